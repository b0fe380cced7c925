"""The commands `play`, `watch` and `shot`."""

import os
import subprocess
import sys

import pytest

from game.cli.shot import SCENES
from game.scenes import entry
from game.store.places import HOME_VARIABLE, ROOT
from game.tables.pictures import PICTURES


@pytest.mark.parametrize(
    "arguments",
    [
        ("play",),
        ("play", "cauldron15"),
        ("watch", "cauldron15", "--seats", "greedy,greedy"),
    ],
)
def test_without_a_screen_a_sentence_says_what_to_do(arguments, tmp_path):
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    machine = {name: value for name, value in os.environ.items() if name not in screens}
    told = subprocess.run(
        [sys.executable, "main.py", *arguments],
        cwd=ROOT,
        env=machine | {HOME_VARIABLE: str(tmp_path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
    assert "make demo" in told.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("play", "whist"), "whist"),
        (("play", "--seats", "Ana,greedy"), "Name the game"),
        (("play", "--option", "help"), "Name the game"),
        (("play", "cauldron15", "--seed", 7), "--seats"),
        (("play", "cauldron15", "--seats", "Ana"), "2"),
        (("play", "cauldron15", "--seats", "Ana,Ana"), "Ana"),
        (("play", "cauldron15", "--seats", "master,greedy=Ana"), "ana"),
        (("play", "cauldron15", "--seats", "Ana,greedy", "--option", "hand=1"), "8"),
        (("watch", "cauldron15"), "--seats"),
        (("watch", "cauldron15", "--seats", "Ana,greedy"), "Ana"),
    ],
)
def test_matches_that_cannot_be_opened_are_refused(refused, arguments, named):
    assert named in refused(*arguments)


def test_a_game_without_a_table_is_not_drawn(refused, monkeypatch, tmp_path):
    monkeypatch.delitem(PICTURES, "alarun")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for command in (("play", "alarun"), ("shot", "title", "--game", "alarun", "--out", tmp_path / "picture.png")):
        assert "'alarun' has no table" in refused(*command)


def test_play_lists_options(run):
    assert "all_over" in run("play", "cauldron15", "--option", "help").out


def test_a_scene_is_drawn_in_the_wanted_size(run, tmp_path):
    out = tmp_path / "table.png"
    said = run("shot", "table", "--out", out, "--seats", 3, "--moves", 5)
    assert said == (0, "", "")
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)] == [1280, 720]


def test_the_scenes_of_the_help_are_those_that_can_be_drawn():
    assert set(SCENES) == set(entry.SCENES)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("kitchen",), "kitchen"),
        (("title", "--size", "big"), "'big'"),
        (("title", "--size", "10x10"), "10x10"),
        (("title", "--lang", "xx"), "'xx'"),
        (("table", "--game", "whist"), "whist"),
        (("table", "--option", "sauce=hot"), "sauce"),
        (("table", "--match", "none.jsonl"), "none.jsonl"),
        (("results", "--moves", 9), "not over"),
    ],
)
def test_pictures_that_cannot_be_drawn_are_refused(refused, tmp_path, arguments, named):
    out = tmp_path / "picture.png"
    assert named in refused("shot", *arguments, "--out", out)
    assert not out.exists()


def test_a_picture_that_cannot_be_written_is_refused(refused, tmp_path):
    assert "picture.png" in refused("shot", "table", "--out", tmp_path / "nowhere" / "picture.png")


def test_a_moment_that_a_match_has_not(run, refused, tmp_path):
    match = tmp_path / "match.jsonl"
    run("record", "cauldron15", "--seats", "greedy,greedy", "--seed", 1, "--out", match)
    assert "5000" in refused("shot", "table", "--match", match, "--moves", 5000, "--out", tmp_path / "picture.png")
