"""Loaded: what became of one spoilt file, and the promises that hold for every one of them."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from game.core.referee import Controller
from game.store.words import Words

LONGEST_SENTENCE = 1000
STEPS = 12
"""How many random moves a position that was read has to bear."""


class Loaded(msgspec.Struct, frozen=True):
    """What became of a spoilt file: its size in bytes, and whether it could be used all the same."""

    size: int
    used: bool


Case = Callable[[Path, Random], Loaded]
"""Spoils a file in an empty folder and uses it; raises AssertionError, or whatever else should not happen."""


class NotStood(Exception):
    """A promise that was not kept; the message says which."""


def check_sentence(sentence: str, words: Words, *named: str) -> None:
    """Raise NotStood unless an answer is one sentence that names the file."""
    if words.missed:
        raise NotStood(f"there are no words for {', '.join(sorted(words.missed))}")
    if not any(name in sentence for name in named):
        raise NotStood(f"an answer names no file: {sentence[:200]}")
    if "\n" in sentence.strip() or len(sentence) > LONGEST_SENTENCE:
        raise NotStood(f"an answer is no sentence: {sentence[:200]!r}")


def check_position(controller: Controller[Any], position: Any, chance: Random) -> None:
    """Raise NotStood unless a position is read back as itself, is seen by everybody, and can be played on from."""
    plain = controller.to_plain(position)
    again = controller.from_plain(msgspec.json.decode(msgspec.json.encode(plain)))
    if controller.to_plain(again) != plain:
        raise NotStood("a position is not read back as itself")
    for seat in (None, *range(plain["seats"])):
        controller.observe(position, seat)
    position = position.copy()
    for _ in range(STEPS):
        seat = controller.to_move(position)
        legal = controller.legal_moves(position)
        if (seat is None) != (not legal):
            raise NotStood(f"seat {seat} is to move and has {len(legal)} moves")
        if seat is None:
            if controller.outcome(position) is None:
                raise NotStood("nobody is to move and the match is not over")
            return
        controller.apply(position, chance.choice(legal))
