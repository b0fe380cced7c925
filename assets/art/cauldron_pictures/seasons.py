"""Pictures of omens of seeds, fairs, ponds and nights: peg, draper, scrolls, wedding, scarves, bed and signpost."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    basket,
    coin,
    face,
    toad,
    turf,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LAMP, LEAF_LITE, PLANK, STEEL, WOOD
from assets.art.cauldron_things.vessels import puff, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, polygon, rounded_rect, star, svg_path


def strange_seeds(canvas: Canvas) -> None:
    """A seed packet held shut with a clothes peg; music leaks out all the same."""
    brush.ground_shadow(canvas, 0, 114, 80, 0.13)
    with canvas.at(-6, 18, rotation=-5):
        bag = svg_path("M-62 -66 L62 -66 C58 -30 74 20 70 92 L-70 92 C-74 20 -58 -30 -62 -66 Z")
        brush.fill(canvas, bag, c.STRAW, 3.2, 0.5, c.PAPER_LITE, deep=c.UMBER)
        folds = polygon(
            (-64, -66), (-40, -54), (-20, -68), (4, -55), (26, -68), (46, -55), (64, -66), (60, -90), (-60, -90)
        )
        brush.fill(canvas, folds, c.STRAW, 2.9, 0.6, c.PAPER_LITE)
        brush.fill(canvas, circle(0, 30, 44), c.MOSS, 2.9, 0.5, LEAF_LITE)
        seed = blob((-20, 34), (-14, 12), (2, -4), (20, 10), (24, 34), (10, 54), (-10, 54))
        brush.fill(canvas, seed, c.PLUM, 2.8, 0.85, "#d9bfe0", deep=c.PLUM_DEEP)
        for x in (-7, 11):
            brush.eye(canvas, x, 22, 6, (0.3, -0.4))
        mouth = circle(2, 40, 7, 8)
        canvas.base(mouth, c.INK)
        for flip in (False, True):
            with canvas.at(20, -70, rotation=-14, flip=flip):
                half = polygon((1, -34), (12, -30), (11, 4), (6, 30), (1, 30))
                brush.fill(canvas, half, c.UMBER, 2.7, 0.5, PLANK)
        rod(canvas, ((10, -72), (30, -72)), 3.4, STEEL)
    for x, y, size in (
        (-98, -20, 1.0),
        (-74, -84, 1.2),
        (88, -58, 1.1),
        (110, 0, 0.9),
        (64, -98, 0.8),
        (-120, -66, 0.8),
    ):
        with canvas.at(x, y, size, rotation=x * 0.12):
            for dx in (-9, 11):
                canvas.base(circle(dx, 8, 7, 5.4), c.INK)
                canvas.ink(line((dx + 6, 8), (dx + 6, -18)), 3.4, taper=(0, 0))
            canvas.ink(line((-3, -17), (17, -19)), 6, taper=(0, 0), dry=0)


def field_fair(canvas: Canvas) -> None:
    """Rolls of meadow on a draper's counter, a yardstick beside them."""
    brush.fill(canvas, polygon((-170, 66), (170, 62), (170, 140), (-170, 140)), c.UMBER, 3.1, 0.8, PLANK, deep=c.SEPIA)
    for x in (-96, 0, 96):
        brush.fill(canvas, rounded_rect(x - 38, 86, 76, 60, 4), c.UMBER, 2.6, 0.6, PLANK)
    rolls = ((-84, 38, 34, c.MOSS, c.ROSE), (-4, 40, 32, "#d9b23c", c.BLOOD), (-44, -16, 33, "#5fa086", c.WHITE))
    for x, y, radius, hue, flower in rolls:
        roll = rounded_rect(x - radius, y - radius, 120, radius * 2, radius)
        brush.fill(canvas, roll, hue, 3.0, 0.85, LEAF_LITE, deep=c.FERN)
        turf(canvas, ((x + 20, y - radius + 4), (x + 46, y - radius + 3), (x + 68, y - radius + 4)), 1.6)
        for dx, dy in ((50, 4), (72, 12), (66, -12)):
            for turn in range(0, 360, 72):
                canvas.base(circle(*on_circle(x + dx, y + dy, 4.6, turn), 3.4), flower)
            canvas.base(circle(x + dx, y + dy, 2.6), c.GOLD)
        brush.fill(canvas, circle(x, y, radius), c.SEPIA, 2.9, 0.7, "#d8b183")
        canvas.ink(
            line(*[on_circle(x, y, radius - 3 - i * 2.0, i * 44) for i in range(14)]),
            4.4,
            c.FERN,
            taper=(0, 0.3),
            corners=False,
        )
    rod(canvas, ((52, -104), (160, -104)), 7, WOOD)
    drape = svg_path("M70 -100 C104 -100 130 -92 128 -66 L124 60 L112 72 L98 62 L86 74 L74 64 L66 70 Z")
    brush.fill(canvas, drape, c.MOSS, 3.1, 0.9, LEAF_LITE, deep=c.FERN)
    turf(canvas, ((80, -52), (104, -70), (90, -14), (112, -28), (84, 28), (108, 20)), 1.7)
    for x, y in ((96, -40), (108, 2), (88, 48)):
        for turn in range(0, 360, 72):
            canvas.base(circle(*on_circle(x, y, 6, turn), 4.4), c.WHITE)
        canvas.base(circle(x, y, 3.4), c.GOLD)
    with canvas.at(-24, 76, rotation=-4):
        brush.fill(canvas, rounded_rect(-116, -8, 232, 17, 3), c.GOLD, 2.8, 0.4, "#f7e3ac")
        for x in range(-104, 116, 16):
            canvas.ink(line((x, -8), (x, 0 if x % 32 else 4)), 2.4, taper=(0, 0))


