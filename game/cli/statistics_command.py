"""The command `statistics`: what the finished matches of each person come to."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.cli.console import Command, Parser, Refused, literal
from game.play.catalogue import GAMES, game
from game.store.faces import REGULARS
from game.store.places import Places
from game.store.played.statistics_file import Statistics
from game.store.played.tallies import Tally, persons_of, tally, total
from game.store.words import Words


def _declare(parser: Parser, words: Words) -> None:
    parser.add_argument("--person", metavar="NAME", default=None, help=literal(words.say("cli.argument.person")))
    said = literal(words.say("cli.argument.matches_game"))
    parser.add_argument("--game", metavar="GAME", default=None, help=said)
    parser.add_argument("--folder", metavar="FOLDER", default=None, help=literal(words.say("cli.argument.folder")))
    parser.add_argument("--anew", action="store_true", help=literal(words.say("cli.argument.anew")))
    parser.add_argument("--json", action="store_true", help=literal(words.say("cli.argument.json")))


def _run(given: Namespace, words: Words) -> int:
    if given.game is not None:
        game(given.game)
    folder = Places.standard().matches if given.folder is None else Path(given.folder)
    statistics = Statistics(folder, anew=given.anew)
    # A folder that was given is only looked at.
    statistics.gather(keep=given.folder is None)
    matches = statistics.matches
    persons = persons_of(matches)
    if given.person is not None:
        persons = {id: name for id, name in persons.items() if name.casefold() == given.person.casefold()}
        if not persons:
            raise Refused("cli.statistics.nobody", name=given.person)
    games = [name for name in GAMES if given.game in (None, name)]
    for number, id in enumerate(persons):
        found = {name: one for name in games if (one := tally(matches, id, name)).matches or one.marked}
        if given.json:
            print(msgspec.json.encode(_plain(tally(matches, id, given.game), found)).decode())
        elif found:
            print("\n".join(([""] if number else []) + list(_lines(id, persons[id], found, words))))
    if not persons and not given.json:
        print(words.say("cli.statistics.none", folder=str(folder)))
    return 0


def _plain(whole: Tally, games: dict[str, Tally]) -> dict[str, Any]:
    """Return what a person's matches come to as plain data."""
    return {**_figures(whole), "games": {name: _figures(one) for name, one in games.items()}}


def _figures(one: Tally) -> dict[str, Any]:
    """Return a tally as plain data; figures that are nobody's are left out."""
    plain: dict[str, Any] = msgspec.to_builtins(one, str_keys=True)
    return {name: value for name, value in plain.items() if value is not None}


def _lines(id: str, name: str, games: dict[str, Tally], words: Words) -> Iterator[str]:
    """Yield what a person's matches come to, line by line."""
    yield words.say("cli.statistics.person", name=name, id=id)
    for game_id, one in games.items():
        fair = total(share for by_seats in one.against.values() for share in by_seats.values()).fair
        yield "  " + words.say(
            "cli.statistics.game", game=words.say(f"{game_id}.name"), won=one.won, count=one.matches,
            fair=f"{fair:.1f}", longest=one.longest,
        )  # fmt: skip
        if one.marked:
            yield "    " + words.say("cli.statistics.marked", count=one.marked)
        for rival, by_seats in one.against.items():
            said = words.say(f"skill.{rival}") if rival else words.say("cli.statistics.persons")
            for seats, share in by_seats.items():
                yield "    " + words.say(
                    "cli.statistics.against", rival=said, seats=seats, won=share.won, count=share.matches,
                    fair=f"{share.fair:.1f}",
                )  # fmt: skip
        for regular, (ahead, behind) in one.regulars.items():
            said = words.say(f"play.name.{REGULARS.index(regular) + 1}")
            yield "    " + words.say("cli.statistics.regular", name=name, ahead=ahead, regular=said, behind=behind)


STATISTICS = Command("statistics", _declare, _run)
