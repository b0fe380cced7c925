"""Options: what a match may vary, and the numbers of the game that the configuration holds."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from game.core.option_fields import OptionField, read_options, wrong_seats
from game.core.reason import Reason, reason


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game (003); the mappings have one entry for each number of seats.

    Only the hand of two seats is printed. `hand_limits` are the largest hands for which the cards last three rounds.
    """

    rounds: int
    limit: int
    targets: dict[int, int]
    hands: dict[int, int]
    hand_limits: dict[int, int]
    least_hand: int

    def __post_init__(self) -> None:
        for name in ("hands", "hand_limits"):
            if getattr(self, name).keys() != self.targets.keys():
                raise ValueError(f"{name}: must have an entry for the same numbers of seats as targets")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match may vary.

    `hand` is the number of cards dealt to each seat (None: what the numbers say for that many seats); `all_over` says
    who wins when every total is above the limit: nobody as printed, or the lowest total (ruling C23).
    """

    hand: int | None = None
    all_over: Literal["nobody", "lowest"] = "nobody"


def describe_options(numbers: Numbers, seats: int) -> tuple[OptionField, ...]:
    """Return the options of a match with that many seats."""
    hands = tuple(range(numbers.least_hand, numbers.hand_limits[seats] + 1))
    return (
        OptionField("hand", numbers.hands[seats], hands),
        OptionField("all_over", "nobody", ("nobody", "lowest")),
    )


def fault_of(numbers: Numbers, options: Options, seats: int) -> Reason | None:
    """Return why these options do not go with that many seats, or None when they do."""
    if seats not in numbers.targets:
        lowest, highest = min(numbers.targets), max(numbers.targets)
        return wrong_seats("cauldron15", seats, lowest, highest)
    least, most = numbers.least_hand, numbers.hand_limits[seats]
    if options.hand is not None and not least <= options.hand <= most:
        return reason("cauldron15.options.hand", seats=seats, lowest=least, highest=most)
    return None


def options_from(given: Mapping[str, str]) -> Options:
    """Return the options that a person typed as name and value; raise BadOptions."""
    return read_options("cauldron15", Options, given)
