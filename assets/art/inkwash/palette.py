"""The one palette: every colour the pictures are painted with, as hex strings."""

from typing import Final, NamedTuple

# ink and paper
INK: Final = "#2b211d"
INK_SOFT: Final = "#5b4636"
INK_GHOST: Final = "#9a8262"
PAPER: Final = "#f2e4c6"
PAPER_LITE: Final = "#faf1dc"
PAPER_TABLE: Final = "#e2c893"
PAPER_DARK: Final = "#b8956a"
SHADOW: Final = "#3a2517"
CREAM_TEXT: Final = "#f2dfa8"
WHITE: Final = "#ffffff"

# washes
BLOOD: Final = "#b0272b"
BLOOD_DEEP: Final = "#6d1322"
EMBER: Final = "#d9662b"
GOLD: Final = "#d79a2b"
GOLD_LITE: Final = "#fff0b8"
STRAW: Final = "#d9be7c"
MOSS: Final = "#7d8f3c"
FERN: Final = "#4d6b35"
POISON: Final = "#9cb63a"
TEAL: Final = "#3d8a86"
LAPIS: Final = "#3a6d99"
LAPIS_DEEP: Final = "#234766"
DUSK: Final = "#4c5a82"
PLUM: Final = "#6f4a7e"
PLUM_DEEP: Final = "#43294f"
ROSE: Final = "#c98a8a"
UMBER: Final = "#8a5a34"
SEPIA: Final = "#6e4a2c"
STONE: Final = "#8b8578"
SLATE: Final = "#55585c"
BONE: Final = "#e6d3a8"

FIELD: Final[dict[str, str]] = {
    "web": "#9fabc4",
    "frog": "#8fc0b4",
    "toadstool": "#9db06a",
    "crystal": "#dba49c",
    "mandrake": "#e4c36c",
    "snake": "#e0b98a",
    "egg": "#b09cbb",
}

SEAT_COLOURS: Final[dict[str, str]] = {"plum": PLUM, "moss": MOSS, "blood": BLOOD, "teal": TEAL, "dusk": DUSK}


class SuitColours(NamedTuple):
    """The three hues of a suit: the wash, the deep tone for figures, the pale ground of its pictures."""

    colour: str
    deep: str
    pale: str


SUITS: Final = ("ore", "plant", "organism", "liquid", "soul")
SUIT_COLOURS: Final[dict[str, SuitColours]] = {
    "ore": SuitColours("#a2683a", "#5e3719", "#dcb98d"),
    "plant": SuitColours("#587a38", "#2f4a1e", "#b3c088"),
    "organism": SuitColours("#b0373a", BLOOD_DEEP, "#dba49c"),
    "liquid": SuitColours(LAPIS, LAPIS_DEEP, "#9dbcd2"),
    "soul": SuitColours(PLUM, PLUM_DEEP, "#b9a3c8"),
}
