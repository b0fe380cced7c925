"""Thrift: drawings with fewer colours, so that forty cards at twice their size fit into a small file.

The cards of a suit also share their paper to the pixel: what is equal and near on the sheet costs almost nothing.
"""

from typing import NamedTuple

import numpy as np
from PIL import Image, ImageFilter

from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array


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
    canvas.rgb[painted] = np.asarray(reduced.convert("RGB"))[0].astype(np.float32) / 255
