"""Outlook: one seat's view ahead from one decision, for bots that search."""

from collections.abc import Sequence
from math import exp

from game.bots.bubble_and_boil.plans import Plans
from game.bots.bubble_and_boil.worth import Worth
from game.core.chance import Chance
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.rules.bubble_and_boil.position import BREW, DRAFT, OVER, BubbleAndBoilPosition


class BubbleAndBoilOutlook:
    """The view ahead to the end of the turn that is being played, or with every seat at first sight to the very end."""

    def __init__(
        self, controller: BubbleAndBoil, worth: Worth, observation: BubbleAndBoilObservation, insight: bool
    ) -> None:
        self._controller = controller
        self._worth = worth
        self._insight = insight
        self._active = observation.active
        self._round = observation.round_number
        self._sampler = controller.sampler(observation)

    def deal(self, chance: Chance) -> BubbleAndBoilPosition:
        """Return a position that the observing seat cannot tell from the real one."""
        return self._sampler.deal(chance)

    def judge(self, position: BubbleAndBoilPosition) -> Sequence[float] | None:
        """Return one reward a seat where the view ends, or None where it goes on."""
        if position.step == OVER:
            return self._rewards(position)
        turn_goes_on = position.active == self._active and position.step not in {BREW, DRAFT}
        return None if turn_goes_on or not self._insight else self._rewards(position)

    def reply(self, position: BubbleAndBoilPosition, chance: Chance) -> None:
        """Leave all moves of rivals to the search."""

    def play_out(self, position: BubbleAndBoilPosition, chance: Chance) -> Sequence[float]:
        """Play on at first sight to where the view ends; return one reward a seat."""
        controller = self._controller
        while (rewards := self.judge(position)) is None:
            legal = controller.legal_moves(position)
            seat = controller.to_move(position)
            assert seat is not None, "the view ends with the match"
            if position.step == BREW:
                move = legal[0]
            else:
                values = Plans(controller, self._worth, seat).first_sight(position, legal)
                move = legal[values.index(max(values))]
            controller.apply(position, move)
        return rewards

    def _rewards(self, position: BubbleAndBoilPosition) -> Sequence[float]:
        """Return how likely each seat looks to win, from 0 to 1."""
        seats = range(position.seats)
        return [1 / (1 + exp(-self._worth.advantage(position, seat))) for seat in seats]
