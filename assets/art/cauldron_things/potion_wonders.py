"""The dear potions: bottles that do something."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
from assets.art.cauldron_things.hues import FISSURE, GLASS, PLANK, STEEL, WATER
from assets.art.cauldron_things.vessels import (
    Liquid,
    cork,
    glass,
    globe,
    is_fine,
    lip,
    phial,
    rod,
)
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, star, svg_path, union


def earthquakes(canvas: Canvas) -> None:
    """Oil of Earthquakes: a cracked jug, oil that leaks, strokes of trembling on both sides."""
    with canvas.at(rotation=-7):
        rod(canvas, ((26, -46), (54, -52), (70, -32), (60, -8)), 7, GLASS)
        body = svg_path(
            "M-21 -54 C-21 -44 -24 -38 -36 -30 C-62 -14 -70 12 -68 42 C-66 74 -42 86 0 86 "
            "C42 86 66 74 68 42 C70 12 62 -14 36 -30 C24 -38 21 -44 21 -54 Z"
        )
        with glass(canvas, body, Liquid("#8d65ab", c.PLUM_DEEP, "#eadcf3"), -4):
            pass
        cork(canvas, 0, -56, 20)
        for crack in (((24, 0), (10, 16), (22, 28), (6, 44), (14, 62)), ((22, 28), (40, 30), (48, 42)),
                      ((10, 16), (-18, 20), (-34, 36), (-52, 36))):  # fmt: skip
            canvas.ink(polygon(*crack, closed=False), 6, c.INK, taper=(0.05, 0.5), dry=0)
            canvas.ink(polygon(*crack, closed=False), 2.6, FISSURE, taper=(0.05, 0.5), dry=0)
    oil = blob((-30, 84), (-8, 78), (30, 80), (66, 86), (60, 93), (-20, 93))
    brush.fill(canvas, oil, c.PLUM_DEEP, 2.2, 0.8, "#4a3a5a")
    for side in (-1, 1):
        for x, y in ((70, -34), (66, -54)):
            steps = ((x, y), (x - 6, y + 8), (x, y + 16), (x - 6, y + 24))
            canvas.ink(polygon(*((side * sx, sy) for sx, sy in steps), closed=False), 2.6, taper=(0.2, 0.3))


def piercing_sight(canvas: Canvas) -> None:
    """Potion of Piercing Sight: a flask from which a large eye looks out."""
    with glass(canvas, globe(0, 28, 58, 13, -56), Liquid(c.LAPIS, c.DUSK, "#d5e6f2"), -14):
        almond = svg_path("M-48 34 C-26 4 26 4 48 34 C26 64 -26 64 -48 34 Z")
        brush.fill(canvas, almond, c.STRAW, 2.8, 0.2, c.PAPER_LITE)
        with canvas.clip(almond):
            for radius, colour in ((22, c.MOSS), (10, c.INK)):
                canvas.base(circle(2, 34, radius), colour)
                canvas.ink(circle(2, 34, radius), 2.0)
            if is_fine(canvas):
                brush.burst(canvas, 2, 34, 12, 20, 14, 1.3, c.FERN)
            canvas.gouache(circle(-5, 26, 5), c.WHITE, 1, 0)
        for x in (-30, -12, 8, 28):
            canvas.ink(line((x, 14 + abs(x) * 0.2), (x * 1.2, 2 + abs(x) * 0.3)), 2.2, taper=(0.05, 0.5))
    cork(canvas, 0, -56, 11)


def basilisk_tears(canvas: Canvas) -> None:
    """A tear of a phial, held in tongs before a mirror: nobody looks at it straight."""
    mirror = circle(-22, 0, 50, 62)
    brush.fill(canvas, mirror, c.GOLD, 3.0, 0.8, "#f7e3ac", deep=c.UMBER)
    pane = circle(-22, 0, 40, 52)
    canvas.base(pane, "#dfeaf0")
    canvas.wash(pane, c.DUSK, 0.35)
    with canvas.clip(pane), canvas.at(-30, 14, 0.8):
        shape = brush.drop(0, 0, 24)
        brush.fill(canvas, shape, c.TEAL, 2.4, 0.4, "#cfe8dc")
    canvas.ink(pane, 2.4)
    brush.fill(canvas, polygon((-34, 60), (-10, 60), (6, 88), (-50, 88)), c.GOLD, 2.6, 0.8, "#f7e3ac")
    with glass(canvas, brush.drop(38, 32, 27), Liquid("#2f9f6a", "#14543a", "#d6f4e0"), 16):
        canvas.base(circle(38, 40, 11, 9), "#e9e27a")
        canvas.ink(circle(38, 40, 11, 9), 2.0)
        canvas.base(circle(38, 40, 2.8, 8), c.INK)
    for points in (((60, -90), (48, -50), (24, -10), (28, 4)), ((42, -90), (50, -50), (58, -10), (50, 4))):
        rod(canvas, points, 4.4, STEEL)
    brush.fill(canvas, circle(50, -52, 5), c.SLATE, 2.0, 0.5, STEEL)


def draught_of_echoes(canvas: Canvas) -> None:
    """A bottle with two paler bottles behind it."""
    for x, size, colour in ((48, 0.7, "#ece6f2"), (14, 0.84, "#d3c3e2")):
        with canvas.at(x, 86 - 86 * size, size):
            ghost = union(phial(0, 34, -14, 13, -60), rounded_rect(-13, -80, 26, 22, 4))
            canvas.base(ghost, colour)
            canvas.ink(ghost, 2.4, "#6d5f80")
            for dx in (-10, 12):
                brush.eye(canvas, dx, 18, 5, (0.4, 0))
            canvas.ink(circle(2, 44, 6 * size, 8 * size), 2.2, "#6d5f80")
    with glass(canvas, phial(-36, 36, -18, 13, -58), Liquid("#a07fc4", c.PLUM_DEEP, "#efe4f8"), -14):
        for x in (-48, -24):
            brush.eye(canvas, x, 16, 8, (-0.4, 0))
        mouth = circle(-36, 46, 10, 13)
        canvas.base(mouth, c.PLUM_DEEP)
        canvas.ink(mouth, 2.4)
    cork(canvas, -36, -58, 11)


def elixir_of_odd_hours(canvas: Canvas) -> None:
    """A flask with a clock's face of thirteen strokes."""
    with glass(canvas, globe(0, 28, 58, 14, -54), Liquid("#c99a3c", c.SEPIA, "#fbeec0"), -22):
        pass
    dial = circle(0, 30, 43)
    canvas.base(dial, c.PAPER_LITE)
    canvas.ink(dial, 3.4)
    for i in range(13):
        turn = -90 + i * 360 / 13
        odd = i == 6
        canvas.ink(
            line(on_circle(0, 30, 30, turn), on_circle(0, 30, 39, turn)),
            5 if odd else 3.4,
            c.BLOOD if odd else c.INK,
            taper=(0, 0),
        )
    for reach, turn, pen in ((28, -130, 4.4), (20, 40, 5.4)):
        canvas.ink(line((0, 30), on_circle(0, 30, reach, turn)), pen, taper=(0, 0.2))
    canvas.base(circle(0, 30, 5), c.BLOOD)
    for x in (-30, 30):
        brush.fill(canvas, circle(x, -40, 15, 12), c.GOLD, 2.4, 0.8, "#f7e3ac")
    cork(canvas, 0, -54, 12)


