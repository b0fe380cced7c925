"""Playout: the view ahead from a decision of Cauldron 15, to the end of the round or of the match."""

from collections.abc import Sequence

from game.bots.cauldron15.first_sight import FirstSight, Results
from game.bots.cauldron15.kept_card_value import KeptCardValue
from game.bots.cauldron15.rest_of_round import RestOfRound
from game.bots.cauldron15.shown_hands import ShownHands
from game.bots.mind import Rewards
from game.bots.value_model import ValueModel
from game.core.chance import Chance
from game.core.move import Move
from game.rules.cauldron15.cards import Mask
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.position import DISCARDING, Cauldron15Position

# Ruling C23: at most this much for a smaller total, so that lost seats still play.
CONSOLATION = 0.05


class Cauldron15Playout:
    """A view to the end of the round, judged by the worth of what each seat has kept, or to the end of the match.

    One who `reads` the round deals hands that go with what others have played in it.

    Once only the set bonus is left, every seat is taken to use it in the best way (ruling C22). Without `consolation`
    rewards are chances to win.
    """

    def __init__(
        self,
        controller: Cauldron15,
        observation: Cauldron15Observation,
        insight: bool,
        sights: Sequence[FirstSight],
        values: ValueModel,
        consolation: float = CONSOLATION,
        reads: bool = False,
    ) -> None:
        self._controller = controller
        self._sampler = controller.sampler(observation)
        self._limit = observation.limit
        self._most_consolation = consolation
        self._somebody_wins = controller.options.all_over == "lowest"
        self._round = observation.round
        self._is_last = observation.round == observation.rounds
        hand = controller.hand_size(observation.seats)
        # A round of fewer tricks than usual is a part of one.
        to_come = (observation.rounds - observation.round) * hand / controller.numbers.hands[observation.seats]
        self._worth = KeptCardValue(values, observation.seats, to_come, observation.limit, self._somebody_wins)
        self._rest = RestOfRound(sights, observation.seats, observation.target) if insight else None
        shown = ShownHands(observation, sights) if reads and observation.seat is not None else None
        self._shown = shown if shown and shown.tell_something else None
        self._results = Results(observation.limit)
        self._standings: dict[Mask, tuple[float, float]] = {}

    def deal(self, chance: Chance) -> Cauldron15Position:
        """Return a position that looks the same to the observer."""
        position = self._sampler.deal(chance)
        if self._shown:
            self._shown.deal(position, chance)
        return position

    def judge(self, position: Cauldron15Position) -> Rewards | None:
        """Return rewards once the round is over or only the set bonus is left, or None."""
        if self._rest is not None and len(position.trumps) > self._round:
            return self._prospects(position.won)
        stack = position.stack
        if stack and stack[-1].what != DISCARDING:
            return None
        return self._verdict(position.won)

    def reply(self, position: Cauldron15Position, chance: Chance) -> Move | None:
        """Return what a rival does at first sight; without insight its moves are searched like one's own."""
        return None if self._rest is None else self._rest.reply(position, chance)

    def play_out(self, position: Cauldron15Position, chance: Chance) -> Rewards:
        """Play to the end of the round at first sight, or to that of the match at random."""
        rewards = self.judge(position)
        if rewards is None and self._rest is not None:
            won = self._rest.play(position, chance)
            return self._verdict(won) if self._is_last else self._prospects(won)
        legal_moves, apply, below = self._controller.legal_moves, self._controller.apply, chance.below
        while rewards is None:
            legal = legal_moves(position)
            apply(position, legal[below(len(legal))])
            rewards = self.judge(position)
        return rewards

    def _prospects(self, won: Sequence[Mask]) -> Rewards:
        """Return the chances to win of what each seat has kept, with rounds to come."""
        standings = [self._standings.get(cards) or self._standing(cards) for cards in won]
        total = sum([worth for worth, _ in standings], self._worth.of_nobody)
        return [worth / total + consolation for worth, consolation in standings]

    def _verdict(self, won: Sequence[Mask]) -> Rewards:
        """Return the rewards of a match of which only the set bonus is left: 1/k to each of k winners (ruling C23)."""
        results = [self._results[cards][:2] for cards in won]
        within = [result for result in results if result[0] <= self._limit]
        best = None
        if within:
            best = max(within)
        elif self._somebody_wins:
            best = min(results, key=lambda result: (result[0], -result[1]))
        prize = 1 / results.count(best) if best else 0.0
        return [(prize if result == best else 0.0) + self._consolation(result[0]) for result in results]

    def _standing(self, won: Mask) -> tuple[float, float]:
        """Return the worth of what a seat has kept, and its consolation."""
        total, _, suits = self._results[won]
        standing = self._worth.of(total, suits), self._consolation(total)
        self._standings[won] = standing
        return standing

    def _consolation(self, total: int) -> float:
        """Return what a total is worth whoever wins; the further over the limit, the less."""
        return self._most_consolation * self._limit / max(total, self._limit)
