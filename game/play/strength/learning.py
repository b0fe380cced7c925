"""Learning: bots play matches, and from these is learnt what positions are worth: chances to win, or points."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, runtime_checkable

from game.bots.mind import Mind
from game.bots.points_model import Comparison
from game.bots.value_learning import Played
from game.bots.value_model import Look, Measures
from game.bots.value_net_learning import Judged, PlayedTurns
from game.core.chance import Chance, Lcg
from game.core.event import Seat
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


@runtime_checkable
class Comparing(Mind, Protocol):
    """The knowledge of a game that plays on with several choices of one decision."""

    def compare(self, position: Any, chance: Chance) -> Comparison | None:
        """Return choices of the seat to move and what they led to, or None for a decision that is not compared."""
        ...


@runtime_checkable
class JudgingTurns(Mind, Protocol):
    """The knowledge of a game that tells what the end of a turn is judged by."""

    def end_of_turn(self, position: Any, move: Any) -> Judged | None:
        """Return what is judged where a legal move ends the turn of its seat, or None for any other move."""
        ...


def play_to_learn(
    game: str, skills: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Generator[Played, None, None]:
    """Yield matches between skills in order, the same for any number of `jobs`.

    Raises BadInput, also for a game of which nothing is learnt, and Trouble when a process ends too early.
    """
    fitting(game, skills, None, ())
    return played(matches_of(game, skills, games, seed, _play), jobs)


def play_to_compare(
    game: str, skills: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Generator[tuple[Comparison, ...], None, None]:
    """Yield the comparisons of each match between skills in order; else as `play_to_learn`."""
    fitting(game, skills, None, ())
    return played(matches_of(game, skills, games, seed, _compare), jobs)


def play_to_teach(
    game: str, skills: Sequence[str], games: int, seed: int, jobs: int = 1
) -> Generator[PlayedTurns, None, None]:
    """Yield matches between skills as a net is taught by them; all else is as in `play_to_learn`."""
    fitting(game, skills, None, ())
    return played(matches_of(game, skills, games, seed, _play_turns), jobs)


def _play(match: Match, adviser: Adviser, insistences: Sequence[Insistence] = ()) -> Played:
    """Return what a match looked like and who won it; nobody is made to make any move."""
    mind, measures = adviser.mind(match.game, match.options), adviser.measures(match.game)
    if not isinstance(measures, Measures) or not isinstance(mind, Judging):
        raise BadInput(reason("play.learn.nothing", name=match.game))
    looks, every = list[Look](), measures.every

    def before(position: Any, made: int, _chance: Chance) -> None:
        if made % every == 0 and (look := mind.look(position)) is not None:
            looks.append(look)

    winners = _play_out(match, adviser, before=before)
    return Played(tuple(looks), winners)


def _compare(match: Match, adviser: Adviser, insistences: Sequence[Insistence] = ()) -> tuple[Comparison, ...]:
    """Return the comparisons of a match; nobody is made to make any move."""
    mind, found = adviser.mind(match.game, match.options), list[Comparison]()
    if not isinstance(mind, Comparing):
        raise BadInput(reason("play.learn.nothing", name=match.game))

    def before(position: Any, _made: int, chance: Chance) -> None:
        if (comparison := mind.compare(position, chance)) is not None:
            found.append(comparison)

    _play_out(match, adviser, before=before)
    return tuple(found)


def _play_turns(match: Match, adviser: Adviser, insistences: Sequence[Insistence] = ()) -> PlayedTurns:
    """Return how the ends of turns of a match are judged and who won it; nobody is made to make any move."""
    mind, moments = adviser.mind(match.game, match.options), list[Judged]()
    if not isinstance(mind, JudgingTurns):
        raise BadInput(reason("play.learn.nothing", name=match.game))

    def chosen(position: Any, move: Any) -> None:
        if (judged := mind.end_of_turn(position, move)) is not None:
            moments.append(judged)

    winners = _play_out(match, adviser, chosen=chosen)
    return PlayedTurns(tuple(moments), winners)


def _play_out(
    match: Match,
    adviser: Adviser,
    before: Callable[[Any, int, Chance], None] | None = None,
    chosen: Callable[[Any, Any], None] | None = None,
) -> tuple[Seat, ...]:
    """Play a match to its end and return who won.

    `before` sees each position, how many moves led to it, and the luck; `chosen` sees each position and its move.
    """
    controller = adviser.controller(match.game, match.options)
    skills = tuple(seat.kind for seat in match.seats)
    position = controller.start(len(skills), match.seed)
    chance, made = Lcg.seeded(match.seed), 0
    while (seat := controller.to_move(position)) is not None:
        if before is not None:
            before(position, made, chance)
        legal = tuple(controller.legal_moves(position))
        if chance.below(100) < _STRAY:
            move = legal[chance.below(len(legal))]
        else:
            observation = controller.observe(position, seat)
            task = Task(match.game, match.options, observation, legal, skills[seat], derive(match.seed, made, seat))
            move = adviser.answer(task).move
        if chosen is not None:
            chosen(position, move)
        controller.apply(position, move)
        made += 1
    outcome = controller.outcome(position)
    assert outcome is not None, "a match without a seat to move is over"
    return outcome.winners
