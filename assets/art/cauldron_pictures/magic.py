"""Pictures of spells that answer and gain: fizzle, dome, star, bat, poppy, boots, clock."""

from typing import Final

from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.brush import (
    GLOW,
    asleep,
    blush,
    brow,
    curl,
    drop,
    eye,
    fill,
    grass,
    ground_shadow,
    leaf,
    rays,
    smile,
    stars,
)
from assets.art.cauldron_things.hues import GLASS, LAMP_PALE, STEEL, WATER, WICKER
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BLOOD_DEEP,
    DUSK,
    EMBER,
    FERN,
    GOLD,
    INK,
    MOSS,
    PAPER_LITE,
    PLUM,
    PLUM_DEEP,
    ROSE,
    SEPIA,
    SLATE,
    STONE,
    STRAW,
    TEAL,
    UMBER,
    WHITE,
)
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, polygon, rounded_rect, star, svg_path


def fizzle(canvas: Canvas) -> None:
    """A wand whose tip goes pop: it droops, and the smoke is damp."""
    wand = line((-118, 92), (-60, 44), (0, 0), (26, -10), (40, 4))
    canvas.ink(wand, 17, INK, taper=(0, 0.1), dry=0, min_width=0.5)
    canvas.ink(wand, 11, "#8a5a34", taper=(0, 0.1), dry=0.1, min_width=0.4)
    canvas.ink(line((-110, 80), (-56, 38), (-2, -6)), 2.4, WICKER, taper=(0.2, 0.5))
    for at in ((-92, 72), (-84, 65)):
        canvas.ink(line((at[0] - 7, at[1] - 9), (at[0] + 7, at[1] + 8)), 3.4, GOLD, taper=(0, 0), dry=0)
    for x, y, radius in ((44, -22, 30), (82, -40, 24), (66, -68, 26), (28, -60, 20), (104, -72, 15)):
        puff = circle(x, y, radius, radius * 0.86)
        fill(canvas, puff, SLATE, 2.5, 0.3, "#dfe3e0")
    for x, y in ((56, -40), (84, -42)):
        brow(canvas, x, y - 10, 7, 4 if x < 70 else -4)
        eye(canvas, x, y, 5.4, (0, 0.6))
    smile(canvas, 70, -22, 9, -0.5, 2.2)
    for x, y, radius in ((44, 30, 7), (72, 22, 6), (58, 60, 8), (92, 44, 5)):
        fill(canvas, drop(x, y, radius), TEAL, 2.0, 0.6, WATER)
    for x, y in ((4, -44), (12, -26), (0, -62)):
        canvas.ink(line((x, y), (x - 16, y - 8)), 2.4, taper=(0.1, 0.6))
    stars(canvas, ((-20, -84, 7), (-44, -50, 5), (124, -20, 5)), 4, STRAW)


def dome(canvas: Canvas) -> None:
    """A glass dome over a tiny house; sparks bounce off, the house does not even wake."""
    ground_shadow(canvas, 0, 104, 104, 0.14)
    base = blob((-104, 84), (0, 78), (104, 84), (108, 102), (0, 112), (-108, 102))
    fill(canvas, base, UMBER, 2.8, 0.9, deep=SEPIA)
    lawn = blob((-86, 82), (0, 66), (86, 82), (0, 92))
    fill(canvas, lawn, MOSS, 2.0, 0.8)
    wall = polygon((-34, 24), (34, 24), (32, 78), (-32, 78))
    fill(canvas, wall, STRAW, 2.5, 0.4, PAPER_LITE)
    roof = blob((-50, 28), (-18, -12), (2, -30), (20, -10), (50, 28), (0, 22))
    fill(canvas, roof, BLOOD, 2.7, 0.85, deep=BLOOD_DEEP)
    chimney = polygon((22, -30), (36, -30), (36, 6), (22, -8))
    fill(canvas, chimney, STONE, 2.2)
    door = svg_path("M-8 78 L-8 58 C-8 48 12 48 12 58 L12 78 Z")
    fill(canvas, door, UMBER, 2.0)
    for x in (-19, 24):
        asleep(canvas, x, 44, 7, 2.2)
    canvas.ink(line((-4, 66), (2, 69), (8, 66)), 1.5, WICKER)
    grass(canvas, -58, 84, 1.2, FERN)
    grass(canvas, 60, 84, 1.2, FERN)
    glass = svg_path("M-92 86 C-104 -30 -60 -92 0 -92 C60 -92 104 -30 92 86 C50 98 -50 98 -92 86 Z")
    canvas.base(glass, WHITE, 0.16)
    canvas.wash(glass, TEAL, 0.16, edge=1.6, vary=0.3, bloom=0.2, spill=0)
    canvas.gouache(blob((-80, 30), (-74, -24), (-46, -66), (-62, -20), (-68, 40)), WHITE, 0.75, 0.8)
    canvas.gouache(blob((60, -52), (74, -24), (80, 8), (68, -22)), WHITE, 0.5, 0.8)
    canvas.ink(glass, 2.8)
    knob = circle(0, -98, 9)
    fill(canvas, knob, GOLD, 2.3, 0.7, STRAW)
    for x, y, turn in ((-112, -54, -30), (104, -64, 32), (120, 16, 80), (-122, 22, -80)):
        with canvas.at(x, y, rotation=turn):
            bolt = polygon((4, -22), (-9, 2), (-1, 2), (-5, 20), (9, -4), (1, -4), (7, -22))
            fill(canvas, bolt, EMBER, 2.0, 0.8, LAMP_PALE)
    rays(canvas, -92, -40, 6, 14, 8, 1.6)
    rays(canvas, 86, -48, 6, 14, 8, 1.6)


