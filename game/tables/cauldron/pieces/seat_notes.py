"""Seat notes: what spells, omens and abilities have brought to single seats for a while, as signs on their eaves."""

from collections.abc import Iterator
from typing import NamedTuple, get_args

from game.core.effects import NONE, root_of
from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron.cards.card_choices import program_of
from game.rules.cauldron.cards.verbs_season import Modify
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.standing import HARVEST, LATER, SEASON, Standing, Until
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, character_frame, joined
from game.tables.cauldron.pieces.seats import SeatPanels
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SPELL, OMEN, ABILITY = "spell", "omen", "ability"
GROWTH = "growth"
"""What an effect changes that is about fields and no seat."""

ENDS: tuple[Until, ...] = get_args(Until)
"""Until when something holds, what ends first before what ends later."""

DEEDS = frozenset(f"{LATER}{deed}" for deed in ("harvest", "brew", "buy"))
"""What waits for a deed of the seats that it is about; the rest waits for a moment of the season."""

SIGN, OWN_SIGN = (42.0, 36.0), (44.0, 34.0)
PITCH = 50.0
"""How far signs stand apart; where there are many they cover each other."""

FROM_RIGHT, FACE = 16.0, 90.0
"""How far from the right end of an eave the first sign of a rival hangs, and how much is left above their face."""

OWN_FROM_LEFT, EDGE = 330.0, 14.0
"""How far from the left end of one's own eave the first sign hangs, and what is left at the other."""

RAISED, OWN_LOWERED = 3.0, 3.0
"""How far above the top of an eave a rival's signs begin, and how far below it one's own, under the prompt."""


class SeatNote(NamedTuple):
    """A card that holds for a seat until some moment, or waits for it; `by` is who has cast it, where that is sure."""

    seat: Seat
    family: str
    card: str
    until: str
    by: Seat | None = None


class SeatNotes:
    """Says what holds for each seat, and hangs a sign of it on the eave of their hut."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts, huts: SeatPanels) -> None:
        self._table = table
        self._plan = plan
        self._book = book
        self._huts = huts

    def of(self, seen: CauldronObservation, seat: Seat) -> list[SeatNote]:
        """Return what holds for a seat and lies on no field, each card once with the end of all that it brought, in the
        order in which it came.
        """
        found: dict[str, SeatNote] = {}
        for effect in seen.effects:
            family, _, card = root_of(effect.source).partition(".")
            if seat in self._touched(seen, effect, family):
                ends = {SEASON if effect.until == HARVEST and seen.in_market else effect.until}
                ends.update(note.until for note in found.values() if note.card == card)
                until = max(ends, key=ENDS.index)
                found[card] = SeatNote(seat, family, card, until, self._caster(seen, effect, family, card))
        return list(found.values())

    def _touched(self, seen: CauldronObservation, effect: Standing, family: str) -> Iterator[Seat]:
        """Yield the seats that wear a sign of an effect; an omen that holds for everybody, or for what grows, lies on
        the table itself.
        """
        meant = [seat for seat in range(seen.seats) if effect.seats >> seat & 1]
        if effect.holds_for_good or effect.cell != NONE or family not in {SPELL, OMEN, ABILITY}:
            return
        waits = effect.only_waits and effect.what not in DEEDS
        if family != OMEN:
            yield from [effect.owner] if waits and effect.owner != NONE else meant
        elif not waits and effect.what != GROWTH and len(meant) < seen.seats:
            yield from meant

    def _caster(self, seen: CauldronObservation, effect: Standing, family: str, card: str) -> Seat | None:
        """Return who has cast the spell of an effect, as far as that follows from what it does."""
        if family != SPELL:
            return None
        if effect.owner != NONE:
            return effect.owner
        changes = [verb for verb in every_verb(program_of(self._book.cards, card)[0]) if isinstance(verb, Modify)]
        whose = {change.who for change in changes if change.what == effect.what}
        inside = [seat for seat in range(seen.seats) if effect.seats >> seat & 1]
        outside = [seat for seat in range(seen.seats) if seat not in inside]
        alone = inside if whose == {"me"} else outside if whose == {"others"} else []
        return alone[0] if len(alone) == 1 else None

    def areas(self, seen: CauldronObservation, seat: Seat) -> list[tuple[SeatNote, Area]]:
        """Return the signs of a seat with where they hang."""
        notes, own = self.of(seen, seat), seat == self._table.viewer
        eave = self._plan.area(f"{self._huts.prefix(seat)}.eave")
        width, height = OWN_SIGN if own else SIGN
        room = eave.width - width - (OWN_FROM_LEFT + EDGE if own else FROM_RIGHT + FACE)
        pitch = min(PITCH, room / max(1, len(notes) - 1))
        start, step = (eave.x + OWN_FROM_LEFT, pitch) if own else (eave.right - FROM_RIGHT - width, -pitch)
        y = eave.y + (OWN_LOWERED if own else -RAISED)
        return [(note, Area(start + at * step, y, width, height)) for at, note in enumerate(notes)]

    def large(self, seen: CauldronObservation, note: SeatNote) -> str:
        """Return the card that is shown large for a sign: of an ability that of its character."""
        return seen.characters[note.seat] if note.family == ABILITY else note.card

    def words(self, seen: CauldronObservation, note: SeatNote) -> Reason:
        """Return what a sign says: the card, who has cast it, for whom and until when it holds, and what it does."""
        told = reason(
            "cauldron.tip.sign" if note.by is None else "cauldron.tip.sign.cast",
            card=card_words(note.card), name=self._table.seats[note.seat].name,
            until=Reason(f"cauldron.tip.sign.until.{note.until}"), text=self._text(seen, note),
        )  # fmt: skip
        return told if note.by is None else told.with_args(caster=self._table.seats[note.by].name)

    def _text(self, seen: CauldronObservation, note: SeatNote) -> Reason:
        """Return what the card of a sign does."""
        if note.family != ABILITY:
            return joined(*self._book.text(note.card))
        abilities = self._book.abilities(seen.characters[note.seat])
        return self._book.ability_effect(next(each for each in abilities if each.id == note.card))

    def draw(self, canvas: Canvas, seen: CauldronObservation) -> None:
        """Draw the signs of all seats, the first of each in front."""
        for seat in range(seen.seats):
            for note, area in reversed(self.areas(seen, seat)):
                canvas.fill(area.inset(-2.5), "ink", radius=8)
                canvas.fill(area, "paper", radius=6)
                picture = area.inset(2)
                if note.family == ABILITY:
                    frame = character_frame(seen.characters[seat])
                    canvas.centred(frame, *picture.centre, height=picture.height)
                else:
                    canvas.place(self._book.picture(note.card), picture)
