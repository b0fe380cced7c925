"""Whole turns: every way in which a turn between two seats may end, judged by a learnt chance to win."""

from collections.abc import Iterator

from game.bots.bot import Stop, never
from game.bots.bubble_and_boil.expected_score import ExpectedScore
from game.bots.bubble_and_boil.measures import Measuring
from game.bots.bubble_and_boil.turn_plans import Planned, TurnPlans, by_value
from game.bots.value_net import ValueNet
from game.core.event import Seat
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.moves import Discard, Grow, Plant, Raze, Record
from game.rules.bubble_and_boil.position import DISCARD, GROW, PLANT, REPLANT, BubbleAndBoilPosition

# After so many ends it is asked whether to stop.
_ASKED = 64
# How many cards are discarded at most.
_DISCARDED = 3


class WholeTurns(TurnPlans):
    """Tries every garden with whatever it may grow to, every recipe and every few cards to discard."""

    def __init__(
        self,
        controller: BubbleAndBoil,
        worth: ExpectedScore,
        seat: Seat,
        measuring: Measuring,
        net: ValueNet,
        stop: Stop = never,
    ) -> None:
        super().__init__(controller, worth, seat, stop=stop)
        self._measuring = measuring
        self._net = net

    def value(self, position: BubbleAndBoilPosition) -> float:
        """Return how likely the seat is to win if its turn ended here, as the logarithm of the odds."""
        drawing = self._goes_on(position)
        return self._net.odds(self._measuring.measures(position, self._seat, drawing, self._known))

    def _best_end(self, position: BubbleAndBoilPosition, breadth: int) -> Planned:
        """Return the best of all ends; `breadth` recipes are carried on with where cards may be discarded.

        Where there is no time for all it is the best of those that were seen and of a turn planned in short.
        """
        seen: list[Planned] = []
        for end in self._ends(position, breadth, 0):
            if len(seen) % _ASKED == 0 and self.hurries():
                seen.append(super()._best_end(position, 1))
                break
            seen.append(end)
        return max(seen, key=by_value)

    def _ends(self, position: BubbleAndBoilPosition, breadth: int, least: int) -> Iterator[Planned]:
        """Yield the ends of a turn that goes on with gardens; cards grow in the order of their designs from `least`."""
        if position.step == DISCARD:
            yield from self._discarded(Planned(self.value(position), position), 0, 0)
            return
        if position.step != REPLANT:
            yield from self._recorded(position, breadth)
        if position.step in {PLANT, REPLANT, GROW}:
            number_of = self._controller.codex.number_of
            for move in self._controller.legal_moves(position):
                if isinstance(move, Plant | Raze):
                    yield from self._ends(self.after(position, move), breadth, 0)
                elif isinstance(move, Grow) and number_of[move.card] >= least:
                    yield from self._ends(self.after(position, move), breadth, number_of[move.card])

    def _recorded(self, position: BubbleAndBoilPosition, breadth: int) -> Iterator[Planned]:
        """Yield the ends of a turn that goes on with one of the best recipes, or with none."""
        found = [Planned(self.value(position), position)]
        for move in self._controller.legal_moves(position):
            if isinstance(move, Record):
                following = self.after(position, move)
                found.append(Planned(self.value(following), following))
        for planned in sorted(found, key=by_value, reverse=True)[:breadth]:
            yield from self._discarded(planned, 0, 0)

    def _discarded(self, planned: Planned, count: int, least: int) -> Iterator[Planned]:
        """Yield the ends of a turn that goes on with discarding."""
        yield planned
        if count == _DISCARDED:
            return
        number_of = self._controller.codex.number_of
        for move in self._controller.legal_moves(planned.position):
            if isinstance(move, Discard) and number_of[move.card] >= least:
                following = self.after(planned.position, move)
                further = Planned(self.value(following), following)
                yield from self._discarded(further, count + 1, number_of[move.card])
