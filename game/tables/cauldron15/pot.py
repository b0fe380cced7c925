"""The great cauldron: its window shows how high the brew stands, what the legal cards would do, and when it spills."""

from collections.abc import Sequence

from game.rules.cauldron15.cards import SUITS, Card, number_of, suit_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

LIQUID = (286.0, 236.0)
WAVE_HEIGHT = 14.0
HIGHEST = 2
"""The points above the target at which the drawn brew stays: the boil-over tells the rest."""
TIDE_HEIGHT = 8.0
MARK_PITCH, APART = 24.0, 3.0
"""The least distance of rows of marks, and how far one lies from its level where it is led there, in layout px."""

IRON = 0.85
"""How much figures on the pot hide of the lights on its iron."""

LEVEL_STEPS = 8
"""The parts of one point in which the drawn level moves."""


class Pot:
    """Draws the cauldron and everything that belongs to its level."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def height_of(self, sum_: float) -> float:
        """Return the y of the surface at a sum, in layout px."""
        empty, full = self._plan.point("level0")[1], self._plan.point("level15")[1]
        return empty + (full - empty) * sum_ / 15

    def draw(self, canvas: Canvas, seen: Cauldron15Observation, legal: Sequence[Card]) -> None:
        """Draw the cauldron with the brew at the sum of the trick; `legal` cards are marked at the level they reach."""
        pot = self._plan.area("cauldron")
        boil = self._table.boil
        level = self._table.timeline.value("level", seen.sum)
        exact, over = level == seen.target, level > seen.target
        canvas.place(boil.frame("cauldron.steam"), self._plan.area("steam"))
        canvas.place("cauldron.ground", pot)
        canvas.place("cauldron.fire_back", pot)
        self._draw_window(canvas, seen, level, exact=exact)
        canvas.place("cauldron.pot", pot)
        canvas.place(f"cauldron.scale.{seen.target}", pot)
        self._draw_scale(canvas, seen.target)
        canvas.place(boil.frame("cauldron.fire"), pot)
        canvas.place("cauldron.logs", pot)
        canvas.place("cauldron.spoon", pot)
        if over:
            canvas.place("cauldron.boilover", pot)
            canvas.place(boil.frame("cauldron.boilover.froth"), pot)
        if exact:
            sparks = self._plan.area("sparks")
            canvas.place("cauldron.exact", sparks)
            canvas.place(boil.frame("cauldron.exact.rays"), sparks)
        self._draw_sum(canvas, seen, round(level))
        self._draw_marks(canvas, seen, legal)

    def _draw_window(self, canvas: Canvas, seen: Cauldron15Observation, level: float, *, exact: bool) -> None:
        window = self._plan.area("window")
        step = round(min(level, seen.target + HIGHEST) * LEVEL_STEPS)
        tides = tuple(self._tides(seen))
        drawing = self._table.boil.drawing

        def draw(inner: Canvas) -> None:
            inner.place("cauldron.window.back", window)
            if step == 0:
                return
            top = self.height_of(step / LEVEL_STEPS)
            body = Area(window.middle_x - LIQUID[0] / 2, top, *LIQUID)
            inner.place("liquid.gold" if exact else "liquid.body", body)
            for tide in tides:
                inner.place("liquid.tide", Area(body.x, self.height_of(tide) - TIDE_HEIGHT / 2, LIQUID[0], TIDE_HEIGHT))
            inner.place(f"liquid.bubbles.{drawing}", body)
            wave = "liquid.wave.gold" if exact else "liquid.wave"
            inner.place(f"{wave}.{drawing}", Area(body.x, top, LIQUID[0], WAVE_HEIGHT))

        key = ("brew", step, exact, tides, drawing, seen.target)
        canvas.composed(key, window, draw, mask="cauldron.window.mask")
        canvas.place("cauldron.window.glass", window)

    def _tides(self, seen: Cauldron15Observation) -> list[int]:
        """Return the sums at which the brew stood before the last card."""
        sums, total = [], 0
        for card in seen.trick[:-1]:
            total += number_of(card)
            sums.append(total)
        return [each for each in dict.fromkeys(sums) if 0 < each < seen.sum]

    def _draw_scale(self, canvas: Canvas, target: int) -> None:
        for value in (target // 3, target * 2 // 3, target):
            x, y = self._plan.point(f"scale.{value}")
            top = value == target
            height = 28 if top else 23
            width = canvas.figures_width(value, height)
            canvas.fill(Area(x - width - 5, y - height / 2 - 4, width + 8, height + 8), "ink", alpha=IRON, radius=7)
            canvas.number(value, x, y, height, tone="ember" if top else "cream", align="right", vertical="middle")

    def _draw_sum(self, canvas: Canvas, seen: Cauldron15Observation, total: int) -> None:
        x, y = self._plan.point("sum")
        canvas.number(total, x, y, 72, align="center", vertical="middle")
        x, y = self._plan.point("sum.target")
        words = self._table.say("cauldron15.table.of_target", target=seen.target)
        canvas.text(words, x, y, size=27, align="center", vertical="middle", outline="chip_moss", outline_width=3)

    def _draw_marks(self, canvas: Canvas, seen: Cauldron15Observation, legal: Sequence[Card]) -> None:
        """Mark the levels that the legal cards reach, a row for each number; rows that would touch are moved apart."""
        area = self._plan.area("marks")
        numbers = sorted({number_of(card) for card in legal})
        lowest = area.bottom
        for number in numbers:
            level = seen.sum + number
            at = self.height_of(min(level, seen.target + HIGHEST))
            y = min(max(at, area.y), lowest)
            lowest = y - MARK_PITCH
            over = level > seen.target
            if abs(y - at) < APART:
                canvas.centred("mark.tick", area.x + 11, at)
            else:
                # A row that was moved away is led to its level.
                canvas.line(area.x - 4, at, area.x + 4, at, "gold", 3)
                canvas.line(area.x + 4, at, area.x + 20, y, "gold", 3)
            cards = [card for card in legal if number_of(card) == number]
            plate = Area(area.x + 18, y - 12, 42 + 20 * len(cards), 24)
            canvas.fill(plate, "ink", alpha=IRON, radius=7)
            # The signs stand first: beside the tick a figure would have a minus.
            for index, card in enumerate(cards):
                canvas.centred(f"suit.{SUITS[suit_of(card)]}.cream", area.x + 34 + index * 20, y, height=19)
            canvas.number(number, plate.right - 19, y, 18, tone="ember" if over else "cream", align="center")
