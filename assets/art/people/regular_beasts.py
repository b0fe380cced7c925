"""Three of the regulars who are beasts: Agnes the tortoise, Zelma the magpie, Bertók the hamster."""

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
    LAPIS,
    LAPIS_DEEP,
    PAPER_LITE,
    SEPIA,
    SLATE,
    STONE,
    STRAW,
    TEAL,
    UMBER,
)  # fmt: skip
from assets.art.inkwash.shapes import blob, circle, line, polygon, svg_path
from assets.art.people import clothes
from assets.art.people.bust import Brows, Eyes, Mouth, Person, shadow_inside, skin_area
from assets.art.people.face_parts import MOUTH_DARK, TONGUE
from assets.art.people.feeling import CALM, DISMAYED, PLEASED, THINKING, Mood
from assets.art.people.gestures import BELOW, limb, paw, sleeve

# -- Agnes, patient: an old tortoise who knits; when it goes badly she draws her head in ----------------------------

HIDE: Final = "#b7b07a"
HIDE_DEEP: Final = "#6a6a3a"
SHELL: Final = "#8a5a34"


def _shell(canvas: Canvas, mood: Mood) -> None:
    dome = svg_path("M-98 130 C-104 40 -70 -42 0 -44 C70 -42 104 40 98 130 Z")
    fill(canvas, dome, SHELL, 0, 0.6, "#eccb90")
    shadow_inside(canvas, dome, blob((30, -40), (104, 30), (104, 130), (50, 130), (66, 40)), "#5e3719", 0.6, 9)
    with canvas.clip(dome):
        for plate in (((-34, -60), (34, -60), (44, -16), (26, 12), (-26, 12), (-44, -16)),
                      ((-50, -14), (-30, 14), (-44, 54), (-80, 56), (-100, 10)),
                      ((50, -14), (30, 14), (44, 54), (80, 56), (100, 10)),
                      ((-46, 58), (-78, 60), (-106, 100), (-90, 140), (-50, 130)),
                      ((46, 58), (78, 60), (106, 100), (90, 140), (50, 130))):  # fmt: skip
            shape = blob(*plate, tension=0.16)
            canvas.wash(shape, "#8a5a24", 0.5, edge=1.4, loose=0.6, inset=1.2)
            canvas.ink(shape, 2.0, "#4c2a14")
            inner = blob(*((x * 0.62 + sum(p[0] for p in plate) / len(plate) * 0.38,
                            y * 0.62 + sum(p[1] for p in plate) / len(plate) * 0.38) for x, y in plate),
                            tension=0.16)  # fmt: skip
            canvas.ink(inner, 1.3, "#7a4a24")
    canvas.ink(dome, 3.2)


def _agnes_neck(canvas: Canvas, mood: Mood) -> None:
    neck = polygon((-22, 10), (22, 10), (27, 84), (-27, 84))
    skin_area(canvas, neck, HIDE, HIDE_DEEP)
    canvas.glaze(polygon((-20, 30), (24, 30), (28, 60), (-12, 50)), HIDE_DEEP, 0.8, soft=4)
    canvas.ink(neck, 2.6)
    for y in (48, 56, 64):
        canvas.ink(line((-20, y), (0, y + 5), (20, y)), 1.8, HIDE_DEEP, taper=(0.15, 0.3))


def _agnes_shawl(canvas: Canvas, mood: Mood) -> None:
    rim = svg_path("M-74 130 C-72 86 -46 62 -24 62 C-10 74 10 74 24 62 C46 62 72 86 74 130 Z")
    fill(canvas, rim, "#a8526a", 0, 0.9, "#f4d6da")
    with canvas.clip(rim):
        for row in range(6):
            y = 66 + row * 11
            for i in range(-7, 8):
                x = i * 12 + (row % 2) * 6
                canvas.ink(
                    line((x - 5, y - 3), (x, y + 3), (x + 5, y - 3)), 1.8, "#6e2c40", taper=(0.1, 0.2), alpha=0.8
                )
    canvas.ink(rim, 2.9)
    ruff = blob((-30, 58), (-14, 68), (0, 71), (14, 68), (30, 58), (36, 70), (18, 82), (0, 86), (-18, 82), (-36, 70))
    fill(canvas, ruff, BONE, 2.6, 0.5, PAPER_LITE)
    for x in (-22, -11, 0, 11, 22):
        canvas.ink(line((x * 0.9, 66 - abs(x) * 0.2), (x, 80 - abs(x) * 0.2)), 1.4, SEPIA, taper=(0.2, 0.4))


