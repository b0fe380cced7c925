"""Shown hands: what the cards that others have played in a round tell of those that they hold."""

from collections.abc import Sequence

from game.bots.cauldron15.first_sight import NONE_LED, FirstSight
from game.core.chance import Chance
from game.core.event import Seat
from game.rules.cauldron15.cards import ALL, BIT, SUIT_MASK, Card, Mask, cards_of, mask_of, suit_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.position import Cauldron15Position, PastTrick
from game.rules.cauldron15.tricks import best_card, full_trick, player_at

# How often, in percent, a seat is not taken to have played what looked best to it, and how often hands are dealt before
# one that nobody can hold is given up.
_DOUBT, _TRIES = 30, 20


class ShownHands:
    """Hands that somebody who plays what looks best at first sight may hold after what it has played.

    Whoever holds a card that looked better would have played that. Nobody is trusted entirely: in some of the worlds a
    seat has played as it liked.
    """

    def __init__(self, seen: Cauldron15Observation, sights: Sequence[FirstSight]) -> None:
        unlikely = _better_cards(seen, sights)
        self._unseen = seen.unseen
        self._known_pile = mask_of(seen.known_pile)
        self._needs: list[tuple[Seat, int, Mask, Mask]] = []
        for seat, count in enumerate(seen.hand_counts):
            if seat != seen.seat and count:
                possible = self._unseen & ~sum(SUIT_MASK[suit] for suit in seen.voids[seat])
                self._needs.append((seat, count, possible, possible & ~unlikely[seat]))
        self.tell_something = any(possible != likely for _, _, possible, likely in self._needs)

    def deal(self, position: Cauldron15Position, chance: Chance) -> None:
        """Deal the unseen cards of a position anew, in place; it stays as it is where nobody can hold such hands.

        Those with the least choice get their cards first, about.
        """
        for _ in range(_TRIES):
            left = self._unseen
            hands = position.hands.copy()
            for seat, count, possible in self._in_order(chance):
                cards = cards_of(possible & left)
                if len(cards) < count:
                    break
                hands[seat] = mask_of(chance.shuffled(cards)[:count])
                left ^= hands[seat]
            else:
                position.hands = hands
                position.pile = left | self._known_pile
                return

    def _in_order(self, chance: Chance) -> list[tuple[Seat, int, Mask]]:
        """Return who needs how many of which cards, in the order in which they are dealt."""
        needs = []
        for seat, count, possible, likely in self._needs:
            cards = likely if chance.below(100) >= _DOUBT else possible
            needs.append((cards.bit_count() - count + chance.below(6), seat, count, cards))
        needs.sort()
        return [(seat, count, cards) for _, seat, count, cards in needs]


def _better_cards(seen: Cauldron15Observation, sights: Sequence[FirstSight]) -> list[Mask]:
    """Return, for each seat, the cards that looked better to it than one that it played instead in this round.

    The round is walked back from its last card to the first.
    """
    better = [0] * seen.seats
    won = [mask_of(cards) for cards in seen.won]
    left = list(seen.hand_counts)
    for leader, cards, taker, prize in reversed((*seen.past_tricks, PastTrick(seen.leader, seen.trick, None, None))):
        if taker is not None and prize is not None:
            won[taker] ^= BIT[prize]
        for place in reversed(range(len(cards))):
            seat = player_at(seen.seats, leader, place)
            if seat is None:
                continue
            if seat != seen.seat:
                better[seat] |= _better_than(cards[place], seat, cards[:place], leader, won, sights[left[seat]], seen)
            left[seat] += 1
    return better


def _better_than(
    card: Card,
    seat: Seat,
    before: tuple[Card, ...],
    leader: Seat,
    won: Sequence[Mask],
    sight: FirstSight,
    seen: Cauldron15Observation,
) -> Mask:
    """Return the cards that looked better to a seat than the one that it played, of those that it might have held."""
    trick = mask_of(before)
    led, ahead, choice = NONE_LED, None, ALL
    if before:
        led = suit_of(before[0])
        ahead = player_at(seen.seats, leader, before.index(best_card(trick, led, seen.trump)))
        # Ruling C8: who does not follow holds nothing of the suit led.
        choice = SUIT_MASK[led] if suit_of(card) == led else ALL ^ SUIT_MASK[led]
    cards = cards_of(choice & ~trick)
    rivals = full_trick(seen.seats) - len(before) - 1
    total = sum(each & 7 for each in before)
    looks = sight.of_cards(cards, trick, total, led, rivals, won, seat, ahead)
    mine = looks[cards.index(card)]
    return mask_of(each for each, look in zip(cards, looks, strict=True) if look > mine)
