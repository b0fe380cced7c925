"""Traits: what kind of move a move of Alarún is, for bots with a style."""

from collections.abc import Sequence

from game.bots.alarun.single_card_value import SingleCardValue
from game.core.move import Move
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, Card, colour_of
from game.rules.alarun.moves import SWAP_ALL, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import Cell, cards_in

TRAITS = ("prepares", "snatches", "boasts", "collects", "withholds", "fiery")

_FIERY = frozenset({COLOURS.index("yellow"), COLOURS.index("red")})
_MUCH = 5
"""So many points at once are much."""
_MANY = 5
"""So many cards of a colour are worth more of it to a collector."""
_USELESS, _WANTED = 1.0, 4.0
"""What a card is worth at most, in points, to a rival who has no use for it, and at least to one who wants it."""


def traits_of(seen: AlarunObservation, legal: Sequence[Move], diagonal: bool) -> list[frozenset[str]]:
    """Return the traits of each of some legal moves of the seat to move."""
    rival = _Rival(seen, diagonal)
    return [frozenset(_traits(seen, move, rival)) for move in legal]


class _Rival:
    """What cards are worth to the seat that is next."""

    def __init__(self, seen: AlarunObservation, diagonal: bool) -> None:
        self._seen = seen
        self._diagonal = diagonal
        self._sight: SingleCardValue | None = None

    def worth(self, card: Card) -> float:
        """Return what a card is worth to that seat, in points."""
        if self._sight is None:
            assert self._seen.to_move is not None, "a seat has to decide"
            self._sight = SingleCardValue(self._seen, (self._seen.to_move + 1) % self._seen.seats, self._diagonal)
        return self._sight.worth(card)


def _traits(seen: AlarunObservation, move: Move, rival: _Rival) -> list[str]:
    """Return the traits of a move."""
    found = []
    match move:
        case Swap():
            if _is_favourite(seen, move.take):
                found.append("collects")
            if move.take != CENTUM and colour_of(move.take) in _FIERY:
                found.append("fiery")
            if rival.worth(move.take) > _WANTED:
                found.append("snatches")
            if rival.worth(move.give) <= _USELESS:
                found.append("withholds")
        case Place():
            found += _of_place(seen, move.card, move.cell)
        case _ if move == SWAP_ALL:
            found.append("snatches")
    return found


def _is_favourite(seen: AlarunObservation, card: Card) -> bool:
    """Return whether a card is of a colour of which its taker has many, in square and hand."""
    if card == CENTUM:
        return False
    assert seen.to_move is not None, "a seat has to decide"
    own = (*cards_in(seen.squares[seen.to_move]), *seen.hand)
    colours = [colour_of(each) for each in own if each < CENTUM]
    return colours.count(colour_of(card)) >= _MANY


def _of_place(seen: AlarunObservation, card: Card, cell: Cell) -> list[str]:
    """Return the traits of laying a card into a cell."""
    seat = seen.to_move
    assert seat is not None, "a seat has to decide"
    points = seen.open_gain(seat, card, cell).total
    found = []
    if points <= 0:
        found.append("prepares")
    if points >= _MUCH:
        found.append("boasts")
    if card != CENTUM and colour_of(card) in _FIERY:
        found.append("fiery")
    return found
