"""The five steps of a turn: pennants, a sign for each step, and the marks of turn, end and first player."""

from collections.abc import Callable
from functools import partial
from typing import Final

from assets.art.cauldron15.fire import draw_flame
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Sprite

PENNANT: Final = (212, 46)
NOTCH: Final = 20
MARGIN: Final = 14
SIGN: Final = 40


def pennant(state: str) -> Canvas:
    """A step's pennant, blank: to come (straw), now (plum with a gold edge), gone (pale)."""
    width, height = PENNANT
    canvas = Canvas(width + 2 * MARGIN + 4, height + 2 * MARGIN, seed=700, tooth=0.4)
    strength = {"coming": (c.STRAW, 0.45), "now": (c.PLUM, 0.5), "gone": (c.STONE, 0.3)}[state]
    with canvas.at(MARGIN, MARGIN):
        outline = polygon(
            (0, 0),
            (width - NOTCH, 0),
            (width, height / 2),
            (width - NOTCH, height),
            (0, height),
            (NOTCH * 0.8, height / 2),
        )
        canvas.base(outline, c.PAPER_LITE, 0.75 if state == "gone" else 1.0)
        canvas.wash(outline, *strength, edge=1.0, vary=0.5, loose=1.4, bloom=0.4, cell=60)
        if state == "now":
            canvas.ink(outline, 9.5, c.UMBER, wobble=0.8, shade=0.2, alpha=0.6, dry=0.2, corners=False)
            canvas.ink(outline, 6.8, c.GOLD, wobble=1.2, shade=0.1, dry=0.35, corners=False)
            canvas.ink(outline, 2.0, c.GOLD_LITE, wobble=1.4, shade=0, dry=0.6, corners=False)
        else:
            canvas.ink(outline, 1.4 if state == "gone" else 1.9, c.INK_GHOST if state == "gone" else c.INK)
        canvas.shadow(outline, 2, 4, 3, 0.2 if state == "gone" else 0.4)
    return canvas


def _hex(canvas: Canvas) -> None:
    """A wand that throws stars."""
    canvas.ink(line((-15, 15), (-4, 3), (6, -7)), 5.6, c.INK, taper=(0, 0))
    canvas.ink(line((-15, 15), (-4, 3), (6, -7)), 3.0, c.UMBER, taper=(0, 0), dry=0)
    for x, y, radius in ((9, -10, 9), (-8, -12, 4.5), (15, 7, 4.5)):
        shape = star(x, y, radius, 4 if radius < 6 else 5, 0.42)
        canvas.base(shape, "#f0e2a8")
        canvas.wash(shape, c.PLUM, 0.55, loose=0.2, bloom=0)
        canvas.ink(shape, 1.5)


def _harvest(canvas: Canvas) -> None:
    """A sickle."""
    blade = svg_path("M-6 6 C-20 -12 0 -22 16 -12 C2 -14 -6 -4 2 4 Z")
    canvas.base(blade, "#d3d6d3")
    canvas.wash(blade, c.SLATE, 0.5, bloom=0)
    canvas.ink(blade, 2.0)
    canvas.ink(line((-3, 4), (-8, 11), (-12, 17)), 6.4, c.INK, taper=(0, 0))
    canvas.ink(line((-3, 4), (-8, 11), (-12, 17)), 3.6, c.UMBER, taper=(0, 0), dry=0)
    canvas.ink(line((4, 16), (7, 6), (12, 0)), 1.8, c.FERN)
    for x, y in ((9, 4), (13, -1), (6, 9)):
        leaf = blob((x, y), (x + 5, y - 2), (x + 7, y + 2), (x + 2, y + 3))
        canvas.base(leaf, "#dfe3b8")
        canvas.wash(leaf, c.MOSS, 0.9, loose=0.2)
        canvas.ink(leaf, 1.2)


