"""Many matches: many matches of bots, the same whichever number of processes plays them, with figures if asked for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import cycle
from math import sqrt
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

import msgspec

from game.core.event import Tell
from game.core.reason import reason
from game.core.statistics import Figures
from game.play.adviser import Adviser
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, Game, add, added
from game.play.luck import derive
from game.play.match import Match, new_match
from game.play.processes import end, start
from game.play.task import Task
from game.store.seat_plans import COLOURS, SeatPlan
from game.store.trouble import Trouble

Yield = TypeVar("Yield", bound="Result | Told")

ENDING = 2.0
"""The seconds that the processes have to end by themselves when no more matches are wanted of them."""

_SEEDS = 2**32
_NORMAL_95 = 1.959964


class Result(msgspec.Struct, frozen=True):
    """One finished match: `seats` are the skills, `reason` is the name of the ending, `moves` how many were made."""

    game: str
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    moves: int


class Told(msgspec.Struct, frozen=True):
    """A finished match and what it tells the report."""

    result: Result
    figures: Figures


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat did: its share of all matches won (a shared win counts in parts), with a 95 % interval."""

    skill: str
    share: float
    lowest: float
    highest: float


class Summary(msgspec.Struct, frozen=True):
    """What many matches come to; `without_winner` is a share of them."""

    games: int
    without_winner: float
    seats: tuple[SeatSummary, ...]


def simulate(
    game: str,
    skills: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
) -> Iterator[Result]:
    """Yield the results of matches between skills in order; raise BadInput, or Trouble when a process ends too early.

    The seed of each match comes of `seed` and its index, so the results are the same for any number of `jobs`.
    """
    return _played(_Matches(_first_match(game, skills, seed, options), games, play_out), jobs)


def survey(
    game: str,
    skills: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
) -> Iterator[Told]:
    """Yield the matches that `simulate` yields the results of, each with its figures; raises the same."""
    return _played(_Matches(_first_match(game, skills, seed, options), games, tell_out), jobs)


def summarise(results: Sequence[Result]) -> Summary:
    """Return win shares with Wilson's intervals; raises ValueError for no results."""
    if not results:
        raise ValueError("no results to summarise")
    count = len(results)
    seats = []
    for seat, skill in enumerate(results[0].seats):
        share = sum(1 / len(result.winners) for result in results if seat in result.winners) / count
        seats.append(SeatSummary(skill, share, *wilson(share, count)))
    nobody = sum(not result.winners for result in results) / count
    return Summary(count, nobody, tuple(seats))


def wilson(share: float, count: int) -> tuple[float, float]:
    """Return the bounds of the 95 % interval of a share that was found in so many trials (Wilson's score interval)."""
    square = _NORMAL_95**2 / count
    middle = share + square / 2
    spread = _NORMAL_95 * sqrt(share * (1 - share) / count + square / (4 * count))
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def play_out(match: Match, adviser: Adviser, tell: Tell | None = None) -> Result:
    """Return the result of a match of bots, played without journal; its events are told if somebody listens."""
    controller = adviser.controller(match.game, match.options)
    skills = tuple(seat.kind for seat in match.seats)
    position = controller.start(len(skills), match.seed, tell)
    made = 0
    while (seat := controller.to_move(position)) is not None:
        observation = controller.observe(position, seat)
        legal = tuple(controller.legal_moves(position))
        task = Task(match.game, match.options, observation, legal, skills[seat], derive(match.seed, made, seat))
        controller.apply(position, adviser.answer(task).move, tell)
        made += 1
    outcome = controller.outcome(position)
    assert outcome is not None, "a match without a seat to move is over"
    return Result(match.game, match.seed, skills, outcome.scores, outcome.winners, outcome.ending, made)


def tell_out(match: Match, adviser: Adviser) -> Told:
    """Return a match of bots with what it tells the report."""
    statistics = GAMES[match.game].parts().statistics(adviser.controller(match.game, match.options))
    result = play_out(match, adviser, statistics)
    return Told(result, statistics.figures())


class _Matches(msgspec.Struct, Generic[Yield], frozen=True):
    """So many matches that differ in their seeds only; `play` makes of each what is wanted of it."""

    first: Match
    count: int
    play: Callable[[Match, Adviser], Yield]

    def played(self, index: int, adviser: Adviser) -> Yield:
        """Play one of the matches and return what is wanted of it."""
        seed = derive(self.first.seed, index) % _SEEDS
        return self.play(msgspec.structs.replace(self.first, seed=seed), adviser)


def _first_match(game: str, skills: Sequence[str], seed: int, options: Mapping[str, str] | None) -> Match:
    """Return the match whose seed gives those of all; raise BadInput."""
    seats = enumerate(zip(skills, cycle(COLOURS), strict=False))
    plans = tuple(SeatPlan(f"{number}", skill, colour) for number, (skill, colour) in seats)
    if persons := [plan.kind for plan in plans if plan.is_person]:
        raise BadInput(reason("play.record.persons", name=persons[0]))
    return new_match(game, plans, options, seed)


def _played(matches: _Matches[Yield], jobs: int) -> Iterator[Yield]:
    """Yield what comes of the matches, in order."""
    return _play_here(matches) if jobs <= 1 else _play_in_processes(matches, min(jobs, matches.count))


def _play_here(matches: _Matches[Yield]) -> Iterator[Yield]:
    """Yield the matches, played in this process."""
    adviser = Adviser()
    for index in range(matches.count):
        yield matches.played(index, adviser)


def _play_in_processes(matches: _Matches[Yield], jobs: int) -> Iterator[Yield]:
    """Yield the matches in order; each process plays every so-manieth match."""
    context = get_context("spawn")
    lines: list[Connection[None, Yield]] = []
    processes = []
    try:
        for job in range(jobs):
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=_play_share, args=(there, matches, job, jobs, added()), daemon=True)
            start(process)
            there.close()
            lines.append(here)
            processes.append(process)
        for index in range(matches.count):
            yield lines[index % jobs].recv()
    except EOFError as error:
        raise Trouble(reason("play.simulate.stopped")) from error
    finally:
        for line in lines:
            line.close()
        end(processes, ENDING)


def _play_share(
    line: "Connection[Yield, None]", matches: _Matches[Yield], first: int, step: int, games: Sequence[Game]
) -> None:
    """Play every `step`-th match and send what comes of it; end when nobody reads them any more.

    `games` are those that were added to the catalogue.
    """
    add(*games)
    adviser = Adviser()
    with suppress(OSError):
        for index in range(first, matches.count, step):
            line.send(matches.played(index, adviser))
