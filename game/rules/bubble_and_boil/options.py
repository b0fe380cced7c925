"""Options: what a match may vary, and the numbers of the game that the configuration holds."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from game.core.option_fields import OptionField, read_options, wrong_seats
from game.core.reason import Reason, reason


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game (002).

    `cubes` of each colour are in the game by number of seats. `copies` is how often each design is in the deck, `hand`
    what a seat draws up to, `gardens` how many of them a seat may have. `recipes` in a book, `depleted` colours of the
    pool (`depleted_longer` with more recipes than usual, ruling B34), the last crone, the last corruption disc, the top
    of the track and `rounds` (ruling B53) trigger the end.

    Points at the end: of each `crone`, of the `highest` and `lowest` Diablerie, of the `most_corruption` and
    `least_corruption`, of the most cubes of each `colour`. With fewer than `lowest_from_seats` seats the lowest
    Diablerie counts nothing (ruling B38).

    `counter_saves`: whom a counterspell saves from a hex that hits all others (ruling B13). `pot_to_pot`: who sees the
    cubes that go from one cauldron into another (ruling B48).
    """

    cubes: dict[int, int]
    corruption: int
    crones: int
    track: int
    copies: int
    hand: int
    gardens: int
    recipes: int
    depleted: int
    depleted_longer: int
    rounds: int
    crone: int
    highest: int
    lowest: int
    lowest_from_seats: int
    most_corruption: int
    least_corruption: int
    colour: int
    counter_saves: Literal["itself", "everybody"]
    pot_to_pot: Literal["everybody", "those_two"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match may vary (002 Variants).

    `kindly_crone`: recipe books lie open. `peek_on_shuffle`: whenever the discards become the deck everybody looks
    into the own cauldron (ruling B30). `hard_stop`: no equal turns. `recipes` in a book trigger the end.
    `memory_aid`: the table shows each person what they have seen (ruling B52). `victory`: how many cards of the
    Alternative Victory deck are in play, or that they are drafted.
    """

    kindly_crone: bool = False
    peek_on_shuffle: bool = False
    hard_stop: bool = False
    recipes: int = 7
    memory_aid: bool = False
    victory: Literal["off", "1", "2", "3", "draft"] = "off"


# 002 Shorter and longer game variants.
FEWEST_RECIPES = 5
MOST_RECIPES = 9
VICTORY = ("off", "1", "2", "3", "draft")


def describe_options(numbers: Numbers, seats: int) -> tuple[OptionField, ...]:
    """Return the options of a match with that many seats."""
    return (
        OptionField.switch("kindly_crone"),
        OptionField.switch("peek_on_shuffle"),
        OptionField.switch("hard_stop"),
        OptionField("recipes", numbers.recipes, tuple(range(FEWEST_RECIPES, MOST_RECIPES + 1))),
        OptionField.switch("memory_aid"),
        OptionField("victory", "off", VICTORY),
    )


def fault_of(numbers: Numbers, options: Options, seats: int) -> Reason | None:
    """Return why these options do not go with that many seats, or None when they do."""
    if seats not in numbers.cubes:
        lowest, highest = min(numbers.cubes), max(numbers.cubes)
        return wrong_seats("bubble_and_boil", seats, lowest, highest)
    if not FEWEST_RECIPES <= options.recipes <= MOST_RECIPES:
        return reason("bubble_and_boil.options.recipes", lowest=FEWEST_RECIPES, highest=MOST_RECIPES)
    return None


def options_from(given: Mapping[str, str]) -> Options:
    """Return the options that a person typed as name and value; raise BadOptions."""
    return read_options("bubble_and_boil", Options, given)