def essence_of_hurry(canvas: Canvas) -> None:
    """A bottle with wings that leans into the wind, half drunk already."""
    with canvas.at(4, -6, rotation=24):
        for flip in (False, True):
            with canvas.at(-30 if flip else 30, 8, flip=flip):
                wing = polygon((0, 8), (14, -26), (48, -44), (40, -24), (50, -20), (36, -6), (42, 2), (22, 8), (10, 22))
                brush.fill(canvas, wing, c.STRAW, 2.5, 0.25, c.WHITE)
        with glass(canvas, phial(0, 34, -12, 13, -58, 80), Liquid("#ef7d1a", "#a8420e", "#ffe3b0"), 34, tilt=-12):
            pass
        brush.eye(canvas, -11, 6, 8, (0.6, -0.3))
        brush.eye(canvas, 13, 6, 8, (0.6, -0.3))
        cork(canvas, 0, -58, 11)
    for y, x, length in ((20, -74, 26), (44, -74, 34), (66, -70, 40), (84, -60, 30)):
        canvas.ink(line((x, y), (x + length, y - 4)), 3, taper=(0.5, 0.1))


def tincture_of_tides(canvas: Canvas) -> None:
    """A flask with a tide line and a small boat upon it."""
    with glass(canvas, globe(0, 26, 62, 15, -56), Liquid("#2f7fb5", c.LAPIS_DEEP, WATER), 32):
        for y in (12, 22):
            canvas.ink(line((-60, y), (0, y + 2), (60, y)), 2.4, "#7fa6bd", taper=(0.1, 0.1))
        for y in (54, 70):
            points = [(-56 + 14 * i, y + (5 if i % 2 else 0)) for i in range(9)]
            canvas.ink(line(*points), 3, WATER, taper=(0.1, 0.1))
    hull = svg_path("M-26 22 L26 22 C24 38 14 42 0 42 C-14 42 -24 38 -26 22 Z")
    canvas.ink(line((2, 24), (2, -22)), 4.4, taper=(0, 0))
    brush.fill(canvas, polygon((5, -20), (5, 14), (28, 14)), c.BLOOD, 2.4, 0.85)
    brush.fill(canvas, polygon((-2, -12), (-2, 14), (-18, 14)), c.STRAW, 2.4, 0.2, c.WHITE)
    brush.fill(canvas, hull, c.UMBER, 2.6, 0.85, PLANK)
    cork(canvas, 0, -56, 13)


