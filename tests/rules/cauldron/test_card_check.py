"""Card files that cannot be are refused with file, card and key."""

import msgspec
import pytest
from cards_of_cauldron import cards, numbers

from game.core.errors import BadCard
from game.rules.cauldron.cards.card_check import check_cards
from game.rules.cauldron.cards.card_files import Cards
from game.rules.cauldron.options import Numbers
from game.store.content import BadContent, convert

replace = msgspec.structs.replace


def test_the_cards_of_the_game_are_sound() -> None:
    check_cards(cards(), numbers())


def with_ability_number(figures: Numbers, name: str) -> Numbers:
    return replace(figures, abilities={**figures.abilities, name: figures.abilities["little_helpers"]})


def without(mapping: dict[str, int], name: str) -> dict[str, int]:
    return {key: value for key, value in mapping.items() if key != name}


def spoilt() -> list[tuple[Cards, Numbers, str]]:
    good, figures = cards(), numbers()
    fizzle = good.basic_spells["fizzle"]
    empty = replace(good.potions["whatever_soup"], wild=0)
    sunny = replace(good.omens["tax_day"], tags=("spells",))
    found = replace(good.potions["oil_of_earthquakes"], printed=())
    turned = replace(good.omens["widdershins"], seats=2)
    witch = replace(good.characters["witch"], tags=("spells",))
    return [
        (replace(good, omens={**good.omens, "fizzle": good.omens["tax_day"]}), figures, "fizzle: is there 2 times"),
        (good, replace(figures, track=without(figures.track, "lucky_find")), r"numbers\.track\.lucky_find: is missing"),
        (good, with_ability_number(figures, "yodelling"), r"numbers\.abilities\.yodelling: no such card"),
        (good, replace(figures, characters=figures.characters[1:]), r"characters\.alchemist: is missing"),
        (replace(good, potions={**good.potions, "whatever_soup": empty}), figures, "whatever_soup.needs"),
        (
            replace(good, basic_spells={**good.basic_spells, "fizzle": replace(fizzle, count=0)}),
            figures,
            "fizzle.count",
        ),
        (replace(good, omens={**good.omens, "tax_day": sunny}), figures, r"omens\.yaml: tax_day\.tags"),
        (replace(good, characters={**good.characters, "witch": witch}), figures, r"characters\.yaml: witch\.tags"),
        (replace(good, omens={**good.omens, "widdershins": turned}), figures, r"widdershins\.seats: expected 3"),
        (replace(good, potions={**good.potions, "oil_of_earthquakes": found}), figures, r"oil_of_earthquakes\.printed"),
    ]


@pytest.mark.parametrize("number", range(10))
def test_a_card_that_cannot_be_is_refused(number: int) -> None:
    deck, figures, complaint = spoilt()[number]
    with pytest.raises(BadCard, match=complaint):
        check_cards(deck, figures)


def test_an_unknown_verb_or_key_names_file_card_and_key() -> None:
    plain = msgspec.to_builtins(cards())
    plain["basic_spells"]["fizzle"]["verbs"] = [{"do": "dance"}]
    with pytest.raises(BadContent, match=r"cauldron: basic_spells\.fizzle\.verbs\[0\].*dance"):
        convert(plain, Cards, "cauldron")
    plain = msgspec.to_builtins(cards())
    plain["omens"]["tax_day"]["colour"] = "grey"
    with pytest.raises(BadContent, match=r"omens\.tax_day.*colour"):
        convert(plain, Cards, "cauldron")
