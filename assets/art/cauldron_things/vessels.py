"""What potions are made of: glass with a liquid, corks, handles, labels, feet; in a box of 150x190 around the origin.

A potion stands on y 86. In the little drawing of a potion lines are thick and what ``is_fine`` guards is left out.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import skia

from assets.art import brush
from assets.art.cauldron_things.hues import GLASS
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, both, circle, line, polygon, svg_path

FINE: Final = 0.8
"""Below this factor on line widths a drawing is a little one."""

FOOT: Final = 86


class Liquid(NamedTuple):
    """A liquid: colour, its deeper tone, a light tone for bubbles."""

    colour: str
    deep: str
    light: str = c.WHITE


def is_fine(canvas: Canvas) -> bool:
    """Whether the drawing is large enough for hatching, threads and small lights."""
    return canvas.line_scale > FINE


def phial(x: float, half: float, shoulder: float, neck: float, top: float, foot: float = FOOT) -> skia.Path:
    """An upright bottle: half its width, the heights of its shoulder and its neck's end, half the neck's width."""
    return svg_path(
        f"M{x - neck} {top} L{x - neck} {shoulder - 14} C{x - neck} {shoulder - 2} {x - half} {shoulder - 4} "
        f"{x - half} {shoulder + 16} L{x - half} {foot - 10} C{x - half} {foot} {x - half * 0.5} {foot} {x} {foot} "
        f"C{x + half * 0.5} {foot} {x + half} {foot} {x + half} {foot - 10} L{x + half} {shoulder + 16} "
        f"C{x + half} {shoulder - 4} {x + neck} {shoulder - 2} {x + neck} {shoulder - 14} L{x + neck} {top} Z"
    )


def globe(x: float, y: float, radius: float, neck: float, top: float, flat: float = 1.0) -> skia.Path:
    """A round flask: centre and radius of its belly, half the width of its neck, the neck's end."""
    r, height = radius, radius * flat
    rise = y - height * 0.9
    return svg_path(
        f"M{x - neck} {top} L{x - neck} {rise - 6} C{x - neck} {rise + 4} {x - r} {y - height * 0.66} {x - r} {y} "
        f"C{x - r} {y + height * 0.62} {x - r * 0.55} {y + height} {x} {y + height} "
        f"C{x + r * 0.55} {y + height} {x + r} {y + height * 0.62} {x + r} {y} "
        f"C{x + r} {y - height * 0.66} {x + neck} {rise + 4} {x + neck} {rise - 6} L{x + neck} {top} Z"
    )


def below(body: skia.Path, level: float, tilt: float = 0) -> skia.Path:
    """What a vessel holds below a wavy level; ``tilt`` lowers its right end."""
    wave = ((-110, level - tilt * 1.4), (-36, level + 4 - tilt * 0.5), (0, level - 2), (36, level + 4 + tilt * 0.5))
    return both(body, blob(*wave, (110, level + tilt * 1.4), (110, 130), (-110, 130), tension=0.4))


@contextmanager
def glass(
    canvas: Canvas, body: skia.Path, liquid: Liquid, level: float, tilt: float = 0, shine: bool = True
) -> Iterator[None]:
    """A vessel of glass: what is painted inside the context floats in it."""
    bounds = body.computeTightBounds()
    canvas.base(body, GLASS)
    canvas.wash(body, c.TEAL, 0.15, edge=1.4, loose=0.5, vary=0.2)
    held = below(body, level, tilt)
    if level < bounds.bottom():
        canvas.base(held, liquid.light, 0.35)
        canvas.wash(held, liquid.colour, 1.0, vary=0.6, edge=0.8, bloom=0.6, loose=0.8, inset=0, shift=(0, 0))
    with canvas.clip(body):
        x, y = bounds.centerX(), bounds.bottom()
        if level < y:
            half = bounds.width() / 2
            shadow = blob(
                (x + half * 0.2, level), (x + half, level), (x + half, y), (x, y + 4), (x + half * 0.5, y - 30)
            )
            with canvas.clip(held):
                canvas.glaze(shadow, liquid.deep, 0.75, soft=5)
            wave = ((-80, level - tilt), (-30, level + 4 - tilt * 0.4), (0, level - 2), (30, level + 4 + tilt * 0.4))
            canvas.ink(line(*wave, (80, level + tilt)), 1.8)
        yield
        if is_fine(canvas):
            canvas.hatch(body, 58, 4.8, cover=0.24, width=1.0, colour=c.INK)
    if shine:
        left, top = bounds.left(), max(bounds.top(), bounds.bottom() - bounds.width() * 1.3)
        height = bounds.bottom() - top
        with canvas.clip(body):
            canvas.gouache(
                blob(
                    (left + 9, top + height * 0.68),
                    (left + 9, top + height * 0.4),
                    (left + 20, top + height * 0.2),
                    (left + 17, top + height * 0.44),
                ),
                c.WHITE,
                0.85,
                0.5,
            )
    canvas.ink(body, 3.2, corners=False)


