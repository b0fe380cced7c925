"""Random matches with two to four seats: the promises of every game, and what holds at each moment of this one."""

from collections import Counter
from typing import Any

import pytest
from alarun_witness import Witness

from game.core.chance import Lcg
from game.core.conformance import walk
from game.core.move import Move
from game.rules.alarun.controller import Alarun
from game.rules.alarun.moves import NAMES, PASS, PLACES, REFRESH, SWAP_ALL, SWAPS
from game.rules.alarun.options import Numbers, Options
from game.rules.alarun.position import AlarunPosition
from game.rules.alarun.square import cards_in, open_cells, plan_of
from game.store import position_yaml

SEATS = (2, 3, 4)

# Every seventh swap and placement, so that each card and each cell is among them.
SOME_MOVES: list[Move] = [
    *NAMES[::12],
    PASS,
    SWAP_ALL,
    REFRESH,
    *[swap for swaps in SWAPS for swap in swaps][::7],
    *[place for places in PLACES for place in places.values()][::7],
]


def through_text(plain: Any) -> Any:
    return position_yaml.load(position_yaml.dump(plain))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("diagonal", [False, True], ids=["sides", "corners"])
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_keep_every_promise(numbers: Numbers, seats: int, diagonal: bool) -> None:
    controller = Alarun(numbers, Options(diagonal=diagonal))
    for seed in range(3):
        walk(controller, seats, seed, Lcg(seed), every_move=SOME_MOVES, text_of=through_text, full_pace=9)


@pytest.mark.parametrize("diagonal", [False, True], ids=["sides", "corners"])
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_hold_at_each_moment(numbers: Numbers, seats: int, diagonal: bool) -> None:
    controller = Alarun(numbers, Options(diagonal=diagonal))
    for seed in range(12):
        watch(controller, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("thousand", range(10))
@pytest.mark.parametrize("seats", SEATS)
def test_ten_thousand_random_matches_hold_at_each_moment(alarun: Alarun, seats: int, thousand: int) -> None:
    for seed in range(1000 * thousand, 1000 * (thousand + 1)):
        watch(alarun, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_a_thousand_random_matches_by_corners_hold_at_each_moment(cornered: Alarun, seats: int) -> None:
    for seed in range(1000):
        watch(cornered, seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_a_hundred_random_matches_keep_every_promise(alarun: Alarun, seats: int) -> None:
    for seed in range(1000, 1100):
        walk(alarun, seats, seed, Lcg(seed), every_move=SOME_MOVES, text_of=through_text, full_pace=9)


def watch(controller: Alarun, seats: int, seed: int) -> None:
    """Play a random match under the eyes of a witness and check what holds at each moment."""
    chance = Lcg.seeded(seed)
    witness = Witness(seats, controller.options.diagonal)
    position = controller.start(seats, seed, witness)
    while controller.to_move(position) is not None:
        check_moment(controller, position, witness)
        legal = controller.legal_moves(position)
        controller.apply(position, legal[chance.below(len(legal))], witness)
    check_end(controller, position, witness)


def check_moment(controller: Alarun, position: AlarunPosition, witness: Witness) -> None:
    """What the witness heard is so; the stack follows from seats and round (ruling D.2); squares can be filled."""
    assert [sorted(hand) for hand in witness.hands] == [list(hand) for hand in position.hands]
    assert sorted(witness.centre) == list(position.centre)
    assert sorted(witness.discards) == sorted(position.discards)
    assert (witness.stack, witness.down) == (len(position.stack), len(position.down))
    seats, played = position.seats, position.round
    fresh = {2: 6 * played, 3: 3 * played, 4: 3}[seats]
    assert len(position.stack) == 99 - fresh - 3 * seats * played
    for seat in range(seats):
        assert Counter(witness.laid[seat].values()) == Counter(cards_in(position.squares[seat]))
        assert position.taken[seat] == plan_of(position.squares[seat])
        assert not Counter(position.shown[seat]) - Counter(position.hands[seat])
        full = position.taken[seat].bit_count() == 25
        assert full != bool(open_cells(position.taken[seat], controller.options.diagonal))


def check_end(controller: Alarun, position: AlarunPosition, witness: Witness) -> None:
    """The match ended as the witness counted, every square is full, and the stack came out as ruled (D16, D26)."""
    outcome = controller.outcome(position)
    assert outcome is not None
    assert witness.result == (outcome.ending, outcome.winners, outcome.scores)
    assert all(taken.bit_count() == 25 for taken in position.taken)
    assert len(position.stack) == (0 if position.seats == 4 else 3)
    assert len(position.centre) == 3
