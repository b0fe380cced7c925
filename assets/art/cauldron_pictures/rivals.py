"""Pictures of Advanced spells about rivals: copied homework, stand-off, toll troll, wheel, dibs and others' spoons."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    SKIN,
    coin,
    face,
    fist,
    goblin,
    legs,
    motion,
    pot,
    reaching,
    spoon,
    steam,
    toadstool,
    turf,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LEAF_LITE, PLANK, STEEL, TIMBER, WICKER, WOOD
from assets.art.cauldron_things.vessels import rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def copied_homework(canvas: Canvas) -> None:
    """Two pots; a spoon in one peeps over the other's rim. The same blot is on both recipes."""
    for x in (-70, 70):
        brush.ground_shadow(canvas, x, 106, 62, 0.14)
    for x, turn in ((-74, -5), (76, 6)):
        with canvas.at(x, -62, rotation=turn):
            brush.fill(canvas, rounded_rect(-34, -36, 68, 62, 4), c.STRAW, 2.6, 0.25, c.PAPER_LITE)
            for y in (-22, -10):
                canvas.ink(line((-24, y), (22, y)), 2.2, c.SEPIA)
            blot = blob((-12, 8), (-4, -2), (8, 0), (16, 8), (12, 20), (-2, 18), (-14, 20))
            canvas.base(blot, "#2c3f86")
            canvas.ink(blot, 1.6)
    spoon(canvas, 8, -14, 60, 42, PLANK, 1.25)
    with canvas.at(8, -14, rotation=20):
        brush.eye(canvas, -6, -2, 9, (0.9, 0.1))
        brush.eye(canvas, 12, -2, 9, (0.9, 0.1))
    pot(canvas, -70, 48, 0.98, "#7fae4a")
    pot(canvas, 74, 48, 0.98, "#7fae4a")
    face(canvas, 74, 56, 0.9, "flat", (0.9, 0.4))
    for x in (60, 100):
        steam(canvas, x, 12, 30, 8)


def stand_off(canvas: Canvas) -> None:
    """Two toads back to back with wooden spoons; ten paces are chalked on the ground."""
    for x in range(-130, 140, 26):
        canvas.ink(line((x, 112), (x + 6, 122)), 4, c.PAPER_LITE, taper=(0, 0), dry=0.3)
    brush.ground_shadow(canvas, 0, 100, 100, 0.12)
    for flip in (True, False):
        with canvas.at(flip=flip):
            spoon(canvas, 104, -56, 104, 8, PLANK, 1.1)
            body = blob((4, 96), (2, 40), (10, -4), (34, -26), (62, -14), (74, 24), (72, 72), (64, 98))
            brush.fill(
                canvas, body, c.MOSS if flip else "#b5893c", 3.0, 0.9, LEAF_LITE if flip else "#f3dfa6", deep=c.FERN
            )
            belly = blob((52, 92), (50, 40), (64, 10), (74, 40), (68, 92))
            canvas.gouache(belly, "#f2ebc4", 0.85, 1)
            brush.fill(
                canvas,
                blob((30, 84), (60, 84), (96, 92), (92, 102), (30, 102)),
                c.MOSS if flip else "#b5893c",
                2.6,
                0.9,
                LEAF_LITE,
            )
            brush.fill(canvas, circle(40, -30, 17, 16), c.MOSS if flip else "#b5893c", 2.6, 0.9, LEAF_LITE)
            brush.eye(canvas, 44, -31, 11, (0.8, 0))
            brush.brow(canvas, 44, -47, 13, 6, 4)
            canvas.ink(line((36, 6), (58, 2), (76, 8)), 3)
            rod(canvas, ((34, 34), (66, 42), (98, 30)), 10, "#8fa14a" if flip else "#d0a653")
            fist(canvas, 99, 28, 0.7, "#a9b860" if flip else "#dcb766")
    turf(canvas, ((-20, 104), (24, 106)), 1.2)


