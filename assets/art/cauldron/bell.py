"""The bell of the Instants: awake, rung in three boil frames, and muted, with its eyes closed."""

from functools import partial
from typing import Final

from assets.art import brush
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, line, svg_path
from assets.art.sheets import Piece, Sprite

SIZE: Final = (92, 104)
MARGIN: Final = 14
PIECE: Final[Piece] = (MARGIN, MARGIN, *SIZE)
SWINGS: Final = (-14.0, 0.0, 14.0)
"""How far the bell is turned in each frame of ringing, in degrees."""

BODY: Final = (
    "M-13 -34 C-26 -26 -28 2 -30 14 C-32 24 -40 28 -42 34 C-24 42 24 42 42 34 "
    "C40 28 32 24 30 14 C28 2 26 -26 13 -34 C6 -38 -6 -38 -13 -34 Z"
)


def _bell(canvas: Canvas, swing: float, mood: str, pen: float = 1.0) -> None:
    """The bell around the origin, hung at y -40: ``mood`` is idle, rung or muted."""
    bracket = line((-34, -48), (0, -50), (34, -48))
    canvas.ink(bracket, 8, c.INK, taper=(0, 0), dry=0)
    canvas.ink(bracket, 4.4, c.UMBER, taper=(0, 0), dry=0)
    with canvas.at(0, -42, rotation=swing):
        canvas.ink(line((0, -8), (0, 10)), 5, c.INK, taper=(0, 0), dry=0)
        canvas.ink(line((0, -8), (0, 10)), 2.4, c.SEPIA, taper=(0, 0), dry=0)
        with canvas.at(0, 40):
            clapper = circle(-swing * 0.7, 41, 8)
            brush.fill(canvas, clapper, c.SEPIA, 2.3 * pen, 0.9)
            body = svg_path(BODY)
            metal = c.STONE if mood == "muted" else c.GOLD
            brush.fill(canvas, body, metal, 3.0 * pen, 0.9, c.STRAW, deep=c.UMBER)
            canvas.gouache(blob((-20, -12), (-14, -26), (-8, -28), (-14, -10), (-17, 6)), c.PAPER_LITE, 0.7, 0.6)
            canvas.ink(line((-32, 22), (0, 29), (32, 22)), 1.8 * pen)
            for x in (-9, 9):
                if mood == "muted":
                    brush.asleep(canvas, x, -4, 5, 2.2)
                else:
                    brush.eye(canvas, x, -4, 6.5)
            if mood == "rung":
                brush.gasp(canvas, 0, 11, 6)
            else:
                brush.smile(canvas, 0, 10, 6, 0.4)
            if mood == "muted":
                scarf = blob((-44, 26), (0, 36), (44, 26), (46, 42), (0, 52), (-46, 42))
                brush.fill(canvas, scarf, c.BLOOD, 2.4 * pen, 0.8)


def bell(mood: str, frame: int = 0) -> Canvas:
    """The bell, 92x104; when rung it swings and sends out waves."""
    canvas = Canvas(SIZE[0] + 2 * MARGIN, SIZE[1] + 2 * MARGIN, seed=260 + frame, tooth=0.4)
    with canvas.at(MARGIN + SIZE[0] / 2, MARGIN + SIZE[1] / 2 + 2):
        rung = mood == "rung"
        _bell(canvas, SWINGS[frame] if rung else 0, mood)
        for side in (-1, 1) if rung else ():
            for reach, tall in ((44, 12), (52, 19)):
                wave = line((side * reach, -tall + 4), (side * (reach + 6), 4), (side * reach, tall + 4))
                canvas.ink(wave, 2.8, c.INK, taper=(0.25, 0.25))
        canvas.shadow(circle(0, 44, 34, 7), 3, 5, 4, 0.35)
    return canvas


SPRITES: Final[dict[str, Sprite]] = {
    "bell.idle": Sprite(partial(bell, "idle"), PIECE),
    "bell.muted": Sprite(partial(bell, "muted"), PIECE),
    **{f"bell.rung.{frame}": Sprite(partial(bell, "rung", frame), PIECE) for frame in range(len(SWINGS))},
}
