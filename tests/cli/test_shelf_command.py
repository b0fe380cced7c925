"""The command `matches`."""

import json
import shutil
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture
def folder(tmp_path):
    for name in ("alarun_highest", "cauldron15_lowest"):
        shutil.copy(GAMES / f"{name}.jsonl", tmp_path)
    # Cut off after some moves.
    whole = (GAMES / "cauldron15_highest.jsonl").read_bytes().split(b"\n")
    (tmp_path / "left.jsonl").write_bytes(b"\n".join(whole[:12]) + b"\n")
    (tmp_path / "odd.jsonl").write_text("{")
    return tmp_path


def test_matches_are_listed_with_a_sentence_each(run, folder):
    said = run("matches", "--folder", folder)
    assert (said.code, said.err) == (0, "")
    lines = {line.split()[0]: line for line in said.out.splitlines()}
    assert lines.keys() == {"alarun_highest.jsonl", "cauldron15_lowest.jsonl", "left.jsonl", "odd.jsonl"}
    assert lines["left.jsonl"].endswith("10 moves so far")
    assert lines["odd.jsonl"].endswith("odd.jsonl is not a match that this program can read.")
    assert "Won by" in lines["alarun_highest.jsonl"]


def test_matches_as_json(run, folder):
    found = {
        each["file"]: each for each in map(json.loads, run("matches", "--folder", folder, "--json").out.splitlines())
    }
    assert found["odd.jsonl"]["state"] == "broken"
    assert found["left.jsonl"]["state"] == "unfinished"
    assert (found["left.jsonl"]["game"], found["left.jsonl"]["moves"]) == ("cauldron15", 10)
    over = found["alarun_highest.jsonl"]
    assert over["state"] == "finished"
    assert len(over["scores"]) == len(over["seats"])


def test_matches_are_looked_for(run, folder):
    def names(*arguments):
        return {line.split()[0] for line in run("matches", "--folder", folder, *arguments).out.splitlines()}

    assert names("--state", "unfinished") == {"left.jsonl"}
    assert names("--game", "alarun") == {"alarun_highest.jsonl"}
    assert names("--search", "LEFT") == {"left.jsonl"}
    assert run("matches", "--folder", folder, "--search", "nowhere").out.startswith("There is no such match")


@pytest.mark.parametrize(("arguments", "named"), [(("--state", "lost"), "'lost'"), (("--game", "whist"), "whist")])
def test_matches_refuses(refused, arguments, named):
    assert named in refused("matches", *arguments)
