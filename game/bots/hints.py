"""Hints: why a bot would make its move, as one sentence for a person."""

from typing import Any

from game.bots.bot import Thought
from game.bots.mind import Mind
from game.core.reason import Reason, reason


def explain(game: str, mind: Mind, observation: Any, thought: Thought) -> Reason:
    """Return the reason for a thought's move: its strongest feature that the runner-up has not, or has less of.

    `game` prefixes the sentences for an only move and for two moves that nothing tells apart:
    `<game>.hint.only`, `<game>.hint.close`.
    """
    if thought.runner_up is None:
        return reason(f"{game}.hint.only")
    return strongest(mind, observation, thought.move, thought.runner_up) or reason(f"{game}.hint.close")


def strongest(mind: Mind, observation: Any, move: Any, other: Any) -> Reason | None:
    """Return the strongest feature of a move that another one has not, or has less of; None where there is none."""
    others = {feature.reason: feature.weight for feature in mind.features(observation, other)}
    found, highest = None, 0.0
    for feature in mind.features(observation, move):
        difference = feature.weight - others.get(feature.reason, 0.0)
        if difference > highest:
            found, highest = feature.reason, difference
    return found
