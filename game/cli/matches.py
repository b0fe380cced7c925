"""The command `matches`: the shelf as a list."""

import time
from argparse import Namespace
from pathlib import Path
from typing import Any, get_args

import msgspec

from game.cli.console import Command, Parser, Refused, literal
from game.play.catalogue import game
from game.play.shelf.shelf_words import sentence_of, title_of
from game.store.places import Places
from game.store.shelf import Shelf, State, Wanted
from game.store.shelf_index import Shelved
from game.store.words import Words

STATES: tuple[State, ...] = get_args(State)


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument("--state", metavar="STATE", default="all", help=literal(words.say("cli.argument.state")))
    said = literal(words.say("cli.argument.matches_game"))
    parser.add_argument("--game", metavar="GAME", default=None, help=said)
    parser.add_argument("--search", metavar="WORDS", default="", help=literal(words.say("cli.argument.search")))
    parser.add_argument("--folder", metavar="FOLDER", default=None, help=literal(words.say("cli.argument.folder")))
    parser.add_argument("--json", action="store_true", help=literal(words.say("cli.argument.json")))


def _run(given: Namespace, words: Words) -> int:
    if given.state not in STATES:
        raise Refused("cli.matches.state", state=given.state, states=", ".join(STATES))
    if given.game is not None:
        game(given.game)
    folder = Places.standard().matches if given.folder is None else Path(given.folder)
    wanted = Wanted(given.state, given.game, given.search)
    found = [match for match in Shelf(folder).open() if wanted.admits(match, title_of(match, words))]
    if given.json:
        for match in found:
            print(msgspec.json.encode(_plain(match, words)).decode())
    elif not found:
        print(words.say("cli.matches.none", folder=str(folder)))
    else:
        print("\n".join(_rows(found, words)))
    return 0


def _plain(match: Shelved, words: Words) -> dict[str, Any]:
    """Return a match as plain data."""
    header, ending = match.header, match.ending
    plain: dict[str, Any] = {
        "file": match.name,
        "title": title_of(match, words),
        "state": "broken" if header is None else "unfinished" if ending is None else "finished",
        "changed": round(match.changed),
        "sentence": sentence_of(match, words),
    }
    if header is not None:
        plain |= {
            "game": header.game,
            "seed": header.seed,
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in header.seats],
            "begun": header.begun,
            "branch": header.branch,
            "moves": match.moves,
        }
    if ending is not None:
        plain |= {"ending": ending.ending, "winners": ending.winners, "scores": ending.scores}
    return plain


def _rows(found: list[Shelved], words: Words) -> list[str]:
    """Return matches as lines of aligned columns."""
    rows = [
        (
            match.name,
            title_of(match, words),
            time.strftime("%Y-%m-%d %H:%M", time.localtime(match.changed)),
            str(match.moves),
            sentence_of(match, words),
        )
        for match in found
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return ["  ".join((*map(str.ljust, row[:4], widths), row[4])) for row in rows]


MATCHES = Command("matches", _declare, _run)
