"""The sheet ``common``: what every screen and every table shares."""

from typing import Final

from assets.art.common import buttons, curtain, figures, hats, icons, ornaments, paper, ribbons, signs, widgets
from assets.art.sheets import Sprite

SPRITES: dict[str, Sprite] = {
    name: sprite
    for module in (hats, paper, ribbons, buttons, widgets, figures, icons, signs, ornaments, curtain)
    for name, sprite in module.sprites().items()
}

WASHES: Final[dict[str, tuple[str, ...]]] = {
    "common_signs": ("paper.710x216", "paper.330x"),
    "common_papers": ("paper.350x", "paper.300x90", "paper.420x150"),
    "common_buttons": ("button.",),
    "common_ribbons": ("prompt.", "heading", "name.", "row.", "tab.", "field."),
    "common_dialogs": ("paper.760x520", "paper.560x320", "paper.420x620"),
    "common_pages": ("paper.1320x860", "paper.980x700", "paper.1500x940"),
    "curtain_left": ("curtain.left",),
    "curtain_right": ("curtain.right",),
}
LATER: Final = ("common_papers", "common_buttons", "common_ribbons", "common_dialogs", "common_pages")
APART: Final = ("curtain_left", "curtain_right")
