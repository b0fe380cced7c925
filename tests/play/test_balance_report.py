"""The report of many matches: who wins, how long they last, how cards are used; each game tells its own figures."""

from importlib import import_module
from typing import Any

import msgspec
import pytest
from playing import ADVISER, WORDS

from game.cli.report_tables import lines, table
from game.core.statistics import CardFigures, Figures
from game.play.bad_input import BadInput
from game.play.balance_report import Row, Wins, report
from game.play.catalogue import GAMES
from game.play.many_matches import Result, Told, simulate, survey, wilson
from game.play.match import new_match, parse_seats

UNUSED = CardFigures(frozenset(), 0, 0.0)


def match(winners: tuple[int, ...], figures: Figures, reason: str = "brew") -> Told:
    return Told(Result("cauldron", 1, ("greedy", "greedy"), (1, 2), winners, reason, 9), figures)


def figures(length: int = 8, starter: int = 0, **cards: CardFigures) -> Figures:
    return Figures(length, starter, ("witch", "druid"), cards)


def referee() -> Any:
    loaded = GAMES["cauldron"].load()
    return loaded.controller(loaded.options({}, 2))


CAULDRON = referee()


def wins(told: list[Told], name: str) -> Wins:
    found = report(told, CAULDRON)
    return next(each for each in (found.starter, *found.roles) if each.name == name)


def test_roles_and_beginners_win_shares() -> None:
    told = [match((0,), figures()), match((1,), figures(starter=1)), match((0, 1), figures()), match((), figures())]
    assert (wins(told, "witch").games, wins(told, "witch").share) == (4, 0.375)
    assert wins(told, "druid").share == 0.375
    assert wins(told, "starter").share == 0.625
    assert wins(told, "starter").advantage == pytest.approx(0.125)
    assert [role.name for role in report(told, CAULDRON).roles] == ["witch", "druid"]


def test_a_role_is_odd_when_its_share_is_surely_not_fair() -> None:
    assert not wins([match((0,), figures())] * 3, "witch").is_odd
    many = [match((0,), figures()), match((0,), figures()), match((1,), figures())] * 40
    assert wins(many, "witch").is_odd
    assert wins(many, "druid").is_odd
    even = [match((0,), figures()), match((1,), figures())] * 1000
    assert not wins(even, "witch").is_odd


def test_lengths_have_quartiles_and_endings_shares() -> None:
    found = report(
        [match((0,), figures(length), "cap" if length > 9 else "brew") for length in (7, 8, 9, 10)], CAULDRON
    )
    assert found.length == (7.75, 8.5, 9.25)
    assert found.endings == (("brew", 0.75), ("cap", 0.25))
    assert report([match((0,), figures(7))], CAULDRON).length == (7, 7, 7)


def test_cards_that_are_hardly_used_or_change_too_much_are_odd() -> None:
    cast = CardFigures(frozenset({"cast"}), 2, 4.0)
    big = CardFigures(frozenset({"cast"}), 1, 6.5)
    told = [match((0,), figures(starlight_sip=cast, fizzle=UNUSED, pet_leech=cast, hiccups=cast, tall_poppy=big))] * 300
    told += [match((0,), figures(fizzle=cast))]
    deck = next(deck for deck in report(told, CAULDRON).decks if deck.name == "basic_spells")
    cards = {card.card: card for card in deck.cards}
    assert set(cards) == {"starlight_sip", "fizzle", "pet_leech", "hiccups", "tall_poppy"}
    assert (cards["starlight_sip"].games, cards["starlight_sip"].uses, cards["starlight_sip"].swing) == (
        300,
        (1.0,),
        2.0,
    )
    assert cards["fizzle"].odd == ("cast",)
    few = report([match((0,), figures(fizzle=UNUSED))] * 199, CAULDRON)
    assert [card.odd for deck in few.decks for card in deck.cards] == [()]
    assert cards["starlight_sip"].odd == ()
    assert deck.median_swing == 2.0
    assert cards["tall_poppy"].odd == ("swing",)
    assert "bookworm" in deck.unseen


def test_no_matches_make_no_report() -> None:
    with pytest.raises(ValueError, match="no matches"):
        report([], CAULDRON)


