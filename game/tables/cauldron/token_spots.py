"""Token spots: the pieces that moves are made of, as places to press and to drag, and what each of them means."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from functools import partial

from game.core.effect_stack import Choice
from game.core.errors import BadMove
from game.core.event import Seat
from game.core.hexgrid import cell_name
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron.ingredients import KINDS, Kind, items_in, kinds_in
from game.rules.cauldron.moves import Brew, Cast, Discard, Use, parse_plain
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Asking, Drop, Look
from game.tables.cauldron.asked import question_of
from game.tables.cauldron.pieces.card_facts import joined, kind_words
from game.tables.cauldron.pieces.field_board import FieldBoard
from game.tables.cauldron.pieces.field_notes import FieldNotes
from game.tables.cauldron.pieces.own_hut import OwnHut
from game.tables.cauldron.pieces.seats import OWN_TOKEN, SeatPanels
from game.tables.cauldron.pieces.small_cards import SPELL_SHAPE
from game.tables.cauldron.pieces.small_pieces import token_frame
from game.tables.cauldron.pieces.spell_hand import LIFT, Hand, HandCard, is_hinted
from game.tables.cauldron.pieces.token_marks import marks_of
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Spot, Widget
from game.view.widgets.widget import OnDrop

OWN, CELLARS = "own:", "cellars"

HOME = "seat0.wall"
"""Where a token of a field or of another's supply is dragged to."""

ON_BOARD = ("field:", "place:")
GOES_HOME = ("field:", "supply:", "token:", "cellar:")
"""What begins the names of the pieces that may be dragged home."""

POTION, BOTTLE = "potion:", 96.0
SPELL, SPELL_WIDTH = "hand:", 112.0
"""What begins the names of potions and spells, which are brewed and cast by dragging them out of the hut; how high a
potion is then, and how wide a spell.
"""


class CardSpot(Spot):
    """A card of the fan: it is found wherever it peeps out, but the names of the cards `beneath` it lie on it."""

    def __init__(
        self,
        id: str,
        place: HandCard,
        on_press: Callable[[], None],
        on_drop: OnDrop | None,
        beneath: Iterable[HandCard],
    ) -> None:
        turn = place.rotation
        super().__init__(
            id, place.strip, on_press, rotation=turn, draggable=on_drop is not None, on_drop=on_drop,
            raised=place.card.moved(0, -LIFT),
        )  # fmt: skip
        self._parts = [Spot(id, area, on_press, rotation=turn) for area in (place.card, place.name)]
        lifted = (place.card.moved(0, -LIFT), place.name.moved(0, -LIFT))
        self._raised_parts = [Spot(id, area, on_press, rotation=turn) for area in lifted]
        self._names = [Spot(id, each.name, on_press, rotation=each.rotation) for each in beneath]

    def contains(self, x: float, y: float, reach: float = 0.0) -> bool:
        """Return whether a point lies on what is seen of the card, or beside it; cards above it are asked before it."""
        covered = any(name.contains(x, y) for name in self._names)
        return not covered and any(part.contains(x, y, reach) for part in self._parts)

    def contains_raised(self, x: float, y: float) -> bool:
        """Return whether a point lies on the card or its name while it is looked at."""
        return any(part.contains(x, y) for part in self._raised_parts)


