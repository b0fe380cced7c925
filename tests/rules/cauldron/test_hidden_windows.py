"""Ruling A16: a seat that is asked in a window, and its pass, leave no trace for anybody else.

The same moves are played with and without an Instant in the hand of the seat that passes.
"""

from typing import Any

import pytest
from card_table import Table, lay

from game.core.effect_stack import Window
from game.core.event import Event
from game.rules.cauldron.position import DECK_NAMES, MARKET

# Moves of a turn, and an Instant with which seat 1 could answer one of them; its twin is no Instant at all.
TURNS = [
    ("bramble_patch", ["harvest 0,0"]),
    ("guard_goose", ["steal 1 toadstool"]),
    ("wet_firewood", ["brew cobweb_cordial"]),
    ("wet_firewood", ["brew flypaper_fizz"]),
    ("magik_dome", ["store frog_legs"]),
    ("fizzle", ["cast starlight_sip"]),
    ("jogged_elbow", ["steal 1 toadstool"]),
    ("night_imp", ["harvest 0,0", "end"]),
    ("stand_off", ["harvest 0,0"]),
    ("toll_troll", ["steal 1 toadstool"]),
    ("copied_homework", ["brew whatever_soup", "choose payment spider_web+spider_web"]),
    ("wheel_of_fortune", ["steal 1 toadstool"]),
]
TWINS = {"basic": "mildew", "advanced": "robbers_hood"}


def set_up(card: str) -> Table:
    """Return a table in which seat 1 holds a card and seat 0 the means to do anything."""
    return lay(
        hands=["starlight_sip", card, "bookworm"],
        supply=["spider_web spider_web frog_legs", "toadstool toadstool"],
        potions=["cobweb_cordial flypaper_fizz whatever_soup"],
        cellars=[1],
    )


def play(table: Table, moves: list[str]) -> tuple[list[list[Event]], list[Any], list[int]]:
    """Play moves, passing in every window; return for each the events of others, their observations, and the chance."""
    told: list[list[Event]] = []
    seen: list[Any] = []
    chance: list[int] = []
    for text in moves:
        events: list[Event] = []
        table.game.apply(table.position, table.game.parse(text), events.append)
        while table.position.stack and isinstance(table.position.stack[-1], Window):
            passed: list[Event] = []
            table.game.apply(table.position, table.game.parse("pass"), passed.append)
            events += passed
        for eye in (0, 2, None):
            told.append([event.seen_by(eye) for event in events])
            seen.append(table.game.observe(table.position, eye))
        chance.append(table.position.chance.state)
    return told, seen, chance


@pytest.mark.parametrize(
    ("instant", "moves"), TURNS, ids=lambda value: "-".join(value) if isinstance(value, list) else value
)
def test_a16_a_pass_leaves_no_trace_for_others(instant: str, moves: list[str]) -> None:
    tier = lay().game.book.spells[lay().game.book.spell_index[instant]].tier
    with_it, without = set_up(instant), set_up(TWINS[tier])
    # The decks differ by the two cards that changed places; nothing of them is seen.
    without.position.decks = [bytes(len(deck)) for deck in with_it.position.decks]
    with_it.position.decks = [bytes(len(deck)) for deck in with_it.position.decks]
    asked = with_it.position.copy()
    with_it.game.apply(asked, with_it.game.parse(moves[0]))
    first = play(with_it, moves)
    second = play(without, moves)
    assert first == second


@pytest.mark.parametrize(
    ("instant", "moves"), TURNS, ids=lambda value: "-".join(value) if isinstance(value, list) else value
)
def test_a16_the_seat_is_really_asked(instant: str, moves: list[str]) -> None:
    table = set_up(instant)
    for text in moves:
        table.do(text)
        if table.position.stack:
            break
    top = table.position.stack[-1]
    assert isinstance(top, Window)
    assert top.asked == (1,)


def test_a16_while_one_seat_is_asked_others_see_only_what_is_announced() -> None:
    table = set_up("bramble_patch")
    table.do("harvest 0,0")
    mine = table.game.observe(table.position, 1)
    assert (mine.to_move, mine.pending) == (1, None)
    assert isinstance(mine.question, Window)
    for eye in (0, 2, None):
        other = table.game.observe(table.position, eye)
        assert (other.to_move, other.pending, other.question) == (None, "harvest", None)
        assert not any(isinstance(frame, Window) for frame in other.stack)


def test_a16_a_pass_tells_nothing() -> None:
    table = set_up("bramble_patch")
    table.do("harvest 0,0")
    events: list[Event] = []
    table.game.apply(table.position, table.game.parse("pass"), events.append)
    assert [type(event).__name__ for event in events] == ["TokenMoved"]


def test_hands_and_decks_are_hidden() -> None:
    table = lay(hands=["fizzle", "mildew hiccups"], phase=MARKET)
    for eye in (0, 2, None):
        observation = table.game.observe(table.position, eye)
        assert "hiccups" not in str(observation)
        assert observation.decks == tuple(len(table.position.decks[deck]) for deck in range(len(DECK_NAMES)))


def test_a_private_question_is_hidden_from_others() -> None:
    table = lay(hands=["starlight_sip bookworm mildew pet_leech"])
    table.do("harvest 0,0", "end")
    assert len(table.game.observe(table.position, 0).stack[-1].options) == 4
    for eye in (1, 2, None):
        other = table.game.observe(table.position, eye)
        assert other.to_move == 0
        assert other.stack[-1].options == ()
        assert "mildew" not in str(other)


def test_what_was_seen_in_a_hand_is_known_until_it_leaves() -> None:
    table = lay(hands=["nosy_parrot", "hiccups mildew"])
    table.do("cast nosy_parrot")
    assert table.game.observe(table.position, 0).peeked == ((1, "hiccups"), (1, "mildew"))
    assert table.game.observe(table.position, 2).peeked == ()
    table.do("choose spell mildew")
    assert table.game.observe(table.position, 0).peeked == ((1, "hiccups"),)
