"""The canvas: a small pen-and-watercolour kit. skia draws the masks, numpy models pigment and paper.

A thing is painted in this order: base, wash, glaze, hatch, gouache lights, ink; the shadow comes last and goes
underneath. Sizes are layout pixels. Light comes from the upper left, lines swell on the lower right.
"""

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import skia

from assets.art.inkwash import letters
from assets.art.inkwash.layer import Box, Layer
from assets.art.inkwash.noise import LIGHT, Array, blur, fractal_noise, hex_rgb, smooth_step
from assets.art.inkwash.palette import INK, INK_SOFT, PAPER, PAPER_LITE, SEPIA, SHADOW
from assets.art.inkwash.shapes import circle, sample, split_corners
from assets.art.inkwash.strokes import Pen, add_stroke, new_outline, signed_area, tangents

LETTER_DRYNESS = 0.10
HALO_WIDTH = 3.2
HATCH_STEP = 1.5
"""Device pixels between the places where a hatching line asks whether it is inside its shape."""


class Canvas(Layer):
    """A sheet with the media: base, wash, glaze, ink, hatch, gouache, shadow, spatter, letters."""

    # -- covering colour -----------------------------------------------------------------------------------------

    def base(self, path: skia.Path, colour: str = PAPER, alpha: float = 1.0, rough: float = 0.0) -> None:
        """Opaque paper or under-painting: gives a piece its silhouette. ``rough`` frays the edge, in pixels."""
        box, mask = self.mask(path, 6)
        if rough:
            mask = self._frayed(mask, rough)
        tooth = 1 + 0.018 * self.grain[box.slices][..., None]
        self.lay_over(box, mask * alpha, np.clip(hex_rgb(colour) * tooth, 0, 1))

    def gouache(self, path: skia.Path, colour: str = PAPER_LITE, alpha: float = 0.9, rough: float = 0.8) -> None:
        """Body colour for lights and marks; drier where the paper is high."""
        box, mask = self.mask(path, 4)
        if rough:
            mask = self._frayed(mask, rough, cell=5)
        dryness = np.clip(1 - 0.12 * self.grain[box.slices], 0.5, 1)
        self.lay_over(box, mask * alpha * dryness, hex_rgb(colour))

    # -- watercolour ---------------------------------------------------------------------------------------------

    def wash(
        self,
        path: skia.Path,
        colour: str,
        strength: float = 0.85,
        edge: float = 0.55,
        loose: float = 1.6,
        inset: float = 0.6,
        shift: tuple[float, float] = (1.2, 1.4),
        vary: float = 0.45,
        grad: float = 0.35,
        grad_dir: Sequence[float] | None = None,
        granul: float = 0.10,
        bloom: float = 0.3,
        cell: float | None = None,
        soft: float = 0,
        spill: float = 1.0,
    ) -> None:
        """Transparent pigment, multiplied onto what lies below.

        ``loose``: how far the edge wanders; ``inset`` and ``shift``: leave a sliver of bare paper on the lit side;
        ``edge``: the dark rim where the puddle dried; ``vary``: mottling with features of ``cell`` pixels; ``grad``:
        darker towards ``grad_dir`` (default: away from the light); ``granul``: pigment in the paper's tooth;
        ``bloom``: tide lines of back-runs; ``soft``: wet-in-wet blur; ``spill``: how much a wash outside any base
        becomes opaque, 0 if it may only colour what is there.
        """
        box, mask = self.mask(path, 6 + soft * 2)
        if shift != (0, 0):
            mask = _shifted(mask, shift[0] * self.scale, shift[1] * self.scale)
        if loose:
            mask = self._frayed(mask, loose, inset)
        if soft:
            mask = blur(mask, soft * self.scale)
        size = max(mask.shape) / self.scale
        cell = cell or max(14, size * 0.42)
        mottle = fractal_noise(_shape(mask), cell * self.scale, 5, self.noise_seed(), 0.55)
        density = 1 - vary + 2 * vary * mottle
        if grad:
            density = density + grad * 1.3 * _slope(_shape(mask), -LIGHT if grad_dir is None else grad_dir)
        if edge and not soft:
            density = density + edge * self._dried_rim(mask, mottle, size)
        if bloom:
            density = density + bloom * self._back_runs(_shape(mask), cell)
        density = density * (1 + granul * self.grain[box.slices])
        density = np.clip(density, 0.04, 2.2) * strength
        passed = np.clip(hex_rgb(colour), 0.03, 0.985)[None, None, :] ** density[..., None]
        mask = self.clipped(box, mask)
        self.rgb[box.slices] *= 1 - mask[..., None] * (1 - passed)
        if spill:
            alpha = self.alpha[box.slices]
            alpha[:] = np.maximum(alpha, mask * np.clip(density * 0.8, 0, 0.92) * spill)

    def glaze(
        self,
        path: skia.Path,
        colour: str,
        strength: float = 0.5,
        soft: float = 6,
        vary: float = 0.45,
        granul: float = 0.10,
        cell: float | None = None,
        spill: float = 1.0,
    ) -> None:
        """A soft wet-in-wet shadow or second colour, without rim or tide lines."""
        self.wash(
            path,
            colour,
            strength,
            edge=0,
            loose=0,
            inset=0,
            shift=(0, 0),
            vary=vary,
            grad=0,
            granul=granul,
            bloom=0,
            cell=cell,
            soft=soft,
            spill=spill,
        )

    # -- pen -----------------------------------------------------------------------------------------------------

    def ink(
        self,
        path: skia.Path,
        width: float = 2.4,
        colour: str = INK,
        taper: Sequence[float] = (0.18, 0.3),
        wobble: float = 0.55,
        shade: float = 0.42,
        corners: bool = True,
        dry: float = 0.12,
        alpha: float = 1.0,
        min_width: float = 0.28,
        overshoot: float = 0.6,
    ) -> None:
        """A pen line: tapered, of varying pressure, wandering by ``wobble``, swelling by ``shade`` off the light.

        With ``corners`` the pen lifts where the line turns sharply; ``dry`` lets the paper's tooth show.
        """
        pen = Pen(
            width * self.line_scale * self.scale,
            taper,
            wobble * self.scale,
            shade,
            min_width,
            overshoot * self.scale,
        )
        rng = self.rng()
        outline = new_outline()
        for points, closed in sample(self.device(path), 1.35 * self.scale):
            turning = math.copysign(1, signed_area(points)) if closed else 0
            for stroke, whole in split_corners(points, closed) if corners else [(points, closed)]:
                add_stroke(outline, stroke, whole, pen, turning, rng)
        box, mask = self.device_mask(outline, 4 * self.scale)
        if dry:
            mask = mask * np.clip(1 - dry * 0.55 * np.clip(self.grain[box.slices] - 0.35, 0, 3), 0, 1)
        self.lay_over(box, mask * alpha, hex_rgb(colour))

    def hatch(
        self,
        path: skia.Path,
        angle: float = -50,
        gap: float = 4.2,
        width: float = 1.0,
        cover: float = 0.55,
        colour: str = INK_SOFT,
        alpha: float = 0.85,
        source: Sequence[float] | None = None,
        jitter: float = 0.25,
        curve: float = 0.06,
        taper: Sequence[float] = (0.08, 0.55),
    ) -> None:
        """Parallel pen strokes that grow from the shadow side of the shape and thin out towards the light.

        ``angle`` in degrees, ``gap`` between lines, ``cover`` the part of the shape they fill; ``source`` is the
        direction of the shadow side (default lower right).
        """
        box, mask = self.mask(path, 2)
        pen = Pen(width * self.line_scale * self.scale, taper, 0.3 * self.scale, 0, 0.15, 0)
        shadow_side = np.array([0.6, 0.8] if source is None else source, float)
        shadow_side /= np.linalg.norm(shadow_side) + 1e-9
        along = np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))])
        if along @ shadow_side < 0:
            along = -along
        across = np.array([-along[1], along[0]])
        rows, columns = mask.shape
        reach = math.hypot(rows, columns) / 2
        centre = np.array([columns / 2, rows / 2])
        corner = np.array([box.left, box.top])
        with_light = abs(float(along @ shadow_side))
        outline = new_outline()
        rng = self.rng()
        offset = -reach
        while offset < reach:
            offset += gap * self.scale * (1 + rng.uniform(-jitter, jitter))
            places = np.arange(-reach, reach, HATCH_STEP)
            side = float(across @ shadow_side) * offset / reach
            for start, end in _runs_inside(mask, centre + across * offset, along, places):
                length = (end - start) * HATCH_STEP
                if length < 3 * self.scale:
                    continue
                wanted = cover * (1 + 0.5 * side if with_light > 0.45 else 0.5 + 2.6 * side) * rng.uniform(0.7, 1.25)
                part = float(np.clip(wanted, 0, 1))
                if part < 0.1:
                    continue
                slack = 0 if with_light > 0.45 else (1 - part) * length * rng.uniform(0.25, 0.6)
                last = places[end - 1] - self.scale - slack
                count = max(4, int(length * part / (1.6 * self.scale)))
                steps = np.linspace(last, last - length * part, count)
                bow = curve * length * part * np.sin(np.linspace(0, np.pi, count))
                points = corner + centre + across * (offset + bow)[:, None] + along * steps[:, None]
                add_stroke(outline, points, False, pen, 0, rng)
        self._ink_inside(outline, box, mask, colour, alpha)

    def edge_hatch(
        self,
        path: skia.Path,
        start: float = 0,
        end: float = 1,
        count: int = 20,
        length: float = 9,
        width: float = 1.1,
        colour: str = INK,
        inward: float = 1,
        lean: float = 25,
        jitter: float = 0.35,
    ) -> None:
        """Short curved ticks along a contour between the fractions ``start`` and ``end`` of its length."""
        pen = Pen(width * self.line_scale * self.scale, (0.02, 0.8), 0.15 * self.scale, 0, 0.15, 0)
        rng = self.rng()
        points, _ = sample(self.device(path), 1.2 * self.scale)[0]
        inward *= math.copysign(1, signed_area(points))
        along = tangents(points)
        outline = new_outline()
        leaning = math.radians(lean)
        steps = np.linspace(0, 1, 8)[:, None]
        for i in range(count):
            fraction = start + (end - start) * (i + rng.uniform(-jitter, jitter)) / max(1, count - 1)
            index = int((fraction % 1) * (len(points) - 1))
            tangent = along[index]
            normal = np.array([-tangent[1], tangent[0]]) * inward
            direction = normal * math.cos(leaning) + tangent * math.sin(leaning)
            arch = 0.5 + 0.5 * math.sin(math.pi * (i + 0.5) / count)
            reach = length * self.scale * rng.uniform(0.55, 1.15) * arch
            tick = points[index] + direction * reach * steps + tangent * reach * 0.18 * steps * steps
            add_stroke(outline, tick, False, pen, 0, rng)
        box, mask = self.device_mask(outline, 2)
        self.lay_over(box, mask * 0.9, hex_rgb(colour))

    # -- shadow, spatter, letters --------------------------------------------------------------------------------

    def shadow(self, path: skia.Path, dx: float = 3, dy: float = 4.5, soft: float = 5, alpha: float = 0.38) -> None:
        """The cast shadow of a shape, painted underneath what is already there."""
        with self.at(dx, dy):
            box, mask = self.mask(path, soft * 3)
        self.lay_under(box, blur(mask, soft * self.scale) * alpha, hex_rgb(SHADOW))

    def spatter(
        self,
        x: float,
        y: float,
        spread_x: float,
        spread_y: float,
        colour: str = SEPIA,
        count: int = 14,
        radius: tuple[float, float] = (0.4, 1.6),
        alpha: float = 0.5,
    ) -> None:
        """Small drops scattered around (x, y)."""
        rng = self.rng()
        for _ in range(count):
            size = rng.uniform(*radius) * rng.uniform(0.3, 1)
            drop = circle(float(x + rng.normal(0, spread_x)), float(y + rng.normal(0, spread_y)), float(size))
            box, mask = self.mask(drop, 2)
            self.lay_over(box, mask * alpha * rng.uniform(0.4, 1), hex_rgb(colour))

    def letters(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        font: Path,
        colour: str = INK,
        align: str = "centre",
        halo: str | None = None,
        alpha: float = 1.0,
        jitter: float = 0.35,
    ) -> None:
        """Lettering on the baseline ``y``, ``align`` being left, centre or right; only for what is never translated.

        ``halo`` is the colour of a soft light around it, ``jitter`` how unsteady the letters stand.
        """
        shape = letters.text_shape(text, size, font, jitter, self.rng())
        width = letters.text_width(text, size, font)
        left = x - {"left": 0.0, "centre": width / 2, "right": width}[align]
        with self.at(left, y):
            self.figure(shape, colour, halo, alpha)

    def figure(self, shape: skia.Path, colour: str = INK, halo: str | None = None, alpha: float = 1.0) -> None:
        """A letter shape laid down as ink, slightly dry, with an optional halo."""
        if halo:
            paint = skia.Paint(
                Style=skia.Paint.kStroke_Style, StrokeWidth=HALO_WIDTH, StrokeJoin=skia.Paint.kRound_Join
            )
            ring = skia.Path()
            paint.getFillPath(shape, ring)
            box, mask = self.mask(ring, 4)
            self.lay_over(box, blur(mask, 0.6 * self.scale) * 0.9, hex_rgb(halo))
        box, mask = self.mask(shape, 4)
        dryness = np.clip(1 - LETTER_DRYNESS * np.clip(self.grain[box.slices] - 0.2, 0, 3), 0, 1)
        self.lay_over(box, mask * alpha * dryness, hex_rgb(colour))

    # -- helpers -------------------------------------------------------------------------------------------------

    def _frayed(self, mask: Array, amount: float, inset: float = 0, cell: float = 9, crisp: float = 0.22) -> Array:
        """The mask with an edge that wanders by ``amount`` pixels and withdraws by ``inset``."""
        noise = fractal_noise(_shape(mask), cell * self.scale, 3, self.noise_seed())
        radius = max(0.8, amount * 1.4) * self.scale
        threshold = 0.5 + inset / (radius / self.scale) * 0.28 + (noise - 0.5) * 0.55
        width = crisp / max(1, radius / 2) * 1.8
        softened = smooth_step(threshold - width, threshold + width, blur(mask, radius))
        return softened * np.minimum(1, blur(mask, 0.6) * 1.6)

    def _dried_rim(self, mask: Array, mottle: Array, size: float) -> Array:
        """Pigment carried to the edge of the puddle: a thin dark line and a wide faint band."""
        thin = mask * np.clip(1 - blur(mask, 1.1 * self.scale), 0, 1) * 2
        wide = mask * np.clip(1 - blur(mask, min(7, size * 0.06 + 1) * self.scale), 0, 1)
        return 0.75 * thin * (0.55 + 0.9 * mottle) + 0.9 * wide * (0.4 + 0.9 * mottle)

    def _back_runs(self, shape: tuple[int, int], cell: float) -> Array:
        """Tide lines of water that ran back into half-dry paint: a dark seam around a washed-out inside."""
        noise = fractal_noise(shape, cell * 1.1 * self.scale, 4, self.noise_seed(), 0.5)
        seam = np.exp(-(((noise - 0.6) / 0.018) ** 2))
        return 0.5 * seam - 0.32 * smooth_step(0.6, 0.66, noise)

    def _ink_inside(self, outline: skia.Path, box: Box, mask: Array, colour: str, alpha: float) -> None:
        """Lay strokes down where the mask of their shape is."""
        stroke_box, strokes = self.device_mask(outline, 2)
        inside = np.zeros((self.rows, self.columns), np.float32)
        inside[box.slices] = mask
        self.lay_over(stroke_box, strokes * inside[stroke_box.slices] * alpha, hex_rgb(colour))


