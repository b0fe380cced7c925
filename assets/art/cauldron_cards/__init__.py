"""The cards of Cauldron: sheets of faces and backs, of potions, and of the pictures on large cards by their kind."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from assets.art.cauldron15_cards.binding import write_sheet
from assets.art.cauldron_cards import backs, faces
from assets.art.cauldron_folk import portraits
from assets.art.cauldron_pictures import windows
from assets.art.cauldron_things import bottles, tags
from assets.art.sheets import Sprite

BOUND: Final[dict[str, Mapping[str, Sprite]]] = {
    "cauldron_cards": {**tags.SPRITES, **faces.SPRITES, **backs.SPRITES},
    "cauldron_potions": bottles.SPRITES,
    "cauldron_spells": windows.SPELLS,
    "cauldron_omens": windows.OMENS,
    "cauldron_characters": portraits.PICTURES,
}
"""Sheet name to sprites; each sheet has colours of its own."""


def bake(out: Path) -> list[Path]:
    """Write the sheets, picture and frames, into the folder; returns the pictures."""
    return [write_sheet(sheet, sprites, out) for sheet, sprites in BOUND.items()]
