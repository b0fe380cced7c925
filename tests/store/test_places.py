"""Files go where the system or the player wants them, as a whole or not at all."""

import os
import sys
from pathlib import Path

import pytest

from game.core.reason import reason
from game.store.places import BESIDE, CONFIG, ROOT, Places, is_writable, set_aside, sweep, write_atomically
from game.store.trouble import DiskTrouble, disk_trouble


def test_the_program_finds_its_own_files() -> None:
    assert (ROOT / "main.py").is_file()
    assert (CONFIG / "settings.yaml").is_file()


def test_a_home_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOUR_CAULDRONS_HOME", str(tmp_path))
    places = Places.standard()
    assert places == Places.under(tmp_path)
    assert places.matches.parent == tmp_path
    monkeypatch.delenv("FOUR_CAULDRONS_HOME")
    assert tmp_path not in Places.standard().settings.parents
    assert list(tmp_path.iterdir()) == []


def no_home() -> str:
    raise KeyError("getpwuid(): uid not found: 4711")


@pytest.mark.skipif(sys.platform == "win32", reason="elsewhere homes are found in another way")
def test_without_a_home_files_go_beside_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FOUR_CAULDRONS_HOME", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", lambda uid: no_home())
    places = Places.standard()
    assert places.settings.parent == BESIDE
    assert places.notice == reason("store.places.beside", path=str(BESIDE))
    assert not BESIDE.exists()


def test_a_home_that_cannot_be_written_to_is_replaced_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("FOUR_CAULDRONS_HOME", str(tmp_path / "file" / "home"))
    places = Places.standard()
    assert places.settings.parent == BESIDE
    monkeypatch.setattr("game.store.places.BESIDE", tmp_path / "file" / "saved")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    places = Places.standard()
    assert places.settings.parent.parent == tmp_path
    assert places.notice is not None
    assert places.notice.key == "store.places.temporary"
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "file"))
    assert Places.standard().notice is not None


def test_a_folder_that_nobody_may_enter_or_write_to_is_not_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_writable(tmp_path / "new" / "deep")
    forbidden = tmp_path / "home"
    forbidden.mkdir()
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != forbidden)
    assert not is_writable(forbidden / "new" / "deep")
    assert is_writable(tmp_path / "new")


def test_what_killed_programs_left_is_swept_up_and_nothing_else(tmp_path: Path) -> None:
    for name in (".a.yaml.17.tmp", ".b.yaml.17.tmp", "c.yaml.17.tmp", ".d.tmp", "e.yaml"):
        (tmp_path / name).write_text("")
        if not name.startswith(".b"):
            os.utime(tmp_path / name, (1, 1))
    sweep(tmp_path)
    sweep(tmp_path / "none")
    assert sorted(each.name for each in tmp_path.iterdir()) == [".b.yaml.17.tmp", ".d.tmp", "c.yaml.17.tmp", "e.yaml"]


def test_writing_replaces_the_whole_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file.yaml"
    write_atomically(path, b"first")
    write_atomically(path, b"second")
    assert path.read_bytes() == b"second"
    assert [each.name for each in path.parent.iterdir()] == ["file.yaml"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    path.mkdir()
    with pytest.raises(DiskTrouble):
        write_atomically(path, b"a folder cannot be replaced by a file")
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]


def test_nothing_set_aside_is_overwritten(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        path = tmp_path / "x.jsonl"
        path.write_text(str(number))
        assert set_aside(path).name == f"x.jsonl.broken-{number}"
    assert (tmp_path / "x.jsonl.broken-1").read_text() == "1"


@pytest.mark.parametrize(
    ("number", "key"), [(28, "store.disk.full"), (30, "store.disk.forbidden"), (5, "store.disk.failed")]
)
def test_disk_errors_are_told_apart(number: int, key: str) -> None:
    trouble = disk_trouble(OSError(number, "cause"), Path("x"))
    assert trouble.reason.key == key
    assert str(trouble).startswith(f"{key} path=x")
