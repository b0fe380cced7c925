"""How well what is written can be read: its contrast with what is painted beneath it, as WCAG 2 reckons it."""

from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.picture import Box, Picture, Stroke, meet
from game.view.drawing.text import Role

LARGE: dict[Role, float] = {"display": 28.0, "text": 36.0}
"""Letters of so many layout px count as large: 14 pt of the bold display face, 18 pt of the other, at 1280×720."""

FIGURE = 20.0
"""The height in layout px from which drawn figures count as large: the capitals of display letters of 28 px."""

ENOUGH = 4.5
ENOUGH_LARGE = 3.0
ENOUGH_HIGH = 7.0
"""What is asked of usual words, of large ones, and of all with the high-contrast palette."""

DECILE = 10
"""Of the px round the letters one in so many may be worse than what is reckoned with."""

LEGIBLE = 0.5
"""The part of a word that has to be in sight for it to be read."""

Colours = NDArray[np.float64]


class Reading(NamedTuple):
    """A word or figure that is in sight: where, whether it is large, and its contrast with what lies beneath it."""

    text: str
    box: Box
    large: bool
    contrast: float
    beneath: str

    def __str__(self) -> str:
        size = " (large)" if self.large else ""
        return f"{self.contrast:.1f}{size}: {self.text!r} on {self.beneath} at {self.box}"


def openly(
    canvas: Canvas, key: Hashable, area: Area, draw: Callable[[Canvas], None], *, mask: str | None = None
) -> None:
    """Draw a piece in place of `Canvas.composed` stroke by stroke, so that the words in it can be told."""
    with canvas.clip(area):
        draw(canvas)


def too_faint(picture: Picture, scale: float, *, high: bool) -> list[Reading]:
    """Return the words and figures of a picture that stand out too little; `scale` is window px per layout px."""
    return [
        reading
        for reading in readings(picture, scale)
        if reading.contrast < (ENOUGH_HIGH if high else ENOUGH_LARGE if reading.large else ENOUGH)
    ]


def readings(picture: Picture, scale: float) -> Iterator[Reading]:
    """Yield the words and figures of a picture that are not covered or veiled by what is painted later.

    The contrast is that with the px round the letters as they are before the letters are written: nine px in ten stand
    out from the letters as much or more.
    """
    final = picture.surface()
    surface = pygame.Surface(picture.size)
    window = (0, 0, *picture.size)
    done = 0
    for place, stroke in enumerate(picture.strokes):
        if not is_written(stroke):
            continue
        box = meet(stroke.box, window)
        if box[2] < 2 or box[3] < 2:
            continue
        _paint(surface, picture, done, place)
        under = _px(surface, box)
        _paint(surface, picture, place, place + 1)
        done = place + 1
        cover = _cover(stroke, box)
        colour, strength = _colour(stroke, cover)
        solid = cover > 0.8 * strength
        if not solid.any() or not _in_sight(_px(surface, box)[solid], _px(final, box)[solid]):
            continue
        contrast = _contrast(stroke, colour, strength, under, cover)
        yield Reading(stroke.what, box, _is_large(stroke, scale), contrast, _beneath(picture.strokes[:place], box))


def is_written(stroke: Stroke) -> bool:
    """Return whether a stroke is words, or a drawn figure."""
    return isinstance(stroke.paint, pygame.Surface) and (stroke.ink is not None or stroke.what.startswith("digit."))


def luminance(colours: Colours) -> Colours:
    """Return the relative luminance of colours of 0–255."""
    parts = colours / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def _paint(surface: pygame.Surface, picture: Picture, first: int, end: int) -> None:
    """Paint some strokes of a picture over those before them."""
    part = Picture(picture.size)
    part.strokes = picture.strokes[first:end]
    part.paint_on(surface)


def _px(surface: pygame.Surface, box: Box) -> Colours:
    """Return the colours in a rectangle, by row and column."""
    return pygame.surfarray.array3d(surface.subsurface(box)).swapaxes(0, 1).astype(float)


def _cover(stroke: Stroke, box: Box) -> Colours:
    """Return how much of each px of a rectangle a stroke covers, 0 to 1."""
    assert isinstance(stroke.paint, pygame.Surface)
    alpha = pygame.surfarray.array_alpha(stroke.paint).T / 255
    left, top = box[0] - stroke.x, box[1] - stroke.y
    return np.asarray(alpha[top : top + box[3], left : left + box[2]], dtype=float)


def _colour(stroke: Stroke, cover: Colours) -> tuple[Colours, float]:
    """Return the colour of the letters and how opaque they are; that of a figure is that of its painted px."""
    strength = float(cover.max()) or 1.0
    if stroke.ink is not None:
        return np.array(stroke.ink.colour, dtype=float), strength
    assert isinstance(stroke.paint, pygame.Surface)
    whole = pygame.surfarray.array3d(stroke.paint)[pygame.surfarray.array_alpha(stroke.paint) > 200]
    return (np.median(whole, axis=0) if len(whole) else np.zeros(3)), strength


def _contrast(stroke: Stroke, colour: Colours, strength: float, under: Colours, cover: Colours) -> float:
    """Return the contrast of letters with the px that they lie on and those next to them."""
    near = _widened(cover > 0.1)
    if stroke.ink is not None and stroke.ink.rim is not None:
        ground = np.array([stroke.ink.rim], dtype=float)
    else:
        ground = under[near]
    dark, light = np.sort([luminance(colour * strength + ground * (1 - strength)), luminance(ground)], axis=0)
    return float(np.percentile((light + 0.05) / (dark + 0.05), DECILE))


def _widened(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return a mask with the px next to it."""
    wide = mask.copy()
    wide[1:] |= mask[:-1]
    wide[:-1] |= mask[1:]
    wide[:, 1:] |= mask[:, :-1]
    wide[:, :-1] |= mask[:, 1:]
    return wide


def _in_sight(written: Colours, final: Colours) -> bool:
    """Return whether letters look in the finished picture as they did when they were written."""
    return float((np.abs(written - final).max(axis=1) < 12).mean()) > LEGIBLE


def _beneath(strokes: list[Stroke], box: Box) -> str:
    """Return what is painted last under the middle of a rectangle."""
    middle = (box[0] + box[2] // 2, box[1] + box[3] // 2, 1, 1)
    return next((each.what for each in reversed(strokes) if not is_written(each) and touches(middle, each.box)), "")


def touches(one: Box, other: Box) -> bool:
    """Return whether two rectangles share a px."""
    _, _, width, height = meet(one, other)
    return width > 0 and height > 0


def _is_large(stroke: Stroke, scale: float) -> bool:
    """Return whether letters or figures are large."""
    if stroke.ink is None:
        return stroke.height >= FIGURE * scale
    return stroke.ink.size >= LARGE["display" if stroke.ink.role == "display" else "text"] * scale
