"""The page of a count: the pot poured out onto shelves, corruption in clasps, the open book, and the score sheet."""

from game.tables.bubble_and_boil.count.flights import draw_flights
from game.tables.bubble_and_boil.count.open_book import OpenBook
from game.tables.bubble_and_boil.count.poured_pot import CUBE, PouredPot
from game.tables.bubble_and_boil.count.score_sheet import ScoreSheet
from game.tables.bubble_and_boil.count.score_steps import Part, ScoreSteps
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.canvas import Canvas

SECONDS: dict[Part, float] = {"pour": 1.8, "lock": 0.9, "brew": 0.8}
"""How long steps move; all others only count up."""

COUNTING = 0.35


class CountPage:
    """Draws what a seat's score has come to after so many steps."""

    def __init__(self, table: Table, plan: Plan, score_steps: ScoreSteps, *, won: bool) -> None:
        self._score_steps = score_steps
        self._pot = PouredPot(table, plan, score_steps)
        self._book = OpenBook(table, plan, score_steps)
        self._sheet = ScoreSheet(table, plan, score_steps, won=won)

    def _now(self, step: int) -> Part | None:
        """Return what the step counts, None before the first."""
        return self._score_steps.steps[step - 1].part if step else None

    def seconds(self, step: int) -> float:
        """Return how long a step moves."""
        now = self._now(step)
        return 0.0 if now is None else SECONDS.get(now, COUNTING)

    def draw(self, canvas: Canvas, step: int, moment: float) -> None:
        """Draw the page after a number of steps, the last of which has come to a moment (0 to 1)."""
        score_steps, pot, now = self._score_steps, self._pot, self._now(step)
        poured, locked = score_steps.reached("pour", step), score_steps.reached("lock", step)
        pours = now == "pour"
        potions = score_steps.brews_after(step)
        brews = now == "brew"
        pot.draw_pot(canvas, moment, poured=poured, pours=pours)
        pot.draw_shelves(canvas)
        if poured and not (pours and moment < 1):
            pot.draw_cubes(canvas, potions, locked=locked)
            pot.draw_discs(canvas, locked=locked, closing=now == "lock" and moment < 1)
        if score_steps.reached("colours", step):
            pot.draw_rivals(canvas)
        pot.draw_crones(canvas, lit=now == "crones")
        filling = moment if brews else 1.0
        self._book.draw(canvas, potions, over=score_steps.reached("failed", step), filling=filling)
        if brews:
            self._book.draw_light(canvas, potions - 1)
        self._sheet.draw(canvas, step, moment)
        if moment < 1:
            self._draw_flights(canvas, now, potions, moment)

    def _draw_flights(self, canvas: Canvas, now: Part | None, potions: int, moment: float) -> None:
        """Draw what is on its way."""
        if now == "pour":
            draw_flights(canvas, self._pot.pouring_out(), moment)
        elif now == "lock":
            draw_flights(canvas, self._pot.locking(), moment, CUBE)
        elif now == "brew":
            goal = self._book.neck_of(potions - 1)
            draw_flights(canvas, self._pot.brewing(potions - 1, goal), moment, CUBE)
