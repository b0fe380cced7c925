"""The seven characters of Cauldron as busts: they are cards that lie beside a player's own face."""

from typing import Final

from assets.art.brush import fill, leaf_shape
from assets.art.cauldron_things.hues import FERN_DEEP, FLAME_HEART, LAMP, LAMP_PALE, LEAF_PALE, TEAL_DEEP, WATER
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import (
    BLOOD,
    BONE,
    CREAM_TEXT,
    DUSK,
    EMBER,
    FERN,
    GOLD,
    INK,
    LAPIS,
    LAPIS_DEEP,
    MOSS,
    PAPER_LITE,
    SEPIA,
    SLATE,
    STONE,
    STRAW,
    TEAL,
    UMBER,
)  # fmt: skip
from assets.art.inkwash.shapes import blob, circle, crescent, line, on_circle, polygon, star, svg_path
from assets.art.people import clothes, gestures
from assets.art.people.bust import Brows, Eyes, Mouth, Person, shadow_inside
from assets.art.people.face_parts import long_nose, round_nose
from assets.art.people.feeling import CALM, PLEASED, THINKING, Mood

WHITE_HAIR: Final = "#ece6d8"

# -- the Alchemist: goggles, hair that stands away from the last bang ----------------------------------------------


def _singed(canvas: Canvas, mood: Mood) -> None:
    reach = 76 if mood.is_dismayed else 66
    for i in range(13):
        turn = -188 + 196 * i / 12
        tip = on_circle(0, -10, reach + (11 if i % 2 else -3), turn - 4)
        tuft = polygon(on_circle(0, -10, 36, turn - 14), tip, on_circle(0, -10, 36, turn + 14))
        fill(canvas, tuft, SLATE, 2.4, 0.14, WHITE_HAIR, deep=SLATE)
    crown = circle(0, -14, 43, 40)
    canvas.base(crown, WHITE_HAIR)
    canvas.glaze(crown, SLATE, 0.18, soft=4)


def _soot(canvas: Canvas, mood: Mood) -> None:
    for x, y, width, height in ((-32, 6, 10, 17), (28, 30, 15, 10), (8, -40, 30, 9)):
        canvas.wash(circle(x, y, width, height), INK, 0.55, soft=3, edge=0, spill=0)


def _goggles(canvas: Canvas, mood: Mood) -> None:
    strap = blob((-41, -30), (0, -40), (41, -30), (41, -20), (0, -29), (-41, -20))
    fill(canvas, strap, SEPIA, 2.2, 0.95)
    for x in (-18, 18):
        fill(canvas, circle(x, -34, 17), UMBER, 2.8, 0.95, deep=INK)
        fill(canvas, circle(x, -34, 11.5), LAPIS, 2.0, 0.6, WATER)
        canvas.gouache(blob((x - 8, -35), (x - 3, -43), (x + 1, -42), (x - 5, -32)), PAPER_LITE, 1, 0)


def _goatee(canvas: Canvas, mood: Mood) -> None:
    fill(canvas, blob((-11, 35), (0, 38), (11, 35), (7, 50), (1, 60), (-5, 50)), SLATE, 2.2, 0.3, WHITE_HAIR)


def _apron(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, STRAW, UMBER, 76, 2, 0.3, PAPER_LITE)
    fill(canvas, svg_path("M-34 130 L-30 64 C-14 72 14 72 30 64 L34 130 Z"), SEPIA, 2.6, 0.8, "#d3a877", deep=INK)
    for x in (-30, 30):
        canvas.ink(line((x, 66), (x * 0.75, 44)), 6.5, INK, taper=(0, 0))
        canvas.ink(line((x, 66), (x * 0.75, 44)), 3.6, UMBER, taper=(0, 0))
    fill(canvas, blob((-24, 48), (-4, 54), (4, 54), (24, 48), (25, 66), (4, 60), (-4, 60), (-25, 66)), "#7a3a5a", 2.5)
    fill(canvas, circle(0, 57, 5), "#7a3a5a", 2.0)


ALCHEMIST: Final = Person(
    "alchemist", "#f0c9a0", STRAW, UMBER, eyes=Eyes(y=-2, gap=15.5, radius=11, iris="#5f7f94"),
    brows=Brows(y=-17, reach=7, pen=1.8, colour=SEPIA), mouth=Mouth(y=24, reach=12), behind=_singed, shoulders=_apron,
    bare=_soot, beard=_goatee, nose=lambda c, m: round_nose(c, 10, "#f0c9a0", 8.5, 0.55), hat=_goggles, hat_shade=0.3,
    size=1.12, seed=501, gestures={"thinking": gestures.raised_finger, "dismayed": gestures.both_cheeks},
)  # fmt: skip


