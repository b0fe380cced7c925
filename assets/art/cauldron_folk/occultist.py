"""The Occultist: pale, a candle on the hat, a friendly skull under the arm."""

from typing import Final

from assets.art import brush
from assets.art.cauldron_folk.person import hand, head, sleeve, strands
from assets.art.cauldron_things.hues import FLAME_HEART, IRON_LITE, LAMP
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, svg_path

HEAD: Final = (0, -42)
SKIN: Final = "#e9e4d6"
CLOTH: Final = "#3f4258"


def occultist(canvas: Canvas) -> None:
    """The Occultist, who never sees the sun, and a skull that is always in a good mood."""
    brush.ground_shadow(canvas, 0, 116, 60)
    canvas.glaze(circle(6, -104, 70), c.GOLD, 0.35, soft=22)
    robe = blob((-24, -10), (24, -10), (40, 24), (44, 80), (54, 116), (-54, 116), (-44, 80), (-40, 24))
    brush.fill(canvas, robe, CLOTH, 3.0, 1.0, deep=c.INK)
    strands(canvas, (((-16, 40), (-22, 80), (-20, 114)), ((14, 50), (22, 84), (22, 114))), c.INK, 1.7)
    for y in (18, 38, 58, 78):
        hook = circle(0, y, 3)
        brush.fill(canvas, hook, c.STONE, 1.6, 0.8)
    collar = polygon((-32, -6), (-40, -30), (-14, -14), (0, -2), (14, -14), (40, -30), (32, -6), (0, 10))
    brush.fill(canvas, collar, c.PLUM_DEEP, 2.6, 0.95)
    pendant = crescent(0, 20, 9, 0.5, -1.2)
    brush.fill(canvas, pendant, c.GOLD, 1.8, 0.8, c.STRAW)
    sleeve(
        canvas,
        ((-26, -2), (-44, 12), (-66, 14), (-86, -6), (-94, -26), (-76, -34), (-62, -14), (-34, -8)),
        CLOTH,
        c.INK,
    )
    hand(canvas, -86, -38, SKIN, -16)
    _key(canvas)
    _skull(canvas)
    sleeve(canvas, ((24, -2), (48, 6), (70, 34), (64, 60), (44, 66), (34, 56), (46, 44), (30, 22)), CLOTH, c.INK)
    hand(canvas, 42, 66, SKIN, -70, 0.95)
    _head(canvas)


def _head(canvas: Canvas) -> None:
    """A long pale face between two curtains of black hair, under a low broad hat with a candle."""
    hair = blob(
        (-36, -66),
        (0, -78),
        (36, -66),
        (40, -30),
        (36, 2),
        (26, 0),
        (24, -30),
        (-24, -30),
        (-26, 0),
        (-36, 2),
        (-40, -30),
    )
    brush.fill(canvas, hair, c.INK, 2.6, 0.9, "#5a5560")
    face = blob((0, -74), (22, -66), (26, -42), (20, -16), (0, -2), (-20, -16), (-26, -42), (-22, -66))
    head(canvas, face, SKIN)
    for x in (-11, 11):
        canvas.wash(circle(x, -39, 10, 9), c.DUSK, 0.4, soft=2.5, edge=0, spill=0)
        brush.eye(canvas, x, -41, 6.4, (0.5, 0.1))
        lid = blob((x - 8, -42), (x, -50), (x + 8, -42), (x, -44))
        brush.fill(canvas, lid, c.STONE, 1.6, 0.35, SKIN)
    brush.brow(canvas, -12, -55, 8, -3)
    brush.brow(canvas, 12, -55, 8, 3)
    canvas.ink(line((1, -40), (6, -27), (0, -24)), 2.0, taper=(0.2, 0.2))
    brush.smile(canvas, 1, -14, 8, 0.25, 2.2)
    fringe = polygon(
        (-26, -66), (-20, -52), (-13, -64), (-6, -50), (1, -64), (8, -51), (14, -64), (21, -53), (27, -66), (0, -80)
    )
    brush.fill(canvas, fringe, c.INK, 2.0, 0.9, "#5a5560")
    crown = svg_path("M-30 -66 C-30 -84 -24 -92 0 -92 C24 -92 30 -84 30 -66 Z")
    brush.fill(canvas, crown, CLOTH, 2.8, 1.0, deep=c.INK)
    band = blob((-30, -74), (0, -70), (30, -74), (30, -65), (0, -61), (-30, -65))
    brush.fill(canvas, band, c.BLOOD, 2.0, 0.9)
    brim = blob((-58, -62), (-28, -70), (0, -66), (28, -70), (58, -62), (28, -55), (0, -53), (-28, -55))
    brush.fill(canvas, brim, CLOTH, 2.8, 1.0, deep=c.INK)
    _candle(canvas)


def _candle(canvas: Canvas) -> None:
    stick = svg_path(
        "M-8 -92 L-8 -112 C-4 -116 4 -116 8 -112 L8 -92 C12 -86 14 -82 10 -80 "
        "C8 -84 4 -88 0 -86 C-4 -84 -6 -78 -9 -80 C-10 -84 -8 -88 -8 -92 Z"
    )
    brush.fill(canvas, stick, c.STRAW, 2.2, 0.35, c.PAPER_LITE)
    canvas.ink(line((0, -114), (0, -119)), 2.0)
    flame = svg_path("M0 -116 C-8 -120 -7 -128 0 -138 C7 -128 8 -120 0 -116 Z")
    brush.fill(canvas, flame, c.EMBER, 1.9, 0.7, LAMP)
    canvas.gouache(circle(0, -121, 2.6, 3.6), FLAME_HEART, 1, 0)


def _key(canvas: Canvas) -> None:
    """A large key with a face that yawns."""
    canvas.ink(line((-84, -46), (-84, -74)), 6.4, c.INK, taper=(0, 0), dry=0)
    canvas.ink(line((-84, -46), (-84, -74)), 3, c.STONE, taper=(0, 0), dry=0)
    for y in (-54, -62):
        canvas.ink(line((-84, y), (-74, y)), 4.6, c.INK, taper=(0, 0), dry=0)
    bow = circle(-84, -86, 14)
    brush.fill(canvas, bow, c.SLATE, 2.5, 0.7, IRON_LITE)
    for x in (-89, -79):
        canvas.base(circle(x, -89, 2.2), c.INK)
    canvas.base(circle(-84, -81, 3.4, 4), c.INK)


def _skull(canvas: Canvas) -> None:
    skull = blob((44, 24), (58, 4), (84, 4), (98, 24), (94, 44), (86, 50), (86, 62), (58, 62), (58, 50), (48, 44))
    brush.fill(canvas, skull, c.STRAW, 2.8, 0.3, c.BONE)
    for x, look in ((61, -0.3), (82, -0.3)):
        socket = circle(x, 30, 8, 9)
        canvas.base(socket, c.INK)
        canvas.gouache(circle(x + look * 6, 28, 3), LAMP, 1, 0)
    canvas.base(polygon((71, 38), (75, 46), (67, 46)), c.INK)
    canvas.ink(line((60, 52), (72, 58), (86, 52)), 2.2)
    for x in (66, 72, 78):
        canvas.ink(line((x, 54), (x, 60)), 1.5)
    bow = blob((62, 62), (72, 66), (82, 62), (84, 72), (72, 69), (60, 72))
    brush.fill(canvas, bow, c.BLOOD, 1.9)
