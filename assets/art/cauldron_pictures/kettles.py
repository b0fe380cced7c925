"""Pictures of spells about pots, bottles and dice: simmer, crust, kettles, labels, pages, and clumsy cooks."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_pictures.kit import (
    IRON,
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
from assets.art.cauldron_things.hues import LAMP, PLANK
from assets.art.cauldron_things.vessels import Liquid, cork, glass, phial, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def slow_simmer(canvas: Canvas) -> None:
    """A lidded pot over one candle; a snail sleeps on the lid, a cobweb holds the handle."""
    brush.ground_shadow(canvas, 0, 112, 92, 0.13)
    for x in (-74, 74):
        rod(canvas, ((x, 112), (x * 0.9, 58)), 7, c.SLATE)
    candle(canvas, 0, 114, 0.72)
    for side in (-1, 1):
        rod(canvas, ((side * 78, -6), (side * 108, -8), (side * 104, 20), (side * 76, 22)), 7, c.SLATE)
    body = svg_path("M-84 -24 L84 -24 C90 40 62 62 0 62 C-62 62 -90 40 -84 -24 Z")
    brush.fill(canvas, body, c.SLATE, 3.2, 0.75, IRON, deep=c.INK)
    face(canvas, 0, 4, 1.1, "asleep")
    lid = svg_path("M-90 -24 C-80 -58 80 -58 90 -24 C40 -16 -40 -16 -90 -24 Z")
    brush.fill(canvas, lid, c.SLATE, 2.9, 0.8, IRON)
    snail(canvas, 2, -74, 1.2, c.EMBER, True)
    for points in (((100, -10), (126, -44)), ((104, 0), (140, -22)), ((108, 10), (146, 2))):
        canvas.ink(line(*points), 1.8, c.WHITE, taper=(0, 0))
    for points in (((112, -26), (122, -14), (126, 6)), ((120, -36), (134, -16), (138, 4))):
        canvas.ink(line(*points), 1.8, c.WHITE, taper=(0, 0))


def crust_in_the_pot(canvas: Canvas) -> None:
    """We look into a tilted empty pot: the crust has kept the shapes of a frog's leg and a toadstool."""
    brush.ground_shadow(canvas, 0, 108, 96, 0.14)
    for side in (-1, 1):
        brush.fill(
            canvas,
            polygon((side * 52, 76), (side * 80, 60), (side * 84, 108), (side * 68, 110)),
            c.SLATE,
            2.6,
            0.9,
            IRON,
        )
    brush.fill(canvas, circle(0, 18, 116, 88), c.SLATE, 3.2, 0.8, IRON, deep=c.INK)
    brush.fill(canvas, circle(0, 2, 112, 84), c.SLATE, 3.0, 0.5, IRON)
    inside = circle(0, 2, 94, 69)
    brush.fill(canvas, inside, c.INK, 2.8, 0.9, "#5b5458")
    crust = blob((-82, 18), (-50, -6), (-10, 4), (30, -10), (82, 12), (62, 48), (20, 64), (-30, 64), (-64, 46))
    brush.fill(canvas, crust, "#c58a3e", 2.8, 0.85, "#f3d49a", deep=c.SEPIA)
    leg = blob(
        (-56, 20), (-34, 12), (-18, 26), (-26, 40), (-8, 46), (4, 56), (-14, 54), (-30, 54), (-42, 42), (-54, 36)
    )
    brush.fill(canvas, leg, c.SEPIA, 2.6, 0.85, "#a06a2c")
    with canvas.at(40, 52, rotation=12):
        stem = rounded_rect(-7, -22, 14, 24, 4)
        cap = svg_path("M-28 -20 C-26 -52 26 -52 28 -20 Z")
        for shape in (stem, cap):
            brush.fill(canvas, shape, c.SEPIA, 2.6, 0.85, "#a06a2c")
        for x, y in ((-12, -28), (8, -32)):
            canvas.ink(circle(x, y, 4), 2)
    for side in (-1, 1):
        rod(canvas, ((side * 104, -30), (side * 132, -44), (side * 134, -8), (side * 110, 4)), 7, c.SLATE)
    with canvas.at(-20, -46, rotation=-58):
        rod(canvas, ((0, 16), (0, 76)), 6, PLANK)
        brush.fill(canvas, circle(0, 0, 14, 18), c.UMBER, 2.6, 0.4, PLANK)


