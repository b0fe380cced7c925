"""How ingredients are drawn: frames by card and size."""

from game.rules.alarun.ingredients import CENTUM, COLOURS, KINDS, colour_of, kind_of

SMALL_BELOW = 64.0
"""Cards narrower than this, in layout px, are drawn from their small pictures."""


def frame_of(card: int, size: float = 134.0) -> str:
    """Return the frame of an ingredient for a card of that size in layout px."""
    ending = ".small" if size < SMALL_BELOW else ""
    if card == CENTUM:
        return f"ingredient.centum{ending}"
    return f"ingredient.{KINDS[kind_of(card)]}.{COLOURS[colour_of(card)]}{ending}"


def apprentice_frame(seat: int, colour: str, size: float = 134.0) -> str:
    """Return the frame of a seat's apprentice in the seat's colour."""
    return f"apprentice.{seat}.{colour}{'.small' if size < SMALL_BELOW else ''}"