def teacup(canvas: Canvas) -> None:
    """A teacup full of stars; one sips itself."""
    ground_shadow(canvas, 0, 102, 96, 0.14)
    saucer = blob((-98, 88), (0, 80), (98, 88), (60, 106), (-60, 106))
    fill(canvas, saucer, PLUM, 2.7, 0.3, PAPER_LITE)
    handle = line((58, 14), (98, 4), (104, 44), (56, 62))
    canvas.ink(handle, 17, INK, taper=(0, 0), dry=0)
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
            fill(canvas, shape, GOLD, 2.4, 0.55, GLOW)
            if radius > 20:
                for side in (-1, 1):
                    eye(canvas, side * radius * 0.2, -radius * 0.08, 2.6, white=False)
                smile(canvas, 0, radius * 0.16, radius * 0.2, 0.6, 1.7)
    cup = svg_path("M-70 -6 C-72 52 -44 90 0 90 C44 90 72 52 70 -6 C40 10 -40 10 -70 -6 Z")
    fill(canvas, cup, PLUM, 3.0, 0.24, PAPER_LITE, deep=PLUM)
    for x in (-46, -23, 0, 23, 46):
        canvas.wash(circle(x, 40 + abs(x) * -0.12, 7), PLUM, 0.8, loose=0.5, spill=0)
        canvas.ink(circle(x, 40 + abs(x) * -0.12, 7), 1.6)
    canvas.ink(line((-70, -4), (-36, 8), (0, 10), (36, 8), (70, -4)), 2.2)
    straw = line((30, -10), (62, -64), (84, -70))
    canvas.ink(straw, 8, INK, taper=(0, 0), dry=0)
    canvas.ink(straw, 4.4, ROSE, taper=(0, 0), dry=0)
    stars(canvas, ((-96, -70, 8), (104, -40, 6), (-70, -96, 5), (70, -104, 7), (-112, -20, 5)))


def bat(canvas: Canvas) -> None:
    """A bat with a drinking straw hangs over somebody's flask."""
    flask = svg_path("M30 -2 L30 24 C8 32 -2 58 8 82 C18 104 98 104 108 82 C118 58 106 32 86 24 L86 -2 Z")
    ground_shadow(canvas, 60, 98, 62, 0.16)
    canvas.base(flask, GLASS)
    with canvas.clip(flask):
        canvas.wash(polygon((0, 54), (130, 54), (130, 110), (0, 110)), GOLD, 0.9, vary=0.6)
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
            fill(canvas, wing, PLUM_DEEP, 2.7, 0.7, "#8d7a9e")
            for tip in ((reach, -34), (reach - 22, 16), (reach - 58, 20)):
                canvas.ink(line((40, -46), ((40 + tip[0]) / 2, (tip[1] - 46) / 2 + 4), tip), 1.7)
    body = blob((-46, -40), (-34, -68), (-10, -68), (2, -40), (-6, -8), (-22, 4), (-38, -8))
    fill(canvas, body, PLUM_DEEP, 2.8, 0.95, "#8d7a9e", deep=INK)
    for side in (-1, 1):
        ear = polygon((-22 + side * 6, -64), (-22 + side * 22, -96), (-22 + side * 26, -58))
        fill(canvas, ear, PLUM, 2.4, 0.8)
        eye(canvas, -22 + side * 10, -46, 7, (0.8, 0.4))
        blush(canvas, -22 + side * 17, -34, 5)
    straw = line((-16, -28), (14, -18), (54, 74))
    canvas.ink(straw, 7.4, INK, taper=(0, 0), dry=0)
    canvas.ink(straw, 4, PAPER_LITE, taper=(0, 0), dry=0)
    for part in (0.3, 0.5, 0.7, 0.9):
        x, y = 14 + 40 * part, -18 + 92 * part
        canvas.ink(line((x - 3, y + 1), (x + 3, y - 2)), 2.6, BLOOD, taper=(0, 0), dry=0)
    canvas.ink(circle(-16, -27, 4.5, 3.6), 2.4)
    fang = polygon((-30, -26), (-25, -26), (-27, -19))
    canvas.base(fang, WHITE)
    canvas.ink(fang, 1.4)
    for x, y in ((64, -30), (84, -46), (50, -58)):
        canvas.ink(line((x, y), (x + 10, y - 7)), 2.0, taper=(0.2, 0.5))


