"""Skills: how well a seat is played, as data, and the bots that are made from them."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from game.bots.bot import Bot, Stop, Thought
from game.bots.greedy import GreedyBot
from game.bots.mind import KnowingVain, Mind, Planning, Rehearsing, Searching
from game.bots.planner import PlannerBot
from game.bots.random_bot import RandomBot
from game.bots.rehearsal import RehearsalBot
from game.bots.search import SearchBot
from game.core.chance import Chance
from game.core.referee import Controller

SKILLS = ("random", "greedy", "apprentice", "adept", "master", "grandmaster")

BEST = "grandmaster"
"""The skill that hints and analysis take counsel of."""


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is played: by chance, at first sight, by plans, by rehearsing plans, or by search.

    `iterations` is the budget of a search or rehearsal, and `insight` whether a bot uses what the game's mind knows
    about positions in the middle of a match (a rehearsal always does, and looks farther ahead with it). `breadth` is
    how many unfinished plans are carried on with. `second_best` is how often (percent) a greedy bot or a planner takes
    its second choice. Moves that are at most `near` hundredths worse than the best, in what the bot rates by, are equal
    enough for a style to decide. `tables` are other ways to play, by the number of seats. Raises ValueError for a bot
    without the budget or breadth that its kind needs, or for a value that it has no use for.
    """

    kind: Literal["random", "greedy", "planner", "rehearsal", "search"]
    iterations: int = 0
    insight: bool = False
    breadth: int = 0
    second_best: int = 0
    near: int = 0
    tables: dict[int, "Skill"] = {}

    def __post_init__(self) -> None:
        if (self.iterations > 0) != (self.kind in {"rehearsal", "search"}):
            raise ValueError(f"iterations: a {self.kind} bot cannot think for {self.iterations} iterations")
        if self.insight and self.kind not in {"planner", "rehearsal", "search"}:
            raise ValueError(f"insight: a {self.kind} bot does not look ahead")
        if (self.breadth > 0) != (self.kind in {"planner", "rehearsal"}):
            raise ValueError(f"breadth: a {self.kind} bot cannot plan with a breadth of {self.breadth}")
        if not 0 <= self.second_best <= (100 if self.kind in {"greedy", "planner"} else 0):
            raise ValueError(f"second_best: a {self.kind} bot cannot slip in {self.second_best} % of its moves")
        if self.near < 0 or (self.near and self.kind == "random"):
            raise ValueError(f"near: a {self.kind} bot cannot rate moves {self.near} hundredths apart")

    def at_table_of(self, observation: Any) -> "Skill":
        """Return how a seat is played at the table that is observed."""
        return self.tables.get(observation.seats, self) if self.tables else self

    def thinking_for(self, iterations: int) -> "Skill":
        """Return the skill with another budget, at every table."""
        tables = {seats: replace(skill, iterations=iterations) for seats, skill in self.tables.items()}
        return replace(self, iterations=iterations, tables=tables)


class WorthwhileBot:
    """A bot that leaves out moves that are legal and can bring nothing."""

    def __init__(self, bot: Bot, mind: KnowingVain) -> None:
        self._bot = bot
        self._mind = mind

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return what the bot thinks of the moves that can bring something."""
        return self._bot.choose(observation, self._mind.worthwhile(observation, tuple(legal)), chance, stop)


class BotOfTables:
    """A bot that plays otherwise at tables of some numbers of seats."""

    def __init__(self, usual: Bot, others: Mapping[int, Bot]) -> None:
        self._usual = usual
        self._others = others

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return what the bot of a table with so many seats thinks."""
        return self._others.get(observation.seats, self._usual).choose(observation, legal, chance, stop)


def make_bot(skill: Skill, controller: Controller[Any], mind: Mind) -> Bot:
    """Return the bot that plays a game at a skill; raise TypeError for a kind that its mind is not made for."""
    if skill.tables:
        others = {seats: make_bot(other, controller, mind) for seats, other in skill.tables.items()}
        return BotOfTables(make_bot(replace(skill, tables={}), controller, mind), others)
    if skill.kind == "random":
        return RandomBot()
    bot = _thinking_bot(skill, controller, mind)
    return WorthwhileBot(bot, mind) if isinstance(mind, KnowingVain) else bot


def _thinking_bot(skill: Skill, controller: Controller[Any], mind: Mind) -> Bot:
    """Return the bot of a skill that is not left to chance."""
    match skill.kind:
        case "greedy":
            return GreedyBot(mind, skill.second_best, skill.near / 100)
        case "planner":
            if not isinstance(mind, Planning):
                raise TypeError(f"{controller.game} cannot be planned")
            return PlannerBot(mind, skill.breadth, skill.insight, skill.second_best, skill.near / 100)
        case "rehearsal":
            if not isinstance(mind, Rehearsing):
                raise TypeError(f"{controller.game} cannot be rehearsed")
            return RehearsalBot(mind, skill.breadth, skill.iterations, skill.near / 100, skill.insight)
        case _:
            if not isinstance(mind, Searching):
                raise TypeError(f"{controller.game} cannot be searched")
            return SearchBot(controller, mind, skill.iterations, skill.insight, near=skill.near / 100)
