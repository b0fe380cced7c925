"""Surfaces: turning, fading, dyeing, cutting, mirroring and shadows of premultiplied pictures."""

import math
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.view.heap import LARGE

ALPHA_STEPS = 32
"""Fading knows this many steps, so that a fade is made of pictures that can be kept."""

TURN_STEPS = 4
"""Steps of rotation per degree."""


SHADED = 0.48
"""How opaque shadows are where they are deepest."""

CAST = (0.45, 0.85)
"""How far a shadow lies to the right and down, as parts of the height of the thing; light comes from the upper left."""

SPREAD = 1.1
"""How far its rim is blurred, as a part of the height."""

SOLID = 160
"""The opacity from which a part of a picture belongs to the thing and not to the shadow that it was painted with."""

COARSE_SHADE = 1.4
"""Shadows are blurred so coarsely that this many px are left of what they spread over."""


SMALL = 60_000
"""Pictures of at most so many px have other colours beside the one that is dyed."""

NEAR, FAR, GREYISH = 55.0, 72.0, 14.0
"""Up to how many degrees from its own hue a dye is taken whole, from where on not at all, and what is nearly grey."""

ATTENDANTS = 1024
"""The bytes of all that a kept surface needs beside its px: the objects that hold it, its key and its place."""

PAGE = 4096


