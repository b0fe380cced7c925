"""Pictures of spells about pots, bottles and dice: simmer, crust, kettles, labels, pages, and clumsy cooks."""

from typing import Final

from assets.art.cauldron_pictures.kit import (
    IRON,
    SKIN,
    candle,
    die,
    face,
    kettle,
    legs,
    motion,
    reaching,
    snail,
    steam,
    toad,
)
from assets.art.cauldron_pictures.scene import Scene
from assets.art.cauldron_things.brush import (
    brow,
    drop,
    eye,
    fill,
    gasp,
    ground_shadow,
    leaf,
    rays,
    stars,
)
from assets.art.cauldron_things.hues import LAMP, LEAF_LITE, PLANK, WATER, WICKER, WOOD
from assets.art.cauldron_things.vessels import Liquid, bubbles, cork, glass, phial, rod
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    DUSK,
    EMBER,
    FERN,
    GOLD,
    INK,
    LAPIS,
    LAPIS_DEEP,
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
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def slow_simmer(canvas: Canvas) -> None:
    """A lidded pot over one candle; a snail sleeps on the lid, a cobweb holds the handle."""
    ground_shadow(canvas, 0, 112, 92, 0.13)
    for x in (-74, 74):
        rod(canvas, ((x, 112), (x * 0.9, 58)), 7, SLATE)
    candle(canvas, 0, 114, 0.72)
    for side in (-1, 1):
        rod(canvas, ((side * 78, -6), (side * 108, -8), (side * 104, 20), (side * 76, 22)), 7, SLATE)
    body = svg_path("M-84 -24 L84 -24 C90 40 62 62 0 62 C-62 62 -90 40 -84 -24 Z")
    fill(canvas, body, SLATE, 3.2, 0.75, IRON, deep=INK)
    face(canvas, 0, 4, 1.1, "asleep")
    lid = svg_path("M-90 -24 C-80 -58 80 -58 90 -24 C40 -16 -40 -16 -90 -24 Z")
    fill(canvas, lid, SLATE, 2.9, 0.8, IRON)
    snail(canvas, 2, -74, 1.2, EMBER, True)
    for points in (((100, -10), (126, -44)), ((104, 0), (140, -22)), ((108, 10), (146, 2))):
        canvas.ink(line(*points), 1.8, WHITE, taper=(0, 0))
    for points in (((112, -26), (122, -14), (126, 6)), ((120, -36), (134, -16), (138, 4))):
        canvas.ink(line(*points), 1.8, WHITE, taper=(0, 0))


def crust_in_the_pot(canvas: Canvas) -> None:
    """We look into a tilted empty pot: the crust has kept the shapes of a frog's leg and a toadstool."""
    ground_shadow(canvas, 0, 108, 96, 0.14)
    for side in (-1, 1):
        fill(
            canvas, polygon((side * 52, 76), (side * 80, 60), (side * 84, 108), (side * 68, 110)), SLATE, 2.6, 0.9, IRON
        )
    fill(canvas, circle(0, 18, 116, 88), SLATE, 3.2, 0.8, IRON, deep=INK)
    fill(canvas, circle(0, 2, 112, 84), SLATE, 3.0, 0.5, IRON)
    inside = circle(0, 2, 94, 69)
    fill(canvas, inside, INK, 2.8, 0.9, "#5b5458")
    crust = blob((-82, 18), (-50, -6), (-10, 4), (30, -10), (82, 12), (62, 48), (20, 64), (-30, 64), (-64, 46))
    fill(canvas, crust, "#c58a3e", 2.8, 0.85, "#f3d49a", deep=SEPIA)
    leg = blob(
        (-56, 20), (-34, 12), (-18, 26), (-26, 40), (-8, 46), (4, 56), (-14, 54), (-30, 54), (-42, 42), (-54, 36)
    )
    fill(canvas, leg, SEPIA, 2.6, 0.85, "#a06a2c")
    with canvas.at(40, 52, rotation=12):
        stem = rounded_rect(-7, -22, 14, 24, 4)
        cap = svg_path("M-28 -20 C-26 -52 26 -52 28 -20 Z")
        for shape in (stem, cap):
            fill(canvas, shape, SEPIA, 2.6, 0.85, "#a06a2c")
        for x, y in ((-12, -28), (8, -32)):
            canvas.ink(circle(x, y, 4), 2)
    for side in (-1, 1):
        rod(canvas, ((side * 104, -30), (side * 132, -44), (side * 134, -8), (side * 110, 4)), 7, SLATE)
    with canvas.at(-20, -46, rotation=-58):
        rod(canvas, ((0, 16), (0, 76)), 6, PLANK)
        fill(canvas, circle(0, 0, 14, 18), UMBER, 2.6, 0.4, PLANK)


