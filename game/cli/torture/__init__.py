"""The command `torture`: the program is hurt in every way a player's machine may hurt it, and has to stand it."""

from argparse import Namespace

from game.cli.console import Command, Parser, Refused, literal
from game.cli.given import LARGEST_SEED, declare_seed, whole
from game.cli.torture.ordeal import Ordeal
from game.store.words import Words

MOST = 10_000_000
FAILED = 1


def _ordeals() -> dict[str, Ordeal]:
    """Return every kind of torture by its name; they are imported when they are asked for."""
    from game.cli.torture.files import FILES
    from game.cli.torture.kills import KILLS
    from game.cli.torture.ui_events import EVENTS

    return {ordeal.name: ordeal for ordeal in (KILLS, FILES, EVENTS)}


KINDS = ("kills", "files", "events")


def _declare(parser: Parser, words: Words) -> None:
    said = literal(words.say("cli.argument.torture", kinds=", ".join(KINDS)))
    parser.add_argument("kind", metavar="KIND", help=said)
    declare_seed(parser, words, default=0)
    said = literal(words.say("cli.argument.torture_count"))
    parser.add_argument("--count", metavar="N", type=whole(1, MOST), default=None, help=said)


def _run(given: Namespace, words: Words) -> int:
    if given.kind not in KINDS:
        raise Refused("cli.torture.kind", kind=given.kind, kinds=", ".join(KINDS))
    ordeal = _ordeals()[given.kind]
    count = ordeal.count if given.count is None else given.count
    if given.seed + count > LARGEST_SEED:
        raise Refused("cli.not_whole", text=str(given.seed), lowest=0, highest=LARGEST_SEED - count)
    failures = 0
    for failure in ordeal.run(given.seed, count):
        print(words.say("cli.torture.failed", kind=ordeal.name, seed=failure.seed, reason=failure.what), flush=True)
        failures += 1
    print(words.say("cli.torture.done", kind=ordeal.name, count=failures), flush=True)
    return FAILED if failures else 0


TORTURE = Command("torture", _declare, _run)
