"""Recipe books closed and open, the slots that count the recipes, and the seals that carry points."""

import math
from functools import partial
from typing import Final

from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, polygon, rounded_rect, svg_path
from assets.art.sheets import Sprite

MARGIN: Final = 10
WIDTHS: Final = {"": 140, ".small": 42}
HEIGHT_PART: Final = 0.8
OPEN: Final = (660, 400)
SLOT: Final = (30, 40)
SEALS: Final = {"": 46, ".large": 96}
BRASS: Final = "#d9c27a"


def book(seat: str, width: float) -> Canvas:
    """A closed recipe book in the colour of a seat, its cover framed and its corners shod; a ribbon hangs out."""
    scale = width / 150
    canvas = Canvas(
        width + 2 * MARGIN, width * 0.84 + 2 * MARGIN, seed=600 + list(c.SEAT_COLOURS).index(seat), tooth=0.5
    )
    colour, small = c.SEAT_COLOURS[seat], width < 80
    with canvas.at(MARGIN, MARGIN, scale, line_scale=0.62 if small else 0.95):
        pages = polygon((12, 84), (22, 106), (146, 100), (142, 78))
        canvas.base(pages, c.PAPER_LITE)
        canvas.wash(pages, c.STRAW, 0.5, bloom=0)
        for i in range(2 if small else 4):
            drop = i * (8 if small else 4.4)
            sheet = line((15 + drop / 2, 88 + drop), (80, 87 + drop), (143, 82 + drop))
            canvas.ink(sheet, 0.9, c.INK_SOFT, wobble=0.2)
        back = svg_path("M6 78 C2 92 8 108 20 112 L148 105 L148 99 L24 105 C16 102 12 92 14 82 Z")
        canvas.base(back)
        canvas.wash(back, colour, 1.0, bloom=0)
        canvas.ink(back, 2.2)
        cover = svg_path("M6 78 L24 8 C64 2 106 2 138 6 L148 78 C110 74 60 78 6 78 Z")
        canvas.base(cover)
        canvas.wash(cover, colour, 0.95, vary=0.6, edge=0.8, bloom=0.5)
        canvas.glaze(polygon((100, 4), (138, 6), (148, 78), (90, 76)), c.INK, 0.35, soft=6 * scale, spill=0)
        level_out(canvas, cover)
        if not small:
            canvas.hatch(cover, 58, 5, cover=0.3, width=1.0, colour=c.INK)
            frame = svg_path("M24 68 L38 18 C70 13 104 13 128 16 L134 67 C100 64 60 66 24 68 Z")
            canvas.ink(frame, 1.8, c.CREAM_TEXT, dry=0.3)
        with canvas.at(82, 42, 1.5 if small else 1.0):
            flask = svg_path(
                "M-5 -20 L5 -20 L5 -8 C5 -4 18 8 15 16 C13 21 -13 21 -15 16 C-18 8 -5 -4 -5 -8 Z M-8 -23 L8 -23 L8 -20"
                " L-8 -20 Z"
            )
            canvas.gouache(flask, c.CREAM_TEXT, 0.9, 0.3)
        for x, y in ((20, 70), (34, 12), (131, 10), (140, 70)):
            canvas.gouache(circle(x, y, 5.5), BRASS, 0.95, 0.2)
            canvas.ink(circle(x, y, 5.5), 1.3)
        canvas.ink(cover, 3.0)
        ribbon = polygon((112, 102), (124, 101), (128, 124), (119, 118), (112, 125))
        canvas.base(ribbon)
        canvas.wash(ribbon, c.BLOOD, 0.9, bloom=0)
        canvas.ink(ribbon, 1.6)
        whole = svg_path("M6 78 L24 8 L138 6 L148 104 L20 112 Z")
        canvas.shadow(whole, 4, 6, 5 * max(0.4, scale), 0.42)
    return canvas


def open_book() -> Canvas:
    """The book thrown open for the final brewing, 660x400: two blank pages with worn edges and a gutter."""
    width, height = OPEN
    canvas = Canvas(width + 2 * MARGIN + 10, height + 2 * MARGIN + 16, seed=620, tooth=0.5)
    middle = width / 2
    with canvas.at(MARGIN, MARGIN):
        cover = rounded_rect(0, 10, width, height - 10, 10)
        canvas.base(cover)
        canvas.wash(cover, c.PLUM, 1.0, bloom=0)
        canvas.ink(cover, 3.0)
        canvas.shadow(cover, 6, 9, 8, 0.45)
        for side in (-1, 1):
            for i in (2, 1, 0):
                far, lift = middle + side * (middle - 10 - 3 * i), 3 * i
                page = svg_path(
                    f"M{middle} {26 + lift} C{middle + side * 80} {2 + lift} {middle + side * 260} {6 + lift}"
                    f" {far} {14 + lift}"
                    f" L{far} {height - 14} C{middle + side * 260} {height - 22} {middle + side * 80} {height - 26}"
                    f" {middle} {height - 4} Z"
                )
                canvas.base(page, c.PAPER_LITE if i == 0 else c.PAPER)
                canvas.wash(page, c.PAPER_DARK, 0.2, edge=2.2, loose=0, shift=(0, 0), spill=0, cell=150)
                if i == 0:
                    gutter = polygon(
                        (middle, 0), (middle + side * 46, 0), (middle + side * 34, height), (middle, height)
                    )
                    with canvas.clip(page):
                        canvas.glaze(gutter, c.SEPIA, 0.5, soft=14, spill=0, granul=0, vary=0.1)
                canvas.ink(page, 2.4 if i == 0 else 1.2)
        ribbon = svg_path(
            f"M{middle - 7} 16 C{middle - 12} 200 {middle + 14} 320 {middle + 2} {height + 2} L{middle + 10}"
            f" {height - 8}"
            f" L{middle + 19} {height} C{middle + 28} 320 {middle + 4} 200 {middle + 8} 16 Z"
        )
        canvas.base(ribbon)
        canvas.wash(ribbon, c.BLOOD, 0.9, bloom=0)
        canvas.ink(ribbon, 1.8)
        for x, flip in ((34, False), (width - 34, True)):
            with canvas.at(x, height - 52, flip=flip):
                canvas.ink(line((0, 24), (2, 11), (11, 2), (24, 0)), 1.5, c.INK_GHOST)
                canvas.ink(line((4, 18), (9, 17), (11, 12), (8, 9), (5, 12)), 1.2, c.INK_GHOST)
    return canvas


