"""The large painted plate that begins a match or an evening."""

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Button
from game.view.widgets.buttons import button_state
from game.view.widgets.widget import State

KETTLE, PLATE_GROWTH = 0.32, 0.06
"""The part of the plate's width that its kettle takes, and how much it grows where it is to be seen from far away."""


class Plate(Button):
    """The large button that begins a match, with a kettle at its left end."""

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the plate with its word beside the kettle, or a pale button where nothing can begin."""
        if not state.enabled:
            super().draw(canvas, state)
            return
        area, size = self.area, self.size
        if state.large:
            area, size = area.inset(-area.height * PLATE_GROWTH), size * (1 + PLATE_GROWTH)
        canvas.place(f"begin.{button_state(state)}", area)
        room = Area(area.x + area.width * KETTLE, area.y, area.width * (0.94 - KETTLE), area.height)
        canvas.text(
            self.label, room.middle_x, room.middle_y + (2 if state.pressed else 0), size=size, role=self.role,
            align="center", vertical="middle", width=room.width, fit=True,
        )  # fmt: skip
