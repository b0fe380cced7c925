"""Pictures of spells of thieves, diggers and weather: rumour, brick, dust, hands, imps, scarecrows and small beasts."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    SKIN,
    face,
    fist,
    legs,
    motion,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LEAF_LITE, PLANK, STEEL, WATER, WOOD
from assets.art.cauldron_things.vessels import puff, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def market_rumour(canvas: Canvas) -> None:
    """An ear trumpet comes out of a market stall; the price tags whisper to each other."""
    brush.fill(canvas, polygon((-120, -20), (56, -20), (56, 112), (-120, 112)), c.UMBER, 2.9, 0.55, PLANK, deep=c.SEPIA)
    brush.fill(canvas, polygon((-110, -20), (46, -20), (46, 40), (-110, 40)), c.INK, 2.6, 0.8, "#6b5a54")
    awning = polygon((-112, -84), (48, -84), (72, -22), (-136, -22))
    canvas.base(awning, c.PAPER_LITE)
    with canvas.clip(awning):
        for at in range(-4, 5):
            x = -32 + at * 40
            stripe = polygon((x - 10, -90), (x + 10, -90), (x + 14, -10), (x - 14, -10))
            canvas.wash(stripe, c.BLOOD, 0.9, loose=0.6)
    for at in range(6):
        brush.fill(
            canvas,
            circle(-118 + at * 35, -22, 17, 13),
            c.BLOOD if at % 2 else c.STRAW,
            2.3,
            0.85 if at % 2 else 0.2,
            c.PAPER_LITE,
        )
    canvas.ink(awning, 3.0)
    horn = svg_path("M-30 22 C10 24 30 12 52 -22 L112 22 C84 30 50 48 -26 44 Z")
    brush.fill(canvas, horn, c.GOLD, 3.1, 0.85, "#fbe7ae", deep=c.UMBER)
    with canvas.at(82, 0, rotation=36):
        brush.fill(canvas, circle(0, 0, 38, 15), c.INK, 2.8, 0.8, "#8a6a3a")
    for x in (-76, -52):
        brush.eye(canvas, x, 8, 9, (0.9, 0.2))
    for x, y, turn in ((-96, 60, -10), (-52, 62, 14), (2, 60, 6)):
        with canvas.at(x, y, rotation=turn):
            brush.fill(canvas, svg_path("M0 -14 L17 2 L17 44 L-17 44 L-17 2 Z"), c.STRAW, 2.6, 0.35, c.PAPER_LITE)
            canvas.base(circle(0, -3, 3), c.SEPIA)
            for dx in (-6, 6):
                brush.eye(canvas, dx, 14, 4.6, (0.8 if x < -60 else -0.8, 0))
            if x > -60:
                brush.gasp(canvas, 0, 30, 4.4)
            else:
                brush.smile(canvas, 2, 29, 6, 0.4, 2.2)
    for reach in (54, 68):
        points = [on_circle(72, 2, reach, turn) for turn in (-46, -24, -2, 18)]
        canvas.ink(line(*points), 2.8, taper=(0.2, 0.2))


def weather_witch(canvas: Canvas) -> None:
    """A pointed hat pokes out of a cloud; a raised finger tells the rain off."""
    for x, y in (
        (-110, 60),
        (-78, 76),
        (-40, 62),
        (-4, 84),
        (34, 66),
        (108, 84),
        (-98, 100),
        (-54, 108),
        (20, 112),
        (-20, 46),
    ):
        brush.fill(canvas, brush.drop(x, y, 7), c.LAPIS, 2.2, 0.7, WATER)
    hat = blob((-52, -22), (-30, -70), (-14, -106), (20, -118), (34, -104), (12, -96), (20, -62), (42, -22), (0, -14))
    brush.fill(canvas, hat, c.PLUM, 3.0, 0.9, "#c9a6d3", deep=c.PLUM_DEEP)
    brush.fill(canvas, polygon((-42, -42), (34, -42), (40, -26), (-50, -26)), c.GOLD, 2.5, 0.85, "#fbe7ae")
    brim = blob((-96, -18), (-46, -32), (40, -32), (90, -20), (40, -6), (-46, -6))
    brush.fill(canvas, brim, c.PLUM, 2.9, 0.9, "#c9a6d3")
    cloud = blob(
        (-128, 18),
        (-112, -10),
        (-78, -14),
        (-48, -26),
        (-10, -12),
        (36, -20),
        (74, -10),
        (110, 0),
        (122, 26),
        (82, 44),
        (30, 40),
        (-20, 46),
        (-72, 42),
        (-110, 40),
    )
    brush.fill(canvas, cloud, c.SLATE, 3.1, 0.25, "#f2f3f2", deep=c.SLATE)
    for x in (-26, 12):
        brush.eye(canvas, x, 10, 9, (-0.4, 0.7))
    brush.brow(canvas, -26, -4, 11, 4, 3.4)
    brush.brow(canvas, 12, -4, 11, -4, 3.4)
    canvas.ink(line((-18, 30), (-6, 25), (6, 30)), 3)
    with canvas.at(-12, -10):
        sleeve = polygon((62, 20), (92, 24), (106, 64), (68, 72))
        brush.fill(canvas, sleeve, c.PLUM, 2.7, 0.9, "#c9a6d3")
        hand = blob((70, 70), (72, 92), (66, 122), (76, 126), (84, 98), (98, 98), (108, 84), (104, 64))
        brush.fill(canvas, hand, c.UMBER, 2.6, 0.1, SKIN)
        canvas.ink(line((86, 98), (90, 86)), 2)
        for x in (46, 56):
            canvas.ink(line((x - 6, 104), (x - 10, 116), (x - 6, 126)), 2.6, taper=(0.2, 0.3))


def forgetting_dust(canvas: Canvas) -> None:
    """A feather duster sweeps the letters off an open book."""
    brush.ground_shadow(canvas, 0, 112, 110, 0.12)
    cover = polygon((-128, 30), (0, 48), (128, 30), (132, 98), (0, 116), (-132, 98))
    brush.fill(canvas, cover, c.BLOOD, 3.0, 0.9)
    for flip in (False, True):
        with canvas.at(flip=flip):
            page = svg_path("M0 40 C30 18 84 14 120 22 L120 88 C84 80 30 86 0 106 Z")
            brush.fill(canvas, page, c.STRAW, 2.8, 0.25, c.PAPER_LITE)
    for y in (44, 58, 72):
        canvas.ink(line((-104, y - 6), (-64, y - 8), (-22, y + 6)), 3, c.SEPIA, taper=(0, 0))
    canvas.ink(line((22, 66), (50, 54)), 3, c.SEPIA, taper=(0, 0.8), dry=0.6)
    glyphs = (
        ((58, 8), ((-6, 8), (0, -8), (6, 8))), ((92, -14), ((-5, -8), (-5, 8), (5, 8))),
        ((72, -44), ((-6, -8), (6, -8), (-6, 8), (6, 8))), ((112, -52), ((0, -8), (0, 8))),
        ((104, 6), ((-6, -8), (0, 8), (6, -8))), ((126, -20), ((6, -8), (-5, -4), (5, 4), (-6, 8))),
    )  # fmt: skip
    for at, ((x, y), points) in enumerate(glyphs):
        with canvas.at(x, y, 1.1, rotation=at * 37 - 40):
            canvas.ink(polygon(*points, closed=False), 4, c.INK, taper=(0, 0), dry=0)
    with canvas.at(6, 4, rotation=28):
        rod(canvas, ((0, -30), (0, -118)), 8, WOOD)
        for lean, hue in (
            (-50, c.PLUM),
            (50, c.PLUM),
            (-30, c.ROSE),
            (30, c.ROSE),
            (-10, c.PLUM),
            (12, c.ROSE),
            (0, c.PLUM),
        ):
            brush.fill(canvas, brush.leaf_shape(0, -34, 68, 180 + lean), hue, 2.4, 0.7, c.PAPER_LITE)
        brush.fill(canvas, rounded_rect(-12, -46, 24, 16, 5), c.GOLD, 2.5, 0.8, "#fbe7ae")
    for x, y, size in ((48, 28, 0.5), (-50, 4, 0.45), (-76, -18, 0.36)):
        puff(canvas, x, y, size)


def digging_party(canvas: Canvas) -> None:
    """Five spades round one hole; out of it looks a party hat."""
    brush.fill(canvas, circle(0, 92, 124, 40), c.SEPIA, 3.0, 0.85, WOOD, deep=c.INK)
    for x, y, turn in ((-112, -10, -28), (-62, -50, -14), (0, -64, 0), (62, -50, 14), (112, -10, 28)):
        with canvas.at(x, y, rotation=turn):
            rod(canvas, ((0, 0), (0, 64)), 6, WOOD)
            rod(canvas, ((-14, -4), (14, -4)), 5, c.BLOOD)
            blade = svg_path("M-19 54 L19 54 L17 84 C12 98 -12 98 -17 84 Z")
            brush.fill(canvas, blade, c.SLATE, 2.8, 0.45, STEEL, deep=c.SLATE)
    hole = circle(0, 84, 78, 24)
    canvas.base(hole, "#2f2624")
    canvas.ink(hole, 2.8)
    with canvas.clip(polygon((-80, -130), (80, -130), (80, 84), (60, 98), (-60, 98), (-80, 84))):
        head = circle(0, 86, 34, 36)
        brush.fill(canvas, head, c.SLATE, 2.9, 0.85, "#b3b0b4", deep=c.INK)
        brush.fill(canvas, circle(0, 84, 9, 7), c.ROSE, 2.3, 0.9)
        for x in (-14, 14):
            brush.eye(canvas, x, 72, 7, (0, -0.6))
        hat = polygon((-24, 58), (24, 58), (2, 2))
        canvas.base(hat, "#f7e3ac")
        with canvas.clip(hat):
            for y in (10, 30, 50):
                canvas.ink(line((-40, y + 12), (40, y - 6)), 9, c.BLOOD, taper=(0, 0), dry=0)
        canvas.ink(hat, 2.8)
        brush.fill(canvas, circle(2, 0, 9), c.TEAL, 2.4, 0.9)
    for x, y, hue in (
        (-40, 30, c.BLOOD),
        (44, 24, c.TEAL),
        (-30, 0, c.GOLD),
        (32, -14, c.PLUM),
        (-60, 50, c.TEAL),
        (64, 52, c.GOLD),
    ):
        with canvas.at(x, y, rotation=x):
            canvas.base(rounded_rect(-5, -3, 10, 6, 1), hue)
            canvas.ink(rounded_rect(-5, -3, 10, 6, 1), 1.5)


def second_wind(canvas: Canvas) -> None:
    """A pair of bellows on legs blows a runner along."""
    brush.ground_shadow(canvas, -70, 112, 46, 0.13)
    brush.ground_shadow(canvas, 86, 112, 34, 0.13)
    legs(canvas, -84, 54, 26, 52, c.TEAL, run=True)
    with canvas.at(-78, 12, rotation=12):
        for y in (-30, 30):
            rod(canvas, ((-30, y * 0.7), (-66, y * 1.1)), 6, WOOD)
        fan = svg_path("M-40 -36 C0 -56 30 -30 44 -8 L44 8 C30 30 0 56 -40 36 Z")
        brush.fill(canvas, fan, c.BLOOD, 3.0, 0.85, "#f2b9a8", deep=c.BLOOD_DEEP)
        for y in (-16, 0, 16):
            canvas.ink(line((-38, y), (0, y * 1.1), (38, y * 0.4)), 2.6)
        brush.fill(canvas, polygon((42, -11), (78, -6), (78, 6), (42, 11)), c.GOLD, 2.7, 0.85, "#fbe7ae")
        for x in (-4, 20):
            brush.eye(canvas, x, -14, 8, (0.7, 0))
    for y, length in ((-14, 44), (8, 56), (30, 44)):
        canvas.ink(
            line((10, 22 + y * 0.8), (10 + length * 0.5, 22 + y), (10 + length, 18 + y)), 5, c.WHITE, taper=(0.2, 0.5)
        )
        canvas.ink(line((10, 26 + y * 0.8), (10 + length * 0.5, 26 + y), (10 + length, 22 + y)), 1.8, taper=(0.2, 0.5))
    legs(canvas, 86, 62, 26, 44, c.UMBER, run=True)
    with canvas.at(86, 14, rotation=20):
        body = blob((-12, -12), (14, -12), (26, 30), (16, 52), (-18, 50), (-24, 26))
        brush.fill(canvas, body, c.MOSS, 2.8, 0.9, LEAF_LITE, deep=c.FERN)
        brush.fill(canvas, circle(4, -30, 24, 22), c.UMBER, 2.7, 0.1, SKIN)
        face(canvas, 8, -34, 0.6, "gasp", (0.8, 0))
        brush.fill(
            canvas,
            blob((-20, -40), (-8, -64), (-2, -94), (10, -90), (14, -62), (28, -44), (4, -50)),
            c.LAPIS,
            2.7,
            0.9,
            "#cfe0ee",
        )
        scarf = blob((-10, -14), (22, -14), (20, -4), (2, -2), (36, 6), (58, -8), (60, 6), (34, 18), (-8, 0))
        brush.fill(canvas, scarf, c.BLOOD, 2.4, 0.9)


def pet_leech(canvas: Canvas) -> None:
    """A leech on a lead, with a bow."""
    brush.ground_shadow(canvas, 16, 112, 96, 0.12)
    body = blob(
        (-96, 104),
        (-104, 78),
        (-70, 60),
        (-30, 74),
        (6, 66),
        (30, 24),
        (40, -14),
        (66, -40),
        (98, -36),
        (114, -8),
        (104, 30),
        (86, 72),
        (56, 106),
        (0, 112),
    )
    brush.fill(canvas, body, c.PLUM_DEEP, 3.2, 0.75, "#b08ec0", deep=c.INK)
    for points in (
        ((-66, 62), (-58, 84), (-62, 108)),
        ((-34, 72), (-24, 92), (-28, 110)),
        ((4, 68), (16, 90), (14, 112)),
        ((26, 36), (56, 56), (66, 92)),
        ((36, 2), (66, 20), (94, 50)),
    ):
        canvas.ink(line(*points), 3, taper=(0.1, 0.2))
    for x in (66, 94):
        brush.eye(canvas, x, -18, 10, (0.2, 0.2))
    mouth = circle(84, 14, 18, 14)
    canvas.base(mouth, "#7c1d2c")
    canvas.ink(mouth, 2.8)
    for turn in range(200, 345, 28):
        x, y = on_circle(84, 14, 1, turn)
        tip = (84 + (x - 84) * 7, 14 + (y - 14) * 5)
        base = (84 + (x - 84) * 17, 14 + (y - 14) * 13)
        canvas.ink(line(base, tip), 4, c.WHITE, taper=(0, 0.7), dry=0)
    for side in (-1, 1):
        bow = blob(
            (76, -48), (76 + side * 16, -74), (76 + side * 42, -78), (76 + side * 38, -54), (76 + side * 16, -44)
        )
        brush.fill(canvas, bow, c.BLOOD, 2.8, 0.7, "#f2b9a8")
    brush.fill(canvas, circle(76, -52, 9), c.BLOOD, 2.5, 0.9)
    collar = line((34, 20), (62, 38), (98, 50))
    canvas.ink(collar, 12, c.INK, taper=(0, 0), dry=0)
    canvas.ink(collar, 7, c.GOLD, taper=(0, 0), dry=0)
    lead = ((36, 22), (-10, 20), (-50, -40), (-90, -74))
    rod(canvas, lead, 3.4, c.TEAL)
    brush.fill(canvas, polygon((-170, -96), (-100, -94), (-100, -60), (-170, -48)), c.TEAL, 2.8, 0.85, "#cfe8dc")
    fist(canvas, -90, -76, 1.1)


def underdogs_bone(canvas: Canvas) -> None:
    """A very small dog under an enormous bone."""
    brush.ground_shadow(canvas, 0, 112, 90, 0.13)
    with canvas.at(6, -36, rotation=-8):
        bone = blob(
            (-92, -18),
            (-104, -46),
            (-136, -38),
            (-130, -8),
            (-136, 24),
            (-104, 30),
            (-90, 10),
            (0, 8),
            (92, 10),
            (106, 30),
            (138, 22),
            (132, -8),
            (138, -40),
            (106, -46),
            (92, -18),
            (0, -16),
            tension=0.6,
        )
        brush.fill(canvas, bone, c.STRAW, 3.3, 0.25, c.WHITE, deep=c.UMBER)
        for x in (-40, 10, 44):
            canvas.ink(line((x, -12), (x + 14, -13)), 2.4)
    for x in (-26, -8, 18, 34):
        rod(canvas, ((x, 78), (x, 106)), 8, "#e6b67a")
    body = blob((-40, 66), (-20, 44), (28, 44), (46, 60), (40, 92), (-34, 92))
    brush.fill(canvas, body, c.UMBER, 2.9, 0.5, "#f0cf9a")
    canvas.ink(line((-38, 62), (-58, 52), (-62, 36)), 7, c.INK, taper=(0, 0.2), dry=0)
    canvas.ink(line((-38, 62), (-58, 52), (-62, 36)), 3.4, "#e6b67a", taper=(0, 0.2), dry=0)
    motion(canvas, (((-76, 40), (-72, 54)), ((-50, 30), (-46, 42))))
    head = circle(36, 36, 32, 28)
    brush.fill(canvas, head, c.UMBER, 2.9, 0.45, "#f0cf9a")
    for x, lean in ((8, -1), (64, 1)):
        brush.fill(
            canvas,
            blob((x, 14), (x + lean * 20, 20), (x + lean * 22, 54), (x + lean * 8, 48)),
            c.SEPIA,
            2.6,
            0.85,
            "#c08a55",
        )
    for x in (26, 48):
        brush.eye(canvas, x, 30, 8, (0, -0.8))
    brush.fill(canvas, circle(37, 44, 8, 6), c.INK, 2, 0.9, "#6b5a54")
    canvas.ink(line((26, 52), (37, 58), (48, 52)), 2.6)
    for x, y in ((-4, 14), (80, 8)):
        brush.fill(canvas, brush.drop(x, y, 5), c.LAPIS, 2, 0.5, WATER)


def library_card(canvas: Canvas) -> None:
    """A stamped card puts its tongue out: a bookmark."""
    brush.ground_shadow(canvas, 0, 110, 110, 0.12)
    for y, hue, shift in ((84, c.TEAL, -10), (62, c.PLUM, 6)):
        brush.fill(canvas, rounded_rect(-112 + shift, y - 2, 216, 26, 5), hue, 2.9, 0.85, c.PAPER_LITE)
        brush.fill(canvas, rounded_rect(-96 + shift, y + 3, 200, 15, 3), c.STRAW, 2.2, 0.25, c.PAPER_LITE)
    with canvas.at(0, -18, rotation=-5):
        card = rounded_rect(-104, -76, 208, 142, 9)
        brush.fill(canvas, card, c.STRAW, 3.3, 0.35, c.PAPER_LITE)
        canvas.ink(rounded_rect(-96, -68, 192, 126, 6), 1.8, c.SEPIA)
        for y in (-48, -30):
            canvas.ink(line((-86, y), (-10, y - 1)), 3, c.SEPIA, taper=(0, 0))
        for radius, pen in ((30, 4.4), (22, 2.2)):
            canvas.ink(circle(56, -32, radius), pen, c.BLOOD, dry=0.7, taper=(0, 0))
        page = svg_path(
            "M56 -44 C48 -50 42 -48 38 -46 L38 -22 C44 -26 50 -26 56 -20 "
            "C62 -26 68 -26 74 -22 L74 -46 C70 -48 64 -50 56 -44 Z"
        )
        canvas.ink(page, 3, c.BLOOD, dry=0.6)
        for x in (-40, 0):
            brush.eye(canvas, x, 2, 11, (0.4, 0.4))
        mouth = svg_path("M-48 26 C-30 34 -8 34 10 26 C6 44 -42 44 -48 26 Z")
        canvas.base(mouth, c.INK)
        canvas.ink(mouth, 2.4)
        tongue = polygon((-34, 34), (-4, 34), (0, 106), (-18, 92), (-38, 106))
        brush.fill(canvas, tongue, c.BLOOD, 2.9, 0.85, "#f2b9a8", deep=c.BLOOD_DEEP)
        canvas.ink(line((-19, 40), (-19, 84)), 2.2, c.BLOOD_DEEP)


SCENES: Final[dict[str, Scene]] = {
    "spell.market_rumour": Scene(market_rumour, c.TEAL, 0.35, c.UMBER),
    "spell.weather_witch": Scene(weather_witch, c.LAPIS, 0.45),
    "spell.forgetting_dust": Scene(forgetting_dust, c.MOSS, 0.4, c.UMBER),
    "spell.digging_party": Scene(digging_party, c.LAPIS, 0.3, c.MOSS),
    "spell.second_wind": Scene(second_wind, c.LAPIS, 0.45, c.STRAW),
    "spell.pet_leech": Scene(pet_leech, c.MOSS, 0.35, c.UMBER),
    "spell.underdogs_bone": Scene(underdogs_bone, c.TEAL, 0.4, c.MOSS),
    "spell.library_card": Scene(library_card, c.DUSK, 0.4, c.UMBER),
}
