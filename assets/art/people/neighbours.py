"""Faces for persons at the table, first half: the neighbours that anybody may be."""

import math
from typing import Final

from assets.art.brush import fill
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BONE,
    EMBER,
    FERN,
    GOLD,
    INK,
    LAPIS,
    LAPIS_DEEP,
    PAPER_LITE,
    SEPIA,
    SLATE,
    STONE,
    STRAW,
    TEAL,
)  # fmt: skip
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path
from assets.art.people import clothes, gestures
from assets.art.people.bust import Brows, Eyes, Mouth, Person, shadow_inside
from assets.art.people.face_parts import glasses, round_nose
from assets.art.people.feeling import CALM, PLEASED, THINKING, Mood

# -- Nan: silver bun with needles through it, half-moon lenses, a shawl of her own making --------------------------

SILVER: Final = "#ece6d8"


def _bun(canvas: Canvas, mood: Mood) -> None:
    for x, lean in ((-24, -28), (22, 30)):
        needle = line((x * 0.3, -50), (x + lean, -104))
        canvas.ink(needle, 5.4, INK, taper=(0, 0), dry=0)
        canvas.ink(needle, 2.6, STRAW, taper=(0, 0), dry=0)
        fill(canvas, circle(x + lean, -106, 5.4), BLOOD, 2.0, 0.9)
    knot = blob((-27, -58), (-22, -80), (0, -90), (22, -80), (27, -58), (12, -44), (-12, -44))
    fill(canvas, knot, SLATE, 2.7, 0.22, SILVER)
    for turn in (-14, -4, 7, 16):
        canvas.ink(line((turn * 1.2, -48), (turn * 1.5, -66), (turn * 0.5, -84)), 1.4, SLATE, taper=(0.1, 0.4))
    for side in (-1, 1):
        wave = blob(
            (side * 4, -44), (side * 36, -42), (side * 50, -14), (side * 47, 12), (side * 36, 22), (side * 30, -4)
        )
        fill(canvas, wave, SLATE, 2.6, 0.22, SILVER)