def poppy(canvas: Canvas) -> None:
    """A poppy that outgrew the others looks at a pair of scissors."""
    for x, height, colour in ((-112, 54, ROSE), (-72, 62, ROSE), (64, 58, ROSE), (112, 50, ROSE)):
        _flower(canvas, x, 104, height, colour, 0.6)
    _flower(canvas, -6, 104, 150, BLOOD, 1.25)
    for x in (-21, 9):
        eye(canvas, x, -52, 6.5, (0.9, 0.3))
    brow(canvas, -22, -64, 7, -3)
    brow(canvas, 10, -64, 7, 3)
    canvas.ink(line((-14, -34), (-6, -38), (2, -34)), 2.2)
    fill(canvas, drop(30, -70, 4), TEAL, 1.6, 0.5, WATER)
    with canvas.at(96, -34, rotation=-16):
        for turn, flip in ((14, 1), (-14, -1)):
            with canvas.at(rotation=turn):
                blade = polygon((-4, -2), (-72, -5 * flip), (-76, 0), (-4, 5))
                fill(canvas, blade, SLATE, 2.3, 0.4, STEEL)
                ring = circle(26, 12 * flip, 13, 11)
                canvas.ink(ring, 8, INK, dry=0, taper=(0, 0))
                canvas.ink(ring, 4, EMBER, dry=0, taper=(0, 0))
                canvas.ink(line((-2, 0), (14, 6 * flip)), 7, INK, taper=(0, 0), dry=0)
        screw = circle(0, 1, 4.4)
        fill(canvas, screw, GOLD, 1.8, 0.6, STRAW)
    for x in (-130, -40, 34, 88, 132):
        grass(canvas, x, 108, 1.5, FERN)


def _flower(canvas: Canvas, x: float, foot: float, height: float, colour: str, size: float) -> None:
    """A poppy on its stem, its heart ``height`` above the foot."""
    canvas.ink(
        line((x + 6, foot), (x - 4, foot - height * 0.5), (x, foot - height)),
        6.4 * size + 1.5,
        INK,
        taper=(0, 0),
        dry=0,
    )
    canvas.ink(
        line((x + 6, foot), (x - 4, foot - height * 0.5), (x, foot - height)),
        3.6 * size + 0.6,
        MOSS,
        taper=(0, 0),
        dry=0,
    )
    for turn in (-56, 58):
        fill(canvas, leaf(x - 2, foot - height * 0.34, 30 * size + 6, turn), MOSS, 2.0, 0.9)
    with canvas.at(x, foot - height, size):
        for turn in (-100, 100, -40, 40):
            with canvas.at(rotation=turn):
                petal = blob((-6, 0), (-24, -20), (-14, -42), (14, -42), (24, -20), (6, 0))
                fill(canvas, petal, colour, 2.4, 0.9)
        heart = circle(0, 2, 24, 21)
        fill(canvas, heart, colour, 2.2, 1.0)


