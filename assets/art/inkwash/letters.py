"""Letter shapes of a font file as skia paths, for the few letters that are part of a picture."""

import io
from functools import cache
from pathlib import Path

import numpy as np
import skia
from fontTools.ttLib import TTFont

from assets.art.inkwash.shapes import moved

OUTLINE_SIZE = 200
"""Size at which outlines of figures are taken before they are scaled."""


@cache
def typeface(font: Path) -> skia.Typeface:
    """The typeface of a font file; woff2, which skia cannot open, is unpacked in memory."""
    packed = TTFont(font)
    packed.flavor = None
    unpacked = io.BytesIO()
    packed.save(unpacked)
    return skia.Typeface.MakeFromData(skia.Data.MakeWithCopy(unpacked.getvalue()))


def _font(font: Path, size: float) -> skia.Font:
    face = skia.Font(typeface(font), size)
    face.setSubpixel(True)
    return face


def text_width(text: str, size: float, font: Path) -> float:
    """The advance of a text in pixels, letter by letter, without kerning."""
    face = _font(font, size)
    return sum(float(face.measureText(letter)) for letter in text)


def text_shape(text: str, size: float, font: Path, jitter: float, rng: np.random.Generator) -> skia.Path:
    """The outline of a text that starts at the origin, on the baseline; ``jitter`` unsettles each letter."""
    face = _font(font, size)
    shape = skia.Path()
    x = 0.0
    for letter in text:
        outline = face.getPath(face.textToGlyphs(letter)[0])
        if outline is not None:
            shape.addPath(moved(outline, x, rng.normal(0, jitter * 0.5), rotation=rng.normal(0, jitter * 1.1)))
        x += float(face.measureText(letter))
    return shape


def figure_shape(text: str, height: float, font: Path, spacing: float = 0.06) -> skia.Path:
    """Figures that are all ``height`` pixels tall, centred on the origin.

    The display face has old-style figures of different heights; each is scaled on its own. ``spacing`` is the gap
    between them as a part of the height.
    """
    face = _font(font, OUTLINE_SIZE)
    shape = skia.Path()
    x = 0.0
    for figure in text:
        outline = face.getPath(face.textToGlyphs(figure)[0])
        bounds = outline.computeTightBounds()
        factor = height / bounds.height()
        shape.addPath(moved(outline, x - bounds.left() * factor, -bounds.centerY() * factor, factor))
        x += bounds.width() * factor + height * spacing
    return moved(shape, -(x - height * spacing) / 2)
