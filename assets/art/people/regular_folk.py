"""The other three regulars: Odile who dares, Ottokar who never forgets, and Wick, a lantern that walked in."""

from typing import Final

from assets.art.brush import curl, fill
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BLOOD_DEEP,
    BONE,
    CREAM_TEXT,
    EMBER,
    FERN,
    GOLD,
    INK,
    PAPER_LITE,
    PLUM_DEEP,
    SEPIA,
    SLATE,
    STRAW,
    TEAL,
    UMBER,
)  # fmt: skip
from assets.art.inkwash.shapes import blob, both, circle, line, polygon, star, svg_path
from assets.art.people import clothes, face_parts, gestures
from assets.art.people.bust import Brows, Eyes, Gesture, Mouth, Person, shadow_inside
from assets.art.people.face_parts import broad_nose
from assets.art.people.feeling import CALM, DISMAYED, PLEASED, THINKING, Mood
from assets.art.people.gestures import BELOW, fist, limb, sleeve

# -- Odile, daring: a patch with a star, hair that still flies from the last broom, a scarf behind her -------

ASH: Final = "#e9e4da"
ASH_DEEP: Final = "#7a7688"


def _mane(canvas: Canvas, mood: Mood) -> None:
    """All her hair blows to the right; it drops when she does."""
    fall = 26 if mood.is_dismayed else 0
    rise = 8 if mood.is_pleased else 0
    for points in (
        (
            (-20, -40),
            (10, -74 - rise),
            (50, -84 - rise + fall),
            (96, -74 - rise + fall * 2),
            (66, -56 + fall),
            (36, -30),
        ),
        ((0, -40), (40, -62 - rise), (72, -54 - rise + fall), (106, -34 + fall * 1.4), (72, -32 + fall), (40, -16)),
        ((20, -30), (52, -36), (78, -24 + fall), (100, 2 + fall), (70, -4 + fall * 0.6), (40, 2)),
        ((24, -14), (50, -14), (70, 2 + fall * 0.6), (82, 28 + fall * 0.5), (58, 20), (36, 18)),
    ):
        lock = blob(*points, tension=0.42)
        fill(canvas, lock, ASH_DEEP, 2.7, 0.35, ASH)
        (ax, ay), (_, _), (bx, by), (cx, cy) = points[0], points[1], points[2], points[3]
        canvas.ink(
            line((ax + 14, ay - 4), ((ax + bx) / 2 + 8, (ay + by) / 2 - 4), (bx, by + 8), (cx - 14, cy + 4)),
            1.5,
            ASH_DEEP,
            taper=(0.1, 0.4),
        )
    crown = blob((-40, 0), (-42, -26), (-26, -52), (4, -58), (34, -46), (44, -16), (40, 8), (0, -10))
    fill(canvas, crown, ASH_DEEP, 2.6, 0.3, ASH)


def _odile_fringe(canvas: Canvas, mood: Mood) -> None:
    sweep = blob((-38, -12), (-38, -38), (-14, -54), (18, -52), (40, -34), (42, -10), (30, -24), (10, -30), (-8, -26),
                 (-24, -20), tension=0.42)  # fmt: skip
    fill(canvas, sweep, ASH_DEEP, 2.4, 0.3, ASH)
    for dx in (0, 12, 24):
        canvas.ink(line((-30 + dx, -24), (-20 + dx, -40), (6 + dx * 0.8, -46)), 1.4, ASH_DEEP, taper=(0.1, 0.4))


def _odile_patch(canvas: Canvas, mood: Mood) -> None:
    broad_nose(canvas, 13, "#d8a67c", 6.5)
    for strap in (line((-26, 2), (-32, 8), (-38, 16)), line((-8, -12), (0, -22), (8, -32))):
        canvas.ink(strap, 4.2, INK, taper=(0, 0), dry=0)
    patch = blob((-29, -10), (-15, -17), (-3, -9), (-5, 6), (-16, 12), (-28, 5))
    fill(canvas, patch, PLUM_DEEP, 2.5, 0.95)
    sign = star(-16, -2, 6.5, 5, 0.45)
    canvas.gouache(sign, GOLD, 1, 0)
    canvas.ink(sign, 1.1)
    scar = line((24, 12), (29, 20), (27, 27))
    canvas.ink(scar, 2.0, "#7a3a22", taper=(0.15, 0.3))
    for y in (16, 21):
        canvas.ink(line((24, y + 1), (31, y - 1)), 1.3, "#7a3a22")


