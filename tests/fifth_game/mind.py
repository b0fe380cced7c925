"""What bots know of Ladle, and what a match tells the report of many."""

from fifth_game.moves import DECK, NAMES, NUMBERS, Ladled, Stir, Stirred, card_words, number_of
from fifth_game.position import LadleObservation
from game.bots.feature_mind import FeatureMind
from game.bots.mind import Feature
from game.core.event import Event
from game.core.move import Move
from game.core.reason import reason
from game.core.statistics import Deck, Statistics


class LadleMind(FeatureMind):
    """Exact is good, boiling over is bad, and what the rival can hardly fill is left behind."""

    def features(self, observation: LadleObservation, move: Move) -> list[Feature]:
        """Return what speaks for a move."""
        if not isinstance(move, Stir):
            return [Feature(reason("ladle.hint.salt"), 3.0)]
        room = observation.brim - observation.sum - number_of(move.card)
        if room == 0:
            return [Feature(reason("ladle.hint.exact", count=len(observation.pot) + 1), 9.0)]
        if room < 0:
            return []
        key, weight = ("safe", 4.0) if room > NUMBERS else ("room", 2.0)
        heavy = Feature(reason("ladle.hint.heavy", number=number_of(move.card)), number_of(move.card) / NUMBERS)
        return [Feature(reason(f"ladle.hint.{key}", count=room), weight), heavy]


class LadleStatistics(Statistics):
    """One match as its events tell it; its length is counted in stirs."""

    decks = (Deck("cards", {NAMES[card]: card_words(card) for card in DECK}, ("stirred", "ladled")),)

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        match event:
            case Stirred(seat, card):
                self.starter = seat if self.length == 0 else self.starter
                self.length += 1
                self.uses.use(NAMES[card], "stirred")
            case Ladled(_, cards):
                for card in cards:
                    self.uses.use(NAMES[card], "ladled")
