"""Value widgets: the widgets that hold a value: toggle, stepper, choice and slider."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pressed, Wheel
from game.view.widgets.widget import State, Widget

V = TypeVar("V")

KNOB_WIDTH = 32
RAIL_HEIGHT = 24
ARROW = 44


class Labelled(Widget):
    """A widget with its label at the left of its area and its control at the right, `control_width` px wide."""

    def __init__(
        self,
        id: str,
        area: Area,
        label: str,
        *,
        control_width: float,
        tooltip: str | None = None,
        disabled_because: str | None = None,
    ) -> None:
        super().__init__(id, area, tooltip=tooltip, disabled_because=disabled_because)
        self.label = label
        width = control_width if label else area.width
        self.control = Area(area.right - width, area.y, width, area.height)

    @property
    def ring(self) -> Area | None:
        """The whole row."""
        return self.area.inset(-8, 0) if self.label else self.area

    def draw_label(self, canvas: Canvas, state: State) -> None:
        """Draw the label."""
        if not self.label:
            return
        width = self.control.x - self.area.x - 16
        canvas.text(
            self.label,
            self.area.x,
            self.area.middle_y,
            size=26,
            vertical="middle",
            width=width,
            fit=True,
            colour=_ink(state),
        )


class Toggle(Labelled):
    """A switch between yes and no."""

    def __init__(
        self,
        id: str,
        area: Area,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        tooltip: str | None = None,
        disabled_because: str | None = None,
    ) -> None:
        super().__init__(id, area, label, control_width=84, tooltip=tooltip, disabled_because=disabled_because)
        self.value = value
        self._on_change = on_change

    def press(self) -> None:
        """Switch to the other value."""
        self.value = not self.value
        self._on_change(self.value)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw label and switch."""
        self.draw_label(canvas, state)
        frame = "switch.on" if self.value else "switch.off"
        canvas.sprite(
            frame, self.control.right, self.control.middle_y, anchor="midright", alpha=1 if state.enabled else 0.5
        )


class Listed(Labelled, Generic[V]):
    """A value out of a list; what shows it is `usual_width` layout px wide, unless another width is given."""

    usual_width = 360.0

    def __init__(
        self,
        id: str,
        area: Area,
        label: str,
        choices: Sequence[tuple[V, str]],
        value: V,
        on_change: Callable[[V], None],
        *,
        control_width: float | None = None,
        tooltip: str | None = None,
        disabled_because: str | None = None,
    ) -> None:
        width = self.usual_width if control_width is None else control_width
        super().__init__(id, area, label, control_width=width, tooltip=tooltip, disabled_because=disabled_because)
        self.choices = tuple(choices)
        self.index = index_of(value, self.choices)
        self._on_change = on_change

    @property
    def value(self) -> V:
        """The value chosen."""
        return self.choices[self.index][0]

    def press(self) -> None:
        """Choose the next value, after the last the first."""
        self._go((self.index + 1) % len(self.choices))

    def _go(self, index: int) -> None:
        """Take the value at an index."""
        if index != self.index:
            self.index = index
            self._on_change(self.value)


