"""Pictures of the suit soul: whatever is left when the rest has gone home."""

from collections.abc import Callable
from typing import Final

from assets.art import brush
from assets.art.cauldron15_cards.banshee import banshee
from assets.art.cauldron15_cards.hues import BRASS, CLOTH_PAPER, GLOW, IRON_PAPER, TEAL_DEEP
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, cut, line, polygon, svg_path

PEG: Final = "#c69a62"


def empty_sheet(canvas: Canvas) -> None:
    """A ghost's sheet on the line; the ghost is elsewhere."""
    for x, lean in ((-86, -2), (86, 3)):
        post = polygon((x - 5, -78), (x + 5, -78), (x + 5 + lean, 84), (x - 5 + lean, 84))
        brush.body(canvas, post, c.UMBER, c.SEPIA, 1.0, width=2.4, depth=4, hatch=0.3)
    rope = ((-90, -62), (-40, -50), (0, -47), (40, -50), (90, -62))
    brush.cord(canvas, rope, 4, c.STRAW, taper=(0.01, 0.01))
    sheet = svg_path(
        "M-54 -54 C-30 -46 28 -46 54 -54 C58 -20 52 10 60 44 C62 54 56 66 46 62 C38 58 36 70 26 68 C16 66 14 56 4 60 "
        "C-8 64 -8 74 -20 70 C-30 66 -32 58 -42 62 C-56 66 -60 54 -56 42 C-50 10 -58 -20 -54 -54 Z"
    )
    brush.spirit(canvas, sheet, 0.16)
    for points in (
        ((-38, -40), (-42, 0), (-38, 48)),
        ((40, -42), (36, -4), (42, 40)),
        ((-12, 20), (-14, 44), (-10, 58)),
    ):
        brush.crease(canvas, *points, width=brush.INNER, colour=c.PLUM_DEEP)
    for x in (-17, 15):
        hole = circle(x, -14, 8.5, 12)
        canvas.base(hole, "#b9a3c8")
        canvas.wash(hole, c.PLUM, 0.5, loose=0.4)
        canvas.ink(hole, 2.6)
    canvas.ink(line((-8, 14), (0, 11), (9, 14)), 2.2)
    for x, y in ((-46, -54), (2, -49), (47, -55)):
        peg = polygon(
            (x - 4, y - 14), (x + 4, y - 14), (x + 5, y + 12), (x + 1, y + 12), (x, y), (x - 1, y + 12), (x - 5, y + 12)
        )
        brush.body(canvas, peg, PEG, c.SEPIA, 0.9, width=2, depth=3)
    drop = svg_path("M-20 74 C-17 78 -16 80 -16 82 A4 4 0 0 1 -24 82 C-24 80 -23 78 -20 74 Z")
    brush.body(canvas, drop, c.LAPIS, c.DUSK, 0.8, width=1.6, depth=0)


