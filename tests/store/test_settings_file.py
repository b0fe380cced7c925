"""Settings survive broken files, later versions and full disks."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.store.content import BadContent
from game.store.seat_plans import SeatPlan
from game.store.settings import LastSetup, SettingsFile, choices
from game.store.trouble import DiskTrouble

SETUP = LastSetup((SeatPlan("Ana", "person", "plum"), SeatPlan("Zelma", "master", "moss")), {"hand": "7"})


def test_without_a_file_the_defaults_hold_and_nothing_is_written(tmp_path: Path) -> None:
    file = SettingsFile.load(tmp_path / "deep" / "settings.yaml")
    assert (file.current.text_size, file.current.free_undo, file.current.motion) == (100, True, 1.0)
    assert file.notices == []
    assert list(tmp_path.iterdir()) == []


def test_changes_are_there_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.yaml"
    file = SettingsFile.load(path)
    file.change(
        text_size=130, window=(1920, 1080), bell="off", last_game="cauldron15", last_setups={"cauldron15": SETUP}
    )
    file.change(reduced_motion=True)
    again = SettingsFile.load(path)
    assert again.current == file.current
    assert again.notices == []
    assert (again.current.text_size, again.current.motion) == (130, 0.0)
    assert again.current.last_setups == {"cauldron15": SETUP}
    assert [each.name for each in path.parent.iterdir()] == ["settings.yaml"]


def test_what_is_as_by_default_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    file = SettingsFile.load(path)
    file.change(text_size=115, high_contrast=True)
    file.change(text_size=100)
    assert path.read_text("utf-8") == "high_contrast: true\n"


def test_keys_of_a_later_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("text_size: 115\nsound: {bells: 70, voice: '1.5'}\nladder: [1, x]\n")
    file = SettingsFile.load(path)
    assert file.notices == []
    file.change(fullscreen=True)
    kept = "sound:\n  bells: 70\n  voice: '1.5'\nladder: [1, x]\n"
    assert path.read_text("utf-8") == f"{kept}fullscreen: true\ntext_size: 115\n"


def test_a_broken_file_is_set_aside_under_a_fresh_name(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    for number, broken in enumerate(["text_size: [115", "[]", ""], start=1):
        path.write_text(broken)
        file = SettingsFile.load(path)
        assert [notice.key for notice in file.notices] == ["store.settings.broken"]
        assert f"settings.yaml.broken-{number}" in str(file.notices)
        assert file.current == SettingsFile.load(tmp_path / "none").current
        assert (tmp_path / f"settings.yaml.broken-{number}").read_text() == broken
        assert not path.exists()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("text_size: 117", "text_size"),
        ("language: xx", "language"),
        ("language: ../../etc", "language"),
        ("window: [100000, 100000]", "window"),
        ("window: [0, -5]", "window"),
        ("window: [1280]", "window"),
        ("bell: 18446744073709551616", "bell"),
        ("fullscreen: 1", "fullscreen"),
        ("last_game: [1]", "last_game"),
        ("last_setups: 7", "last_setups"),
        ("last_setups: {alarun: {seats: [{name: A, kind: person, colour: pink}], options: {}}}", "colour"),
        ("last_setups: {alarun: {seats: [{name: 7, kind: person, colour: plum}], options: {}}}", "name"),
        ("last_setups: {alarun: {seats: [], options: {}, moons: 3}}", "moons"),
        (
            "last_setups: {alarun: {seats: [{name: " + "n" * 999 + ", kind: person, colour: plum}], options: {}}}",
            "name",
        ),
    ],
)
def test_a_value_that_cannot_be_falls_back_and_is_named_and_the_others_hold(
    tmp_path: Path, line: str, key: str
) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text(f"{line}\nhigh_contrast: true\nfuture: 1\n")
    file = SettingsFile.load(path)
    (notice,) = file.notices
    complaint, kept = (str(value) for _, value in notice.args)
    assert (notice.key, kept) == ("store.settings.value", "settings.yaml.broken-1")
    assert str(path) in complaint
    assert key in complaint
    assert (tmp_path / kept).read_text().startswith(line)
    assert file.current == replace(SettingsFile.load(tmp_path / "none").current, high_contrast=True)
    assert path.read_text("utf-8") == "future: 1\nhigh_contrast: true\n"
    assert SettingsFile.load(path).notices == []
    file.change(fullscreen=True)
    assert path.read_text("utf-8") == "future: 1\nfullscreen: true\nhigh_contrast: true\n"


def test_a_bad_setup_of_one_game_leaves_those_of_the_others(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    SettingsFile.load(path).change(last_setups={"cauldron15": SETUP, "alarun": SETUP})
    path.write_text(path.read_text("utf-8").replace("plum", "pink", 1))
    assert SettingsFile.load(path).current.last_setups == {"alarun": SETUP}


def test_settings_that_are_no_file_are_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    for make in (Path.mkdir, *([os.mkfifo] if hasattr(os, "mkfifo") else [])):
        make(path)
        assert [notice.key for notice in SettingsFile.load(path).notices] == ["store.settings.broken"]
        assert not path.exists()


def test_impossible_values_are_refused(tmp_path: Path) -> None:
    file = SettingsFile.load(tmp_path / "settings.yaml")
    with pytest.raises(BadContent, match="settings: text_size: Invalid enum value 117"):
        file.change(text_size=117)
    assert file.current.text_size == 100
    assert choices("text_size") == (100, 115, 130)
    assert choices("fullscreen") == (False, True)


def test_where_nothing_can_be_written_the_values_hold_and_the_player_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    file = SettingsFile.load(blocked / "settings.yaml")
    with pytest.raises(DiskTrouble) as caught:
        file.change(fullscreen=True)
    assert caught.value.reason.key == "store.disk.failed"
    assert file.current.fullscreen