class TokenSpots:
    """Says which pieces of the table can be pressed, under the names that the moves in question have for them."""

    def __init__(
        self, table: Table, board: FieldBoard, notes: FieldNotes, huts: SeatPanels, home: OwnHut, hand: Hand
    ) -> None:
        self._table = table
        self._board = board
        self._notes = notes
        self._huts = huts
        self._home = home
        self._hand = hand

    def spots(
        self,
        seen: CauldronObservation,
        asking: Asking | None,
        press: Callable[[str], None],
        drop: Drop,
        owner: Seat | None = None,
    ) -> Iterator[Widget]:
        """Yield the pieces; without a question they can only be looked at.

        What lies in the supply of the `owner` answers, beside the answers on the paper, which of it is taken.
        """
        parts = frozenset(part for move in asking.narrowing.all for part in move.parts) if asking is not None else ()
        question = question_of(seen) if asking is not None else None
        placing = isinstance(question, Choice) and question.what == "place"
        marks = marks_of(asking)
        found: Counter[str] = Counter()
        radius = self._board.grid(seen, placing=placing).radius
        for name, area in self._pieces(seen, parts, placing=placing):
            part = name.partition("#")[0]
            found[part] += 1
            # Of several pieces that mean the same each has an id of its own.
            id = part if found[part] == 1 else f"{part}#{found[part]}"
            about = tip_of(seen, part, self._notes, self._table.viewer)
            if about is not None and part.startswith("supply:") and part in parts:
                need = seen.steal_needs[int(part.split(":")[1])]
                about = joined(about, reason("cauldron.tip.token.steal", need=need))
            chooses_seat = isinstance(question, Choice) and question.what == "seat"
            answer = _seat_answer(part) if chooses_seat else self._answer(part, owner)
            if about is not None and answer in parts:
                about = joined(about, chosen_by_click(self._table, answer))
            elif about is not None and asking is not None and part == self._table.chosen_last:
                about = joined(about, Reason("cauldron.tip.chosen"))
            tip = None if about is None else self._table.say(about)
            if answer in parts:
                yield Spot(id, area, partial(press, answer), tooltip=tip, ringed=False)
                continue
            if part.startswith(OWN) and asking is not None:
                yield self._own_token(seen, part, area, press, drop, tip)
                continue
            raised = self._home.raised_potion(seen, part, marks.open)
            if part.startswith(POTION) and asking is not None:
                out = partial(self._dropped_out, part, drop)
                yield Spot(
                    id, area, partial(press, part), draggable=True, on_drop=out, tooltip=tip, raised=raised
                )  # fmt: skip
                continue
            if part.startswith("cellared:") and asking is not None:
                # Whoever drags it out that may not is told why as whoever presses it.
                out = (
                    partial(self._dropped_in_supply, seen, part, drop)
                    if part in parts
                    else partial(self._told_by_press, part, press)
                )
                yield Spot(id, area, partial(press, part), draggable=True, on_drop=out, tooltip=tip, ringed=False)
                continue
            hexagon = radius if part.startswith(ON_BOARD) else 0.0
            if part.startswith(GOES_HOME) and part in parts:
                yield Spot(
                    id, area, partial(press, part), draggable=True, on_drop=partial(self._dropped, part, drop),
                    tooltip=tip, ringed=False, hexagon=hexagon,
                )  # fmt: skip
            else:
                ringed = not part.startswith(("field", "place", "supply", "cellar", "token"))
                yield Spot(
                    id, area, partial(press, part), tooltip=tip, ringed=ringed, hexagon=hexagon, raised=raised
                )  # fmt: skip
        yield from self._spells(seen, parts, press, None if asking is None else drop, marks.hinted)

    def _answer(self, part: str, owner: Seat | None) -> str:
        """Return the answer that an ingredient in the supply of a seat stands for."""
        supply = OWN if owner == self._table.viewer else f"supply:{owner}:"
        return f"kind:{part.removeprefix(supply)}" if owner is not None and part.startswith(supply) else ""

    def _spells(
        self,
        seen: CauldronObservation,
        parts: frozenset[str] | tuple[str, ...],
        press: Callable[[str], None],
        drop: Drop | None,
        hinted: Collection[str],
    ) -> Iterator[Widget]:
        """Yield the spells of an open hand; those that may be cast can be dragged."""
        if not self._hand.is_open(seen):
            return
        asked = any(part.startswith("spell:") for part in parts)
        kind = "spell" if asked else "card" if seen.in_market else "hand"
        places = list(zip(self._hand.ids(seen, kind), self._home.spells(seen), strict=False))
        beneath: list[HandCard] = []
        for id, place in sorted(places, key=lambda each: is_hinted(each[0], hinted)):
            part = id.partition("#")[0]
            out = partial(self._dropped_out, part, drop) if drop is not None and part.startswith(SPELL) else None
            hinted_at = is_hinted(id, hinted)
            yield CardSpot(id, place, partial(press, part), out, () if hinted_at else tuple(beneath))
            beneath.append(place)

    def _pieces(
        self, seen: CauldronObservation, parts: frozenset[str] | tuple[str, ...], *, placing: bool
    ) -> Iterator[tuple[str, Area]]:
        """Yield id and area of every piece."""
        viewer, huts = self._table.viewer, self._huts
        grid = self._board.grid(seen, placing=placing)
        for seat in range(seen.seats):
            inside = items_in(seen.cellared[seat])
            for kind in kinds_in(seen.supply[seat]):
                names = [f"supply:{seat}:{KINDS[kind]}", f"token:{seat}:{KINDS[kind]}"]
                yield _first(parts, [f"own:{KINDS[kind]}"] if seat == viewer else names), huts.token_area(seat, kind)
            for kind, area in zip(inside, huts.cellar_areas(seen, seat), strict=False):
                names = [f"cellar:{seat}:{KINDS[kind]}", f"token:{seat}:{KINDS[kind]}"]
                yield _first(parts, [f"cellared:{KINDS[kind]}"] if seat == viewer else names), area
        for cell, _, _ in seen.fields:
            yield f"field:{cell_name(cell)}", grid.touch(cell)
        if placing:
            for cell in seen.open_places:
                yield f"place:{cell_name(cell)}", grid.touch(cell)
        for ability, area in self._home.abilities(seen):
            yield f"ability:{ability.id}", area
        for name, area in self._home.bare_potions(seen).items():
            yield f"{'card' if seen.in_market else 'potion'}:{name}", area
        if CELLARS in parts:
            free = self._huts.cellar_areas(seen, viewer)[len(items_in(seen.cellared[viewer])) : seen.cellars[viewer]]
            if free:
                yield CELLARS, free[0]

    def _own_token(
        self, seen: CauldronObservation, part: str, area: Area, press: Callable[[str], None], drop: Drop,
        tip: str | None,
    ) -> Spot:  # fmt: skip
        """Return a token of one's own supply, which can be dragged into a cellar."""

        def dropped(target: str | None, x: float, y: float) -> bool:
            cellars = self._huts.cellar_areas(seen, self._table.viewer)
            return any(cellar.contains(x, y) for cellar in cellars) and drop(part, CELLARS)

        return Spot(part, area, partial(press, part), draggable=True, on_drop=dropped, tooltip=tip, ringed=False)

    def _told_by_press(self, part: str, press: Callable[[str], None], target: str | None, x: float, y: float) -> bool:
        """Have said why a token that was dragged does not go anywhere."""
        press(part)
        return True

    def _dropped_in_supply(
        self, seen: CauldronObservation, part: str, drop: Drop, target: str | None, x: float, y: float
    ) -> bool:
        """Take a token that was dragged out of a cellar into the supply; return whether it was."""
        cellars = self._huts.cellar_areas(seen, self._table.viewer)
        return not any(cellar.contains(x, y) for cellar in cellars) and self._dropped(part, drop, target, x, y)

    def _dropped(self, part: str, drop: Drop, target: str | None, x: float, y: float) -> bool:
        """Take a token that was dragged home; return whether it was."""
        return self._table.plan.area(HOME).contains(x, y) and drop(part)

    def _dropped_out(self, part: str, drop: Drop, target: str | None, x: float, y: float) -> bool:
        """Brew a potion or cast a spell that was dragged out of the hut; return whether it was."""
        return not self._table.plan.area(HOME).contains(x, y) and drop(part)

    def draw_dragged(self, canvas: Canvas, seen: CauldronObservation, look: Look) -> None:
        """Draw the token, potion or spell that is dragged, and a ring round where a token may go."""
        if look.dragged is None:
            return
        part, x, y = look.dragged
        if part.startswith(POTION):
            self._home.draw_bottle(canvas, part.removeprefix(POTION), Area.around(x, y, BOTTLE, BOTTLE))
            return
        if part.startswith(SPELL):
            spell = part.removeprefix(SPELL).partition("#")[0]
            self._hand.draw_card(canvas, spell, Area.around(x, y, SPELL_WIDTH, SPELL_WIDTH * SPELL_SHAPE))
            return
        kind = _kind_of(seen, part.partition("#")[0])
        if part.startswith(OWN):
            for cellar in self._huts.cellar_areas(seen, self._table.viewer):
                panels.ring(canvas, cellar)
        else:
            panels.ring(canvas, self._table.plan.area(HOME))
        canvas.centred(token_frame(kind, OWN_TOKEN), x, y, width=OWN_TOKEN)


