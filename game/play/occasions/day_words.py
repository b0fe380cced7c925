"""Days as a person reads them."""

from datetime import date

from game.store.words import Words


def date_of(words: Words, day: str) -> str:
    """Return a day (`2026-11-24`) in words, with its year; what is in no calendar stays as it is."""
    try:
        at = date.fromisoformat(day)
    except ValueError:
        return day
    return words.say("day.date", day=at.day, month=words.say(f"matches.month.{at.month}"), year=at.year)