def wisp(canvas: Canvas) -> None:
    """A will-o'-the-wisp in a lantern, pointing out the way into the bog."""
    brush.ground(canvas, 82, 52)
    canvas.glaze(circle(0, 12, 80, 78), "#d6f0e6", 0.9, soft=14, spill=0.4)
    hook = line((0, -58), (0, -66), (-14, -76), (0, -92), (14, -76), (4, -66))
    canvas.ink(hook, 5.4, corners=False)
    canvas.ink(hook, 2.4, c.STONE, dry=0, corners=False)
    roof = svg_path("M-48 -30 C-30 -34 -20 -48 -10 -60 L10 -60 C20 -48 30 -34 48 -30 L44 -20 L-44 -20 Z")
    glass = polygon((-36, -20), (36, -20), (42, 62), (-42, 62))
    canvas.base(glass, "#eaf7f0")
    canvas.wash(glass, c.TEAL, 0.3, vary=0.6, bloom=0.7, edge=0.9)
    canvas.glaze(circle(0, 26, 34, 36), "#fdf8c8", 0.3, soft=8)
    flame = svg_path(
        "M-2 60 C-28 58 -32 34 -20 18 C-14 8 -12 0 -14 -12 C-2 -8 4 2 6 8 C8 2 8 -2 6 -8 C22 4 32 22 26 40 "
        "C22 54 12 60 -2 60 Z"
    )
    brush.body(canvas, flame, c.TEAL, TEAL_DEEP, 0.65, paper="#f2fff0", depth=9, width=2.6, vary=0.6)
    core = blob((-12, 46), (-10, 28), (0, 18), (11, 30), (12, 48), (0, 56))
    canvas.gouache(core, "#fbffe0", 0.85, 1.4)
    for x in (-6, 7):
        brush.dot_eye(canvas, x, 33, 3)
    brush.smile(canvas, 1, 43, 5, 0.7, pen=brush.INNER, free=True)
    canvas.gouache(polygon((-32, -12), (-26, -12), (-30, 54), (-37, 54)), c.WHITE, 0.7, 0.4)
    canvas.ink(glass, 2.4)
    for x0, x1 in ((-36, -42), (36, 42)):
        bar = polygon((x0 - 4, -22), (x0 + 4, -22), (x1 + 4, 64), (x1 - 4, 64))
        brush.body(canvas, bar, c.SLATE, c.INK, 1.1, paper=IRON_PAPER, width=2, depth=3)
    brush.body(canvas, roof, c.SLATE, c.INK, 1.1, paper=IRON_PAPER, depth=8, hatch=0.3)
    foot = polygon((-52, 62), (52, 62), (56, 80), (-56, 80))
    brush.body(canvas, foot, c.SLATE, c.INK, 1.1, paper=IRON_PAPER, depth=6, hatch=0.3)
    brush.rays(canvas, 0, 20, 62, 78, 7, -24, 24, width=1.8)
    brush.rays(canvas, 0, 20, 62, 78, 7, 156, 204, width=1.8)


def shadow(canvas: Canvas) -> None:
    """A very small mouse and the shadow it has taken on lease."""
    dark = svg_path(
        "M-30 78 C-44 50 -48 16 -36 -12 C-40 -36 -38 -66 -30 -88 C-18 -76 -8 -62 -2 -50 C12 -54 30 -54 42 -48 "
        "C50 -60 62 -76 76 -84 C82 -62 80 -36 74 -14 C88 16 90 52 84 78 Z"
    )
    canvas.base(dark, "#8f7ba0", 0.96, rough=1.5)
    canvas.wash(dark, c.PLUM_DEEP, 1.0, edge=0.8, vary=0.7, bloom=0.7, loose=2)
    for x, lean in ((2, 1), (42, -1)):
        slit = svg_path(
            f"M{x - 14} {-20 - lean * 5} "
            f"C{x - 6} {-28 + lean * 2} {x + 8} {-26 - lean * 2} {x + 14} {-20 + lean * 5} "
            f"C{x + 6} -10 {x - 6} -10 {x - 14} {-20 - lean * 5} Z"
        )
        canvas.base(slit, GLOW)
        canvas.ink(slit, 1.6)
        canvas.base(circle(x, -18, 2.6, 6), c.INK)
    grin = svg_path("M-12 10 C6 26 42 26 58 8 C54 40 -4 42 -12 10 Z")
    canvas.base(grin, c.PAPER_LITE)
    for x in (0, 12, 24, 36, 47):
        canvas.ink(line((x, 12), (x + 1, 34)), brush.INNER)
    canvas.ink(line((-4, 24), (24, 30), (52, 22)), brush.INNER)
    canvas.ink(grin, 2)
    brush.ground(canvas, 80, 40, x=-44)
    tail = ((-62, 72), (-82, 74), (-90, 60), (-82, 48))
    brush.cord(canvas, tail, 4.4, c.ROSE, taper=(0.02, 0.5))
    mouse = svg_path("M-74 80 C-78 58 -64 44 -50 42 C-34 40 -14 54 -10 70 C-8 76 -12 80 -20 80 Z")
    brush.body(canvas, mouse, c.STONE, c.SLATE, 0.7, depth=7, hatch=0.25)
    for x, y in ((-44, 40), (-28, 42)):
        ear = circle(x, y, 9)
        brush.body(canvas, ear, c.STONE, c.SLATE, 0.7, width=2.4, depth=3)
        canvas.base(circle(x + 1, y + 1, 4.5), c.ROSE)
    brush.dot_eye(canvas, -27, 60, 3)
    canvas.base(circle(-10, 69, 3), c.ROSE)
    canvas.ink(circle(-10, 69, 3), brush.DETAIL)
    for y in (-4, 1, 6):
        canvas.ink(line((-16, 70), (-2, 70 + y)), 1.0, taper=(0.05, 0.5))
    brush.smile(canvas, -20, 73, 4, 0.5, brush.DETAIL, free=True)