def boots(canvas: Canvas) -> None:
    """Two boots run without anybody in them."""
    for x, y, turn, colour in ((-40, 20, -20, UMBER), (52, 6, 24, UMBER)):
        ground_shadow(canvas, x + 10, 104, 40, 0.14)
        with canvas.at(x, y, 1.12, turn):
            boot = svg_path("M-30 -62 L24 -62 L22 8 C34 18 66 14 70 36 L70 48 L-32 48 Z")
            fill(canvas, boot, colour, 3.0, 0.9, "#dcae78", deep=SEPIA)
            sole = polygon((-34, 46), (71, 46), (71, 58), (-4, 58), (-8, 66), (-34, 66))
            fill(canvas, sole, INK, 2.4, 0.8, "#6b5544")
            cuff = blob((-36, -70), (28, -72), (31, -52), (-34, -50))
            fill(canvas, cuff, BLOOD, 2.5, 0.8)
            for lace in (-36, -20, -4):
                canvas.ink(line((0, lace), (20, lace - 6)), 2.6, PAPER_LITE, taper=(0, 0), dry=0)
                canvas.ink(line((0, lace - 8), (20, lace + 2)), 2.6, PAPER_LITE, taper=(0, 0), dry=0)
            eye(canvas, 44, 22, 6, (0.6, -0.3))
            smile(canvas, 58, 37, 7, 0.5, 2.0)
    for y, x, length in ((-40, -134, 44), (-8, -140, 36), (28, -142, 44), (62, -134, 30)):
        canvas.ink(line((x, y), (x + length, y - 2)), 2.6, taper=(0.5, 0.2))
    for x, y, radius in ((-104, 92, 15), (-124, 82, 11), (-84, 100, 10)):
        puff = circle(x, y, radius, radius * 0.8)
        fill(canvas, puff, STRAW, 2.0, 0.3, PAPER_LITE)
    for x, y in ((112, -40), (124, -12)):
        canvas.ink(line((x, y), (x + 12, y - 8)), 2.2, taper=(0.2, 0.5))


def watch(canvas: Canvas) -> None:
    """A pocket watch that runs backwards, its chain behind it."""
    chain = line((0, -72), (36, -112), (84, -92), (110, -48), (126, 10))
    canvas.ink(chain, 8, INK, dry=0, taper=(0, 0))
    canvas.ink(chain, 4.2, GOLD, dry=0.2, taper=(0, 0))
    for side in (-1, 1):
        leg = line((side * 26, 70), (side * 44 - 14, 92), (side * 34 - 16, 108))
        canvas.ink(leg, 5.4, INK, taper=(0, 0), dry=0)
        shoe = blob((side * 34 - 10, 102), (side * 34 - 36, 104), (side * 34 - 40, 112), (side * 34 - 8, 114))
        fill(canvas, shoe, BLOOD, 2.2)
    case = circle(0, 4, 76)
    fill(canvas, case, GOLD, 3.2, 0.8, STRAW, deep=UMBER)
    crown = rounded_rect(-12, -86, 24, 18, 5)
    fill(canvas, crown, GOLD, 2.5, 0.8, STRAW)
    dial = circle(0, 4, 60)
    fill(canvas, dial, STRAW, 2.4, 0.2, PAPER_LITE)
    for i in range(12):
        near, far = on_circle(0, 4, 54 if i % 3 else 50, 30 * i), on_circle(0, 4, 57, 30 * i)
        canvas.ink(line(near, far), 4 if i % 3 == 0 else 2.4, taper=(0, 0))
    for x in (-19, 19):
        eye(canvas, x, -12, 8, (-0.8, 0.1))
    canvas.ink(line((-14, 28), (0, 22), (14, 28)), 2.6)
    for turn, reach, pen in ((-62, 44, 4.4), (-160, 30, 5.4)):
        canvas.ink(line((0, 4), on_circle(0, 4, reach, turn)), pen, taper=(0, 0.2), dry=0)
    canvas.base(circle(0, 4, 5), INK)
    arrow = line(
        on_circle(0, 4, 96, -40), on_circle(0, 4, 100, -80), on_circle(0, 4, 98, -120), on_circle(0, 4, 94, -158)
    )
    canvas.ink(arrow, 6.4, DUSK, taper=(0.4, 0), dry=0.2)
    x, y = on_circle(0, 4, 94, -160)
    tip = polygon((x + 16, y - 8), (x - 4, y + 20), (x - 18, y - 12))
    fill(canvas, tip, DUSK, 2.2, 1.0)
    curl(canvas, ((96, 60), (110, 72), (104, 88), (120, 100)), 7)
    canvas.gouache(crescent(-34, -22, 26, 0.3, 0.6), WHITE, 0.35, 1)


SCENES: Final[dict[str, Scene]] = {
    "spell.fizzle": Scene(fizzle, SLATE, 0.3),
    "spell.dome": Scene(dome, DUSK, 0.6, FERN),
    "spell.star": Scene(teacup, DUSK, 0.75, UMBER),
    "spell.bat": Scene(bat, ROSE, 0.5, UMBER),
    "spell.poppy": Scene(poppy, TEAL, 0.4, MOSS),
    "spell.boots": Scene(boots, STRAW, 0.7, UMBER),
    "spell.clock": Scene(watch, PLUM, 0.5, SEPIA),
}
