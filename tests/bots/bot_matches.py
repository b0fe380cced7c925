"""Helpers of the tests of bots: each game ready to be played, decisions of its matches, and matches between bots."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from game.bots.bot import Bot
from game.core.chance import Lcg
from game.core.event import Seat
from game.play.catalogue import LoadedGame, game


def never() -> bool:
    return False


class Ready(NamedTuple):
    """A game as its configuration has it, with the usual options: data, referee and mind."""

    loaded: LoadedGame
    referee: Any
    mind: Any

    def bot(self, skill: str) -> Bot:
        return self.loaded.bot(skill, self.referee, self.mind)


class Moment(NamedTuple):
    """A decision with several moves: what the seat to move saw, its moves, and the position."""

    observation: Any
    legal: Sequence[Any]
    position: Any


@cache
def ready(name: str) -> Ready:
    """Return a game, the same for everybody who asks."""
    loaded = game(name).load()
    referee = loaded.controller(loaded.options({}, loaded.game.seats[0]))
    return Ready(loaded, referee, loaded.mind(referee))


@cache
def moments(name: str, seats: int, seed: int, few: int) -> tuple[Moment, ...]:
    """Return so many decisions, evenly spread, of a match in which every second move is greedy's and the rest chance's.

    A match of few decisions gives a few more, none less. Copy a position before playing on from it.
    """
    referee, greedy = ready(name).referee, ready(name).bot("greedy")
    chance, position, passed = Lcg(seed), referee.start(seats, seed), []
    while (seat := referee.to_move(position)) is not None:
        legal = referee.legal_moves(position)
        if len(legal) > 1:
            passed.append((position.copy(), seat))
        move = legal[chance.below(len(legal))]
        if chance.below(2):
            move = greedy.choose(referee.observe(position, seat), legal, chance, never).move
        referee.apply(position, move)
    return tuple(
        Moment(referee.observe(position, seat), referee.legal_moves(position), position)
        for position, seat in passed[:: max(1, len(passed) // few)]
    )


def wins(name: str, skills: Sequence[str], matches: int) -> tuple[float, float]:
    """Return the share of all and of the decided matches that the first skill wins, moving round the table.

    Shared matches count in part.
    """
    each = ready(name)
    bots = [each.bot(skill) for skill in skills]
    won, decided = 0.0, 0
    for number in range(matches):
        position = each.referee.start(len(bots), 4000 + number)
        hero: Seat = number % len(bots)
        made = 0
        while (seat := each.referee.to_move(position)) is not None:
            legal = tuple(each.referee.legal_moves(position))
            seen, chance = each.referee.observe(position, seat), Lcg.seeded(number << 10 | made)
            move = bots[(seat - hero) % len(bots)].choose(seen, legal, chance, never).move
            each.referee.apply(position, move)
            made += 1
        winners = each.referee.outcome(position).winners
        decided += bool(winners)
        won += (hero in winners) / max(1, len(winners))
    return won / matches, won / max(1, decided)