# -- the Druid: a leaf for a hood, a bird in the beard ---------------------------------------------------------------


def _leaf_hood(canvas: Canvas, mood: Mood) -> None:
    hood = blob(
        (4, -112), (30, -88), (52, -54), (58, -8), (48, 36), (0, 52), (-48, 36), (-58, -8), (-52, -54), (-26, -86)
    )
    fill(canvas, hood, FERN, 0, 0.85, LEAF_PALE)
    shadow_inside(canvas, hood, blob((24, -96), (62, -40), (60, 30), (36, 40), (40, -20)), FERN_DEEP, 0.75, 7)
    canvas.ink(hood, 3.1)
    canvas.ink(line((3, -108), (2, -70), (0, -44)), 1.8, FERN_DEEP, taper=(0.1, 0.4))
    for x, y in ((-30, -66), (30, -66), (-46, -30), (46, -30), (-50, 6), (50, 6)):
        canvas.ink(line((x * 0.15, y - 26), (x * 0.6, y - 14), (x, y)), 1.5, FERN_DEEP, taper=(0.1, 0.5))
    stalk = line((4, -110), (10, -121), (20, -119))
    canvas.ink(stalk, 5.4, INK, taper=(0.05, 0.3))
    canvas.ink(stalk, 2.6, FERN, taper=(0.05, 0.3))


def _long_beard(canvas: Canvas, mood: Mood) -> None:
    beard = svg_path("M-37 0 C-30 10 -22 12 -12 13 C-4 16 4 16 12 13 C22 12 30 10 37 0 C46 34 38 80 22 130 L-22 130 "
                     "C-38 80 -46 34 -37 0 Z")  # fmt: skip
    fill(canvas, beard, MOSS, 0, 0.6, "#b4bd78")
    shadow_inside(canvas, beard, blob((16, 20), (44, 20), (34, 90), (14, 126), (22, 70)), FERN, 0.7, 6)
    canvas.ink(beard, 2.9)
    for x in (-28, -17, 17, 28):
        canvas.ink(line((x, 26), (x * 0.96, 54), (x * 0.66, 88)), 1.6, FERN, taper=(0.1, 0.5))
    for side in (-1, 1):
        whisker = blob((side, 13), (side * 14, 10), (side * 28, 18), (side * 34, 30), (side * 20, 25), (side * 5, 19))
        fill(canvas, whisker, MOSS, 2.2, 0.45, "#c3ca8a")


def _bird(canvas: Canvas, mood: Mood) -> None:
    """The bird shares his mood: it sings when he is pleased and ducks when he is not."""
    with canvas.at(0, 57 + {"dismayed": 10, "pleased": -3}.get(mood.name, 0)):
        fill(
            canvas,
            blob((-19, 14), (-17, -6), (-4, -15), (11, -10), (18, 2), (18, 14)),
            LAPIS,
            2.5,
            0.85,
            WATER,
            deep=LAPIS_DEEP,
        )
        canvas.gouache(blob((2, 4), (14, 0), (17, 14), (4, 16)), "#e6b48c", 0.85, 0.5)
        bill = ((16, -6), (29, -13), (19, 2)) if mood.is_pleased else ((16, -5), (29, -1), (17, 4))
        fill(canvas, polygon(*bill), GOLD, 1.7, 0.6, "#f3c35a")
        canvas.base(circle(8, -3, 2.6), INK)
        canvas.gouache(circle(7.2, -4, 0.9), PAPER_LITE, 1, 0)
    with canvas.at(0, 6):
        nest = blob((-29, 56), (-16, 62), (0, 64), (16, 62), (29, 56), (24, 78), (0, 85), (-24, 78))
        fill(canvas, nest, SEPIA, 2.6, 0.7, "#dcb57a", deep=INK)
        for x in (-19, -9, 1, 11, 20):
            canvas.ink(line((x - 11, 64), (x, 72), (x + 9, 66)), 1.6, SEPIA)


