"""Drafts: what was drawn a moment ago, so that a thing that is where it was is not worked out again."""

from collections.abc import Hashable
from typing import NamedTuple

from game.view.drawing.area import Extent
from game.view.drawing.picture import Stroke


class Draft(NamedTuple):
    """What one call of a canvas adds to its picture, the size in layout px of what it drew, and its height in window px
    where it may be put elsewhere.
    """

    strokes: tuple[Stroke, ...]
    frames: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    extent: Extent = Extent(0, 0)
    top: int = 0

    def moved_to(self, top: int) -> "Draft":
        """Return the same at another height."""
        down = top - self.top
        return self._replace(strokes=tuple(each._replace(y=each.y + down) for each in self.strokes), top=top)


class Drafts:
    """Drafts by all that they depend on; those that a whole moment does without are forgotten after it."""

    def __init__(self) -> None:
        self._fresh: dict[Hashable, Draft] = {}
        self._former: dict[Hashable, Draft] = {}

    def begin(self) -> None:
        """Begin another moment."""
        self._former, self._fresh = self._fresh, {}

    def get(self, key: Hashable) -> Draft | None:
        """Return the draft that this moment or the one before it made, or None."""
        draft = self._fresh.get(key)
        if draft is None:
            draft = self._former.get(key)
            if draft is not None:
                self._fresh[key] = draft
        return draft

    def keep(self, key: Hashable, draft: Draft) -> Draft:
        """Keep a draft that was just made; return it."""
        self._fresh[key] = draft
        return draft

    def clear(self) -> None:
        """Forget everything."""
        self._fresh.clear()
        self._former.clear()
