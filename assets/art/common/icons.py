"""Icons, 40x40: each is drawn around the origin, 20 px to every side."""

from collections.abc import Callable
from functools import partial
from typing import Final

from assets.art.common.icons_play import PLAY_ICONS
from assets.art.common.icons_things import THING_ICONS
from assets.art.inkwash.canvas import Canvas
from assets.art.sheets import Sprite

SIZE = 40
MARGIN = 6
ICONS: Final[dict[str, Callable[[Canvas], None]]] = {**PLAY_ICONS, **THING_ICONS}


def icon(name: str) -> Canvas:
    """The icon of that name."""
    canvas = Canvas(SIZE + 2 * MARGIN, SIZE + 2 * MARGIN, seed=40 + list(ICONS).index(name), tooth=0.6)
    with canvas.at(MARGIN + SIZE / 2, MARGIN + SIZE / 2):
        ICONS[name](canvas)
    return canvas


def sprites() -> dict[str, Sprite]:
    """All icons."""
    return {f"icon.{name}": Sprite(partial(icon, name), (MARGIN, MARGIN, SIZE, SIZE)) for name in ICONS}
