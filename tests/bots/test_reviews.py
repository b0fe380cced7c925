"""Moves that were made are judged: in worlds that the seat allows, the same again, and what is better is found."""

from typing import Any

import pytest
from bot_matches import moments, never, ready

from game.bots.review import Budget, Limits, can_review, judge, review_of
from game.core.chance import Chance, Lcg
from game.play.catalogue import GAMES

LIMITS = Limits(0.005, 0.03, 0.10)


class Coins:
    """A review whose moves are chances to win: each world is a number below 1000, won where it is below the chance."""

    scores = ()

    def __init__(self, noise: int = 0) -> None:
        self.worlds = 0
        self.tried: list[Any] = []
        self._noise = noise

    def deal(self, chance: Chance) -> int:
        self.worlds += 1
        return chance.below(1000)

    def chance_to_win(self, world: int, move: float, luck: Chance) -> float:
        self.tried.append(move)
        drawn = (luck.below(1000) + self._noise * int(1000 * move)) % 1000 if self._noise else world
        return float(drawn < 1000 * move)


@pytest.mark.parametrize("noise", [0, 389])
def test_a_move_that_costs_much_is_found_to_be_costly(noise):
    verdict = judge(Coins(noise), [0.1, 0.3, 0.5, 0.2], 2000, LIMITS, Lcg.seeded(1), never)
    assert verdict.best == 0.5
    assert verdict.cost == pytest.approx(0.4, abs=0.1)
    assert 0.1 < verdict.low < verdict.cost
    assert verdict.chance - verdict.played == pytest.approx(verdict.cost)
    assert LIMITS.rating(verdict.low) == "costly"


def test_the_best_move_costs_nothing_and_more_worlds_are_not_asked_for():
    review = Coins()
    verdict = judge(review, [0.6, 0.1, 0.2], 5000, LIMITS, Lcg.seeded(2), never)
    assert (verdict.best, verdict.cost, verdict.low) == (0.6, 0, 0)
    assert review.worlds == verdict.worlds < 2000


def test_moves_that_come_to_the_same_are_told_apart_by_nothing():
    verdict = judge(Coins(), [0.5, 0.5, 0.5], 1000, LIMITS, Lcg.seeded(3), never)
    assert (verdict.best, verdict.cost) == (0.5, 0)
    assert verdict.worlds < 300


def test_noise_is_not_called_a_slip():
    """Where two moves are as good, hardly any verdict says that the one that was made lost something."""
    lows = [judge(Coins(389), [0.5, 0.5001], 64, LIMITS, Lcg.seeded(seed), never).low for seed in range(40)]
    assert sum(LIMITS.rating(low) in {"loose", "costly"} for low in lows) == 0


def test_worlds_go_to_the_better_half():
    review = Coins()
    judge(review, [0.2, 0.9, 0.8, 0.05, 0.04, 0.03, 0.02, 0.01], 24, LIMITS, Lcg.seeded(4), never)
    assert [review.tried.count(move) for move in (0.2, 0.9, 0.01)] == [24, 24, 8]


def test_stopping_gives_no_verdict():
    assert judge(Coins(), [0.5, 0.1], 100, LIMITS, Lcg.seeded(5), lambda: True) is None


def test_a_move_without_another_is_only_weighed():
    verdict = judge(Coins(), [0.5], 100, LIMITS, Lcg.seeded(6), never)
    assert (verdict.best, verdict.cost, verdict.low) == (0.5, 0, 0)


def test_ratings_are_told_by_what_is_lost():
    lost = [0.0, 0.005, 0.006, 0.0299, 0.03, 0.0999, 0.10, 0.9]
    called = ["best", "best", "good", "good", "loose", "loose", "costly", "costly"]
    assert list(map(LIMITS.rating, lost)) == called


@pytest.mark.parametrize("wrong", [{"worlds": 0}, {"worlds": 5, "screen": 2}, {"worlds": 5, "turns": 2}])
def test_a_budget_that_cannot_be_is_refused(wrong):
    with pytest.raises(ValueError, match="worlds"):
        Budget(**wrong)


def verdict_of(name: str, observation: Any, legal: Any, made: Any) -> Any:
    each = ready(name)
    review = review_of(each.referee, each.mind, observation, legal)
    assert len(review.scores) == len(legal)
    return judge(review, [made, *(move for move in legal if move != made)][:5], 8, LIMITS, Lcg.seeded(7), never)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_decisions_of_every_game_can_be_judged_and_come_to_the_same_again(name, seats):
    assert can_review(ready(name).mind)
    for observation, legal, _ in moments(name, seats, 17, 12):
        verdict = verdict_of(name, observation, legal, legal[0])
        assert 0 <= verdict.played <= 1
        assert 0 <= verdict.low <= verdict.cost <= 1
        assert verdict.best in legal
        assert verdict == verdict_of(name, observation, legal, legal[0])


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_sees_does_not_move_a_verdict(name):
    """Positions that look the same to a seat give the same verdict."""
    each = ready(name)
    for observation, legal, position in moments(name, 3, 11, 8):
        twin = each.referee.sampler(observation).deal(Lcg(99))
        again = each.referee.observe(twin, each.referee.to_move(position))
        found = verdict_of(name, again, each.referee.legal_moves(twin), legal[0])
        assert found == verdict_of(name, observation, legal, legal[0])


def test_a_discard_that_gives_the_match_away_is_costly():
    """With a set of five one card may go; the wrong one leaves the total above the limit."""
    each = ready("cauldron15")
    for seed in range(400):
        position = each.referee.start(2, seed)
        chance = Lcg.seeded(seed)
        while (seat := each.referee.to_move(position)) is not None:
            legal = each.referee.legal_moves(position)
            seen = each.referee.observe(position, seat)
            if seen.decision == "discard":
                review = review_of(each.referee, each.mind, seen, legal)
                world = review.deal(Lcg.seeded(1))
                chances = {move: review.chance_to_win(world, move, Lcg.seeded(1)) for move in legal}
                if len(set(chances.values())) > 1:
                    wanted = [move for move, score in zip(legal, review.scores, strict=True) if score == 0.0]
                    assert [chances[move] for move in wanted] == [max(chances.values())] * len(wanted)
                    return
            each.referee.apply(position, legal[chance.below(len(legal))])
    pytest.fail("no match came to a discard that matters")


def test_a_mind_that_knows_nothing_cannot_judge():
    class Nothing:
        def score_moves(self, observation: Any, legal: Any) -> list[float]:
            return [0.0] * len(legal)

        features = score_moves

    with pytest.raises(TypeError, match="cauldron15"):
        review_of(ready("cauldron15").referee, Nothing(), None, [])
