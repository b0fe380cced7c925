"""A closed iron pot with bubbling brew on a fire: for the boxes of the title, the results and small signs of state.

Drawn in its own units around the middle of the belly: the rim is 268 wide at y -68, the logs lie at y 170.
"""

import math
from dataclasses import dataclass
from typing import Final

from assets.art.cauldron15.fire import Flame, draw_flame, draw_log
from assets.art.cauldron15.geometry import POT
from assets.art.cauldron15.levelling import level_out
from assets.art.cauldron15.moods import draw_bubble, draw_spark
from assets.art.cauldron15.pot import GLINT, IRON, IRON_DARK, IRON_LITE, OPENING_INSIDE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, cut, line, on_circle, star, svg_path

RIM: Final = circle(0, -68, 134, 37)
HOLE: Final = circle(0, -70, 116, 27)
SIGIL: Final = "#dfe6c0"


@dataclass(frozen=True)
class Brew:
    """The colours of a brew: the wash, its shadow, the pale ground, bubbles and steam."""

    colour: str
    deep: str
    pale: str
    bubble: str
    steam: str


GREEN: Final = Brew(c.POISON, c.FERN, "#dfe89a", "#e9f0a8", "#e4ecc4")
BLUE: Final = Brew(c.TEAL, c.DUSK, "#a9d8cf", "#c4ece0", "#d9ece4")
PINK: Final = Brew("#cf4f86", c.PLUM, "#f0b6cc", "#f8cfe0", "#f2dde4")
FLAMES_BEHIND: Final[tuple[Flame, ...]] = (
    (-92, 146, 1.05, False),
    (92, 146, 1.05, True),
    (-50, 142, 1.2, True),
    (54, 142, 1.2, False),
)
FLAMES_BEFORE: Final[tuple[Flame, ...]] = (
    (-66, 152, 0.95, False),
    (66, 152, 0.9, True),
    (-22, 156, 1.0, True),
    (24, 156, 1.05, False),
)
BUBBLES: Final = (
    (-74, -74, 15),
    (-44, -80, 22),
    (-10, -66, 13),
    (26, -82, 26),
    (62, -70, 17),
    (88, -72, 10),
    (4, -92, 11),
    (-90, -66, 8),
    (46, -58, 8),
    (-30, -58, 7),
)


def draw_kettle(canvas: Canvas, brew: Brew = GREEN, fire: bool = True, steam: bool = True) -> None:
    """The whole pot; without ``fire`` it stands on its legs alone."""
    if fire:
        glow = blob((-130, 120), (-60, 80), (60, 80), (130, 120), (70, 150), (-70, 150))
        canvas.glaze(glow, c.EMBER, 0.55, soft=16)
        for flame in FLAMES_BEHIND:
            draw_flame(canvas, *flame)
    draw_belly(canvas, fire)
    if fire:
        for flame in FLAMES_BEFORE:
            draw_flame(canvas, *flame)
        draw_log(canvas, (122, 146), (-104, 170), 11)
        draw_log(canvas, (-122, 146), (108, 168), 12)
    draw_rings(canvas)
    draw_rim(canvas)
    _surface(canvas, brew)
    for x, y, radius in BUBBLES:
        draw_bubble(canvas, x, y, radius, brew.colour, brew.bubble)
    _drip(canvas, brew)
    _spoon(canvas)
    for x, y, radius in ((58, -66, 11), (74, -62, 7)):
        draw_bubble(canvas, x, y, radius, brew.colour, brew.bubble)
    if steam:
        _steam(canvas, brew)
    canvas.shadow(blob((-140, 148), (0, 130), (150, 148), (120, 176), (-110, 176)), 5, 4, 8, 0.5)


