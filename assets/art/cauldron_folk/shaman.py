"""The Shaman: a drummer of the marsh in a hat of reeds and waders, with a barrel for a drum and a lantern on a pole."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_folk.person import hand, head, nose
from assets.art.cauldron_things.hues import LAMP, LEAF_LITE, PLANK, STRAW_LITE, WATER, WOOD
from assets.art.cauldron_things.vessels import rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect

HEAD: Final = (-6, -44)
SKIN: Final = "#e9b98a"
MUD: Final = "#6c6248"


def shaman(canvas: Canvas) -> None:
    """The Shaman sings with closed eyes and drums on the barrel; drops dance on its skin."""
    brush.ground_shadow(canvas, 0, 116, 96)
    _lantern(canvas)
    for x in (-34, 14):
        boot = blob((x - 18, 40), (x + 18, 40), (x + 17, 96), (x + 26, 108), (x + 24, 117), (x - 18, 117))
        brush.fill(canvas, boot, c.SLATE, 2.8, 0.75, "#b9b59c", deep=c.INK)
        canvas.ink(line((x - 17, 100), (x, 104), (x + 18, 100)), 1.8)
    bib = blob((-44, 4), (-26, -18), (14, -18), (34, 4), (38, 60), (-8, 70), (-52, 60))
    brush.fill(canvas, bib, c.SLATE, 2.8, 0.7, "#b9b59c", deep=c.INK)
    shirt = blob((-46, 2), (-30, -20), (18, -20), (36, 2), (30, 16), (16, 10), (-6, 22), (-26, 10), (-42, 18))
    brush.fill(canvas, shirt, c.EMBER, 2.6, 0.7, "#f0cf9a")
    for x in (-26, 16):
        rod(canvas, ((x, -16), (x * 0.9, 14)), 4, c.UMBER)
        canvas.base(circle(x * 0.9, 16, 4), c.GOLD)
        canvas.ink(circle(x * 0.9, 16, 4), 1.6)
    patch = polygon((-40, 34), (-22, 32), (-20, 50), (-38, 52))
    brush.fill(canvas, patch, c.MOSS, 2.0, 0.6, LEAF_LITE)
    _drum(canvas)
    for points in (((-40, 0), (-62, 22), (-40, 44), (-10, 46)), ((30, 0), (58, 0), (70, -18), (66, -32))):
        rod(canvas, points, 16, "#e0915a")
    hand(canvas, -4, 46, SKIN, 80)
    hand(canvas, 66, -40, SKIN, -12)
    rod(canvas, ((60, -34), (42, -4)), 3.4, WOOD)
    brush.fill(canvas, circle(40, 0, 8), c.STRAW, 2.2, 0.5, STRAW_LITE)
    _head(canvas)


def _head(canvas: Canvas) -> None:
    face = blob((-6, -78), (20, -70), (27, -46), (20, -20), (-6, -8), (-32, -20), (-39, -46), (-32, -70))
    head(canvas, face, SKIN, ((-27, -30), (15, -30)))
    beard = blob(
        (-34, -34), (-22, -26), (-6, -22), (10, -26), (22, -34), (20, -14), (6, 2), (-6, 6), (-18, 2), (-32, -14)
    )
    brush.fill(canvas, beard, MUD, 2.4, 0.5, "#cfc7a6")
    for x in (-17, 5):
        brush.asleep(canvas, x, -46, 7, 2.3)
    brush.gasp(canvas, -6, -16, 6)
    nose(canvas, -6, -35, SKIN, 7)
    brim = blob((-92, -60), (-60, -74), (-6, -80), (48, -74), (80, -60), (44, -52), (-6, -58), (-56, -52))
    brush.fill(canvas, brim, c.STRAW, 2.8, 0.85, STRAW_LITE, deep=c.UMBER)
    crown = blob((-40, -70), (-24, -92), (-6, -98), (12, -92), (28, -70), (-6, -66))
    brush.fill(canvas, crown, c.STRAW, 2.7, 0.85, STRAW_LITE)
    for x in (-76, -54, -30, -6, 18, 42, 64):
        canvas.ink(line((-6 + (x + 6) * 0.3, -92), (x, -56)), 1.6, c.SEPIA, taper=(0.1, 0.2))
        canvas.ink(line((x, -56), (x - 3, -46)), 2.2, c.SEPIA, taper=(0, 0.5))
    brush.fill(canvas, polygon((-36, -76), (24, -76), (27, -67), (-39, -67)), c.MOSS, 2.0, 0.9)


def _drum(canvas: Canvas) -> None:
    """A barrel with a green skin; drops jump on it."""
    barrel = blob((2, 56), (84, 56), (94, 88), (84, 117), (2, 117), (-8, 88))
    brush.fill(canvas, barrel, c.UMBER, 3.0, 0.75, PLANK, deep=c.SEPIA)
    for x in (18, 43, 68):
        canvas.ink(line((x, 58), (x + (x - 43) * 0.12, 88), (x, 116)), 1.7)
    for y in (72, 104):
        canvas.ink(line((-4, y), (43, y + 6), (90, y)), 6.4, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line((-4, y), (43, y + 6), (90, y)), 3, "#a9a7a0", taper=(0, 0), dry=0)
    skin = circle(43, 54, 46, 13)
    brush.fill(canvas, skin, c.MOSS, 2.8, 0.85, LEAF_LITE)
    for x, y in ((24, 54), (52, 50), (66, 57)):
        canvas.base(circle(x, y, 3.4, 2), c.FERN)
    for x, y in ((26, 28), (62, 22), (82, 34)):
        shape = brush.drop(x, y, 5)
        brush.fill(canvas, shape, c.LAPIS, 1.8, 0.6, WATER)


def _lantern(canvas: Canvas) -> None:
    """A pole with a hook and a lantern that glows."""
    rod(canvas, ((-84, 116), (-90, 0), (-92, -84), (-112, -100), (-124, -86)), 5, WOOD)
    canvas.ink(line((-124, -84), (-124, -72)), 2.2)
    canvas.gouache(circle(-124, -50, 30), "#fff1bd", 0.45, 2)
    brush.fill(canvas, rounded_rect(-136, -70, 24, 36, 6), c.GOLD, 2.5, 0.4, LAMP)
    brush.fill(canvas, brush.drop(-124, -50, 6), c.EMBER, 1.9, 0.9, "#fff1bd")
    brush.fill(canvas, rounded_rect(-139, -74, 30, 8, 3), c.SLATE, 2.1, 0.7)
