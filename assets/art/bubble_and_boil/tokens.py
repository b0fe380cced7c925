"""Corruption discs, and the crones: four old friends on wooden counters."""

from collections.abc import Callable
from functools import partial
from typing import Final

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path, union
from assets.art.sheets import Sprite

MARGIN: Final = 8
DISC_SIZES: Final = {".large": 72, "": 44, ".small": 28}
CRONE_SIZES: Final = {"": 76, ".small": 38}
SKIN: Final = "#e6c79a"
HAIR: Final = "#d9d4c8"
BLOT: Final = "#cdb9d6"


def disc(size: float) -> Canvas:
    """A corruption disc: black wood, and on it a blot that takes everything amiss."""
    canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN + size * 0.16, seed=21, tooth=0.6)
    small = size < 40
    with canvas.at(MARGIN + size / 2, MARGIN + size / 2, size / 40, line_scale=max(0.62, min(1, size / 44))):
        rim, face = circle(0, 2.8, 20), circle(0, 0, 20)
        canvas.base(rim, c.INK)
        canvas.ink(rim, 1.6)
        canvas.base(face, "#6a6468")
        canvas.wash(face, c.INK, 0.85, loose=0, shift=(0, 0), vary=0.5)
        canvas.wash(face, c.PLUM_DEEP, 0.6, loose=0, shift=(0, 0))
        canvas.ink(face, 1.8)
        canvas.ink(circle(0, 0, 16), 1.0, "#b9a4c4", alpha=0.75)
        blot = svg_path(
            "M-10 -3 C-10 -10 -5 -13 0 -12 C6 -13 11 -9 10 -2 C12 2 9 6 10 12 C7 11 6 8 4 9 C3 12 2 14 0 14"
            " C-2 13 -2 10 -4 9 C-6 9 -7 12 -10 11 C-9 6 -12 2 -10 -3 Z"
        )
        canvas.gouache(blot, BLOT, 0.92, 0.2)
        for side in (-1, 1):
            canvas.base(circle(side * 4.2, -2.6, 3.0 if small else 2.6), c.INK)
            if not small:
                canvas.ink(line((side * 8, -8.4), (side * 5, -6.6), (side * 1.6, -5.6)), 1.4, c.INK, dry=0)
        canvas.ink(line((-4.4, 5), (0, 2.6), (4.4, 5)), 1.5, c.INK, dry=0)
        canvas.gouache(blob((-12, -7), (-6, -13), (-2, -14), (-8, -8)), c.WHITE, 0.4, 0.3)
        canvas.shadow(face, 1.5, 4, 2.5, 0.45)
    return canvas


def _face(canvas: Canvas, outline: str, tint: str = c.MOSS, strength: float = 0.4) -> None:
    """A face in profile or from the front, washed over skin."""
    shape = svg_path(outline)
    canvas.base(shape, SKIN)
    canvas.wash(shape, tint, strength, edge=0.7, bloom=0)
    canvas.ink(shape, 2.2)


def _classic(canvas: Canvas) -> None:
    """The crone of the picture books: a long nose to the right, a wart, a plum hat."""
    hair = blob((-10, -14), (-26, 0), (-30, 26), (-16, 36), (-2, 34), (6, 14))
    canvas.base(hair, HAIR)
    canvas.wash(hair, c.STONE, 0.5)
    canvas.ink(hair, 2)
    _face(
        canvas,
        "M-12 -14 C-16 4 -10 22 2 28 C8 32 16 30 16 24 C14 20 12 20 16 18 C18 14 16 13 17 11"
        " C26 16 34 14 32 8 C28 2 20 -2 16 -14 Z",
    )
    canvas.base(circle(9, -2, 2.6), c.INK)
    canvas.ink(line((2, -8), (8, -9), (14, -6)), 1.8)
    canvas.ink(line((6, 20), (11, 19), (16, 18)), 1.4)
    canvas.base(circle(27, 7, 1.9), c.SEPIA)
    cone = svg_path("M-24 -12 C-14 -20 -10 -34 4 -44 C10 -42 12 -38 8 -34 C14 -28 18 -22 24 -13 C8 -6 -10 -6 -24 -12 Z")
    brim = blob((-36, -10), (0, -16), (36, -11), (28, -6), (0, -6), (-28, -5))
    for part in (cone, brim):
        canvas.base(part)
        canvas.wash(part, c.PLUM_DEEP, 0.95)
        canvas.ink(part, 2.1)