def genie(canvas: Canvas) -> None:
    """A genie with folded arms, out of wishes but not of opinions."""
    brush.ground(canvas, 82, 66)
    smoke = svg_path(
        "M-52 56 C-44 40 -20 44 -8 36 C4 28 -2 18 -14 12 C-30 4 -40 -8 -38 -22 L42 -22 C44 0 32 14 26 26 "
        "C18 44 -14 50 -40 62 Z"
    )
    brush.body(canvas, smoke, c.PLUM, c.PLUM_DEEP, 0.85, paper=brush.SPIRIT, depth=14, hatch=0.25, vary=0.7, bloom=0.8)
    lamp = svg_path(
        "M-86 46 C-72 54 -58 52 -48 58 C-30 46 22 46 42 58 C58 56 62 68 50 72 C34 84 -20 86 -36 76 "
        "C-52 74 -70 62 -86 46 Z"
    )
    brush.body(canvas, lamp, BRASS, c.SEPIA, 0.95, depth=9, hatch=0.3)
    handle = cut(circle(56, 58, 18, 15), circle(55, 58, 9, 7))
    brush.body(canvas, handle, BRASS, c.SEPIA, 0.95, width=2.4, depth=4)
    foot = polygon((-18, 78), (26, 78), (36, 88), (-28, 88))
    brush.body(canvas, foot, BRASS, c.SEPIA, 0.95, width=2.6, depth=4)
    brush.light(canvas, (-40, 62), (-20, 55), (0, 54), (-22, 62), colour="#fff0c8", alpha=0.8)
    chest = svg_path("M-52 -16 C-56 -40 -34 -44 0 -44 C34 -44 58 -40 54 -16 C50 10 34 18 2 18 C-30 18 -48 10 -52 -16 Z")
    brush.body(canvas, chest, c.PLUM, c.PLUM_DEEP, 0.7, paper=brush.SPIRIT, depth=12, vary=0.6)
    vest = (
        svg_path("M-50 -20 C-54 -38 -38 -43 -22 -44 C-16 -24 -18 0 -24 14 C-42 8 -48 -4 -50 -20 Z"),
        svg_path("M52 -20 C56 -38 40 -43 24 -44 C18 -24 20 0 26 14 C44 8 50 -4 52 -20 Z"),
    )
    for half in vest:
        brush.body(canvas, half, c.BLOOD, c.BLOOD_DEEP, 0.95, width=2.4, depth=6)
    for points in (((-54, -24), (-58, 2), (-26, 10), (18, -6)), ((56, -24), (60, 6), (24, 12), (-18, 2))):
        arm = brush.limb(points, (20, 21, 18, 13), 5)
        brush.body(canvas, arm, c.PLUM, c.PLUM_DEEP, 0.7, paper=brush.SPIRIT, depth=6, hatch=0.2)
    head = blob((-27, -58), (-22, -80), (0, -88), (23, -80), (28, -58), (17, -38), (0, -34), (-16, -38))
    brush.body(canvas, head, c.PLUM, c.PLUM_DEEP, 0.6, paper=brush.SPIRIT, depth=8)
    for side in (-1, 1):
        canvas.ink(line((side * 16 - 6, -60), (side * 13, -57), (side * 13 + 6, -60)), 2.2)
        canvas.ink(line((side * 5, -70), (side * 13, -75), (side * 22, -70)), 3)
        canvas.ink(line((side * 2, -49), (side * 10, -53), (side * 18, -47), (side * 24, -52)), 3.4, taper=(0.02, 0.5))
    canvas.ink(line((-6, -44), (1, -45), (8, -42)), brush.INNER)
    beard = polygon((-6, -38), (7, -38), (1, -22))
    brush.body(canvas, beard, c.INK, c.INK, 1.2, width=brush.INNER, depth=0)
    topknot = brush.limb(((2, -84), (2, -96), (14, -100), (24, -92)), (8, 9, 9, 3), 4)
    brush.body(canvas, topknot, c.INK, c.INK, 1.2, width=brush.INNER, depth=0)
    band = brush.limb(((-4, -87), (2, -89), (9, -87)), (6, 6, 6), 3)
    brush.body(canvas, band, c.STRAW, c.UMBER, 1, width=1.6, depth=0)
    for x, y, radius in ((-74, -40, 8), (78, -52, 8), (84, 10, 6)):
        brush.sparkle(canvas, x, y, radius)


