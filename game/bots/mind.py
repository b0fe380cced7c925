"""Mind: what bots know about one game beyond its rules, as protocols that every game's knowledge implements."""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeAlias, runtime_checkable

import msgspec

from game.bots.bot import Stop, never
from game.core.chance import Chance
from game.core.event import Seat
from game.core.reason import Reason

Rewards: TypeAlias = Sequence[float]


class Feature(msgspec.Struct, frozen=True):
    """A named property of a move, as a sentence for a person, and how much it speaks for the move (0 or more).

    Of two moves all that is `about` the same is weighed against each other; without it only the same sentence is,
    whatever its numbers are. What is said `beside` others only tells two moves apart, and nothing about one alone. What
    is told `first` is what everybody sees the move do: a hint says it before its reason.
    """

    reason: Reason
    weight: float
    about: str = ""
    beside: bool = False
    first: bool = False

    @property
    def subject(self) -> str:
        """What it is about."""
        return self.about or self.reason.key


class Playout(Protocol):
    """One seat's view ahead from one decision; made once per decision and used by each iteration of a search."""

    def deal(self, chance: Chance) -> Any:
        """Return a position that the observing seat cannot tell from the real one."""
        ...

    def judge(self, position: Any) -> Rewards | None:
        """Return one reward a seat (0 to about 1) where the view ahead ends, or None where it goes on."""
        ...

    def reply(self, position: Any, chance: Chance) -> Any | None:
        """Return the move that a rival who has to decide is taken to make, or None where all its moves are searched."""
        ...

    def play_out(self, position: Any, chance: Chance) -> Rewards:
        """Play the position on with quick judgement to where the view ahead ends; return one reward a seat."""
        ...


class Mind(Protocol):
    """The knowledge of one game, bound to its controller; it holds nothing that changes in play."""

    def score_moves(self, observation: Any, legal: Sequence[Any]) -> list[float]:
        """Return how good each legal move looks at first sight to the observing seat; higher is better.

        Minus infinity stands for what nobody would do who knows the game.
        """
        ...

    def features(self, observation: Any, move: Any) -> list[Feature]:
        """Return the named properties of a legal move of the observing seat."""
        ...


@runtime_checkable
class Searching(Mind, Protocol):
    """The knowledge of a game that can be searched."""

    def playout(self, observation: Any, insight: bool) -> Playout:
        """Return the view ahead from a decision of the observing seat.

        With insight it ends where the mind can judge well enough, without it at the end of the match.
        """
        ...


@runtime_checkable
class Planning(Mind, Protocol):
    """The knowledge of a game whose moves can be planned ahead without knowing what others will do."""

    def score_plans(self, observation: Any, legal: Sequence[Any], breadth: int, insight: bool) -> list[float]:
        """Return how good the best plan is that each legal move begins, for the turn or round; higher is better.

        `breadth` is how many unfinished plans are carried on with at each step. With insight the mind uses all that it
        knows about positions in the middle of a match.
        """
        ...


@runtime_checkable
class TellingTraits(Mind, Protocol):
    """The knowledge of a game that tells what kind of move a move is, for bots with a style."""

    traits: ClassVar[tuple[str, ...]]

    def traits_of(self, observation: Any, legal: Sequence[Any]) -> list[frozenset[str]]:
        """Return the traits of each of some legal moves of the observing seat."""
        ...


@runtime_checkable
class TellingVictims(Mind, Protocol):
    """The knowledge of a game in which moves may be aimed at others, for bots at a gentle table."""

    def victims_of(self, observation: Any, move: Any) -> frozenset[Seat]:
        """Return the seats that a legal move takes from, hexes or hinders."""
        ...


@runtime_checkable
class TellingEffort(Mind, Protocol):
    """The knowledge of a game in which a person would call some moves plainer than others, for hints."""

    def effort_of(self, observation: Any, move: Any) -> int:
        """Return how much a legal move of the observing seat gives up, risks or sets going; 0 for a plain one."""
        ...


@runtime_checkable
class KnowingVain(Mind, Protocol):
    """The knowledge of a game in which some moves that are legal can bring nothing."""

    def worthwhile(self, observation: Any, legal: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the legal moves without those that can bring the observing seat nothing, at least one."""
        ...


class Rehearsal(Protocol):
    """One seat's decision made ready to be tried out in possible worlds.

    `scores` are those of the best plans, one a legal move. `moves` are the promising ones; fewer than two mean that the
    best plan is good enough.
    """

    scores: list[float]
    moves: list[Any]

    def deal(self, chance: Chance) -> Any:
        """Return a position that the observing seat cannot tell from the real one."""
        ...

    def play_out(self, position: Any, move: Any) -> float:
        """Return the reward (0 to about 1) of the observing seat for a move; the position stays as it is."""
        ...


@runtime_checkable
class Rehearsing(Planning, Protocol):
    """The knowledge of a game whose plans can be tried against what others may hold and do."""

    def rehearsal(
        self, observation: Any, legal: Sequence[Any], breadth: int, insight: bool, stop: Stop = never
    ) -> Rehearsal:
        """Return a decision of the observing seat made ready to be tried out; made once per decision.

        With insight it is tried as far ahead as the mind can judge, and more kinds of moves are. Plans that take long
        ask now and then whether to `stop`; what is left then is planned in short.
        """
        ...