def _scholar(canvas: Canvas) -> None:
    """A bun with a quill through it, and spectacles that have slipped."""
    bun = circle(-2, -30, 12, 10)
    hair = blob((-24, -6), (-20, -24), (0, -30), (20, -24), (25, -4), (20, 14), (-20, 14))
    for part in (hair, bun):
        canvas.base(part, HAIR)
        canvas.wash(part, c.SLATE, 0.45)
        canvas.ink(part, 2)
    canvas.ink(line((-22, -40), (0, -32), (22, -22)), 3.2, c.INK)
    canvas.ink(line((-22, -40), (0, -32), (22, -22)), 1.8, c.EMBER, dry=0)
    feather = blob((-24, -42), (-34, -48), (-40, -44), (-32, -36))
    canvas.base(feather, c.PAPER_LITE)
    canvas.ink(feather, 1.5)
    _face(
        canvas,
        "M-18 -10 C-20 8 -14 26 0 34 C14 26 20 8 18 -10 C10 -18 -10 -18 -18 -10 Z",
        c.ROSE,
        0.35,
    )
    for side in (-1, 1):
        glass = circle(side * 9, 4, 7.5)
        canvas.base(glass, "#eef4f2", 0.85)
        canvas.ink(glass, 1.8)
        canvas.base(circle(side * 9, 0, 2.4), c.INK)
    canvas.ink(line((-2, 3), (0, 1.5), (2, 3)), 1.6)
    canvas.ink(line((-1, 8), (-4, 15), (2, 17)), 1.6)
    canvas.ink(line((-7, 24), (0, 22.5), (7, 24)), 1.6)
    collar = blob((-26, 40), (-16, 31), (0, 38), (16, 31), (26, 40), (0, 48))
    canvas.base(collar)
    canvas.wash(collar, c.TEAL, 0.95)
    canvas.ink(collar, 2)


def _smoker(canvas: Canvas) -> None:
    """A headscarf with dots, one tooth, and a pipe that has gone out since the last full moon."""
    scarf = blob((-26, 8), (-26, -18), (-8, -38), (12, -36), (26, -16), (26, 10), (16, 32), (-16, 32))
    canvas.base(scarf)
    canvas.wash(scarf, c.BLOOD, 0.9)
    for x, y in ((-18, -12), (-8, -28), (10, -28), (20, -12), (-20, 8), (21, 6)):
        canvas.gouache(circle(x, y, 2.6), c.PAPER_LITE, 0.95, 0.2)
    canvas.ink(scarf, 2.2)
    _face(
        canvas,
        "M-17 -6 C-18 10 -12 24 0 28 C12 24 18 10 17 -6 C10 -18 -10 -18 -17 -6 Z",
        c.UMBER,
        0.35,
    )
    for side in (-1, 1):
        canvas.ink(line((side * 4, -4), (side * 8, -6.5), (side * 13, -3)), 1.9)
        canvas.base(circle(side * 8, 0, 2.2), c.INK)
    nose = blob((-3, 0), (3, 0), (6, 9), (0, 12), (-5, 9))
    canvas.base(nose, "#dcae84")
    canvas.ink(nose, 1.6)
    mouth = blob((-8, 16), (0, 15), (8, 15), (4, 21), (-4, 21))
    canvas.base(mouth, c.INK)
    canvas.base(polygon((-3, 15), (1, 15), (0.5, 19), (-2.5, 19)), c.PAPER_LITE)
    canvas.ink(line((6, 18), (16, 22), (24, 22)), 3.6, c.INK)
    canvas.ink(line((6, 18), (16, 22), (24, 22)), 1.8, c.UMBER, dry=0)
    bowl = polygon((22, 12), (34, 12), (32, 26), (23, 25))
    canvas.base(bowl)
    canvas.wash(bowl, c.SEPIA, 0.95)
    canvas.ink(bowl, 1.9)
    for side in (-1, 1):
        knot = blob((0, 31), (side * 12, 30), (side * 14, 40), (side * 4, 38))
        canvas.base(knot)
        canvas.wash(knot, c.BLOOD, 0.9)
        canvas.ink(knot, 1.7)


