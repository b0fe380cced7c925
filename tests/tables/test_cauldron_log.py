"""The log of Cauldron tells what happened as players would say it."""

import re

import pytest
from cauldron_matches import played, table_with

from game.rules.cauldron import token_places
from game.rules.cauldron.events import (
    AbilityUsed,
    ActionAnnounced,
    ActionFoiled,
    DieRolled,
    Kept,
    SpellCast,
    SpellResolved,
    Spoiled,
    TheftFailed,
    TokenMoved,
)
from game.rules.cauldron.ingredients import bag_from
from game.tables.since_strip import concerns

KEPT = bag_from({"spider_web": 1, "toadstool": 1})

FOILED = {
    "harvest": "harvest", "steal": "steal", "brew": "brew", "quick_brew": "brew", "store": "move", "fetch": "move",
    "ability.little_helpers/1.0": "harvest", "ability.grave_goods": "steal", "ability.short_cut": "brew",
    "ability.offering": "quick",
}  # fmt: skip
"""What may be foiled, by its source, and as what."""


@pytest.mark.parametrize("source", FOILED)
def test_what_is_foiled_is_told_as_what_it_would_have_been(services, source):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    (line,) = table.log_lines(1, [ActionFoiled(1, source)])
    assert line.words.key == f"cauldron.log.foiled.{FOILED[source]}"
    assert table.say(line.words)
    assert not services.words.missed


def test_dice_that_break_a_tie_are_told_as_rolled_again(services):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    rolls = [DieRolled(seat, number, "order") for seat, number in ((0, 5), (1, 3), (2, 5), (0, 2), (2, 1))]
    again = [line.seat for line in table.log_lines(1, rolls) if line.words.key == "cauldron.log.rolled_again"]
    assert again == [0, 2]
    again = [line.seat for line in table.log_lines(1, rolls[1:]) if line.words.key == "cauldron.log.rolled_again"]
    assert again == [0, 2], "the first die was told before"


def test_a_theft_shows_its_die_whether_it_comes_off_or_not(services):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    taken = TokenMoved(2, token_places.supply(0), token_places.supply(1))
    (line,) = table.log_lines(1, [DieRolled(1, 5, "steal"), taken])
    assert line.words.key == "cauldron.log.takes" and line.sprites[1:] == ("die.5",)
    (line,) = table.log_lines(1, [DieRolled(1, 2, "steal"), TheftFailed(1, 0)])
    assert line.words.key == "cauldron.log.spotted" and line.sprites == ("die.2",)


def test_an_ability_has_the_sign_of_its_character_and_a_raid_concerns_whose_cellar_it_was(services):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    raid = TokenMoved(2, token_places.cellar(0), token_places.supply(1))
    used, taken = table.log_lines(1, [AbilityUsed(1, "grave_goods"), raid])
    assert table.sign_of(used) == f"character_card.{seen.characters[1]}"
    assert concerns(table, taken, 0)
    assert not concerns(table, taken, 2)


@pytest.mark.parametrize("source", ["omen.cool_nights", "spell.pickle_jar", "spell.last_crumb/0.0"])
def test_what_does_not_spoil_is_told_with_the_card_that_keeps_it(services, source):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    spoilt, kept = table.log_lines(1, [Spoiled(1, bag_from({"frog_legs": 1})), Kept(1, KEPT, source)])
    assert spoilt.words.key == "cauldron.log.spoils" and (spoilt.seat, kept.seat) == (1, 1)
    card = re.split(r"[./]", source)[1]
    for said in (table.seats[1].name, table.say(f"card.{card}.name")):
        assert said in table.say(kept.words)
    assert kept.sprites == ("token.web", "token.toadstool")
    for kind in ("spider_web", "toadstool"):
        assert table.say(f"cauldron.kind.{kind}") in table.say(kept.in_words)


