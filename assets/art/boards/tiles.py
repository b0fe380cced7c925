"""The grid of the table maps: tile size, map size, and how pictures are cut into tiles."""

from typing import Final

import numpy as np
from PIL import Image

from assets.art.inkwash.noise import Array

SCALE: Final = 2
"""Device pixels of a layout pixel."""

TILE: Final = 240
"""Side of a tile in device pixels."""

COLUMNS, ROWS = 16, 9
"""Size of a map in tiles: 3840x2160 device pixels, 1920x1080 layout pixels."""

WIDTH, HEIGHT = COLUMNS * TILE // SCALE, ROWS * TILE // SCALE
"""Size of a map in layout pixels."""

RING: Final = 2
"""How many tiles deep the border reaches into the map."""


def ring_cells() -> list[tuple[int, int]]:
    """The map cells (column, row) that the border covers, in reading order; their index is the tile's id."""
    return [
        (column, row)
        for row in range(ROWS)
        for column in range(COLUMNS)
        if not (RING <= column < COLUMNS - RING and RING <= row < ROWS - RING)
    ]


def cut(picture: Array, cells: list[tuple[int, int]], across: int) -> Array:
    """The tiles of a picture at the given cells, packed in rows of ``across`` tiles; unused places stay empty."""
    rows = -(-len(cells) // across)
    packed = np.zeros((rows * TILE, across * TILE, picture.shape[2]), picture.dtype)
    for index, (column, row) in enumerate(cells):
        x, y = index % across * TILE, index // across * TILE
        packed[y : y + TILE, x : x + TILE] = picture[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE]
    return packed


def to_image(pixels: Array) -> Image.Image:
    """Float pixels 0..1, with or without alpha, as a picture; the colour of transparent pixels is zeroed."""
    whole = (pixels.clip(0, 1) * 255 + 0.5).astype(np.uint8)
    if whole.shape[2] == 4:
        whole[whole[..., 3] == 0] = 0
    return Image.fromarray(whole)