def _dozer(canvas: Canvas) -> None:
    """A crone asleep under a moss hat with a mushroom on its brim; her raven keeps the watch."""
    hair = blob((-26, -6), (26, -6), (30, 24), (18, 38), (0, 32), (-18, 38), (-30, 24))
    canvas.base(hair, HAIR)
    canvas.wash(hair, c.STRAW, 0.4)
    canvas.ink(hair, 2)
    _face(
        canvas,
        "M-17 -8 C-19 10 -12 28 0 32 C12 28 19 10 17 -8 Z",
        c.FERN,
        0.34,
    )
    for side in (-1, 1):
        canvas.ink(line((side * 4, 2), (side * 8.5, 6), (side * 13, 2)), 2)
    canvas.ink(line((0, 2), (5, 13), (-1, 15)), 1.7)
    canvas.ink(circle(1, 22.5, 3.2, 2.6), 1.6)
    cone = svg_path("M-24 -8 C-16 -18 -22 -30 -10 -34 C2 -38 10 -34 14 -26 C18 -20 20 -14 24 -8 Z")
    brim = blob((-40, -4), (-20, -14), (0, -9), (20, -14), (40, -5), (26, 2), (0, -2), (-26, 2))
    for part in (cone, brim):
        canvas.base(part)
        canvas.wash(part, c.MOSS, 0.95)
        canvas.glaze(part, c.FERN, 0.3, soft=3, spill=0)
        canvas.ink(part, 2.1)
    stem, cap = polygon((-27, -17), (-22, -17), (-21, -9), (-28, -9)), blob((-34, -16), (-24, -26), (-15, -16))
    canvas.base(stem, c.PAPER_LITE)
    canvas.ink(stem, 1.3)
    canvas.base(cap)
    canvas.wash(cap, c.BLOOD, 1.0)
    canvas.ink(cap, 1.6)
    raven = union(blob((6, -30), (16, -40), (30, -38), (30, -26), (18, -22)), circle(28, -38, 7))
    canvas.base(raven, "#4a4652")
    canvas.wash(raven, c.DUSK, 0.8)
    canvas.ink(raven, 1.8)
    beak = polygon((33, -41), (43, -36), (33, -34))
    canvas.base(beak)
    canvas.wash(beak, c.GOLD, 0.8)
    canvas.ink(beak, 1.4)
    canvas.base(circle(29, -39, 1.8), c.WHITE)


CRONES: Final[tuple[Callable[[Canvas], None], ...]] = (_classic, _scholar, _smoker, _dozer)


def crone(which: int, size: float) -> Canvas:
    """A wooden counter with a crone on it."""
    canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN + size * 0.16, seed=31 + which, tooth=0.6)
    ground = (c.ROSE, "#8fc0b4", c.STRAW, "#9fabc4")[which]
    with canvas.at(MARGIN + size / 2, MARGIN + size / 2, size / 100, line_scale=max(0.55, min(1, size / 76))):
        rim, face = circle(0, 6, 50), circle(0, 0, 50)
        canvas.base(rim, "#b88a57")
        canvas.wash(rim, c.SEPIA, 0.8, loose=0, shift=(0, 0))
        canvas.ink(rim, 2.0)
        canvas.base(face, c.PAPER_LITE)
        canvas.wash(face, ground, 0.5, edge=0.9, loose=0.8)
        canvas.ink(face, 2.2)
        canvas.ink(circle(0, 0, 44), 0.9, c.INK_SOFT)
        with canvas.at(0, 2, 1.0):
            CRONES[which](canvas)
        canvas.shadow(rim, 3, 7, 3, 0.45)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        f"corruption{ending}": Sprite(partial(disc, size), (MARGIN, MARGIN, size, size))
        for ending, size in DISC_SIZES.items()
    }
    for ending, size in CRONE_SIZES.items():
        for which in range(len(CRONES)):
            found[f"crone.{which}{ending}"] = Sprite(partial(crone, which, size), (MARGIN, MARGIN, size, size))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
