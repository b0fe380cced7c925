"""The pictures of the title: lettering, the four boxes, the shelf and what stands and hangs around it."""

from typing import Final

from assets.art.sheets import Sprite
from assets.art.title import boxes, hangings, props, shelf, signs, wordmark

SPRITES: Final[dict[str, Sprite]] = {
    **wordmark.SPRITES,
    **boxes.SPRITES,
    **shelf.SPRITES,
    **props.SPRITES,
    **hangings.SPRITES,
    **signs.SPRITES,
}

WASHES: Final = ("box.cauldron", "box.bubble_and_boil", "box.alarun", "shelf", "wordmark", "thumbnail")
