"""Shelf words: what a match on the shelf is called, and the one sentence that is said of it."""

from game.core.reason import Reason, reason
from game.play.catalogue import GAMES
from game.store.records import LESSON
from game.store.shelf_index import Shelved
from game.store.words import Words

_SEAT = "seat"


def title_of(match: Shelved, words: Words) -> str:
    """Return what a match is called: the title that a person gave it, else its game."""
    if match.title:
        return match.title
    if match.header is not None and match.header.game in GAMES:
        return words.say(f"game.{match.header.game}")
    return words.say("shelf.unreadable") if match.header is None else match.header.game


def sentence_of(match: Shelved, words: Words) -> str:
    """Return in one sentence what a match hung on, or how far it is, or why it cannot be read."""
    if match.trouble is not None or match.header is None:
        return words.say(match.trouble or reason("store.shelf.broken", name=match.name))
    names = tuple(seat.name for seat in match.header.seats)
    told = words.for_seats(names)
    if match.ending is None:
        if match.mover is not None and match.mover < len(names):
            return words.say(_turn_key(match), name=names[match.mover], count=match.moves)
        return words.say("shelf.moves", count=match.moves)
    for each in (*reversed(match.ending.story), match.ending.result):
        if each is not None and can_be_said(each, words, len(names)):
            return told.say(each)
    winners = [names[seat] for seat in match.ending.winners if seat < len(names)]
    return words.say("shelf.won", names=", ".join(winners)) if winners else words.say("shelf.nobody")


def _turn_key(match: Shelved) -> str:
    """Return the key of what is said of whose turn it is; moves made in a lesson are not counted."""
    branch = None if match.header is None else match.header.branch
    if branch is not None and branch.match == LESSON:
        return "shelf.turn.lesson"
    return "shelf.turn" if match.moves else "shelf.turn.first"


def can_be_said(what: Reason, words: Words, seats: int) -> bool:
    """Return whether a sentence from a journal has words, and names seats that are there."""
    if what.key == _SEAT:
        seat = dict(what.args).get("seat")
        return isinstance(seat, int) and 0 <= seat < seats
    inner = (value for _, value in what.args if isinstance(value, Reason))
    return words.says(what) and all(can_be_said(each, words, seats) for each in inner)
