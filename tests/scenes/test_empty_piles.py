"""A pile that is used up leaves its place to be seen, below the number that says so."""

import pytest
from screens import GAMES, length, session_at, table_at

USED_UP = {
    "alarun_highest": (lambda seen: not seen.stack, "stack.1"),
    "bubble_and_boil_recipes": (lambda seen: not seen.discards, "hexcard.mini"),
}
"""Recorded matches, what is used up at some moment of each, and the picture of its place."""


@pytest.mark.parametrize("match", USED_UP)
def test_the_place_of_a_pile_that_is_used_up_is_still_seen(services, match):
    used_up, frame = USED_UP[match]
    path = GAMES / f"{match}.jsonl"
    session = session_at(path, length(path))
    moves = 0
    for moves in range(length(path)):
        session.seek(moves)
        if used_up(session.observe(0)):
            break
    else:
        pytest.fail("the match never comes to it")
    assert frame in table_at(path, moves, services).picture.frames