def _bun_fringe(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        lock = blob((0, -46), (side * 24, -44), (side * 42, -22), (side * 43, -2), (side * 34, -8), (side * 20, -26))
        fill(canvas, lock, SLATE, 2.2, 0.2, SILVER)
        for dx in (0, 8):
            canvas.ink(
                line((side * 5, -38 + dx * 0.3), (side * (22 + dx), -32), (side * (36 + dx * 0.3), -12)), 1.3, SLATE
            )


def _nan_nose(canvas: Canvas, mood: Mood) -> None:
    round_nose(canvas, 9, "#f0c8a6", 8.5, 0.55)
    slip = 5 if mood.is_dismayed else 0
    for side in (-1, 1):
        x = side * 16
        half = svg_path(f"M{x - 12} {7 + slip} C{x - 11} {19 + slip} {x + 11} {19 + slip} {x + 12} {7 + slip} Z")
        canvas.gouache(half, PAPER_LITE, 0.28, 0)
        canvas.ink(half, 3.4, INK)
        canvas.ink(half, 1.4, GOLD)
        canvas.ink(line((side * 28, 7 + slip), (side * 38, 1)), 1.9)
    canvas.ink(line((-4, 8 + slip), (4, 8 + slip)), 2.0)


def _nan_lines(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        for dy in (0, 5):
            canvas.ink(line((side * 30, -4 + dy), (side * 37, -7 + dy * 1.7)), 1.3, SEPIA, taper=(0.1, 0.5))
    canvas.ink(line((-7, 37), (0, 39), (7, 37)), 1.5, SEPIA, taper=(0.3, 0.4))


def _shawl(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, SEPIA, INK, 72, 4)
    shawl = svg_path(
        "M-78 84 C-66 50 -38 38 -16 44 L0 94 L16 44 C38 38 66 50 78 84 C56 96 22 108 0 112 C-22 108 -56 96 -78 84 Z"
    )
    fill(canvas, shawl, "#a8526a", 2.8, 0.85)
    with canvas.clip(shawl):
        for y in (58, 74, 90):
            canvas.ink(
                line((-80, y + 12), (-30, y - 4), (0, y + 14), (30, y - 4), (80, y + 12)),
                3.0,
                BONE,
                dry=0.3,
                alpha=0.75,
            )
    canvas.ink(shawl, 2.8)
    for i in range(13):
        x = -72 + 12 * i
        y = 86 + 26 * (1 - (x / 78) ** 2)
        canvas.ink(line((x, y - 2), (x - 1, y + 12)), 2.2, "#6e2c40", taper=(0.05, 0.4))
    fill(canvas, circle(0, 90, 7.5), TEAL, 2.1, 0.8, PAPER_LITE)


NAN: Final = Person(
    "nan", "#f0c8a6", "#a8526a", "#6e2c40",
    face=((0, -42), (28, -36), (39, -8), (37, 16), (24, 36), (7, 43), (-7, 43), (-24, 36), (-37, 16), (-39, -8),
    (-28, -36)),
    eyes=Eyes(y=-3, gap=15.5, radius=8, iris="#5f7f94", lash=2.6), brows=Brows(y=-17, reach=8, pen=2.4, colour=STONE),
    mouth=Mouth(y=27, reach=12, teeth="one"), cheeks=((-26, 17), (26, 17)), behind=_bun, shoulders=_shawl,
    bare=_nan_lines, nose=_nan_nose, hair=_bun_fringe, hat_shade=0.25, seed=611, small=(0.86, 8, 0),
    gestures={"pleased": gestures.clasped, "dismayed": gestures.over_mouth},
    moods={"calm": CALM.but(lid=0.34), "pleased": PLEASED.but(lid=1.0, brow=4)},
)  # fmt: skip


# -- Burr: more beard than man -------------------------------------------------------------------------------------

RUST: Final = "#a85a24"
RUST_LITE: Final = "#f0c08a"
RUST_DEEP: Final = "#5e2f10"


def _bear_hair(canvas: Canvas, mood: Mood) -> None:
    wild = [(r * math.cos(math.radians(t)), -2 + r * 0.84 * math.sin(math.radians(t)))
            for i in range(20) for t, r in ((-192 + 204 * i / 19, 58 + (9 if i % 2 else -3)),)]  # fmt: skip
    hair = blob(*wild, (40, 40), (-40, 40), tension=0.4)
    fill(canvas, hair, RUST, 2.6, 0.9, RUST_LITE, deep=RUST_DEEP)
    for side in (-1, 1):
        ear = blob((side * 36, -8), (side * 48, -14), (side * 54, -2), (side * 47, 12), (side * 37, 12))
        fill(canvas, ear, "#c98252", 2.3, 0.25, "#eab98c")


def _bear_fringe(canvas: Canvas, mood: Mood) -> None:
    tuft = blob(
        (-36, -26),
        (-30, -48),
        (-8, -56),
        (16, -54),
        (36, -40),
        (38, -24),
        (26, -34),
        (14, -26),
        (2, -36),
        (-10, -26),
        (-22, -34),
        tension=0.42,
    )
    fill(canvas, tuft, RUST, 2.4, 0.9, RUST_LITE)
    canvas.ink(line((-14, -36), (-4, -46), (10, -48)), 1.5, RUST_DEEP)


def _bear_beard(canvas: Canvas, mood: Mood) -> None:
    points = [(-42, -6), (-30, 10), (-14, 16), (14, 16), (30, 10), (42, -6)]
    for i in range(17):
        turn = math.radians(4 + 172 * i / 16)
        reach = 62 + (9 if i % 2 else -2) + 12 * math.sin(turn)
        points.append((reach * math.cos(turn), 12 + reach * 0.98 * math.sin(turn)))
    beard = blob(*points, tension=0.32)
    fill(canvas, beard, RUST, 0, 0.85, RUST_LITE)
    shadow_inside(canvas, beard, blob((20, 24), (66, 6), (58, 60), (10, 92), (24, 60)), RUST_DEEP, 0.75, 7)
    canvas.ink(beard, 2.9)
    for x, y, lean in (
        (-44, 30, -6),
        (-30, 48, -5),
        (-12, 62, -2),
        (12, 62, 2),
        (30, 48, 5),
        (44, 30, 6),
        (-20, 34, -4),
        (22, 36, 4),
    ):
        canvas.ink(line((x, y), (x + lean * 0.3, y + 9), (x + lean, y + 17)), 1.7, RUST_DEEP, taper=(0.1, 0.5))
    for side in (-1, 1):
        up = -5 if mood.is_pleased else 0
        whisker = blob(
            (0, 14), (side * 16, 9), (side * 32, 14 + up), (side * 44, 8 + up), (side * 36, 26 + up), (side * 12, 26)
        )
        fill(canvas, whisker, RUST, 2.3, 0.7, "#f4cfa0")
    _daisy(canvas, 34, 56)


def _daisy(canvas: Canvas, x: float, y: float) -> None:
    """A flower that somebody put into the beard."""
    for i in range(7):
        with canvas.at(x, y, rotation=51 * i):
            petal = blob((0, -2), (3.8, -8), (0, -12), (-3.8, -8))
            canvas.base(petal, PAPER_LITE)
            canvas.ink(petal, 1.2)
    fill(canvas, circle(x, y, 3.8), GOLD, 1.5, 0.8, STRAW)


def _burr_coat(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, FERN, "#2f4a1e", 95, -6, 0.8)
    for x in (-66, 66):
        clothes.patch(canvas, x, 92, 16, EMBER if x < 0 else STRAW, x * 0.2)


BURR: Final = Person(
    "burr", "#eab98c", FERN, "#2f4a1e",
    face=((0, -42), (32, -36), (42, -8), (38, 20), (18, 34), (-18, 34), (-38, 20), (-42, -8), (-32, -36)),
    eyes=Eyes(y=-6, gap=15, radius=8, iris="#4d6b35"), brows=Brows(y=-18, reach=10, colour=RUST, bushy=8,
    tuft=RUST_LITE),
    mouth=Mouth(y=34, reach=11, teeth="gap"), cheeks=((-27, 6), (27, 6)), behind=_bear_hair, shoulders=_burr_coat,
    beard=_bear_beard, nose=lambda c, m: round_nose(c, 7, "#eab98c", 12, 0.85), hair=_bear_fringe, hat_shade=0.25,
    rouge="#d0704c", seed=612, size=1.08, gestures={"thinking": gestures.scratch, "pleased": gestures.thumb_up,
    "dismayed": gestures.on_brow}, moods={"pleased": PLEASED.but(lid=1.0, brow=4), "thinking": THINKING.but(tilt=-6)},
)  # fmt: skip


# -- Pim: copper braids that fly when something goes wrong ----------------------------------------------------------

COPPER: Final = "#f0ad74"
COPPER_DEEP: Final = "#a3461c"


def _braids_crown(canvas: Canvas, mood: Mood) -> None:
    crown = blob((-43, 22), (-48, -12), (-34, -46), (0, -58), (34, -46), (48, -12), (43, 22), (20, 20), (-20, 20))
    fill(canvas, crown, COPPER_DEEP, 2.7, 0.85, COPPER)


def _braids(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        parting = blob(
            (0, -52),
            (side * 22, -48),
            (side * 42, -24),
            (side * 43, 4),
            (side * 34, -6),
            (side * 24, -24),
            (side * 5, -36),
        )
        fill(canvas, parting, COPPER_DEEP, 2.3, 0.85, COPPER)
        canvas.ink(line((side * 4, -46), (side * 22, -36), (side * 38, -12)), 1.3, COPPER_DEEP, taper=(0.1, 0.5))
        flying = mood.is_dismayed
        rise = {"dismayed": -34.0, "pleased": -10.0}.get(mood.name, 0.0)
        x, y = side * 45.0, 14.0
        for i in range(5):
            turn = math.radians(84 + rise * (0.4 + 0.42 * i))
            with canvas.at(x, y, rotation=-side * (90 - math.degrees(turn)) * 0.7):
                fill(canvas, circle(0, 0, 11.5 - i, 9.6), COPPER_DEEP, 2.2, 0.85, COPPER)
                canvas.ink(line((-6, -2), (0, 3), (6, -3)), 1.3, COPPER_DEEP)
            x, y = x + side * 14 * math.cos(turn), y + 14 * math.sin(turn)
        bow_turn = side * (-40 if flying else 0)
        with canvas.at(x, y - 2, rotation=bow_turn):
            for flip in (False, True):
                with canvas.at(flip=flip):
                    fill(canvas, blob((0, 0), (12, -8), (14, 4), (2, 4)), TEAL, 2.0, 0.95)
            tuft = blob((-5, 3), (5, 3), (7, 15), (0, 19), (-6, 14))
            fill(canvas, tuft, COPPER_DEEP, 1.9, 0.85, COPPER)


def _freckles(canvas: Canvas, mood: Mood) -> None:
    for x, y in (
        (-24, 8),
        (-19, 12),
        (-28, 13),
        (-15, 8),
        (24, 8),
        (19, 12),
        (28, 13),
        (15, 8),
        (0, 3),
        (-5, 0),
        (6, 1),
    ):
        canvas.base(circle(x, y, 1.4), "#a8562c")


def _pim_scarf(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, LAPIS, LAPIS_DEEP, 62, 10)
    clothes.scarf(canvas, BONE, PAPER_LITE, 36, BLOOD, 2)


PIM: Final = Person(
    "pim", "#efc79c", LAPIS, LAPIS_DEEP, eyes=Eyes(y=0, gap=15.5, radius=10.5, iris="#5d7d5a", lashes=True),
    brows=Brows(y=-16, reach=8, pen=2.6, colour=COPPER_DEEP), mouth=Mouth(y=24, reach=13, teeth="gap"), rouge="#d8704c",
    behind=_braids_crown, shoulders=_pim_scarf, bare=_freckles, nose=lambda c, m: round_nose(c, 10, "#efc79c", 5.5,
    0.45),
    hair=_braids, hat_shade=0.25, seed=613, size=0.98, small=(0.98, 0, 0),
    gestures={"thinking": gestures.raised_finger, "pleased": gestures.raised_fist, "dismayed": gestures.both_cheeks},
    moods={"dismayed": PLEASED.but(name="dismayed", look=(-0.1, 0.1), lid=0, squeeze=0, pupil=0.6, brow=3, worry=6,
           mouth="wail", tilt=3, sink=5, hat=0, shrug=6, blush=0.2, sweat=True)},
)  # fmt: skip


# -- Finn: a tower of flaxen hair, round glasses, ears ---------------------------------------------------------------

FLAX: Final = "#b98328"
FLAX_LITE: Final = "#f5dc9c"


def _quiff_back(canvas: Canvas, mood: Mood) -> None:
    back = blob((-40, 10), (-42, -24), (-30, -50), (0, -56), (32, -50), (42, -22), (40, 10), (20, 0), (-20, 0))
    fill(canvas, back, FLAX, 2.6, 0.9, FLAX_LITE, deep="#7a5212")
    for side in (-1, 1):
        ear = blob((side * 32, -8), (side * 46, -16), (side * 53, -3), (side * 47, 12), (side * 33, 14))
        fill(canvas, ear, "#c98252", 2.4, 0.25, "#f6dcbc")
        canvas.ink(line((side * 40, -7), (side * 47, 0), (side * 41, 7)), 1.5, SEPIA)


def _quiff(canvas: Canvas, mood: Mood) -> None:
    rise = {"dismayed": 18, "pleased": 5}.get(mood.name, 0)
    wave = blob((-38, -16), (-42, -42), (-30, -72 - rise), (-4, -92 - rise), (30, -94 - rise), (52, -76 - rise),
                (50, -62 - rise * 0.6), (36, -70 - rise * 0.6), (28, -58), (42, -40), (38, -16), (24, -30), (6, -22),
                (-12, -32),
                (-26, -22), tension=0.45)  # fmt: skip
    fill(canvas, wave, FLAX, 2.7, 0.85, FLAX_LITE)
    shadow_inside(canvas, wave, blob((20, -90), (54, -76), (44, -20), (24, -26), (30, -60)), "#7a5212", 0.6, 6)
    for dx in (0, 12, 24):
        strand = line((-28 + dx, -30), (-26 + dx, -56), (-6 + dx, -78 - rise), (22 + dx * 0.4, -82 - rise + dx * 0.4))
        canvas.ink(strand, 1.6, "#7a5212", taper=(0.1, 0.4))


def _finn_glasses(canvas: Canvas, mood: Mood) -> None:
    round_nose(canvas, 12, "#f6dcbc", 5.5, 0.35)
    slipped = mood.is_dismayed
    glasses(canvas, -1, 16, 14, BLOOD, drop=4 if slipped else 0, turn=8 if slipped else 0)


def _finn_coat(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, "#8a6a3c", SEPIA, 58, 14)
    for side in (-1, 1):
        leaf = polygon((side * 2, 68), (side * 15, 46), (side * 32, 54), (side * 28, 74), (side * 12, 86))
        fill(canvas, leaf, STRAW, 2.5, 0.3, PAPER_LITE)
    bow = blob((-24, 62), (-4, 68), (4, 68), (24, 62), (25, 82), (4, 75), (-4, 75), (-25, 82))
    fill(canvas, bow, EMBER, 2.5, 0.95)
    fill(canvas, circle(0, 71, 5), EMBER, 2.0)


FINN: Final = Person(
    "finn", "#f6dcbc", "#8a6a3c", SEPIA,
    face=((0, -42), (24, -36), (34, -8), (30, 18), (14, 38), (0, 43), (-14, 38), (-30, 18), (-34, -8), (-24, -36)),
    eyes=Eyes(y=-1, gap=16, radius=9.5, iris="#3d6f7a"), brows=Brows(y=-18, reach=9, pen=2.6, colour="#8a5a1c"),
    mouth=Mouth(y=28, reach=10), cheeks=((-22, 17), (22, 17)), behind=_quiff_back, shoulders=_finn_coat,
    nose=_finn_glasses, hair=_quiff, hat_shade=0.25, seed=614, small=(0.82, 8, 0),
    gestures={"thinking": gestures.chin, "pleased": gestures.clasped, "dismayed": gestures.both_cheeks},
)  # fmt: skip
NEIGHBOURS: Final = (NAN, BURR, PIM, FINN)
