"""Lengths: how many minutes a match takes, by the lengths of simulated ones, and the options that make it shorter."""

from collections.abc import Mapping
from typing import Any

import msgspec

ROUNDED = 5
"""From twice as many minutes on they are told in such steps."""

LEAST = 0.1
"""The part of a usual match that is still to come however long it has been."""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A length that can be chosen: its options, and what percent of the usual length it has."""

    options: dict[str, str]
    part: int


class Lengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long matches of a game are.

    `moves` are for each number of seats the moves of a short and of a long match among simulated ones (one in ten is
    shorter, one in ten longer); `person` and `bot` the milliseconds that a move takes, without the pace that is set.
    """

    moves: dict[int, tuple[int, int]]
    person: int
    bot: int
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


def part_of(lengths: Lengths, rules: Any, options: Any) -> float:
    """Return what part of the usual length a match with some options has; `rules` is the game's module of options."""
    for preset in lengths.presets.values():
        meant = rules.options_from(preset.options)
        if all(getattr(meant, name) == getattr(options, name) for name in preset.options):
            return preset.part / 100
    return 1.0


def minutes(
    lengths: Lengths, seats: int, persons: int, *, part: float = 1.0, pace: float = 0.0, done: int = 0
) -> tuple[int, int]:
    """Return how many minutes a match still takes, at least and at most.

    `part` is that of the usual length, `pace` the seconds before a bot acts, `done` how many moves were made.
    """
    share = persons / seats
    seconds = (share * lengths.person + (1 - share) * lengths.bot) / 1000 + (1 - share) * pace
    least, most = (max(count * part - done, count * part * LEAST) * seconds / 60 for count in lengths.moves[seats])
    return _rounded(least), _rounded(most)


def _rounded(number: float) -> int:
    """Return minutes as they are told: at least one, many of them in steps."""
    if number < 2 * ROUNDED:
        return max(1, round(number))
    return ROUNDED * round(number / ROUNDED)