def toll_troll(canvas: Canvas) -> None:
    """A mossy hand with a tin cup reaches out from under the planks of a bridge."""
    canvas.base(polygon((-160, 10), (160, 10), (160, 140), (-160, 140)), "#453a38")
    for x in (-24, 16):
        canvas.gouache(circle(x - 70, 52, 9, 10), "#ffe27a", 1, 0)
        canvas.base(circle(x - 68, 54, 4), c.INK)
    brush.brow(canvas, -94, 38, 14, 4, 4)
    brush.brow(canvas, -54, 38, 14, -4, 4)
    for at, x in enumerate((-156, -100, -46, 10, 64, 116)):
        plank = polygon((x, -44), (x + 50, -46 + at % 2 * 3), (x + 52, 4), (x - 2, 6 - at % 2 * 3))
        brush.fill(canvas, plank, c.UMBER, 2.8, 0.75, PLANK, deep=c.SEPIA)
        for y in (-34, -6):
            canvas.base(circle(x + 25, y, 2.6), c.INK)
    rod(canvas, ((-150, -104), (-60, -96), (60, -100), (150, -106)), 7, WICKER)
    for x in (-110, 110):
        rod(canvas, ((x, -126), (x, -40)), 13, TIMBER)
    arm = ((-20, 120), (20, 96), (46, 60), (52, 20))
    rod(canvas, arm, 34, "#6c8a3c")
    for x, y in ((2, 102), (34, 76), (40, 44)):
        turf(canvas, ((x, y), (x + 14, y + 4)), 1.5, c.FERN)
    brush.fill(canvas, svg_path("M26 -26 L94 -26 L86 36 L36 36 Z"), c.SLATE, 3.0, 0.4, STEEL, deep=c.SLATE)
    brush.fill(canvas, circle(60, -26, 34, 9), c.INK, 2.6, 0.9, "#6b6664")
    rod(canvas, ((90, -14), (108, -8), (104, 18), (86, 20)), 5, STEEL)
    for y in (-2, 13, 27):
        brush.fill(canvas, rounded_rect(22, y - 8, 34, 15, 7), c.MOSS, 2.5, 0.9, "#c9d58c")
    brush.fill(canvas, blob((70, 2), (84, -2), (92, 10), (82, 20), (68, 14)), c.MOSS, 2.5, 0.9, "#c9d58c")
    coin(canvas, 62, -62, 16)
    motion(canvas, (((52, -96), (54, -84)), ((70, -98), (69, -84))))


def wheel_of_fortune(canvas: Canvas) -> None:
    """A fair's wheel with a picture in each slice; one slice has fallen off and runs away."""
    rod(canvas, ((-56, 110), (-24, -20), (8, 110)), 9, WOOD, tension=0.01)
    hues = (c.BLOOD, c.GOLD, c.TEAL, c.PLUM, c.MOSS, c.EMBER, c.LAPIS, c.ROSE)
    for at, hue in enumerate(hues):
        start = at * 45 - 90
        if at == 2:
            continue
        corners = [on_circle(-24, -22, 92, start + step) for step in (0, 15, 30, 45)]
        brush.fill(canvas, polygon((-24, -22), *corners), hue, 2.6, 0.75, c.PAPER_LITE)
        x, y = on_circle(-24, -22, 62, start + 22)
        if at % 4 == 0:
            canvas.gouache(brush.drop(x, y, 9), c.WHITE, 1, 0)
            canvas.ink(brush.drop(x, y, 9), 2)
        elif at % 4 == 1:
            canvas.gouache(circle(x, y, 11), c.PAPER_LITE, 1, 0)
            canvas.ink(circle(x, y, 11), 2)
        elif at % 4 == 3:
            with canvas.at(x, y + 12, 0.42):
                toadstool(canvas, 0, 0, 1)
        else:
            shape = brush.leaf_shape(x, y + 12, 26, 20)
            canvas.gouache(shape, c.PAPER_LITE, 1, 0)
            canvas.ink(shape, 2)
    canvas.ink(circle(-24, -22, 92), 3.4)
    coin(canvas, -24, -22, 15)
    brush.fill(canvas, polygon((-36, -126), (-12, -126), (-24, -102)), c.INK, 2.4, 0.9, "#6b6664")
    with canvas.at(104, 44, rotation=12):
        legs(canvas, -2, 22, 20, 34, c.BLOOD, run=True)
        slice_ = polygon((-34, -14), (26, -48), (38, -26), (38, 2), (24, 26))
        brush.fill(canvas, slice_, c.TEAL, 2.8, 0.75, c.PAPER_LITE)
        face(canvas, 16, -14, 0.6, "gasp", (0.8, 0))
    motion(canvas, (((46, 40), (66, 44)), ((44, 62), (66, 64)), ((52, 84), (72, 84))))


