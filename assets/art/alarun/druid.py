"""Alarún himself: the old druid who stands on the stack while an egg slips from his sleeve; and his wooden token."""

import math
from typing import Final

import skia

from assets.art.alarun.hues import HUES
from assets.art.alarun.ingredients import egg, leaf_path
from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, star, svg_path
from assets.art.sheets import Sprite

FIGURE: Final = (270, 376)
FIGURE_MARGIN: Final = 6
FIGURE_SCALE: Final = FIGURE[0] / 330
"""The figure is drawn 330x460 around the middle of its belly."""

TOKEN: Final = (90, 110)
TOKEN_MARGIN: Final = 8
BEARD: Final = "#fffaf0"
FIGURE_THRIFT: Final = Thrift(colours=40, smoothing=3)


def _cloth(
    canvas: Canvas,
    outline: skia.Path,
    colour: str,
    strength: float = 0.9,
    dark: str = c.INK,
    width: float = 3.2,
    hatched: bool = True,
) -> None:
    canvas.base(outline, c.PAPER_LITE)
    sliver = width > 2
    canvas.wash(
        outline, colour, strength, edge=0.75, vary=0.6, bloom=0.5, cell=50,
        inset=0.6 if sliver else 0, loose=1.6 if sliver else 0.5, shift=(1.2, 1.4) if sliver else (0.4, 0.5),
    )  # fmt: skip
    if hatched:
        canvas.hatch(outline, 66, 5.2, cover=0.34, width=1.2, colour=dark)
    canvas.ink(outline, width)


def _cloak(canvas: Canvas) -> None:
    """The green cloak that falls behind the robe, with a scalloped hem of leaves."""
    for side in (-1, 1):
        fall = svg_path(
            f"M{side * 40} -96 C{side * 96} -60 {side * 124} 80 {side * 142} 196"
            f" C{side * 120} 214 {side * 90} 210 {side * 70} 204 L{side * 20} -60 Z"
        )
        _cloth(canvas, fall, c.FERN if side > 0 else c.MOSS, 1.0)
        with canvas.clip(fall):
            canvas.glaze(
                blob((side * 60, -60), (side * 84, 40), (side * 96, 206), (side * 60, 206)), c.INK, 0.28, soft=7
            )


def _robe(canvas: Canvas) -> None:
    """The linen robe: folds, a hem of moss with stars, belt, sickle, shoes."""
    robe = svg_path(
        "M-52 -76 C-76 -10 -88 90 -98 200 C-60 216 60 216 98 200 C90 96 76 -6 52 -76 C30 -92 -30 -92 -52 -76 Z"
    )
    _cloth(canvas, robe, "#d8c69a", 0.6, c.SEPIA)
    with canvas.clip(robe):
        canvas.glaze(blob((40, -60), (84, 60), (98, 204), (50, 206), (58, 80)), c.SEPIA, 0.4, soft=8)
    for x in (-58, -30, 4, 34, 62):
        canvas.ink(line((x * 0.55, 62), (x * 0.85, 130), (x, 184)), 1.7, c.SEPIA, taper=(0.5, 0.1))
    hem = svg_path("M-95 184 C-60 200 60 200 95 184 L98 200 C60 216 -60 216 -98 200 Z")
    canvas.wash(hem, c.MOSS, 0.85, shift=(0, 0))
    canvas.ink(line((-95, 184), (-40, 196), (40, 196), (95, 184)), 1.5)
    for x, y in ((-70, 197), (-42, 202), (-14, 204.5), (14, 204.5), (42, 202), (70, 197)):
        canvas.gouache(star(x, y, 4.4, 5, 0.45), "#f2dfa8", 1, 0)
    for x in (-32, 36):
        shoe = blob((x - 20, 212), (x, 200), (x + 22, 208), (x + 26, 218), (x - 20, 220))
        _cloth(canvas, shoe, c.UMBER, 0.9, width=2.4, hatched=False)
    belt = svg_path("M-74 44 C-30 58 30 58 74 44 L76 56 C30 70 -30 70 -76 56 Z")
    _cloth(canvas, belt, c.UMBER, 0.9, width=2, hatched=False)
    for x in (-46, -20, 8, 34):
        canvas.ink(line((x, 54), (x + 6, 58), (x + 12, 56)), 1.2, c.SEPIA)
    sickle = crescent(46, 86, 25, 0.42, math.radians(222))
    canvas.base(sickle, "#f4e3a6")
    canvas.wash(sickle, c.GOLD, 0.75)
    canvas.ink(sickle, 2.0)
    canvas.ink(line((57, 64), (60, 56), (61, 50)), 6, c.SEPIA)


