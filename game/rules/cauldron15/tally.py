"""Tally of Cauldron 15: how many tricks a match has, who leads first, which cards take tricks and which are kept."""

from collections.abc import Mapping
from typing import Final

from game.core.event import Event, Seat
from game.core.reason import Reason
from game.core.tally import CardUses, Deck, Figures
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import CARD_NAMES, card_name, card_words, parse_card
from game.rules.cauldron15.controller import Cauldron15

WINS: Final = "wins"
KEPT: Final = "kept"


class Cauldron15Tally:
    """One match as its events tell it; its length is counted in tricks."""

    def __init__(self, controller: Cauldron15) -> None:
        self.decks = (Deck("materials", {name: card_words(parse_card(name)) for name in CARD_NAMES}, (WINS, KEPT)),)
        self.roles: Mapping[str, Reason] = {}
        self._uses = CardUses()
        self._starter: Seat | None = None
        self._tricks = 0
        self._trick: list[str] = []

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        match event:
            case events.RoundStarted(_, _, leader) if self._starter is None:
                self._starter = leader
            case events.TrickStarted():
                self._tricks += 1
                self._trick = []
            case events.DeckLed(card) | events.Played(_, card):
                self._trick.append(card_name(card))
                self._uses.offer(card_name(card))
            case events.TrickWon(_, _, _, place):
                self._uses.use(self._trick[place], WINS)
            case events.TrickDiscarded(card):
                self._uses.use(card_name(card), WINS)
            case events.Taken(_, card):
                self._uses.use(card_name(card), KEPT)

    def figures(self) -> Figures:
        """Return what the match told."""
        return Figures(self._tricks, self._starter or 0, (), self._uses.figures())
