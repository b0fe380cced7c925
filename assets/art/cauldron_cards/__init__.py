"""The cards of Cauldron: sheets of faces and backs, of potions, and of the pictures on large cards by their kind."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from assets.art.cauldron15_cards.binding import write_album_of, write_sheet
from assets.art.cauldron_cards import backs, faces
from assets.art.cauldron_folk import portraits
from assets.art.cauldron_pictures import windows
from assets.art.cauldron_things import bottles, tags
from assets.art.sheets import Sprite

BOUND: Final[dict[str, Mapping[str, Sprite]]] = {
    "cauldron_cards": {**tags.SPRITES, **backs.SPRITES},
    "cauldron_potions": bottles.SPRITES,
    "cauldron_spells": windows.SPELLS,
    "cauldron_omens": windows.OMENS,
    "cauldron_characters": portraits.PICTURES,
}
"""Sheet name to sprites; each sheet has colours of its own."""

WASHES: Final[dict[str, Mapping[str, Sprite]]] = {"cauldron_cards": faces.SPRITES}
"""Sheet name to the sprites of the sheet in true colour that comes with it."""


def bake(out: Path) -> list[Path]:
    """Write the sheets, picture and frames, into the folder; returns the pictures."""
    return [path for sheet, sprites in BOUND.items() for path in write_sheets(sheet, sprites, out)]


def write_sheets(sheet: str, sprites: Mapping[str, Sprite], out: Path) -> list[Path]:
    """Write a sheet, and in true colour that of its washes, if it has some; returns the pictures."""
    washes = WASHES.get(sheet)
    if washes is None:
        return [write_sheet(sheet, sprites, out)]
    name = f"{sheet}_washes"
    return [write_sheet(sheet, sprites, out, washes=name), write_album_of(name, washes, out)]
