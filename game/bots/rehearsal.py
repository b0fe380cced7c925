"""The rehearsal bot: it tries its most promising moves in many possible worlds and makes the one that did best."""

from collections.abc import Sequence
from typing import Any

from game.bots.bot import Stop, Thought, only_move
from game.bots.mind import Rehearsing
from game.core.chance import Chance

_POLL = 16


class RehearsalBot:
    """A bot with plans that also thinks of what others may hold and do.

    Every world is dealt once and all promising moves are played out in it, so that luck favours none of them.
    `breadth` is that of the plans; `iterations` are how often a move is played out, all moves and worlds together.
    """

    def __init__(self, mind: Rehearsing, breadth: int, iterations: int) -> None:
        self._mind = mind
        self._breadth = breadth
        self._iterations = iterations

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the move with the highest mean reward; the best plan where there is nothing or no time to rehearse."""
        if len(legal) == 1:
            return only_move(legal)
        rehearsal = self._mind.rehearsal(observation, legal, self._breadth)
        scores = rehearsal.scores
        order = sorted(chance.shuffled(range(len(legal))), key=scores.__getitem__, reverse=True)
        moves = rehearsal.moves
        rewards = [0.0] * len(moves)
        ahead = [0] * len(moves)
        done = asked = 0
        while len(moves) > 1 and done + len(moves) <= self._iterations:
            if done >= asked * _POLL:
                asked += 1
                if stop():
                    break
            world = rehearsal.deal(chance)
            earned = [rehearsal.play_out(world, move) for move in moves]
            for at, reward in enumerate(earned):
                rewards[at] += reward
            ahead[earned.index(max(earned))] += 1
            done += len(moves)
        if not done:
            best = legal[order[0]]
            return Thought(best, legal[order[1]], ((best, 1.0),))
        ranks = sorted(range(len(moves)), key=rewards.__getitem__, reverse=True)
        best = ranks[0]
        leaning = sorted((at for at in ranks if ahead[at] or at == best), key=lambda at: at != best)
        share = tuple((moves[at], ahead[at] / sum(ahead)) for at in leaning)
        return Thought(moves[best], moves[ranks[1]], share, done)
