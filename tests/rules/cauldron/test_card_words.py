"""The texts on Cauldron's cards are made from their verbs, or say the same numbers in other words."""

import re
from collections import Counter
from typing import Any

import pytest
from cards_of_cauldron import cards, numbers

from game.core.reason import Reason
from game.rules.cauldron.cards.card_files import AbilityCard, SpellCard
from game.rules.cauldron.cards.card_text import ability_price, ability_text, card_text, spell_text
from game.rules.cauldron.cards.lasting_text import lasting_text
from game.rules.cauldron.cards.verbs import ChooseOne, Each, Later, Lowest, Offer, Pick, branches
from game.rules.cauldron.cards.verbs_fields import AddField
from game.rules.cauldron.cards.verbs_magik import Gain
from game.rules.cauldron.cards.verbs_season import Modify
from game.rules.cauldron.cards.verbs_spells import Discard
from game.rules.cauldron.cards.verbs_tags import every_verb
from game.rules.cauldron.cards.verbs_tokens import Destroy, Gather, Take
from game.rules.cauldron.effects.targets import Target
from game.rules.cauldron.options import AbilityNumbers
from game.rules.cauldron.standing import What
from game.store.words import Words, languages

# An omen lies on the table in a narrow frame.
LONGEST_OMEN = 80
LONGEST_SPELL = 150


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load("en")


def say(words: Words, text: tuple[Reason, ...]) -> str:
    """Return the sentences, nothing of them missing."""
    told = " ".join(words.say(sentence) for sentence in text)
    assert not words.missed
    assert "{" not in told
    return told


def told_cards() -> dict[str, tuple[Reason, ...]]:
    """Return the generated text of everything that has one."""
    deck = cards()
    texts = {name: spell_text(card) for name, card in (deck.basic_spells | deck.advanced_spells).items()}
    texts |= {name: card_text((), card.verbs) for name, card in (deck.omens | deck.track).items()}
    for character in deck.characters.values():
        texts |= {name: ability_text(card) for name, card in character.abilities.items()}
    return texts


@pytest.mark.parametrize("name", told_cards())
def test_every_card_has_words_for_all_that_it_does(words: Words, name: str) -> None:
    told = say(words, told_cards()[name])
    assert re.fullmatch(r"([A-Z0-9].*[.])+", told)


def test_texts_are_short_enough_to_be_read_on_the_table(words: Words) -> None:
    deck = cards()
    longest = dict.fromkeys(deck.basic_spells | deck.advanced_spells, LONGEST_SPELL) | dict.fromkeys(
        deck.omens, LONGEST_OMEN
    )
    for name, length in longest.items():
        told = words.say(f"card.{name}.text") if words.has(f"card.{name}.text") else say(words, told_cards()[name])
        assert len(told) <= length, name


def numbers_in(verbs: Any) -> set[int]:
    """Return the amounts that a card is about."""
    every = list(every_verb(verb for verb in verbs if not isinstance(verb, Target)))
    halves = {verb.amount for verb in every if isinstance(verb, Gain) and verb.per == "brew"}
    return {abs(verb.amount) for verb in every if getattr(verb, "amount", 0)} - halves


def repeated_in(verbs: Any) -> set[int]:
    """Return how often a card does the same thing side by side."""
    lasting = (Target, Later, Modify)
    own = set(Counter(type(verb) for verb in verbs if not isinstance(verb, lasting)).values()) - {1}
    return own.union(*(repeated_in(inside) for verb in verbs for inside in branches(verb).values()))


def cards_by_id() -> dict[str, Any]:
    deck = cards()
    abilities = {name: card for each in deck.characters.values() for name, card in each.abilities.items()}
    return {**deck.basic_spells, **deck.advanced_spells, **deck.omens, **deck.track, **abilities}


def texts_of_our_own(words: Words) -> list[str]:
    deck = cards_by_id()
    return [name for name, card in deck.items() if getattr(card, "own_words", False)]


def test_every_text_of_its_own_is_that_of_a_card_that_says_so(words: Words) -> None:
    keys = [key for key in words.keys if key.startswith("card.") and key.endswith(".text")]
    in_cauldron = {name for key in keys if (name := key.split(".")[1]) in cards_by_id()}
    assert in_cauldron == set(texts_of_our_own(words))


def ways_of(card: Any) -> set[int]:
    """Return the ways that a card lets somebody choose from."""
    every = list(every_verb(card.verbs))
    choices = [len(verb.of) for verb in every if isinstance(verb, ChooseOne)]
    return set(range(max((*choices, 2 * any(isinstance(verb, Offer) for verb in every)), default=0)))


def test_who_is_asked_reads_what_every_way_means_for_them(words: Words) -> None:
    for name, card in cards_by_id().items():
        others = [
            verb for verb in every_verb(card.verbs) if isinstance(verb, Offer) or getattr(verb, "by", "me") != "me"
        ]
        if any(isinstance(verb, ChooseOne | Offer) for verb in others):
            assert card.own_words, name
        if getattr(card, "own_words", False):
            assert {way for way in range(9) if words.has(f"card.{name}.way.{way}")} == ways_of(card), name


def test_a_text_of_its_own_names_the_numbers_of_its_card(words: Words) -> None:
    deck = cards_by_id()
    names = texts_of_our_own(words)
    assert "musical_cauldrons" in names
    for name in names:
        told = {int(number) for number in re.findall(r"\d+", words.say(f"card.{name}.text"))}
        assert numbers_in(deck[name].verbs) <= told, name
        # Two more than the first are three.
        assert all({number, number - 1} & told for number in repeated_in(deck[name].verbs)), name


