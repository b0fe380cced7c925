"""The potions' bottles: three shapes by the number of ingredients, eight brews, and two that are printed by name.

Bottles stand in a box of 150x190 around the origin; the tags for Quick and Spell hang in the same box.
"""

from functools import partial
from typing import Final, NamedTuple

import skia

from assets.art.cauldron_things.brews import BREWS, MOTIFS, Brew
from assets.art.cauldron_things.brush import GLOW, rays
from assets.art.cauldron_things.hues import FISSURE, GLASS, LAMP_PALE, TWINE
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    DUSK,
    EMBER,
    FERN,
    GOLD,
    INK,
    LAPIS,
    MOSS,
    PAPER_LITE,
    PLUM,
    PLUM_DEEP,
    SEPIA,
    STRAW,
    TEAL,
    UMBER,
    WHITE,
)
from assets.art.inkwash.shapes import Point, blob, both, circle, line, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Piece, Sprite

BOX: Final = (150, 190)
SMALL_BOX: Final = (50, 63)
MARGIN: Final = 8
SMALL_SCALE: Final = SMALL_BOX[0] / BOX[0]
SEED: Final = 300


class Shape(NamedTuple):
    """A bottle: outlines of body, lip and cork, how full it is, its lights, and where a tag is tied."""

    body: str
    lip: str
    cork: str
    level: float
    lights: tuple[tuple[Point, ...], ...]
    knot: Point


SHAPES: Final[dict[str, Shape]] = {
    "phial": Shape(
        "M-14 -54 C-14 -42 -16 -36 -24 -28 C-36 -16 -38 0 -38 22 L-37 62 C-36 80 -24 86 0 86 "
        "C24 86 36 80 37 62 L38 22 C38 0 36 -16 24 -28 C16 -36 14 -42 14 -54 Z",
        "M-20 -56 C-20 -63 20 -63 20 -56 C20 -49 -20 -49 -20 -56 Z",
        "M-12 -58 C-13 -68 -15 -76 -14 -84 C-6 -88 8 -88 14 -84 C15 -76 13 -68 12 -58 Z",
        0,
        (((-28, 44), (-29, 14), (-22, -8), (-22, 16)), ((-27, 62), (-24, 56), (-23, 66))),
        (14, -42),
    ),
    "flask": Shape(
        "M-13 -56 C-13 -44 -14 -34 -21 -26 C-54 -14 -66 12 -62 38 C-57 68 -30 86 0 86 "
        "C32 86 59 68 62 36 C64 10 50 -16 21 -26 C14 -34 13 -44 13 -56 Z",
        "M-19 -58 C-19 -65 19 -65 19 -58 C19 -51 -19 -51 -19 -58 Z",
        "M-12 -60 C-13 -70 -15 -78 -14 -86 C-6 -90 8 -90 14 -86 C15 -78 13 -70 12 -60 Z",
        6,
        (((-48, 22), (-46, -2), (-32, -14), (-38, 4), (-41, 24)), ((-44, 44), (-40, 36), (-37, 46))),
        (13, -42),
    ),
    "jug": Shape(
        "M-21 -54 C-21 -44 -24 -38 -36 -30 C-62 -14 -70 12 -68 42 C-66 74 -42 86 0 86 "
        "C42 86 66 74 68 42 C70 12 62 -14 36 -30 C24 -38 21 -44 21 -54 Z",
        "M-28 -56 C-28 -65 28 -65 28 -56 C28 -48 -28 -48 -28 -56 Z",
        "M-19 -60 C-21 -70 -24 -76 -22 -84 C-10 -89 12 -89 22 -84 C24 -76 21 -70 19 -60 Z",
        -4,
        (((-54, 34), (-54, 4), (-38, -16), (-45, 6), (-46, 34)), ((-49, 56), (-44, 46), (-41, 58))),
        (22, -42),
    ),
}
WILD_STREAKS: Final = (
    (EMBER, ((-70, 70), (-30, 40), (10, 66), (70, 34))),
    (GOLD, ((-70, 52), (-24, 22), (18, 46), (70, 14))),
    (MOSS, ((-70, 88), (-20, 62), (20, 84), (70, 56))),
    (BLOOD, ((-60, 26), (-10, 6), (24, 26), (70, -4))),
)