def vampires_lemonade(canvas: Canvas) -> None:
    """A tall glass with straw, paper umbrella and a pair of bat's wings."""
    for flip in (False, True):
        with canvas.at(-24 if flip else 24, 8, flip=flip):
            wing = polygon((0, -8), (20, -36), (50, -30), (46, -10), (40, 10), (28, 0), (16, 16), (0, 14))
            brush.fill(canvas, wing, c.PLUM_DEEP, 2.6, 0.9, "#8d7a9e")
    rod(canvas, ((2, 10), (16, -62), (36, -72)), 4.4, c.WHITE)
    rod(canvas, ((-8, 0), (-30, -56)), 2.4, c.UMBER)
    with canvas.at(-32, -60, rotation=-22):
        shade = svg_path("M-34 8 C-28 -24 28 -24 34 8 L17 2 L0 10 L-17 2 Z")
        brush.fill(canvas, shade, c.PLUM, 2.6, 0.85, "#e3c7ea")
        for x in (-12, 12):
            canvas.ink(line((0, -16), (x, 4)), 2.0)
    tumbler = svg_path("M-34 -28 L34 -28 L26 82 C26 88 -26 88 -26 82 Z")
    with glass(canvas, tumbler, Liquid("#cf2337", c.BLOOD_DEEP, "#ffd6cf"), -12):
        brush.fill(canvas, rounded_rect(-18, 2, 18, 17, 4), c.LAPIS, 2.0, 0.12, c.WHITE)
        canvas.ink(line((-12, 50), (0, 55), (12, 50)), 3, taper=(0.1, 0.1))
    for x in (-8, 8):
        tooth = polygon((x - 5, 52), (x + 5, 52), (x, 66))
        canvas.base(tooth, c.WHITE)
        canvas.ink(tooth, 1.9)
    brush.fill(canvas, circle(34, -26, 17), c.GOLD, 2.6, 0.5, "#fff6b8")
    for turn in range(0, 360, 60):
        canvas.ink(line((34, -26), on_circle(34, -26, 13, turn)), 1.9)


def midnight_philtre(canvas: Canvas) -> None:
    """A filter over a flask: twelve drops fall in a row."""
    body = svg_path("M-12 26 L12 26 L12 34 L46 78 C48 86 44 88 38 88 L-38 88 C-44 88 -48 86 -46 78 L-12 34 Z")
    with glass(canvas, body, Liquid("#3a2a55", c.INK, "#cdbfe2"), 58):
        canvas.gouache(circle(-14, 72, 3), "#cdbfe2", 0.8, 0)
    for i in range(12):
        x, y = -58 + 10.6 * i, 6
        dripping = brush.drop(x, y, 4.2)
        canvas.base(dripping, c.PLUM if i != 11 else "#ffe27a")
        canvas.ink(dripping, 1.9)
    cone = svg_path("M-50 -78 L50 -78 L14 -26 L10 -8 L-10 -8 L-14 -26 Z")
    brush.fill(canvas, cone, c.STRAW, 2.9, 0.25, c.PAPER_LITE)
    dark = svg_path("M-36 -62 L36 -62 L11 -28 L-11 -28 Z")
    canvas.wash(dark, c.PLUM_DEEP, 1.2, loose=1)
    canvas.ink(dark, 2.0)
    moon = svg_path("M6 -58 C-8 -58 -10 -38 4 -36 C-2 -42 -2 -52 6 -58 Z")
    canvas.base(moon, "#ffe9a0")
    canvas.ink(line((-56, -80), (0, -86), (56, -80), (0, -74), (-56, -80)), 2.6, taper=(0, 0))


