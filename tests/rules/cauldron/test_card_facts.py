"""The decks of Cauldron are what the box held: counts, printed cards, values and names (A.1, A.4, A.5)."""

import math
import re
from collections import Counter

import pytest
from cards_of_cauldron import cards, numbers

from game.rules.cauldron.cards.card_files import PotionCard, ids_of
from game.rules.cauldron.cards.verbs_tags import SPELLS, tags_of
from game.rules.cauldron.ingredients import COMMON, KINDS, RARE
from game.store.words import Words

COMMON_KINDS = {KINDS[kind] for kind in COMMON}
RARE_KINDS = {KINDS[kind] for kind in RARE}
# A name stands on a ribbon of 206 px.
LONGEST_NAME = 22
LONGEST_FLAVOUR = 62


def potions(tier: str) -> dict[str, PotionCard]:
    return {name: card for name, card in cards().potions.items() if card.tier == tier}


def slots(card: PotionCard) -> int:
    return sum(card.needs.values()) + card.wild


def test_a1_the_box_holds_as_many_cards_as_counted() -> None:
    deck = cards()
    assert [len(potions(tier)) for tier in ("easy", "basic", "advanced")] == [6, 29, 22]
    assert sum(card.count for card in deck.basic_spells.values()) == 50
    assert sum(card.count for card in deck.advanced_spells.values()) == 37
    assert sum(card.count for card in deck.omens.values()) == 46
    assert len(deck.characters) == 7
    assert all(len(character.abilities) == 2 for character in deck.characters.values())


def test_the_decks_have_enough_different_designs() -> None:
    deck = cards()
    assert len(deck.basic_spells) >= 20
    assert len(deck.advanced_spells) >= 16
    assert len(deck.omens) >= 28
    # Rituals of Power and at least six more, two of which mention spells.
    assert len(deck.track) >= 7
    assert sum("spells" in effect.tags for effect in deck.track.values()) >= 2


def test_a4_the_easy_potions_are_the_six_pairs_of_common_ingredients() -> None:
    assert {tuple(sorted(card.needs.items())) for card in potions("easy").values()} == {
        tuple(sorted(Counter(pair).items()))
        for pair in (
            ("spider_web", "spider_web"),
            ("frog_legs", "frog_legs"),
            ("toadstool", "toadstool"),
            ("spider_web", "frog_legs"),
            ("spider_web", "toadstool"),
            ("frog_legs", "toadstool"),
        )
    }
    assert not any(card.wild or card.quick or card.spell for card in potions("easy").values())


def test_a4_the_printed_potions_are_as_printed() -> None:
    oil = cards().potions["oil_of_earthquakes"]
    assert (oil.tier, oil.needs, oil.wild) == ("advanced", {"spider_web": 3, "dragon_egg": 1}, 0)
    assert (oil.magik, oil.quick, oil.spell, oil.source) == (6, True, False, "rulebook")
    sight = cards().potions["potion_of_piercing_sight"]
    assert (sight.tier, sight.magik, sight.quick, sight.spell, sight.source) == (
        "advanced", 7, False, True, "rulebook"
    )  # fmt: skip
    assert sight.wild == 1


def test_what_a_rulebook_prints_is_marked_field_by_field() -> None:
    deck = cards()
    decks = (deck.potions, deck.basic_spells, deck.advanced_spells, deck.omens, deck.track)
    marked = {name: card.printed for each in decks for name, card in each.items() if card.printed}
    assert marked == {
        "oil_of_earthquakes": ("name", "needs", "magik", "signs"),
        "potion_of_piercing_sight": ("name", "magik", "signs"),
        "fizzle": ("name", "text"),
        "magik_dome": ("name", "text"),
        "rituals_of_power": ("name", "text"),
    }
    assert {character.printed for character in deck.characters.values()} == {("name",)}
    abilities = {name: each for character in deck.characters.values() for name, each in character.abilities.items()}
    assert [name for name, ability in abilities.items() if ability.printed] == ["little_helpers"]


def test_no_two_potions_are_alike() -> None:
    recipes = Counter((tuple(sorted(card.needs.items())), card.wild) for card in cards().potions.values())
    assert [recipe for recipe, number in recipes.items() if number > 1] == []


@pytest.mark.parametrize("name", cards().potions)
def test_the_value_of_a_potion_follows_from_its_slots(name: str) -> None:
    card = cards().potions[name]
    listed = sum((1 if kind in COMMON_KINDS else 2) * number for kind, number in card.needs.items())
    value = listed + card.wild / 2 + 2 * max(0, slots(card) - 3) - card.quick - card.spell
    assert card.magik == math.floor(value + 1 / 2)


# How hard a slot is to fill: a wild one takes anything, a common kind has eight fields in the box, a rare one five.
WILD, COMMON_SLOT, RARE_SLOT = range(3)


