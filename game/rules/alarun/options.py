"""Options: what a match may vary, and the numbers of the game that the configuration holds."""

from collections.abc import Mapping

import msgspec

from game.core.option_fields import OptionField, read_options, wrong_seats
from game.core.reason import Reason

FEWEST_SEATS = 2
MOST_SEATS = 4


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game (004).

    `hand` cards are dealt to each seat in each round and `centre` cards lie open. `points` are those of a potion by
    its number of different ingredients, from 0 to 5 (ruling D.1). `centum` are the points of the Centum auri and
    `colour_bonus` those of each card of the secret colour. After `actions` actions of each seat without a pass only
    passes are left, and `warning` actions before that the seats are told (ruling D8).
    """

    rounds: int
    hand: int
    centre: int
    points: tuple[int, int, int, int, int, int]
    centum: int
    colour_bonus: int
    actions: int
    warning: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match may vary: with `diagonal` an ingredient may also touch the square by a corner (ruling D12)."""

    diagonal: bool = False


def describe_options(numbers: Numbers, seats: int) -> tuple[OptionField, ...]:
    """Return the options of a match with that many seats."""
    return (OptionField.switch("diagonal"),)


def fault_of(numbers: Numbers, options: Options, seats: int) -> Reason | None:
    """Return why these options do not go with that many seats, or None when they do."""
    if FEWEST_SEATS <= seats <= MOST_SEATS:
        return None
    return wrong_seats("alarun", seats, FEWEST_SEATS, MOST_SEATS)


def options_from(given: Mapping[str, str]) -> Options:
    """Return the options that a person typed as name and value; raise BadOptions."""
    return read_options("alarun", Options, given)
