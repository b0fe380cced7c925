"""The picture of a hex in its window, large and small: sky, ground, and the scene in between."""

from collections.abc import Callable
from typing import Final, NamedTuple

from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, line, rounded_rect


class Window(NamedTuple):
    """A size in which scenes are baked: layout pixels, the factor on pen widths, and how far colours are reduced."""

    width: float
    height: float
    pen: float
    thrift: Thrift


LARGE: Final = Window(404, 184, 1.0, Thrift(colours=44, smoothing=3))
SMALL: Final = Window(188, 90, 0.6, Thrift(colours=28, smoothing=3))
VICTORY: Final = Window(300, 138, 0.85, Thrift(colours=36, smoothing=3))
MARGIN: Final = 8
WIDTH, HEIGHT = 440, 200
"""Scenes are drawn in a box of this size around the origin; the lowest 10 units lie behind the ribbon."""

HORIZON: Final = 46


class Scene(NamedTuple):
    """A picture: how it is drawn, the washes of its sky and its ground, and where the horizon lies (None for none)."""

    draw: Callable[[Canvas], None]
    sky: str
    ground: str
    horizon: float | None = HORIZON


def _backdrop(canvas: Canvas, scene: Scene) -> None:
    """Sky and ground, in the scene's units."""
    whole = rounded_rect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 14)
    canvas.wash(whole, scene.sky, 0.62, edge=0.7, vary=0.5, loose=0.8, bloom=0.6, spill=0, cell=90)
    if scene.horizon is None:
        return
    y = scene.horizon
    ground = blob((-250, y + 3), (-90, y - 4), (80, y + 3), (250, y - 2), (260, 130), (-260, 130))
    canvas.wash(ground, scene.ground, 0.66, edge=0.7, vary=0.5, loose=1.2, bloom=0.4, spill=0)
    canvas.glaze(blob((-250, 84), (0, 76), (250, 84), (250, 130), (-250, 130)), c.SHADOW, 0.3, soft=8, spill=0)
    canvas.ink(line((-216, y + 3), (-90, y - 3), (80, y + 3), (216, y - 1)), 1.2, c.SHADOW, alpha=0.5, dry=0.6)


def picture(scene: Scene, seed: int, size: Window) -> Canvas:
    """A scene in its window with an inked frame."""
    width, height = size.width, size.height
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=seed, tooth=0.4)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2):
        window = rounded_rect(-width / 2, -height / 2, width, height, 4 + width / 68)
        canvas.base(window, c.PAPER_LITE)
        with canvas.clip(window), canvas.at(scale=width / WIDTH, line_scale=size.pen):
            _backdrop(canvas, scene)
            scene.draw(canvas)
        reduce_colours(canvas, size.thrift)
        canvas.ink(window, 0.9 + 1.5 * size.pen, corners=False)
    return canvas
