"""Positions in tests/positions/bubble_and_boil with what has to come of them: the rulebook's example, and perft."""

from typing import Any

import pytest

from game.cli.legible import event_line
from game.core.event import Event
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition
from game.store.content import read_yaml
from game.store.places import ROOT

POSITIONS = ROOT / "tests" / "positions" / "bubble_and_boil"
EXAMPLES = sorted(path for path in POSITIONS.glob("*.yaml") if not path.stem.startswith("perft"))
PERFTS = sorted(POSITIONS.glob("perft_*.yaml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_what_has_to_come_of_a_position(boil: BubbleAndBoil, path: Any) -> None:
    example = read_yaml(path)
    position = boil.from_plain(example["position"])
    told: list[Event] = []
    for text in example["moves"]:
        assert text == boil.legal_moves(position)[0].text
        boil.apply(position, boil.parse(text), told.append)
    assert [event_line(event) for event in told] == example["events"]


def perft(boil: BubbleAndBoil, position: BubbleAndBoilPosition, depth: int) -> int:
    """Return the number of sequences of moves to a depth."""
    legal = boil.legal_moves(position)
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        following = position.copy()
        boil.apply(following, move)
        count += perft(boil, following, depth - 1)
    return count


@pytest.mark.parametrize("path", PERFTS, ids=lambda path: path.stem)
def test_perft(boil: BubbleAndBoil, path: Any) -> None:
    example = read_yaml(path)
    position = boil.from_plain(example["position"])
    counts = [perft(boil, position, depth) for depth in range(1, len(example["counts"]) + 1)]
    assert counts == example["counts"]


def test_there_is_perft_for_each_number_of_seats() -> None:
    assert {read_yaml(path)["position"]["seats"] for path in PERFTS} == {2, 3, 4}
