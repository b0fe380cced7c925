"""Sampler: positions that one observation cannot tell from the real one, all equally likely."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import comb
from typing import NamedTuple

from game.core.chance import Chance, Lcg
from game.core.effect_stack import Choice
from game.core.event import Seat
from game.rules.cauldron15.cards import SUIT_COUNT, SUIT_MASK, Card, Mask, Suit, cards_of, mask_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.position import DISCARDING, PLAY_STACK, TAKING, VOID_BIT, Cauldron15Position

Shares = tuple[int, ...]


class _Bound(NamedTuple):
    """Seats that have shown the same voids: the suits they may hold, and who needs how many cards."""

    allowed: tuple[Suit, ...]
    seats: tuple[Seat, ...]
    counts: tuple[int, ...]


class _Splits(NamedTuple):
    """The ways to split a suit among the bound groups: running sums of weights, shares, and what is needed then."""

    bounds: list[int]
    shares: list[Shares]
    needs: list[Shares]


class Cauldron15Sampler:
    """Deals the cards that an observer has not seen, honouring the suits that seats have shown not to hold.

    Every deal that the observation allows is equally likely and every attempt succeeds: seats bound by voids get their
    cards suit by suit, each split weighted with the number of ways to complete it; the others share what is left.
    Future trumps and lead cards lie in the dealt position's own chance.
    """

    def __init__(self, observation: Cauldron15Observation) -> None:
        self._pattern = _pattern_of(observation)
        self._unseen = observation.unseen
        self._folded = observation.folded
        others = [seat for seat in range(observation.seats) if seat != observation.seat]
        self._free = [(seat, observation.hand_counts[seat]) for seat in others if not observation.voids[seat]]
        self._drawn = self._folded + sum(count for _, count in self._free)
        self._bound = _bound_groups(observation, others)
        self._needs: Shares = tuple(sum(group.counts) for group in self._bound)
        self._suits = [cards_of(self._unseen & mask) for mask in SUIT_MASK]
        self._allowed = [card for suit in self._bound[0].allowed for card in self._suits[suit]] if self._bound else []
        self._ways: dict[tuple[Suit, Shares], int] = {}
        self._splits: dict[tuple[Suit, Shares], _Splits] = {}

    def deal(self, chance: Chance) -> Cauldron15Position:
        """Return a position that looks the same to the observer."""
        position = self._pattern.copy()
        left = self._unseen
        if self._bound:
            left ^= self._deal_bound(position, chance)
        if self._drawn:
            mixed = chance.shuffled(cards_of(left))
            start = 0
            for seat, count in self._free:
                hand = mask_of(mixed[start : start + count])
                position.hands[seat] = hand
                left ^= hand
                start += count
            position.folded = mask_of(mixed[start : self._drawn])
            left ^= position.folded
        position.pile |= left
        position.chance = Lcg(chance.below(1 << 32) << 32)
        return position

    def _deal_bound(self, position: Cauldron15Position, chance: Chance) -> Mask:
        """Give the bound seats their hands; return the cards that they got."""
        given = 0
        for group, cards in zip(self._bound, self._cards_of_groups(chance), strict=True):
            start = 0
            for seat, count in zip(group.seats, group.counts, strict=True):
                hand = mask_of(cards[start : start + count])
                position.hands[seat] = hand
                given |= hand
                start += count
        return given

    def _cards_of_groups(self, chance: Chance) -> list[list[Card]]:
        """Return the cards of each bound group in random order; a group alone may get more than it needs."""
        if len(self._bound) == 1:
            return [chance.shuffled(self._allowed)]
        needs = self._needs
        hands: list[list[Card]] = [[] for _ in self._bound]
        for suit, cards in enumerate(self._suits):
            if not any(needs):
                break
            splits = self._splits_of(suit, needs)
            pick = bisect_right(splits.bounds, chance.below(1 << 32) * splits.bounds[-1] >> 32)
            needs = splits.needs[pick]
            mixed = chance.shuffled(cards)
            for hand, share in zip(hands, splits.shares[pick], strict=True):
                hand.extend(mixed[:share])
                del mixed[:share]
        return [chance.shuffled(hand) for hand in hands]

    def _splits_of(self, suit: Suit, needs: Shares) -> _Splits:
        """Return the splits of a suit's cards among the bound groups that can be completed."""
        splits = self._splits.get((suit, needs))
        if splits is None:
            weights, shares = zip(*self._weighted_splits(suit, needs), strict=True)
            splits = _Splits(list(accumulate(weights)), list(shares), [_less(needs, split) for split in shares])
            self._splits[suit, needs] = splits
        return splits

    def _weighted_splits(self, suit: Suit, needs: Shares) -> Iterator[tuple[int, Shares]]:
        """Yield each split of a suit's cards that can be completed, with the number of deals that it stands for."""
        for split in _shares(self._limits(suit, needs), len(self._suits[suit])):
            left = len(self._suits[suit])
            ways = 1
            for share in split:
                ways *= comb(left, share)
                left -= share
            ways *= self._ways_from(suit + 1, _less(needs, split))
            if ways:
                yield ways, split

    def _ways_from(self, suit: Suit, needs: Shares) -> int:
        """Return in how many ways the suits from this one on fill the needs of the bound groups."""
        if suit == SUIT_COUNT:
            return int(not any(needs))
        ways = self._ways.get((suit, needs))
        if ways is None:
            ways = sum(weight for weight, _ in self._weighted_splits(suit, needs))
            self._ways[suit, needs] = ways
        return ways

    def _limits(self, suit: Suit, needs: Shares) -> Shares:
        """Return how many cards of a suit each bound group may get at most."""
        return tuple(need if suit in group.allowed else 0 for need, group in zip(needs, self._bound, strict=True))