def dibs(canvas: Canvas) -> None:
    """A mitten on a stick, planted in a bare field, with a label that shouts."""
    for y in (96, 108, 120):
        canvas.ink(line((-150, y), (-40, y - 5), (60, y + 2), (150, y - 3)), 3, c.SEPIA, taper=(0.1, 0.1))
    brush.fill(canvas, blob((-44, 108), (-20, 84), (16, 82), (46, 108)), c.SEPIA, 2.7, 0.9, WOOD)
    rod(canvas, ((0, 96), (0, 8)), 8, WOOD)
    mitten = svg_path(
        "M-30 20 C-40 -30 -40 -104 0 -106 C34 -106 38 -62 36 -42 C46 -58 68 -60 70 -44 C70 -26 48 -14 32 20 Z"
    )
    brush.fill(canvas, mitten, c.BLOOD, 3.2, 0.9, "#f2b9a8", deep=c.INK)
    for x, y in ((-12, -70), (10, -84), (14, -52), (-8, -36)):
        for turn in (0, 60, 120):
            canvas.ink(line(on_circle(x, y, 8, turn), on_circle(x, y, 8, turn + 180)), 2.6, c.PAPER_LITE, taper=(0, 0))
    brush.fill(canvas, rounded_rect(-36, 8, 70, 22, 9), c.STRAW, 2.8, 0.25, c.PAPER_LITE)
    rod(canvas, ((30, 22), (66, 30), (84, 16)), 2.4, WICKER)
    with canvas.at(92, 26, rotation=10):
        brush.fill(canvas, polygon((-26, -18), (24, -18), (24, 48), (-26, 48)), c.GOLD, 2.8, 0.35, c.PAPER_LITE)
        canvas.ink(line((0, -8), (1, 22)), 9, c.BLOOD, taper=(0, 0.7), dry=0, min_width=0.5)
        canvas.base(circle(0, 36, 6), c.BLOOD)
    turf(canvas, ((-112, 112), (122, 112)), 1.4)


def borrowed_spoon(canvas: Canvas) -> None:
    """A huge spoon marked with a paw that is not his sticks out from behind an innocent back."""
    brush.ground_shadow(canvas, 0, 112, 74, 0.14)
    spoon(canvas, 66, -66, 176, 22, PLANK, 1.9)
    with canvas.at(30, 28, rotation=22):
        canvas.base(circle(0, 6, 4.4), c.BLOOD)
        for x, y in ((-6, -1), (-2, -6), (3, -6), (7, -1)):
            canvas.base(circle(x, y, 2.4), c.BLOOD)
    goblin(canvas, -22, 46, 1.12, c.MOSS, c.TEAL, "glad", (-0.7, -0.7))
    for x, y in ((-76, -34), (-96, -56), (-86, -82)):
        canvas.base(circle(x, y, 6, 4.6), c.INK)
        canvas.ink(line((x + 5, y), (x + 5, y - 20), (x + 14, y - 15)), 2.8, taper=(0, 0.3))
    rod(canvas, ((4, 52), (26, 58), (42, 48)), 9, c.MOSS)
    fist(canvas, 42, 46, 0.62)


def everyones_a_critic(canvas: Canvas) -> None:
    """Three spoons with raised eyebrows round one steaming bowl."""
    brush.ground_shadow(canvas, 0, 108, 90, 0.13)
    for x in (-24, 24):
        steam(canvas, x, 30, 46, 10)
    for x, y, turn, look, tilt in ((-92, -16, -16, 0.8, -5), (0, -74, 0, 0, 5), (92, -16, 16, -0.8, 5)):
        spoon(canvas, x, y, 120 if x else 90, turn, PLANK, 1.7)
        with canvas.at(x, y, rotation=turn):
            for side in (-1, 1):
                brush.eye(canvas, side * 11, -4, 8, (look, 0.8))
                lifted = side * tilt < 0
                brush.brow(canvas, side * 11, -26 if lifted else -17, 9, side * (4 if lifted else 1), 3.2)
            canvas.ink(line((-10, 17), (0, 14), (11, 19)), 2.8)
    bowl = svg_path("M-74 42 L74 42 C70 86 46 108 0 108 C-46 108 -70 86 -74 42 Z")
    brush.fill(canvas, bowl, c.LAPIS, 3.2, 0.35, c.PAPER_LITE, deep=c.LAPIS)
    brush.fill(canvas, circle(0, 42, 74, 13), c.EMBER, 2.8, 0.8, "#f6d9a8")
    face(canvas, 0, 70, 0.9, "sad", (0, -0.9))


