"""The sampler: what the observer knows stays, everything else is dealt as it may be."""

from collections import Counter

from card_table import Table, lay, top
from rulings import random_match

from game.core.chance import Lcg
from game.core.effect_stack import Choice, Running, Window
from game.rules.cauldron.position import BASIC_SPELLS, MARKET, CauldronPosition


def deals(table: Table, eye: int | None, number: int = 40) -> list[CauldronPosition]:
    """Return positions that look the same to a seat."""
    observation = table.game.observe(table.position, eye)
    sampler = table.game.sampler(observation)
    chance = Lcg(9)
    dealt = [sampler.deal(chance) for _ in range(number)]
    assert all(table.game.observe(position, eye) == observation for position in dealt)
    return dealt


def names(table: Table, position: CauldronPosition, seat: int) -> list[str]:
    return [table.game.book.spells[spell].id for spell in position.hands[seat]]


def test_hands_of_others_and_decks_vary_with_the_right_backs() -> None:
    table = lay(hands=["fizzle", "mildew magik_dome", "hiccups"])
    dealt = deals(table, 0)
    hands = [tuple(names(table, position, 1)) for position in dealt]
    assert len(set(hands)) > 20
    for position in dealt:
        tiers = Counter(table.game.book.spells[spell].tier for spell in position.hands[1])
        assert tiers == {"basic": 1, "advanced": 1}
        assert names(table, position, 0) == ["fizzle"]
    assert len({position.decks[BASIC_SPELLS] for position in dealt}) == len(dealt)


def test_dice_to_come_vary() -> None:
    table = lay(supply=["", "toadstool"])
    outcomes = set()
    for position in deals(table, 0):
        table.game.apply(position, table.game.parse("steal 1 toadstool"))
        outcomes.add(position.supply[0])
    assert len(outcomes) == 2


def test_what_was_seen_in_a_hand_stays_there() -> None:
    table = lay(hands=["nosy_parrot", "hiccups mildew fizzle"])
    table.do("cast nosy_parrot", "pass", "choose spell mildew")
    for position in deals(table, 0):
        assert {"hiccups", "fizzle"} <= set(names(table, position, 1))
    assert len({tuple(names(table, position, 1)) for position in deals(table, 2)}) > 10


def test_what_was_put_under_a_deck_stays_there() -> None:
    table = lay(hands=["library_card"])
    top(table, "basic_spells", "mildew", "hiccups", "fizzle")
    table.do("cast library_card", "choose top_spell hiccups")
    book = table.game.book
    for position in deals(table, 0):
        assert [book.spells[spell].id for spell in position.decks[BASIC_SPELLS][:2]] == ["fizzle", "mildew"]
    assert len({position.decks[BASIC_SPELLS][:2] for position in deals(table, 1)}) > 10


def test_discards_are_not_dealt() -> None:
    table = lay(hands=["clear_skies starlight_sip", "mildew"], omen="watchdogs")
    table.do("cast clear_skies")
    index = table.game.book.spell_index["clear_skies"]
    assert table.game.book.spells[index].count == 1
    for position in deals(table, 2):
        assert index not in position.hands[0]
        assert index not in position.decks[BASIC_SPELLS]


def test_while_another_is_asked_somebody_who_can_answer_is() -> None:
    table = lay(hands=["", "", "bramble_patch finders_keepers night_imp"])
    table.do("harvest 0,0")
    for position in deals(table, 0):
        window = position.stack[-1]
        assert isinstance(window, Window)
        assert window.asked[0] != 0
    asked = deals(table, 2)
    assert {position.stack[-1] for position in asked} == {Window("harvest", (2,))}


def test_two_cards_of_which_another_keeps_one_are_two_different_ones() -> None:
    table = lay(phase=MARKET, less_luck=True)
    top(table, "basic_spells", "fizzle", "mildew")
    table.do("buy basic_spell")
    for position in deals(table, 1):
        question, asking = position.stack[-1], position.stack[-2]
        assert isinstance(question, Choice)
        assert isinstance(asking, Running)
        assert len(set(question.options)) == 2
        assert dict(asking.bindings)["deck"] == BASIC_SPELLS
    own = {position.stack for position in deals(table, 0)}
    assert own == {table.position.stack}


def test_cards_on_top_of_a_deck_that_one_looks_at_stay_there() -> None:
    table = lay(hands=["library_card"])
    top(table, "basic_spells", "fizzle", "mildew", "bookworm")
    table.do("cast library_card")
    question = table.position.stack[-1]
    assert isinstance(question, Choice)
    for position in deals(table, 0):
        assert set(position.decks[BASIC_SPELLS][-3:]) == set(question.options)
    for position in deals(table, 1):
        other = position.stack[-1]
        assert isinstance(other, Choice)
        assert other.options == tuple(sorted(set(position.decks[BASIC_SPELLS][-3:])))


def test_what_waits_and_what_is_offered_lie_open() -> None:
    table = lay(hands=["potluck crust_in_the_pot", "mildew hiccups"], supply=["frog_legs frog_legs"])
    table.do("cast crust_in_the_pot", "cast potluck")
    assert table.to_move == 1
    for eye in (0, 1, 2, None):
        for position in deals(table, eye, 10):
            assert position.stack == table.position.stack
            assert position.standing == table.position.standing


def test_a_dealt_match_can_be_played_to_its_end() -> None:
    _, positions = random_match(3, 21, season_cap=4)
    table = lay(season_cap=4)
    chance = Lcg(3)
    for moment in positions[:: len(positions) // 8]:
        observation = table.game.observe(moment, table.game.to_move(moment))
        position = table.game.sampler(observation).deal(chance)
        while table.game.to_move(position) is not None:
            legal = table.game.legal_moves(position)
            table.game.apply(position, legal[chance.below(len(legal))])
        assert table.game.outcome(position) is not None