def draw_belly(canvas: Canvas, fire: bool = True) -> None:
    """Legs and belly of iron with two hoops, rivets and a moon scratched into it."""
    for side in (-1, 1):
        leg = svg_path(
            f"M{side * 62} 92 C{side * 72} 104 {side * 78} 122 {side * 84} 142 C{side * 92} 150 {side * 70} 152"
            f" {side * 68} 144 C{side * 64} 128 {side * 54} 116 {side * 42} 106 Z"
        )
        canvas.base(leg, "#7b7d80")
        canvas.wash(leg, c.SLATE, 1.0, edge=0.6)
        canvas.glaze(leg, c.INK, 0.35, soft=2)
        canvas.ink(leg, 2.8)
    canvas.base(POT, IRON)
    canvas.wash(POT, c.SLATE, 1.0, vary=0.6, edge=0.6, bloom=0.5, shift=(3, 3), inset=1.5, loose=2.5, cell=80)
    right = svg_path("M40 -64 C80 -20 86 60 20 118 C80 118 120 100 140 50 C156 10 140 -40 118 -64 Z")
    canvas.glaze(right, c.INK, 0.75, soft=14, spill=0)
    with canvas.clip(POT):
        if fire:
            canvas.glaze(svg_path("M-60 118 C-30 96 40 96 80 112 L40 122 L-40 122 Z"), c.EMBER, 0.8, soft=10, spill=0)
        level_out(canvas, POT)
        canvas.hatch(POT, 52, 5.6, cover=0.34, width=1.5, colour=c.INK)
        shade = blob((60, -50), (140, -20), (140, 70), (60, 116), (90, 40))
        canvas.hatch(shade, -34, 5.6, cover=0.7, width=1.2, colour=c.INK, alpha=0.8)
        light = blob((-118, -10), (-112, -40), (-98, -52), (-104, -20), (-106, 20), (-114, 26))
        canvas.gouache(light, GLINT, 0.62, rough=2)
        canvas.gouache(blob((-110, 44), (-104, 40), (-96, 56), (-102, 58)), GLINT, 0.5, rough=1.2)
        for left, middle in ((-34, -8), (-24, 2)):
            hoop = line((-146, left), (-80, middle - 4), (0, middle + 8), (80, middle - 4), (146, left))
            canvas.ink(hoop, 1.9, taper=(0.1, 0.1))
        for x, y in ((-96, -16), (-52, -4), (0, 1), (52, -4), (96, -16)):
            rivet = circle(x, y, 5.5)
            canvas.base(rivet, IRON_DARK)
            canvas.wash(rivet, c.SLATE, 0.7)
            canvas.ink(rivet, 1.6)
            canvas.gouache(circle(x - 1.8, y - 2, 1.5), c.WHITE, 0.8, 0)
        moon = cut(circle(-4, 52, 27), circle(9, 46, 22))
        canvas.gouache(moon, "#c9d3a4", 0.5, 1.5)
        canvas.ink(moon, 1.8, SIGIL, alpha=0.85, wobble=0.8, dry=0.6)
        for x, y, radius in ((18, 44, 8), (30, 66, 5), (10, 66, 4)):
            canvas.gouache(star(x, y, radius, 4, 0.32), SIGIL, 0.8, 0.3)
    canvas.edge_hatch(POT, 0.42, 0.62, 26, 13, 1.4)
    canvas.ink(POT, 4.4, wobble=1.2)


def draw_rings(canvas: Canvas) -> None:
    """A ring in its lug on both sides."""
    for side in (-1, 1):
        ring = blob(*((side * 144 + 13 * x, -14 + 19 * y) for x, y in (on_circle(0, 0, 1, 45 * i) for i in range(8))))
        for width, colour in ((8.5, c.INK), (4.6, IRON_DARK)):
            canvas.ink(ring, width, colour, wobble=0.6, shade=0.1, dry=0)
        lug = blob((side * 128, -44), (side * 148, -40), (side * 148, -24), (side * 130, -24))
        canvas.base(lug, IRON_DARK)
        canvas.wash(lug, c.SLATE, 0.9)
        canvas.ink(lug, 2.2)


def draw_rim(canvas: Canvas) -> None:
    """The rolled rim around the dark opening."""
    canvas.base(RIM, IRON_LITE)
    canvas.wash(RIM, c.SLATE, 0.95, edge=0.7, shift=(2, 2))
    canvas.ink(RIM, 4.0, wobble=1.0)
    canvas.base(HOLE, OPENING_INSIDE)
    canvas.wash(HOLE, c.INK, 0.8, shift=(0, 0))
    canvas.gouache(blob((-122, -76), (-96, -92), (-60, -100), (-90, -88)), "#eef0ea", 0.7, rough=1)