def scroll_sale(canvas: Canvas) -> None:
    """A basket of scrolls, all a little singed; the price has been struck out twice."""
    brush.ground_shadow(canvas, -10, 112, 92, 0.13)
    for x, y, turn, high in (
        (-64, -6, -26, 96),
        (-34, -28, -10, 112),
        (0, -34, 6, 118),
        (32, -22, 18, 108),
        (58, 2, 34, 92),
    ):
        with canvas.at(x - 8, y, rotation=turn):
            brush.fill(canvas, rounded_rect(-17, -60, 34, high, 8), c.STRAW, 2.9, 0.35, c.PAPER_LITE, deep=c.UMBER)
            singed = polygon(
                (-17, -52),
                (-12, -60),
                (-6, -50),
                (0, -62),
                (6, -52),
                (12, -60),
                (17, -50),
                (17, -38),
                (6, -42),
                (-6, -36),
                (-17, -42),
            )
            canvas.base(singed, "#4a3a33")
            canvas.ink(singed, 2.2)
            canvas.ink(line((-17, -2), (0, 2), (17, -2)), 6, c.BLOOD, taper=(0, 0), dry=0)
    basket(canvas, -10, 56, 1.3, handle=False)
    for points in (
        ((-70, -70), (-78, -88), (-66, -104)),
        ((0, -98), (-8, -112), (4, -126)),
        ((60, -60), (54, -78), (66, -92)),
    ):
        canvas.ink(line(*points), 4, c.SLATE, taper=(0.1, 0.6), alpha=0.8)
    with canvas.at(88, 38, rotation=9):
        brush.fill(canvas, polygon((-46, -40), (46, -40), (46, 66), (-46, 66)), c.STRAW, 3.1, 0.3, c.PAPER_LITE)
        for y, count in ((-20, 3), (14, 2), (46, 1)):
            for at in range(count):
                coin(canvas, (at - (count - 1) / 2) * 26, y, 11)
            if count > 1:
                canvas.ink(line((-40, y + 8), (40, y - 8)), 6, c.BLOOD, taper=(0.1, 0.1), dry=0.2)


