"""Ribbons, all blank: names, the prompt, headings of dialogs."""

from functools import partial
from typing import Final

import skia

from assets.art.inkwash import palette as c
from assets.art.inkwash import pigment
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, line, polygon, svg_path
from assets.art.sheets import Sprite

NAME_HEIGHT = 32
NAME_WIDTHS: Final = {110: 150, 150: 150, 200: 200, 260: 200}
"""Each width and the width of its picture: the program stretches a ribbon between its ends."""

NAME_TONES: Final = {**c.SEAT_COLOURS, "gold": c.GOLD, "sepia": c.SEPIA}
FIRST: Final = 0.88
"""The part of a wash's strength that is left to its first pigment."""

NAME_STRENGTHS: Final = {
    "plum": 0.42,
    "moss": 0.48,
    "blood": 0.4,
    "teal": 0.42,
    "dusk": 0.42,
    "gold": 0.58,
    "sepia": 0.26,
}
"""How strong the wash of a name may be so that ink on it is read."""

PROMPT_SIZE = (790, 52)
HEADING_SIZE = (520, 64)
MARGIN = 10


def name_ribbon(tone: str, width: float) -> Canvas:
    """A slip of coloured paper for a name, with slightly rolled ends."""
    height = NAME_HEIGHT
    canvas = Canvas(
        width + 2 * MARGIN, height + 2 * MARGIN, seed=int(width) + 17 * list(NAME_TONES).index(tone), tooth=0.3
    )
    with canvas.at(MARGIN, MARGIN):
        outline = blob(
            (1, 4),
            (width * 0.2, 1),
            (width * 0.5, 2.5),
            (width * 0.8, 0.5),
            (width - 1, 3),
            (width, height * 0.5),
            (width - 2, height - 3),
            (width * 0.75, height - 0.5),
            (width * 0.45, height - 2),
            (width * 0.15, height),
            (2, height - 3),
            (0, height * 0.55),
            tension=0.4,
        )
        canvas.base(outline, c.PAPER_LITE)
        colour, strength = NAME_TONES[tone], NAME_STRENGTHS[tone]
        canvas.wash(outline, colour, FIRST * strength, edge=1.0, vary=0.42, loose=1.2, bloom=0.4, cell=80)
        pigment.stain(canvas, outline, colour, strength, 46)
        for x in (5.5, width - 6):
            canvas.ink(line((x, 5), (x + 1, height / 2), (x, height - 6)), 1.0, colour, alpha=0.7)
        canvas.ink(outline, 2.0, corners=False)
        canvas.shadow(outline, 2, 3.5, 2.5, 0.42)
    return canvas


def _tail(canvas: Canvas, x: float, y: float, side: int, length: float, height: float, colour: str) -> None:
    """A swallow tail folded behind the end of a ribbon at (x, y); side is -1 on the left, 1 on the right."""
    out, inner, drop = x + side * length, x - side * 18, 9
    tail = svg_path(
        f"M{inner} {y + drop} C{x} {y + drop + 2} {x + side * length * 0.6} {y + drop + 1} {out} {y + drop - 2}"
        f" L{out - side * 11} {y + drop + height * 0.46} L{out + side * 1.5} {y + drop + height - 4}"
        f" C{x + side * length * 0.5} {y + drop + height} {x} {y + drop + height} {inner} {y + drop + height - 2} Z"
    )
    canvas.base(tail, c.PAPER)
    canvas.wash(tail, colour, 0.95, edge=0.8)
    canvas.hatch(tail, 90, 3.4, cover=0.6, width=0.9, colour=c.INK)
    canvas.ink(tail, 2.0)
    fold = polygon((inner, y + drop + height - 2), (x - side, y + height + 1), (inner, y + height - 1))
    canvas.base(fold, c.INK)
    canvas.ink(fold, 1.2)


def _body(width: float, height: float, sag: float) -> skia.Path:
    third, two_thirds = width * 0.3, width * 0.7
    return svg_path(
        f"M0 {sag} C{third} {-sag * 0.6} {two_thirds} {-sag * 0.6} {width} {sag}"
        f" L{width} {height + sag * 0.4} C{two_thirds} {height - sag} {third} {height - sag} 0 {height + sag * 0.4} Z"
    )


def banner(
    width: float, height: float, colour: str, strength: float, tail_colour: str, tail: float, seed: int
) -> Canvas:
    """A ribbon with swallow tails of ``tail`` pixels to both sides of its width."""
    margin = tail + 8
    canvas = Canvas(width + 2 * margin, height + 34, seed=seed, tooth=0.4)
    with canvas.at(margin, 6):
        _tail(canvas, 0, 0, -1, tail, height, tail_colour)
        _tail(canvas, width, 0, 1, tail, height, tail_colour)
        body = _body(width, height, 4)
        canvas.base(body, c.PAPER_LITE)
        canvas.wash(body, colour, FIRST * strength, edge=1.5, vary=0.5, loose=2.0, bloom=0.6, cell=140, granul=0.04)
        pigment.stain(canvas, body, colour, strength)
        for y in (6, height - 5):
            canvas.ink(
                line((10, y + 3), (width * 0.3, y), (width * 0.7, y), (width - 10, y + 3)),
                0.9,
                colour,
                alpha=0.8,
            )
        canvas.ink(body, 2.5)
        canvas.shadow(body, 3, 5, 4, 0.42)
    return canvas


def _banner_sprite(
    size: tuple[float, float], colour: str, strength: float, tail_colour: str, tail: float, seed: int
) -> Sprite:
    draw = partial(banner, *size, colour, strength, tail_colour, tail, seed)
    return Sprite(draw, (tail + 8, 6, *size))


def sprites() -> dict[str, Sprite]:
    """All ribbons."""
    found = {
        f"name.{tone}.{width}": Sprite(partial(name_ribbon, tone, baked), (MARGIN, MARGIN, baked, NAME_HEIGHT))
        for tone in NAME_TONES
        for width, baked in NAME_WIDTHS.items()
    }
    found["prompt.gold"] = _banner_sprite(PROMPT_SIZE, c.GOLD, 0.55, c.GOLD, 36, 81)
    found["prompt.quiet"] = _banner_sprite(PROMPT_SIZE, c.STRAW, 0.28, c.SEPIA, 36, 82)
    found["heading"] = _banner_sprite(HEADING_SIZE, c.PLUM, 0.42, c.PLUM, 44, 83)
    return found
