"""The pictures of the Cauldron 15 table: the great cauldron and everything around it but the cards."""

from typing import Final

from assets.art.cauldron15 import banners, fire, liquid, moods, piles, pot, results, slots, tubes, window
from assets.art.sheets import Sprite

SPRITES: Final[dict[str, Sprite]] = {
    **fire.SPRITES,
    **pot.SPRITES,
    **window.SPRITES,
    **liquid.SPRITES,
    **moods.SPRITES,
    **banners.SPRITES,
    **slots.SPRITES,
    **piles.SPRITES,
    **tubes.SPRITES,
    **results.SPRITES,
}

WASHES: Final = ("seal.", "banner.", "slot.", "stakes", "liquid.body", "liquid.gold")
