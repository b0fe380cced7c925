"""Which picture belongs to which card."""

from collections.abc import Callable
from typing import Final

from assets.art.cauldron15_cards import liquid, ore, organism, plant, soul
from assets.art.inkwash.canvas import Canvas

NUMBERS: Final = tuple(range(8))
PICTURES: Final[dict[str, tuple[Callable[[Canvas], None], ...]]] = {
    "ore": ore.PICTURES,
    "plant": plant.PICTURES,
    "organism": organism.PICTURES,
    "liquid": liquid.PICTURES,
    "soul": soul.PICTURES,
}
"""Eight pictures a suit, by number; each is drawn around the origin, about 170 x 160 layout pixels large."""
