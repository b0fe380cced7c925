"""What lies on the mats: cells of the square, stars between cards, branch slices, medallions, moons, brush rings."""

from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.cauldron15_cards.thrift import Thrift, reduce_colours
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, on_circle, rounded_rect, sample, star
from assets.art.sheets import Sprite

CELL: Final = 129
SMALL_CELL: Final = 54
CARD: Final = 134
STAR: Final = 34
SLICE_RADIUS: Final = 28
MOON: Final = 32
MOON_NOW: Final = 38
LINE_OF_FIVE: Final = (685, 129)
MARGIN: Final = 8
RING_MARGIN: Final = 16
LIGHT: Final = "#fffbe0"
DOT_PITCH: Final = 11
MARK_THRIFT: Final = Thrift(colours=20, smoothing=3)


def _dotted(canvas: Canvas, outline: skia.Path, pitch: float, radius: float, colour: str, alpha: float) -> None:
    """Dots along an outline, about ``pitch`` apart."""
    points = sample(outline, 1)[0][0]
    count = int(len(points) / pitch)
    for i in range(count):
        x, y = points[int(i * len(points) / count)]
        canvas.base(circle(float(x), float(y), radius), colour, alpha)


def cell(state: str) -> Canvas:
    """A cell of the square, 129x129; state is certain, edge (one of two edges), open (a card may go here) or hover."""
    canvas = Canvas(CELL + 2 * RING_MARGIN, CELL + 2 * RING_MARGIN, seed=50 + len(state), tooth=0.4)
    with canvas.at(RING_MARGIN, RING_MARGIN):
        place = rounded_rect(3, 3, CELL - 6, CELL - 6, CELL * 0.1)
        if state == "certain":
            canvas.gouache(place, c.PAPER_LITE, 0.2, 1)
            _dotted(canvas, place, DOT_PITCH, 2.6, c.FERN, 0.88)
        elif state == "edge":
            _dotted(canvas, place, DOT_PITCH, 2.0, c.INK_SOFT, 0.55)
        elif state == "open":
            for inset, alpha in ((-7, 0.16), (-3, 0.2), (1, 0.26)):
                halo = rounded_rect(3 + inset, 3 + inset, CELL - 6 - 2 * inset, CELL - 6 - 2 * inset, CELL * 0.12)
                canvas.gouache(halo, LIGHT, alpha, 2.2)
            canvas.ink(place, 4.6, c.UMBER, wobble=1.0, shade=0.1, dry=0.2, corners=False)
            canvas.ink(place, 3.0, c.GOLD, wobble=1.2, shade=0, dry=0.1, corners=False)
            canvas.ink(place, 1.0, LIGHT, wobble=1.2, shade=0, dry=0.3, corners=False)
            for degrees in (45, 135, 225, 315):
                canvas.gouache(star(*on_circle(CELL / 2, CELL / 2, 70, degrees), 6.5, 4, 0.3), LIGHT, 1, 0)
        else:
            canvas.gouache(place, LIGHT, 0.5, 1.4)
            _brush(canvas, rounded_rect(0, 0, CELL, CELL, CELL * 0.1), 9)
    return canvas


def small_cell() -> Canvas:
    """A cell of an opponent's square, 54x54."""
    canvas = Canvas(SMALL_CELL + 2 * MARGIN, SMALL_CELL + 2 * MARGIN, seed=58, tooth=0.4)
    with canvas.at(MARGIN, MARGIN):
        place = rounded_rect(2, 2, SMALL_CELL - 4, SMALL_CELL - 4, 6)
        _dotted(canvas, place, 8.5, 1.7, c.INK_SOFT, 0.5)
    return canvas


def _brush(canvas: Canvas, loop: skia.Path, width: float) -> None:
    """A stroke of gold around something."""
    canvas.ink(loop, width + 3, c.UMBER, wobble=1.0, shade=0.2, alpha=0.6, dry=0.2, corners=False)
    canvas.ink(loop, width, c.GOLD, wobble=1.5, shade=0.1, dry=0.4, alpha=0.97, corners=False)
    canvas.ink(loop, width * 0.3, c.GOLD_LITE, wobble=1.8, shade=0, dry=0.6, taper=(0.2, 0.4), corners=False)


