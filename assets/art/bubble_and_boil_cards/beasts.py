"""Pictures of beasts that eat, sing, steal and deliver."""

from typing import Final

from assets.art import brush
from assets.art.bubble_and_boil_cards.kit import chop, note, painted, plank, pot
from assets.art.bubble_and_boil_cards.window import Scene
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, star, svg_path


def enchant_familiar_chow(canvas: Canvas) -> None:
    """A bowl of glowing kibble, and a cat that would like somebody else to go first."""
    brush.ground(canvas, 76, 60, 90)
    brush.ground(canvas, 76, 70, -70)
    tail = brush.limb(((-130, 60), (-168, 40), (-164, -6), (-138, -24)), (20, 18, 16, 12))
    brush.body(canvas, tail, c.SLATE, c.INK, 1.0, paper="#7f8288", width=2.8, depth=4)
    torso = svg_path("M-132 74 C-146 20 -116 -22 -78 -26 C-44 -24 -22 20 -26 74 Z")
    brush.body(canvas, torso, c.SLATE, c.INK, 1.0, paper="#7f8288", width=3.2, depth=10, hatch=0.3)
    head = svg_path(
        "M-120 -40 L-124 -92 L-94 -70 C-84 -74 -70 -74 -60 -70 L-32 -92 L-32 -38 C-30 -14 -54 0 -76 0 C-98 0"
        " -122 -14 -120 -40 Z"
    )
    brush.body(canvas, head, c.SLATE, c.INK, 1.0, paper="#7f8288", width=3.2, depth=8)
    for side, x in ((-1, -98), (1, -54)):
        ball = circle(x, -38, 15, 13)
        canvas.base(ball, "#e6e07a")
        canvas.ink(ball, 2.4)
        canvas.base(circle(x + 8, -36, 4, 8), c.INK)
        lid = blob((x - 18, -40), (x - 16, -56), (x + 16, -56), (x + 18, -42), (x, -44))
        canvas.base(lid, "#55585c")
        canvas.ink(line((x - 17, -40 - side * 2), (x, -44), (x + 17, -40 + side * 2)), 3.0)
    canvas.base(polygon((-82, -22), (-70, -22), (-76, -15)), c.ROSE)
    canvas.ink(line((-90, -8), (-83, -12), (-76, -14), (-69, -10), (-60, -11)), 2.2)
    for side in (-1, 1):
        for y in (-20, -12):
            canvas.ink(line((-76 + side * 14, y), (-76 + side * 34, y - 2), (-76 + side * 50, y + 4)), 1.6, c.WHITE)
    brush.cord(canvas, ((-56, 34), (-30, 44), (-6, 40)), 22, "#6d7076")
    canvas.gouache(circle(-4, 41, 10), c.WHITE, 0.9, 0.2)
    canvas.ink(circle(-4, 41, 11), 2.4)
    brush.rays(canvas, 92, 10, 62, 96, 13, 190, 350, 3.0, c.GOLD)
    heap = blob((36, 32), (52, 4), (76, -12), (106, -14), (132, 6), (148, 32))
    canvas.base(heap, "#f2f0a8")
    canvas.wash(heap, c.POISON, 0.7, vary=0.7, bloom=0)
    for x, y in ((52, 20), (70, 6), (92, -6), (112, 4), (130, 20), (82, 20), (104, 18), (66, 26), (120, 26)):
        bit = star(x, y, 10, 4, 0.55, (x * 7) % 90)
        canvas.base(bit, "#eef4a0")
        canvas.wash(bit, c.POISON, 0.6, loose=0.2, bloom=0)
        canvas.ink(bit, 1.7)
    bowl = svg_path("M28 30 L156 30 L142 72 C140 78 44 78 42 72 Z")
    painted(canvas, bowl, c.PLUM, c.PLUM_DEEP, 0.9, 3.0)
    with canvas.at(92, 54, 0.9):
        fish = svg_path("M-26 0 C-14 -14 6 -12 14 -1 L26 -9 L24 9 L14 2 C6 12 -14 12 -26 0 Z")
        canvas.gouache(fish, c.PAPER_LITE, 0.95, 0.3)
        canvas.base(circle(-15, -2, 2.4), c.INK)
    for x, y, size in ((60, -50, 7), (128, -46, 9), (176, -20, 6), (94, -76, 8)):
        brush.sparkle(canvas, x, y, size)


