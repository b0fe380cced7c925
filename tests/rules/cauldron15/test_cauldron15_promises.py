"""Random matches with two to five seats: the promises of every game, and what holds at each moment of this one."""

from typing import Any

import pytest
from cauldron15_witness import Witness

from game.core.chance import Lcg
from game.core.conformance import walk
from game.rules.cauldron15.cards import ALL, SUIT_MASK, mask_of, suit_of, total_of
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.moves import EVERY_MOVE, Play
from game.rules.cauldron15.options import Numbers, Options
from game.rules.cauldron15.position import Cauldron15Position
from game.store import position_yaml

SEATS = (2, 3, 4, 5)


def through_text(plain: Any) -> Any:
    return position_yaml.load(position_yaml.dump(plain))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_keep_every_promise(cauldron15: Cauldron15, seats: int) -> None:
    for seed in range(6):
        walk(cauldron15, seats, seed, Lcg(seed), every_move=EVERY_MOVE, text_of=through_text, full_pace=3)


@pytest.mark.parametrize("seats", SEATS)
def test_the_largest_hands_keep_every_promise(numbers: Numbers, seats: int) -> None:
    largest = Cauldron15(numbers, Options(hand=numbers.hand_limits[seats], all_over="lowest"))
    walk(largest, seats, 1, Lcg(1), every_move=EVERY_MOVE, full_pace=5)


@pytest.mark.parametrize("seats", SEATS)
def test_the_smallest_hands_keep_every_promise(numbers: Numbers, seats: int) -> None:
    smallest = Cauldron15(numbers, Options(hand=numbers.least_hand))
    for seed in range(3):
        walk(smallest, seats, seed, Lcg(seed), every_move=EVERY_MOVE)


@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_hold_at_each_moment(cauldron15: Cauldron15, seats: int) -> None:
    for seed in range(30):
        watch(cauldron15, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_ten_thousand_random_matches_hold_at_each_moment(cauldron15: Cauldron15, seats: int) -> None:
    for seed in range(10_000):
        watch(cauldron15, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_two_hundred_random_matches_keep_every_promise(cauldron15: Cauldron15, seats: int) -> None:
    for seed in range(1000, 1200):
        walk(cauldron15, seats, seed, Lcg(seed), every_move=EVERY_MOVE, text_of=through_text)


def watch(controller: Cauldron15, seats: int, seed: int) -> None:
    """Play a random match under the eyes of a witness and check what holds at each moment."""
    chance = Lcg.seeded(seed)
    witness = Witness(controller.target(seats))
    position = controller.start(seats, seed, witness)
    while (seat := controller.to_move(position)) is not None:
        check_moment(controller, position)
        legal = controller.legal_moves(position)
        move = legal[chance.below(len(legal))]
        assert position.stack[-1].seat == seat
        controller.apply(position, move, witness)
        assert witness.hands == position.hands
        assert witness.won == position.won
        assert tuple(witness.trick) == position.trick
    outcome = controller.outcome(position)
    assert outcome is not None
    assert witness.result == (outcome.ending, outcome.winners, outcome.scores)


def check_moment(controller: Cauldron15, position: Cauldron15Position) -> None:
    """All 40 cards are there once; sums and shown voids are true; the decision can be asked."""
    trick = mask_of(position.trick)
    places = [*position.hands, *position.won, position.pile, position.discards, position.folded, trick]
    assert sum(places) == ALL
    assert sum(place.bit_count() for place in places) == 40
    assert position.sum == total_of(trick)
    assert 1 <= position.round <= 3
    for seat, hand in enumerate(position.hands):
        for suit in position.voids_of(seat):
            assert not hand & SUIT_MASK[suit]
    frame = position.stack[-1]
    if frame.what == "play" and position.trick:
        assert position.sum < controller.target(position.seats)
        suits = {suit_of(move.card) for move in controller.legal_moves(position) if isinstance(move, Play)}
        led = suit_of(position.trick[0])
        assert suits == {led} or not position.hands[frame.seat] & SUIT_MASK[led]
