"""The backs of Cauldron's decks: one motif for basic, two for advanced, a moon for omens; and the cellar card."""

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art import brush
from assets.art.cauldron15_cards.thrift import TOOTH, Thrift, reduce_colours
from assets.art.cauldron_things.hues import LAMP_PALE, MORTAR, VAULT
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, crescent, line, rounded_rect, star, svg_path
from assets.art.sheets import Sprite

BACK: Final = (144, 210)
CORNER: Final = 11
MARGIN: Final = (7, 6)
BRASS: Final = "#e3c27a"
"""The motifs are brass: gold belongs to what can be chosen."""

BACK_THRIFT: Final = Thrift(colours=34, smoothing=3)
SEED: Final = 480
COLOURS: Final[dict[str, tuple[str, str]]] = {
    "spell.basic": (c.PLUM, "#a993b4"),
    "spell.advanced": (c.DUSK, "#9aa5bf"),
    "potion.basic": ("#9c4416", "#d8a277"),
    "potion.advanced": ("#6d1322", "#b87b80"),
    "omen": (c.LAPIS_DEEP, "#8ba3b8"),
    "cellar": (c.SLATE, "#aaa69c"),
}
"""Each back's wash and the paper under it."""


def _moon_face(canvas: Canvas, radius: float) -> None:
    """A sleeping moon around the origin."""
    moon = crescent(-radius * 0.1, 0, radius, 0.5, -0.25)
    canvas.base(moon, BRASS)
    canvas.wash(moon, c.UMBER, 0.35, edge=0.8, vary=0.7)
    canvas.ink(moon, 2.0)
    brush.asleep(canvas, -radius * 0.62, -radius * 0.15, radius * 0.15, 1.6)
    canvas.ink(
        line((-radius * 0.45, radius * 0.28), (-radius * 0.58, radius * 0.4), (-radius * 0.74, radius * 0.36)), 1.5
    )


def _brass(canvas: Canvas, shape: skia.Path, pen: float = 2.0) -> None:
    canvas.base(shape, "#f0d796")
    canvas.wash(shape, c.UMBER, 0.12, edge=0.8)
    canvas.ink(shape, pen)


def _one_star(canvas: Canvas, x: float, y: float, radius: float) -> None:
    _brass(canvas, star(x, y, radius, 5, 0.45))


