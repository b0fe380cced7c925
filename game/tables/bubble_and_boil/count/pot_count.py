"""Pot count: every pot is poured out, its corruption paired, and the recipes of its book are brewed, seat by seat."""

from collections.abc import Collection, Iterable

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.count.count_page import CountPage
from game.tables.bubble_and_boil.count.score_steps import KEY, PARTS, Part, ScoreSteps
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.canvas import Canvas


class BrewCount:
    """A page for each of some seats, in their order; a step for each part of the score, or for some of them."""

    def __init__(
        self,
        table: Table,
        plan: Plan,
        seen: BubbleAndBoilObservation,
        seats: Iterable[Seat],
        parts: Collection[Part] = PARTS,
        *,
        winners: Collection[Seat] = (),
    ) -> None:
        self._score_steps = tuple(ScoreSteps(seen, seat, table.seats[seat].name, parts) for seat in seats)
        self._drawn = tuple(CountPage(table, plan, each, won=each.seat in winners) for each in self._score_steps)

    @property
    def pages(self) -> int:
        """The number of seats."""
        return len(self._score_steps)

    def steps(self, page: int) -> int:
        """Return how many parts are counted, the total among them."""
        return len(self._score_steps[page].steps)

    def heading(self, page: int) -> Reason:
        """Return whose pot it is."""
        return reason(f"{KEY}.heading", name=self._score_steps[page].name)

    def says(self, page: int, step: int) -> Reason:
        """Return the sentence that explains a step."""
        return self._score_steps[page].says(step)

    def seconds(self, page: int, step: int) -> float:
        """Return how long a step moves."""
        return self._drawn[page].seconds(step)

    def draw(self, canvas: Canvas, page: int, step: int, moment: float = 1.0) -> None:
        """Draw the page of a seat after a number of steps, the last of which has come to a moment."""
        self._drawn[page].draw(canvas, step, moment)
