"""The figures on the boxes: a mandrake, a toadstool, wooden cubes, tree trunks, hills, a smiling moon."""

from typing import Final

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, svg_path

TUFT: Final = ((-4, 8), (-1, 12), (2, 10), (5, 7))
ROOT_OUTLINE: Final[tuple[Point, ...]] = (
    (-3, -46), (14, -44), (25, -34), (27, -18), (22, -6), (31, -2), (47, -4), (60, -16), (66, -14), (60, -2), (72, -2),
    (60, 6), (44, 10), (30, 12), (27, 26), (26, 36), (30, 50), (38, 64), (42, 82), (33, 74), (24, 60), (13, 46),
    (4, 43), (-4, 48), (-10, 62), (-14, 76), (-26, 88), (-24, 74), (-27, 66), (-36, 74), (-28, 56), (-22, 40),
    (-25, 26), (-29, 14), (-42, 16), (-56, 26), (-68, 24), (-60, 18), (-72, 10), (-56, 10), (-44, 2), (-29, -2),
    (-22, -8), (-26, -20), (-24, -34), (-14, -43),
)  # fmt: skip
ROOT_LEAVES: Final = (
    (-8, -40, -62, 0.72, c.FERN),
    (8, -40, 62, 0.72, c.FERN),
    (-6, -42, -34, 0.9, c.MOSS),
    (7, -42, 34, 0.9, c.MOSS),
    (0, -42, 0, 0.98, c.MOSS),
)


def draw_mandrake(canvas: Canvas) -> None:
    """A root man asleep on his feet, about 150 wide and 190 high around the origin."""
    for x, y, rotation, scale, colour in ROOT_LEAVES:
        with canvas.at(x, y, scale, rotation):
            _root_leaf(canvas, colour)
    body = blob(*ROOT_OUTLINE)
    canvas.base(body, "#f3e0ba")
    canvas.wash(body, "#a86f3d", 0.6, vary=0.5, edge=0.8, bloom=0.4)
    shade = blob((6, -40), (24, -30), (22, -4), (28, 20), (24, 40), (6, 42), (14, 10))
    canvas.glaze(shade, c.SEPIA, 0.6, soft=5, spill=0)
    with canvas.clip(body):
        canvas.hatch(body, -18, gap=4.6, cover=0.3, width=1.1, colour=c.INK)
        for x, y, width in (
            (-14, 22, 18),
            (4, 30, 16),
            (-18, 10, 12),
            (12, 16, 12),
            (-10, 36, 14),
            (30, 4, 10),
            (-40, 8, 9),
            (-18, 52, 8),
            (24, 54, 8),
        ):
            canvas.ink(line((x, y), (x + width * 0.5, y + 2.4), (x + width, y)), 1.2, taper=(0.3, 0.5))
    canvas.ink(body, 2.8, wobble=0.9, corners=False)
    _sleeping_face(canvas)
    for root in (
        ((66, -14), (74, -22), (78, -20)),
        ((72, -2), (82, 2), (84, 8)),
        ((-68, 24), (-78, 30), (-80, 38)),
        ((-72, 10), (-82, 6), (-86, 10)),
        ((42, 82), (46, 90), (54, 92)),
        ((-26, 88), (-30, 94), (-38, 94)),
        ((-36, 74), (-44, 80), (-50, 78)),
    ):
        canvas.ink(line(*root), 1.7, taper=(0.05, 0.8))


def _root_leaf(canvas: Canvas, colour: str) -> None:
    leaf = svg_path("M0 0 C-10 -10 -16 -26 -10 -42 C-7 -50 -2 -56 2 -60 C8 -52 14 -42 14 -28 C14 -16 8 -6 0 0 Z")
    canvas.base(leaf)
    canvas.wash(leaf, colour, 0.95, edge=0.7)
    canvas.ink(leaf, 2.2)
    canvas.ink(line((0, 0), (1, -24), (2, -50)), 1.4, taper=(0.05, 0.6))
    for y in (-14, -26, -36):
        canvas.ink(line((1, y), (-5, y - 5), (-9, y - 7)), 1.0, taper=(0.05, 0.6))
        canvas.ink(line((1, y), (7, y - 6), (10, y - 8)), 1.0, taper=(0.05, 0.6))