def poltergeist(canvas: Canvas) -> None:
    """A poltergeist juggling four plates, for as long as there are four."""
    ghost = svg_path(
        "M0 -36 C32 -38 42 -12 42 14 C42 40 48 56 56 70 C44 70 40 64 34 60 C28 74 18 80 6 84 C6 72 2 68 -4 64 "
        "C-14 76 -26 80 -38 78 C-32 70 -32 64 -32 56 C-40 60 -48 60 -56 54 C-46 46 -42 30 -42 10 "
        "C-42 -16 -30 -36 0 -36 Z"
    )
    arms = (((-36, 16), (-58, 12), (-68, -8)), ((38, 16), (60, 8), (66, -16)))
    for points in arms:
        arm = brush.limb(points, (20, 17, 13), 5)
        brush.spirit(canvas, arm, 0.18, depth=5, width=2.8)
    brush.spirit(canvas, ghost)
    for x, y in ((-15, -2), (15, -3)):
        brush.big_eye(canvas, x, y, 9.5, (0.1, -0.5))
    mouth = circle(1, 18, 6, 5)
    brush.body(canvas, mouth, c.PLUM_DEEP, c.INK, 1.1, width=2, depth=0)
    brush.blush(canvas, -26, 12, 5, free=True)
    brush.blush(canvas, 27, 11, 5, free=True)
    for x, y, rotation, colour in (
        (-66, -36, -24, c.LAPIS),
        (-26, -70, 14, c.BLOOD),
        (28, -76, -10, c.TEAL),
        (70, -44, 30, c.EMBER),
    ):
        _plate(canvas, x, y, rotation, colour)
    for arc in (((-62, -60), (-54, -68)), ((-6, -88), (6, -90)), ((52, -74), (60, -66))):
        canvas.ink(line(*arc), 1.8, taper=(0.4, 0.4))
    for x, y, rotation in ((-74, 74, 10), (72, 78, -30), (86, 70, 40), (-88, 66, -50)):
        with canvas.at(x, y, rotation=rotation):
            shard = polygon((-10, 4), (-4, -8), (6, -5), (10, 5))
            brush.body(canvas, shard, c.LAPIS, c.DUSK, 0.3, width=2, depth=3)


def _plate(canvas: Canvas, x: float, y: float, rotation: float, colour: str) -> None:
    with canvas.at(x, y, rotation=rotation):
        plate = circle(0, 0, 23, 15)
        brush.body(canvas, plate, c.STONE, c.SLATE, 0.3, paper=c.WHITE, depth=5, shading=0.5, width=2.6)
        canvas.ink(circle(0, -0.5, 18.5, 11.5), 2.4, colour, corners=False, shade=0)
        canvas.ink(circle(0, 0, 11, 6.5), 1.3, c.INK_SOFT, corners=False)


