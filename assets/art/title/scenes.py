"""The pictures in the windows of the four boxes, in the coordinates of a box (330x420)."""

from typing import Final

from assets.art.cauldron15.fire import Flame, draw_flame, draw_log
from assets.art.cauldron15.geometry import LINE_SCALE, WINDOW
from assets.art.cauldron15.kettle import BLUE, FLAMES_BEFORE, GREEN, PINK, draw_kettle
from assets.art.cauldron15.liquid import GREEN as BREW
from assets.art.cauldron15.liquid import draw_body
from assets.art.cauldron15.moods import FOAM, draw_bubble, draw_spark
from assets.art.cauldron15.pot import draw_pot, draw_spoon
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, star
from assets.art.lettering import figures
from assets.art.title.figures import (
    draw_cube,
    draw_hill,
    draw_mandrake,
    draw_moon,
    draw_toadstool,
    draw_trunk,
    draw_tuft,
)

MIDDLE: Final = 165
FLOOR: Final = ((320, 350), (20, 350))
OUTER_FLAMES: Final[tuple[Flame, ...]] = (
    (-104, 148, 0.92, False),
    (104, 148, 0.92, True),
    (-56, 142, 1.0, True),
    (60, 142, 1.0, False),
)
SHOWN_SUM: Final = "15"
SURFACE_Y: Final = -24
"""Where the brew stands on the box of Cauldron 15, in cauldron units."""


def cauldron(canvas: Canvas) -> None:
    """Night, a smiling moon, a pot on the hill between toadstools."""
    draw_moon(canvas, 84, 156, 27)
    draw_hill(canvas, ((20, 262), (80, 240), (150, 266), (240, 238), (320, 258), *FLOOR), c.PLUM_DEEP, 0.5)
    draw_hill(canvas, ((20, 300), (110, 284), (220, 296), (320, 282), *FLOOR), c.FERN, 0.85)
    _stars(canvas)
    canvas.glaze(circle(MIDDLE + 6, 322, 96, 12), c.SHADOW, 0.6, soft=6, spill=0)
    with canvas.at(MIDDLE + 4, 226, 0.6, line_scale=0.7):
        draw_kettle(canvas, GREEN)
    for x, y, scale in ((62, 302, 0.3), (276, 306, 0.24), (86, 322, 0.2)):
        with canvas.at(x, y, scale, line_scale=0.6):
            draw_toadstool(canvas)
    for x, y in ((46, 326), (112, 330), (250, 332), (292, 326)):
        draw_tuft(canvas, x, y, 1.4)


def _stars(canvas: Canvas) -> None:
    for x, y, radius in ((134, 118, 6), (262, 146, 6), (50, 214, 5), (282, 204, 6), (226, 112, 4), (112, 200, 4)):
        canvas.gouache(star(x, y, radius, 4, 0.3), "#fff3c4", 1, 0)


def bubble_and_boil(canvas: Canvas) -> None:
    """Two pots that bubble in different colours, wooden cubes and a toadstool before them."""
    draw_hill(canvas, ((20, 290), (110, 282), (220, 294), (320, 284), *FLOOR), c.SEPIA, 0.75)
    canvas.glaze(circle(MIDDLE, 250, 110, 70), c.EMBER, 0.55, soft=22, spill=0)
    with canvas.at(MIDDLE - 56, 204, 0.4, line_scale=0.6):
        draw_kettle(canvas, BLUE)
    with canvas.at(MIDDLE + 48, 240, 0.5, line_scale=0.65):
        draw_kettle(canvas, PINK)
    with canvas.at(66, 302, 0.36, line_scale=0.62):
        draw_toadstool(canvas)
    for x, y, colour in ((112, 320, c.LAPIS), (137, 325, c.GOLD), (124, 304, c.MOSS)):
        draw_cube(canvas, x, y, colour)


def cauldron15(canvas: Canvas) -> None:
    """The great pot, cut open, at exactly fifteen."""
    draw_hill(canvas, ((20, 306), (110, 298), (220, 308), (320, 300), *FLOOR), c.DUSK, 0.8)
    canvas.glaze(circle(MIDDLE + 4, 322, 110, 12), c.SHADOW, 0.6, soft=6, spill=0)
    with canvas.at(MIDDLE, 214, 0.72, line_scale=LINE_SCALE):
        for flame in OUTER_FLAMES:
            draw_flame(canvas, *flame)
        _open_brew(canvas)
        draw_pot(canvas)
        for x, y, scale, flip in FLAMES_BEFORE:
            draw_flame(canvas, x, y, scale * 0.76, flip)
        draw_log(canvas, (126, 142), (-112, 164), 9.5)
        draw_log(canvas, (-126, 142), (116, 163), 10)
        draw_spoon(canvas)
        canvas.ink(polygon((-80, SURFACE_Y - 6), (80, SURFACE_Y - 6), closed=False), 2.4, c.BLOOD, taper=(0.02, 0.02))
        with canvas.at(0, 30):
            canvas.figure(figures(SHOWN_SUM, 64), c.INK, halo=FOAM)
    for x, y, radius in ((92, 118, 5), (132, 104, 4), (196, 108, 5), (70, 146, 4)):
        draw_spark(canvas, x, y, radius)


def _open_brew(canvas: Canvas) -> None:
    """The brew behind the window of the great pot."""
    with canvas.clip(WINDOW):
        canvas.base(WINDOW, "#efe6c9")
        with canvas.at(0, SURFACE_Y):
            draw_body(canvas, *BREW)
            top = blob((-92, 0), (-40, -2), (0, 1), (44, -2), (92, 0), (92, 7), (0, 6), (-92, 7))
            canvas.gouache(top, FOAM, 0.85, 0.6)
            canvas.ink(line((-92, 0), (-40, -2), (0, 1), (44, -2), (92, 0)), 2.2, taper=(0, 0))
        for x, y, radius in (
            (-66, 20, 5),
            (64, 10, 6),
            (58, 58, 4),
            (-58, 60, 5),
            (-70, -4, 3),
            (30, 84, 4),
            (-24, 88, 3),
        ):
            draw_bubble(canvas, x, y, radius)
        canvas.gouache(blob((-74, -14), (-66, -34), (-56, -38), (-64, -20), (-70, 8)), c.WHITE, 0.6, 0.8)


def alarun(canvas: Canvas) -> None:
    """A mandrake asleep between the trees."""
    canvas.glaze(circle(MIDDLE, 180, 90, 90), "#f4efc4", 0.2, soft=24, spill=0)
    for x, half in ((58, 24), (106, 13), (230, 14), (276, 26)):
        draw_trunk(canvas, x, half, 330)
    draw_hill(canvas, ((20, 290), (110, 276), (220, 292), (320, 278), *FLOOR), c.FERN, 0.95)
    for x, y in ((60, 304), (262, 300), (100, 324), (236, 322), (284, 326)):
        draw_tuft(canvas, x, y, 1.6)
    with canvas.at(262, 314, 0.2, line_scale=0.55):
        draw_toadstool(canvas)
    for x, y in ((96, 150), (240, 190), (118, 240)):
        fly = circle(x, y, 3)
        canvas.gouache(circle(x, y, 7), c.CREAM_TEXT, 0.35, 1.5)
        canvas.gouache(fly, "#fff3c4", 1, 0)
    canvas.glaze(circle(MIDDLE + 6, 322, 74, 12), c.SHADOW, 0.6, soft=6, spill=0)
    with canvas.at(MIDDLE, 226, 1.14):
        draw_mandrake(canvas)