def test_a_spell_of_which_nothing_comes_is_told_as_such_also_where_others_are_asked_before_it_is_over(services):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    cast, over = SpellCast(1, "butterfingers", True, ()), SpellResolved(1, "butterfingers")
    lost = TokenMoved(2, token_places.supply(0), token_places.STOCK)
    other = SpellCast(2, "fair_exchange", False, ())

    def told(*turns):
        return [
            line.words.key.rpartition(".")[2] for at, turn in enumerate(turns, 1) for line in table.log_lines(at, turn)
        ]

    assert told([cast, over]) == ["answers", "in_vain"]
    assert told([cast], [], [over]) == ["answers", "in_vain"]
    assert "in_vain" not in told([cast, lost, over])
    assert "in_vain" not in told([cast, lost], [over])
    assert "in_vain" not in told([cast, other], [over])
    assert "in_vain" not in told([lost], [over])
    assert not services.words.missed


def test_what_a_brew_uses_up_is_told_as_brewed_and_what_an_answer_to_it_takes_as_given_up(services):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    brew, cast, over = (
        ActionAnnounced(1, "brew"),
        SpellCast(2, "butterfingers", True, ()),
        SpellResolved(2, "butterfingers"),
    )
    gone = TokenMoved(2, token_places.supply(1), token_places.STOCK)
    brewed, lost = table.words.say("cauldron.told.brews", name="B"), table.words.say("cauldron.log.loses", name="B")

    def told(*since):
        table.show(seen, 0, since)
        return table.say(table.told(gone).words).replace(table.seats[1].name, "B").partition(":")[0]

    assert told(brew) == told(brew, cast, over) == told(brew, cast, gone, over, gone) == brewed
    assert told() == told(brew, cast) == told(ActionAnnounced(1, "harvest")) == told(ActionAnnounced(0, "brew")) == lost


@pytest.mark.parametrize(
    ("announced", "told"),
    [
        (ActionAnnounced(1, "steal", victim=0, kind=2), "wants.steal"),
        (ActionAnnounced(1, "harvest", cell=0), "wants.harvest"),
        (ActionAnnounced(1, "brew", potion="attic_dew"), "wants.brew"),
        (ActionAnnounced(1, "quick_brew", potion="attic_dew"), "wants.brew"),
        (ActionAnnounced(1, "store", kind=2), "wants.store"),
        (ActionAnnounced(1, "fetch", kind=2), "wants.fetch"),
    ],
)
def test_what_is_answered_is_told_before_the_answer_and_the_outcome_last(services, announced, told):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    answer, foiled = SpellCast(2, "guard_goose", True, ()), ActionFoiled(1, announced.action)

    def lines(*turns):
        return [line for at, turn in enumerate(turns, 1) for line in table.log_lines(at, turn)]

    def keys(*turns):
        return [line.words.key.removeprefix("cauldron.log.") for line in lines(*turns)]

    assert keys([announced], [], [answer, foiled])[:2] == [told, "answers"]
    assert keys([announced], [answer], [answer, foiled]).count(told) == 1
    assert keys([announced, foiled], [answer]) == [*keys([foiled]), "answers"], "that answers the end of the turn"
    assert keys([announced], [foiled]) == keys([foiled]), "nobody has answered"
    first = lines([announced], [answer])[0]
    assert first.seat == 1 and table.say(first.words)
    assert concerns(table, first, 0) == (announced.victim == 0)
    assert not services.words.missed


def test_a_theft_is_told_before_a_die_that_others_may_answer(services):
    table, seen = table_with(services, 3), played(3, 6)[0].seen[0]
    table.show(seen, 0)
    steal, die = ActionAnnounced(1, "steal", victim=0, kind=2), DieRolled(1, 5, "steal")
    taken, answer = TokenMoved(2, token_places.supply(0), token_places.supply(1)), SpellCast(2, "loaded_die", True, ())

    def told(*turns):
        return [
            line.words.key.rpartition("log.")[2]
            for at, turn in enumerate(turns, 1)
            for line in table.log_lines(at, turn)
        ]

    assert told([steal, die], [answer, taken]) == ["wants.steal", "rolled", "answers", "takes"]
    assert told([steal], [die], [answer, taken]) == ["wants.steal", "rolled", "answers", "takes"]
    assert told([steal, die, taken]) == ["takes"]
