"""Statistics of Alarún: how many actions a match has, who begins it, which ingredients are taken from the centre."""

from typing import Final

from game.core.event import Event
from game.core.statistics import Deck, Statistics
from game.rules.alarun import events
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import CARD_NAMES, card_name, card_words, parse_card

TAKEN: Final = "taken"


class AlarunStatistics(Statistics):
    """One match as its events tell it; its length is counted in actions before the placing."""

    def __init__(self, controller: Alarun) -> None:
        super().__init__(controller)
        self.decks = (Deck("ingredients", {name: card_words(parse_card(name)) for name in CARD_NAMES}, (TAKEN,)),)

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        match event:
            case events.MatchStarted(_, starter):
                self.starter = starter
            case events.CentreLaid(cards) | events.Refreshed(_, _, cards):
                self.length += isinstance(event, events.Refreshed)
                self.uses.offer(*map(card_name, cards))
            case events.Swapped(_, gave, took):
                self.length += 1
                self._take(took)
                self.uses.offer(card_name(gave))
            case events.SwappedAll(_, gave, took):
                self.length += 1
                self._take(*took)
                self.uses.offer(*map(card_name, gave))
            case events.Passed():
                self.length += 1

    def _take(self, *cards: int) -> None:
        """Count cards that a seat takes from the centre."""
        for card in cards:
            self.uses.use(card_name(card), TAKEN)
