"""The hydra, seven of the organisms."""

from assets.art import brush
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, circle, line, polygon, svg_path


def hydra(canvas: Canvas) -> None:
    """A hydra: seven heads, one belly, no agreement."""
    brush.ground(canvas, 80, 60)
    tail = brush.limb(((20, 64), (54, 78), (84, 66), (88, 46)), (34, 22, 14, 4), 5)
    brush.body(canvas, tail, c.MOSS, c.FERN, 1.0, depth=6, hatch=0.25)
    arrow = polygon((88, 54), (80, 44), (92, 32), (97, 48))
    brush.body(canvas, arrow, c.BLOOD, c.BLOOD_DEEP, 0.95, width=2.2, depth=3)
    heads: tuple[tuple[tuple[Point, ...], float, int], ...] = (
        (((-22, 44), (-64, 38), (-78, 14)), -1, 0),
        (((22, 44), (62, 36), (76, 10)), 1, 1),
        (((-18, 36), (-52, 4), (-62, -30)), -1, 2),
        (((18, 36), (50, 2), (60, -34)), 1, 3),
        (((-10, 30), (-28, -16), (-34, -60)), -1, 4),
        (((10, 30), (28, -20), (30, -66)), 1, 5),
    )
    for points, side, mood in heads:
        _hydra_neck(canvas, points)
        _hydra_head(canvas, points[-1], side, mood)
    trunk = svg_path("M-40 34 C-50 58 -40 80 0 80 C40 80 50 58 40 34 C30 18 -30 18 -40 34 Z")
    brush.body(canvas, trunk, c.MOSS, c.FERN, 1.0, depth=10, hatch=0.2)
    belly = svg_path("M-20 34 C-28 54 -22 74 0 75 C22 74 28 54 20 34 Z")
    canvas.gouache(belly, "#efe0a8", 0.9, 1)
    for y in (44, 54, 64):
        brush.crease(canvas, (-22, y), (0, y + 4), (22, y))
    for x in (-30, 28):
        foot = svg_path("M-16 4 C-16 -12 16 -12 16 4 Z")
        with canvas.at(x, 78):
            brush.body(canvas, foot, c.MOSS, c.FERN, 1.0, width=2.4, depth=4)
            for claw in (-9, 0, 9):
                canvas.base(polygon((claw - 4, 4), (claw + 4, 4), (claw, -3)), c.PAPER_LITE)
                canvas.ink(polygon((claw - 4, 4), (claw, -3), (claw + 4, 4), closed=False), brush.DETAIL)
    _hydra_neck(canvas, ((0, 36), (-2, 12), (0, -18)))
    _hydra_head(canvas, (0, -20), 1, 6)


def _hydra_neck(canvas: Canvas, points: tuple[Point, ...]) -> None:
    neck = brush.limb(points, (22, 16, 15), 5)
    brush.body(canvas, neck, c.MOSS, c.FERN, 1.0, width=2.4, depth=5)
    light_side = brush.limb(tuple((x - 3, y - 2) for x, y in points), (5, 4, 3), 5)
    canvas.gouache(light_side, "#dfe2a0", 0.5, 0.8)


def _hydra_head(canvas: Canvas, place: Point, side: float, mood: int) -> None:
    """One head looking to its ``side``; ``mood`` chooses eyes and mouth."""
    with canvas.at(place[0], place[1], 1.0, flip=side < 0):
        crest = polygon((-16, -6), (-26, -12), (-18, -14), (-22, -24), (-10, -18), (-6, -26), (0, -14))
        brush.body(canvas, crest, c.BLOOD, c.BLOOD_DEEP, 0.95, width=brush.INNER, depth=3)
        skull = svg_path("M-17 4 C-20 -14 -6 -19 6 -17 C20 -17 31 -8 31 1 C31 11 16 14 4 14 C-8 14 -15 12 -17 4 Z")
        brush.body(canvas, skull, c.MOSS, c.FERN, 1.0, width=2.5, depth=6)
        canvas.base(circle(25, -3, 1.8), c.INK)
        if mood in (0, 6):
            mouth = svg_path("M8 4 C18 4 26 2 31 0 C30 12 18 14 8 12 Z")
            brush.body(canvas, mouth, c.BLOOD, c.BLOOD_DEEP, 1.1, width=brush.INNER, depth=0)
            for x in (15, 24):
                fang = polygon((x - 2.6, 3), (x + 2.6, 2), (x, 9))
                canvas.base(fang, c.WHITE)
                canvas.ink(fang, 1)
        elif mood == 3:
            canvas.ink(line((9, 8), (17, 4), (28, 7)), brush.INNER)
        else:
            canvas.ink(line((8, 6), (18, 7), (29, 4)), brush.INNER)
        if mood in (1, 4):
            canvas.ink(line((-2, -5), (4, -2), (10, -5)), 2)
        else:
            brush.big_eye(canvas, 4, -6, 6.5, (0.3, 0.1))
        if mood in (0, 3, 6):
            canvas.ink(line((-4, -15), (4, -13), (12, -9)), 2.4)
        if mood == 2:
            canvas.gouache(polygon((29, 5), (42, 2), (37, 6), (43, 10), (30, 8)), c.BLOOD, 1, 0.2)
            canvas.ink(polygon((29, 5), (42, 2), (37, 6), (43, 10), (30, 8), closed=False), brush.DETAIL)
