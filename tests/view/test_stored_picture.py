"""Small pictures are written and read as PNG files, and what was written does not stay in memory."""

import tracemalloc
from pathlib import Path
from random import Random

import pygame
import pytest

from game.store.trouble import DiskTrouble
from game.view.drawing.stored_picture import png_of, store_picture, stored_picture

SIDE = 96


@pytest.fixture
def noise() -> pygame.Surface:
    """A picture that no encoding makes small."""
    return pygame.image.frombytes(Random(1).randbytes(SIDE * SIDE * 4), (SIDE, SIDE), "RGBA")


def test_what_is_stored_is_read_again(noise: pygame.Surface, tmp_path: Path) -> None:
    store_picture(noise, tmp_path / "match.png")
    found = stored_picture(tmp_path / "match.png")
    assert found is not None
    assert pygame.image.tobytes(found, "RGBA") == pygame.image.tobytes(noise, "RGBA")


def test_pictures_that_were_written_leave_nothing_in_memory(noise: pygame.Surface) -> None:
    one = len(png_of(noise))
    tracemalloc.start()
    try:
        for _ in range(8):
            png_of(noise)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < one


def test_a_folder_in_the_way_is_told(noise: pygame.Surface, tmp_path: Path) -> None:
    (tmp_path / "match.png").mkdir()
    with pytest.raises(DiskTrouble):
        store_picture(noise, tmp_path / "match.png")
