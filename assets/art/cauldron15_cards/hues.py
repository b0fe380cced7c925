"""Colours that several pictures of the cards share, beside those of the palette."""

from typing import Final

# what grows
STALK: Final = "#8aa052"
LEAF_DEEP: Final = "#2f4a1e"
BELL: Final = "#b0507a"
BELL_PAPER: Final = "#f7dfe6"
TWIG: Final = "#8f6b45"

# what was made
CORK: Final = "#c08a55"
CLAY: Final = "#b9683c"
RUST_DEEP: Final = "#6b3216"
BRASS: Final = "#c9963c"
SILVER: Final = "#cbcfd1"
IRON_PAPER: Final = "#b9b9b3"
BUCKET_WOOD: Final = "#b08350"

# what lives
TEAL_DEEP: Final = "#1d4a49"
IRIS: Final = "#e8b93f"
FUR: Final = "#3b3436"
FUR_PAPER: Final = "#8d8689"
PLUMAGE_PAPER: Final = "#9a97a2"

# what shines or gapes
CANDLELIGHT: Final = "#ffd977"
GLOW: Final = "#ffe9a8"
GULLET_PAPER: Final = "#c05a5a"
TONGUE: Final = "#c9525a"
NIGHT_PAPER: Final = "#8890b4"
CLOTH_PAPER: Final = "#a08cae"
BACK_PAPER: Final = "#b89a7c"
"""The ``…_PAPER`` colours lie under dark washes, so that these are not black at their thinnest."""
