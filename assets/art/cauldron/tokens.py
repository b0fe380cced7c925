"""Ingredient tokens of Cauldron in three sizes, the discs of recipes, and the marks that lie on tokens and cards."""

from functools import partial
from typing import Final

from assets.art.cauldron_things.glyphs import GLYPHS
from assets.art.cauldron_things.hues import GOLD_BRIGHT, GOLD_EDGE, GOLD_SHINE, LEAF_PALE, TIMBER
from assets.art.cauldron_things.kinds import KINDS
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, line, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite

LARGE, MEDIUM, SMALL = 46, 31, 21
DISC, MINI = 20, 14
"""Radii in layout pixels: tokens on shelves, on fields, in huts; recipe discs, and those of four-slot recipes."""

MARGIN: Final = 7
EDGE: Final = 0.13
"""How far the wooden edge shows below the face, as a part of the radius."""

PICTURE: Final = 118
"""A picture in a box of 200 is painted at radius / PICTURE."""

GROUNDS: Final[dict[str, str]] = {**c.FIELD, "wild": c.STONE, "common": LEAF_PALE}
TOKEN_SEED: Final = 80


def token(kind: str, radius: float) -> Canvas:
    """A wooden token with the picture of its ingredient."""
    canvas = Canvas(2 * radius + 16, 2 * radius * (1 + EDGE) + 18, seed=TOKEN_SEED + list(KINDS).index(kind), tooth=0.5)
    small = radius < LARGE
    with canvas.at(MARGIN + radius, MARGIN + radius):
        edge = circle(0, 2 * radius * EDGE / 1.6, radius)
        canvas.base(edge, TIMBER)
        canvas.wash(edge, c.SEPIA, 0.8, loose=0, shift=(0, 0))
        canvas.ink(edge, 2.4)
        face = circle(0, 0, radius)
        canvas.base(face, c.PAPER_LITE)
        canvas.wash(face, c.FIELD[kind], 0.62, vary=0.45, edge=0.9, loose=1.2)
        canvas.ink(face, 2.4)
        if radius > SMALL:
            canvas.ink(circle(0, 0, radius * 0.88), 1.0, c.INK_SOFT, wobble=0.35, alpha=0.8)
        with canvas.at(
            scale=radius / PICTURE, line_scale=0.85 if radius == LARGE else 0.62 if radius == MEDIUM else 0.5
        ):
            KINDS[kind].draw(canvas, small)
        canvas.shadow(edge, 2, 3, 3, 0.45)
    return canvas


def disc(kind: str, radius: float) -> Canvas:
    """A flat disc of a recipe with the sign of its ingredient, for 24 to 40 pixels."""
    canvas = Canvas(2 * radius + 8, 2 * radius + 8, seed=TOKEN_SEED + 20 + list(GLYPHS).index(kind), tooth=0.3)
    with canvas.at(4 + radius, 4 + radius):
        ground = circle(0, 0, radius)
        canvas.base(ground, c.PAPER_LITE)
        canvas.wash(ground, GROUNDS[kind], 0.5 if kind == "wild" else 0.9, edge=0.7, loose=0.4, vary=0.3, shift=(0, 0))
        canvas.ink(ground, 2.0 if radius == DISC else 1.8, corners=False)
        if radius == DISC and kind in KINDS:
            with canvas.at(scale=radius / 114, line_scale=0.56):
                KINDS[kind].draw(canvas, True)
        else:
            with canvas.at(scale=radius / 60, line_scale=radius / 60):
                GLYPHS[kind](canvas)
    return canvas


def token_ring(radius: float) -> Canvas:
    """The gold ring around a token that can be taken."""
    canvas = Canvas(2 * radius + 30, 2 * radius + 30, seed=111, tooth=0.4)
    with canvas.at(15 + radius, 15 + radius):
        loop = circle(0, 0, radius + 5)
        canvas.ink(loop, 8.2, GOLD_EDGE, wobble=0.6, shade=0, dry=0, alpha=0.75)
        canvas.ink(loop, 5.6, GOLD_BRIGHT, wobble=0.7, shade=0, dry=0.1)
        canvas.ink(loop, 1.7, GOLD_SHINE, wobble=0.9, shade=0, dry=0.3)
    return canvas


def bonus() -> Canvas:
    """A sprig of plus and star in a small round seal: this field brings one token."""
    canvas = Canvas(44, 44, seed=112, tooth=0.5)
    with canvas.at(21, 20):
        seal = circle(0, 0, 15)
        canvas.base(seal, "#e7edc4")
        canvas.wash(seal, "#7d8f3c", 0.75, edge=1.0)
        canvas.ink(seal, 2.0)
        cross = polygon(
            (-3, -9), (3, -9), (3, -3), (9, -3), (9, 3), (3, 3), (3, 9), (-3, 9), (-3, 3), (-9, 3), (-9, -3), (-3, -3)
        )
        canvas.gouache(cross, "#fdf6dc", 1, 0)
        canvas.ink(cross, 1.4)
        canvas.shadow(seal, 1.5, 2.5, 2, 0.4)
    return canvas


def used() -> Canvas:
    """The Used marker: a red stamp frame, blank, 88x40, slightly worn; the word is written by the program."""
    canvas = Canvas(100, 52, seed=113, tooth=1)
    with canvas.at(6, 6):
        frame = rounded_rect(0, 0, 88, 40, 6)
        canvas.base(frame, c.PAPER_LITE, 0.82)
        canvas.wash(frame, c.BLOOD, 0.22)
        canvas.ink(frame, 3.0, c.BLOOD, dry=0.6, corners=False)
        canvas.ink(rounded_rect(4.5, 4.5, 79, 31, 4), 1.2, c.BLOOD, dry=0.6, corners=False)
    return canvas


