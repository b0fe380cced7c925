"""What many pictures are made of: faces, hands and legs, pots and spoons, beasts and little people."""

from collections.abc import Iterable
from typing import Final, Literal

from assets.art import brush
from assets.art.cauldron_things.hues import EGGSHELL, LAMP, LEAF_LITE, PLANK, STEEL
from assets.art.cauldron_things.vessels import Liquid, cork, glass, globe, rod
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, line, polygon, rounded_rect, svg_path

Mood = Literal["glad", "sad", "flat", "sly", "gasp", "cross", "asleep"]

SKIN: Final = "#f1cfa8"
IRON: Final = "#b4b7bc"
MIST: Final = "#f3f1ea"


def face(canvas: Canvas, x: float, y: float, size: float = 1.0, mood: Mood = "glad", look: Point = (0, 0)) -> None:
    """Two eyes and a mouth, 44 wide at size 1; (x, y) lies between the eyes."""
    for side in (-1, 1):
        if mood == "asleep":
            brush.asleep(canvas, x + side * 15 * size, y, 8 * size, 2.6)
        else:
            brush.eye(canvas, x + side * 14 * size, y, 8 * size, look)
        if mood in ("cross", "sly"):
            brush.brow(canvas, x + side * 14 * size, y - 12 * size, 9 * size, -side * 3.6 * size, 3)
        elif mood in ("sad", "gasp"):
            brush.brow(canvas, x + side * 14 * size, y - 13 * size, 8 * size, side * 3 * size, 2.4)
    mouth = y + 20 * size
    if mood == "gasp":
        brush.gasp(canvas, x, mouth + 3 * size, 7 * size)
    elif mood == "flat":
        canvas.ink(line((x - 9 * size, mouth), (x, mouth + 1), (x + 9 * size, mouth - 1)), 2.6)
    elif mood == "sly":
        canvas.ink(line((x - 10 * size, mouth), (x + 2, mouth + 4 * size), (x + 13 * size, mouth - 6 * size)), 2.6)
    else:
        brush.smile(canvas, x, mouth, 11 * size, -0.45 if mood in ("sad", "cross") else 0.55, 2.6)
    if mood in ("glad", "asleep"):
        for side in (-1, 1):
            brush.blush(canvas, x + side * 25 * size, y + 14 * size, 6 * size)


def reaching(
    canvas: Canvas,
    wrist: Point,
    size: float = 1.0,
    turn: float = 0,
    sleeve: str = c.BLOOD,
    skin: str = SKIN,
    flip: bool = False,
) -> None:
    """A hand with four fingers and a thumb that reaches to the right, its cuff behind the wrist; about 60 long."""
    with canvas.at(*wrist, size, turn, flip=flip):
        arm = polygon((-120, -20), (-8, -16), (-8, 18), (-120, 24))
        brush.fill(canvas, arm, sleeve, 2.8, 0.85, c.PAPER_LITE)
        hand = blob(
            (-10, -14), (12, -18), (30, -17), (52, -16), (58, -11), (52, -7), (34, -6), (56, -3), (61, 2), (54, 7),
            (35, 5), (52, 9), (54, 15), (48, 18), (30, 14), (40, 21), (38, 27), (24, 25), (4, 19), (-10, 16),
            tension=0.5,
        )  # fmt: skip
        brush.fill(canvas, hand, c.UMBER, 2.6, 0.1, skin)
        thumb = blob((4, -14), (16, -28), (30, -32), (35, -27), (27, -19), (20, -10), (10, -6))
        brush.fill(canvas, thumb, c.UMBER, 2.4, 0.1, skin)
        cuff = rounded_rect(-18, -21, 15, 44, 6)
        brush.fill(canvas, cuff, sleeve, 2.5, 0.25, c.PAPER_LITE)