def _staff(canvas: Canvas) -> None:
    """A crooked staff that has not noticed it was cut: it still puts out leaves. A small lantern hangs in its curl."""
    crook = line(
        (112, 206), (106, 60), (112, -60), (108, -150), (112, -190), (134, -206), (150, -188), (138, -170), (126, -182)
    )
    canvas.ink(crook, 13, c.INK, taper=(0.02, 0.1), shade=0.1, dry=0, corners=False)
    canvas.ink(crook, 8.4, "#a87a48", taper=(0.02, 0.1), shade=0.1, dry=0.3, corners=False)
    for bark in (
        ((109, 160), (106, 130), (107, 100)),
        ((110, 40), (112, 10), (111, -20)),
        ((109, -90), (107, -120), (109, -140)),
    ):
        canvas.ink(line(*bark), 1.3, c.SEPIA, taper=(0.3, 0.4))
    for x, y, rotation in ((106, -120, -60), (110, -100, 64), (112, -20, 70), (108, 110, -64), (113, -194, -30)):
        _cloth(canvas, leaf_path(x, y, rotation, 0.5), c.MOSS, 0.9, width=1.7, hatched=False)
    canvas.ink(line((138, -170), (139, -162), (138, -156)), 2.2)
    canvas.glaze(circle(138, -138, 26), "#f3c34e", 0.5, soft=9)
    lamp = blob((128, -154), (138, -157), (148, -154), (151, -136), (146, -122), (130, -122), (125, -136), tension=0.4)
    canvas.base(lamp, "#fff0b4")
    canvas.wash(lamp, c.GOLD, 0.6, edge=0.8)
    canvas.gouache(blob((138, -150), (143, -138), (138, -128), (133, -138)), "#fff6d8", 1, 0.3)
    for x in (132, 144):
        canvas.ink(line((x, -153), (x + (x - 138) * 0.3, -138), (x, -123)), 1.3)
    canvas.ink(lamp, 2.2)
    canvas.ink(line((129, -154), (138, -158), (147, -154)), 2.6)


def _arms(canvas: Canvas) -> None:
    """Wide sleeves and hands: one at the staff, the other unaware of the egg that slips out below it."""
    with canvas.at(-110, 86, 0.5, rotation=22, line_scale=0.85):
        egg(canvas, HUES["red"], small=True)
    for side, x, y in ((1, 108, -6), (-1, -100, 34)):
        sleeve = svg_path(
            f"M{side * 46} -82 C{side * 80} -70 {side * 104} -40 {x + side * 14} {y - 12}"
            f" C{x + side * 16} {y + 22} {x - side * 16} {y + 40} {x - side * 36} {y + 34}"
            f" C{side * 58} 6 {side * 50} -20 {side * 34} -40 Z"
        )
        _cloth(canvas, sleeve, c.MOSS if side < 0 else c.FERN, 0.95)
        cuff = line((x + side * 13, y - 10), (x + side * 6, y + 22), (x - side * 30, y + 34))
        canvas.ink(cuff, 5.4, c.INK, taper=(0.05, 0.05), shade=0)
        canvas.ink(cuff, 2.8, "#d9be7c", taper=(0.05, 0.05), shade=0, dry=0)
        hand = blob(
            (x - side * 8, y - 14), (x + side * 8, y - 12), (x + side * 12, y + 2), (x, y + 12), (x - side * 12, y + 2)
        )
        canvas.base(hand, "#eccfa6")
        canvas.wash(hand, c.UMBER, 0.3)
        canvas.ink(hand, 2.2)
        for finger in (-5, 0, 5):
            canvas.ink(
                line((x + side * 3, y + finger), (x + side * 7, y + finger + 1), (x + side * 11, y + finger)), 1.2
            )
    for dash in (
        ((-126, 52), (-127, 58), (-128, 63)),
        ((-98, 52), (-97, 57), (-96, 61)),
        ((-112, 50), (-113, 54), (-113, 58)),
    ):
        canvas.ink(line(*dash), 1.7)


