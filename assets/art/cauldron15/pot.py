"""The iron pot of the great cauldron with its cut-open window, and the wooden spoon."""

from typing import Final

from assets.art.cauldron15.geometry import CANVAS_SIZE, FRAME, PIECE, POT, WINDOW, cauldron, outside
from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, both, circle, cut, line, on_circle, svg_path, union
from assets.art.sheets import Sprite

IRON: Final = "#a9abab"
IRON_LITE: Final = "#b3b5b4"
IRON_DARK: Final = "#8d9092"
GLINT: Final = "#dfe3df"
RIM: Final = circle(0, -68, 134, 30)
OPENING: Final = circle(0, -69, 117, 21)
OPENING_INSIDE: Final = "#47423c"


def pot(seed: int = 5) -> Canvas:
    """The pot on its own layer."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        draw_pot(canvas)
    return canvas


def draw_pot(canvas: Canvas) -> None:
    """Legs, belly with the window left open, handles, rim; in cauldron units."""
    for side in (-1, 1):
        _leg(canvas, side)
    _belly(canvas)
    _window_frame(canvas)
    for side in (-1, 1):
        _handle(canvas, side)
    _rim(canvas)
    canvas.ink(WINDOW, 2.6, wobble=0.5)


def _leg(canvas: Canvas, side: int) -> None:
    leg = svg_path(
        f"M{side * 62} 92 C{side * 72} 104 {side * 78} 122 {side * 84} 142 C{side * 92} 150 {side * 70} 152"
        f" {side * 68} 144 C{side * 64} 128 {side * 54} 116 {side * 42} 106 Z"
    )
    canvas.base(leg, "#7b7d80")
    canvas.wash(leg, c.SLATE, 1.0, edge=0.6)
    canvas.glaze(leg, c.INK, 0.35, soft=2)
    canvas.ink(leg, 3)


def _belly(canvas: Canvas) -> None:
    """Round iron: dark to the right, lit by the fire from below, a highlight and patina at the left."""
    iron = cut(POT, WINDOW)
    with canvas.clip(outside(WINDOW)):
        canvas.base(iron, IRON)
        canvas.wash(
            POT,
            c.SLATE,
            1.02,
            vary=0.6,
            edge=0.6,
            bloom=0.5,
            shift=(2, 2),
            inset=1.5,
            loose=2.5,
            cell=80,
            granul=0.05,
            spill=0,
        )
        right = svg_path("M40 -64 C80 -20 86 60 20 118 C80 118 120 100 140 50 C156 10 140 -40 118 -64 Z")
        canvas.glaze(right, c.INK, 0.75, soft=14, granul=0, spill=0)
        with canvas.clip(POT):
            canvas.glaze(
                blob((-128, 70), (-80, 104), (0, 110), (84, 106), (126, 74), (70, 124), (-70, 124)),
                c.EMBER,
                0.85,
                soft=9,
                spill=0,
            )
            canvas.glaze(
                blob((-124, -50), (0, -30), (124, -50), (130, -30), (0, -16), (-134, -30)), c.INK, 0.5, soft=8, spill=0
            )
            canvas.glaze(blob((-140, 20), (-118, 10), (-104, 52), (-122, 66)), c.MOSS, 0.35, soft=6, spill=0)
            level_out(canvas, POT)
            canvas.hatch(POT, 52, 4.4, cover=0.34, width=1.4, colour=c.INK)
            canvas.hatch(
                blob((88, -40), (142, -10), (138, 60), (84, 108), (104, 30)),
                -34,
                5,
                cover=0.62,
                width=1.2,
                colour=c.INK,
                alpha=0.8,
            )
            for light, alpha in (
                (blob((-138, -4), (-135, -26), (-126, -44), (-129, -22), (-132, 2)), 0.75),
                (blob((-122, -12), (-120, -30), (-114, -42), (-116, -24)), 0.45),
                (blob((-137, 40), (-131, 36), (-121, 56), (-127, 61)), 0.55),
            ):
                canvas.gouache(light, GLINT, alpha, rough=1.2)
            glow = blob((-96, 92), (-60, 106), (-20, 112), (-30, 115), (-66, 111))
            canvas.gouache(glow, "#f0a468", 0.4, rough=1.6)
    canvas.edge_hatch(POT, 0.42, 0.62, 26, 10, 1.2)
    canvas.ink(POT, 4.8, wobble=0.9)


def _window_frame(canvas: Canvas) -> None:
    """An iron hoop riveted around the cut."""
    hoop = cut(FRAME, WINDOW)
    with canvas.clip(outside(WINDOW)):
        canvas.base(hoop, "#b9bbb8")
        canvas.wash(hoop, c.SLATE, 0.42, edge=0.8, shift=(1, 1))
        canvas.glaze(blob((40, 60), (70, 20), (84, -40), (110, 0), (90, 80), (20, 110)), c.SLATE, 0.5, soft=6, spill=0)
        canvas.hatch(hoop, 52, 4, cover=0.4, width=1.1, colour=c.INK)
        canvas.gouache(blob((-88, -26), (-84, -38), (-74, -46), (-80, -36), (-84, -20)), GLINT, 0.6, 0.8)
    canvas.ink(FRAME, 2.6)
    for x, y in ((-44, -46.2), (0, -46.2), (44, -46.2), (-56, 93), (56, 93), (0, 104)):
        rivet = circle(x, y, 2.7)
        canvas.base(rivet, IRON_LITE)
        canvas.wash(rivet, c.SLATE, 0.6, loose=0.3)
        canvas.ink(rivet, 1.5, wobble=0.2)
        canvas.gouache(circle(x - 0.9, y - 1, 0.9), c.WHITE, 0.8, 0)


def _handle(canvas: Canvas, side: int) -> None:
    """A lug with a ring that hangs in it."""
    ring = blob(*((side * 144 + 13 * x, -14 + 19 * y) for x, y in (on_circle(0, 0, 1, 45 * i) for i in range(8))))
    for width, colour in ((10.2, c.INK), (5.4, IRON_DARK)):
        canvas.ink(ring, width, colour, wobble=0.5, shade=0.1, dry=0)
    glint = line(
        *((side * 144 + 13.6 * x, -14 + 19.6 * y) for x, y in (on_circle(0, 0, 1, 140 + 14 * i) for i in range(6)))
    )
    canvas.ink(glint, 1.7, GLINT, alpha=0.8, wobble=0.3, shade=0)
    lug = blob((side * 128, -44), (side * 148, -40), (side * 148, -24), (side * 130, -24))
    canvas.base(lug, IRON_DARK)
    canvas.wash(lug, c.SLATE, 0.9)
    canvas.ink(lug, 2.4)


def _rim(canvas: Canvas) -> None:
    """The rolled rim and the dark opening; a breath of green light on the far wall."""
    canvas.base(RIM, IRON_LITE)
    canvas.wash(RIM, c.SLATE, 0.95, edge=0.7, shift=(2, 2))
    with canvas.clip(RIM):
        canvas.glaze(blob((40, -50), (120, -62), (134, -78), (138, -50), (60, -34)), c.INK, 0.5, soft=6, spill=0)
        canvas.hatch(RIM, 24, 4.4, cover=0.4, width=1.1, colour=c.INK)
    canvas.ink(RIM, 4.2, wobble=0.8)
    canvas.base(OPENING, OPENING_INSIDE)
    canvas.wash(OPENING, c.INK, 0.75, shift=(0, 0))
    with canvas.clip(OPENING):
        canvas.gouache(circle(0, -46, 100, 10), "#8fa04a", 0.55, 0.6)
        canvas.glaze(circle(0, -50, 108, 13), "#6d7f34", 0.6, soft=6, spill=0)
        canvas.ink(line((-92, -55), (-40, -58.5), (10, -57), (60, -58.5), (94, -55)), 1.4, "#c8d878", alpha=0.7)
        canvas.hatch(
            blob((-116, -70), (-60, -88), (60, -88), (116, -70), (0, -74)), 84, 5, cover=0.5, width=1.0, colour=c.INK
        )
    canvas.ink(OPENING, 2.4, wobble=0.6)
    canvas.gouache(blob((-124, -74), (-98, -88), (-60, -95.5), (-92, -84)), "#eef0ea", 0.75, rough=1)
    canvas.gouache(blob((-100, -47), (-60, -41), (-20, -39.5), (-58, -38.5)), GLINT, 0.4, rough=1)


def spoon(seed: int = 6) -> Canvas:
    """The spoon on its own layer."""
    canvas = Canvas(*CANVAS_SIZE, seed=seed)
    with cauldron(canvas):
        draw_spoon(canvas)
    return canvas


def draw_spoon(canvas: Canvas) -> None:
    """The spoon that leans in the opening; its foot is darkened by the inside of the pot."""
    wood = svg_path("M78 -64 C92 -92 106 -116 118 -136 C122 -142 131 -138 128 -130 C116 -104 102 -82 92 -58 Z")
    canvas.base(wood, "#dcb27a")
    canvas.wash(wood, c.UMBER, 0.8)
    canvas.hatch(wood, -62, 3, cover=0.6, width=1.0)
    canvas.gouache(blob((92, -88), (104, -110), (114, -126), (106, -108)), "#f3dcae", 0.6, 0.6)
    canvas.ink(wood, 2.7)
    knob = circle(124, -138, 7)
    canvas.base(knob, "#dcb27a")
    canvas.wash(knob, c.UMBER, 0.8)
    canvas.ink(knob, 2.3)
    canvas.ink(line((111, -119), (116, -117), (121, -113)), 1.6)
    canvas.ink(line((109, -115), (114, -113), (119, -109)), 1.6)
    foot = both(blob((70, -66), (84, -70), (98, -64), (96, -57), (76, -57)), union(RIM, OPENING))
    canvas.glaze(foot, c.INK, 0.6, soft=3, spill=0)


SPRITES: Final[dict[str, Sprite]] = {"cauldron.pot": Sprite(pot, PIECE), "cauldron.spoon": Sprite(spoon, PIECE)}
