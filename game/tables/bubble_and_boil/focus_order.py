"""Focus order: in which order the focus and the number keys lead to the pieces that glow."""

from collections.abc import Sequence

from game.rules.bubble_and_boil.moves import DRAW, HARVEST, PASS
from game.tables.asking import Asking
from game.tables.bubble_and_boil.pieces.card_marks import HAND_KINDS, Marks, marks_of, seeks_another
from game.tables.bubble_and_boil.pieces.hands import part_of
from game.tables.bubble_and_boil.prompts import PLACES

FIRST = ("colour", *PLACES)
"""The colours of a garden, and the places where a card may go in the order of the turn."""


def picks_of(asking: Asking, ids: Sequence[str]) -> list[str]:
    """Return the pieces of what is asked, among those that lie on the table from left to right.

    Before a card is chosen these are the cards; after that the seats to be hexed, the other card of a garden, or the
    places where the card may go. The way on is the last.
    """
    marks = marks_of(asking)
    cards = _cards(marks, ids)
    seats = [id for id in ids if id.startswith("seat:") and id in marks.places]
    places = sorted(marks.places, key=_order)
    if marks.chosen_cards:
        wished = [*seats, *(cards if seeks_another(asking) else ()), *places, *cards]
    else:
        wished = [*cards, *places, *sorted(marks.open)]
    ways_on = [f"do {move.verb}" for move in (HARVEST, DRAW, PASS) if move in asking.narrowing.all]
    return [*(id for id in dict.fromkeys(wished) if id in ids), *ways_on]


def _order(place: str) -> tuple[int, str]:
    kind = place.partition(":")[0]
    return FIRST.index(kind) if kind in FIRST else len(FIRST), place


def _cards(marks: Marks, ids: Sequence[str]) -> list[str]:
    """Return the cards of the hand that glow; a twin only where the other one is chosen."""
    wanted = {*marks.bands, *marks.wanted_cards}
    return [
        id
        for id in ids
        if id.startswith(HAND_KINDS)
        and part_of(id).partition(":")[2] in wanted
        and ("#" in id) == (part_of(id) in marks.chosen)
    ]