def great_uncle(canvas: Canvas) -> None:
    """Great-uncle's skull, still good company, with a candle on top."""
    brush.ground(canvas, 82, 66)
    canvas.glaze(circle(0, -72, 40, 30), "#ffd98a", 0.6, soft=12, spill=0.5)
    book = polygon((-76, 58), (70, 56), (74, 80), (-76, 82))
    brush.body(canvas, book, c.PLUM, c.PLUM_DEEP, 1.0, depth=6, hatch=0.3)
    pages = polygon((56, 61), (74, 61), (76, 76), (56, 77))
    brush.body(canvas, pages, c.BONE, c.UMBER, 0.5, width=brush.INNER, depth=0)
    skull = svg_path(
        "M-58 -6 C-64 -48 -34 -62 0 -62 C36 -62 64 -46 60 -4 C58 12 50 20 44 26 L42 46 C40 58 -34 58 -38 46 "
        "L-42 28 C-50 20 -56 10 -58 -6 Z"
    )
    brush.body(canvas, skull, c.STRAW, c.UMBER, 0.5, depth=15, hatch=0.28, shading=0.5, vary=0.6)
    brush.light(canvas, (-48, -16), (-42, -36), (-26, -48), (-38, -28), alpha=0.6)
    for x, y, rx, ry in ((-25, -4, 17, 17), (25, -4, 17, 17)):
        socket = circle(x, y, rx, ry)
        brush.body(canvas, socket, c.INK, c.INK, 1.3, paper="#7a6254", width=2.4, depth=0)
        canvas.base(circle(x + 3, y - 1, 4.5), GLOW)
    canvas.ink(line((-42, -22), (-26, -28), (-12, -22)), 2.8)
    canvas.ink(line((12, -26), (26, -34), (42, -26)), 2.8)
    nose = svg_path("M0 10 C-8 18 -8 25 -3 24 L1 21 L5 24 C10 24 8 16 0 10 Z")
    brush.body(canvas, nose, c.INK, c.INK, 1.3, paper="#7a6254", width=1.6, depth=0)
    canvas.ink(line((-40, 30), (0, 38), (42, 29)), 2.4)
    for i, x in enumerate((-26, -13, 0, 13, 27)):
        canvas.ink(line((x, 33 + (2 - abs(i - 2)) * 1.2), (x, 52)), brush.INNER)
    moustache = (
        svg_path("M2 27 C-12 22 -24 28 -34 38 C-44 40 -50 34 -50 28 C-58 40 -46 50 -32 46 C-18 44 -6 36 2 29 Z"),
        svg_path("M2 27 C16 22 28 28 38 38 C48 40 54 34 54 28 C62 40 50 50 36 46 C22 44 10 36 2 29 Z"),
    )
    for half in moustache:
        brush.body(canvas, half, c.STONE, c.SLATE, 0.75, width=2.2, depth=4)
    wax = svg_path(
        "M-30 -56 C-30 -64 -18 -66 -14 -66 L-14 -84 L14 -84 L14 -66 C22 -66 32 -62 32 -54 C32 -44 26 -46 25 -38 "
        "C24 -30 17 -32 17 -42 C14 -50 4 -50 2 -44 C0 -34 -8 -36 -9 -44 C-12 -52 -20 -48 -21 -42 "
        "C-23 -36 -29 -42 -30 -56 Z"
    )
    brush.body(canvas, wax, c.ROSE, c.BLOOD, 0.4, depth=6, width=2.4)
    canvas.ink(line((0, -84), (1, -90)), 2)
    flame = svg_path("M1 -88 C-10 -92 -8 -102 2 -112 C12 -102 12 -92 1 -88 Z")
    brush.body(canvas, flame, c.EMBER, c.BLOOD, 0.9, paper=GLOW, width=2, depth=3)


