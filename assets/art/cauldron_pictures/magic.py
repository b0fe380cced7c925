"""Pictures of spells that answer and gain: fizzle, dome, star, bat, poppy, boots, clock."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import GLASS, LAMP_PALE, STEEL, WATER, WICKER
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, polygon, rounded_rect, star, svg_path


def fizzle(canvas: Canvas) -> None:
    """A wand whose tip goes pop: it droops, and the smoke is damp."""
    wand = line((-118, 92), (-60, 44), (0, 0), (26, -10), (40, 4))
    canvas.ink(wand, 17, c.INK, taper=(0, 0.1), dry=0, min_width=0.5)
    canvas.ink(wand, 11, "#8a5a34", taper=(0, 0.1), dry=0.1, min_width=0.4)
    canvas.ink(line((-110, 80), (-56, 38), (-2, -6)), 2.4, WICKER, taper=(0.2, 0.5))
    for at in ((-92, 72), (-84, 65)):
        canvas.ink(line((at[0] - 7, at[1] - 9), (at[0] + 7, at[1] + 8)), 3.4, c.GOLD, taper=(0, 0), dry=0)
    for x, y, radius in ((44, -22, 30), (82, -40, 24), (66, -68, 26), (28, -60, 20), (104, -72, 15)):
        puff = circle(x, y, radius, radius * 0.86)
        brush.fill(canvas, puff, c.SLATE, 2.5, 0.3, "#dfe3e0")
    for x, y in ((56, -40), (84, -42)):
        brush.brow(canvas, x, y - 10, 7, 4 if x < 70 else -4)
        brush.eye(canvas, x, y, 5.4, (0, 0.6))
    brush.smile(canvas, 70, -22, 9, -0.5, 2.2)
    for x, y, radius in ((44, 30, 7), (72, 22, 6), (58, 60, 8), (92, 44, 5)):
        brush.fill(canvas, brush.drop(x, y, radius), c.TEAL, 2.0, 0.6, WATER)
    for x, y in ((4, -44), (12, -26), (0, -62)):
        canvas.ink(line((x, y), (x - 16, y - 8)), 2.4, taper=(0.1, 0.6))
    brush.stars(canvas, ((-20, -84, 7), (-44, -50, 5), (124, -20, 5)), 4, c.STRAW)


def dome(canvas: Canvas) -> None:
    """A glass dome over a tiny house; sparks bounce off, the house does not even wake."""
    brush.ground_shadow(canvas, 0, 104, 104, 0.14)
    base = blob((-104, 84), (0, 78), (104, 84), (108, 102), (0, 112), (-108, 102))
    brush.fill(canvas, base, c.UMBER, 2.8, 0.9, deep=c.SEPIA)
    lawn = blob((-86, 82), (0, 66), (86, 82), (0, 92))
    brush.fill(canvas, lawn, c.MOSS, 2.0, 0.8)
    wall = polygon((-34, 24), (34, 24), (32, 78), (-32, 78))
    brush.fill(canvas, wall, c.STRAW, 2.5, 0.4, c.PAPER_LITE)
    roof = blob((-50, 28), (-18, -12), (2, -30), (20, -10), (50, 28), (0, 22))
    brush.fill(canvas, roof, c.BLOOD, 2.7, 0.85, deep=c.BLOOD_DEEP)
    chimney = polygon((22, -30), (36, -30), (36, 6), (22, -8))
    brush.fill(canvas, chimney, c.STONE, 2.2)
    door = svg_path("M-8 78 L-8 58 C-8 48 12 48 12 58 L12 78 Z")
    brush.fill(canvas, door, c.UMBER, 2.0)
    for x in (-19, 24):
        brush.asleep(canvas, x, 44, 7, 2.2)
    canvas.ink(line((-4, 66), (2, 69), (8, 66)), 1.5, WICKER)
    brush.grass(canvas, -58, 84, 1.2, c.FERN)
    brush.grass(canvas, 60, 84, 1.2, c.FERN)
    glass = svg_path("M-92 86 C-104 -30 -60 -92 0 -92 C60 -92 104 -30 92 86 C50 98 -50 98 -92 86 Z")
    canvas.base(glass, c.WHITE, 0.16)
    canvas.wash(glass, c.TEAL, 0.16, edge=1.6, vary=0.3, bloom=0.2, spill=0)
    canvas.gouache(blob((-80, 30), (-74, -24), (-46, -66), (-62, -20), (-68, 40)), c.WHITE, 0.75, 0.8)
    canvas.gouache(blob((60, -52), (74, -24), (80, 8), (68, -22)), c.WHITE, 0.5, 0.8)
    canvas.ink(glass, 2.8)
    knob = circle(0, -98, 9)
    brush.fill(canvas, knob, c.GOLD, 2.3, 0.7, c.STRAW)
    for x, y, turn in ((-112, -54, -30), (104, -64, 32), (120, 16, 80), (-122, 22, -80)):
        with canvas.at(x, y, rotation=turn):
            bolt = polygon((4, -22), (-9, 2), (-1, 2), (-5, 20), (9, -4), (1, -4), (7, -22))
            brush.fill(canvas, bolt, c.EMBER, 2.0, 0.8, LAMP_PALE)
    brush.burst(canvas, -92, -40, 6, 14, 8, 1.6)
    brush.burst(canvas, 86, -48, 6, 14, 8, 1.6)


def teacup(canvas: Canvas) -> None:
    """A teacup full of stars; one sips itself."""
    brush.ground_shadow(canvas, 0, 102, 96, 0.14)
    saucer = blob((-98, 88), (0, 80), (98, 88), (60, 106), (-60, 106))
    brush.fill(canvas, saucer, c.PLUM, 2.7, 0.3, c.PAPER_LITE)
    handle = line((58, 14), (98, 4), (104, 44), (56, 62))
    canvas.ink(handle, 17, c.INK, taper=(0, 0), dry=0)
    canvas.ink(handle, 11, "#efe6f0", taper=(0, 0), dry=0)
    for x, y, radius, lean in (
        (-40, -22, 24, -14),
        (0, -44, 30, 6),
        (42, -20, 23, 16),
        (-16, -12, 18, 0),
        (22, -8, 17, 0),
    ):
        with canvas.at(x, y, rotation=lean):
            shape = star(0, 0, radius, 5, 0.5)
            brush.fill(canvas, shape, c.GOLD, 2.4, 0.55, brush.GLOW)
            if radius > 20:
                for side in (-1, 1):
                    brush.eye(canvas, side * radius * 0.2, -radius * 0.08, 2.6, white=False)
                brush.smile(canvas, 0, radius * 0.16, radius * 0.2, 0.6, 1.7)
    cup = svg_path("M-70 -6 C-72 52 -44 90 0 90 C44 90 72 52 70 -6 C40 10 -40 10 -70 -6 Z")
    brush.fill(canvas, cup, c.PLUM, 3.0, 0.24, c.PAPER_LITE, deep=c.PLUM)
    for x in (-46, -23, 0, 23, 46):
        canvas.wash(circle(x, 40 + abs(x) * -0.12, 7), c.PLUM, 0.8, loose=0.5, spill=0)
        canvas.ink(circle(x, 40 + abs(x) * -0.12, 7), 1.6)
    canvas.ink(line((-70, -4), (-36, 8), (0, 10), (36, 8), (70, -4)), 2.2)
    straw = line((30, -10), (62, -64), (84, -70))
    canvas.ink(straw, 8, c.INK, taper=(0, 0), dry=0)
    canvas.ink(straw, 4.4, c.ROSE, taper=(0, 0), dry=0)
    brush.stars(canvas, ((-96, -70, 8), (104, -40, 6), (-70, -96, 5), (70, -104, 7), (-112, -20, 5)))


def bat(canvas: Canvas) -> None:
    """A bat with a drinking straw hangs over somebody's flask."""
    flask = svg_path("M30 -2 L30 24 C8 32 -2 58 8 82 C18 104 98 104 108 82 C118 58 106 32 86 24 L86 -2 Z")
    brush.ground_shadow(canvas, 60, 98, 62, 0.16)
    canvas.base(flask, GLASS)
    with canvas.clip(flask):
        canvas.wash(polygon((0, 54), (130, 54), (130, 110), (0, 110)), c.GOLD, 0.9, vary=0.6)
        for x, y, radius in ((36, 76, 6), (72, 68, 8), (58, 90, 5), (90, 86, 4)):
            canvas.ink(circle(x, y, radius), 1.6)
    canvas.ink(flask, 3.0)
    for flip, reach in ((True, 100), (False, 92)):
        with canvas.at(-22, -46, flip=flip):
            wing = polygon(
                (8, -16),
                (40, -46),
                (reach, -34),
                (reach - 14, -8),
                (reach - 22, 16),
                (reach - 42, -2),
                (reach - 58, 20),
                (20, 12),
            )
            brush.fill(canvas, wing, c.PLUM_DEEP, 2.7, 0.7, "#8d7a9e")
            for tip in ((reach, -34), (reach - 22, 16), (reach - 58, 20)):
                canvas.ink(line((40, -46), ((40 + tip[0]) / 2, (tip[1] - 46) / 2 + 4), tip), 1.7)
    body = blob((-46, -40), (-34, -68), (-10, -68), (2, -40), (-6, -8), (-22, 4), (-38, -8))
    brush.fill(canvas, body, c.PLUM_DEEP, 2.8, 0.95, "#8d7a9e", deep=c.INK)
    for side in (-1, 1):
        ear = polygon((-22 + side * 6, -64), (-22 + side * 22, -96), (-22 + side * 26, -58))
        brush.fill(canvas, ear, c.PLUM, 2.4, 0.8)
        brush.eye(canvas, -22 + side * 10, -46, 7, (0.8, 0.4))
        brush.blush(canvas, -22 + side * 17, -34, 5)
    straw = line((-16, -28), (14, -18), (54, 74))
    canvas.ink(straw, 7.4, c.INK, taper=(0, 0), dry=0)
    canvas.ink(straw, 4, c.PAPER_LITE, taper=(0, 0), dry=0)
    for part in (0.3, 0.5, 0.7, 0.9):
        x, y = 14 + 40 * part, -18 + 92 * part
        canvas.ink(line((x - 3, y + 1), (x + 3, y - 2)), 2.6, c.BLOOD, taper=(0, 0), dry=0)
    canvas.ink(circle(-16, -27, 4.5, 3.6), 2.4)
    fang = polygon((-30, -26), (-25, -26), (-27, -19))
    canvas.base(fang, c.WHITE)
    canvas.ink(fang, 1.4)
    for x, y in ((64, -30), (84, -46), (50, -58)):
        canvas.ink(line((x, y), (x + 10, y - 7)), 2.0, taper=(0.2, 0.5))


