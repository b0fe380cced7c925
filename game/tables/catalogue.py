"""The tables by game: one line a game."""

from collections.abc import Callable
from typing import NamedTuple

from game.tables.alarun.gallery import gallery as alarun_gallery
from game.tables.alarun.table import AlarunTable
from game.tables.bubble_and_boil.gallery import gallery as bubble_and_boil_gallery
from game.tables.bubble_and_boil.table import BubbleAndBoilTable
from game.tables.cauldron.gallery import gallery as cauldron_gallery
from game.tables.cauldron.table import CauldronTable
from game.tables.cauldron15.gallery import gallery as cauldron15_gallery
from game.tables.cauldron15.table import Cauldron15Table
from game.tables.gallery import Gallery
from game.tables.table import Table


class Pictures(NamedTuple):
    """How a game is drawn: its table and the gallery of its cards."""

    table: type[Table]
    gallery: Callable[[], Gallery]


PICTURES: dict[str, Pictures] = {
    "cauldron": Pictures(CauldronTable, cauldron_gallery),
    "bubble_and_boil": Pictures(BubbleAndBoilTable, bubble_and_boil_gallery),
    "cauldron15": Pictures(Cauldron15Table, cauldron15_gallery),
    "alarun": Pictures(AlarunTable, alarun_gallery),
}
