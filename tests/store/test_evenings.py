"""Evenings as the journals tell them: what places pay, how they stand, and what is to be gone on with."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.store.library import Library
from game.store.played.evenings import EveningTable, evening_of, pay_of, waiting_evening
from game.store.records import FORMAT, Branch, Ending, Evening, Header
from game.store.seat_plans import PERSON, SeatPlan
from game.store.shelf_index import shelved
from game.store.side_file import SideFile, write_side

SEATS = (SeatPlan("Ana", PERSON, "plum"), SeatPlan("Bea", PERSON, "moss"), SeatPlan("Zelma", "adept", "blood"))
BOXES = ("cauldron15", "alarun", "cauldron")


def ended(*groups: tuple[int, ...]) -> Ending:
    return Ending("highest", groups[0], (0,) * sum(map(len, groups)), groups)


@pytest.mark.parametrize(
    ("groups", "paid"),
    [
        (((1,), (0,), (2,)), (3, 5, 2)),
        (((0, 2), (1,)), (5, 2, 5)),
        (((0,), (1, 2)), (5, 3, 3)),
        (((4,), (3,), (2,), (1,), (0,)), (0, 1, 2, 3, 5)),
    ],
)
def test_places_pay_and_equals_get_the_same(groups: tuple[tuple[int, ...], ...], paid: tuple[int, ...]) -> None:
    assert pay_of(ended(*groups), len(paid)) == paid


def test_a_box_that_nobody_has_won_pays_nobody() -> None:
    nobody = replace(ended((0,), (1,), (2,)), winners=())
    assert pay_of(nobody, 3) == (0, 0, 0)


def test_an_ending_that_tells_only_the_winners_pays_them() -> None:
    assert pay_of(replace(ended((1,), (0, 2)), ranking=()), 3) == (0, 5, 0)


def play(folder: Path, box: int, end: Ending | None, id: str = "abc", branch: Branch | None = None) -> Path:
    header = Header(FORMAT, BOXES[box], {}, SEATS, box, "x", "2026-01-02T03:04:05Z", branch)
    journal = Library(folder).create(replace(header, evening=Evening(id, BOXES, box)))
    journal.position(0, {}, ending=end)
    journal.close()
    return journal.path


def table_of(folder: Path, id: str = "abc") -> EveningTable:
    table = evening_of(shelved(folder), id)
    assert table is not None
    return table


def waiting(folder: Path, before: str | None = None) -> str | None:
    table = waiting_evening(shelved(folder), before)
    return None if table is None else table.id


def test_an_evening_stands_as_its_journals_tell_at_every_moment(tmp_path: Path) -> None:
    assert waiting(tmp_path) is None
    first, second, third = ended((0,), (1,), (2,)), ended((1,), (2,), (0,)), ended((1,), (0,), (2,))
    path = play(tmp_path, 0, None)
    assert (table_of(tmp_path).next_box, table_of(tmp_path).waits, waiting(tmp_path, path.name)) == (0, False, None)
    path.unlink()
    play(tmp_path, 0, first)
    assert (table_of(tmp_path).next_box, table_of(tmp_path).waits, waiting(tmp_path)) == (1, True, "abc")
    assert table_of(tmp_path).totals == (5, 3, 2)
    path = play(tmp_path, 1, None)
    assert (table_of(tmp_path).next_box, waiting(tmp_path, path.name)) == (1, None)
    path.unlink()
    play(tmp_path, 1, second)
    assert table_of(tmp_path).pay(2) is None
    assert table_of(tmp_path).totals == (7, 8, 5)
    play(tmp_path, 2, third)
    table = table_of(tmp_path)
    assert (table.is_over, table.waits, waiting(tmp_path)) == (True, False, None)
    assert table.totals == (10, 13, 7)
    assert table.ranking == ((1, 1), (0, 2), (2, 3))


def test_equals_share_a_place_of_the_evening(tmp_path: Path) -> None:
    play(tmp_path, 0, ended((0, 1), (2,)))
    assert table_of(tmp_path).ranking == ((0, 1), (1, 1), (2, 3))


def test_an_evening_that_was_ended_waits_no_more(tmp_path: Path) -> None:
    path = play(tmp_path, 0, ended((0,), (1,), (2,)))
    write_side(path, SideFile(closed=True))
    assert table_of(tmp_path).is_over
    assert waiting(tmp_path) is None


def test_evenings_are_kept_apart_and_what_is_played_on_is_of_none(tmp_path: Path) -> None:
    play(tmp_path, 0, ended((0,), (1,), (2,)))
    play(tmp_path, 1, ended((2,), (1,), (0,)), branch=Branch("other.jsonl", 3))
    play(tmp_path, 0, ended((2,), (1,), (0,)), id="other")
    assert table_of(tmp_path).totals == (5, 3, 2)
    assert table_of(tmp_path, "other").totals == (2, 3, 5)
    assert waiting(tmp_path) == "other"
    assert evening_of(shelved(tmp_path), "third") is None


def test_of_two_matches_of_a_box_the_one_that_is_over_counts(tmp_path: Path) -> None:
    play(tmp_path, 0, ended((0,), (1,), (2,)))
    play(tmp_path, 0, None)
    assert table_of(tmp_path).totals == (5, 3, 2)