def _hood_rim(canvas: Canvas, mood: Mood) -> None:
    rim = svg_path("M-46 26 C-52 -24 -34 -60 0 -66 C34 -60 52 -24 46 26 C44 -12 30 -40 0 -42 C-30 -40 -44 -12 -46 26 Z")
    fill(canvas, rim, FERN, 2.4, 0.65, LEAF_PALE, deep=FERN_DEEP)
    for x, y, turn in ((-33, -45, -52), (33, -45, 52), (-44, -16, -82), (44, -16, 82)):
        fill(canvas, leaf_shape(x, y, 20, turn), EMBER, 1.9, 0.7, "#f3dfa6")


def _druid_robe(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, FERN, FERN_DEEP, 78, 2)


DRUID: Final = Person(
    "druid", "#d9ab7b", FERN, FERN_DEEP,
    face=((0, -42), (26, -36), (34, -8), (32, 14), (0, 30), (-32, 14), (-34, -8), (-26, -36)),
    eyes=Eyes(y=-3, gap=14, radius=8, iris="#6a7a3a"), brows=Brows(y=-20, reach=10, colour=MOSS, bushy=9,
    tuft="#c3ca8a"),
    mouth=Mouth(y=28, reach=10, teeth="none"), cheeks=((-23, 9), (23, 9)), behind=_leaf_hood, shoulders=_druid_robe,
    beard=_long_beard, nose=lambda c, m: round_nose(c, 10, "#d9ab7b", 9.5, 0.45), hair=_hood_rim, front=_bird,
    hat_shade=0.55, moods={"calm": CALM.but(wink=True, look=(0.2, 0.3))}, seed=502,
)  # fmt: skip


# -- the Occultist: pale, and the candle on the hat tells how it goes ----------------------------------------

NIGHT: Final = "#3f4258"


def _black_hair(canvas: Canvas, mood: Mood) -> None:
    hair = svg_path(
        "M-44 -34 C-56 0 -54 40 -46 84 L-22 84 L-24 0 L24 0 L22 84 L46 84 C54 40 56 0 44 -34 C30 -52 -30 -52 -44 -34 Z"
    )
    fill(canvas, hair, INK, 2.9, 0.95, "#5f5a68")
    for x in (-44, -36, 36, 44):
        canvas.ink(line((x, -10), (x * 1.05, 30), (x * 0.98, 76)), 1.4, "#8a8698", taper=(0.2, 0.5))


