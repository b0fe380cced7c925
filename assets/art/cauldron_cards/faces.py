"""The blank faces of Cauldron's cards, small and large (420x620); pictures and words are laid on them."""

from functools import partial
from typing import Final

from assets.art import brush
from assets.art.cauldron15_cards.thrift import TOOTH
from assets.art.cauldron_cards.papers import (
    RIBBONS,
    SKIES,
    arched_window,
    card_outline,
    frame_lines,
    paint_paper,
    shelf,
    title_ribbon,
)
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, crescent, line
from assets.art.sheets import Sprite

POTION: Final = (166, 282)
SPELL: Final = (206, 300)
OMEN: Final = (184, 304)
"""Widths and heights of small faces in layout pixels."""

LARGE: Final = (420, 620)
MARGIN: Final = (12, 8)
WINDOW: Final = (13, 153, 43, 170)
"""The window of a small potion card: left, right, top, foot in layout pixels."""

LARGE_WINDOW: Final = (75, 345, 84, 318)
"""The window of a large card: 270x234, as large as a picture."""

SHELF: Final = 17
SMALL_RIBBON: Final = 0.86
LARGE_RULE: Final = 402
SCALE: Final = 2.0
SEED: Final = 450
STARRY: Final = (
    (0.14, 0.34, 4),
    (0.3, 0.14, 5.5),
    (0.72, 0.12, 5),
    (0.88, 0.36, 6),
    (0.2, 0.6, 3.5),
    (0.84, 0.62, 4),
    (0.52, 0.07, 3.5),
)
"""Where stars stand in the window of an advanced potion, in parts of its size, and their radii."""


def _sky(canvas: Canvas, family: str, box: tuple[float, float, float, float], size: float) -> None:
    """The painted window of a potion card: straw day, teal evening, violet night."""
    window = arched_window(*box)
    canvas.base(window, c.PAPER_LITE)
    strength = 0.62 if family == "potion.advanced" else 0.5
    canvas.wash(window, SKIES[family], strength, vary=0.75, edge=0.7, loose=2.4, inset=1, bloom=0.7, cell=60 * size)


def _furniture(canvas: Canvas, family: str, box: tuple[float, float, float, float], size: float) -> None:
    """What stands in the window: sun, moon or stars, the shelf; and its outline."""
    left, right, top, foot = box
    with canvas.clip(arched_window(*box)):
        if family == "potion.basic":
            canvas.gouache(crescent(right - 26 * size, top + 40 * size, 11 * size, 0.5, 0.4), brush.GLOW, 0.95, 0.3)
        elif family == "potion.advanced":
            width, height = right - left, foot - top
            brush.stars(canvas, ((left + x * width, top + y * height, radius * size) for x, y, radius in STARRY))
        else:
            canvas.gouache(circle(right - 30 * size, top + 42 * size, 13 * size), "#fff6d4", 0.8, 1)
        shelf(canvas, left, right, foot, SHELF * size)
    canvas.ink(arched_window(*box), 2.4 * min(size + 0.1, 1.4))


def small_size(family: str) -> tuple[float, float]:
    """Width and height of the small face of a family."""
    return {"potion": POTION, "spell": SPELL, "omen": OMEN}[family.split(".", maxsplit=1)[0]]


def small_face(family: str) -> Canvas:
    """A small face: ribbon on top; potions have a window with a shelf, and a hairline above the word at their foot."""
    width, height = small_size(family)
    canvas = Canvas(width + 26, height + 24, seed=SEED + list(RIBBONS).index(family), tooth=TOOTH)
    with canvas.at(*MARGIN):
        paint_paper(canvas, width, height, family)
        potion = family.startswith("potion")
        if potion:
            _sky(canvas, family, WINDOW, 0.9)
        frame_lines(canvas, width, height, family, SMALL_RIBBON)
        if potion:
            _furniture(canvas, family, WINDOW, 0.9)
        if potion:
            middle, y = width / 2, height - 44
            rule = line((middle - 46, y), (middle - 20, y - 2), (middle, y + 1), (middle + 22, y - 2), (middle + 46, y))
            canvas.ink(rule, 1.1, c.INK_SOFT, taper=(0.4, 0.4))
        title_ribbon(canvas, width, family, SMALL_RIBBON, 6)
        outline = card_outline(width, height)
        canvas.ink(outline, 2.6, wobble=0.7)
        canvas.shadow(outline, 3, 5, 4, 0.42)
    return canvas


def large_face(family: str) -> Canvas:
    """A large face: ribbon, window of 270x234 for the picture, a rule below it, an ornament at its foot."""
    width, height = LARGE
    canvas = Canvas(width + 30, height + 30, seed=SEED + 10 + list(RIBBONS).index(family), tooth=TOOTH)
    with canvas.at(MARGIN[0] + 2, MARGIN[1]):
        paint_paper(canvas, width, height, family)
        potion = family.startswith("potion")
        if potion:
            _sky(canvas, family, LARGE_WINDOW, 1.7)
        frame_lines(canvas, width, height, family, SCALE)
        if potion:
            _furniture(canvas, family, LARGE_WINDOW, 1.7)
        rule = line(
            (70, LARGE_RULE), (150, LARGE_RULE - 2), (210, LARGE_RULE + 1), (280, LARGE_RULE - 2), (350, LARGE_RULE)
        )
        canvas.ink(rule, 1.6, c.INK_SOFT, taper=(0.4, 0.4))
        with canvas.at(width / 2, height - 34):
            moon = crescent(0, 0, 9, 0.5, -0.6)
            canvas.wash(moon, c.GOLD, 0.35, loose=0.4)
            canvas.ink(moon, 1.4, c.INK_SOFT)
            for side in (-1, 1):
                canvas.ink(line((side * 16, 0), (side * 44, -4), (side * 76, 2)), 1.3, c.INK_GHOST, taper=(0.1, 0.6))
        title_ribbon(canvas, width, family, SCALE * 0.92, 26)
        outline = card_outline(width, height)
        canvas.ink(outline, 3.4, wobble=0.7)
        canvas.shadow(outline, 5, 8, 8, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {}
    for family in RIBBONS:
        if family != "character":
            found[f"face.{family}"] = Sprite(partial(small_face, family), (*MARGIN, *small_size(family)))
        found[f"face.{family}.large"] = Sprite(partial(large_face, family), (MARGIN[0] + 2, MARGIN[1], *LARGE))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
