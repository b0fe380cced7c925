"""Files go where the system or the player wants them, as a whole or not at all."""

from pathlib import Path

import pytest

from game.store.places import CONFIG, ROOT, Places, set_aside, write_atomically
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
