"""Stamps: won once against each regular in each box, and found again from the journals."""

from pathlib import Path

import pytest

from game.store.records import FORMAT, Branch, Ending, Header
from game.store.seat_plans import PERSON, SeatPlan
from game.store.stamps import Stamp, Stamps, stamps_of

SEATS = (
    SeatPlan("Ana", PERSON, "plum"),
    SeatPlan("Zelma", "adept", "moss"),
    SeatPlan("Fritz", "adept", "teal"),
    SeatPlan("Wick", "master", "dusk", "wick"),
)
WON = Ending("highest", (0,), (9, 1, 2, 3))


def header(game: str = "alarun", skill: str = "adept", branch: Branch | None = None) -> Header:
    seats = tuple(plan if plan.is_person else SeatPlan(plan.name, skill, plan.colour, plan.face) for plan in SEATS)
    return Header(FORMAT, game, {}, seats, 1, "x", "2026-01-02T03:04:05Z", branch)


def test_a_person_who_wins_has_stamps_of_the_regulars_who_lost() -> None:
    begun = "2026-01-02T03:04:05Z"
    both = (Stamp("alarun", "zelma", "adept", begun), Stamp("alarun", "wick", "adept", begun))
    assert stamps_of(header(), WON) == both
    shared = Ending("shared", (0, 3), (9, 1, 2, 9))
    assert [stamp.regular for stamp in stamps_of(header(), shared)] == ["zelma"]


@pytest.mark.parametrize("winners", [(), (2,), (1, 3)])
def test_no_stamp_where_no_person_has_won(winners: tuple[int, ...]) -> None:
    assert stamps_of(header(), Ending("highest", winners, (0, 0, 0, 0))) == ()


def test_no_stamp_for_a_match_played_on_from_another() -> None:
    assert stamps_of(header(branch=Branch("other.jsonl", 3)), WON) == ()


def test_a_higher_skill_is_noted_and_a_lower_one_changes_nothing(tmp_path: Path) -> None:
    matches = tmp_path / "data" / "matches"
    stamps = Stamps(matches)
    assert len(stamps.collect([(header(skill="apprentice"), WON)])) == 2
    assert stamps.collect([(header(skill="greedy"), WON), (header(skill="apprentice"), WON)]) == ()
    assert {stamp.skill for stamp in stamps.collect([(header(skill="master"), WON)])} == {"master"}
    again = Stamps(matches)
    found = again.of("alarun", "zelma")
    assert found is not None
    assert found.skill == "master"
    assert again.of("cauldron", "zelma") is None
    assert again.of("alarun", "agnes") is None


@pytest.mark.parametrize("spoilt", [b"", b"{", b'{"format": 9, "stamps": []}', b"[]", b"\xff\x00"])
def test_a_spoilt_file_is_made_anew_from_the_matches(tmp_path: Path, spoilt: bytes) -> None:
    matches = tmp_path / "matches"
    first = Stamps(matches)
    first.collect([(header(), WON), (header("cauldron"), WON)])
    kept = first.path.read_bytes()
    first.path.write_bytes(spoilt)
    again = Stamps(matches)
    assert again.of("alarun", "zelma") is None
    again.collect([(header(), WON), (header("cauldron"), WON)])
    assert again.path.read_bytes() == kept
