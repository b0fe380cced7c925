"""What was given on the command line: games, seats, options, numbers and sizes, turned into values."""

from argparse import Namespace
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from game.cli.console import Parser, Refused, literal
from game.play.catalogue import GAMES, LoadedGame, game
from game.play.pack_registry import in_order, install, installed
from game.play.packs.pack_shelf import check_pack
from game.store.packs.pack_files import ENDING, read_pack
from game.store.words import Words

LARGEST_SEED = 2**63 - 1
MOST_MOVES = 100_000
SMALLEST_PICTURE = (320, 180)
LARGEST_PICTURE = (3840, 2160)

_HELP = "help"


def declare_game(parser: Parser, words: Words, *, optional: bool = False) -> None:
    """Add the positional argument GAME."""
    said = literal(words.say("cli.argument.game", games=", ".join(GAMES)))
    if optional:
        parser.add_argument("game", metavar="GAME", nargs="?", help=said)
    else:
        parser.add_argument("game", metavar="GAME", help=said)


def check_drawn(name: str) -> None:
    """Refuse a game of the catalogue that has no table to be drawn on."""
    from game.tables.pictures import PICTURES

    if name not in PICTURES:
        raise Refused("cli.no_table", name=name, games=", ".join(PICTURES))


def declare_seed(parser: Parser, words: Words, default: int | None = None) -> None:
    """Add --seed; without a default a fresh one is drawn."""
    said = words.say("cli.argument.fresh_seed") if default is None else words.say("cli.argument.seed", seed=default)
    parser.add_argument("--seed", metavar="N", type=whole(0, LARGEST_SEED), default=default, help=literal(said))


def declare_seat_count(parser: Parser, words: Words, default: int | None = None) -> None:
    """Add --seats for a number of seats."""
    lowest = min(game.seats[0] for game in GAMES.values())
    highest = max(game.seats[1] for game in GAMES.values())
    said = literal(words.say("cli.argument.seat_count"))
    parser.add_argument("--seats", metavar="N", type=whole(lowest, highest), default=default, help=said)


def declare_seat_list(parser: Parser, said: str) -> None:
    """Add --seats for a comma list."""
    parser.add_argument("--seats", metavar="LIST", default=None, help=literal(said))


def declare_options(parser: Parser, words: Words) -> None:
    """Add --option and --pack, each of which may be given several times."""
    said = literal(words.say("cli.argument.option"))
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=said)
    said = literal(words.say("cli.argument.pack"))
    parser.add_argument("--pack", metavar="PACK", action="append", default=[], help=said)


def given_packs(given: Namespace) -> tuple[str, ...]:
    """Return the names of the packs that were given; one given as a file is there from then on. Raises BadContent."""
    names = []
    for text in given.pack:
        if text.endswith(ENDING) or "/" in text or "\\" in text:
            pack = read_pack(Path(text))
            check_pack(pack)
            install((*(each for each in installed() if each.id != pack.id), pack))
            names.append(pack.id)
        else:
            names.append(text)
    return in_order(names)


def answered(given: Namespace, words: Words) -> bool:
    """Print the options of the game if `--option help` asks for them; return whether it does."""
    if _HELP not in given.option:
        return False
    if given.game is None:
        raise Refused("cli.options.game")
    _print_options(game(given.game).load(packs=given_packs(given)), words)
    return True


def _print_options(loaded: LoadedGame, words: Words) -> None:
    """Print the options of a game, each with its default and its values."""
    name = loaded.game.id
    lowest, highest = loaded.game.seats
    print(words.say("cli.options.heading", game=words.say(f"{name}.name")))
    for index, field in enumerate(loaded.describe_options(lowest)):
        print(f"\n{field.name}: {words.say(f'{name}.option.{field.name}.about')}")
        alike: dict[tuple[str, str], list[str]] = {}
        for seats in range(lowest, highest + 1):
            each = loaded.describe_options(seats)[index]
            alike.setdefault((str(each.default), ", ".join(map(str, each.choices))), []).append(str(seats))
        for (default, values), seats_alike in alike.items():
            key = "cli.options.values" if len(alike) == 1 else "cli.options.values_by_seats"
            print("  " + words.say(key, seats=", ".join(seats_alike), default=default, values=values))
    for own in loaded.describe_seat():
        print(f"\n{own.name}: {words.say(f'{name}.option.{own.name}.about')}")
        values = ", ".join(map(str, own.choices))
        print("  " + words.say("cli.options.values_of_seats", default=str(own.default), values=values))


def option_pairs(pairs: Iterable[str]) -> dict[str, str]:
    """Return the keys and values of `--option key=value`."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not (key and equals):
            raise Refused("cli.not_option", text=pair)
        if key in found:
            raise Refused("cli.option_twice", key=key)
        found[key] = value
    return found


def required_seats(given: Namespace) -> Any:
    """Return what --seats was given; refuse a command without it."""
    if given.seats is None:
        raise Refused("cli.seats_missing")
    return given.seats


def whole(lowest: int, highest: int) -> Callable[[str], int]:
    """Return the argument type of an integer within bounds, both included."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and lowest <= int(text) <= highest):
            raise Refused("cli.not_whole", text=text, lowest=lowest, highest=highest)
        return int(text)

    return parse


def size(text: str) -> tuple[int, int]:
    """Return width and height of a picture written as 1280x720."""
    width, by, height = text.lower().partition("x")
    if not (by and text.isascii() and width.isdecimal() and height.isdecimal()):
        raise Refused("cli.not_size", text=text)
    pixels = (int(width), int(height))
    bounds = zip(SMALLEST_PICTURE, pixels, LARGEST_PICTURE, strict=True)
    if not all(lowest <= each <= highest for lowest, each, highest in bounds):
        lowest, highest = ("x".join(map(str, bound)) for bound in (SMALLEST_PICTURE, LARGEST_PICTURE))
        raise Refused("cli.size_range", text=text, lowest=lowest, highest=highest)
    return pixels
