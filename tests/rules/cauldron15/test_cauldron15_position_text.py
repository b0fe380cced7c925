"""Plain positions: what is written reads back, and what cannot be is refused by name."""

from typing import Any

import msgspec
import pytest
from cauldron15_setup import plain, split
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import BadPosition
from game.core.referee import Plain
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.options import Numbers


def four(**changes: Any) -> Plain:
    """Return a position of four seats in the middle of a trick: seat 2 has to play."""
    return plain("ore 1 2", "plant 1 2", "liquid 1, ore 3", "soul 1 2", trick="ore 5, ore 6") | changes


def taking(**changes: Any) -> Plain:
    """Return a position in which seat 1 may choose between two zeros."""
    hands = ("ore 1", "plant 1", "liquid 1", "organism 2")
    return plain(*hands, trick="ore 5, ore 6, ore 0, soul 0", trump="liquid", decision="take", to_move=1) | {
        "voids": [[], [], [], ["ore"]],
        **changes,
    }


def bonus(**changes: Any) -> Plain:
    """Return a position in which seat 1 has two discards left."""
    won = ("", "ore 1 2, plant 1 2, organism 1 2, liquid 1 2, soul 1 2, ore 7")
    return plain("", "", won=won, round_number=3, decision="discard", to_move=1, discards_left=2) | changes


def over(**changes: Any) -> Plain:
    """Return the end of a match."""
    return plain("", "", won=("ore 7", "ore 6"), round_number=3, decision="over", folded=split("soul 1 2")) | {
        "pile": [name for name in plain("", "", won=("ore 7", "ore 6"))["pile"] if name not in {"soul 1", "soul 2"}],
        **changes,
    }


@pytest.mark.parametrize("before", [four(), taking(), bonus(), over()], ids=["play", "take", "discard", "over"])
def test_what_is_written_reads_back(cauldron15: Cauldron15, before: Plain) -> None:
    assert cauldron15.to_plain(cauldron15.from_plain(before)) == before


def past(**changes: Any) -> list[Plain]:
    """Return a finished trick of four seats that seat 2 took."""
    return [{"leader": 1, "cards": ["ore 4", "soul 3", "soul 7"], "taker": 2, "prize": "soul 3"} | changes]


def test_finished_tricks_read_back_and_may_be_left_out(cauldron15: Cauldron15) -> None:
    before = four(past_tricks=past())
    assert cauldron15.to_plain(cauldron15.from_plain(before)) == before
    del before["past_tricks"]
    assert cauldron15.to_plain(cauldron15.from_plain(before)) == four()


