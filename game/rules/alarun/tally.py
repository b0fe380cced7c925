"""Tally of Alarún: how many actions a match has, who begins it, and which ingredients are taken from the centre."""

from collections.abc import Mapping
from typing import Final

from game.core.event import Event, Seat
from game.core.reason import Reason
from game.core.tally import CardUses, Deck, Figures
from game.rules.alarun import events
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredients import CARD_NAMES, card_name, card_words, parse_card

TAKEN: Final = "taken"


class AlarunTally:
    """One match as its events tell it; its length is counted in actions before the placing."""

    def __init__(self, controller: Alarun) -> None:
        self.decks = (Deck("ingredients", {name: card_words(parse_card(name)) for name in CARD_NAMES}, (TAKEN,)),)
        self.roles: Mapping[str, Reason] = {}
        self._uses = CardUses()
        self._starter: Seat = 0
        self._actions = 0

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        match event:
            case events.MatchStarted(_, starter):
                self._starter = starter
            case events.CentreLaid(cards) | events.Refreshed(_, _, cards):
                self._actions += isinstance(event, events.Refreshed)
                self._uses.offer(*map(card_name, cards))
            case events.Swapped(_, gave, took):
                self._actions += 1
                self._take(took)
                self._uses.offer(card_name(gave))
            case events.SwappedAll(_, gave, took):
                self._actions += 1
                self._take(*took)
                self._uses.offer(*map(card_name, gave))
            case events.Passed():
                self._actions += 1

    def figures(self) -> Figures:
        """Return what the match told."""
        return Figures(self._actions, self._starter, (), self._uses.figures())

    def _take(self, *cards: int) -> None:
        """Count cards that a seat takes from the centre."""
        for card in cards:
            self._uses.use(card_name(card), TAKEN)
