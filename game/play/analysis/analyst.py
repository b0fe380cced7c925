"""Analyst: which decisions of one seat are to be judged, in which order, and what is known of them so far."""

from collections.abc import Iterable
from itertools import groupby
from typing import Literal, TypeAlias

from game.bots.review import Budget
from game.core.event import Seat
from game.play.analysis.rules import analysis_rules, best_eyes
from game.play.luck import derive
from game.play.moments import Decision, Moment
from game.play.session import Session
from game.play.task import Judgement, Question

CANDIDATES = 3
"""How many other moves are looked at besides the answer of the best bot."""

Depth: TypeAlias = Literal["quick", "thorough"]

_TURN = ("season", "round", "active")
"""What observations of games with turns of several decisions call the turn."""


class Analyst:
    """Asks question after question about the decisions of a seat; judgements may come from anywhere, at any time.

    Forced moves are left out, and what bots decided for a person. With a budget of turns all decisions are looked at
    first (`screened`), then those of the dearest turns are `judged`; else all are judged.
    """

    def __init__(self, session: Session, seat: Seat, budget: Budget) -> None:
        self.session = session
        self.seat = seat
        self.budget = budget
        self.screened: dict[int, Judgement] = {}
        self.judged: dict[int, Judgement] = {}
        self._limits = analysis_rules().limits_of(len(session.names))
        self.turns = [turn for turn in (list(self._of_turn(each)) for each in self._turns()) if turn]

    @property
    def rates_turns(self) -> bool:
        """Whether only the dearest turns are rated, each as one."""
        return self.budget.turns > 0

    def next_question(self) -> Question | None:
        """Return what is to be judged next, or None when all is done."""
        screening = self.rates_turns and len(self.screened) < self._count
        known = self.screened if screening else self.judged
        for turn in self.turns if screening or not self.rates_turns else self._dearest():
            for number in turn:
                if number not in known:
                    return self._question(self.session.moments.decision(number), screening)
        return None

    def question(self, number: int) -> Question:
        """Return the question about the move of that number, to be judged in full."""
        return self._question(self.session.moments.decision(number), screening=False)

    def take(self, judgement: Judgement) -> None:
        """Note what came of the question that was asked last."""
        screening = self.rates_turns and len(self.screened) < self._count
        (self.screened if screening else self.judged)[judgement.number] = judgement

    def go_on_from(self, screened: Iterable[Judgement], judged: Iterable[Judgement]) -> None:
        """Take what was found before, as far as it is of this match."""
        history, base = self.session.history, self.session.base
        mine = {number for turn in self.turns for number in turn}
        for known, found in ((self.screened, screened), (self.judged, judged)):
            for each in found:
                if each.number in mine and history[each.number - base - 1].move.text == each.move:
                    known[each.number] = each

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        if not self.rates_turns:
            return len(self.judged) / max(1, self._count)
        if len(self.screened) < self._count:
            return 0.5 * len(self.screened) / self._count
        wanted = sum(map(len, self._dearest()))
        return 0.5 + 0.5 * min(1.0, len(self.judged) / max(1, wanted))

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to be judged."""
        return self.next_question() is None

    def low_of(self, turn: list[int]) -> float:
        """Return what a turn cost for certain."""
        known = {**self.screened, **self.judged}
        return sum(known[number].low for number in turn if number in known)

    @property
    def _count(self) -> int:
        return sum(map(len, self.turns))

    def _dearest(self) -> list[list[int]]:
        """Return the turns that cost most at a first look."""
        costs = [sum(self.screened[number].cost for number in turn) for turn in self.turns]
        order = sorted(range(len(costs)), key=lambda at: (-costs[at], at))
        return [self.turns[at] for at in order[: self.budget.turns] if costs[at] > 0]

    def _turns(self) -> Iterable[list[int]]:
        """Yield the numbers of all moves, turn by turn."""
        moments, base = self.session.moments, self.session.base
        numbers = range(base + 1, self.session.move_count + 1)
        if not self.rates_turns:
            yield from ([number] for number in numbers)
            return

        def turn_of(number: int) -> tuple[object, ...]:
            seen = moments.observe(None, Moment(number - 1))
            return tuple(getattr(seen, name, None) for name in _TURN)

        yield from (list(group) for _, group in groupby(numbers, turn_of))

    def _of_turn(self, turn: list[int]) -> Iterable[int]:
        """Yield the decisions of the seat in a turn; forced moves and those of bots for a person are left out."""
        history, base = self.session.history, self.session.base
        for number in turn:
            if history[number - base - 1].seat != self.seat or number in self.session.stood_in:
                continue
            if len(self.session.moments.decision(number).legal) > 1:
                yield number

    def _question(self, decision: Decision, screening: bool) -> Question:
        match = self.session.match
        return Question(
            match.game,
            match.options,
            decision.observation,
            decision.legal,
            decision.move,
            decision.number,
            self.budget.screen if screening else self.budget.worlds,
            self._limits,
            derive(match.seed, decision.number, decision.seat),
            CANDIDATES,
            None if screening else best_eyes(),
            match.packs,
        )
