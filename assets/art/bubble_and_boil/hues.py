"""The four colours of Bubble and Boil and the plants that stand for them, the wild block and the unknown cube."""

from typing import Final, NamedTuple

from assets.art.inkwash import palette as c


class CubeHues(NamedTuple):
    """A cube's wash, its shadow side, its bare wood, and the pale earth of the plots it grows on."""

    colour: str
    deep: str
    pale: str
    earth: str


COLOURS: Final = ("green", "orange", "red", "yellow")
"""Hemlock, pumpkin, mandrake and toadflax: every colour has its own outline."""

HUES: Final[dict[str, CubeHues]] = {
    "green": CubeHues("#5d8a35", "#2f4f23", "#dfe8b8", "#9db06a"),
    "orange": CubeHues("#e0761f", "#9c4416", "#ffdca0", "#e0b98a"),
    "red": CubeHues("#b52c30", "#6d1322", "#f3c9bd", "#dba49c"),
    "yellow": CubeHues("#ead03c", "#97761c", "#fff7c0", "#e6d27a"),
    "wild": CubeHues("#d9d0bb", c.STONE, "#fffaf0", "#c9bfa6"),
}
SOIL: Final = "#8a5a34"
WOOD: Final = "#eed3a0"
IRON: Final = "#a9abab"
IRON_LITE: Final = "#b3b5b4"
