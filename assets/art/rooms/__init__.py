"""Rooms: what is seen beside a table in a wide window, and a little of it in any. Written in true colour."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from assets.art.colours import write_webp
from assets.art.inkwash.canvas import Canvas
from assets.art.rooms import garden, glade, hearth, kitchen, kitchen_back

ROOMS: Final[dict[str, Callable[[], Canvas]]] = {
    "kitchen_left": kitchen.left,
    "kitchen_right": kitchen.right,
    "kitchen_back": kitchen_back.back,
    "garden_left": garden.left,
    "garden_right": garden.right,
    "hearth_left": hearth.left,
    "hearth_right": hearth.right,
    "glade_left": glade.left,
    "glade_right": glade.right,
}
"""The pictures by name: the sides 430x1080 layout pixels, the back as wide as the table."""


def bake(out: Path) -> list[Path]:
    """Write the picture of every room into the folder; returns what was written."""
    return [write_webp(draw().image(), out / f"room_{name}.webp") for name, draw in ROOMS.items()]
