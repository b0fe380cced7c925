"""Random matches with two to four seats and every option: the promises of every game, and what holds at each moment."""

import pickle
from collections import Counter

import pytest
from bubble_and_boil_setup import CARDS, Referee, random_match
from bubble_and_boil_witness import Witness

from game.core.chance import Lcg
from game.core.conformance import walk
from game.core.move import Move
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import size_of
from game.rules.bubble_and_boil.ending import trigger_of
from game.rules.bubble_and_boil.move_text import parse
from game.rules.bubble_and_boil.moves import DRAW, HARVEST, PASS, RAZE
from game.rules.bubble_and_boil.position import BREW, OVER, BubbleAndBoilPosition
from game.store import position_yaml

SEATS = (2, 3, 4)
OPTIONS = [
    {},
    {"kindly_crone": True, "peek_on_shuffle": True},
    {"hard_stop": True},
    {"recipes": 5},
    {"recipes": 9, "memory_aid": True},
    {"victory": "1"},
    {"victory": "2"},
    {"victory": "3"},
    {"victory": "draft"},
    {"numbers": {"pot_to_pot": "those_two", "counter_saves": "everybody"}},
]


def through_text(plain: object) -> object:
    return position_yaml.load(position_yaml.dump(plain))


def some_moves(boil: BubbleAndBoil) -> list[Move]:
    """Return well-formed moves of every kind on every fifth card, legal or not."""
    names = boil.codex.names
    found: list[Move] = [HARVEST, DRAW, PASS, *RAZE]
    for name in names[::5]:
        found += [
            parse(f"{verb} {name}", boil.codex)
            for verb in ("hex", "grow", "record", "discard", "counter", "card", "brew")
        ]
        found += [parse(f"hex {name} {seat}", boil.codex) for seat in range(4)]
    found += [parse(f"plant {colour} {names[2]} {names[8]}", boil.codex) for colour in ("orange", "yellow")]
    found += [parse(f"plant red {names[1]} {names[1]}", boil.codex), parse(f"brew {names[0]} {names[4]}", boil.codex)]
    found += [parse(f"keep {victory}", boil.codex) for victory in boil.codex.victory_names[::3]]
    texts = ("garden 1 0", "plot 0 1 1", "cube 0 0 0 red", "colour green", "choose 1", "choose 2", "block", "suffer")
    return [*found, *(parse(text, boil.codex) for text in texts)]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_matches_keep_every_promise(referee: Referee, options: dict[str, object]) -> None:
    boil = referee(cards=CARDS, **options)
    every_move = some_moves(boil)
    for seats in SEATS:
        walk(boil, seats, seats, Lcg(seats), every_move=every_move, text_of=through_text, full_pace=9)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_matches_hold_at_each_moment(referee: Referee, options: dict[str, object]) -> None:
    boil = referee(cards=CARDS, **options)
    for seats in SEATS:
        for seed in range(2):
            watch(boil, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_two_thousand_random_matches_hold_at_each_moment(referee: Referee, seats: int) -> None:
    boil = referee(cards=CARDS)
    for seed in range(2000):
        watch(boil, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_two_hundred_random_matches_of_each_option(referee: Referee, options: dict[str, object]) -> None:
    boil = referee(cards=CARDS, **options)
    every_move = some_moves(boil)
    for seed in range(200):
        watch(boil, 2 + seed % 3, seed)
    for seed in range(20):
        walk(boil, 2 + seed % 3, seed, Lcg(seed), every_move=every_move, text_of=through_text, full_pace=3)


def watch(boil: BubbleAndBoil, seats: int, seed: int) -> None:
    """Play a random match under the eyes of a witness and check what holds at each moment."""
    chance = Lcg.seeded(seed)
    witness = Witness(boil, seats)
    position = boil.start(seats, seed, witness)
    pieces = boil.pieces(position)
    while boil.to_move(position) is not None:
        witness.check(position)
        check_decision(boil, position)
        assert boil.pieces(position) == pieces
        legal = boil.legal_moves(position)
        boil.apply(position, legal[chance.below(len(legal))], witness)
    outcome = boil.outcome(position)
    assert outcome is not None
    assert witness.result == (outcome.ending, outcome.winners, outcome.scores)
    witness.check(position)
    check_decision(boil, position)


def check_decision(boil: BubbleAndBoil, position: BubbleAndBoilPosition) -> None:
    """Where somebody decides, supplies are never short, and the end is triggered when it must be."""
    numbers = boil.numbers
    assert sum(position.corruption) <= numbers.corruption
    assert sum(position.crones) <= numbers.crones
    assert all(len(gardens) <= numbers.gardens for gardens in position.gardens)
    assert all(len(garden.cards) > 1 for gardens in position.gardens for garden in gardens)
    assert all(not Counter(shown) - Counter(hand) for shown, hand in zip(position.shown, position.hands, strict=True))
    total = sum(map(size_of, [position.pool, *position.pots])) + sum(
        size_of(garden.heap) for gardens in position.gardens for garden in gardens
    )
    assert total == 4 * numbers.cubes[position.seats]
    if position.step not in {BREW, OVER}:
        assert (position.trigger is None) <= (trigger_of(boil.codex, position) is None)


def test_positions_are_small_when_sent(boil: BubbleAndBoil) -> None:
    assert max(len(pickle.dumps(position)) for position in random_match(boil, 4, 3)[1]) <= 2048
