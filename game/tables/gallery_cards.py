"""Gallery cards: what the gallery shows of a game: cards in sections, with picture, name, words and whose they are."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.core.reason import Reason
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

Say = Callable[[Reason], str]


class GalleryCard(NamedTuple):
    """A card: the frame of its face, its name and words, and whether it is `printed` in a rulebook or ours.

    `label` says which fields are printed where that is not all or nothing. `pack` is the id of the card pack that it is
    from, if it is from one: then somebody else may have written and drawn it.

    A face that is more than one frame has `draw`, which draws it over an area of the gallery's shape.
    """

    frame: str
    name: Reason
    words: Reason
    printed: bool
    draw: Callable[[Canvas, Say, Area], None] | None = None
    label: Reason | None = None
    pack: str = ""


class GallerySection(NamedTuple):
    """Cards that belong together."""

    name: Reason
    cards: tuple[GalleryCard, ...]

    @classmethod
    def of_pack(cls, pack: str, cards: Iterable[GalleryCard]) -> "GallerySection":
        """Return the cards of a pack under its name."""
        return cls(Reason(f"pack.{pack}.name"), tuple(card._replace(pack=pack, label=None) for card in cards))


class Gallery(NamedTuple):
    """All cards of a game, the sheets of their frames, and one line on whose words and pictures they are.

    `shape` is the height of most cards as a multiple of their width, `columns` of them lie in a row. `bare` faces are
    pictures alone, which the gallery lays on cards of paper.
    """

    sheets: tuple[str, ...]
    sections: tuple[GallerySection, ...]
    origin: Reason
    shape: float = 1.41
    bare: bool = False
    columns: int = 7
