"""What a seat sees: enough to draw the whole table."""

import pickle

import pytest
from cauldron15_setup import after, cards, plain, play

from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.observation import Cauldron15Observation


@pytest.fixture
def seen(cauldron15: Cauldron15) -> Cauldron15Observation:
    """The table of the picture: seat 3 is asked after three cards of five seats."""
    before = plain(
        "plant 3, ore 7",
        "soul 1",
        "liquid 5",
        "plant 5 7, ore 2",
        "ore 3 5",
        trick="plant 4, plant 6, liquid 1",
        won=("ore 4, organism 5", "soul 0 6", "", "plant 0, ore 1", "liquid 7, organism 7, ore 6"),
        leader=0,
        round_number=2,
        voids=("", "", "plant", "", ""),
    )
    return cauldron15.observe(cauldron15.from_plain(before), 3)


def test_totals_room_suits_and_sets(seen: Cauldron15Observation) -> None:
    assert seen.totals == (9, 6, 0, 1, 20)
    assert seen.room == (6, 9, 15, 14, -5)
    assert seen.suit_counts == (2, 1, 0, 2, 3)
    assert seen.sets == (0, 0, 0, 0, 0)


def test_the_trick_and_who_is_ahead(seen: Cauldron15Observation) -> None:
    assert seen.players == (0, 1, 2)
    assert seen.waiting == (3, 4)
    assert seen.led == 1
    assert (seen.ahead, seen.ahead_seat) == (cards("plant 6")[0], 1)
    assert (seen.lowest, seen.highest) == (cards("liquid 1"), cards("plant 6"))
    assert (seen.sum, seen.target, seen.case) == (11, 15, "below")


def test_what_is_asked(seen: Cauldron15Observation) -> None:
    assert (seen.to_move, seen.decision) == (3, "play")
    assert seen.options == cards("plant 5 7")
    assert (seen.round, seen.rounds, seen.trump, seen.past_trumps) == (2, 3, 4, (0,))
    assert seen.hand_counts == (2, 1, 1, 3, 2)
    assert seen.voids == ((), (), (1,), (), ())


def test_before_the_first_card(cauldron15: Cauldron15) -> None:
    seen = cauldron15.observe(cauldron15.start(5, 1), 0)
    assert (seen.trick, seen.players, seen.lowest, seen.highest) == ((), (), (), ())
    assert seen.led is seen.ahead is seen.ahead_seat is None
    assert seen.waiting == tuple((seen.leader + step) % 5 for step in range(5))
    assert (seen.pile, seen.trick_number, seen.totals) == (15, 1, (0, 0, 0, 0, 0))


def test_two_seats_see_the_deck_lead(cauldron15: Cauldron15) -> None:
    before = plain("ore 1 4", "ore 3 5", trick="ore 2, ore 4", leader=1) | {"hands": [["ore 1"], ["ore 3"]]}
    before["pile"].append("ore 5")
    seen = cauldron15.observe(cauldron15.from_plain(before), 0)
    assert seen.players == (None, 1)
    assert seen.waiting == (0,)
    assert seen.ahead_seat == 1


def test_a_prize_to_choose_is_seen_by_all(cauldron15: Cauldron15) -> None:
    before = plain("liquid 2 7", "liquid 4 6", "plant 1 7", "liquid 1 5")
    position, _ = after(cauldron15, before, "play liquid 2", "play liquid 4", "play plant 1", "play liquid 1")
    for eyes in (0, 1, 2, 3, None):
        seen = cauldron15.observe(position, eyes)
        assert (seen.decision, seen.to_move, seen.options) == ("take", 1, cards("plant 1, liquid 1"))
        assert seen.waiting == ()


def test_the_set_bonus_counts_down(cauldron15: Cauldron15) -> None:
    kept = "ore 1 2, plant 1 2, organism 1 2, liquid 1 2, soul 1 2"
    before = plain("", "", won=("", kept), round_number=3, decision="discard", to_move=1, discards_left=2)
    position = cauldron15.from_plain(before)
    seen = cauldron15.observe(position, 0)
    assert (seen.decision, seen.bonus_left, seen.options, seen.sets) == ("discard", 2, cards(kept), (0, 2))
    play(cauldron15, position, "discard ore 1")
    assert cauldron15.observe(position, 0).bonus_left == 1
    play(cauldron15, position, "done")
    seen = cauldron15.observe(position, 0)
    assert (seen.decision, seen.to_move, seen.options, seen.bonus_left) == ("over", None, (), 0)
    assert seen.discards == cards("ore 1")


def test_positions_and_observations_are_small_when_sent(cauldron15: Cauldron15) -> None:
    position = cauldron15.start(5, 1)
    assert len(pickle.dumps(position)) <= 1024
    observation = cauldron15.observe(position, 0)
    assert pickle.loads(pickle.dumps(observation)) == observation