def mirror_venom(canvas: Canvas) -> None:
    """A bottle on its own reflection, which holds another colour."""
    top = globe(0, -28, 34, 9, -82, 0.9)
    with glass(canvas, top, Liquid("#79b33a", c.FERN, "#eef8c8"), -42):
        for x in (-12, 12):
            brush.eye(canvas, x, -26, 6, (0, 0.7))
    cork(canvas, 0, -80, 8, 12)
    pool = circle(0, 6, 72, 10)
    brush.fill(canvas, pool, c.LAPIS, 2.4, 0.4, "#e6eef2")
    reflected, venom = globe(0, -30, 34, 9, -82, 0.9), Liquid("#9c2fa0", c.PLUM_DEEP, "#f2d3f4")
    with canvas.at(0, 12, scale_y=-1), glass(canvas, reflected, venom, -42, shine=False):
        for x in (-12, 12):
            canvas.base(circle(x, -26, 7), "#ffe27a")
            canvas.ink(circle(x, -26, 7), 2.0)
            canvas.base(circle(x, -26, 2, 6), c.INK)
        canvas.ink(polygon((-14, -12), (-7, -6), (0, -12), (7, -6), (14, -12), closed=False), 2.6, taper=(0, 0))
    for y, reach in ((34, 58), (56, 50)):
        canvas.ink(line((-reach, y), (-reach + 24, y)), 2.4, c.LAPIS, taper=(0.3, 0.3))
        canvas.ink(line((reach - 24, y + 6), (reach, y + 6)), 2.4, c.LAPIS, taper=(0.3, 0.3))


def four_winds_elixir(canvas: Canvas) -> None:
    """A bottle with four necks; one cork rattles."""
    for x, turn in ((-30, -38), (-12, -13), (12, 13), (30, 38)):
        with canvas.at(x, 6, 0.86, rotation=turn):
            neck = rounded_rect(-11, -66, 22, 60, 3)
            canvas.base(neck, GLASS)
            canvas.wash(neck, c.TEAL, 0.2)
            canvas.ink(neck, 3)
            if x != 12:
                cork(canvas, 0, -64, 9, 17)
            else:
                lip(canvas, 0, -64, 15)
    with canvas.at(26, -78, rotation=34):
        brush.fill(canvas, rounded_rect(-10, -9, 20, 18, 4), c.UMBER, 2.3, 0.6, "#d7ae78")
    for x in (6, 46):
        canvas.ink(line((x, -74), (x + (6 if x > 20 else -6), -84)), 2.4, taper=(0.1, 0.4))
    body = circle(0, 38, 58, 48)
    with glass(canvas, body, Liquid("#8cc7d6", c.LAPIS, c.WHITE), 14):
        swirl = ((-44, 40), (-10, 26), (26, 34), (30, 54), (8, 60), (2, 48), (14, 44))
        canvas.ink(line(*swirl), 6, c.WHITE, taper=(0.3, 0.2))
        canvas.ink(line(*swirl), 2.4, taper=(0.3, 0.2))
        canvas.ink(line((-40, 62), (-16, 70), (6, 74)), 2.4, taper=(0.3, 0.4))


def alchemists_shrug(canvas: Canvas) -> None:
    """A bottle whose two handles shrug."""
    for side in (-1, 1):
        rod(canvas, ((side * 34, 14), (side * 58, 32), (side * 56, -4)), 8, "#cdbd8a")
        palm = blob((side * 46, -8), (side * 52, -20), (side * 74, -22), (side * 72, -10), (side * 60, -2))
        brush.fill(canvas, palm, c.STRAW, 2.4, 0.3, "#f0dfc0")
    with glass(canvas, phial(0, 42, -8, 16, -48), Liquid("#9c9150", "#5a5426", "#efe9c6"), -4):
        for x in (-16, 16):
            brush.eye(canvas, x, 20, 8.5, (0.6 if x > 0 else -0.6, -0.6))
        brush.brow(canvas, -16, 2, 9, -5, 3)
        brush.brow(canvas, 16, 2, 9, 3, 3)
        canvas.ink(line((-16, 52), (-4, 46), (10, 52), (18, 48)), 3)
    cork(canvas, 0, -48, 13)
    for x in (-34, 0, 34):
        canvas.ink(
            line((x - 6, -78 - (6 if x == 0 else 0)), (x, -88), (x + 6, -80), (x, -72), (x, -66)), 2.8, taper=(0.1, 0.1)
        )
        canvas.base(circle(x, -60, 2.4), c.INK)