def dry_pond(canvas: Canvas) -> None:
    """Cracked mud; on a withered lily pad a notice: a sun and a deckchair."""
    brush.fill(canvas, circle(90, -86, 28), c.GOLD, 2.8, 0.5, LAMP)
    brush.burst(canvas, 90, -86, 34, 50, 14, 4, c.GOLD)
    mud = blob((-160, 34), (-80, 20), (10, 26), (90, 18), (160, 30), (160, 140), (-160, 140))
    brush.fill(canvas, mud, c.UMBER, 3.0, 0.55, "#e3c79c")
    cracks = (
        ((-150, 70), (-112, 62), (-84, 82), (-48, 70), (-20, 90)), ((-84, 82), (-96, 110), (-80, 134)),
        ((-112, 62), (-104, 40), (-116, 26)),
        ((-20, 90), (-26, 120), (-8, 138)), ((-20, 90), (24, 98), (56, 84), (96, 98), (150, 82)),
        ((56, 84), (62, 56), (96, 44), (130, 52)),
        ((96, 98), (104, 128)), ((24, 98), (34, 126)), ((62, 56), (44, 36)),
    )  # fmt: skip
    for crack in cracks:
        canvas.ink(polygon(*crack, closed=False), 5, c.SEPIA, taper=(0.05, 0.3), dry=0)
    pad = blob((-78, 92), (-60, 76), (0, 72), (60, 78), (74, 94), (30, 106), (4, 96), (-40, 108))
    brush.fill(canvas, pad, c.MOSS, 2.9, 0.7, "#d8cf8e", deep=c.SEPIA)
    rod(canvas, ((0, 96), (-2, 10)), 6, WOOD)
    with canvas.at(-4, -28, rotation=-4):
        brush.fill(canvas, rounded_rect(-78, -52, 156, 104, 5), c.UMBER, 3.2, 0.22, "#f7e8c4")
        brush.fill(canvas, circle(-42, -22, 14), c.GOLD, 2.5, 0.7, LAMP)
        brush.burst(canvas, -42, -22, 18, 27, 10, 3, c.EMBER)
        rod(canvas, ((-26, 42), (34, -26)), 5, PLANK)
        rod(canvas, ((42, 42), (-6, 16)), 5, PLANK)
        canvas.ink(line((30, -24), (18, 10), (-20, 32)), 15, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line((30, -24), (18, 10), (-20, 32)), 10, c.BLOOD, taper=(0, 0), dry=0)
        canvas.ink(line((30, -24), (18, 10), (-20, 32)), 3, c.WHITE, taper=(0, 0), dry=0)
    for x in (-120, 124):
        rod(canvas, ((x, 54), (x + 5, 0), (x - 4, -20)), 3, "#b7a25c")
        brush.fill(canvas, rounded_rect(x - 11, -50, 13, 34, 6), c.UMBER, 2.4, 0.8, "#c08a55")


def toads_wedding(canvas: Canvas) -> None:
    """A toad couple under an arch of two toadstools."""
    brush.ground_shadow(canvas, 0, 112, 92, 0.13)
    for x, turn in ((-112, 14), (112, -14)):
        with canvas.at(x, 116, rotation=turn):
            brush.fill(
                canvas,
                svg_path("M-15 0 C-18 -60 -16 -110 -12 -140 L12 -140 C16 -110 18 -60 15 0 Z"),
                c.STRAW,
                2.9,
                0.35,
                c.PAPER_LITE,
            )
            cap = svg_path("M-66 -128 C-60 -196 60 -196 66 -128 C30 -114 -30 -114 -66 -128 Z")
            brush.fill(canvas, cap, c.BLOOD, 3.1, 0.95, deep=c.BLOOD_DEEP)
            for dx, dy in ((-34, -142), (2, -160), (34, -142)):
                canvas.gouache(circle(dx, dy, 9), c.PAPER_LITE, 1, 0)
    toad(canvas, -42, 62, 0.98, "glad", (0.8, 0))
    toad(canvas, 44, 64, 0.94, "glad", (-0.8, 0), "#b0a03c")
    hat = rounded_rect(-58, -34, 34, 40, 3)
    with canvas.at(-2, 6):
        brush.fill(canvas, hat, c.INK, 2.8, 0.85, "#6b666c")
        brush.fill(canvas, rounded_rect(-70, 2, 58, 9, 4), c.INK, 2.5, 0.85, "#6b666c")
    bow = 78
    for side in (-1, 1):
        brush.fill(
            canvas, polygon((-42, bow), (-42 + side * 17, bow - 9), (-42 + side * 17, bow + 9)), c.BLOOD, 2.3, 0.9
        )
    veil = svg_path("M14 24 C16 -24 70 -28 76 20 C96 50 92 90 100 112 L76 110 C80 70 74 40 62 22 C48 14 30 14 14 24 Z")
    canvas.base(veil, c.WHITE, 0.75)
    canvas.ink(veil, 2.5)
    for x in (22, 38, 54, 70):
        brush.fill(canvas, circle(x, 14 - (24 - abs(x - 46)) * 0.4, 7), c.ROSE, 2, 0.6, c.PAPER_LITE)
    for x, y, radius in ((0, -6, 12), (-14, -38, 7), (16, -52, 8)):
        canvas.base(brush.heart(x, y, radius), c.BLOOD)
        canvas.ink(brush.heart(x, y, radius), 2.4)


