"""Purchases: what a seat's market turn may bring, each card weighed by all that may be on top of its deck."""

from collections.abc import Callable
from typing import TypeAlias

from game.bots.cauldron.appraisal import Appraiser
from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.effects import later, modifiers
from game.rules.cauldron.ingredients import ONE, count
from game.rules.cauldron.moves import Buy, BuyField, Discard
from game.rules.cauldron.position import ADVANCED_SPELLS, BASIC_SPELLS, CauldronPosition
from game.rules.cauldron.seasons.market import DECKS

Judge: TypeAlias = Callable[[CauldronPosition, Seat], float]
# About so many of the cards that may be drawn are tried.
_SAMPLE = 10
# A discard alone never pays; one that makes a purchase cheaper is tried with what is bought next.
_POTIONS = ("basic_potion", "advanced_potion")


class Purchases:
    """Weighs the market moves of one seat."""

    def __init__(self, controller: Cauldron, appraiser: Appraiser, judge: Judge, seat: Seat) -> None:
        self._controller = controller
        self._appraiser = appraiser
        self._book = controller.book
        self._judge = judge
        self._seat = seat

    def value(self, position: CauldronPosition, move: Move) -> float:
        """Return how good the market turn is that begins with a purchase or a discard."""
        trial = position.copy()
        match move:
            case BuyField():
                return self._field(trial, move)
            case Discard():
                return self._discard(trial, move)
            case Buy("cellar"):
                self._pay(trial, "cellar")
                trial.cellars[self._seat] += 1
                return self._judge(trial, self._seat)
            case Buy():
                return self._card(trial, move.goods)
        raise ValueError(f"{move} is no purchase")

    def _pay(self, position: CauldronPosition, goods: str) -> None:
        """Pay the price of goods, and what waits for somebody to buy them."""
        seat = self._seat
        position.magik[seat] -= modifiers.price(self._book, position, seat, goods)
        for effect in position.standing.get("later.buy", ()):
            if later.is_meant(effect, seat, goods=goods):
                due = self._appraiser.due(effect, seat, position.seats)
                position.magik[seat] = max(0, position.magik[seat] + round(due))

    def _field(self, position: CauldronPosition, move: BuyField) -> float:
        """Return the value of a field, which the others harvest too, and of the token that comes with it (A64)."""
        seat, kind = self._seat, move.kind
        if modifiers.field_bears(self._book, position, seat) and count(position.stock, kind):
            position.supply[seat] += ONE[kind]
        self._pay(position, "field")
        position.board = position.board.with_field(position.board.places[0], kind)
        position.tokens.append(0)
        return self._judge(position, seat)

    def _card(self, position: CauldronPosition, goods: str) -> float:
        """Return the mean value of the cards that may be drawn."""
        seat, deck = self._seat, DECKS[goods]
        self._pay(position, goods)
        cards = position.decks[deck] or position.discards[deck]
        owned, hand, total = position.potions[seat], position.hands[seat], 0.0
        sample = sorted(cards)[:: 1 + len(cards) // _SAMPLE]
        for card in sample:
            if deck in {BASIC_SPELLS, ADVANCED_SPELLS}:
                position.hands[seat] = (*hand, card)
            else:
                position.potions[seat] = tuple(sorted((*owned, card)))
            total += self._judge(position, seat)
        return total / len(sample)

    def _discard(self, position: CauldronPosition, move: Discard) -> float:
        """Return the value of a discard and the potion that is cheaper for it."""
        seat = self._seat
        before = self._judge(position, seat)
        potion = self._book.potion_index.get(move.card)
        if potion is None:
            hand = list(position.hands[seat])
            hand.remove(self._book.spell_index[move.card])
            position.hands[seat] = tuple(hand)
            return min(before, self._judge(position, seat))
        owned = list(position.potions[seat])
        owned.remove(potion)
        position.potions[seat] = tuple(owned)
        values = [min(before, self._judge(position, seat))]
        for goods in _POTIONS:
            is_open = position.rituals or goods == "basic_potion"
            deck = DECKS[goods]
            has_cards = position.decks[deck] or position.discards[deck]
            if is_open and has_cards and modifiers.price(self._book, position, seat, goods) <= position.magik[seat]:
                values.append(self._card(position.copy(), goods))
        return max(values)
