"""The command `bench`: how fast rules, bots and window are, beside other projects if wanted."""

from argparse import Namespace

from game.cli.console import Command, Parser, literal
from game.store.words import Words


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument("--peers", action="store_true", help=literal(words.say("cli.argument.peers")))
    parser.add_argument("--json", action="store_true", help=literal(words.say("cli.argument.json")))


def _run(given: Namespace, words: Words) -> int:
    from game.cli.bench.report import as_json, as_table, measured

    report = measured(peers=given.peers)
    print(as_json(report) if given.json else as_table(report, words))
    return 0


BENCH = Command("bench", _declare, _run)