def hasty_kettle(canvas: Canvas) -> None:
    """A kettle runs, lid off, its steam straight behind."""
    ground_shadow(canvas, 20, 112, 64, 0.12)
    for y, x, radius in ((-16, -62, 16), (-30, -92, 21), (-24, -126, 17), (-44, -118, 15), (-6, -104, 13)):
        fill(canvas, circle(x, y, radius, radius * 0.85), SLATE, 2.3, 0.1, WHITE)
    legs(canvas, 16, 56, 34, 52, BLOOD, run=True)
    with canvas.at(20, 8, rotation=8):
        kettle(canvas, 0, 4, 1.18, "#d9662b", lid=False)
        face(canvas, 12, 12, 1.1, "gasp", (0.8, 0))
    with canvas.at(-26, -88, rotation=-34):
        fill(canvas, svg_path("M-44 8 C-38 -18 38 -18 44 8 C20 15 -20 15 -44 8 Z"), EMBER, 2.8, 0.9, "#f6d9b8")
        fill(canvas, circle(0, -16, 8), GOLD, 2.3, 0.8, STRAW)
    motion(canvas, (((-146, 30), (-96, 30)), ((-146, 56), (-84, 56)), ((-146, 82), (-72, 82))))


def mixed_up_labels(canvas: Canvas) -> None:
    """Two bottles with crossed labels: the frog sits in the one with the sun, the sun in the frog's."""
    for x in (-66, 66):
        ground_shadow(canvas, x, 110, 58, 0.14)
    with glass(canvas, phial(-66, 56, -32, 20, -92, 108), Liquid("#8cc6b8", TEAL, WHITE), -26):
        toad(canvas, -66, 12, 0.78, "flat", (0, -0.4))
    cork(canvas, -66, -92, 17)
    with glass(canvas, phial(66, 56, -32, 20, -92, 108), Liquid("#8aa7d6", LAPIS_DEEP, WHITE), -26):
        canvas.gouache(circle(66, 6, 38), "#fff1bd", 0.6, 2)
        fill(canvas, circle(66, 6, 23), GOLD, 2.6, 0.5, LAMP)
        rays(canvas, 66, 6, 28, 40, 12, 4, "#ffe27a")
        face(canvas, 66, 2, 0.55, "flat", (0, 0.3))
    cork(canvas, 66, -92, 17)
    for x, turn in ((-66, -5), (66, 5)):
        with canvas.at(x, 74, rotation=turn):
            fill(canvas, rounded_rect(-44, -26, 88, 52, 4), STRAW, 2.8, 0.3, PAPER_LITE)
    fill(canvas, circle(-66, 74, 11), GOLD, 2.3, 0.7, LAMP)
    rays(canvas, -66, 74, 14, 22, 10, 3, EMBER)
    toad(canvas, 66, 76, 0.42)
    arrow = ((-22, -104), (0, -116), (22, -104))
    canvas.ink(line(*arrow), 4, BLOOD, taper=(0, 0))
    for side in (-1, 1):
        fill(canvas, polygon((side * 30, -96), (side * 14, -98), (side * 24, -112)), BLOOD, 2, 0.9)


