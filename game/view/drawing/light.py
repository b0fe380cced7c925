"""Light on a table: dusk over the whole of it, lifted where lamps stand. It is painted into the ground once."""

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.view.drawing.area import Area
from game.view.drawing.viewport import Viewport

COARSE = 12
"""So many px of the window are one px of the light; smoothing makes it soft."""

STEPS = 20
"""How many rings the rim of a pool has."""

CORE = 0.72
"""The part of a pool, from its middle, that has the full light."""


SPILL = 36.0
"""How far the light on a sheet fades away beyond its edge, in layout px."""

SPILL_CORNER = 60.0


class Lamp(NamedTuple):
    """A pool of light in layout px; `glow` is a colour that is added in its middle, if any.

    `light` is the colour that is left of white where it shines. An even one lights a whole rectangle, not an ellipse.
    """

    area: Area
    glow: str | None = None
    light: str = "white"
    even: bool = False


def shine(ground: pygame.Surface, viewport: Viewport, dusk: str, lamps: Iterable[Lamp]) -> None:
    """Darken a ground of the viewport's size by the colour of the dusk, but not where lamps stand; in place."""
    size = max(1, viewport.width // COARSE), max(1, viewport.height // COARSE)
    shade, glow = pygame.Surface(size), pygame.Surface(size)
    shade.fill(dusk)
    glowing = False
    for lamp in lamps:
        if lamp.even:
            _sheet(shade, viewport, lamp.area, pygame.Color(dusk), pygame.Color(lamp.light))
        else:
            _pool(shade, viewport, lamp.area, pygame.Color(dusk), pygame.Color(lamp.light), CORE)
        if lamp.glow is not None:
            glowing = True
            _pool(glow, viewport, lamp.area, pygame.Color("black"), pygame.Color(lamp.glow), 0.0)
    ground.blit(_soft(shade, ground), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if glowing:
        ground.blit(_soft(glow, ground), (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _soft(light: pygame.Surface, ground: pygame.Surface) -> pygame.Surface:
    """Return a coarse light at the size and in the format of a ground, without steps."""
    blurred = pygame.transform.gaussian_blur(light, 3)
    return pygame.transform.smoothscale(blurred.convert(ground), ground.get_size())


def _pool(
    light: pygame.Surface, viewport: Viewport, area: Area, outside: pygame.Color, inside: pygame.Color, core: float
) -> None:
    """Paint an ellipse that fits around an area, from one colour at its rim to another from its core on."""
    x, y, width, height = (value / COARSE for value in viewport.to_window(area))
    middle = x + width / 2, y + height / 2
    pool = pygame.Surface(light.get_size())
    for step in range(STEPS + 1):
        part = step / STEPS
        reach = 1 - (1 - core) * part
        ellipse = pygame.Rect(0, 0, max(1, round(width * reach)), max(1, round(height * reach)))
        ellipse.center = round(middle[0]), round(middle[1])
        pygame.draw.ellipse(pool, outside.lerp(inside, part * part * (3 - 2 * part)), ellipse)
    light.blit(pool, (0, 0), special_flags=pygame.BLEND_RGB_MAX)


def _sheet(light: pygame.Surface, viewport: Viewport, area: Area, outside: pygame.Color, inside: pygame.Color) -> None:
    """Paint a rectangle in one colour, which fades away to another beyond its edge."""
    sheet = pygame.Surface(light.get_size())
    for step in range(STEPS + 1):
        part = step / STEPS
        x, y, width, height = (value / COARSE for value in viewport.to_window(area.inset(-SPILL * (1 - part))))
        corner = round(SPILL_CORNER * viewport.scale / COARSE)
        colour = outside.lerp(inside, part * part * (3 - 2 * part))
        pygame.draw.rect(sheet, colour, (round(x), round(y), round(width), round(height)), border_radius=corner)
    light.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
