"""More pictures of the victory cards: brewers, readers, slow pots and quick ones."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil.cubes import draw_cube
from assets.art.bubble_and_boil_cards.kit import chop, painted, palm, pot, shards, sleeve
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.cauldron15.fire import draw_flame
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, svg_path


def monoculture(canvas: Canvas) -> None:
    """Pumpkins, pumpkins, pumpkins, as far as the eye reaches."""
    for row, (y, scale, count) in enumerate(((-8, 0.22, 15), (14, 0.34, 11), (44, 0.56, 7), (86, 0.92, 5))):
        canvas.ink(line((-220, y + 14 * scale), (0, y + 12 * scale), (220, y + 14 * scale)), 2.0, c.SEPIA, alpha=0.7)
        for i in range(count):
            x = (i - (count - 1) / 2) * 470 / count + (row % 2) * 12
            with canvas.at(x, y, scale, (i % 3 - 1) * 6, line_scale=max(0.5, scale)):
                draw_cube(canvas, "orange", detail=scale > 0.5)
    painted(canvas, circle(150, -66, 22), c.GOLD, c.EMBER, 0.6, 2.4, 4)
    with canvas.at(-140, -30):
        chop(canvas, (0, 30), (0, -36), width=6)
        chop(canvas, (-24, -14), (24, -14), width=6)
        painted(canvas, circle(0, -40, 12), c.STRAW, c.UMBER, 0.5, 2.4, 3)
        with canvas.at(0, -54, 0.3, line_scale=0.7):
            draw_hat(canvas, "moss", 1.0, small=True)


def master_brewer(canvas: Canvas) -> None:
    """The golden ladle on its cushion."""
    brush.ground(canvas, 82, 130, 0)
    cushion = blob((-140, 44), (-90, 30), (0, 36), (90, 30), (140, 44), (132, 80), (0, 92), (-132, 80))
    brush.body(canvas, cushion, c.PLUM, c.PLUM_DEEP, 0.85, width=3.4, depth=14, hatch=0.25)
    for x in (-140, 140):
        painted(canvas, circle(x, 48, 10), c.GOLD, c.UMBER, 0.7, 2.2, 2)
        for dx in (-6, 0, 6):
            canvas.ink(line((x + dx * 0.5, 56), (x + dx, 74)), 2.6, c.GOLD)
    brush.rays(canvas, 0, 0, 92, 136, 20, 180, 360, 3.2, c.GOLD)
    with canvas.at(0, 6, rotation=-16):
        handle = brush.limb(((-20, 4), (50, -4), (116, -22), (134, -44)), (17, 14, 14, 12))
        painted(canvas, handle, c.GOLD, c.UMBER, 0.75, 3.2, 4)
        bowl = svg_path("M-100 -16 C-100 40 -12 40 -12 -6 C-40 -2 -70 -4 -100 -16 Z")
        painted(canvas, bowl, c.GOLD, c.UMBER, 0.75, 3.4, 8)
        rim = circle(-56, -12, 45, 13)
        painted(canvas, rim, c.GOLD, c.UMBER, 0.5, 2.8, 3)
        canvas.base(circle(-56, -10, 34, 7), c.SEPIA)
        brush.light(canvas, (-90, 4), (-80, 18), (-64, 26), (-82, 10), alpha=0.85)
    for x, y in ((-120, -50), (120, -64), (-40, -84), (60, 10)):
        brush.sparkle(canvas, x, y, 10)


def empty_handed(canvas: Canvas) -> None:
    """Two empty palms, and a moth."""
    for side, colour in ((-1, c.PLUM), (1, c.PLUM)):
        sleeve(canvas, ((side * 200, 110), (side * 150, 92), (side * 118, 74)), 46, colour)
        palm(canvas, side * 92, 22, 1.5, side * -16, flip=side > 0)
    with canvas.at(0, -34):
        for side in (-1, 1):
            wing = svg_path(
                f"M0 0 C{side * 10} -26 {side * 40} -30 {side * 44} -10 C{side * 40} 8 {side * 16} 10 0 4 Z"
            )
            painted(canvas, wing, c.UMBER, c.SEPIA, 0.4, 2.6, 4)
            painted(canvas, circle(side * 26, -10, 6), c.GOLD, c.UMBER, 0.6, 1.6, 0)
            canvas.ink(line((side * 2, -10), (side * 8, -22), (side * 14, -26)), 1.8)
        painted(canvas, blob((-5, -10), (5, -10), (6, 8), (0, 22), (-6, 8)), c.SEPIA, c.INK, 0.8, 2.2, 2)
    for points in (((-6, 10), (-20, 24), (-4, 36)), ((10, 14), (24, 30), (10, 46))):
        canvas.ink(line(*points), 1.8, c.INK_SOFT)


def well_read(canvas: Canvas) -> None:
    """A worm in spectacles has come to page two hundred."""
    brush.ground(canvas, 80, 150, 0)
    for side in (-1, 1):
        painted(
            canvas, polygon((0, 84), (side * 160, 74), (side * 166, 88), (0, 98)), c.BLOOD, c.BLOOD_DEEP, 0.9, 2.8, 2
        )
        page = svg_path(
            f"M0 84 C{side * 40} 56 {side * 110} 54 {side * 158} 72 L{side * 146} -14 C{side * 104} -32"
            f" {side * 40} -30 0 -2 Z"
        )
        brush.body(canvas, page, c.STRAW, c.UMBER, 0.25, width=3.0, depth=8)
        for i in range(4):
            y = 6 + 15 * i
            canvas.ink(line((side * 26, y - 8), (side * 76, y - 20), (side * 132, y - 8)), 1.9, c.INK_SOFT)
    hole = circle(54, 30, 19, 14)
    canvas.base(hole, "#4a3222")
    canvas.ink(hole, 2.4)
    worm = brush.limb(((54, 34), (58, -10), (30, -40), (-10, -44)), (30, 30, 32, 40))
    brush.body(canvas, worm, c.ROSE, c.BLOOD, 0.6, paper="#f6d0c4", width=3.2, depth=8)
    for x, y, dx, dy in ((43, 8, 28, 2), (44, -18, 24, -14), (28, -26, 12, -24)):
        canvas.ink(line((x, y), (x + dx * 0.6, y + dy * 0.3), (x + dx, y + dy)), 1.8, c.BLOOD)
    head = circle(-20, -44, 32, 30)
    brush.body(canvas, head, c.ROSE, c.BLOOD, 0.6, paper="#f6d0c4", width=3.2, depth=6)
    for x in (-36, -4):
        glass_of = circle(x, -46, 14)
        canvas.base(glass_of, "#eef4f2", 0.9)
        brush.dot_eye(canvas, x - 2, -44, 3.6)
        canvas.ink(glass_of, 3.2)
    canvas.ink(line((-22, -48), (-20, -50), (-18, -48)), 2.6)
    brush.smile(canvas, -20, -26, 9, 0.5, 2.6, free=True)
    cap = polygon((-60, -76), (-18, -92), (22, -78), (-20, -66))
    painted(canvas, cap, c.PLUM_DEEP, c.INK, 0.9, 2.8, 3)
    canvas.ink(line((20, -78), (28, -66), (26, -52)), 2.4, c.GOLD)


def fat_cauldron(canvas: Canvas) -> None:
    """A pot so full that its hoops fly."""
    brush.ground(canvas, 84, 120, 0)
    pot(canvas, 0, 4, 0.62, "dusk")
    for x, y, radius in ((-50, -44, 16), (-14, -58, 22), (30, -50, 18), (60, -40, 12), (-74, -36, 10)):
        bubble = circle(x, y, radius)
        canvas.base(bubble, "#e9f0a8")
        canvas.wash(bubble, c.POISON, 0.7, edge=1.2, loose=0.4)
        canvas.ink(bubble, 2.4)
        canvas.gouache(circle(x - radius * 0.35, y - radius * 0.35, radius * 0.2), c.WHITE, 0.9, 0)
    for i, colour in enumerate(("orange", "red", "green", "yellow")):
        with canvas.at(-72 + 48 * i, -78 + (i % 2) * 10, 0.42, (-24, 10, -8, 26)[i], line_scale=0.75):
            draw_cube(canvas, colour, detail=False)
    for side in (-1, 1):
        hoop = line((side * 108, -34), (side * 150, -20), (side * 172, 10), (side * 160, 40))
        canvas.ink(hoop, 9, c.INK, taper=(0, 0.1))
        canvas.ink(hoop, 5, "#a9abab", taper=(0, 0.1), dry=0)
        brush.rays(canvas, side * 100, 10, 20, 40, 5, -40 if side > 0 else 140, 40 if side > 0 else 220, 3.0)
    crack = polygon((-20, 30), (-8, 44), (-18, 54), (0, 70), closed=False)
    canvas.ink(crack, 3.4, c.POISON, dry=0)
    shards(canvas, ((130, -50), (-136, -52), (150, 60), (-150, 64)), c.SLATE, 5)


def long_simmer(canvas: Canvas) -> None:
    """A pot over a very small flame, and an hourglass that is in no hurry."""
    brush.ground(canvas, 84, 70, -70)
    pot(canvas, -70, -16, 0.48, "teal", lid=True)
    with canvas.at(-70, 84):
        draw_flame(canvas, 0, 0, 0.42, False)
    for points in (((-30, -70), (-20, -82), (-28, -92)),):
        canvas.ink(line(*points), 2.6, c.INK_SOFT)
    with canvas.at(96, 4):
        for y in (-76, 70):
            painted(canvas, rounded_rect(-50, y - 9, 100, 18, 5), c.UMBER, c.SEPIA, 0.85, 3.0, 4)
        for side in (-1, 1):
            chop(canvas, (side * 42, -68), (side * 42, 62), width=8)
            chop(canvas, (side * 42, -68), (side * 42, 62), width=4.6, colour=c.UMBER)
        vessel = svg_path(
            "M-30 -66 C-32 -26 -6 -16 -5 -4 C-6 10 -32 20 -30 60 L30 60 C32 20 6 10 5 -4 C6 -16 32 -26 30 -66 Z"
        )
        brush.glass(canvas, vessel)
        for sand in (
            svg_path("M-24 -40 C-16 -22 -6 -14 0 -8 C6 -14 16 -22 24 -40 Z"),
            svg_path("M-26 58 C-16 44 -8 38 0 32 C8 38 16 44 26 58 Z"),
        ):
            canvas.base(sand, "#f0d99a")
            canvas.wash(sand, c.GOLD, 0.6, loose=0.4)
        canvas.ink(line((0, -6), (0, 14), (0, 36)), 2.0, c.UMBER)
        canvas.ink(vessel, 3.0)
    for i, size in enumerate((7, 10, 13)):
        x, y = -6 + 15 * i, -56 - 13 * i
        canvas.ink(polygon((x, y), (x + size, y), (x, y + size), (x + size, y + size), closed=False), 3.0)


def quick_boil(canvas: Canvas) -> None:
    """A small pot over a fire that is far too large for it."""
    for x, scale, flip in ((-110, 1.5, False), (-62, 2.0, True), (66, 2.0, False), (112, 1.5, True), (0, 2.3, False)):
        with canvas.at(line_scale=1.2):
            draw_flame(canvas, x, 98, scale, flip)
    pot(canvas, 0, -26, 0.34, "blood")
    for x, y, radius in ((-26, -56, 10), (0, -64, 14), (26, -56, 9)):
        bubble = circle(x, y, radius)
        canvas.base(bubble, "#e9f0a8")
        canvas.ink(bubble, 2.4)
    for side in (-1, 1):
        brush.big_eye(canvas, side * 15, -22, 9, (0, 0.6))
        draw_flame(canvas, side * 34, 98, 1.2, side > 0)
    for side in (-1, 1):
        for i in range(3):
            x = side * (64 + 18 * i)
            canvas.ink(line((x, -46 - 12 * i), (x + side * 8, -60 - 12 * i), (x + side * 4, -74 - 8 * i)), 2.6)
    for x in (-160, 160):
        chop(canvas, (x, 92), (x * 0.6, 84), width=13)
        chop(canvas, (x, 92), (x * 0.6, 84), width=9, colour=c.UMBER)


def short_fuse(canvas: Canvas) -> None:
    """A turnip with a candle stub for a fuse, and a very fixed smile."""
    brush.ground(canvas, 82, 90, 0)
    turnip = svg_path(
        "M-66 -16 C-76 34 -30 66 -4 74 C0 82 2 88 6 94 C8 86 10 80 14 74 C50 62 84 30 70 -16 C56 -52 -50 -52 -66 -16 Z"
    )
    brush.body(canvas, turnip, c.PLUM, c.PLUM_DEEP, 0.75, paper="#e8d8e4", width=3.4, depth=14, hatch=0.2)
    brush.light(canvas, (-50, 0), (-48, -20), (-32, -30), (-44, -8))
    for side in (-1, 1):
        brush.big_eye(canvas, side * 24, 0, 13, (0, -0.6))
        canvas.ink(line((side * 40, -18), (side * 24, -24), (side * 10, -18)), 3.2)
    grin = blob((-28, 24), (0, 30), (30, 24), (20, 44), (0, 48), (-18, 44))
    canvas.base(grin, c.WHITE)
    canvas.ink(grin, 2.8)
    for x in (-12, 2, 16):
        canvas.ink(line((x, 28), (x, 46)), 1.9, taper=(0, 0))
    for turn in (210, 330):
        brush.leaf(canvas, 0, -40, 54, turn)
    stub = rounded_rect(-15, -74, 30, 38, 4)
    painted(canvas, stub, c.STRAW, c.UMBER, 0.35, 2.8, 4)
    painted(canvas, svg_path("M-15 -66 C-20 -50 -10 -46 -8 -60 C-4 -50 2 -54 2 -64 Z"), c.WHITE, c.STONE, 0.2, 2.0, 0)
    with canvas.at(0, -72):
        draw_flame(canvas, 0, 0, 0.44, False)
    brush.rays(canvas, 0, -86, 26, 44, 11, 180, 360, 3.0, c.EMBER)
    for side in (-1, 1):
        for i in range(2):
            x = side * (100 + 24 * i)
            canvas.ink(line((x, -20), (x + side * 5, 10), (x, 40)), 2.8)
    shards(canvas, ((-130, 74), (140, 78), (110, 84)), c.SEPIA, 5)
    brush.crease(canvas, (40, 60), (52, 50), (58, 38), width=2.0)


SCENES: Final[dict[str, Scene]] = {
    "monoculture": Scene(monoculture, "#b9d0d4", c.UMBER, -20),
    "master_brewer": Scene(master_brewer, "#c98f8a", c.UMBER, 62),
    "empty_handed": Scene(empty_handed, "#b0a9c0", c.UMBER, None),
    "well_read": Scene(well_read, "#c4b890", c.UMBER, 66),
    "fat_cauldron": Scene(fat_cauldron, "#d0b48c", c.UMBER, 64),
    "long_simmer": Scene(long_simmer, "#9fb4c4", c.UMBER, 70),
    "quick_boil": Scene(quick_boil, "#d99a74", c.UMBER, 74),
    "short_fuse": Scene(short_fuse, "#c9ba94", c.UMBER, 60),
}
