"""How far colours are apart, also for eyes that miss one kind of light.

The simulation is that of Machado, Oliveira and Fernandes (2009) for a whole loss, in linear light; the distance is
CIEDE2000 (Sharma, Wu and Dalal 2005) under daylight (D65).
"""

from collections.abc import Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

import pygame

Linear: TypeAlias = tuple[float, float, float]
"""Red, green and blue in linear light, 0 to 1."""

Lab: TypeAlias = tuple[float, float, float]

LOSSES: dict[str, tuple[Linear, Linear, Linear]] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What is seen of red, green and blue, a row each, by those who miss one kind of light."""

_TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)
_COARSE = 24
"""Pictures are looked at in so many px across."""


def linear(red: float, green: float, blue: float) -> Linear:
    """Return sRGB (0 to 255) in linear light."""
    return _each(red), _each(green), _each(blue)


def _each(value: float) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _product(rows: Sequence[Linear], colour: Linear) -> Linear:
    red, green, blue = (sum(part * value for part, value in zip(row, colour, strict=True)) for row in rows)
    return red, green, blue


def seen(colour: Linear, loss: str) -> Linear:
    """Return what eyes with a loss see of a colour."""
    red, green, blue = (min(1.0, max(0.0, value)) for value in _product(LOSSES[loss], colour))
    return red, green, blue


def lab(colour: Linear) -> Lab:
    """Return a colour in CIELAB."""
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (value / white for value, white in zip(_product(_TO_XYZ, colour), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Lab, other: Lab) -> float:
    """Return how far two colours are apart (CIEDE2000; about 1 is just noticed side by side)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    grey = 0.5 * (1 - sqrt(mean7 / (mean7 + 25**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2)))
    apart = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hues = 2 * sqrt(c1 * c2) * sin(radians(apart / 2))
    light, colourful = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + apart / 2) % 360
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    lightness = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    chroma = (c2 - c1) / (1 + 0.045 * colourful)
    turn = hues / (1 + 0.015 * colourful * weight)
    bend = 2 * sqrt(colourful**7 / (colourful**7 + 25**7)) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(lightness**2 + chroma**2 + turn**2 - bend * chroma * turn)


def mean_colour(surface: pygame.Surface) -> Linear:
    """Return the mean colour of a premultiplied picture where it is coloured: ink and white hardly count."""
    wide, high = surface.get_size()
    small = pygame.transform.smoothscale(surface, (_COARSE, max(1, round(_COARSE * high / wide))))
    total, sums = 0.0, [0.0, 0.0, 0.0]
    for x in range(small.get_width()):
        for y in range(small.get_height()):
            red, green, blue, alpha = small.get_at((x, y))
            weight = (max(red, green, blue) - min(red, green, blue) + 1) * alpha
            if alpha < 128:
                continue
            total += weight
            for index, value in enumerate(linear(*(min(255.0, part * 255 / alpha) for part in (red, green, blue)))):
                sums[index] += weight * value
    assert total, "a picture without anything in it"
    return sums[0] / total, sums[1] / total, sums[2] / total


def least(colours: Sequence[Linear], loss: str | None) -> float:
    """Return the distance of the two colours that are nearest to one another, as eyes with a loss (None: all) see."""
    found = [lab(colour if loss is None else seen(colour, loss)) for colour in colours]
    return min(distance(one, other) for index, one in enumerate(found) for other in found[:index])
