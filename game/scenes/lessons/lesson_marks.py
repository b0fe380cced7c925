"""Lesson marks: the light on what a step of a lesson is about, its rings, and the ring where keys stand."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.scenes.lessons.lesson_points import Lit, points_of
from game.tables.asking import Asking
from game.tables.table import Table
from game.view.drawing.canvas import Canvas
from game.view.widgets import WidgetGroup

DIM = 0.22
"""How much of the light is taken from what a step is not about."""

SECOND_RING = 8.0
"""How much wider the second ring is, in layout px, where keys stand at something that has a ring already."""


class LessonMarks(NamedTuple):
    """What a step points at (`names`, of pieces or places of the map) as it lies on a table at the moment."""

    names: Sequence[str]
    table: Table
    widgets: WidgetGroup
    asking: Asking | None

    @property
    def lit(self) -> list[Lit]:
        """What the step is about."""
        return self._points_of(self.names)

    def _points_of(self, names: Iterable[str]) -> list[Lit]:
        chosen = () if self.asking is None else self.asking.narrowing.chosen
        return points_of(names, self.table, self.widgets, chosen)

    @property
    def ringed(self) -> list[Lit]:
        """What of it gets a ring: not what is chosen, which has one and lies higher, nor what the table rings."""
        by_table = self.ringed_by_table
        chosen = () if self.asking is None else self._points_of(self.asking.narrowing.chosen)
        return [each for each in self.lit if each not in by_table and each not in chosen]

    @property
    def ringed_by_table(self) -> list[Lit]:
        """What may be taken next, where the table itself draws a ring round it."""
        if self.asking is None or not self.table.rings_what_glows:
            return []
        return self._points_of(self.asking.narrowing.glowing)

    @property
    def focused(self) -> list[Lit]:
        """The piece at which keys stand, which is to be told from what the step is about."""
        widgets = self.widgets
        if not widgets.by_keys or widgets.focus not in widgets.herd:
            return []
        return self._points_of([widgets.focus])

    @property
    def rings(self) -> list[Lit]:
        """All rings; where keys stand at something that has one there are two, but for buttons, which have corners."""
        ringed = self.ringed
        doubled = (each for each in self.focused if each in ringed and not self._is_on_prompt(each))
        return [*ringed, *(each.wider(SECOND_RING) for each in doubled)]

    def draw(self, canvas: Canvas, *, dims: bool) -> None:
        """Dim what the step is not about, if it `dims`, and draw the rings that lie beneath the prompt."""
        lit = self.lit
        if lit and dims:
            about = [*lit, *self.focused, Lit(self.table.plan.area("prompt"))]
            canvas.veil("shadow", DIM, [spared for each in about for spared in each.spared])
        for each in self.rings:
            if not self._is_on_prompt(each):
                each.draw_ring(canvas)

    def draw_above(self, canvas: Canvas, shown: Lit | None) -> None:
        """Draw the rings round buttons of the prompt, which lie above it, and round what an arrow has `shown`."""
        rings = [each for each in self.rings if self._is_on_prompt(each)]
        if shown is not None and shown not in (*rings, *self.ringed_by_table):
            rings.append(shown)
        for each in rings:
            each.draw_ring(canvas)
        self.widgets.draw_corners(canvas)

    def _is_on_prompt(self, lit: Lit) -> bool:
        return lit.area.shared(self.table.plan.area("prompt")) > 0


def of_begun_move(names: Sequence[str], table: Table, asking: Asking | None) -> tuple[str, ...]:
    """Return what a step points at but for the pieces of another move than the one that is begun."""
    if asking is None or not (asking.narrowing.chosen or table.marks_pieces):
        return tuple(names)
    parts = {part for move in asking.narrowing.all for part in move.parts}
    further = {*asking.narrowing.open, *asking.narrowing.chosen}
    may = table.at_stake(asking) if table.marks_pieces else further
    return tuple(name for name in names if name in may or name not in parts)
