"""Options: what a match may vary, and the numbers of the game that the configuration holds."""

import re
from collections.abc import Mapping
from typing import Annotated

import msgspec

from game.core.errors import BadOptions
from game.core.option_fields import SWITCH, OptionField, SeatField, wrong_seats, wrong_value
from game.core.reason import Reason, reason

FEWEST_SEATS = 2
MOST_SEATS = 5
RANDOM = "random"
# The character that depends on spells (A73).
SPELL_CHARACTER = "wizard"
HIGHEST_CAP = 200

_SIGNED = re.compile(r"[+-]?\d{1,3}", re.ASCII)
_SWITCHES = ("simple", "quick", "advanced", "less_luck")

Natural = Annotated[int, msgspec.Meta(ge=0)]


class PerRarity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each common and one for each rare kind."""

    common: Natural
    rare: Natural


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things cost in the market (A.7); `advanced_potion` is added to potions owned, `cellars` are by number."""

    field: Natural
    basic_spell: Natural
    advanced_spell: Natural
    advanced_potion: Natural
    cellars: tuple[Natural, Natural, Natural]


class AbilityNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often an ability may be used in a season (0: at will) and what it costs: Magik, tokens of one's supply."""

    uses: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    magik: Natural = 0
    tokens: Natural = 0


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game (000; A.6, A.7).

    A brew that reaches `goal` Magik wins; nothing else passes `cap`. Up to `enthusiasm` Basic brews give one more;
    from `alchemy` on potions with at most `banned_slots` slots are banned. `hand` is the spell limit, `steal` the
    lowest die that steals. There are `cellars` in the box and a seat may own `cellar_limit`. `fields` and `tokens`
    are pieces of each kind. After `season_cap` seasons the highest Magik wins (A70). After `stall` turns of each
    seat in which no token left the board only Harvest is legal (A32). A match begins at `first_magik`, the Quick
    Game at `quick_magik`, with a handicap from `handicap[0]` to `handicap[1]` (A77). In the Quick Game whoever is
    first to reach a one-time effect pays `quick_toll` (A74), and an Advanced potion costs `quick_discount` less.
    `characters` are in the order in which they are offered, `abilities` tells their use and price, `track` where each
    one-time effect stands.
    """

    first_magik: Natural
    quick_magik: Natural
    goal: Natural
    cap: Natural
    enthusiasm: Natural
    alchemy: Natural
    banned_slots: Natural
    hand: Natural
    first_spells: Natural
    steal: Natural
    cellars: Natural
    cellar_limit: Natural
    fields: PerRarity
    tokens: PerRarity
    prices: Prices
    season_cap: Natural
    stall: Natural
    handicap: tuple[int, int]
    quick_toll: Natural
    quick_discount: Natural
    characters: tuple[str, ...]
    abilities: dict[str, AbilityNumbers]
    track: dict[str, Natural]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match may vary (000 Rule Alternatives; A70 to A75, A77).

    `characters` has one for each seat, "random" for a chance one; missing seats are random too. `handicap` is the Magik
    that each seat begins with beyond the usual; missing seats have none. `season_cap` is the last season (None: what
    the numbers say, 0: none).
    """

    simple: bool = False
    quick: bool = False
    advanced: bool = False
    less_luck: bool = False
    season_cap: int | None = None
    characters: tuple[str, ...] = ()
    handicap: tuple[int, ...] = ()


def describe_options(numbers: Numbers, seats: int) -> tuple[OptionField, ...]:
    """Return the options of a match with that many seats; `describe_seat` has those that are chosen seat by seat."""
    switches = (OptionField.switch(name) for name in _SWITCHES)
    caps = tuple(sorted({0, 10, 20, numbers.season_cap}))
    return (*switches, OptionField("season_cap", numbers.season_cap, caps))


def describe_seat(numbers: Numbers) -> tuple[SeatField, ...]:
    """Return what every seat may choose for itself: its character, and a handicap where one is wanted (A77)."""
    lowest, highest = numbers.handicap
    return (
        SeatField("characters", RANDOM, (RANDOM, *numbers.characters), distinct=True),
        SeatField("handicap", 0, tuple(range(lowest, highest + 1)), optional=True),
    )


def fault_of(numbers: Numbers, options: Options, seats: int) -> Reason | None:
    """Return why these options do not go with that many seats, or None when they do."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return wrong_seats("cauldron", seats, FEWEST_SEATS, MOST_SEATS)
    if options.season_cap is not None and not 0 <= options.season_cap <= HIGHEST_CAP:
        return wrong_value("season_cap", str(options.season_cap)[:20]).reason
    if len(options.handicap) > seats:
        return reason("cauldron.options.handicaps", count=len(options.handicap), seats=seats)
    lowest, highest = numbers.handicap
    for more in options.handicap:
        if not lowest <= more <= highest:
            return reason("cauldron.options.handicap", more=more, lowest=lowest, highest=highest)
    if len(options.characters) > seats:
        return reason("cauldron.options.characters", count=len(options.characters), seats=seats)
    chosen = [name for name in options.characters if name != RANDOM]
    for name in chosen:
        if name not in numbers.characters:
            return reason("cauldron.options.character", name=name)
        if name == SPELL_CHARACTER and options.simple:
            return reason("cauldron.options.needs_spells", character=reason(f"card.{name}.name"))
        if chosen.count(name) > 1:
            return reason("cauldron.options.twice", character=reason(f"card.{name}.name"))
    return None


def handicaps(options: Options, seats: int) -> tuple[int, ...]:
    """Return the Magik that each seat begins with beyond the usual (A77)."""
    return (*options.handicap, *(0 for _ in range(seats - len(options.handicap))))


def options_from(given: Mapping[str, str]) -> Options:
    """Return the options that a person typed as name and value; raise BadOptions."""
    values: dict[str, bool | int | tuple[str, ...] | tuple[int, ...]] = {}
    for name, value in given.items():
        if name not in Options.__struct_fields__:
            raise BadOptions(reason("options.unknown", game=Reason("cauldron.name"), name=name))
        if name in _SWITCHES and value in SWITCH:
            values[name] = SWITCH[value]
        elif name == "characters":
            values[name] = tuple(value.split(","))
        elif name == "handicap" and all(_SIGNED.fullmatch(each) for each in value.split(",")):
            values[name] = tuple(map(int, value.split(",")))
        elif name == "season_cap" and value.isdecimal() and int(value) <= HIGHEST_CAP:
            values[name] = int(value)
        else:
            raise wrong_value(name, value)
    return msgspec.convert(values, Options)
