"""The two sheets of the cards of Cauldron 15: ``cauldron15_cards``, and ``cauldron15_pictures`` for the large card."""

from functools import partial
from pathlib import Path
from typing import Final

from assets.art.cauldron15_cards import backs, faces, large, small
from assets.art.cauldron15_cards.binding import write_sheet
from assets.art.cauldron15_cards.pictures import NUMBERS
from assets.art.inkwash import palette as c
from assets.art.sheets import Piece, Sprite

_CARD: Final[Piece] = (*faces.CARD_MARGIN, *faces.CARD)
_MINI: Final[Piece] = (*small.MARGIN, *small.MINI)
_CHIP: Final[Piece] = (*small.MARGIN, *small.CHIP)
_PENNANT: Final[Piece] = (*small.PENNANT_MARGIN, *small.PENNANT)


def _sprites() -> dict[str, Sprite]:
    sprites = {
        "back": Sprite(backs.back, _CARD),
        "back.small": Sprite(backs.small_back, _MINI),
        "trump.back": Sprite(backs.trump_back, _CARD),
        "veil": Sprite(small.veil, _CARD),
    }
    for suit in c.SUITS:
        sprites[f"trump.{suit}"] = Sprite(partial(backs.trump, suit), _CARD)
        sprites[f"pennant.{suit}"] = Sprite(partial(small.pennant, suit), _PENNANT)
        sprites[f"mini.{suit}.ghost"] = Sprite(partial(small.mini_ghost, suit), _MINI)
        for number in NUMBERS:
            sprites[f"card.{suit}.{number}"] = Sprite(partial(faces.card, suit, number), _CARD)
            sprites[f"mini.{suit}.{number}"] = Sprite(partial(small.mini, suit, number), _MINI)
            sprites[f"chip.{suit}.{number}"] = Sprite(partial(small.chip, suit, number), _CHIP)
    return sprites


CARDS: Final[dict[str, Sprite]] = _sprites()
"""Faces, won faces, chips, backs and trump cards."""


def bake(out: Path) -> list[Path]:
    """Draw and write both sheets into a folder; returns the paths of their pictures."""
    return [
        write_sheet("cauldron15_cards", CARDS, out),
        write_sheet("cauldron15_pictures", large.SPRITES, out),
    ]
