"""Faces for persons at the table, second half: townsfolk with curls, cloths, bald heads and sharp fringes."""

import math
from typing import Final

from assets.art.brush import fill
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BLOOD_DEEP,
    BONE,
    CREAM_TEXT,
    EMBER,
    GOLD,
    INK,
    PAPER_LITE,
    PLUM,
    SLATE,
    STRAW,
    TEAL,
)  # fmt: skip
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, star, svg_path
from assets.art.people import clothes, gestures
from assets.art.people.bust import Brows, Eyes, Mouth, Person, shadow_inside
from assets.art.people.face_parts import broad_nose, round_nose
from assets.art.people.feeling import CALM, DISMAYED, PLEASED, THINKING, Mood

# -- Nola: a cloud of curls, gold rings, a comb of stars -------------------------------------------------------------

NIGHT_HAIR: Final = "#3a2420"
NIGHT_LITE: Final = "#9a7868"


def _cloud(canvas: Canvas, mood: Mood) -> None:
    rise = 5 if mood.is_dismayed else 0
    for i in range(13):
        turn = math.radians(-206 + 232 * i / 12)
        x, y = (54 + rise) * math.cos(turn), -16 + (50 + rise) * math.sin(turn)
        radius = 19 + (3 if i % 2 else 0)
        fill(canvas, circle(x, y, radius), NIGHT_HAIR, 2.4, 0.95, NIGHT_LITE)
        for at in (20, 150, 260):
            a = math.radians(at + 31 * i)
            cx, cy = x + radius * 0.45 * math.cos(a), y + radius * 0.45 * math.sin(a)
            canvas.ink(
                line((cx - 5, cy), (cx, cy - 5), (cx + 5, cy), (cx + 1, cy + 4)), 1.3, "#8a6a5c", taper=(0.1, 0.4)
            )
    crown = circle(0, -22, 46, 44)
    canvas.base(crown, NIGHT_LITE)
    canvas.wash(crown, NIGHT_HAIR, 0.95)


def _cloud_fringe(canvas: Canvas, mood: Mood) -> None:
    for x, y, radius in ((-35, -20, 13), (35, -20, 13), (-21, -32, 13), (21, -32, 13), (0, -37, 13)):
        fill(canvas, circle(x, y, radius), NIGHT_HAIR, 2.1, 0.95, NIGHT_LITE)
        canvas.ink(line((x - 5, y), (x, y - 5), (x + 5, y), (x + 1, y + 4)), 1.3, "#8a6a5c", taper=(0.1, 0.4))
    for x, y, radius in ((-26, -56, 6), (-10, -63, 8), (9, -63, 6)):
        sign = star(x, y, radius, 5, 0.46)
        fill(canvas, sign, GOLD, 1.5, 0.7, CREAM_TEXT)
    swing = 4 if mood.is_pleased else 0
    for side in (-1, 1):
        ring = circle(side * 39 + swing, 26, 7, 9)
        canvas.ink(ring, 4.8, INK, corners=False)
        canvas.ink(ring, 2.4, GOLD, corners=False, dry=0.1)


def _nola_dress(canvas: Canvas, mood: Mood) -> None:
    shape = clothes.coat(canvas, EMBER, "#7a3018", 74, 6, paper="#f6d9a8")
    with canvas.clip(shape):
        for i in range(-6, 7):
            for row, y in enumerate((66, 84, 102)):
                canvas.gouache(
                    polygon((i * 16 + row * 8 - 5, y), (i * 16 + row * 8, y - 7), (i * 16 + row * 8 + 5, y)),
                    CREAM_TEXT,
                    0.85,
                    0.3,
                )
    for i, colour in enumerate((TEAL, GOLD, TEAL, GOLD, TEAL)):
        fill(canvas, circle(-22 + 11 * i, 58 - abs(i - 2) * 5, 5.4), colour, 1.9, 0.9, STRAW)


