"""The pots in layers of one size that register by themselves: body, bubbling lid, open mouth; small ones in one.

``pot.<seat>`` and over it ``pot.<seat>.lid.<frame>`` or ``pot.<seat>.open.<frame>``; ``pot.<seat>.pour`` is tilted.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from assets.art.bubble_and_boil.hues import IRON_LITE
from assets.art.bubble_and_boil.kettles import KETTLES, SCRATCH, draw_body, draw_knob
from assets.art.cauldron15.fire import FRAMES
from assets.art.cauldron15.levelling import level_out
from assets.art.cauldron15.moods import draw_bubble
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point, blob, both, circle, crescent, line, svg_path
from assets.art.sheets import Piece, Sprite

UNIT: Final = 0.76
SIZE: Final = (300, 330)
ORIGIN: Final = (150, 178)
PIECE: Final[Piece] = (13, 24, 274, 292)
LINE_SCALE: Final = 0.86

SMALL_UNIT: Final = 0.41
SMALL_SIZE: Final = (160, 180)
SMALL_ORIGIN: Final = (80, 97)
SMALL_PIECE: Final[Piece] = (6, 12, 148, 158)
SMALL_LINE_SCALE: Final = 0.62

POUR_SIZE: Final = (330, 330)
POUR_ORIGIN: Final = (190, 150)
POUR_PIECE: Final[Piece] = (20, 20, 290, 290)
TILT: Final = -64
"""Degrees by which a pouring pot is turned: its mouth looks to the lower left."""

BREW_PALE: Final = "#dfe89a"
STEAM: Final = "#e4ecc4"
RIM: Final = circle(0, -66, 134, 34)
HOLE: Final = circle(0, -68, 118, 25)
LID: Final = svg_path("M-126 -72 C-116 -112 -60 -132 0 -132 C60 -132 116 -112 126 -72 C90 -44 -90 -44 -126 -72 Z")
LID_SHADE: Final = svg_path("M30 -132 C80 -120 116 -100 126 -72 C100 -56 60 -52 40 -52 C70 -70 60 -110 30 -132 Z")
LID_TILT: Final = (-7.0, -9.5, -5.5)
"""Degrees of the lid in its three boil frames."""

GAP_BUBBLES: Final[tuple[tuple[tuple[float, float, float], ...], ...]] = (
    ((96, -78, 13), (74, -70, 17), (112, -64, 8), (46, -62, 12)),
    ((90, -82, 16), (66, -72, 13), (112, -70, 11), (44, -64, 9)),
    ((100, -74, 11), (80, -72, 14), (58, -66, 16), (114, -62, 7)),
)
OPEN_BUBBLES: Final[tuple[tuple[tuple[float, float, float], ...], ...]] = (
    ((-74, -72, 15), (-40, -80, 21), (-6, -66, 13), (30, -80, 24), (66, -70, 16), (90, -70, 9), (4, -92, 10)),
    ((-80, -70, 11), (-48, -78, 17), (-12, -72, 19), (28, -72, 15), (58, -80, 21), (88, -68, 12), (-30, -94, 8)),
    ((-66, -74, 19), (-34, -70, 14), (0, -82, 22), (38, -70, 13), (72, -76, 18), (-88, -66, 8), (50, -94, 9)),
)
CURLS: Final[tuple[tuple[tuple[Point, ...], ...], ...]] = (
    (
        ((118, -84), (138, -104), (120, -124), (136, -146), (128, -166)),
        ((92, -96), (104, -118), (90, -134), (100, -154)),
    ),
    (
        ((116, -84), (130, -106), (126, -126), (128, -148), (136, -164)),
        ((94, -98), (98, -118), (98, -136), (92, -156)),
    ),
    (
        ((120, -82), (132, -102), (134, -124), (120, -142), (130, -168)),
        ((90, -96), (108, -114), (94, -136), (106, -150)),
    ),
)
DRIP: Final = svg_path(
    "M-66 -50 C-50 -46 -30 -42 -10 -41 C-11 -30 -14 -20 -18 -20 C-23 -20 -22 -30 -26 -33 C-30 -34 -31 -4 -37 -2"
    " C-43 -2 -42 -28 -46 -35 C-50 -37 -53 -24 -58 -25 C-63 -26 -62 -40 -66 -50 Z"
)


@contextmanager
def _pot(canvas: Canvas) -> Iterator[None]:
    """Draw in the pot's own units at its place on the common canvas."""
    with canvas.at(*ORIGIN, UNIT, line_scale=LINE_SCALE):
        yield


def _seed(seat: str) -> int:
    return 200 + 10 * list(c.SEAT_COLOURS).index(seat)


