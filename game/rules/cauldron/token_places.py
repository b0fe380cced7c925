"""Token places: where ingredient tokens lie, as small integers for moves and events."""

from typing import Annotated, Final, TypeAlias

from game.core.event import Seat
from game.core.hexgrid import Cell, cell_name
from game.core.named import Named

_STOCK = -1
_CELLARS = 8
_FIELDS = 16


def place_name(place: int) -> str:
    """Return the text of a place: `stock`, `supply:2`, `cellar:0` or `field:3,-1`."""
    if place == _STOCK:
        return "stock"
    if place >= _FIELDS:
        return f"field:{cell_name(place - _FIELDS)}"
    return f"{'supply' if place < _CELLARS else 'cellar'}:{place % _CELLARS}"


Place: TypeAlias = Annotated[int, Named(place_name)]
STOCK: Final[Place] = _STOCK


def supply(seat: Seat) -> Place:
    """Return the supply of a seat."""
    return seat


def cellar(seat: Seat) -> Place:
    """Return the cellars of a seat."""
    return _CELLARS + seat


def field(cell: Cell) -> Place:
    """Return the field of a cell."""
    return _FIELDS + cell


def is_supply(place: Place) -> bool:
    """Return whether a place is the supply of a seat."""
    return 0 <= place < _CELLARS


def is_cellar(place: Place) -> bool:
    """Return whether a place is the cellars of a seat."""
    return _CELLARS <= place < _FIELDS


def is_field(place: Place) -> bool:
    """Return whether a place is a field."""
    return place >= _FIELDS


def seat_of(place: Place) -> Seat:
    """Return the seat of a supply or of cellars."""
    return place % _CELLARS


def cell_of(place: Place) -> Cell:
    """Return the cell of a field."""
    return place - _FIELDS