def _shape(array: Array) -> tuple[int, int]:
    return array.shape[0], array.shape[1]


def _slope(shape: tuple[int, int], direction: Sequence[float] | Array) -> Array:
    """A plane rising towards ``direction``, 0 in the middle."""
    rows, columns = shape
    y, x = np.mgrid[0:rows, 0:columns]
    return (x / columns - 0.5) * direction[0] + (y / rows - 0.5) * direction[1]


def _shifted(mask: Array, dx: float, dy: float) -> Array:
    """The mask moved by whole pixels, staying inside the drawn shape."""
    right, down = round(dx), round(dy)
    moved = np.zeros_like(mask)
    rows, columns = mask.shape
    moved[max(0, down) : rows + min(0, down), max(0, right) : columns + min(0, right)] = mask[
        max(0, -down) : rows + min(0, -down), max(0, -right) : columns + min(0, -right)
    ]
    return moved * np.minimum(1, mask * 3)


def _runs_inside(mask: Array, origin: Array, along: Array, places: Array) -> list[tuple[int, int]]:
    """Where a line lies inside the mask: pairs of first and one-past-last index into ``places``."""
    x, y = origin[0] + along[0] * places, origin[1] + along[1] * places
    rows, columns = mask.shape
    on_sheet = (x >= 0) & (y >= 0) & (x < columns - 1) & (y < rows - 1)
    inside = np.zeros(len(places), bool)
    inside[on_sheet] = mask[y[on_sheet].astype(int), x[on_sheet].astype(int)] > 0.5
    edges = np.flatnonzero(np.diff(np.r_[0, inside.astype(int), 0]))
    return list(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=False))
