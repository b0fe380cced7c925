"""Ours: the work of this program that is measured, through the same interface that sessions and bots use."""

import pickle
import random
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

from game.bots.bot import Bot
from game.cli.bench.measure import Work
from game.play.catalogue import LoadedGame, game
from game.play.luck import Luck

SEATS = 4
MIDDLE = 30
"""The number of random moves after which a position counts as one in the middle of a match."""

COPIES = 1000


class Bench:
    """One game with its default options at four seats, ready to be measured."""

    def __init__(self, name: str) -> None:
        self.loaded: LoadedGame = game(name).load()
        self.controller = self.loaded.controller(self.loaded.options({}, SEATS))
        self.mind = self.loaded.mind(self.controller)

    def works(self) -> dict[str, Work]:
        """Return what is measured in work per second; searching only where master searches."""
        found = {"decisions": self.decisions(), "copies": self.copies()}
        return {**found, "search": self.search()} if self.loaded.skills["master"].iterations else found

    def decisions(self) -> Work:
        """Return random matches: dealing, the list of legal moves, applying with its check, scoring."""
        controller = self.controller
        legal_moves, apply, draw = controller.legal_moves, controller.apply, random.random
        seeds = count()

        def work() -> int:
            position = controller.start(SEATS, next(seeds))
            made = 0
            while legal := legal_moves(position):
                apply(position, legal[int(draw() * len(legal))])
                made += 1
            controller.outcome(position)
            return made

        return work

    def copies(self) -> Work:
        """Return copies of a position in the middle of a match."""
        position = self._middle()

        def work() -> int:
            for _ in range(COPIES):
                position.copy()
            return COPIES

        return work

    def search(self) -> Work:
        """Return iterations of master on the first decision of a match."""
        bot = self._master()
        position = self.controller.start(SEATS, 1)
        observation = self.controller.observe(position, self.controller.to_move(position))
        legal = self.controller.legal_moves(position)
        seeds = count()

        def work() -> int:
            return bot.choose(observation, legal, Luck(next(seeds)), _never).iterations

        return work

    def pickled(self) -> int:
        """Return the bytes of a pickled position in the middle of a match."""
        return len(pickle.dumps(self._middle(), pickle.HIGHEST_PROTOCOL))

    def think_times(self, skill: str = "master", every: int = 1) -> Iterator[float]:
        """Yield the seconds that a skill takes for one in `every` decision with more than one legal move of a match.

        It plays itself; the decisions between are left to adepts.
        """
        bot, other = (self.loaded.bot(each, self.controller, self.mind) for each in (skill, "adept"))
        controller, decisions = self.controller, count()
        position = controller.start(SEATS, 1)
        while (seat := controller.to_move(position)) is not None:
            legal = controller.legal_moves(position)
            observation = controller.observe(position, seat)
            asked = len(legal) > 1 and next(decisions) % every == 0
            begun = time.process_time()
            thought = (bot if asked else other).choose(observation, legal, Luck(seat), _never)
            if asked:
                yield time.process_time() - begun
            controller.apply(position, thought.move)

    def _master(self) -> Bot:
        return self.loaded.bot("master", self.controller, self.mind)

    def _middle(self) -> Any:
        """Return a position in the middle of a match."""
        luck = Luck(1)
        position = self.controller.start(SEATS, 1)
        for _ in range(MIDDLE):
            legal = self.controller.legal_moves(position)
            self.controller.apply(position, legal[luck.below(len(legal))])
        return position


def _never() -> bool:
    """Let the search use its whole budget."""
    return False