def _less(needs: Shares, split: Shares) -> Shares:
    """Return what is needed after a split."""
    return tuple(need - share for need, share in zip(needs, split, strict=True))


def _shares(limits: Shares, total: int) -> Iterator[Shares]:
    """Yield every way to give each group at most its limit of `total` equal cards; some may be left."""
    if not limits:
        yield ()
        return
    for share in range(min(limits[0], total) + 1):
        for others in _shares(limits[1:], total - share):
            yield (share, *others)


def _bound_groups(observation: Cauldron15Observation, others: list[Seat]) -> list[_Bound]:
    """Return the seats that have shown voids, grouped by what they may hold."""
    groups = []
    for voids in dict.fromkeys(observation.voids[seat] for seat in others if observation.voids[seat]):
        seats = tuple(seat for seat in others if observation.voids[seat] == voids)
        counts = tuple(observation.hand_counts[seat] for seat in seats)
        groups.append(_Bound(tuple(suit for suit in range(SUIT_COUNT) if suit not in voids), seats, counts))
    return groups


def _pattern_of(observation: Cauldron15Observation) -> Cauldron15Position:
    """Return a position with everything that the observer knows; other hands and unknown cards are missing."""
    position = Cauldron15Position()
    position.seats = observation.seats
    position.chance = Lcg(0)
    position.stack = _stack_of(observation)
    position.trumps = (*observation.past_trumps, observation.trump)
    position.trick_number = observation.trick_number
    position.past_tricks = observation.past_tricks
    position.leader = observation.leader
    position.trick = observation.trick
    position.sum = observation.sum
    position.hands = [0] * observation.seats
    if observation.seat is not None:
        position.hands[observation.seat] = mask_of(observation.hand)
    position.won = [mask_of(cards) for cards in observation.won]
    position.pile = mask_of(observation.known_pile)
    position.pile_seen = bool(observation.known_pile)
    position.discards = mask_of(observation.discards)
    position.folded = 0
    position.voids = sum(VOID_BIT[seat][suit] for seat, suits in enumerate(observation.voids) for suit in suits)
    return position


def _stack_of(observation: Cauldron15Observation) -> tuple[Choice, ...] | None:
    """Return the decision that the observer sees waited for, None when the match is over."""
    seat = observation.to_move
    if seat is None:
        return None
    if observation.decision == "take":
        return (Choice(seat, TAKING, observation.options),)
    if observation.decision == "discard":
        return (Choice(seat, DISCARDING, (observation.bonus_left,)),)
    return PLAY_STACK[seat]
