"""Many matches: many matches of bots, the same whichever number of processes plays them, with figures if asked for."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from itertools import cycle
from math import sqrt
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import NormalDist
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from game.bots.mind import TellingTraits
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import reason
from game.core.referee import Controller
from game.core.statistics import Figures, Question, Statistics
from game.play.adviser import Adviser
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, Game, add, added
from game.play.luck import derive
from game.play.match import Match, new_match
from game.play.pack_registry import install, installed
from game.play.processes import end, start
from game.play.task import Task
from game.store.faces import REGULARS
from game.store.packs.pack_files import PackFile
from game.store.regulars import regular_of
from game.store.seat_plans import COLOURS, SeatPlan
from game.store.trouble import Trouble

Yield = TypeVar("Yield")

ENDING = 2.0
"""The seconds that the processes have to end by themselves when no more matches are wanted of them."""

_SEEDS = 2**32
_BEYOND = 0.05


class Insistence(msgspec.Struct, frozen=True):
    """A seat that makes a move, given by its text, the first time it may, whatever its bot thinks of it."""

    seat: Seat
    move: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished match: `seats` are the skills, with whose style (`zelma=adept`), `reason` is the name of the
    ending, `moves` how many were made.

    `insisted` are how many of them somebody was made to make.
    """

    game: str
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    moves: int
    insisted: int = 0


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
    insistences: Sequence[Insistence] = (),
    packs: Sequence[str] = (),
) -> Generator[Result, None, None]:
    """Yield the results of matches between skills in order; raise BadInput, or Trouble when a process ends too early.

    The seed of each match comes of `seed` and its index, so the results are the same for any number of `jobs`.
    """
    first = _first_match(game, skills, seed, options, packs)
    return played(Matches(first, games, tuple(insistences), play_out), jobs)


def matches_of(
    game: str,
    skills: Sequence[str],
    games: int,
    seed: int,
    play: "Callable[[Match, Adviser, Sequence[Insistence]], Yield]",
) -> "Matches[Yield]":
    """Return the matches that `simulate` plays, of which `play`, a function of a module, makes something else."""
    return Matches(_first_match(game, skills, seed, None, ()), games, (), play)


def survey(
    game: str,
    skills: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    insistences: Sequence[Insistence] = (),
    packs: Sequence[str] = (),
    begin: int = 0,
) -> Generator[Told, None, None]:
    """Yield the matches that `simulate` yields the results of, from one on, with their figures; raises the same."""
    first = _first_match(game, skills, seed, options, packs)
    return played(Matches(first, games, tuple(insistences), tell_out, begin), jobs)


def fitting(
    game: str,
    skills: Sequence[str],
    options: Mapping[str, str] | None,
    insistences: Sequence[Insistence],
    packs: Sequence[str] = (),
) -> Match:
    """Return a match as `simulate` would play it; raise BadInput, also for somebody made to move who does not sit."""
    for insistence in insistences:
        if not 0 <= insistence.seat < len(skills):
            raise BadInput(reason("play.simulate.insistence", seat=insistence.seat, seats=len(skills)))
    return _first_match(game, skills, 0, options, packs)


def summarise(results: Sequence[Result], rows: int = 1) -> Summary:
    """Return win shares with Wilson's intervals, corrected for so many rows; raises ValueError for no results."""
    if not results:
        raise ValueError("no results to summarise")
    count = len(results)
    seats = []
    for seat, skill in enumerate(results[0].seats):
        share = sum(1 / len(result.winners) for result in results if seat in result.winners) / count
        seats.append(SeatSummary(skill, share, *wilson(share, count, rows)))
    nobody = sum(not result.winners for result in results) / count
    return Summary(count, nobody, tuple(seats))


def wilson(share: float, count: int, rows: int = 1) -> tuple[float, float]:
    """Return the bounds of the 95 % interval of a share that was found in so many trials (Wilson's score interval).

    With several `rows` the intervals of so many figures all hold together with 95 % (Bonferroni's correction).
    """
    deviations = deviations_of(rows)
    square = deviations**2 / count
    middle = share + square / 2
    spread = deviations * sqrt(share * (1 - share) / count + square / (4 * count))
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def deviations_of(rows: int) -> float:
    """Return how many standard deviations an interval reaches to each side if those of all rows hold with 95 %."""
    return NormalDist().inv_cdf(1 - _BEYOND / (2 * rows))