def slot(state: str) -> Canvas:
    """One recipe of the count: an empty place, a folded recipe, or the last one that ends the game."""
    width, height = SLOT
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, seed=630, tooth=0.5)
    with canvas.at(MARGIN, MARGIN, line_scale=0.85):
        leaf = polygon((1, 3), (width - 9, 1), (width - 1, 9), (width - 2, height - 1), (0, height - 3))
        if state == "empty":
            canvas.wash(leaf, c.SEPIA, 0.2, edge=0.8, loose=0.6, bloom=0)
            canvas.ink(leaf, 1.4, c.INK_SOFT, alpha=0.75)
            return canvas
        canvas.base(leaf, c.PAPER_LITE)
        canvas.wash(
            leaf, c.EMBER if state == "last" else c.STRAW, 0.6 if state == "last" else 0.35, edge=1.0, loose=0.4
        )
        fold = polygon((width - 9, 1), (width - 1, 9), (width - 9, 9))
        canvas.base(fold, c.PAPER)
        canvas.ink(fold, 1.2)
        flask = svg_path(
            "M-3 -11 L3 -11 L3 -4 C3 -2 11 5 9 10 C8 13 -8 13 -9 10 C-11 5 -3 -2 -3 -4 Z M-5 -13 L5 -13 L5 -11"
            " L-5 -11 Z"
        )
        with canvas.at(width / 2 - 1, height / 2 + 3):
            canvas.base(flask, "#dfe89a" if state == "last" else "#c9b3d4")
            canvas.wash(flask, c.BLOOD if state == "last" else c.PLUM, 0.6, loose=0.3, bloom=0)
            canvas.ink(flask, 1.5)
        canvas.ink(leaf, 2.0)
        canvas.shadow(leaf, 1.5, 3, 2, 0.42)
    return canvas


def seal(diameter: float) -> Canvas:
    """A plum medallion with a scalloped rim, blank for the points of a recipe."""
    radius = diameter / 2
    canvas = Canvas(diameter + 2 * MARGIN + 4, diameter + 2 * MARGIN + 6, seed=640, tooth=0.5)
    with canvas.at(MARGIN + radius, MARGIN + radius, line_scale=max(0.8, min(1.3, diameter / 90))):
        scallops = []
        for i in range(32):
            reach = radius * (1.0 if i % 2 else 0.925)
            scallops.append((reach * math.cos(i * math.pi / 16), reach * math.sin(i * math.pi / 16)))
        rim = blob(*scallops, tension=0.4)
        canvas.base(rim, "#c9b3d4")
        canvas.wash(rim, c.PLUM, 0.9, edge=0.9, bloom=0)
        canvas.ink(rim, 2.0, corners=False)
        face = circle(0, 0, radius * 0.76)
        canvas.base(face, c.PAPER_LITE, 0.95)
        canvas.wash(face, c.PLUM, 0.14, edge=0.8, loose=0.5, bloom=0)
        canvas.ink(face, 1.2)
        canvas.shadow(rim, 2, 3, 3, 0.42)
    return canvas


def wooden_seal(diameter: float) -> Canvas:
    """The marker of victory points beside a name: a slice of a branch, blank."""
    radius = diameter / 2
    canvas = Canvas(diameter + 2 * MARGIN + 4, diameter + 2 * MARGIN + 6, seed=645, tooth=0.5)
    with canvas.at(MARGIN + radius, MARGIN + radius):
        bark, wood = circle(0, 0, radius), circle(0, 0, radius * 0.84)
        canvas.base(bark, "#b88a57")
        canvas.wash(bark, c.SEPIA, 0.9, loose=0.5, bloom=0)
        canvas.ink(bark, 2.2)
        canvas.base(wood, "#f3e2b8")
        canvas.wash(wood, c.UMBER, 0.2, edge=0.8, bloom=0)
        for part in (0.72, 0.5):
            canvas.ink(circle(0.5, 0, radius * part), 0.8, c.SEPIA, alpha=0.35)
        canvas.shadow(bark, 2, 3, 3, 0.42)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {
        "recipes.open": Sprite(open_book, (MARGIN, MARGIN, *OPEN)),
        "points.wood": Sprite(partial(wooden_seal, 64), (MARGIN, MARGIN, 64, 64)),
    }
    for state in ("empty", "filled", "last"):
        found[f"recipes.slot.{state}"] = Sprite(partial(slot, state), (MARGIN, MARGIN, *SLOT))
    for ending, diameter in SEALS.items():
        found[f"points.seal{ending}"] = Sprite(partial(seal, diameter), (MARGIN, MARGIN, diameter, diameter))
    for seat in c.SEAT_COLOURS:
        for ending, width in WIDTHS.items():
            piece = (MARGIN, MARGIN, width, round(width * HEIGHT_PART))
            found[f"recipes.{seat}{ending}"] = Sprite(partial(book, seat, width), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
