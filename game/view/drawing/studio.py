"""Studio: what all canvases share: sprites, lettering, theme, and the memory of what was put together."""

from typing import NamedTuple

import pygame

from game.view.drawing.drafts import Drafts
from game.view.drawing.memory import Memory
from game.view.drawing.sheets import Sheets
from game.view.drawing.surfaces import bytes_of
from game.view.drawing.text import Lettering
from game.view.drawing.theme import Theme
from game.view.drawing.viewport import Viewport

LEAST = 80 * 1024 * 1024
"""The bytes that images, sprites, texts and pictures may take in any window."""

A_PX = 32
"""The bytes that they may take beside that for each px of the window."""

LARGEST = 400 * 1024 * 1024
"""The bytes that they may take in a window however large."""


class Made(NamedTuple):
    """A surface that was put together, with the frames and texts in it."""

    surface: pygame.Surface
    dx: int = 0
    dy: int = 0
    frames: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()


class Studio:
    """The things that drawing needs, whichever canvas draws; `viewport` is that of the window."""

    def __init__(self, sheets: Sheets, lettering: Lettering, theme: Theme) -> None:
        self.sheets = sheets
        self.lettering = lettering
        self.theme = theme
        sheets.lifts, sheets.dyes, sheets.shadows = theme.lifts, theme.dyes, theme.shadows
        self.viewport = Viewport.fitting(1920, 1080)
        sheets.budget.most = room_for(self.viewport)
        self.made: Memory[Made] = Memory(sheets.budget, lambda made: bytes_of(made.surface))
        self.drafts = Drafts()

    def begin_picture(self) -> None:
        """Begin another moment of the window."""
        self.drafts.begin()
        self.sheets.budget.begin()

    def use_theme(self, theme: Theme) -> None:
        """Draw with another theme from here on."""
        if (theme.lifts, theme.dyes) != (self.theme.lifts, self.theme.dyes):
            self.sheets.lifts, self.sheets.dyes = theme.lifts, theme.dyes
            self.sheets.forget_prints()
        self.theme = theme
        self.drafts.clear()
        self.made.clear()
        self.lettering.forget_blocks()

    def use_viewport(self, viewport: Viewport) -> None:
        """Draw for a window of another size from here on."""
        if viewport != self.viewport:
            self.drafts.clear()
        self.viewport = viewport
        self.sheets.budget.most = room_for(viewport)
        self.sheets.serve(viewport.scale)

    def forget(self) -> None:
        """Forget everything that was made for a size of the window."""
        self.drafts.clear()
        self.made.clear()
        self.sheets.forget_prints()
        self.lettering.forget_blocks()

    @property
    def bytes(self) -> int:
        """The memory of everything that is kept for drawing."""
        return self.sheets.budget.bytes


def room_for(viewport: Viewport) -> int:
    """Return the bytes that may be kept for drawing in a window."""
    return min(LARGEST, LEAST + A_PX * viewport.width * viewport.height)
