"""Whatever happens in a match, what is written at its table lies in the window and no words lie on others."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from walking import moments, picture_of, recorded, recorded_games, table_of

from game.view.drawing.picture import Picture, Stroke, meet

EVERY = 23
"""Of the moments of a match every so many-th is looked at."""

SOLID = 200
MOST_SHARED = 6
"""Px of ink that two words may share: letters that reach below their line."""


def written(picture: Picture) -> list[tuple[int, Stroke]]:
    """Return the words and figures of a picture with their places in it."""
    texts = set(picture.texts)
    return [
        (place, stroke)
        for place, stroke in enumerate(picture.strokes)
        if isinstance(stroke.paint, pygame.Surface) and (stroke.what in texts or stroke.what.startswith("digit."))
    ]


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


@pytest.mark.parametrize("eyes", [0, None], ids=["a seat", "a spectator"])
@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron", "cauldron15"])
def test_what_is_written_is_clear_at_every_table(services, game, eyes):
    session = recorded(recorded_games(game)[0])
    table = table_of(services, session, eyes, None, session.moments.first)
    for number, moment in enumerate(moments(session, table, eyes, session.moments.first)):
        table.timeline.finish()
        if number % EVERY == 0:
            picture = picture_of(table)
            assert not outside(picture), moment
            assert not list(on_each_other(picture)), moment
