"""Option fields: what a match may vary, as Setup offers it and the command line reads it."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from game.core.errors import BadOptions
from game.core.reason import Reason, reason

T = TypeVar("T", bound=msgspec.Struct)

SWITCH = {"no": False, "yes": True}


class OptionField(msgspec.Struct, frozen=True):
    """One option of a match: its name, its default and all its values in order.

    Words are at `<game>.option.<name>`, `<game>.option.<name>.about` and, for values that are words,
    `<game>.option.<name>.<value>`.
    """

    name: str
    default: int | str
    choices: tuple[int | str, ...]

    @classmethod
    def switch(cls, name: str) -> "OptionField":
        """Return an option that is off unless it is wanted."""
        return OptionField(name, "no", tuple(SWITCH))


class SeatField(OptionField, frozen=True):
    """What every seat may choose for itself; the values, one a seat, are joined by commas.

    Of a `distinct` one nobody has what another seat has, but for the default. An `optional` one is chosen only where
    the match is to have it at all.
    """

    distinct: bool = False
    optional: bool = False


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that varies nothing."""


class NoOptions:
    """The options of a game that varies nothing; it stands for the module of options that other games have."""

    Options = Nothing

    def __init__(self, game: str, numbers: type[Any]) -> None:
        self.Numbers = numbers
        self._game = game

    def describe_options(self, numbers: Any, seats: int) -> tuple[OptionField, ...]:
        """Return no option."""
        return ()

    def options_from(self, given: Mapping[str, str]) -> Nothing:
        """Return the options of names and values; raise BadOptions for any."""
        return read_options(self._game, Nothing, given)

    def fault_of(self, numbers: Any, options: Nothing, seats: int) -> Reason | None:
        """Return None: whoever may sit down may play."""
        return None


def read_options(game: str, kind: type[T], given: Mapping[str, str]) -> T:
    """Return the options that a person typed as name and value; raise BadOptions.

    A field that is a bool is said by `yes` or `no`.
    """
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values: dict[str, bool | str] = {}
    for name, value in given.items():
        if name not in types:
            raise BadOptions(reason("options.unknown", game=Reason(f"{game}.name"), name=name))
        if types[name] is bool and value not in SWITCH:
            raise wrong_value(name, value)
        values[name] = SWITCH[value] if types[name] is bool else value
        try:
            msgspec.convert({name: values[name]}, kind, strict=False)
        except msgspec.ValidationError as error:
            raise wrong_value(name, value) from error
    return msgspec.convert(values, kind, strict=False)


def said_options(options: msgspec.Struct) -> dict[str, str]:
    """Return options as names and values that a person would give, as far as they are not what they are by default."""
    said = {}
    for field in msgspec.structs.fields(type(options)):
        value = getattr(options, field.name)
        if value == field.default:
            continue
        if isinstance(value, bool):
            said[field.name] = next(word for word, on in SWITCH.items() if on is value)
        else:
            said[field.name] = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return said


def wrong_value(name: str, value: str) -> BadOptions:
    """Return the error of an option that cannot have a value."""
    return BadOptions(reason("options.value", name=name, value=value))


def wrong_seats(game: str, seats: int, lowest: int, highest: int) -> Reason:
    """Return why a game cannot be played by so many seats."""
    return reason("options.seats", game=Reason(f"{game}.name"), seats=seats, lowest=lowest, highest=highest)
