"""The rules page of a game: its blocks, with the numbers and lists of the game filled in and its words explained."""

from collections.abc import Iterator
from typing import Any

import msgspec

from game.play.catalogue import game
from game.store.places import CONFIG
from game.store.words import Words
from game.tables.pictures import PICTURES
from game.view.input.commands import Intent
from game.view.markdown.keywords import Keywords, load_keywords
from game.view.markdown.page import Block, load_page

KEYWORDS = CONFIG / "rules" / "keywords.yaml"


def rules_page(name: str, words: Words) -> tuple[Block, ...]:
    """Return the blocks of a game's page in the language of the words; raise BadContent."""
    rules = game(name).folders.config / "rules"
    return load_page(rules, words.language, name, rules_fill(name, words), rules_keywords(name, words))


def rules_fill(name: str, words: Words) -> dict[str, str]:
    """Return what the slots of a game's page stand for: the numbers of its configuration, its lists, signs of keys."""
    plain = msgspec.to_builtins(game(name).load().numbers, str_keys=True)
    signs = {f"sign.{intent}": words.sign(intent) for intent in Intent}
    return dict(_flat(plain)) | PICTURES[name]().lists(words) | signs


def rules_keywords(name: str, words: Words) -> Keywords:
    """Return the words of a game that explain themselves; raise BadContent."""
    return load_keywords(KEYWORDS, name, words)


def _flat(plain: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the values of nested data by their dotted names."""
    if isinstance(plain, dict | list | tuple):
        for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
            yield from _flat(value, f"{path}.{key}" if path else str(key))
    else:
        yield path, str(plain)
