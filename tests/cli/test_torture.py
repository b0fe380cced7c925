"""The command `torture`: a short part of the campaign, and that it finds what it looks for."""

import logging
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.cli.positions import random_moment
from game.cli.torture import mutators
from game.cli.torture.card_packs import card_packs
from game.cli.torture.files import _suffer
from game.cli.torture.kills import Lost, Victims
from game.cli.torture.loaded import Loaded, NotStood, check_position, check_sentence
from game.cli.torture.specimens import journals
from game.play.catalogue import GAMES
from game.play.session import Session
from game.scenes.entry import LOGGER
from game.store.places import ROOT
from game.store.words import Words

TEXT = b'{"seats":3,"hand":["ore 1","plant 2"]}\n{"record":"move","n":1,"text":"play ore 1"}\n'


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems have SIGKILL")
def test_a_few_kills_over_all_games_lose_nothing(run):
    said = run("torture", "kills", "--seed", 15, "--count", 5)
    assert said.code == 0, said.out
    assert "kills: 5 programs" in said.out


def test_a_few_spoilt_files_of_every_kind_are_stood(run):
    level = logging.getLogger(LOGGER).level
    said = run("torture", "files", "--seed", 15, "--count", 4)
    assert said.code == 0, said.out
    assert logging.getLogger(LOGGER).level == level < logging.CRITICAL, "errors are logged again"
    for game in GAMES:
        assert f"journals of {game}: 4 spoilt" in said.out


@pytest.mark.parametrize("game", GAMES)
def test_what_is_spoilt_could_be_played_on_before(tmp_path, game):
    for number, whole in enumerate(journals(game, tmp_path)):
        path = tmp_path / f"whole-{number}.jsonl"
        path.write_bytes(whole)
        with Session.resume(path) as session:
            assert not session.notices
            assert not session.read_only


@pytest.mark.parametrize("count", [40, pytest.param(300, marks=pytest.mark.slow)])
def test_broken_card_packs_are_answered_in_one_sentence_each(tmp_path, capsys, count):
    assert list(_suffer("card packs", tmp_path, card_packs(Words.load("en")), range(count))) == []
    said = capsys.readouterr().out
    refused, used = (int(re.search(rf"(\d+) {word}", said)[1]) for word in ("refused", "used"))
    assert refused + used == count and refused > used > 0


def test_what_is_transplanted_stands_under_the_same_key():
    plain = {"cards": {"moon": {"count": 2, "verbs": [{"do": "gain", "amount": 1}]}}}
    kin = mutators.kin_of({"count": 5, "verbs": [{"do": "draw", "amount": 3}]})
    for seed in range(30):
        found = mutators.transplant(plain, Random(seed), kin)
        assert found["cards"]["moon"]["count"] in {2, 5}
        assert all(
            verb["amount"] in {1, 3} and verb["do"] in {"gain", "draw"} for verb in found["cards"]["moon"]["verbs"]
        )


@pytest.mark.parametrize("arguments", [("dragons",), ("files", "--count", 0), ("files", "--seed", 2**63 - 1)])
def test_what_is_no_torture_is_refused(refused, arguments):
    refused("torture", *arguments)


@pytest.mark.parametrize("name", mutators.JOURNAL)
def test_a_mutator_depends_on_chance_alone_and_does_something(name):
    spoil = mutators.JOURNAL[name]
    spoilt = [spoil(TEXT, Random(seed)) for seed in range(12)]
    assert spoilt == [spoil(TEXT, Random(seed)) for seed in range(12)]
    assert any(each != TEXT for each in spoilt)
    assert isinstance(spoil(b"", Random(1)), bytes)


def test_a_case_that_is_not_stood_is_told_with_its_seed_and_place(capsys, tmp_path):
    def case(folder: Path, chance: Random) -> Loaded:
        if chance.random() < 0.5:
            random_moment("nonsense", 3, 1, 1, {})
        return Loaded(7, True)

    failures = list(_suffer("nonsense", tmp_path, case, range(10)))
    assert 0 < len(failures) < 10
    again = list(_suffer("nonsense", tmp_path, case, range(failures[-1].seed, failures[-1].seed + 1)))
    assert again == failures[-1:]
    assert "in catalogue.py:" in again[0].what
    assert (
        f"nonsense: 10 spoilt, {10 - len(failures)} used, 0 refused, {len(failures)} failed" in capsys.readouterr().out
    )


def test_answers_have_to_name_the_file_in_one_sentence():
    words = Words.load("en")
    check_sentence("a.yaml: seats: is missing", words, "a.yaml")
    for bad in ("seats: is missing", "a.yaml\n\nseats", "a.yaml" * 999):
        with pytest.raises(NotStood):
            check_sentence(bad, words, "a.yaml")


def test_a_position_that_cannot_be_played_on_is_found():
    moment = random_moment("cauldron15", 3, 1, 4, {})
    check_position(moment.controller, moment.position, Random(1))
    moment.position.hands[0] = moment.position.hands[1]
    with pytest.raises(Exception, match="somewhere else too"):
        check_position(moment.controller, moment.position, Random(1))


def test_a_shown_move_that_is_gone_is_found(tmp_path):
    victims = Victims(tmp_path)
    victims.kill_one(1)
    while not any(victims.shown.values()):
        victims.kill_one(1)
    name = next(name for name, shown in victims.shown.items() if shown)
    path = tmp_path / "matches" / name
    lines = path.read_bytes().split(b"\n")
    moves = [line for line in lines if b'"move"' in line]
    path.write_bytes(b"\n".join(lines[: lines.index(moves[0])]) + b"\n")
    with pytest.raises(Lost, match="were shown"):
        victims._check(name)


def test_a_program_in_play_knows_nothing_of_torture():
    asked = "import sys, game.cli, game.scenes.entry; print(*(name for name in sys.modules if 'torture.' in name))"
    command = [sys.executable, "-c", asked]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(said.split()[-1:]) <= {"game.cli.torture.ordeal"}
    assert "mutators" not in said