def test_figures_are_the_same_for_any_number_of_processes_and_change_no_result() -> None:
    skills = ("random", "greedy")
    one = list(survey("cauldron15", skills, 6, seed=4))
    assert list(survey("cauldron15", skills, 6, seed=4, jobs=3)) == one
    assert [told.result for told in one] == list(simulate("cauldron15", skills, 6, seed=4))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_reports_in_words(game: str) -> None:
    told = list(survey(game, ["random"] * 2, 2, seed=3))
    first = new_match(game, parse_seats("random,random", WORDS), {}, 1)
    controller = ADVISER.controller(game, first.options)
    found = report(told, controller)
    statistics = GAMES[game].parts().statistics(controller)
    ids = [card for deck in statistics.decks for card in deck.cards]
    assert len(ids) == len(set(ids))
    for each in told:
        assert each.figures.length > 0
        assert each.figures.starter in {0, 1}
        assert set(each.figures.cards) <= set(ids)
        assert each.figures.roles == () or set(each.figures.roles) <= set(statistics.roles)
    for deck, cards in zip(statistics.decks, found.decks, strict=True):
        assert deck.name == cards.name
        assert {card.card for card in cards.cards} | set(cards.unseen) == set(deck.cards)
    assert any(max(card.uses, default=0) > 0 for cards in found.decks for card in cards.cards)
    words = WORDS.for_seats(())
    text = "\n".join(lines(found, statistics, words))
    assert "[" not in text
    assert words.missed == set()
    assert msgspec.json.decode(msgspec.json.encode(found))["games"] == 2


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_a_word(game: str) -> None:
    endings = import_module(f"game.rules.{game}.ending").Ending
    named = {key.rpartition(".")[2] for key in WORDS.keys if key.startswith(f"report.ending.{game}.")}
    assert named == {ending.value for ending in endings}


def test_tables_stand_in_columns() -> None:
    assert list(table(["card", "share"], [["moon", "1 %"], ["morning star", "100 %"]])) == [
        "  card          share",
        "  moon            1 %",
        "  morning star  100 %",
    ]


def row(told: list[Told], name: str, rows: int = 1) -> Row:
    return next(each for each in report(told, CAULDRON, rows).rows if each.name == name)


def test_figures_of_a_table_have_intervals_that_all_hold_together() -> None:
    cast = CardFigures(frozenset({"cast"}), 1, 1.0)
    told = [match((0,), figures(length, fizzle=cast if length < 9 else UNUSED)) for length in range(6, 12)] * 50
    assert row(told, "length").figure == 8.5
    assert 6 < row(told, "length").lowest <= 8.5 <= row(told, "length").highest < 11
    rarest, corrected = row(told, "basic_spells"), row(told, "basic_spells", 40)
    assert (rarest.card, rarest.figure) == ("fizzle", 0.5)
    assert (rarest.lowest, rarest.highest) == pytest.approx(wilson(0.5, 300))
    assert corrected.lowest < rarest.lowest < rarest.highest < corrected.highest
    starter = [report(told, CAULDRON, rows).starter for rows in (1, 40)]
    assert starter[1].lowest < starter[0].lowest


def test_every_use_of_a_deck_counts_as_a_row_of_its_own() -> None:
    cast = CardFigures(frozenset({"cast"}), 1, 1.0)
    told = [match((0,), figures(fizzle=cast, pet_leech=UNUSED))] * 100
    found = row(told, "basic_spells")
    assert (found.card, found.figure) == ("pet_leech", 0.0)
    assert found.highest == pytest.approx(wilson(0.0, 100, 2)[1])


def test_plans_are_the_share_of_all_seats_that_were_asked() -> None:
    plans = {"kind_moon": (3, 1), "bright_moon": (1, 1)}
    asked = Figures(8, 0, ("witch", "druid"), {"kind_moon": UNUSED, "bright_moon": UNUSED}, plans)
    told = [match((0,), asked)] * 10
    assert row(told, "plans").figure == 0.5
    deck = next(deck for deck in report(told, CAULDRON).decks if deck.name == "omens")
    assert {card.card: card.plans for card in deck.cards} == {"kind_moon": pytest.approx(1 / 3), "bright_moon": 1.0}
    assert not [each for each in report([match((0,), figures())], CAULDRON).rows if each.name == "plans"]


def test_styles_are_counted_where_there_was_a_choice_and_compared_with_the_others() -> None:
    told = list(survey("cauldron15", ["zelma=greedy", "greedy", "wick=greedy"], 12, 3))
    assert told[0].result.seats == ("zelma=greedy", "greedy", "wick=greedy")
    loaded = GAMES["cauldron15"].load()
    found = report(told, loaded.controller(loaded.options({}, 3)))
    assert [(row.name, row.trait) for row in found.styles] == [("zelma=greedy", "ahead"), ("wick=greedy", "soul")]
    for row in found.styles:
        assert row.chances > 0
        assert row.is_plain == (row.share >= 1.25 * row.others)
        assert row.share > row.others
    assert not report([match((0,), figures())], CAULDRON).styles


def test_a_regular_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput) as found:
        next(simulate("cauldron15", ["nobody=greedy", "greedy"], 1, 1))
    assert found.value.reason.key == "play.simulate.regular"
