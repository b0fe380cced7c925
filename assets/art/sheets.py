"""The sheets of pictures: which modules draw them, and what a sprite is."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from assets.art.inkwash.canvas import Canvas

SHEETS: Final[dict[str, str]] = {
    "common": "assets.art.common",
    "cauldron15_cards": "assets.art.cauldron15_cards",
    "title": "assets.art.title",
    "cauldron15": "assets.art.cauldron15",
    "alarun": "assets.art.alarun",
    "alarun_cards": "assets.art.alarun.cards",
    "alarun_mat": "assets.art.alarun.clearing",
    "cauldron": "assets.art.cauldron",
    "cauldron_cards": "assets.art.cauldron_cards",
    "bubble_and_boil": "assets.art.bubble_and_boil",
    "bubble_and_boil_cards": "assets.art.bubble_and_boil_cards",
    "boards": "assets.art.boards",
    "people": "assets.art.people",
    "company": "assets.art.company",
    "rooms": "assets.art.rooms",
    "room_life": "assets.art.rooms.life",
    "desk": "assets.art.rooms.desk",
    "stains": "assets.art.stains",
    "card_blanks": "assets.art.card_blanks",
    "pad": "assets.art.pad",
    "owl": "assets.art.owl",
}
"""Sheet name to module. A module has ``SPRITES: dict[str, Sprite]``, or ``bake(out: Path)`` if it packs itself.

It may have ``GROUPS: dict[str, dict[str, Sprite]]``, the sprites of several sheets that are written in true colour, or
``WASHES: tuple[str, ...]``: the beginnings of the names of those of its sprites that are written so, on a sheet that
comes with its own.
"""

Piece = tuple[float, float, float, float]


@dataclass(frozen=True)
class Sprite:
    """One picture: how it is drawn, and which part of its canvas is the piece itself.

    ``draw`` is a function of a module, or a ``functools.partial`` of one: the cache knows it by source and arguments.

    ``piece`` is x, y, width, height in layout pixels, without shadow or ring: what the program places.
    ``mirrored`` turns the picture left to right after it is drawn; ``piece`` is then that of the drawing before.
    """

    draw: Callable[[], Canvas]
    piece: Piece
    mirrored: bool = False


def load(sheet: str) -> ModuleType | None:
    """The module that draws a sheet, or None if there is none yet."""
    name = SHEETS[sheet]
    return import_module(name) if find_spec(name) else None


def sprites(sheet: str) -> dict[str, Sprite]:
    """The sprites of a sheet by name; empty if its module packs itself or is not there."""
    module = load(sheet)
    groups: dict[str, dict[str, Sprite]] = getattr(module, "GROUPS", {})
    return {
        **getattr(module, "SPRITES", {}),
        **{name: sprite for group in groups.values() for name, sprite in group.items()},
    }


def washes(sheet: str) -> str | None:
    """The name of the sheet of washes that comes with a sheet, if there is one."""
    return f"{sheet}_washes" if hasattr(load(sheet), "WASHES") else None


def groups(sheet: str) -> dict[str, list[str]]:
    """The sheets in true colour that a sheet's module draws, with the names of their sprites."""
    module = load(sheet)
    found = {group: list(members) for group, members in getattr(module, "GROUPS", {}).items()}
    if (group := washes(sheet)) is not None:
        found[group] = [name for name in sprites(sheet) if name.startswith(module.WASHES)]
    return found
