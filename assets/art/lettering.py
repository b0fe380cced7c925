"""Letters that are part of a picture: the wordmark and the figures. Every other word is written by the program."""

from pathlib import Path

import skia

from assets.art.inkwash.letters import figure_shape

FONTS = Path(__file__).resolve().parents[1] / "fonts"
DISPLAY = FONTS / "berkshire-swash-latin-400-normal.woff2"
TEXT = FONTS / "patrick-hand-latin-400-normal.woff2"


def figures(text: str, height: float) -> skia.Path:
    """Figures of the display face, all ``height`` layout pixels tall, centred on the origin."""
    return figure_shape(text, height, DISPLAY)
