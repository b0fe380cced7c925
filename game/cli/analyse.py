"""The command `analyse`: what each decision of a finished match cost."""

from argparse import Namespace
from pathlib import Path
from typing import Any, get_args

import msgspec

from game.bots.review import Rating
from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import whole
from game.cli.progress import Progress
from game.play.adviser import Adviser
from game.play.analysis.analyst import Analyst, Depth
from game.play.analysis.kept import analyst_of, keep
from game.play.analysis.report import Rated, Report, in_hundred, report_of
from game.play.analysis.rules import can_judge
from game.play.catalogue import game
from game.play.session import Session
from game.store.places import Places
from game.store.words import Words

DEPTHS: tuple[Depth, ...] = get_args(Depth)
RATINGS: tuple[Rating, ...] = get_args(Rating)
_MOST_SEATS = 9


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=literal(words.say("cli.argument.journal")))
    said = literal(words.say("cli.argument.analyse_seat"))
    parser.add_argument("--seat", metavar="I", type=whole(0, _MOST_SEATS), default=None, help=said)
    parser.add_argument("--depth", metavar="DEPTH", default="quick", help=literal(words.say("cli.argument.depth")))
    parser.add_argument("--json", action="store_true", help=literal(words.say("cli.argument.json")))


def _run(given: Namespace, words: Words) -> int:
    depth = next((each for each in DEPTHS if each == given.depth), None)
    if depth is None:
        raise Refused("cli.analyse.depth", depth=given.depth, depths=", ".join(DEPTHS))
    path = Path(given.file)
    session = Session.read(path)
    if session.outcome is None:
        raise Refused("cli.analyse.running", name=path.name)
    if not can_judge(session):
        raise Refused("cli.analyse.game", game=session.match.game)
    if given.seat is not None and given.seat >= len(session.names):
        raise Refused("cli.analyse.seat", seat=given.seat, seats=len(session.names))
    seats = (session.persons or range(len(session.names))) if given.seat is None else (given.seat,)
    adviser, told = Adviser(), words.for_seats(session.names)
    for seat in seats:
        analyst = _analysed(session, seat, depth, adviser, words)
        report = report_of(analyst)
        if given.json:
            print(msgspec.json.encode(_plain(analyst, report, depth, told)).decode(), flush=True)
        else:
            print("\n".join(_rows(analyst, report, told)), flush=True)
    return 0


def _analysed(session: Session, seat: int, depth: Depth, adviser: Adviser, words: Words) -> Analyst:
    """Return the analyst of a seat when all is judged; of a match on the shelf it is kept."""
    analyst, is_older = analyst_of(session, seat, depth)
    is_on_shelf = session.path is not None and session.path.parent == Places.standard().matches
    if is_older or not is_on_shelf:
        analyst = Analyst(session, seat, game(session.match.game).load().budgets.of(depth))
    progress = Progress(100, words)
    done = 0
    while (question := analyst.next_question()) is not None:
        judgement = adviser.judge(question)
        assert judgement is not None, "nothing stops it"
        analyst.take(judgement)
        while done < analyst.progress * 100:
            progress.step()
            done += 1
    progress.clear()
    if is_on_shelf and done:
        keep(analyst, depth)
    return analyst


def _plain(analyst: Analyst, report: Report, depth: Depth, words: Words) -> dict[str, Any]:
    """Return a report as plain data; chances and what was lost are parts of 1."""
    session = analyst.session
    return {
        "game": session.match.game,
        "seat": report.seat,
        "name": session.names[report.seat],
        "depth": depth,
        "worlds": analyst.budget.worlds,
        "counts": {rating: report.counts[rating] for rating in RATINGS},
        "play": report.play,
        "luck": report.luck,
        "decisions": [_plain_decision(each, words) for each in report.rated],
    }


def _plain_decision(rated: Rated, words: Words) -> dict[str, Any]:
    found = rated.judgement
    plain: dict[str, Any] = {
        "number": found.number,
        "move": found.move,
        "rating": rated.rating,
        "lost": rated.lost,
        "chance": found.played,
        "best_chance": found.chance,
        "worlds": found.worlds,
    }
    if found.why is not None and rated.rating != "best":
        plain |= {"better": found.best, "reason": words.say(found.why)}
    return plain


def _rows(analyst: Analyst, report: Report, words: Words) -> list[str]:
    """Return a report as lines: a heading, then each rated decision."""
    say, counts = words.say, report.counts
    called = ", ".join(say(f"analysis.count.{each}", count=counts[each]) for each in RATINGS)
    told = [f"{analyst.session.names[report.seat]}: {called}."]
    if report.play is not None and report.luck is not None:
        told.append(say("cli.analyse.play", play=in_hundred(report.play), luck=in_hundred(report.luck)))
    lines = [" ".join(told)]
    for rated in report.rated:
        found = rated.judgement
        chances = say("cli.analyse.chances", played=round(100 * found.played), best=round(100 * found.chance))
        line = f"{found.number:5}  {found.move:32}  {say(f'analysis.{rated.rating}'):7}"
        if found.why is not None and rated.rating != "best":
            line += f"  {chances}  {found.best:32}  {say(found.why)}"
        lines.append(line.rstrip())
    return lines


ANALYSE = Command("analyse", _declare, _run)