def locust_lullaby(canvas: Canvas) -> None:
    """A fat locust asleep on the last bare stalk, full of everything that stood here."""
    for x, high in ((-150, 30), (-96, 18), (118, 24), (168, 34)):
        canvas.ink(line((x, 74), (x + 2, 74 - high / 2), (x - 3, 74 - high)), 4.0, c.UMBER, taper=(0, 0))
        canvas.ink(line((x - 8, 76 - high), (x - 2, 72 - high), (x + 5, 77 - high)), 2.0)
    brush.cord(canvas, ((-8, 96), (-4, 70), (4, 50)), 13, c.MOSS)
    brush.cord(canvas, ((-140, 40), (-60, 48), (20, 46), (120, 32), (150, 38)), 13, c.MOSS)
    hind = svg_path(
        "M24 34 C40 -10 70 -66 86 -68 C100 -64 80 -10 74 30 L98 42 L70 46 C64 20 72 -20 74 -36 C60 -16 52 20 48 38 Z"
    )
    abdomen = svg_path(
        "M-96 20 C-88 -20 -30 -32 22 -18 C72 -6 112 14 128 26 C104 44 30 52 -30 48 C-70 46 -98 40 -96 20 Z"
    )
    brush.body(canvas, abdomen, c.POISON, c.FERN, 0.95, width=3.2, depth=12)
    for x in (-20, 8, 36, 62, 86):
        canvas.ink(line((x, -18 + abs(x - 10) * 0.2), (x + 8, 14), (x + 2, 46)), 1.9, c.FERN, taper=(0.1, 0.4))
    wing = svg_path("M-40 -18 C0 -46 70 -34 124 14 C80 10 20 16 -30 6 Z")
    brush.body(canvas, wing, c.STRAW, c.UMBER, 0.5, width=2.6, depth=6)
    for end in ((100, 4), (80, 6), (50, 6)):
        canvas.ink(line((-32, -8), (20, -18), end), brush.DETAIL, c.UMBER)
    brush.body(canvas, hind, c.MOSS, c.FERN, 0.95, width=2.8, depth=5)
    head = blob((-84, 30), (-122, 24), (-132, -6), (-112, -32), (-84, -28), (-72, 0))
    brush.body(canvas, head, c.POISON, c.FERN, 0.95, width=3.0, depth=8)
    brush.asleep(canvas, -112, -6, 10, 2.8, free=True)
    brush.smile(canvas, -116, 14, 9, 0.5, 2.2, free=True)
    for end in ((-150, -58, -170, -40), (-120, -68, -136, -88)):
        canvas.ink(line((-106, -30), (end[0], end[1]), (end[2], end[3])), 2.6)
    cap = svg_path("M-122 -26 C-118 -58 -86 -62 -74 -32 C-88 -40 -108 -38 -122 -26 Z")
    painted(canvas, cap, c.LAPIS, c.DUSK, 0.9, 2.6)
    brush.cord(canvas, ((-88, -52), (-66, -62), (-56, -40)), 10, c.LAPIS)
    painted(canvas, circle(-55, -36, 8), c.WHITE, c.STONE, 0.2, 2.0, 2)
    for x in (-70, -40, -8):
        canvas.ink(line((x, 42), (x - 8, 52), (x + 2, 56)), 3.2)
    note(canvas, 20, -64, 1.2, -8)
    note(canvas, -20, -70, 1.0, 10, double=True)
    note(canvas, 168, -56, 1.3, 12, double=True)
    note(canvas, 132, -74, 1.0, -10)


