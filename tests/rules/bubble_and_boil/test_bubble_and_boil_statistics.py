"""The statistics of Bubble and Boil: rounds, who begins, how designs are used, and what hexes change at once."""

import pytest
from bubble_and_boil_setup import CARDS, Referee, random_match

from game.core.statistics import Figures
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.events import Event
from game.rules.bubble_and_boil.statistics import BubbleAndBoilStatistics


def figures_of(boil: BubbleAndBoil, *happened: Event) -> Figures:
    """Return what statistics hear of these events."""
    statistics = BubbleAndBoilStatistics(boil)
    for event in happened:
        statistics(event)
    return statistics.figures()


@pytest.mark.parametrize(("seats", "victory"), [(2, "off"), (3, "draft"), (4, "2")])
def test_a_random_match_tells_its_figures(referee: Referee, seats: int, victory: str) -> None:
    boil = referee(cards=CARDS, victory=victory)
    happened = random_match(boil, seats, 4)[0]
    figures = figures_of(boil, *happened)
    assert figures.length == max(event.round for event in happened if isinstance(event, events.TurnStarted))
    assert figures.starter == next(event.first for event in happened if isinstance(event, events.MatchStarted))
    planted = {card for event in happened if isinstance(event, events.Planted) for card in event.cards}
    assert planted <= {card for card, found in figures.cards.items() if "planted" in found.uses}
    cast = sum(isinstance(event, events.HexCast) for event in happened)
    assert sum(found.plays for found in figures.cards.values()) == cast > 0
    in_play = {event.card for event in happened if isinstance(event, events.VictoryInPlay)}
    assert in_play == {card for card, found in figures.cards.items() if "in_play" in found.uses}


def test_what_goes_from_cauldron_to_cauldron_counts_for_both(boil: BubbleAndBoil) -> None:
    cast = events.HexCast(0, "un_holiday", 1, 0)
    one = figures_of(boil, cast, events.CubesSpilled(1, (1, 0, 0, 0))).cards["un_holiday"]
    both = figures_of(boil, cast, events.CubesSipped(1, 0, 1, (1, 0, 0, 0))).cards["un_holiday"]
    assert (one.plays, both.plays) == (1, 1)
    assert both.swing == pytest.approx(2 * one.swing)
    assert one.swing > 0


def test_the_next_hex_and_the_harvest_end_a_hex(boil: BubbleAndBoil) -> None:
    point = events.PointsChanged(0, 1, 1)
    hexes = [events.HexCast(0, card, None, 0) for card in ("un_holiday", "locust_lullaby")]
    figures = figures_of(boil, hexes[0], point, hexes[1], point, point, events.Harvested(0, 0, 0, 0), point)
    assert figures.cards["un_holiday"].swing == 1
    assert figures.cards["locust_lullaby"].swing == 2
