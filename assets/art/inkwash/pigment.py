"""Pigment: what makes a large wash more than a tint: a second colour flows into it, grains settle in the paper."""

from typing import Final

import numpy as np
import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import Array, fractal_noise, hex_rgb, smooth_step

SECOND: Final = {
    c.PLUM: "#a8587e",
    c.MOSS: "#a8964a",
    c.BLOOD: "#b85c3c",
    c.TEAL: "#4f7f8c",
    c.DUSK: "#6e5f8c",
    c.GOLD: c.EMBER,
    c.SEPIA: "#8a6a3a",
    c.STRAW: c.UMBER,
    c.EMBER: c.BLOOD,
    c.STONE: "#8a7a62",
}
"""The pigment beside each of the first that flows into it."""

LEAST_TOOTH: Final = 0.05
LEAST_PASSED: Final = 0.03
"""How much light any pigment lets through at least: of none, no density could be told from another."""


def stain(canvas: Canvas, path: skia.Path, colour: str, strength: float, cell: float = 90) -> None:
    """Let the second pigment of a wash flow into it, and its grains settle; both as strong as the wash itself is."""
    flow_in(canvas, path, SECOND[colour], 0.3 * strength, cell)
    settle(canvas, path, colour, 0.1 * strength, cell * 0.8)


def flow_in(
    canvas: Canvas, path: skia.Path, colour: str, strength: float = 0.25, cell: float = 90, stretch: float = 1.6
) -> None:
    """Let a second pigment flow into a wet wash: patches ``cell`` layout px wide, ``stretch`` times as long."""
    box, mask = canvas.mask(path, 0)
    flow = _noise(canvas, mask, cell, 4, stretch)
    _multiply(canvas, box.slices, canvas.clipped(box, mask), colour, strength * smooth_step(0.38, 0.78, flow))


def settle(canvas: Canvas, path: skia.Path, colour: str, strength: float = 0.2, cell: float = 60) -> None:
    """Let grains of pigment settle in the valleys of the paper, more in some patches ``cell`` layout px wide."""
    box, mask = canvas.mask(path, 0)
    fine = fractal_noise(mask.shape, 2.6 * canvas.scale, 2, canvas.noise_seed())
    coarse = canvas.grain[box.slices] / max(canvas.tooth, LEAST_TOOTH)
    valleys = np.clip(4.2 * (0.64 - fine) - 0.45 * coarse, 0, 2.2)
    patches = np.clip(_noise(canvas, mask, cell, 3) * 1.8 - 0.35, 0.12, 1.2)
    _multiply(canvas, box.slices, canvas.clipped(box, mask), colour, strength * valleys * patches)


def _noise(canvas: Canvas, mask: Array, cell: float, octaves: int, stretch: float = 1) -> Array:
    """Noise 0..1 of the mask's shape, its largest features ``cell`` layout px wide."""
    return fractal_noise(mask.shape, cell * canvas.scale, octaves, canvas.noise_seed(), 0.55, (stretch, 1))


def _multiply(canvas: Canvas, place: tuple[slice, slice], mask: Array, colour: str, density: Array) -> None:
    """Lay a transparent pigment of some density over what is painted."""
    passed = np.clip(hex_rgb(colour), LEAST_PASSED, 0.985)[None, None, :] ** density[..., None]
    canvas.rgb[place] *= 1 - mask[..., None] * (1 - passed)