def poppy(canvas: Canvas) -> None:
    """A poppy that outgrew the others looks at a pair of scissors."""
    for x, height, colour in ((-112, 54, c.ROSE), (-72, 62, c.ROSE), (64, 58, c.ROSE), (112, 50, c.ROSE)):
        _flower(canvas, x, 104, height, colour, 0.6)
    _flower(canvas, -6, 104, 150, c.BLOOD, 1.25)
    for x in (-21, 9):
        brush.eye(canvas, x, -52, 6.5, (0.9, 0.3))
    brush.brow(canvas, -22, -64, 7, -3)
    brush.brow(canvas, 10, -64, 7, 3)
    canvas.ink(line((-14, -34), (-6, -38), (2, -34)), 2.2)
    brush.fill(canvas, brush.drop(30, -70, 4), c.TEAL, 1.6, 0.5, WATER)
    with canvas.at(96, -34, rotation=-16):
        for turn, flip in ((14, 1), (-14, -1)):
            with canvas.at(rotation=turn):
                blade = polygon((-4, -2), (-72, -5 * flip), (-76, 0), (-4, 5))
                brush.fill(canvas, blade, c.SLATE, 2.3, 0.4, STEEL)
                ring = circle(26, 12 * flip, 13, 11)
                canvas.ink(ring, 8, c.INK, dry=0, taper=(0, 0))
                canvas.ink(ring, 4, c.EMBER, dry=0, taper=(0, 0))
                canvas.ink(line((-2, 0), (14, 6 * flip)), 7, c.INK, taper=(0, 0), dry=0)
        screw = circle(0, 1, 4.4)
        brush.fill(canvas, screw, c.GOLD, 1.8, 0.6, c.STRAW)
    for x in (-130, -40, 34, 88, 132):
        brush.grass(canvas, x, 108, 1.5, c.FERN)


