"""First sight: how good a card of Cauldron 15 looks to somebody who thinks of this trick only."""

from collections.abc import Sequence

from game.core.event import Seat
from game.rules.cauldron15.bonus import best_result, bonus_of
from game.rules.cauldron15.cards import BIT, Card, Mask, Suit, cards_of, number_of, suit_of, suits_in
from game.rules.cauldron15.tricks import best_card, highest_of, lowest_of

# In parts of the limit: a suit more towards a set of five, and each point of a card that is got rid of.
_SUIT = 0.02
_POINT_AWAY = 0.02

# Stands for the suit led before there is one.
NONE_LED: Suit = -1


class Results(dict[Mask, tuple[int, int, int]]):
    """Total and number of cards after the best use of the set bonus, and the suits before it, by what is kept.

    Each is worked out once.
    """

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def __missing__(self, kept: Mask) -> tuple[int, int, int]:
        """Work out cards that were not met before."""
        result = self[kept] = (*best_result(kept, bonus_of(kept), self.limit), len(suits_in(kept)))
        return result


class Values(dict[Mask, float]):
    """What kept cards are worth at first sight, by their mask; each is worked out once.

    The nearer the total (after the best use of the set bonus) to the `pace`, the better; above the limit the less the
    better. Values are in parts of the limit.
    """

    def __init__(self, results: Results, pace: float) -> None:
        super().__init__()
        self._results = results
        self._pace = pace

    def __missing__(self, kept: Mask) -> float:
        """Work out cards that were not met before."""
        limit = self._results.limit
        total, _, suits = self._results[kept]
        away = abs(total - self._pace) if total <= limit else total
        value = self[kept] = _SUIT * suits - away / limit
        return value

    def gain(self, kept: Mask, prize: Mask) -> float:
        """Return what one more card adds to the value of kept cards."""
        return self[kept | prize] - self[kept]

    def best_gain(self, kept: Mask, prizes: Mask) -> float:
        """Return what the best of some cards adds to the value of kept cards."""
        if prizes & prizes - 1:
            return max([self[kept | BIT[card]] for card in cards_of(prizes)]) - self[kept]
        return self[kept | prizes] - self[kept]


class FirstSight:
    """The look of the cards that a seat may play or take in one trick."""

    def __init__(self, values: Values, seats: int, target: int, trump: Suit) -> None:
        self.values = values
        self._others = seats - 1
        self._target = target
        self._trump = trump

    def of_card(
        self,
        card: Card,
        trick: Mask,
        total: int,
        led: Suit,
        rivals: int,
        won: Sequence[Mask],
        seat: Seat,
        ahead: Seat | None,
    ) -> float:
        """Return how good it looks that a seat adds a card to a trick that sums up to `total`.

        It is the prize that the card takes, may take (`rivals` have still to play) or leaves to the seat that is
        `ahead` (None: to nobody). `led` is NONE_LED for the card that leads.
        """
        total += number_of(card)
        trick |= BIT[card]
        kept = won[seat]
        if total < self._target:
            prizes = lowest_of(trick)
            if best_card(trick, suit_of(card) if led == NONE_LED else led, self._trump) == card:
                return self.values.best_gain(kept, prizes) / (1 + rivals)
            away = _POINT_AWAY * number_of(card)
            if rivals or ahead is None:
                return away
            # The last card of the trick: what the seat ahead gains is lost to each of the others in equal parts.
            return away - self.values.best_gain(won[ahead], prizes) / self._others
        return self.values.best_gain(kept, trick if total == self._target else highest_of(trick))
