"""Pictures: the tables and galleries by game, in the order of the shelf."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from game.core.option_fields import SeatField
from game.play import catalogue
from game.play.catalogue import Game, LoadedGame
from game.store.words import Words
from game.tables.brought import Brought
from game.tables.gallery_cards import Gallery
from game.tables.table import Table

Lists = Callable[[Words], dict[str, str]]


Brings = Callable[[LoadedGame, SeatField, str], tuple[Brought, ...] | None]


def _no_lists(words: Words) -> dict[str, str]:
    return {}


def _nothing(loaded: LoadedGame, field: SeatField, value: str) -> None:
    return None


class Pictures(NamedTuple):
    """How a game is drawn: its table, the gallery of its cards, and the lists of them that its rules hold.

    The gallery of a game that packs add cards to is made with the packs of a match too. The lists are Markdown by the
    name of the slot that they fill. `brings` tells what comes with a value that a seat chooses for itself: nothing yet
    where chance decides, None where such a choice brings nothing.
    """

    table: type[Table]
    gallery: Callable[..., Gallery]
    lists: Lists = _no_lists
    brings: Brings = _nothing


@cache
def _alarun() -> Pictures:
    from game.tables.alarun.gallery import gallery
    from game.tables.alarun.table import AlarunTable

    return Pictures(AlarunTable, gallery)


@cache
def _bubble_and_boil() -> Pictures:
    from game.tables.bubble_and_boil.cards.gallery import gallery
    from game.tables.bubble_and_boil.rules_lists import rules_lists
    from game.tables.bubble_and_boil.table import BubbleAndBoilTable

    return Pictures(BubbleAndBoilTable, gallery, rules_lists)


@cache
def _cauldron() -> Pictures:
    from game.tables.cauldron.gallery import gallery
    from game.tables.cauldron.rules_lists import rules_lists
    from game.tables.cauldron.seat_choices import brought_by
    from game.tables.cauldron.table import CauldronTable

    return Pictures(CauldronTable, gallery, rules_lists, brought_by)


@cache
def _cauldron15() -> Pictures:
    from game.tables.cauldron15.gallery import gallery
    from game.tables.cauldron15.table import Cauldron15Table

    return Pictures(Cauldron15Table, gallery)


PICTURES: dict[str, Callable[[], Pictures]] = {
    "cauldron": _cauldron,
    "bubble_and_boil": _bubble_and_boil,
    "cauldron15": _cauldron15,
    "alarun": _alarun,
}
"""What imports the code that draws a game: the title is there without that of any."""


def on_shelf(name: str | None) -> str:
    """Return a game that stands on the shelf, the one of that name if it does."""
    return name if name in PICTURES else next(iter(PICTURES))


def add(game: Game, pictures: Callable[[], Pictures]) -> None:
    """Add a game from elsewhere; raise ValueError if another game has its id.

    It comes before the first window, worker or match: from then on it is on the shelf, and every command knows it.
    """
    catalogue.add(game)
    PICTURES[game.id] = pictures