def grim_reaper(canvas: Canvas) -> None:
    """The reaper on his lunch break, scythe leaned over one shoulder, soup in hand."""
    brush.ground(canvas, 84, 70)
    shaft = line((58, 68), (46, 10), (34, -84))
    canvas.ink(shaft, 8, taper=(0.01, 0.01))
    canvas.ink(shaft, 4.6, "#a06f42", taper=(0.01, 0.01), dry=0)
    blade = svg_path("M38 -82 C10 -100 -46 -98 -78 -62 C-82 -56 -80 -52 -74 -56 C-48 -76 -8 -80 38 -66 Z")
    brush.body(canvas, blade, c.SLATE, c.INK, 0.55, paper="#eef0ee", depth=7, hatch=0.2)
    brush.light(canvas, (-50, -82), (-20, -92), (12, -88), (-16, -86), alpha=0.9)
    collar = polygon((26, -84), (44, -86), (47, -66), (30, -64))
    brush.body(canvas, collar, c.UMBER, c.SEPIA, 1.0, width=2.4, depth=3)
    robe = svg_path(
        "M-8 -66 C-40 -64 -48 -36 -44 -14 C-64 6 -72 44 -78 82 C-64 78 -58 86 -48 84 C-36 80 -28 88 -16 85 "
        "C-4 80 6 88 18 85 "
        "C30 80 40 88 52 84 C60 80 66 84 74 82 C68 44 56 6 34 -14 C40 -38 26 -66 -8 -66 Z"
    )
    brush.body(canvas, robe, c.PLUM_DEEP, c.INK, 1.3, paper=CLOTH_PAPER, depth=16, hatch=0.4, shading=0.8)
    for points in (((-46, 4), (-54, 40), (-56, 74)), ((-12, 50), (-14, 66), (-12, 80)), ((30, 40), (38, 60), (40, 78))):
        canvas.ink(line(*points), brush.INNER, "#c7b8d2", taper=(0.2, 0.5))
    hood = svg_path("M-6 -56 C-30 -54 -36 -32 -30 -14 C-22 0 14 0 22 -14 C28 -34 18 -56 -6 -56 Z")
    brush.body(canvas, hood, c.INK, c.INK, 1.3, paper="#5b4a60", depth=0)
    skull = svg_path(
        "M-25 -28 C-26 -46 -14 -50 -4 -50 C8 -50 18 -44 17 -26 C16 -20 12 -17 11 -14 L10 -5 C8 0 -16 0 -18 -5 "
        "L-19 -14 C-22 -18 -25 -22 -25 -28 Z"
    )
    brush.body(canvas, skull, c.STRAW, c.UMBER, 0.28, depth=6, shading=0.4, width=2.4)
    for x in (-13, 5):
        canvas.base(circle(x, -28, 6, 6.5), c.INK)
        canvas.base(circle(x + 1, -27, 1.8), c.WHITE)
    canvas.base(polygon((-4, -21), (-7, -15), (-1, -15)), c.INK)
    canvas.ink(line((-14, -9), (-4, -6), (6, -9)), brush.INNER)
    for x in (-9, -4, 1):
        canvas.ink(line((x, -10), (x, -4)), brush.DETAIL)
    sleeve = brush.limb(((36, 0), (48, 22), (44, 40)), (28, 28, 34), 5)
    brush.body(canvas, sleeve, c.PLUM_DEEP, c.INK, 1.2, paper=CLOTH_PAPER, depth=7)
    for y in (22, 28, 34):
        canvas.ink(line((40, y + 4), (50, y + 1), (60, y + 3)), 6)
        canvas.ink(line((40, y + 4), (50, y + 1), (60, y + 3)), 3.4, c.PAPER_LITE, dry=0)
    left = brush.limb(((-46, 2), (-56, 26), (-36, 42)), (26, 28, 30), 5)
    brush.body(canvas, left, c.PLUM_DEEP, c.INK, 1.2, paper=CLOTH_PAPER, depth=7)
    bowl = svg_path("M-44 32 L22 32 C22 56 10 66 -10 66 C-32 66 -44 56 -44 32 Z")
    brush.body(canvas, bowl, c.BLOOD, c.BLOOD_DEEP, 0.95, depth=9, hatch=0.2)
    soup = circle(-11, 32, 33, 7)
    brush.body(canvas, soup, c.EMBER, c.BLOOD, 0.8, paper=GLOW, depth=2, width=2.4)
    for x, y in ((-24, 31), (-6, 34), (8, 30)):
        canvas.base(circle(x, y, 3, 2), "#c8cf6a")
    for y in (46, 52):
        canvas.ink(line((-50, y), (-43, y - 1), (-35, y + 1)), 6)
        canvas.ink(line((-50, y), (-43, y - 1), (-35, y + 1)), 3.4, c.PAPER_LITE, dry=0)
    for x, height in ((-24, 26), (-2, 30)):
        brush.steam(canvas, x, 24, height, 5, 2)


PICTURES: Final[tuple[Callable[[Canvas], None], ...]] = (
    empty_sheet,
    wisp,
    shadow,
    genie,
    poltergeist,
    great_uncle,
    banshee,
    grim_reaper,
)
"""The picture of each number, 0 to 7."""