def _surface(canvas: Canvas, brew: Brew) -> None:
    with canvas.clip(HOLE):
        pool = circle(0, -60, 116, 25)
        canvas.base(pool, brew.pale)
        canvas.wash(pool, brew.colour, 1.0, edge=0.9, vary=0.75, bloom=0.9, shift=(0, 0), cell=46)
        shade = blob((-10, -40), (70, -44), (116, -60), (80, -70), (30, -56))
        canvas.glaze(shade, brew.deep, 0.9, soft=7, spill=0)
        canvas.ink(line((-116, -64), (-70, -82), (0, -85), (70, -82), (116, -64)), 1.6, taper=(0.1, 0.1))
        for ripple in (
            ((-70, -58), (-40, -50), (0, -48), (20, -52), (10, -58), (-14, -59)),
            ((-26, -70), (10, -74), (40, -70), (50, -64)),
        ):
            canvas.ink(line(*ripple), 1.5, brew.deep, taper=(0.3, 0.5))
    canvas.ink(HOLE, 2.4, wobble=0.8)


def _drip(canvas: Canvas, brew: Brew) -> None:
    """Brew that ran over the rim."""
    drip = svg_path(
        "M-66 -50 C-50 -46 -30 -42 -10 -41 C-11 -30 -14 -20 -18 -20 C-23 -20 -22 -30 -26 -33 C-30 -34 -31 -4 -37 -2"
        " C-43 -2 -42 -28 -46 -35 C-50 -37 -53 -24 -58 -25 C-63 -26 -62 -40 -66 -50 Z"
    )
    canvas.base(drip, brew.pale)
    canvas.wash(drip, brew.colour, 0.95, edge=0.9, shift=(1, 1))
    canvas.ink(drip, 2.1)
    canvas.gouache(blob((-38, -22), (-36, -14), (-38, -8), (-40, -14)), c.WHITE, 0.8, 0.2)


def _spoon(canvas: Canvas) -> None:
    wood = svg_path("M52 -66 C70 -110 92 -150 108 -178 C112 -184 122 -180 119 -172 C104 -140 84 -104 68 -62 Z")
    knob = circle(115, -180, 8.5)
    for shape, pen in ((wood, 2.5), (knob, 2.2)):
        canvas.base(shape, "#dcb27a")
        canvas.wash(shape, c.UMBER, 0.8)
        canvas.ink(shape, pen)
    canvas.hatch(wood, -62, 3.4, cover=0.6, width=1.0)


def _steam(canvas: Canvas, brew: Brew) -> None:
    """Two curls of steam, loose bubbles and stars above the brew."""
    curls = (
        ((-60, -104), (-82, -128), (-58, -148), (-78, -172), (-66, -196), (-44, -196), (-46, -180), (-56, -180)),
        ((-8, -112), (12, -134), (-12, -156), (10, -178), (-2, -206), (-24, -206), (-24, -190), (-14, -188)),
    )
    for curl in curls:
        for width, colour, alpha in ((11, brew.steam, 0.55), (2.0, c.INK_SOFT, 0.9)):
            canvas.ink(
                line(*curl),
                width,
                colour,
                taper=(0.5, 0.3),
                alpha=alpha,
                wobble=1.0,
                dry=0.2,
                min_width=0.1,
                corners=False,
            )
    for x, y, radius in ((40, -128, 8), (22, -152, 5), (-96, -134, 6), (58, -160, 4), (-30, -138, 4.5)):
        draw_bubble(canvas, x, y, radius, brew.colour, brew.bubble)
    for x, y, radius in ((-112, -168, 8), (72, -128, 6), (38, -190, 7), (-36, -176, 4.5)):
        draw_spark(canvas, x, y, radius)


def smoke(canvas: Canvas, x: float, y: float, height: float, sway: float = 1.0) -> None:
    """A thread of smoke that rises from (x, y)."""
    points = [(x + sway * 12 * math.sin(i * 1.3), y - height * i / 5) for i in range(6)]
    for width, colour, alpha in ((12, "#d8d2c2", 0.55), (2.0, c.INK_SOFT, 0.8)):
        canvas.ink(
            line(*points),
            width,
            colour,
            taper=(0.3, 0.5),
            alpha=alpha,
            wobble=1.0,
            dry=0.2,
            min_width=0.1,
            corners=False,
        )