def _agnes_marks(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        canvas.wash(circle(side * 32, 8, 12, 9), "#c9793c", 0.45 * (0.4 + mood.blush), soft=3, edge=0, spill=0)
        for x, y in ((25, -24), (31, -17), (22, -32), (35, -8)):
            canvas.ink(line((side * x - 2, y), (side * x + 2, y + 1.5)), 2.0, HIDE_DEEP, taper=(0.2, 0.2))
        for dy in (0, 5):
            canvas.ink(line((side * 31, 14 + dy), (side * 39, 10 + dy * 1.8)), 1.4, HIDE_DEEP, taper=(0.1, 0.5))
    for x in (-6, 6):
        canvas.ink(line((x, 9), (x * 0.7, 12)), 2.6, taper=(0.1, 0.3))


def _agnes_mouth(canvas: Canvas, mood: Mood) -> None:
    if mood.is_pleased:
        shape = svg_path("M-30 15 C-14 22 -4 20 0 25 C4 20 14 22 30 15 C26 36 12 41 0 41 C-12 41 -26 36 -30 15 Z")
        canvas.base(shape, MOUTH_DARK)
        with canvas.clip(shape):
            canvas.base(circle(0, 42, 15, 9), TONGUE)
        canvas.ink(shape, 2.4)
    elif mood.is_dismayed:
        shape = svg_path("M-15 33 C-10 22 -4 24 0 27 C4 24 10 22 15 33 C8 37 -8 37 -15 33 Z")
        canvas.base(shape, MOUTH_DARK)
        canvas.ink(shape, 2.4)
    else:
        skew = 3 if mood.is_thinking else 0
        beak = line((-29, 17 + skew), (-14, 24), (-5, 23), (0, 28), (5, 23), (14, 24 - skew), (29, 17 - skew))
        canvas.ink(beak, 2.6, taper=(0.15, 0.15), wobble=0.2)
    for side in (-1, 1):
        canvas.ink(line((side * 29, 12), (side * 32, 17), (side * 30, 21)), 1.7, taper=(0.2, 0.4))


def _agnes_cap(canvas: Canvas, mood: Mood) -> None:
    cap = svg_path("M-42 -12 C-50 -40 -30 -62 0 -62 C30 -62 50 -40 42 -12 C28 -30 -28 -30 -42 -12 Z")
    fill(canvas, cap, BONE, 0, 0.5, PAPER_LITE)
    shadow_inside(canvas, cap, blob((14, -60), (48, -44), (44, -12), (24, -26)), STONE, 0.5, 5)
    canvas.ink(cap, 2.7)
    for i in range(9):
        x = -40 + 10 * i
        y = -15 - 14 * (1 - (x / 41) ** 2)
        fill(canvas, circle(x, y, 7, 6), BONE, 2.0, 0.3, PAPER_LITE)
    band = line((-36, -30), (-18, -43), (0, -46), (18, -43), (36, -30))
    canvas.ink(band, 7.5, INK, taper=(0, 0), dry=0)
    canvas.ink(band, 4.4, "#a8526a", taper=(0, 0), dry=0.1)
    for flip in (False, True):
        with canvas.at(20, -46, rotation=18, flip=flip):
            fill(canvas, blob((0, 0), (13, -8), (15, 4), (2, 4)), "#a8526a", 2.0, 0.9)
    loop = 4 if mood.is_dismayed else 0
    lens_y = -2 + loop
    for side in (-1, 1):
        lens = circle(side * 17, lens_y, 13.5)
        canvas.ink(lens, 3.6, INK, corners=False, shade=0.2)
        canvas.ink(lens, 1.5, GOLD, corners=False, shade=0, dry=0.15)
        canvas.gouache(
            blob((side * 17 - 9, lens_y - 2), (side * 17 - 4, lens_y - 9), (side * 17, lens_y - 9)), PAPER_LITE, 0.5, 0
        )
    canvas.ink(line((-4, lens_y - 2), (0, lens_y - 4), (4, lens_y - 2)), 2.2)


def _knitting(canvas: Canvas) -> None:
    """Two paws with needles and a piece of knitting between them."""
    with canvas.at(0, -22):
        _stitches(canvas)


def _stitches(canvas: Canvas) -> None:
    cloth = svg_path("M-34 96 C-20 92 20 92 34 96 L32 156 L-32 156 Z")
    fill(canvas, cloth, TEAL, 2.6, 0.8)
    with canvas.clip(cloth):
        for row in range(7):
            for i in range(-4, 5):
                x, y = i * 9 + row % 2 * 4, 99 + row * 8
                canvas.ink(line((x - 3.5, y - 2), (x, y + 2.5), (x + 3.5, y - 2)), 1.6, "#1f4f52", taper=(0.1, 0.2))
    for flip in (False, True):
        with canvas.at(flip=flip):
            needle = line((44, 106), (8, 88), (-30, 72))
            canvas.ink(needle, 5.4, INK, taper=(0, 0.1), dry=0)
            canvas.ink(needle, 2.6, STRAW, taper=(0, 0.1), dry=0)
            fill(canvas, circle(48, 108, 6), BLOOD, 2.0, 0.9)
            with canvas.at(40, 114, 0.92, -40):
                paw(canvas, HIDE, claws=True)


def _knit_front(canvas: Canvas, mood: Mood) -> None:
    if mood.name in ("calm", "pleased"):
        _knitting(canvas)


def _needle_at_lip(canvas: Canvas, person: Person) -> None:
    """She thinks with the point of a needle at her chin."""
    needle = line((62, 108), (40, 74), (15, 40))
    canvas.ink(needle, 5.8, INK, taper=(0, 0.1), dry=0)
    canvas.ink(needle, 3.0, STRAW, taper=(0, 0.1), dry=0)
    fill(canvas, circle(68, 115, 6), BLOOD, 2.0, 0.9)
    sleeve(canvas, person, ((72, BELOW), (76, 112), (62, 98)), 20, 13)
    with canvas.at(58, 98, 0.95, -34):
        paw(canvas, HIDE, claws=True)


def _wool_everywhere(canvas: Canvas, person: Person) -> None:
    """The wool has come off the needles."""
    tangle = line(
        (-60, 100), (-40, 84), (-50, 112), (-20, 92), (-30, 120), (4, 96), (-4, 122), (34, 98), (26, 122), (60, 104)
    )
    canvas.ink(tangle, 5.2, INK, taper=(0.05, 0.1), dry=0, corners=False)
    canvas.ink(tangle, 2.8, TEAL, taper=(0.05, 0.1), dry=0, corners=False)
    for flip in (False, True):
        with canvas.at(flip=flip), canvas.at(-62, 88, 0.95, 12):
            paw(canvas, HIDE, claws=True)


AGNES: Final = Person(
    "agnes", HIDE, "#a8526a", "#6e2c40", warmth=HIDE_DEEP,
    face=((0, -42), (30, -36), (43, -10), (42, 14), (26, 34), (8, 43), (-8, 43), (-26, 34), (-42, 14), (-43, -10),
    (-30, -36)),
    eyes=Eyes(y=-3, gap=17, radius=9, iris="#6a4a1c", lash=2.8, tall=1.0), brows=None, rouge="#c9793c", cheeks=(),
    backdrop=_shell, neck=_agnes_neck, shoulders=_agnes_shawl, bare=_agnes_marks, mouth_part=_agnes_mouth,
    hat=_agnes_cap, front=_knit_front, hat_shade=0.35, seed=631, small=(0.84, 3, 0),
    gestures={"thinking": _needle_at_lip, "dismayed": _wool_everywhere},
    moods={"calm": CALM.but(lid=0.44, hat=0), "thinking": THINKING.but(lid=0.3, hat=0, tilt=6),
           "pleased": PLEASED.but(lid=0.16, hat=0), "dismayed": DISMAYED.but(sink=24, hat=0, shrug=0, lid=0.02)},
)  # fmt: skip


# -- Zelma, thieving: a magpie with something in her wing that was somebody else's ------------------------------------

JET: Final = "#3a3c4c"
JET_LITE: Final = "#8f97b4"
SHEEN: Final = "#3f7f96"
BEAK: Final = "#6a665e"


def _crest(canvas: Canvas, mood: Mood) -> None:
    spread = {"dismayed": 26, "pleased": 10, "thinking": 4}.get(mood.name, 0)
    for x, turn, length in ((-14, -30, 34), (0, -8, 42), (13, 14, 36)):
        with canvas.at(x, -38, rotation=turn * (1 + spread / 40) - 6):
            plume = blob(
                (-7, 6), (-8, -length * 0.5), (0, -length - spread * 0.4), (8, -length * 0.5), (7, 6), tension=0.4
            )
            fill(canvas, plume, JET, 2.4, 1.0, JET_LITE)
            canvas.ink(line((0, 0), (0, -length * 0.7)), 1.3, "#aab4cc", taper=(0.1, 0.5))


def _magpie_head(canvas: Canvas, mood: Mood) -> None:
    canvas.glaze(blob((-36, -30), (-10, -44), (10, -36), (-20, -8)), SHEEN, 0.55, soft=6, spill=0)
    for y, x in ((20, -30), (28, -22), (30, 24), (22, 32), (-26, 30), (-18, 36)):
        canvas.ink(line((x - 4, y - 4), (x, y + 2), (x + 4, y - 4)), 1.5, "#8f97b4", taper=(0.15, 0.4))
    for side in (-1, 1):
        patch = circle(side * 18, -4, 16, 15)
        canvas.gouache(patch, "#e9e6da", 0.95, 0.8)


def _beak(canvas: Canvas, mood: Mood) -> None:
    """A strong beak that points to the lower right; open when she calls or laughs."""
    gape = {"dismayed": 26, "pleased": 18}.get(mood.name, 2)
    with canvas.at(4, 12):
        if gape > 4:
            inside = blob((-8, 2), (20, 4), (38, 6 + gape * 0.3), (22, 12 + gape * 0.7), (-2, 12 + gape * 0.6))
            canvas.base(inside, MOUTH_DARK)
            tongue = blob((2, 8 + gape * 0.4), (18, 6 + gape * 0.4), (24, 8 + gape * 0.4), (14, 11 + gape * 0.6))
            canvas.base(tongue, TONGUE)
            canvas.ink(inside, 2.2)
        with canvas.at(-6, 8, rotation=gape * 1.3):
            lower = blob((-2, -3), (20, -2), (40, 4), (22, 10), (-2, 8), tension=0.35)
            fill(canvas, lower, BEAK, 2.4, 0.95, "#d8d4c8")
        with canvas.at(-6, 2, rotation=-gape * 0.5):
            upper = blob((-8, -10), (8, -14), (30, -6), (52, 12), (40, 12), (20, 8), (-6, 8), tension=0.42)
            fill(canvas, upper, BEAK, 2.6, 0.95, "#d8d4c8")
            canvas.gouache(blob((-2, -7), (12, -10), (28, -3), (10, -5)), PAPER_LITE, 0.7, 0.5)
            canvas.base(circle(6, -3, 2.4, 1.6), INK)


def _zelma_scarf(canvas: Canvas, mood: Mood) -> None:
    cloth = svg_path("M-42 -16 C-48 -44 -26 -58 0 -58 C26 -58 48 -44 42 -16 C28 -36 -28 -36 -42 -16 Z")
    fill(canvas, cloth, BLOOD, 0, 0.95, "#f0c0a8")
    shadow_inside(canvas, cloth, blob((12, -58), (48, -44), (44, -14), (24, -32)), BLOOD_DEEP, 0.75, 5)
    with canvas.clip(cloth):
        for x, y in ((-28, -36), (-10, -46), (10, -41), (28, -36), (-18, -52), (0, -54), (20, -52)):
            canvas.gouache(circle(x, y, 3.6), CREAM_TEXT, 0.95, 0.2)
    canvas.ink(cloth, 2.7)
    for points in (((36, -28), (56, -40), (62, -28), (48, -20)), ((38, -22), (58, -16), (58, -4), (44, -12))):
        fill(canvas, blob(*points, tension=0.35), BLOOD, 2.3, 0.95)
    fill(canvas, circle(38, -24, 6), BLOOD, 2.1, 0.95)
    for i in range(6):
        x = -35 + 12 * i
        coin = circle(x, -20 - 12 * (1 - (x / 40) ** 2), 5.2)
        fill(canvas, coin, GOLD, 1.7, 0.75, CREAM_TEXT)


def _zelma_body(canvas: Canvas, mood: Mood) -> None:
    back = clothes.outline(78, 2, 0.2)
    fill(canvas, back, JET, 0, 1.0, JET_LITE)
    shadow_inside(canvas, back, blob((20, 40), (84, 60), (84, 130), (40, 130)), INK, 0.6, 7)
    canvas.ink(back, 3.0)
    bib = blob((-28, 44), (0, 52), (28, 44), (40, 76), (26, 132), (-26, 132), (-40, 76), tension=0.4)
    fill(canvas, bib, STONE, 2.4, 0.18, PAPER_LITE)
    for x, y in ((-16, 72), (0, 80), (16, 72), (-8, 94), (9, 94), (-20, 108), (0, 112), (20, 108)):
        canvas.ink(line((x - 5, y - 4), (x, y + 2), (x + 5, y - 4)), 1.5, STONE, taper=(0.15, 0.4))
    for side in (-1, 1):
        patch = blob((side * 44, 62), (side * 64, 66), (side * 74, 92), (side * 60, 100), (side * 48, 82))
        fill(canvas, patch, STONE, 2.2, 0.15, PAPER_LITE)


def wing(canvas: Canvas, points: tuple[tuple[float, float], ...], turn: float) -> None:
    """A wing for an arm, with four feathers for fingers."""
    arm = limb(points, [20 - 2.5 * i for i in range(len(points))])
    fill(canvas, arm, JET, 0, 1.0, JET_LITE)
    canvas.ink(arm, 2.7)
    with canvas.at(*points[-1], rotation=turn):
        for x, lean, length in ((-12, -26, 30), (-4, -8, 38), (5, 8, 38), (13, 26, 30)):
            with canvas.at(x, 0, rotation=lean):
                feather = blob((-6, 8), (-7, -length * 0.4), (0, -length), (7, -length * 0.4), (6, 8), tension=0.4)
                fill(canvas, feather, SHEEN if abs(lean) < 10 else JET, 2.3, 0.95, JET_LITE)
                canvas.ink(line((0, 2), (0, -length * 0.7)), 1.2, "#c8d4e0", taper=(0.1, 0.5))


def _spoon(canvas: Canvas, x: float, y: float, turn: float) -> None:
    """A silver spoon, the bowl up."""
    with canvas.at(x, y, rotation=turn):
        stem = line((0, 44), (0, -6))
        canvas.ink(stem, 7, INK, taper=(0, 0), dry=0)
        canvas.ink(stem, 4, "#dfe3e4", taper=(0, 0), dry=0)
        bowl = blob((0, -44), (11, -32), (10, -14), (0, -4), (-10, -14), (-11, -32))
        fill(canvas, bowl, SLATE, 2.6, 0.35, "#f4f6f6")
        canvas.gouache(blob((-6, -34), (-1, -38), (-3, -20)), "#ffffff", 1, 0)


def _loot(canvas: Canvas, mood: Mood) -> None:
    """Calm she keeps a spoon in her bosom, pleased she holds it up."""
    if mood.name == "calm":
        _spoon(canvas, 26, 84, 12)
        wing(canvas, ((70, BELOW), (66, 108), (44, 104)), -66)


def _spoon_up(canvas: Canvas, person: Person) -> None:
    _spoon(canvas, 76, 10, 10)
    wing(canvas, ((60, BELOW), (80, 92), (72, 56)), 4)
    for x, y in ((94, -20), (54, -30)):
        for turn in (0, 90):
            with canvas.at(x, y, rotation=turn):
                canvas.ink(line((-7, 0), (0, 0), (7, 0)), 2.0, GOLD, taper=(0.5, 0.5))


def _wing_at_beak(canvas: Canvas, person: Person) -> None:
    wing(canvas, ((66, BELOW), (66, 98), (46, 70)), -34)


def _feathers_fly(canvas: Canvas, person: Person) -> None:
    wing(canvas, ((-66, BELOW), (-84, 96), (-76, 64)), -16)
    wing(canvas, ((66, BELOW), (84, 96), (76, 64)), 16)
    for x, y, turn in ((-84, -22, 30), (-62, -54, -40), (82, -30, 60)):
        with canvas.at(x, y, rotation=turn):
            fill(canvas, blob((0, 12), (-5, 0), (0, -13), (5, 0), tension=0.4), JET, 1.9, 0.95, JET_LITE)
            canvas.ink(line((0, 16), (0, -6)), 1.3, "#c8d4e0", taper=(0.1, 0.4))


ZELMA: Final = Person(
    "zelma", JET, JET, INK, warmth="#1c1e2c",
    face=((0, -46), (28, -38), (42, -10), (40, 18), (24, 38), (0, 46), (-24, 38), (-40, 18), (-42, -10), (-28, -38)),
    eyes=Eyes(y=-4, gap=18, radius=10, iris="#c98a1c", white="#fff6dc", lash=2.8, tall=1.0), brows=None, cheeks=(),
    behind=_crest, neck=lambda c, m: None, shoulders=_zelma_body, bare=_magpie_head, mouth_part=lambda c, m: None,
    nose=_beak, hat=_zelma_scarf, front=_loot, hat_shade=0.2, seed=632, small=(0.86, 4, -4),
    gestures={"thinking": _wing_at_beak, "pleased": _spoon_up, "dismayed": _feathers_fly},
    moods={"calm": CALM.but(lid=0.36, look=(0.55, 0.1), tilt=4, hat=0), "pleased": PLEASED.but(squeeze=0, lid=0.3,
    hat=0),
           "thinking": THINKING.but(hat=0, tilt=-7, look=(0.8, 0.2), lid=0.24), "dismayed": DISMAYED.but(hat=7)},
)  # fmt: skip


# -- Bertók, hoarding: a hamster whose cheeks tell how the harvest was ---------------------------------------

FUR: Final = "#e9b878"
FUR_DEEP: Final = "#a8662c"
CREAM: Final = "#faf0dc"


def _hamster_ears(canvas: Canvas, mood: Mood) -> None:
    droop = {"dismayed": 40, "pleased": -6}.get(mood.name, 0)
    for side in (-1, 1):
        with canvas.at(side * 36, -34, rotation=side * droop):
            fill(canvas, circle(side * 4, -8, 17), FUR_DEEP, 2.8, 0.7, FUR)
            inner = circle(side * 3, -6, 9.5)
            canvas.wash(inner, "#c9786a", 0.8, soft=1.5, spill=0)


def _puff(mood: Mood) -> float:
    """How full the cheeks are: 1 as ever."""
    return {"pleased": 1.2, "dismayed": 0.62, "thinking": 1.0}.get(mood.name, 1.0)


def _hamster_cheeks(canvas: Canvas, mood: Mood) -> None:
    """Two pouches beside the mouth that reach over the outline of the face."""
    puff = _puff(mood)
    for side in (-1, 1):
        pouch = blob((side * 8, 8), (side * 26, 0), (side * (42 + 18 * puff), 4), (side * (44 + 22 * puff), 24),
                     (side * (30 + 14 * puff), 38 + 5 * puff), (side * 10, 36))  # fmt: skip
        fill(canvas, pouch, "#d8b48a", 0, 0.25, CREAM)
        shadow_inside(canvas, pouch, circle(side * 44 + 8, 34, 24, 16), FUR_DEEP, 0.5, 5)
        canvas.ink(pouch, 2.7)
        flush = circle(side * (34 + 8 * puff), 16, 10, 7)
        canvas.wash(flush, "#d8704c", 0.75 * mood.blush, soft=2.5, edge=0, loose=0, spill=0)
        for y, droop in ((16, -2), (23, 3), (29, 8)):
            canvas.ink(
                line((side * 22, y), (side * 44, y - 3 + droop * 0.4), (side * 70, y - 5 + droop)),
                1.4,
                taper=(0.1, 0.6),
            )
    chin = blob((-16, 14), (0, 8), (16, 14), (20, 32), (0, 46), (-20, 32))
    canvas.base(chin, CREAM)


def _hamster_face(canvas: Canvas, mood: Mood) -> None:
    blaze = blob((-6, -46), (6, -46), (9, -14), (14, 10), (-14, 10), (-9, -14))
    canvas.gouache(blaze, CREAM, 0.85, 1.2)
    for x, y in ((-30, -26), (-24, -34), (28, -28), (34, -20)):
        canvas.ink(line((x, y), (x + 3, y + 7)), 1.4, FUR_DEEP, taper=(0.1, 0.5))


def _hamster_nose(canvas: Canvas, mood: Mood) -> None:
    nose = blob((-7, 6), (0, 3), (7, 6), (3, 12), (0, 14), (-3, 12))
    canvas.base(nose, "#b05a54")
    canvas.gouache(blob((-4, 6), (0, 5), (-1, 8)), PAPER_LITE, 0.8, 0)
    canvas.ink(nose, 2.0)


def _bertok_cap(canvas: Canvas, mood: Mood) -> None:
    """A knitted cap with a bobble and a key stuck in it."""
    cap = svg_path("M-30 -36 C-32 -58 -16 -68 2 -68 C20 -68 34 -58 31 -36 C14 -44 -14 -44 -30 -36 Z")
    fill(canvas, cap, LAPIS, 0, 0.95, "#d4e4ec")
    with canvas.clip(cap):
        for i in range(-3, 4):
            canvas.ink(line((i * 10, -70), (i * 11, -36)), 1.6, LAPIS_DEEP, taper=(0.1, 0.2))
    canvas.ink(cap, 2.7)
    rim = blob((-35, -33), (-16, -43), (16, -43), (35, -33), (33, -24), (15, -33), (-15, -33), (-33, -24))
    fill(canvas, rim, BONE, 2.5, 0.5, PAPER_LITE)
    fill(canvas, circle(2, -74, 10), BONE, 2.5, 0.5, PAPER_LITE)
    for turn in (20, 110, 200, 290):
        with canvas.at(2, -74, rotation=turn):
            canvas.ink(line((0, -3), (1, -8)), 1.4, SEPIA)


def _bertok_coat(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, "#7a5a34", SEPIA, 92, -2, 0.4)
    belly = blob((-24, 46), (24, 46), (34, 90), (26, 132), (-26, 132), (-34, 90))
    fill(canvas, belly, "#d8b48a", 2.4, 0.25, CREAM)
    chain = line((-38, 58), (-18, 84), (0, 88), (18, 84), (38, 58))
    canvas.ink(chain, 4.6, INK, taper=(0, 0))
    canvas.ink(chain, 2.0, GOLD, taper=(0, 0))
    for side in (-1, 1):
        pocket = polygon((side * 52, 96), (side * 80, 92), (side * 82, 126), (side * 54, 128))
        fill(canvas, pocket, SEPIA, 2.4, 0.8)
    for x, y, colour in ((-70, 90, EMBER), (-60, 92, GOLD), (62, 90, TEAL), (74, 88, EMBER)):
        fill(canvas, circle(x, y, 7), colour, 2.0, 0.85)


def _jar(canvas: Canvas, x: float, y: float) -> None:
    """A jar of pickled things, its lid tied down."""
    glass = svg_path(f"M{x - 21} {y} C{x - 25} {y + 6} {x - 24} {y + 52} {x - 20} {y + 56} L{x + 20} {y + 56} "
                     f"C{x + 24} {y + 52} {x + 25} {y + 6} {x + 21} {y} Z")  # fmt: skip
    fill(canvas, glass, "#8fc0b4", 0, 0.35, "#eef4ec")
    for dx, dy, colour in (
        (-11, 36, EMBER),
        (4, 40, BLOOD),
        (13, 28, GOLD),
        (-4, 24, "#7d8f3c"),
        (-13, 18, GOLD),
        (7, 14, EMBER),
    ):
        fill(canvas, circle(x + dx, y + dy, 8), colour, 1.6, 0.85)
    canvas.gouache(blob((x - 17, y + 8), (x - 13, y + 5), (x - 14, y + 36), (x - 17, y + 34)), "#ffffff", 0.8, 0.4)
    canvas.ink(glass, 2.7)
    lid = blob((x - 25, y + 2), (x - 20, y - 11), (x, y - 14), (x + 20, y - 11), (x + 25, y + 2), (x, y + 6))
    fill(canvas, lid, BLOOD, 2.5, 0.85, "#f4d6c8")
    canvas.ink(line((x - 24, y + 3), (x, y + 7), (x + 24, y + 3)), 2.4, STRAW, taper=(0.05, 0.05))


def _hug_jar(canvas: Canvas, mood: Mood) -> None:
    if mood.name in ("calm", "pleased"):
        _jar(canvas, 0, 48 if mood.is_pleased else 54)
        for flip in (False, True):
            with canvas.at(flip=flip):
                sleeve(canvas, BERTOK, ((84, BELOW), (66, 100), (36, 88)), 17, 12)
                with canvas.at(31, 87, 0.82, -74):
                    paw(canvas, FUR)


def _count(canvas: Canvas, person: Person) -> None:
    """He counts on his paw."""
    sleeve(canvas, person, ((62, BELOW), (72, 102), (58, 84)), 18, 12)
    with canvas.at(56, 84, 0.95, -8):
        paw(canvas, FUR)
    sleeve(canvas, person, ((-56, BELOW), (-30, 110), (6, 92)), 17, 12)
    with canvas.at(12, 88, 0.85, 62):
        paw(canvas, FUR)


def _spilt(canvas: Canvas, person: Person) -> None:
    """Everything has rolled out of the pockets."""
    for x, y, colour in ((-84, 40, EMBER), (-92, 66, GOLD), (86, 36, TEAL), (92, 62, EMBER), (-76, 14, BLOOD)):
        fill(canvas, circle(x, y, 7), colour, 2.0, 0.85)
    for flip in (False, True):
        with canvas.at(flip=flip):
            sleeve(canvas, person, ((-58, BELOW), (-62, 104), (-46, 78)), 18, 12)
            with canvas.at(-42, 74, 0.95, 10):
                paw(canvas, FUR)


BERTOK: Final = Person(
    "bertok", FUR, "#7a5a34", SEPIA, warmth=FUR_DEEP,
    face=((0, -48), (30, -42), (46, -16), (46, 14), (26, 38), (0, 45), (-26, 38), (-46, 14), (-46, -16), (-30, -42)),
    eyes=Eyes(y=-10, gap=20, radius=10, iris="#3a2414", tall=1.06), brows=Brows(y=-27, reach=7, pen=2.4, colour=UMBER),
    mouth=Mouth(y=26, reach=11, teeth="two"), rouge="#d8704c", cheeks=(), behind=_hamster_ears, shoulders=_bertok_coat,
    bare=_hamster_face, beard=_hamster_cheeks, nose=_hamster_nose, hat=_bertok_cap, front=_hug_jar, hat_shade=0.15,
    glove=FUR, seed=633, size=1.02, small=(0.74, 1, 0), gestures={"thinking": _count, "dismayed": _spilt},
    moods={"pleased": PLEASED.but(lid=1.0, hat=3), "calm": CALM.but(look=(0.3, 0.15)),
    "thinking": THINKING.but(tilt=-4)},
)  # fmt: skip
BEASTS: Final = (AGNES, ZELMA, BERTOK)