def card_ring() -> Canvas:
    """The wide gold brush around a card of the chosen pair, 134x134."""
    canvas = Canvas(CARD + 2 * RING_MARGIN, CARD + 2 * RING_MARGIN, seed=61, tooth=0.4)
    with canvas.at(RING_MARGIN, RING_MARGIN):
        _brush(canvas, rounded_rect(-3, -3, CARD + 6, CARD + 6, 15), 10)
    return canvas


def lit_line(upright: bool) -> Canvas:
    """A frame of light around a line of five cards: gold brush, and a glow that fades outwards."""
    width, height = LINE_OF_FIVE[::-1] if upright else LINE_OF_FIVE
    margin = 2 * RING_MARGIN
    canvas = Canvas(width + 2 * margin, height + 2 * margin, seed=63, tooth=0)
    with canvas.at(margin, margin):
        hole = rounded_rect(-1, -1, width + 2, height + 2, 15)
        for reach, alpha in ((22, 0.12), (15, 0.18), (8, 0.26)):
            halo = rounded_rect(-reach, -reach, width + 2 * reach, height + 2 * reach, 15 + reach)
            glow = skia.Op(halo, hole, skia.PathOp.kDifference_PathOp)
            canvas.gouache(glow, LIGHT, alpha, 0)
        _brush(canvas, rounded_rect(-5, -5, width + 10, height + 10, 18), 9)
    return canvas


def link_star() -> Canvas:
    """The paper star between two cards whose adjacency scores, 34x34."""
    canvas = Canvas(STAR + 2 * MARGIN, STAR + 2 * MARGIN, seed=64, tooth=0.4)
    with canvas.at(MARGIN + STAR / 2, MARGIN + STAR / 2):
        outline = star(0, 0.8, 16, 5, 0.52)
        canvas.base(outline, c.PAPER_LITE)
        canvas.wash(outline, "#f0dc8c", 0.4, loose=0.3, edge=0.9, inset=0)
        canvas.ink(outline, 2.3, overshoot=0)
        canvas.shadow(outline, 1.5, 2.5, 2, 0.5)
    return canvas


def branch_slice(scored: bool) -> Canvas:
    """The slice of a branch that carries the points of a line, 56x56; grey without points."""
    canvas = Canvas(2 * SLICE_RADIUS + 2 * MARGIN, 2 * SLICE_RADIUS + 2 * MARGIN + 2, seed=66, tooth=0.5)
    rng = np.random.default_rng(4)
    with canvas.at(MARGIN + SLICE_RADIUS, MARGIN + SLICE_RADIUS):
        bark = blob(*(on_circle(0, 0, SLICE_RADIUS - 0.6 + float(rng.normal(0, 0.8)), 30 * i) for i in range(12)))
        canvas.base(bark, "#b88a57" if scored else "#b5aa98")
        canvas.wash(bark, c.SEPIA, 0.95 if scored else 0.75, loose=0.4, shift=(0, 0))
        canvas.edge_hatch(bark, 0, 1, 34, 4.4, 1.2)
        canvas.ink(bark, 2.3, corners=False)
        heart = circle(0, 0, SLICE_RADIUS * 0.81)
        canvas.base(heart, c.PAPER_LITE if scored else c.PAPER)
        canvas.wash(heart, c.STRAW if scored else c.STONE, 0.4 if scored else 0.55, edge=0.8)
        canvas.ink(heart, 1.2)
        for part in (0.66, 0.48):
            ring = circle(float(rng.normal(0, 0.7)), float(rng.normal(0, 0.7)), SLICE_RADIUS * part)
            canvas.ink(ring, 0.8, c.INK_GHOST, alpha=0.6, wobble=1)
        canvas.shadow(bark, 2, 4, 3, 0.42)
    return canvas


