"""Packs are kept whole beside the matches that were played with them, and go when no match names them."""

import os
from pathlib import Path

import pytest

from game.cli.torture.card_packs import png
from game.store.content import BadContent
from game.store.journal import Journal
from game.store.library import Library
from game.store.packs.kept_packs import KEPT, LONG_KEPT, keep, kept_packs
from game.store.packs.pack_files import OUR_PACKS, PackFile, read_pack
from game.store.places import SOON_WRITTEN
from game.store.records import FORMAT, Header
from game.store.seat_plans import SeatPlan
from game.store.shelf import KEPT_ASIDE, Shelf
from game.store.trouble import DiskTrouble

GARDEN = (OUR_PACKS / "herb_garden.yaml").read_text(encoding="utf-8")


def written(folder: Path, name: str = "mine", text: str = GARDEN) -> PackFile:
    """Return a pack that is a file."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return read_pack(path)


def copies(matches: Path) -> list[Path]:
    return sorted((matches / KEPT).iterdir())


def age(path: Path, seconds: float) -> None:
    """Let a file or folder have been written so long ago."""
    then = path.stat().st_mtime - seconds
    os.utime(path, (then, then))


def begun(folder: Path, packs: tuple[str, ...]) -> Path:
    """Return the journal of a match with packs."""
    header = Header(FORMAT, "cauldron", {}, (SeatPlan("Ana", "person", "plum"),), 1, "abc", packs=packs)
    journal = Journal.create(folder / "match.jsonl", header)
    journal.close()
    return journal.path


def test_a_pack_with_pictures_is_kept_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "mine"
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text(GARDEN, encoding="utf-8")
    (folder / "dew.png").write_bytes(png(64, 40))
    pack = read_pack(folder)
    for _ in range(2):
        keep(pack, tmp_path / "matches")
    (kept,) = kept_packs(tmp_path / "matches")
    assert isinstance(kept, PackFile)
    assert (kept.id, kept.plain, kept.words) == (pack.id, pack.plain, pack.words)
    assert Path(kept.pictures["dew.png"]).read_bytes() == (folder / "dew.png").read_bytes()
    assert len(copies(tmp_path / "matches")) == 1
    keep(kept, tmp_path / "matches")
    assert [each.plain for each in kept_packs(tmp_path / "matches") if isinstance(each, PackFile)] == [pack.plain]


def test_a_changed_pack_takes_the_place_of_its_copy_and_of_no_other(tmp_path: Path) -> None:
    keep(written(tmp_path / "own", "other"), tmp_path)
    keep(written(tmp_path / "own"), tmp_path)
    keep(changed := written(tmp_path / "own", text=GARDEN.replace("amount: 3", "amount: 4")), tmp_path)
    kept = {each.id: each for each in kept_packs(tmp_path) if isinstance(each, PackFile)}
    assert kept.keys() == {"mine", "other"} and kept["mine"].plain == changed.plain
    assert len(copies(tmp_path)) == 2


def test_a_pack_that_was_changed_since_it_was_read_is_not_kept(tmp_path: Path) -> None:
    pack = written(tmp_path / "own")
    written(tmp_path / "own", text=GARDEN.replace("amount: 3", "amount: 4"))
    with pytest.raises(BadContent, match=r"mine\.yaml: is another one"):
        keep(pack, tmp_path)
    assert copies(tmp_path) == []
    Path(pack.path).unlink()
    with pytest.raises(DiskTrouble):
        keep(pack, tmp_path)


def test_a_spoilt_copy_is_told_of_and_written_anew(tmp_path: Path) -> None:
    pack = written(tmp_path / "own")
    keep(pack, tmp_path)
    (copy,) = copies(tmp_path)
    (copy / "mine" / "mine.yaml").write_text("game: [", encoding="utf-8")
    (fault,) = kept_packs(tmp_path)
    assert isinstance(fault, BadContent) and "mine.yaml" in str(fault)
    keep(pack, tmp_path)
    (kept,) = kept_packs(tmp_path)
    assert isinstance(kept, PackFile) and kept.plain == pack.plain


def test_where_no_folder_can_be_nothing_is_kept_and_nothing_found(tmp_path: Path) -> None:
    (tmp_path / KEPT).write_bytes(b"no folder")
    with pytest.raises(DiskTrouble):
        keep(written(tmp_path / "own"), tmp_path)
    assert list(kept_packs(tmp_path)) == []
    assert Shelf(tmp_path).open() == []


def test_halves_that_killed_programs_left_are_no_packs_and_are_swept(tmp_path: Path) -> None:
    half = tmp_path / KEPT / ".0123456789abcdef.77.tmp"
    written(tmp_path / "own")
    (half / "mine").mkdir(parents=True)
    (half / "mine" / "mine.yaml").write_text(GARDEN[:300], encoding="utf-8")
    Library(tmp_path).sweep()
    assert list(kept_packs(tmp_path)) == [] and half.is_dir()
    age(half, SOON_WRITTEN + 5)
    Library(tmp_path).sweep()
    assert copies(tmp_path) == []


def test_a_copy_goes_once_no_match_on_the_shelf_or_put_aside_names_it(tmp_path: Path) -> None:
    keep(written(tmp_path / "own"), tmp_path)
    (copy,) = copies(tmp_path)
    begun(tmp_path, ("mine",))
    age(copy, LONG_KEPT + 5)
    shelf = Shelf(tmp_path)
    (match,) = shelf.open()
    shelf.put_aside(match)
    shelf.open()
    assert copy.is_dir()
    later = copy.stat().st_mtime + LONG_KEPT + KEPT_ASIDE + 100
    assert Shelf(tmp_path, lambda: later).open() == []
    assert copies(tmp_path) == []


def test_a_fresh_copy_waits_for_its_match_and_one_beside_a_broken_journal_stays(tmp_path: Path) -> None:
    keep(written(tmp_path / "own"), tmp_path)
    (copy,) = copies(tmp_path)
    Shelf(tmp_path).open()
    assert copy.is_dir()
    age(copy, LONG_KEPT + 5)
    (tmp_path / "broken.jsonl").write_bytes(b"{")
    Shelf(tmp_path).open()
    assert copy.is_dir()