def _head(canvas: Canvas) -> None:
    """Hair, face, a beard to the belt, a moustache, and a wreath of oak leaves with berries."""
    hair = blob(
        (-44, -176), (0, -196), (44, -176), (54, -130), (46, -84), (30, -70), (-30, -70), (-46, -84), (-54, -130)
    )
    canvas.base(hair, c.PAPER_LITE)
    canvas.wash(hair, c.STONE, 0.4)
    for x in (-46, -40, 40, 46):
        canvas.ink(line((x * 0.92, -150), (x, -120), (x * 0.92, -88)), 1.4, c.INK_SOFT, taper=(0.3, 0.4))
    canvas.ink(hair, 2.8)
    face = svg_path(
        "M-34 -150 C-34 -178 -18 -186 0 -186 C18 -186 34 -178 34 -150"
        " C36 -120 24 -96 0 -96 C-24 -96 -36 -120 -34 -150 Z"
    )
    canvas.base(face, "#f4d8b2")
    canvas.wash(face, c.UMBER, 0.28, vary=0.5)
    for y in (-172, -166):
        canvas.ink(line((-12, y), (0, y - 2), (12, y)), 1.1, c.SEPIA, taper=(0.3, 0.4))
    canvas.ink(face, 2.4)
    _beard(canvas)
    nose = blob((-7, -146), (4, -146), (11, -128), (0, -120), (-11, -128))
    canvas.base(nose, "#f0cfa6")
    canvas.wash(nose, c.ROSE, 0.6)
    canvas.ink(nose, 2.0)
    for side in (-1, 1):
        eye = circle(side * 15, -147, 6.4, 5.4)
        canvas.base(eye, c.WHITE)
        canvas.ink(eye, 1.5)
        canvas.base(circle(side * 15 + 2.8, -148, 2.7), c.INK)
        canvas.gouache(circle(side * 15 + 2, -149.2, 0.9), c.WHITE, 1, 0)
        brow = blob((side * 4, -158), (side * 16, -168), (side * 32, -160), (side * 28, -155), (side * 16, -157))
        canvas.base(brow, BEARD)
        canvas.ink(brow, 1.7)
        canvas.wash(circle(side * 23, -134, 6, 4), c.ROSE, 0.8, loose=0.6)
        canvas.ink(line((side * 24, -146), (side * 28, -145), (side * 30, -142)), 1.1, c.SEPIA)
    for i in range(9):
        degrees = 200 + i * 17.5
        x, y = 46 * math.cos(math.radians(degrees)), -158 + 34 * math.sin(math.radians(degrees))
        leaf = leaf_path(x, y, degrees + 90 + (-26 if i % 2 else 26), 0.46)
        _cloth(canvas, leaf, (c.MOSS, c.FERN)[i % 2], 0.95, width=1.7, hatched=False)
    for x, y in ((-24, -188), (2, -196), (28, -186), (-40, -170)):
        canvas.base(circle(x, y, 5))
        canvas.wash(circle(x, y, 5), c.BLOOD, 1.0, loose=0.3, inset=0, shift=(0, 0))
        canvas.gouache(circle(x - 1.6, y - 1.8, 1.2), c.WHITE, 0.9, 0)
        canvas.ink(circle(x, y, 5), 1.4)


def _beard(canvas: Canvas) -> None:
    beard = svg_path(
        "M-38 -136 C-50 -80 -40 -30 -20 14 C-10 36 0 48 2 70 C10 50 22 34 30 8 C44 -36 48 -86 38 -136"
        " C30 -116 16 -112 0 -114 C-16 -112 -30 -116 -38 -136 Z"
    )
    canvas.base(beard, BEARD)
    canvas.wash(beard, c.STONE, 0.2, vary=0.6, edge=0.6)
    with canvas.clip(beard):
        canvas.glaze(blob((28, -110), (44, -80), (32, 10), (4, 66), (18, 0)), c.STONE, 0.35, soft=6)
    for x in (-30, -20, -8, 4, 16, 27):
        canvas.ink(line((x, -106), (x * 0.9 + 3, -50), (x * 0.35 + 1, 22)), 1.3, c.INK_SOFT, taper=(0.3, 0.4))
    canvas.ink(beard, 2.9)
    moustache = svg_path(
        "M0 -122 C-10 -132 -30 -126 -42 -106 C-26 -102 -10 -106 0 -116"
        " C10 -106 26 -102 42 -106 C30 -126 10 -132 0 -122 Z"
    )
    canvas.base(moustache, BEARD)
    canvas.wash(moustache, c.STONE, 0.22)
    canvas.ink(moustache, 2.2)


def figure() -> Canvas:
    """Alarún in full, 270x376, his soles 10 pixels above the lower edge."""
    canvas = Canvas(FIGURE[0] + 2 * FIGURE_MARGIN, FIGURE[1] + 2 * FIGURE_MARGIN, seed=7, tooth=0.6)
    with canvas.at(FIGURE_MARGIN + 165 * FIGURE_SCALE, FIGURE_MARGIN + 232 * FIGURE_SCALE, FIGURE_SCALE):
        _cloak(canvas)
        _robe(canvas)
        _staff(canvas)
        _arms(canvas)
        _head(canvas)
        canvas.shadow(blob((-120, 206), (0, 196), (130, 206), (90, 226), (-90, 226)), 4, 4, 7, 0.5)
    reduce_colours(canvas, FIGURE_THRIFT)
    return canvas


