"""Blank cards: a sheet of paper and a quill, and the sign of the deck, for cards of packs that bring no picture."""

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from assets.art import brush
from assets.art.bubble_and_boil_cards.window import LARGE, SMALL, VICTORY
from assets.art.bubble_and_boil_cards.window import MARGIN as HEX_MARGIN
from assets.art.bubble_and_boil_cards.window import Scene as HexScene
from assets.art.bubble_and_boil_cards.window import picture as hex_picture
from assets.art.cauldron15_cards.thrift import reduce_colours
from assets.art.cauldron_folk.portraits import MARGIN, PICTURE, PICTURE_FINENESS, arch
from assets.art.cauldron_pictures.windows import PICTURE_THRIFT, bitten
from assets.art.cauldron_things.bottles import BOX, SMALL_BOX, SMALL_LINES
from assets.art.common.hats import draw_hat
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, moved, polygon, rounded_rect, star, svg_path
from assets.art.sheets import Piece, Sprite

SEED: Final = 2200
CHARACTER_CARD: Final = (104, 132)
CARD_MARGIN: Final = 7


def _paper(canvas: Canvas) -> None:
    """A sheet of paper with a bent corner and two lines that somebody has begun, 150 x 180 around the origin."""
    sheet = polygon((-74, -84), (48, -90), (76, -62), (80, 84), (-68, 90))
    canvas.base(sheet, c.PAPER_LITE)
    canvas.wash(sheet, c.PAPER, 0.5, edge=0.5, vary=0.4, loose=1)
    corner = polygon((48, -90), (52, -60), (76, -62))
    canvas.base(corner, c.PAPER_LITE)
    canvas.glaze(corner, c.PAPER_DARK, 0.5, soft=3)
    canvas.shadow(sheet, 6, 7, 5, 0.35)
    for y, end in ((52, 52), (68, 8)):
        canvas.ink(line((-50, y), (-12, y - 2), (end, y + 1)), 1.6, c.INK_GHOST, alpha=0.8)
    canvas.ink(sheet, 2.4)
    canvas.ink(line((48, -90), (52, -60), (76, -62)), 1.8)


def _quill(canvas: Canvas, x: float = 70, y: float = 34) -> None:
    """A quill that leans to the right, its tip at (x - 42, y + 40)."""
    with canvas.at(x, y, rotation=-8):
        vane = blob((-20, 22), (-8, -22), (20, -64), (44, -84), (46, -58), (30, -16), (2, 18))
        brush.fill(canvas, vane, c.LAPIS, 2.2, 0.55, c.PAPER_LITE)
        canvas.ink(line((-42, 46), (-12, 8), (38, -74)), 2.2, taper=(0.1, 0.4))
        for start, end in (((-2, -6), (14, -10)), ((8, -24), (26, -30)), ((18, -42), (36, -50))):
            canvas.ink(line(start, end), 1.3, c.INK_SOFT)


def _star_sign(canvas: Canvas) -> None:
    brush.fill(canvas, star(0, -18, 38, 5, 0.46, -84), c.GOLD, 2.4, 0.55, brush.GLOW)
    brush.stars(canvas, ((-44, -50, 5), (38, 16, 4)), colour=c.GOLD)


def _moon_sign(canvas: Canvas) -> None:
    brush.fill(canvas, crescent(-2, -18, 36, 0.5, -0.35), c.GOLD, 2.4, 0.55, brush.GLOW)
    brush.stars(canvas, ((26, -44, 5), (34, -8, 4)), colour=c.GOLD)


def _hat_sign(canvas: Canvas) -> None:
    with canvas.at(0, -10, 0.92):
        draw_hat(canvas, "plum")


def _pot_sign(canvas: Canvas) -> None:
    body = blob((-36, -20), (-42, 6), (-22, 28), (22, 28), (42, 6), (36, -20))
    brush.fill(canvas, body, c.SLATE, 2.4, 0.65, c.PAPER_LITE)
    rim = circle(0, -22, 40, 9)
    brush.fill(canvas, rim, c.POISON, 2.2, 0.7, brush.GLOW)
    for x in (-24, 24):
        canvas.ink(line((x, 28), (x * 1.15, 38)), 4)
    for x, y, radius in ((-14, -44, 7), (10, -54, 9), (18, -36, 5)):
        canvas.ink(circle(x, y, radius), 1.8)


def _crown_sign(canvas: Canvas) -> None:
    crown = polygon((-42, 14), (-48, -36), (-22, -14), (0, -48), (22, -14), (48, -36), (42, 14))
    brush.fill(canvas, crown, c.GOLD, 2.4, 0.6, brush.GLOW)
    canvas.ink(line((-38, 2), (0, 5), (38, 2)), 1.6)
    for x, y in ((-48, -40), (0, -53), (48, -40)):
        brush.fill(canvas, circle(x, y, 5), c.BLOOD, 1.6, 0.7, c.PAPER_LITE)


def _written(canvas: Canvas, sign: Callable[[Canvas], None]) -> None:
    """A sheet of paper with a sign on it, and the quill beside it."""
    _paper(canvas)
    sign(canvas)
    _quill(canvas)


