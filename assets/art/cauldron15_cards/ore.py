"""Pictures of the suit ore: things dug up, broken off or fallen down."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
from assets.art.cauldron15_cards.hues import CANDLELIGHT, GLOW, RUST_DEEP, SILVER
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, cut, line, polygon, svg_path

IRON: Final = "#7d8288"
RUST: Final = "#b0623a"


def pebble(canvas: Canvas) -> None:
    """One small pebble, asleep on a very large cushion."""
    brush.ground(canvas, 74, 84)
    cushion = svg_path(
        "M-80 66 C-90 62 -84 44 -84 30 C-86 14 -92 -2 -82 -8 C-60 -6 -34 -14 0 -14 C34 -14 60 -6 82 -8 "
        "C92 -2 86 14 84 30 C84 44 90 62 80 66 C58 66 34 80 0 80 C-34 80 -58 66 -80 66 Z"
    )
    brush.body(canvas, cushion, c.BLOOD, c.BLOOD_DEEP, 0.95, hatch=0.32, depth=14)
    brush.light(canvas, (-62, 20), (-30, 8), (-12, 8), (-44, 22), colour="#f3c9bd", alpha=0.5)
    for x, points in ((-34, ((-34, 14), (-22, 22), (-14, 24))), (30, ((32, 12), (22, 21), (13, 24)))):
        brush.crease(canvas, *points, width=brush.INNER)
        brush.crease(canvas, (x * 0.9, 30), (x * 0.7, 34), (x * 0.45, 35))
    for x, y in ((-83, -6), (83, -6), (-81, 64), (81, 64)):
        _tassel(canvas, x, y)
    with canvas.clip(cushion):
        canvas.glaze(circle(5, 20, 26, 8), c.BLOOD_DEEP, 0.9, soft=4)
    stone = blob((-25, 13), (-27, -3), (-16, -18), (4, -22), (23, -13), (29, 4), (21, 18), (-5, 22))
    brush.body(canvas, stone, c.STONE, c.SLATE, 0.75, hatch=0.3, depth=8)
    brush.light(canvas, (-18, -4), (-10, -14), (2, -17), (-7, -8))
    brush.asleep(canvas, -7, 1, 5.5, 2, free=True)
    brush.asleep(canvas, 11, 2, 5.5, 2, free=True)
    brush.smile(canvas, 3, 10, 4.5, 0.6, 1.6, free=True)
    for x, y, radius in ((-54, -44, 8), (52, -52, 9), (-20, -62, 6), (34, -24, 5)):
        brush.sparkle(canvas, x, y, radius)


def _tassel(canvas: Canvas, x: float, y: float) -> None:
    """The tassel that hangs from a corner of the cushion."""
    side = 1 if x > 0 else -1
    with canvas.at(x, y, rotation=-24 * side):
        fringe = svg_path("M-4 3 C-8 10 -9 17 -9 23 L-4 20 L0 24 L4 20 L9 23 C9 17 8 10 4 3 Z")
        brush.body(canvas, fringe, c.STRAW, c.UMBER, 0.95, width=brush.INNER, depth=4)
        brush.crease(canvas, (-2, 8), (-3, 18))
        brush.crease(canvas, (2, 8), (3, 18))
        brush.body(canvas, circle(0, 0, 5.5), c.STRAW, c.UMBER, 1, width=brush.INNER, depth=3)


def chalk(canvas: Canvas) -> None:
    """A slate with a drawn summoning circle that smiles back, and one stick of chalk."""
    brush.ground(canvas, 78, 80)
    with canvas.at(rotation=-5):
        frame = polygon((-76, -70), (72, -70), (74, 68), (-74, 70))
        brush.body(canvas, frame, c.UMBER, c.SEPIA, 0.8, hatch=0.2, depth=6)
        board = polygon((-62, -57), (59, -57), (60, 55), (-61, 56))
        brush.body(
            canvas, board, c.SLATE, c.INK, 1.15, width=brush.INNER, paper="#a9adad", vary=0.7, bloom=0.8, depth=0
        )
        brush.light(canvas, (-54, 20), (-20, -20), (16, -50), (-8, -16), colour="#c5c9c8", alpha=0.14)
        ring = circle(-4, -4, 41)
        canvas.ink(ring, 3.4, c.PAPER_LITE, dry=0.9, shade=0, wobble=1.2)
        points = [(-4, -45), (20, 30), (-43, -17), (35, -17), (-28, 30)]
        canvas.ink(polygon(*points), 2.4, c.PAPER_LITE, dry=0.9, shade=0, wobble=0.8)
        for x in (-10, 2):
            canvas.base(circle(x, -8, 2.6, 3.4), c.PAPER_LITE)
        canvas.ink(line((-13, 2), (-4, 8), (6, 2)), 2.4, c.PAPER_LITE, shade=0)
    with canvas.at(46, 46, rotation=38):
        stick = svg_path("M-46 -10 C-49 -4 -49 4 -46 10 L38 11 C43 6 43 -6 38 -11 Z")
        canvas.shadow(stick, 4, 6, 3)
        brush.body(canvas, stick, c.STONE, c.SLATE, 0.26, hatch=0.3, depth=7, shading=0.4)
        canvas.ink(line((38, -11), (34, 0), (38, 11)), brush.DETAIL)
    canvas.spatter(4, 70, 16, 3, c.PAPER_LITE, 18, (0.8, 2.2), 0.95)


def rusty_nails(canvas: Canvas) -> None:
    """Two bent nails, crossed like swords over a coffin board."""
    brush.ground(canvas, 76, 70)
    plank = polygon((-82, 40), (80, 34), (84, 66), (58, 70), (60, 74), (-84, 74))
    brush.body(canvas, plank, "#a98a62", c.SEPIA, 0.85, hatch=0.25, depth=8)
    for points in (((-70, 50), (-20, 47), (50, 44)), ((-76, 60), (-10, 58), (20, 57)), ((30, 60), (50, 57), (74, 57))):
        brush.crease(canvas, *points)
    canvas.ink(circle(-46, 66, 5, 3), brush.DETAIL)
    for side in (-1, 1):
        with canvas.at(side * 4, 0, rotation=side * 33, flip=side < 0):
            _nail(canvas)


def _nail(canvas: Canvas) -> None:
    """A big rusty nail, bent, head up."""
    shank = svg_path("M-8 -66 C-8 -30 -12 -6 -4 22 C0 38 -2 48 -8 68 C8 52 16 40 12 18 C6 -8 9 -34 9 -66 Z")
    brush.body(canvas, shank, RUST, RUST_DEEP, 1.0, hatch=0.4, depth=6, vary=0.7, bloom=0.7)
    canvas.gouache(svg_path("M-4 -58 C-4 -34 -7 -10 -2 8 L0 6 C-4 -12 -1 -36 -1 -58 Z"), "#f0c9a4", 0.8, 0.5)
    head = svg_path("M-24 -76 C-24 -84 24 -84 24 -76 L23 -68 C14 -62 -14 -62 -23 -68 Z")
    brush.body(canvas, head, RUST, RUST_DEEP, 1.0, depth=5, vary=0.7)
    brush.crease(canvas, (-21, -74), (0, -71), (21, -74))


def salt(canvas: Canvas) -> None:
    """A salt cellar with three holes, upside down over somebody's left shoulder."""
    brush.ground(canvas, 78, 62, x=-14)
    heap = blob((-82, 76), (-58, 62), (-34, 48), (-12, 62), (12, 77), (-30, 80), tension=0.5)
    brush.body(canvas, heap, c.STONE, c.STONE, 0.22, depth=8, shading=0.4, width=2.2)
    canvas.spatter(-34, 68, 24, 5, c.STONE, 26, (0.7, 1.6), 0.6)
    with canvas.at(22, -22, rotation=-138):
        glass = polygon((-30, -16), (30, -16), (38, 62), (30, 72), (-30, 72), (-38, 62))
        brush.body(canvas, glass, "#bcd0d2", c.SLATE, 0.5, depth=10, shading=0.45)
        filling = polygon((-27, -13), (27, -13), (31, 30), (-33, 46))
        canvas.base(filling, c.PAPER_LITE)
        canvas.wash(filling, c.STONE, 0.25, loose=1)
        canvas.spatter(0, 12, 14, 14, c.STONE, 40, (0.6, 1.4), 0.7)
        for x0, x1 in ((-10, -13), (11, 13)):
            canvas.ink(polygon((x0, -16), (x1, 70), closed=False), brush.DETAIL, c.INK_SOFT)
        canvas.gouache(polygon((-25, 8), (-21, 8), (-26, 62), (-31, 60)), c.WHITE, 0.85, 0.3)
        canvas.ink(glass, 2.6)
        lid = svg_path("M-34 -14 C-36 -44 -20 -58 0 -58 C20 -58 36 -44 34 -14 Z")
        brush.body(canvas, lid, c.UMBER, c.SEPIA, 0.85, hatch=0.3, depth=8)
        canvas.ink(line((-34, -22), (0, -18), (34, -22)), brush.INNER)
        brush.light(canvas, (-22, -28), (-18, -42), (-8, -49), (-14, -34), colour="#f3dcc0")
        for x, y in ((-13, -45), (0, -50), (13, -45)):
            canvas.base(circle(x, y, 4, 3), c.INK)
    for x, y, size in (
        (-22, 28, 4),
        (-30, 12, 3),
        (-12, 14, 3),
        (-38, 34, 3.4),
        (-26, 44, 3),
        (-44, 20, 2.6),
        (-18, 40, 2.4),
    ):
        grain = polygon((x - size, y), (x, y - size), (x + size, y), (x, y + size))
        canvas.base(grain, c.WHITE)
        canvas.ink(grain, 1.1)


