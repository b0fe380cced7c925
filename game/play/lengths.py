"""Lengths: how many minutes a match takes, by the lengths of simulated ones, and the options that make it shorter."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from game.core.option_fields import OptionField

ROUNDED, UNDER_WAY = 5, 20
"""From twice as many minutes on they are told in such steps, in a match that is under way from so many on."""

LEAST = 0.1
"""The part of a usual match that is still to come however long it has been."""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A length that can be chosen: its options, and what percent of the usual length it has beside what they count."""

    options: dict[str, str]
    part: int = 100


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long matches of a game are.

    `moves` are for each number of seats the moves of a short and of a long match among simulated ones (one in ten is
    shorter, one in ten longer); `person` and `bot` the milliseconds that a move takes, without the pace that is set.
    `by` is the option, a number, in proportion to which a match is as long as one with the usual number.
    """

    moves: dict[int, tuple[int, int]]
    person: int
    bot: int
    by: str = ""
    presets: dict[str, Preset] = {}


def chosen(lengths: Lengths, options: Mapping[str, str]) -> str | None:
    """Return the preset that some options are: its name, "usual", or None where they are something else."""
    known = {name for preset in lengths.presets.values() for name in preset.options}
    taken = {name: value for name, value in options.items() if name in known}
    if not taken:
        return "usual"
    return next((name for name, preset in lengths.presets.items() if preset.options == taken), None)


def with_preset(lengths: Lengths, options: Mapping[str, str], name: str) -> dict[str, str]:
    """Return options with those of a preset, or of none for "usual"; what no preset is about is kept."""
    known = {each for preset in lengths.presets.values() for each in preset.options}
    kept = {each: value for each, value in options.items() if each not in known}
    return {**kept, **(lengths.presets[name].options if name in lengths.presets else {})}


def part_of(lengths: Lengths, rules: Any, options: Any, fields: Iterable[OptionField]) -> float:
    """Return what part of the usual length a match with some options has.

    `rules` is the game's module of options, `fields` what may be chosen with as many seats.
    """
    usual = next((field.default for field in fields if field.name == lengths.by), None)
    number = getattr(options, lengths.by) if lengths.by else None
    counted = 1.0 if usual is None or number is None else number / usual
    for preset in lengths.presets.values():
        meant = rules.options_from(preset.options)
        if all(getattr(meant, name) == getattr(options, name) for name in preset.options):
            return counted * preset.part / 100
    return counted


def minutes(
    lengths: Lengths,
    seats: int,
    persons: int,
    *,
    part: float = 1.0,
    pace: float = 0.0,
    done: int = 0,
    over: float | None = None,
) -> tuple[int, int]:
    """Return how many minutes a match still takes, at least and at most.

    `part` is that of the usual length, `pace` the seconds before a bot acts, `done` how many moves were made. `over` is
    what part of the match is over as its table shows it, where its moves alone do not tell.
    """
    share = persons / seats
    seconds = (share * lengths.person + (1 - share) * lengths.bot) / 1000 + (1 - share) * pace
    least, most = (_left(count * part, done, over) * seconds / 60 for count in lengths.moves[seats])
    from_step = UNDER_WAY if done else 2 * ROUNDED
    return _rounded(least, from_step), _rounded(most, from_step)


def _left(count: float, done: int, over: float | None) -> float:
    """Return how many moves a match still has that was to have `count`."""
    return max(count - done if over is None else (1 - over) * count, count * LEAST)


def _rounded(number: float, from_step: int) -> int:
    """Return minutes as they are told: at least one, from `from_step` on in steps."""
    if number < from_step:
        return max(1, round(number))
    return ROUNDED * round(number / ROUNDED)