def draw_rim(canvas: Canvas) -> None:
    """The rolled rim, and the brew just below it."""
    canvas.base(RIM, IRON_LITE)
    canvas.wash(RIM, c.SLATE, 0.95, edge=0.7, shift=(1.5, 1.5), bloom=0)
    canvas.ink(RIM, 3.6)
    canvas.base(HOLE, BREW_PALE)
    with canvas.clip(HOLE):
        canvas.wash(HOLE, c.POISON, 1.0, shift=(0, 0), edge=0.8, vary=0.6, cell=40)
        shade = blob((-118, -70), (-60, -94), (60, -94), (118, -70), (60, -80), (-60, -80))
        canvas.glaze(shade, c.FERN, 0.9, soft=4, spill=0)
    canvas.ink(HOLE, 2.0)
    canvas.gouache(blob((-124, -74), (-98, -88), (-60, -95), (-92, -84)), "#eef0ea", 0.7, rough=1)


def draw_lid(canvas: Canvas, seat: str, small: bool = False) -> None:
    """The lid with its knob, lying on the rim; it carries a moon."""
    canvas.base(LID, IRON_LITE)
    canvas.wash(LID, c.SLATE, 1.0, vary=0.6, edge=0.7, shift=(2, 2), inset=1)
    canvas.glaze(LID_SHADE, c.INK, 0.7, soft=5 if small else 8, spill=0)
    level_out(canvas, LID)
    with canvas.clip(LID):
        if not small:
            canvas.hatch(LID, 56, 5.4, cover=0.36, width=1.3, colour=c.INK)
        canvas.gouache(blob((-92, -92), (-60, -112), (-30, -118), (-62, -98)), "#eef0ea", 0.6, rough=1.2)
    seam = line((-118, -80), (-60, -62), (0, -58), (60, -62), (118, -80))
    canvas.ink(seam, 1.8, taper=(0.1, 0.1))
    canvas.ink(LID, 3.8)
    canvas.gouache(crescent(-2, -98, 16, 0.5, -0.5), SCRATCH, 0.75, 0.5)
    draw_knob(canvas, seat)


def _steam(canvas: Canvas, frame: int, small: bool = False) -> None:
    for curl in CURLS[frame][: 1 if small else 2]:
        for width, colour, alpha in ((8, STEAM, 0.6), (1.8, c.INK_SOFT, 0.9)):
            canvas.ink(line(*curl), width, colour, taper=(0.4, 0.4), alpha=alpha, min_width=0.1, corners=False)


def _bubbling_lid(canvas: Canvas, seat: str, frame: int, small: bool = False) -> None:
    """Rim, bubbles in the gap, and the lid that they lift."""
    draw_rim(canvas)
    for x, y, radius in GAP_BUBBLES[frame][: 3 if small else 4]:
        draw_bubble(canvas, x, y, radius)
    with canvas.at(-6, -8, rotation=LID_TILT[frame]):
        draw_lid(canvas, seat, small)
    _steam(canvas, frame, small)


def body(seat: str) -> Canvas:
    """A pot without its mouth, lit from below: it may stand on the fire or beside it."""
    canvas = Canvas(*SIZE, seed=_seed(seat), tooth=0.6)
    with _pot(canvas):
        draw_body(canvas, seat)
    return canvas


def lid(seat: str, frame: int) -> Canvas:
    """The mouth with its lid, one boil frame."""
    canvas = Canvas(*SIZE, seed=_seed(seat) + 1 + frame, tooth=0.6)
    with _pot(canvas):
        _bubbling_lid(canvas, seat, frame)
    return canvas


def mouth(frame: int) -> Canvas:
    """The open mouth for the final brewing: brew to the brim, big bubbles, a run over the edge; one boil frame."""
    canvas = Canvas(*SIZE, seed=260 + frame, tooth=0.6)
    with _pot(canvas):
        draw_rim(canvas)
        for x, y, radius in OPEN_BUBBLES[frame]:
            draw_bubble(canvas, x, y, radius)
        canvas.base(DRIP, BREW_PALE)
        canvas.wash(DRIP, c.POISON, 0.95, edge=0.9, shift=(1, 1), bloom=0)
        canvas.ink(DRIP, 2.1)
        canvas.gouache(blob((-38, -22), (-36, -14), (-38, -8), (-40, -14)), c.WHITE, 0.8, 0.2)
        _steam(canvas, frame)
    return canvas


def contact(seed: int = 270) -> Canvas:
    """The shadow of a pot on the table."""
    canvas = Canvas(*SIZE, seed=seed, tooth=0.6)
    with _pot(canvas):
        canvas.shadow(blob((-130, 146), (0, 130), (140, 146), (116, 168), (-104, 168)), 5, 4, 6, 0.5)
    return canvas


