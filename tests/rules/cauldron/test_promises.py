"""Random matches with two to five seats and all variants: the promises of every game, and an end for each match."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from card_table import game
from rulings import random_match

from game.core.chance import Lcg
from game.core.conformance import walk
from game.core.move import Move
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import ALL_KINDS
from game.rules.cauldron.moves import BUYS, END, FETCHES, FIELD_BUYS, HARVESTS, PASS, RAIDS, STEALS, STORES, choice
from game.store import position_yaml

SEATS = (2, 3, 4, 5)
VARIANTS = [
    dict(zip(("simple", "quick", "advanced", "less_luck"), switches, strict=True))
    for switches in product((False, True), repeat=4)
]


def name_of(variant: dict[str, bool]) -> str:
    return "-".join(name for name, on in variant.items() if on) or "printed"


def some_moves(controller: Cauldron) -> list[Move]:
    """Return well-formed moves of every kind, legal or not."""
    book = controller.book
    cards: Sequence[Move] = [
        *book.brews[::5],
        *book.casts[::4],
        *book.uses.values(),
        *list(book.discards.values())[::7],
    ]
    tokens = [steal for steals in (*STEALS[::2], *RAIDS[::2]) for steal in steals[::3]]
    fields = list(HARVESTS.values())[1150:1250:9]
    asked = [*(choice("seat", seat) for seat in (0, 3)), *(choice("kind", kind) for kind in ALL_KINDS[::3])]
    return [END, PASS, *STORES[::3], *FETCHES[::3], *BUYS.values(), *FIELD_BUYS[::3], *cards, *tokens, *fields, *asked]


def through_text(plain: Any) -> Any:
    return position_yaml.load(position_yaml.dump(plain))


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("seats", "seasons", "variant"),
    [(2, 4, VARIANTS[0]), (3, 2, VARIANTS[9]), (4, 1, VARIANTS[6]), (5, 1, VARIANTS[15])],
    ids=str,
)
def test_random_matches_keep_every_promise(seats: int, seasons: int, variant: dict[str, bool]) -> None:
    controller = game(**variant, season_cap=seasons)
    moves = some_moves(controller)
    walk(
        controller,
        seats,
        seats,
        Lcg(seats),
        every_move=moves,
        text_of=through_text,
        text_pace=150,
        full_pace=29,
    )


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_a_whole_random_match_of_each_variant_keeps_every_promise(variant: dict[str, bool]) -> None:
    controller, seats = game(**variant), SEATS[VARIANTS.index(variant) % len(SEATS)]
    walk(
        controller,
        seats,
        7,
        Lcg(7),
        every_move=some_moves(controller),
        text_of=through_text,
        full_pace=17,
    )


@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_end_with_all_pieces(seats: int) -> None:
    stroll(seats, 1, season_cap=8)


@pytest.mark.slow
@pytest.mark.parametrize("fifty", range(10))
@pytest.mark.parametrize("seats", SEATS)
def test_five_hundred_random_matches_end_with_all_pieces(seats: int, fifty: int) -> None:
    for seed in range(50 * fifty, 50 * (fifty + 1)):
        stroll(seats, seed)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_each_variant_ends_with_all_pieces(variant: dict[str, bool]) -> None:
    stroll(3, 1, season_cap=5, **variant)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_fifty_random_matches_of_each_variant_end_with_all_pieces(variant: dict[str, bool]) -> None:
    for seed in range(50):
        stroll(SEATS[seed % len(SEATS)], seed, **variant)


def stroll(seats: int, seed: int, **options: Any) -> None:
    """Play a random match to its end: pieces are counted after each move, every 50th position is proved whole."""
    controller = game(**options)
    moves = some_moves(controller)
    walk(controller, seats, seed, Lcg(seed), every_move=moves, text_of=through_text, pace=50, text_pace=500)


def test_the_same_seed_is_the_same_match() -> None:
    first, second = (random_match(3, 12, season_cap=3)[0] for _ in range(2))
    assert first == second