def last_crumb(canvas: Canvas) -> None:
    """An empty plate, one crumb, a ring of very interested ants."""
    cloth = polygon((-160, -130), (160, -130), (160, 140), (-160, 140))
    fill(canvas, cloth, LAPIS, 0, 0.12, PAPER_LITE)
    for at in range(-150, 160, 36):
        canvas.ink(line((at, -130), (at, 140)), 9, LAPIS, taper=(0, 0), dry=0.4, alpha=0.35)
        canvas.ink(line((-160, at), (160, at)), 9, LAPIS, taper=(0, 0), dry=0.4, alpha=0.35)
    ground_shadow(canvas, 6, 16, 104, 0.9, 0.3)
    fill(canvas, circle(0, 4, 96, 88), STRAW, 3.2, 0.2, WHITE)
    canvas.ink(circle(0, 4, 82, 74), 3.4, BLOOD, taper=(0, 0))
    fill(canvas, circle(0, 4, 62, 55), STRAW, 2.2, 0.12, WHITE)
    crumb = blob((-17, 8), (-12, -8), (2, -13), (16, -5), (17, 9), (2, 15))
    fill(canvas, crumb, UMBER, 2.8, 0.7, "#eab95e")
    for dx, dy in ((-5, 0), (6, -2), (2, 7)):
        canvas.base(circle(dx, dy, 2), SEPIA)
    for turn in range(12, 372, 40):
        x, y = on_circle(0, 4, 1, turn)[0] * 70, 4 + (on_circle(0, 0, 1, turn)[1]) * 62
        with canvas.at(x, y, 1.2, rotation=turn + 180):
            for leg in (-9, 0, 9):
                canvas.ink(line((leg * 0.6 - 2, -10), (leg * 0.4 - 2, 0), (leg * 0.6 - 2, 10)), 2.2, taper=(0, 0))
            for dx, radius in ((-12, 7), (-2, 4.4), (8, 6)):
                canvas.base(circle(dx, 0, radius, radius * 0.8), "#5a2f22")
                canvas.ink(circle(dx, 0, radius, radius * 0.8), 1.8)
            for side in (-1, 1):
                canvas.ink(line((12, side * 3), (19, side * 8)), 1.8, taper=(0, 0.2))
                canvas.gouache(circle(10, side * 3, 2.4), WHITE, 1, 0)


def gamblers_kettle(canvas: Canvas) -> None:
    """A kettle whose lid is a die."""
    ground_shadow(canvas, 0, 110, 92, 0.13)
    kettle(canvas, -8, 50, 1.35, "#6f4a7e", lid=False)
    face(canvas, -8, 62, 1.2, "sly", (0.5, -0.6))
    die(canvas, -8, -24, 1.2, 10)
    for x, y in ((-62, -64), (-72, -40), (52, -70), (64, -44)):
        canvas.ink(line((x, y), (x * 1.14, y - 6)), 3, taper=(0.1, 0.5))
    steam(canvas, 108, -2, 54, 12)


def torn_page(canvas: Canvas) -> None:
    """Half a page with half a bottle on it is held to a candle: the light shows the rest."""
    ground_shadow(canvas, 86, 108, 40, 0.2)
    canvas.gouache(circle(82, 22, 74), "#fff1bd", 0.4, 3)
    canvas.gouache(circle(82, 22, 48), "#fff1bd", 0.5, 3)
    candle(canvas, 84, 108, 1.5)
    page = polygon(
        (-112, -96),
        (-6, -104),
        (4, -76),
        (-10, -56),
        (8, -34),
        (-8, -12),
        (8, 8),
        (-10, 30),
        (6, 52),
        (-8, 82),
        (-106, 90),
    )
    fill(canvas, page, STRAW, 3.1, 0.35, PAPER_LITE)
    for y in (-78, -66, 64, 76):
        canvas.ink(line((-96, y), (-26, y - 2)), 2.6, SEPIA)
    with canvas.clip(page):
        with glass(canvas, phial(0, 50, -12, 16, -48, 52), Liquid("#b3344a", PLUM_DEEP, "#ffd6cf"), 0):
            pass
        cork(canvas, 0, -48, 13)
    canvas.ink(page, 3.1)
    ghost = svg_path("M12 -46 L16 -46 L16 -26 C16 -14 50 -16 50 4 L50 42 C50 52 25 52 8 52")
    for at in range(3):
        canvas.ink(ghost, 2.6, EMBER, taper=(0.1, 0.1), dry=0.6, alpha=0.5 + 0.1 * at)
    reaching(canvas, (-128, 104), 0.8, -52, TEAL)


