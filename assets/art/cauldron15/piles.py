"""Face-down cards on the table: the pile that is drawn from, and the deck that leads with two seats."""

from functools import partial
from typing import Final

from assets.art.cauldron15.levelling import level_out
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, circle, crescent, line, rounded_rect, star
from assets.art.sheets import Sprite

SIZE: Final = (100, 150)
MARGIN: Final = 16
CARD_WIDTH, CARD_HEIGHT = 86, 121
STEP: Final = (-0.9, -2.7)
"""How far a card lies from the one below it, in layout pixels."""

TURNS: Final = (-5, 2.5, -1.5, 3.5, -3, 1, -1)
PILE_CARDS: Final = {1: 1, 2: 3, 3: 5, 4: 7}
DECK_CARDS: Final = {1: 1, 2: 3, 3: 5}


def _card(canvas: Canvas, top: bool) -> None:
    """The back of a card around the origin; only the top one carries the moon."""
    x, y = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
    outline = rounded_rect(x, y, CARD_WIDTH, CARD_HEIGHT, 8)
    canvas.glaze(rounded_rect(x + 1.5, y + 3, CARD_WIDTH, CARD_HEIGHT, 8), c.SHADOW, 0.5, soft=2)
    canvas.base(outline, c.PAPER)
    field = rounded_rect(x + 6, y + 6, CARD_WIDTH - 12, CARD_HEIGHT - 12, 6)
    canvas.base(field, "#b89a7c")
    canvas.wash(field, c.SEPIA, 1.15, loose=1, shift=(0, 0), edge=0.6, bloom=0.7, inset=0)
    level_out(canvas, outline)
    if top:
        canvas.ink(rounded_rect(x + 12, y + 12, CARD_WIDTH - 24, CARD_HEIGHT - 24, 4), 1.2, c.CREAM_TEXT, dry=0.3)
        for i in range(12):
            ray = line((0, -27), (0.6, -31), (0, -35 if i % 2 else -33))
            with canvas.at(rotation=30 * i):
                canvas.ink(ray, 1.2, c.CREAM_TEXT, taper=(0.05, 0.5))
        moon = crescent(-2, 0, 20, 0.5, -0.25)
        canvas.gouache(moon, c.CREAM_TEXT, 0.98, 0.3)
        canvas.ink(moon, 1.3)
        for star_x, star_y, radius in ((10, -4, 4.6), (13, 8, 3), (3, 7, 2.2)):
            canvas.gouache(star(star_x, star_y, radius, 5, 0.42), c.CREAM_TEXT, 1, 0)
        for side_x in (-1, 1):
            for side_y in (-1, 1):
                canvas.gouache(star(side_x * 24, side_y * 43, 3.2, 4, 0.35), c.CREAM_TEXT, 0.95, 0)
    canvas.ink(outline, 2.2)


def _stack(canvas: Canvas, cards: int) -> None:
    """So many cards on each other; the origin is the middle of the lowest."""
    for i in range(cards):
        turn = TURNS[i % len(TURNS)] * (0.7 if i == cards - 1 else 1)
        with canvas.at(STEP[0] * i, STEP[1] * i, rotation=turn):
            _card(canvas, i == cards - 1)
    foot = rounded_rect(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, 8)
    canvas.shadow(foot, 4, 6, 6, 0.42)


def pile(height: int) -> Canvas:
    """The pile at one of its four heights."""
    canvas = Canvas(SIZE[0] + 2 * MARGIN, SIZE[1] + 2 * MARGIN, seed=170 + height)
    with canvas.at(MARGIN + SIZE[0] / 2 + 2, MARGIN + SIZE[1] / 2 + 6):
        _stack(canvas, PILE_CARDS[height])
    return canvas


def deck(height: int) -> Canvas:
    """The deck that leads, at one of three heights: a paper band with a red seal is wrapped around it."""
    canvas = Canvas(SIZE[0] + 2 * MARGIN, SIZE[1] + 2 * MARGIN, seed=180 + height)
    cards = DECK_CARDS[height]
    with canvas.at(MARGIN + SIZE[0] / 2 + 2, MARGIN + SIZE[1] / 2 + 6):
        _stack(canvas, cards)
        last = cards - 1
        with canvas.at(STEP[0] * last, STEP[1] * last, rotation=TURNS[last] * 0.7):
            edge = CARD_WIDTH / 2 + 2
            band = blob((-edge, 22), (0, 20), (edge, 22), (edge, 44), (0, 46), (-edge, 44), tension=0.2)
            canvas.base(band, c.PAPER_LITE)
            canvas.wash(band, c.CREAM_TEXT, 0.5, edge=1.0, loose=0.6)
            canvas.ink(band, 2.0, corners=False)
            wax = blob((-13, 31), (-9, 21), (3, 20), (13, 26), (13, 38), (4, 46), (-8, 44))
            canvas.base(wax, "#e8b0a4")
            canvas.wash(wax, c.BLOOD, 1.1, loose=0.5)
            canvas.ink(circle(0, 33, 8.5), 1.2)
            canvas.gouache(star(0, 33, 6, 5, 0.45), "#f2b8ae", 0.95, 0)
            canvas.ink(wax, 1.9)
    return canvas


PIECE: Final = (MARGIN, MARGIN, *SIZE)
SPRITES: Final[dict[str, Sprite]] = {
    **{f"pile.{height}": Sprite(partial(pile, height), PIECE) for height in PILE_CARDS},
    **{f"deck.{height}": Sprite(partial(deck, height), PIECE) for height in DECK_CARDS},
}
