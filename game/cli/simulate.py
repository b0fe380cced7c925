"""The command `simulate`: bots play many matches, one line each, then who won how often, and a report of balance."""

import sys
from argparse import Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec

from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import (
    answered,
    declare_game,
    declare_options,
    declare_seat_list,
    declare_seed,
    given_packs,
    option_pairs,
    required_seats,
    whole,
)
from game.cli.progress import Progress
from game.cli.report_tables import percent, print_report
from game.play.balance_report import report
from game.play.catalogue import game
from game.play.many_matches import Insistence, Result, Summary, Told, fitting, simulate, summarise, survey
from game.play.match import Match
from game.play.pack_registry import with_packs
from game.play.series import Series, SeriesHeader
from game.play.strength.early_decision import EarlyDecision
from game.store.words import Words

Play: TypeAlias = Callable[..., Generator[Told, None, None]]

DEFAULT_GAMES = 100
MOST_GAMES = 1_000_000
MOST_JOBS = 64
MOST_ROWS = 1000


def _declare(parser: Parser, words: Words) -> None:
    declare_game(parser, words)
    declare_seat_list(parser, words.say("cli.argument.skills"))
    said = literal(words.say("cli.argument.number_of_games", count=DEFAULT_GAMES))
    parser.add_argument("--games", metavar="N", type=whole(1, MOST_GAMES), default=DEFAULT_GAMES, help=said)
    declare_seed(parser, words, default=0)
    said = literal(words.say("cli.argument.jobs"))
    parser.add_argument("--jobs", metavar="J", type=whole(1, MOST_JOBS), default=1, help=said)
    declare_options(parser, words)
    parser.add_argument("--json", action="store_true", help=literal(words.say("cli.argument.json_summary")))
    parser.add_argument("--report", action="store_true", help=literal(words.say("cli.argument.report")))
    parser.add_argument(
        "--rows", metavar="N", type=whole(1, MOST_ROWS), default=1, help=literal(words.say("cli.argument.rows"))
    )
    said = literal(words.say("cli.argument.insist"))
    parser.add_argument("--insist", metavar="SEAT:MOVE", type=_insistence, action="append", default=[], help=said)
    said = literal(words.say("cli.argument.until"))
    parser.add_argument("--until", metavar="SHARE", type=whole(1, 99), help=said)
    parser.add_argument("--resume", metavar="FILE", type=Path, help=literal(words.say("cli.argument.resume")))


def _insistence(text: str) -> Insistence:
    """Return who is made to make which move."""
    seat, colon, move = text.partition(":")
    if not (colon and move and seat.isascii() and seat.isdecimal()):
        raise Refused("cli.not_insistence", text=text)
    return Insistence(int(seat), move)


def _run(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    skills = [skill.strip() for skill in required_seats(given).split(",")]
    options = option_pairs(given.option)
    packs = given_packs(given)
    words = with_packs(words)
    match = fitting(given.game, skills, options, given.insist, packs)
    chosen = (given.game, skills, given.games, given.seed, given.jobs, options, given.insist, packs)
    progress = Progress(given.games, words)
    decision = None if given.until is None else EarlyDecision(given.until / 100)
    if given.resume is None and not given.report:
        results = []
        with closing(simulate(*chosen)) as played:
            for result in played:
                results.append(_printed(result, progress))
                if _is_decided(decision, result):
                    break
        _conclude(given, results, decision, words)
        return 0
    told = _told(given, partial(survey, *chosen), match, decision, progress, words)
    _conclude(given, [each.result for each in told], decision, words)
    if not given.report:
        return 0
    loaded = game(given.game).load(packs=packs)
    controller = loaded.controller(match.options)
    found = report(told, controller, given.rows)
    if given.json:
        print(msgspec.json.encode({"report": found}).decode())
    else:
        print_report(found, loaded.game.parts().statistics(controller), words)
    return 0


def _is_decided(decision: EarlyDecision | None, result: Result) -> bool:
    """Return whether a match decides what is to be decided."""
    if decision is None:
        return False
    decision.add(result)
    return decision.is_more or decision.is_less


def _told(
    given: Namespace, play: Play, match: Match, decision: EarlyDecision | None, progress: Progress, words: Words
) -> list[Told]:
    """Return the matches with what they tell the report, printed one by one; those of a file are not played again."""
    told: list[Told] = []
    if given.resume is None:
        with closing(play()) as played:
            for each in played:
                _printed(each.result, progress)
                told.append(each)
                if _is_decided(decision, each.result):
                    break
        return told
    plain = msgspec.to_builtins(match.options)
    seats = tuple(seat.kind for seat in match.seats)
    header = SeriesHeader(given.game, seats, given.seed, plain, tuple(given.insist), match.fingerprint)
    with closing(Series(given.resume, header)) as series:
        for each in series.told[: given.games]:
            _printed(each.result, progress)
            told.append(each)
            if _is_decided(decision, each.result):
                return told
        progress.begin_at(len(told))
        if len(told) == given.games:
            return told
        try:
            with closing(play(begin=len(told))) as played:
                for each in played:
                    series.add(each)
                    _printed(each.result, progress)
                    told.append(each)
                    if _is_decided(decision, each.result):
                        break
        except KeyboardInterrupt:
            progress.clear()
            print(words.say("cli.simulate.stopped", count=len(told), file=given.resume), file=sys.stderr)
            raise
    return told


def _printed(result: Result, progress: Progress) -> Result:
    """Print a result and how far the matches are, and return it."""
    progress.clear()
    print(msgspec.json.encode(result).decode(), flush=True)
    progress.step()
    return result


def _conclude(given: Namespace, results: Sequence[Result], decision: EarlyDecision | None, words: Words) -> None:
    """Print who won how often, and what was decided."""
    summary = summarise(results, given.rows)
    verdict = None if decision is None else "more" if decision.is_more else "less" if decision.is_less else "open"
    if given.json:
        found = {"summary": summary} if verdict is None else {"summary": summary, "decided": verdict}
        print(msgspec.json.encode(found).decode())
        return
    _print_summary(given.game, summary, words)
    if verdict is not None:
        print(words.say(f"cli.simulate.{verdict}", skill=summary.seats[0].skill, share=given.until))


def _print_summary(game: str, summary: Summary, words: Words) -> None:
    """Print win shares with their intervals as a table."""
    nobody = percent(summary.without_winner)
    print(words.say("cli.summary.heading", count=summary.games, game=words.say(f"{game}.name"), nobody=nobody))
    width = max(len(seat.skill) for seat in summary.seats)
    for number, seat in enumerate(summary.seats):
        share, lowest, highest = (percent(each).rjust(7) for each in (seat.share, seat.lowest, seat.highest))
        skill = seat.skill.ljust(width)
        print(words.say("cli.summary.seat", seat=number, skill=skill, share=share, lowest=lowest, highest=highest))


SIMULATE = Command("simulate", _declare, _run)
