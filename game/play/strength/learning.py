"""Learning: bots play matches, and what positions were worth in them becomes a value model."""

from collections.abc import Generator, Sequence
from typing import Any, Protocol, runtime_checkable

from game.bots.mind import Mind
from game.bots.value_learning import Played
from game.bots.value_model import Look
from game.core.chance import Lcg
from game.core.reason import reason
from game.play.adviser import Adviser
from game.play.bad_input import BadInput
from game.play.luck import derive
from game.play.many_matches import Insistence, fitting, matches_of, played
from game.play.match import Match
from game.play.task import Task

_STRAY = 2
"""Percent of moves that are left to chance, so that positions are met which good play would not lead to."""


@runtime_checkable
class Judging(Mind, Protocol):
    """The knowledge of a game that tells what a position is judged by."""

    def look(self, position: Any) -> Look | None:
        """Return a moment as it is judged, or None for one that is not."""
        ...


def play_to_learn(
    game: str, skills: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Generator[Played, None, None]:
    """Yield matches between skills in order, the same for any number of `jobs`.

    Raises BadInput, also for a game of which nothing is learnt, and Trouble when a process ends too early.
    """
    fitting(game, skills, None, ())
    return played(matches_of(game, skills, games, seed, _play), jobs)


def _play(match: Match, adviser: Adviser, insistences: Sequence[Insistence] = ()) -> Played:
    """Return what a match looked like and who won it; nobody is made to make any move."""
    controller, mind = adviser.controller(match.game, match.options), adviser.mind(match.game, match.options)
    measures = adviser.measures(match.game)
    if measures is None or not isinstance(mind, Judging):
        raise BadInput(reason("play.learn.nothing", name=match.game))
    skills = tuple(seat.kind for seat in match.seats)
    position = controller.start(len(skills), match.seed)
    chance, looks, made = Lcg.seeded(match.seed), list[Look](), 0
    while (seat := controller.to_move(position)) is not None:
        if made % measures.every == 0 and (look := mind.look(position)) is not None:
            looks.append(look)
        legal = tuple(controller.legal_moves(position))
        if chance.below(100) < _STRAY:
            move = legal[chance.below(len(legal))]
        else:
            observation = controller.observe(position, seat)
            task = Task(match.game, match.options, observation, legal, skills[seat], derive(match.seed, made, seat))
            move = adviser.answer(task).move
        controller.apply(position, move)
        made += 1
    outcome = controller.outcome(position)
    assert outcome is not None, "a match without a seat to move is over"
    return Played(tuple(looks), outcome.winners)
