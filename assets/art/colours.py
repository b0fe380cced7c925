"""Colours: nearly every sheet is written with 256 of them, chosen for it, at less than half the size of true colour.
"of true colour.

A sheet holds a few pigments on one paper: with a palette of its own the eye does not tell it from the original, and it
opens in less than half the time. Faces are written in true colour: they are small, and read by their half tones.
"""

from pathlib import Path
from typing import Final

import imagequant
import numpy as np
from PIL import Image

MOST: Final = 256
"""Colours of a picture; the PNG then needs one byte a pixel."""

QUALITY: Final = 90
"""Of pictures in true colour, 0 to 100."""


def write_png(picture: Image.Image, target: Path) -> Path:
    """Write a picture with the colours that suit it best; the file appears whole or not at all. Returns its path."""
    reduced = picture if picture.mode == "P" else _reduced(picture.convert("RGBA"))
    unfinished = target.with_suffix(".part")
    reduced.save(unfinished, format="PNG", optimize=True)
    unfinished.replace(target)
    return target


def write_webp(picture: Image.Image, target: Path) -> Path:
    """Write a picture in true colour, lossy but for its opacity; the file appears whole or not at all."""
    unfinished = target.with_suffix(".part")
    picture.convert("RGBA").save(unfinished, format="WEBP", quality=QUALITY, method=6, alpha_quality=100)
    unfinished.replace(target)
    return target


def _reduced(picture: Image.Image) -> Image.Image:
    """The picture with a palette of colours and opacities, without dither; what is invisible has one colour."""
    pixels = np.asarray(picture).copy()
    pixels[pixels[..., 3] == 0] = 0
    return imagequant.quantize_pil_image(Image.fromarray(pixels), dithering_level=0.0, max_colors=MOST)