def cool_nights(canvas: Canvas) -> None:
    """A jug and a frog on one window sill under the stars, both in scarves."""
    brush.fill(canvas, rounded_rect(-150, -134, 300, 214, 4), c.UMBER, 3.0, 0.8, PLANK)
    pane = rounded_rect(-128, -114, 256, 184, 3)
    canvas.base(pane, "#3d5580")
    canvas.wash(pane, c.LAPIS_DEEP, 0.7, spill=0)
    canvas.ink(pane, 2.8)
    moon = crescent(66, -68, 28, 0.5, -0.35)
    brush.fill(canvas, moon, c.GOLD, 2.6, 0.4, "#fbeec0")
    brush.stars(
        canvas,
        ((-100, -84, 8), (-52, -96, 6), (-8, -70, 9), (108, -30, 6), (28, -98, 5), (-84, -40, 5), (110, -92, 5)),
        4,
    )
    brush.fill(canvas, rounded_rect(-160, 72, 320, 26, 4), c.UMBER, 3.0, 0.8, PLANK, deep=c.SEPIA)
    rod(canvas, ((-100, -18), (-124, -10), (-122, 30), (-98, 42)), 8, "#cfe0ee")
    jug = svg_path("M-92 -42 L-34 -42 L-40 -28 C-24 -4 -18 40 -34 72 L-92 72 C-108 40 -102 -4 -86 -28 Z")
    brush.fill(canvas, jug, c.LAPIS, 3.1, 0.35, "#eef4f8", deep=c.LAPIS)
    face(canvas, -70, 14, 0.8, "sad", (0.7, 0))
    for y in (52, 62):
        canvas.ink(line((-98, y), (-63, y + 3), (-28, y)), 2.6, c.LAPIS, taper=(0, 0))
    toad(canvas, 52, 28, 1.0, "flat", (-0.7, 0))
    for x, y, hue, half in ((-63, -22, c.BLOOD, 30), (52, 26, c.EMBER, 42)):
        scarf = blob(
            (x - half, y - 6),
            (x, y + 2),
            (x + half, y - 6),
            (x + half + 2, y + 10),
            (x, y + 20),
            (x - half - 2, y + 10),
        )
        brush.fill(canvas, scarf, hue, 2.8, 0.85, "#f6d0b8")
        hang = x + half * (0.3 if x > 0 else 0.75)
        end = polygon((hang, y + 12), (hang + 18, y + 9), (hang + 22, y + 46), (hang + 2, y + 48))
        brush.fill(canvas, end, hue, 2.6, 0.85, "#f6d0b8")
        for step in (22, 34):
            canvas.ink(line((hang + 2, y + step), (hang + 20, y + step - 2)), 3.4, c.PAPER_LITE, taper=(0, 0))
    for x in (-14, 112):
        puff(canvas, x, 0 if x < 0 else -14, 0.5)


def silent_night(canvas: Canvas) -> None:
    """Four wands tucked up in bed in a row."""
    brush.fill(canvas, crescent(-112, -84, 24, 0.5, -0.35), c.GOLD, 2.6, 0.4, "#fbeec0")
    brush.stars(canvas, ((-60, -104, 6), (10, -110, 8), (84, -98, 6), (124, -70, 5), (-130, -30, 5)), 4)
    for x in (-138, 138):
        rod(canvas, ((x, 118), (x, -46)), 12, WOOD)
        brush.fill(canvas, circle(x, -58, 14), c.UMBER, 2.7, 0.8, PLANK)
    brush.fill(
        canvas, svg_path("M-132 36 L-132 -22 C-60 -62 60 -62 132 -22 L132 36 Z"), c.UMBER, 3.0, 0.8, PLANK, deep=c.SEPIA
    )
    for x in (-92, -31, 31, 92):
        brush.fill(canvas, rounded_rect(x - 30, -22, 60, 60, 17), c.STRAW, 2.7, 0.15, c.WHITE)
        rod(canvas, ((x, 60), (x, 2)), 13, "#8a5a34")
        shape = star(x, -16, 27, 5, 0.55)
        brush.fill(canvas, shape, c.GOLD, 2.8, 0.5, "#fff1bd")
        for side in (-1, 1):
            brush.asleep(canvas, x + side * 8, -18, 5, 2.4)
        brush.smile(canvas, x, -7, 5, 0.6, 2.2)
    cap = blob((70, -24), (80, -52), (116, -62), (128, -38), (118, -40), (112, -26), (92, -34))
    brush.fill(canvas, cap, c.BLOOD, 2.5, 0.85, "#f2b9a8")
    brush.fill(canvas, circle(126, -34, 7), c.STRAW, 2.1, 0.2, c.WHITE)
    quilt = svg_path("M-138 40 C-60 24 60 24 138 40 L146 128 L-146 128 Z")
    canvas.base(quilt, "#dfe3f2")
    with canvas.clip(quilt):
        hues = (c.PLUM, c.TEAL, c.BLOOD, c.GOLD, c.LAPIS)
        for row in range(3):
            for column in range(7):
                patch = polygon(
                    (-150 + column * 44, 26 + row * 34),
                    (-106 + column * 44, 26 + row * 34),
                    (-106 + column * 44, 60 + row * 34),
                    (-150 + column * 44, 60 + row * 34),
                )
                canvas.wash(patch, hues[(row * 2 + column) % 5], 0.6, loose=0.8)
                canvas.ink(patch, 1.6)
    canvas.ink(quilt, 3.1)
    fold = svg_path("M-138 40 C-60 24 60 24 138 40 L140 58 C60 42 -60 42 -140 58 Z")
    brush.fill(canvas, fold, c.LAPIS, 2.8, 0.1, c.WHITE)


