"""The rehearsal bot: it tries its most promising moves in many possible worlds and makes the one that did best."""

from collections.abc import Sequence
from typing import Any

from game.bots.bot import Stop, Thought, only_move
from game.bots.mind import Rehearsing
from game.core.chance import Chance

_POLL = 16

# Plans of which none is tried are equal where their scores differ by no more than this.
_TIE = 0.01


class Settled:
    """A decision with nothing to be tried out: the best plan is good enough."""

    def __init__(self, scores: list[float]) -> None:
        self.scores = scores
        self.moves: list[Any] = []

    def deal(self, chance: Chance) -> None:
        """Return nothing: no world is asked for."""

    def play_out(self, position: None, move: Any) -> float:
        """Return nothing won: no move is tried."""
        return 0.0


class RehearsalBot:
    """A bot with plans that also thinks of what others may hold and do.

    Every world is dealt once and all moves that are still tried are played out in it, so that luck favours none of
    them. Step by step the worse half is given up until two are left: most time goes to moves that are hard to tell
    apart (sequential halving: Karnin, Koren and Somekh 2013). `breadth` is that of the plans; `iterations` are how
    often a move is played out, all moves and worlds together; with `insight` it is played out farther. Of the last two
    the second is as good where its mean reward is at most `near` below that of the best.
    """

    def __init__(
        self, mind: Rehearsing, breadth: int, iterations: int, near: float = 0.0, insight: bool = False
    ) -> None:
        self._mind = mind
        self._breadth = breadth
        self._iterations = iterations
        self._near = near
        self._insight = insight

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the move with the highest mean reward; the best plan where there is nothing or no time to rehearse."""
        if len(legal) == 1:
            return only_move(legal)
        rehearsal = self._mind.rehearsal(observation, legal, self._breadth, self._insight, stop)
        scores = rehearsal.scores
        order = sorted(chance.shuffled(range(len(legal))), key=scores.__getitem__, reverse=True)
        moves = rehearsal.moves
        rewards = [0.0] * len(moves)
        ahead = [0] * len(moves)
        field = list(range(len(moves)))
        stages = (len(moves) - 1).bit_length()
        stage = done = asked = worlds = 0
        while len(field) > 1 and done + len(field) <= self._iterations:
            if done >= asked * _POLL:
                asked += 1
                if stop():
                    break
            world = rehearsal.deal(chance)
            earned = [rehearsal.play_out(world, moves[at]) for at in field]
            for at, reward in zip(field, earned, strict=True):
                rewards[at] += reward
            ahead[field[earned.index(max(earned))]] += 1
            done += len(field)
            worlds += 1
            if stage + 1 < stages and done * stages >= self._iterations * (stage + 1):
                stage += 1
                field = sorted(field, key=rewards.__getitem__, reverse=True)[: (len(field) + 1) // 2]
        if not done:
            best, second = legal[order[0]], legal[order[1]]
            near = (second,) if scores[order[0]] - scores[order[1]] <= _TIE else ()
            return Thought(best, second, ((best, 1.0),), near=near)
        # Whatever was given up earned less in fewer worlds.
        best, runner_up = sorted(field, key=rewards.__getitem__, reverse=True)[:2]
        leaning = sorted(range(len(moves)), key=lambda at: (at != best, -ahead[at]))
        share = tuple((moves[at], ahead[at] / sum(ahead)) for at in leaning if ahead[at] or at == best)
        is_near = self._near > 0 and rewards[best] - rewards[runner_up] <= self._near * worlds
        near = (moves[runner_up],) if is_near else ()
        ahead_by = (rewards[best] - rewards[runner_up]) / worlds
        return Thought(moves[best], moves[runner_up], share, done, near, ahead_by)
