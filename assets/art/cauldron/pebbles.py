"""The stones of the Magik track, blank: the numbers are written by the program; and the seals of one-time effects."""

import math
from functools import partial
from typing import Final

import numpy as np
import skia

from assets.art.cauldron_things.hues import GOLD_BRIGHT, GOLD_EDGE, GOLD_SHINE
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.noise import fractal_noise
from assets.art.inkwash.shapes import Point, blob, circle, crescent, line, star
from assets.art.sheets import Piece, Sprite

PLAIN, FIVE, GOAL = 20, 24, 30
SEAL: Final = 16
MEDAL: Final = 40
SMALL_MEDAL: Final = 27
PRICE: Final = 20
"""Radii in layout pixels."""

ZONES: Final[dict[str, str]] = {"moss": c.MOSS, "straw": c.STRAW, "plum": c.PLUM}
"""Enthusiasm, the middle, Advanced Alchemy."""

MARGIN: Final = 7


def _pebble_shape(radius: float, seed: int) -> skia.Path:
    """A rounded stone, almost a circle."""
    rng = np.random.default_rng(seed)
    points: list[Point] = []
    for angle in np.linspace(0, 2 * math.pi, 12)[:-1]:
        reach = radius * (1 + rng.normal(0, 0.016))
        points.append((float(reach * math.cos(angle)), float(reach * math.sin(angle))))
    return blob(*points, tension=0.5)


def pebble(zone: str, radius: float) -> Canvas:
    """A stone of the track; those of every fifth number have a second ring."""
    seed = 131 + list(ZONES).index(zone) * 2 + (radius > PLAIN)
    canvas = Canvas(2 * radius + 16, 2 * radius + 18, seed=seed, tooth=0.5)
    large = radius > PLAIN
    with canvas.at(MARGIN + radius, MARGIN + radius):
        stone = _pebble_shape(radius, seed)
        canvas.base(stone, c.PAPER_LITE)
        canvas.wash(stone, ZONES[zone], 0.38 if large else 0.2, edge=1.1, vary=0.5, loose=0.8)
        canvas.ink(stone, 2.5 if large else 1.9, corners=False)
        if large:
            canvas.ink(circle(0, 0, radius * 0.84), 1.0, c.INK_SOFT)
        canvas.shadow(stone, 1.5, 3, 2.5, 0.4)
    return canvas


def goal() -> Canvas:
    """The red stone of 35, where the game is won, with a wreath of small stars."""
    canvas = Canvas(2 * GOAL + 16, 2 * GOAL + 18, seed=141, tooth=0.5)
    with canvas.at(MARGIN + GOAL, MARGIN + GOAL):
        stone = _pebble_shape(GOAL, 141)
        canvas.base(stone, c.PAPER_LITE)
        canvas.wash(stone, c.BLOOD, 0.85, edge=1.1, vary=0.5, loose=0.8)
        canvas.base(circle(0, 0, GOAL * 0.72), c.PAPER_LITE, 0.92)
        canvas.wash(circle(0, 0, GOAL * 0.72), c.BLOOD, 0.16, edge=0.8, loose=0.5)
        canvas.ink(circle(0, 0, GOAL * 0.72), 1.2)
        for i in range(10):
            angle = math.radians(36 * i - 90)
            spark = star(GOAL * 0.86 * math.cos(angle), GOAL * 0.86 * math.sin(angle), 3.2, 4, 0.4)
            canvas.gouache(spark, "#ffe9c4", 1, 0)
        canvas.ink(stone, 3.0, corners=False)
        canvas.shadow(stone, 2, 4, 3, 0.42)
    return canvas


def stone_ring() -> Canvas:
    """The gold ring around the stone on which the own hat stands."""
    canvas = Canvas(2 * FIVE + 26, 2 * FIVE + 26, seed=142, tooth=0.4)
    with canvas.at(13 + FIVE, 13 + FIVE):
        loop = circle(0, 0, FIVE + 2)
        canvas.ink(loop, 7.4, GOLD_EDGE, wobble=0.6, shade=0, dry=0, alpha=0.7)
        canvas.ink(loop, 5, GOLD_BRIGHT, wobble=0.7, shade=0, dry=0.1)
        canvas.ink(loop, 1.6, GOLD_SHINE, wobble=0.9, shade=0, dry=0.3)
    return canvas


def _scallops(radius: float, notches: int, depth: float) -> skia.Path:
    """A wax edge: a circle with that many rounded teeth."""
    points: list[Point] = []
    for i in range(notches * 2):
        reach = radius + (depth if i % 2 else -depth * 0.4)
        angle = i * math.pi / notches
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return blob(*points, tension=0.4)