def _flower(canvas: Canvas, x: float, foot: float, height: float, colour: str, size: float) -> None:
    """A poppy on its stem, its heart ``height`` above the foot."""
    canvas.ink(
        line((x + 6, foot), (x - 4, foot - height * 0.5), (x, foot - height)),
        6.4 * size + 1.5,
        c.INK,
        taper=(0, 0),
        dry=0,
    )
    canvas.ink(
        line((x + 6, foot), (x - 4, foot - height * 0.5), (x, foot - height)),
        3.6 * size + 0.6,
        c.MOSS,
        taper=(0, 0),
        dry=0,
    )
    for turn in (-56, 58):
        brush.fill(canvas, brush.leaf_shape(x - 2, foot - height * 0.34, 30 * size + 6, turn), c.MOSS, 2.0, 0.9)
    with canvas.at(x, foot - height, size):
        for turn in (-100, 100, -40, 40):
            with canvas.at(rotation=turn):
                petal = blob((-6, 0), (-24, -20), (-14, -42), (14, -42), (24, -20), (6, 0))
                brush.fill(canvas, petal, colour, 2.4, 0.9)
        heart = circle(0, 2, 24, 21)
        brush.fill(canvas, heart, colour, 2.2, 1.0)


def boots(canvas: Canvas) -> None:
    """Two boots run without anybody in them."""
    for x, y, turn, colour in ((-40, 20, -20, c.UMBER), (52, 6, 24, c.UMBER)):
        brush.ground_shadow(canvas, x + 10, 104, 40, 0.14)
        with canvas.at(x, y, 1.12, turn):
            boot = svg_path("M-30 -62 L24 -62 L22 8 C34 18 66 14 70 36 L70 48 L-32 48 Z")
            brush.fill(canvas, boot, colour, 3.0, 0.9, "#dcae78", deep=c.SEPIA)
            sole = polygon((-34, 46), (71, 46), (71, 58), (-4, 58), (-8, 66), (-34, 66))
            brush.fill(canvas, sole, c.INK, 2.4, 0.8, "#6b5544")
            cuff = blob((-36, -70), (28, -72), (31, -52), (-34, -50))
            brush.fill(canvas, cuff, c.BLOOD, 2.5, 0.8)
            for lace in (-36, -20, -4):
                canvas.ink(line((0, lace), (20, lace - 6)), 2.6, c.PAPER_LITE, taper=(0, 0), dry=0)
                canvas.ink(line((0, lace - 8), (20, lace + 2)), 2.6, c.PAPER_LITE, taper=(0, 0), dry=0)
            brush.eye(canvas, 44, 22, 6, (0.6, -0.3))
            brush.smile(canvas, 58, 37, 7, 0.5, 2.0)
    for y, x, length in ((-40, -134, 44), (-8, -140, 36), (28, -142, 44), (62, -134, 30)):
        canvas.ink(line((x, y), (x + length, y - 2)), 2.6, taper=(0.5, 0.2))
    for x, y, radius in ((-104, 92, 15), (-124, 82, 11), (-84, 100, 10)):
        puff = circle(x, y, radius, radius * 0.8)
        brush.fill(canvas, puff, c.STRAW, 2.0, 0.3, c.PAPER_LITE)
    for x, y in ((112, -40), (124, -12)):
        canvas.ink(line((x, y), (x + 12, y - 8)), 2.2, taper=(0.2, 0.5))


