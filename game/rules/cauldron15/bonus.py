"""The set bonus: how many cards a seat may discard, and which discards are best (003 Set bonus; rulings C21, C22)."""

from itertools import pairwise

from game.rules.cauldron15.cards import BIT, Mask, cards_of, number_of, sets_of, total_of


def bonus_of(won: Mask) -> int:
    """Return how many of its kept cards a seat may discard: one for each set of five suits (ruling C21)."""
    return sets_of(won)


def best_discards(won: Mask, count: int, limit: int = 15) -> Mask:
    """Return the best cards to discard, at most `count` of the kept ones.

    The highest total within the limit is best, and among equals the one with the most cards left (ruling C22). When no
    total within the limit can be reached, the lowest total is best.
    """
    surplus = total_of(won) - limit
    if surplus <= 0 or count == 0:
        return 0
    cards = cards_of(won)
    steps = [_sums_of_none(count)]
    for card in cards:
        steps.append(_with_one_more(steps[-1], number_of(card)))
    lost, used = _cheapest(steps[-1], surplus)
    discards = 0
    for card, before in zip(reversed(cards), reversed(steps[:-1]), strict=True):
        if not before[used] >> lost & 1:
            discards |= BIT[card]
            lost -= number_of(card)
            used -= 1
    return discards


def best_result(won: Mask, count: int, limit: int = 15) -> tuple[int, int]:
    """Return the total and the number of cards that the best discards leave."""
    left = won & ~best_discards(won, count, limit)
    return total_of(left), left.bit_count()


def _sums_of_none(count: int) -> list[int]:
    """Return the sums of discards before any card was looked at: item n has bit s set when n cards can sum to s."""
    return [1] + [0] * count


def _with_one_more(sums: list[int], number: int) -> list[int]:
    """Return the sums of discards when one more card may be among them."""
    return [sums[0], *(without | fewer << number for fewer, without in pairwise(sums))]


def _cheapest(sums: list[int], surplus: int) -> tuple[int, int]:
    """Return the smallest reachable sum that is at least the surplus, else the largest, and the fewest cards for it."""
    reachable = 0
    for some in sums:
        reachable |= some
    enough = reachable >> surplus
    lost = surplus + (enough & -enough).bit_length() - 1 if enough else reachable.bit_length() - 1
    return lost, next(used for used, some in enumerate(sums) if some >> lost & 1)
