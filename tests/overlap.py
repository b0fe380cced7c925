"""What lies on what in a picture: words that share ink, words that something covers in part or that are cut."""

import re
from collections.abc import Iterator
from functools import lru_cache

import numpy as np
import pygame
from legibility import is_written
from numpy.typing import NDArray

from game.view.drawing.picture import Box, Picture, Stroke, meet

MAY_LIE_ON_WORDS = re.compile(r"ring\..*|plate\.ring|count\.chip|.*\.large|cellar")
"""What lies on words by intention: a ring round a piece, the number of a pile, a large card, a cellar on its way."""

FADES = {"gallery"}
"""The paper in which the cards at the ends of the gallery fade away."""

COVERED = 0.06
"""The part of a word's ink that may be covered: a serif under a hat's brim."""

LEAST_SEEN = 12
"""Px of ink: where fewer are seen, a word is covered whole, as by a paper that is laid over it."""

SOLID = 200
MOST_SHARED = 6
"""Px of ink that two words may share: letters that reach below their line."""


def written(picture: Picture) -> list[tuple[int, Stroke]]:
    """Return the words and figures of a picture with their places in it."""
    return [(place, stroke) for place, stroke in enumerate(picture.strokes) if is_written(stroke)]


def ink(stroke: Stroke, box: Box) -> pygame.Mask:
    """Return which px of a part of the window a stroke covers."""
    part = meet(stroke.box, box)
    if stroke.opaque or not isinstance(stroke.paint, pygame.Surface):
        seen = pygame.Mask(part[2:], fill=True)
    else:
        seen = pygame.Mask(part[2:])
        seen.draw(solid(stroke.paint), (stroke.x - part[0], stroke.y - part[1]))
    mask = pygame.Mask(box[2:])
    mask.draw(seen, (part[0] - box[0], part[1] - box[1]))
    return mask


@lru_cache(maxsize=512)
def solid(paint: pygame.Surface) -> pygame.Mask:
    """Return which px of a surface are opaque."""
    return pygame.mask.from_surface(paint, SOLID)


class Layers:
    """The strokes of a picture by where they lie, so that those at one place are found quickly."""

    def __init__(self, picture: Picture) -> None:
        self.strokes = picture.strokes
        boxes = np.array([stroke.box for stroke in picture.strokes], dtype=int).reshape(-1, 4)
        self._left, self._top = boxes[:, 0], boxes[:, 1]
        self._seen = (boxes[:, 2] > 0) & (boxes[:, 3] > 0)
        self._right, self._bottom = boxes[:, 0] + boxes[:, 2], boxes[:, 1] + boxes[:, 3]

    def at(self, box: Box, first: int, end: int | None = None) -> list[int]:
        """Return the places of the strokes from `first` to before `end` that reach into a rectangle."""
        part = slice(first, end)
        left, top, width, height = box
        reach: NDArray[np.bool_] = (
            self._seen[part]
            & (self._left[part] < left + width)
            & (left < self._right[part])
            & (self._top[part] < top + height)
            & (top < self._bottom[part])
        )
        return [int(place) + first for place in np.flatnonzero(reach)]


def on_each_other(picture: Picture) -> Iterator[str]:
    """Yield the pairs of words and figures that share ink, where nothing lies between them."""
    layers = Layers(picture)
    for low, lower in written(picture):
        for high in layers.at(lower.box, low + 1):
            upper = picture.strokes[high]
            if not is_written(upper):
                continue
            shared = meet(lower.box, upper.box)
            if not shared[2] * shared[3]:
                continue
            mask = ink(lower, shared)
            for place in layers.at(shared, low + 1, high):
                mask.erase(ink(picture.strokes[place], shared), (0, 0))
            if mask.overlap_area(ink(upper, shared), (0, 0)) > MOST_SHARED:
                yield f"'{lower.what}' under '{upper.what}' at {shared}"


def outside(picture: Picture) -> list[str]:
    """Return the words and figures that reach beyond the window."""
    width, height = picture.size
    return [
        stroke.what
        for _, stroke in written(picture)
        if stroke.x < 0 or stroke.y < 0 or stroke.x + stroke.width > width or stroke.y + stroke.height > height
    ]


def partly_covered(picture: Picture) -> Iterator[str]:
    """Yield the words and figures of which something painted later covers a part, but not the whole."""
    fades = any(stroke.what in FADES for stroke in picture.strokes)
    window = (0, 0, *picture.size)
    layers = Layers(picture)
    for place, stroke in written(picture):
        whole = ink(stroke, (stroke.x, stroke.y, stroke.width, stroke.height))
        count = whole.count()
        box = meet(stroke.box, window)
        if not count or not box[2] * box[3]:
            continue
        seen = ink(stroke, box)
        inside = seen.count()
        if inside < count * (1 - COVERED) and inside >= LEAST_SEEN and not fades:
            yield f"'{stroke.what}' is cut at {box}"
            continue
        above = [picture.strokes[each] for each in layers.at(box, place + 1)]
        # What a large card hides counts neither as seen nor as covered by the words on the card.
        for later in above:
            if MAY_LIE_ON_WORDS.fullmatch(later.what):
                _erase(seen, box, later)
        inside = seen.count()
        covers: list[str] = []
        for later in above:
            if later.what in FADES or MAY_LIE_ON_WORDS.fullmatch(later.what):
                continue
            if _erase(seen, box, later):
                covers.append(later.what)
        left = seen.count()
        if left >= LEAST_SEEN and left < inside * (1 - COVERED):
            yield f"'{stroke.what}' is covered by {covers} at {box}"


def _erase(seen: pygame.Mask, box: Box, later: Stroke) -> bool:
    """Take from a mask of a rectangle what a stroke covers; return whether that was anything."""
    shared = meet(later.box, box)
    if not shared[2] * shared[3]:
        return False
    before = seen.count()
    at = (shared[0] - box[0], shared[1] - box[1])
    seen.erase(ink(later, shared), at)
    return seen.count() < before
