"""Laying rehearsal: where the cards of a hand go in Alarún, tried out with hands that the next round may bring."""

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.alarun.outlook import Outlook
from game.bots.alarun.placement import Layout
from game.bots.alarun.round_rehearsal import AlarunRehearsal
from game.bots.points_model import PointsModel
from game.core.chance import Chance
from game.core.move import Move
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import Card
from game.rules.alarun.moves import PLACES
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.position import AlarunPosition

# How many layouts are tried at most, and how many points behind the best one.
_LAYOUTS, _BEHIND = 8, 3.0
# Of so many cards that a round offers, those that fit best are taken to come to hand.
_OFFERED = 9
# With so many seats the open cards stay for the next round (ruling D10).
_STAYING = 4


class Offer(NamedTuple):
    """A position that the observer takes for possible, and the cards that the next round offers it."""

    position: AlarunPosition
    cards: tuple[Card, ...]


class LayingRehearsal:
    """One decision where to lay a card, made ready to be tried: a move stands for the best layout that it begins.

    The reward of an offer is the chance to win that the square promises once the best hand of the offered cards is laid
    into it as well.
    """

    def __init__(
        self,
        controller: Alarun,
        observation: AlarunObservation,
        legal: Sequence[Move],
        breadth: int,
        values: PointsModel | None,
    ) -> None:
        closely = values is not None
        self._plans = AlarunRehearsal(controller, observation, legal, breadth, closely=closely, values=values)
        self._plans.prepare()
        self.scores = self._plans.scores
        self._stays = observation.seats == _STAYING
        layouts = _beginnings(self._plans.layouts(), legal)
        self.moves = list(layouts) if len(layouts) > 1 else []
        self._outlook = Outlook(observation, values, controller.options.diagonal)
        self._layouts = layouts
        self._planners = {move: self._outlook.planner(layout) for move, layout in layouts.items()}

    def deal(self, chance: Chance) -> Offer:
        """Return an offer that may come."""
        position = self._plans.deal(chance).position
        cards = (*(position.centre if self._stays else ()), *position.stack)
        return Offer(position, cards[:_OFFERED])

    def play_out(self, position: Offer, move: Move) -> float:
        """Return the reward of the observer for the layout that a move begins."""
        worth = self._outlook.worth(self._layouts[move], self._planners[move], position.cards)
        return self._plans.chance(position.position, worth)


def _beginnings(layouts: Sequence[Layout], legal: Sequence[Move]) -> dict[Move, Layout]:
    """Return promising layouts, best first, each by a legal move that begins it and no better one."""
    found: dict[Move, Layout] = {}
    for layout in layouts[:_LAYOUTS]:
        if layout.worth < layouts[0].worth - _BEHIND:
            break
        moves = [PLACES[card][cell] for card, cell in layout.places]
        move = next((move for move in moves if move in legal and move not in found), None)
        if move is not None:
            found[move] = layout
    return found
