"""The potions as sprites, each in a box of 150x190 and little in 50x63."""

from collections.abc import Callable
from functools import partial
from typing import Final

from assets.art.cauldron_things.potion_characters import CHARACTER_POTIONS
from assets.art.cauldron_things.potion_crockery import CROCKERY_POTIONS
from assets.art.cauldron_things.potion_glass import GLASS_POTIONS
from assets.art.cauldron_things.potion_jugs import JUG_POTIONS
from assets.art.cauldron_things.potion_wonders import WONDER_POTIONS
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle
from assets.art.sheets import Piece, Sprite

BOX: Final = (150, 190)
SMALL_BOX: Final = (50, 63)
MARGIN: Final = 8
SMALL_SCALE: Final = SMALL_BOX[0] / BOX[0]
SMALL_LINES: Final = 0.6
"""Lines of little potions are thinner by this only, so that they hold the shape together."""

SEED: Final = 300
POTIONS: Final[dict[str, Callable[[Canvas], None]]] = {
    **GLASS_POTIONS,
    **CHARACTER_POTIONS,
    **CROCKERY_POTIONS,
    **JUG_POTIONS,
    **WONDER_POTIONS,
}


def bottle(name: str, small: bool) -> Canvas:
    """A potion with its shadow, 150x190, or 50x63 with thick lines and less inside."""
    width, height = SMALL_BOX if small else BOX
    seed = SEED + sorted(POTIONS).index(name)
    canvas = Canvas(width + 3 * MARGIN, height + 4 * MARGIN, seed=seed, tooth=0.4)
    x, y = MARGIN + width / 2, MARGIN + height / 2
    with canvas.at(x, y, width / BOX[0], line_scale=SMALL_LINES if small else 1):
        POTIONS[name](canvas)
        canvas.shadow(circle(0, 84, 46, 9), 5, 6, 4, 0.4)
    return canvas


def _sprites() -> dict[str, Sprite]:
    large: Piece = (MARGIN, MARGIN, *BOX)
    little: Piece = (MARGIN, MARGIN, *SMALL_BOX)
    found = {}
    for ending, small, piece in (("", False, large), (".small", True, little)):
        for name in POTIONS:
            found[f"potion.{name}{ending}"] = Sprite(partial(bottle, name, small), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