def slug_serenade(canvas: Canvas) -> None:
    """A slug plays the lute beneath its beloved, a cabbage."""
    brush.ground(canvas, 78, 150, 0)
    trail = blob((60, 72), (140, 66), (214, 70), (214, 84), (120, 84))
    canvas.base(trail, "#dfe9d0", 0.8)
    canvas.wash(trail, c.TEAL, 0.3, bloom=0)
    slug = svg_path(
        "M-42 -58 C-20 -66 -2 -46 2 -20 C8 16 60 30 150 66 C158 76 150 80 130 80 L-56 80 C-72 78 -70 50 -58 20"
        " C-54 -10 -62 -40 -42 -58 Z"
    )
    brush.body(canvas, slug, c.UMBER, c.SEPIA, 0.75, paper="#efd3a4", width=3.2, depth=12)
    for x, y in ((34, 44), (60, 58), (90, 68), (10, 50), (30, 66)):
        canvas.glaze(circle(x, y, 7), c.SEPIA, 0.7, soft=2)
    for x, tip in ((-40, -70), (-14, -40)):
        canvas.ink(line((x, -54), (tip, -76), (tip + 2, -88)), 6.6, c.INK, taper=(0, 0))
        canvas.ink(line((x, -54), (tip, -76), (tip + 2, -88)), 3.8, "#c99a68", taper=(0, 0), dry=0)
        brush.big_eye(canvas, tip + 2, -88, 9, (-0.4, 0.2))
    brush.smile(canvas, -40, -34, 10, 0.6, 2.4, free=True)
    with canvas.at(-44, 26, rotation=-24):
        chop(canvas, (0, -10), (0, -74), width=11)
        chop(canvas, (0, -10), (0, -74), width=7, colour=c.UMBER)
        painted(canvas, polygon((-8, -72), (8, -72), (12, -92), (-4, -94)), c.UMBER, c.SEPIA, 0.8, 2.2)
        belly = blob((0, -22), (26, -4), (30, 26), (0, 44), (-30, 26), (-26, -4))
        brush.body(canvas, belly, c.EMBER, c.UMBER, 0.6, paper="#f0c98e", width=3.0, depth=8)
        canvas.base(circle(0, 10, 9), c.INK)
        for x in (-3, 0, 3):
            canvas.ink(line((x, -70), (x, 0), (x * 1.6, 34)), 1.0, c.PAPER_LITE, taper=(0, 0), dry=0)
    with canvas.at(-150, 26):
        for i, (x, y, size, turn) in enumerate(
            ((-26, 14, 62, 200), (26, 14, 62, -20), (-22, -18, 56, 230), (22, -18, 56, -50), (0, -30, 54, -90))
        ):
            with canvas.at(x * 0.4, y * 0.6, size / 30, turn):
                outer = svg_path("M0 0 C4 -14 14 -18 24 -12 C32 -10 32 10 24 12 C14 18 4 14 0 0 Z")
                brush.body(canvas, outer, c.MOSS if i % 2 else c.POISON, c.FERN, 0.9, width=2.4, depth=3, bloom=0)
                canvas.ink(line((3, 0), (14, 0), (26, 0)), 1.6, "#eef0c8", dry=0)
        heart = circle(0, 6, 38, 36)
        brush.body(canvas, heart, c.POISON, c.FERN, 0.75, width=3.0, depth=8)
        for points in (((-6, 40), (-24, 10), (-10, -26)), ((4, 40), (24, 12), (14, -26)), ((0, 40), (2, 6), (2, -28))):
            canvas.ink(line(*points), 1.8, "#eef0c8", dry=0)
        for x in (-13, 13):
            brush.asleep(canvas, x, 6, 7, 2.4, free=True)
        canvas.wash(circle(-22, 16, 7, 5), c.BLOOD, 0.6, loose=0.4)
        canvas.wash(circle(22, 16, 7, 5), c.BLOOD, 0.6, loose=0.4)
        brush.smile(canvas, 0, 18, 6, 0.6, 2.2, free=True)
    note(canvas, 20, -62, 1.3, 8, double=True)
    note(canvas, 84, -30, 1.1, -10)
    note(canvas, 130, -66, 1.4, 10)
    for x, y, size in ((54, -10, 9), (-98, -60, 8)):
        with canvas.at(x, y, size / 10):
            painted(
                canvas, svg_path("M0 10 C-16 -2 -12 -14 0 -7 C12 -14 16 -2 0 10 Z"), c.BLOOD, c.BLOOD_DEEP, 0.9, 2.0, 0
            )