def oracles_nightcap(canvas: Canvas) -> None:
    """A bottle with one sleeping eye in a nightcap."""
    with glass(canvas, globe(0, 34, 54, 16, -34), Liquid("#b79fd6", c.PLUM, "#f3ecfa"), -12):
        lid = svg_path("M-38 38 C-20 14 20 14 38 38 C20 58 -20 58 -38 38 Z")
        brush.fill(canvas, lid, c.PLUM, 2.8, 0.5, "#e6d9f0")
        canvas.ink(line((-38, 38), (0, 54), (38, 38)), 3.4, taper=(0, 0))
        for x in (-22, 0, 22):
            canvas.ink(line((x, 50 - abs(x) * 0.15), (x * 1.2, 62 - abs(x) * 0.1)), 2.8, taper=(0, 0.4))
    cap = blob((-32, -34), (-20, -66), (12, -86), (50, -76), (68, -36), (58, -34), (38, -56), (32, -34), (0, -28))
    brush.fill(canvas, cap, c.LAPIS, 2.8, 0.85, "#cfe0ee")
    brush.stars(canvas, ((-6, -56, 7), (20, -68, 6), (44, -60, 5), (16, -44, 5)), 5, "#ffe9a0")
    brush.fill(canvas, rounded_rect(-38, -42, 76, 15, 7), c.LAPIS, 2.6, 0.2, c.PAPER_LITE)
    brush.fill(canvas, circle(63, -28, 10), c.GOLD, 2.4, 0.6, "#fff1bd")


def crown_of_comets(canvas: Canvas) -> None:
    """A decanter with a ring of comets around its neck."""
    body = svg_path(
        "M-14 -40 L14 -40 C14 -4 58 20 58 62 C58 80 48 86 0 86 C-48 86 -58 80 -58 62 C-58 20 -14 -4 -14 -40 Z"
    )
    with glass(canvas, body, Liquid("#dfa62c", "#8a5a14", "#fff3c0"), 22):
        brush.stars(canvas, ((-24, 56, 9), (20, 66, 7), (8, 42, 5)), 4, c.WHITE)
    stopper = star(0, -62, 22, 8, 0.55)
    brush.fill(canvas, stopper, c.GOLD, 2.6, 0.6, "#fff1bd")
    lip(canvas, 0, -40, 20)
    ring = circle(0, -12, 62, 17)
    canvas.ink(ring, 2.4, "#8a5a14", taper=(0, 0))
    for turn in (20, 92, 164, 236, 308):
        x, y = 62 * on_circle(0, 0, 1, turn)[0], -12 + 17 * on_circle(0, 0, 1, turn)[1]
        back = turn - 38
        tail_x, tail_y = 62 * on_circle(0, 0, 1, back)[0], -12 + 17 * on_circle(0, 0, 1, back)[1]
        middle = (62 * on_circle(0, 0, 1, turn - 19)[0], -12 + 17 * on_circle(0, 0, 1, turn - 19)[1])
        canvas.ink(line((x, y), middle, (tail_x, tail_y)), 8, "#fff1bd", taper=(0, 0.9), dry=0)
        comet = star(x, y, 11, 5, 0.5)
        canvas.base(comet, "#fff1bd")
        canvas.wash(comet, c.EMBER, 0.5, loose=0.3)
        canvas.ink(comet, 2.2)


WONDER_POTIONS: Final[dict[str, Callable[[Canvas], None]]] = {
    "oil_of_earthquakes": earthquakes,
    "potion_of_piercing_sight": piercing_sight,
    **{
        draw.__name__: draw
        for draw in (
            basilisk_tears,
            draught_of_echoes,
            elixir_of_odd_hours,
            essence_of_hurry,
            tincture_of_tides,
            vampires_lemonade,
            midnight_philtre,
            mirror_venom,
            four_winds_elixir,
            alchemists_shrug,
            oracles_nightcap,
            crown_of_comets,
        )
    },
}
