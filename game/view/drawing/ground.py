"""Ground: what a canvas can spread over the whole window."""

from typing import Protocol

import pygame

from game.view.drawing.viewport import Viewport


class Ground(Protocol):
    """A table's surface."""

    @property
    def name(self) -> str:
        """The name under which the painted ground is kept."""
        ...

    def paint(self, viewport: Viewport) -> pygame.Surface:
        """Return the ground for a window, opaque, of the window's size in px."""
        ...
