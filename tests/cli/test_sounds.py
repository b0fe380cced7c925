"""The command `sounds`."""

import re
import wave
from pathlib import Path

import pytest

from game.scenes.entry import SOUNDS

GAMES = Path(__file__).resolve().parent.parent / "games"


def test_a_match_is_written_as_it_is_heard(run, tmp_path):
    said = run("sounds", "--match", GAMES / "cauldron15_lowest.jsonl", "--seconds", 3, "--out", tmp_path / "heard")
    assert said.code == 0
    assert re.fullmatch(r"cauldron15_lowest: 3 s, at most [1-8] voices, 0 samples too loud\n", said.out)
    with wave.open(str(tmp_path / "heard" / "cauldron15_lowest.wav")) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (48_000, 2, 2)
        assert abs(file.getnframes() - 3 * 48_000) < 2000
        assert any(file.readframes(file.getnframes()))


@pytest.mark.slow
def test_every_sound_and_every_table_is_written(run, tmp_path):
    said = run("sounds", "--seconds", 1, "--out", tmp_path)
    assert said.code == 0
    assert {path.stem for path in (tmp_path / "sounds").iterdir()} == {path.stem for path in SOUNDS.iterdir()}
    mixes = {path.stem for path in tmp_path.glob("*.wav")}
    assert mixes == {"title", "cauldron", "bubble_and_boil", "cauldron15", "alarun"}
    assert len(said.out.splitlines()) == len(mixes)


def test_a_folder_that_cannot_be_made_is_refused(refused, tmp_path):
    (tmp_path / "file").write_text("")
    assert "file" in refused("sounds", "--out", tmp_path / "file")


def test_a_match_that_is_none_is_refused(refused, tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_text("hiss\n")
    assert "match.jsonl" in refused("sounds", "--match", path, "--out", tmp_path / "heard")
