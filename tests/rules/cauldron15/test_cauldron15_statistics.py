"""The statistics of Cauldron 15: tricks, who leads first, which cards take tricks and which are kept."""

import pytest

from game.core.chance import Lcg
from game.core.event import Event
from game.rules.cauldron15 import events
from game.rules.cauldron15.cards import card_name
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.statistics import Cauldron15Statistics


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_random_match_tells_its_figures(cauldron15: Cauldron15, seats: int) -> None:
    statistics, chance, happened = Cauldron15Statistics(cauldron15), Lcg.seeded(3), list[Event]()

    def hear(event: Event) -> None:
        happened.append(event)
        statistics(event)

    position = cauldron15.start(seats, 3, hear)
    while cauldron15.to_move(position) is not None:
        legal = cauldron15.legal_moves(position)
        cauldron15.apply(position, legal[chance.below(len(legal))], hear)
    figures = statistics.figures()
    assert figures.length == sum(isinstance(event, events.TrickStarted) for event in happened)
    assert figures.starter == next(event.leader for event in happened if isinstance(event, events.RoundStarted))
    kept = {card_name(event.card) for event in happened if isinstance(event, events.Taken)}
    assert kept == {card for card, found in figures.cards.items() if "kept" in found.uses}
    played = {card_name(event.card) for event in happened if isinstance(event, (events.Played, events.DeckLed))}
    assert set(figures.cards) == played
    won = sum(isinstance(event, (events.TrickWon, events.TrickDiscarded)) for event in happened)
    assert won >= sum("wins" in found.uses for found in figures.cards.values()) > 0
