"""The tables and galleries by game, in the order of the shelf."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from game.tables.gallery import Gallery
from game.tables.table import Table


class Drawing(NamedTuple):
    """The code that draws a game."""

    table: type[Table]
    gallery: Callable[[], Gallery]


class Pictures(NamedTuple):
    """How a game is drawn; `drawing` imports the code for it: the title is there without that of any game."""

    drawing: Callable[[], Drawing]

    @property
    def table(self) -> type[Table]:
        """The picture of its matches."""
        return self.drawing().table

    def gallery(self) -> Gallery:
        """Return its cards."""
        return self.drawing().gallery()


@cache
def _alarun() -> Drawing:
    from game.tables.alarun.gallery import gallery
    from game.tables.alarun.table import AlarunTable

    return Drawing(AlarunTable, gallery)


@cache
def _bubble_and_boil() -> Drawing:
    from game.tables.bubble_and_boil.gallery import gallery
    from game.tables.bubble_and_boil.table import BubbleAndBoilTable

    return Drawing(BubbleAndBoilTable, gallery)


@cache
def _cauldron() -> Drawing:
    from game.tables.cauldron.gallery import gallery
    from game.tables.cauldron.table import CauldronTable

    return Drawing(CauldronTable, gallery)


@cache
def _cauldron15() -> Drawing:
    from game.tables.cauldron15.gallery import gallery
    from game.tables.cauldron15.table import Cauldron15Table

    return Drawing(Cauldron15Table, gallery)


PICTURES: dict[str, Pictures] = {
    "cauldron": Pictures(_cauldron),
    "bubble_and_boil": Pictures(_bubble_and_boil),
    "cauldron15": Pictures(_cauldron15),
    "alarun": Pictures(_alarun),
}
