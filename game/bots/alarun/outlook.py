"""Outlook: what squares of Alarún come to once the next round has brought a hand, for layouts and for whole hands."""

from collections.abc import Iterable, Sequence

from game.bots.alarun.learnt_prospects import prospects_of
from game.bots.alarun.placement import Hand, Layout, Planner
from game.bots.alarun.prospects import unseen_by
from game.bots.points_model import PointsModel
from game.core.chance import Lcg
from game.rules.alarun.ingredient_cards import Card
from game.rules.alarun.observation import AlarunObservation

# How much of a layout's worth is what the outlook tells, where its own worth is learnt.
_LOOK = 0.65
# Hands are judged by so many offers of so many cards, and only those that are met so often.
_OFFERS, _OFFERED, _OFTEN = 16, 8, 20


class Outlook:
    """The next round as the observer sees it: the best hand of the cards that it offers is laid too."""

    def __init__(self, observation: AlarunObservation, values: PointsModel | None, diagonal: bool) -> None:
        self._seen = observation
        self._diagonal = diagonal
        self._judge = prospects_of(observation, observation.rounds - observation.round_number - 1, values)
        self._part = 1.0 if values is None else _LOOK

    def planner(self, layout: Layout) -> Planner:
        """Return what lays the next hand into the square of a layout."""
        seen = self._seen
        return Planner(
            self._judge, layout.square, layout.taken, seen.colour, seen.numbers, self._diagonal, 1, thorough=False
        )

    def worth(self, layout: Layout, planner: Planner, offered: Iterable[Card]) -> float:
        """Return what a layout is worth when the next round offers such cards: those that fit best come to hand."""
        best = sorted(offered, key=planner.gain, reverse=True)[: self._seen.numbers.hand]
        looked = planner.worth(tuple(sorted(best))) + layout.bonus
        return self._part * looked + (1 - self._part) * layout.worth


class HandOutlook:
    """What hands are worth by more than their plans: the outlook of their best layouts, for those that are met often.

    It tells by how much more a hand is better than the observer's own hand, in points, than the plans say.
    """

    def __init__(self, outlook: Outlook, planner: Planner, observation: AlarunObservation) -> None:
        self._outlook = outlook
        self._planner = planner
        self._hand = observation.hand
        cards = sorted(unseen_by(observation).elements())
        chance = Lcg.seeded(observation.round_number)
        self._offers = [chance.shuffled(cards)[:_OFFERED] for _ in range(_OFFERS)]
        self._met: dict[Hand, int] = {}
        self._gains: dict[Hand, float] = {observation.hand: 0.0}
        self._own: float | None = None

    def gain(self, hand: Hand) -> float:
        """Return the points by which a hand is better than its plan says; 0 as long as it is met seldom."""
        found = self._gains.get(hand)
        if found is not None:
            return found
        met = self._met[hand] = self._met.get(hand, 0) + 1
        if met < _OFTEN:
            return 0.0
        if self._own is None:
            self._own = self._looked(self._hand)
        found = self._gains[hand] = self._looked(hand) - self._own
        return found

    def _looked(self, hand: Hand) -> float:
        """Return by how much the outlook of a hand is better than its plan."""
        layout = self._planner.layouts(hand)[0]
        planner = self._outlook.planner(layout)
        return _mean([self._outlook.worth(layout, planner, offer) for offer in self._offers]) - layout.worth


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