def philosophers_pebble(canvas: Canvas) -> None:
    """A plain pebble set in a huge ring like a jewel; the half of the ring it has looked at is gold."""
    ground_shadow(canvas, 0, 114, 84, 0.14)
    ring = circle(0, 40, 70)
    canvas.ink(ring, 32, INK, taper=(0, 0), dry=0, shade=0)
    canvas.ink(ring, 25, "#a9a7a4", taper=(0, 0), dry=0, shade=0)
    with canvas.clip(polygon((8, -60), (150, -60), (150, 140), (-14, 140), (6, 110), (-8, 84), (8, 40))):
        canvas.ink(ring, 25, "#e2a52f", taper=(0, 0), dry=0, shade=0)
        canvas.ink(circle(-2, 37, 73), 5, "#fff1bd", taper=(0, 0), dry=0.2)
    canvas.gouache(blob((-72, 10), (-66, -2), (-54, -14), (-62, 4)), WHITE, 0.7, 0.5)
    fill(canvas, polygon((-42, -42), (42, -42), (28, -16), (-28, -16)), GOLD, 2.9, 0.85, "#fbe7ae", deep=UMBER)
    pebble = blob((-58, -60), (-46, -96), (-6, -112), (40, -102), (60, -70), (48, -44), (0, -36), (-46, -42))
    fill(canvas, pebble, STONE, 3.1, 0.5, "#e9e3d7", deep=SLATE)
    face(canvas, 2, -80, 1.0, "glad")
    for x in (-52, 52, -24, 26):
        rod(canvas, ((x * 0.7, -38), (x, -62 if abs(x) > 40 else -52)), 7, "#f0c65a")
    stars(canvas, ((96, 0, 11), (82, 84, 8), (112, 44, 7), (34, 116, 6)), 4, WHITE)


def my_turn_again(canvas: Canvas) -> None:
    """An hour glass with both halves full whistles, very innocent."""
    ground_shadow(canvas, 0, 114, 70, 0.14)
    for side in (-1, 1):
        rod(canvas, ((side * 56, -86), (side * 56, 96)), 8, WOOD)
    body = svg_path(
        "M-48 -88 L48 -88 C50 -34 12 -14 12 2 C12 18 50 40 48 98 "
        "L-48 98 C-50 40 -12 18 -12 2 C-12 -14 -50 -34 -48 -88 Z"
    )
    with glass(canvas, body, Liquid("#dfa94a", UMBER, "#fff0bd"), -76):
        pass
    for y in (-102, 94):
        fill(canvas, rounded_rect(-74, y, 148, 20, 7), UMBER, 3.1, 0.85, PLANK, deep=SEPIA)
    for x in (-15, 15):
        eye(canvas, x, -58, 10, (0.7, -0.8))
        brow(canvas, x, -76, 9, 0, 3)
    mouth = circle(6, -32, 6, 7)
    canvas.base(mouth, INK)
    motion(canvas, (((32, -34), (18, -33)),))
    for x, y in ((-104, -20), (-118, 10), (-98, -52)):
        canvas.base(circle(x, y, 7.4, 5.6), INK)
        canvas.ink(line((x + 6, y), (x + 6, y - 24), (x + 16, y - 19)), 3.2, taper=(0, 0.3))
    for side in (-1, 1):
        rod(canvas, ((side * 58, 20), (side * 84, 40), (side * 66, 58)), 7, "#dfc08a")


