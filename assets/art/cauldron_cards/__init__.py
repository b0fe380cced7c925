"""The cards of Cauldron: one sheet of faces, backs and bottles, one of the pictures on large cards."""

from pathlib import Path

from assets.art.cauldron15_cards.binding import write_sheet
from assets.art.cauldron_cards import backs, faces
from assets.art.cauldron_folk import portraits
from assets.art.cauldron_pictures import windows
from assets.art.cauldron_things import bottles


def bake(out: Path) -> list[Path]:
    """Write cauldron_cards and cauldron_pictures, picture and frames, into the folder; returns the pictures."""
    cards = {**bottles.SPRITES, **faces.SPRITES, **backs.SPRITES}
    pictures = {**portraits.PICTURES, **windows.SPRITES}
    return [write_sheet("cauldron_cards", cards, out), write_sheet("cauldron_pictures", pictures, out)]