def seal(sign: str) -> Canvas:
    """The seal of a one-time effect: ``star`` still to come, ``spell`` for spells, ``moon`` for Rituals, ``done``."""
    canvas = Canvas(2 * SEAL + 12, 2 * SEAL + 14, seed=143, tooth=0.5)
    with canvas.at(6 + SEAL, 5 + SEAL):
        wax = _scallops(SEAL - 1, 9, 1.5)
        canvas.base(wax, c.PAPER_LITE)
        canvas.wash(wax, c.STONE if sign == "done" else c.PLUM, 0.45 if sign == "done" else 0.9, edge=0.9)
        canvas.ink(wax, 1.9, corners=False)
        if sign == "done":
            tick = line((-7, 0), (-2, 6.5), (8, -7), tension=0.2)
            canvas.ink(tick, 3.6, c.INK, dry=0, taper=(0.1, 0.2))
        else:
            shape = {
                "star": star(0, 0, 10, 5, 0.45),
                "spell": star(0, 0, 11, 6, 0.4),
                "moon": crescent(-1, 0, 10, 0.55, -0.3),
            }[sign]
            canvas.gouache(shape, "#fdf1c4", 1, 0)
            canvas.ink(shape, 1.2)
        canvas.shadow(wax, 1.5, 3, 2, 0.4)
    return canvas


def medal(colour: str, radius: float, seed: int) -> Canvas:
    """A wax medal with a bright middle for a number."""
    canvas = Canvas(2 * radius + 16, 2 * radius + 18, seed=seed, tooth=0.5)
    with canvas.at(MARGIN + radius, MARGIN + radius):
        wax = _scallops(radius - 1, 12, radius * 0.045)
        canvas.base(wax, "#f7e6c0")
        canvas.wash(wax, colour, 0.9, edge=0.9, vary=0.5)
        canvas.ink(wax, 2.3 if radius > PRICE else 1.9, corners=False)
        face = circle(0, 0, radius * 0.76)
        canvas.base(face, c.PAPER_LITE, 0.95)
        canvas.wash(face, colour, 0.16, edge=0.8, loose=0.5)
        canvas.ink(face, 1.2)
        canvas.shadow(wax, 2, 3, 3, 0.42)
    return canvas


def magik_glow(frame: int) -> Canvas:
    """Sparks that rise where Magik is gained, 90x90: one of three boil frames."""
    canvas = Canvas(98, 98, seed=151 + frame, tooth=0.3)
    noise = fractal_noise((8, 8), 4, 2, 151 + frame)
    with canvas.at(49, 49):
        for i in range(9):
            angle = math.radians(40 * i + 14 * frame)
            reach = 20 + 22 * float(noise[i // 3, i % 3])
            x, y = reach * math.cos(angle), reach * math.sin(angle) - 6 * frame
            spark = star(x, y, 4.5 + 3 * ((i + frame) % 3 == 0), 4, 0.32)
            canvas.gouache(spark, c.GOLD_LITE, 1, 0)
            canvas.ink(spark, 1.3, c.GOLD if i % 2 else c.INK_SOFT)
    return canvas


def _piece(radius: float, margin: float = MARGIN) -> Piece:
    return margin, margin, 2 * radius, 2 * radius


def _sprites() -> dict[str, Sprite]:
    found = {"pebble.goal": Sprite(goal, _piece(GOAL)), "pebble.ring": Sprite(stone_ring, _piece(FIVE, 13))}
    for zone in ZONES:
        found[f"pebble.{zone}"] = Sprite(partial(pebble, zone, PLAIN), _piece(PLAIN))
        found[f"pebble.{zone}.five"] = Sprite(partial(pebble, zone, FIVE), _piece(FIVE))
    for sign in ("star", "spell", "moon", "done"):
        found[f"seal.{sign}"] = Sprite(partial(seal, sign), (6, 5, 2 * SEAL, 2 * SEAL))
    for i, (seat, colour) in enumerate(c.SEAT_COLOURS.items()):
        found[f"medal.{seat}"] = Sprite(partial(medal, colour, MEDAL, 161 + i), _piece(MEDAL))
        found[f"medal.{seat}.small"] = Sprite(partial(medal, colour, SMALL_MEDAL, 171 + i), _piece(SMALL_MEDAL))
    for name, colour in (("magik", c.EMBER), ("price", c.EMBER), ("price.off", c.STONE)):
        radius = SMALL_MEDAL if name == "magik" else PRICE
        found[f"medal.{name}"] = Sprite(partial(medal, colour, radius, 181), _piece(radius))
    for frame in range(3):
        found[f"sparks.{frame}"] = Sprite(partial(magik_glow, frame), (4, 4, 90, 90))
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
