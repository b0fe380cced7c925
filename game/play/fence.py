"""The fence of undo: whether a move let chance decide, or told a person something hidden; and what leaves no trace."""

from typing import Any

from game.core.event import Seat
from game.core.move import Move
from game.core.referee import Controller
from game.play.luck import Luck

PASS = "pass"
"""The verb of silence, in the moves of every game."""

ANSWERS = (PASS, "choose")
"""The verbs of moves that only answer what is asked, in anybody's turn."""

_WORLDS = 24


def asks_secretly(controller: Controller[Any], position: Any) -> bool:
    """Return whether a seat has to decide where nobody else may notice it: whether to answer what was announced.

    A seat that has begun to answer, and chooses a target, is past that.
    """
    seat = controller.to_move(position)
    if seat is None or controller.observe(position, None).to_move == seat:
        return False
    return any(move.verb == PASS for move in controller.legal_moves(position))


def is_silence(controller: Controller[Any], position: Any, move: Move) -> bool:
    """Return whether a move is a pass that leaves no trace: it is nobody's decision and tells nothing."""
    return move.verb == PASS and asks_secretly(controller, position)


def after_silence(controller: Controller[Any], position: Any) -> Any:
    """Return the position after everybody who is asked in secret was silent: what others may take a moment for."""
    while asks_secretly(controller, position):
        silence = next(move for move in controller.legal_moves(position) if move.verb == PASS)
        position = position.copy()
        controller.apply(position, silence)
    return position


def tells_hidden(controller: Controller[Any], before: Any, move: Move, after: Any, person: Seat, seed: int) -> bool:
    """Return whether a move showed a person something that it could not have known.

    The person's observation before the move allows many worlds. Nothing hidden was told if in all of them the same
    seat could make a move after which the person would see the same, when all who are asked in secret are silent: the
    same move where it is the person's own, else any that looks like it. So a card out of another's hand is news, and
    one that goes face down into another's book is none. Some worlds are drawn; `seed` makes the answer repeatable.
    """
    chance = Luck(seed)
    sampler = controller.sampler(controller.observe(before, person))
    mover = controller.to_move(before)
    seen = controller.observe(after_silence(controller, after), person)
    for _ in range(_WORLDS):
        world = sampler.deal(chance)
        if controller.to_move(world) != mover:
            return True
        ways = [move] if controller.why_not(world, move) is None else []
        if person != mover:
            legal = controller.legal_moves(world)
            ways += [other for other in legal if other.verb == move.verb and other != move]
        if not any(_looks_like(controller, world, way, person, seen) for way in ways):
            return True
    return False


def _looks_like(controller: Controller[Any], world: Any, move: Move, person: Seat, seen: Any) -> bool:
    """Return whether a person would see the same after a move in a world."""
    after = world.copy()
    controller.apply(after, move)
    return bool(controller.observe(after_silence(controller, after), person) == seen)
