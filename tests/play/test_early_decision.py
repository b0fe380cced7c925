"""The early decision: what many wins or losses decide, what nothing decides, and how seldom it is wrong."""

import pytest

from game.play.many_matches import Result
from game.play.strength.early_decision import MOST, EarlyDecision


def result(*winners: int) -> Result:
    return Result("cauldron15", 1, ("a", "b"), (1, 1), winners, "lowest", 9)


def after(won: int, lost: int, share: float) -> EarlyDecision:
    decision = EarlyDecision(share)
    for winner, count in ((0, won), (1, lost)):
        for _ in range(count):
            decision.add(result(winner))
    return decision


@pytest.mark.parametrize(
    ("won", "lost", "more", "less"),
    [(40, 5, True, False), (5, 40, False, True), (30, 28, False, False), (3, 0, False, False)],
)
def test_what_is_decided(won, lost, more, less):
    decision = after(won, lost, 0.5)
    assert (decision.is_more, decision.is_less) == (more, less)


def test_shared_wins_count_in_parts_and_matches_without_winner_not_at_all():
    decision = EarlyDecision(0.5)
    for _ in range(500):
        decision.add(result(0, 1))
        decision.add(result())
    assert not decision.is_more
    assert not decision.is_less
    one_sided = EarlyDecision(0.5)
    for _ in range(40):
        one_sided.add(result(0))
        one_sided.add(result())
    assert one_sided.is_more


@pytest.mark.parametrize("share", [0.5, 0.58])
@pytest.mark.parametrize("side", ["is_more", "is_less"])
def test_of_matches_that_are_as_even_as_the_share_hardly_any_are_ever_decided(share, side):
    """Whoever looks after each of 120 matches is wrong with the probability that is promised, counted out exactly."""
    likely, wrong = {0: 1.0}, 0.0
    for played in range(1, 121):
        following: dict[int, float] = {}
        for won, part in likely.items():
            following[won + 1] = following.get(won + 1, 0.0) + part * share
            following[won] = following.get(won, 0.0) + part * (1 - share)
        likely = {}
        for won, part in following.items():
            decision = EarlyDecision(share)
            decision._won, decision._lost = won, played - won
            if getattr(decision, side):
                wrong += part
            else:
                likely[won] = part
    assert 0 < wrong <= 1 / MOST