def fist(canvas: Canvas, x: float, y: float, size: float = 1.0, skin: str = SKIN) -> None:
    """A closed hand around something, 34 wide."""
    hand = rounded_rect(x - 16 * size, y - 13 * size, 32 * size, 26 * size, 11 * size)
    brush.fill(canvas, hand, c.UMBER, 2.5, 0.1, skin)
    for at in (-6, 1, 8):
        canvas.ink(line((x + at * size, y - 12 * size), (x + (at + 1) * size, y - 1 * size)), 1.9, taper=(0.1, 0.5))


def legs(
    canvas: Canvas, x: float, y: float, spread: float = 22, length: float = 30, shoe: str = c.BLOOD, run: bool = False
) -> None:
    """Two thin legs in shoes that hang from (x, y); running to the right, or standing."""
    steps = (
        (((-0.5, 0.5), (-1.6, 0.7)), ((1.0, 0.4), (1.1, 1.0))) if run else (((-1, 0.5), (-1, 1)), ((1, 0.5), (1, 1)))
    )
    for at, (knee, foot) in enumerate(steps):
        hip = (x + (at * 2 - 1) * spread * 0.6, y)
        at_knee = (x + knee[0] * spread, y + knee[1] * length)
        at_foot = (x + foot[0] * spread, y + foot[1] * length)
        canvas.ink(line(hip, at_knee, at_foot), 5.4, c.INK, taper=(0, 0), dry=0)
        turn = 40 if run and at == 0 else 0
        with canvas.at(*at_foot, rotation=turn):
            brush.fill(canvas, blob((-7, -4), (6, -6), (19, 1), (18, 7), (-7, 7)), shoe, 2.3, 0.9)


def pot(canvas: Canvas, x: float, y: float, size: float = 1.0, brew: str | None = "#7fae4a", iron: str = IRON) -> None:
    """A cauldron on three feet, 120 wide, its foot at y + 60; empty if ``brew`` is None."""
    with canvas.at(x, y, size):
        for side in (-1, 1):
            brush.fill(
                canvas,
                polygon((side * 26, 40), (side * 44, 34), (side * 42, 60), (side * 32, 60)),
                c.SLATE,
                2.4,
                0.9,
                iron,
            )
        body = svg_path("M-52 -26 C-72 -4 -66 50 0 50 C66 50 72 -4 52 -26 Z")
        brush.fill(canvas, body, c.SLATE, 3.0, 0.75, iron, deep=c.INK)
        rim = circle(0, -28, 60, 14)
        brush.fill(canvas, rim, c.SLATE, 2.8, 0.7, iron)
        mouth = circle(0, -29, 49, 9)
        brush.fill(canvas, mouth, brew or c.INK, 2.2, 1.0, c.PAPER_LITE if brew else "#4a4448")


def kettle(canvas: Canvas, x: float, y: float, size: float = 1.0, colour: str = "#4a8f96", lid: bool = True) -> None:
    """A kettle with its spout to the right, 130 wide, its foot at y + 46."""
    with canvas.at(x, y, size):
        rod(canvas, ((-44, -22), (-40, -74), (34, -76), (42, -24)), 8, c.UMBER)
        spout = svg_path("M38 18 C62 12 56 -22 80 -34 L88 -22 C74 -10 80 34 42 42 Z")
        brush.fill(canvas, spout, colour, 2.6, 0.85, "#d6e8e4")
        body = svg_path("M-44 -24 C-70 -4 -66 46 -36 46 L38 46 C68 46 70 -4 46 -24 Z")
        brush.fill(canvas, body, colour, 3.0, 0.85, "#d6e8e4", deep=c.DUSK)
        if lid:
            brush.fill(
                canvas,
                svg_path("M-40 -22 C-34 -44 34 -44 40 -22 C20 -16 -20 -16 -40 -22 Z"),
                colour,
                2.6,
                0.9,
                "#d6e8e4",
            )
            brush.fill(canvas, circle(0, -42, 8), c.GOLD, 2.2, 0.8, c.STRAW)
        else:
            brush.fill(canvas, circle(0, -23, 40, 8), c.INK, 2.4, 0.9, "#4a4448")


