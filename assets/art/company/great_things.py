"""Large things of Setup: the open box of each game, into which its board is laid, and the plate of Begin."""

from typing import Final

from assets.art.brush import fill
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, circle, crescent, line, polygon, rounded_rect, star
from assets.art.title.boxes import LOOKS

MARGIN: Final = 14
TRAY: Final = (632, 350)
LEAN, WALL, FRONT = 44, 18, 40
"""How much shorter the tray's far edge is on either side, how thick its walls are, and how high its front."""

WELL: Final[tuple[Point, ...]] = (
    (LEAN + WALL, 13),
    (TRAY[0] - LEAN - WALL, 13),
    (TRAY[0] - 23, TRAY[1] - FRONT - WALL),
    (23, TRAY[1] - FRONT - WALL),
)
"""The corners of the board in the tray."""

PLATE: Final = (476, 122)
STATES: Final = {"normal": (0.54, 0.0), "hover": (0.7, -1.5), "down": (0.8, 2.0)}
"""How strong the colour of the plate is, and how far it lies below its place."""


def tray(game: str) -> Canvas:
    """The opened box of a game seen from its front: walls in the colour of the box, moons and stars on the front."""
    width, height = TRAY
    look = LOOKS[game]
    canvas = Canvas(width + 2 * MARGIN + 8, height + 2 * MARGIN + 8, seed=830 + list(LOOKS).index(game), tooth=0.7)
    rim = height - FRONT
    corners = ((LEAN, 0), (width - LEAN, 0), (width, rim), (0, rim))
    with canvas.at(MARGIN, MARGIN):
        outer = polygon(*corners)
        canvas.base(outer, c.PAPER)
        canvas.wash(outer, look.ground, 1.0, vary=0.6, edge=0.8, bloom=0.4, cell=110, loose=0.6, granul=0.05)
        sides = (
            polygon(corners[1], corners[2], WELL[2], WELL[1]),
            polygon(corners[3], corners[2], WELL[2], WELL[3]),
        )
        for side, strength in zip(sides, (0.75, 0.3), strict=True):
            canvas.glaze(side, look.deep, strength, soft=5, spill=0)
        well = polygon(*WELL)
        canvas.base(well, "#3a2b24")
        canvas.ink(well, 2.4)
        for outside, inside in zip(corners, WELL, strict=True):
            canvas.ink(line(outside, inside), 1.7)
        canvas.ink(polygon((LEAN + 7, 5), (width - LEAN - 7, 5), closed=False), 1.3, c.CREAM_TEXT, dry=0.4)
        face = polygon((0, rim), (width, rim), (width - 5, height), (5, height))
        canvas.base(face, c.PAPER)
        canvas.wash(face, look.ground, 1.0, vary=0.6, edge=0.9, bloom=0.4, cell=110, loose=0.6, granul=0.05)
        with canvas.clip(face):
            canvas.glaze(
                polygon((0, height - 13), (width, height - 13), (width, height), (0, height)), look.deep, 0.6, 6
            )
        canvas.hatch(face, 84, 5, cover=0.3, width=1.0, colour=look.deep)
        canvas.ink(rounded_rect(16, rim + 8, width - 32, FRONT - 16, 5), 1.4, c.CREAM_TEXT, wobble=0.6, dry=0.3)
        for at in range(7):
            x, y = width * (at + 1) / 8, rim + FRONT / 2
            mark = star(x, y, 6, 4, 0.36) if at % 2 else crescent(x, y, 6.5, 0.5, -0.5)
            canvas.gouache(mark, c.CREAM_TEXT, 0.95, 0)
        canvas.ink(outer, 2.8)
        canvas.ink(face, 2.8)
        canvas.shadow(polygon((LEAN * 0.5, 60), (width - 12, 40), (width + 3, height), (0, height)), 5, 7, 7, 0.5)
    return canvas


def plate(state: str) -> Canvas:
    """The one large button of Setup, carved and painted, with a small kettle at its left end."""
    width, height = PLATE
    strength, sunk = STATES[state]
    canvas = Canvas(width + 2 * MARGIN + 6, height + 2 * MARGIN + 8, seed=841, tooth=0.8)
    with canvas.at(MARGIN, MARGIN + sunk):
        slab = blob(
            (0, 4), (width * 0.3, -2), (width * 0.7, 2), (width - 1, 4), (width + 2, height * 0.5),
            (width - 1, height - 2), (width * 0.66, height + 2), (width * 0.3, height - 1), (2, height - 1),
            (-2, height * 0.5), tension=0.3,
        )  # fmt: skip
        canvas.base(slab, "#f6f4d2")
        canvas.wash(slab, c.MOSS, strength, vary=0.6, edge=0.9, bloom=0.8, cell=120, loose=1.2, inset=0.8, granul=0.1)
        with canvas.clip(slab):
            low = blob((width * 0.2, height * 0.9), (width, height * 0.72), (width + 9, height + 9), (0, height + 9))
            canvas.glaze(low, c.FERN, 0.4, soft=12)
            canvas.glaze(circle(width * 0.58, height * 0.36, 190, 34), "#fbf6cf", 0.4, soft=26)
        canvas.hatch(slab, 62, 5.5, cover=0.14, width=1.0, colour=c.FERN)
        canvas.ink(rounded_rect(10, 9, width - 20, height - 18, 10), 1.3, c.FERN, wobble=0.9, dry=0.3)
        canvas.gouache(
            blob((16, 15), (width * 0.3, 11), (width * 0.5, 14), (width * 0.3, 16), (18, 22)), c.PAPER_LITE, 0.55, 1.2
        )
        canvas.ink(slab, 3.2, corners=False)
        canvas.shadow(slab, 3, 6 - sunk, 5, 0.45)
        with canvas.at(34, 10):
            _kettle(canvas)
    return canvas


def _kettle(canvas: Canvas) -> None:
    """A small bubbling kettle, 110x104."""
    for x in (28, 78):
        canvas.ink(line((x, 90), (x + (5 if x > 50 else -5), 101)), 6, c.INK, taper=(0, 0))
    pot = blob((12, 40), (98, 40), (100, 62), (84, 90), (55, 96), (26, 90), (10, 62), tension=0.5)
    fill(canvas, pot, c.INK, 0, 0.9, "#7d7a78")
    with canvas.clip(pot):
        canvas.glaze(blob((60, 40), (104, 44), (96, 92), (56, 98)), c.INK, 0.7, soft=8)
    canvas.gouache(blob((20, 50), (28, 48), (28, 72), (22, 66)), c.PAPER_LITE, 0.4, 1)
    canvas.gouache(crescent(56, 68, 11, 0.5, -0.5), c.CREAM_TEXT, 0.95, 0)
    canvas.ink(pot, 3.0)
    fill(canvas, circle(55, 38, 48, 11), c.INK, 2.8, 0.9, "#8b8885")
    fill(canvas, circle(55, 38, 40, 7.5), "#7aa52a", 1.8, 0.9, "#e6f0a8")
    for x, y, radius in ((34, 32, 8), (54, 27, 11), (74, 33, 7), (62, 10, 5), (40, 13, 4)):
        fill(canvas, circle(x, y, radius), "#9cb63a", 1.8, 0.7, "#eef4b8")
        canvas.gouache(circle(x - radius * 0.3, y - radius * 0.35, radius * 0.25), c.PAPER_LITE, 1, 0)