def hasty_kettle(canvas: Canvas) -> None:
    """A kettle runs, lid off, its steam straight behind."""
    brush.ground_shadow(canvas, 20, 112, 64, 0.12)
    for y, x, radius in ((-16, -62, 16), (-30, -92, 21), (-24, -126, 17), (-44, -118, 15), (-6, -104, 13)):
        brush.fill(canvas, circle(x, y, radius, radius * 0.85), c.SLATE, 2.3, 0.1, c.WHITE)
    legs(canvas, 16, 56, 34, 52, c.BLOOD, run=True)
    with canvas.at(20, 8, rotation=8):
        kettle(canvas, 0, 4, 1.18, "#d9662b", lid=False)
        face(canvas, 12, 12, 1.1, "gasp", (0.8, 0))
    with canvas.at(-26, -88, rotation=-34):
        brush.fill(canvas, svg_path("M-44 8 C-38 -18 38 -18 44 8 C20 15 -20 15 -44 8 Z"), c.EMBER, 2.8, 0.9, "#f6d9b8")
        brush.fill(canvas, circle(0, -16, 8), c.GOLD, 2.3, 0.8, c.STRAW)
    motion(canvas, (((-146, 30), (-96, 30)), ((-146, 56), (-84, 56)), ((-146, 82), (-72, 82))))


def mixed_up_labels(canvas: Canvas) -> None:
    """Two bottles with crossed labels: the frog sits in the one with the sun, the sun in the frog's."""
    for x in (-66, 66):
        brush.ground_shadow(canvas, x, 110, 58, 0.14)
    with glass(canvas, phial(-66, 56, -32, 20, -92, 108), Liquid("#8cc6b8", c.TEAL, c.WHITE), -26):
        toad(canvas, -66, 12, 0.78, "flat", (0, -0.4))
    cork(canvas, -66, -92, 17)
    with glass(canvas, phial(66, 56, -32, 20, -92, 108), Liquid("#8aa7d6", c.LAPIS_DEEP, c.WHITE), -26):
        canvas.gouache(circle(66, 6, 38), "#fff1bd", 0.6, 2)
        brush.fill(canvas, circle(66, 6, 23), c.GOLD, 2.6, 0.5, LAMP)
        brush.burst(canvas, 66, 6, 28, 40, 12, 4, "#ffe27a")
        face(canvas, 66, 2, 0.55, "flat", (0, 0.3))
    cork(canvas, 66, -92, 17)
    for x, turn in ((-66, -5), (66, 5)):
        with canvas.at(x, 74, rotation=turn):
            brush.fill(canvas, rounded_rect(-44, -26, 88, 52, 4), c.STRAW, 2.8, 0.3, c.PAPER_LITE)
    brush.fill(canvas, circle(-66, 74, 11), c.GOLD, 2.3, 0.7, LAMP)
    brush.burst(canvas, -66, 74, 14, 22, 10, 3, c.EMBER)
    toad(canvas, 66, 76, 0.42)
    arrow = ((-22, -104), (0, -116), (22, -104))
    canvas.ink(line(*arrow), 4, c.BLOOD, taper=(0, 0))
    for side in (-1, 1):
        brush.fill(canvas, polygon((side * 30, -96), (side * 14, -98), (side * 24, -112)), c.BLOOD, 2, 0.9)


def last_crumb(canvas: Canvas) -> None:
    """An empty plate, one crumb, a ring of very interested ants."""
    cloth = polygon((-160, -130), (160, -130), (160, 140), (-160, 140))
    brush.fill(canvas, cloth, c.LAPIS, 0, 0.12, c.PAPER_LITE)
    for at in range(-150, 160, 36):
        canvas.ink(line((at, -130), (at, 140)), 9, c.LAPIS, taper=(0, 0), dry=0.4, alpha=0.35)
        canvas.ink(line((-160, at), (160, at)), 9, c.LAPIS, taper=(0, 0), dry=0.4, alpha=0.35)
    brush.ground_shadow(canvas, 6, 16, 104, 0.9, 0.3)
    brush.fill(canvas, circle(0, 4, 96, 88), c.STRAW, 3.2, 0.2, c.WHITE)
    canvas.ink(circle(0, 4, 82, 74), 3.4, c.BLOOD, taper=(0, 0))
    brush.fill(canvas, circle(0, 4, 62, 55), c.STRAW, 2.2, 0.12, c.WHITE)
    crumb = blob((-17, 8), (-12, -8), (2, -13), (16, -5), (17, 9), (2, 15))
    brush.fill(canvas, crumb, c.UMBER, 2.8, 0.7, "#eab95e")
    for dx, dy in ((-5, 0), (6, -2), (2, 7)):
        canvas.base(circle(dx, dy, 2), c.SEPIA)
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
                canvas.gouache(circle(10, side * 3, 2.4), c.WHITE, 1, 0)


