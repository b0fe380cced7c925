"""The reference of analysis: ``python -m tests.judged_moves`` (or ``make judged``).

``moves GAME`` plays matches of bots and tries every move of their decisions in 2,000 worlds, without halving and
without a first look, until so many costly and so many best moves are found; they are kept in tests/judged/.
``turns GAME`` analyses matches and asks how many of their turning points are among the ten dearest turns when every
move of every decision is tried. What was found is kept in .judged/, so that a run that was stopped goes on.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from game.bots.review import review_of
from game.bots.skills import SKILLS
from game.core.chance import Lcg
from game.core.referee import Controller
from game.play.adviser import Adviser, never
from game.play.analysis.analyst import Analyst
from game.play.analysis.report import report_of
from game.play.analysis.rules import analysis_rules
from game.play.catalogue import LoadedGame, game
from game.play.luck import Luck, derive
from game.play.match import new_match
from game.play.session import Session
from game.play.task import Question
from game.store.seat_plans import COLOURS, SeatPlan

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".judged"
FOLDER = ROOT / "tests" / "judged"

WORLDS = 2000
WANTED = 100
COSTLY = 0.10
"""What a costly move loses on average at four or five seats."""

_FIRST, _FAR = 64, 4.0
"""After so many worlds a move that is so many standard errors behind is tried no more."""

PLAYERS = ("random", "apprentice")
"""Who plays in the first match, in the second, and so on: alike, so that everybody has a chance to lose."""

GOOD_PLAYERS = ("greedy", "apprentice")
"""Who plays where turning points are looked for: whole matches of players by chance are long and all slips."""

SEATS = (4, 3, 4, 2)


class JudgedMatch(msgspec.Struct, frozen=True):
    """A match by its seed, its number of seats and its moves, with the numbers of its costly and its best moves."""

    seed: int
    seats: int
    moves: tuple[str, ...]
    costly: tuple[int, ...]
    best: tuple[int, ...]


class Found(msgspec.Struct, frozen=True):
    """A decision of a match that was judged: what the move cost on average, and whether none was better for certain."""

    seed: int
    number: int
    cost: float
    is_best: bool


class Agreed(msgspec.Struct, frozen=True):
    """A match whose turning points were looked for: how many there are, and how many the reference finds dear."""

    seed: int
    points: int
    agreed: int


def played(name: str, seed: int, players: Sequence[str] = PLAYERS) -> tuple[LoadedGame, Controller[Any], Session]:
    """Return a match of bots that are alike."""
    loaded, seats = game(name).load(), SEATS[seed % len(SEATS)]
    kind = players[seed % len(players)]
    plans = [SeatPlan(f"Seat {seat}", kind, COLOURS[seat]) for seat in range(seats)]
    session = Session.begin(new_match(name, plans, {}, seed), None)
    adviser = Adviser()
    while session.outcome is None:
        session.play(adviser.answer(session.thinking_task()).move)
    return loaded, session.controller, session


def cost_of(
    loaded: LoadedGame, session: Session, number: int, worlds: int, limit: float = 0.0, *, wants_best: bool = True
) -> tuple[float, bool]:
    """Return what a move lost on average beside the best of all legal ones, and whether it is that itself.

    After the first worlds that is told only where the move may cost the limit or, if that is wanted, be the best.
    """
    controller, decision = session.controller, session.moments.decision(number)
    review = review_of(controller, loaded.mind(controller), decision.observation, decision.legal)
    chance, made = Luck(derive(number, session.match.seed)), decision.legal.index(decision.move)
    field = list(range(len(decision.legal)))
    earned: list[list[float]] = [[] for _ in field]
    for dealt in range(1, worlds + 1):
        world, seed = review.deal(chance), chance.below(1 << 32)
        for at in field:
            earned[at].append(review.chance_to_win(world, decision.legal[at], Lcg.seeded(seed)))
        if dealt == _FIRST:
            best = max(field, key=lambda at: sum(earned[at]))
            field = [at for at in field if at in (best, made) or not _is_far(earned[best], earned[at])]
            nothing = [0.0] * dealt
            most = max(_mean_and_error(earned[at], earned[made], _FAR) for at in field)
            most = min(most, max(_mean_and_error(earned[at], nothing, _FAR) for at in field))
            if most < limit and not (wants_best and best == made):
                return _mean_and_error(earned[best], earned[made], 0.0), False
    best = max(field, key=lambda at: (sum(earned[at]), at == made))
    return (sum(earned[best]) - sum(earned[made])) / worlds, best == made


def _is_far(best: Sequence[float], one: Sequence[float]) -> bool:
    return _mean_and_error(best, one, -_FAR) > 0


def _mean_and_error(better: Sequence[float], worse: Sequence[float], errors: float) -> float:
    """Return what a move earned more than another on average, and so many standard errors more."""
    found = [first - second for first, second in zip(better, worse, strict=True)]
    mean = sum(found) / len(found)
    return mean + errors * sqrt(sum((each - mean) ** 2 for each in found)) / len(found)


def judge_moves(name: str, wanted: int = WANTED, worlds: int = WORLDS) -> None:
    """Find costly and best moves, and write them down once there are enough of both."""
    path = KEPT / f"{name}.jsonl"
    known = {(each.seed, each.number): each for each in _read(path, Found)}
    matches: list[JudgedMatch] = []
    costly = best = seed = 0
    while costly < wanted or best < wanted:
        seed += 1
        loaded, _, session = played(name, seed)
        limit = COSTLY * analysis_rules().wider.get(len(session.names), 100) / 100
        found: list[Found] = []
        for turn in session.history:
            if len(session.moments.decision(turn.number).legal) < 2 or (costly >= wanted and best >= wanted):
                continue
            judged = known.get((seed, turn.number))
            if judged is None:
                cost, is_best = cost_of(loaded, session, turn.number, worlds, limit, wants_best=best < wanted)
                judged = Found(seed, turn.number, cost, is_best)
                _append(path, judged)
            found.append(judged)
        bad = [each.number for each in found if each.cost >= limit][: wanted - costly]
        good = [each.number for each in found if each.is_best][::2][: wanted - best]
        costly, best = costly + len(bad), best + len(good)
        texts = tuple(turn.move.text for turn in session.history)
        last = max((*bad, *good), default=0)
        if last:
            matches.append(JudgedMatch(seed, len(session.names), texts[:last], tuple(bad), tuple(good)))
        print(f"{name}: {costly} costly and {best} best moves after {seed} matches", flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.jsonl").write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in matches))


def questions(name: str, every: int = 1) -> Iterator[tuple[bool, Question]]:
    """Yield every so manieth kept move as analysis asks about it, and whether it is a costly one."""
    loaded = game(name).load()
    kinds = {"costly": 0, "best": 0}
    for match in _read(FOLDER / f"{name}.jsonl", JudgedMatch):
        plans = [SeatPlan(f"Seat {seat}", SKILLS[0], COLOURS[seat]) for seat in range(match.seats)]
        session = Session.begin(new_match(name, plans, {}, match.seed), None)
        for text in match.moves:
            session.play(session.controller.parse(text))
        analysts = [Analyst(session, seat, loaded.budgets.quick) for seat in range(match.seats)]
        for number in sorted((*match.costly, *match.best)):
            kind = "costly" if number in match.costly else "best"
            kinds[kind] += 1
            if kinds[kind] % every == 0:
                decision = session.moments.decision(number)
                yield kind == "costly", analysts[decision.seat].question(number)


def agreement(name: str, seed: int, worlds: int) -> Agreed:
    """Return how many turning points of a seat of a match are among its ten dearest turns, all moves being tried."""
    loaded, _, session = played(name, seed, GOOD_PLAYERS)
    analyst = Analyst(session, 0, loaded.budgets.quick)
    adviser = Adviser()
    while (question := analyst.next_question()) is not None:
        judgement = adviser.judge(question, never)
        assert judgement is not None
        analyst.take(judgement)
    points = [each.judgement.number for each in report_of(analyst).rated]
    costs = [sum(cost_of(loaded, session, number, worlds)[0] for number in turn) for turn in analyst.turns]
    dearest = sorted(range(len(costs)), key=lambda at: -costs[at])[:10]
    numbers = {number for at in dearest for number in analyst.turns[at]}
    return Agreed(seed, len(points), sum(number in numbers for number in points))


def judge_turns(name: str, matches: int, worlds: int) -> None:
    """Tell how many turning points the reference agrees with."""
    path = KEPT / f"{name}_turns.jsonl"
    known = {each.seed: each for each in _read(path, Agreed)}
    points = agreed = 0
    for seed in range(1, matches + 1):
        found = known.get(seed)
        if found is None:
            found = agreement(name, seed, worlds)
            _append(path, found)
        points, agreed = points + found.points, agreed + found.agreed
        print(f"{name}: {agreed} of {points} turning points agreed with after {seed} matches", flush=True)


def _read(path: Path, kind: type[Any]) -> list[Any]:
    """Return the whole lines of a file; a torn one is done again."""
    found = []
    for line in path.read_bytes().split(b"\n")[:-1] if path.exists() else []:
        found.append(msgspec.json.decode(line, type=kind))
    return found


def _append(path: Path, line: msgspec.Struct) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m tests.judged_moves")
    parser.add_argument("what", choices=("moves", "turns"))
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=None, help="moves of each kind (100), or matches (50)")
    parser.add_argument("--worlds", type=int, default=None, help="worlds a decision (2,000, or 32 for turns)")
    given = parser.parse_args()
    if given.what == "moves":
        judge_moves(given.game, given.count or WANTED, given.worlds or WORLDS)
    else:
        judge_turns(given.game, given.count or 50, given.worlds or 32)
    return 0


if __name__ == "__main__":
    sys.exit(main())