def goat_on_the_loose(canvas: Canvas) -> None:
    """A goat with a prize flower in its mouth before what used to be a fence."""
    for x, turn in ((-190, 0), (-158, 3), (150, -2), (184, 2)):
        plank(canvas, x, 74, 24, 84, turn)
    plank(canvas, 108, 78, 24, 74, 52)
    plank(canvas, -112, 82, 24, 60, -64)
    chop(canvas, (-210, 14), (-140, 16), width=9)
    chop(canvas, (-210, 14), (-140, 16), width=6, colour=c.UMBER)
    brush.ground(canvas, 80, 90, 10)
    for x, low in ((-26, 82), (-4, 78), (66, 78), (86, 82)):
        leg = brush.limb(((x, 36), (x + 2, 58), (x, low)), (18, 13, 12))
        brush.body(canvas, leg, c.STONE, c.SLATE, 0.35, paper=c.WHITE, width=2.6, depth=4)
        canvas.base(polygon((x - 7, low - 4), (x + 7, low - 4), (x + 8, low + 6), (x - 8, low + 6)), c.INK)
    torso = svg_path("M-44 6 C-40 -26 20 -26 66 -22 C104 -18 112 10 104 34 C96 56 -20 58 -38 44 C-50 34 -48 18 -44 6 Z")
    brush.body(canvas, torso, c.STONE, c.SLATE, 0.4, paper=c.WHITE, width=3.2, depth=12, hatch=0.25)
    tail = svg_path("M102 -8 C116 -26 126 -24 124 -10 C120 0 112 4 106 4 Z")
    brush.body(canvas, tail, c.STONE, c.SLATE, 0.35, paper=c.WHITE, width=2.6, depth=3)
    for points in (((-66, -52), (-60, -86), (-30, -92), (-16, -74)), ((-84, -50), (-90, -84), (-66, -98), (-48, -88))):
        horn = brush.limb(points, (14, 12, 9, 3))
        brush.body(canvas, horn, c.BONE, c.UMBER, 0.8, width=2.6, depth=4)
    head = svg_path(
        "M-104 -28 C-106 -52 -84 -62 -64 -56 C-42 -50 -32 -24 -36 2 C-44 20 -64 10 -70 6 L-96 16 C-116 16 -118"
        " -4 -104 -28 Z"
    )
    brush.body(canvas, head, c.STONE, c.SLATE, 0.35, paper=c.WHITE, width=3.0, depth=8)
    ear = svg_path("M-50 -42 C-30 -48 -16 -36 -10 -22 C-26 -20 -44 -26 -50 -42 Z")
    brush.body(canvas, ear, c.ROSE, c.UMBER, 0.5, width=2.4, depth=3)
    for x in (-92, -66):
        ball = circle(x, -34, 9, 8)
        canvas.base(ball, "#f0d060")
        canvas.ink(ball, 2.0)
        canvas.base(rounded_rect(x - 7, -36, 14, 4.6, 2), c.INK)
    for x in (-106, -96):
        canvas.base(circle(x, -2, 2.2), c.INK)
    beard = svg_path("M-88 14 C-92 30 -86 46 -78 54 C-74 40 -70 24 -68 8 Z")
    brush.body(canvas, beard, c.STONE, c.SLATE, 0.35, paper=c.WHITE, width=2.4, depth=3)
    canvas.ink(line((-116, 4), (-98, 10), (-78, 4)), 2.4)
    canvas.ink(line((-100, 8), (-140, 2), (-166, -24)), 5.0, c.INK, taper=(0, 0))
    canvas.ink(line((-100, 8), (-140, 2), (-166, -24)), 2.8, c.MOSS, taper=(0, 0), dry=0)
    brush.leaf(canvas, -134, 2, 30, 100)
    for i in range(6):
        with canvas.at(-170, -32, rotation=60 * i):
            painted(canvas, blob((6, -7), (22, -9), (26, 0), (22, 9), (6, 7)), c.EMBER, c.BLOOD, 0.8, 2.2, 2)
    painted(canvas, circle(-170, -32, 9), c.GOLD, c.UMBER, 0.8, 2.2, 2)
    rope = line((-50, 20), (-30, 34), (0, 46), (30, 70), (60, 74))
    canvas.ink(rope, 4.6, c.INK)
    canvas.ink(rope, 2.6, c.STRAW, dry=0)
    brush.grass(canvas, 138, 88, 1.2, kind=brush.TALL)
    brush.grass(canvas, -136, 90, 1.0, kind=brush.TALL)


