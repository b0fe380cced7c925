"""Pictures of witches and the people next door."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil.cubes import draw_cube
from assets.art.bubble_and_boil.tokens import CRONES
from assets.art.bubble_and_boil_cards.kit import (
    SKIN_DEEP,
    chop,
    fist,
    painted,
    skin,
    sleeve,
)
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, svg_path


def nosy_neighbour(canvas: Canvas) -> None:
    """A very long nose and one eye over the hedge."""
    head = svg_path("M-60 60 C-70 -10 -46 -52 0 -54 C46 -52 66 -10 58 60 Z")
    hair = svg_path("M-78 70 C-92 -10 -60 -66 0 -68 C60 -66 92 -10 76 70 Z")
    brush.body(canvas, hair, c.STONE, c.SLATE, 0.4, paper="#e6e0d2", width=3.0, depth=8)
    skin(canvas, head, SKIN_DEEP, 0.16, 3.0)
    for x, colour in ((-62, c.BLOOD), (-30, c.TEAL), (0, c.PLUM), (30, c.BLOOD), (62, c.TEAL)):
        y = -58 + abs(x) * 0.35
        roll = circle(x, y, 17, 13)
        painted(canvas, roll, colour, c.INK, 0.6, 2.6, 4)
        canvas.ink(circle(x, y, 8, 6), 1.7)
    brush.big_eye(canvas, 22, -12, 16, (-0.5, 0.5))
    canvas.ink(line((2, -36), (22, -40), (42, -30)), 3.8)
    canvas.ink(line((-40, -8), (-28, -2), (-14, -8)), 3.4)
    canvas.ink(line((-42, -26), (-28, -30), (-14, -26)), 3.8)
    glass = circle(22, -12, 25)
    canvas.ink(glass, 5.4, c.INK, taper=(0, 0))
    canvas.ink(glass, 2.8, c.GOLD, taper=(0, 0), dry=0)
    hedge = blob(
        (-240, 40), (-210, 18), (-180, 30), (-150, 12), (-116, 28), (-84, 14), (-50, 32), (-18, 20), (20, 36), (56, 18),
        (90, 30), (122, 12), (156, 28), (190, 14), (240, 36), (250, 130), (-250, 130),
    )  # fmt: skip
    brush.body(canvas, hedge, c.MOSS, c.FERN, 0.95, width=3.2, depth=14)
    for i in range(44):
        x, y = -214 + (i * 61) % 430, 44 + (i * 37) % 56
        canvas.ink(line((x - 6, y), (x, y - 6), (x + 6, y)), 1.9, c.FERN, taper=(0.2, 0.2))
    for x, y in ((-160, 40), (-110, 66), (120, 44), (170, 70), (70, 74)):
        for i in range(5):
            a, b = on_circle(x, y, 6, 72 * i)
            painted(canvas, circle(a, b, 5), c.ROSE, c.BLOOD, 0.6, 1.5, 0)
        canvas.base(circle(x, y, 3), c.GOLD)
    nose = svg_path(
        "M-18 4 C-26 -10 6 -14 8 4 C16 30 2 50 -40 66 C-84 82 -132 72 -136 54 C-138 36 -112 34 -96 40 C-60 48"
        " -24 40 -18 4 Z"
    )
    skin(canvas, nose, SKIN_DEEP, 0.3, 3.2)
    canvas.base(circle(-90, 46, 4.4), c.SEPIA)
    for x, y in ((-124, 62), (-112, 66)):
        canvas.base(circle(x, y, 3, 2), c.INK)
    for side, x in ((-1, -84), (1, 82)):
        for i in range(3):
            finger = brush.limb(((x + i * 13 * side, 30), (x + i * 13 * side, 44)), (12, 12))
            skin(canvas, finger, SKIN_DEEP, 0.2, 2.4)
    for turn in (160, 180, 200):
        a, b = on_circle(-140, 52, 16, turn), on_circle(-140, 52, 30, turn)
        canvas.ink(polygon(a, b, closed=False), 2.6)
    with canvas.at(-188, 30):
        painted(canvas, polygon((-16, -10), (16, -10), (12, 22), (-12, 22)), c.EMBER, c.UMBER, 0.7, 2.4, 3)
        with canvas.at(0, -24, 0.4):
            draw_cube(canvas, "red", 0.9)


def gossip_mill(canvas: Canvas) -> None:
    """A windmill whose four sails are tongues, all going at once."""
    brush.ground(canvas, 82, 90, 0)
    tower = polygon((-34, -44), (34, -44), (52, 88), (-52, 88))
    brush.body(canvas, tower, c.STRAW, c.UMBER, 0.5, paper="#f6e8c8", width=3.2, depth=12, hatch=0.2)
    for y in (-6, 24, 54):
        for x in (-24, 14):
            brick = rounded_rect(x - 8 + (y % 4) * 3, y, 18, 9, 2)
            canvas.ink(brick, 1.5, c.UMBER)
    roof = svg_path("M-44 -42 C-40 -72 -20 -90 0 -92 C20 -90 40 -72 44 -42 Z")
    painted(canvas, roof, c.BLOOD, c.BLOOD_DEEP, 0.85, 3.0, 6)
    door = svg_path("M-16 88 L-16 58 C-16 40 16 40 16 58 L16 88 Z")
    painted(canvas, door, c.UMBER, c.SEPIA, 0.85, 2.6, 4)
    for i in range(4):
        with canvas.at(0, -30, rotation=20 + 90 * i):
            chop(canvas, (0, 0), (50, 0), width=8)
            chop(canvas, (0, 0), (50, 0), width=4.8, colour=c.UMBER)
            tongue = svg_path("M26 -4 C40 -26 70 -30 96 -20 C122 -10 118 20 92 24 C64 28 40 18 26 8 Z")
            brush.body(canvas, tongue, c.BLOOD, c.BLOOD_DEEP, 0.55, paper="#f4b8ae", width=3.0, depth=6)
            canvas.ink(line((36, 2), (64, 0), (94, 4)), 2.2, c.BLOOD_DEEP, taper=(0.1, 0.5))
            canvas.gouache(blob((60, -16), (78, -18), (92, -12), (76, -10)), c.WHITE, 0.6, 0.4)
    painted(canvas, circle(0, -30, 11), c.GOLD, c.UMBER, 0.7, 2.8, 3)
    for x, y, turn, size in ((-150, -50, 0, 1.0), (150, -40, 0, 1.15), (-160, 30, 0, 0.85)):
        with canvas.at(x, y, size, turn):
            cloud = svg_path(
                "M-34 -2 C-36 -22 -14 -30 0 -24 C16 -32 38 -22 34 -4 C36 14 16 18 4 16 L-8 28 L-8 16 C-22 18"
                " -34 12 -34 -2 Z"
            )
            brush.body(canvas, cloud, c.WHITE, c.STONE, 0.15, width=2.6, depth=4)
            for k in (-16, 0, 16):
                canvas.base(circle(k, -4, 4), c.INK)
    for start in (-40, 50, 140, 230):
        arc = line(*(on_circle(0, -30, 130, start + 6 * i) for i in range(6)))
        canvas.ink(arc, 2.4)
    with canvas.at(150, 58):
        for x, colour in ((-22, "teal"), (24, "moss")):
            face = circle(x, 10, 15)
            skin(canvas, face, SKIN_DEEP, 0.16, 2.4)
            brush.dot_eye(canvas, x - 5, 8, 2.2)
            brush.dot_eye(canvas, x + 6, 8, 2.2)
            canvas.base(circle(x, 18, 3.4, 4.4), c.INK)
            with canvas.at(x, -12, 0.42, line_scale=0.8):
                draw_hat(canvas, colour, 1.0, small=True)


def crone_poaching(canvas: Canvas) -> None:
    """An old crone's counter on a fishing hook, with the bait still in sight."""
    water = blob((-240, 40), (-120, 32), (0, 38), (120, 32), (240, 38), (250, 130), (-250, 130))
    canvas.base(water, "#b9d4d8")
    canvas.wash(water, c.TEAL, 0.7, edge=0.8)
    for x, y in ((-170, 58), (-96, 80), (120, 60), (176, 84), (20, 92)):
        canvas.ink(line((x - 22, y), (x - 8, y - 4), (x + 6, y), (x + 22, y - 3)), 2.0, c.PAPER_LITE)
    cast = line((214, 34), (160, -40), (96, -84), (20, -92))
    canvas.ink(cast, 8, c.INK, taper=(0, 0.6))
    canvas.ink(cast, 4.6, c.UMBER, taper=(0, 0.6), dry=0)
    sleeve(canvas, ((230, 96), (214, 70), (200, 40)), 38, c.PLUM)
    fist(canvas, 190, 20, 0.8, -50, flip=True)
    reel = circle(176, -6, 13)
    painted(canvas, reel, c.GOLD, c.UMBER, 0.7, 2.6, 3)
    canvas.ink(line((20, -92), (10, -70), (2, -48)), 1.8, taper=(0, 0))
    canvas.ink(line((2, -50), (2, -34), (-8, -28), (-14, -38)), 4.6, c.INK, taper=(0, 0.2))
    with canvas.at(-18, 6, 0.98, -12):
        rim, face = circle(3, 6, 56), circle(0, 0, 56)
        for shape, colour in ((rim, "#8a5a34"), (face, c.PAPER_LITE)):
            canvas.base(shape, colour)
            canvas.ink(shape, 3.0)
        canvas.wash(face, c.ROSE, 0.5, edge=0.9, loose=0.8)
        canvas.ink(circle(0, 0, 49), 1.4, c.UMBER)
        with canvas.at(0, 2, 1.1):
            CRONES[0](canvas)
    for x, y in ((-86, 40), (-70, 54), (46, 46), (60, 36), (-100, 24), (76, 22)):
        drop = svg_path(
            f"M{x} {y - 9} C{x + 7} {y} {x + 6} {y + 7} {x} {y + 7} C{x - 6} {y + 7} {x - 7} {y} {x} {y - 9} Z"
        )
        painted(canvas, drop, c.LAPIS, c.DUSK, 0.55, 1.9, 0)
    for half in (70, 46):
        canvas.ink(circle(-16, 66, half, half * 0.17), 2.2, c.PAPER_LITE)
    with canvas.at(-150, 2):
        jetty = polygon((-90, 8), (24, 8), (30, 24), (-90, 24))
        painted(canvas, jetty, c.UMBER, c.SEPIA, 0.8, 2.8, 4)
        for x in (-60, 6):
            chop(canvas, (x, 24), (x, 74), width=11)
            chop(canvas, (x, 24), (x, 74), width=7, colour="#9a6a3c")
        painted(canvas, svg_path("M-54 -28 L-6 -28 L-12 8 L-48 8 Z"), c.SLATE, c.INK, 0.5, 2.8, 5)
        canvas.ink(line((-54, -28), (-30, -58), (-6, -28)), 3.0)
        for x, colour in ((-40, "#c98a8a"), (-22, "#8fc0b4")):
            token = circle(x, -32, 12)
            canvas.base(token, c.PAPER_LITE)
            canvas.wash(token, colour, 0.6, loose=0.3)
            canvas.ink(token, 2.2)