def _liquid(body: skia.Path, level: float) -> skia.Path:
    """What the bottle holds: its body below a wavy level."""
    below = blob(
        (-80, level), (-36, level + 4), (0, level - 2), (36, level + 4), (80, level - 1), (80, 100), (-80, 100)
    )
    return both(body, below)


def draw_bottle(canvas: Canvas, form: str, brew_name: str, pen: float = 1.0, small: bool = False) -> None:
    """A bottle with its brew in a box of 150x190 around the origin; ``pen`` is a factor on line widths."""
    shape, brew = SHAPES[form], BREWS[brew_name]
    body = svg_path(shape.body)
    if form == "jug":
        _handle(canvas, pen)
    _glass(canvas, shape, body, brew, brew_name, pen)
    with canvas.clip(body):
        surface = shape.level
        canvas.ink(
            line((-70, surface), (-30, surface + 4), (0, surface - 1), (30, surface + 4), (70, surface)), 1.7 * pen
        )
        MOTIFS[brew_name](canvas, brew, pen, small)
        if not small:
            canvas.hatch(body, 58, 4.8, cover=0.24, width=1.0, colour=INK)
    for points in shape.lights[: 1 if small else None]:
        canvas.gouache(blob(*points), WHITE, 0.85, 0.6)
    canvas.ink(body, 3.2 * pen, corners=False)
    if not small:
        _string(canvas, shape)


def _glass(canvas: Canvas, shape: Shape, body: skia.Path, brew: Brew, brew_name: str, pen: float) -> None:
    """Body, brew, cork and lip without outline of the body."""
    canvas.base(body, GLASS)
    canvas.wash(body, TEAL, 0.13, edge=1.4, loose=0.5, vary=0.2)
    liquid = _liquid(body, shape.level)
    canvas.wash(liquid, brew.colour, 1.0, vary=0.6, edge=0.8, bloom=0.6, loose=0.8, inset=0, shift=(0, 0))
    with canvas.clip(liquid):
        if brew_name == "wild":
            for colour, points in WILD_STREAKS:
                canvas.ink(line(*points), 15, colour, taper=(0.1, 0.1), alpha=0.75, dry=0.2, corners=False)
        canvas.glaze(blob((12, -20), (60, 0), (56, 70), (0, 88), (36, 34)), brew.deep, 0.8, soft=6)
        canvas.gouache(circle(-10, 34, 17, 14), brew.light, 0.3, 3)
    cork, lip = svg_path(shape.cork), svg_path(shape.lip)
    canvas.base(cork, "#d7ae78")
    canvas.wash(cork, UMBER, 0.6)
    canvas.hatch(cork, 80, 3, cover=0.5, width=0.9)
    canvas.ink(cork, 2.2 * pen)
    canvas.base(lip, GLASS)
    canvas.wash(lip, TEAL, 0.2)
    canvas.ink(lip, 2.1 * pen)


def _handle(canvas: Canvas, pen: float) -> None:
    """The loop of a jug, on its right shoulder."""
    loop = line((26, -46), (54, -52), (70, -32), (62, -8))
    canvas.ink(loop, 12 * pen, INK, taper=(0, 0), dry=0, shade=0)
    canvas.ink(loop, 6.5 * pen, GLASS, taper=(0, 0), dry=0, shade=0, wobble=0.3)


def _string(canvas: Canvas, shape: Shape) -> None:
    """The string around the neck, to which a tag may be tied."""
    x, y = shape.knot
    canvas.ink(line((-x, y), (0, y + 4), (x, y)), 3.4, SEPIA, taper=(0, 0))
    canvas.ink(line((-x, y), (0, y + 4), (x, y)), 1.6, TWINE, taper=(0, 0), dry=0)