NOLA: Final = Person(
    "nola", "#96603c", EMBER, "#7a3018", warmth="#8a4a26",
    eyes=Eyes(y=-1, gap=15.5, radius=9.5, iris="#3a2014", lashes=True, lash=2.9), brows=Brows(y=-17, reach=8, pen=2.6),
    mouth=Mouth(y=25, reach=14), rouge="#a83c2c", behind=_cloud, shoulders=_nola_dress, hair=_cloud_fringe,
    nose=lambda c, m: broad_nose(c, 13, "#c89468"), hat_shade=0.3, seed=621, small=(0.72, 4, 0),
    gestures={"thinking": gestures.raised_finger, "pleased": gestures.thumb_up, "dismayed": gestures.on_brow},
)  # fmt: skip


# -- Safi: a flowered cloth around the head ---------------------------------------------------------------------------


def _cloth_back(canvas: Canvas, mood: Mood) -> None:
    fall = svg_path("M-46 -20 C-58 20 -60 66 -50 104 L50 104 C60 66 58 20 46 -20 Z")
    fill(canvas, fall, "#2f6f7a", 2.8, 0.9)


def _cloth(canvas: Canvas, mood: Mood) -> None:
    cloth = svg_path(
        "M-33 8 C-40 -14 -30 -34 0 -36 C30 -34 40 -14 33 8 C36 20 30 34 20 46 L34 60 C50 40 56 -2 48 -30 "
        "C40 -56 20 -66 0 -66 C-20 -66 -40 -56 -48 -30 C-56 -2 -50 40 -34 60 L-20 46 C-30 34 -36 20 -33 8 Z"
    )
    fill(canvas, cloth, "#2f6f7a", 0, 0.95, "#bfe0dc")
    shadow_inside(canvas, cloth, blob((18, -62), (56, -40), (54, 30), (36, 58), (40, -10)), "#173e46", 0.7, 6)
    with canvas.clip(cloth):
        for x, y, turn in (
            (-28, -44, 10),
            (4, -54, 50),
            (32, -40, 20),
            (-44, -8, 70),
            (45, -2, 30),
            (-42, 30, 0),
            (44, 36, 40),
        ):
            for i in range(5):
                with canvas.at(x, y, rotation=turn + 72 * i):
                    canvas.gouache(blob((0, 0), (3, -5), (0, -8), (-3, -5)), "#f4d7a0", 0.95, 0)
            canvas.gouache(circle(x, y, 2.4), EMBER, 1, 0)
    canvas.ink(cloth, 2.8)
    for fold in (
        ((-30, -38), (-38, -14), (-36, 10)),
        ((30, -38), (38, -14), (36, 12)),
        ((-14, -58), (0, -62), (14, -58)),
    ):
        canvas.ink(line(*fold), 1.5, "#173e46", taper=(0.2, 0.4))


def _safi_coat(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, "#8a5a7a", "#4c2a44", 76, 8)
    drape = svg_path("M-52 62 C-30 46 30 46 52 62 C44 84 20 96 -6 96 C-28 94 -46 82 -52 62 Z")
    fill(canvas, drape, "#2f6f7a", 2.7, 0.95, "#bfe0dc")
    for fold in (((-44, 64), (-10, 78), (30, 70)), ((-40, 76), (-8, 88), (24, 84))):
        canvas.ink(line(*fold), 1.6, "#173e46", taper=(0.1, 0.4))
    fill(canvas, circle(42, 68, 7), GOLD, 2.1, 0.8, CREAM_TEXT)


