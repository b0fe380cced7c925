"""What lies on what in a picture: words that share ink, words that something covers in part or that are cut."""

import re
from collections.abc import Iterator
from itertools import combinations

import pygame
from legibility import is_written

from game.view.drawing.picture import Box, Picture, Stroke, meet

MAY_LIE_ON_WORDS = re.compile(r"ring\..*|plate\.ring|count\.chip|.*\.large|cellar")
"""What lies on words by intention: a ring round a piece, the number of a pile, a large card, a cellar on its way."""

FADES = {"gallery", "page"}
"""The paper in which the lines at the ends of a long page fade away."""

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


def ink(stroke: Stroke, box: tuple[int, int, int, int]) -> pygame.Mask:
    """Return which px of a part of the window a stroke covers."""
    mask = pygame.Mask(box[2:])
    mask.draw(pygame.mask.from_surface(stroke.paint, SOLID), (stroke.x - box[0], stroke.y - box[1]))
    return mask


def on_each_other(picture: Picture) -> Iterator[str]:
    """Yield the pairs of words and figures that share ink, where nothing lies between them."""
    for (low, lower), (high, upper) in combinations(written(picture), 2):
        shared = meet(lower.box, upper.box)
        if not shared[2] * shared[3]:
            continue
        mask = ink(lower, shared)
        for between in picture.strokes[low + 1 : high]:
            cover = meet(between.box, shared)
            if cover[2] * cover[3] and isinstance(between.paint, pygame.Surface):
                mask.erase(ink(between, shared), (0, 0))
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
        # What a large card hides counts neither as seen nor as covered by the words on the card.
        for later in picture.strokes[place + 1 :]:
            if MAY_LIE_ON_WORDS.fullmatch(later.what):
                _erase(seen, box, later)
        inside = seen.count()
        covers: list[str] = []
        for later in picture.strokes[place + 1 :]:
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
    if isinstance(later.paint, pygame.Surface) and not later.opaque:
        seen.erase(ink(later, shared), at)
    else:
        seen.erase(pygame.Mask(shared[2:], fill=True), at)
    return seen.count() < before