def toad_choir(canvas: Canvas) -> None:
    """Three toads by the pond, each in a different song."""
    pond = blob((-220, 74), (-120, 62), (0, 60), (120, 62), (220, 72), (220, 110), (-220, 110))
    canvas.base(pond, "#b9d8d0")
    canvas.wash(pond, c.TEAL, 0.7, edge=0.8, spill=0)
    for x, y in ((-160, 82), (60, 84), (150, 80), (-30, 90)):
        canvas.ink(line((x - 20, y), (x, y - 2), (x + 20, y)), 1.6, c.PAPER_LITE)
    for x in (-208, -196, 196, 208):
        canvas.ink(line((x, 80), (x + 3, 20), (x - 2, -44)), 4.0, c.FERN)
        painted(canvas, rounded_rect(x - 8, -64, 11, 36, 5), c.UMBER, c.SEPIA, 0.9, 2.2, 3)
    for x, size, colour, wide in ((-118, 1.0, c.MOSS, 26), (0, 1.22, c.POISON, 34), (118, 0.95, c.FERN, 22)):
        with canvas.at(x, 66 - 54 * size, size):
            for side in (-1, 1):
                thigh = blob((side * 34, 26), (side * 66, 28), (side * 68, 54), (side * 36, 56))
                brush.body(canvas, thigh, colour, c.FERN, 0.9, width=2.6, depth=6)
            torso = blob((-46, 54), (-50, 10), (-28, -14), (28, -14), (50, 10), (46, 54), (0, 60))
            brush.body(canvas, torso, colour, c.FERN, 0.9, width=3.0, depth=10)
            throat = blob((-30, 50), (-34, 18), (0, 10), (34, 18), (30, 50), (0, 56))
            brush.body(canvas, throat, c.STRAW, c.UMBER, 0.4, paper="#f2ecc0", width=2.0, depth=6)
            head = blob((-56, -14), (-44, -44), (0, -52), (44, -44), (56, -14), (34, 6), (-34, 6))
            brush.body(canvas, head, colour, c.FERN, 0.9, width=3.0, depth=6)
            for side in (-1, 1):
                bump = circle(side * 28, -48, 15)
                brush.body(canvas, bump, colour, c.FERN, 0.9, width=2.6, depth=4)
                brush.asleep(canvas, side * 28, -48, 8, 2.4, free=True)
            mouth = blob((-36, -18), (0, -24), (36, -18), (wide * 0.8, 8), (0, 18), (-wide * 0.8, 8))
            canvas.base(mouth, c.BLOOD_DEEP)
            with canvas.clip(mouth):
                canvas.base(circle(0, 18, 24, 14), "#d9776a")
            canvas.ink(mouth, 2.6)
            for a, b in ((-18, -36), (14, -40), (-46, 20), (44, 24)):
                canvas.ink(circle(a, b, 4), 1.6, c.FERN)
            bow = blob((0, 16), (-18, 8), (-20, 24), (0, 18), (20, 24), (18, 8))
            painted(canvas, bow, c.BLOOD, c.BLOOD_DEEP, 0.9, 2.0, 2)
    note(canvas, -64, -68, 1.3, -10, double=True)
    note(canvas, 60, -74, 1.2, 10)
    note(canvas, -160, -56, 1.1, 8)
    note(canvas, 150, -62, 1.3, -6, double=True)


