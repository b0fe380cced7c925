"""The brewing book: one's own open book at the final brewing, each recipe to be taken into the brew or out of it."""

from collections.abc import Callable, Mapping, Sequence

from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cubes import EVERY_COLOUR, Counts
from game.tables.asking import Look
from game.tables.bubble_and_boil.cards.card_faces import cube_frame
from game.tables.bubble_and_boil.count.open_book import COMING, draw_recipe
from game.tables.bubble_and_boil.count.pouring import pour, without_needs
from game.tables.bubble_and_boil.log import cube_words
from game.tables.bubble_and_boil.pieces.card_marks import Marks
from game.tables.bubble_and_boil.pieces.hands import part_of
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SIGN = 38.0
CUBE, COUNT = 60.0, 34.0
LEFT_OVER = 14.0
"""How far below the cubes stands what a brew leaves of them."""

OUT_OF_REACH = 0.22
"""How much is to be seen of a recipe that does not fit beside those that are chosen."""

EMPTY = 0.25
"""In the middle of which part of an empty book its words stand."""


def draw_pot_counts(
    canvas: Canvas, say: Callable[[Reason], str], tally: Counts, corruption: int, brewed: Sequence[Card], area: Area
) -> None:
    """Draw what is in an open pot, colour by colour, the discs that lock cubes, and what a brew leaves of it."""
    counts = (*tally, corruption)
    names = (*(cube_frame(colour, 56) for colour in EVERY_COLOUR), "corruption")
    for cell, count, frame in zip(area.columns(len(counts), 10), counts, names, strict=True):
        canvas.centred(frame, cell.middle_x - 30, cell.middle_y, width=CUBE)
        tone = "blood" if frame == "corruption" else "ink"
        canvas.number(count, cell.middle_x + 18, cell.middle_y, COUNT, tone=tone)
    if brewed:
        canvas.text(
            say(left_over(tally, corruption, brewed)), area.middle_x, area.bottom + LEFT_OVER, size=24, align="center",
            vertical="middle", colour="ink_soft", width=area.width, fit=True,
        )  # fmt: skip


def left_over(tally: Counts, corruption: int, brewed: Sequence[Card]) -> Reason:
    """Return what a brew leaves: cubes by colour, and how many no disc locks and no wild slot takes (ruling B40)."""
    poured, left = pour(tally, corruption, brewed), without_needs(tally, brewed)
    free, locked = sum(poured.left), sum(poured.locked)
    if not free:
        return reason("bubble_and_boil.choice.left.none")
    taken = sum(left) - free
    if not taken:
        return reason("bubble_and_boil.choice.left.all", cubes=cube_words(left))
    key = "locked" if locked == taken else "taken" if locked else "wild"
    return reason(f"bubble_and_boil.choice.left.{key}", count=free, cubes=cube_words(left), taken=taken)


def draw_brewing_book(
    canvas: Canvas,
    say: Callable[[Reason | str], str],
    recipes: Mapping[str, tuple[Card, Area]],
    book: Area,
    marks: Marks,
    look: Look,
) -> None:
    """Draw the recipes at their places in the book: those that would be brewed in full, the others pale or paler.

    A check is on those that were chosen, a star on the others of the best brew (ruling B41).
    """
    canvas.place("recipes.open", book)
    if not recipes:
        canvas.text(
            say("bubble_and_boil.choice.no_recipes"), book.x + book.width * EMPTY, book.middle_y, size=28,
            align="center", vertical="middle", colour="ink_soft", width=book.width * 0.4, fit=True,
        )  # fmt: skip
    chosen, proposed = list(marks.chosen), list(marks.proposed)
    for id, (card, row) in recipes.items():
        part = part_of(id)
        taken, best = part in chosen, part in proposed
        if taken:
            chosen.remove(part)
        if best:
            proposed.remove(part)
        if id == look.pointed:
            canvas.fill(row.inset(-6, 2), "umber", alpha=0.2, radius=10)
        if taken:
            panels.ring(canvas, row.inset(-4, 2))
        faded = COMING if part in marks.open or not marks.chosen else OUT_OF_REACH
        draw_recipe(canvas, say, card, row, 1.0 if taken or (best and not marks.chosen) else faded)
        if taken or best:
            canvas.centred("icon.check" if taken else "icon.star", row.x + 12, row.y + 20, height=SIGN)
        if part in marks.hinted:
            canvas.centred("icon.hint", row.right - 74, row.y + 20, height=SIGN)
