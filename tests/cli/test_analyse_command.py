"""The command `analyse`."""

import json
import shutil
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "games"


def test_each_decision_is_a_line(run):
    said = run("analyse", GAMES / "cauldron15_highest.jsonl", "--seat", "2")
    assert (said.code, said.err) == (0, "")
    first, *lines = said.out.splitlines()
    assert first.startswith("Odile: ")
    assert [line.split()[0] for line in lines] == ["5", "6", "14", "52", "58", "64", "65", "66"]
    loose = next(line for line in lines if line.startswith("   66"))
    assert "play organism 2" in loose
    assert "in 100  play plant 3" in loose


@pytest.mark.slow
def test_as_json_every_seat_is_a_line_where_only_bots_played(run):
    said = run("analyse", GAMES / "cauldron15_lowest.jsonl", "--json")
    found = [json.loads(line) for line in said.out.splitlines()]
    assert [each["seat"] for each in found] == [0, 1]
    for each in found:
        assert sum(each["counts"].values()) == len(each["decisions"])
        for decision in each["decisions"]:
            assert {"number", "move", "rating", "chance", "best_chance"} <= decision.keys()
            assert ("better" in decision) == ("reason" in decision)
            if decision["rating"] != "best":
                assert decision["better"] != decision["move"]
                assert decision["reason"].endswith(".")


@pytest.mark.slow
def test_it_is_kept_only_beside_a_match_on_the_shelf(run, tmp_path, monkeypatch):
    monkeypatch.setenv("FOUR_CAULDRONS_HOME", str(tmp_path / "home"))
    elsewhere = Path(shutil.copy(GAMES / "cauldron15_lowest.jsonl", tmp_path))
    first = run("analyse", elsewhere, "--seat", "0")
    assert [path.name for path in tmp_path.glob("cauldron15*")] == ["cauldron15_lowest.jsonl"]
    shelf = tmp_path / "home" / "matches"
    shelf.mkdir(parents=True)
    there = Path(shutil.copy(elsewhere, shelf))
    assert run("analyse", there, "--seat", "0").out == first.out
    kept = shelf / "cauldron15_lowest.jsonl.analysis.json"
    data = kept.read_bytes()
    assert run("analyse", there, "--seat", "0").out == first.out
    assert kept.read_bytes() == data


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seat", "7"], "There is no seat 7: the match has 2, counted from 0."),
        (["--depth", "deep"], "'deep' is no depth of an analysis; there are quick, thorough."),
    ],
)
def test_wrong_arguments_are_refused_with_a_sentence(run, arguments, complaint):
    said = run("analyse", GAMES / "cauldron15_lowest.jsonl", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.strip() == complaint


def test_a_match_that_runs_is_not_judged(run, tmp_path):
    whole = (GAMES / "cauldron15_highest.jsonl").read_bytes().split(b"\n")
    path = tmp_path / "left.jsonl"
    path.write_bytes(b"\n".join(whole[:12]) + b"\n")
    said = run("analyse", path)
    assert (said.code, said.err.strip()) == (2, "left.jsonl is not over; a match is analysed when it is.")