def _kind_of(seen: CauldronObservation, part: str) -> Kind:
    """Return what lies there that is dragged."""
    if part.startswith("field:"):
        return next(kind for cell, kind, _ in seen.fields if f"field:{cell_name(cell)}" == part)
    return KINDS.index(part.rpartition(":")[2])


def tip_of(seen: CauldronObservation, part: str, notes: FieldNotes, viewer: Seat) -> Reason | None:
    """Return what a field or a token is to its viewer, or None for pieces that have a large view."""
    kind, _, rest = part.partition(":")
    match kind:
        case "field":
            for cell, grown, number in seen.fields:
                if cell_name(cell) == rest:
                    key = "field" if number else "field.market" if seen.in_market else "field.empty"
                    if not number and any(note.is_barren for note in notes.of(seen) if note.cell == cell):
                        key = "field.bare"
                    about = reason(f"cauldron.tip.{key}", kind=kind_words(KINDS[grown]), count=number)
                    return joined(about, *notes.words(seen, cell))
        case "own" | "supply" | "token":
            owner, _, name = rest.rpartition(":")
            kept = seen.kept(int(owner) if owner else viewer)
            key = "token.kept" if kept else "token"
            return reason(f"cauldron.tip.{key}", kind=kind_words(name), count=kept)
        case "cellared" | "cellar":
            return reason("cauldron.tip.cellared", kind=kind_words(rest.rpartition(":")[2]))
        case "place" | "cellars":
            return reason(f"cauldron.tip.{kind}")
    return None


