"""The seven colours and seven kinds of ingredients of Alarún, and the paints of each colour."""

from typing import Final, NamedTuple

KINDS: Final = ("fungi", "moonberries", "calendula", "phoenix", "egg", "mandrake", "myrrh")
COLOURS: Final = ("yellow", "white", "pink", "blue", "red", "green", "purple")


class Hues(NamedTuple):
    """The paints of a colour: of things, of shadows and lines, of paper under a thing, of the ground of a card."""

    colour: str
    deep: str
    pale: str
    ground: str
    ground_strength: float


HUES: Final[dict[str, Hues]] = {
    "yellow": Hues("#ecc832", "#946c0e", "#f8eaa6", "#ecca4a", 0.56),
    "white": Hues("#f1ece0", "#6f6b62", "#fdfaf2", "#8f938f", 0.46),
    "pink": Hues("#d9789a", "#8a3054", "#f0c8d0", "#dc8aa6", 0.52),
    "blue": Hues("#3f74ae", "#223c66", "#b4c8da", "#5a8abb", 0.55),
    "red": Hues("#b72d2d", "#651220", "#e3b09f", "#bb4a46", 0.58),
    "green": Hues("#5f8a35", "#30491d", "#c3d0a0", "#79a050", 0.55),
    "purple": Hues("#77489a", "#3d2350", "#c9b3d0", "#8d66a8", 0.55),
}
"""White things are painted in paper white on a grey ground, and their shadows and lines in warm grey."""