def _plant(canvas: Canvas) -> None:
    """A seedling in a heap of earth."""
    heap = blob((-18, 14), (-8, 4), (8, 4), (18, 14), (0, 17))
    canvas.base(heap, "#d2a676")
    canvas.wash(heap, c.SEPIA, 0.9, loose=0.3, bloom=0)
    canvas.ink(heap, 2.0)
    canvas.ink(line((0, 8), (1, -2), (0, -10)), 4, c.INK, taper=(0, 0))
    canvas.ink(line((0, 8), (1, -2), (0, -10)), 2, c.MOSS, taper=(0, 0), dry=0)
    for side in (-1, 1):
        leaf = blob((0, -8), (side * 6, -18), (side * 16, -17), (side * 13, -8))
        canvas.base(leaf, "#dfe3b8")
        canvas.wash(leaf, c.MOSS, 0.9, loose=0.3)
        canvas.ink(leaf, 1.8)


def _record(canvas: Canvas) -> None:
    """A page and a quill."""
    page = polygon((-15, -12), (7, -15), (10, 14), (-12, 17))
    canvas.base(page, c.PAPER_LITE)
    canvas.wash(page, c.STRAW, 0.4, bloom=0)
    for y in (-5, 2, 9):
        canvas.ink(line((-9, y), (-1, y - 1), (5, y - 1)), 1.3, c.INK_SOFT)
    canvas.ink(page, 1.9)
    feather = svg_path("M-2 9 C2 -4 8 -14 20 -18 C20 -6 12 4 2 8 Z")
    canvas.base(feather, c.WHITE)
    canvas.wash(feather, c.PLUM, 0.35, bloom=0)
    canvas.ink(feather, 1.7)
    canvas.ink(line((-4, 12), (4, 0), (14, -11)), 1.4)


def _draw(canvas: Canvas) -> None:
    """A fan of three cards."""
    for i in range(3):
        with canvas.at(-7 + 7 * i, 3, rotation=-17 + 17 * i):
            card = rounded_rect(-8, -15, 16, 27, 2.4)
            canvas.base(card, c.PAPER_LITE)
            canvas.wash(rounded_rect(-6, -13, 12, 23, 1.5), c.PLUM, 1.0, loose=0.3, shift=(0, 0), bloom=0)
            canvas.ink(card, 1.7)
    with canvas.at(7, 3, rotation=17):
        canvas.gouache(crescent(0, -2, 4, 0.5, -0.5), "#f2dfa8", 1, 0)


STEPS: Final[dict[str, Callable[[Canvas], None]]] = {
    "hex": _hex,
    "harvest": _harvest,
    "plant": _plant,
    "record": _record,
    "draw": _draw,
}


def step_sign(step: str) -> Canvas:
    """The sign of a step, 40 pixels."""
    canvas = Canvas(SIGN + 2 * MARGIN, SIGN + 2 * MARGIN, seed=710 + list(STEPS).index(step), tooth=0.5)
    with canvas.at(MARGIN + SIGN / 2, MARGIN + SIGN / 2, line_scale=0.9):
        STEPS[step](canvas)
    return canvas


def turn_mark() -> Canvas:
    """Whose turn it is: a burning match on a slip of gold, 52x52."""
    canvas = Canvas(52 + 2 * MARGIN, 52 + 2 * MARGIN, seed=720, tooth=0.5)
    with canvas.at(MARGIN + 26, MARGIN + 26):
        canvas.base(circle(0, 0, 25), c.PAPER_LITE)
        canvas.wash(circle(0, 0, 25), c.GOLD, 0.7, edge=1.0)
        canvas.ink(circle(0, 0, 25), 2.2)
        canvas.ink(line((-12, 17), (-3, 8), (4, 1)), 6.0, c.INK, taper=(0, 0))
        canvas.ink(line((-12, 17), (-3, 8), (4, 1)), 3.4, "#e8c88e", taper=(0, 0), dry=0)
        with canvas.at(5, 6, line_scale=0.8):
            draw_flame(canvas, 0, 0, 0.38, False)
        canvas.shadow(circle(0, 0, 25), 2, 4, 3, 0.42)
    return canvas