def coal(canvas: Canvas) -> None:
    """A scuttle of coal whose lumps glower and glow."""
    brush.ground(canvas, 80, 72)
    canvas.glaze(circle(0, -40, 74, 52), c.EMBER, 0.6, soft=16)
    handle = line((-64, -14), (-50, -72), (0, -92), (50, -72), (64, -14))
    canvas.ink(handle, 6, corners=False)
    canvas.ink(handle, 2.8, IRON, dry=0, corners=False)
    back_rim = circle(0, -12, 65, 15)
    brush.body(canvas, back_rim, c.SLATE, c.INK, 1.4, paper="#8d8a84", depth=0)
    lumps = (
        ((-58, 0), (-56, -28), (-36, -42), (-16, -34), (-12, 0)),
        ((58, 0), (58, -24), (40, -44), (16, -36), (10, 0)),
        ((-34, -6), (-36, -40), (-14, -64), (14, -68), (36, -44), (34, -4), (0, 8)),
    )
    for points in lumps:
        lump = polygon(*points)
        brush.body(canvas, lump, c.SLATE, c.INK, 1.25, paper="#a49e96", hatch=0.45, depth=12, shading=0.8)
    for glow in (
        ((-26, -34), (-14, -46), (-10, -60)),
        ((-52, -14), (-42, -22), (-38, -34)),
        ((48, -14), (46, -26), (36, -36)),
    ):
        canvas.ink(line(*glow), 4.6, c.EMBER, dry=0, wobble=1)
        canvas.ink(line(*glow), 1.9, GLOW, dry=0, wobble=1)
    for side in (-1, 1):
        burning = polygon((side * 5, -22), (side * 23, -31), (side * 19, -15), (side * 10, -14))
        canvas.base(burning, CANDLELIGHT)
        canvas.ink(burning, 1.6, c.EMBER)
        canvas.base(circle(side * 13, -20, 2.2, 3.2), c.INK)
        canvas.ink(polygon((side * 3, -24), (side * 26, -35), closed=False), 3.2)
    bucket = svg_path("M-66 -12 C-56 6 56 6 66 -12 L50 68 C30 82 -30 82 -50 68 Z")
    brush.body(canvas, bucket, c.SLATE, c.INK, 0.8, paper="#c2c1ba", hatch=0.35, depth=16, shading=0.7)
    brush.light(canvas, (-50, 10), (-40, 13), (-34, 52), (-42, 54), colour="#f0eee4", alpha=0.6)
    for y, half in ((22, 58), (56, 51)):
        canvas.ink(line((-half, y), (0, y + 13), (half, y)), brush.INNER)
    for x in (-62, 62):
        brush.body(canvas, circle(x, -6, 6), c.STONE, c.SLATE, 0.7, width=2.2, depth=3)