def token() -> Canvas:
    """Alarún cut from wood and painted, on a round foot; 90x110."""
    canvas = Canvas(TOKEN[0] + 2 * TOKEN_MARGIN, TOKEN[1] + 2 * TOKEN_MARGIN + 8, seed=9, tooth=0.5)
    with canvas.at(TOKEN_MARGIN + 45, TOKEN_MARGIN + 4, scale_y=0.97):
        foot = circle(0, 99, 36, 10.5)
        rim = svg_path("M-36 94 A36 10.5 0 0 0 36 94 L36 100 A36 10.5 0 0 1 -36 100 Z")
        canvas.base(rim, "#c89a63")
        canvas.wash(rim, c.SEPIA, 0.9)
        canvas.ink(rim, 2.0)
        top = circle(0, 94, 36, 10.5)
        canvas.base(top, "#e2bd86")
        canvas.wash(top, c.UMBER, 0.5)
        canvas.ink(top, 1.8)
        canvas.glaze(circle(4, 94, 26, 6), c.SHADOW, 0.6, soft=2)
        _token_figure(canvas)
        canvas.shadow(foot, 3, 5, 4, 0.45)
    reduce_colours(canvas, FIGURE_THRIFT)
    return canvas


def _token_figure(canvas: Canvas) -> None:
    """The druid with a large head; the origin is the middle of the token's upper edge."""
    staff = line((33, 92), (31, 60), (33, 28), (31, 14), (37, 7), (42, 13), (37, 18))
    canvas.ink(staff, 6.6, c.INK, taper=(0.02, 0.1), shade=0.1, dry=0, corners=False)
    canvas.ink(staff, 3.4, "#b98a54", taper=(0.02, 0.1), shade=0.1, dry=0, corners=False)
    cloak = svg_path("M-16 34 C-30 50 -31 78 -30 94 C-14 101 16 101 30 94 C31 78 30 50 16 34 Z")
    _cloth(canvas, cloak, c.FERN, 1.0, width=2.5)
    robe = svg_path("M-8 40 C-14 60 -15 80 -16 97 C-6 100 6 100 16 97 C15 80 14 60 8 40 Z")
    _cloth(canvas, robe, "#d8c69a", 0.6, c.SEPIA, width=1.8, hatched=False)
    hand = circle(30, 58, 5)
    canvas.base(hand, "#eccfa6")
    canvas.wash(hand, c.UMBER, 0.3)
    canvas.ink(hand, 1.7)
    hair = blob((-20, 12), (0, 3), (20, 12), (25, 30), (20, 46), (-20, 46), (-25, 30))
    canvas.base(hair, c.PAPER_LITE)
    canvas.wash(hair, c.STONE, 0.4)
    canvas.ink(hair, 2.2)
    face = circle(0, 25, 17, 17)
    canvas.base(face, "#f4d8b2")
    canvas.wash(face, c.UMBER, 0.25)
    canvas.ink(face, 1.7)
    beard = svg_path("M-18 28 C-24 50 -12 66 1 82 C14 66 24 50 18 28 C12 37 -12 37 -18 28 Z")
    canvas.base(beard, BEARD)
    canvas.wash(beard, c.STONE, 0.34, edge=0.6)
    for x in (-9, 0, 9):
        canvas.ink(line((x, 42), (x * 0.8, 54), (x * 0.3, 68)), 1.2, c.INK_SOFT, taper=(0.3, 0.4))
    canvas.ink(beard, 2.2)
    moustache = svg_path("M0 34 C-6 29 -15 32 -19 40 C-11 42 -4 40 0 36 C4 40 11 42 19 40 C15 32 6 29 0 34 Z")
    canvas.base(moustache, BEARD)
    canvas.ink(moustache, 1.6)
    nose = circle(0, 30, 4.4, 5)
    canvas.base(nose, "#f0cfa6")
    canvas.wash(nose, c.ROSE, 0.7)
    canvas.ink(nose, 1.5)
    for side in (-1, 1):
        canvas.base(circle(side * 7.5, 24, 2.2), c.INK)
        brow = line((side * 3, 19), (side * 8, 16.6), (side * 13, 19))
        canvas.ink(brow, 4.6)
        canvas.ink(brow, 2.6, c.WHITE, dry=0)
    for i in range(7):
        x, y = on_circle(0, 22, 20, 198 + 24 * i)
        leaf = leaf_path(x, y, 288 + 24 * i + (-24 if i % 2 else 24), 0.25)
        _cloth(canvas, leaf, (c.MOSS, c.FERN)[i % 2], 0.95, width=1.4, hatched=False)


SPRITES: Final[dict[str, Sprite]] = {
    "alarun.figure": Sprite(figure, (FIGURE_MARGIN, FIGURE_MARGIN, *FIGURE)),
    "alarun.token": Sprite(token, (TOKEN_MARGIN, TOKEN_MARGIN, *TOKEN)),
}
