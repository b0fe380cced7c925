"""Information-set tree search: many possible worlds, one tree of what can be done in them, one reward a seat.

Single-observer ISMCTS after Cowling, Powley and Whitehouse (2012): each iteration deals a position that the observation
allows and walks one tree whose branches are moves. Among the moves available in that deal the upper confidence bound
decides, counting how often a branch was available instead of how often its parent was visited. Every seat is
assumed to maximise its own reward, unless the view ahead says what a rival replies.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from game.bots.bot import Stop, Thought, only_move
from game.bots.mind import Playout, Searching
from game.core.chance import Chance
from game.core.referee import Controller

_POLL = 16


class _Branch:
    """A move at a place of the tree: how often it was available and taken, what it earned its mover, what followed."""

    __slots__ = ("available", "branches", "earned", "visits")

    def __init__(self) -> None:
        self.available = 1
        self.visits = 0
        self.earned = 0.0
        self.branches: dict[Any, _Branch] = {}

    def mean(self) -> float:
        """Return what the move earned each time that it was taken."""
        return self.earned / self.visits


class SearchBot:
    """A bot that searches with a fixed number of iterations.

    `insight` is whether the view ahead ends where the game's mind can judge, instead of at the end of the match.
    `curiosity` weighs trying what was seldom tried against taking what did well, in units of reward. A place of the
    tree gets branches once it was visited `patience` times; until then its moves are left to the playout, since a few
    visits say less about a rival's moves than quick judgement does. A move that earns at most `near` less a visit than
    the one most visited is as good, if it was visited at least half as often.
    """

    def __init__(
        self,
        controller: Controller[Any],
        mind: Searching,
        iterations: int,
        insight: bool = True,
        curiosity: float = 0.8,
        patience: int = 1,
        near: float = 0.0,
    ) -> None:
        self._controller = controller
        self._mind = mind
        self._iterations = iterations
        self._insight = insight
        self._curiosity = curiosity
        self._patience = patience
        self._near = near

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the most visited move; the search also ends once no other move could catch up with it.

        Where the view ahead ends at the decision itself, and where `stop` leaves no time, first sight decides.
        """
        if len(legal) == 1:
            return only_move(legal)
        playout = self._mind.playout(observation, self._insight)
        root = _Branch()
        done = 0
        while done < self._iterations:
            if done % _POLL == 0 and (stop() or _is_settled(root, self._iterations - done)):
                break
            self._iterate(root, playout, chance)
            done += 1
            if not root.branches:
                break
        return self._conclude(root, observation, legal, done)

    def _iterate(self, root: _Branch, playout: Playout, chance: Chance) -> None:
        """Walk the tree through one possible world, play out and credit every mover on the way."""
        controller = self._controller
        position = playout.deal(chance)
        path: list[tuple[_Branch, int]] = []
        branch = root
        rewards = playout.judge(position)
        searcher = controller.to_move(position)
        while rewards is None:
            seat = controller.to_move(position)
            assert seat is not None, "a view ahead ends with the match at the latest"
            reply = None if seat == searcher else playout.reply(position, chance)
            if reply is None:
                move, branch = self._select(branch.branches, controller.legal_moves(position), chance)
            else:
                move, branch = reply, branch.branches.setdefault(reply, _Branch())
            path.append((branch, seat))
            controller.apply(position, move)
            goes_on = reply is not None or branch.visits >= self._patience
            rewards = playout.judge(position) if goes_on else playout.play_out(position, chance)
        for branch, seat in path:
            branch.visits += 1
            branch.earned += rewards[seat]

    def _select(self, branches: dict[Any, _Branch], legal: Sequence[Any], chance: Chance) -> tuple[Any, _Branch]:
        """Return an untried move with its fresh branch, or the one with the highest upper confidence bound."""
        untried = []
        chosen, highest = None, -1.0
        curiosity = self._curiosity
        for move in legal:
            branch = branches.get(move)
            if branch is None:
                untried.append(move)
                continue
            visits = branch.visits
            bound = branch.earned / visits + curiosity * sqrt(log(branch.available) / visits)
            branch.available += 1
            if bound > highest:
                chosen, highest = move, bound
        if untried:
            chosen = untried[chance.below(len(untried))]
            branches[chosen] = _Branch()
        return chosen, branches[chosen]

    def _conclude(self, root: _Branch, observation: Any, legal: Sequence[Any], done: int) -> Thought:
        """Return the thought: moves by visits, then by what they earned; without any visit by the look of them."""
        branches = root.branches
        if not branches:
            return self._at_first_sight(observation, legal)
        tried = [move for move in legal if move in branches]
        tried.sort(key=lambda move: (branches[move].visits, branches[move].earned), reverse=True)
        runner_up = tried[1] if len(tried) > 1 else next(move for move in legal if move != tried[0])
        share = tuple((move, branches[move].visits / done) for move in tried)
        ahead = branches[tried[0]].mean() - branches[tried[1]].mean() if len(tried) > 1 else None
        return Thought(tried[0], runner_up, share, done, self._nearly_best(tried, branches), ahead)

    def _nearly_best(self, tried: Sequence[Any], branches: dict[Any, _Branch]) -> tuple[Any, ...]:
        """Return the moves that are as good as the first of those tried."""
        if not self._near:
            return ()
        best = branches[tried[0]]
        least = best.earned / best.visits - self._near
        return tuple(
            move
            for move in tried[1:]
            if 2 * branches[move].visits >= best.visits and branches[move].earned / branches[move].visits >= least
        )

    def _at_first_sight(self, observation: Any, legal: Sequence[Any]) -> Thought:
        """Return the thought of somebody who does not look ahead."""
        scores = self._mind.score_moves(observation, legal)
        order = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        return Thought(legal[order[0]], legal[order[1]], ((legal[order[0]], 1.0),))


def _is_settled(root: _Branch, left: int) -> bool:
    """Return whether the most visited branch stays ahead whatever the iterations left would bring."""
    visits = sorted((branch.visits for branch in root.branches.values()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left
