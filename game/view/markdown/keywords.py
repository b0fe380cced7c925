"""Keywords: the words of a game that explain themselves where they stand, in pages and in any other text."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.store.content import load
from game.store.words import Words

SEPARATOR = "|"
"""What stands between the forms of a word in the text files."""


class Keyword(NamedTuple):
    """A word one may not know: its forms, what it means, and the chapter of the rules that tells more."""

    id: str
    forms: tuple[str, ...]
    says: str
    chapter: str


class Found(NamedTuple):
    """A keyword between two places of a text."""

    start: int
    end: int
    keyword: Keyword


class Keywords:
    """The keywords of one game in one language; letters count as they are written (Quick is one, quick is none)."""

    def __init__(self, keywords: Sequence[Keyword]) -> None:
        self._by_form = {form: keyword for keyword in keywords for form in keyword.forms}
        longest = sorted(self._by_form, key=len, reverse=True)
        self._pattern = (
            re.compile(rf"(?<![\w.<])(?:{'|'.join(map(re.escape, longest))})(?!\w|\.\w)") if longest else None
        )

    def find(self, text: str) -> Iterator[Found]:
        """Yield the keywords of a text from left to right."""
        if self._pattern is not None:
            for match in self._pattern.finditer(text):
                yield Found(match.start(), match.end(), self._by_form[match[0]])

    @property
    def all(self) -> tuple[Keyword, ...]:
        """Every keyword once."""
        return tuple(dict.fromkeys(self._by_form.values()))


def load_keywords(path: Path, game: str, words: Words) -> Keywords:
    """Return the keywords of a game: a file names the chapter of each, the texts hold forms and meaning.

    Raises BadContent.
    """
    chapters = load(path, dict[str, dict[str, str]])
    return Keywords([_keyword(game, name, chapter, words) for name, chapter in chapters.get(game, {}).items()])


def _keyword(game: str, name: str, chapter: str, words: Words) -> Keyword:
    forms = words.say(f"keyword.{game}.{name}").split(SEPARATOR)
    return Keyword(name, tuple(forms), words.say(f"keyword.{game}.{name}.about"), chapter)


NO_KEYWORDS = Keywords(())
"""For pages that explain nothing where it stands."""