SAFI: Final = Person(
    "safi", "#cf9a6c", "#8a5a7a", "#4c2a44", warmth="#a8683c",
    face=((0, -40), (26, -34), (34, -8), (30, 18), (15, 36), (0, 41), (-15, 36), (-30, 18), (-34, -8), (-26, -34)),
    eyes=Eyes(y=-1, gap=14.5, radius=9.5, iris="#4a2c1c", lashes=True, lash=3.0, tall=1.0),
    brows=Brows(y=-16, reach=9, pen=3.2), mouth=Mouth(y=25, reach=11), rouge="#b8563c", behind=_cloth_back,
    shoulders=_safi_coat, nose=lambda c, m: broad_nose(c, 13, "#ecc49a", 6), hair=_cloth, hat_shade=0.35, seed=622,
    gestures={"thinking": gestures.chin, "pleased": gestures.clasped, "dismayed": gestures.over_mouth},
    moods={"calm": CALM.but(tilt=3, look=(-0.2, 0.1)), "thinking": THINKING.but(look=(-0.7, -0.7), tilt=-4)},
)  # fmt: skip


# -- Old Tam: bald, brows like hedges, a white beard cut square --------------------------------------------------------


def _tam_ears(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        ear = blob((side * 34, -10), (side * 47, -16), (side * 53, -2), (side * 47, 14), (side * 35, 14))
        fill(canvas, ear, "#5e341c", 2.4, 0.25, "#7d4e30")
        tuft = blob((side * 36, 6), (side * 47, 10), (side * 48, 22), (side * 38, 24))
        fill(canvas, tuft, SLATE, 2.0, 0.14, "#f1eee4")
    ring = circle(-49, 15, 5)
    canvas.ink(ring, 4.0, INK, corners=False)
    canvas.ink(ring, 1.9, GOLD, corners=False)


def _tam_shine(canvas: Canvas, mood: Mood) -> None:
    canvas.gouache(blob((-22, -40), (-8, -48), (4, -47), (-8, -40), (-18, -32)), "#d9a884", 0.55, 1.2)
    for y in (-31, -36):
        canvas.ink(line((-14, y), (0, y - 2), (14, y)), 1.3, "#4c2a18", taper=(0.3, 0.4))


def _tam_beard(canvas: Canvas, mood: Mood) -> None:
    beard = svg_path(
        "M-38 2 C-34 16 -24 18 -13 17 C-5 13 5 13 13 17 C24 18 34 16 38 2 C44 26 40 50 30 60 C14 68 -14 68 -30 60 "
        "C-40 50 -44 26 -38 2 Z"
    )
    fill(canvas, beard, SLATE, 0, 0.1, "#f4f1e8")
    shadow_inside(canvas, beard, blob((16, 18), (44, 8), (36, 60), (8, 68), (22, 40)), SLATE, 0.5, 5)
    canvas.ink(beard, 2.8)
    for x in (-26, -14, 14, 26):
        canvas.ink(line((x, 36), (x * 1.02, 48), (x * 0.92, 60)), 1.5, SLATE, taper=(0.1, 0.5))


def _tam_coat(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, BLOOD_DEEP, INK, 86, -2, 0.5, "#e8c0b0")
    clothes.lapels(canvas, "#8a3a3c", 36, 118)
    clothes.buttons(canvas, GOLD, ((16, 112),), 4)


TAM: Final = Person(
    "tam", "#7d4e30", BLOOD_DEEP, INK, warmth="#5e341c",
    face=((0, -54), (30, -44), (40, -10), (36, 18), (18, 36), (0, 40), (-18, 36), (-36, 18), (-40, -10), (-30, -44)),
    eyes=Eyes(y=-4, gap=15, radius=8.5, iris="#2e1a10"),
    brows=Brows(y=-20, reach=10, colour=SLATE, bushy=8.5, tuft="#f1eee4"), mouth=Mouth(y=27, reach=12, teeth="gap"),
    rouge="#8a3424", cheeks=((-27, 8), (27, 8)), behind=_tam_ears, shoulders=_tam_coat, bare=_tam_shine,
    beard=_tam_beard,
    nose=lambda c, m: round_nose(c, 8, "#7d4e30", 10, 0.4), hat_shade=0.0, seed=623, small=(0.96, 2, 0),
    gestures={"thinking": gestures.fingertips, "pleased": gestures.raised_fist, "dismayed": gestures.cheek},
    moods={"calm": CALM.but(lid=0.34), "pleased": PLEASED.but(lid=1.0, brow=5)},
)  # fmt: skip


# -- Mika: a straight black fringe, a red flower, narrow shoulders -------------------------------------------

JET: Final = "#33303c"
JET_LITE: Final = "#77748a"


def _bob_back(canvas: Canvas, mood: Mood) -> None:
    swing = 5 if mood.is_pleased else 0
    bob = blob((-38, -34), (0, -58), (38, -34), (50, 0), (54 + swing, 34), (44, 40), (24, 36), (-24, 36), (-44, 40),
               (-54 + swing, 34), (-50, 0), tension=0.42)  # fmt: skip
    fill(canvas, bob, JET, 2.8, 1.0, JET_LITE)


def _bob_fringe(canvas: Canvas, mood: Mood) -> None:
    fringe = svg_path(
        "M-38 2 C-46 -30 -28 -58 0 -58 C28 -58 46 -30 38 2 L33 -14 L24 -13 L16 -16 L8 -13 L0 -15 L-8 -12 L-16 -15 "
        "L-24 -12 L-33 -14 Z"
    )
    fill(canvas, fringe, JET, 2.4, 1.0, JET_LITE)
    canvas.gouache(blob((-26, -34), (-10, -44), (10, -45), (22, -40), (6, -38), (-14, -34)), "#b9b6d0", 0.5, 1.6)
    for side in (-1, 1):
        lock = blob(
            (side * 30, -16), (side * 42, -18), (side * 50, 10), (side * 48, 36), (side * 36, 38), (side * 34, 8)
        )
        fill(canvas, lock, JET, 2.2, 1.0, JET_LITE)
        canvas.ink(line((side * 41, -6), (side * 44, 14), (side * 42, 32)), 1.4, "#9a97ae", taper=(0.2, 0.5))
    for i in range(5):
        with canvas.at(-37, -37, rotation=72 * i):
            fill(canvas, blob((0, -2), (7, -9), (0, -16), (-7, -9)), BLOOD, 1.8, 0.9, "#f0b0a0")
    fill(canvas, circle(-37, -37, 4), GOLD, 1.6, 0.8, STRAW)


def _mika_jacket(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, PLUM, "#3a2446", 58, 14, paper="#e6d2ea")
    for side in (-1, 1):
        fill(canvas, polygon((0, 92), (side * 8, 44), (side * 22, 46), (side * 24, 60)), BONE, 2.4, 0.4, PAPER_LITE)
    moon = crescent(36, 86, 9, 0.5, -0.6)
    canvas.gouache(moon, CREAM_TEXT, 1, 0.2)
    canvas.ink(moon, 1.4)


MIKA: Final = Person(
    "mika", "#f3d9b4", PLUM, "#3a2446",
    face=((0, -42), (26, -36), (36, -8), (32, 16), (15, 34), (0, 38), (-15, 34), (-32, 16), (-36, -8), (-26, -36)),
    eyes=Eyes(y=0, gap=15, radius=9, iris="#3a2a24", tall=0.98, almond=1.2, lash=3.0, lashes=True),
    brows=Brows(y=-14, reach=7, pen=2.0), mouth=Mouth(y=24, reach=10), rouge="#d88a80", behind=_bob_back,
    shoulders=_mika_jacket, hair=_bob_fringe, nose=lambda c, m: broad_nose(c, 13, PAPER_LITE, 4.5), hat_shade=0.4,
    seed=624, gestures={"thinking": gestures.scratch, "pleased": gestures.clasped, "dismayed": gestures.both_cheeks},
    moods={"dismayed": DISMAYED.but(tilt=-5), "thinking": THINKING.but(lid=0.25)},
)  # fmt: skip

TOWNSFOLK: Final = (NOLA, SAFI, TAM, MIKA)
