"""Widget: the base of everything that can be pointed at, focused and pressed; and the bare spot."""

import math
from collections.abc import Callable
from typing import NamedTuple

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command


class State(NamedTuple):
    """How a widget stands at the moment; `active` has the focus, and is `focused` only while keys are in use.

    `large` is what has the focus and is to be seen from far away.
    """

    active: bool = False
    focused: bool = False
    hovered: bool = False
    pressed: bool = False
    enabled: bool = True
    large: bool = False


class Widget:
    """A thing at an area with an id that is unique in its group.

    `tooltip` is said when it is pointed at; `disabled_because` switches it off and is said instead.
    """

    typing = False
    """Whether keys write into it while it has the focus."""

    takes_enter = False
    """Whether confirming means it rather than the main button as long as it has the focus, ring or none."""

    kept_clear = False
    """Whether notes about other widgets do not cover it."""

    sound: str | None = "press"
    """What is heard when it is pressed; None: nothing, also when it is pointed at."""

    def __init__(self, id: str, area: Area, *, tooltip: str | None = None, disabled_because: str | None = None) -> None:
        self.id = id
        self.area = area
        self.tooltip = tooltip
        self.disabled_because = disabled_because
        self.rotation = 0.0

    @property
    def enabled(self) -> bool:
        """Whether it can be pressed."""
        return self.disabled_because is None

    def contains(self, x: float, y: float, reach: float = 0.0) -> bool:
        """Return whether a point lies on it, or no more than `reach` px beside it."""
        return _contains(self.area.inset(-reach), self.rotation, x, y)

    def press(self) -> None:
        """Do what it is there for."""

    def pointer_over(self, x: float, y: float) -> None:
        """Answer the pointer moving over it, or away from it to a point beside it."""

    @property
    def note(self) -> str | None:
        """What is said about it, or about the part of it that is pointed at: why it is switched off, or its tooltip."""
        return self.disabled_because or self.tooltip

    @property
    def note_area(self) -> Area:
        """Beside what that is said."""
        return self.area

    def reached(self) -> None:
        """Answer keys that have led to it, or the pointer going down on it first."""

    def pointer_pressed(self, x: float, y: float) -> None:
        """Answer the pointer going down on it."""

    def pointer_dragged(self, x: float, y: float) -> None:
        """Answer the pointer moving while it is down."""

    def pointer_clicked(self, x: float, y: float) -> None:
        """Answer the pointer that went down on it and came up on it."""
        self.press()

    def handle(self, command: Command) -> bool:
        """Answer a command while it has the focus (or the wheel above it); return whether it was used."""
        return False

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw it; the ring of the focus is drawn by its group."""

    @property
    def ring(self) -> Area | None:
        """Where the ring of the focus goes, or None when the widget shows its focus itself."""
        return self.area

    @property
    def cornered(self) -> Area | None:
        """Where the corners of the focus go, or None when the widget shows its focus itself."""
        return self.ring


OnDrop = Callable[[str | None, float, float], bool]
"""What is called when something is dropped, with the widget beneath it, if any, and the point in layout px.

It returns whether the piece may lie there.
"""


class Spot(Widget):
    """A place of a table that can be pressed or dragged; the table draws what lies there.

    `hexagon` is the radius of what lies there, in layout px, where that stands on one of six corners; by `ring_out`
    px the ring of the focus is wider, where a ring of the table's own may lie round the piece. `raised` is where the
    table draws it while it is looked at, in front of whatever else can be raised, unless it stays beneath its right
    neighbour, so that from its left edge only `shown` px are seen. By `crown` px something that hangs on its upper edge
    stands above it.
    """

    def __init__(
        self,
        id: str,
        area: Area,
        on_press: Callable[[], None],
        *,
        rotation: float = 0.0,
        draggable: bool = False,
        on_drop: OnDrop | None = None,
        tooltip: str | None = None,
        disabled_because: str | None = None,
        ringed: bool = True,
        kept_clear: bool = False,
        sound: str | None = None,
        hexagon: float = 0.0,
        ring_out: float = 0.0,
        raised: Area | None = None,
        crown: float = 0.0,
        shown: float | None = None,
    ) -> None:
        super().__init__(id, area, tooltip=tooltip, disabled_because=disabled_because)
        self.hexagon = hexagon
        self.sound = "lift" if draggable and sound is None else sound
        self.rotation = rotation
        self.draggable = draggable
        self.on_drop = on_drop
        self._on_press = on_press
        self._ringed = ringed
        self._ring_out = ring_out
        self.kept_clear = kept_clear
        self.raised = raised
        self._crown = crown
        self._shown = shown

    def contains_raised(self, x: float, y: float) -> bool:
        """Return whether a point lies on it while it is looked at, in front of others."""
        return self.raised is not None and self._shown is None and _contains(self.raised, self.rotation, x, y)

    def press(self) -> None:
        """Call what the spot is there for."""
        self._on_press()

    @property
    def ring(self) -> Area | None:
        """The spot's area, unless the table shows the focus itself."""
        area = self.raised or self.area
        return area.inset(-self._ring_out) if self._ringed else None

    @property
    def cornered(self) -> Area | None:
        """Where the piece is seen while it has the focus, with what hangs on it."""
        area = (self.raised or self.area).inset(-self._ring_out)
        if self._shown is not None:
            away, turn = (self._shown - area.width) / 2, math.radians(self.rotation)
            middle = area.middle_x + away * math.cos(turn), area.middle_y + away * math.sin(turn)
            area = Area.around(*middle, self._shown, area.height)
        return Area(area.x, area.y - self._crown, area.width, area.height + self._crown)


def _contains(area: Area, rotation: float, x: float, y: float) -> bool:
    """Return whether a point lies in an area that is turned about its middle, in degrees, clockwise."""
    if rotation:
        turn = math.radians(-rotation)
        dx, dy = x - area.middle_x, y - area.middle_y
        x = area.middle_x + dx * math.cos(turn) - dy * math.sin(turn)
        y = area.middle_y + dx * math.sin(turn) + dy * math.cos(turn)
    return area.contains(x, y)
