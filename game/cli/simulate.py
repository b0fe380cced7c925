"""The command `simulate`: bots play many matches, one line each, then who won how often, and a report of balance."""

from argparse import Namespace

import msgspec

from game.cli.console import Command, Parser, literal
from game.cli.given import (
    answered,
    declare_game,
    declare_options,
    declare_seat_list,
    declare_seed,
    option_pairs,
    required_seats,
    whole,
)
from game.cli.report_tables import percent, print_report
from game.play.balance_report import report
from game.play.catalogue import game
from game.play.many_matches import Result, Summary, simulate, summarise, survey
from game.store.words import Words

DEFAULT_GAMES = 100
MOST_GAMES = 1_000_000
MOST_JOBS = 64


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


def _run(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    skills = [skill.strip() for skill in required_seats(given).split(",")]
    options = option_pairs(given.option)
    matches = (given.game, skills, given.games, given.seed, given.jobs, options)
    if not given.report:
        _conclude(given, summarise([_printed(result) for result in simulate(*matches)]), words)
        return 0
    told = []
    for each in survey(*matches):
        _printed(each.result)
        told.append(each)
    _conclude(given, summarise([each.result for each in told]), words)
    loaded = game(given.game).load()
    controller = loaded.controller(loaded.options(options, len(skills)))
    found = report(told, controller)
    if given.json:
        print(msgspec.json.encode({"report": found}).decode())
    else:
        print_report(found, loaded.game.parts().statistics(controller), words)
    return 0


def _printed(result: Result) -> Result:
    """Print a result and return it."""
    print(msgspec.json.encode(result).decode(), flush=True)
    return result


def _conclude(given: Namespace, summary: Summary, words: Words) -> None:
    """Print who won how often."""
    if given.json:
        print(msgspec.json.encode({"summary": summary}).decode())
    else:
        _print_summary(given.game, summary, words)


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
