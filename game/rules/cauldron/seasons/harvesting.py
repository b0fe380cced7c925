"""Harvesting: a token from a field, another one if it is gone, and more for those with a longer reach (A25)."""

from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron.effects import later, modifiers, operations, upkeep
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.position import CauldronPosition


def ripe(position: CauldronPosition, seat: Seat) -> list[Cell]:
    """Return the fields, by age, from which a seat may harvest."""
    cells = [cell for cell, tokens in zip(position.board.cells, position.tokens, strict=True) if tokens]
    if "no_harvest" in position.standing:
        cells = [cell for cell in cells if modifiers.may_harvest(position, seat, cell)]
    return cells


def can(position: CauldronPosition, seat: Seat) -> bool:
    """Return whether there is anything that a seat may harvest."""
    return bool(ripe(position, seat)) if "no_harvest" in position.standing else any(position.tokens)


def is_ripe(position: CauldronPosition, seat: Seat, cell: Cell) -> bool:
    """Return whether a seat may harvest from a field."""
    at = position.board.index.get(cell)
    if at is None or not position.tokens[at]:
        return False
    return modifiers.may_harvest(position, seat, cell)


def harvest(run: Run) -> Frames:
    """Take the token that was announced, then what a longer reach allows."""
    position, seat = run.position, run.frame.seat
    left = run.answer("left") if len(run.frame.bindings) > 1 else None
    if left is not None:
        return reach_on(run, left)
    cell = run.value("field")
    if not is_ripe(position, seat, cell):
        again = run.answer("again")
        if again is None:
            return run.ask("again", seat, "field", tuple(ripe(position, seat)))
        if again == NONE:
            return ()
        cell = again
    _pluck(run, cell)
    return reach_from(run, cell)


def _pluck(run: Run, cell: Cell) -> None:
    """Take the token, for which others may have waited."""
    operations.pluck(run, cell, run.me)
    wait_for(run, run.me, cell)


def wait_for(run: Run, seat: Seat, cell: Cell) -> None:
    """Let follow what waited for a seat to harvest from a field."""
    if "later.harvest" in run.position.standing:
        kind = run.position.board.kind_at(cell)
        run.follow(later.due(run, "harvest", seat, cell, kind, told=(("actor", seat), ("their_kind", kind))))


def reach_from(run: Run, cell: Cell) -> Frames:
    """Take what a longer reach allows, once a token was taken from a field."""
    position, seat = run.position, run.me
    if "reach" not in position.standing:
        return ()
    kinds = 1 << position.board.kind_at(cell)
    left = sum(effect.amount for effect in modifiers.effects(position, "reach", seat, kinds))
    run.bind("_middle", cell)
    return reach_on(run, left)


def reach_on(run: Run, left: int) -> Frames:
    """Take so many more tokens, each from the same field or one that touches it; the reach is used up by the last."""
    position, seat = run.position, run.me
    middle = run.value("_middle")
    while left > 0:
        cell = run.answer("more")
        if cell is None:
            run.bind("_left", left)
            near = (middle, *position.board.near(middle))
            return run.ask("more", seat, "field", tuple(sorted(each for each in near if is_ripe(position, seat, each))))
        if cell == NONE:
            break
        _pluck(run, cell)
        run.unbind("_more")
        left -= 1
    upkeep.use(run, "reach", seat, 1 << position.board.kind_at(middle))
    return ()
