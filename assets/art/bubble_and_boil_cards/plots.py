"""Pictures of gardens and of those who meddle with them."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil.cubes import draw_cube
from assets.art.bubble_and_boil_cards.kit import chop, fist, painted, plank, shards
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, on_circle, polygon, rounded_rect, star, svg_path


def midnight_gardener(canvas: Canvas) -> None:
    """Somebody hooded carries off the whole flowerpot, by lantern and on tiptoe."""
    for x, y, radius in ((-180, -66, 6), (-110, -84, 4), (150, -76, 7), (192, -30, 4), (60, -86, 5)):
        canvas.gouache(star(x, y, radius, 4, 0.32), "#f8efc0", 1, 0)
    canvas.gouache(circle(118, 8, 76), "#f6df96", 0.4, 3)
    canvas.gouache(circle(118, 8, 46), "#fbeeb0", 0.5, 3)
    brush.ground(canvas, 78, 90, 0)
    for x, low in ((-30, 84), (30, 80)):
        shoe = blob((x - 10, low - 10), (x + 8, low - 12), (x + 26, low - 2), (x + 24, low + 4), (x - 10, low + 4))
        painted(canvas, shoe, c.UMBER, c.SEPIA, 0.9, 2.6, 3)
    cloak = svg_path("M-52 76 C-60 20 -44 -30 -22 -46 C4 -56 36 -40 44 0 C50 30 50 56 46 76 C20 84 -30 84 -52 76 Z")
    brush.body(canvas, cloak, c.DUSK, c.INK, 0.95, paper="#8f98b8", width=3.2, depth=12, hatch=0.3)
    hood = svg_path("M-40 -30 C-46 -70 -20 -98 10 -94 C40 -92 56 -60 46 -28 C30 -14 -24 -14 -40 -30 Z")
    brush.body(canvas, hood, c.DUSK, c.INK, 0.95, paper="#8f98b8", width=3.2, depth=8)
    face = circle(16, -50, 25, 24)
    canvas.base(face, c.INK)
    canvas.ink(face, 2.4)
    for x in (8, 28):
        canvas.base(circle(x, -52, 6, 7), "#fbeeb0")
        canvas.base(circle(x + 2, -51, 2.6, 3.4), c.INK)
    brush.cord(canvas, ((38, -8), (74, -14), (106, -30)), 18, c.DUSK)
    fist(canvas, 112, -36, 0.5, -10)
    canvas.ink(line((106, -26), (118, -34), (130, -26)), 2.6)
    lantern = polygon((98, -16), (138, -16), (144, 34), (92, 34))
    canvas.base(lantern, "#fff3c4")
    canvas.ink(lantern, 3.0)
    painted(canvas, blob((110, 26), (112, 8), (119, -6), (126, 10), (126, 26)), c.EMBER, c.BLOOD, 0.7, 2.0, 0)
    painted(canvas, polygon((92, -16), (118, -32), (144, -16)), c.SLATE, c.INK, 0.9, 2.6, 3)
    painted(canvas, rounded_rect(88, 32, 60, 9, 3), c.SLATE, c.INK, 0.9, 2.6, 2)
    chop(canvas, (118, -16), (118, 32), width=2.2)
    pot = polygon((-142, 4), (-58, 4), (-70, 70), (-130, 70))
    painted(canvas, pot, c.EMBER, c.UMBER, 0.75, 3.0, 10)
    painted(canvas, rounded_rect(-150, -6, 100, 18, 4), c.EMBER, c.UMBER, 0.75, 2.8, 4)
    for x, tall, kind in ((-128, 52, "yellow"), (-100, 76, "red"), (-72, 50, "green")):
        canvas.ink(line((x, -4), (x + 3, -tall / 2), (x, -tall + 10)), 5, c.INK, taper=(0, 0))
        canvas.ink(line((x, -4), (x + 3, -tall / 2), (x, -tall + 10)), 2.8, c.MOSS, taper=(0, 0), dry=0)
        with canvas.at(x, -tall, 0.5):
            draw_cube(canvas, kind, 0.9)
    brush.cord(canvas, ((-28, 6), (-44, 34), (-62, 44)), 18, c.DUSK)
    fist(canvas, -68, 46, 0.55, 10, flip=True)
    hollow = blob((-206, 80), (-190, 72), (-160, 74), (-150, 84), (-180, 90))
    canvas.base(hollow, "#3d2a1c")
    canvas.ink(hollow, 2.2)


def mud_slinging(canvas: Canvas) -> None:
    """A spoon made into a catapult, loaded with the best mud of the season."""
    brush.ground(canvas, 80, 150, -10)
    for x in (-110, 20):
        painted(canvas, circle(x, 66, 20), c.UMBER, c.SEPIA, 0.8, 3.0, 6)
        painted(canvas, circle(x, 66, 6), c.SLATE, c.INK, 0.8, 2.0, 0)
        for i in range(4):
            a, b = on_circle(x, 66, 7, 45 + 90 * i), on_circle(x, 66, 18, 45 + 90 * i)
            canvas.ink(polygon(a, b, closed=False), 2.2, c.SEPIA)
    painted(canvas, polygon((-140, 44), (50, 40), (54, 60), (-140, 64)), c.UMBER, c.SEPIA, 0.75, 3.0, 5)
    for a, b in (((-70, 44), (-44, -20)), ((-10, 42), (-40, -20))):
        chop(canvas, a, b, width=12)
        chop(canvas, a, b, width=8, colour="#b07a48")
    with canvas.at(-42, -10, rotation=-38):
        chop(canvas, (-110, 0), (54, 0), width=13)
        chop(canvas, (-110, 0), (54, 0), width=9, colour="#d0a066")
        bowl = circle(80, 0, 36, 22)
        painted(canvas, bowl, c.UMBER, c.SEPIA, 0.6, 3.0, 5)
        mud = blob((48, -4), (58, -26), (84, -34), (106, -22), (114, -4), (96, 8), (60, 8))
        brush.body(canvas, mud, c.SEPIA, c.INK, 1.0, paper="#b98a58", width=3.0, depth=8)
        for side in (-1, 1):
            brush.big_eye(canvas, 82 + side * 11, -14, 7, (0.4, -0.4))
    painted(canvas, circle(-42, -14, 8), c.SLATE, c.INK, 0.8, 2.4, 2)
    for y in (16, 26, 36):
        canvas.ink(line((-132, y + 28), (-122, y + 20), (-112, y + 26)), 4, c.STRAW)
    for x, y, size in ((96, -66, 17), (146, -48, 13), (184, -10, 10)):
        lump = blob(
            (x - size, y),
            (x - size * 0.3, y - size),
            (x + size, y - size * 0.5),
            (x + size * 0.8, y + size * 0.7),
            (x - size * 0.4, y + size * 0.8),
        )
        brush.body(canvas, lump, c.SEPIA, c.INK, 1.0, paper="#b98a58", width=2.6, depth=4)
        for i in range(2):
            canvas.ink(
                line((x - size - 22, y - 2 + 9 * i), (x - size - 12, y - 3 + 9 * i), (x - size - 4, y - 2 + 9 * i)), 2.0
            )
    target = polygon((150, 24), (204, 20), (206, 76), (152, 78))
    brush.body(canvas, target, c.WHITE, c.STONE, 0.2, width=2.8, depth=5)
    canvas.ink(line((150, 30), (150, 90)), 4, c.UMBER)
    splat = blob((160, 44), (172, 34), (184, 44), (198, 42), (190, 54), (196, 66), (180, 60), (168, 68), (170, 56))
    painted(canvas, splat, c.SEPIA, c.INK, 0.95, 2.2, 0)
    shards(canvas, ((120, -20), (164, -76), (70, -86), (128, 10), (206, 6)), c.SEPIA, 4)


def grafting_party(canvas: Canvas) -> None:
    """Two twigs, bandaged into one, and both dressed for the occasion."""
    brush.ground(canvas, 78, 110, 0)
    pot = polygon((-54, 38), (54, 38), (42, 92), (-42, 92))
    painted(canvas, pot, c.EMBER, c.UMBER, 0.7, 3.0, 8)
    painted(canvas, rounded_rect(-62, 28, 124, 18, 4), c.EMBER, c.UMBER, 0.7, 2.8, 4)
    trunk = brush.limb(((0, 36), (-2, 10), (0, -8)), (26, 22, 22))
    painted(canvas, trunk, c.UMBER, c.SEPIA, 0.8, 3.0, 5)
    for side, colour in ((-1, c.UMBER), (1, c.MOSS)):
        twig = brush.limb(((0, 2), (side * 30, -22), (side * 62, -38)), (18, 15, 12))
        painted(canvas, twig, colour, c.SEPIA, 0.75, 2.8, 4)
        head = circle(side * 76, -44, 25)
        painted(canvas, head, c.EMBER if side < 0 else c.POISON, c.UMBER if side < 0 else c.FERN, 0.75, 3.0, 6)
        for x in (-9, 9):
            brush.dot_eye(canvas, side * 76 + x, -47, 3.2)
        brush.smile(canvas, side * 76, -37, 9, 0.7, 2.6, free=True)
        cap = polygon((side * 76 - 15, -64), (side * 76 + 15, -66), (side * 76 + side * 7, -99))
        painted(canvas, cap, c.BLOOD if side < 0 else c.TEAL, c.INK, 0.85, 2.6, 3)
        painted(canvas, circle(side * 76 + side * 7, -96, 5), c.GOLD, c.UMBER, 0.8, 1.8, 0)
        for turn, reach in ((200, 30), (150, 26), (250, 24)) if side < 0 else ((-20, 30), (30, 26), (-70, 24)):
            x, y = on_circle(side * 76, -44, 24, turn)
            brush.leaf(canvas, x, y, reach, turn, c.MOSS if side < 0 else c.FERN)
    bandage = blob((-24, -6), (-8, -18), (10, -18), (25, -8), (23, 18), (0, 24), (-22, 18))
    brush.body(canvas, bandage, c.WHITE, c.STONE, 0.25, width=2.8, depth=5)
    for y in (-8, 0, 8, 16):
        canvas.ink(line((-22, y), (0, y + 5), (23, y - 1)), 1.7, c.STONE)
    cross = svg_path("M-3 -10 L3 -10 L3 -3 L10 -3 L10 3 L3 3 L3 10 L-3 10 L-3 3 L-10 3 L-10 -3 L-3 -3 Z")
    with canvas.at(1, 4):
        painted(canvas, cross, c.BLOOD, c.BLOOD_DEEP, 0.9, 1.6, 0)
    string = line((-216, -76), (-150, -58), (-120, -66), (0, -84), (120, -66), (150, -58), (216, -76))
    canvas.ink(string, 2.0)
    for x, y, colour in (
        (-190, -68, c.BLOOD),
        (-152, -57, c.TEAL),
        (-24, -82, c.GOLD),
        (28, -82, c.PLUM),
        (152, -57, c.EMBER),
        (190, -68, c.MOSS),
    ):
        painted(canvas, polygon((x - 11, y), (x + 11, y), (x, y + 22)), colour, c.INK, 0.8, 2.0, 0)
    for x, y, turn in ((-160, 60, -20), (158, 56, 24)):
        with canvas.at(x, y, rotation=turn):
            painted(canvas, polygon((-20, -16), (20, -16), (15, 26), (-15, 26)), c.LAPIS, c.DUSK, 0.35, 2.6, 4)
            canvas.ink(line((4, -16), (10, -44), (22, -50)), 4, c.BLOOD)
    for x, y, size in ((-130, 10, 7), (126, 8, 8), (0, -52, 6)):
        brush.sparkle(canvas, x, y, size)


def rainbow_manure(canvas: Canvas) -> None:
    """A steaming heap, and out of it a rainbow."""
    centre = (96, 66)
    for radius, colour in ((148, c.BLOOD), (130, c.EMBER), (112, c.GOLD), (94, c.MOSS), (76, c.LAPIS), (58, c.PLUM)):
        outer = circle(centre[0] - 96, centre[1], radius, radius * 0.98)
        canvas.base(outer, "#f3e8d2")
        canvas.wash(outer, colour, 0.62, edge=0.5, loose=1.0, bloom=0.2, vary=0.4)
    inner = circle(0, 66, 40, 39)
    canvas.base(inner, "#cfe0e2")
    for radius in (148, 40):
        canvas.ink(circle(0, 66, radius, radius * 0.98), 2.4)
    soil = blob((-240, 68), (-100, 60), (100, 64), (240, 62), (250, 130), (-250, 130))
    canvas.base(soil, "#d9b285")
    canvas.wash(soil, c.SEPIA, 0.75)
    canvas.ink(line((-220, 67), (-100, 60), (100, 64), (220, 62)), 2.2)
    for x in (-124, 124):
        heap = svg_path(
            f"M{x - 62} 84 C{x - 70} 62 {x - 44} 58 {x - 40} 46 C{x - 40} 30 {x - 20} 28 {x - 14} 16 C{x - 8} 2"
            f" {x + 8} 2 {x + 12} 16"
            f" C{x + 22} 26 {x + 38} 30 {x + 38} 46 C{x + 46} 58 {x + 70} 62 {x + 62} 84 C{x + 30} 92 {x - 30}"
            f" 92 {x - 62} 84 Z"
        )
        brush.body(canvas, heap, c.SEPIA, c.INK, 0.95, paper="#c79a66", width=3.2, depth=12, hatch=0.2)
        for y, half in ((62, 44), (44, 28), (26, 14)):
            canvas.ink(line((x - half, y), (x, y + 8), (x + half, y)), 2.0, c.INK)
        for side in (-1, 1):
            if x < 0:
                brush.asleep(canvas, x + side * 12, 48, 7, 2.4, free=True)
            else:
                brush.big_eye(canvas, x + side * 12, 48, 8, (-0.4, -0.2))
        brush.smile(canvas, x, 64, 9, 0.7, 2.4, free=True)
        brush.steam(canvas, x - 30, 30, 50, 8)
        brush.steam(canvas, x + 32, 32, 44, -8)
    with canvas.at(-196, 40, rotation=10):
        chop(canvas, (0, 60), (0, -70), width=7)
        chop(canvas, (0, 60), (0, -70), width=4, colour=c.UMBER)
        for x in (-12, 0, 12):
            canvas.ink(line((x * 0.5, 36), (x, 48), (x, 66)), 4.6, c.SLATE, taper=(0, 0.2))
    for x, y in ((-40, 10), (48, -20), (0, -66), (190, -50), (-190, -60)):
        shape = star(x, y, 9, 4, 0.28)
        canvas.base(shape, c.WHITE)
        canvas.ink(shape, 1.4)
    brush.grass(canvas, -20, 92, 1.1, kind=brush.TALL)
    brush.grass(canvas, 30, 96, 1.0, kind=brush.TALL)


def fence_shuffle(canvas: Canvas) -> None:
    """A fence moves house: posts on legs, in step, with the gate in the lead."""
    brush.ground(canvas, 82, 190, 0)
    for i, (x, lift, _) in enumerate(((-160, 0, 0), (-84, 8, 1), (-8, 0, 2), (68, 8, 0), (144, 0, 1))):
        stride = 12 if i % 2 else -12
        for side in (-1, 1):
            foot = x + side * 10 + stride * side
            canvas.ink(
                line((x + side * 8, 34 - lift), (x + side * 12 + stride * side * 0.3, 56), (foot, 78)),
                6.0,
                c.INK,
                taper=(0, 0),
            )
            canvas.ink(
                line((x + side * 8, 34 - lift), (x + side * 12 + stride * side * 0.3, 56), (foot, 78)),
                3.2,
                "#c99a62",
                taper=(0, 0),
                dry=0,
            )
            shoe = blob((foot - 7, 74), (foot + 4, 71), (foot + 16, 78), (foot + 14, 84), (foot - 7, 84))
            painted(canvas, shoe, (c.BLOOD, c.TEAL, c.PLUM, c.MOSS, c.EMBER)[i], c.INK, 0.85, 2.2, 2)
    for y in (-34, 14):
        rail = brush.limb(((-190, y + 4), (-84, y - 6), (-8, y + 4), (68, y - 6), (176, y + 4)), (11, 10, 11, 10, 11))
        painted(canvas, rail, c.UMBER, c.SEPIA, 0.7, 2.6, 3)
    for i, (x, lift, face) in enumerate(((-160, 0, 0), (-84, 8, 1), (-8, 0, 2), (68, 8, 0), (144, 0, 1))):
        plank(canvas, x, 38 - lift, 42, 96, (-3, 3, -2, 3, -3)[i])
        y = -18 - lift
        if face == 0:
            for side in (-1, 1):
                brush.dot_eye(canvas, x + side * 9, y, 3.4)
        elif face == 1:
            for side in (-1, 1):
                brush.big_eye(canvas, x + side * 9, y, 7, (0.6, 0.1))
        else:
            for side in (-1, 1):
                brush.asleep(canvas, x + side * 9, y, 6, 2.4, free=True)
        brush.smile(canvas, x, y + 16, 8, 0.4 if face != 1 else -0.2, 2.4, free=True)
    brush.cord(canvas, ((166, -14), (192, -30), (204, -60)), 7, "#c99a62")
    flag = polygon((204, -94), (170, -86), (204, -74))
    chop(canvas, (204, -50), (204, -96), width=4)
    painted(canvas, flag, c.BLOOD, c.BLOOD_DEEP, 0.85, 2.2, 2)
    brush.grass(canvas, -200, 92, 1.2, kind=brush.TALL)
    for x, y in ((-210, 50), (-206, 64)):
        canvas.ink(line((x - 4, y), (x + 6, y - 1), (x + 16, y)), 2.4)
    for x in (-196, -188):
        canvas.ink(line((x, 84), (x + 4, 88), (x + 10, 84)), 2.0)


SCENES: Final[dict[str, Scene]] = {
    "midnight_gardener": Scene(midnight_gardener, "#56648f", c.FERN, 62),
    "mud_slinging": Scene(mud_slinging, "#c4ccb0", c.UMBER, 60),
    "grafting_party": Scene(grafting_party, "#c3cfa4", c.UMBER, 66),
    "rainbow_manure": Scene(rainbow_manure, "#a9cad4", c.UMBER, None),
    "fence_shuffle": Scene(fence_shuffle, "#b9d0c0", c.MOSS, 66),
}
