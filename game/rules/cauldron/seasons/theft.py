"""Theft: an ingredient of somebody else, by a die of 4 or more (000 Actions; A25, A33 to A35)."""

from game.core.effects import NONE, bound
from game.core.event import Seat
from game.rules.cauldron import events
from game.rules.cauldron.effects import dice, modifiers, operations
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ingredients import Kind, kinds_in
from game.rules.cauldron.position import CauldronPosition
from game.rules.cauldron.token_places import cellar, supply

# A victim and a kind as one option: seat * 8 + kind.
SEAT_STRIDE = 8


def loot(position: CauldronPosition, thief: Seat, victim: Seat, cellared: bool) -> tuple[Kind, ...]:
    """Return the kinds that a thief may try to steal from a seat."""
    if victim == thief:
        return ()
    if cellared:
        return kinds_in(position.cellared[victim])
    if "safe" in position.standing and modifiers.holds(position, "safe", victim):
        return ()
    return kinds_in(position.supply[victim])


def open_cellars(position: CauldronPosition, victim: Seat) -> bool:
    """Return whether thieves may name what lies in the cellars of a seat."""
    return "open_cellars" in position.standing and modifiers.holds(position, "open_cellars", victim)


def steal(run: Run) -> Frames:
    """Try the theft that was announced."""
    return steal_by(run, "victim", "kind", run.book.numbers.steal, run.value("cellared") == 1)


def steal_by(run: Run, victim: str, kind: str, need: int, cellared: bool) -> Frames:
    """Roll the die and take the token, both under the names they are bound to; choose others if they are gone."""
    position, thief, seat, token = run.position, run.me, run.value(victim), run.value(kind)
    is_there = seat != NONE and token in loot(position, thief, seat, cellared)
    number = bound(run.frame, "roll")
    if number is None:
        if not is_there:
            return _choose_again(run, victim, kind, need, cellared)
        number, window = dice.roll(run, thief, "steal")
        if window is not None:
            return (window,)
    if number < modifiers.needed_to_steal(position, need, thief, seat):
        if run.tell is not None:
            run.tell(events.TheftFailed(thief, seat))
    elif is_there:
        operations.carry(run, token, cellar(seat) if cellared else supply(seat), supply(thief))
    else:
        run.bind("roll", number)
        return _choose_again(run, victim, kind, need, cellared)
    return ()


def _choose_again(run: Run, victim: str, kind: str, need: int, cellared: bool) -> Frames:
    """Let the thief name another victim and token, or lose the action where there is none (A25)."""
    chosen = run.answer("again")
    if chosen == NONE:
        return ()
    if chosen is None:
        options = tuple(
            seat * SEAT_STRIDE + each
            for seat in range(run.position.seats)
            for each in loot(run.position, run.me, seat, cellared)
        )
        return run.ask("again", run.me, "token", options)
    run.unbind("_again")
    run.bind(victim, chosen // SEAT_STRIDE)
    run.bind(kind, chosen % SEAT_STRIDE)
    return steal_by(run, victim, kind, need, cellared)
