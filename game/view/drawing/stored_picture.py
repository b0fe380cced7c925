"""Stored pictures: small ones that are kept as PNG files and drawn again."""

from io import BytesIO
from pathlib import Path

import pygame

from game.store.places import read_bytes, write_atomically
from game.store.trouble import DiskTrouble

MOST_BYTES = 4 << 20


def store_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a picture as a PNG file; raise DiskTrouble."""
    png = BytesIO()
    pygame.image.save(surface, png, "picture.png")
    write_atomically(path, png.getvalue())


def stored_picture(path: Path) -> pygame.Surface | None:
    """Return the picture of a PNG file, or None where there is none that can be read."""
    try:
        surface = pygame.image.load(BytesIO(read_bytes(path, MOST_BYTES)), "picture.png")
    except (DiskTrouble, pygame.error, ValueError):
        return None
    return surface if min(surface.get_size()) > 0 else None
