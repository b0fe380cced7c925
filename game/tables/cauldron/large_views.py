"""Large views: what can be pointed at to see more of it, and the large view of it."""

from collections.abc import Callable, Iterator
from functools import partial

from game.core.effect_stack import Window
from game.core.reason import Reason, reason
from game.rules.cauldron.ingredients import ALL_KINDS
from game.rules.cauldron.moves import Brew
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Asking, Look
from game.tables.cauldron.asked import announced_spell, asking_card, brews_now, caster_of_announced, question_of
from game.tables.cauldron.large import draw_large_card, draw_large_hut, draw_large_note
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words
from game.tables.cauldron.pieces.own_hut import OwnHut
from game.tables.cauldron.pieces.seat_notes import SeatNotes
from game.tables.cauldron.pieces.seats import SeatPanels
from game.tables.cauldron.pieces.track import MagikTrack
from game.tables.cauldron.prompts import stake_of_brew
from game.tables.name_list import listed
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Spot, Widget

CARD_KINDS = frozenset({"potion", "card", "hand", "spell", "top_spell", "keep_spell", "keep_potion"})

FRESH = Reason("cauldron.table.fresh.about")
"""What is said of a card of one's own that has just come."""


class Looks:
    """Says what can be looked at, and draws what is pointed at large."""

    def __init__(
        self,
        table: Table,
        plan: Plan,
        book: CardFacts,
        track: MagikTrack,
        huts: SeatPanels,
        home: OwnHut,
        signs: SeatNotes,
    ) -> None:
        self._table = table
        self._plan = plan
        self._book = book
        self._track = track
        self._huts = huts
        self._home = home
        self._signs = signs

    def spots(self, seen: CauldronObservation, press: Callable[[str], None] | None) -> Iterator[Widget]:
        """Yield huts and what hangs in and on them, omen, effects of the track and portraits.

        SeatPanels can be pressed where a player is to be chosen.
        """
        for seat in range(seen.seats):
            if seat != self._table.viewer:
                id, wall = f"seat:{seat}", self._plan.area(f"{self._huts.prefix(seat)}.wall")
                yield _look_spot(id, wall) if press is None else Spot(id, wall, partial(press, id))
                for potion, area in self._huts.potion_areas(seen, seat).items():
                    yield _look_spot(f"look:{potion}", area)
            yield _look_spot(f"look:{seen.characters[seat]}", self._huts.character_area(seat))
            for note, area in reversed(self._signs.areas(seen, seat)):
                id = f"look:{self._signs.large(seen, note)}#{seat} {note.card}"
                yield _look_spot(id, area, self._table.say(self._signs.words(seen, note)))
        if seen.omen is not None and not seen.in_market:
            yield _look_spot(f"look:{seen.omen}", self._plan.area("omen"))
        for effect, area in self._track.effect_areas(seen).items():
            yield _look_spot(f"track:{effect}", area)

    def shows(self, pointed: str) -> bool:
        """Return whether something is shown large when it is pointed at."""
        kind, _, rest = _named(pointed)
        if kind == "seat":
            return rest.isdecimal() and int(rest) != self._table.viewer
        return kind in {"track", "ability"} or ((kind in CARD_KINDS or kind == "look") and self.knows(rest))

    def draw(self, canvas: Canvas, seen: CauldronObservation, asking: Asking | None, look: Look) -> None:
        """Draw the large view of what is pointed at, or else of the card that is announced or makes somebody choose."""
        if look.pointed is None:
            card = announced_spell(seen) or asking_card(seen)
            if card is not None and self.knows(card):
                # The paper with the question stays in sight.
                area = self._table.zoom_area(asking, Look(at=self._plan.area("actions")))
                draw_large_card(canvas, self._table, self._book, card, area)
            return
        if not self.shows(look.pointed):
            return
        kind, _, rest = _named(look.pointed)
        area = self._table.zoom_area(asking, look)
        if kind == "seat":
            seat = int(rest)
            kinds = sorted(ALL_KINDS, key=lambda kind: self._huts.token_area(seat, kind).x)
            draw_large_hut(canvas, self._table, self._book, seen, seat, area, kinds)
        elif kind == "track":
            draw_large_note(canvas, self._table, card_words(rest), self._stone_words(seen, rest), self._off_track(area))
        elif kind == "ability":
            ability = next(each for each, _ in self._home.abilities(seen) if each.id == rest)
            words = self._book.ability_words(ability)
            left = seen.uses_left(self._table.viewer, rest)
            if left == 0:
                words = (*words, Reason("cauldron.mark.used.about"))
            elif left is not None and self._book.numbers.abilities[rest].uses > 1:
                words = (*words, reason("cauldron.mark.left", count=left))
            need = dict(seen.ability_needs).get(rest)
            if need is not None and need != self._book.printed_need(rest):
                words = (*words, reason("cauldron.mark.need", need=need))
            draw_large_note(canvas, self._table, card_words(rest), words, self._off_track(area))
        else:
            draw_large_card(canvas, self._table, self._book, rest, area, self._notes(seen, asking, rest))

    def _off_track(self, area: Area) -> Area:
        """Return what of a place for something large lies beside the track, where that is at an edge of the window."""
        column = self._plan.area("log")
        if area.right == column.right:
            return area._replace(x=column.x, width=column.width)
        left = LAYOUT.right - column.right
        return area._replace(width=column.width) if area.x == left else area

    def _notes(self, seen: CauldronObservation, asking: Asking | None, card: str) -> tuple[Reason, ...]:
        """Return what is said behind the text of a card: what else holds beside an omen, where a brew leads or
        what it lacks.

        Without spells a potion with their sign says that it draws none.
        """
        if card == seen.omen:
            return self._in_force(seen)
        if card == announced_spell(seen) and (caster := caster_of_announced(seen)) != self._table.viewer:
            # What the card says to "you" is said to whoever casts it.
            return (reason("cauldron.table.you_is", seat=reason("seat", seat=caster)),)
        if card in self._book.spell_order:
            answers = isinstance(question_of(seen), Window) and announced_spell(seen) is None
            vain = answers and self._book.cancels(card)
            fresh = (FRESH,) if card in self._home.fresh_spells(seen) else ()
            if card in seen.hand and seen.is_silenced(seen.own_seat):
                return (*fresh, Reason("cauldron.reason.no_cast"))
            return (*fresh, Reason("cauldron.table.cancels_nothing")) if vain else fresh
        idle = not seen.has_spells and card in self._book.potion_order and self._book.potion(card).spell
        own = [brew for brew in brews_now(seen) if brew.potion == card]
        abilities = (name for name, brews in seen.ability_brews if card in {brew.potion for brew in brews})
        helps = tuple(
            reason("cauldron.table.brewed_by", ability=card_words(name))
            for name in abilities
            if seen.actions > 0 and not any(brew.is_ready for brew in own)
        )
        brews = (stake_of_brew(brew) for brew in own if brew.is_ready)
        lacks = (
            reason(f"cauldron.table.lacks.about{'.eased' if brew.eased else ''}", count=brew.lacks)
            for brew in own
            if brew.lacks
        )
        moves = () if asking is None else asking.narrowing.all
        stays = (Reason(f"cauldron.table.stays{'.click' if Brew(card) in moves else ''}"),) if own else ()
        if seen.in_market and seen.active == self._table.viewer and card in seen.potions[self._table.viewer]:
            stays = (Reason("cauldron.table.discardable"),)
        fresh = (FRESH,) if card in self._home.fresh_potions(seen) else ()
        return (*fresh, *lacks, *helps, *((Reason("cauldron.mark.spell.none"),) if idle else ()), *brews, *stays)

    def _stone_words(self, seen: CauldronObservation, effect: str) -> tuple[Reason, ...]:
        """Return what a stone does, for whom, at what toll, and that it is used up if it is."""
        stone = self._book.stone(effect)
        is_used = seen.track >> self._book.track.index(stone) & 1
        passed = stone.at <= self._book.numbers.quick_magik
        toll = (reason("cauldron.table.toll", magik=seen.toll),) if seen.toll and not passed else ()
        return (Reason(f"cauldron.table.{'used_up' if is_used else 'first_here'}"), *toll, *self._book.text(effect))

    def knows(self, card: str) -> bool:
        """Return whether a card has a large view: a potion, a spell, an omen or a character."""
        cards = self._book.cards
        decks = (self._book.potion_order, self._book.spell_order, cards.omens, cards.characters)
        return any(card in deck for deck in decks)

    def _in_force(self, seen: CauldronObservation) -> tuple[Reason, ...]:
        """Return what else holds at the moment, by the names of the cards."""
        sources = dict.fromkeys(
            effect.source.partition("/")[0].partition(".")[2] for effect in seen.effects if not effect.holds_for_good
        )
        names = [card_words(source) for source in sources if source != seen.omen]
        if not names:
            return ()
        return (reason("cauldron.table.in_force", cards=listed(names)),)


def _named(id: str) -> tuple[str, str, str]:
    """Return of the id of a piece its kind and what it is, with the colon between them."""
    return id.partition("#")[0].partition(":")


def _look_spot(id: str, area: Area, tip: str | None = None) -> Spot:
    """Return a place that is only looked at."""
    return Spot(id, area, lambda: None, tooltip=tip)
