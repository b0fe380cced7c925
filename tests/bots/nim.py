"""Nim with an envelope: the smallest game that has a winning plan and something hidden, to test bots on."""

from collections.abc import Sequence

import msgspec

from game.bots.mind import Feature, Rewards
from game.core.chance import Chance, Lcg
from game.core.move import Move
from game.core.reason import reason


class Take(Move):
    verb = "take"
    count: int

    @property
    def parts(self) -> tuple[str, ...]:
        return (str(self.count),)


class Guess(Move):
    """Ends the match: the mover wins if the envelope holds this number."""

    verb = "guess"
    number: int


class View(msgspec.Struct, frozen=True):
    seat: int
    stones: int
    guessing: bool


class Heap:
    """One heap; whoever takes the last stone wins. The envelope holds 0 or 1; nobody knows which."""

    def __init__(self, stones: int, envelope: int, seat: int = 0, guessing: bool = False) -> None:
        self.stones = stones
        self.envelope = envelope
        self.seat = seat
        self.guessing = guessing
        self.winner: int | None = None
        self.chance = Lcg(0)

    def copy(self) -> "Heap":
        twin = Heap(self.stones, self.envelope, self.seat, self.guessing)
        twin.winner = self.winner
        return twin


class Nim:
    """The referee for two seats; a guess costs nothing but may lose at once."""

    game = "nim"

    def to_move(self, position: Heap) -> int | None:
        return None if position.winner is not None else position.seat

    def legal_moves(self, position: Heap) -> Sequence[Move]:
        if position.winner is not None:
            return ()
        takes: list[Move] = [Take(count) for count in (1, 2, 3) if count <= position.stones]
        return [*takes, Guess(0), Guess(1)] if position.guessing else takes

    def apply(self, position: Heap, move: Move, tell: object = None) -> None:
        if isinstance(move, Guess):
            position.winner = position.seat if move.number == position.envelope else 1 - position.seat
        elif isinstance(move, Take):
            position.stones -= move.count
            if position.stones == 0:
                position.winner = position.seat
        position.seat = 1 - position.seat

    def observe(self, position: Heap, seat: int) -> View:
        return View(seat, position.stones, position.guessing)


class NimOutlook:
    """Looks ahead to the end of the match with random moves; counts what it was asked."""

    def __init__(self, controller: Nim, view: View) -> None:
        self.controller = controller
        self.view = view
        self.deals = 0

    def deal(self, chance: Chance) -> Heap:
        self.deals += 1
        return Heap(self.view.stones, chance.below(2), self.view.seat, self.view.guessing)

    def judge(self, position: Heap) -> Rewards | None:
        return None if position.winner is None else [float(seat == position.winner) for seat in range(2)]

    def reply(self, position: Heap, chance: Chance) -> None:
        return None

    def play_out(self, position: Heap, chance: Chance) -> Rewards:
        while (rewards := self.judge(position)) is None:
            legal = self.controller.legal_moves(position)
            self.controller.apply(position, legal[chance.below(len(legal))])
        return rewards


class NimMind:
    """First sight likes to take many stones, and guessing 0 as much as guessing 1."""

    def __init__(self, controller: Nim) -> None:
        self.controller = controller
        self.outlooks: list[NimOutlook] = []

    def score_moves(self, observation: View, legal: Sequence[Move]) -> list[float]:
        return [float(move.count) if isinstance(move, Take) else 0.0 for move in legal]

    def playout(self, observation: View, insight: bool) -> NimOutlook:
        self.outlooks.append(NimOutlook(self.controller, observation))
        return self.outlooks[-1]

    def features(self, observation: View, move: Move) -> list[Feature]:
        if isinstance(move, Guess):
            return [Feature(reason("nim.risk"), 0.1)]
        assert isinstance(move, Take)
        left = observation.stones - move.count
        return [
            Feature(reason("nim.takes", count=move.count), move.count / 10),
            *([Feature(reason("nim.leaves_four"), 1.0)] if left % 4 == 0 else []),
        ]
