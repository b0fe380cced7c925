"""The command `statistics`."""

import json

import pytest

from game.store.library import Library
from game.store.records import FORMAT, Ending, Header
from game.store.seat_plans import PERSON, SeatPlan

SEATS = (SeatPlan("Ana", PERSON, "plum", person="a1a1a1a1"), SeatPlan("Zelma", "adept", "moss"))


@pytest.fixture
def folder(tmp_path):
    for number, winner in enumerate((0, 1, 0)):
        game = "alarun" if number < 2 else "cauldron15"
        journal = Library(tmp_path / "matches").create(
            Header(FORMAT, game, {}, SEATS, number, "x", f"2026-01-02T03:04:0{number}Z")
        )
        end = Ending("highest", (winner,), (3, 2), ((winner,), (1 - winner,)))
        journal.position(0, {}, ending=end)
        journal.close()
    return tmp_path / "matches"


def test_statistics_are_told_in_words(run, folder):
    said = run("statistics", "--folder", folder)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "Ana (a1a1a1a1)",
        "  Alarún: won 1 of 2 matches (a fair share is 1.0); most in a row 1",
        "    best rival Adept, 2 seats: won 1 of 2 (fair 1.0)",
        "    Ana 1, Zelma 1",
        "  Cauldron 15: won 1 of 1 match (a fair share is 0.5); most in a row 1",
        "    best rival Adept, 2 seats: won 1 of 1 (fair 0.5)",
        "    Ana 1, Zelma 0",
    ]


def test_statistics_as_json(run, folder):
    found = json.loads(run("statistics", "--folder", folder, "--json").out)
    assert (found["name"], found["matches"], found["won"]) == ("Ana", 3, 2)
    assert found["regulars"] == {"zelma": [2, 1]}
    assert found["games"]["alarun"]["against"] == {"adept": {"2": {"matches": 2, "won": 1, "fair": 1.0}}}
    only = json.loads(run("statistics", "--folder", folder, "--json", "--game", "cauldron15").out)
    assert (only["matches"], list(only["games"])) == (1, ["cauldron15"])


def test_nobody_has_played_in_a_fresh_home(run):
    assert run("statistics").out.startswith("Nobody whom the program remembers")
    assert run("statistics", "--json").out == ""


def test_statistics_refuses(refused, folder):
    assert "Bea" in refused("statistics", "--folder", folder, "--person", "Bea")
    assert "whist" in refused("statistics", "--game", "whist")
