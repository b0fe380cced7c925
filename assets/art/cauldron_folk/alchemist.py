"""The Alchemist: goggles up, eyebrows singed off, tiny scales in hand."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_folk.person import hand, head, nose, sleeve
from assets.art.cauldron_things.hues import LEAF_LITE, WATER
from assets.art.cauldron_things.vessels import Liquid, bubbles, cork, glass, globe
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon

HEAD: Final = (0, -50)
SKIN: Final = "#ecc49a"
HAIR: Final = "#ece6d8"


def alchemist(canvas: Canvas) -> None:
    """The Alchemist a moment after the experiment."""
    brush.ground_shadow(canvas, 0, 116, 64)
    coat = blob((-30, -10), (30, -10), (46, 30), (54, 116), (-54, 116), (-46, 30))
    brush.fill(canvas, coat, c.STRAW, 3.0, 0.3, c.PAPER_LITE, deep=c.UMBER)
    apron = blob((-20, 6), (20, 6), (32, 40), (36, 112), (-36, 112), (-32, 40))
    brush.fill(canvas, apron, c.SEPIA, 2.6, 0.75, "#d3a877")
    for x, y, radius in ((-14, 60, 8), (16, 86, 10), (10, 38, 5)):
        burn = circle(x, y, radius, radius * 0.8)
        canvas.wash(burn, c.INK, 0.85, edge=1.4, loose=2, spill=0)
    pocket = polygon((-20, 84), (4, 84), (2, 106), (-18, 106))
    brush.fill(canvas, pocket, c.UMBER, 1.9, 0.7)
    for x, height in ((-14, 14), (-4, 18)):
        canvas.ink(line((x, 84), (x + 1, 84 - height)), 5, c.INK, taper=(0, 0))
        canvas.ink(line((x, 84), (x + 1, 84 - height)), 2.6, c.PAPER_LITE, taper=(0, 0), dry=0)
    sleeve(canvas, ((-28, -4), (-46, 8), (-72, 2), (-82, -10), (-72, -20), (-50, -12), (-30, -8)), c.STRAW)
    hand(canvas, -82, -20, SKIN, -10)
    _scales(canvas)
    sleeve(canvas, ((28, -2), (46, 12), (68, 26), (78, 14), (70, 2), (50, -4), (30, -8)), c.STRAW)
    with canvas.at(94, -12, 0.42, 14, line_scale=0.75):
        with glass(canvas, globe(0, 32, 56, 14, -56), Liquid("#86a83a", c.FERN, LEAF_LITE), 4):
            bubbles(canvas, ((-18, 34, 8), (14, 54, 10), (20, 22, 6)), Liquid("", "", LEAF_LITE))
        cork(canvas, 0, -56, 13)
    brush.curl(canvas, ((92, -52), (84, -68), (98, -82), (90, -98)))
    hand(canvas, 78, 8, SKIN, 30)
    _head(canvas)


def _head(canvas: Canvas) -> None:
    """Wild hair that stands away from the bang, soot, goggles on the forehead."""
    for i in range(11):
        turn = -172 + 16.4 * i
        near_a, near_b = on_circle(0, -54, 24, turn - 19), on_circle(0, -54, 24, turn + 19)
        tip = on_circle(0, -54, 54 + (9 if i % 2 else 0), turn - 5)
        tuft = polygon(near_a, tip, near_b)
        brush.fill(canvas, tuft, c.SLATE, 2.2, 0.12, HAIR)
    crown = circle(0, -58, 33, 30)
    canvas.base(crown, HAIR)
    canvas.wash(crown, c.SLATE, 0.12)
    face = blob((0, -84), (26, -74), (33, -50), (26, -22), (0, -10), (-26, -22), (-33, -50), (-26, -74))
    head(canvas, face, SKIN, ((-22, -32), (22, -32)))
    with canvas.clip(face):
        for x, y, width, height in ((-27, -40, 9, 15), (28, -20, 12, 9), (5, -84, 26, 9)):
            canvas.wash(circle(x, y, width, height), c.INK, 0.5, soft=3, edge=0, spill=0)
    for x in (-13, 13):
        brush.eye(canvas, x, -46, 8.5, (0.1 if x < 0 else -0.1, -0.1))
        for tick in (-6, 0, 6):
            canvas.ink(line((x + tick, -60), (x + tick * 1.2, -64)), 1.5, c.SEPIA, taper=(0.1, 0.4))
    nose(canvas, 0, -34, SKIN, 7)
    brush.gasp(canvas, 0, -20, 5.5)
    strap = blob((-34, -74), (0, -82), (34, -74), (34, -66), (0, -73), (-34, -66))
    brush.fill(canvas, strap, c.SEPIA, 2.0, 0.9)
    for x in (-15, 15):
        rim = circle(x, -77, 14)
        brush.fill(canvas, rim, c.UMBER, 2.4, 0.9)
        lens = circle(x, -77, 9)
        brush.fill(canvas, lens, c.LAPIS, 1.9, 0.5, WATER)
        canvas.gouache(blob((x - 6, -78), (x - 2, -84), (x + 1, -83), (x - 4, -76)), c.PAPER_LITE, 1, 0)
    beard = blob((-8, -12), (8, -12), (5, 0), (0, 10), (-5, 0))
    brush.fill(canvas, beard, c.SLATE, 2.0, 0.3, HAIR)
    bow = blob((-16, 2), (0, -3), (16, 2), (16, 14), (0, 8), (-16, 14))
    brush.fill(canvas, bow, c.DUSK, 2.2)


def _scales(canvas: Canvas) -> None:
    """Brass scales, held up by their ring; a speck weighs more than a feather."""
    canvas.ink(line((-82, -34), (-82, -58)), 2.2)
    canvas.ink(line((-116, -66), (-82, -60), (-48, -54)), 4.4, c.INK, taper=(0.1, 0.1), dry=0)
    canvas.ink(line((-114, -66), (-82, -60), (-50, -54)), 2.0, c.GOLD, taper=(0.1, 0.1), dry=0)
    for x, y in ((-114, -66), (-50, -54)):
        for dx in (-12, 12):
            canvas.ink(line((x, y), (x + dx, y + 30)), 1.3)
        pan = blob((x - 14, y + 30), (x + 14, y + 30), (x + 8, y + 38), (x - 8, y + 38))
        brush.fill(canvas, pan, c.GOLD, 2.0, 0.8, c.STRAW)
    plume = blob((-124, -40), (-112, -48), (-98, -56), (-104, -44), (-114, -37))
    brush.fill(canvas, plume, c.STRAW, 1.6, 0.2, c.PAPER_LITE)
    speck = circle(-50, -28, 4)
    brush.fill(canvas, speck, c.EMBER, 1.7, 1.0)