def _odile_eye(canvas: Canvas, mood: Mood) -> None:
    """One eye; the other lies under the patch."""
    with canvas.clip(polygon((0, -60), (80, -60), (80, 60), (0, 60))):
        face_parts.eyes(canvas, ODILE, mood)


def _odile_scarf(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, "#8a4a2c", "#4c2414", 72, 6, 0.3, "#f0d0a8")
    for side in (-1, 1):
        wool = blob((side * 4, 60), (side * 18, 42), (side * 40, 46), (side * 46, 66), (side * 26, 82), (side * 8, 84))
        fill(canvas, wool, STRAW, 2.5, 0.4, PAPER_LITE)
        for x, y in ((16, 56), (28, 58), (22, 70), (36, 66)):
            canvas.ink(line((side * x - 3, y), (side * x, y - 3), (side * x + 3, y)), 1.3, SEPIA, taper=(0.2, 0.3))
    lift = {"dismayed": 40, "pleased": -8}.get(mood.name, 0)
    tail = blob(
        (26, 50),
        (46, 46 + lift * 0.4),
        (70, 38 + lift),
        (98, 44 + lift),
        (94, 62 + lift),
        (70, 56 + lift),
        (46, 64 + lift * 0.4),
        (28, 66),
    )
    fill(canvas, tail, EMBER, 2.6, 0.95)
    with canvas.clip(tail):
        for x in (52, 70, 88):
            canvas.ink(line((x, 34 + lift * 0.8), (x + 4, 70 + lift * 0.8)), 5, CREAM_TEXT, taper=(0, 0), dry=0.2)
    clothes.scarf(canvas, EMBER, half=34, stripes="")


def _snap(canvas: Canvas, mood: Mood) -> None:
    """Calm she rolls a die between her fingers."""
    if mood.name == "calm":
        with canvas.at(-62, 56, rotation=-14):
            die = polygon((-13, -13), (13, -13), (13, 13), (-13, 13))
            fill(canvas, die, BONE, 2.6, 0.4, PAPER_LITE)
            for x, y in ((-6, -6), (6, 6), (6, -6), (-6, 6), (0, 0)):
                canvas.base(circle(x, y, 2.4), INK)
        sleeve(canvas, ODILE, ((-78, BELOW), (-86, 108), (-76, 92)), 18, 12)
        with canvas.at(-74, 92, 0.95, 22):
            fist(canvas, ODILE.hand)


def _die_in_the_air(canvas: Canvas, person: Person) -> None:
    gestures.raised_fist(canvas, person)
    with canvas.at(-74, -8, rotation=24):
        die = polygon((-13, -13), (13, -13), (13, 13), (-13, 13))
        fill(canvas, die, BONE, 2.6, 0.4, PAPER_LITE)
        for x in (-6, 6):
            for y in (-6, 0, 6):
                canvas.base(circle(x, y, 2.2), INK)
    for points in (((-86, 30), (-80, 14)), ((-72, 34), (-70, 18)), ((-58, 28), (-62, 14))):
        canvas.ink(line(*points), 1.8, taper=(0.1, 0.6))


ODILE: Final = Person(
    "odile", "#b57a4e", "#8a4a2c", "#4c2414", warmth="#9a5630",
    face=((0, -42), (27, -35), (37, -8), (33, 17), (18, 36), (2, 42), (-16, 36), (-32, 17), (-37, -8), (-27, -35)),
    eyes=Eyes(y=-2, gap=16, radius=10, iris="#3d8a86", lash=3.0), brows=Brows(y=-19, reach=9, pen=3.4, colour=ASH_DEEP),
    mouth=Mouth(x=2, y=26, reach=13, teeth="gap"), rouge="#a8482c", cheeks=((25, 14),),
    behind=_mane, shoulders=_odile_scarf, eyes_part=_odile_eye, nose=_odile_patch, hair=_odile_fringe, front=_snap,
    hat_shade=0.3, seed=634, small=(0.74, 3, -8), gestures={"thinking": gestures.raised_finger,
    "pleased": _die_in_the_air,
    "dismayed": gestures.over_mouth},
    moods={"calm": CALM.but(mouth="smirk", cock=6, lid=0.28, tilt=-4), "thinking": THINKING.but(cock=8, lid=0.3)},
)  # fmt: skip