def window(frame: Callable[[float, float], skia.Path], sign: Callable[[Canvas], None], sky: str, seed: int) -> Canvas:
    """A blank in the window of a large card of Cauldron, 270x234."""
    width, height = PICTURE
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, PICTURE_FINENESS, seed, tooth=0.4)
    with canvas.at(MARGIN + width / 2, MARGIN + height / 2):
        outline = frame(width, height)
        canvas.base(outline, c.PAPER_LITE)
        canvas.wash(outline, sky, 0.5, vary=0.75, edge=0.8, loose=1.5, bloom=0.7, cell=70)
        with canvas.clip(outline), canvas.at(0, 16, 1.02, rotation=-3):
            _written(canvas, sign)
        reduce_colours(canvas, PICTURE_THRIFT)
        canvas.ink(outline, 2.8)
        canvas.ink(frame(width - 9, height - 9), 0.9, c.INK_SOFT, alpha=0.6)
    return canvas


def bottle(small: bool) -> Canvas:
    """A round flask with an empty label, 150x190, or 50x63."""
    width, height = SMALL_BOX if small else BOX
    margin = 8
    canvas = Canvas(width + 3 * margin, height + 4 * margin, seed=SEED, tooth=0.4)
    with canvas.at(margin + width / 2, margin + height / 2, width / BOX[0], line_scale=SMALL_LINES if small else 1):
        glass = svg_path(
            "M-15 -62 L-15 -34 C-52 -24 -66 6 -64 32 C-61 66 -34 84 0 84 "
            "C34 84 61 66 64 32 C66 6 52 -24 15 -34 L15 -62 Z"
        )
        canvas.base(glass, c.PAPER_LITE)
        canvas.wash(glass, c.TEAL, 0.28, edge=0.6, vary=0.4)
        liquid = blob((-62, 22), (-30, 16), (6, 24), (62, 18), (60, 50), (36, 76), (0, 81), (-36, 76), (-60, 50))
        canvas.wash(liquid, c.PLUM, 0.75, edge=0.8, bloom=0.5)
        brush.light(canvas, (-46, 8), (-50, 28), (-42, 52), alpha=0.8)
        cork = polygon((-17, -84), (17, -84), (14, -58), (-14, -58))
        brush.fill(canvas, cork, c.UMBER, 2.4, 0.7, c.PAPER_LITE)
        label = rounded_rect(-36, -2, 72, 54, 5)
        label = moved(label, rotation=-4)
        canvas.base(label, c.PAPER_LITE)
        canvas.wash(label, c.PAPER, 0.6, edge=0.5)
        canvas.ink(label, 2.0)
        if not small:
            for y, end in ((16, 22), (30, 4)):
                canvas.ink(line((-24, y), (0, y - 1), (end, y)), 1.5, c.INK_GHOST)
        canvas.ink(glass, 3.0)
        canvas.shadow(circle(0, 84, 46, 9), 5, 6, 4, 0.4)
    return canvas


def character_card() -> Canvas:
    """The small card of a character: a hat on paper in a frame of moss, 104x132."""
    width, height = CHARACTER_CARD
    canvas = Canvas(width + 2 * CARD_MARGIN, height + 2 * CARD_MARGIN, seed=SEED + 5, tooth=0.4)
    with canvas.at(CARD_MARGIN + width / 2, CARD_MARGIN + height / 2):
        card = rounded_rect(-width / 2, -height / 2, width, height, 9)
        canvas.base(card, c.PAPER_LITE)
        canvas.wash(card, c.PAPER, 0.6, edge=0.6)
        inner = rounded_rect(-width / 2 + 8, -height / 2 + 8, width - 16, height - 16, 6)
        canvas.wash(inner, c.MOSS, 0.5, edge=0.8, vary=0.7, bloom=0.6, cell=50)
        with canvas.at(0, 8, 0.92, line_scale=1.1):
            draw_hat(canvas, "plum")
        canvas.ink(inner, 1.4)
        canvas.ink(card, 2.6)
        canvas.shadow(card, 3, 4, 3, 0.35)
    return canvas


def _hex_scene(sign: Callable[[Canvas], None], canvas: Canvas) -> None:
    with canvas.at(-8, 2, 0.92, rotation=-4):
        _written(canvas, sign)


CARD: Final = HexScene(partial(_hex_scene, _pot_sign), c.DUSK, c.UMBER, 60)
CROWNED: Final = HexScene(partial(_hex_scene, _crown_sign), c.GOLD, c.UMBER, 60)


def _sprites() -> dict[str, Sprite]:
    cards: Piece = (MARGIN, MARGIN, *PICTURE)
    found = {
        "blank.potion": Sprite(partial(bottle, False), (8, 8, *BOX)),
        "blank.potion.small": Sprite(partial(bottle, True), (8, 8, *SMALL_BOX)),
        "blank.character_card": Sprite(character_card, (CARD_MARGIN, CARD_MARGIN, *CHARACTER_CARD)),
        "blank.spell": Sprite(partial(window, arch, _star_sign, c.PLUM, SEED + 1), cards),
        "blank.omen": Sprite(partial(window, bitten, _moon_sign, c.DUSK, SEED + 2), cards),
        "blank.character": Sprite(partial(window, arch, _hat_sign, c.MOSS, SEED + 3), cards),
    }
    for name, scene, size in (
        ("blank.card", CARD, LARGE), ("blank.card.small", CARD, SMALL), ("blank.victory", CROWNED, VICTORY),
    ):  # fmt: skip
        piece = (HEX_MARGIN, HEX_MARGIN, size.width, size.height)
        found[name] = Sprite(partial(hex_picture, scene, SEED + 4, size), piece)
    return found


SPRITES: Final[dict[str, Sprite]] = _sprites()