def _black_fringe(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        lock = blob((side * 12, -38), (side * 32, -36), (side * 42, -4), (side * 42, 44), (side * 36, 66),
        (side * 30, 40),
                    (side * 31, 6), (side * 24, -16))  # fmt: skip
        fill(canvas, lock, INK, 2.2, 0.95, "#5f5a68")
    fringe = polygon(
        (-32, -34), (-25, -17), (-17, -30), (-8, -15), (0, -31), (8, -17), (16, -31), (24, -18), (32, -34), (0, -44)
    )
    fill(canvas, fringe, INK, 2.1, 0.95, "#5f5a68")


def _candle_hat(canvas: Canvas, mood: Mood) -> None:
    crown = svg_path("M-38 -32 C-40 -56 -30 -68 0 -68 C30 -68 40 -56 38 -32 Z")
    fill(canvas, crown, NIGHT, 0, 1.0)
    shadow_inside(canvas, crown, blob((8, -66), (42, -58), (42, -30), (18, -30)), INK, 0.6, 5)
    canvas.hatch(crown, 62, 4.2, cover=0.45, width=1.0, colour=INK)
    canvas.ink(crown, 2.9)
    fill(canvas, blob((-38, -46), (0, -41), (38, -46), (39, -34), (0, -29), (-39, -34)), "#7a3a5a", 2.1, 0.95)
    brim = blob((-74, -28), (-38, -39), (0, -34), (38, -39), (74, -28), (40, -18), (0, -16), (-40, -18))
    fill(canvas, brim, NIGHT, 2.9, 1.0, deep=INK)
    canvas.gouache(blob((-60, -29), (-40, -34), (-22, -33), (-40, -30)), PAPER_LITE, 0.35, 1)
    stick = svg_path("M-11 -66 L-11 -90 C-6 -95 6 -95 11 -90 L11 -66 C16 -60 18 -54 13 -51 C11 -56 6 -61 0 -59 "
                     "C-6 -56 -8 -48 -12 -51 "
                     "C-13 -56 -11 -61 -11 -66 Z")  # fmt: skip
    fill(canvas, stick, STRAW, 2.4, 0.4, PAPER_LITE)
    canvas.ink(line((0, -93), (0, -98)), 2.2)
    _flame(canvas, mood)


def _flame(canvas: Canvas, mood: Mood) -> None:
    """Small when calm, tall when pleased, leaning when in thought, blown out when dismayed."""
    if mood.is_dismayed:
        smoke = line((0, -99), (-6, -106), (4, -113), (-4, -120), (3, -126))
        canvas.ink(smoke, 4.4, STONE, alpha=0.6, corners=False)
        canvas.ink(smoke, 1.5, taper=(0.2, 0.6), corners=False)
        return
    size = {"pleased": 1.25, "thinking": 0.95}.get(mood.name, 1.0)
    with canvas.at(0, -94, size, 10 if mood.is_thinking else 0):
        canvas.glaze(circle(0, -10, 17), GOLD, 0.35, soft=7)
        fill(canvas, svg_path("M0 0 C-9 -5 -8 -13 0 -25 C8 -13 9 -5 0 0 Z"), EMBER, 2.0, 0.75, LAMP)
        canvas.gouache(circle(0, -6, 3, 4.2), FLAME_HEART, 1, 0)


def _high_collar(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, NIGHT, INK, 70, 6)
    for side in (-1, 1):
        stand = polygon((side * 2, 62), (side * 14, 44), (side * 46, 22), (side * 56, 44), (side * 36, 70))
        fill(canvas, stand, "#7a3a5a", 2.7, 0.95)
    fill(canvas, crescent(0, 66, 9, 0.5, -1.2), GOLD, 2.0, 0.8, STRAW)


def _kohl(canvas: Canvas, mood: Mood) -> None:
    for x in (-14, 14):
        canvas.wash(circle(x, 2, 14, 13), DUSK, 0.5, soft=3, edge=0, spill=0)


OCCULTIST: Final = Person(
    "occultist", "#ece7da", NIGHT, INK, warmth="#a893b0",
    face=((0, -42), (24, -36), (33, -8), (28, 20), (12, 40), (0, 46), (-12, 40), (-28, 20), (-33, -8), (-24, -36)),
    eyes=Eyes(y=-1, gap=14, radius=9, iris="#7c6a92", lash=3.2, lashes=True), brows=Brows(y=-15, reach=8, pen=2.0),
    mouth=Mouth(x=1, y=27, reach=10, teeth="fangs", lips="#6d1322"), rouge="#b9a3c8", cheeks=((-20, 18), (20, 18)),
    behind=_black_hair, shoulders=_high_collar, bare=_kohl, nose=lambda c, m: long_nose(c, 14), hair=_black_fringe,
    hat=_candle_hat, hat_shade=0.4, seed=503, gestures={"thinking": gestures.fingertips},
    moods={"calm": CALM.but(lid=0.5, look=(0.4, 0.2)), "thinking": THINKING.but(lid=0.4, hat=0),
           "pleased": PLEASED.but(lid=0.32, squeeze=0.2, mouth="smirk", hat=1, brow=3, cock=4)},
)  # fmt: skip


# -- the Shaman: a drummer from the marsh under a hat of rushes, who sings with closed eyes ------------------


def _moss_beard(canvas: Canvas, mood: Mood) -> None:
    beard = blob((-38, -2), (-30, 12), (-13, 17), (13, 17), (30, 12), (38, -2), (44, 26), (32, 52), (16, 62), (6,
    56), (-4, 66),
                 (-16, 56), (-30, 52), (-44, 26), tension=0.4)  # fmt: skip
    fill(canvas, beard, STONE, 0, 0.6, "#c9cdb0")
    shadow_inside(canvas, beard, blob((16, 18), (46, 8), (36, 56), (6, 66), (22, 40)), FERN_DEEP, 0.5, 5)
    canvas.ink(beard, 2.8)
    for x in (-28, -15, 13, 27):
        canvas.ink(line((x, 32), (x * 1.02, 44), (x * 0.86, 56)), 1.5, FERN_DEEP, taper=(0.1, 0.5))
    for side in (-1, 1):
        fill(
            canvas,
            blob((side, 15), (side * 15, 11), (side * 30, 18), (side * 36, 28), (side * 14, 26)),
            STONE,
            2.2,
            0.5,
            "#d6d9c0",
        )


def _rush_hat(canvas: Canvas, mood: Mood) -> None:
    for x, turn, length in ((-22, -16, 40), (20, 10, 46), (30, 24, 34)):
        with canvas.at(x, -52, rotation=turn):
            canvas.ink(line((0, 8), (0, -length + 6)), 3.0, FERN, taper=(0, 0.2))
            head = blob((-5, -length + 20), (-5, -length + 2), (0, -length - 4), (5, -length + 2), (5, -length + 20))
            fill(canvas, head, SEPIA, 2.1, 0.95)
    dome = svg_path("M-40 -30 C-40 -58 -20 -70 0 -70 C20 -70 40 -58 40 -30 Z")
    fill(canvas, dome, STRAW, 2.8, 0.8, "#f3dfa6", deep=UMBER)
    for x in (-24, -12, 0, 12, 24):
        canvas.ink(line((x * 0.5, -68), (x * 1.1, -50), (x * 1.4, -32)), 1.4, UMBER, taper=(0.1, 0.3))
    canvas.ink(line((-39, -40), (0, -36), (39, -40)), 7, INK, taper=(0, 0), dry=0)
    canvas.ink(line((-38, -40), (0, -36), (38, -40)), 4.2, FERN, taper=(0, 0), dry=0.1)
    brim = blob((-88, -14), (-60, -30), (0, -38), (60, -30), (88, -14), (60, -16), (0, -22), (-60, -16))
    fill(canvas, brim, STRAW, 2.9, 0.8, "#f3dfa6", deep=UMBER)
    for i in range(-6, 7):
        canvas.ink(line((i * 9, -34 + abs(i)), (i * 12, -20 + abs(i) * 0.6)), 1.3, UMBER, taper=(0.1, 0.4))
    fill(canvas, blob((-58, -26), (-48, -38), (-34, -34), (-38, -22), (-50, -20)), MOSS, 2.1, 0.8, LEAF_PALE)


def _braces(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, EMBER, "#7a3018", 76, 2, 0.4, "#efd5a4")
    for side in (-1, 1):
        strap = polygon((side * 30, 48), (side * 42, 52), (side * 40, 130), (side * 24, 130))
        fill(canvas, strap, "#5b5f5a", 2.4, 0.85)
    fill(canvas, polygon((-38, 96), (38, 96), (42, 132), (-42, 132)), "#5b5f5a", 2.5, 0.85)
    clothes.buttons(canvas, GOLD, ((-31, 98), (31, 98)), 4)


def _drum(canvas: Canvas, mood: Mood) -> None:
    """The rim of his drum, with a stick for each hand when he is pleased."""
    skin = circle(0, 92, 46, 12)
    side = svg_path("M-46 92 C-46 110 -44 124 -42 132 L42 132 C44 124 46 110 46 92 Z")
    fill(canvas, side, UMBER, 2.6, 0.85)
    for x in (-30, -10, 10, 30):
        canvas.ink(line((x - 10, 102), (x, 126), (x + 10, 102)), 1.8, BONE)
    fill(canvas, skin, FERN, 2.6, 0.6, "#e6e2b8")


SHAMAN: Final = Person(
    "shaman", "#d79a6c", EMBER, "#7a3018", eyes=Eyes(y=-4, gap=15, radius=8.5, iris="#4a2c1c", lash=2.8),
    brows=Brows(y=-15, reach=9, colour=STONE, bushy=6, tuft="#d6d9c0"), mouth=Mouth(y=30, reach=11, teeth="none"),
    rouge="#b8503c", cheeks=((-25, 8), (25, 8)), shoulders=_braces, beard=_moss_beard, front=_drum,
    nose=lambda c, m: round_nose(c, 8, "#d79a6c", 10, 0.6), hat=_rush_hat, hat_shade=0.6, seed=504,
    gestures={"pleased": gestures.raised_fist},
    moods={"calm": CALM.but(lid=1.0, mouth="sing"), "thinking": THINKING.but(wink=True)},
)  # fmt: skip


# -- the Trickster: a fox ------------------------------------------------------------------------------------

FUR: Final = "#f0b98a"
FOX_FACE: Final = (
    (0, -46), (28, -40), (46, -14), (58, 10), (36, 28), (14, 39), (0, 44), (-14, 39), (-36, 28), (-58, 10), (-46,
    -14), (-28, -40),
)  # fmt: skip


def _fox_ears(canvas: Canvas, mood: Mood) -> None:
    droop = {"dismayed": 34, "pleased": -6}.get(mood.name, 0)
    for side in (-1, 1):
        with canvas.at(side * 28, -30, rotation=side * droop):
            ear = blob(
                (-side * 17, 2), (-side * 6, -28), (side * 10, -54), (side * 20, -26), (side * 20, 14), tension=0.35
            )
            fill(canvas, ear, EMBER, 2.9, 0.95, FUR)
            canvas.base(
                blob((-side * 6, -4), (side * 2, -24), (side * 9, -40), (side * 14, -20), (side * 13, 0), tension=0.4),
                "#5b3a30",
                0.92,
            )


def _fox_mask(canvas: Canvas, mood: Mood) -> None:
    canvas.wash(blob(*FOX_FACE), EMBER, 0.95, edge=0.4, vary=0.5, loose=0, shift=(0, 0), spill=0)
    for side in (-1, 1):
        cheek = blob(
            (side * 3, 14), (side * 22, 5), (side * 56, 14), (side * 38, 28), (side * 14, 38), (0, 42), (0, 22)
        )
        canvas.gouache(cheek, PAPER_LITE, 0.96, 0.9)
    canvas.gouache(blob((-5, -22), (0, -30), (5, -22), (2, 0), (-2, 0)), FUR, 0.6, 1.5)


def _fox_nose(canvas: Canvas, mood: Mood) -> None:
    canvas.base(blob((-10, 12), (0, 8), (10, 12), (5, 19), (0, 22), (-5, 19)), INK)
    canvas.gouache(blob((-6, 12), (-1, 10), (0, 12), (-4, 14)), PAPER_LITE, 0.8, 0)
    canvas.ink(line((0, 20), (0, 27)), 2.0)
    for side in (-1, 1):
        for y, end in ((24, 20), (28, 32)):
            canvas.ink(line((side * 22, y), (side * 42, y - 2), (side * 66, end)), 1.5, taper=(0.1, 0.6))


def _feather_cap(canvas: Canvas, mood: Mood) -> None:
    cap = svg_path("M-42 -28 C-46 -58 -14 -76 14 -68 C36 -62 44 -44 42 -28 C16 -40 -16 -40 -42 -28 Z")
    fill(canvas, cap, UMBER, 0, 0.95, "#e8c9a0")
    shadow_inside(canvas, cap, blob((12, -68), (46, -52), (46, -26), (20, -34)), "#4c2a14", 0.7, 5)
    canvas.hatch(cap, 62, 4.2, cover=0.4, width=1.0, colour=INK)
    canvas.ink(cap, 2.9)
    rim = blob((-45, -25), (-20, -36), (16, -37), (46, -26), (40, -19), (12, -28), (-18, -27), (-40, -18))
    fill(canvas, rim, UMBER, 2.4, 0.8, "#e8c9a0")
    with canvas.at(30, -42, rotation=46 if mood.is_dismayed else 0):
        feather = blob((-4, 4), (8, -18), (26, -50), (46, -74), (38, -42), (20, -14), (4, 8))
        fill(canvas, feather, GOLD, 2.4, 0.9, deep=INK)
        canvas.ink(line((0, 4), (16, -20), (40, -64)), 1.6)


def _patched_coat(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, TEAL, TEAL_DEEP, 78, 2)
    clothes.patch(canvas, -54, 88, 17, STRAW, -12)
    clothes.patch(canvas, 50, 90, 16, EMBER, 10)
    clothes.scarf(canvas, BLOOD, half=42, y=-2)


TRICKSTER: Final = Person(
    "trickster", FUR, TEAL, TEAL_DEEP, face=FOX_FACE,
    eyes=Eyes(y=-4, gap=19, radius=9.5, iris="#8a5a1c", white=LAMP_PALE, tall=0.95, lash=3.0, almond=2.5),
    brows=Brows(y=-20, reach=9, pen=2.8, rest=-3), mouth=Mouth(x=0, y=30, reach=11, teeth="fangs"), cheeks=(),
    behind=_fox_ears, shoulders=_patched_coat, bare=_fox_mask, nose=_fox_nose, hat=_feather_cap, glove=GOLD, seed=505,
    moods={"calm": CALM.but(mouth="smirk", lid=0.3, look=(0.5, 0.1)), "pleased": PLEASED.but(hat=2, brow=3)},
)  # fmt: skip


# -- the Witch: plump and merry, a kerchief with knots like ears ---------------------------------------------

GINGER: Final = "#b4572c"


def _curls(canvas: Canvas, mood: Mood) -> None:
    for x, y, radius in (
        (-44, -14, 16),
        (-54, 6, 16),
        (-52, 28, 16),
        (-42, 46, 14),
        (44, -14, 16),
        (54, 6, 16),
        (52, 28, 16),
        (42, 46, 14),
    ):
        fill(canvas, circle(x, y, radius, radius * 0.95), GINGER, 2.5, 0.9, "#f0c49a", deep="#5e2410")
        curl = line((x - 6, y + 3), (x - 2, y - 6), (x + 6, y - 3), (x + 4, y + 4), (x - 1, y + 3))
        canvas.ink(curl, 1.5, "#5e2410", taper=(0.1, 0.5))


def _kerchief(canvas: Canvas, mood: Mood) -> None:
    for side in (-1, 1):
        lock = blob(
            (side * 2, -30), (side * 22, -32), (side * 42, -16), (side * 43, -2), (side * 32, -10), (side * 16, -20)
        )
        fill(canvas, lock, GINGER, 2.1, 0.9, "#f0c49a")
    for points in (
        ((8, -62), (22, -92), (44, -96), (40, -74), (24, -58)),
        ((2, -62), (-14, -88), (-34, -86), (-28, -68), (-12, -58)),
    ):
        fill(canvas, blob(*points, tension=0.4), "#c9a04a", 2.5, 0.9, "#f6e6b8")
    cloth = svg_path("M-47 -14 C-54 -48 -28 -66 2 -66 C32 -66 54 -46 47 -12 C30 -36 -28 -38 -47 -14 Z")
    fill(canvas, cloth, "#c9a04a", 0, 0.85, "#f6e6b8")
    shadow_inside(canvas, cloth, blob((14, -64), (54, -44), (48, -12), (26, -30)), "#8a5a1c", 0.6, 5)
    with canvas.clip(cloth):
        for x, y in ((-30, -38), (-12, -50), (10, -46), (30, -40), (0, -60), (-20, -60), (22, -60)):
            canvas.gouache(circle(x, y, 4.2), "#a8463c", 0.95, 0.2)
    canvas.ink(cloth, 2.8)
    fill(canvas, circle(4, -62, 8), "#c9a04a", 2.3, 0.9, "#f6e6b8")
    twig = line((-40, -44), (-58, -62), (-66, -84))
    canvas.ink(twig, 3.0, SEPIA, taper=(0.05, 0.3))
    for x, y, turn in ((-58, -62, -80), (-62, -72, 10), (-66, -84, -30)):
        fill(canvas, leaf_shape(x, y, 15, turn), FERN, 1.7, 0.8, LEAF_PALE)


def _merry_dress(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, "#8a5a7a", "#4c2a44", 88, 4)
    clothes.collar(canvas, STRAW, PAPER_LITE, 42)
    fill(canvas, circle(0, 64, 7.5), FERN, 2.1, 0.95)
    canvas.gouache(circle(-2, 61.5, 2), PAPER_LITE, 0.9, 0)


def _wart(canvas: Canvas, mood: Mood) -> None:
    round_nose(canvas, 11, "#f2cfa8", 8.5, 0.5)
    wart = circle(19, 22, 2.6)
    canvas.base(wart, "#d99a78")
    canvas.ink(wart, 1.3)


WITCH: Final = Person(
    "witch", "#f2cfa8", "#8a5a7a", "#4c2a44",
    face=((0, -42), (30, -34), (43, -4), (40, 24), (22, 40), (0, 44), (-22, 40), (-40, 24), (-43, -4), (-30, -34)),
    eyes=Eyes(y=0, gap=16, radius=9, iris="#5a7a34", lashes=True), brows=Brows(y=-13, reach=8, pen=2.2,
    colour="#7a3418"),
    mouth=Mouth(y=26, reach=15, teeth="one"), cheeks=((-29, 17), (29, 17)), behind=_curls, shoulders=_merry_dress,
    nose=_wart, hat=_kerchief, seed=506, gestures={"pleased": gestures.clasped, "dismayed": gestures.both_cheeks},
    moods={"pleased": PLEASED.but(squeeze=0.3, hat=2)},
)  # fmt: skip


# -- the Wizard: beard, lenses, and the nightcap he studies in -----------------------------------------------


def _great_beard(canvas: Canvas, mood: Mood) -> None:
    beard = svg_path(
        "M-38 -6 C-34 12 -24 18 -10 20 L10 20 C24 18 34 12 38 -6 C52 34 40 84 20 130 L-20 130 C-40 84 -52 34 -38 -6 Z"
    )
    fill(canvas, beard, SLATE, 0, 0.12, "#f1eee4")
    shadow_inside(canvas, beard, blob((18, 20), (46, 16), (34, 90), (10, 126), (24, 70)), SLATE, 0.5, 6)
    canvas.ink(beard, 2.9)
    for x in (-30, -18, -6, 7, 19, 31):
        canvas.ink(line((x, 40), (x * 0.94, 66), (x * 0.6, 104)), 1.5, SLATE, taper=(0.1, 0.5))


def _wise_face(canvas: Canvas, mood: Mood) -> None:
    lift = {"pleased": -4, "dismayed": 4}.get(mood.name, 0)
    for side in (-1, 1):
        whisker = blob(
            (0, 17),
            (side * 16, 13),
            (side * 32, 22),
            (side * 46, 16 + lift),
            (side * 38, 33 + lift * 0.4),
            (side * 14, 29),
        )
        fill(canvas, whisker, SLATE, 2.4, 0.12, "#f1eee4")
        canvas.ink(line((side * 8, 20), (side * 24, 24), (side * 38, 22 + lift)), 1.4, SLATE, taper=(0.1, 0.5))
        lens = circle(side * 15, -2, 13)
        canvas.ink(lens, 4.2, INK, corners=False, shade=0.2)
        canvas.ink(lens, 2.0, GOLD, corners=False, shade=0, dry=0.2)
    canvas.ink(line((-3, -4), (0, -6), (3, -4)), 2.4)
    round_nose(canvas, 11, "#efcfab", 9.5, 0.6)


def _nightcap(canvas: Canvas, mood: Mood) -> None:
    swing = -10 if mood.is_pleased else 6 if mood.is_dismayed else 0
    cap = blob((-40, -26), (-42, -52), (-22, -76), (10, -86), (42, -78), (66, -54), (70 + swing, -20), (60 + swing,
    -18),
               (50, -44), (38, -52), (42, -28), (0, -34), tension=0.42)  # fmt: skip
    fill(canvas, cap, LAPIS, 0, 0.9, "#dbe6ee")
    shadow_inside(canvas, cap, blob((24, -84), (74, -50), (72, -16), (52, -40), (40, -30)), LAPIS_DEEP, 0.75, 6)
    for x, y, radius in ((-20, -50, 8), (6, -62, 7), (28, -66, 6), (54, -52, 5), (20, -46, 4.5)):
        sign = star(x, y, radius, 5, 0.45)
        canvas.gouache(sign, CREAM_TEXT, 1, 0)
        canvas.ink(sign, 1.2)
    canvas.ink(cap, 3.0)
    fill(canvas, circle(65 + swing, -10, 10), BONE, 2.4, 0.4, PAPER_LITE)
    rim = blob(
        (-45, -22), (-22, -35), (0, -38), (22, -35), (45, -22), (42, -12), (20, -24), (0, -27), (-20, -24), (-42, -12)
    )
    fill(canvas, rim, BONE, 2.6, 0.4, PAPER_LITE)


def _starry_robe(canvas: Canvas, mood: Mood) -> None:
    clothes.coat(canvas, LAPIS, LAPIS_DEEP, 82, 0)
    for x, y, radius in ((-60, 86, 7), (58, 82, 7), (-44, 66, 4.5)):
        sign = star(x, y, radius, 5, 0.45)
        canvas.gouache(sign, CREAM_TEXT, 1, 0)
        canvas.ink(sign, 1.3)


WIZARD: Final = Person(
    "wizard", "#efcfab", LAPIS, LAPIS_DEEP, eyes=Eyes(y=-2, gap=15, radius=9, iris="#4a7a92"),
    brows=Brows(y=-20, reach=11, colour=SLATE, bushy=9.5, tuft="#f1eee4"), mouth=Mouth(y=36, reach=10, teeth="none"),
    cheeks=((-28, 12), (28, 12)), shoulders=_starry_robe, beard=_great_beard, nose=_wise_face, hat=_nightcap, seed=507,
    moods={"pleased": PLEASED.but(hat=1)},
)  # fmt: skip

CHARACTERS: Final = (ALCHEMIST, DRUID, OCCULTIST, SHAMAN, TRICKSTER, WITCH, WIZARD)
