"""Counting: the points of a finished match, counted before one's eyes page by page and step by step."""

from typing import Protocol

from game.core.reason import Reason
from game.view.drawing.canvas import Canvas


class Counting(Protocol):
    """Pages, usually one a seat, on each of which step after step is shown; step 0 is the page before the first."""

    @property
    def pages(self) -> int:
        """The number of pages."""
        ...

    def steps(self, page: int) -> int:
        """Return how many steps a page has."""
        ...

    def heading(self, page: int) -> Reason:
        """Return what a page is about."""
        ...

    def says(self, page: int, step: int) -> Reason:
        """Return the sentence that explains a step."""
        ...

    def seconds(self, page: int, step: int) -> float:
        """Return how long something moves in a step, at speed 1."""
        ...

    def draw(self, canvas: Canvas, page: int, step: int, moment: float = 1.0) -> None:
        """Draw a page with everything up to a step, which is marked.

        `moment` is which part (0 to 1) of the seconds that the step moves has passed.
        """
        ...