SENTENCES = [
    ((), (Gain(3),), "Gain 3 Magik."),
    ((), (Gain(3, "everyone"),), "Everybody gains 3 Magik."),
    ((), (Lowest(), Gain(3, "lsp")), "The LSP gains 3 Magik."),
    ((), (Gain(1, per="cellar"),), "Gain 1 Magik for each of your cellars."),
    (
        (Target("victim", "seat", having="loot"), Target("kind", "token", of="victim")),
        (Take("kind", "victim"),),
        "Take one ingredient out of another player’s supply.",
    ),
    (
        (Target("victim", "seat", of="everyone"), Target("kind", "token", of="victim", kinds=("dragon_egg",))),
        (Take("kind", "victim"),),
        "Take one dragon egg out of any player’s supply.",
    ),
    ((), (Gather("toadstool"),), "Take one toadstool from the game supply."),
    (
        (),
        (
            Each(
                (Pick("kind", "token", of="guest", by="guest"), Destroy("kind", "guest")),
                who="others",
            ),
        ),
        "Each other player gives one ingredient of own choice back.",
    ),
    (
        (),
        (Each((Pick("card", "spell", of="guest", by="guest"), Discard("card", "guest")), who="everyone"),),
        "Everybody discards a spell.",
    ),
    (
        (Target("place", "place"),),
        (AddField("snake_skin", "place"),),
        "Add a snake skin field of your choice to the board.",
    ),
]


@pytest.mark.parametrize(("targets", "verbs", "sentence"), SENTENCES, ids=[case[2] for case in SENTENCES])
def test_the_same_verb_is_told_as_the_card_uses_it(
    words: Words, targets: tuple[Target, ...], verbs: tuple[Any, ...], sentence: str
) -> None:
    assert say(words, card_text(targets, verbs)) == sentence


@pytest.mark.parametrize("what", What.__args__)
@pytest.mark.parametrize("amount", [1, -2])
@pytest.mark.parametrize("uses", [0, 1, 2])
def test_every_lasting_change_has_words(words: Words, what: str, amount: int, uses: int) -> None:
    for who in ("me", "everyone", "lsp", "others"):
        change = Modify(what, amount=amount, uses=uses)  # type: ignore[arg-type]
        say(words, (lasting_text(change, who),))
        say(words, (lasting_text(change, who, "match"),))


def test_lasting_changes_name_what_they_are_about(words: Words) -> None:
    for change, sentence in (
        (Modify("growth", 1, kinds=("dragon_egg",)), "Fields of dragon egg grow one more this season."),
        (Modify("growth", -2, edge=True), "Fields that touch at most two others grow 2 less this season."),
        (Modify("price", -1, goods=("field",), until="market"), "Fields cost 1 Magik less in the next market."),
        (
            Modify("price", 2, goods=("cellar", "field"), until="market"),
            "Cellars, Fields cost 2 Magik more in the next market.",
        ),
        (Modify("yield", 1, quick=True), "Quick potions yield 1 more Magik this season."),
        (
            Modify("yield", 1, tiers=("advanced",), uses=1),
            "The next time anybody brews an Advanced potion this season, it yields 1 more Magik.",
        ),
        (Modify("no_harvest", kinds=("toadstool",)), "Nobody may harvest toadstools this season."),
        (Modify("keep", 1, uses=2), "One ingredient in each supply does not spoil this season. This works 2 times."),
    ):
        assert say(words, (lasting_text(change, "everyone"),)) == sentence


def test_an_instant_says_what_it_answers(words: Words) -> None:
    card = SpellCard(2, (Gain(1),), source="house", picture="", instant=("harvest", "steal", "brew"))
    assert (
        say(words, spell_text(card)) == "Instant: answer a harvest, a theft or a brew of another player. Gain 1 Magik."
    )


def test_an_ability_says_in_what_place_it_stands(words: Words) -> None:
    card = AbilityCard("quick", verbs=(Gain(1),), source="house")
    assert say(words, ability_text(card)) == "Quick action. Gain 1 Magik."


def test_an_ability_says_how_often_and_for_what_price(words: Words) -> None:
    assert say(words, ability_price(AbilityNumbers(uses=1, magik=1))) == "Once a season. Costs 1 Magik."
    assert say(words, ability_price(AbilityNumbers(uses=2, tokens=2))) == (
        "2 times a season. Costs 2 ingredients of your supply."
    )
    for each in numbers().abilities.values():
        say(words, ability_price(each))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", cards().characters)
def test_what_setup_says_of_a_character_is_what_its_abilities_say(language: str, name: str) -> None:
    """Where it names Magik or a tier of cards, one of its abilities does, too."""
    words = Words.load(language)
    told = words.say(f"cauldron.option.characters.{name}.about").lower()
    abilities = []
    for ability, card in cards().characters[name].abilities.items():
        text = (Reason(f"card.{ability}.text"),) if card.own_words else ability_text(card)
        abilities += [*text, *ability_price(numbers().abilities[ability])]
    said = " ".join(map(words.say, abilities)).lower()
    named = [words.say(key).lower() for key in ("cauldron.table.magik", "cauldron.table.tier.advanced")]
    assert not [each for each in named if each in told and each not in said]
    assert not words.missed
