"""A paper that is lower than those that were painted has no step across its middle."""

import numpy as np
import pygame
import pytest

from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MOST = 5.0
"""The most by which a row of px may differ from the one above it, in the mean of its colours, of 255."""


@pytest.mark.parametrize("height", [56, 70, 82, 96])
@pytest.mark.parametrize("width", [260, 700, 1060])
@pytest.mark.parametrize("twin", range(3))
def test_a_low_paper_has_no_step_in_it(studio, width, height, twin):
    studio.sheets.load(("common",))
    canvas = Canvas(studio, studio.viewport)
    area = Area(100, 100, width, height)
    panels.paper(canvas, area, twin=twin)
    x, y, wide, high = studio.viewport.to_window(area)
    edge = high // 4
    inner = canvas.picture.surface().subsurface((x + edge, y + edge, wide - 2 * edge, high - 2 * edge))
    rows = pygame.surfarray.array3d(inner).astype(float).mean(axis=0)
    assert np.abs(np.diff(rows, axis=0)).max() < MOST
