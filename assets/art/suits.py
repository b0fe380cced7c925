"""The five suits of Cauldron 15: their signs and the outlines of their picture windows."""

from collections.abc import Callable
from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, moved, polygon, svg_path, union

_PAW: Final = union(
    svg_path("M0 -1 C4.6 -1 8 4.6 6.6 8 C5 11 2 8.6 0 8.6 C-2 8.6 -5 11 -6.6 8 C-8 4.6 -4.6 -1 0 -1 Z"),
    circle(-7.6, -1.4, 2.7, 3.4),
    circle(-3, -6.6, 2.7, 3.5),
    circle(3, -6.6, 2.7, 3.5),
    circle(7.6, -1.4, 2.7, 3.4),
)
_SIGNS: Final[dict[str, skia.Path]] = {
    "ore": polygon((-6, -8.6), (6, -8.6), (10, -2), (0, 10), (-10, -2)),
    "plant": svg_path("M-8.5 9.5 L-6.2 6.2 C-11 0 -8 -8.5 9.5 -9.8 C10.5 6.5 2 12 -4.6 7.6 L-7 10.6 Z"),
    "organism": _PAW,
    "liquid": svg_path("M0 -11 C3 -5 7.6 -0.6 7.6 3.6 A7.6 7 0 0 1 -7.6 3.6 C-7.6 -0.6 -3 -5 0 -11 Z"),
    "soul": svg_path("M-8 9.6 L-8 -1.5 C-8 -13 8 -13 8 -1.5 L8 9.6 L4.6 6.4 L2 10.2 L-1 6.8 L-4 10.2 Z"),
}


def suit_path(suit: str, radius: float = 10.0) -> skia.Path:
    """The filled silhouette of a suit's sign around the origin, about ``radius`` to each side."""
    return moved(_SIGNS[suit], scale=radius / 10)


def suit_mark(
    canvas: Canvas,
    suit: str,
    x: float,
    y: float,
    radius: float,
    on_dark: bool = False,
    ghost: bool = False,
    line_scale: float = 1.0,
) -> None:
    """Paint a suit's sign: in its colour, in cream for dark grounds, or as a faint outline for an empty place."""
    shape = suit_path(suit, radius)
    with canvas.at(x, y):
        if ghost:
            canvas.ink(shape, 1.5 * line_scale, c.INK_GHOST, alpha=0.8, corners=False, shade=0.1)
            return
        if on_dark:
            canvas.base(shape, c.CREAM_TEXT)
        else:
            canvas.base(shape, c.PAPER_LITE)
            colour = c.SUIT_COLOURS[suit].colour
            canvas.wash(shape, colour, 1.0, edge=0.6, loose=0.4, inset=0, shift=(0.6, 0.7), vary=0.35, bloom=0)
        canvas.ink(shape, max(1.2, radius * 0.11) * line_scale)
        _draw_inside(canvas, suit, radius, on_dark)


def _draw_inside(canvas: Canvas, suit: str, radius: float, on_dark: bool) -> None:
    """The few lines inside a sign: facets, a vein, a light, eyes."""
    colour = c.INK if on_dark else c.SUIT_COLOURS[suit].deep
    with canvas.at(scale=radius / 10):
        if suit == "plant":
            canvas.ink(line((-6, 6.5), (0, 1), (6, -6)), max(1, radius * 0.09), colour, taper=(0.05, 0.5))
        elif suit == "ore":
            crown = polygon((-10, -2), (-4, -1), (4, -1), (10, -2), closed=False)
            canvas.ink(crown, max(1, radius * 0.08), colour)
            canvas.ink(polygon((-4, -1), (0, 9), (4, -1), closed=False), max(1, radius * 0.07), colour)
        elif suit == "liquid" and not on_dark:
            canvas.gouache(blob((-4.2, 4), (-3.6, 0), (-2, -2), (-2.6, 3)), c.WHITE, 0.85, 0.2)
        elif suit == "soul":
            for x in (-3, 3):
                canvas.base(circle(x, -2, 1.5, 2.1), c.INK if on_dark else c.PAPER_LITE)


def window_path(suit: str, x: float, y: float, radius_x: float, radius_y: float) -> skia.Path:
    """The outline of a suit's picture window: octagon, pointed arch, circle, cloud or ragged arch."""
    return moved(_WINDOWS[suit](radius_x, radius_y), x, y)


def _octagon(rx: float, ry: float) -> skia.Path:
    return polygon(
        (-rx * 0.62, -ry),
        (rx * 0.62, -ry),
        (rx, -ry * 0.5),
        (rx, ry * 0.5),
        (rx * 0.62, ry),
        (-rx * 0.62, ry),
        (-rx, ry * 0.5),
        (-rx, -ry * 0.5),
    )


def _pointed_arch(rx: float, ry: float) -> skia.Path:
    return svg_path(
        f"M{-rx} {ry} L{-rx} {-ry * 0.15} C{-rx} {-ry * 0.7} {-rx * 0.3} {-ry * 0.95} 0 {-ry * 1.1} "
        f"C{rx * 0.3} {-ry * 0.95} {rx} {-ry * 0.7} {rx} {-ry * 0.15} L{rx} {ry} Z"
    )


def _cloud(rx: float, ry: float) -> skia.Path:
    return blob(
        (-rx, -ry * 0.7),
        (-rx * 0.5, -ry * 1.03),
        (0, -ry * 0.82),
        (rx * 0.5, -ry * 1.03),
        (rx, -ry * 0.7),
        (rx * 0.97, 0),
        (rx, ry * 0.7),
        (rx * 0.5, ry * 1.03),
        (0, ry * 0.85),
        (-rx * 0.5, ry * 1.03),
        (-rx, ry * 0.7),
        (-rx * 0.97, 0),
    )


def _ragged_arch(rx: float, ry: float) -> skia.Path:
    return svg_path(
        f"M{-rx} {ry} L{-rx} {-ry * 0.2} C{-rx} {-ry * 1.3} {rx} {-ry * 1.3} {rx} {-ry * 0.2} L{rx} {ry} "
        f"L{rx * 0.6} {ry * 0.86} L{rx * 0.2} {ry} L{-rx * 0.2} {ry * 0.86} L{-rx * 0.6} {ry} Z"
    )


def _ellipse(rx: float, ry: float) -> skia.Path:
    return circle(0, 0, rx, ry)


_WINDOWS: Final[dict[str, Callable[[float, float], skia.Path]]] = {
    "ore": _octagon,
    "plant": _pointed_arch,
    "organism": _ellipse,
    "liquid": _cloud,
    "soul": _ragged_arch,
}