def medallion(size: int, colour: str) -> Canvas:
    """A blank medallion with a scalloped rim for a total."""
    canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN, seed=size, tooth=0.45)
    radius = size / 2
    with canvas.at(MARGIN + radius, MARGIN + radius):
        rim = blob(*(on_circle(0, 0, radius - (0 if i % 2 else 2.4), 15 * i) for i in range(24)), tension=0.4)
        canvas.base(rim, "#f7e2a4")
        canvas.wash(rim, colour, 0.92, edge=0.9, vary=0.5)
        canvas.ink(rim, 2.2, corners=False)
        for i in range(12):
            canvas.gouache(circle(*on_circle(0, 0, radius * 0.87, 30 * i + 15), 1.7), c.CREAM_TEXT, 0.9, 0)
        face = circle(0, 0, radius * 0.76)
        canvas.base(face, c.PAPER_LITE, 0.92)
        canvas.wash(face, colour, 0.24, edge=0.8, loose=0.5)
        canvas.ink(face, 1.2)
        canvas.shadow(rim, 2, 3, 3, 0.42)
    reduce_colours(canvas, MARK_THRIFT)
    return canvas


def moon(state: str) -> Canvas:
    """A round of the game: gone (night), now (gold, larger), coming (blank)."""
    size = MOON_NOW if state == "now" else MOON
    canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN, seed=70 + len(state), tooth=0.5)
    with canvas.at(MARGIN + size / 2, MARGIN + size / 2):
        disc = circle(0, 0, size / 2 - (1.5 if state == "now" else 0.5))
        canvas.base(disc, c.PAPER_LITE)
        canvas.wash(disc, c.STRAW, 0.35)
        if state == "gone":
            canvas.wash(disc, c.DUSK, 0.95, shift=(0, 0), loose=0.4, bloom=0.5)
            canvas.gouache(crescent(-1, 0, 9.5, 0.55, -0.4), "#dfe3ea", 0.5, 0.3)
        elif state == "now":
            canvas.wash(disc, c.GOLD, 0.95, shift=(0, 0), edge=0.8)
            for x, y, radius in ((-5, -5, 3.4), (5, 3, 2.6), (-3, 7, 1.8)):
                canvas.wash(circle(x, y, radius), c.UMBER, 0.35, loose=0.3, spill=0)
            canvas.gouache(blob((-12, -6), (-8, -12), (-2, -14), (-8, -8)), c.WHITE, 0.55, 0.4)
        canvas.ink(disc, 2.0)
        if state == "now":
            canvas.ink(circle(0, 0, size / 2 + 1.5), 3.6, c.GOLD, wobble=1, dry=0.4, shade=0, corners=False)
        canvas.shadow(disc, 2, 3, 2.5, 0.35)
    return canvas


def _inside(size: float, margin: float = MARGIN) -> tuple[float, float, float, float]:
    return margin, margin, size, size


def _lit_sprites() -> dict[str, Sprite]:
    margin, (width, height) = 2 * RING_MARGIN, LINE_OF_FIVE
    return {
        "lit.row": Sprite(partial(lit_line, False), (margin, margin, width, height)),
        "lit.column": Sprite(partial(lit_line, True), (margin, margin, height, width)),
    }


SPRITES: Final[dict[str, Sprite]] = {
    **{
        f"cell.{state}": Sprite(partial(cell, state), _inside(CELL, RING_MARGIN))
        for state in ("certain", "edge", "open", "hover")
    },
    "cell.small": Sprite(small_cell, _inside(SMALL_CELL)),
    "ring.card": Sprite(card_ring, _inside(CARD, RING_MARGIN)),
    "star": Sprite(link_star, _inside(STAR)),
    "slice.on": Sprite(partial(branch_slice, True), _inside(2 * SLICE_RADIUS)),
    "slice.off": Sprite(partial(branch_slice, False), _inside(2 * SLICE_RADIUS)),
    "medallion.96": Sprite(partial(medallion, 96, c.MOSS), _inside(96)),
    "medallion.84": Sprite(partial(medallion, 84, c.MOSS), _inside(84)),
    **{
        f"medallion.84.{seat}": Sprite(partial(medallion, 84, colour), _inside(84))
        for seat, colour in c.SEAT_COLOURS.items()
    },
    "moon.alarun.gone": Sprite(partial(moon, "gone"), _inside(MOON)),
    "moon.alarun.now": Sprite(partial(moon, "now"), _inside(MOON_NOW)),
    "moon.alarun.coming": Sprite(partial(moon, "coming"), _inside(MOON)),
    **_lit_sprites(),
}
