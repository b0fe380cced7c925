"""Conformance finds what is wrong: one deliberately broken referee for each promise."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game.core.chance import Chance, Lcg
from game.core.conformance import Broken, walk
from game.core.event import Seat, Tell
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.core.referee import Plain
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.events import Dealt, TrickStarted
from game.rules.cauldron15.moves import EVERY_MOVE, PLAY
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.options import Numbers, Options
from game.rules.cauldron15.position import PLAY_STACK, Cauldron15Position
from game.rules.cauldron15.sampler import Cauldron15Sampler

Position = Cauldron15Position


class NoMoves(Cauldron15):
    def legal_moves(self, position: Position) -> Sequence[Move]:
        return () if position.round == 2 else super().legal_moves(position)


class MovesTwice(Cauldron15):
    def legal_moves(self, position: Position) -> Sequence[Move]:
        return (*super().legal_moves(position), *super().legal_moves(position))


class MovesAfterTheEnd(Cauldron15):
    def legal_moves(self, position: Position) -> Sequence[Move]:
        return super().legal_moves(position) or PLAY[:1]


class RestlessMoves(Cauldron15):
    def __init__(self, numbers: Numbers, options: Options) -> None:
        super().__init__(numbers, options)
        self.asked = 0

    def legal_moves(self, position: Position) -> Sequence[Move]:
        self.asked += 1
        return tuple(super().legal_moves(position))[:: -1 if self.asked % 2 else 1]


class WrongParse(Cauldron15):
    def parse(self, text: str) -> Move:
        return super().parse(text.replace("7", "6"))


class ReasonAgainstALegalMove(Cauldron15):
    def why_not(self, position: Position, move: Move) -> Reason | None:
        return super().why_not(position, move) or (reason("too.dear") if position.sum > 9 else None)


class NoReason(Cauldron15):
    def why_not(self, position: Position, move: Move) -> Reason | None:
        refusal = super().why_not(position, move)
        return None if refusal and refusal.key.endswith("must_follow") else refusal


class LaxApply(Cauldron15):
    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        if self.why_not(position, move) is None:
            super().apply(position, move, tell)


class ClumsyRefusal(Cauldron15):
    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        position.trick_number += self.why_not(position, move) is not None
        super().apply(position, move, tell)


class TellingChanges(Cauldron15):
    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        super().apply(position, move, tell)
        if tell is not None and position.round == 2:
            position.chance.below(2)


class TellingChangesTheStart(Cauldron15):
    def start(self, seats: int, seed: int, tell: Tell | None = None) -> Position:
        return super().start(seats, seed + (tell is not None), tell)


class ReshufflesOpenly(Cauldron15):
    def reshuffle(self, position: Position, seed: int) -> None:
        super().reshuffle(position, seed)
        position.trick_number += 1


class ReshufflesAnyhow(Cauldron15):
    def __init__(self, numbers: Numbers, options: Options) -> None:
        super().__init__(numbers, options)
        self.asked = 0

    def reshuffle(self, position: Position, seed: int) -> None:
        self.asked += 1
        super().reshuffle(position, seed + self.asked)


class NeverReshuffles(Cauldron15):
    def reshuffle(self, position: Position, seed: int) -> None:
        pass


class LookingChanges(Cauldron15):
    def observe(self, position: Position, seat: Seat | None) -> Cauldron15Observation:
        position.chance.below(2)
        return super().observe(position, seat)


class SharedHands(Position):
    __slots__ = ()

    def copy(self) -> Position:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class AliasedCopies(Cauldron15):
    def start(self, seats: int, seed: int, tell: Tell | None = None) -> Position:
        position = super().start(seats, seed, tell)
        position.__class__ = SharedHands
        return position


class AsksTooEarly(Cauldron15):
    """Tells of the prize while its taker could still be asked."""

    def _take(self, position: Position, seat: Seat, prize: int, rest: int, tell: Tell | None) -> None:
        position.stack = PLAY_STACK[seat]
        if tell is not None:
            tell(TrickStarted(position.round, position.trick_number, seat))
        super()._take(position, seat, prize, rest, tell)


class MislaysACard(Cauldron15):
    """Has the cards of the trick nowhere while it tells of them."""

    def _take(self, position: Position, seat: Seat, prize: int, rest: int, tell: Tell | None) -> None:
        trick, position.trick = position.trick, ()
        if tell is not None:
            tell(TrickStarted(position.round, position.trick_number, seat))
        position.trick = trick
        super()._take(position, seat, prize, rest, tell)


class AsksSomebodyElse(Cauldron15):
    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        super().apply(position, move, tell)
        if position.trick:
            position.stack = PLAY_STACK[0]


class PlaysInSilence(Cauldron15):
    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        super().apply(position, move)


class LosesACard(Cauldron15):
    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        super().apply(position, move, tell)
        position.discards &= position.discards - 1


class ForgetfulNotation(Cauldron15):
    def from_plain(self, plain_position: Plain) -> Position:
        return super().from_plain({**plain_position, "trick_number": 1})


class WordyNotation(Cauldron15):
    def to_plain(self, position: Position) -> Plain:
        return super().to_plain(position) | {"leader": float(position.leader)}

    def from_plain(self, plain_position: Plain) -> Position:
        return super().from_plain(plain_position | {"leader": int(plain_position["leader"])})


class Peeking(Cauldron15Sampler):
    """Deals all other cards to the pile."""

    def deal(self, chance: Chance) -> Position:
        position = super().deal(chance)
        position.pile |= position.hands[0]
        position.hands[0] = 0
        return position


class WrongDeal(Cauldron15):
    def sampler(self, observation: Cauldron15Observation) -> Cauldron15Sampler:
        return Peeking(observation)


class Careless(Cauldron15Sampler):
    """Deals without the pile."""

    def deal(self, chance: Chance) -> Position:
        position = super().deal(chance)
        position.pile, position.folded = 0, 0
        return position


class CarelessDeal(Cauldron15):
    def observe(self, position: Position, seat: Seat | None) -> Cauldron15Observation:
        return msgspec.structs.replace(super().observe(position, seat), pile=0)

    def sampler(self, observation: Cauldron15Observation) -> Cauldron15Sampler:
        return Careless(observation)


class BlindObservation(Cauldron15):
    def observe(self, position: Position, seat: Seat | None) -> Cauldron15Observation:
        seen = super().observe(position, seat)
        hands = tuple(0 for _ in seen.hand_counts)
        return msgspec.structs.replace(seen, hand=(), options=(), hand_counts=hands, pile=0)

    def sampler(self, observation: Cauldron15Observation) -> Cauldron15Sampler:
        full = msgspec.structs.replace(observation, hand_counts=(1,) * observation.seats)
        return super().sampler(full)


class Gossip(Dealt, frozen=True):
    def seen_by(self, seat: Seat | None) -> "Gossip":
        return self


class Gossiping(Cauldron15):
    def start(self, seats: int, seed: int, tell: Tell | None = None) -> Position:
        position = super().start(seats, seed, tell)
        if tell is not None:
            tell(Gossip(0, 1, (5,)))
        return position


class Mute(Dealt, frozen=True):
    def seen_by(self, seat: Seat | None) -> "Mute":
        return Mute(self.seat, self.count, None)


class Muting(Cauldron15):
    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        super().apply(position, move, tell)
        if tell is not None:
            tell(Mute(0, 1, (5,)))


class NoOutcome(Cauldron15):
    def outcome(self, position: Position) -> Outcome | None:
        return None


class EarlyOutcome(Cauldron15):
    def outcome(self, position: Position) -> Outcome | None:
        return super().outcome(position) or Outcome("tired", (), (0,) * 4, ((0, 1, 2, 3),), reason("tired"))


class RanksOneSeatOnly(Cauldron15):
    def outcome(self, position: Position) -> Outcome | None:
        outcome = super().outcome(position)
        return outcome and msgspec.structs.replace(outcome, ranking=outcome.ranking[:1])


class ScoresOneSeatOnly(Cauldron15):
    def outcome(self, position: Position) -> Outcome | None:
        outcome = super().outcome(position)
        return outcome and msgspec.structs.replace(outcome, scores=outcome.scores[:1])


class CrownsTheLast(Cauldron15):
    def outcome(self, position: Position) -> Outcome | None:
        outcome = super().outcome(position)
        return outcome and msgspec.structs.replace(outcome, winners=outcome.ranking[-1])


class Endless(Cauldron15):
    """Begins anew when the match should be over."""

    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        super().apply(position, move, tell)
        if not position.stack:
            fresh = self.start(position.seats, position.chance.state)
            for name in Position.__slots__:
                setattr(position, name, getattr(fresh, name))


@dataclasses.dataclass
class Case:
    referee: type[Cauldron15]
    promise: str


CASES = [
    Case(NoMoves, "a seat to move has a legal move"),
    Case(MovesTwice, "legal moves have no duplicates"),
    Case(MovesAfterTheEnd, "a finished match has no legal moves"),
    Case(RestlessMoves, "legal moves have a stable order"),
    Case(WrongParse, "parses back"),
    Case(ReasonAgainstALegalMove, "no reason against"),
    Case(NoReason, "a reason against"),
    Case(LaxApply, "was applied though it is not legal"),
    Case(ClumsyRefusal, "changes nothing"),
    Case(TellingChanges, "telling events changes nothing"),
    Case(TellingChangesTheStart, "the same seed starts the same match"),
    Case(LookingChanges, "looking does not change a position"),
    Case(AliasedCopies, "copies never alias"),
    Case(ReshufflesOpenly, "reshuffling shows nothing to 0"),
    Case(ReshufflesAnyhow, "one seed reshuffles in one way"),
    Case(NeverReshuffles, "another seed reshuffles in another way"),
    Case(AsksTooEarly, "nobody is to move before Taken"),
    Case(MislaysACard, "pieces are conserved at TrickStarted"),
    Case(AsksSomebodyElse, "the last event knows who is to move"),
    Case(PlaysInSilence, "shows nothing to . before it is told"),
    Case(LosesACard, "pieces are conserved"),
    Case(ForgetfulNotation, "the plain form reads back"),
    Case(WordyNotation, "the text form reads back"),
    Case(WrongDeal, "a dealt position looks the same"),
    Case(CarelessDeal, "a dealt position has all pieces"),
    Case(BlindObservation, "a dealt position has the same legal moves"),
    Case(Gossiping, "Gossip hides cards"),
    Case(Muting, "seat 0 sees all of Mute"),
    Case(NoOutcome, "has an outcome"),
    Case(EarlyOutcome, "a match with a seat to move has no outcome"),
    Case(RanksOneSeatOnly, "an outcome ranks each seat once"),
    Case(ScoresOneSeatOnly, "an outcome has one score a seat"),
    Case(CrownsTheLast, "the winners are the first of the ranking"),
    Case(Endless, "a match ends within 150 moves"),
]


def through_text(plain: Any) -> Any:
    """Stand for a text form that knows no fractions."""
    return plain | {"leader": str(plain["leader"])} if isinstance(plain["leader"], float) else plain


def check(referee: Cauldron15) -> list[Move]:
    return walk(referee, 4, 2, Lcg(2), every_move=EVERY_MOVE, text_of=through_text, limit=150)


def test_a_sound_referee_keeps_every_promise(cauldron15: Cauldron15) -> None:
    assert 40 < len(check(cauldron15)) < 100


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.referee.__name__)
def test_a_broken_referee_is_found_out(numbers: Numbers, case: Case) -> None:
    with pytest.raises(Broken, match=case.promise):
        check(case.referee(numbers, Options()))
