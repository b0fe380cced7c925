"""Whatever cards do, no piece is made or lost and Magik stays on its track; every card has a test of its own."""

import random
import re
from pathlib import Path

import pytest
from card_table import Table, lay
from cards_of_cauldron import cards, numbers

from game.rules.cauldron.cards.card_files import ids_of
from game.rules.cauldron.effects.modifiers import may_own_more_cellars

SPELLS = [*cards().basic_spells, *cards().advanced_spells]
MOVES = 60


def walk(table: Table, seed: int, moves: int) -> None:
    """Play at random, spells and abilities first, and look at the table after each move."""
    chance, pieces = random.Random(seed), table.pieces()
    for _ in range(moves):
        legal = table.moves
        if not legal:
            return
        magical = [move for move in legal if move.startswith(("cast", "use", "choose"))]
        table.do(chance.choice(magical if magical and chance.random() < 0.7 else legal))
        position, book = table.position, table.game.book
        assert table.pieces() == pieces
        plain = table.game.to_plain(position)
        assert table.game.to_plain(table.game.from_plain(plain)) == plain
        if table.to_move is not None:
            assert all(0 <= magik <= numbers().cap for magik in position.magik)
        assert sum(position.cellars) <= numbers().cellars
        for seat in range(position.seats):
            assert position.cellars[seat] <= 3
            assert sum(table.cellared(seat).values()) <= position.cellars[seat]
            if position.cellars[seat] == 3:
                assert not may_own_more_cellars(book, position, seat, True)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("spell", SPELLS)
def test_a_spell_makes_and_loses_nothing(spell: str) -> None:
    # Other spells answer it; there are at least two copies of each of these.
    others = [name for name in ("sticky_fingers", "fizzle", "jogged_elbow", "magik_dome") if name != spell]
    for seed in range(3):
        table = lay(
            seats=4,
            magik=(33, 1, 12, 24),
            hands=[spell, *others[:3]],
            supply=["frog_legs frog_legs toadstool", "dragon_egg snake_skin spider_web", "toadstool", "frog_legs"],
            cellared=["mandrake_root", "blood_crystal"],
            cellars=(1, 2, 2, 0),
            potions=["hopscotch_tonic inkling", "whatever_soup", "spotted_broth", "potion_of_piercing_sight"],
        )
        walk(table, seed, MOVES)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("omen", cards().omens)
def test_an_omen_makes_and_loses_nothing(omen: str) -> None:
    table = lay(
        seats=5,
        magik=(34, 0, 12, 24, 7),
        hands=["mildew", "hiccups", "quick_feet", "fizzle", "pickle_jar"],
        supply=["frog_legs", "dragon_egg", "", "", "spider_web"],
        cellars=(2, 2, 2, 2, 3),
        potions=["hopscotch_tonic", "puddle_punch", "inkling", "mirror_venom", "bog_tea"],
    )
    table.position.track = 0
    pieces = table.pieces()
    table.season(omen)
    assert table.pieces() == pieces
    walk(table, 1, MOVES)


def test_every_card_has_a_test_of_its_own() -> None:
    deck = cards()
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_card_*.py"))
    tested = set(re.findall(r"^def test_(?:a\d+_)*(\w+)\(", tests, flags=re.MULTILINE))
    assert set(ids_of(deck)) - set(deck.potions) - set(deck.characters) <= tested


@pytest.mark.parametrize("name", cards().potions)
def test_every_potion_can_be_brewed_for_what_it_says(name: str) -> None:
    card = cards().potions[name]
    needs = [kind for kind, number in card.needs.items() for _ in range(number)]
    table = lay(supply=[" ".join([*needs, *["frog_legs"] * card.wild])], potions=[name], magik=(15, 10, 10))
    happened = table.do(f"brew {name}")
    while table.moves[0].startswith("choose"):
        happened += table.do(table.moves[0])
    assert f"MagikChanged 0 {card.magik} {15 + card.magik}" in happened
    assert any(line.startswith("SpellsDrawn 0 basic 1") for line in happened) == card.spell
    assert table.supply(0) == {}
    # A Quick brew leaves the action.
    assert (table.to_move == 0 and "harvest 0,0" in table.moves) == card.quick
