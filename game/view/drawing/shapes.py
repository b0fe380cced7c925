"""Shapes: plain forms painted in one colour on surfaces of their own, smooth at the edges."""

import math
from collections.abc import Sequence

import pygame

from game.view.drawing.picture import Box
from game.view.drawing.surfaces import blank, faded, turned
from game.view.drawing.text import Colour

_SOFT = 64
"""Soft forms are painted at this size in px and then stretched, which makes them softer."""

_SHADE = 24
"""Shades are reckoned at so many places across and down."""

_SHADE_RISE = 1.5
"""How fast they rise from the rim of the pool, inwards and outwards."""

_FINER = 4
"""Forms are painted so many times larger and then made smaller, which smooths their edges."""


def rectangle(width: int, height: int, colour: Colour, alpha: float, radius: int) -> pygame.Surface:
    """Return a filled rectangle with round corners; sizes in px."""
    if radius <= 0:
        surface = blank(width, height)
        surface.fill(_premultiplied(colour, alpha))
        return surface
    fine = blank(width * _FINER, height * _FINER)
    pygame.draw.rect(fine, colour, fine.get_rect(), border_radius=radius * _FINER)
    return _finish(fine, alpha)


def disc(diameter: int, colour: Colour, alpha: float) -> pygame.Surface:
    """Return a filled circle; sizes in px."""
    fine = blank(diameter * _FINER, diameter * _FINER)
    centre = diameter * _FINER / 2
    pygame.draw.circle(fine, colour, (centre, centre), centre)
    return _finish(fine, alpha)


def ring(diameter: int, line: int, colour: Colour, alpha: float) -> pygame.Surface:
    """Return a circle's line that lies inside the diameter; sizes in px."""
    fine = blank(diameter * _FINER, diameter * _FINER)
    centre = diameter * _FINER / 2
    pygame.draw.circle(fine, colour, (centre, centre), centre, line * _FINER)
    return _finish(fine, alpha)


def polygon(
    size: tuple[int, int], points: Sequence[tuple[float, float]], colour: Colour, alpha: float
) -> pygame.Surface:
    """Return a filled polygon on a surface of `size` px; points in px from its corner."""
    fine = blank(size[0] * _FINER, size[1] * _FINER)
    pygame.draw.polygon(fine, colour, [(x * _FINER, y * _FINER) for x, y in points])
    return _finish(fine, alpha)


def pierced(
    size: tuple[int, int], holes: Sequence[tuple[Box, float]], corner: int, colour: Colour, alpha: float
) -> pygame.Surface:
    """Return a filled surface of `size` px with holes: rectangles in px with round corners, each turned clockwise."""
    surface = blank(*size)
    surface.fill(_premultiplied(colour, alpha))
    left = blank(*size)
    left.fill((255, 255, 255, 255))
    for (x, y, width, height), turn in holes:
        hole = turned(rectangle(width, height, (255, 255, 255), 1.0, min(corner, width // 2, height // 2)), turn)
        corner_at = (x + (width - hole.get_width()) // 2, y + (height - hole.get_height()) // 2)
        left.blit(hole, corner_at, special_flags=pygame.BLEND_RGBA_SUB)
    surface.blit(left, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def soft(width: int, height: int, colour: Colour, alpha: float) -> pygame.Surface:
    """Return an ellipse that is `alpha` opaque in its middle and fades to nothing at its rim; sizes in px."""
    small = blank(_SOFT, _SOFT)
    for step in range(_SOFT // 2):
        part = (step + 1) / (_SOFT // 2)
        strength = alpha * part * part * (3 - 2 * part)
        pygame.draw.circle(small, _premultiplied(colour, strength), (_SOFT / 2, _SOFT / 2), _SOFT / 2 - step)
    return pygame.transform.smoothscale(small, (max(1, width), max(1, height)))


def shade(size: tuple[int, int], corner: int, pool: Box, warm: Colour, far: Colour, alpha: float) -> pygame.Surface:
    """Return the light on a rectangle with round corners: warm in a pool, dark beyond it; sizes in px.

    Both are `alpha` opaque where they are strongest: in the heart of the pool, and far outside it.
    """
    small = blank(_SHADE, _SHADE)
    width, height = size
    x, y, wide, high = pool
    for row in range(_SHADE):
        for column in range(_SHADE):
            across = ((column + 0.5) / _SHADE * width - x - wide / 2) / (wide / 2)
            down = ((row + 0.5) / _SHADE * height - y - high / 2) / (high / 2)
            reach = math.hypot(across, down) - 1
            part = min(1.0, abs(reach) * _SHADE_RISE)
            strength = alpha * part * part * (3 - 2 * part)
            small.set_at((column, row), _premultiplied(far if reach > 0 else warm, strength))
    surface, mask = pygame.transform.smoothscale(small, size), blank(width, height)
    # So faint a shade needs no smooth corners.
    pygame.draw.rect(mask, "white", mask.get_rect(), border_radius=corner)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _premultiplied(colour: Colour, alpha: float) -> tuple[int, int, int, int]:
    """Return a colour and its opacity as the four numbers of a premultiplied surface."""
    red, green, blue = (round(part * alpha) for part in colour)
    return red, green, blue, round(255 * alpha)


def _finish(fine: pygame.Surface, alpha: float) -> pygame.Surface:
    """Return a finely painted form at its own size, premultiplied and faded."""
    width, height = fine.get_width() // _FINER, fine.get_height() // _FINER
    surface = pygame.transform.smoothscale(fine.premul_alpha(), (width, height))
    return surface if alpha >= 1 else faded(surface, alpha)
