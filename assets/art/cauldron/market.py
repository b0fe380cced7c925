"""The market stall of Cauldron: awning, counter, crates, offers, price tags, and what is sold out or locked."""

from functools import partial
from typing import Final

import numpy as np

from assets.art import brush
from assets.art.cauldron.roofs import slip
from assets.art.cauldron_things.hues import WICKER
from assets.art.common.paper import torn_sheet
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle, line, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite

STALL: Final = (642, 254)
AWNING: Final = (646, 42)
OFFER: Final = (200, 72)
TAG: Final = (58, 44)
SOLD: Final = (120, 44)
LOCK: Final = 30
CRATE: Final = (96, 70)
STRIPES: Final = 14
PLANKS: Final = 4


def stall() -> Canvas:
    """The counter: planks with grain between two posts, 642x254; offers lie on it."""
    width, height = STALL
    canvas = Canvas(width + 30, height + 30, seed=301, tooth=0.5)
    rng = np.random.default_rng(301)
    with canvas.at(13, 11):
        board = torn_sheet(width, height, rng, 1.0, 30)
        canvas.base(board, WICKER)
        canvas.wash(board, c.UMBER, 0.42, edge=1.0, loose=0, shift=(0, 0), spill=0, vary=0.6, cell=110, bloom=0.4)
        with canvas.clip(board):
            for plank in range(PLANKS):
                top = height * plank / PLANKS
                tone = rounded_rect(-4, top, width + 8, height / PLANKS, 2)
                canvas.glaze(tone, c.SEPIA, 0.08 + 0.1 * (plank % 2), soft=2)
        for plank in range(1, PLANKS):
            y = height * plank / PLANKS
            canvas.ink(line((2, y), (width * 0.3, y + 1.5), (width * 0.7, y - 1), (width - 2, y)), 1.8, c.SEPIA)
        for _ in range(46):
            x, y = float(rng.uniform(16, width - 90)), float(rng.uniform(8, height - 8))
            length = float(rng.uniform(26, 74))
            grain = line((x, y), (x + length / 2, y + float(rng.uniform(-2, 2))), (x + length, y))
            canvas.ink(grain, 1.0, c.SEPIA, taper=(0.4, 0.4), alpha=0.6)
        for x in (12, width - 12):
            for y in (20, height - 20):
                nail = circle(x, y, 3)
                canvas.base(nail, c.STONE)
                canvas.ink(nail, 1.4)
        canvas.ink(board, 2.6, corners=False)
        canvas.shadow(board, 4, 6, 6, 0.42)
    return canvas


def awning() -> Canvas:
    """The striped cloth over the stall, 646x42."""
    width, height = AWNING
    canvas = Canvas(width + 40, height + 30, seed=302, tooth=0.5)
    with canvas.at(20, 6):
        step = width / STRIPES
        for i in range(STRIPES):
            left, right = i * step, (i + 1) * step
            upper_left, upper_right = 14 + (width - 28) * i / STRIPES, 14 + (width - 28) * (i + 1) / STRIPES
            foot = height - 10
            cloth = svg_path(
                f"M{upper_left} 0 L{upper_right} 0 L{right} {foot} "
                f"C{right} {height + 8} {left} {height + 8} {left} {foot} Z"
            )
            canvas.base(cloth, c.PAPER_LITE)
            if i % 2 == 0:
                canvas.wash(cloth, c.BLOOD, 0.85, edge=0.7, loose=0.6, vary=0.5, shift=(0, 0))
            fold = polygon((left, foot - 8), (right, foot - 8), (right, foot), (left, foot))
            canvas.glaze(fold, c.SHADOW, 0.25, soft=3)
            canvas.ink(cloth, 1.9)
        rod = line((6, 0), (width / 2, -1), (width - 6, 0))
        canvas.ink(rod, 7, c.INK, dry=0, taper=(0, 0))
        canvas.ink(rod, 4, c.UMBER, dry=0.2, taper=(0, 0))
        for x in (4, width - 4):
            knob = circle(x, 0, 6)
            brush.fill(canvas, knob, c.GOLD, 1.9, 0.7, c.STRAW)
        whole = polygon((0, 0), (width, 0), (width, height), (0, height))
        canvas.shadow(whole, 2, 6, 5, 0.45)
    return canvas


def price_tag(off: bool) -> Canvas:
    """A price tag of card on a string, 58x44, blank; grey if the thing cannot be bought."""
    canvas = Canvas(TAG[0] + 20, TAG[1] + 26, seed=303 + off, tooth=0.5)
    with canvas.at(8, 14):
        canvas.ink(line((10, 22), (-2, 8), (6, -8)), 1.8, c.SEPIA)
        tag = svg_path(f"M0 22 L14 2 L{TAG[0]} 0 L{TAG[0]} {TAG[1]} L14 {TAG[1] - 2} Z")
        canvas.base(tag, c.PAPER_LITE)
        canvas.wash(tag, c.STONE if off else c.EMBER, 0.35 if off else 0.4, edge=1.2)
        canvas.ink(tag, 2.2)
        canvas.base(circle(10, 22, 3), c.INK_SOFT)
        canvas.shadow(tag, 2, 3, 2.5, 0.4)
    return canvas