def chosen_by_click(table: Table, answer: str) -> Reason:
    """Return what is said of a piece that stands for an answer: a seat, or else the ingredient itself."""
    kind, _, rest = answer.partition(":")
    if kind == "seat":
        return reason("cauldron.tip.choose.seat", name=table.seats[int(rest)].name)
    return reason("cauldron.tip.choose")


def _first(parts: frozenset[str] | tuple[str, ...], names: list[str]) -> str:
    """Return the first name that is part of a move, or else the first."""
    return next((name for name in names if name in parts), names[0])


def attempted(part: str) -> Move | None:
    """Return the move that a piece stands for in a usual turn, legal or not."""
    kind, _, rest = part.partition("#")[0].partition(":")
    match kind:
        case "potion":
            return Brew(rest)
        case "hand":
            return Cast(rest)
        case "ability":
            return Use(rest)
        case "card":
            return Discard(rest)
    seat, _, thing = rest.partition(":")
    texts = {
        "field": f"harvest {rest}",
        "supply": f"steal {seat} {thing}",
        "token": f"steal {seat} {thing}",
        "cellar": f"steal {seat} {thing} cellar",
        "own": f"store {rest}",
        "cellared": f"fetch {rest}",
        "market": f"buy_field {thing}" if thing else f"buy {rest}",
    }
    with suppress(BadMove):
        return parse_plain(texts[kind]) if kind in texts else None
    return None


def _seat_answer(part: str) -> str:
    """Return the answer that whatever lies in the hut of a seat stands for where a seat is to be chosen."""
    kind, _, rest = part.partition(":")
    return f"seat:{rest.partition(':')[0]}" if kind in {"supply", "cellar", "token"} else ""