def spoon(
    canvas: Canvas, x: float, y: float, length: float = 80, turn: float = 0, colour: str = PLANK, size: float = 1.0
) -> None:
    """A wooden spoon, its bowl around (x, y), its handle below it at turn 0."""
    with canvas.at(x, y, rotation=turn):
        rod(canvas, ((0, 14 * size), (0, length)), 7 * size, colour)
        brush.fill(canvas, circle(0, 0, 17 * size, 22 * size), c.UMBER, 2.7, 0.4, colour)


def toad(
    canvas: Canvas,
    x: float,
    y: float,
    size: float = 1.0,
    mood: Mood = "glad",
    look: Point = (0, 0),
    colour: str = c.MOSS,
) -> None:
    """A toad that sits and looks at us, 100 wide, its foot at y + 44."""
    with canvas.at(x, y, size):
        for side in (-1, 1):
            brush.fill(
                canvas,
                blob((side * 26, 10), (side * 50, 4), (side * 58, 28), (side * 46, 42), (side * 24, 42)),
                colour,
                2.5,
                0.9,
                LEAF_LITE,
            )
            foot = blob((side * 20, 36), (side * 44, 34), (side * 62, 42), (side * 20, 46))
            brush.fill(canvas, foot, colour, 2.2, 0.9, LEAF_LITE)
        body = blob((-42, 12), (-34, -20), (0, -30), (34, -20), (42, 12), (32, 40), (0, 45), (-32, 40))
        brush.fill(canvas, body, colour, 2.9, 0.9, LEAF_LITE, deep=c.FERN)
        canvas.gouache(blob((-22, 38), (-24, 16), (0, 10), (24, 16), (22, 38), (0, 43)), "#efe8b8", 0.8, 1)
        for side in (-1, 1):
            brush.fill(canvas, circle(side * 20, -30, 15, 14), colour, 2.5, 0.9, LEAF_LITE)
            if mood == "asleep":
                brush.asleep(canvas, side * 20, -30, 8, 2.4)
            else:
                brush.eye(canvas, side * 20, -31, 9, look)
            if mood == "cross":
                brush.brow(canvas, side * 20, -44, 11, -side * 4, 3.4)
            brush.blush(canvas, side * 28, -6, 6)
        if mood == "gasp":
            brush.gasp(canvas, 0, 0, 8)
        else:
            brush.smile(canvas, 0, -4, 22, -0.3 if mood in ("cross", "sad") else 0.35, 2.8)


def snail(canvas: Canvas, x: float, y: float, size: float = 1.0, shell: str = c.EMBER, sleeping: bool = False) -> None:
    """A snail that goes to the right, 90 long, its foot at y + 26."""
    with canvas.at(x, y, size):
        foot = blob((-44, 24), (-10, 12), (24, 10), (30, -8), (44, -6), (46, 16), (30, 27), (-38, 27))
        brush.fill(canvas, foot, c.STRAW, 2.6, 0.6, c.PAPER_LITE)
        brush.fill(canvas, circle(-8, -4, 26, 25), shell, 2.8, 0.75, EGGSHELL, deep=c.SEPIA)
        canvas.ink(
            line((-8, -4), (-2, -7), (-4, -15), (-14, -14), (-20, -2), (-12, 10), (4, 8), (10, -6), (2, -22)), 2.4
        )
        for dx, dy in ((32, -24), (44, -22)):
            canvas.ink(line((36, -4), (dx, dy)), 2.8)
            if sleeping:
                brush.asleep(canvas, dx, dy - 3, 5, 2)
            else:
                brush.eye(canvas, dx, dy - 3, 5, (0.3, 0))


