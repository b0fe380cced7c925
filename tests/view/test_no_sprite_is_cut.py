"""No sprite runs out of its canvas: no paint without an outline lies along the edge of its cell."""

from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.store.content import load
from game.store.places import ASSETS
from game.view.drawing.baked import read_baked
from game.view.drawing.sheets import SheetEntry

SHEETS = sorted((ASSETS / "sheets").glob("*.yaml"))

OPAQUE = 250
OUTLINE = 95
"""The most that a channel has in the ink of an outline, which may lie along an edge: a cork is flat above."""

MOST = 8
"""Px of opaque paint in a row that may lie along an edge: a curve touches it with so many."""

EVERY_SIDE = {"left", "right", "top", "bottom"}

MEANT = {
    "bust.": {"bottom"},
    "head.": {"bottom"},
    "curtain.": {"left", "top", "bottom"},
    "room.": EVERY_SIDE,
    "liquid.": EVERY_SIDE,
    "tube.back": {"top", "bottom"},
    "scroll.": {"top", "bottom"},
    "digit.": {"top", "bottom"},
    "ring.": {"top", "bottom"},
    "used": {"left", "right"},
}
"""At which sides a sprite goes on behind another piece or beyond the window, or is straight and has no outline."""


def longest_run(cells: NDArray[np.bool_]) -> int:
    """Return how many cells in a row are true at most."""
    edges = np.diff(np.concatenate(([0], cells.astype(int), [0])))
    lengths = np.flatnonzero(edges == -1) - np.flatnonzero(edges == 1)
    return int(lengths.max(initial=0))


def cut_sides(part: pygame.Surface) -> list[str]:
    """Return the sides at which a picture is cut."""
    bright = pygame.surfarray.array3d(part).max(axis=2) > OUTLINE
    painted = (pygame.surfarray.array_alpha(part) >= OPAQUE) & bright
    sides = {"left": painted[0], "right": painted[-1], "top": painted[:, 0], "bottom": painted[:, -1]}
    return [side for side, cells in sides.items() if longest_run(cells) > MOST]


def meant_of(name: str) -> set[str]:
    """Return the sides at which a sprite is cut by intention."""
    return next((sides for prefix, sides in MEANT.items() if name.startswith(prefix)), set())


@pytest.mark.one_in(3)
@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_no_sprite_is_cut_at_its_own_edge(path: Path) -> None:
    entry = load(path, SheetEntry)
    image = read_baked(path.parent / entry.image)
    cut = {
        name: sides
        for name, frame in entry.frames.items()
        if (sides := set(cut_sides(image.cut(frame.rect))) - meant_of(name))
    }
    assert not cut


def test_a_leaf_that_is_cut_is_found_and_a_flat_outline_is_not() -> None:
    image = pygame.Surface((60, 60), pygame.SRCALPHA, 32)
    pygame.draw.circle(image, (90, 160, 60, 255), (30, 66), 26)
    pygame.draw.circle(image, (30, 20, 20, 255), (66, 30), 26)
    assert cut_sides(image) == ["bottom"]
    assert cut_sides(image.subsurface((0, 0, 60, 59))) == ["bottom"]