def first_mark() -> Canvas:
    """Who began: a wooden spoon tied with a bow, 40x56."""
    canvas = Canvas(40 + 2 * MARGIN, 56 + 2 * MARGIN, seed=721, tooth=0.5)
    with canvas.at(MARGIN + 20, MARGIN + 28, rotation=14):
        spoon = svg_path("M-3 -4 L-2 26 C-2 30 3 30 3 26 L4 -4 C14 -8 12 -28 0 -28 C-12 -28 -14 -8 -3 -4 Z")
        canvas.base(spoon, "#dcb27a")
        canvas.wash(spoon, c.UMBER, 0.7, bloom=0)
        hollow = circle(0, -16, 7, 8.5)
        canvas.glaze(hollow, c.SEPIA, 0.7, soft=1.5, spill=0)
        canvas.ink(hollow, 1.2, c.SEPIA)
        canvas.ink(spoon, 2.3)
        for side in (-1, 1):
            loop = blob((0, 2), (side * 9, -4), (side * 13, 3), (side * 8, 8))
            canvas.base(loop, "#e0a090")
            canvas.wash(loop, c.BLOOD, 0.9, loose=0.3)
            canvas.ink(loop, 1.7)
        canvas.shadow(spoon, 2, 4, 2, 0.42)
    return canvas


def end_flag() -> Canvas:
    """The end is triggered: a dinner bell on a red pennant, blank below, 120x150."""
    canvas = Canvas(120 + 2 * MARGIN, 150 + 2 * MARGIN, seed=722, tooth=0.5)
    with canvas.at(MARGIN, MARGIN):
        canvas.ink(line((2, 4), (60, 0), (118, 4)), 6.4, c.INK, taper=(0, 0))
        canvas.ink(line((2, 4), (60, 0), (118, 4)), 3.6, c.UMBER, taper=(0, 0), dry=0)
        cloth = polygon((10, 5), (110, 5), (106, 146), (60, 122), (14, 146))
        canvas.base(cloth, "#f0c8b4")
        canvas.wash(cloth, c.EMBER, 0.75, edge=1.0, vary=0.6, bloom=0.5)
        canvas.hatch(cloth, 80, 6, cover=0.3, width=1.0, colour=c.BLOOD)
        canvas.ink(cloth, 2.4)
        bell = svg_path("M-26 20 C-20 12 -22 -6 -16 -16 C-10 -26 10 -26 16 -16 C22 -6 20 12 26 20 Z")
        with canvas.at(60, 50):
            canvas.base(circle(0, 24, 6), "#f3dd9b")
            canvas.ink(circle(0, 24, 6), 1.8)
            canvas.base(bell, "#f3dd9b")
            canvas.wash(bell, c.UMBER, 0.5, edge=0.8)
            canvas.gouache(blob((-13, 6), (-11, -10), (-5, -16), (-8, 2)), c.WHITE, 0.7, 0.4)
            canvas.ink(bell, 2.4)
            canvas.ink(circle(0, -26, 4.5), 2.2)
            for side in (-1, 1):
                canvas.ink(line((side * 32, -14), (side * 37, -2), (side * 34, 12)), 1.9)
        canvas.shadow(cloth, 3, 5, 4, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        "turn.match": Sprite(turn_mark, (MARGIN, MARGIN, 52, 52)),
        "turn.first": Sprite(first_mark, (MARGIN, MARGIN, 40, 56)),
        "turn.end": Sprite(end_flag, (MARGIN, MARGIN, 120, 150)),
    }
    for state in ("coming", "now", "gone"):
        found[f"step.{state}"] = Sprite(partial(pennant, state), (MARGIN, MARGIN, *PENNANT))
    for step in STEPS:
        found[f"step.sign.{step}"] = Sprite(partial(step_sign, step), (MARGIN, MARGIN, SIGN, SIGN))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
