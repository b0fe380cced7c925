"""The decks: counts, printed cards, coverage, and refusals of cards that cannot be."""

from collections import Counter

import msgspec
import pytest
from bubble_and_boil_setup import CARDS, NUMBERS, TEST_CARDS, referee_of

from game.core.errors import BadCard
from game.rules.bubble_and_boil.cards import verbs
from game.rules.bubble_and_boil.cards.card_files import Award, Design, Per, Potion
from game.rules.bubble_and_boil.cards.card_text import cost_text, effect_text, victory_text
from game.rules.bubble_and_boil.cubes import COLOURS
from game.store.words import Words

WORDS = Words.load("en")
DESIGNS = list(CARDS.deck.values())


def verbs_of(design: Design) -> list[verbs.Verb]:
    """Return the verbs of a hex with those that a victim may choose."""
    found = list[verbs.Verb](design.effect + design.boon)
    chosen = [verb for verb in design.effect if isinstance(verb, verbs.Choose)]
    return [*found, *(each for verb in chosen for way in verb.ways for each in way)]


def test_there_are_76_cards_of_38_designs_and_a_victory_deck() -> None:
    assert len(CARDS.deck) == 38
    assert len(CARDS.deck) * NUMBERS.copies == 76
    assert len(CARDS.victory) >= 12
    assert not CARDS.deck.keys() & CARDS.victory.keys()


@pytest.mark.parametrize(
    ("name", "title", "potion", "points", "needs"),
    [
        ("blackened_contract", "Blackened Contract", "Salve of Insanity", 9, (1, 0, 1, 2)),
        ("demonic_siphon", "Demonic Siphon", "Tincture of Terror", 9, (2, 0, 1, 1)),
        ("enchant_familiar_chow", "Enchant Familiar Chow", "Liquid Rust", 18, (0, 2, 4, 0)),
        ("un_holiday", "Un-Holiday", "Mojo Juice", 13, (1, 0, 3, 1)),
    ],
)
def test_printed_cards_are_kept(name: str, title: str, potion: str, points: int, needs: tuple[int, ...]) -> None:
    design = CARDS.deck[name]
    assert design.source == "rulebook"
    assert (WORDS.say(f"card.{name}.name"), WORDS.say(f"card.{name}.potion")) == (title, potion)
    assert (design.potion.points, design.potion.needs, design.potion.wild) == (points, needs, 0)


def test_what_is_known_of_their_hexes_is_kept() -> None:
    contract, siphon, cackle = (CARDS.deck[name] for name in ("blackened_contract", "demonic_siphon", "cackle_syrup"))
    assert contract.aim == "all"
    assert contract.effect == (verbs.Choose(((verbs.Spill(1),), (verbs.Corruption(1),))),)
    assert siphon.cost == (verbs.Raze(),)
    assert siphon.effect == (verbs.Block(2), verbs.StealRecipe())
    assert cackle.cost == (verbs.Prune(1),)
    assert cackle.effect == (verbs.Sip(2), verbs.Shed(1))
    potions = [WORDS.say(f"card.{name}.potion") for name in CARDS.deck]
    assert "Broom Wax" in potions


def test_recipes_follow_the_curve_of_the_printed_ones() -> None:
    for name, design in CARDS.deck.items():
        size, wild = design.potion.size, design.potion.wild
        assert 3 <= size <= 7, name
        assert design.potion.points == size * (size - 1) // 2 + 3 - wild, name


def test_gardens_are_even_over_the_deck() -> None:
    two = [design for design in DESIGNS if max(Counter(design.garden).values()) == 2 or "wild" in design.garden[1:]]
    pairs = [design for design in DESIGNS if len(set(design.garden)) == 2 and "wild" not in design.garden]
    assert (len(two), len(pairs)) == (12, 6)
    assert sum("wild" in design.garden for design in DESIGNS) == 6
    symbols = Counter(symbol for design in DESIGNS for symbol in design.garden)
    needed = Counter({colour: sum(design.potion.needs[at] for design in DESIGNS) for at, colour in enumerate(COLOURS)})
    for counted in (symbols, needed):
        amounts = [counted[colour] for colour in COLOURS]
        assert max(amounts) <= 1.1 * min(amounts)


