"""A table imports the names of pieces, moves and events and the shapes of what is observed; the rest it is told."""

import ast
from collections.abc import Iterator

import pytest

from game.store.places import ROOT

NAMING = {
    "alarun": {"events", "ingredient_cards", "moves", "observation"},
    "bubble_and_boil": {"cards.card_files", "cubes", "events", "moves", "observation"},
    "cauldron": {"cards.card_files", "events", "moves", "observation"},
    "cauldron15": {"cards", "events", "moves", "observation"},
}
"""The modules of the rules of which a table may import everything: they say what there is, not what follows."""

NAMES = {
    "alarun": {
        # Shapes of what an observation returns.
        "potion_scoring": {"Gain", "Line", "Sheet"},
        # How the bytes and bits of a square are read: which cell is which, and what no ingredient is.
        "square": {
            "APPRENTICE", "EMPTY", "HOME", "REACH", "SIZE", "Cell", "Plan", "bounds", "cell_at", "cell_name",
            "cells_of", "column_of", "parse_cell", "row_of",
        },
    },
    "bubble_and_boil": {
        # What is printed on cards: what their verbs are, and how they are said.
        "cards.card_text": {"cost_text", "effect_text", "victory_text"},
        "cards.verbs": {
            "Block", "Choose", "Diablerie", "Discard", "Points", "Raze", "StealRecipe", "TakeCrone", "Verb",
        },
        # How a garden, a card in it and a cube on that are called in moves; of more gardens there are no moves.
        "gardens": {"GARDENS_A_SEAT", "cube_code", "garden_code", "plot_code"},
        # Shapes of what an observation returns.
        "final_scoring": {"Sheet"},
        # How several seats are called in a row.
        "ending": {"name_seats"},
        # What the rules say of a hex from what is observed.
        "foreseen_hexes": {
            "aim_of",
            "barred_ways",
            "diablerie_once_cast",
            "does_nothing_once_hit",
            "idle_parts",
            "is_idle",
            "only_repays",
            "short_parts",
            "ways_once_hit",
        },
    },
    "cauldron": {
        # What is printed on cards and on the board, which are looked at without a match too.
        "options": {"Numbers"},
        "effects.verb": {"TIERS"},
        "cards.verbs": {"ChooseOne", "Highest", "Lowest", "Pick", "Steal"},
        "cards.verbs_magik": {"Gain", "Lose"},
        "cards.verbs_season": {"Modify", "SetRoll"},
        "cards.verbs_spells": {"Cancel"},
        "cards.verbs_tags": {"every_verb"},
        "cards.verbs_tokens": {"PassOn"},
        "cards.card_choices": {"program_of", "row_of"},
        "effects.targets": {"Target"},
        "cards.card_text": {"ability_price", "ability_text", "card_text", "spell_text"},
        # Which ingredients there are, and how what is in a bag is counted; not what a bag lacks.
        "ingredients": {
            "ALL_KINDS", "KINDS", "Kind", "bag_from", "count", "items_in", "kinds_in", "size",
        },
        # How places are called in events.
        "token_places": {"token_places"},
        # Shapes of what an observation returns.
        "standing": {"HARVEST", "LATER", "SEASON", "Standing", "Until"},
    },
    "cauldron15": {},
}  # fmt: skip
"""What a table may import from other modules of the rules."""

PRINTED = {"abilities", "alchemy", "characters", "enthusiasm", "goal", "quick_magik", "quick_toll", "track"}
"""The numbers of Cauldron that stand on its board and on its cards."""


def imports(game: str) -> Iterator[tuple[str, str, str]]:
    """Yield what the tables of a game import from its rules: the file, the module and the name in it."""
    rules = f"game.rules.{game}"
    for path in sorted((ROOT / "game" / "tables" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(rules):
                module = node.module.removeprefix(rules).lstrip(".")
                for alias in node.names:
                    yield path.name, module or alias.name, alias.name


@pytest.mark.parametrize("game", NAMING)
def test_a_table_imports_no_rule(game):
    for file, module, name in imports(game):
        assert module in NAMING[game] or name in NAMES[game].get(module, ()), f"{file} imports {name} of {module}"


@pytest.mark.parametrize("game", NAMING)
def test_nothing_is_allowed_in_vain(game):
    imported = {(module, name) for _, module, name in imports(game)}
    assert {(module, name) for module, names in NAMES[game].items() for name in names} <= imported


def test_a_table_reads_no_number_of_cauldron_but_the_printed_ones():
    read = set()
    for path in (ROOT / "game" / "tables" / "cauldron").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value).split(".")[-1] == "numbers":
                read.add(node.attr)
    assert read == PRINTED


def test_what_is_printed_is_not_compared_with_what_is_seen():
    source = (ROOT / "game" / "tables" / "cauldron" / "pieces" / "card_facts.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            assert node.module != "game.rules.cauldron.observation", "the facts of a card would tell of a moment"