def musical_cauldrons(canvas: Canvas) -> None:
    """Cauldrons on legs walk in a ring around a music box."""
    for x in (-66, 66):
        legs(canvas, x, 10, 12, 22, c.BLOOD)
        pot(canvas, x, -12, 0.55, c.PLUM)
        face(canvas, x, -8, 0.5, "glad", (0.6 if x > 0 else -0.6, 0.2))
    box = polygon((-36, 20), (36, 20), (36, 66), (-36, 66))
    brush.fill(canvas, polygon((-40, 20), (-32, -16), (32, -16), (40, 20)), c.UMBER, 2.6, 0.9, PLANK)
    brush.fill(canvas, box, c.UMBER, 2.9, 0.8, PLANK, deep=c.SEPIA)
    brush.fill(canvas, rounded_rect(-22, 32, 44, 20, 4), c.GOLD, 2.2, 0.6, "#fbe7ae")
    rod(canvas, ((36, 44), (52, 44), (52, 30)), 4, STEEL)
    for x, y in ((-6, -50), (30, -74), (-34, -82)):
        canvas.base(circle(x, y, 8, 6), c.INK)
        canvas.ink(line((x + 7, y), (x + 7, y - 26), (x + 18, y - 20)), 3.2, taper=(0, 0.3))
    for x in (-98, 98):
        legs(canvas, x, 86, 16, 28, c.BLOOD)
        pot(canvas, x, 58, 0.7, "#7fae4a")
        face(canvas, x, 62, 0.62, "glad", (0.6 if x < 0 else -0.6, 0.2))


def potluck(canvas: Canvas) -> None:
    """A covered dish in the middle of a long table; hands hover, none dares."""
    cloth = polygon((-160, 62), (160, 62), (160, 140), (-160, 140))
    brush.fill(canvas, cloth, c.BLOOD, 2.8, 0.2, c.PAPER_LITE)
    for x in range(-150, 160, 30):
        canvas.ink(line((x, 62), (x, 132)), 7, c.BLOOD, taper=(0, 0), dry=0.3, alpha=0.7)
    for y in (84, 110):
        canvas.ink(line((-160, y), (160, y)), 7, c.BLOOD, taper=(0, 0), dry=0.3, alpha=0.7)
    brush.ground_shadow(canvas, 0, 76, 84, 0.14)
    brush.fill(canvas, blob((-84, 66), (0, 58), (84, 66), (56, 82), (-56, 82)), c.SLATE, 2.7, 0.35, STEEL)
    dome = svg_path("M-66 62 C-64 -10 64 -10 66 62 C30 70 -30 70 -66 62 Z")
    brush.fill(canvas, dome, c.SLATE, 3.1, 0.4, STEEL, deep=c.SLATE)
    canvas.gouache(blob((-48, 46), (-44, 20), (-24, 6), (-34, 26), (-40, 46)), c.WHITE, 0.9, 0.6)
    brush.fill(canvas, circle(0, 2, 10), c.GOLD, 2.5, 0.8, "#fbe7ae")
    reaching(canvas, (-112, -34), 0.82, 32, c.TEAL)
    reaching(canvas, (112, -34), 0.82, -32, c.PLUM, flip=True)
    reaching(canvas, (-8, -104), 0.72, 84, c.MOSS)
    for x in (-78, 78):
        canvas.ink(line((x, 20), (x * 1.1, 10)), 2.6, taper=(0.1, 0.4))
    steam(canvas, 40, -4, 34, 9)


def on_the_slate(canvas: Canvas) -> None:
    """A slate with chalk marks hangs at a stove; the last mark still drips."""
    stove = polygon((30, 20), (160, 16), (160, 140), (30, 140))
    brush.fill(canvas, stove, c.INK, 3.0, 0.8, "#7b767c", deep=c.INK)
    brush.fill(canvas, rounded_rect(58, 50, 90, 52, 6), c.EMBER, 2.8, 0.8, "#ffd27a")
    for x in (76, 98, 120):
        rod(canvas, ((x, 50), (x, 102)), 3, c.SLATE)
    rod(canvas, ((-50, -124), (-50, -92)), 3, WICKER)
    with canvas.at(-38, 0, rotation=-4):
        brush.fill(canvas, rounded_rect(-84, -86, 168, 150, 8), c.UMBER, 3.1, 0.8, PLANK, deep=c.SEPIA)
        pane = rounded_rect(-70, -72, 140, 122, 4)
        brush.fill(canvas, pane, c.INK, 2.8, 0.85, "#6a7370")
        for row, count in ((-44, 5), (4, 3)):
            for at in range(count if count == 5 else 3):
                x = -48 + at * 22 if at < 4 else 0
                if at < 4:
                    canvas.ink(line((x, row - 16), (x + 3, row + 18)), 6, c.PAPER_LITE, taper=(0, 0), dry=0.5)
                else:
                    canvas.ink(line((-60, row + 12), (32, row - 8)), 6, c.PAPER_LITE, taper=(0, 0), dry=0.5)
        for y, radius in ((34, 5), (50, 4)):
            canvas.gouache(brush.drop(-1, y, radius), c.PAPER_LITE, 1, 0.4)
        canvas.ink(line((44, -8), (40, 20)), 6, c.PAPER_LITE, taper=(0, 0.6), dry=0.5)
        with canvas.at(52, 26, rotation=-30):
            brush.fill(canvas, rounded_rect(-5, -12, 10, 26, 4), c.STONE, 2.2, 0.2, c.WHITE)


