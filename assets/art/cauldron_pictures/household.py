"""Pictures of omens of houses and cellars: shadow, door, jar, lock, stairs, baskets, contest, stove and dough."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    IRON,
    SKIN,
    face,
    goblin,
    legs,
    pot,
    steam,
    toadstool,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.hues import LEAF_LITE, PLANK, STEEL, WATER, WOOD
from assets.art.cauldron_things.vessels import Liquid, cork, glass, phial, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def humble_start(canvas: Canvas) -> None:
    """A very small person walks through a very large door; everybody else bows."""
    brush.fill(canvas, rounded_rect(-92, -124, 184, 236, 6), c.STONE, 3.0, 0.5, "#e9e1d2")
    gate = svg_path("M-72 112 L-72 -60 C-72 -124 72 -124 72 -60 L72 112 Z")
    canvas.base(gate, "#fff1bd")
    canvas.wash(gate, c.GOLD, 0.35)
    canvas.ink(gate, 3.0)
    for flip in (False, True):
        with canvas.at(flip=flip):
            leaf_ = svg_path("M72 112 L72 -58 C72 -88 60 -100 46 -108 L34 -84 L36 122 Z")
            brush.fill(canvas, leaf_, c.UMBER, 2.9, 0.8, PLANK, deep=c.SEPIA)
            canvas.base(circle(42, 30, 4.6), c.GOLD)
            canvas.ink(circle(42, 30, 4.6), 2)
    carpet = polygon((-22, 104), (22, 104), (62, 140), (-62, 140))
    brush.fill(canvas, carpet, c.BLOOD, 2.6, 0.9)
    goblin(canvas, 0, 84, 0.5, c.LAPIS, c.BLOOD, "glad")
    for flip in (False, True):
        with canvas.at(flip=flip):
            for x, y, hue, hat in ((104, 104, c.PLUM, c.TEAL), (138, 96, c.MOSS, c.EMBER)):
                body = blob(
                    (x + 18, y + 16),
                    (x + 20, y - 20),
                    (x + 4, y - 46),
                    (x - 16, y - 40),
                    (x - 10, y - 24),
                    (x - 12, y + 16),
                )
                brush.fill(canvas, body, hue, 2.7, 0.9, c.PAPER_LITE, deep=c.INK)
                brush.fill(canvas, circle(x - 24, y - 28, 15, 14), c.UMBER, 2.5, 0.1, SKIN)
                brush.asleep(canvas, x - 28, y - 26, 5, 2.2)
                cap = polygon((x - 36, y - 36), (x - 12, y - 42), (x - 42, y - 64))
                brush.fill(canvas, cap, hat, 2.4, 0.9)


def cookery_contest(canvas: Canvas) -> None:
    """Three pots out of breath reach the line, under a ribbon with a ladle."""
    for x in (-132, 132):
        rod(canvas, ((x, 112), (x, -64)), 9, WOOD)
    banner = svg_path("M-134 -74 C-60 -52 60 -52 134 -74 L134 -34 C60 -12 -60 -12 -134 -34 Z")
    canvas.base(banner, c.PAPER_LITE)
    with canvas.clip(banner):
        for row in range(3):
            for column in range(-9, 10):
                if (row + column) % 2:
                    x, y = column * 16, -76 + row * 17 + (1 - (column / 9) ** 2) * 16
                    canvas.base(rounded_rect(x, y, 16, 17, 0.1), c.INK)
    canvas.ink(banner, 3.0)
    brush.fill(canvas, circle(0, -62, 42), c.BLOOD, 3.0, 0.9, "#f2b9a8", deep=c.BLOOD_DEEP)
    for side in (-1, 1):
        brush.fill(
            canvas,
            polygon((side * 6, -30), (side * 30, -36), (side * 44, 18), (side * 26, 8), (side * 14, 22)),
            c.BLOOD,
            2.6,
            0.9,
            "#f2b9a8",
        )
    brush.fill(canvas, circle(0, -62, 30), c.STRAW, 2.5, 0.25, c.PAPER_LITE)
    rod(canvas, ((14, -86), (4, -66), (-2, -56)), 4.4, STEEL)
    brush.fill(canvas, svg_path("M-22 -58 L8 -58 C8 -40 -22 -40 -22 -58 Z"), c.SLATE, 2.5, 0.5, STEEL)
    canvas.ink(line((-150, 112), (150, 112)), 7, c.PAPER_LITE, taper=(0, 0), dry=0.3)
    for x, y, size, hue in ((-86, 58, 0.72, c.PLUM), (0, 66, 0.84, c.MOSS), (86, 58, 0.72, c.EMBER)):
        legs(canvas, x, y + 34 * size, 18, 34 * size + 4, c.BLOOD, run=True)
        for dx in (-22, 20):
            steam(canvas, x + dx * size, y - 36 * size, 30, 9)
        with canvas.at(x, y, size):
            body = svg_path("M-52 -26 C-72 -4 -66 50 0 50 C66 50 72 -4 52 -26 Z")
            brush.fill(canvas, body, c.SLATE, 3.0, 0.75, IRON, deep=c.INK)
            brush.fill(canvas, circle(0, -28, 60, 14), c.SLATE, 2.8, 0.7, IRON)
            brush.fill(canvas, circle(0, -29, 49, 9), hue, 2.2, 1.0, c.PAPER_LITE)
        face(canvas, x, y, size * 1.1, "gasp", (0.5, -0.3))
        brush.fill(canvas, brush.drop(x - 44 * size, y - 4, 5), c.LAPIS, 2.1, 0.5, WATER)


def hot_stoves(canvas: Canvas) -> None:
    """A stove with red cheeks fans itself with its own door."""
    brush.ground_shadow(canvas, 0, 114, 92, 0.13)
    for x in (-62, 40):
        brush.fill(canvas, polygon((x - 10, 92), (x + 12, 92), (x + 8, 114), (x - 14, 114)), c.INK, 2.5, 0.9, "#6b666c")
    rod(canvas, ((44, -50), (48, -120)), 24, "#5d5a60")
    body = rounded_rect(-92, -44, 164, 140, 14)
    brush.fill(canvas, body, c.INK, 3.3, 0.75, "#8a858a", deep=c.INK)
    brush.fill(canvas, rounded_rect(-104, -58, 188, 20, 8), c.INK, 2.9, 0.85, "#8a858a")
    for x in (-42, 22):
        brush.eye(canvas, x, -8, 13, (0.2, 0.4))
        brush.brow(canvas, x, -28, 12, 4 if x > 0 else -4, 3.6)
        cheek = circle(x * 1.45 - 4, 18, 17, 13)
        canvas.base(cheek, "#e0523f", 0.9)
        canvas.wash(cheek, c.BLOOD, 0.5, loose=1, spill=0)
    fire = rounded_rect(-52, 26, 84, 52, 9)
    brush.fill(canvas, fire, c.EMBER, 2.9, 0.8, "#ffd75a")
    for x in (-34, -10, 14):
        flame = blob((x - 13, 76), (x - 10, 54), (x, 36), (x + 9, 56), (x + 13, 76))
        brush.fill(canvas, flame, c.GOLD, 2.2, 0.5, "#fff1bd")
    rod(canvas, ((70, 16), (96, 22), (108, 2)), 8, "#5d5a60")
    with canvas.at(112, -26, rotation=24):
        brush.fill(canvas, rounded_rect(-32, -40, 60, 74, 9), c.INK, 3.0, 0.7, "#8a858a", deep=c.INK)
        for y in (-22, -8, 6):
            canvas.ink(line((-18, y), (14, y)), 4, c.INK, taper=(0, 0))
        canvas.base(circle(20, 22, 4), c.GOLD)
    for points in (((74, -80), (62, -64), (66, -46)), ((92, -92), (82, -82), (80, -70))):
        canvas.ink(line(*points), 3, taper=(0.2, 0.3))
    for x, y, radius in ((-100, -8, 7), (-106, 30, 6), (-70, -74, 6), (-20, -82, 5), (86, 60, 6)):
        brush.fill(canvas, brush.drop(x, y, radius), c.LAPIS, 2.3, 0.6, WATER)


def wild_yeast(canvas: Canvas) -> None:
    """A row of ingredients on a shelf; the one in the borrowed hat is dough and hopes nobody notices."""
    brush.fill(canvas, polygon((-160, 76), (160, 72), (160, 98), (-160, 102)), c.UMBER, 3.0, 0.8, PLANK, deep=c.SEPIA)
    toadstool(canvas, -112, 78, 1.0)
    egg = svg_path("M-66 10 C-52 10 -40 36 -40 50 C-40 68 -52 76 -66 76 C-80 76 -92 68 -92 50 C-92 36 -80 10 -66 10 Z")
    brush.fill(canvas, egg, c.EMBER, 2.9, 0.8, "#f4dfb6", deep=c.BLOOD)
    for x, y in ((-74, 36), (-58, 32), (-66, 54), (-52, 56)):
        canvas.ink(line((x - 5, y), (x, y + 5), (x + 5, y)), 2.2, c.BLOOD)
    snake = [
        (96 + 30 * on_circle(0, 0, 1, i * 40)[0], 68 - i * 5.4 + 8 * on_circle(0, 0, 1, i * 40)[1]) for i in range(16)
    ]
    rod(canvas, (*snake, (96, -38)), 13, "#8fae4a", (0.12, 0))
    brush.fill(canvas, blob((78, -34), (84, -56), (108, -60), (122, -44), (112, -28)), c.MOSS, 2.7, 0.9, LEAF_LITE)
    brush.eye(canvas, 92, -46, 6, (-0.9, 0.2))
    brush.eye(canvas, 108, -46, 6, (-0.9, 0.2))
    brush.brow(canvas, 92, -56, 7, 2, 3)
    brush.brow(canvas, 108, -57, 7, -3, 3)
    dough = blob((-32, 74), (-40, 44), (-28, 10), (-6, -12), (26, -10), (46, 14), (54, 46), (48, 74), (8, 78))
    brush.fill(canvas, dough, c.STRAW, 3.2, 0.5, "#fbf0d2", deep=c.UMBER)
    brush.fill(canvas, blob((30, 74), (46, 62), (70, 66), (74, 78), (40, 80)), c.STRAW, 2.5, 0.5, "#fbf0d2")
    for x, y, radius in ((-18, 54, 7), (30, 52, 6), (4, 62, 5)):
        canvas.ink(circle(x, y, radius), 2.2, c.UMBER)
    for x in (-8, 22):
        brush.eye(canvas, x, 14, 9, (0.8, -0.3))
    canvas.ink(line((-6, 38), (8, 42), (24, 34)), 3)
    rod(canvas, ((14, 40), (20, 52)), 2.4, c.BLOOD)
    brush.fill(
        canvas, blob((-44, -10), (-12, -22), (34, -22), (64, -8), (30, 0), (-14, 0)), c.PLUM, 2.8, 0.9, "#c9a6d3"
    )
    hat = blob((-24, -14), (-14, -62), (6, -104), (36, -110), (48, -96), (30, -88), (36, -52), (44, -14), (10, -8))
    brush.fill(canvas, hat, c.PLUM, 3.0, 0.9, "#c9a6d3", deep=c.PLUM_DEEP)
    brush.fill(canvas, polygon((-21, -34), (42, -34), (45, -18), (-24, -18)), c.GOLD, 2.4, 0.85, "#fbe7ae")
    brush.fill(canvas, brush.drop(60, 2, 5), c.LAPIS, 2.1, 0.5, WATER)


def masters_eye(canvas: Canvas) -> None:
    """One huge eye with a monocle looks down into a pot, which would rather it did not."""
    almond = svg_path("M-124 -40 C-80 -124 80 -124 124 -40 C80 30 -80 30 -124 -40 Z")
    brush.fill(canvas, almond, c.STRAW, 3.4, 0.12, c.WHITE)
    with canvas.clip(almond):
        canvas.glaze(svg_path("M-130 -44 C-80 -130 80 -130 130 -44 C80 -90 -80 -90 -130 -44 Z"), c.SEPIA, 0.5, soft=4)
        brush.fill(canvas, circle(0, -22, 48), c.TEAL, 3.0, 0.85, "#cfe8dc")
        for turn in range(0, 360, 24):
            canvas.ink(line(on_circle(0, -22, 26, turn), on_circle(0, -22, 44, turn)), 2, c.DUSK, taper=(0.1, 0.5))
        canvas.base(circle(0, -14, 22), c.INK)
        canvas.gouache(circle(-10, -26, 8), c.WHITE, 1, 0)
    canvas.ink(almond, 3.4)
    for x in (-90, -50, 0, 50, 90):
        y = -104 + abs(x) * 0.32
        canvas.ink(line((x, y + 4), (x * 1.15, y - 16)), 4, taper=(0, 0.5))
    lens = circle(0, -34, 88, 84)
    canvas.ink(lens, 12, c.INK, taper=(0, 0), dry=0)
    canvas.ink(lens, 7, c.GOLD, taper=(0, 0), dry=0)
    canvas.gouache(blob((-66, -50), (-58, -80), (-36, -98), (-50, -74), (-60, -48)), c.WHITE, 0.7, 0.6)
    canvas.ink(line((86, -14), (110, 30), (104, 90), (128, 130)), 3, c.UMBER, taper=(0, 0))
    pot(canvas, -6, 80, 0.82, "#7fae4a")
    face(canvas, -6, 84, 0.8, "gasp", (0, -0.9))


def spring_cleaning(canvas: Canvas) -> None:
    """A shelf half cleared of its bottles, a bucket and a mop, and a dust sheet over an owl."""
    for y in (-40, 50):
        brush.fill(canvas, rounded_rect(-150, y, 180, 13, 2), c.UMBER, 2.9, 0.8, PLANK, deep=c.SEPIA)
    for x, y, hue, size in ((-128, -40, c.BLOOD, 0.62), (-96, -40, c.TEAL, 0.5), (-130, 50, c.PLUM, 0.6)):
        with canvas.at(x, y, size):
            with glass(canvas, phial(0, 22, -46, 9, -70, -3), Liquid(hue, c.INK, c.WHITE), -40):
                pass
            cork(canvas, 0, -70, 7, 14)
    for x, y in ((-62, -44), (-28, -44), (-92, 46)):
        canvas.ink(circle(x, y - 2, 13, 4), 2, c.SEPIA, dry=0.5)
    sheet = blob(
        (-58, 50),
        (-62, 18),
        (-50, -20),
        (-22, -30),
        (6, -18),
        (16, 16),
        (14, 50),
        (2, 40),
        (-10, 50),
        (-24, 41),
        (-40, 51),
    )
    brush.fill(canvas, sheet, c.LAPIS, 3.0, 0.14, c.WHITE, deep=c.STONE)
    for x in (-46, 2):
        brush.fill(
            canvas,
            polygon((x - 10, -18), (x + 10, -18), (x * 1.1 + (-4 if x < 0 else 6), -40)),
            c.LAPIS,
            2.6,
            0.1,
            c.WHITE,
        )
    for x in (-36, -8):
        brush.eye(canvas, x, -2, 11, (0.8, 0.3))
    brush.fill(canvas, polygon((-27, 8), (-17, 8), (-22, 20)), c.GOLD, 2.2, 0.9)
    for x in (-34, -12):
        canvas.ink(line((x - 6, 51), (x, 56), (x + 6, 51)), 3.4, c.EMBER, taper=(0, 0))
    rod(canvas, ((120, -110), (86, 40)), 7, WOOD)
    mop = blob((66, 34), (100, 38), (116, 70), (108, 96), (94, 82), (84, 98), (70, 84), (54, 96), (54, 64))
    brush.fill(canvas, mop, c.STRAW, 2.9, 0.35, c.WHITE, deep=c.STONE)
    brush.fill(canvas, polygon((12, 62), (62, 62), (54, 112), (20, 112)), c.LAPIS, 3.0, 0.7, "#cfe0ee", deep=c.DUSK)
    brush.fill(canvas, circle(37, 62, 25, 7), c.LAPIS, 2.5, 0.4, WATER)
    for x, y, radius in ((24, 50, 8), (44, 46, 10), (34, 34, 6), (56, 54, 5)):
        canvas.gouache(circle(x, y, radius), c.WHITE, 0.9, 0)
        canvas.ink(circle(x, y, radius), 2)


def ink_shortage(canvas: Canvas) -> None:
    """A squid with a picket sign stands by an empty inkwell."""
    brush.ground_shadow(canvas, -20, 114, 84, 0.12)
    rod(canvas, ((84, 104), (66, -60)), 7, WOOD)
    with canvas.at(62, -72, rotation=-6):
        brush.fill(canvas, rounded_rect(-66, -40, 132, 80, 5), c.STRAW, 3.1, 0.3, c.PAPER_LITE)
        brush.fill(canvas, brush.drop(0, 2, 20), c.INK, 2.4, 0.9, "#6b666c")
        canvas.ink(circle(0, 0, 33), 7, c.BLOOD, taper=(0, 0), dry=0.2)
        canvas.ink(line((-23, -23), (23, 23)), 7, c.BLOOD, taper=(0, 0), dry=0.2)
    for at, x in enumerate((-96, -74, -50, -26, -2)):
        sway = 12 if at % 2 else -10
        rod(canvas, ((-48 + (x + 48) * 0.5, 50), (x + sway, 76), (x - 4, 96), (x + sway, 110)), 10, "#d98a8e")
    rod(canvas, ((-28, 36), (10, 48), (48, 36), (76, 46)), 11, "#d98a8e")
    brush.fill(canvas, blob((66, 34), (88, 36), (90, 54), (68, 56)), c.ROSE, 2.5, 0.8, "#f7d6d0")
    mantle = blob((-86, 44), (-94, -10), (-74, -70), (-46, -106), (-18, -72), (2, -12), (-8, 44), (-48, 60))
    for side in (-1, 1):
        fin = polygon((-46 + side * 20, -66), (-46 + side * 62, -46), (-46 + side * 36, -16))
        brush.fill(canvas, fin, c.ROSE, 2.8, 0.85, "#f7d6d0")
    brush.fill(canvas, mantle, c.ROSE, 3.2, 0.8, "#f7d6d0", deep=c.BLOOD)
    for x in (-64, -26):
        brush.eye(canvas, x, 6, 14, (0.5, 0.1))
    brush.brow(canvas, -64, -16, 14, 5, 4)
    brush.brow(canvas, -26, -16, 14, -5, 4)
    canvas.ink(line((-58, 36), (-45, 30), (-32, 36)), 3.2)
    well = svg_path("M22 62 L44 62 L46 76 L62 84 L62 114 L4 114 L4 84 L20 76 Z")
    brush.fill(canvas, well, c.LAPIS, 2.9, 0.2, "#eef2ee")
    brush.fill(canvas, circle(33, 62, 15, 5), c.LAPIS, 2.4, 0.3, "#eef2ee")
    canvas.ink(line((8, 108), (30, 104), (58, 109)), 3.4, taper=(0.2, 0.2))
    for x in (26, 40):
        canvas.ink(line((x - 4, 88), (x, 91), (x + 4, 88)), 2.2)


SCENES: Final[dict[str, Scene]] = {
    "omen.humble_start": Scene(humble_start, c.DUSK, 0.4, c.UMBER),
    "omen.cookery_contest": Scene(cookery_contest, c.STRAW, 0.5, c.MOSS),
    "omen.hot_stoves": Scene(hot_stoves, c.EMBER, 0.45, c.UMBER),
    "omen.wild_yeast": Scene(wild_yeast, c.TEAL, 0.4),
    "omen.masters_eye": Scene(masters_eye, c.PLUM, 0.6, c.UMBER),
    "omen.spring_cleaning": Scene(spring_cleaning, c.MOSS, 0.3, c.UMBER),
    "omen.ink_shortage": Scene(ink_shortage, c.TEAL, 0.5, c.UMBER),
}
