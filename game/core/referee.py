"""The protocols that a game implements: position, sampler and controller (the referee)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeAlias, TypeVar

import msgspec

from game.core.chance import Chance, Lcg
from game.core.event import Seat, Tell
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason

Plain: TypeAlias = dict[str, Any]


class Observation(msgspec.Struct, frozen=True):
    """The base of what one seat may know of a position: plain frozen data; `seat` is None for a spectator."""

    seat: Seat | None


class Position(Protocol):
    """A moment of a match: mutable, slotted, ids and small ints only, no card data, no way back to the controller."""

    chance: Lcg

    def copy(self) -> Self:
        """Return an independent twin."""
        ...


P = TypeVar("P", bound=Position)
P_co = TypeVar("P_co", bound=Position, covariant=True)


class Sampler(Protocol[P_co]):
    """All positions that one observation allows; made once per decision."""

    def deal(self, chance: Chance) -> P_co:
        """Return a position that observes identically for that seat, drawn with what play has shown in mind."""
        ...


class Controller(Protocol[P]):
    """The referee of one game, bound to options and card data; it holds nothing that changes in play.

    An event is told when the position shows what it says. While a move still has effects to come nobody is to move;
    `observe`, `pieces` and `copy` work at each event.
    """

    game: str

    def set_up(self, seats: int, seed: int) -> P:
        """Return the table before a match begins, with nobody to move; raise BadOptions for seats that cannot be."""
        ...

    def begin(self, position: P, tell: Tell | None = None) -> None:
        """Begin the match at a table that was set up, telling the events, until somebody has to decide."""
        ...

    def start(self, seats: int, seed: int, tell: Tell | None = None) -> P:
        """Return the first position of a match: set up and begun."""
        position = self.set_up(seats, seed)
        self.begin(position, tell)
        return position

    def to_move(self, position: P) -> Seat | None:
        """Return the seat that has to decide, or None when the match is over."""
        ...

    def legal_moves(self, position: P) -> Sequence[Any]:
        """Return every legal move of the seat to move: complete, in a stable order, without duplicates."""
        ...

    def why_not(self, position: P, move: Move) -> Reason | None:
        """Return why a well-formed move is not legal; None exactly for the legal ones."""
        ...

    def apply(self, position: P, move: Any, tell: Tell | None = None) -> None:
        """Change the position by a move of the seat to move, telling the events; raise IllegalMove otherwise."""
        ...

    def reshuffle(self, position: P, seed: int) -> None:
        """Shuffle what no seat has seen and give the position the chance of a seed: another future of the same match.

        Somebody is to move, or nobody any more. No seat can tell the difference: hands and whatever somebody looks at
        stay.
        """
        ...

    def observe(self, position: P, seat: Seat | None) -> Any:
        """Return what a seat may know (None: a spectator)."""
        ...

    def sampler(self, observation: Any) -> Sampler[P]:
        """Return the sampler of a seat's observation."""
        ...

    def outcome(self, position: P) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        ...

    def to_plain(self, position: P) -> Plain:
        """Return the position as plain data (ints, strings, lists, dicts) that `from_plain` reads back."""
        ...

    def from_plain(self, plain: Plain) -> P:
        """Return the position of plain data; raise BadPosition naming the key for an impossible one."""
        ...

    def parse(self, text: str) -> Move:
        """Return the move of its text form; raise BadMove."""
        ...

    def pieces(self, position: P) -> Counter[str]:
        """Return every piece in the game with its count; the same at every moment of a match."""
        ...
