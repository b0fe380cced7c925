"""Days are written in the words of a language, with their year."""

import pytest

from game.play.occasions.day_words import date_of
from game.store.words import Words, languages


@pytest.mark.parametrize("language", languages())
def test_a_day_is_written_in_words(language: str) -> None:
    words = Words.load(language)
    said = date_of(words, "2026-11-04")
    assert "2026" in said and "4" in said and words.say("matches.month.11") in said
    assert "11" not in said


def test_a_day_that_is_in_no_calendar_stays_as_it_is() -> None:
    assert date_of(Words.load("en"), "2026-02-31") == "2026-02-31"
