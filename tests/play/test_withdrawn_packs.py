"""Matches outlive their card packs: with the copy that was kept of a pack they are looked at, judged and played on."""

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playing import WORDS
from test_packs import GARDEN, HEXES

from game.core.reason import reason
from game.play.adviser import Adviser
from game.play.bad_input import BadInput
from game.play.match import new_match, parse_seats
from game.play.moments import Moment
from game.play.pack_registry import complaints, installed, offered, pack_named, packs_for, with_packs
from game.play.packs.pack_shelf import install_packs
from game.play.session import Session
from game.play.shelf.branching import play_on
from game.play.shelf.strangers import add_stranger
from game.play.thinker import Thinker
from game.store.journal import read_journal
from game.store.library import Library
from game.store.packs.kept_packs import KEPT, kept_packs
from game.store.packs.pack_files import PackFile
from game.store.places import ROOT
from game.store.shelf import Shelf
from game.store.trouble import BadSave

SEATS = parse_seats("greedy,greedy", WORDS)

TEXTS = {"cauldron": GARDEN, "bubble_and_boil": HEXES}


class Home:
    """The folders of a player."""

    def __init__(self, folder: Path) -> None:
        self.own, self.matches = folder / "own", folder / "matches"
        self.own.mkdir()
        self.library = Library(self.matches)

    def start(self) -> None:
        """Begin the program anew."""
        install_packs(self.own, self.matches)

    def write(self, text: str = GARDEN) -> None:
        (self.own / "mine.yaml").write_text(text, encoding="utf-8")
        self.start()

    def withdraw(self) -> None:
        (self.own / "mine.yaml").unlink()
        self.start()

    def begin(self, game: str = "cauldron", moves: int = 30) -> Path:
        """Return the journal of a match with the pack of which so many moves were made."""
        session = Session.begin(new_match(game, SEATS, seed=4, packs=["mine"]), self.library)
        with session:
            for _ in range(moves):
                session.play(Adviser().answer(session.thinking_task()).move)
        assert session.path is not None
        return session.path


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.mark.parametrize("game", TEXTS)
def test_a_match_whose_pack_is_gone_is_looked_at_whole_and_goes_on(home: Home, game: str) -> None:
    home.write(TEXTS[game])
    path = home.begin(game)
    before = Session.read(path)
    home.withdraw()
    after = Session.read(path)
    assert not after.notices and after.match == before.match
    moment: Moment | None = before.moments.first
    seen = 0
    while moment is not None:
        assert after.moments.observe(0, moment) == before.moments.observe(0, moment)
        moment, seen = before.moments.after(moment), seen + 1
    assert seen > before.move_count == 30
    with Session.resume(path) as again:
        again.play(Adviser().answer(again.thinking_task()).move)
    assert Session.read(path).move_count == before.move_count + 1
    branched = play_on(after, 10, SEATS, home.library)
    branched.close()
    assert branched.match.packs == ("mine",)


def test_a_withdrawn_pack_is_known_and_not_offered(home: Home) -> None:
    home.write()
    home.begin()
    home.withdraw()
    assert "mine" not in {pack.id for pack in (*offered(), *packs_for("cauldron"))}
    assert pack_named("mine", "cauldron").withdrawn and complaints() == ()
    assert with_packs(WORDS).say("pack.mine.name") == "Herb Garden"
    with pytest.raises(BadInput) as refusal:
        new_match("cauldron", SEATS, packs=["mine"])
    assert refusal.value.reason.key == "play.pack.unknown"


def test_the_worker_thinks_with_a_withdrawn_pack(home: Home) -> None:
    home.write()
    path = home.begin()
    home.withdraw()
    task = Session.read(path).thinking_task()
    thinker = Thinker()
    thinker.ask(task)
    assert thinker.wait().move == Adviser().answer(task).move
    thinker.close()