def bottle(form: str, brew: str, small: bool) -> Canvas:
    """A bottle with its shadow, 150x190, or 50x63 with thick lines and one light."""
    width, height = SMALL_BOX if small else BOX
    seed = SEED + list(SHAPES).index(form) * len(BREWS) + list(BREWS).index(brew)
    canvas = Canvas(width + 3 * MARGIN, height + 4 * MARGIN, seed=seed, tooth=0.4)
    with canvas.at(
        MARGIN + width / 2, MARGIN + height / 2, width / BOX[0], line_scale=SMALL_SCALE * 1.5 if small else 1
    ):
        draw_bottle(canvas, form, brew, 1.25 if small else 1, small)
        canvas.shadow(circle(0, 84, 46, 9), 5, 6, 4, 0.4)
    return canvas


def earthquakes(small: bool) -> Canvas:
    """Oil of Earthquakes: a cracked jug, oil that leaks, strokes of trembling on both sides."""
    width, height = SMALL_BOX if small else BOX
    canvas = Canvas(width + 3 * MARGIN, height + 4 * MARGIN, seed=SEED + 40, tooth=0.4)
    with canvas.at(
        MARGIN + width / 2, MARGIN + height / 2, width / BOX[0], line_scale=SMALL_SCALE * 1.5 if small else 1
    ):
        with canvas.at(rotation=-7):
            draw_bottle(canvas, "jug", "egg", 1.25 if small else 1, True)
            for crack in (((24, 0), (10, 16), (22, 28), (6, 44), (14, 62)), ((22, 28), (40, 30), (48, 42))):
                canvas.ink(polygon(*crack, closed=False), 6, INK, taper=(0.05, 0.5), dry=0)
                canvas.ink(polygon(*crack, closed=False), 2.6, FISSURE, taper=(0.05, 0.5), dry=0)
        oil = blob((-30, 84), (-8, 78), (30, 80), (66, 86), (60, 93), (-20, 93))
        canvas.base(oil, "#4a3a5a")
        canvas.wash(oil, PLUM_DEEP, 0.8, loose=0.5)
        canvas.ink(oil, 2.2)
        for side in (-1, 1):
            for x, y in ((70, -34), (66, -52)) if not small else ((70, -40),):
                shiver = polygon(
                    (side * x, y), (side * (x - 6), y + 8), (side * x, y + 16), (side * (x - 6), y + 24), closed=False
                )
                canvas.ink(shiver, 2.6, INK, taper=(0.2, 0.3))
    return canvas


def piercing_sight(small: bool) -> Canvas:
    """Potion of Piercing Sight: a flask from which a large eye looks out."""
    width, height = SMALL_BOX if small else BOX
    canvas = Canvas(width + 3 * MARGIN, height + 4 * MARGIN, seed=SEED + 41, tooth=0.4)
    pen = 1.25 if small else 1
    with canvas.at(
        MARGIN + width / 2, MARGIN + height / 2, width / BOX[0], line_scale=SMALL_SCALE * 1.5 if small else 1
    ):
        shape, brew = SHAPES["flask"], Brew(LAPIS, DUSK, "#d5e6f2")
        body = svg_path(shape.body)
        _glass(canvas, shape, body, brew, "", pen)
        almond = svg_path("M-48 34 C-26 4 26 4 48 34 C26 64 -26 64 -48 34 Z")
        canvas.base(almond, PAPER_LITE)
        canvas.wash(almond, STRAW, 0.2, loose=0.5)
        canvas.ink(almond, 2.8 * pen)
        with canvas.clip(almond):
            for radius, colour in ((22, MOSS), (10, INK)):
                canvas.base(circle(2, 34, radius), colour)
                canvas.ink(circle(2, 34, radius), 2.0 * pen)
            if not small:
                rays(canvas, 2, 34, 12, 20, 14, 1.3, FERN)
            canvas.gouache(circle(-5, 26, 5), WHITE, 1, 0)
        for x in (-30, -12, 8, 28) if not small else ():
            canvas.ink(line((x, 14 + abs(x) * 0.2), (x * 1.2, 2 + abs(x) * 0.3)), 2.2, taper=(0.05, 0.5))
        canvas.gouache(blob(*shape.lights[0]), WHITE, 0.85, 0.6)
        canvas.ink(body, 3.2 * pen, corners=False)
        canvas.shadow(circle(0, 84, 46, 9), 5, 6, 4, 0.4)
    return canvas