def last_shall_be_first(canvas: Canvas) -> None:
    """A signpost that stands on its head, and a tortoise in a laurel."""
    rod(canvas, ((-84, 116), (-78, -104)), 12, WOOD)
    for y, flip, turn in ((-4, False, 8), (42, True, -5)):
        with canvas.at(-80, y, rotation=turn, flip=flip):
            board = polygon((-44, -19), (54, -17), (78, 0), (54, 18), (-44, 17))
            brush.fill(canvas, board, c.UMBER, 2.9, 0.6, PLANK, deep=c.SEPIA)
            canvas.ink(line((-28, 6), (6, 7), (40, 5)), 3, taper=(0, 0))
            canvas.ink(line((-28, -5), (10, -4)), 3, taper=(0, 0))
    turf(canvas, ((-96, -104), (-84, -110), (-70, -106)), 2.2)
    clod = blob((-104, -96), (-90, -114), (-66, -114), (-54, -98), (-80, -86))
    brush.fill(canvas, clod, c.SEPIA, 2.6, 0.85, "#c79a66")
    turf(canvas, ((-92, -110), (-78, -114), (-66, -110)), 1.8)
    brush.ground_shadow(canvas, 40, 114, 86, 0.13)
    for x in (-6, 62):
        brush.fill(canvas, blob((x - 13, 84), (x + 13, 84), (x + 17, 114), (x - 17, 114)), c.MOSS, 2.8, 0.9, LEAF_LITE)
    brush.fill(canvas, polygon((-34, 88), (-54, 100), (-30, 100)), c.MOSS, 2.4, 0.9, LEAF_LITE)
    neck = blob((68, 84), (84, 50), (92, 18), (116, 6), (138, 20), (138, 44), (116, 54), (104, 88))
    brush.fill(canvas, neck, c.MOSS, 3.0, 0.9, LEAF_LITE, deep=c.FERN)
    shell = svg_path("M-40 92 C-44 14 84 14 86 92 C50 102 -6 102 -40 92 Z")
    brush.fill(canvas, shell, c.EMBER, 3.2, 0.75, "#f0cf9a", deep=c.SEPIA)
    for points in (
        ((0, 40), (14, 60), (34, 60), (46, 40)),
        ((14, 60), (4, 82), (-30, 78)),
        ((34, 60), (44, 82), (78, 78)),
        ((4, 82), (10, 96)),
        ((44, 82), (40, 96)),
    ):
        canvas.ink(polygon(*points, closed=False), 3, taper=(0, 0))
    brush.eye(canvas, 120, 24, 8, (0.5, 0))
    canvas.ink(line((118, 42), (128, 44), (138, 38)), 2.8)
    brush.blush(canvas, 110, 38, 6)
    for at in range(5):
        turn = 150 + at * 32
        x, y = on_circle(116, 14, 24, turn + 30)
        brush.fill(canvas, brush.leaf_shape(x, y + 6, 26, turn - 60), c.GOLD, 2.4, 0.75, "#fff1bd")
    for x, y in ((100, 0), (130, -2)):
        canvas.base(circle(x, y, 3.4), c.BLOOD)


SCENES: Final[dict[str, Scene]] = {
    "omen.strange_seeds": Scene(strange_seeds, c.LAPIS, 0.4, c.UMBER),
    "omen.field_fair": Scene(field_fair, c.ROSE, 0.4),
    "omen.scroll_sale": Scene(scroll_sale, c.DUSK, 0.45, c.UMBER),
    "omen.dry_pond": Scene(dry_pond, c.EMBER, 0.4),
    "omen.toads_wedding": Scene(toads_wedding, c.ROSE, 0.4, c.MOSS),
    "omen.cool_nights": Scene(cool_nights, c.STRAW, 0.5),
    "omen.silent_night": Scene(silent_night, c.LAPIS_DEEP, 0.75, c.UMBER),
    "omen.last_shall_be_first": Scene(last_shall_be_first, c.LAPIS, 0.3, c.MOSS),
}
