"""The page of a count: the pot poured out onto shelves, corruption in clasps, the open book, and the score sheet."""

from game.tables.bubble_and_boil.flights import draw_flights
from game.tables.bubble_and_boil.open_book import OpenBook
from game.tables.bubble_and_boil.poured_pot import CUBE, PouredPot
from game.tables.bubble_and_boil.reckoning import Part, Reckoning
from game.tables.bubble_and_boil.score_sheet import ScoreSheet
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.canvas import Canvas

SECONDS: dict[Part, float] = {"pour": 1.8, "lock": 0.9, "brew": 0.8}
"""How long steps move; all others only count up."""

COUNTING = 0.35


class CountPage:
    """Draws what a seat's reckoning has come to after so many steps."""

    def __init__(self, table: Table, plan: Plan, reckoning: Reckoning) -> None:
        self._reckoning = reckoning
        self._pot = PouredPot(table, plan, reckoning)
        self._book = OpenBook(table, plan, reckoning)
        self._sheet = ScoreSheet(table, plan, reckoning)

    def _now(self, step: int) -> Part | None:
        """Return what the step counts, None before the first."""
        return self._reckoning.steps[step - 1].part if step else None

    def seconds(self, step: int) -> float:
        """Return how long a step moves."""
        now = self._now(step)
        return 0.0 if now is None else SECONDS.get(now, COUNTING)

    def draw(self, canvas: Canvas, step: int, moment: float) -> None:
        """Draw the page after a number of steps, the last of which has come to a moment (0 to 1)."""
        reckoning, pot, now = self._reckoning, self._pot, self._now(step)
        poured, locked = reckoning.reached("pour", step), reckoning.reached("lock", step)
        pours = now == "pour"
        potions = reckoning.brews_after(step)
        brews = now == "brew"
        pot.draw_pot(canvas, moment, poured=poured, pours=pours)
        pot.draw_shelves(canvas)
        if poured and not (pours and moment < 1):
            pot.draw_cubes(canvas, potions, locked=locked)
            pot.draw_discs(canvas, locked=locked, closing=now == "lock" and moment < 1)
        if reckoning.reached("colours", step):
            pot.draw_rivals(canvas)
        pot.draw_crones(canvas, lit=now == "crones")
        filling = moment if brews else 1.0
        self._book.draw(canvas, potions, over=reckoning.reached("failed", step), filling=filling)
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
