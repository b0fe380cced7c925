"""How ingredients are drawn: frames by card and size, and the ids of cards that lie open."""

from collections.abc import Sequence

from game.core.event import Seat
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, KINDS, Card, card_name, colour_of, kind_of

CARD = 134.0
"""The side of a card of hand and centre, in layout px."""

SMALL_BELOW = 64.0
"""Cards narrower than this, in layout px, are drawn from their small pictures."""


def frame_of(card: Card, size: float = CARD) -> str:
    """Return the frame of an ingredient for a card of that size in layout px."""
    ending = ".small" if size < SMALL_BELOW else ""
    if card == CENTUM:
        return f"ingredient.centum{ending}"
    return f"ingredient.{KINDS[kind_of(card)]}.{COLOURS[colour_of(card)]}{ending}"


def back_frame(size: float = CARD) -> str:
    """Return the frame of a card's back for a card of that size in layout px."""
    return "card.back.alarun.small" if size < SMALL_BELOW else "card.back.alarun"


def apprentice_frame(seat: Seat, colour: str, size: float = CARD) -> str:
    """Return the frame of a seat's apprentice in the seat's colour."""
    return f"apprentice.{seat}.{colour}{'.small' if size < SMALL_BELOW else ''}"


def titled(words: str) -> str:
    """Return words that begin with a capital letter."""
    return words[:1].upper() + words[1:]


def part_of(spot: str) -> str:
    """Return the part of a move that a spot stands for; twins carry a number after `#`."""
    return spot.partition("#")[0]


def spot_ids(kind: str, cards: Sequence[Card]) -> list[str]:
    """Return an id for each card of a hand or centre: its part, with a number for twins."""
    ids: list[str] = []
    for card in cards:
        part = f"{kind}:{card_name(card)}"
        ids.append(part if part not in ids else f"{part}#2")
    return ids