def jogged_elbow(canvas: Canvas) -> None:
    """An elbow gets a nudge: the die flies."""
    sleeve = blob((-170, 66), (-96, 44), (-30, 62), (-2, 86), (-30, 118), (-110, 118), (-170, 128))
    fill(canvas, sleeve, LAPIS, 3.0, 0.85, "#cfe0ee", deep=INK)
    forearm = blob((-34, 112), (-12, 78), (6, 30), (20, -8), (48, 0), (36, 48), (18, 98), (-6, 122))
    fill(canvas, forearm, LAPIS, 3.0, 0.85, "#cfe0ee", deep=INK)
    fill(canvas, polygon((14, -4), (22, -20), (56, -8), (50, 8)), STRAW, 2.6, 0.2, PAPER_LITE)
    hand = blob((24, -18), (16, -46), (26, -62), (44, -56), (58, -66), (72, -48), (60, -18), (46, -8))
    fill(canvas, hand, UMBER, 2.7, 0.1, SKIN)
    for x, y in ((34, -56), (48, -60), (60, -62)):
        canvas.ink(line((x, y), (x - 2, y + 18)), 2.2, taper=(0.1, 0.4))
    patch = polygon((-42, 88), (-14, 84), (-12, 110), (-38, 114))
    fill(canvas, patch, EMBER, 2.4, 0.7, PLANK)
    poke = blob((150, 92), (84, 94), (30, 98), (16, 104), (30, 112), (84, 116), (150, 122))
    fill(canvas, poke, UMBER, 2.8, 0.1, SKIN)
    canvas.ink(line((24, 102), (34, 101)), 2)
    fill(canvas, polygon((110, 84), (160, 80), (160, 132), (110, 126)), MOSS, 2.8, 0.85, LEAF_LITE)
    for turn in (-66, -36, 40):
        canvas.ink(line(on_circle(12, 104, 16, turn), on_circle(12, 104, 30, turn)), 3.4, taper=(0.1, 0.4))
    die(canvas, -34, -64, 0.95, -22)
    motion(canvas, (((20, -76), (6, -72)), ((16, -96), (2, -90)), ((-4, -30), (-8, -28))))
    canvas.ink(line((58, -84), (30, -112), (-6, -112)), 2.6, taper=(0.2, 0.3))


def butterfingers(canvas: Canvas) -> None:
    """A glove full of butter; the spoon has left it."""
    fill(canvas, polygon((-170, 70), (-74, 52), (-62, 104), (-170, 132)), TEAL, 2.9, 0.85, "#cfe8dc")
    glove = blob(
        (-76, 50),
        (-40, 34),
        (-22, 6),
        (-8, 0),
        (-4, 14),
        (-10, 30),
        (20, 14),
        (34, 16),
        (30, 30),
        (8, 42),
        (40, 38),
        (48, 48),
        (34, 58),
        (8, 62),
        (32, 68),
        (34, 80),
        (16, 82),
        (-14, 84),
        (-40, 100),
        (-68, 104),
    )
    fill(canvas, glove, UMBER, 3.0, 0.35, "#e8c58f")
    butter = blob(
        (-56, 50),
        (-30, 34),
        (-14, 8),
        (-6, 8),
        (-8, 28),
        (18, 20),
        (28, 22),
        (10, 38),
        (34, 44),
        (30, 54),
        (4, 56),
        (14, 70),
        (-10, 74),
        (-14, 92),
        (-22, 74),
        (-46, 76),
    )
    fill(canvas, butter, GOLD, 2.4, 0.3, "#fff0a0")
    for x, y, radius in ((-14, 106, 6), (30, 96, 5), (46, 72, 4)):
        fill(canvas, drop(x, y, radius), GOLD, 2.1, 0.3, "#fff0a0")
    with canvas.at(52, -36, rotation=38):
        rod(canvas, ((0, 18), (0, 96)), 9, PLANK)
        fill(canvas, circle(0, -8, 23, 29), UMBER, 3.0, 0.4, PLANK)
        for x in (-9, 9):
            eye(canvas, x, -14, 6.6, (0, 0.6))
        gasp(canvas, 0, 6, 6)
    for points in (((88, 34), (104, 22)), ((104, 52), (122, 36)), ((18, -64), (6, -80)), ((34, -82), (26, -98))):
        canvas.ink(line(*points), 3, taper=(0.1, 0.5))


