"""Button: a word or a picture that does one thing."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Literal, TypeAlias

from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST, Role
from game.view.widgets.widget import State, Widget

Tone: TypeAlias = Literal["paper", "primary", "warning"]
"""What a button is for: one of many, the main one, or one to think about."""

TINTS = {"paper": "straw", "primary": "moss", "warning": "ember"}


SIDE_BY_SIDE = 60
"""The widest gap between two buttons of a row, in layout px."""

LEAST_BESIDE = 0.72
"""How small a label is set, as a part of its size, before it takes the place of the icon beside it."""

GROWTH = 0.14
"""By which part of its height a button grows on every side that is to be seen from far away."""


EQUAL = 7
"""So many letters of the width of each of several labels side by side are the same for all of them."""

EDGE, NEAR = 12.0, 3.0
"""How far a label usually stays from the sides of its button, in layout px."""

ABOVE = 3.0
"""How far an icon at the corner stays above the label, in layout px."""


def button_state(state: State) -> str:
    """Return the last part of a button frame's name."""
    if not state.enabled:
        return "off"
    if state.pressed:
        return "down"
    return "hover" if state.hovered or state.focused else "normal"


class Button(Widget):
    """A button with a label, an icon, or both: beside it, or at the corner where the label needs the room.

    An icon that stands alone may be `turned`, in degrees. Its letters are as large as those of the others of its
    `row`, all as small as the longest label needs. `beside` are labels of its row that somebody else draws, in as much
    room.
    """

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
        turned: float = 0.0,
        size: float = 26,
        role: Role = "display",
        tooltip: str | None = None,
        disabled_because: str | None = None,
        sound: str | None = "press",
        beside: tuple[str, ...] = (),
        edge: float = EDGE,
    ) -> None:
        super().__init__(id, area, tooltip=tooltip, disabled_because=disabled_because)
        self.sound = sound
        self.label = label
        self.tone = tone
        self.icon = icon
        self.turned = turned
        self.size = size
        self.role: Role = role
        self.edge = edge
        self.row: tuple[Button, ...] = (self,)
        self.twin = 0
        self._labels = (label, *beside)
        self._on_press = on_press

    def press(self) -> None:
        """Call what the button is there for."""
        self._on_press()

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw the blank button with its icon and label."""
        area, growth = self.area, 1.0
        if state.large:
            area, growth = area.inset(-area.height * GROWTH), 1 + GROWTH
        panels.button(canvas, area, TINTS[self.tone], button_state(state), twin=self.twin)
        sunk = 2 if state.pressed and state.enabled else 0
        alpha = 1.0 if state.enabled else 0.5
        if self.icon is not None and not self.label:
            canvas.centred(
                self.icon,
                self.area.middle_x,
                self.area.middle_y + sunk,
                height=min(40, area.height - 14),
                rotation=self.turned,
                alpha=alpha,
            )
            return
        room = self._room(canvas, area, self.size * growth)
        letters = min(button._letters(canvas) for button in self.row if button.label) * growth
        if self.icon is not None:
            side = min(36, area.height - 18)
            if room.x > area.x + side:
                canvas.centred(self.icon, room.x - 8 - side / 2, room.middle_y + sunk, height=side, alpha=alpha)
            else:
                top = room.middle_y - canvas.measure(self.label, size=letters, role=self.role).height / 2
                y = min(area.y + side / 4, top - side / 2 - ABOVE)
                canvas.centred(self.icon, area.x + side / 4, y, height=side, alpha=alpha)
        canvas.text(
            self.label,
            room.middle_x,
            room.middle_y + sunk,
            size=letters,
            role=self.role,
            align="center",
            vertical="middle",
            width=room.width,
            fit=True,
            colour="ink" if state.enabled else "ink_soft",
        )

    def _room(self, canvas: Canvas, area: Area, size: float) -> Area:
        """Return where the label stands: beside the icon, somewhat smaller if need be, or else in the whole width.

        One that would be cut even in the smallest letters stands nearer to the sides.
        """
        room = area.inset(self.edge, 0)
        shortest = canvas.measure(self.label, size=SMALLEST / canvas.theme.text_scale, role=self.role).width
        if shortest > room.width:
            room = area.inset(min(self.edge, NEAR), 0)
        if self.icon is None:
            return room
        side = min(36, area.height - 18)
        beside = Area(room.x + side + 8, room.y, room.width - side - 8, room.height)
        least = canvas.measure(self.label, size=size * LEAST_BESIDE, role=self.role)
        return beside if least.width <= beside.width else room

    def _letters(self, canvas: Canvas) -> float:
        """Return the size at which its label fits, and those beside it."""
        room = self._room(canvas, self.area, self.size)
        return alike(canvas, [(each, room.width) for each in self._labels], self.size, self.role)


def by_length(area: Area, labels: Sequence[str], gap: float) -> tuple[Area, ...]:
    """Return a place for each label beside one another: what is called longer is wider."""
    weights = [len(label) + EQUAL for label in labels]
    letter = (area.width - gap * (len(weights) - 1)) / sum(weights)
    lefts = accumulate((weight * letter + gap for weight in weights), initial=area.x)
    return tuple(area._replace(x=left, width=weight * letter) for left, weight in zip(lefts, weights, strict=False))


def alike(canvas: Canvas, labels: Iterable[tuple[str, float]], size: float, role: Role = "display") -> float:
    """Return the size of letters at which each label fits its width in layout px."""
    return min(canvas.set_size(label, size=size, role=role, width=width, fit=True) for label, width in labels)


def form_rows(buttons: Iterable[Button]) -> None:
    """Tell buttons that stand side by side, as high as one another and with letters meant alike, of one another.

    Those that follow one another get different stains.
    """
    places: dict[tuple[float, float, float, Role], list[Button]] = {}
    for number, button in enumerate(buttons):
        button.twin = number
        key = (round(button.area.y), round(button.area.height), button.size, button.role)
        places.setdefault(key, []).append(button)
    for beside in places.values():
        beside.sort(key=lambda button: button.area.x)
        row = [beside[0]]
        for left, right in pairwise(beside):
            if right.area.x - left.area.right > SIDE_BY_SIDE:
                _join(row)
                row = []
            row.append(right)
        _join(row)


def _join(row: list[Button]) -> None:
    for button in row:
        button.row = tuple(row)
