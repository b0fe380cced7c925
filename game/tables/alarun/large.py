"""The large views: a card with its words, and the open discards."""

from typing import NamedTuple

from game.core.reason import reason
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, KINDS, Card, card_words, colour_of, kind_of
from game.rules.alarun.observation import AlarunObservation
from game.tables.alarun.ingredient_faces import frame_of, titled
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas


class _Rows(NamedTuple):
    """How large the picture of a card is, how far its parts lie below the upper edge, and its note above the lower one.

    `room` is the height of the words.
    """

    picture: float
    top: float
    name: float
    words: float
    room: float
    note: float


HIGH = _Rows(250, 30, 322, 354, 86, 50)
LOW = _Rows(214, 24, 272, 302, 74, 30)

ROOM_FOR_DRAWING = 700.0
HERBAL = Area(117, 462, 220, 190)
DISCARD_ROWS, DISCARD_COLUMNS, DISCARD_GAP = 8, 6, 8.0


def words_of(card: Card) -> str:
    """Return the key of the words about a card."""
    return "alarun.gallery.centum" if card == CENTUM else f"alarun.gallery.kind.{KINDS[kind_of(card)]}"


def draw_large(canvas: Canvas, table: Table, area: Area, card: Card, seen: AlarunObservation) -> None:
    """Draw a card large, with its name, its words and what it means to the viewer; the picture is as large as fits."""
    panels.paper(canvas, area)
    rows = HIGH if area.height >= ROOM_FOR_DRAWING else LOW
    canvas.place(frame_of(card), Area(area.middle_x - rows.picture / 2, area.y + rows.top, rows.picture, rows.picture))
    canvas.text(
        titled(table.say(card_words(card))), area.middle_x, area.y + rows.name, size=40, role="display", align="center",
        vertical="middle", width=area.width - 60, fit=True,
    )  # fmt: skip
    canvas.text(
        table.say(words_of(card)), area.middle_x, area.y + rows.words, size=25, align="center", colour="ink_soft",
        width=area.width - 64, height=rows.room, spacing=1.1,
    )  # fmt: skip
    if area.height >= ROOM_FOR_DRAWING:
        _draw_drawing(canvas, area, card)
    note = _note(card, seen, table)
    if note:
        canvas.text(
            note, area.middle_x, area.bottom - rows.note, size=25, align="center", vertical="middle",
            width=area.width - 60, fit=True,
        )  # fmt: skip


def _draw_drawing(canvas: Canvas, area: Area, card: Card) -> None:
    """Draw the ingredient without colour beneath the words."""
    top = area.y + 450
    canvas.line(area.x + 70, top, area.right - 70, top, "ink_ghost", 1.2)
    if card == CENTUM:
        canvas.centred("ingredient.centum", area.middle_x, top + 110, width=150, alpha=0.5)
    else:
        canvas.place(f"herbal.{KINDS[kind_of(card)]}", HERBAL.moved(area.x, area.y), alpha=0.85)


def _note(card: Card, seen: AlarunObservation, table: Table) -> str:
    """Say that a card is of the viewer's secret colour, where these eyes may know."""
    colour = seen.colour_of_seat(table.viewer)
    if colour is None or card == CENTUM or colour_of(card) != colour:
        return ""
    symbol = f"<symbol.{COLOURS[colour]}>"
    return f"{symbol} {table.say(reason('alarun.table.own_colour', points=seen.numbers.colour_bonus))}"


def draw_discards(canvas: Canvas, table: Table, plan: Plan, seen: AlarunObservation) -> None:
    """Lay out all that was discarded, sorted by kind and colour (ruling D11)."""
    area = plan.area("discarded")
    panels.paper(canvas, area)
    canvas.text(
        table.say("alarun.table.discarded", count=len(seen.discards)), area.middle_x, area.y + 44, size=32,
        role="display", align="center", vertical="middle", width=area.width - 90, fit=True,
    )  # fmt: skip
    rows = plan.area("discarded.cards").rows(DISCARD_ROWS, DISCARD_GAP)
    places = [place for row in rows for place in row.columns(DISCARD_COLUMNS, DISCARD_GAP)]
    for card, place in zip(sorted(seen.discards), places, strict=False):
        canvas.place(frame_of(card, place.width), place)