def leaky_kettle(canvas: Canvas) -> None:
    """A pot with a hole in it, its puddle, and a frog who had paid for a full bath."""
    brush.ground(canvas, 76, 90, -40)
    puddle = blob((-120, 78), (-40, 66), (60, 66), (150, 70), (196, 82), (120, 96), (-60, 98))
    canvas.base(puddle, "#dfe89a")
    canvas.wash(puddle, c.POISON, 0.8, edge=0.9)
    canvas.ink(puddle, 2.4)
    pot(canvas, -56, -8, 0.5, "dusk", lid=True)
    hole = polygon((-30, 10), (-16, 2), (-8, 12), (2, 10), (-2, 24), (-12, 32), (-26, 26))
    canvas.base(hole, c.INK)
    jet = svg_path("M-24 14 C0 2 34 8 50 34 C58 48 60 58 62 74 L30 76 C30 60 24 44 12 34 C2 28 -10 28 -22 26 Z")
    brush.body(canvas, jet, c.POISON, c.FERN, 0.9, paper="#dfe89a", width=2.8, depth=5)
    canvas.ink(line((-14, 20), (16, 22), (40, 48), (46, 70)), 1.8, c.FERN)
    for x, y, radius in ((72, 62, 7), (24, 72, 6), (84, 74, 5), (-84, 84, 6)):
        bubble = circle(x, y, radius)
        canvas.base(bubble, "#eef4c0")
        canvas.ink(bubble, 1.8)
    with canvas.at(140, 26):
        for side in (-1, 1):
            thigh = blob((side * 24, 16), (side * 48, 20), (side * 50, 46), (side * 24, 48))
            brush.body(canvas, thigh, c.MOSS, c.FERN, 0.9, width=2.6, depth=5)
        torso = blob((-32, 46), (-36, 10), (-20, -10), (20, -10), (36, 10), (32, 46), (0, 52))
        brush.body(canvas, torso, c.MOSS, c.FERN, 0.9, width=3.0, depth=8)
        head = blob((-42, -10), (-34, -34), (0, -42), (34, -34), (42, -10), (24, 6), (-24, 6))
        brush.body(canvas, head, c.MOSS, c.FERN, 0.9, width=3.0, depth=6)
        for side in (-1, 1):
            brush.big_eye(canvas, side * 20, -42, 13, (-0.35, 0.35))
            canvas.ink(line((side * 6, -56), (side * 20, -60), (side * 34, -52)), 2.8)
        brush.smile(canvas, 0, -2, 18, -0.35, 2.8, free=True)
        towel = svg_path("M-38 8 C-20 18 20 18 38 8 L44 30 C20 38 -20 38 -44 30 Z")
        painted(canvas, towel, c.LAPIS, c.DUSK, 0.5, 2.6, 4)
        with canvas.clip(towel):
            for x in (-24, 0, 24):
                canvas.ink(line((x, 8), (x - 2, 20), (x, 36)), 4, c.PAPER_LITE, dry=0)
        chop(canvas, (34, 40), (58, -6), width=7)
        chop(canvas, (34, 40), (58, -6), width=4, colour=c.UMBER)
        painted(canvas, rounded_rect(46, -30, 22, 26, 4), c.STRAW, c.UMBER, 0.6, 2.2, 2)
    for x, y in ((-160, -40), (-170, 0)):
        canvas.ink(line((x, y), (x + 10, y - 6), (x + 22, y - 4)), 2.0)
    brush.crease(canvas, (-26, 2), (-36, -10), (-30, -22), width=2.4)
    brush.crease(canvas, (-4, 8), (8, -4), (4, -16), width=2.4)


SCENES: Final[dict[str, Scene]] = {
    "enchant_familiar_chow": Scene(enchant_familiar_chow, "#d9b07a", c.UMBER),
    "locust_lullaby": Scene(locust_lullaby, "#8f9fbf", c.UMBER, 66),
    "slug_serenade": Scene(slug_serenade, "#9fa9c4", c.MOSS, 60),
    "goat_on_the_loose": Scene(goat_on_the_loose, "#a9c9c4", c.MOSS, 60),
    "leaky_kettle": Scene(leaky_kettle, "#d6bf9c", c.UMBER),
    "toad_choir": Scene(toad_choir, "#c4b0c8", c.MOSS, 40),
}
