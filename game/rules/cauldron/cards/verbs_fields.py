"""Verbs of fields: harvested, sown, blighted, added and removed; some of them run along touching hexes."""

from typing import Literal

from game.core.effects import NONE, root_of
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron.effects import operations
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Effects, Frames, Possible, Ref, Verb, Who
from game.rules.cauldron.seasons import harvesting
from game.rules.cauldron.standing import SEASON, Standing
from game.rules.cauldron.token_places import STOCK, field, supply

# Enough to undo whatever else lets a field grow.
BARREN = -9


class Harvest(Verb, frozen=True):
    """A token of a field goes to the supply of a seat, or all that may be harvested on its patch."""

    field: Ref
    who: Who = "me"
    spread: Literal["field", "patch"] = "field"


class Sow(Verb, frozen=True):
    """The game supply puts a token on a field, on each bare field around it, or on each bare one of its patch.

    A patch is a field with all of its own kind that hang together with it; what the supply lacks stays away, the
    oldest fields first served (A11).
    """

    field: Ref
    spread: Literal["field", "around", "patch"] = "field"


class Blight(Verb, frozen=True):
    """A field, or its whole patch, loses its tokens and grows nothing at the next populating."""

    field: Ref
    spread: Literal["field", "patch"] = "field"


class AddField(Verb, frozen=True):
    """A field from the box joins the board, bare or `sown` with one token; there is no bonus token (A65)."""

    kind: Ref
    place: Ref
    who: Who = "me"
    sown: bool = False


class RemoveField(Verb, frozen=True):
    """A field goes back to the box, its tokens to the game supply; the board stays in one piece."""

    field: Ref


class MoveField(Verb, frozen=True):
    """I take up a field and lay it elsewhere with what grows on it, the board in one piece; its name follows it."""

    field: Ref


class Ring(Verb, frozen=True):
    """Clockwise from me each takes a token from a field that touches this one, until there is none."""

    field: Ref


class Beyond(Verb, frozen=True):
    """The field that lies beyond another, seen from a third, is bound to a name if there is one."""

    field: Ref
    over: Ref
    name: str


def harvest(run: Run, verb: Harvest) -> Frames:
    """Take the token from the field.

    An ability that replaces the action takes another one if it is gone (A25), and what a longer reach allows.
    """
    left = run.answer("left")
    if left is not None:
        return harvesting.reach_on(run, left)
    cell, seat = run.cell(verb.field), run.seat(verb.who)
    is_action = run.frame.source.startswith("ability.")
    if verb.spread == "patch":
        for each in _reached(run, verb.field, "patch"):
            while harvesting.is_ripe(run.position, seat, each):
                _take(run, each, seat)
        return ()
    chosen = run.answer("again")
    if chosen is None and run.value(verb.field) != NONE and not harvesting.is_ripe(run.position, seat, cell):
        others = tuple(harvesting.ripe(run.position, seat)) if is_action else ()
        return run.ask("again", seat, "field", others)
    if chosen is not None:
        cell = chosen
    is_taken = cell != NONE and _take(run, cell, seat)
    return harvesting.reach_from(run, cell) if is_taken and is_action else ()


def _take(run: Run, cell: Cell, seat: Seat) -> bool:
    """Take a token from a field, for which others may have waited; return False where there is none."""
    is_taken = operations.carry(run, run.position.board.kind_at(cell), field(cell), supply(seat))
    if is_taken:
        harvesting.wait_for(run, seat, cell)
    return is_taken


def sow(run: Run, verb: Sow) -> Frames:
    """Put the tokens on the fields."""
    board = run.position.board
    for cell in _reached(run, verb.field, verb.spread):
        if verb.spread == "field" or not run.position.tokens[board.index[cell]]:
            operations.carry(run, board.kind_at(cell), STOCK, field(cell))
    return ()


def blight(run: Run, verb: Blight) -> Frames:
    """Clear the fields and let none of them grow until the next harvest is over."""
    position = run.position
    source, everyone = root_of(run.frame.source), (1 << position.seats) - 1
    for cell in _reached(run, verb.field, verb.spread):
        kind = position.board.kind_at(cell)
        while operations.carry(run, kind, field(cell), STOCK):
            pass
        operations.stand(run, Standing("growth", source, everyone, SEASON, amount=BARREN, cell=cell))
    return ()


def add_field(run: Run, verb: AddField) -> Frames:
    """Lay the field."""
    kind, place = run.kind(verb.kind), run.value(verb.place)
    if operations.add_field(run, run.seat(verb.who), kind, place) and verb.sown:
        operations.carry(run, kind, STOCK, field(place))
    return ()


def remove_field(run: Run, verb: RemoveField) -> Frames:
    """Take the field away."""
    cell = run.cell(verb.field)
    if cell != NONE:
        operations.remove_field(run, cell)
    return ()


def move_field(run: Run, verb: MoveField) -> Frames:
    """Take it up, ask where it goes, and lay it there."""
    if (kind := run.answer("carried")) is None:
        cell = run.cell(verb.field)
        if cell == NONE or not run.position.board.may_remove(cell):
            return ()
        kind, number = run.position.board.kind_at(cell), run.position.tokens[run.position.board.index[cell]]
        operations.remove_field(run, cell)
        run.bind("_carried", kind)
        run.bind("_number", number)
    place = run.answer("place")
    if place is None:
        return run.ask("place", run.me, "place", run.position.board.places)
    operations.add_field(run, run.me, kind, place)
    for _ in range(run.value("_number")):
        operations.carry(run, kind, STOCK, field(place))
    run.bind(verb.field, place)
    return ()


def ring(run: Run, verb: Ring) -> Frames:
    """Let one after the other choose."""
    cell, turn, chosen = run.cell(verb.field), run.answer("turn") or 0, run.answer("taken")
    if chosen is not None:
        _take(run, chosen, (run.me + turn) % run.position.seats)
        run.unbind("_taken")
        turn += 1
        run.bind("_turn", turn)
    seat = (run.me + turn) % run.position.seats
    around = () if cell == NONE else run.position.board.near(cell)
    left = tuple(sorted(each for each in around if harvesting.is_ripe(run.position, seat, each)))
    return run.ask("taken", seat, "field", left) if left else ()


def beyond(run: Run, verb: Beyond) -> Frames:
    """Go on in the same direction."""
    cell, over = run.cell(verb.field), run.cell(verb.over)
    if NONE not in {cell, over} and 2 * over - cell in run.position.board.index:
        run.bind(verb.name, 2 * over - cell)
    return ()


def _reached(run: Run, ref: Ref, spread: str) -> tuple[Cell, ...]:
    """Return the fields that an effect on one of them reaches, by age."""
    cell, board = run.cell(ref), run.position.board
    if cell == NONE:
        return ()
    if spread == "field":
        return (cell,)
    return tuple(sorted(board.near(cell) if spread == "around" else board.patch(cell), key=board.index.__getitem__))


EFFECTS: Effects = {
    Harvest: harvest,
    Sow: sow,
    Blight: blight,
    AddField: add_field,
    RemoveField: remove_field,
    MoveField: move_field,
    Ring: ring,
    Beyond: beyond,
}
POSSIBLE: Possible = {}
