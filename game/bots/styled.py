"""The styled bot: among moves that a bot rates nearly equal it makes one of the kind that its player is fond of."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from game.bots.bot import Bot, Stop, Thought
from game.bots.mind import TellingTraits
from game.core.chance import Chance


class StyledBot:
    """A bot that plays as well as another one, and as somebody would who is fond of moves with a `trait`."""

    def __init__(self, bot: Bot, mind: TellingTraits, trait: str) -> None:
        self._bot = bot
        self._mind = mind
        self._trait = trait

    def choose(self, observation: Any, legal: Sequence[Any], chance: Chance, stop: Stop) -> Thought:
        """Return the other bot's thought with the first of its best moves that has the trait."""
        thought = self._bot.choose(observation, legal, chance, stop)
        if not thought.near:
            return thought
        best = (thought.move, *thought.near)
        traits = self._mind.traits_of(observation, best)
        at = next((at for at, found in enumerate(traits) if self._trait in found), 0)
        return replace(thought, move=best[at], runner_up=best[0]) if at else thought
