"""Turn plans: the ways in which a seat's turn may go on, tried in one possible world and judged at its end.

Others are asked in between only where a hex asks them: they take what is best for themselves at first sight. What is
drawn from the deck is left out: a plan ends before the draw, unless it looks on to the seat's next turn.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from game.bots.bot import Stop, never
from game.bots.bubble_and_boil.expected_score import ExpectedScore, Known
from game.core.effect_stack import Window
from game.core.event import Seat
from game.core.move import Move
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.moves import DRAW, HARVEST, PASS, Discard, Grow, Plant, Raze, Record
from game.rules.bubble_and_boil.position import (
    BREW,
    DISCARD,
    DRAFT,
    GROW,
    HEX,
    OVER,
    PLANT,
    REPLANT,
    BubbleAndBoilPosition,
)

# Planting comes before recording, recording before discarding: what is better than nothing is done in this order.
_EARLIER: dict[type[Move], float] = {Plant: 2000.0, Raze: 1000.0, Grow: 2000.0, Record: 500.0}


class Planned(NamedTuple):
    """Where a plan ends, before the draw, and what that is worth."""

    value: float
    position: BubbleAndBoilPosition


by_value = attrgetter("value")


class TurnPlans:
    """Tries moves of one seat in possible worlds.

    With so many `rounds` left it looks at what it will have itself, and does not see that a move brings the end nearer;
    without them it minds the others too, and how soon the match ends. Once it is to `stop`, turns are planned in short.
    With a `whim` others take that one of what they may choose, and not what is best for them.
    """

    def __init__(
        self,
        controller: BubbleAndBoil,
        worth: ExpectedScore,
        seat: Seat,
        rounds: float | None = None,
        stop: Stop = never,
        whim: int | None = None,
    ) -> None:
        self._controller = controller
        self._whim = whim
        self._worth = worth
        self._seat = seat
        self._rounds = rounds
        self._known: Known = {}
        self._stop = stop
        self._hurries = False

    def hurries(self) -> bool:
        """Ask whether to stop; return whether turns are only planned in short from here on."""
        self._hurries = self._hurries or self._stop()
        return self._hurries

    def value(self, position: BubbleAndBoilPosition) -> float:
        """Return the seat's advantage if its turn ended here."""
        worth, drawing = self._worth, self._goes_on(position)
        if self._rounds is None:
            return worth.advantage(position, self._seat, drawing, self._known)
        return worth.prospect(position, self._seat, drawing, self._known, self._rounds)

    def after(self, position: BubbleAndBoilPosition, move: Any) -> BubbleAndBoilPosition:
        """Return the position after a move, with what others are asked then answered."""
        following = position.copy()
        if move == DRAW:
            return following
        self._controller.apply(following, move)
        self._answer_for_others(following)
        return following

    def settled(self, position: BubbleAndBoilPosition) -> BubbleAndBoilPosition:
        """Return the position after everything that a hex asks the seat was answered by what looks best."""
        while position.stack and self._controller.to_move(position) == self._seat:
            options = [self.after(position, move) for move in self._controller.legal_moves(position)]
            position = max(options, key=self.value)
        return position

    def first_sight(self, position: BubbleAndBoilPosition, legal: Sequence[Any]) -> list[float]:
        """Return the value after each move; what comes in an earlier step of the turn is preferred while it pays."""
        ahead = self.value(position)
        scores = []
        for move in legal:
            value = self.value(self.settled(self.after(position, move)))
            scores.append(value + _EARLIER.get(type(move), 0.0) if value > ahead else value)
        return scores

    def best_plans(self, position: BubbleAndBoilPosition, legal: Sequence[Any], breadth: int) -> list[Planned]:
        """Return where the best turn that begins with each move ends, as far as it is looked through."""
        return [
            self.finish(self.after(position, move), 1 if self.hurries() else breadth, move == DRAW) for move in legal
        ]

    def finish(self, position: BubbleAndBoilPosition, breadth: int, is_over: bool = False) -> Planned:
        """Return how the rest of the turn ends; of what there is to choose the `breadth` best are carried on with."""
        position = self.settled(position)
        if position.step == HEX and not is_over and self._goes_on(position):
            position = self.settled(self.after(position, HARVEST))
        if is_over or not self._goes_on(position):
            return Planned(self.value(position), position)
        return self._best_end(position, breadth)

    def _best_end(self, position: BubbleAndBoilPosition, breadth: int) -> Planned:
        """Return the best end of a turn that goes on after the harvest."""
        if position.step in {PLANT, REPLANT}:
            return max(self._finish_planting(position, breadth), key=by_value)
        planned = Planned(self.value(position), position)
        if position.step == GROW:
            planned = self._improved(planned, Grow)
        if position.step != DISCARD:
            planned = self._best_of(planned, Record)
        return self._improved(planned, Discard)

    def after_next_turn(self, position: BubbleAndBoilPosition, turned: int) -> float:
        """Return the value at the end of the seat's next turn, when others only harvest until then.

        The position is one at the end of a turn. Of its deck so many cards are taken to be drawn only later.
        """
        return self.finish(self._next_turn(position, turned), 1).value

    def after_quick_turn(self, position: BubbleAndBoilPosition, turned: int) -> float:
        """Return about the same in half the time: no garden is destroyed and nothing discarded in the next turn.

        Where the match ends before it no book of a rival counts for what it is in this world: real ones were filled to
        suit their cubes.
        """
        position = self._next_turn(position, turned)
        if position.step == BREW:
            position.step = DISCARD
            position.active = (position.first - 1) % position.seats
        if position.step != HEX:
            return self.value(position)
        position = self.settled(self.after(position, HARVEST))
        best = Planned(self.value(position), position)
        if not self._goes_on(position):
            return best.value
        if position.step == PLANT:
            planted = self._best_of(best, Plant)
            if planted is not best:
                best = self._improved(planted, Grow)
        return self._best_of(best, Record).value

    def _next_turn(self, position: BubbleAndBoilPosition, turned: int) -> BubbleAndBoilPosition:
        """Return the beginning of the seat's next turn, or the end of the match, when others only harvest."""
        controller, position = self._controller, position.copy()
        position.deck = position.deck[-turned:] + position.deck[:-turned]
        if self._goes_on(position):
            controller.apply(position, DRAW)
        while position.active != self._seat and position.step == HEX:
            controller.apply(position, HARVEST)
            while position.stack:
                controller.apply(position, controller.legal_moves(position)[0])
            if position.step == PLANT:
                controller.apply(position, DRAW)
        return position

    def _finish_planting(self, position: BubbleAndBoilPosition, breadth: int) -> list[Planned]:
        """Return the ends of turns that go on with the best gardens, or with none where that is allowed."""
        planted = [
            self.after(position, move)
            for move in self._controller.legal_moves(position)
            if isinstance(move, Plant | Raze)
        ]
        razed = [each for each in planted if each.step == REPLANT]
        planted = [each for each in planted if each.step != REPLANT]
        if len(planted) > breadth:
            planted = sorted(planted, key=self.value, reverse=True)[:breadth]
        found = [self.finish(each, breadth) for each in planted]
        if position.step == REPLANT:
            return found
        found += [max(self._finish_planting(each, 1), key=by_value) for each in razed]
        idle = self._best_of(Planned(self.value(position), position), Record)
        return [*found, self._improved(idle, Discard)]

    def _best_of(self, planned: Planned, kind: type[Move]) -> Planned:
        """Return what the best move of a kind leads to, or the same where none is better than nothing."""
        best = planned
        for move in self._controller.legal_moves(planned.position):
            if isinstance(move, kind):
                following = self.after(planned.position, move)
                value = self.value(following)
                if value > best.value:
                    best = Planned(value, following)
        return best

    def _improved(self, planned: Planned, kind: type[Move]) -> Planned:
        """Return what moves of a kind lead to, one after the other while each is better than nothing."""
        while (found := self._best_of(planned, kind)) is not planned:
            planned = found
        return planned

    def _goes_on(self, position: BubbleAndBoilPosition) -> bool:
        """Return whether the seat's turn is not over."""
        return position.step not in {BREW, OVER, DRAFT} and position.active == self._seat

    def _answer_for_others(self, position: BubbleAndBoilPosition) -> None:
        """Let others answer what they are asked in the middle of the seat's turn."""
        controller = self._controller
        while position.stack and (asked := controller.to_move(position)) != self._seat and asked is not None:
            if isinstance(position.stack[-1], Window):
                controller.apply(position, PASS)
                continue
            legal = controller.legal_moves(position)
            if self._whim is not None:
                controller.apply(position, legal[self._whim])
                continue
            values = []
            for move in legal:
                trial = position.copy()
                controller.apply(trial, move)
                values.append(self._worth.standing(trial, asked)[asked])
            controller.apply(position, legal[values.index(max(values))])
