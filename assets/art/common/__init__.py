"""The sheet ``common``: what every screen and every table shares."""

from typing import Final

from assets.art.common import buttons, curtain, figures, hats, icons, ornaments, paper, ribbons, signs, widgets
from assets.art.sheets import Sprite

SPRITES: dict[str, Sprite] = {
    name: sprite
    for module in (hats, paper, ribbons, buttons, widgets, figures, icons, signs, ornaments, curtain)
    for name, sprite in module.sprites().items()
}

WASHES: Final = ("paper.", "button.", "prompt.", "heading", "name.", "row.", "tab.", "field.", "curtain.")
