"""The command `bench`: how fast rules, bots and window are, beside other projects if wanted."""

from argparse import Namespace

from game.cli.console import Command, Parser, literal
from game.cli.given import size, whole
from game.store.words import Words

SHORTEST_SOAK, LONGEST_SOAK = 5, 10_000
FAILED = 1


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument("--peers", action="store_true", help=literal(words.say("cli.argument.peers")))
    said = literal(words.say("cli.argument.soak"))
    parser.add_argument("--soak", metavar="MINUTES", type=whole(SHORTEST_SOAK, LONGEST_SOAK), default=None, help=said)
    said = literal(words.say("cli.argument.soak_size"))
    parser.add_argument("--size", metavar="WxH", type=size, default=(1920, 1080), help=said)
    parser.add_argument("--json", action="store_true", help=literal(words.say("cli.argument.json")))


def _run(given: Namespace, words: Words) -> int:
    if given.soak is not None:
        return _soak(given, words)
    from game.cli.bench.bench_report import as_json, as_table, measured

    report = measured(peers=given.peers)
    print(as_json(report) if given.json else as_table(report, words))
    return 0


def _soak(given: Namespace, words: Words) -> int:
    """Run for so many minutes and say how memory and files went; the exit code is 1 where they grew or are too many."""
    import msgspec

    from game.cli.bench.soak import as_lines, soak

    found = soak(given.soak, given.size)
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        print(*as_lines(found, words), sep="\n")
    return 0 if all(course.holds for course in found) else FAILED


BENCH = Command("bench", _declare, _run)
