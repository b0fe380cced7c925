"""Mind: what bots know about one game beyond its rules, as protocols that every game's knowledge implements."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from game.core.chance import Chance
from game.core.reason import Reason

Rewards: TypeAlias = Sequence[float]


class Feature(msgspec.Struct, frozen=True):
    """A named property of a move, as a sentence for a person, and how much it speaks for the move (0 or more)."""

    reason: Reason
    weight: float


class Outlook(Protocol):
    """One seat's view ahead from one decision; made once per decision and used by each iteration of a search."""

    def deal(self, chance: Chance) -> Any:
        """Return a position that the observing seat cannot tell from the real one."""
        ...

    def judge(self, position: Any) -> Rewards | None:
        """Return one reward a seat (0 to about 1) where the view ahead ends, or None where it goes on."""
        ...

    def play_out(self, position: Any, chance: Chance) -> Rewards:
        """Play the position on with quick judgement to where the view ahead ends; return one reward a seat."""
        ...


class Mind(Protocol):
    """The knowledge of one game, bound to its controller; it holds nothing that changes in play."""

    def score_moves(self, observation: Any, legal: Sequence[Any]) -> list[float]:
        """Return how good each legal move looks at first sight to the observing seat; higher is better."""
        ...

    def outlook(self, observation: Any) -> Outlook:
        """Return the view ahead from a decision of the observing seat."""
        ...

    def features(self, observation: Any, move: Any) -> list[Feature]:
        """Return the named properties of a legal move of the observing seat."""
        ...
