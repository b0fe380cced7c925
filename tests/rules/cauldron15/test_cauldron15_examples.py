"""Every example of the rulebook, and perft: positions in tests/positions/cauldron15 with what has to come of them."""

from pathlib import Path
from typing import Any

import pytest
from cauldron15_setup import describe, play, texts

from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.position import Cauldron15Position
from game.store.content import read_yaml

POSITIONS = Path(__file__).parent.parent.parent / "positions" / "cauldron15"
EXAMPLES = sorted(path for path in POSITIONS.glob("*.yaml") if not path.stem.startswith("perft"))
PERFTS = sorted(POSITIONS.glob("perft_*.yaml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_comes_out_as_printed(cauldron15: Cauldron15, path: Path) -> None:
    example: dict[str, Any] = read_yaml(path)
    position = cauldron15.from_plain(example["position"])
    if "legal" in example:
        assert texts(cauldron15, position) == example["legal"]
    events = [describe(event) for event in play(cauldron15, position, *example["moves"])]
    assert [event["event"] for event in events] == [expected["event"] for expected in example["events"]]
    for event, expected in zip(events, example["events"], strict=True):
        assert {key: event[key] for key in expected} == expected


def perft(controller: Cauldron15, position: Cauldron15Position, depth: int) -> int:
    """Return how many different sequences of moves there are, `depth` moves long or shorter where the match ends."""
    legal = controller.legal_moves(position)
    if depth == 0 or not legal:
        return 1
    count = 0
    for move in legal:
        following = position.copy()
        controller.apply(following, move)
        count += perft(controller, following, depth - 1)
    return count


@pytest.mark.parametrize("path", PERFTS, ids=lambda path: path.stem)
def test_perft(cauldron15: Cauldron15, path: Path) -> None:
    example: dict[str, Any] = read_yaml(path)
    position = cauldron15.from_plain(example["position"])
    counts = [perft(cauldron15, position, depth) for depth in range(1, len(example["counts"]) + 1)]
    assert counts == example["counts"]


def test_the_perft_positions_are_of_two_to_five_seats() -> None:
    assert [read_yaml(path)["position"]["seats"] for path in PERFTS] == [2, 3, 4, 5]