def play_out(
    match: Match,
    adviser: Adviser,
    insistences: Sequence[Insistence] = (),
    statistics: Statistics | None = None,
    traits: "TraitCount | None" = None,
) -> Result:
    """Return the result of a match of bots, played without journal; statistics hear all of it, traits are counted."""
    controller = adviser.controller(match.game, match.options, match.packs)
    count = len(match.seats)
    if statistics is not None:
        statistics.begin(count, match.seed)
    position = controller.start(count, match.seed, statistics)
    made, left = 0, list(insistences)
    while (seat := controller.to_move(position)) is not None:
        if statistics is not None:
            for question in statistics.questions(position):
                statistics.answered(question.card, _differs(question, match, controller, adviser, made))
        observation = controller.observe(position, seat)
        legal = tuple(controller.legal_moves(position))
        move = _insisted(left, seat, legal) if left else None
        if move is None:
            move = adviser.answer(_task(match, seat, observation, legal, derive(match.seed, made, seat))).move
        if traits is not None:
            traits.hear(seat, observation, legal, move)
        if statistics is not None:
            statistics.expect(position, move)
        controller.apply(position, move, statistics)
        made += 1
    outcome = controller.outcome(position)
    assert outcome is not None, "a match without a seat to move is over"
    return Result(
        match.game,
        match.seed,
        tuple(map(_label, match.seats)),
        outcome.scores,
        outcome.winners,
        outcome.ending,
        made,
        len(insistences) - len(left),
    )


def _task(match: Match, seat: Seat, observation: Any, legal: tuple[Move, ...], seed: int) -> Task:
    """Return what a bot of the match has to decide."""
    plan = match.seats[seat]
    regular, packs = regular_of(plan), match.packs
    return Task(match.game, match.options, observation, legal, plan.kind, seed, regular=regular, packs=packs)


def _label(plan: SeatPlan) -> str:
    """Return what a seat is called in results: its skill, and whose style it has."""
    regular = regular_of(plan)
    return f"{regular}={plan.kind}" if regular else plan.kind


class TraitCount:
    """How often each seat made a move of a trait where it could make one of it and one that is not."""

    def __init__(self, mind: TellingTraits, seats: int) -> None:
        self._mind = mind
        self.counts: list[dict[str, tuple[int, int]]] = [dict.fromkeys(mind.traits, (0, 0)) for _ in range(seats)]

    def hear(self, seat: Seat, observation: Any, legal: Sequence[Move], move: Move) -> None:
        """Count a decision."""
        if len(legal) == 1:
            return
        found = self._mind.traits_of(observation, legal)
        made, counts = found[legal.index(move)], self.counts[seat]
        for trait in frozenset().union(*found) - frozenset.intersection(*found):
            could, did = counts[trait]
            counts[trait] = (could + 1, did + (trait in made))


def _differs(question: Question, match: Match, controller: Controller[Any], adviser: Adviser, made: int) -> bool:
    """Return whether the bot of a seat makes another move because of a card, the same luck both times."""
    seat, moves = question.seat, []
    for position in (question.position, question.without):
        observation, legal = controller.observe(position, seat), tuple(controller.legal_moves(position))
        moves.append(adviser.answer(_task(match, seat, observation, legal, derive(match.seed, made, seat))).move)
    return moves[0] != moves[1]