def geode(canvas: Canvas) -> None:
    """A dull stone that opens its mouth and is all crystal teeth inside."""
    brush.ground(canvas, 78, 78)
    stone = blob(
        (-78, 30),
        (-80, -10),
        (-58, -48),
        (-16, -66),
        (30, -62),
        (66, -36),
        (82, 6),
        (74, 48),
        (40, 74),
        (-14, 78),
        (-56, 66),
    )
    brush.body(canvas, stone, "#a89278", c.SEPIA, 0.85, hatch=0.38, depth=18, vary=0.7, bloom=0.7)
    brush.light(canvas, (-62, -14), (-44, -40), (-14, -54), (-36, -26), colour=c.PAPER_LITE, alpha=0.5)
    rim = blob((-58, 22), (-44, -2), (-6, -14), (38, -8), (60, 16), (52, 44), (14, 60), (-34, 52))
    brush.body(canvas, rim, c.BONE, c.UMBER, 0.6, width=brush.INNER, depth=0)
    hollow = blob((-48, 22), (-36, 4), (-4, -6), (34, 0), (50, 18), (43, 38), (12, 50), (-28, 44))
    brush.body(
        canvas, hollow, c.PLUM_DEEP, c.INK, 1.2, paper="#b48fc6", width=brush.INNER, depth=0, vary=0.8, bloom=0.8
    )
    for x, top, reach, half in ((-32, 3, 20, 9), (-13, -3, 26, 9), (6, -5, 22, 9), (24, -2, 25, 9), (39, 6, 17, 7)):
        _tooth(canvas, x, top, reach, half)
    for x, top, reach, half in ((-24, 44, -18, 9), (-4, 49, -22, 10), (16, 49, -18, 9), (34, 42, -19, 8)):
        _tooth(canvas, x, top, reach, half)
    canvas.ink(hollow, 2.2)
    for x, y in ((-24, -34), (24, -36)):
        brush.asleep(canvas, x, y, 9, 2.4, free=True)
        brush.crease(canvas, (x - 11, y - 12), (x, y - 17), (x + 11, y - 14), width=brush.INNER)
    for x, y, radius in ((-66, -62, 8), (74, -52, 9), (88, -22, 5)):
        brush.sparkle(canvas, x, y, radius)


