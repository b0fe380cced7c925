"""Button: a word or a picture that does one thing."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import Role
from game.view.widgets.widget import State, Widget

Tone: TypeAlias = Literal["paper", "primary", "warning"]
"""What a button is for: one of many, the main one, or one to think about."""

TINTS = {"paper": "straw", "primary": "moss", "warning": "ember"}


GROWTH = 0.14
"""By which part of its height a button grows on every side that is to be seen from far away."""


def button_state(state: State) -> str:
    """Return the last part of a button frame's name."""
    if not state.enabled:
        return "off"
    if state.pressed:
        return "down"
    return "hover" if state.hovered or state.focused else "normal"


class Button(Widget):
    """A button with a label, an icon, or both: beside it, or at the corner where the label needs the room."""

    kept_clear = True

    def __init__(
        self,
        id: str,
        area: Area,
        label: str,
        on_press: Callable[[], None],
        *,
        tone: Tone = "paper",
        icon: str | None = None,
        size: float = 26,
        role: Role = "display",
        tooltip: str | None = None,
        disabled_because: str | None = None,
        sound: str | None = "press",
    ) -> None:
        super().__init__(id, area, tooltip=tooltip, disabled_because=disabled_because)
        self.sound = sound
        self.label = label
        self.tone = tone
        self.icon = icon
        self.size = size
        self.role: Role = role
        self._on_press = on_press

    def press(self) -> None:
        """Call what the button is there for."""
        self._on_press()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the blank button with its icon and label."""
        area, size = self.area, self.size
        if state.large:
            area, size = area.inset(-area.height * GROWTH), size * (1 + GROWTH)
        panels.button(canvas, area, TINTS[self.tone], button_state(state))
        room = area.inset(14, 0)
        sunk = 2 if state.pressed and state.enabled else 0
        alpha = 1.0 if state.enabled else 0.5
        if self.icon is not None and not self.label:
            canvas.centred(
                self.icon,
                self.area.middle_x,
                self.area.middle_y + sunk,
                height=min(40, area.height - 14),
                alpha=alpha,
            )
            return
        if self.icon is not None:
            side = min(36, area.height - 18)
            beside = Area(room.x + side + 8, room.y, room.width - side - 8, room.height)
            if canvas.measure(self.label, size=size, role=self.role).width <= beside.width:
                canvas.centred(self.icon, room.x + side / 2, room.middle_y + sunk, height=side, alpha=alpha)
                room = beside
            else:
                canvas.centred(self.icon, area.x + side / 4, area.y + side / 4, height=side, alpha=alpha)
        canvas.text(
            self.label,
            room.middle_x,
            room.middle_y + sunk,
            size=size,
            role=self.role,
            align="center",
            vertical="middle",
            width=room.width,
            fit=True,
            colour="ink" if state.enabled else "ink_soft",
        )
