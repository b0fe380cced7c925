"""Card spots: the pieces that moves are made of, as places to press and to drag, and what each of them means."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from typing import NamedTuple

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import list_words, potion_words
from game.rules.bubble_and_boil.cubes import COLOURS, ingredient_words
from game.rules.bubble_and_boil.gardens import GARDENS_A_SEAT
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation, SeenGarden
from game.tables.asking import Asking, Drop
from game.tables.bubble_and_boil.cards.card_facts import copies, recipe_words
from game.tables.bubble_and_boil.choices import LIFT as CHOICE_LIFT
from game.tables.bubble_and_boil.choices import Choices
from game.tables.bubble_and_boil.pieces.card_marks import Marks, marks_of
from game.tables.bubble_and_boil.pieces.garden_beds import Gardens, next_harvest, twin_of
from game.tables.bubble_and_boil.pieces.hands import LIFT, Hands, part_of
from game.tables.bubble_and_boil.pieces.own_place import OwnPlace
from game.tables.bubble_and_boil.pieces.pool import Pool
from game.tables.bubble_and_boil.pieces.seats import SeatPanels
from game.tables.bubble_and_boil.tips import crones_words
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.tip import around
from game.view.drawing.area import Area
from game.view.widgets import Spot, Widget

HAND, CARD, SEAT, PLOT, BED, BOOK = "hand:", "card:", "seat:", "plot:", "bed:", "book:"


class Piece(NamedTuple):
    """Something to point at: its id, where it is, what part of a move pressing it means, and what it is."""

    id: str
    area: Area
    part: str
    tip: Reason | None = None
    ringed: bool = True
    draggable: bool = False
    raised: Area | None = None


class CardSpots:
    """Says which pieces of the table can be pressed, under the names that the moves in question have for them."""

    def __init__(
        self, table: Table, plan: Plan, panels: SeatPanels, home: OwnPlace, gardens: Gardens, pool: Pool, hands: Hands,
        choices: Choices,
    ) -> None:  # fmt: skip
        self._table = table
        self._plan = plan
        self._panels = panels
        self._home = home
        self._gardens = gardens
        self._pool = pool
        self._hands = hands
        self._choices = choices

    def spots(
        self, seen: BubbleAndBoilObservation, asking: Asking | None, press: Callable[[str], None], drop: Drop
    ) -> Iterator[Widget]:
        """Yield the pieces; without a question they can only be looked at."""
        for piece in self.pieces(seen, asking):
            tip = None if piece.tip is None else self._table.say(piece.tip)
            yield Spot(
                piece.id, piece.area, partial(_press, asking, press, drop, piece), draggable=piece.draggable,
                on_drop=partial(self._dropped, asking, drop, piece), tooltip=tip, ringed=piece.ringed,
                raised=piece.raised,
            )  # fmt: skip

    def pieces(self, seen: BubbleAndBoilObservation, asking: Asking | None) -> Iterator[Piece]:
        """Yield every piece, those that lie above others after them."""
        parts = (
            frozenset(part for move in asking.narrowing.all for part in move.parts)
            if asking is not None
            else frozenset()
        )
        laid_out = self._choices.cards(seen) if asking is not None else {}
        tiles = self._choices.tile_areas(seen) if asking is not None else {}
        covers = bool(laid_out)
        for seat in range(seen.seats):
            if seat != self._table.viewer:
                tip = reason("bubble_and_boil.tip.name", who=self._table.who(seat))
                yield Piece(f"{SEAT}{seat}", self._plan.area(self._panels.prefix(seat)), f"{SEAT}{seat}", tip)
                yield from self._public_pieces(seen, seat)
            if seat != self._table.viewer or not covers:
                yield from self._garden_pieces(seen, seat, parts)
        yield from self._home_pieces(seen, parts)
        if not covers and not tiles:
            yield from self._pool_pieces()
        for index, card in enumerate(seen.victories):
            yield Piece(f"victory {card}", self._plan.area(f"victory.card{index}"), "", ringed=True)
        for id, area in tiles.items():
            yield Piece(id, area, id)
        if not covers:
            yield from self._hand_pieces(seen, parts, marks_of(asking))
        for id, (_, area) in laid_out.items():
            raised = None if seen.step == "brew" else area.moved(0, -CHOICE_LIFT)
            yield Piece(id, area, part_of(id), ringed=False, raised=raised)

    def _public_pieces(self, seen: BubbleAndBoilObservation, seat: Seat) -> Iterator[Piece]:
        """Yield the hand and the book of another seat, which say what is known of them; pressed they are the seat."""
        prefix, part = self._panels.prefix(seat), f"{SEAT}{seat}"
        known = seen.shown[seat]
        tip = reason("bubble_and_boil.tip.hand", count=seen.hand_counts[seat])
        if known:
            tip = reason("bubble_and_boil.tip.hand.known", count=seen.hand_counts[seat], cards=list_words(known))
        yield Piece(f"cards {seat}", self._plan.area(f"{prefix}.hand"), part, tip, ringed=False)
        if seen.pots_open:
            yield Piece(f"pot {seat}", self._panels.pot(seat), "", _pot_tip(seen, seat), ringed=False)
        yield Piece(f"recipes {seat}", self._plan.area(f"{prefix}.book"), part, _book_tip(seen, seat), ringed=False)

    def _home_pieces(self, seen: BubbleAndBoilObservation, parts: frozenset[str]) -> Iterator[Piece]:
        pot = "hex" if "hex" in parts else "pot"
        tip = reason("bubble_and_boil.tip.pot.hex") if pot == "hex" else _pot_tip(seen, self._table.viewer)
        yield Piece(pot, self._home.pot_piece(seen), pot, tip)
        yield Piece("book", self._plan.area("seat0.books"), "book", _book_tip(seen, self._table.viewer))
        crones = around(self._plan.area("seat0.crones"), self._plan.area("seat0.crones.count"))
        yield Piece("crones", crones, "book", crones_words(seen, self._table.viewer), ringed=False)
        tip = reason("bubble_and_boil.tip.ladder", count=seen.limits.track)
        yield Piece("ladder", self._plan.area("seat0.ladder"), "ladder", tip, ringed=False)
        if "raze" in parts:
            yield Piece("raze", self._plan.area("step3"), "raze", reason("bubble_and_boil.action.raze.tip"))

    def _pool_pieces(self) -> Iterator[Piece]:
        for colour in COLOURS:
            tip = reason("bubble_and_boil.tip.heap", colour=ingredient_words(COLOURS.index(colour)))
            yield Piece(f"colour:{colour}", self._pool.ring(colour), f"colour:{colour}", tip)
        for kind in ("corruption", "crone"):
            yield Piece(f"heap {kind}", self._pool.ring(kind), "", reason(f"bubble_and_boil.tip.{kind}"))
        yield Piece("deck", self._pool.pile("deck"), "", reason("bubble_and_boil.tip.deck", count=copies()))
        yield Piece("discards", self._pool.pile("discards"), "discards", reason("bubble_and_boil.tip.discards"))

    def _garden_pieces(self, seen: BubbleAndBoilObservation, seat: Seat, parts: frozenset[str]) -> Iterator[Piece]:
        """Yield the beds of a seat and the plots on them; a plot stands for its bed where beds are asked for."""
        gardens = seen.gardens[seat]
        own = seat == self._table.viewer
        for place in range(GARDENS_A_SEAT):
            names = [f"garden:{seat}.{place}"]
            if own:
                names.append(f"{BED}{place}")
                if place == min(len(gardens) - (seen.step == "grow"), GARDENS_A_SEAT - 1):
                    names.append("plant")
            else:
                names.append(f"{SEAT}{seat}")
            bed = next((name for name in names if name in parts), f"bed {seat} {place}")
            if not bed.startswith(SEAT):
                tip = _bed_tip(gardens[place] if place < len(gardens) else None, self._table.seats[seat].name)
                yield Piece(bed, self._gardens.bed(seat, place), bed, tip)
            if place >= len(gardens):
                continue
            garden = gardens[place]
            areas = self._gardens.plots(seat, place, len(garden.cards))
            asked = [plot for plot in range(len(garden.cards)) if f"{PLOT}{seat}.{place}.{plot}" in parts]
            for plot, area in enumerate(areas):
                twin = twin_of(garden, plot, asked) if asked else plot
                meant = f"{PLOT}{seat}.{place}.{twin}"
                strip = (
                    area if plot + 1 == len(areas) else area._replace(width=min(area.width, areas[plot + 1].x - area.x))
                )
                yield Piece(f"{PLOT}{seat}.{place}.{plot}", strip, meant if asked else bed)

    def _hand_pieces(self, seen: BubbleAndBoilObservation, parts: frozenset[str], marks: Marks) -> Iterator[Piece]:
        """Yield the cards of the hand; those that are chosen are lifted, and lie over the others."""
        places = self._hands.places(seen)
        taken = self._hands.taken(places, marks)
        asked = any(part.startswith(CARD) for part in parts)
        for id in sorted(places, key=lambda id: id in taken):
            card, area = places[id]
            raised = area.moved(0, -LIFT)
            kind = CARD if asked and not self._choices.asks_of_book(seen) else HAND
            name = id.replace(HAND, kind, 1)
            yield Piece(
                name, raised if id in taken else area, f"{kind}{card}", ringed=False, draggable=bool(parts),
                raised=raised,
            )  # fmt: skip

    # Dragging

    def _dropped(self, asking: Asking | None, drop: Drop, piece: Piece, target: str | None, x: float, y: float) -> bool:
        """Make the move that dragging a card to a piece means, or have said why there is none; False: it means none."""
        if asking is None or target is None or not piece.part.startswith((HAND, CARD)):
            return False
        ways = list(self._meant(asking, piece, target))
        for parts in ways:
            wanted = Counter(parts)
            if any(wanted <= Counter(move.parts) for move in asking.narrowing.all):
                return drop(*parts)
        return bool(ways) and drop(*ways[0])

    def _meant(self, asking: Asking, piece: Piece, target: str) -> Iterator[tuple[str, ...]]:
        """Yield the parts of the moves that dragging a card to a piece may mean, beside those that were chosen."""
        part = piece.part
        if part.startswith(CARD):
            yield (part,)
            return
        kind, _, rest = part_of(target).partition(":")
        seat = self._owner(target)
        sown = [each for each in asking.narrowing.chosen if each.startswith(HAND)]
        if sown.count(part) > ("#" in piece.id):
            # It is a chosen card itself that is dragged, and not its twin.
            sown.remove(part)
        if seat is not None and seat != self._table.viewer:
            yield "hex", part, f"{SEAT}{seat}"
            yield "hex", part
        elif target in {"hex", "pot"}:
            yield "hex", part
        elif target in {"book", "crones"}:
            yield "book", part
        elif target == "discards":
            yield target, part
        elif kind == "colour":
            yield "plant", *sown, part, f"colour:{rest}"
        elif kind == "hand":
            yield "plant", part, f"{HAND}{rest}"
        elif target == "plant" or seat is not None:
            yield "plant", *sown, part
            yield "plant", part

    def _owner(self, target: str) -> Seat | None:
        """Return the seat to which a piece belongs, None for no one."""
        kind, _, rest = target.replace(" ", ":").partition(":")
        if kind == "tip":
            kind, _, rest = rest.partition(":")
            return int(rest) if rest.isdigit() else None
        if kind in {"seat", "plot", "garden"}:
            return int(rest.partition(".")[0])
        if kind in {"cards", "recipes", "pot"}:
            return int(rest) if rest else self._table.viewer
        if kind == "bed":
            return self._table.viewer if target.startswith(BED) else int(rest.partition(":")[0])
        return None


def _bed_tip(garden: SeenGarden | None, name: str) -> Reason:
    """Return what is said about a bed: what harvests do to its garden until the crone comes, or that there is room."""
    if garden is None:
        return reason("bubble_and_boil.tip.bed.empty", name=name)
    _, left = next_harvest(garden)
    return reason(f"bubble_and_boil.tip.{'bed' if left else 'bed.bare'}", name=name, count=left)


def _pot_tip(seen: BubbleAndBoilObservation, seat: Seat) -> Reason:
    """Return what is said about a pot: what is in it once it is open (rulings B47 and B52)."""
    if seen.pots_open:
        counts = dict(zip(COLOURS, seen.tallies[seat], strict=True))
        return reason("bubble_and_boil.tip.pot.open", corruption=seen.corruption[seat], **counts)
    return reason(f"bubble_and_boil.tip.pot.{'aid' if seen.memory_aid else 'own'}")


def _book_tip(seen: BubbleAndBoilObservation, seat: Seat) -> Reason:
    """Return what is said about a recipe book: what is in it where that may be known (rulings B26 and B52)."""
    is_helped = seen.books is None and seen.memory_aid and seat == seen.seat
    recipes = seen.book if is_helped else seen.books[seat] if seen.books is not None else ()
    if recipes:
        lines = (
            reason("bubble_and_boil.card.recipe", potion=potion_words(card), needs=recipe_words(card))
            for card in recipes
        )
        told = reduce(lambda first, rest: reason("bubble_and_boil.tip.book.more", first=first, rest=rest), lines)
        return reason("bubble_and_boil.tip.book.known", cards=told)
    is_closed = seen.books is None and not is_helped
    return reason(f"bubble_and_boil.tip.book{'' if is_closed else '.empty'}", count=seen.limits.recipes)


def _press(asking: Asking | None, press: Callable[[str], None], drop: Drop, piece: Piece) -> None:
    """Take a piece; a card that is chosen alone or makes no move yet is put back, its twin is taken where it can be."""
    if not piece.part:
        return
    chosen: Sequence[str] = () if asking is None else asking.narrowing.chosen
    if asking is not None and piece.part in chosen and ":" in piece.part:
        again = piece.part.startswith(BOOK) or (len(chosen) == 1 and len(asking.narrowing.all) > 1)
        if "#" in piece.id and asking.narrowing.can_choose(piece.part):
            drop(*chosen, piece.part)
            return
        if "#" in piece.id and len(chosen) > 1:
            press(piece.id)
            return
        if again or asking.narrowing.move is None:
            left = list(chosen)
            left.remove(piece.part)
            drop(*left)
            return
    press(piece.part)