def robbers_hood(canvas: Canvas) -> None:
    """A green hood with a quill for a feather weighs a purse against an egg."""
    brush.ground_shadow(canvas, 0, 114, 70, 0.14)
    body = blob((-36, 10), (36, 10), (62, 60), (74, 120), (-74, 120), (-62, 60))
    brush.fill(canvas, body, c.FERN, 3.0, 0.85, "#b9cf8e", deep=c.INK)
    brush.fill(canvas, circle(0, -28, 32, 30), c.UMBER, 2.6, 0.1, SKIN)
    hood = svg_path(
        "M-44 22 C-56 -30 -44 -84 4 -92 C24 -96 44 -86 62 -94 "
        "C50 -76 52 -60 48 -30 C48 0 46 10 42 22 C30 30 28 12 30 -22 C28 -50 -28 -50 -30 -22 C-30 12 -30 28 -44 22 Z"
    )
    brush.fill(canvas, hood, c.FERN, 3.0, 0.9, "#b9cf8e", deep=c.INK)
    mask = blob((-31, -34), (0, -38), (31, -34), (28, -16), (0, -20), (-28, -16))
    canvas.base(mask, "#3b332f")
    for x in (-13, 13):
        brush.eye(canvas, x, -27, 7.6, (0.9, -0.4))
    brush.smile(canvas, 2, -6, 11, 0.45, 2.8)
    quill = blob((-28, -70), (-62, -92), (-104, -88), (-116, -76), (-90, -66), (-56, -60))
    brush.fill(canvas, quill, c.PLUM, 2.6, 0.3, c.PAPER_LITE)
    canvas.ink(line((-26, -64), (-66, -78), (-112, -78)), 2.2)
    for side, y in ((-1, 22), (1, 2)):
        rod(canvas, ((side * 44, 50), (side * 70, 66), (side * 94, y + 14)), 14, "#8fae63")
        brush.fill(
            canvas,
            blob(
                (side * 78, y + 4), (side * 94, y + 12), (side * 118, y + 4), (side * 108, y + 20), (side * 86, y + 20)
            ),
            c.UMBER,
            2.5,
            0.1,
            SKIN,
        )
    purse = blob((-112, 12), (-116, -8), (-104, -24), (-86, -24), (-72, -6), (-76, 14))
    brush.fill(canvas, purse, c.GOLD, 2.7, 0.85, "#f7e3ac")
    brush.fill(
        canvas, polygon((-104, -24), (-110, -38), (-95, -32), (-80, -38), (-86, -24)), c.GOLD, 2.3, 0.85, "#f7e3ac"
    )
    egg = svg_path("M98 -52 C112 -52 122 -28 122 -16 C122 0 112 8 98 8 C84 8 74 0 74 -16 C74 -28 84 -52 98 -52 Z")
    brush.fill(canvas, egg, c.EMBER, 2.8, 0.8, "#f4dfb6")
    for x, y in ((90, -26), (104, -30), (98, -10)):
        canvas.ink(line((x - 5, y), (x, y + 5), (x + 5, y)), 2.2, c.BLOOD)


SCENES: Final[dict[str, Scene]] = {
    "spell.copied_homework": Scene(copied_homework, c.STRAW, 0.7, c.UMBER),
    "spell.stand_off": Scene(stand_off, c.EMBER, 0.4, c.UMBER),
    "spell.toll_troll": Scene(toll_troll, c.LAPIS, 0.4),
    "spell.wheel_of_fortune": Scene(wheel_of_fortune, c.DUSK, 0.45, c.MOSS),
    "spell.dibs": Scene(dibs, c.LAPIS, 0.35, c.UMBER),
    "spell.borrowed_spoon": Scene(borrowed_spoon, c.ROSE, 0.45, c.UMBER),
    "spell.everyones_a_critic": Scene(everyones_a_critic, c.TEAL, 0.35, c.UMBER),
    "spell.musical_cauldrons": Scene(musical_cauldrons, c.PLUM, 0.4, c.UMBER),
    "spell.potluck": Scene(potluck, c.STRAW, 0.5),
    "spell.on_the_slate": Scene(on_the_slate, c.STRAW, 0.7),
    "spell.robbers_hood": Scene(robbers_hood, c.MOSS, 0.4, c.FERN),
}
