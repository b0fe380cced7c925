"""The cards of Bubble and Boil: blank faces and backs, and the pictures of the hexes, large and small."""

from functools import partial
from typing import Final

from assets.art.bubble_and_boil_cards import (
    beasts,
    faces,
    feasts,
    fliers,
    hands,
    honours,
    neighbours,
    papers,
    plots,
    spirits,
    victories,
)
from assets.art.bubble_and_boil_cards.window import LARGE, MARGIN, SMALL, VICTORY, Scene, Window, picture
from assets.art.inkwash.canvas import Canvas
from assets.art.sheets import Sprite

SEED: Final = 1000
SCENES: Final[dict[str, Scene]] = {
    **papers.SCENES,
    **feasts.SCENES,
    **beasts.SCENES,
    **fliers.SCENES,
    **spirits.SCENES,
    **hands.SCENES,
    **plots.SCENES,
    **neighbours.SCENES,
}
"""The pictures of the hexes by the names of their cards."""

VICTORIES: Final[dict[str, Scene]] = {**victories.SCENES, **honours.SCENES}


def card_picture(name: str, size: Window) -> Canvas:
    """The picture of a card in one of its sizes."""
    scene = SCENES.get(name) or VICTORIES[name]
    return picture(scene, SEED + [*SCENES, *VICTORIES].index(name), size)


def _pictures() -> dict[str, Sprite]:
    """All pictures under the names that the card files give them; those of hexes also under their own."""
    found = {}
    for name in SCENES:
        for ending, size in (("", LARGE), (".small", SMALL)):
            sprite = Sprite(partial(card_picture, name, size), (MARGIN, MARGIN, size.width, size.height))
            found[f"card.{name}{ending}"] = found[f"picture.{name}{ending}"] = sprite
    for name in VICTORIES:
        piece = (MARGIN, MARGIN, VICTORY.width, VICTORY.height)
        found[f"victory.{name}"] = Sprite(partial(card_picture, name, VICTORY), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = {**faces.SPRITES, **_pictures()}