def hiccups(canvas: Canvas) -> None:
    """A jar hops out of the window, mid-hic."""
    fill(canvas, rounded_rect(-136, -114, 120, 180, 5), UMBER, 3.0, 0.8, PLANK)
    pane = rounded_rect(-124, -102, 96, 150, 3)
    canvas.base(pane, "#4a4456")
    canvas.ink(pane, 2.6)
    fill(canvas, rounded_rect(-146, 60, 142, 20, 4), UMBER, 2.9, 0.8, PLANK, deep=SEPIA)
    for at, (x, y) in enumerate(((-30, 44), (-6, 6), (20, -6))):
        canvas.ink(circle(x - 20, y + 6, 4 + at), 2.6)
    with canvas.at(66, 4, 1.1, rotation=16):
        for side in (-1, 1):
            canvas.ink(line((side * 18, 54), (side * 28, 70), (side * 22, 82)), 6, taper=(0, 0))
            fill(
                canvas,
                blob((side * 22 - 8, 78), (side * 22 + 16, 80), (side * 22 + 18, 90), (side * 22 - 8, 90)),
                BLOOD,
                2.3,
                0.9,
            )
        with glass(canvas, phial(0, 46, -42, 36, -66, 58), Liquid("#e2a03a", UMBER, "#fff0bd"), -18):
            bubbles(canvas, ((-24, 36, 6), (24, 40, 5), (28, 8, 4)), Liquid("", "", "#fff0bd"))
            face(canvas, 0, -2, 0.9, "gasp", (0, -0.5))
        with canvas.at(6, -88, rotation=14):
            fill(canvas, rounded_rect(-42, -10, 84, 22, 6), BLOOD, 2.8, 0.7, "#f2b9a8")
        for x in (-26, 0, 26):
            canvas.ink(line((x, -68), (x * 1.1, -76)), 2.6, taper=(0, 0))
    for points in (((16, 92), (10, 110)), ((46, 106), (42, 122)), ((78, 108), (80, 124))):
        canvas.ink(line(*points), 3, taper=(0.1, 0.5))


def wet_firewood(canvas: Canvas) -> None:
    """Dripping logs, and a match that only steams."""
    puddle = circle(0, 108, 128, 13)
    fill(canvas, puddle, LAPIS, 2.4, 0.6, WATER)
    for x, y, radius in ((-66, 78, 33), (8, 80, 33), (78, 78, 31), (-30, 26, 32), (46, 28, 32)):
        fill(canvas, circle(x, y, radius), UMBER, 3.0, 0.85, WOOD, deep=SEPIA)
        fill(canvas, circle(x, y, radius - 7), UMBER, 2.2, 0.3, "#f0d3a0")
        for ring in (17, 9):
            canvas.ink(circle(x, y, ring, ring * 0.9), 1.8, SEPIA)
    face(canvas, 8, 76, 0.62, "sad", (0, -0.6))
    for x, y, radius in (
        (-96, 58, 7),
        (-48, 54, 6),
        (22, 56, 7),
        (108, 52, 6),
        (-8, -8, 6),
        (70, 62, 5),
        (-70, 110, 4),
    ):
        fill(canvas, drop(x, y, radius), LAPIS, 2.2, 0.7, WATER)
    with canvas.at(34, -50, rotation=-34):
        rod(canvas, ((0, -4), (0, 66)), 8, "#e8c58f")
        fill(canvas, circle(0, -12, 13, 15), BLOOD, 2.7, 0.9)
        for x in (-5, 5):
            eye(canvas, x, -14, 4.4, (0, 0.8))
    for x, y in ((14, -84), (34, -82)):
        steam(canvas, x, y, 38, 11)
    for x, y in ((-110, -60), (-70, -90), (-86, -24), (96, -70), (118, -30), (-120, -10)):
        canvas.ink(line((x, y), (x - 6, y + 20)), 3, LAPIS_DEEP, taper=(0.3, 0.2))


