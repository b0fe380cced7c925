"""The statistics of Alarún: actions, who begins, and which ingredients are taken from the centre."""

import pytest
from alarun_setup import random_match

from game.rules.alarun import events
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import card_name
from game.rules.alarun.statistics import AlarunStatistics


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_match_tells_its_figures(alarun: Alarun, seats: int) -> None:
    happened = random_match(alarun, seats, 6)[0]
    statistics = AlarunStatistics(alarun)
    for event in happened:
        statistics(event)
    figures = statistics.figures()
    actions = (events.Swapped, events.SwappedAll, events.Passed, events.Refreshed)
    assert figures.length == sum(isinstance(event, actions) for event in happened)
    assert figures.starter == next(event.starter for event in happened if isinstance(event, events.MatchStarted))
    swaps = [event for event in happened if isinstance(event, events.Swapped)]
    for swap in swaps:
        assert figures.cards[card_name(swap.took)].uses == {"taken"}
        assert card_name(swap.gave) in figures.cards
    laid = {card_name(card) for event in happened if isinstance(event, events.CentreLaid) for card in event.cards}
    assert laid <= set(figures.cards) <= set(statistics.decks[0].cards)