def _one_bottle(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A flask with cork and level."""
    with canvas.at(x, y, size):
        _brass(canvas, svg_path("M-7 -22 L-7 -6 C-20 0 -25 12 -21 22 C-16 32 16 32 21 22 C25 12 20 0 7 -6 L7 -22 Z"))
        _brass(canvas, rounded_rect(-10, -26, 20, 6, 2), 1.7)
        cork = rounded_rect(-6, -35, 12, 10, 2)
        canvas.base(cork, "#b07a45")
        canvas.ink(cork, 1.7)
        canvas.ink(line((-20, 10), (-6, 13), (6, 9), (20, 11)), 1.7)
        for dx, dy, radius in ((-7, 20, 2.6), (7, 22, 3.2), (1, 16, 1.8)):
            canvas.ink(circle(dx, dy, radius), 1.3)


def _spell_basic(canvas: Canvas) -> None:
    brush.burst(canvas, 0, 0, 34, 44, 20, 1.5, BRASS)
    _one_star(canvas, 0, 1, 26)


def _spell_advanced(canvas: Canvas) -> None:
    for y in (-29, 29):
        brush.burst(canvas, 0, y, 25, 32, 16, 1.4, BRASS)
        _one_star(canvas, 0, y, 19)


def _potion_basic(canvas: Canvas) -> None:
    canvas.ink(circle(0, 0, 42), 1.5, BRASS, dry=0.3, shade=0)
    _one_bottle(canvas, 0, 2, 1.08)


def _potion_advanced(canvas: Canvas) -> None:
    for y in (-31, 31):
        canvas.ink(circle(0, y, 29), 1.4, BRASS, dry=0.3, shade=0)
        _one_bottle(canvas, 0, y + 2, 0.74)


def _omen(canvas: Canvas) -> None:
    canvas.ink(circle(0, 0, 40), 1.5, BRASS, dry=0.3, shade=0)
    brush.burst(canvas, 0, 0, 44, 52, 24, 1.5, BRASS)
    _moon_face(canvas, 28)
    _one_star(canvas, 14, -4, 8)


def _cellar(canvas: Canvas) -> None:
    """A vault with a lantern that winks."""
    vault = svg_path("M-32 44 L-32 0 C-32 -44 32 -44 32 0 L32 44 Z")
    inside = svg_path("M-22 44 L-22 2 C-22 -30 22 -30 22 2 L22 44 Z")
    canvas.base(vault, MORTAR)
    canvas.wash(vault, c.STONE, 0.7)
    canvas.base(inside, VAULT)
    canvas.wash(inside, c.SHADOW, 0.95, edge=0.4)
    for points in (
        ((-32, 14), (-22, 14)),
        ((22, 14), (32, 14)),
        ((-32, 30), (-22, 30)),
        ((22, 30), (32, 30)),
        ((0, -33), (0, -22)),
        ((-22, -24), (-15, -16)),
        ((22, -24), (15, -16)),
    ):
        canvas.ink(line(*points), 1.4)
    canvas.ink(vault, 2.2)
    canvas.ink(inside, 1.8)
    lamp = rounded_rect(-7, 0, 14, 18, 3)
    canvas.ink(line((0, -22), (0, 0)), 1.4, BRASS)
    canvas.base(lamp, LAMP_PALE)
    canvas.ink(lamp, 1.8)
    canvas.base(circle(-2.6, 8, 1.4), c.INK)
    canvas.ink(line((1, 8), (3, 9), (5, 8)), 1.4)


MOTIFS: Final[dict[str, Callable[[Canvas], None]]] = {
    "spell.basic": _spell_basic,
    "spell.advanced": _spell_advanced,
    "potion.basic": _potion_basic,
    "potion.advanced": _potion_advanced,
    "omen": _omen,
    "cellar": _cellar,
}


def back(deck: str) -> Canvas:
    """A back, the same turned upside down but for its motif: dark field, double frame, an open eye at both ends."""
    width, height = BACK
    colour, ground = COLOURS[deck]
    canvas = Canvas(width + 18, height + 20, seed=SEED + list(COLOURS).index(deck), tooth=TOOTH)
    with canvas.at(*MARGIN):
        outline = rounded_rect(0, 0, width, height, CORNER)
        canvas.base(outline, c.PAPER)
        canvas.wash(outline, c.PAPER_DARK, 0.25, edge=2.0, vary=0.6, loose=0, shift=(0, 0), spill=0, cell=80)
        field = rounded_rect(7, 7, width - 14, height - 14, CORNER - 4)
        canvas.base(field, ground)
        canvas.wash(
            field, colour, 1.1, loose=1.4, inset=0, shift=(0, 0), edge=0.5, vary=0.6, bloom=0.8, grad=0, cell=70
        )
        for inset, pen in ((13, 1.6), (17, 0.9)):
            canvas.ink(
                rounded_rect(inset, inset, width - 2 * inset, height - 2 * inset, 6),
                pen,
                c.CREAM_TEXT,
                dry=0.3,
                shade=0,
            )
        for x, y, turn in ((0, 0, 0), (width, height, 180)):
            with canvas.at(x, y, rotation=turn):
                _end(canvas, deck)
        with canvas.at(width / 2, height / 2):
            MOTIFS[deck](canvas)
        reduce_colours(canvas, BACK_THRIFT)
        canvas.ink(outline, 2.6, wobble=0.6)
        canvas.shadow(outline, 3, 5, 4, 0.42)
    return canvas


def _end(canvas: Canvas, deck: str) -> None:
    """The eye of spells and omens, the sprig of potions, and the scrolls in the corners."""
    middle = BACK[0] / 2
    if deck.startswith(("spell", "omen")):
        almond = svg_path(
            f"M{middle - 17} 33 C{middle - 8} 23 {middle + 8} 23 {middle + 17} 33 "
            f"C{middle + 8} 43 {middle - 8} 43 {middle - 17} 33 Z"
        )
        canvas.base(almond, "#f2e6cc")
        canvas.ink(almond, 1.7)
        iris = circle(middle, 33, 6.4)
        canvas.base(iris, c.POISON)
        canvas.wash(iris, c.FERN, 0.6, shift=(0, 0))
        canvas.ink(iris, 1.3)
        canvas.base(circle(middle, 33, 1.8, 5), c.INK)
        canvas.gouache(circle(middle - 2, 30.6, 1.4), c.WHITE, 1, 0)
    else:
        for side in (-1, 1):
            canvas.ink(
                line((middle, 30), (middle + side * 14, 28), (middle + side * 24, 33)),
                1.6,
                c.CREAM_TEXT,
                taper=(0.1, 0.5),
            )
            for x in (9, 17):
                canvas.gouache(circle(middle + side * x, 25.5, 3.4, 2), c.CREAM_TEXT, 0.9, 0.2)
        canvas.gouache(star(middle, 31, 4.5, 4, 0.4), c.CREAM_TEXT, 1, 0)
    for x, flip in ((21, False), (BACK[0] - 21, True)):
        with canvas.at(x, 21, flip=flip):
            canvas.ink(line((0, 22), (2, 9), (9, 2), (22, 0)), 1.3, c.CREAM_TEXT, taper=(0.3, 0.3))
            canvas.ink(line((4, 15), (10, 14), (13, 9), (9, 6), (7, 10)), 1.1, c.CREAM_TEXT, taper=(0.1, 0.4))


SPRITES: Final[dict[str, Sprite]] = {
    ("cellar.card" if deck == "cellar" else f"back.{deck}"): Sprite(partial(back, deck), (*MARGIN, *BACK))
    for deck in COLOURS
}