def test_every_kind_of_cost_and_effect_is_there() -> None:
    costs = {type(verb) for design in DESIGNS for verb in design.cost}
    assert costs == {verbs.Corruption, verbs.Spill, verbs.Prune, verbs.Raze, verbs.Discard, verbs.LoseCrone}
    effects = Counter(type(verb) for design in DESIGNS for verb in set(verbs_of(design)))
    every = set(verbs.Verb.__subclasses__()) - {verbs.Aim, verbs.Warn, verbs.Cancel, verbs.Finish, verbs.Harvest}
    assert set(effects) == every
    assert Counter(design.aim for design in DESIGNS)["counter"] == 2
    changes = [verb.change for design in DESIGNS for verb in verbs_of(design) if isinstance(verb, verbs.Diablerie)]
    assert min(changes) < 0 < max(changes)


def test_victory_cards_change_scoring_or_the_end() -> None:
    kinds = Counter(type(rule).__name__ for card in CARDS.victory.values() for rule in card.rules)
    assert set(kinds) == {"Per", "Award", "Set", "Shift"}
    assert all(isinstance(rule, Per | Award) or rule.number for card in CARDS.victory.values() for rule in card.rules)


@pytest.mark.parametrize("name", [*CARDS.deck, *CARDS.victory])
def test_cards_have_names_and_texts(name: str) -> None:
    words = WORDS
    kinds = ("name", "flavour", "potion") if name in CARDS.deck else ("name", "flavour")
    said = {kind: words.say(f"card.{name}.{kind}") for kind in kinds}
    assert all(len(said[kind]) <= 22 for kind in kinds if kind != "flavour")
    if name in CARDS.deck:
        design = CARDS.deck[name]
        sentences = [*cost_text(design), *effect_text(design)]
        numbers = [getattr(verb, "count", 0) for verb in (*design.cost, *verbs_of(design))]
    else:
        sentences, numbers = victory_text(CARDS.victory[name]), []
    text = " ".join(words.say(sentence) for sentence in sentences)
    assert all(str(number) in text for number in numbers if number)
    assert not words.missed


def test_no_two_cards_have_the_same_name() -> None:
    names = [WORDS.say(f"card.{name}.name") for name in (*CARDS.deck, *CARDS.victory)]
    names += [WORDS.say(f"card.{name}.potion") for name in CARDS.deck]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("complaint", "changes"),
    [
        ("garden: expected one or two symbols", {"garden": ()}),
        ("effect: goes with an aim", {"effect": ()}),
        ("effect: goes with an aim", {"aim": "self", "boon": (verbs.Draw(1),)}),
        ("boon: a counterspell only cancels", {"aim": "counter", "effect": (), "boon": (verbs.Draw(1),)}),
        ("boon: is missing", {"aim": "self", "effect": ()}),
        ("cost: touches gardens twice", {"cost": (verbs.Raze(), verbs.Prune(1))}),
        ("cost: touches gardens twice", {"cost": (verbs.Prune(1), verbs.Prune(1))}),
        ("potion: has no cubes", {"potion": Potion(points=3)}),
        ("effect: only one choice", {"effect": (verbs.Choose(()), verbs.Choose(()))}),
        ("a count is at least 1", {"cost": (verbs.Spill(0),)}),
    ],
)
def test_impossible_cards_are_refused_by_name(complaint: str, changes: dict[str, object]) -> None:
    design = msgspec.structs.replace(TEST_CARDS.deck["itchy_bloomers"], **{"boon": (), **changes})
    deck = {**TEST_CARDS.deck, "itchy_bloomers": design}
    with pytest.raises(BadCard, match=rf"^deck\.itchy_bloomers.*{complaint}"):
        referee_of(cards=msgspec.structs.replace(TEST_CARDS, deck=deck))


def test_the_cards_of_the_tests_are_the_same_but_for_their_hexes() -> None:
    assert list(TEST_CARDS.deck) == list(CARDS.deck)
    for name, design in TEST_CARDS.deck.items():
        real = CARDS.deck[name]
        assert (design.garden, design.potion, design.aim) == (real.garden, real.potion, real.aim), name