def demands(card: PotionCard) -> list[int]:
    """Return how hard the slots of a potion are to fill, the hardest first."""
    listed = [
        COMMON_SLOT if kind in COMMON_KINDS else RARE_SLOT for kind, number in card.needs.items() for _ in range(number)
    ]
    return sorted([*listed, *[WILD] * card.wild], reverse=True)


def gains(card: PotionCard) -> tuple[int, bool, bool, bool]:
    """Return what speaks for brewing a potion: its Magik, its signs, and whether it may still be brewed late (A41)."""
    return card.magik, card.quick, card.spell, slots(card) > numbers().banned_slots


def is_dominated(card: PotionCard, other: PotionCard) -> bool:
    """Return whether another potion costs no more and gives no less, and is better in one of them."""
    own, others = demands(card), demands(other)
    costs_no_more = len(others) <= len(own) and all(mine >= theirs for mine, theirs in zip(own, others, strict=False))
    gives_no_less = all(theirs >= mine for mine, theirs in zip(gains(card), gains(other), strict=True))
    return costs_no_more and gives_no_less and (own, gains(card)) != (others, gains(other))


def test_no_potion_is_worth_less_than_another_that_is_no_harder_to_brew() -> None:
    deck = cards().potions
    assert [(one, other) for one in deck for other in deck if is_dominated(deck[one], deck[other])] == []


def test_a4_basic_potions_yield_1_to_5_and_advanced_ones_5_to_11() -> None:
    assert {card.magik for card in potions("basic").values()} == set(range(1, 6))
    assert {card.magik for card in potions("advanced").values()} == set(range(5, 12))


def test_a41_some_potions_of_two_slots_are_not_easy() -> None:
    assert sum(slots(card) == 2 for card in potions("basic").values()) >= 6


def test_potions_of_every_sort_are_in_both_decks() -> None:
    for tier in ("basic", "advanced"):
        deck = potions(tier).values()
        assert sum(card.quick for card in deck) >= 4
        assert sum(card.spell for card in deck) >= 4
        assert sum(card.wild > 0 for card in deck) >= 3
        assert not any(card.quick and card.spell for card in deck)
        assert {kind for card in deck for kind in card.needs} == COMMON_KINDS | RARE_KINDS


def test_a5_the_printed_spells_are_marked() -> None:
    deck = cards()
    printed = [name for name, card in (deck.basic_spells | deck.advanced_spells).items() if card.source == "rulebook"]
    assert printed == ["fizzle", "magik_dome"]
    assert deck.basic_spells["fizzle"].instant == ("spell",)
    assert deck.advanced_spells["magik_dome"].uncancellable


def test_a16_at_most_four_designs_answer_anything() -> None:
    deck = cards()
    spells = (deck.basic_spells | deck.advanced_spells).values()
    assert 1 <= sum("any" in card.instant for card in spells) <= 4


def test_a73_a75_tags_agree_with_the_verbs() -> None:
    deck = cards()
    for name, card in (deck.omens | deck.track).items():
        assert card.tags == tags_of(card.verbs), name
    for name, character in deck.characters.items():
        verbs = [verb for ability in character.abilities.values() for verb in (*ability.verbs, *ability.standing)]
        assert (SPELLS in character.tags) == (SPELLS in tags_of(verbs)) == (name == "wizard")


def test_every_id_is_unique_and_lower_case() -> None:
    names = ids_of(cards())
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) for name in names)


def test_every_card_has_a_name_that_fits_and_is_its_own() -> None:
    words = Words.load("en")
    names = [words.say(f"card.{name}.name") for name in ids_of(cards())]
    assert not words.missed
    assert len(names) == len(set(names))
    assert [name for name in names if len(name.replace(" ", "")) > LONGEST_NAME] == []


def test_every_card_that_is_looked_at_has_a_line_for_fun() -> None:
    words = Words.load("en")
    deck = cards()
    lines = [
        words.say(f"card.{name}.flavour")
        for name in (*deck.potions, *deck.basic_spells, *deck.advanced_spells, *deck.omens, *deck.characters)
    ]
    assert not words.missed
    assert len(lines) == len(set(lines))
    assert [line for line in lines if len(line) > LONGEST_FLAVOUR] == []


def test_the_numbers_name_every_character_ability_and_effect() -> None:
    deck = cards()
    abilities = {ability for character in deck.characters.values() for ability in character.abilities}
    assert set(numbers().characters) == deck.characters.keys()
    assert numbers().abilities.keys() == abilities
    assert numbers().track.keys() == deck.track.keys()
    assert min(numbers().track.values()) >= 5
    assert max(numbers().track.values()) <= 32
    assert numbers().track["rituals_of_power"] == 15