def used_token() -> Canvas:
    """The Used token without words: a wooden disc of radius 21 with a hourglass run out."""
    canvas = Canvas(58, 62, seed=114, tooth=0.5)
    with canvas.at(28, 28):
        edge, face = circle(0, 3.4, 21), circle(0, 0, 21)
        for shape, paper, strength in ((edge, TIMBER, 0.8), (face, "#e9d3a8", 0.3)):
            canvas.base(shape, paper)
            canvas.wash(shape, c.SEPIA, strength, loose=0, shift=(0, 0))
            canvas.ink(shape, 2.2)
        for y in (-12.5, 12.5):
            canvas.ink(line((-9, y), (9, y)), 3.4, c.INK, taper=(0, 0))
        glass = polygon((-8, -11), (8, -11), (1.2, 0), (8, 11), (-8, 11), (-1.2, 0))
        canvas.base(glass, "#f3efdf")
        canvas.ink(glass, 1.8)
        canvas.base(polygon((-6.4, 10), (6.4, 10), (0, 3)), c.BLOOD)
        canvas.shadow(edge, 2, 3, 2.5, 0.4)
    return canvas


def wild_star() -> Canvas:
    """The sign of a wild slot alone, 28x28."""
    canvas = Canvas(36, 36, seed=115, tooth=0.3)
    with canvas.at(18, 18, 0.32, line_scale=0.34):
        GLYPHS["wild"](canvas)
    return canvas


def spoiled() -> Canvas:
    """Two flies and a curl of bad air over a token that spoils, 52x40."""
    canvas = Canvas(62, 50, seed=116, tooth=0.5)
    with canvas.at(31, 26):
        for x in (-14, 0, 14):
            air = line((x, 16), (x - 4, 8), (x + 4, 0), (x - 2, -8))
            canvas.ink(air, 5, "#dfe3b0", taper=(0.3, 0.5), dry=0, alpha=0.9)
            canvas.ink(air, 2, "#6c7a2a", taper=(0.3, 0.6))
        for x, y in ((-18, -12), (12, -15)):
            for side in (-1, 1):
                wing = circle(x + side * 3.4, y - 3.4, 3.4, 2.2)
                canvas.base(wing, "#f4f1e4")
                canvas.ink(wing, 1.0)
            body = circle(x, y, 3.4, 2.6)
            canvas.base(body, c.INK)
            canvas.ink(body, 1.0)
    return canvas


def spoils_sign() -> Canvas:
    """The sign of what spoils, 48x48: a shrivelled toadstool with two flies and a curl of bad air above it."""
    canvas = Canvas(60, 60, seed=117, tooth=0.3)
    with canvas.at(30, 30, 0.46, line_scale=0.46):
        air = line((2, -12), (-6, -22), (8, -33), (0, -46))
        canvas.ink(air, 15, taper=(0.1, 0.3), dry=0)
        canvas.ink(air, 8, c.POISON, taper=(0.1, 0.3), dry=0)
        stem = svg_path("M-12 8 C-10 20 -20 32 -16 42 C-8 46 8 46 14 41 C6 30 12 20 10 6 Z")
        cap = svg_path(
            "M-46 30 C-50 6 -30 -12 -8 -12 C16 -16 40 -2 46 22 C48 32 40 32 34 24 "
            "C20 14 4 20 -8 16 C-20 14 -32 20 -36 30 C-40 38 -46 38 -46 30 Z"
        )
        for shape, colour in ((stem, c.PAPER_DARK), (cap, c.SEPIA)):
            canvas.base(shape, colour)
            canvas.ink(shape, 6.5, taper=(0, 0), wobble=0.2, dry=0)
        for x, y, radius in ((-22, 4, 6), (4, 2, 7), (26, 10, 5)):
            canvas.base(circle(x, y, radius), c.STRAW)
        for x, y, turn in ((-32, -30, -40), (32, -22, 35)):
            with canvas.at(x, y, rotation=turn):
                for side in (-1, 1):
                    wing = circle(side * 8, -8, 7.5, 5.5)
                    canvas.base(wing, c.PAPER_LITE)
                    canvas.ink(wing, 3, dry=0)
                canvas.base(circle(0, 2, 7, 11), c.INK)
    return canvas


def _round_piece(radius: float, margin: float) -> tuple[float, float, float, float]:
    return margin, margin, 2 * radius, 2 * radius


def _sprites() -> dict[str, Sprite]:
    found = {
        "token.ring": Sprite(partial(token_ring, MEDIUM), _round_piece(MEDIUM, 15)),
        "token.bonus": Sprite(bonus, (6, 5, 30, 30)),
        "token.used": Sprite(used_token, (7, 7, 42, 42)),
        "token.spoiled": Sprite(spoiled, (5, 5, 52, 40)),
        "sign.spoils": Sprite(spoils_sign, (6, 6, 48, 48)),
        "used": Sprite(used, (6, 6, 88, 40)),
        "wild": Sprite(wild_star, (4, 4, 28, 28)),
    }
    for kind in KINDS:
        for name, radius in (("large", LARGE), ("medium", MEDIUM), ("small", SMALL)):
            ending = "" if name == "medium" else f".{name}"
            found[f"token.{kind}{ending}"] = Sprite(partial(token, kind, radius), _round_piece(radius, MARGIN))
    for kind in GLYPHS:
        found[f"disc.{kind}"] = Sprite(partial(disc, kind, DISC), _round_piece(DISC, 4))
        found[f"disc.{kind}.small"] = Sprite(partial(disc, kind, MINI), _round_piece(MINI, 4))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
