"""Features: what speaks for a move, as sentences for a person; they never tell what a cauldron or book holds (B51)."""

from typing import Any

from game.bots.bubble_and_boil.expected_score import ExpectedScore
from game.bots.bubble_and_boil.turn_plans import TurnPlans
from game.bots.mind import Feature
from game.core.reason import reason
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import size_of
from game.rules.bubble_and_boil.moves import Brew, Discard, Draw, Grow, Harvest, Hex, Keep, Plant, Raze, Record
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition

_LEAST_HARM = 0.5


def features_of(
    controller: BubbleAndBoil, worth: ExpectedScore, position: BubbleAndBoilPosition, move: Any
) -> list[Feature]:
    """Return the named properties of a legal move in a position as the seat to move may take it to be."""
    seat = controller.to_move(position)
    assert seat is not None, "somebody is asked for a move"
    after = TurnPlans(controller, worth, seat).after(position, move)
    before_standing, after_standing = worth.standing(position, seat), worth.standing(after, seat)
    gain = after_standing[seat] - before_standing[seat]
    codex = controller.codex
    match move:
        case Plant() | Grow():
            cubes = size_of(position.pool) - size_of(after.pool)
            found = [Feature(reason("bubble_and_boil.hint.plant", count=cubes), 3.0 * cubes)]
        case Record():
            points = codex.needs[codex.number_of[move.card]].points
            found = [Feature(reason("bubble_and_boil.hint.record", points=points), max(0.0, gain) + points / 10)]
        case Brew():
            points = sum(codex.needs[codex.number_of[card]].points for card in move.cards)
            found = [Feature(reason("bubble_and_boil.hint.brew", points=points), float(points))]
        case Raze():
            found = [Feature(reason("bubble_and_boil.hint.raze"), 0.5)]
        case Discard():
            found = [Feature(reason("bubble_and_boil.hint.discard"), 0.5)]
        case Harvest():
            found = [Feature(reason("bubble_and_boil.hint.harvest"), 0.5)]
        case Draw():
            found = [Feature(reason("bubble_and_boil.hint.draw"), 0.5)]
        case Hex():
            found = [Feature(reason("bubble_and_boil.hint.hex"), max(0.0, gain))]
        case Keep():
            found = [Feature(reason("bubble_and_boil.hint.keep"), 0.5)]
        case _:
            found = [Feature(reason("bubble_and_boil.hint.answer"), max(0.0, gain))]
    for other, (before, now) in enumerate(zip(before_standing, after_standing, strict=True)):
        if other != seat and before - now > _LEAST_HARM:
            found.append(Feature(reason("bubble_and_boil.hint.harm", seat=reason("seat", seat=other)), before - now))
    return found