def _insisted(left: list[Insistence], seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return the move that a seat is made to make, which is thereby done with, or None."""
    for insistence in left:
        if insistence.seat == seat:
            for move in legal:
                if move.text == insistence.move:
                    left.remove(insistence)
                    return move
    return None


def tell_out(match: Match, adviser: Adviser, insistences: Sequence[Insistence] = ()) -> Told:
    """Return a match of bots with what it tells the report."""
    statistics = GAMES[match.game].parts().statistics(adviser.controller(match.game, match.options, match.packs))
    mind = adviser.mind(match.game, match.options, match.packs)
    has_style = isinstance(mind, TellingTraits) and any(map(regular_of, match.seats))
    traits = TraitCount(mind, len(match.seats)) if has_style and isinstance(mind, TellingTraits) else None
    result = play_out(match, adviser, insistences, statistics, traits)
    figures = statistics.figures()
    return Told(result, figures if traits is None else replace(figures, traits=tuple(traits.counts)))


class Matches(msgspec.Struct, Generic[Yield], frozen=True):
    """So many matches that differ in their seeds only; `play` makes of each what is wanted of it."""

    first: Match
    count: int
    insistences: tuple[Insistence, ...]
    play: Callable[[Match, Adviser, Sequence[Insistence]], Yield]
    begin: int = 0

    def played(self, index: int, adviser: Adviser) -> Yield:
        """Play one of the matches and return what is wanted of it."""
        seed = derive(self.first.seed, index) % _SEEDS
        return self.play(replace(self.first, seed=seed), adviser, self.insistences)


def _first_match(
    game: str, skills: Sequence[str], seed: int, options: Mapping[str, str] | None, packs: Sequence[str]
) -> Match:
    """Return the match whose seed gives those of all; raise BadInput."""
    seats = enumerate(zip(skills, cycle(COLOURS), strict=False))
    plans = tuple(_plan(f"{number}", text.partition("@")[0], colour) for number, (text, colour) in seats)
    if persons := [plan.kind for plan in plans if plan.is_person]:
        raise BadInput(reason("play.record.persons", name=persons[0]))
    match = new_match(game, plans, options, seed, packs)
    known = GAMES[game].load().skills
    for skill in skills:
        plain, at, iterations = skill.rpartition("=")[2].partition("@")
        if at and not (
            iterations.isascii() and iterations.isdecimal() and int(iterations) and known[plain].iterations > 0
        ):
            raise BadInput(reason("play.simulate.iterations", skill=skill))
    thinking = zip(match.seats, (skill.rpartition("=")[2].strip() for skill in skills), strict=True)
    return msgspec.structs.replace(
        match, seats=tuple(msgspec.structs.replace(plan, kind=kind) for plan, kind in thinking)
    )


def _plan(name: str, text: str, colour: str) -> SeatPlan:
    """Return the seat of a skill, or of a regular with a skill such as `zelma=adept`; raise BadInput."""
    regular, equals, skill = text.partition("=")
    if not equals:
        return SeatPlan(name, text, colour)
    if regular not in REGULARS:
        raise BadInput(reason("play.simulate.regular", name=regular, regulars=", ".join(REGULARS)))
    return SeatPlan(name, skill, colour, regular)


def played(matches: Matches[Yield], jobs: int) -> Generator[Yield, None, None]:
    """Yield what comes of the matches, in order."""
    return _play_here(matches) if jobs <= 1 else _play_in_processes(matches, min(jobs, matches.count - matches.begin))


def _play_here(matches: Matches[Yield]) -> Generator[Yield, None, None]:
    """Yield the matches, played in this process."""
    adviser = Adviser()
    for index in range(matches.begin, matches.count):
        yield matches.played(index, adviser)


def _play_in_processes(matches: Matches[Yield], jobs: int) -> Generator[Yield, None, None]:
    """Yield the matches in order; each process plays every so-manieth match."""
    context = get_context("spawn")
    lines: list[Connection[None, Yield]] = []
    processes = []
    try:
        for job in range(jobs):
            here, there = context.Pipe(duplex=False)
            process = context.Process(
                target=_play_share, args=(there, matches, job, jobs, added(), installed()), daemon=True
            )
            start(process)
            there.close()
            lines.append(here)
            processes.append(process)
        for index in range(matches.count - matches.begin):
            yield lines[index % jobs].recv()
    except EOFError as error:
        raise Trouble(reason("play.simulate.stopped")) from error
    finally:
        for line in lines:
            line.close()
        end(processes, ENDING)


def _play_share(
    line: "Connection[Yield, None]",
    matches: Matches[Yield],
    first: int,
    step: int,
    games: Sequence[Game],
    packs: Sequence[PackFile],
) -> None:
    """Play every `step`-th match and send what comes of it; end when nobody reads them any more.

    `games` are those that were added to the catalogue, `packs` those that are there.
    """
    add(*games)
    install(packs)
    adviser = Adviser()
    with suppress(OSError):
        for index in range(matches.begin + first, matches.count, step):
            line.send(matches.played(index, adviser))
