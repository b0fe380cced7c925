"""Task and answer: what is handed to whoever thinks for a seat, and what comes back."""

from typing import Any

import msgspec

from game.bots.bot import Thought
from game.core.move import Move
from game.core.reason import Reason


class Task(msgspec.Struct, frozen=True):
    """One decision to think about, as plain data that travels to another process.

    The same task always has the same answer, wherever it is thought about: its seed comes of the match's seed, the
    number of moves made and the seat. `explain` asks for the reason too.
    """

    game: str
    options: Any
    observation: Any
    legal: tuple[Move, ...]
    skill: str
    seed: int
    explain: bool = False


class Answer(msgspec.Struct, frozen=True):
    """The move that a bot would make; `number` is that of the question, `reason` says why if that was asked."""

    move: Move
    thought: Thought
    reason: Reason | None = None
    number: int = 0
