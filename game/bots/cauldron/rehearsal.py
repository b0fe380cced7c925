"""Rehearsal: one decision made ready to be tried out in possible worlds, until the seat's next turn."""

from collections.abc import Sequence
from typing import Any

from game.bots.cauldron.outlook import shares
from game.bots.cauldron.trials import Trials
from game.bots.cauldron.worth import Worth
from game.core.chance import Chance
from game.core.event import Seat
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import CauldronPosition

# A playout that has not come back to the seat after so many moves is judged where it is.
_LONGEST = 24


class CauldronRehearsal:
    """One seat's decision: plans first, then the best few moves played out with every seat at first sight."""

    def __init__(
        self,
        controller: Cauldron,
        worth: Worth,
        observation: CauldronObservation,
        legal: Sequence[Any],
        scores: list[float],
        breadth: int,
    ) -> None:
        self._controller = controller
        self._worth = worth
        self._seat: Seat = observation.active if observation.seat is None else observation.seat
        self._sampler = controller.sampler(observation)
        self.scores = scores
        order = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        self.moves = [legal[at] for at in order[:breadth]]

    def deal(self, chance: Chance) -> CauldronPosition:
        """Return a position that the observing seat cannot tell from the real one."""
        return self._sampler.deal(chance)

    def play_out(self, position: CauldronPosition, move: Any) -> float:
        """Return how likely the seat is to win after a move, by the look of its next turn."""
        controller = self._controller
        trial = position.copy()
        active, season = trial.active, trial.season
        has_moved_on = False
        for _ in range(_LONGEST):
            controller.apply(trial, move)
            asked = controller.to_move(trial)
            has_moved_on = has_moved_on or trial.active != active
            if asked is None or trial.season != season or (has_moved_on and trial.active == self._seat):
                break
            legal = controller.legal_moves(trial)
            scores = Trials(controller, self._worth, asked).first_sight(trial, legal)
            move = legal[scores.index(max(scores))]
        return shares(self._worth.seasons(trial))[self._seat]