def spare_button(canvas: Canvas) -> None:
    """A button that has been drawn on: it passes for a toadstool."""
    ground_shadow(canvas, 0, 112, 58, 0.16)
    rod(canvas, ((0, 108), (0, 30)), 9, WICKER)
    for x in (-34, 34):
        rod(canvas, ((0, 108), (x * 0.4, 84), (x, 74)), 4, MOSS)
        fill(canvas, leaf(x, 78, 26, 60 if x > 0 else -60), MOSS, 2.2, 0.9, LEAF_LITE)
    button = circle(0, -30, 82)
    fill(canvas, button, STRAW, 3.3, 0.35, PAPER_LITE)
    canvas.ink(circle(0, -30, 68), 2.2, SEPIA)
    with canvas.clip(circle(0, -30, 67)):
        cap = svg_path("M-70 -22 C-66 -110 66 -110 70 -22 C30 -10 -30 -10 -70 -22 Z")
        canvas.wash(cap, BLOOD, 0.9, loose=3, spill=0)
        canvas.ink(cap, 3, BLOOD, dry=0.5)
        for x, y, radius in ((-34, -46, 10), (4, -74, 11), (38, -46, 9)):
            canvas.ink(circle(x, y, radius), 2.6, PAPER_LITE)
        canvas.ink(svg_path("M-16 -14 C-18 10 -20 24 -24 40 M16 -14 C18 10 20 24 24 40"), 3.4, BLOOD, dry=0.5)
    for x in (-15, 15):
        for y in (-34, -4):
            canvas.base(circle(x, y - 10, 7.4), INK)
            canvas.gouache(circle(x - 2, y - 12.6, 2), STRAW, 0.8, 0)
    canvas.ink(line((-15, -44), (15, -14)), 4.6, TEAL, taper=(0, 0), dry=0)
    canvas.ink(line((15, -44), (-15, -14)), 4.6, TEAL, taper=(0, 0), dry=0)
    with canvas.at(104, 40, rotation=28):
        rod(canvas, ((0, -6), (0, 58)), 7, PLANK)
        fill(canvas, polygon((-8, -6), (8, -6), (1, -30)), BLOOD, 2.4, 0.9)


SCENES: Final[dict[str, Scene]] = {
    "spell.slow_simmer": Scene(slow_simmer, DUSK, 0.5, UMBER),
    "spell.crust_in_the_pot": Scene(crust_in_the_pot, TEAL, 0.4, UMBER),
    "spell.hasty_kettle": Scene(hasty_kettle, LAPIS, 0.4, UMBER),
    "spell.mixed_up_labels": Scene(mixed_up_labels, STRAW, 0.6, UMBER),
    "spell.last_crumb": Scene(last_crumb, LAPIS, 0.2),
    "spell.gamblers_kettle": Scene(gamblers_kettle, GOLD, 0.35, UMBER),
    "spell.torn_page": Scene(torn_page, PLUM, 0.5, UMBER),
    "spell.philosophers_pebble": Scene(philosophers_pebble, TEAL, 0.4, UMBER),
    "spell.my_turn_again": Scene(my_turn_again, ROSE, 0.45, UMBER),
    "spell.jogged_elbow": Scene(jogged_elbow, STRAW, 0.6),
    "spell.butterfingers": Scene(butterfingers, ROSE, 0.4),
    "spell.hiccups": Scene(hiccups, LAPIS, 0.35),
    "spell.wet_firewood": Scene(wet_firewood, SLATE, 0.35),
    "spell.spare_button": Scene(spare_button, MOSS, 0.35, FERN),
}
