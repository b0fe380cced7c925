"""WidgetGroup: the widgets of a scene: who is focused, hovered, pressed or dragged, and what is said about them."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import (
    Command,
    Intent,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pressed,
    Typed,
    Wheel,
    WindowLost,
)
from game.view.input.keyboard import Device
from game.view.scene import Services
from game.view.widgets.buttons import Button, form_rows
from game.view.widgets.navigation import DIRECTIONS, neighbour, other_end
from game.view.widgets.widget import Spot, State, Widget

DRAG_DISTANCE = 6
"""The layout px that the pointer moves before a press becomes a drag."""

FAR_RINGS = (4.0, 10.0)
"""By how many layout px the two rings are wider that are drawn round what is to be seen from far away."""

CORNERS_OUT = 7.0
"""By how many layout px the marks at the corners of what has the focus stand out of it."""

REACH = 10.0
"""By how many layout px the golden ring of a piece stands out of it."""

EXPLAINS = "tip "
"""How the ids of places begin that only explain what lies there."""

SEEN = 0.5
"""After so many seconds the ring was seen of what has the focus though nobody has looked there yet."""

ENDS = {Intent.FIRST: 0, Intent.LAST: -1}
"""The widgets at the ends of the list, by the intentions that lead there."""


class WidgetGroup:
    """Some widgets that share one focus; those later in the list lie above the earlier ones.

    While no ring shows a focus, confirming takes the main button, unless `enter_takes_main` is off; what is asked for
    (the `herd`) is not taken before its ring was seen: then `on_shown` is called.
    """

    def __init__(
        self,
        services: Services,
        widgets: Iterable[Widget] = (),
        *,
        on_refused: Callable[[str], None] | None = None,
        enter_takes_main: bool = True,
        on_shown: Callable[[], None] | None = None,
    ) -> None:
        self.clear: tuple[Area, ...] = ()
        """What tooltips do not cover, beside the other buttons."""
        self.spare: Callable[[], Sequence[Area]] = tuple
        """What lies above them at the moment, so that they would not be read beneath it."""
        self.silent = False
        """Whether nothing of it is heard: what a hand does with it is nobody else's business."""
        self.herd: frozenset[str] = frozenset()
        """The ids among which the arrows stay as long as one of them has the focus."""
        self.flock: frozenset[str] = frozenset()
        """Those of the herd that are wanted next: they, too, keep the arrows among them."""
        self.perched: frozenset[str] = frozenset()
        """The ids of what lies on others of a row: arrows lead along the row and up to it, to them down from it."""
        self.order: Sequence[str] = ()
        """The ids in the order in which the focus goes through them; nothing: as they lie."""
        self.ways: Mapping[tuple[str, Intent], str] = {}
        """Where arrows lead from some ids, where that is not what lies next in their direction."""
        self._services = services
        self._widgets: list[Widget] = []
        self._by_id: dict[str, Widget] = {}
        self._on_refused = on_refused
        self._enter_takes_main = enter_takes_main
        self._on_shown = on_shown
        self._focus: str | None = None
        self._hover: str | None = None
        self._held: str | None = None
        self._shown: str | None = None
        self._down: str | None = None
        self._down_at = (0.0, 0.0)
        self._dragging = False
        self._pointer = self._looked = (-1.0, -1.0)
        self._keys = False
        self._given = False
        self._away = False
        self._still = 0.0
        self._ringed = 0.0
        self.set(widgets)

    def set(self, widgets: Iterable[Widget]) -> None:
        """Take other widgets; focus, hover and press stay with the ids that are still there."""
        self._widgets = list(widgets)
        self._by_id = {widget.id: widget for widget in self._widgets}
        if len(self._by_id) != len(self._widgets):
            raise ValueError(f"ids are not unique: {list(self.ids)}")
        form_rows(widget for widget in self._widgets if isinstance(widget, Button))
        self._focus = self._focus if self._focus in self._by_id else None
        if self._down not in self._by_id:
            self._down, self._dragging = None, False
        self._look()

    def __getitem__(self, id: str) -> Widget:
        return self._by_id[id]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the widgets, undermost first."""
        return tuple(widget.id for widget in self._widgets)

    @property
    def focus(self) -> str | None:
        """The id of the widget that has the focus."""
        return self._focus

    @property
    def pointed(self) -> str | None:
        """The id of the widget that a person looks at: by keys the focused one, else the one under the pointer."""
        return None if self._away else self._focus if self._keys else self._hover

    @property
    def marked(self) -> str | None:
        """The id of the widget that is pointed at, or by keys of the one that is taken next though nobody looks."""
        return self.pointed or (self._focus if self._keys else None)

    @property
    def by_keys(self) -> bool:
        """Whether a person looks at what has the focus, and not at what the pointer is on."""
        return self._keys

    @property
    def is_led(self) -> bool:
        """Whether keys are in use, and the focus was put where they began."""
        return self._keys and self._given

    @property
    def dragged(self) -> str | None:
        """The id of the widget that is being dragged."""
        return self._down if self._dragging else None

    @property
    def pointer(self) -> tuple[float, float]:
        """Where the pointer is, in layout px; outside the window it is negative."""
        return self._pointer

    @property
    def typing(self) -> bool:
        """Whether keys write into the focused widget."""
        widget = self._find(self._focus)
        return widget is not None and widget.typing and widget.enabled

    @property
    def line_area(self) -> Area | None:
        """Where the line lies into which keys write, or None."""
        return self[self._focus].area if self.typing and self._focus is not None else None

    @property
    def next_frame_due(self) -> float | None:
        """The seconds until a tooltip comes, or None."""
        widget = self._find(self._hover)
        waiting = self._services.theme.durations.tooltip - self._still
        if self._keys or self._down is not None or widget is None or widget.note is None or waiting <= 0:
            return None
        return waiting

    def look_away(self) -> None:
        """Take it that nobody looks at anything until the pointer or the focus moves."""
        self._away, self._ringed = True, 0.0

    def begin_at(self, id: str) -> None:
        """Give a widget the focus with which something opens: whoever has used keys until then sees it there."""
        self.focus_on(id)
        if self._services.signs.device is not Device.POINTER:
            self.use_keys()

    def use_keys(self) -> None:
        """Take it that keys are in use: where they stand is seen."""
        self._keys = True

    def forget_keys(self) -> None:
        """Take it that nobody uses keys until one is pressed: somebody else sits down, who has seen no ring yet."""
        self._keys = False

    def id_at(self, x: float, y: float) -> str | None:
        """Return the id of the uppermost widget at a point in layout px, or None."""
        widget = self._at(x, y)
        return None if widget is None else widget.id

    def focus_on(self, id: str | None, *, by_keys: bool = False, ready: bool = False) -> None:
        """Give a widget the focus; None takes it away. Its ring is shown if keys are in use, as `by_keys` says.

        What is `ready`, because a person has just chosen all that it wants, is taken also before its ring was seen.
        """
        if id is not None:
            self[id]
        if id != self._focus:
            self._ringed = 0.0
        self._focus = id
        self._given = not (by_keys or ready)
        self._keys = self._keys or by_keys
        self._away = self._away and not by_keys

    def state(self, id: str) -> State:
        """Return how a widget stands."""
        widget = self[id]
        focused = self._keys and id == self._focus
        return State(
            active=id == self._focus,
            focused=focused,
            large=focused and self._services.settings.current.sofa,
            hovered=not self._keys and id == self._hover,
            pressed=id == self._down and id == self._hover,
            enabled=widget.enabled,
        )

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._ringed = self._ringed + dt if self._keys and self._focus is not None else 0.0
        if self._hover is not None:
            self._still += dt

    def handle(self, command: Command) -> bool:
        """Answer a command; return whether a widget used it."""
        match command:
            case PointerMoved(x, y):
                return self._pointer_moved(x, y)
            case PointerPressed(x, y, 1):
                return self._pointer_pressed(x, y)
            case PointerReleased(x, y, 1):
                return self._pointer_released(x, y)
            case PointerLeft():
                self._pointer = (-1.0, -1.0)
                self._look()
            case WindowLost():
                return self._let_go()
            case Wheel(x, y):
                widget = self._at(x, y)
                return widget is not None and widget.handle(command)
            case Typed():
                widget = self._find(self._focus)
                return widget is not None and widget.enabled and widget.handle(command)
            case Pressed(Intent.CANCEL) if self._dragging:
                return self._let_go()
            case Pressed(intent, repeated):
                return self._intent(command, intent, repeated)
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the ring of the focus, and what is said about the one pointed at."""
        self.draw_widgets(canvas)
        self.draw_note(canvas)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draw the widgets and the ring of the focus."""
        self._shown = self.marked
        focused = self._find(self._focus) if self._keys and not canvas.beneath else None
        large = focused is not None and self.state(focused.id).large
        for widget in self._widgets:
            if not (large and widget is focused):
                widget.draw(canvas, self.state(widget.id))
        if focused is not None and large:
            focused.draw(canvas, self.state(focused.id))
        if focused is not None and focused.ring is not None:
            for wider in FAR_RINGS if large else (0.0,):
                panels.ring(canvas, focused.ring.inset(-wider), rotation=focused.rotation)
        self.draw_corners(canvas)

    def draw_corners(self, canvas: Canvas) -> None:
        """Draw the marks at the corners of what has the focus: again, where something was drawn above them."""
        focused = self._find(self._focus) if self._keys and not canvas.beneath else None
        if focused is not None and (cornered := focused.cornered) is not None:
            panels.corners(canvas, cornered.inset(-CORNERS_OUT), rotation=focused.rotation)

    def draw_note(self, canvas: Canvas) -> None:
        """Draw what is said about the widget pointed at, where it covers least."""
        pointed = self._find(self.pointed)
        if canvas.beneath:
            return
        if pointed is not None and (self._keys or self._still >= self._services.theme.durations.tooltip):
            note = pointed.note
            writes = pointed.typing and pointed.id == self._focus and not self._keys
            if note is not None and self._down is None and not writes:
                others = [widget for widget in self._widgets if widget is not pointed]
                asked = (widget.area for widget in others if widget.id in self.herd)
                clear = [widget.area for widget in others if widget.kept_clear and widget.id not in self.herd]
                meant = (*asked, *self.clear, *self.spare())
                panels.tooltip(canvas, note, pointed.note_area, clear=clear, meant=meant)

    def _find(self, id: str | None) -> Widget | None:
        """Return the widget of an id, or None."""
        return None if id is None else self._by_id.get(id)

    def _at(self, x: float, y: float, *, beside: Widget | None = None) -> Widget | None:
        """Return the uppermost widget at a point, another than `beside`.

        What is asked for reaches as far as its ring where nothing lies.
        """
        widgets = [widget for widget in reversed(self._widgets) if widget is not beside]
        found = self._uppermost(widgets, x, y)
        if found is not None and not found.id.startswith(EXPLAINS):
            return found
        asked = (widget for widget in widgets if widget.id in self.herd)
        return next((widget for widget in asked if widget.contains(x, y, REACH)), found)

    def _uppermost(self, widgets: Sequence[Widget], x: float, y: float) -> Widget | None:
        """Return the first of some widgets at a point, the uppermost of which come first.

        What keys have raised lies over all that can rise; what the pointer has raised gives way to what it comes to.
        """
        rising = [at for at, widget in enumerate(widgets) if isinstance(widget, Spot) and widget.raised is not None]
        first, last = (rising[0], rising[-1] + 1) if rising else (0, 0)
        keyed = self._focus if self._keys else self._held

        def at_rest(part: Sequence[Widget]) -> Widget | None:
            return next((widget for widget in part if widget.contains(x, y)), None)

        def raised(id: str | None) -> Widget | None:
            found = [each for each in widgets[first:last] if each.id == id and isinstance(each, Spot)]
            return next((each for each in found if each.contains_raised(x, y)), None)

        above, among, below = widgets[:first], widgets[first:last], widgets[last:]
        return at_rest(above) or raised(keyed) or at_rest(among) or raised(self._hover) or at_rest(below)

    def _take_pointer(self) -> None:
        """Take it that the pointer is used: what keys had raised stays in front as long as the pointer is on it."""
        if self._keys:
            self._held = self._focus
        self._keys = self._away = False

    def _look(self) -> None:
        """Note what is under the pointer."""
        widget = self._at(*self._pointer)
        hover = None if widget is None else widget.id
        said = None if widget is None else widget.note
        if self._pointer != self._looked:
            for looked in {self._hover, hover}:
                if (each := self._find(looked)) is not None:
                    each.pointer_over(*self._pointer)
        self._looked = self._pointer
        if hover != self._held:
            self._held = None
        if hover != self._hover or (widget is not None and widget.note != said):
            self._hover, self._still = hover, 0.0

    def _pointer_moved(self, x: float, y: float) -> bool:
        """Follow the pointer."""
        if (x, y) != self._pointer:
            self._take_pointer()
        self._pointer = (x, y)
        before = self._hover
        self._look()
        if self._hover != before and self._down is None:
            self._hear_hover(self._hover)
        widget = self._find(self._down)
        if widget is None:
            return False
        if isinstance(widget, Spot) and widget.draggable and widget.enabled:
            far = max(abs(x - self._down_at[0]), abs(y - self._down_at[1])) > DRAG_DISTANCE
            if far and not self._dragging:
                self._hear("lift")
            self._dragging = self._dragging or far
        elif widget.enabled:
            widget.pointer_dragged(x, y)
        return True

    def _pointer_pressed(self, x: float, y: float) -> bool:
        """Take hold of what is under the pointer."""
        self._take_pointer()
        # A press is for what was seen in front when it was made.
        self._held = self._held or self._shown
        self._pointer = (x, y)
        self._look()
        widget = self._find(self._hover)
        if widget is not None and self._focus != self._hover:
            widget.reached()
        self._focus, self._given = self._hover, False
        self._down, self._down_at, self._dragging = self._hover, (x, y), False
        if widget is None:
            return False
        if widget.enabled:
            widget.pointer_pressed(x, y)
        return True

    def _pointer_released(self, x: float, y: float) -> bool:
        """Press, or drop what was dragged."""
        self._pointer = (x, y)
        self._look()
        widget, dragging = self._find(self._down), self._dragging
        self._down, self._dragging = None, False
        if widget is None:
            return False
        if dragging:
            beneath = self._at(x, y, beside=widget)
            target = None if beneath is None else beneath.id
            if isinstance(widget, Spot) and widget.on_drop is not None:
                self._hear("drop")
                widget.on_drop(target, x, y)
        elif self._hover == widget.id or widget.contains(x, y):
            if widget.enabled:
                self._hear_press(widget)
                widget.pointer_clicked(x, y)
            else:
                self._refuse(widget)
        return True

    def _let_go(self) -> bool:
        """Put what is dragged back where it was; return whether anything was."""
        widget, dragging = self._find(self._down), self._dragging
        self._down, self._dragging = None, False
        if dragging and isinstance(widget, Spot) and widget.on_drop is not None:
            widget.on_drop(None, *self._down_at)
        return dragging

    def _intent(self, command: Command, intent: Intent, repeated: bool) -> bool:
        """Answer an intention: the focused widget first, then the group itself."""
        seen, self._away = self._keys and (not self._away or self._ringed >= SEEN), False
        widget = self._find(self._focus)
        if widget is not None and widget.enabled and widget.handle(command):
            self._keys = True
            return True
        if intent in {Intent.NEXT, Intent.PREVIOUS}:
            return self._step(1 if intent is Intent.NEXT else -1)
        if intent in DIRECTIONS:
            return self._go(intent)
        if intent in ENDS and self._widgets:
            self._keys, self._focus = True, self._widgets[ENDS[intent]].id
            return True
        if intent is Intent.CONFIRM and self._strays:
            self._focus = next(id for id in self._in_order if id in self.herd)
            return self._show_focus()
        own = widget is not None and widget.takes_enter
        if intent is Intent.CONFIRM and not self._keys and not own and self._main is not None:
            widget = self._main
        if intent is Intent.CONFIRM and widget is not None and not repeated:
            if not seen and self._is_given(widget):
                return self._show_focus()
            self._keys = True
            if widget.enabled:
                self._hear_press(widget)
                widget.press()
            else:
                self._refuse(widget)
            return True
        return False

    def _show_focus(self) -> bool:
        """Show where keys stand instead of pressing what nobody has seen them stand at."""
        self._keys = True
        if self._on_shown is not None:
            self._on_shown()
        return True

    @property
    def _in_order(self) -> list[str]:
        """The ids in the order in which the focus goes through them."""
        return list(self.order if set(self.order) == set(self._by_id) else self._by_id)

    @property
    def _strays(self) -> bool:
        """Whether a piece was clicked last that is not asked for: keys begin at one that is."""
        stray = not self._keys and self._focus not in self.herd and isinstance(self._find(self._focus), Spot)
        return stray and any(each.id in self.herd for each in self._widgets)

    def _is_given(self, widget: Widget) -> bool:
        """Return whether a part of what is asked has the focus though nobody has chosen it."""
        return self._given and widget.id == self._focus and widget.id in self.herd

    @property
    def _main(self) -> Button | None:
        """The main button, if there is one that can be pressed: confirming means it while no ring shows another."""
        buttons = (widget for widget in self._widgets if isinstance(widget, Button) and widget.tone == "primary")
        return next((button for button in buttons if button.enabled), None) if self._enter_takes_main else None

    def _step(self, step: int) -> bool:
        """Move the focus along the list; a part of what is asked that has it unseen is shown first."""
        if not self._widgets:
            return False
        begins, self._keys = not self._keys and self._given and self._focus in self.herd, True
        if begins:
            return True
        ids = self._in_order
        if self._focus is None:
            self._focus = self._hover or ids[0 if step > 0 else -1]
        else:
            self._focus = ids[(ids.index(self._focus) + step) % len(ids)]
        self._arrive()
        return True

    def _go(self, direction: Intent) -> bool:
        """Move the focus to the neighbour in a direction; at the ends of a single column it goes round."""
        if self._focus is None:
            return self._step(1)
        if not self._keys:
            self._keys = True
            return True
        within = next((ids for ids in (self.flock, self.herd) if self._focus in ids), None)
        passed = frozenset() if direction is Intent.DOWN else self.perched - {self._focus}
        reached = [
            widget for widget in self._widgets if (within is None or widget.id in within) and widget.id not in passed
        ]
        ids, areas = [widget.id for widget in reached], [widget.area for widget in reached]
        at, way = ids.index(self._focus), self.ways.get((self._focus, direction))
        found = neighbour(areas, at, direction) if way is None else ids.index(way)
        if found is None and within is None:
            found = other_end(areas, at, direction)
        if found is None:
            return within is not None
        self._focus = ids[found]
        self._arrive()
        return True

    def _arrive(self) -> None:
        """Tell a widget that keys have led to it, and let that be heard."""
        if (widget := self._find(self._focus)) is not None:
            widget.reached()
        self._hear_hover(self._focus)

    def _hear_hover(self, id: str | None) -> None:
        """Let be heard that a widget is looked at which can be pressed."""
        widget = self._find(id)
        if widget is not None and widget.enabled and widget.sound is not None:
            self._hear("hover")

    def _hear_press(self, widget: Widget) -> None:
        """Let a widget be heard before it does what it is there for."""
        if widget.sound is not None:
            self._hear(widget.sound)

    def _hear(self, sound: str) -> None:
        if not self.silent:
            self._services.sounds.play(sound)

    def _refuse(self, widget: Widget) -> None:
        """Say why a widget is switched off."""
        self._hear("refuse")
        self._still = self._services.theme.durations.tooltip
        if self._on_refused is not None and widget.disabled_because is not None:
            self._on_refused(widget.disabled_because)
