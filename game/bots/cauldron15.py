"""What bots know about Cauldron 15: how good a kept card is, how tricks go, and what a finished match is worth."""

from collections.abc import Sequence
from typing import Any

from game.bots.cauldron15_worth import worth_of
from game.bots.mind import Feature, Rewards
from game.core.chance import Chance
from game.core.move import Move
from game.core.reason import reason
from game.rules.cauldron15.bonus import best_discards, best_result, bonus_of
from game.rules.cauldron15.cards import BIT, Card, Mask, mask_of, number_of, sets_of, suits_in, total_of
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.moves import Discard, Done, Play, Take
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.tricks import best_card, prizes_of

SMALLER_TOTAL = 0.05
"""The most that a lost seat earns for a smaller total (ruling C23)."""

HIGHEST = 7
"""The highest number on a card."""

MOST_TOTAL = 40
"""A total that earns nothing any more."""


class Cauldron15Mind:
    """The knowledge of Cauldron 15."""

    def __init__(self, controller: Cauldron15) -> None:
        self._controller = controller

    def score_moves(self, observation: Cauldron15Observation, legal: Sequence[Any]) -> list[float]:
        """Return how good each legal move looks: what it is likely to add to the worth of one's kept cards."""
        return [self._score(observation, move) for move in legal]

    def _score(self, seen: Cauldron15Observation, move: Move) -> float:
        seat = seen.to_move or 0
        won = mask_of(seen.won[seat])
        if isinstance(move, Take):
            return self._worth(won | BIT[move.card], seen)
        if isinstance(move, Discard | Done):
            wanted = best_discards(won, seen.bonus_left, seen.limit)
            return float(bool(wanted & BIT[move.card])) if isinstance(move, Discard) else 0.5 * (wanted == 0)
        return self._score_play(seen, won, move.card) if isinstance(move, Play) else 0.0

    def _score_play(self, seen: Cauldron15Observation, won: Mask, card: Card) -> float:
        now = self._worth(won, seen)
        trick = mask_of((*seen.trick, card))
        total = seen.sum + number_of(card)
        if total >= seen.target:
            prizes = prizes_of(trick, "exact" if total == seen.target else "over")
            return max(self._worth(won | prize, seen) for prize in _each(prizes)) - now
        led = (seen.trick or (card,))[0] >> 3
        if best_card(trick, led, seen.trump) != card:
            return 0.02 * number_of(card)
        prize = max(self._worth(won | each, seen) for each in _each(prizes_of(trick, "below"))) - now
        return prize / (1 + max(0, len(seen.waiting) - 1))

    def _worth(self, won: Mask, seen: Cauldron15Observation) -> float:
        """Return how near kept cards come to the limit with the sets that may still be completed."""
        total, cards = best_result(won, bonus_of(won), seen.limit)
        if total > seen.limit:
            return -1.0 - (total - seen.limit) / 10 + 0.1 * len(suits_in(won))
        return total / seen.limit + 0.03 * cards + 0.02 * len(suits_in(won))

    def outlook(self, observation: Cauldron15Observation) -> "Cauldron15Outlook":
        """Return the view ahead from a decision: to the end of the match."""
        return Cauldron15Outlook(self._controller, observation)

    def features(self, observation: Cauldron15Observation, move: Move) -> list[Feature]:
        """Return the named properties of a move."""
        seen = observation
        if isinstance(move, Play):
            total = seen.sum + number_of(move.card)
            if total == seen.target:
                return [Feature(reason("cauldron15.hint.exact", target=seen.target), 3.0)]
            if total > seen.target:
                return [Feature(reason("cauldron15.hint.spill"), 1.0)]
            return [Feature(reason("cauldron15.hint.keeps_sum", sum=total), 1.0 + (seen.target - total) / 10)]
        if isinstance(move, Take):
            won = mask_of(seen.won[seen.to_move or 0])
            found = [Feature(reason("cauldron15.hint.total", total=total_of(won | BIT[move.card])), 1.0)]
            if sets_of(won | BIT[move.card]) > sets_of(won):
                found.append(Feature(reason("cauldron15.hint.set"), 2.0))
            return found
        return []


class Cauldron15Outlook:
    """A view to the end of the round, where the fitted worth of kept cards speaks, or to the end of the match."""

    def __init__(self, controller: Cauldron15, observation: Cauldron15Observation) -> None:
        self._controller = controller
        self._sampler = controller.sampler(observation)
        self._limit = observation.limit
        self._round = observation.round
        left = observation.rounds - observation.round
        self._worth = worth_of(observation.seats, left) if left else None

    def deal(self, chance: Chance) -> Any:
        """Return a position that looks the same to the observer."""
        return self._sampler.deal(chance)

    def judge(self, position: Any) -> Rewards | None:
        """Return rewards where the round or the match is over, or None."""
        if self._worth is not None:
            if position.round == self._round:
                return None
            worth = self._worth
            return worth.chances(
                [(best_result(won, bonus_of(won), self._limit)[0], 5 - len(suits_in(won))) for won in position.won]
            )
        if position.stack and position.stack[-1].what != "discard":
            return None
        return self._final_rewards(position)

    def _final_rewards(self, position: Any) -> Rewards:
        """Share the victory among the winners; a smaller total is worth a little to the others (ruling C23)."""
        results = [best_result(won, bonus_of(won), self._limit) for won in position.won]
        within = [result for result in results if result[0] <= self._limit]
        best = max(within) if within else None
        if best is None and self._controller.options.all_over == "lowest":
            best = min(results, key=lambda result: (result[0], -result[1]))
        winners = results.count(best) if best is not None else 0
        return [
            1 / winners if result == best else SMALLER_TOTAL * max(0, MOST_TOTAL - result[0]) / MOST_TOTAL
            for result in results
        ]

    def play_out(self, position: Any, chance: Chance) -> Rewards:
        """Play with a light hand to where the view ends: exact hits and sensible prizes, else at random."""
        controller, limit = self._controller, self._limit
        target = controller.target(position.seats)
        while (rewards := self.judge(position)) is None:
            legal: Sequence[Any] = controller.legal_moves(position)
            frame = position.stack[-1]
            if frame.what == "take":
                total = total_of(position.won[frame.seat])
                move = max(legal, key=lambda prize: _fitting(total + (prize.card & 7), limit))
            else:
                move = legal[chance.below(len(legal))]
                need = target - position.sum
                if need <= HIGHEST and move.card & 7 != need:
                    move = next((each for each in legal if each.card & 7 == need), move)
            controller.apply(position, move)
        return rewards


def _fitting(total: int, limit: int) -> int:
    """Return how well a total fits: the nearer to the limit the better, above it the lower the better."""
    return total if total <= limit else -total


def _each(mask: Mask) -> list[Mask]:
    """Return the cards of a mask as masks of one card."""
    return [1 << bit for bit in range(mask.bit_length()) if mask >> bit & 1]