def goblin(
    canvas: Canvas,
    x: float,
    y: float,
    size: float = 1.0,
    coat: str = c.DUSK,
    hat: str = c.BLOOD,
    mood: Mood = "glad",
    look: Point = (0, 0),
) -> None:
    """A little person in a pointed hat and a coat to the ground, 120 high, feet at y + 60."""
    with canvas.at(x, y, size):
        for side in (-1, 1):
            brush.fill(
                canvas, blob((side * 4, 52), (side * 22, 50), (side * 34, 58), (side * 4, 61)), c.SEPIA, 2.2, 0.9
            )
        body = blob((-14, -8), (14, -8), (32, 30), (34, 56), (0, 58), (-34, 56), (-32, 30))
        brush.fill(canvas, body, coat, 2.8, 0.9, c.PAPER_LITE, deep=c.INK)
        brush.fill(canvas, circle(0, -20, 23, 21), c.UMBER, 2.6, 0.1, SKIN)
        face(canvas, 0, -24, 0.62, mood, look)
        brush.fill(canvas, circle(0, -15, 5.4, 4.6), c.ROSE, 2.0, 0.7, SKIN)
        cap = blob((-27, -32), (-14, -62), (8, -84), (18, -76), (10, -62), (27, -32), (0, -40))
        brush.fill(canvas, cap, hat, 2.7, 0.9, deep=c.INK)


def toadstool(canvas: Canvas, x: float, y: float, size: float = 1.0, turn: float = 0, cap: str = c.BLOOD) -> None:
    """A spotted toadstool, 60 wide and high, its foot at y."""
    with canvas.at(x, y, size, turn):
        brush.fill(
            canvas,
            svg_path("M-8 -28 C-9 -12 -12 -4 -13 0 C-4 4 6 4 13 0 C12 -8 9 -16 8 -28 Z"),
            c.STRAW,
            2.4,
            0.35,
            c.PAPER_LITE,
        )
        brush.fill(
            canvas,
            svg_path("M-30 -24 C-30 -52 -14 -62 0 -62 C14 -62 30 -52 30 -24 C14 -18 -14 -18 -30 -24 Z"),
            cap,
            2.7,
            0.95,
        )
        for dx, dy, radius in ((-15, -34, 5), (1, -48, 5.4), (15, -33, 5), (0, -29, 3.4)):
            canvas.gouache(circle(dx, dy, radius), c.PAPER_LITE, 1, 0)


def flask(canvas: Canvas, x: float, y: float, size: float = 1.0, colour: str = "#7fae4a", deep: str = c.FERN) -> None:
    """A corked round flask, 80 wide, its foot at y + 46."""
    with canvas.at(x, y, size):
        with glass(canvas, globe(0, 10, 40, 11, -44, 0.9), Liquid(colour, deep, c.WHITE), -4):
            pass
        cork(canvas, 0, -44, 9, 18)


def coin(canvas: Canvas, x: float, y: float, radius: float = 14) -> None:
    """A coin with a plain rim."""
    brush.fill(canvas, circle(x, y, radius), c.GOLD, 2.5, 0.6, "#fbe7ae")
    canvas.ink(circle(x, y, radius * 0.6), 1.6, c.UMBER)