def gamblers_kettle(canvas: Canvas) -> None:
    """A kettle whose lid is a die."""
    brush.ground_shadow(canvas, 0, 110, 92, 0.13)
    kettle(canvas, -8, 50, 1.35, "#6f4a7e", lid=False)
    face(canvas, -8, 62, 1.2, "sly", (0.5, -0.6))
    die(canvas, -8, -24, 1.2, 10)
    for x, y in ((-62, -64), (-72, -40), (52, -70), (64, -44)):
        canvas.ink(line((x, y), (x * 1.14, y - 6)), 3, taper=(0.1, 0.5))
    steam(canvas, 108, -2, 54, 12)


def torn_page(canvas: Canvas) -> None:
    """Half a page with half a bottle on it is held to a candle: the light shows the rest."""
    brush.ground_shadow(canvas, 86, 108, 40, 0.2)
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
    brush.fill(canvas, page, c.STRAW, 3.1, 0.35, c.PAPER_LITE)
    for y in (-78, -66, 64, 76):
        canvas.ink(line((-96, y), (-26, y - 2)), 2.6, c.SEPIA)
    with canvas.clip(page):
        with glass(canvas, phial(0, 50, -12, 16, -48, 52), Liquid("#b3344a", c.PLUM_DEEP, "#ffd6cf"), 0):
            pass
        cork(canvas, 0, -48, 13)
    canvas.ink(page, 3.1)
    ghost = svg_path("M12 -46 L16 -46 L16 -26 C16 -14 50 -16 50 4 L50 42 C50 52 25 52 8 52")
    for at in range(3):
        canvas.ink(ghost, 2.6, c.EMBER, taper=(0.1, 0.1), dry=0.6, alpha=0.5 + 0.1 * at)
    reaching(canvas, (-128, 104), 0.8, -52, c.TEAL)


def philosophers_pebble(canvas: Canvas) -> None:
    """A plain pebble set in a huge ring like a jewel; the half of the ring it has looked at is gold."""
    brush.ground_shadow(canvas, 0, 114, 84, 0.14)
    ring = circle(0, 40, 70)
    canvas.ink(ring, 32, c.INK, taper=(0, 0), dry=0, shade=0)
    canvas.ink(ring, 25, "#a9a7a4", taper=(0, 0), dry=0, shade=0)
    with canvas.clip(polygon((8, -60), (150, -60), (150, 140), (-14, 140), (6, 110), (-8, 84), (8, 40))):
        canvas.ink(ring, 25, "#e2a52f", taper=(0, 0), dry=0, shade=0)
        canvas.ink(circle(-2, 37, 73), 5, "#fff1bd", taper=(0, 0), dry=0.2)
    canvas.gouache(blob((-72, 10), (-66, -2), (-54, -14), (-62, 4)), c.WHITE, 0.7, 0.5)
    brush.fill(
        canvas, polygon((-42, -42), (42, -42), (28, -16), (-28, -16)), c.GOLD, 2.9, 0.85, "#fbe7ae", deep=c.UMBER
    )
    pebble = blob((-58, -60), (-46, -96), (-6, -112), (40, -102), (60, -70), (48, -44), (0, -36), (-46, -42))
    brush.fill(canvas, pebble, c.STONE, 3.1, 0.5, "#e9e3d7", deep=c.SLATE)
    face(canvas, 2, -80, 1.0, "glad")
    for x in (-52, 52, -24, 26):
        rod(canvas, ((x * 0.7, -38), (x, -62 if abs(x) > 40 else -52)), 7, "#f0c65a")
    brush.stars(canvas, ((96, 0, 11), (82, 84, 8), (112, 44, 7), (34, 116, 6)), 4, c.WHITE)


SCENES: Final[dict[str, Scene]] = {
    "spell.slow_simmer": Scene(slow_simmer, c.DUSK, 0.5, c.UMBER),
    "spell.crust_in_the_pot": Scene(crust_in_the_pot, c.TEAL, 0.4, c.UMBER),
    "spell.hasty_kettle": Scene(hasty_kettle, c.LAPIS, 0.4, c.UMBER),
    "spell.mixed_up_labels": Scene(mixed_up_labels, c.STRAW, 0.6, c.UMBER),
    "spell.last_crumb": Scene(last_crumb, c.LAPIS, 0.2),
    "spell.gamblers_kettle": Scene(gamblers_kettle, c.GOLD, 0.35, c.UMBER),
    "spell.torn_page": Scene(torn_page, c.PLUM, 0.5, c.UMBER),
    "spell.philosophers_pebble": Scene(philosophers_pebble, c.TEAL, 0.4, c.UMBER),
}
