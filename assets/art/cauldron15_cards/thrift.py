"""Thrift: drawings with fewer colours, so that forty cards at twice their size fit into a small file.

The cards of a suit also share their paper to the pixel: what is equal and near on the sheet costs almost nothing.
"""

from typing import Final, NamedTuple

import numpy as np
from PIL import Image, ImageFilter

from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array

TOOTH: Final = 0.3
"""How much of the paper's tooth the cards show."""


STEP: Final = 3
APART: Final = 6
"""Colours are rounded to multiples of the first and differ by the second in some channel, or they are one colour.

Nearer ones would be taken for each other when sheets are baked, in streaks.
"""


class Thrift(NamedTuple):
    """How many colours a drawing may keep, and the width in device pixels of the filter that takes away its grain."""

    colours: int
    smoothing: int


def reduce_colours(canvas: Canvas, thrift: Thrift, since: Array | None = None) -> None:
    """Simplify a drawing: its washes then end in fine contours instead of grain, its edges stay.

    Only what was painted ``since`` that earlier copy of ``canvas.rgb`` is changed, if there is one.
    """
    picture = Image.fromarray((canvas.rgb * 255 + 0.5).clip(0, 255).astype(np.uint8))
    pixels = np.asarray(picture.filter(ImageFilter.MedianFilter(thrift.smoothing)))
    painted = canvas.alpha > 0
    if since is not None:
        painted &= (canvas.rgb != since).any(axis=2)
    in_a_row = Image.fromarray(np.ascontiguousarray(pixels[painted][None]))
    reduced = in_a_row.quantize(thrift.colours, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    colours = _told_apart(np.asarray(reduced.getpalette(), np.int16).reshape(-1, 3))
    canvas.rgb[painted] = colours[np.asarray(reduced)[0]].astype(np.float32) / 255


def _told_apart(colours: Array) -> Array:
    """RGB colours 0..255, the most frequent first, each that is too near to one before it replaced by that one."""
    rounded = np.round(colours / STEP).astype(np.int16) * STEP
    kept: list[Array] = []
    for index, colour in enumerate(rounded):
        near = [other for other in kept if np.abs(other - colour).max() < APART]
        if near:
            rounded[index] = min(near, key=lambda other: int(np.abs(other - colour).sum()))
        else:
            kept.append(colour.copy())
    return rounded
