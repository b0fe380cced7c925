"""First sight: how good a card of Cauldron 15 looks to somebody who thinks of this trick only."""

from collections.abc import Sequence

from game.core.event import Seat
from game.rules.cauldron15.bonus import best_result, bonus_of
from game.rules.cauldron15.cards import BIT, NUMBERS, Card, Mask, Suit, cards_of, number_of, suit_of, suits_in
from game.rules.cauldron15.tricks import best_card, highest_of, lowest_of

# In parts of the limit: a suit more towards a set of five, and each point of a card that is got rid of.
_SUIT = 0.02
_POINT_AWAY = 0.02

# Stands for the suit led before there is one.
NONE_LED: Suit = -1

_NOTHING = float("-inf")


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

    def of_cards(
        self,
        cards: Sequence[Card],
        trick: Mask,
        total: int,
        led: Suit,
        rivals: int,
        won: Sequence[Mask],
        seat: Seat,
        ahead: Seat | None,
    ) -> list[float]:
        """Return how good it looks that a seat adds each of some cards to a trick that sums up to `total`.

        It is the prize that the card takes, may take (`rivals` have still to play) or leaves to the seat that is
        `ahead` (None: to nobody). `led` is NONE_LED for the card that leads.
        """
        values, kept, target, trump = self.values, won[seat], self._target, self._trump
        own = values[kept]
        lowest = highest = 0
        least, most, best = NUMBERS, -1, -1
        if trick:
            lowest, highest = lowest_of(trick), highest_of(trick)
            least, most = number_of(lowest.bit_length() - 1), number_of(highest.bit_length() - 1)
            best = best_card(trick, led, trump)
        best_suit = suit_of(best)
        looks = []
        for card in cards:
            number = card & 7
            then = total + number
            if then < target:
                suit = card >> 3
                if best < 0 or (card > best if suit == best_suit else suit == trump):
                    gain = values[kept | BIT[card]] - own if number <= least else _NOTHING
                    if number >= least:
                        gain = max(gain, values.best_gain(kept, lowest))
                    looks.append(gain / (1 + rivals))
                    continue
                away = _POINT_AWAY * number
                if not rivals and ahead is not None:
                    # The last card of the trick: what the seat ahead gains is lost to the others in equal parts.
                    prizes = lowest if number > least else BIT[card] if number < least else lowest | BIT[card]
                    away -= values.best_gain(won[ahead], prizes) / self._others
                looks.append(away)
                continue
            gain = values[kept | BIT[card]] - own if then == target or number >= most else _NOTHING
            if then == target:
                looks.append(max(gain, values.best_gain(kept, trick)) if trick else gain)
            else:
                looks.append(max(gain, values.best_gain(kept, highest)) if number <= most else gain)
        return looks