IMPOSSIBLE: list[tuple[str, Plain]] = [
    (r"past_tricks\[0\]: trick.leader: expected an integer from 0 to 3", four(past_tricks=past(leader=4))),
    (r"past_tricks\[0\]: expected 1 to 4 different cards", four(past_tricks=past(cards=[], taker=None, prize=None))),
    (r"past_tricks\[0\]: expected 1 to 4 different cards", four(past_tricks=past(cards=["soul 3", "soul 3"]))),
    (r"past_tricks\[0\]: 'ore 0' was not played in it", four(past_tricks=past(prize="ore 0"))),
    (r"past_tricks\[0\]: None is no card", four(past_tricks=past(prize=None))),
    ("past_tricks: expected at most 1 items, found 2", four(past_tricks=past() * 2)),
    (r"hands\[0\]: 'ore 1' was played in past_tricks", four(past_tricks=past(cards=["ore 1", "soul 3"]))),
    ("seats: expected an integer from 2 to 5", four(seats=6)),
    ("round: expected an integer from 1 to 3", four(round=4)),
    ("trumps: expected 1 items", four(trumps=["ore", "soul"])),
    (r"trumps\[0\]: 'fire' is no suit", four(trumps=["fire"])),
    ("trumps: a suit is there twice", four(round=2, trumps=["soul", "soul"])),
    ("leader: expected an integer from 0 to 3", four(leader=4)),
    (r"trick\[0\]: 'ore 8' is no card", four(trick=["ore 8"])),
    ("hands: expected 4 items", four(hands=[[], []])),
    (r"hands\[0\]: expected a list", four(hands=["ore 1", [], [], []])),
    (r"hands\[1\]: 'plant 1' is there twice", four(hands=[["ore 1"], ["plant 1", "plant 1"], [], []])),
    (r"hands\[2\]: 'ore 1' is somewhere else too", four(hands=[["ore 1"], ["plant 1"], ["ore 1"], ["soul 1"]])),
    ("trick: a card is there twice", four(trick=["ore 5", "ore 5"])),
    ("pile: 'ore 0' is nowhere", four(pile=four()["pile"][1:])),
    ("discards: 'ore 0' is somewhere else too", four(discards=["ore 0"])),
    (r"won\[3\]: 'ore 0' is somewhere else too", four(won=[["ore 0"], [], [], ["ore 0"]], pile=four()["pile"][1:])),
    ("pile_seen: expected true or false", four(pile_seen=1)),
    ("pile_seen: only a refilled lead deck", four(pile_seen=True)),
    ("chance: expected an integer", four(chance=-1)),
    ("decision: expected one of play, take, discard, over", four(decision="bid")),
    ("to_move: expected 2, found 3", four(to_move=3)),
    ("to_move: must be null exactly when the match is over", four(to_move=None)),
    ("to_move: must be null exactly when the match is over", over(to_move=0)),
    ("discards_left: must be 0 where nothing is to be discarded", four(discards_left=1)),
    ("colour: is not a key of a position", four(colour="red")),
    ("chance: is missing", {key: value for key, value in four().items() if key != "chance"}),
    (r"voids\[0\]: expected a list", four(voids=["ore", [], [], []])),
    (r"hands\[0\]: has ore, which voids\[0\] rules out", four(voids=[["ore"], [], [], []])),
    (r"hands\[3\]: is empty though the seat has still to play", plain("ore 1", "ore 2", "ore 3", "", trick="ore 5")),
    (r"hands\[0\]: expected at most 6 cards, found 7", plain("ore 0 1 2 3 4 5 6", "plant 1", "plant 2", "plant 3")),
    (
        r"voids\[1\]: 'soul 6' shows that ore is missing",
        plain("ore 1", "plant 1", "soul 1", "soul 2", trick="ore 5, soul 6"),
    ),
    (
        "trick: the sum ended the trick before",
        plain("ore 1", "ore 2", "ore 3", "ore 4", trick="soul 7, soul 6, soul 5, soul 4"),
    ),
    ("trick: expected at most 3 cards", plain("ore 1", "ore 2", "ore 3", trick="soul 0, soul 1, soul 2, soul 3")),
    ("trick: the deck's card leads with two seats", plain("ore 1", "ore 2", to_move=0)),
    (
        "decision: cannot be play when the trick is finished",
        plain("ore 1", "ore 2", "ore 3", "ore 4", trick="soul 7, soul 6, soul 5"),
    ),
    ("decision: cannot be take before the trick is finished", four(decision="take", to_move=1)),
    ("to_move: expected 1, found 2", taking(to_move=2)),
    (
        "decision: cannot be take where only one card may be taken",
        plain("ore 1", "ore 2", "ore 3", "ore 4", trick="soul 0, soul 1, soul 2, soul 3", decision="take", to_move=3),
    ),
    ("folded: must be empty while a round is played", four(folded=["ore 0"], pile=four()["pile"][1:])),
    (
        "decision: cannot be discard before the last round is over",
        four(
            decision="discard",
            to_move=1,
            hands=[[]] * 4,
            pile=[*four()["pile"], *split("ore 1 2 3, plant 1 2, liquid 1, soul 1 2")],
        ),
    ),
    (
        "decision: cannot be over before the last round is over",
        bonus(decision="over", to_move=None, discards_left=0, round=2, trumps=["ore", "soul"]),
    ),
    (
        r"hands\[0\]: must be empty when the last round is over",
        bonus(hands=[["soul 7"], []], pile=[card for card in bonus()["pile"] if card != "soul 7"]),
    ),
    ("discards_left: expected an integer from 1 to 2, found 3", bonus(discards_left=3)),
    ("discards_left: expected an integer from 1 to 2, found 0", bonus(discards_left=0)),
]


@pytest.mark.parametrize(("complaint", "before"), IMPOSSIBLE, ids=[complaint for complaint, _ in IMPOSSIBLE])
def test_impossible_positions_are_refused_by_name(cauldron15: Cauldron15, complaint: str, before: Plain) -> None:
    with pytest.raises(BadPosition, match=rf"^position\.{complaint}"):
        cauldron15.from_plain(before)


NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 41) | st.sampled_from(["ore 1", "ore", "play", "over", ""]),
    lambda inner: st.lists(inner, max_size=5),
    max_leaves=8,
)


@given(st.sampled_from([four(), taking(), bonus(), over()]), st.data())
def test_nonsense_is_refused_or_reads_back(cauldron15: Cauldron15, before: Plain, data: st.DataObject) -> None:
    changed = before | {data.draw(st.sampled_from(sorted(before))): data.draw(NONSENSE)}
    try:
        position = cauldron15.from_plain(changed)
    except BadPosition:
        return
    written = cauldron15.to_plain(position)
    assert cauldron15.to_plain(cauldron15.from_plain(written)) == written
    assert bool(cauldron15.legal_moves(position)) != bool(cauldron15.outcome(position))


def test_what_is_no_mapping_is_refused(cauldron15: Cauldron15) -> None:
    with pytest.raises(BadPosition, match=r"^position: expected a mapping, found list"):
        cauldron15.from_plain([])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["hands", "hand_limits"])
def test_numbers_speak_of_the_same_seats(numbers: Numbers, name: str) -> None:
    plain = msgspec.to_builtins(numbers)
    del plain[name][5]
    with pytest.raises(msgspec.ValidationError, match=f"{name}: must have an entry"):
        msgspec.convert(plain, Numbers)
