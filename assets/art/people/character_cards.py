"""The cards of Cauldron's characters: a bust in an arched window on a small card."""

from typing import Final

from assets.art.cauldron_folk.folk import CHARACTERS as FIGURES
from assets.art.cauldron_folk.portraits import arch
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import INK_SOFT, PAPER_LITE, STRAW
from assets.art.inkwash.shapes import rounded_rect
from assets.art.people.bust import FACE, HEIGHT, Person
from assets.art.people.painting import draw

CARD: Final = (104, 132)
CARD_MARGIN: Final = 8
SEED: Final = 720
ZOOM: Final = 0.56
WINDOW: Final = (92, 118)


def character_card(person: Person, index: int) -> Canvas:
    """A card of 104x132 with its shadow; nothing is written on it."""
    width, height = CARD
    canvas = Canvas(width + 2 * CARD_MARGIN, height + 2 * CARD_MARGIN, seed=SEED + index, tooth=0.5)
    with canvas.at(CARD_MARGIN, CARD_MARGIN):
        paper = rounded_rect(0, 0, width, height, 9)
        canvas.base(paper, PAPER_LITE)
        canvas.wash(paper, STRAW, 0.4, edge=0.9, loose=0.5, shift=(0, 0))
        with canvas.at(width / 2, height / 2):
            window = arch(*WINDOW)
            canvas.base(window, PAPER_LITE)
            canvas.wash(
                window, FIGURES[person.name].backdrop, 0.6, vary=0.75, edge=0.9, loose=0.6, bloom=0.8, granul=0.2
            )
            with canvas.clip(window):
                foot = WINDOW[1] / 2
                with canvas.at(0, foot - (HEIGHT - FACE[1]) * ZOOM + 2, ZOOM * person.size, line_scale=0.74):
                    draw(canvas, person, person.feeling("calm"))
            canvas.ink(window, 2.2)
        canvas.ink(paper, 2.6)
        canvas.ink(rounded_rect(3, 3, width - 6, height - 6, 7), 0.8, INK_SOFT, alpha=0.5)
        canvas.shadow(paper, 2, 4, 3, 0.4)
    return canvas
