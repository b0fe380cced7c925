"""Pack files: what a folder of packs may hold, and pictures that any decoder reads safely."""

import struct
import zlib
from pathlib import Path

import pytest

from game.cli.torture.card_packs import png
from game.store.content import BadContent
from game.store.packs.pack_files import MOST_FOLDER, MOST_PACKS, MOST_TEXT, OUR_PACKS, read_pack, read_packs
from game.store.packs.png_check import LARGEST, png_fault

GARDEN = (OUR_PACKS / "herb_garden.yaml").read_bytes()
WHOLE = png(32, 20)


def with_head(width: int = 32, height: int = 20, *rest: int) -> bytes:
    """Return the picture with another header."""
    body = struct.pack(">IIBBBBB", width, height, *(rest or (8, 6, 0, 0, 0)))
    head = struct.pack(">I", 13) + b"IHDR" + body + struct.pack(">I", zlib.crc32(b"IHDR" + body))
    return WHOLE[:8] + head + WHOLE[8 + len(head) :]


def test_a_whole_picture_is_taken() -> None:
    assert png_fault(WHOLE) is None


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"GIF89a" + WHOLE, "no PNG"),
        (WHOLE[:-6], "cut off"),
        (WHOLE[:40] + bytes([WHOLE[40] ^ 1]) + WHOLE[41:], "cut off"),
        (with_head(32, 21), "cut off"),
        (with_head(4, 20), "measures 4×20 px"),
        (with_head(LARGEST + 1, 20), f"expected 16 to {LARGEST}"),
        (with_head(32, 20, 16, 6, 0, 0, 0), "8 bits"),
        (with_head(32, 20, 8, 3, 0, 0, 0), "palette"),
        (with_head(32, 20, 8, 6, 0, 0, 1), "interlacing"),
    ],
)
def test_a_picture_that_is_none_is_told_of(data: bytes, fault: str) -> None:
    assert fault in (png_fault(data) or "")


def folder_of(place: Path, **files: bytes) -> Path:
    """Return a folder of a pack with files beside its own."""
    folder = place / "garden"
    folder.mkdir()
    (folder / "garden.yaml").write_bytes(GARDEN)
    for name, data in files.items():
        (folder / name.replace("_png", ".png")).write_bytes(data)
    return folder


def test_a_folder_brings_its_pictures(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, moon_png=WHOLE)
    assert read_pack(folder).pictures == {"moon.png": str(folder / "moon.png")}


@pytest.mark.parametrize(
    ("name", "data", "fault"),
    [
        ("notes", b"x", "a pack is its YAML file and at most"),
        ("moon_png", b"\x89PNG", "is no PNG picture"),
        ("moon_png", bytes(MOST_FOLDER), "with it garden is larger than 2 MiB"),
    ],
)
def test_a_folder_with_something_else_is_refused(name: str, data: bytes, fault: str, tmp_path: Path) -> None:
    folder = folder_of(tmp_path, **{name: data})
    with pytest.raises(BadContent, match=fault) as refusal:
        read_pack(folder)
    assert str(folder / name.replace("_png", ".png")) in str(refusal.value)


@pytest.mark.parametrize("name", ["My Pack", "a__b", "x" * 25, "é"])
def test_a_pack_is_called_by_few_letters(name: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.yaml").write_bytes(GARDEN)
    with pytest.raises(BadContent, match="a pack is called by"):
        read_pack(tmp_path / f"{name}.yaml")


def test_a_large_text_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "large.yaml").write_bytes(GARDEN + b"# " + bytes(MOST_TEXT))
    with pytest.raises(BadContent, match="is larger than 256 KiB"):
        read_pack(tmp_path / "large.yaml")


def test_more_packs_than_any_shelf_holds_are_left_out(tmp_path: Path) -> None:
    for number in range(MOST_PACKS + 2):
        (tmp_path / f"pack_{number:02}.yaml").write_bytes(GARDEN)
    found = list(read_packs(tmp_path))
    assert [isinstance(each, BadContent) for each in found] == [False] * MOST_PACKS + [True]
