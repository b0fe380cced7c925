"""The stack of ingredient cards that Alarún stands on, in four heights, and the chip with its count."""

from functools import partial
from typing import Final

from assets.art.alarun.ingredients import leaf_path
from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import line, moved, polygon, rounded_rect
from assets.art.sheets import Sprite

SIZE: Final = (236, 150)
MARGIN: Final = (10, 6)
CHIP: Final = (66, 42)
TOP: Final = 66
"""Height of the top card as it is seen from the front."""

STEP: Final = 5
LAYERS: Final = {1: 1, 2: 3, 3: 6, 4: 8}
"""Cards drawn at each height, each ``STEP`` pixels thick."""

THRIFT: Final = Thrift(colours=20, smoothing=3)


def stack(height: int) -> Canvas:
    """The stack seen from the front; it stands on the lower edge of its piece."""
    canvas = Canvas(SIZE[0] + 2 * MARGIN[0], SIZE[1] + MARGIN[1] + 18, seed=80 + height, tooth=0.5)
    rng = canvas.rng()
    layers = LAYERS[height]
    top = SIZE[1] - TOP - layers * STEP
    with canvas.at(*MARGIN):
        for i in range(layers, -1, -1):
            _layer(canvas, float(rng.uniform(-3, 3)), top + i * STEP, top_card=i == 0)
        base = polygon((0, top + TOP - 6), (SIZE[0], top + TOP - 6), (SIZE[0], SIZE[1]), (0, SIZE[1]))
        canvas.shadow(base, 5, 6, 6, 0.45)
    reduce_colours(canvas, THRIFT)
    return canvas


def _layer(canvas: Canvas, slide: float, y: float, top_card: bool) -> None:
    """One card, seen from the front and a little from above; the top one shows its back."""
    width = SIZE[0]
    card = polygon((width * 0.14 + slide, y), (width * 0.86 + slide, y), (width + slide, y + TOP), (slide, y + TOP))
    canvas.base(card, c.PAPER)
    canvas.wash(card, c.PAPER_DARK, 0.22)
    if top_card:
        field = polygon(
            (width * 0.18, y + 5), (width * 0.82, y + 5), (width * 0.94, y + TOP - 6), (width * 0.06, y + TOP - 6)
        )
        canvas.wash(field, c.FERN, 0.95, vary=0.6, edge=0.8)
        frame = polygon(
            (width * 0.21, y + 9), (width * 0.79, y + 9), (width * 0.9, y + TOP - 10), (width * 0.1, y + TOP - 10)
        )
        canvas.ink(frame, 1.2, c.CREAM_TEXT)
        with canvas.at(width / 2, y + TOP * 0.54, 1.0, scale_y=0.42):
            for i in range(12):
                leaf = moved(leaf_path(0, -26, 66, 0.62), rotation=30 * i)
                canvas.gouache(leaf, "#dfe6c0", 0.85, 0.4)
                canvas.ink(leaf, 1.1, c.FERN)
    else:
        canvas.ink(
            line((slide + 6, y + TOP - 1.6), (width / 2, y + TOP - 1.2), (width + slide - 6, y + TOP - 1.6)),
            0.8,
            c.INK_SOFT,
            alpha=0.5,
        )
    canvas.ink(card, 1.9)


def count_chip() -> Canvas:
    """A blank paper chip for the number of cards in the stack."""
    canvas = Canvas(CHIP[0] + 14, CHIP[1] + 14, seed=88, tooth=0.5)
    with canvas.at(6, 5):
        outline = rounded_rect(0, 0, CHIP[0], CHIP[1], CHIP[1] * 0.46)
        canvas.base(outline, c.PAPER_LITE)
        canvas.wash(outline, c.STRAW, 0.3, edge=1.1, loose=0.6)
        canvas.ink(rounded_rect(4, 4, CHIP[0] - 8, CHIP[1] - 8, CHIP[1] * 0.38), 0.8, c.SEPIA, alpha=0.7, corners=False)
        canvas.ink(outline, 1.9, corners=False)
        canvas.shadow(outline, 1.5, 3, 2.5, 0.4)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    **{f"stack.{height}": Sprite(partial(stack, height), (*MARGIN, *SIZE)) for height in LAYERS},
    "chip.count": Sprite(count_chip, (6, 5, *CHIP)),
}
