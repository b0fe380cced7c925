"""The sound list: what is heard of which event, and which files that takes."""

import re
from pathlib import Path

import msgspec
import pytest

from game.cli.check import sound_check
from game.rules.cauldron.events import Brewed, TheftFailed, TokenMoved
from game.rules.cauldron.token_places import STOCK, cellar, field, supply
from game.rules.cauldron15.events import Played, TrickWon
from game.store.content import BadContent
from game.store.places import ASSETS, CONFIG
from game.store.words import Words
from game.view.sound.sound_list import Cue, SoundList, music_file, seconds_of

DATA = CONFIG / "sounds.yaml"
FILES = ASSETS / "sounds"


class Seen(msgspec.Struct, frozen=True):
    target: int


@pytest.fixture(scope="module")
def sounds() -> SoundList:
    return SoundList.read(DATA)


def every_file(sounds: SoundList) -> set[str]:
    shorts = {file for name in sounds.shorts for file in sounds.files(name)}
    return shorts | set(sounds.loops) | {music_file(piece) for piece in sounds.music}


def test_there_is_a_file_for_every_sound_and_no_other(sounds):
    assert {path.stem for path in FILES.iterdir()} == every_file(sounds)
    assert sum(path.stat().st_size for path in FILES.iterdir()) <= 6 * 2**20


def test_every_sound_that_tells_something_says_it_in_words(sounds):
    words = Words.load("en")
    called = {
        Cue(rule.sound, step)
        for kinds in sounds.rules.values()
        for rules in kinds.values()
        for rule in rules
        if rule.sound is not None
        for step in range(1 if rule.step else 0, sounds.shorts[rule.sound].steps + 1)
    }
    lines = [words.say(cue.text_key) for cue in called | {Cue("prompt"), Cue("win")}]
    assert words.missed == set()
    assert len(set(lines)) == len(lines)


def test_every_sound_is_called_for(sounds):
    called = {rule.sound for kinds in sounds.rules.values() for rules in kinds.values() for rule in rules}
    code = [path.read_text() for folder in ("scenes", "view") for path in Path("game", folder).rglob("*.py")]
    named = {name for text in code for name in re.findall(r'(?:play|_hear|sound=|sound = )\(?"([a-z-]+)"', text)}
    assert set(sounds.shorts) - called - named == set()


def test_a_theft_that_fails_sounds_unlike_one_that_succeeds(sounds):
    failed = sounds.cue("cauldron", TheftFailed(0, 1), None)
    done = sounds.cue("cauldron", TokenMoved(2, supply(1), supply(0)), None)
    plain = sounds.cue("cauldron", TokenMoved(2, field(3), supply(0)), None)
    assert len({failed, done, plain, None}) == 4


def test_tokens_are_heard_by_where_they_go(sounds):
    heard = [
        sounds.cue("cauldron", TokenMoved(0, origin, target), None)
        for origin, target in ((field(5), supply(1)), (supply(0), cellar(0)), (supply(0), STOCK), (STOCK, supply(0)))
    ]
    assert heard == [Cue("harvest"), Cue("cellar"), Cue("drop"), Cue("drop")]


def test_a_great_brew_is_told_from_a_small_one(sounds):
    small, great = (sounds.cue("cauldron", Brewed(0, "oil", (0,) * 8, magik), None) for magik in (2, 9))
    assert (small, great) == (Cue("brew"), Cue("great_brew"))


@pytest.mark.parametrize("target", [12, 15])
def test_the_brew_sounds_higher_the_nearer_the_brim_is(sounds, target):
    steps = []
    for total in range(1, target + 8):
        cue = sounds.cue("cauldron15", Played(0, 3, total, 0, "lead", 0), Seen(target))
        assert cue is not None
        steps.append(cue.step)
    assert steps == sorted(steps)
    assert steps[0] == 1
    assert steps[target - 2] == steps[-1] == 4


def test_the_three_ends_of_a_trick_sound_different(sounds):
    cues = {sounds.cue("cauldron15", TrickWon(0, case, 15, 0, ()), Seen(15)) for case in ("below", "exact", "over")}
    assert len(cues) == 3


def test_an_unknown_game_or_event_is_silent(sounds):
    assert sounds.cue("halma", TheftFailed(0, 1), None) is None
    assert sounds.cue("alarun", TheftFailed(0, 1), None) is None


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("TheftFailed: spotted", "TheftFailed: clatter", "heard.cauldron.TheftFailed: there is no sound 'clatter'"),
        ("TheftFailed: spotted", "TheftFailed: {}", "heard.cauldron.TheftFailed: has either a sound or a reason"),
        ("TheftFailed: spotted", "TheftFailed: rise", "heard.cauldron.TheftFailed: 'rise' needs a step"),
        ("TheftFailed: spotted", "TheftFailed: []", "heard.cauldron.TheftFailed: the last rule has to hold always"),
        ("title: {loop: hearth", "title: {loop: hell", "scenes.title: names a loop or a piece that there is not"),
        ("hover: {takes: 3", "hover: {takes: many", "events.hover.takes"),
        ("loops:", "bangs:", "bangs"),
    ],
)
def test_a_wrong_list_is_refused_with_file_and_key(tmp_path, old, new, complaint):
    path = tmp_path / "sounds.yaml"
    path.write_text(DATA.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        SoundList.read(path)
    assert str(path) in str(caught.value)
    assert complaint in str(caught.value)


def test_what_is_no_ogg_has_no_length(tmp_path):
    path = tmp_path / "noise.ogg"
    path.write_bytes(b"hiss" * 100)
    with pytest.raises(ValueError, match=r"noise\.ogg is no Ogg file"):
        seconds_of(path)


def test_a_sound_without_its_file_is_named_by_the_check(tmp_path, monkeypatch):
    monkeypatch.setattr(sound_check, "ASSETS", tmp_path)
    (tmp_path / "sounds").mkdir()
    for path in FILES.iterdir():
        if path.stem != "seal":
            (tmp_path / "sounds" / path.name).symlink_to(path)
    (tmp_path / "sounds" / "omen.ogg").unlink()
    (tmp_path / "sounds" / "omen.ogg").write_bytes(b"hiss")
    words = Words.load("en")
    assert [words.say(complaint) for complaint in sound_check.check_sounding()] == [
        "assets/sounds: 'seal.ogg' is missing or is no sound.",
        "assets/sounds: 'omen.ogg' is missing or is no sound.",
    ]
