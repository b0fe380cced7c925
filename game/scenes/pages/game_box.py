"""The box of a game, as it stands on the title's shelf and on Setup's table."""

from game.play.catalogue import GAMES
from game.store.seat_plans import COLOURS
from game.store.words import Words
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

BOX_WIDTH = 330.0
"""The width at which the words on a box have their natural size, in layout px."""

RIBBON = 42.0
"""The largest letters that the ribbon of a box has room for."""

PLAIN_BOX = "paper.350x376"


def draw_box(canvas: Canvas, words: Words, name: str, area: Area) -> None:
    """Draw the front of a game's box with its name and how many play it."""
    draw_front(canvas, name, area)
    middle, scale = area.middle_x, area.width / BOX_WIDTH
    canvas.text(
        words.say(f"game.{name}"), middle, area.y + 54 * scale, size=canvas.at_most(39 * scale, RIBBON * scale),
        role="display", align="center", vertical="middle", width=290 * scale, fit=True,
    )  # fmt: skip
    lowest, highest = GAMES[name].seats
    seats = words.say("title.seats" if lowest < highest else "title.seats.only", lowest=lowest, count=highest)
    canvas.text(
        seats, middle, area.y + 369 * scale, size=25 * scale, align="center", vertical="middle", width=170 * scale,
        fit=True,
    )  # fmt: skip


def draw_front(canvas: Canvas, name: str, area: Area) -> None:
    """Draw the front of a box; that of a game without a picture is of plain paper, with a pair of hats."""
    if canvas.has(f"box.{name}"):
        canvas.place(f"box.{name}", area)
        return
    canvas.place(PLAIN_BOX, area)
    for across, hat in zip((-1, 1), COLOURS, strict=False):
        canvas.centred(f"hat.{hat}", area.middle_x + across * area.width / 5, area.middle_y, width=area.width / 3)
