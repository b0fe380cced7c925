"""Statistics of Cauldron 15: how many tricks a match has, who leads first, which cards take tricks or are kept."""

from typing import Final

from game.core.event import Event
from game.core.statistics import Deck, Statistics
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import CARD_NAMES, card_name, card_words, parse_card
from game.rules.cauldron15.controller import Cauldron15

WINS: Final = "wins"
KEPT: Final = "kept"


class Cauldron15Statistics(Statistics):
    """One match as its events tell it; its length is counted in tricks."""

    def __init__(self, controller: Cauldron15) -> None:
        super().__init__(controller)
        self.decks = (Deck("materials", {name: card_words(parse_card(name)) for name in CARD_NAMES}, (WINS, KEPT)),)
        self._trick: list[str] = []

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        match event:
            case events.RoundStarted(1, _, leader):
                self.starter = leader
            case events.TrickStarted():
                self.length += 1
                self._trick = []
            case events.DeckLed(card) | events.Played(_, card):
                self._trick.append(card_name(card))
                self.uses.offer(card_name(card))
            case events.TrickWon(_, _, _, place):
                self.uses.use(self._trick[place], WINS)
            case events.TrickDiscarded(card):
                self.uses.use(card_name(card), WINS)
            case events.Taken(_, card):
                self.uses.use(card_name(card), KEPT)
