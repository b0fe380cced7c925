"""Round review: what a move of Alarún does to the chance to win, in worlds that its seat takes for possible."""

from collections.abc import Sequence

from game.bots.alarun.round_rehearsal import AlarunRehearsal, World
from game.core.chance import Chance
from game.core.move import Move
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ending import judge
from game.rules.alarun.moves import Place
from game.rules.alarun.observation import AlarunObservation

# How many layouts of each set of cards are kept.
_BREADTH = 2


class AlarunReview:
    """One decision made ready to be judged.

    Exchanges are tried to the end of the round's actions. Where cards are laid hands are open: what differs from world
    to world are the colours of rivals. The name of the apprentice decides the match.
    """

    def __init__(self, controller: Alarun, observation: AlarunObservation, legal: Sequence[Move]) -> None:
        self._controller = controller
        self._phase = observation.phase
        seat = observation.to_move
        assert seat is not None, "a seat has to decide"
        self._seat = seat
        self._rehearsal = AlarunRehearsal(controller, observation, legal, _BREADTH)
        self.scores = self._rehearsal.scores
        self._worths: dict[Place, float] = {}
        self._rehearsal.prepare()

    def deal(self, chance: Chance) -> World:
        """Return a world that looks the same to the observer."""
        return self._rehearsal.deal(chance)

    def chance_to_win(self, world: World, move: Move, luck: Chance) -> float:
        """Return how likely the observer is to win after a move."""
        if self._phase == "act":
            return self._rehearsal.chance(self._rehearsal.after_round(world, move))
        if isinstance(move, Place):
            return self._rehearsal.chance(world.position, self._worth(move))
        return self._by_name(world, move)

    def _worth(self, place: Place) -> float:
        """Return the worth of the observer's square and hand once a card of it lies in a cell."""
        if place not in self._worths:
            self._worths[place] = self._rehearsal.worth_of_placing(place)
        return self._worths[place]

    def _by_name(self, world: World, move: Move) -> float:
        """Return the part of the victory that a name brings, when rivals name what is best for them."""
        position = world.position.copy()
        self._controller.apply(position, move)
        winners = judge(self._controller.sheets(position)).winners
        return (self._seat in winners) / len(winners)