def sold_out() -> Canvas:
    """A crossed board that hangs over what is sold out, 120x44, blank."""
    width, height = SOLD
    canvas = Canvas(width + 20, height + 30, seed=305, tooth=0.5)
    with canvas.at(9, 16):
        for x in (24, width - 24):
            canvas.ink(line((width / 2, -12), (x, 4)), 1.8, c.SEPIA)
        sign = torn_sheet(width, height, np.random.default_rng(305), 0.8, 20)
        canvas.base(sign, "#e0bd88")
        canvas.wash(sign, c.UMBER, 0.5, edge=1.0)
        canvas.ink(line((8, 15), (width / 2, 13), (width - 8, 15)), 1.0, c.SEPIA, alpha=0.6)
        canvas.ink(line((8, 31), (width / 2, 33), (width - 8, 30)), 1.0, c.SEPIA, alpha=0.6)
        canvas.ink(sign, 2.4, corners=False)
        canvas.shadow(sign, 2, 4, 3, 0.42)
    return canvas


def padlock() -> Canvas:
    """A padlock, 30x30: not to be bought yet."""
    canvas = Canvas(LOCK + 12, LOCK + 14, seed=306, tooth=0.4)
    with canvas.at(6 + LOCK / 2, 6 + LOCK / 2, LOCK / 44, line_scale=0.85):
        canvas.ink(line((-9, -2), (-9, -14), (0, -20), (9, -14), (9, -2)), 6.5, c.INK, dry=0, taper=(0, 0))
        body = rounded_rect(-15, -4, 30, 24, 4)
        canvas.base(body, "#e2d6bf")
        canvas.wash(body, c.STONE, 0.8)
        canvas.ink(body, 3)
        canvas.base(circle(0, 6, 4), c.INK)
        canvas.ink(line((0, 7), (0, 14)), 3.4, taper=(0, 0), dry=0)
        canvas.shadow(body, 1.5, 3, 2, 0.4)
    return canvas


def crate() -> Canvas:
    """A crate with straw, 96x70: fields and cellars are sold from it."""
    width, height = CRATE
    canvas = Canvas(width + 18, height + 22, seed=307, tooth=0.5)
    rng = np.random.default_rng(307)
    with canvas.at(8, 12):
        for _ in range(30):
            x = float(rng.uniform(6, width - 6))
            tip = x + float(rng.uniform(-14, 14))
            blade = line((x, 16), ((x + tip) / 2, 6), (tip, float(rng.uniform(-8, 4))))
            canvas.ink(blade, 2.2, c.STRAW if rng.random() < 0.6 else c.SEPIA, taper=(0.05, 0.5), dry=0)
        for row in range(3):
            plank = rounded_rect(0, 12 + row * 20, width, 17, 2)
            brush.fill(canvas, plank, c.UMBER, 2.1, 0.6, WICKER, deep=c.SEPIA, hatch=2)
        for x in (2, width - 14):
            post = rounded_rect(x, 8, 12, height - 8, 2)
            brush.fill(canvas, post, c.UMBER, 2.1, 0.75, WICKER)
            for y in (20, 40, 60):
                canvas.base(circle(x + 6, y, 2), c.INK)
        canvas.shadow(rounded_rect(0, 10, width, height - 8, 3), 3, 5, 4, 0.42)
    return canvas


def passes_sign() -> Canvas:
    """The sign of whoever passes in the market, 48x48: a purse that is tied up."""
    canvas = Canvas(60, 60, seed=308, tooth=0.3)
    with canvas.at(30, 30, 0.46, line_scale=0.46):
        ruff = svg_path("M-30 -44 C-20 -38 -14 -50 0 -44 C14 -50 20 -38 30 -44 L14 -18 L-14 -18 Z")
        bag = svg_path("M-14 -16 C-40 0 -50 24 -40 38 C-28 47 28 47 40 38 C50 24 40 0 14 -16 Z")
        for shape in (ruff, bag):
            canvas.base(shape, c.UMBER)
            canvas.ink(shape, 6.5, taper=(0, 0), wobble=0.2, dry=0)
        for width, colour in ((15, c.INK), (8, c.GOLD_LITE)):
            canvas.ink(line((-18, -17), (0, -14), (18, -17)), width, colour, taper=(0, 0), dry=0)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    "market.stall": Sprite(stall, (13, 11, *STALL)),
    "market.awning": Sprite(awning, (20, 6, *AWNING)),
    "market.offer": Sprite(partial(slip, OFFER, c.MOSS, 0.1, 311), (8, 7, *OFFER)),
    "market.offer.off": Sprite(partial(slip, OFFER, c.STONE, 0.5, 312), (8, 7, *OFFER)),
    "market.price": Sprite(partial(price_tag, False), (8, 14, *TAG)),
    "market.price.off": Sprite(partial(price_tag, True), (8, 14, *TAG)),
    "market.sold": Sprite(sold_out, (9, 16, *SOLD)),
    "market.lock": Sprite(padlock, (6, 6, LOCK, LOCK)),
    "sign.passes": Sprite(passes_sign, (6, 6, 48, 48)),
    "market.crate": Sprite(crate, (8, 12, *CRATE)),
}
