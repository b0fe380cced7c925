"""The large card: what is pointed at, in full, with its words and the rule behind it."""

from game.core.reason import reason
from game.rules.cauldron15.cards import SUITS, Card, number_of, suit_of
from game.tables.cauldron15.material_faces import frame_of, text_id
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

WIDTH = 420.0
PICTURE = Area(60, 128, 300, 260)
NUMBER = (62.0, 72.0)
SIGN = (358.0, 72.0)
NAME_BASELINE = 436.0
TEXT = Area(36, 454, 348, 142)
FLAVOUR_HEIGHT = 60.0
"""Where the parts of a large card of that width lie, from its corner, in layout px."""

TIGHT = 1.1
"""The distance of lines: flavour and note share a small room."""


def draw_large(canvas: Canvas, table: Table, area: Area, card: Card, note: str) -> None:
    """Draw a card large, with a note on what it would do; in a narrow area it is smaller, and tells that alone."""
    suit, part = SUITS[suit_of(card)], area.width / WIDTH
    canvas.place(f"large.{suit}", area)
    number, sign = ((area.x + part * x, area.y + part * y) for x, y in (NUMBER, SIGN))
    canvas.number(number_of(card), *number, part * 76, tone=suit, align="center")
    canvas.centred(f"suit.{suit}", *sign, height=part * 60)
    canvas.place(frame_of(card, "picture"), _within(area, PICTURE, part))
    words = _within(area, TEXT, part)
    canvas.text(
        table.say(f"card.{text_id(card)}.name"), area.middle_x, area.y + part * NAME_BASELINE, size=part * 40,
        role="display", align="center", vertical="baseline", width=words.width, fit=True,
    )  # fmt: skip
    top = words.y
    if part == 1:
        flavour = table.say(f"card.{text_id(card)}.flavour")
        height = canvas.text(
            flavour, words.middle_x, top, size=25, align="center", colour="ink_soft", width=words.width,
            height=FLAVOUR_HEIGHT, spacing=TIGHT,
        ).height  # fmt: skip
        top += min(height, FLAVOUR_HEIGHT) + 8
        canvas.line(words.x + 30, top, words.right - 30, top, "ink_ghost", 1.2)
        top += 8
    say = note or table.say(reason("cauldron15.table.large.plain", suit=reason(f"cauldron15.suit.{suit}")))
    canvas.text(
        say, words.middle_x, top, size=24, align="center", width=words.width, height=words.bottom - top, spacing=TIGHT
    )


def _within(area: Area, place: Area, part: float) -> Area:
    """Return where a place of a large card lies that is drawn as so large a `part` of its usual size."""
    return Area(area.x + part * place.x, area.y + part * place.y, part * place.width, part * place.height)
