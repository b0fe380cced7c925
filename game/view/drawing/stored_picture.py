"""Stored pictures: small ones that are kept as PNG files and drawn again."""

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryFile

import pygame

from game.store.places import read_bytes, write_atomically
from game.store.trouble import DiskTrouble, disk_trouble

MOST_BYTES = 4 << 20


def store_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a picture as a PNG file; raise DiskTrouble."""
    try:
        png = png_of(surface)
    except OSError as error:
        raise disk_trouble(error, path) from error
    write_atomically(path, png)


def png_of(surface: pygame.Surface) -> bytes:
    """Return a picture as the content of a PNG file; raise OSError where the disk has no room to write it.

    It goes through a file of the system: pygame-ce 2.5 never frees what it writes into a file of Python's.
    """
    with TemporaryFile() as file:
        try:
            pygame.image.save(surface, file, "picture.png")
        except pygame.error as error:
            raise OSError(str(error)) from error
        file.seek(0)
        return file.read()


def stored_picture(path: Path) -> pygame.Surface | None:
    """Return the picture of a PNG file, or None where there is none that can be read."""
    try:
        surface = pygame.image.load(BytesIO(read_bytes(path, MOST_BYTES)), "picture.png")
    except (DiskTrouble, pygame.error, ValueError):
        return None
    return surface if min(surface.get_size()) > 0 else None
