"""What the decks of Cauldron have to cover, and which designs do it: one line a demand."""

from collections.abc import Callable
from typing import Any

import pytest
from cards_of_cauldron import cards

from game.rules.cauldron.cards.verbs import (
    Brew,
    ChooseOne,
    Highest,
    IfLast,
    Later,
    Lowest,
    Offer,
    Pick,
    Steal,
    branches,
)
from game.rules.cauldron.cards.verbs_fields import AddField, Blight, Harvest, MoveField, RemoveField, Ring, Sow
from game.rules.cauldron.cards.verbs_magik import Drain, Gain, Lose
from game.rules.cauldron.cards.verbs_season import (
    Action,
    EndOmen,
    Foil,
    FreeCellar,
    Modify,
    NextTurn,
    Reroll,
    Reverse,
    SetRoll,
    TurnRoll,
)
from game.rules.cauldron.cards.verbs_spells import Cancel, Copy, Discard, Draw, Learn, Peek, Scry
from game.rules.cauldron.cards.verbs_tokens import Destroy, Gather, PassOn, Raid, Swap, Take
from game.rules.cauldron.effects.targets import Target

Test = Callable[[Any], bool]


def verbs_in(verbs: Any) -> list[Any]:
    """Return verbs and those inside them."""
    return [each for verb in verbs for each in (verb, *verbs_in(sum(branches(verb).values(), ())))]


def does(*kinds: type[Any], **fields: Any) -> Test:
    """Return whether a card has a verb of one of these kinds, with these values in its fields."""

    def test(card: Any) -> bool:
        return any(
            isinstance(verb, kinds) and all(getattr(verb, name) == value for name, value in fields.items())
            for verb in verbs_in(card.verbs)
        )

    return test


def changes(what: str, sign: int = 0) -> Test:
    """Return whether a card changes something for a while: by more (1), by less (-1), or either."""
    return lambda card: any(
        isinstance(verb, Modify) and verb.what == what and verb.amount * sign >= 0 for verb in verbs_in(card.verbs)
    )


def answers(window: str, test: Test) -> Test:
    return lambda card: window in card.instant and test(card)


def picks(**fields: Any) -> Test:
    """Return whether a card has a target or pick with these values."""

    def test(card: Any) -> bool:
        targets = [*getattr(card, "targets", ()), *(verb for verb in verbs_in(card.verbs) if isinstance(verb, Target))]
        return any(all(getattr(target, name) == value for name, value in fields.items()) for target in targets)

    return test


def either(*tests: Test) -> Test:
    return lambda card: any(test(card) for test in tests)


def lasts(card: Any) -> bool:
    return any(isinstance(verb, Modify | Reverse) for verb in verbs_in(card.verbs))


takes_the_token = does(Harvest, field="their_field")
changes_neighbours = either(
    does(Sow, spread="around"),
    does(Sow, spread="patch"),
    does(Blight, spread="patch"),
    does(Ring),
    changes("reach"),
    lambda card: any(getattr(each, "near", "") for each in (*card.targets, *verbs_in(card.verbs))),
)

SPELLS: dict[str, Test] = {
    "Instant": lambda card: bool(card.instant),
    "not Instant": lambda card: not card.instant,
    "cancel": does(Cancel),
    "gain Magik": does(Gain, Drain),
    "drain Magik": does(Drain),
    "LSP": does(Lowest),
    "HSP": does(Highest),
    "take ingredients": does(Take),
    "swap ingredients": does(Swap, PassOn),
    "destroy ingredients": does(Destroy),
    "raid a cellar": does(Raid),
    "foil a harvest": answers("harvest", either(does(Foil), takes_the_token)),
    "foil a theft": answers("steal", does(Foil)),
    "foil a brew": answers("brew", either(does(Foil), does(Destroy))),
    "extra harvest": does(Harvest, who="me"),
    "extra action": does(Action),
    "force a roll": does(SetRoll, TurnRoll),
    "repeat a roll": does(Reroll),
    "draw spells": does(Draw),
    "peek at spells": does(Peek, Scry),
    "discard spells": does(Discard),
    "add a field": does(AddField),
    "remove a field": does(RemoveField, MoveField),
    "blight a field": does(Blight),
    "a free cellar": does(FreeCellar),
    "substitute an ingredient": changes("substitute"),
    "raise a yield": changes("yield", 1),
    "protect a supply": changes("safe"),
    "save a token": changes("keep"),
    "change the turn order": does(Reverse, NextTurn),
    "end an omen": does(EndOmen),
}
OMENS: dict[str, Test] = {
    "one-time": lambda card: not lasts(card),
    "season-long": lasts,
    "LSP": does(Lowest),
    "HSP": does(Highest),
    "Magik given": does(Gain),
    "Magik taken": does(Lose, Drain),
    "spells": lambda card: "spells" in card.tags,
    "brewing bonuses": changes("yield", 1),
    "market prices": changes("price"),
    "cellars": either(does(FreeCellar), changes("no_move"), changes("open_cellars")),
    "a new field": does(AddField),
}
ONE_OMEN_EACH: dict[str, Test] = {
    "more growth": changes("growth", 1),
    "less growth": changes("growth", -1),
    "the turn-order roll": lambda card: "roll" in card.tags,
    "easier stealing": changes("steal", 1),
    "harder stealing": changes("steal", -1),
    "no stealing": changes("no_steal"),
    "a field beside its own kind yields double": does(Modify, what="growth", beside="same"),
}
ABILITIES: dict[str, Test] = {
    "an own way to harvest": lambda card: card.way == "harvest",
    "an own way to steal": does(Steal),
    "an own way to brew": does(Brew),
    "a market discount": lambda card: any(change.what == "price" and change.amount < 0 for change in card.standing),
    "a third cellar": lambda card: any(change.what == "cellars" for change in card.standing),
    "a raid on a cellar": does(Steal, place="cellar"),
    "a larger spell hand": lambda card: any(change.what == "hand" for change in card.standing),
    "neighbourhood on the board": lambda card: any(target.near for target in card.targets),
    "fields": does(Sow),
    "trade": does(Gather),
}