def cork(canvas: Canvas, x: float, y: float, half: float, height: float = 24, singed: bool = False) -> None:
    """A cork that stands in a neck at (x, y), with the glass lip around it."""
    stopper = svg_path(
        f"M{x - half} {y} C{x - half - 1} {y - height * 0.5} {x - half - 3} {y - height * 0.8} {x - half - 2} "
        f"{y - height} C{x - half * 0.4} {y - height - 4} {x + half * 0.4} {y - height - 4} {x + half + 2} "
        f"{y - height} C{x + half + 3} {y - height * 0.8} {x + half + 1} {y - height * 0.5} {x + half} {y} Z"
    )
    brush.fill(canvas, stopper, c.INK if singed else c.UMBER, 2.2, 0.8 if singed else 0.6, "#d7ae78")
    lip(canvas, x, y, half + 6)


def lip(canvas: Canvas, x: float, y: float, half: float) -> None:
    """The rim of a neck."""
    rim = blob((x - half, y), (x - half * 0.6, y - 5), (x + half * 0.6, y - 5), (x + half, y), (x, y + 6))
    canvas.base(rim, GLASS)
    canvas.wash(rim, c.TEAL, 0.25, loose=0.4)
    canvas.ink(rim, 2.1)


def rod(
    canvas: Canvas, points: Iterable[Point], width: float, colour: str, taper: Point = (0, 0), tension: float = 0.55
) -> None:
    """A round bar, limb, string or handle along a line, outlined; ``width`` is that of the coloured part."""
    path = line(*points, tension=tension)
    edge = min(5.8, max(3.6, width * 0.34 + 2.6))
    least = 0.2 if any(taper) else 0.28
    canvas.ink(path, width + edge, c.INK, taper=taper, dry=0, shade=0, corners=False, min_width=least, wobble=0.3)
    canvas.ink(path, width, colour, taper=taper, dry=0, shade=0, corners=False, min_width=least * 0.5, wobble=0.3)


def bubbles(canvas: Canvas, places: Iterable[tuple[float, float, float]], liquid: Liquid) -> None:
    """Bubbles at (x, y, radius)."""
    for x, y, radius in places:
        ring = circle(x, y, radius)
        canvas.gouache(ring, liquid.light, 0.6, 0.3)
        canvas.ink(ring, 1.4)


def surface(canvas: Canvas, x: float, y: float, half: float, high: float, colour: str) -> None:
    """What is seen of a liquid in an open vessel."""
    brush.fill(canvas, circle(x, y, half, high), colour, 2.4, 1.0, c.PAPER_LITE)


def puff(canvas: Canvas, x: float, y: float, size: float, colour: str = "#f3f1ea") -> None:
    """A small cloud, 40 wide at size 1."""
    cloud = blob(
        (x - 20 * size, y + 6 * size),
        (x - 16 * size, y - 5 * size),
        (x - 7 * size, y - 12 * size),
        (x + 4 * size, y - 13 * size),
        (x + 14 * size, y - 7 * size),
        (x + 21 * size, y + 4 * size),
        (x + 10 * size, y + 10 * size),
        (x - 8 * size, y + 11 * size),
    )
    canvas.base(cloud, colour)
    canvas.ink(cloud, 2.2)


def flash(canvas: Canvas, x: float, y: float, size: float, colour: str = "#ffd94a", turn: float = 0) -> None:
    """A stroke of lightning, 40 high at size 1."""
    with canvas.at(x, y, size, turn):
        bolt = polygon((6, -20), (-10, 3), (-1, 3), (-6, 20), (11, -5), (2, -5), (11, -20))
        canvas.base(bolt, colour)
        canvas.ink(bolt, 2.2)