def bargain_with_yourself(canvas: Canvas) -> None:
    """A witch shakes hands with her own reflection, which smiles a little too long."""
    frame = svg_path("M14 92 L14 -50 C14 -112 196 -112 196 -50 L196 92 Z")
    painted(canvas, frame, c.GOLD, c.UMBER, 0.7, 3.2, 8)
    glass = svg_path("M30 92 L30 -46 C30 -92 180 -92 180 -46 L180 92 Z")
    canvas.base(glass, "#cfe0e6")
    canvas.wash(glass, c.DUSK, 0.45, edge=0.9, vary=0.6)
    canvas.ink(glass, 2.6)
    for x, y in ((22, 20), (22, -30), (188, 20), (188, -30), (60, -90), (150, -90)):
        painted(canvas, circle(x, y, 5), c.BLOOD, c.BLOOD_DEEP, 0.8, 1.6, 0)
    for side in (-1, 1):
        mirrored = side > 0
        with canvas.at(side * 104, 0, flip=mirrored):
            gown = svg_path("M-40 100 C-44 50 -26 14 0 10 C28 14 42 50 38 100 Z")
            painted(canvas, gown, c.TEAL if mirrored else c.PLUM, c.DUSK if mirrored else c.PLUM_DEEP, 0.85, 3.0, 8)
            hair = svg_path("M-34 -40 C-46 -10 -40 20 -30 26 L26 26 C38 10 36 -20 28 -42 Z")
            brush.body(canvas, hair, c.STONE, c.SLATE, 0.35, paper="#e6e0d2", width=2.6, depth=5)
            head = svg_path("M-24 -40 C-28 -10 -18 14 2 16 C22 14 30 -10 24 -40 Z")
            skin(canvas, head, SKIN_DEEP if not mirrored else c.TEAL, 0.16, 2.8)
            nose = svg_path("M12 -16 C26 -20 44 -10 46 0 C38 6 24 2 14 -2 Z")
            skin(canvas, nose, SKIN_DEEP if not mirrored else c.TEAL, 0.22, 2.4)
            brush.big_eye(canvas, 4, -22, 7.5, (0.6, 0.1))
            canvas.ink(line((-6, -36), (4, -36 if mirrored else -38), (14, -30 if mirrored else -36)), 2.8)
            if mirrored:
                grin = blob((-4, 0), (8, 4), (20, 2), (12, 11), (2, 10))
                canvas.base(grin, c.WHITE)
                canvas.ink(grin, 2.0)
            else:
                brush.smile(canvas, 8, 5, 8, 0.4, 2.4, free=True)
            with canvas.at(0, -62, 0.78, -4):
                draw_hat(canvas, "dusk" if mirrored else "plum", 1.4)
            brush.cord(canvas, ((20, 40), (56, 48), (88, 44)), 20, c.TEAL if mirrored else c.PLUM)
    for flip in (False, True):
        fist(canvas, 10 if flip else -14, 44, 0.72, 8 if flip else -8, flip=not flip)
    brush.rays(canvas, -2, 40, 32, 46, 9, 200, 340, 2.6)
    for points in (((150, -70), (166, -50), (168, -30)), ((160, -76), (172, -62), (174, -50))):
        canvas.ink(line(*points), 3.0, c.WHITE, dry=0)
    contract = polygon((-206, 30), (-166, 24), (-160, 72), (-200, 78))
    painted(canvas, contract, c.STRAW, c.UMBER, 0.35, 2.4, 4)
    for i in range(3):
        canvas.ink(line((-198, 40 + 10 * i), (-184, 38 + 10 * i), (-172, 36 + 10 * i)), 1.7, c.INK)
    brush.sparkle(canvas, -180, -40, 9)
    brush.sparkle(canvas, -40, -76, 7)


SCENES: Final[dict[str, Scene]] = {
    "nosy_neighbour": Scene(nosy_neighbour, "#b5cfd8", c.MOSS, None),
    "gossip_mill": Scene(gossip_mill, "#d8c098", c.MOSS, 66),
    "crone_poaching": Scene(crone_poaching, "#c9b8a4", c.TEAL, None),
    "bargain_with_yourself": Scene(bargain_with_yourself, "#c9a98c", c.UMBER, 70),
}
