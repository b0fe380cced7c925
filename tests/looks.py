"""The looks in which words on screens are tested: a language and a size of text in percent."""

import pytest

from game.store.words import SOURCE, languages

TRANSLATED = tuple(
    pytest.param((language, 130), marks=pytest.mark.slow) for language in languages() if language != SOURCE
)
"""Every language there is beside English, at the largest size; longer words than theirs are tried with each change."""


def named(look: tuple[str, int]) -> str:
    """Return the name of a look in the list of tests."""
    return f"{look[0]} {look[1]}"