def _sleeping_face(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.ink(line((side * 4, -24), (side * 9, -21), (side * 15, -24)), 2.0, taper=(0.2, 0.3))
        canvas.ink(line((side * 4, -29), (side * 10, -33), (side * 17, -31)), 1.7, taper=(0.1, 0.5))
        canvas.wash(circle(side * 15, -15, 4.4, 3), c.ROSE, 0.9, loose=0.6, edge=0.2)
    canvas.ink(line((-1, -22), (2, -16), (-2, -14)), 1.6)
    mouth = blob((-7, -8), (0, -10), (8, -8), (5, -2), (-4, -2))
    canvas.base(mouth, c.SEPIA)
    canvas.ink(mouth, 1.6)


def draw_toadstool(canvas: Canvas) -> None:
    """A red toadstool, about 130 wide and 150 high, standing on y 76."""
    stem = svg_path("M-17 8 C-14 30 -16 46 -23 66 C-26 78 24 78 22 66 C15 46 14 30 18 8 Z")
    gills = svg_path("M-62 6 C-44 -8 44 -8 62 6 C48 22 -48 22 -62 6 Z")
    cap = svg_path("M-66 8 C-70 -34 -38 -70 2 -70 C42 -70 74 -34 66 8 C46 -6 -46 -6 -66 8 Z")
    canvas.base(stem, c.PAPER_LITE)
    canvas.wash(stem, c.STRAW, 0.6, vary=0.4)
    canvas.hatch(stem, 84, gap=4.6, cover=0.42, width=1.1)
    canvas.ink(stem, 2.5)
    canvas.base(gills, c.BONE)
    canvas.wash(gills, "#b98d62", 0.8, edge=0.5)
    with canvas.clip(gills):
        for i in range(-8, 9):
            canvas.ink(line((i * 2.2, -2), (i * 5.2, 6), (i * 8.6, 17)), 1.0, c.SEPIA, wobble=0.2)
    canvas.ink(gills, 2.0)
    canvas.base(cap)
    canvas.wash(cap, c.BLOOD, 1.0, vary=0.55, edge=0.75, bloom=0.45)
    shade = svg_path("M10 -4 C40 -6 64 0 64 4 C70 -24 58 -48 44 -56 C54 -30 40 -12 10 -4 Z")
    canvas.glaze(shade, c.BLOOD_DEEP, 0.75, soft=7, spill=0)
    with canvas.clip(cap):
        for x, y, radius in ((-36, -22, 11), (-8, -46, 13), (26, -40, 9), (10, -18, 9), (46, -16, 8), (-54, -4, 6)):
            spot = blob(
                (x - radius, y + 1),
                (x - radius * 0.3, y - radius * 0.85),
                (x + radius * 0.8, y - radius * 0.6),
                (x + radius, y + radius * 0.3),
                (x, y + radius * 0.85),
            )
            canvas.gouache(spot, c.PAPER_LITE, 0.97, rough=0.5)
            canvas.ink(spot, 1.5)
    canvas.gouache(blob((-52, -18), (-46, -36), (-36, -47), (-41, -32)), "#f3c9bd", 0.55, rough=1.2)
    canvas.ink(cap, 3.2, wobble=0.8)


def draw_cube(canvas: Canvas, x: float, y: float, colour: str, size: float = 11) -> None:
    """A wooden cube seen from its upper edge."""
    with canvas.at(x, y, size / 11):
        top = polygon((-11, -5), (0, -10), (11, -5), (0, 0))
        left = polygon((-11, -5), (0, 0), (0, 12), (-11, 7))
        right = polygon((11, -5), (0, 0), (0, 12), (11, 7))
        for face, strength in ((top, 0.5), (left, 0.85), (right, 1.2)):
            canvas.base(face)
            canvas.wash(face, colour, strength, loose=0.4, shift=(0, 0), inset=0)
            canvas.ink(face, 1.7)


def draw_hill(canvas: Canvas, points: tuple[Point, ...], colour: str, strength: float) -> None:
    """A hill or floor with a few hatches."""
    hill = blob(*points)
    canvas.wash(hill, colour, strength, loose=2.5, edge=0.5, spill=0)
    canvas.hatch(hill, 58, gap=5.5, cover=0.3, width=0.9, alpha=0.6)


def draw_tuft(canvas: Canvas, x: float, y: float, scale: float, colour: str = c.FERN) -> None:
    """Four blades of grass."""
    for offset, height in TUFT:
        blade = line(
            (x + offset * 0.3 * scale, y),
            (x + offset * 0.7 * scale, y - height * 0.5 * scale),
            (x + offset * 1.3 * scale, y - height * scale),
        )
        canvas.ink(blade, 1.4, colour, taper=(0.05, 0.75), wobble=0.2)


def draw_trunk(canvas: Canvas, x: float, half: float, foot: float) -> None:
    """A tree trunk that leaves the picture at the top; ``half`` is half its width."""
    trunk = svg_path(
        f"M{x - half * 0.6} {foot} C{x - half * 0.35} 230 {x - half * 0.5} 160 {x - half * 0.3} 60"
        f" L{x + half * 0.35} 60"
        f" C{x + half * 0.3} 160 {x + half * 0.45} 230 {x + half * 0.75} {foot} Z"
    )
    canvas.base(trunk, "#c8a57a")
    canvas.wash(trunk, c.SEPIA, 0.85, edge=0.7)
    canvas.hatch(trunk, 84, 4, cover=0.7, width=1.1, colour=c.INK)
    knot = circle(x, 170 + half * 2, half * 0.22, half * 0.34)
    canvas.ink(knot, 1.4)
    canvas.ink(trunk, 2.2)


def draw_moon(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A full moon that smiles in its sleep."""
    disc = circle(x, y, radius)
    canvas.gouache(disc, "#f6e6b4", 1, 1)
    canvas.wash(disc, c.GOLD, 0.35, spill=0)
    canvas.ink(disc, 1.8)
    scale = radius / 27
    with canvas.at(x, y, scale):
        for side in (-1, 1):
            canvas.ink(line((side * 7 - 5, -3), (side * 7, 0), (side * 7 + 5, -3)), 1.5)
        canvas.ink(line((-7, 8), (-1, 12), (6, 8)), 1.5)
        canvas.wash(circle(-13, 4, 4, 3), c.ROSE, 0.8, loose=0.6, edge=0.2, spill=0)
