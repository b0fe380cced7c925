"""The seven kinds of ingredients of Cauldron: their order, how they are painted, how large they stand in a field."""

from collections.abc import Callable
from typing import Final, NamedTuple

from assets.art.cauldron_things.crystal import crystal
from assets.art.cauldron_things.egg import egg
from assets.art.cauldron_things.frog import frog
from assets.art.cauldron_things.mandrake import mandrake
from assets.art.cauldron_things.snake import snake
from assets.art.cauldron_things.toadstool import toadstool
from assets.art.cauldron_things.web import web
from assets.art.inkwash.canvas import Canvas


class Kind(NamedTuple):
    """How an ingredient is painted into a box of 200 around the origin, and its size in a field of radius 98."""

    draw: Callable[[Canvas, bool], None]
    size: float


KINDS: Final[dict[str, Kind]] = {
    "web": Kind(web, 0.86),
    "frog": Kind(frog, 0.68),
    "toadstool": Kind(toadstool, 0.76),
    "crystal": Kind(crystal, 0.76),
    "mandrake": Kind(mandrake, 0.72),
    "snake": Kind(snake, 0.68),
    "egg": Kind(egg, 0.67),
}
