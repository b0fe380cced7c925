"""Languages: which one is spoken, as chosen in the settings or as the system has it."""

import locale
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.store.content import BadContent, read_yaml
from game.store.pseudo import PSEUDO
from game.store.words import SOURCE, languages

SYSTEM = "system"
"""The choice that follows the system."""

ENVIRONMENT = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system names its languages, the one that counts most first."""


def spoken(chosen: str, preferred: Iterable[str] = ()) -> str:
    """Return the language of a choice; `preferred` are those of the person, as far as they are known from elsewhere.

    English is spoken where the system wants none that has words.
    """
    if chosen != SYSTEM:
        return chosen
    known = languages()
    return next((tag[:2].lower() for tag in (*_of_system(), *preferred) if tag[:2].lower() in known), SOURCE)


def chosen_in(settings: Path) -> str:
    """Return the choice that a settings file makes; a file that cannot be read makes none."""
    try:
        plain = read_yaml(settings)
    except (BadContent, OSError):
        return SYSTEM
    chosen = plain.get("language", SYSTEM) if isinstance(plain, dict) else SYSTEM
    return chosen if chosen in (*languages(), PSEUDO) else SYSTEM


def _of_system() -> Iterator[str]:
    """Yield the tags of the system's languages, the one that counts most first: `de_AT.UTF-8`."""
    for name in ENVIRONMENT:
        yield from os.environ.get(name, "").split(":")
    # Windows has words for them: "German_Austria".
    yield locale.normalize((locale.getlocale()[0] or "").partition("_")[0])
