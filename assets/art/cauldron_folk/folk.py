"""The seven characters of Cauldron: how each is painted, where the head is, and the colour behind it."""

from collections.abc import Callable
from typing import Final, NamedTuple

from assets.art.cauldron_folk import alchemist, druid, occultist, shaman, trickster, witch, wizard
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import Point


class Character(NamedTuple):
    """How a character is painted in a box of 300x260 around the origin, the middle of its head, its backdrop."""

    draw: Callable[[Canvas], None]
    head: Point
    backdrop: str


CHARACTERS: Final[dict[str, Character]] = {
    "alchemist": Character(alchemist.alchemist, alchemist.HEAD, c.ROSE),
    "druid": Character(druid.druid, druid.HEAD, c.STRAW),
    "occultist": Character(occultist.occultist, occultist.HEAD, c.DUSK),
    "shaman": Character(shaman.shaman, shaman.HEAD, c.TEAL),
    "trickster": Character(trickster.trickster, trickster.HEAD, c.UMBER),
    "witch": Character(witch.witch, witch.HEAD, c.MOSS),
    "wizard": Character(wizard.wizard, wizard.HEAD, c.EMBER),
}
