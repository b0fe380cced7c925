"""The commands `schema`, which prints what editors check packs by, and `pack new`, which writes one to begin with."""

import sys
from argparse import Namespace
from pathlib import Path

from game.cli.console import Command, Parser, Refused, as_called, literal
from game.play.packs.pack_schema import SCHEMAS, games_with_packs, schema_text, verb_table
from game.store.packs.pack_files import ENDING, LONGEST_ID, is_pack_id
from game.store.places import CONFIG, Places, ensure_folder
from game.store.words import Words

TEMPLATES = CONFIG / "templates"
NEW = "new"
DEFAULT_GAME = "cauldron"


def _declare_schema(parser: Parser, words: Words) -> None:
    said = literal(words.say("cli.argument.pack_game", games=", ".join(games_with_packs()), game=DEFAULT_GAME))
    parser.add_argument("game", metavar="GAME", nargs="?", default=DEFAULT_GAME, help=said)
    parser.add_argument("--verbs", action="store_true", help=literal(words.say("cli.argument.pack_verbs")))


def _schema(given: Namespace, words: Words) -> int:
    sys.stdout.write(verb_table(given.game) if given.verbs else schema_text(given.game))
    return 0


def _declare_pack(parser: Parser, words: Words) -> None:
    parser.add_argument("deed", metavar=NEW, help=literal(words.say("cli.argument.pack_new")))
    parser.add_argument("name", metavar="NAME", help=literal(words.say("cli.argument.pack_name")))
    said = literal(words.say("cli.argument.pack_game", games=", ".join(games_with_packs()), game=DEFAULT_GAME))
    parser.add_argument("--game", metavar="GAME", default=DEFAULT_GAME, help=said)
    said = literal(words.say("cli.argument.pack_folder"))
    parser.add_argument("--folder", metavar="FOLDER", type=Path, default=None, help=said)


def _pack(given: Namespace, words: Words) -> int:
    if given.deed != NEW:
        raise Refused("cli.pack.deed", deed=given.deed)
    if not is_pack_id(given.name):
        raise Refused("cli.pack.wrong_name", name=given.name[:60], most=LONGEST_ID)
    schema_text(given.game)
    folder = ensure_folder(Places.standard().packs if given.folder is None else given.folder)
    path = folder / f"{given.name}{ENDING}"
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(template(given.game))
    except FileExistsError as error:
        raise Refused("cli.pack.there", file=str(path)) from error
    except OSError as error:
        raise Refused("cli.unwritable", file=str(path), why=error.strerror or str(error)) from error
    print(as_called(words.say("cli.pack.written", file=str(path))))
    return 0


def template(game: str) -> str:
    """Return the pack that one begins with, the schema of its game named in the first line."""
    text = (TEMPLATES / f"{game}{ENDING}").read_text(encoding="utf-8")
    return f"# yaml-language-server: $schema={(SCHEMAS / f'{game}.json').as_uri()}\n{as_called(text)}"


SCHEMA = Command("schema", _declare_schema, _schema)
PACK = Command("pack", _declare_pack, _pack)