def test_a_pack_that_comes_back_takes_its_place_and_a_changed_one_is_other_rules(home: Home) -> None:
    home.write()
    path = home.begin()
    home.withdraw()
    home.write()
    assert not pack_named("mine", "cauldron").withdrawn and not Session.read(path).notices
    home.write(GARDEN.replace("amount: 3", "amount: 4"))
    assert reason("play.resume.other_rules") in Session.read(path).notices
    Session.resume(path).close()
    home.withdraw()
    assert not Session.read(path).notices, "the copy is that of the rules it goes on under"


def test_a_match_whose_pack_was_never_kept_is_refused_as_before(home: Home) -> None:
    home.write()
    path = home.begin()
    shutil.rmtree(home.matches / KEPT)
    home.withdraw()
    with pytest.raises(BadSave) as refusal:
        Session.read(path)
    assert refusal.value.reason.key == "play.resume.pack"


@pytest.mark.parametrize(
    ("old", "new"), [("game: cauldron", "game: ["), ("do: sow", "do: mow"), ("name: Compost", f"name: {'C' * 60}")]
)
def test_a_bad_copy_is_one_sentence_in_the_log_and_its_match_is_refused(
    home: Home, caplog: pytest.LogCaptureFixture, old: str, new: str
) -> None:
    home.write()
    path = home.begin(moves=3)
    (copy,) = (home.matches / KEPT).glob("*/mine/mine.yaml")
    assert old in GARDEN
    copy.write_text(GARDEN.replace(old, new, 1), encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        home.withdraw()
    (told,) = caplog.messages
    assert str(copy) in told and "\n" not in told
    assert complaints() == ()
    with pytest.raises(BadSave) as refusal:
        Session.resume(path)
    assert refusal.value.reason.key == "play.resume.pack"


def test_a_stranger_s_match_outlives_its_pack_too(home: Home, tmp_path: Path) -> None:
    home.write()
    source = home.begin().rename(tmp_path / "theirs.jsonl")
    shutil.rmtree(home.matches)
    name = add_stranger(Shelf(home.matches), source)
    home.withdraw()
    assert Session.read(home.matches / name).move_count == 30


def test_a_refused_stranger_leaves_no_copy(home: Home, tmp_path: Path) -> None:
    home.write()
    source = home.begin().rename(tmp_path / "theirs.jsonl")
    shutil.rmtree(home.matches)
    source.write_bytes(source.read_bytes().replace(b'"seed":4', b'"seed":5'))
    with pytest.raises(BadSave):
        add_stranger(Shelf(home.matches), source)
    assert not (home.matches / KEPT).exists()


def test_our_packs_are_there_themselves(home: Home) -> None:
    home.start()
    Session.begin(new_match("cauldron", SEATS, seed=4, packs=["moon_deck"]), home.library).close()
    home.start()
    assert {pack.id: pack.withdrawn for pack in installed()} == {"herb_garden": False, "moon_deck": False}


@pytest.mark.skipif(sys.platform == "win32", reason="only POSIX systems have SIGKILL")
def test_killing_between_copy_and_journal_leaves_both_whole(home: Home) -> None:
    chance = Random(19)
    paths = os.pathsep.join([str(ROOT), str(Path(__file__).parent)])
    program = str(Path(__file__).with_name("keeping.py"))
    for _ in range(4):
        with subprocess.Popen(
            [sys.executable, program, str(home.own), str(home.matches)],
            env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, bufsize=0,
        ) as killed:  # fmt: skip
            assert killed.stdout is not None
            for _ in range(chance.randrange(1, 6)):
                assert killed.stdout.readline() == b"begun\n"
            for _ in range(chance.randrange(100_000)):
                pass
            killed.kill()
        kept = list(kept_packs(home.matches))
        assert kept and all(isinstance(each, PackFile) and each.id == "mine" for each in kept)
        home.start()
        home.withdraw()
        for path in home.matches.glob("*.jsonl"):
            assert read_journal(path).header.packs == ("mine",)
            Session.read(path)
