"""The statistics of Cauldron: characters, seasons, how cards are used, and what spells and omens change at once."""

from typing import Any

import pytest
from card_table import Table, lay
from rulings import SIP, events_of, random_match, start, worth

from game.core.statistics import CardFigures, Figures
from game.rules.cauldron.position import MARKET
from game.rules.cauldron.statistics import CauldronStatistics


def told(table: Table, *moves: str) -> Figures:
    """Return what statistics hear of these moves."""
    statistics = CauldronStatistics(table.game)
    for event in events_of(table, *moves):
        statistics(event)
    return statistics.figures()


def of(table: Table, card: str, *moves: str) -> CardFigures:
    """Return what these moves tell of a card."""
    return told(table, *moves).cards[card]


def test_a_spell_is_worth_the_magik_it_brings() -> None:
    table = lay(hands=["starlight_sip"])
    assert of(table, "starlight_sip", "cast starlight_sip") == CardFigures(frozenset({"cast"}), 1, SIP)


def test_what_one_seat_takes_of_another_counts_for_both() -> None:
    table = lay(hands=["pet_leech"])
    assert of(table, "pet_leech", "cast pet_leech", "choose seat 1").swing == 2.0


def test_foiling_a_brew_is_worth_what_it_would_have_brought() -> None:
    table = lay(hands=["", "wet_firewood"], supply=["frog_legs toadstool"], potions=["puddle_punch"])
    figures = of(table, "wet_firewood", "brew puddle_punch", "cast wet_firewood")
    assert (figures.plays, figures.swing) == (1, worth("puddle_punch"))


def test_a_purchase_is_no_effect_of_a_card() -> None:
    figures = told(lay(phase=MARKET), "buy basic_spell")
    assert figures.cards["basic_spell"].uses == {"bought"}
    (spell,) = set(figures.cards) - {"basic_spell"}
    assert figures.cards[spell] == CardFigures(frozenset(), 0, 0.0)


def test_a_brew_and_an_ability_are_uses() -> None:
    table = lay(supply=["spider_web spider_web"], potions=["cobweb_cordial"])
    assert of(table, "cobweb_cordial", "brew cobweb_cordial").uses == {"brewed"}


@pytest.mark.parametrize("options", [{}, {"simple": True}, {"less_luck": True, "quick": True, "advanced": True}])
def test_a_random_match_tells_its_figures(options: dict[str, Any]) -> None:
    controller, position, _ = start(3, 5, season_cap=4, **options)
    statistics = CauldronStatistics(controller)
    events, _ = random_match(3, 5, season_cap=4, **options)
    for event in events:
        statistics(event)
    figures = statistics.figures()
    names = [controller.book.characters[each].id for each in position.characters]
    assert (figures.length, figures.roles) == (4, tuple(names))
    assert figures.starter in range(3)
    cards = {card: deck for deck in statistics.decks for card in deck.cards}
    for card, found in figures.cards.items():
        assert found.uses <= set(cards[card].uses)
        assert (found.swing == 0) >= (found.plays == 0)
    omens = [found.plays for card, found in figures.cards.items() if cards[card].name == "omens"]
    assert sum(omens) == 4
    has_spells = any(cards[card].name.endswith("spells") for card in figures.cards)
    assert has_spells == (not options.get("simple", False))
