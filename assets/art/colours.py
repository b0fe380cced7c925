"""Colours: small things are written with 256 of them, chosen for their sheet; faces and large washes in true colour.

A sheet holds a few pigments on one paper: with a palette of its own small things cannot be told from the original, and
open in a fifth of the time. Faces are read by their half tones, and a wash wider than some 150 px would end in steps.
"""

import io
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
    unfinished.write_bytes(as_webp(picture))
    unfinished.replace(target)
    return target


def as_webp(picture: Image.Image) -> bytes:
    """A picture in true colour as a file, lossy but for its opacity."""
    file = io.BytesIO()
    picture.convert("RGBA").save(file, format="WEBP", quality=QUALITY, method=6, alpha_quality=100)
    return file.getvalue()


def _reduced(picture: Image.Image) -> Image.Image:
    """The picture with a palette of colours and opacities, without dither; what is invisible has one colour."""
    pixels = np.asarray(picture).copy()
    pixels[pixels[..., 3] == 0] = 0
    return imagequant.quantize_pil_image(Image.fromarray(pixels), dithering_level=0.0, max_colors=MOST)
