"""Strangers: whether a journal from anywhere comes out as it says, before it is taken onto the shelf."""

from pathlib import Path

from game.core.reason import reason
from game.play.match import match_of
from game.play.pack_registry import keep_packs
from game.play.replay import OTHER_RULES, replay
from game.store.contents import Contents
from game.store.shelf import Shelf
from game.store.trouble import BadSave

MOST_MOVES = 20_000
"""Many times the moves of the longest match."""


def add_stranger(shelf: Shelf, source: Path) -> str:
    """Take a copy of a journal from anywhere onto a shelf, keep its packs there, and return its name; raise Trouble."""

    def check(contents: Contents, name: str) -> None:
        check_stranger(contents, name)
        keep_packs(contents.header.packs, shelf.folder)

    return shelf.add(source, check)


def check_stranger(contents: Contents, name: str) -> None:
    """Raise BadSave, with the sentence, for a journal that cannot be added.

    One that was played under these rules has to come out move by move. One of other rules has to have a position that
    can still be read; it is gone on from there.
    """
    if len(contents.records) > MOST_MOVES:
        raise BadSave(reason("play.stranger.long", name=name, most=MOST_MOVES))
    match, loaded = match_of(contents.header, name)
    replayed = replay(loaded.controller(match.options), match, contents, loaded.fingerprint, name)
    other_rules = any(each.key in OTHER_RULES for each in replayed.notices)
    if replayed.notices and not other_rules:
        raise BadSave(reason("play.stranger.differs", name=name))
