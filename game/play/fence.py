"""The fence of undo: whether a move let chance decide, or told a person something hidden."""

from typing import Any

from game.core.event import Seat
from game.core.move import Move
from game.core.referee import Controller
from game.play.luck import Luck

_WORLDS = 24


def tells_hidden(controller: Controller[Any], before: Any, move: Move, after: Any, person: Seat, seed: int) -> bool:
    """Return whether a move showed a person something that it could not have known.

    The person's observation before the move allows many worlds. Nothing hidden was told if in all of them the same
    seat could make the same move and the person would see the same: its own cards are no news to it, a card out of
    another's hand is. Some worlds are drawn; `seed` makes the answer repeatable.
    """
    chance = Luck(seed)
    sampler = controller.sampler(controller.observe(before, person))
    mover = controller.to_move(before)
    seen = controller.observe(after, person)
    for _ in range(_WORLDS):
        world = sampler.deal(chance)
        if controller.to_move(world) != mover or controller.why_not(world, move) is not None:
            return True
        controller.apply(world, move)
        if controller.observe(world, person) != seen:
            return True
    return False
