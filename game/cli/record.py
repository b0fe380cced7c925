"""The command `record`: bots play one match into a journal."""

from argparse import Namespace
from pathlib import Path

from game.cli.console import Command, Parser, literal
from game.cli.given import (
    answered,
    declare_game,
    declare_options,
    declare_seat_list,
    declare_seed,
    given_packs,
    option_pairs,
    required_seats,
)
from game.play.match import new_match, parse_seats
from game.play.match_recording import record
from game.store.words import Words


def _declare(parser: Parser, words: Words) -> None:
    declare_game(parser, words)
    declare_seat_list(parser, words.say("cli.argument.bots"))
    declare_seed(parser, words)
    declare_options(parser, words)
    parser.add_argument("--out", metavar="FILE", required=True, help=literal(words.say("cli.argument.journal_out")))


def _run(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    seats = parse_seats(required_seats(given), words)
    match = new_match(given.game, seats, option_pairs(given.option), given.seed, given_packs(given))
    outcome = record(match, Path(given.out))
    print(words.for_seats(match.names).say(outcome.reason))
    return 0


RECORD = Command("record", _declare, _run)