def designs(deck: dict[str, Any], test: Test) -> list[str]:
    return [name for name, card in deck.items() if test(card)]


@pytest.mark.parametrize("demand", SPELLS)
def test_at_least_two_spells(demand: str) -> None:
    deck = cards()
    assert len(designs(deck.basic_spells | deck.advanced_spells, SPELLS[demand])) >= 2


def test_at_least_four_spells_and_a_character_use_the_neighbourhood_of_hexes() -> None:
    deck = cards()
    assert len(designs(deck.basic_spells | deck.advanced_spells, changes_neighbours)) >= 4
    abilities = [ability for each in deck.characters.values() for ability in each.abilities.values()]
    assert any(changes_neighbours(ability) for ability in abilities)


def features(card: Any) -> set[tuple[str, ...]]:
    """Return what a spell does, how much of it apart: verbs with what narrows them, picks by whom, windows."""
    found = {("instant", window) for window in card.instant}
    for each in (*card.targets, *verbs_in(card.verbs)):
        tag = each.__struct_config__.tag or "target"
        for field in ("what", "spread", "until", "per", "fate", "tier", "near", "who", "when"):
            if value := getattr(each, field, ""):
                found.add((tag, field, value if value in WORDS else "bound"))
        if getattr(each, "by", "me") != "me":
            found.add((tag, "somebody else chooses"))
        found.add((tag,))
    return found


# Names on a card are its own; these words mean the same on every card.
WORDS = {
    "me", "others", "everyone", "actor", "patch", "around", "field", "take", "destroy", "basic", "advanced", "die",
    "harvest", "market", "season", "brew", "spoil", "grow", "buy", "growth", "no_harvest", "no_cast", "safe", "yield",
    "price", "keep", "substitute", "spare", "quick", "reach", "me_first",
}  # fmt: skip


def rival_decides(each: Any) -> bool:
    """Return whether somebody else decides: by a choice, by a deed that is waited for, by taking the last token."""
    if isinstance(each, Offer | Ring | IfLast):
        return True
    if isinstance(each, Pick | ChooseOne) and each.by != "me":
        return True
    return isinstance(each, Later) and each.who != "me"


THEMES: dict[str, Callable[[Any], bool]] = {
    "place": lambda each: (
        isinstance(each, Harvest | Sow | Blight | AddField | RemoveField | MoveField | Ring)
        or (isinstance(each, Modify) and each.what == "reach")
        or (isinstance(each, Modify | Later) and bool(each.field))
    ),
    "pot": lambda each: (
        isinstance(each, Copy)
        or (isinstance(each, Later) and each.when == "brew")
        or (isinstance(each, Modify) and each.what in {"yield", "substitute", "spare", "quick"})
    ),
    "later": lambda each: (
        (isinstance(each, Later) and each.when in {"spoil", "grow", "buy"})
        or (isinstance(each, Blight | Modify) and getattr(each, "until", "season") in {"market", "season"})
    ),
    "a rival's choice": rival_decides,
}


def themes(card: Any) -> set[str]:
    return {theme for theme, fits in THEMES.items() if any(fits(each) for each in verbs_in(card.verbs))}


def test_most_advanced_spells_do_what_no_basic_spell_does() -> None:
    deck = cards()
    basic = set[tuple[str, ...]]().union(*map(features, deck.basic_spells.values()))
    unlike = [name for name, card in deck.advanced_spells.items() if features(card) - basic]
    assert len(unlike) >= 24


def test_at_least_sixteen_advanced_spells_are_about_two_of_place_pot_later_and_a_rivals_choice() -> None:
    found = [name for name, card in cards().advanced_spells.items() if len(themes(card)) >= 2]
    assert len(found) >= 16


def test_a_basic_spell_gives_a_cellar() -> None:
    assert designs(cards().basic_spells, does(FreeCellar)) == ["hole_in_the_floor", "digging_party"]


@pytest.mark.parametrize("demand", OMENS)
def test_at_least_two_omens(demand: str) -> None:
    assert len(designs(cards().omens, OMENS[demand])) >= 2


@pytest.mark.parametrize("demand", ONE_OMEN_EACH)
def test_at_least_one_omen(demand: str) -> None:
    assert designs(cards().omens, ONE_OMEN_EACH[demand])


def test_at_most_two_omens_change_what_grows() -> None:
    assert len(designs(cards().omens, changes("growth"))) <= 2


def test_the_lowest_gains_three_magik_at_most_twice() -> None:
    deck = cards()
    everything = deck.basic_spells | deck.advanced_spells | deck.omens | deck.track
    assert len(designs(everything, does(Gain, who="lsp", amount=3))) <= 2


@pytest.mark.parametrize("demand", ABILITIES)
def test_at_least_one_ability(demand: str) -> None:
    abilities = {name: card for each in cards().characters.values() for name, card in each.abilities.items()}
    assert designs(abilities, ABILITIES[demand])


def test_a_potion_can_be_learnt_by_more_than_the_market() -> None:
    deck = cards()
    everything = deck.basic_spells | deck.advanced_spells | deck.omens | deck.track
    assert {"torn_page", "bottle_post", "fame"} <= set(designs(everything, does(Learn)))