# -- Ottokar, grudging: as tall as his hat, a monocle, a notebook of who did what to him ---------------------

COAL: Final = "#43424e"


def _stovepipe(canvas: Canvas, mood: Mood) -> None:
    pipe = svg_path(
        "M-26 -40 C-27 -66 -32 -94 -31 -112 C-16 -119 16 -119 31 -112 C32 -94 27 -66 26 -40 C10 -34 -10 -34 -26 -40 Z"
    )
    fill(canvas, pipe, COAL, 0, 1.0, "#a9a4b4")
    shadow_inside(canvas, pipe, blob((8, -116), (34, -112), (30, -36), (12, -36)), INK, 0.65, 5)
    canvas.hatch(pipe, 62, 4.2, cover=0.45, width=1.0, colour=INK)
    canvas.gouache(blob((-24, -104), (-17, -108), (-16, -62), (-22, -58)), PAPER_LITE, 0.28, 1.5)
    canvas.ink(pipe, 3.0)
    canvas.ink(line((-30, -110), (-12, -104), (12, -104), (30, -110)), 1.6)
    band = blob((-27, -60), (0, -54), (27, -60), (27, -42), (0, -36), (-27, -42))
    fill(canvas, band, "#7a3a5a", 2.2, 0.95)
    with canvas.at(18, -50, rotation=10):
        paper = polygon((-9, -22), (9, -22), (9, 5), (-9, 5))
        fill(canvas, paper, STRAW, 2.0, 0.2, PAPER_LITE)
        for y in (-15, -9, -3):
            canvas.ink(line((-5, y), (5, y)), 1.3)
    brim = blob((-52, -36), (-28, -42), (0, -34), (28, -42), (52, -36), (30, -26), (0, -23), (-30, -26))
    fill(canvas, brim, COAL, 2.9, 1.0, "#a9a4b4")


