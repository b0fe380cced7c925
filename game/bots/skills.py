"""Skills: how well a seat is played, as data, and the bots that are made from them."""

from typing import Any, Literal

import msgspec

from game.bots.bot import Bot
from game.bots.greedy import GreedyBot
from game.bots.mind import Mind
from game.bots.random_bot import RandomBot
from game.bots.search import SearchBot
from game.core.referee import Controller

SKILLS = ("random", "greedy", "apprentice", "adept", "master")


class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is played: by chance, at first sight, or by search.

    `iterations` is the budget of a search; `second_best` is how often (percent) a greedy bot takes its second choice.
    Raises ValueError for a search without a budget, or for a number that its kind has no use for.
    """

    kind: Literal["random", "greedy", "search"]
    iterations: int = 0
    second_best: int = 0

    def __post_init__(self) -> None:
        if (self.iterations > 0) != (self.kind == "search"):
            raise ValueError(f"iterations: a {self.kind} bot cannot think for {self.iterations} iterations")
        if not 0 <= self.second_best <= (100 if self.kind == "greedy" else 0):
            raise ValueError(f"second_best: a {self.kind} bot cannot slip in {self.second_best} % of its moves")


def make_bot(skill: Skill, controller: Controller[Any], mind: Mind) -> Bot:
    """Return the bot that plays a game at a skill."""
    match skill.kind:
        case "random":
            return RandomBot()
        case "greedy":
            return GreedyBot(mind, skill.second_best)
        case "search":
            return SearchBot(controller, mind, skill.iterations)