class Stepper(Listed[V]):
    """A value out of a list, with an arrow on either side; left and right step through it and go round."""

    def pointer_clicked(self, x: float, y: float) -> None:
        """Step back on the left arrow, else forward."""
        self.step(-1 if x < self.control.x + ARROW else 1)

    def handle(self, command: Command) -> bool:
        """Step by left and right."""
        match command:
            case Pressed(Intent.LEFT):
                self.step(-1)
            case Pressed(Intent.RIGHT):
                self.step(1)
            case _:
                return False
        return True

    def step(self, step: int) -> None:
        """Go some values on, after the last to the first."""
        self._go((self.index + step) % len(self.choices))

    def may_step(self, step: int) -> bool:
        """Return whether there is a value so many values on."""
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw label, arrows and value."""
        self.draw_label(canvas, state)
        middle, alpha = self.control.middle_y, 1.0 if state.enabled else 0.5
        lit = ".hover" if state.hovered or state.focused else ""
        for side, x, step in (("left", self.control.x, -1), ("right", self.control.right - ARROW, 1)):
            frame = f"stepper.{side}{lit if state.enabled and self.may_step(step) else '.off'}"
            canvas.sprite(frame, x, middle - ARROW / 2, ARROW, ARROW)
        canvas.text(
            self.choices[self.index][1],
            self.control.middle_x,
            middle,
            size=26,
            align="center",
            vertical="middle",
            width=self.control.width - 2 * ARROW - 12,
            fit=True,
            colour=_ink(state),
            alpha=alpha,
        )


class NumberStepper(Stepper[V]):
    """A number out of a row of them: it ends with the least and the most."""

    def press(self) -> None:
        """Take the next number, if there is one."""
        self.step(1)

    def step(self, step: int) -> None:
        """Go some numbers on, as far as there are any."""
        self._go(min(max(0, self.index + step), len(self.choices) - 1))

    def may_step(self, step: int) -> bool:
        """Return whether there is a number so many numbers on."""
        return 0 <= self.index + step < len(self.choices)


class Choice(Listed[V]):
    """A value out of a few that all are seen, side by side."""

    usual_width = 560.0

    def pointer_clicked(self, x: float, y: float) -> None:
        """Choose the value under the pointer."""
        for index, part in enumerate(self.control.columns(len(self.choices))):
            if part.contains(x, y):
                self._go(index)

    def handle(self, command: Command) -> bool:
        """Choose the neighbour by left and right; at the ends the focus may go on."""
        step = sideways(command)
        if step == 0 or not 0 <= self.index + step < len(self.choices):
            return False
        self._go(self.index + step)
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw label, radio buttons and words."""
        self.draw_label(canvas, state)
        alpha = 1.0 if state.enabled else 0.5
        for index, part in enumerate(self.control.columns(len(self.choices))):
            frame = "radio.on" if index == self.index else "radio.off"
            canvas.sprite(frame, part.x, part.middle_y, height=36, anchor="midleft", alpha=alpha)
            canvas.text(
                self.choices[index][1],
                part.x + 46,
                part.middle_y,
                size=24,
                vertical="middle",
                width=part.width - 54,
                fit=True,
                colour=_ink(state),
            )


class Slider(Labelled):
    """A value from 0 to 1 on a rail, in steps."""

    def __init__(
        self,
        id: str,
        area: Area,
        label: str,
        value: float,
        on_change: Callable[[float], None],
        *,
        steps: int = 10,
        control_width: float = 332,
        tooltip: str | None = None,
        disabled_because: str | None = None,
    ) -> None:
        super().__init__(
            id, area, label, control_width=control_width, tooltip=tooltip, disabled_because=disabled_because
        )
        self.value = value
        self.steps = steps
        self._on_change = on_change

    def pointer_pressed(self, x: float, y: float) -> None:
        """Take the value under the pointer."""
        self.pointer_dragged(x, y)

    def pointer_dragged(self, x: float, y: float) -> None:
        """Follow the pointer."""
        rail = self.control.inset(KNOB_WIDTH / 2, 0)
        self._take((x - rail.x) / rail.width)

    def handle(self, command: Command) -> bool:
        """Step by left and right or by the wheel."""
        match command:
            case Pressed(Intent.LEFT):
                self._take(self.value - 1 / self.steps)
            case Pressed(Intent.RIGHT):
                self._take(self.value + 1 / self.steps)
            case Wheel(_, _, turned):
                self._take(self.value + turned / self.steps)
            case _:
                return False
        return True

    def _take(self, value: float) -> None:
        """Take the nearest step of a value."""
        stepped = min(max(round(value * self.steps), 0), self.steps) / self.steps
        if stepped != self.value:
            self.value = stepped
            self._on_change(stepped)

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw label, rail, the filled part and the knob."""
        self.draw_label(canvas, state)
        alpha = 1.0 if state.enabled else 0.5
        rail = Area.around(self.control.middle_x, self.control.middle_y, self.control.width - KNOB_WIDTH, RAIL_HEIGHT)
        knob_x = rail.x + rail.width * self.value
        canvas.three_slice("slider.rail", rail, cap=12, alpha=alpha)
        with canvas.clip(Area(rail.x, rail.y - 8, knob_x - rail.x, rail.height + 16)):
            canvas.three_slice("slider.fill", rail, cap=12, alpha=alpha)
        canvas.centred("slider.knob", knob_x, rail.middle_y, alpha=alpha)


def _ink(state: State) -> str:
    """Return the colour of a widget's words."""
    return "ink" if state.enabled else "ink_soft"


def sideways(command: Command) -> int:
    """Return -1 for left, 1 for right, 0 for any other command."""
    match command:
        case Pressed(Intent.LEFT):
            return -1
        case Pressed(Intent.RIGHT):
            return 1
    return 0


def index_of(value: Any, choices: Sequence[tuple[Any, str]]) -> int:
    """Return the place of a value among the choices; raise ValueError when it is none of them."""
    return [choice for choice, _ in choices].index(value)