def tag(kind: str) -> Canvas:
    """A paper tag on a string in a bottle's box: a flash for Quick, a small card with a star for Spell."""
    canvas = Canvas(BOX[0] + 2 * MARGIN, BOX[1] + 2 * MARGIN, seed=SEED + 50, tooth=0.4)
    with canvas.at(MARGIN + BOX[0] / 2, MARGIN + BOX[1] / 2):
        canvas.ink(line((15, -42), (30, -44), (44, -34)), 1.8, SEPIA, taper=(0.05, 0.1))
        with canvas.at(52, -12, rotation=12):
            slip = svg_path("M-18 -18 L-8 -28 L8 -28 L18 -18 L18 28 L-18 28 Z")
            canvas.base(slip, PAPER_LITE)
            canvas.wash(slip, STRAW, 0.4)
            canvas.ink(slip, 2.4)
            canvas.base(circle(0, -20, 2.6), SEPIA)
            _sign(canvas, kind, 1.0)
            canvas.shadow(slip, 2, 3, 2, 0.35)
    return canvas


def _sign(canvas: Canvas, kind: str, pen: float) -> None:
    """The sign of Quick or Spell in a box of 34x40 around (0, 5)."""
    if kind == "quick":
        flash = polygon((5, -14), (-12, 8), (-2, 8), (-6, 25), (13, 1), (3, 1), (9, -14))
        canvas.base(flash, LAMP_PALE)
        canvas.wash(flash, EMBER, 0.9, loose=0.3, shift=(0, 0))
        canvas.ink(flash, 2.2 * pen)
        return
    card = rounded_rect(-12, -12, 24, 35, 3)
    canvas.base(card, PAPER_LITE)
    canvas.wash(rounded_rect(-9.5, -9.5, 19, 30, 2), PLUM, 1.0, loose=0.3, inset=0, shift=(0, 0))
    canvas.ink(card, 2.2 * pen)
    canvas.gouache(star(0, 5.5, 9, 5, 0.45), GLOW, 1, 0)


def sign(kind: str) -> Canvas:
    """The sign of Quick or Spell alone, 34x40, for cards and small recipes."""
    canvas = Canvas(46, 52, seed=SEED + 52, tooth=0.3)
    with canvas.at(23, 21):
        _sign(canvas, kind, 1.35)
    return canvas


def _sprites() -> dict[str, Sprite]:
    large: Piece = (MARGIN, MARGIN, *BOX)
    little: Piece = (MARGIN, MARGIN, *SMALL_BOX)
    found = {}
    for ending, small, piece in (("", False, large), (".small", True, little)):
        for form in SHAPES:
            for brew in BREWS:
                found[f"potion.{form}.{brew}{ending}"] = Sprite(partial(bottle, form, brew, small), piece)
        found[f"potion.earthquakes{ending}"] = Sprite(partial(earthquakes, small), piece)
        found[f"potion.piercing_sight{ending}"] = Sprite(partial(piercing_sight, small), piece)
    for kind in ("quick", "spell"):
        found[f"tag.{kind}"] = Sprite(partial(tag, kind), large)
        found[f"sign.{kind}"] = Sprite(partial(sign, kind), (6, 6, 34, 40))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
