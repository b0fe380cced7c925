"""The large card: what is pointed at, in full, with its words and the rule behind it."""

from game.core.reason import reason
from game.rules.cauldron15.cards import SUITS, Card, number_of, suit_of
from game.tables.cauldron15.material_faces import frame_of, text_id
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

PICTURE = Area(60, 128, 300, 260)
NUMBER = (62.0, 72.0)
SIGN = (358.0, 72.0)
NAME_BASELINE = 436.0
TEXT = Area(36, 454, 348, 142)
FLAVOUR_HEIGHT = 60.0
TIGHT = 1.1
"""The distance of lines: flavour and note share a small room."""


def draw_large(canvas: Canvas, table: Table, area: Area, card: Card, note: str) -> None:
    """Draw a card large, with a note on what it would do."""
    suit = SUITS[suit_of(card)]
    canvas.place(f"large.{suit}", area)
    canvas.number(number_of(card), area.x + NUMBER[0], area.y + NUMBER[1], 76, tone=suit, align="center")
    canvas.centred(f"suit.{suit}", area.x + SIGN[0], area.y + SIGN[1], height=60)
    canvas.place(frame_of(card, "picture"), PICTURE.moved(area.x, area.y))
    canvas.text(
        table.say(f"card.{text_id(card)}.name"), area.middle_x, area.y + NAME_BASELINE, size=40, role="display",
        align="center", vertical="baseline", width=TEXT.width, fit=True,
    )  # fmt: skip
    flavour = table.say(f"card.{text_id(card)}.flavour")
    words = TEXT.moved(area.x, area.y)
    height = canvas.text(
        flavour, words.middle_x, words.y, size=25, align="center", colour="ink_soft", width=words.width,
        height=FLAVOUR_HEIGHT, spacing=TIGHT,
    ).height  # fmt: skip
    say = note or table.say(reason("cauldron15.table.large.plain", suit=reason(f"cauldron15.suit.{suit}")))
    top = words.y + min(height, FLAVOUR_HEIGHT) + 8
    canvas.line(words.x + 30, top, words.right - 30, top, "ink_ghost", 1.2)
    canvas.text(
        say, words.middle_x, top + 8, size=24, align="center", width=words.width, height=words.bottom - top - 8,
        spacing=TIGHT,
    )  # fmt: skip