def bytes_of(surface: pygame.Surface) -> int:
    """Return the bytes that it takes to keep a surface; one that stands apart on the heap takes whole pages."""
    size = surface.get_pitch() * surface.get_height()
    return ATTENDANTS + (size if size < LARGE else -(-size // PAGE) * PAGE)


def blank(width: int, height: int) -> pygame.Surface:
    """Return a transparent surface."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA, 32)


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    """Return a copy of a straight-alpha surface in the window's format, premultiplied."""
    return surface.convert_alpha().premul_alpha()


def scaled(surface: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Return the surface at another size in px, smoothed."""
    if surface.get_size() == (width, height):
        return surface
    return pygame.transform.smoothscale(surface, (width, height))


def lying(surface: pygame.Surface, width: int, height: int, far: float) -> pygame.Surface:
    """Return a picture as it lies on a table, `width` and `height` px: its far edge is `far` times as long as the near.

    What lies farther off is lower, as the eye sees it.
    """
    source_width, source_height = surface.get_size()

    def depth(row: float) -> float:
        return (1 / far - 1 / (far + (1 - far) * row / height)) / (1 / far - 1) * source_height

    laid = blank(width, height)
    for row in range(height):
        across = round(width * (far + (1 - far) * (row + 0.5) / height))
        top = min(int(depth(row)), source_height - 1)
        bottom = min(max(round(depth(row + 1)), top + 1), source_height)
        strip = surface.subsurface((0, top, source_width, bottom - top))
        laid.blit(
            pygame.transform.smoothscale(strip, (across, 1)),
            ((width - across) // 2, row),
            special_flags=pygame.BLEND_RGBA_ADD,
        )
    return laid


def faded(surface: pygame.Surface, alpha: float) -> pygame.Surface:
    """Return a copy with all its opacity multiplied by `alpha` (0–1)."""
    copy = surface.copy()
    level = round(255 * alpha)
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def turned(surface: pygame.Surface, degrees: float, zoom: float = 1.0) -> pygame.Surface:
    """Return the surface scaled and rotated clockwise about its centre, smoothed, in a larger one that holds it."""
    return pygame.transform.rotozoom(surface, -degrees, zoom)


def lifted(surface: pygame.Surface, factor: float) -> pygame.Surface:
    """Return a copy of a premultiplied surface in colours so many times as light; dark lines stay dark.

    What would be lighter than white is white. Factors go up to 2.
    """
    copy = surface.copy()
    if factor <= 1:
        level = round(255 * factor)
        copy.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return copy
    more = surface.copy()
    level = round(255 * (factor - 1))
    more.fill((level, level, level, 0), special_flags=pygame.BLEND_RGBA_MULT)
    copy.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    copy.blit(stencil(surface), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    return copy


class Dye(NamedTuple):
    """How colours are changed: `turn` in degrees about the circle of hues, the others from -1 to 1 (0: as they are).

    Where it has a `hue`, only colours near that one are changed.
    """

    turn: float = 0.0
    saturation: float = 0.0
    lightness: float = 0.0
    hue: float | None = None


def dyed(surface: pygame.Surface, dye: Dye) -> pygame.Surface:
    """Return a copy of a premultiplied surface in other colours; ink, and white as far as it is white, stay.

    Large ones are washes of one colour: there the dye takes all of it, whatever its hue.
    """
    copy = pygame.transform.hsl(surface, dye.turn, dye.saturation, dye.lightness)
    copy.blit(stencil(surface), (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    width, height = surface.get_size()
    if dye.hue is None or width * height > SMALL:
        return copy
    for x in range(width):
        for y in range(height):
            as_it_was = surface.get_at((x, y))
            if as_it_was.a and (kept := 1 - _taken(tuple(as_it_was)[:3], dye.hue)):
                copy.set_at((x, y), copy.get_at((x, y)).lerp(as_it_was, kept))
    return copy


@lru_cache(maxsize=8192)
def _taken(colour: tuple[int, int, int], hue: float) -> float:
    """Return how far a colour takes a dye for another hue (0 to 1): the nearer and the stronger it is, the more."""
    own, saturation, _, _ = pygame.Color(colour).hsva
    apart = abs((own - hue + 180) % 360 - 180)
    return max(0.0, min(1.0, (FAR - apart) / (FAR - NEAR))) * min(1.0, saturation / GREYISH)


def shaded(surface: pygame.Surface, height: float) -> tuple[pygame.Surface, int]:
    """Return a premultiplied picture with the soft shadow of something that lies so many px above what is beneath it.

    It is larger than the picture by the number of px that is returned, at each side.
    """
    reach = math.ceil(height * (CAST[1] + 2 * SPREAD))
    bounds = surface.get_bounding_rect(min_alpha=SOLID)
    width, high = surface.get_size()
    grown = max(0, reach - min(bounds.x, bounds.y, width - bounds.right, high - bounds.bottom))
    coarse = max(1.0, height * SPREAD / COARSE_SHADE)
    whole = blank(width + 2 * grown, high + 2 * grown)
    shade = blank(math.ceil(whole.get_width() / coarse), math.ceil(whole.get_height() / coarse))
    small = scaled(surface, max(1, round(width / coarse)), max(1, round(high / coarse)))
    shade.blit(small, (round(grown / coarse), round(grown / coarse)), special_flags=pygame.BLEND_PREMULTIPLIED)
    shade = pygame.transform.gaussian_blur(shade, max(1, round(height * SPREAD / coarse)))
    shade.fill((0, 0, 0, round(255 * SHADED)), special_flags=pygame.BLEND_RGBA_MULT)
    cast = round(height * CAST[0]), round(height * CAST[1])
    stretched = scaled(shade, round(shade.get_width() * coarse), round(shade.get_height() * coarse))
    whole.blit(stretched, cast, special_flags=pygame.BLEND_PREMULTIPLIED)
    whole.blit(surface, (grown, grown), special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole, grown


def stencil(surface: pygame.Surface) -> pygame.Surface:
    """Return the opacity of a surface as a premultiplied white one, for `cut_by`."""
    white = surface.convert_alpha()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white.premul_alpha()


def cut_by(surface: pygame.Surface, mask: pygame.Surface) -> None:
    """Multiply a premultiplied surface by a stencil of the same size, in place."""
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def slope(width: int, height: int, *, down: bool) -> pygame.Surface:
    """Return a stencil that is empty at one edge and whole at the lower one, or the upper."""
    surface = blank(width, height)
    for row in range(height):
        part = round(255 * (row + 1) / height)
        surface.fill((part,) * 4, (0, row if down else height - 1 - row, width, 1))
    return surface


def alpha_step(alpha: float) -> int:
    """Return the step of an opacity (0–1): 0 is nothing, ALPHA_STEPS everything."""
    return max(0, min(ALPHA_STEPS, round(alpha * ALPHA_STEPS)))


def turn_step(degrees: float) -> int:
    """Return the step of an angle in degrees."""
    return round(degrees * TURN_STEPS) % (360 * TURN_STEPS)