def pouring(seat: str) -> Canvas:
    """A pot tilted to the left, its brew at the lip."""
    canvas = Canvas(*POUR_SIZE, seed=_seed(seat) + 8, tooth=0.6)
    with canvas.at(*POUR_ORIGIN, UNIT, TILT, line_scale=LINE_SCALE):
        draw_body(canvas, seat)
        canvas.base(RIM, IRON_LITE)
        canvas.wash(RIM, c.SLATE, 0.95, edge=0.7, shift=(1.5, 1.5), bloom=0)
        canvas.ink(RIM, 3.6)
        canvas.base(HOLE, "#47423c")
        with canvas.clip(HOLE):
            brew = both(HOLE, blob((-130, -100), (-20, -100), (20, -68), (-30, -36), (-130, -36)))
            canvas.base(brew, BREW_PALE)
            canvas.wash(brew, c.POISON, 1.0, shift=(0, 0), edge=0.8, vary=0.6, cell=40)
            canvas.ink(brew, 1.6, c.FERN)
            for x, y, radius in ((-60, -72, 12), (-34, -64, 9), (-84, -66, 10)):
                draw_bubble(canvas, x, y, radius)
        canvas.ink(HOLE, 2.4)
    return canvas


STREAMS: Final = (
    "M-14 0 C-24 40 -22 90 -30 150 C-34 176 -30 196 -36 214 L36 214 C28 190 30 160 26 130 C20 90 24 40 16 0 Z",
    "M-14 0 C-26 44 -16 96 -26 148 C-32 176 -34 192 -30 214 L34 214 C34 186 22 160 28 124 C28 84 18 40 16 0 Z",
    "M-14 0 C-20 36 -28 92 -24 152 C-24 178 -36 194 -34 214 L30 214 C34 194 34 164 22 134 C18 94 28 44 16 0 Z",
)


def stream(frame: int) -> Canvas:
    """What pours: a strand of brew with drops and bubbles, and the puddle below it; one boil frame."""
    canvas = Canvas(180, 280, seed=280 + frame, tooth=0.6)
    with canvas.at(90, 12, line_scale=0.9):
        puddle = blob((-74, 224), (-30, 208), (30, 206), (76, 222), (50, 244), (-44, 246))
        for shape in (puddle, svg_path(STREAMS[frame])):
            canvas.base(shape, BREW_PALE)
            canvas.wash(shape, c.POISON, 0.95, edge=0.9, vary=0.6, shift=(1, 1), bloom=0.4)
            canvas.ink(shape, 2.4)
        for x in (-8, 8):
            run = line((x, 14), (x + 3 - frame * 2, 80), (x - 4 + frame * 3, 150), (x, 200))
            canvas.ink(run, 2.0, c.FERN, taper=(0.3, 0.5), alpha=0.8)
        canvas.gouache(blob((-12, 20), (-8, 60), (-14, 110), (-16, 60)), c.WHITE, 0.6, 0.4)
        for i, (x, y, radius) in enumerate(((-44, 212, 11), (-16, 222, 15), (22, 216, 12), (48, 224, 9), (4, 232, 8))):
            draw_bubble(canvas, x + (frame * (5 if i % 2 else -4)), y - (i + frame) % 3 * 3, radius)
        for i, (x, y) in enumerate(((-52, 180), (44, 172), (-40, 140), (38, 196))):
            drop = circle(x + frame * 3, y - frame * 9 * (1 if i % 2 else -1), 3.6)
            canvas.base(drop, BREW_PALE)
            canvas.wash(drop, c.POISON, 0.9, loose=0.3)
            canvas.ink(drop, 1.6)
    return canvas


def small(seat: str, frame: int) -> Canvas:
    """A whole pot for an opponent's panel, one boil frame: thick outline, no hatching."""
    canvas = Canvas(*SMALL_SIZE, seed=_seed(seat) + 4 + frame, tooth=0.6)
    with canvas.at(*SMALL_ORIGIN, SMALL_UNIT, line_scale=SMALL_LINE_SCALE):
        draw_body(canvas, seat, small=True)
        _bubbling_lid(canvas, seat, frame, small=True)
        canvas.shadow(blob((-130, 146), (0, 130), (140, 146), (116, 168), (-104, 168)), 4, 3, 3, 0.5)
    return canvas


def _sprites() -> dict[str, Sprite]:
    found = {"pot.contact": Sprite(contact, PIECE)}
    for i in range(FRAMES):
        found[f"pot.open.{i}"] = Sprite(partial(mouth, i), PIECE)
        found[f"pot.stream.{i}"] = Sprite(partial(stream, i), (16, 12, 148, 246))
    for seat in KETTLES:
        found[f"pot.{seat}"] = Sprite(partial(body, seat), PIECE)
        found[f"pot.{seat}.pour"] = Sprite(partial(pouring, seat), POUR_PIECE)
        for i in range(FRAMES):
            found[f"pot.{seat}.lid.{i}"] = Sprite(partial(lid, seat, i), PIECE)
            found[f"pot.{seat}.small.{i}"] = Sprite(partial(small, seat, i), SMALL_PIECE)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
