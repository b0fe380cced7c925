"""Placing: which card a person holds over which cell of their square, and what that would be worth."""

from game.core.event import Seat
from game.rules.alarun.ingredient_cards import Card, parse_card
from game.rules.alarun.moves import PLACES, Place
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import Cell, parse_cell
from game.tables.alarun.ingredient_faces import part_of
from game.tables.alarun.mats import Trial
from game.tables.asking import Asking, Look

HAND, CELL = "hand:", "cell:"


def trial_of(seen: AlarunObservation, viewer: Seat, asking: Asking | None, look: Look) -> Trial | None:
    """Return the card that is held over a cell or laid there to be confirmed, or None.

    What is dragged or pointed at comes before what was chosen; the only card that is left needs no choice.
    """
    if asking is None or seen.phase != "place" or seen.to_move != viewer:
        return None
    card, cell = _card(seen, viewer, asking, look), _cell(asking, look)
    if card is None or cell is None or PLACES[card][cell] not in asking.narrowing.all:
        return None
    settled = look.dragged is None and asking.narrowing.move == PLACES[card][cell]
    return Trial(card, cell, seen.gain(viewer, card, cell), settled)


def laid(seen: AlarunObservation, seat: Seat, trial: Trial | None) -> AlarunObservation:
    """Return what is seen with a card that is tried in its cell of a seat's square; without one nothing changes."""
    return seen if trial is None else seen.laid(seat, trial.card, trial.cell)


def is_last(seen: AlarunObservation, viewer: Seat, move: object) -> bool:
    """Return whether a move lays one's last card of the round, which is confirmed first (ruling D13)."""
    return isinstance(move, Place) and len(seen.known[viewer]) == 1


def _card(seen: AlarunObservation, viewer: Seat, asking: Asking, look: Look) -> Card | None:
    chosen = [part for part in asking.narrowing.chosen if part.startswith(HAND)]
    pointed = part_of(look.pointed or "")
    if look.dragged is not None:
        chosen = [part_of(look.dragged[0])]
    elif not chosen and pointed.startswith(HAND):
        chosen = [pointed]
    if chosen:
        return parse_card(chosen[0].removeprefix(HAND))
    cards = set(seen.known[viewer])
    return cards.pop() if len(cards) == 1 else None


def _cell(asking: Asking, look: Look) -> Cell | None:
    pointed = part_of(look.pointed or "")
    if pointed.startswith(CELL) and any(pointed in move.parts for move in asking.narrowing.all):
        return parse_cell(pointed.removeprefix(CELL))
    chosen = [part for part in asking.narrowing.chosen if part.startswith(CELL)]
    return parse_cell(chosen[0].removeprefix(CELL)) if chosen and look.dragged is None else None