def _tooth(canvas: Canvas, x: float, root: float, reach: float, half: float) -> None:
    """One crystal of the geode, pointing down if ``reach`` is positive."""
    tooth = polygon(
        (x - half, root - reach * 0.1),
        (x + half, root - reach * 0.1),
        (x + half * 0.7, root + reach * 0.5),
        (x, root + reach),
    )
    canvas.base(tooth, "#f0e2f8")
    canvas.wash(tooth, c.PLUM, 0.5, loose=0.6)
    facet = polygon((x + half * 0.1, root), (x + half, root), (x + half * 0.7, root + reach * 0.5), (x, root + reach))
    canvas.wash(facet, c.PLUM, 0.8, loose=0.5, edge=0.2)
    canvas.ink(tooth, brush.INNER)


def magnet(canvas: Canvas) -> None:
    """A horseshoe magnet that has robbed a kitchen."""
    brush.ground(canvas, 84, 66)
    horseshoe = svg_path(
        "M-66 24 L-66 -22 C-66 -106 66 -106 66 -22 L66 24 L28 24 L28 -20 C28 -56 -28 -56 -28 -20 L-28 24 Z"
    )
    with canvas.at(0, -6):
        brush.body(canvas, horseshoe, c.BLOOD, c.BLOOD_DEEP, 1.0, hatch=0.25, depth=10)
        brush.light(canvas, (-58, -4), (-57, -34), (-36, -68), (-46, -34), colour="#f6cfc4", alpha=0.6)
        for x in (-47, 47):
            tip = polygon((x - 19, -4), (x + 19, -4), (x + 19, 24), (x - 19, 24))
            brush.body(canvas, tip, IRON, c.SLATE, 0.6, depth=8, hatch=0.3)
    _spoon(canvas, -62, 16, 12)
    _fork(canvas, -34, 18, -12)
    _key(canvas, 36, 16, 14)
    _spoon(canvas, 64, 14, -14)
    for side in (-1, 1):
        brush.rays(canvas, side * 76, 2, 9, 20, 3, 160 if side < 0 else -30, 210 if side < 0 else 20, width=1.8)


def _spoon(canvas: Canvas, x: float, y: float, rotation: float) -> None:
    """A spoon that hangs by its handle from (x, y)."""
    with canvas.at(x, y, rotation=rotation):
        canvas.ink(line((0, -2), (0, 38)), 8, taper=(0, 0))
        canvas.ink(line((0, -2), (0, 38)), 4.6, SILVER, dry=0, taper=(0, 0))
        brush.body(canvas, circle(0, 50, 12, 16), IRON, c.SLATE, 0.5, width=2.6, depth=6)


