"""A whole match for each way in which the end can be triggered."""

import pytest
from bubble_and_boil_endings import MATCHES, played_match

from game.rules.bubble_and_boil.ending import Ending


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.ending.value)
def test_a_match_for_each_ending(match) -> None:
    outcome = played_match(match)
    assert outcome.ending == match.ending
    assert len(outcome.scores) == match.seats
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(match.seats))
    assert outcome.winners == outcome.ranking[0]
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores)


def test_every_ending_has_a_match() -> None:
    assert {match.ending for match in MATCHES} == set(Ending)
