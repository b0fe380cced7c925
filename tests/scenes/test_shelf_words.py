"""What the shelf says of matches that are not over: whose turn it is, and how far they are."""

import pytest

from game.play.shelf.shelf_words import sentence_of
from game.store.records import FORMAT, LESSON, Branch, Header
from game.store.seat_plans import PERSON, SeatPlan
from game.store.shelf_index import Shelved
from game.store.words import Words, languages


def unfinished(moves: int, match: str = "") -> Shelved:
    seats = (SeatPlan("Ana", PERSON, "plum"), SeatPlan("Zelma", "adept", "blood"))
    branch = Branch(match, moves) if match else None
    header = Header(FORMAT, "alarun", {}, seats, 1, "x", "2026-01-02T03:04:05Z", branch=branch)
    return Shelved("x.jsonl", 1, 1, 0, header=header, moves=moves, mover=0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("match", "key"),
    [
        (unfinished(0), "shelf.turn.first"),
        (unfinished(0, LESSON), "shelf.turn.lesson"),
        (unfinished(7, LESSON), "shelf.turn.lesson"),
    ],
)
def test_no_moves_are_counted_that_nobody_made_there(language: str, match: Shelved, key: str) -> None:
    words = Words.load(language)
    assert sentence_of(match, words) == words.say(key, name="Ana")
    assert "0" not in sentence_of(match, words)


def test_moves_that_were_made_are_counted() -> None:
    assert sentence_of(unfinished(7), Words.load("en")) == "Ana’s turn after 7 moves"
    assert sentence_of(unfinished(7, "other.jsonl"), Words.load("en")) == "Ana’s turn after 7 moves"