def _fork(canvas: Canvas, x: float, y: float, rotation: float) -> None:
    """A fork that hangs by its handle from (x, y)."""
    with canvas.at(x, y, rotation=rotation):
        canvas.ink(line((0, -2), (0, 34)), 8, taper=(0, 0))
        canvas.ink(line((0, -2), (0, 34)), 4.6, SILVER, dry=0, taper=(0, 0))
        prongs = polygon(
            (-11, 66),
            (-12, 38),
            (-4, 30),
            (4, 30),
            (12, 38),
            (11, 66),
            (7, 66),
            (6, 46),
            (2, 46),
            (2, 66),
            (-2, 66),
            (-2, 46),
            (-6, 46),
            (-7, 66),
        )
        brush.body(canvas, prongs, IRON, c.SLATE, 0.5, width=2.2, depth=4)


def _key(canvas: Canvas, x: float, y: float, rotation: float) -> None:
    """A key that hangs by its bit from (x, y)."""
    with canvas.at(x, y, rotation=rotation):
        canvas.ink(line((0, 0), (0, 40)), 8, taper=(0, 0))
        canvas.ink(line((0, 0), (0, 40)), 4.6, c.STRAW, dry=0, taper=(0, 0))
        ring = cut(circle(0, 50, 14), circle(0, 50, 6.5))
        brush.body(canvas, ring, c.STRAW, c.UMBER, 1, width=2.4, depth=5)
        bit = polygon((2, 3), (14, 3), (14, 9), (8, 9), (8, 13), (14, 13), (14, 19), (2, 19))
        brush.body(canvas, bit, c.STRAW, c.UMBER, 1, width=brush.INNER, depth=0)


def meteorite(canvas: Canvas) -> None:
    """A falling rock, on fire and set on arriving."""
    tail = svg_path(
        "M-26 52 C-16 10 6 -18 22 -50 C30 -34 36 -36 42 -56 C50 -44 58 -56 86 -86 C78 -58 72 -42 80 -38 "
        "C66 -30 62 -22 72 -14 C50 2 40 20 34 56 C16 82 -14 76 -26 52 Z"
    )
    canvas.glaze(tail, c.EMBER, 0.5, soft=10)
    brush.body(canvas, tail, c.EMBER, c.BLOOD, 1.0, paper=GLOW, depth=8, vary=0.6)
    core = svg_path("M-14 40 C0 6 20 -10 34 -30 C36 -20 44 -24 62 -54 C56 -32 52 -20 56 -12 C40 2 32 18 26 48 Z")
    canvas.gouache(core, CANDLELIGHT, 0.9, 1.2)
    canvas.ink(core, 1.2, c.BLOOD, alpha=0.7)
    rock = polygon(
        (-68, 20), (-56, -6), (-34, -16), (-8, -8), (18, 10), (26, 38), (16, 64), (-10, 78), (-42, 76), (-62, 54)
    )
    brush.body(canvas, rock, "#8a7767", c.INK, 1.0, hatch=0.42, depth=16, shading=0.55, vary=0.6)
    brush.light(canvas, (-74, 22), (-64, 4), (-42, -12), (-56, 10), colour=c.PAPER_LITE, alpha=0.55)
    for x, y, radius in ((6, 16, 9), (-52, 66, 6), (14, 52, 8), (-66, 40, 5)):
        pit = circle(x, y, radius, radius * 0.8)
        canvas.wash(pit, c.SHADOW, 0.8, loose=0.6)
        canvas.ink(pit, 1.4)
    for x, y in ((-50, 22), (-16, 30)):
        brush.big_eye(canvas, x, y, 10, (-0.25, 0.35))
    canvas.ink(line((-66, 6), (-50, 9), (-36, 18)), 4)
    canvas.ink(line((2, 20), (-14, 15), (-28, 21)), 4)
    canvas.ink(line((-54, 56), (-38, 50), (-22, 60)), 3)
    for points in (((-6, -46), (10, -72)), ((48, 34), (72, 8)), ((14, -62), (24, -82)), ((60, 28), (82, 6))):
        canvas.ink(polygon(*points, closed=False), 1.8, taper=(0.1, 0.8))


PICTURES: Final[tuple[Callable[[Canvas], None], ...]] = (
    pebble,
    chalk,
    rusty_nails,
    salt,
    coal,
    geode,
    magnet,
    meteorite,
)
"""The picture of each number, 0 to 7."""
