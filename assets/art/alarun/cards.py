"""The sheet of the cards of Alarún: ingredients, Centum auri, apprentices, colour cards, backs."""

from typing import Final

from assets.art.alarun import apprentices, faces, rarities
from assets.art.sheets import Sprite

SPRITES: Final[dict[str, Sprite]] = {**faces.SPRITES, **rarities.SPRITES, **apprentices.SPRITES}
