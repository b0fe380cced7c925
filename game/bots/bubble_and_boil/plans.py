"""Plans: the ways in which a seat's turn may go on, tried in one possible world and judged where the turn would end.

Others are asked in between only where a hex asks them: they take what is best for themselves at first sight. What is
drawn from the deck is left out: a plan ends before the draw.
"""

from collections.abc import Sequence
from typing import Any

from game.bots.bubble_and_boil.worth import Known, Worth
from game.core.event import Seat
from game.core.frames import Window
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


class Plans:
    """Tries moves of one seat in possible worlds.

    With so many `rounds` left it looks at what it will have itself, and does not see that a move brings the end nearer;
    without them it minds the others too, and how soon the match ends.
    """

    def __init__(self, controller: BubbleAndBoil, worth: Worth, seat: Seat, rounds: float | None = None) -> None:
        self._controller = controller
        self._worth = worth
        self._seat = seat
        self._rounds = rounds
        self._known: Known = {}

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

    def first_sight(self, position: BubbleAndBoilPosition, legal: Sequence[Any]) -> list[float]:
        """Return the value after each move; what comes in an earlier step of the turn is preferred while it pays."""
        ahead = self.value(position)
        scores = []
        for move in legal:
            value = self.value(self._settled(self.after(position, move)))
            scores.append(value + _EARLIER.get(type(move), 0.0) if value > ahead else value)
        return scores

    def best_plans(self, position: BubbleAndBoilPosition, legal: Sequence[Any], breadth: int) -> list[float]:
        """Return the value of the best turn that begins with each move, as far as it is looked through."""
        return [self.finish(self.after(position, move), breadth, move == DRAW) for move in legal]

    def finish(self, position: BubbleAndBoilPosition, breadth: int, is_over: bool = False) -> float:
        """Return the value of the rest of the turn: the `breadth` best gardens, then recording and discarding."""
        position = self._settled(position)
        if is_over or not self._goes_on(position):
            return self.value(position)
        if position.step == HEX:
            position = self._settled(self.after(position, HARVEST))
            if not self._goes_on(position):
                return self.value(position)
        if position.step in {PLANT, REPLANT}:
            return max(self._finish_planting(position, breadth))
        value = self.value(position)
        if position.step == GROW:
            position, value = self._improved(position, value, Grow)
        if position.step != DISCARD:
            position, value = self._best_of(position, value, Record)
        return self._improved(position, value, Discard)[1]

    def _finish_planting(self, position: BubbleAndBoilPosition, breadth: int) -> list[float]:
        """Return the values of turns that go on with the best gardens, or with none where that is allowed."""
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
        found += [max(self._finish_planting(each, 1)) for each in razed]
        idle, value = self._best_of(position, self.value(position), Record)
        return [*found, self._improved(idle, value, Discard)[1]]

    def _best_of(
        self, position: BubbleAndBoilPosition, value: float, kind: type[Move]
    ) -> tuple[BubbleAndBoilPosition, float]:
        """Return position and value after the best move of a kind, or the same where none is better than nothing."""
        best, highest = position, value
        for move in self._controller.legal_moves(position):
            if isinstance(move, kind):
                following = self.after(position, move)
                value = self.value(following)
                if value > highest:
                    best, highest = following, value
        return best, highest

    def _improved(
        self, position: BubbleAndBoilPosition, value: float, kind: type[Move]
    ) -> tuple[BubbleAndBoilPosition, float]:
        """Return position and value after moves of a kind, one after the other while each is better than nothing."""
        while (found := self._best_of(position, value, kind))[0] is not position:
            position, value = found
        return position, value

    def _goes_on(self, position: BubbleAndBoilPosition) -> bool:
        """Return whether the seat's turn is not over."""
        return position.step not in {BREW, OVER, DRAFT} and position.active == self._seat

    def _settled(self, position: BubbleAndBoilPosition) -> BubbleAndBoilPosition:
        """Return the position after everything that a hex asks the seat was answered by what looks best."""
        while position.stack and self._controller.to_move(position) == self._seat:
            options = [self.after(position, move) for move in self._controller.legal_moves(position)]
            position = max(options, key=self.value)
        return position

    def _answer_for_others(self, position: BubbleAndBoilPosition) -> None:
        """Let others answer what they are asked in the middle of the seat's turn."""
        controller = self._controller
        while position.stack and (asked := controller.to_move(position)) != self._seat and asked is not None:
            if isinstance(position.stack[-1], Window):
                controller.apply(position, PASS)
                continue
            legal = controller.legal_moves(position)
            values = []
            for move in legal:
                trial = position.copy()
                controller.apply(trial, move)
                values.append(self._worth.standing(trial, asked)[asked])
            controller.apply(position, legal[values.index(max(values))])
