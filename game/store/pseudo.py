"""The pseudo-language: English with accents and three tenths longer, to find words that are cut or not translatable."""

import re

PSEUDO = "qps"

_KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>)")
_LONGER = 0.3
_VOWELS = frozenset("aeiouyAEIOUY")
_ACCENTS = str.maketrans(
    "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ",
    "áçéğĥîĵķĺñõŕšţûŵýžÁÇÉĞĤÎĴĶĹÑÕŔŠŢÛŴÝŽ",
)


def pseudo(text: str) -> str:
    """Return the text with accents and longer vowels; slots (`{count}`) and sprites (`<suit.plant>`) stay."""
    return "".join(part if index % 2 else _stretch(part) for index, part in enumerate(_KEPT.split(text)))


def _stretch(part: str) -> str:
    """Return a stretch of words with accents, some of its vowels repeated until it is long enough."""
    written: list[str] = []
    owed = 0.0
    for letter in part:
        written.append(letter)
        owed += _LONGER
        if letter in _VOWELS and owed >= 1:
            written.append(letter * int(owed))
            owed %= 1
    if owed >= 0.5 and part.strip():
        last = len("".join(written).rstrip())
        spaced = "".join(written)
        written = [spaced[:last], "·" * round(owed), spaced[last:]]
    return "".join(written).translate(_ACCENTS)
