"""Task and answer, question and judgement: what is handed to whoever thinks, and what comes back."""

from typing import Any

import msgspec

from game.bots.bot import Thought
from game.bots.hints import Counsel
from game.bots.review import Limits
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason


class Task(msgspec.Struct, frozen=True):
    """One decision to think about, as plain data that travels to another process.

    The same task always has the same answer, wherever it is thought about: its seed comes of the match's seed, the
    number of moves made and the seat. `explain` asks for the reason too, `regular` is whose style decides
    between equals. Nothing is done to those who are `spared`, where anything else is legal.
    """

    game: str
    options: Any
    observation: Any
    legal: tuple[Move, ...]
    skill: str
    seed: int
    explain: bool = False
    regular: str = ""
    packs: tuple[str, ...] = ()
    spared: tuple[Seat, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """The move that a bot would make; `number` is that of the question, `counsel` says why if that was asked."""

    move: Move
    thought: Thought
    counsel: Counsel | None = None
    number: int = 0


class Question(msgspec.Struct, frozen=True):
    """One decision that was made and is to be judged, as plain data that travels to another process.

    The same question always has the same judgement. `candidates` is how many of the other moves are looked at, those
    with the best scores at a first look; None stands for all. `eyes` names the skill whose own answer is looked at too.
    `number` is that of the move.
    """

    game: str
    options: Any
    observation: Any
    legal: tuple[Move, ...]
    move: Move
    number: int
    worlds: int
    limits: Limits
    seed: int
    candidates: int | None
    eyes: str | None = None
    packs: tuple[str, ...] = ()


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of judging the move of that `number`; chances are from 0 to 1.

    `played` is the chance to win with the move that was made, `chance` that with the `best` one. The first costs
    `cost`, at least `low` (the lower end of an interval of 90 %). `why` says what the best move has, where it is
    another one; `agreed` whether the skill that hints would then have made the move, too.
    """

    number: int
    move: str
    best: str
    played: float
    chance: float
    cost: float
    low: float
    worlds: int
    why: Reason | None = None
    agreed: bool = False
