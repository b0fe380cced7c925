"""The sheet under the brush: pixels, the current transform and clip, and the paper's grain."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Self

import numpy as np
import skia
from PIL import Image

from assets.art.inkwash.noise import Array, fractal_noise, hex_rgb
from assets.art.inkwash.palette import PAPER


class Box(NamedTuple):
    """A rectangle of device pixels: rows ``top`` to ``bottom``, columns ``left`` to ``right`` (ends excluded)."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def slices(self) -> tuple[slice, slice]:
        """The index of this box in an array of rows and columns."""
        return slice(self.top, self.bottom), slice(self.left, self.right)


class Layer:
    """RGBA pixels with a transform stack and a random source.

    ``width`` and ``height`` are layout pixels; ``scale`` device pixels go into one of them. The colour under
    transparent pixels is paper, so that a wash has something to be transparent on. Every random choice derives from
    ``seed`` and a running count: the same drawing with the same seed gives the same pixels, and another stroke
    changes the noise of the strokes after it. ``tooth`` is how rough the paper is: 0 for smooth, 1 for watercolour.
    """

    def __init__(
        self, width: float, height: float, scale: float = 2.0, seed: int = 1, paper: str = PAPER, tooth: float = 1.0
    ) -> None:
        self.width, self.height, self.scale, self.seed, self.tooth = width, height, scale, seed, tooth
        self.columns, self.rows = round(width * scale), round(height * scale)
        self.rgb: Array = np.ones((self.rows, self.columns, 3), np.float32) * hex_rgb(paper)
        self.alpha: Array = np.zeros((self.rows, self.columns), np.float32)
        self.line_scale = 1.0
        self._drawn = 0
        self._matrix = skia.Matrix()
        self._grain: Array | None = None
        self._clip_mask: Array | None = None

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1.0,
        rotation: float = 0.0,
        flip: bool = False,
        line_scale: float | None = None,
        scale_y: float | None = None,
    ) -> Iterator[Self]:
        """Draw with the origin at (x, y), turned by ``rotation`` degrees, scaled and mirrored left to right.

        Line widths do not follow the scale: ``line_scale`` (if given) replaces the factor on all pen widths.
        """
        old_matrix, old_line_scale = self._matrix, self.line_scale
        self._matrix = _copied(old_matrix)
        self._matrix.preTranslate(x, y)
        self._matrix.preRotate(rotation)
        self._matrix.preScale(-scale if flip else scale, scale_y or scale)
        if line_scale:
            self.line_scale = line_scale
        try:
            yield self
        finally:
            self._matrix, self.line_scale = old_matrix, old_line_scale

    @contextmanager
    def clip(self, path: skia.Path) -> Iterator[Self]:
        """Paint only inside the path (and inside the clips around it)."""
        old = self._clip_mask
        box, mask = self.mask(path, 0)
        clip_mask = np.zeros((self.rows, self.columns), np.float32)
        clip_mask[box.slices] = mask
        self._clip_mask = clip_mask if old is None else clip_mask * old
        try:
            yield self
        finally:
            self._clip_mask = old

    @property
    def grain(self) -> Array:
        """The heights of the paper's surface, mean 0 and deviation ``tooth``."""
        if self._grain is None:
            shape = (self.rows, self.columns)
            fine = fractal_noise(shape, 2.2 * self.scale, 2, self.seed + 11)
            coarse = fractal_noise(shape, 6 * self.scale, 3, self.seed + 12)
            mixed = 0.6 * fine + 0.4 * coarse
            self._grain = self.tooth * (mixed - mixed.mean()) / (mixed.std() + 1e-6)
        return self._grain

    def rng(self) -> np.random.Generator:
        """A fresh random source for the next stroke."""
        self._drawn += 1
        return np.random.default_rng([self.seed, self._drawn])

    def noise_seed(self) -> int:
        """A fresh seed for the next noise field."""
        self._drawn += 1
        return self.seed * 7919 + self._drawn

    def device(self, path: skia.Path) -> skia.Path:
        """The path in device pixels."""
        moved = skia.Path(path)
        moved.transform(self._matrix)
        matrix = skia.Matrix()
        matrix.setScale(self.scale, self.scale)
        moved.transform(matrix)
        return moved

    def mask(self, path: skia.Path, margin: float = 8) -> tuple[Box, Array]:
        """The anti-aliased cover 0..1 of a path, in its bounding box widened by ``margin`` layout pixels."""
        return self.device_mask(self.device(path), margin * self.scale)

    def device_mask(self, path: skia.Path, margin: float) -> tuple[Box, Array]:
        """The cover of a path that is in device pixels already; ``margin`` in device pixels."""
        bounds = path.computeTightBounds()
        left, top = max(0, int(bounds.left() - margin) - 1), max(0, int(bounds.top() - margin) - 1)
        right = min(self.columns, int(bounds.right() + margin) + 2)
        bottom = min(self.rows, int(bounds.bottom() + margin) + 2)
        if right <= left or bottom <= top:
            return Box(0, 1, 0, 1), np.zeros((1, 1), np.float32)
        pixels = np.zeros((bottom - top, right - left, 4), np.uint8)
        painter = skia.Canvas(pixels)
        painter.translate(-left, -top)
        painter.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        return Box(top, bottom, left, right), pixels[..., 3].astype(np.float32) / 255

    def clipped(self, box: Box, mask: Array) -> Array:
        """The part of a mask that the current clip lets through."""
        return mask if self._clip_mask is None else mask * self._clip_mask[box.slices]

    def lay_over(self, box: Box, mask: Array, colour: Array) -> None:
        """Cover with opaque colour where the mask is 1; the colour is one RGB triple or one a pixel."""
        mask = self.clipped(box, mask)
        alpha, rgb = self.alpha[box.slices], self.rgb[box.slices]
        joined = mask + alpha * (1 - mask)
        share = (mask / np.maximum(joined, 1e-6))[..., None]
        rgb[:] = rgb * (1 - share) + colour * share
        alpha[:] = joined

    def lay_under(self, box: Box, mask: Array, colour: Array) -> None:
        """Put opaque colour behind what is painted already; the clip does not matter."""
        alpha, rgb = self.alpha[box.slices], self.rgb[box.slices]
        mask = mask * (1 - alpha)
        joined = alpha + mask
        share = (mask / np.maximum(joined, 1e-6))[..., None]
        rgb[:] = rgb * (1 - share) + colour * share
        alpha[:] = joined

    def image(self) -> Image.Image:
        """The finished picture, RGBA with straight alpha, in device pixels."""
        stacked = np.dstack([self.rgb, self.alpha])
        return Image.fromarray((stacked.clip(0, 1) * 255 + 0.5).astype(np.uint8))


def _copied(matrix: skia.Matrix) -> skia.Matrix:
    copy = skia.Matrix()
    copy.preConcat(matrix)
    return copy