def candle(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """A candle that burns, 60 high, its foot at y."""
    with canvas.at(x, y, size):
        brush.fill(canvas, rounded_rect(-10, -38, 20, 38, 3), c.STRAW, 2.5, 0.25, c.PAPER_LITE)
        canvas.ink(line((0, -38), (1, -46)), 2.4)
        brush.fill(canvas, brush.drop(0, -54, 8), c.EMBER, 2.3, 0.8, LAMP)


def steam(canvas: Canvas, x: float, y: float, height: float = 50, width: float = 11) -> None:
    """A curl of steam that rises from (x, y)."""
    brush.curl(
        canvas, ((x, y), (x - 10, y - height * 0.3), (x + 9, y - height * 0.62), (x - 4, y - height)), width, MIST, 0.9
    )


def basket(canvas: Canvas, x: float, y: float, size: float = 1.0, handle: bool = True) -> None:
    """A wicker basket, 110 wide, its foot at y + 44."""
    with canvas.at(x, y, size):
        if handle:
            rod(canvas, ((-48, -16), (-40, -66), (40, -66), (48, -16)), 7, PLANK)
        body = svg_path("M-54 -16 L54 -16 C52 14 48 32 40 44 L-40 44 C-48 32 -52 14 -54 -16 Z")
        brush.fill(canvas, body, c.UMBER, 2.9, 0.7, "#efd09a")
        with canvas.clip(body):
            for row in range(4):
                for column in range(-4, 5):
                    at = column * 16 + (8 if row % 2 else 0)
                    canvas.ink(
                        line((at - 7, -4 + row * 14), (at, -8 + row * 14), (at + 7, -4 + row * 14)), 2.2, c.SEPIA
                    )
        canvas.ink(body, 2.9)
        brush.fill(canvas, rounded_rect(-60, -24, 120, 15, 7), c.UMBER, 2.6, 0.8, "#efd09a")


def die(canvas: Canvas, x: float, y: float, size: float = 1.0, turn: float = 0) -> None:
    """A die that shows five, 60 wide."""
    with canvas.at(x, y, size, turn):
        brush.fill(canvas, rounded_rect(-30, -30, 60, 60, 10), c.STRAW, 2.9, 0.35, c.PAPER_LITE, deep=c.UMBER)
        for dx, dy in ((-15, -15), (15, -15), (0, 0), (-15, 15), (15, 15)):
            canvas.base(circle(dx, dy, 5.4), c.INK)


def turf(canvas: Canvas, places: Iterable[Point], size: float = 1.4, colour: str = c.FERN) -> None:
    """Tufts of grass at some points."""
    for x, y in places:
        brush.grass(canvas, x, y, size, colour)


def motion(canvas: Canvas, lines: Iterable[tuple[Point, Point]], pen: float = 2.8) -> None:
    """Strokes behind something that moves."""
    for start, end in lines:
        canvas.ink(line(start, end), pen, taper=(0.4, 0.1))


def padlock(canvas: Canvas, x: float, y: float, size: float = 1.0, colour: str = c.GOLD) -> None:
    """A padlock, 44 wide, its bow above."""
    with canvas.at(x, y, size):
        rod(canvas, ((-13, -14), (-13, -36), (13, -36), (13, -14)), 6, STEEL)
        brush.fill(canvas, rounded_rect(-22, -18, 44, 40, 7), colour, 2.8, 0.8, "#fbe7ae", deep=c.UMBER)
        canvas.base(circle(0, -2, 5.4), c.INK)
        canvas.base(polygon((-3, 0), (3, 0), (5, 14), (-5, 14)), c.INK)


def bird(canvas: Canvas, x: float, y: float, size: float = 1.0, colour: str = "#d9a23c", flip: bool = False) -> None:
    """A round bird on two legs that looks right, 90 wide, its feet at y + 50."""
    with canvas.at(x, y, size, flip=flip):
        for dx in (-6, 10):
            canvas.ink(line((dx, 32), (dx + 2, 50)), 3.4, c.EMBER, taper=(0, 0))
            canvas.ink(line((dx - 6, 51), (dx + 12, 51)), 3, c.EMBER, taper=(0.1, 0.1))
        brush.fill(canvas, polygon((-34, 6), (-66, -4), (-62, 18), (-30, 24)), colour, 2.5, 0.9, c.PAPER_LITE)
        brush.fill(
            canvas,
            blob((-40, 8), (-26, -20), (4, -40), (34, -32), (40, -8), (30, 26), (0, 38), (-28, 30)),
            colour,
            2.9,
            0.85,
            c.PAPER_LITE,
            deep=c.UMBER,
        )
        brush.fill(canvas, polygon((38, -24), (62, -14), (38, -8)), c.EMBER, 2.3, 0.95)
        brush.fill(canvas, blob((-30, 4), (0, -6), (16, 8), (-6, 24), (-26, 18)), colour, 2.3, 1.0, c.PAPER_LITE)