def watch(canvas: Canvas) -> None:
    """A pocket watch that runs backwards, its chain behind it."""
    chain = line((0, -72), (36, -112), (84, -92), (110, -48), (126, 10))
    canvas.ink(chain, 8, c.INK, dry=0, taper=(0, 0))
    canvas.ink(chain, 4.2, c.GOLD, dry=0.2, taper=(0, 0))
    for side in (-1, 1):
        leg = line((side * 26, 70), (side * 44 - 14, 92), (side * 34 - 16, 108))
        canvas.ink(leg, 5.4, c.INK, taper=(0, 0), dry=0)
        shoe = blob((side * 34 - 10, 102), (side * 34 - 36, 104), (side * 34 - 40, 112), (side * 34 - 8, 114))
        brush.fill(canvas, shoe, c.BLOOD, 2.2)
    case = circle(0, 4, 76)
    brush.fill(canvas, case, c.GOLD, 3.2, 0.8, c.STRAW, deep=c.UMBER)
    crown = rounded_rect(-12, -86, 24, 18, 5)
    brush.fill(canvas, crown, c.GOLD, 2.5, 0.8, c.STRAW)
    dial = circle(0, 4, 60)
    brush.fill(canvas, dial, c.STRAW, 2.4, 0.2, c.PAPER_LITE)
    for i in range(12):
        near, far = on_circle(0, 4, 54 if i % 3 else 50, 30 * i), on_circle(0, 4, 57, 30 * i)
        canvas.ink(line(near, far), 4 if i % 3 == 0 else 2.4, taper=(0, 0))
    for x in (-19, 19):
        brush.eye(canvas, x, -12, 8, (-0.8, 0.1))
    canvas.ink(line((-14, 28), (0, 22), (14, 28)), 2.6)
    for turn, reach, pen in ((-62, 44, 4.4), (-160, 30, 5.4)):
        canvas.ink(line((0, 4), on_circle(0, 4, reach, turn)), pen, taper=(0, 0.2), dry=0)
    canvas.base(circle(0, 4, 5), c.INK)
    arrow = line(
        on_circle(0, 4, 96, -40), on_circle(0, 4, 100, -80), on_circle(0, 4, 98, -120), on_circle(0, 4, 94, -158)
    )
    canvas.ink(arrow, 6.4, c.DUSK, taper=(0.4, 0), dry=0.2)
    x, y = on_circle(0, 4, 94, -160)
    tip = polygon((x + 16, y - 8), (x - 4, y + 20), (x - 18, y - 12))
    brush.fill(canvas, tip, c.DUSK, 2.2, 1.0)
    brush.curl(canvas, ((96, 60), (110, 72), (104, 88), (120, 100)), 7)
    canvas.gouache(crescent(-34, -22, 26, 0.3, 0.6), c.WHITE, 0.35, 1)


SCENES: Final[dict[str, Scene]] = {
    "spell.fizzle": Scene(fizzle, c.SLATE, 0.3),
    "spell.dome": Scene(dome, c.DUSK, 0.6, c.FERN),
    "spell.star": Scene(teacup, c.DUSK, 0.75, c.UMBER),
    "spell.bat": Scene(bat, c.ROSE, 0.5, c.UMBER),
    "spell.poppy": Scene(poppy, c.TEAL, 0.4, c.MOSS),
    "spell.boots": Scene(boots, c.STRAW, 0.7, c.UMBER),
    "spell.clock": Scene(watch, c.PLUM, 0.5, c.SEPIA),
}