def _lank_hair(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        lock = blob(
            (side * 20, -36),
            (side * 36, -30),
            (side * 42, 6),
            (side * 39, 40),
            (side * 46, 52),
            (side * 30, 50),
            (side * 26, 10),
        )
        fill(canvas, lock, SLATE, 2.4, 0.75, "#c2bfc4")
        canvas.ink(line((side * 33, -16), (side * 36, 12), (side * 34, 40)), 1.4, INK, taper=(0.2, 0.5))


def _ottokar_nose(canvas: Canvas, mood: Mood) -> None:
    nose = blob((-4, -10), (5, -10), (11, 10), (14, 20), (6, 25), (-4, 22), (-8, 17), tension=0.45)
    canvas.base(nose, "#e6c9a8")
    canvas.wash(nose, "#c8704c", 0.28, loose=0.3, edge=0.5, spill=0)
    canvas.ink(line((4, -10), (11, 10), (14, 20), (6, 25), (-3, 23), (-8, 18)), 2.4, wobble=0.2)
    droop = {"dismayed": 10, "pleased": -16}.get(mood.name, 0)
    for side in (-1, 1):
        whisker = blob(
            (side * 2, 26),
            (side * 12, 23),
            (side * 26, 30),
            (side * 37, 46 + droop),
            (side * 33, 52 + droop),
            (side * 20, 39),
            (side * 5, 32),
        )
        fill(canvas, whisker, SLATE, 2.3, 0.75, "#c2bfc4")
    fallen = mood.is_dismayed
    x, y = (30, 44) if fallen else (15, -3)
    lens = circle(x, y, 13)
    canvas.ink(lens, 4.2, INK, corners=False, shade=0.2)
    canvas.ink(lens, 1.9, GOLD, corners=False, shade=0, dry=0.15)
    canvas.gouache(blob((x - 9, y - 1), (x - 4, y - 9), (x, y - 9), (x - 7, y + 2)), PAPER_LITE, 0.55, 0)
    canvas.ink(line((x + 12, y + 4), (x + 20, y + 24), (34, 66)), 1.7, SEPIA, taper=(0.05, 0.1))


def _ottokar_coat(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, "#4c5148", INK, 60, 22, 0, "#c9ccc0")
    for side in (-1, 1):
        stand = polygon((side * 3, 66), (side * 12, 40), (side * 26, 30), (side * 30, 58), (side * 14, 78))
        fill(canvas, stand, BONE, 2.5, 0.3, PAPER_LITE)
    cravat = blob((-12, 58), (12, 58), (15, 84), (4, 104), (-4, 104), (-15, 84))
    fill(canvas, cravat, "#7a3a5a", 2.5, 0.9)
    for y in (68, 78):
        canvas.ink(line((-9, y), (0, y + 4), (9, y)), 1.4)
    fill(canvas, circle(0, 72, 4.5), GOLD, 1.8, 0.8, CREAM_TEXT)


def _notebook(canvas: Canvas, person: Person) -> None:
    """He looks up what was done to him."""
    with canvas.at(0, -14):
        _pages(canvas)
    sleeve(canvas, person, ((64, BELOW), (54, 100), (20, 84)), 19, 12)
    with canvas.at(15, 84, 0.95, -70):
        fist(canvas, person.hand, forefinger=True)


def _pages(canvas: Canvas) -> None:
    book = polygon((-58, 66), (-14, 58), (-4, 140), (-50, 150))
    fill(canvas, book, BLOOD_DEEP, 2.6, 0.9)
    page = polygon((-52, 68), (-18, 62), (-9, 140), (-45, 148))
    fill(canvas, page, STRAW, 2.0, 0.2, PAPER_LITE)
    for i in range(5):
        y = 76 + 9 * i
        canvas.ink(line((-45 + i * 1.6, y), (-20 + i * 1.6, y - 5)), 1.4)
    canvas.ink(line((-45, 77), (-21, 71)), 2.4, BLOOD, taper=(0.05, 0.1))


def _hat_falls(canvas: Canvas, person: Person) -> None:
    sleeve(canvas, person, ((-66, BELOW), (-86, 70), (-62, -10)), 20, 12)
    with canvas.at(-58, -16, rotation=40):
        gestures.flat_hand(canvas, person.hand)


OTTOKAR: Final = Person(
    "ottokar", "#e6c9a8", "#4c5148", INK, warmth="#b88a6a",
    face=((0, -46), (22, -40), (31, -12), (29, 20), (22, 44), (8, 58), (-8, 58), (-22, 44), (-29, 20), (-31, -12),
    (-22, -40)),
    eyes=Eyes(y=-4, gap=14, radius=8.5, iris="#5b6a4c", lash=3.0),
    brows=Brows(y=-19, reach=9, pen=4.2, colour="#4a4850", rest=-2),
    mouth=Mouth(x=0, y=42, reach=10, teeth="row"), rouge="#b87a5c", cheeks=((-18, 20), (19, 20)), behind=_lank_hair,
    shoulders=_ottokar_coat, nose=_ottokar_nose, hat=_stovepipe, hat_shade=0.6, seed=635, size=0.98, small=(0.68, 9, 0),
    gestures={"thinking": _notebook, "pleased": gestures.fingertips, "dismayed": _hat_falls},
    moods={"calm": CALM.but(lid=0.46, look=(-0.3, 0.1), hat=0),
           "thinking": THINKING.but(look=(-0.5, 0.6), lid=0.3, hat=0, cock=6),
           "pleased": PLEASED.but(lid=0.34, squeeze=0.2, mouth="smirk", hat=3, cock=6),
           "dismayed": DISMAYED.but(hat=16, tilt=6)},
)  # fmt: skip


# -- Wick, who has moods: a pumpkin lantern with a candle for a mind -----------------------------------------

RIND: Final = "#d9762b"
RIND_DEEP: Final = "#8a3a12"
GLOW: Final = "#ffc83c"
GLOW_HOT: Final = "#fff6d8"


def _pumpkin(canvas: Canvas, mood: Mood) -> None:
    """Five ribs, painted instead of a face."""
    for x, wide in ((-46, 26), (46, 26), (-26, 30), (26, 30), (0, 30)):
        rib = blob((x - wide * 0.7, -38 + abs(x) * 0.25), (x, -50 + abs(x) * 0.3), (x + wide * 0.7,
        -38 + abs(x) * 0.25),
                   (x + wide, 0), (x + wide * 0.7, 40 - abs(x) * 0.15), (x, 48 - abs(x) * 0.2),
                   (x - wide * 0.7, 40 - abs(x) * 0.15), (x - wide, 0))  # fmt: skip
        fill(canvas, rib, RIND, 0, 0.85, "#f8cf8c")
        shadow_inside(
            canvas,
            rib,
            blob((x + wide * 0.4, -40), (x + wide, 0), (x + wide * 0.5, 44), (x + wide * 0.1, 10)),
            RIND_DEEP,
            0.55,
            5,
        )
        canvas.hatch(both(rib, circle(x + wide * 0.6, 16, wide)), 64, 4.6, cover=0.4, width=1.0, colour=RIND_DEEP)
        canvas.ink(rib, 2.5)
    stalk = limb(((0, -46), (2, -60), (14, -70), (26, -68)), (9, 7, 6, 5))
    fill(canvas, stalk, "#7d6a34", 2.6, 0.9, "#d9cf98")
    tendril = line((8, -56), (26, -52), (34, -62), (28, -70), (22, -62), (34, -50), (46, -54))
    canvas.ink(tendril, 2.2, FERN, taper=(0.1, 0.4), corners=False)
    leaf = blob((-4, -50), (-20, -60), (-38, -56), (-34, -44), (-18, -42))
    fill(canvas, leaf, FERN, 2.3, 0.85, "#dfe3b8")
    canvas.ink(line((-6, -50), (-20, -50), (-32, -50)), 1.4, FERN)


def _hole(canvas: Canvas, mood: Mood, shape: object) -> None:
    """A hole that was cut into the rind: its thickness, and the light behind."""
    bright = {"pleased": 1.0, "dismayed": 0.35}.get(mood.name, 0.75)
    canvas.base(shape, "#b5551c")
    with canvas.clip(shape):
        with canvas.at(1.6, 2.2):
            canvas.base(shape, "#6d2a0c" if bright < 0.5 else EMBER)
            canvas.glaze(shape, "#3a1606", 0.7 - 0.6 * bright, soft=2)
            canvas.gouache(shape, GLOW, bright, 0)
        box = shape.computeTightBounds()
        heart = circle(box.centerX() + 1, box.bottom() - 2, box.width() * 0.34, box.height() * 0.5)
        canvas.gouache(heart, GLOW_HOT, bright * 0.9, 1.5)
    canvas.ink(shape, 2.5)


def _wick_face(canvas: Canvas, mood: Mood) -> None:
    if mood.is_pleased:
        eyes = [
            blob((s * 9, -2), (s * 20, -22), (s * 33, -6), (s * 28, -6), (s * 20, -13), (s * 13, -4), tension=0.3)
            for s in (-1, 1)
        ]
        mouth = polygon((-36, 8), (-22, 15), (-16, 11), (-9, 17), (9, 17), (15, 11), (22, 15), (36, 8), (27, 30),
        (14, 36), (12, 28), (2, 28),
                        (0, 38), (-14, 36), (-27, 29))  # fmt: skip
    elif mood.is_dismayed:
        eyes = [blob((s * 12, -20), (s * 24, -14), (s * 26, 0), (s * 15, 3), (s * 9, -8), tension=0.4) for s in (-1, 1)]
        mouth = blob(
            (-20, 34),
            (-16, 20),
            (-8, 22),
            (0, 16),
            (8, 22),
            (16, 20),
            (20, 34),
            (10, 30),
            (0, 34),
            (-10, 30),
            tension=0.3,
        )
    elif mood.is_thinking:
        eyes = [
            polygon((-28, -8), (-14, -14), (-9, -4), (-24, 0)),
            polygon((10, -12), (20, -26), (31, -12), (24, -4), (13, -5)),
        ]
        mouth = polygon((-12, 22), (4, 18), (22, 12), (24, 18), (8, 27), (-10, 28))
    else:
        eyes = [polygon((s * 9, -4), (s * 18, -22), (s * 31, -5)) for s in (-1, 1)]
        mouth = polygon((-33, 12), (-16, 20), (-10, 15), (-3, 21), (6, 21), (12, 15), (18, 20), (33, 12), (22, 29),
        (4, 34), (2, 28), (-6, 28),
                        (-8, 33), (-22, 28))  # fmt: skip
    nose = polygon((-5, 8), (0, -1), (5, 8))
    for shape in (*eyes, nose, mouth):
        _hole(canvas, mood, shape)
    if not mood.is_dismayed:
        canvas.glaze(circle(0, 8, 46, 40), GLOW, 0.12, soft=10, spill=0)


def _wick_lid(canvas: Canvas, mood: Mood) -> None:
    """Smoke rises through the lid when the candle is out, sparks when it burns high."""
    if mood.is_dismayed:
        for points in (((-6, -58), (-14, -74), (-2, -88), (-12, -104)), ((8, -60), (16, -78), (6, -94))):
            curl(canvas, points, 7, "#cfc8bc", 0.75)
    if mood.is_pleased:
        for x, y, size in ((-22, -76, 6), (-4, -90, 8), (44, -80, 6)):
            sign = star(x, y, size, 4, 0.34)
            canvas.gouache(sign, GLOW, 1, 0)
            canvas.ink(sign, 1.2)


def _wick_coat(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        for i in range(7):
            x = side * (14 + 8 * i)
            straw = line((side * 8, 44), (x * 0.8, 40 + i), (x, 54 + i * 1.5))
            canvas.ink(straw, 5.2, INK, taper=(0.1, 0.5))
            canvas.ink(straw, 3.0, STRAW, taper=(0.1, 0.5))
    clothes.coat(canvas, "#5b6a7a", "#2e3846", 74, 10, 0.4, "#d4dce4")
    clothes.patch(canvas, -46, 92, 18, EMBER, -10)
    clothes.patch(canvas, 50, 86, 15, TEAL, 12)
    for i in range(-6, 7):
        straw = line((i * 3, 48), (i * 6, 62), (i * 7.5, 74 + i % 2 * 5))
        canvas.ink(straw, 5.4, INK, taper=(0.05, 0.4))
        canvas.ink(straw, 3.2, "#e8cf8a", taper=(0.05, 0.4))
    rope = line((-32, 54), (-12, 62), (12, 62), (32, 54))
    canvas.ink(rope, 8, INK, taper=(0, 0), dry=0)
    canvas.ink(rope, 5, UMBER, taper=(0, 0), dry=0.1)
    for x in (-24, -12, 0, 12, 24):
        canvas.ink(line((x - 3, 64 - abs(x) * 0.2), (x + 3, 58 - abs(x) * 0.2)), 1.4)


def straw_hand(canvas: Canvas) -> None:
    """A bundle of straw for a hand, its wrist at the origin."""
    for turn, length in ((-36, 26), (-18, 36), (-4, 42), (10, 38), (26, 32), (48, 22)):
        with canvas.at(rotation=turn):
            stalk = line((0, 6), (1, -length * 0.5), (-2, -length))
            canvas.ink(stalk, 7.6, INK, taper=(0.05, 0.25), dry=0)
            canvas.ink(stalk, 4.8, "#e8cf8a", taper=(0.05, 0.25), dry=0)
    tie = line((-9, 2), (0, 5), (9, 2))
    canvas.ink(tie, 6, INK, taper=(0, 0))
    canvas.ink(tie, 3.4, BLOOD, taper=(0, 0))


def _straw_gesture(points: tuple[tuple[float, float], ...], turn: float, *, both_arms: bool = False) -> Gesture:
    def paint(canvas: Canvas, person: Person) -> None:
        for flip in (False, True) if both_arms else (False,):
            with canvas.at(flip=flip):
                sleeve(canvas, person, points, 20, 12)
                with canvas.at(*points[-1], rotation=turn):
                    straw_hand(canvas)

    return paint


WICK: Final = Person(
    "wick", RIND, "#5b6a7a", "#2e3846", face=(), brows=None, cheeks=(), behind=_pumpkin, neck=lambda c, m: None,
    shoulders=_wick_coat, hair=_wick_face, eyes_part=lambda c, m: None, mouth_part=lambda c, m: None, nose=lambda c,
    m: None,
    hat=_wick_lid, seed=636, size=1.04, small=(0.74, 1, 0),
    gestures={"thinking": _straw_gesture(((54, BELOW), (64, 100), (42, 72)), -22),
              "pleased": _straw_gesture(((66, BELOW), (84, 90), (80, 44)), 8, both_arms=True),
              "dismayed": _straw_gesture(((60, BELOW), (70, 98), (52, 62)), -16, both_arms=True)},
    moods={"pleased": PLEASED.but(squeeze=0, hat=0), "dismayed": DISMAYED.but(sweat=False, hat=0),
           "calm": CALM.but(tilt=2)},
)  # fmt: skip
REGULAR_FOLK: Final = (ODILE, OTTOKAR, WICK)
