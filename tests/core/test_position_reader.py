"""Reading plain positions: each wrong key is named."""

from collections.abc import Callable
from typing import Any

import pytest

from game.core.errors import BadMove, BadPosition
from game.core.move import Move
from game.core.position_reader import MoveTexts, Reader


def number(item: Any) -> int:
    if not isinstance(item, int):
        raise ValueError(f"{item!r} is no number")
    return item


def test_keys_are_read_one_by_one() -> None:
    reader = Reader({"count": 3, "none": None, "word": "ash", "open": False, "list": [1, 2]})
    assert reader.integer("count", 0, 5) == 3
    assert reader.optional_integer("count", 0, 5) == 3
    assert reader.optional_integer("none", 0, 5) is None
    assert reader.choice("word", ("oak", "ash")) == "ash"
    assert reader.boolean("open") is False
    assert reader.items("list", number, 2) == [1, 2]
    reader.done()


WRONG: list[tuple[str, Any, Callable[[Reader], Any]]] = [
    ("moment.x: is missing", {}, lambda reader: reader.raw("x")),
    ("moment.x: expected an integer from 0 to 5, found 6", {"x": 6}, lambda reader: reader.integer("x", 0, 5)),
    ("moment.x: expected an integer from 0 to 5, found True", {"x": True}, lambda reader: reader.integer("x", 0, 5)),
    ("moment.x: expected an integer from 0 to 5, found '1'", {"x": "1"}, lambda reader: reader.integer("x", 0, 5)),
    (
        "moment.x: expected an integer from 0 to 5, found -1",
        {"x": -1},
        lambda reader: reader.optional_integer("x", 0, 5),
    ),
    ("moment.x: expected true or false, found 0", {"x": 0}, lambda reader: reader.boolean("x")),
    (
        "moment.x: expected one of oak, ash, found 'elm'",
        {"x": "elm"},
        lambda reader: reader.choice("x", ("oak", "ash")),
    ),
    (
        "moment.x: expected one of oak, ash, found \\['oak'\\]",
        {"x": ["oak"]},
        lambda reader: reader.choice("x", ("oak", "ash")),
    ),
    ("moment.x: expected a list, found str", {"x": "ab"}, lambda reader: reader.items("x", number)),
    ("moment.x: expected 3 items, found 2", {"x": [1, 2]}, lambda reader: reader.items("x", number, 3)),
    ("moment.x\\[1\\]: 'b' is no number", {"x": [1, "b"]}, lambda reader: reader.items("x", number)),
    ("moment.x: is not a key of a position", {"x": 1}, lambda reader: reader.done()),
    ("moment.1: is not a key of a position", {1: 1}, lambda reader: reader.done()),
]


@pytest.mark.parametrize(("complaint", "plain", "read"), WRONG, ids=[complaint for complaint, *_ in WRONG])
def test_what_is_wrong_is_named(complaint: str, plain: Any, read: Callable[[Reader], Any]) -> None:
    with pytest.raises(BadPosition, match=f"^{complaint}$"):
        read(Reader(plain, "moment"))


def test_what_is_no_mapping_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^position: expected a mapping, found list$"):
        Reader([])


def test_moves_are_read_back_by_their_texts() -> None:
    class Stir(Move, frozen=True):
        verb = "stir"
        card: int

        @property
        def parts(self) -> tuple[str, ...]:
            return (str(self.card),)

    moves = MoveTexts("Soup", map(Stir, range(3)))
    assert moves.parse("stir 2") == Stir(2)
    with pytest.raises(BadMove, match="'stir 3' is no move of Soup"):
        moves.parse("stir 3")
