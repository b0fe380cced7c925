"""The command `simulate`: bots play many matches, one line each, then who won how often."""

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
from game.play.simulate import Result, Summary, simulate, summarise
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


def _run(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    skills = [skill.strip() for skill in required_seats(given).split(",")]
    results: list[Result] = []
    for result in simulate(given.game, skills, given.games, given.seed, given.jobs, option_pairs(given.option)):
        print(msgspec.json.encode(result).decode(), flush=True)
        results.append(result)
    summary = summarise(results)
    if given.json:
        print(msgspec.json.encode({"summary": summary}).decode())
    else:
        _print_summary(given.game, summary, words)
    return 0


def _print_summary(game: str, summary: Summary, words: Words) -> None:
    """Print win shares with their intervals as a table."""
    nobody = _percent(summary.without_winner)
    print(words.say("cli.summary.heading", count=summary.games, game=words.say(f"{game}.name"), nobody=nobody))
    width = max(len(seat.skill) for seat in summary.seats)
    for number, seat in enumerate(summary.seats):
        share, lowest, highest = (_percent(each).rjust(7) for each in (seat.share, seat.lowest, seat.highest))
        skill = seat.skill.ljust(width)
        print(words.say("cli.summary.seat", seat=number, skill=skill, share=share, lowest=lowest, highest=highest))


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


SIMULATE = Command("simulate", _declare, _run)
