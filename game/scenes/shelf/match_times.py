"""When a match was begun, in the words and the time of the place where it is read."""

import time
from calendar import timegm

from game.store.shelf_index import Shelved
from game.store.words import Words


def when(words: Words, match: Shelved) -> str:
    """Return when a match was begun; of one that does not say, when it was last played."""
    begun = None if match.header is None else match.header.begun
    at = time.localtime(match.changed if begun is None else _seconds(begun, match.changed))
    month = words.say(f"matches.month.{at.tm_mon}")
    return words.say("matches.when", day=at.tm_mday, month=month, time=time.strftime("%H:%M", at))


def _seconds(text: str, otherwise: float) -> float:
    """Return a time of a journal in seconds since 1970."""
    try:
        return float(timegm(time.strptime(text, "%Y-%m-%dT%H:%M:%SZ")))
    except (ValueError, OverflowError):
        return otherwise
