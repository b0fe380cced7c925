"""Lesson points: where on a drawn table the things lie that a step of a lesson is about."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from game.store.content import BadContent
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Spot, Widget, WidgetGroup

ROOT = 3**0.5

AROUND = 62.0
"""How wide and high a place is taken that is only a point, in layout px."""

MARGIN = 4.0
"""How far the light reaches beyond what it falls on, in layout px."""


class Lit(NamedTuple):
    """What the light of a lesson falls on: an area in layout px, turned by degrees clockwise about its middle.

    Where it has six sides `hexagon` is its radius.
    """

    area: Area
    rotation: float = 0.0
    hexagon: float = 0.0

    @property
    def spared(self) -> tuple[tuple[Area, float], ...]:
        """The areas, each turned by degrees clockwise, over which no veil falls; of a hexagon three, crosswise."""
        if not self.hexagon:
            return ((self.area, self.rotation),)
        stripe = Area.around(*self.area.centre, ROOT * self.hexagon, self.hexagon)
        return tuple((stripe, turn) for turn in (0.0, 60.0, 120.0))

    def wider(self, by: float) -> "Lit":
        """Return it with so many layout px more on every side."""
        return Lit(self.area.inset(-by), self.rotation, self.hexagon and self.hexagon + by)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw a gold ring round it."""
        if self.hexagon:
            panels.hexagon_ring(canvas, *self.area.centre, self.hexagon)
        else:
            panels.ring(canvas, self.area, rotation=self.rotation)


def point_at(name: str, table: Table, widgets: WidgetGroup, chosen: Collection[str] = ()) -> Lit | None:
    """Return where a step points: at a piece or button by its id, or at a place of the map by its name, or None.

    Of cards in a row those that are `chosen` lie above the others.
    """
    if name in widgets.ids:
        widget = widgets[name]
        hexagon = widget.hexagon if isinstance(widget, Spot) else 0.0
        area = _in_sight(widget, widgets, chosen)
        if name == widgets.marked and isinstance(widget, Spot) and widget.raised is not None:
            area = area.moved(0, widget.raised.y - widget.area.y)
        return Lit(area.inset(-MARGIN), widget.rotation, hexagon)
    try:
        area = table.plan.area(name)
    except BadContent:
        return None
    if not area.width and not area.height:
        return Lit(Area.around(area.x, area.y, AROUND, AROUND))
    return Lit(area.inset(-MARGIN), table.plan.tilt(name))


def _row_of(widget: Widget) -> str:
    """Return what the ids of the pieces begin with that lie in one row."""
    return widget.id.partition(":")[0]


def _in_sight(widget: Widget, widgets: WidgetGroup, chosen: Collection[str]) -> Area:
    """Return what is seen of an upright piece where others of its row lie over its left or right.

    Each lies over the one before it, over all those what is chosen, and over everything what is pointed at.
    """

    def height(each: Widget) -> tuple[bool, bool, float]:
        return each.id == widgets.marked, each.id in chosen, each.area.x

    area = widget.area
    if widget.rotation:
        return area
    over = [
        other.area
        for other in map(widgets.__getitem__, widgets.ids)
        if _row_of(other) == _row_of(widget)
        and height(other) > height(widget)
        and not other.rotation
        and other.area.shared(area)
    ]
    left = max([area.x, *(each.right for each in over if each.x < area.x)])
    right = min([area.right, *(each.x for each in over if each.x >= area.x)])
    return area._replace(x=left, width=right - left)


def points_of(names: Iterable[str], table: Table, widgets: WidgetGroup, chosen: Collection[str] = ()) -> list[Lit]:
    """Return where a step points, as far as it lies on the table at the moment."""
    found = (point_at(name, table, widgets, chosen) for name in names)
    return [each for each in found if each is not None]
