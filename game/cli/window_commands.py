"""The commands `play` and `watch`: the window, from the title on or in the middle of a match."""

import gc
import os
import sys
from argparse import Namespace
from pathlib import Path

from game.cli.console import Command, Parser, Refused
from game.cli.given import (
    answered,
    check_drawn,
    declare_game,
    declare_options,
    declare_seat_list,
    declare_seed,
    given_packs,
    option_pairs,
    required_seats,
)
from game.play.catalogue import game
from game.play.match import Match, new_match, parse_seats
from game.store.places import INSTALLED
from game.store.words import Words


def _declare_play(parser: Parser, words: Words) -> None:
    declare_game(parser, words, optional=True)
    _declare_match(parser, words, words.say("cli.argument.seats"))


def _declare_watch(parser: Parser, words: Words) -> None:
    declare_game(parser, words)
    _declare_match(parser, words, words.say("cli.argument.bots"))


def _declare_match(parser: Parser, words: Words, seats: str) -> None:
    declare_seat_list(parser, seats)
    declare_seed(parser, words)
    declare_options(parser, words)


def _play(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    if given.game is None and (given.seats is not None or given.seed is not None or given.option or given.pack):
        raise Refused("cli.play.game")
    if given.game is not None:
        game(given.game)
    if given.seats is None and (given.seed is not None or given.option or given.pack):
        raise Refused("cli.seats_missing")
    return _open(given.game, None if given.seats is None else _match(given, words), words)


def _watch(given: Namespace, words: Words) -> int:
    if answered(given, words):
        return 0
    required_seats(given)
    match = _match(given, words)
    if persons := [seat.name for seat in match.seats if seat.is_person]:
        raise Refused("cli.watch.persons", name=persons[0])
    return _open(given.game, match, words)


def _match(given: Namespace, words: Words) -> Match:
    """Return the match that was asked for; raise BadInput."""
    return new_match(
        given.game, parse_seats(given.seats, words), option_pairs(given.option), given.seed, given_packs(given)
    )


def _open(name: str | None, match: Match | None, words: Words) -> int:
    """Open the window on a match, on the setup of a game, or on the title; return when it is closed."""
    if _has_nothing_to_show_on():
        raise _no_screen()
    if name is not None:
        check_drawn(name)

    # Nothing is garbage until the first picture is seen; the window then looks for it.
    gc.disable()
    try:
        from game.scenes.entry import run_window
        from game.view.window import NoDisplay

        try:
            return run_window(game=name, match=match, words=words)
        except NoDisplay as error:
            raise _no_screen() from error
    finally:
        gc.enable()


def _no_screen() -> Refused:
    return Refused("cli.no_screen.installed") if INSTALLED else Refused("cli.no_screen")


def _has_nothing_to_show_on() -> bool:
    """Return whether this is a Linux without display server, graphics device or a wish for some other driver.

    Asking SDL itself would make libraries write their own complaints beside ours.
    """
    asked = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform == "linux" and not any(map(os.environ.get, asked)) and not Path("/dev/dri").exists()


PLAY = Command("play", _declare_play, _play)
WATCH = Command("watch", _declare_watch, _watch)
