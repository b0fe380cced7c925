"""Syllables: where a long word may be broken, by one rule for the languages of the program."""

import re

_APART = re.compile(
    r"(?<=[aeiouyäöüáéíóúàâèêëîïôûùœæőű])"
    r"([^\W\d_aeiouyäöüáéíóúàâèêëîïôûùœæőű]+)"
    r"(?=[aeiouyäöüáéíóúàâèêëîïôûùœæőű])"
)
"""The consonants between two vowels."""

_BEGINS = re.compile(r"(sch[lmnrw]?|[cpt]h[lr]?|ck|qq|gn|kn|(?<=.)sp[lr]?|[bcfgkp][lr]|[dtv]r|.)$")
"""Those of them that begin a syllable together; else the last one alone does."""


def breaks_of(word: str) -> list[int]:
    """Return the places at which a syllable of a word begins that is not its first."""
    # The u after a q is no vowel.
    letters = word.lower().replace("qu", "qq")
    if len(letters) != len(word):
        return []
    found = []
    for between in _APART.finditer(letters):
        begins = _BEGINS.search(between[1])
        found.append(between.start() + (0 if begins is None else begins.start()))
    return found
