"""Gamepads: buttons, triggers and sticks as commands, by the bindings of config/pad.yaml."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame
from pygame._sdl2 import controller

from game.store.content import BadContent, load
from game.view.input.commands import Command, Intent, PadCame, PadGone, Pressed, Released

SHARE = 15
"""The number that SDL gives to the button for pictures, for which pygame has no name."""

BUTTONS: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick_press",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick_press",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "pad_up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "pad_down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "pad_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "pad_right",
    SHARE: "share",
}

TRIGGERS: Mapping[int, str] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left_trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right_trigger",
}

STICKS: Mapping[int, tuple[str, int]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left_stick", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left_stick", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right_stick", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right_stick", 1),
}
"""The stick of an axis, and 0 across or 1 down."""

WAYS = (("left", "right"), ("up", "down"))
"""The directions of a stick's two axes, the negative one first."""

CONTROLS = (
    *BUTTONS.values(),
    *TRIGGERS.values(),
    *(f"{stick}_{way}" for stick in ("left_stick", "right_stick") for ways in WAYS for way in ways),
)
"""Everything that can be pressed or pushed on a pad."""

FULL = 32_767
"""The value of an axis that is pushed as far as it goes."""

PUSHED, LET_GO = 0.6, 0.4
"""From where a trigger or stick counts as pushed, and below what as let go again, in parts of the whole way."""

ASIDE = 1.4
"""How many times as far a pushed stick has to lean to another direction to count as pushed there."""

REPEAT_AFTER, REPEAT_EVERY = 0.4, 0.09
"""The seconds until what is held comes again, and between two times."""

REPEATED = frozenset(
    {
        Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN, Intent.NEXT, Intent.PREVIOUS, Intent.PAGE_UP,
        Intent.PAGE_DOWN, Intent.TURN_BACK, Intent.TURN_ON,
    }
)  # fmt: skip
"""What comes again and again while it is held: whatever only looks or scrolls."""

NEEDED = (Intent.CONFIRM, Intent.CANCEL, Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN, Intent.NEXT, Intent.MENU)
"""Without these a pad would lead somewhere from where it leads no further."""


class PadBindings:
    """Which controls of a pad mean what; every control means one thing at most."""

    def __init__(self, controls: Mapping[str, Sequence[str]], *, file: str = "pad.yaml") -> None:
        self._meanings: dict[str, Intent] = {}
        for name, chosen in controls.items():
            if name not in set(Intent):
                raise BadContent(f"{file}: {name}: is not a thing that a control can mean")
            for control in chosen:
                if control not in CONTROLS:
                    raise BadContent(f"{file}: {name}: '{control}' names no control of a gamepad")
                if control in self._meanings:
                    raise BadContent(f"{file}: {name}: '{control}' already means {self._meanings[control]}")
                self._meanings[control] = Intent(name)
        for intent in NEEDED:
            if intent not in self._meanings.values():
                raise BadContent(f"{file}: {intent}: is missing")

    @classmethod
    def load(cls, path: Path) -> "PadBindings":
        """Return the bindings of config/pad.yaml; raise BadContent naming file and key."""
        return cls(load(path, dict[str, list[str]]), file=path.name)

    def meaning(self, control: str) -> Intent | None:
        """Return what a control means, or None."""
        return self._meanings.get(control)

    def controls_of(self, intent: Intent) -> tuple[str, ...]:
        """Return the controls that mean something, in the order of the file."""
        return tuple(control for control, bound in self._meanings.items() if bound is intent)


def open_pad(index: int) -> Any:
    """Open the pad with that number, which sends events as long as it is kept; raise pygame.error."""
    return controller.Controller(index)


class Gamepads:
    """The pads that are there; puts their events into commands, and what is held into commands that come again."""

    def __init__(self, bindings: PadBindings, open_pad: Callable[[int], Any] = open_pad) -> None:
        self.bindings = bindings
        self._open = open_pad
        self._pads: list[Any] = []
        self._expected = 0
        self._axes: dict[tuple[int, str], list[float]] = {}
        self._pushed: dict[tuple[int, str], str] = {}
        self._held: dict[tuple[int, str], Intent] = {}
        self._waits: dict[tuple[int, str], float] = {}

    def begin(self) -> None:
        """Look for pads from here on; those that are there already come in silence. Raise pygame.error."""
        controller.init()
        self._expected = sum(map(controller.is_controller, range(controller.get_count())))

    def end(self) -> None:
        """Look for pads no more."""
        self._pads.clear()
        if controller.get_init():
            controller.quit()

    def commands(self, event: pygame.event.Event) -> list[Command]:
        """Return the commands of an event: none for one that is not about a pad."""
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN if (name := BUTTONS.get(event.button)) is not None:
                return self._press(event.instance_id, name)
            case pygame.CONTROLLERBUTTONUP if (name := BUTTONS.get(event.button)) is not None:
                return self._release(event.instance_id, name)
            case pygame.CONTROLLERAXISMOTION if event.axis in TRIGGERS:
                return self._squeeze(event.instance_id, TRIGGERS[event.axis], event.value / FULL)
            case pygame.CONTROLLERAXISMOTION if event.axis in STICKS:
                return self._lean(event.instance_id, *STICKS[event.axis], event.value / FULL)
            case pygame.CONTROLLERDEVICEADDED:
                return self._come(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                return self._go(event.instance_id)
        return []

    def update(self, dt: float) -> list[Command]:
        """Let `dt` seconds pass; return the commands that come again because something is held."""
        again: list[Command] = []
        for held in self._waits:
            self._waits[held] -= dt
            if self._waits[held] <= 0:
                self._waits[held] = REPEAT_EVERY
                again.append(Pressed(self._held[held], repeated=True))
        return again

    @property
    def next_due(self) -> float | None:
        """The seconds until something that is held comes again, or None."""
        return max(0.0, min(self._waits.values())) if self._waits else None

    def let_go(self) -> None:
        """Take everything as let go, without a word: the window has lost the keyboard, and with it the pads."""
        self._held.clear()
        self._waits.clear()
        self._pushed.clear()
        self._axes.clear()

    def _press(self, pad: int, control: str) -> list[Command]:
        """Return what a control means that goes down."""
        meaning = self.bindings.meaning(control)
        if meaning is None or (pad, control) in self._held:
            return []
        self._held[pad, control] = meaning
        if meaning in REPEATED:
            self._waits[pad, control] = REPEAT_AFTER
        return [Pressed(meaning)]

    def _release(self, pad: int, control: str) -> list[Command]:
        """Return what ends with a control that comes up."""
        self._waits.pop((pad, control), None)
        meaning = self._held.pop((pad, control), None)
        return [] if meaning is None else [Released(meaning)]

    def _squeeze(self, pad: int, control: str, value: float) -> list[Command]:
        """Return what a trigger means that is squeezed so far."""
        if value >= PUSHED:
            return self._press(pad, control)
        return self._release(pad, control) if value < LET_GO else []

    def _lean(self, pad: int, stick: str, axis: int, value: float) -> list[Command]:
        """Return what a stick means that leans so far along one of its axes."""
        lies = self._axes.setdefault((pad, stick), [0.0, 0.0])
        lies[axis] = value
        before = self._pushed.get((pad, stick))
        way = _way_of(lies, before)
        if way == before:
            return []
        ended = [] if before is None else self._release(pad, f"{stick}_{before}")
        self._pushed.pop((pad, stick), None)
        if way is None:
            return ended
        self._pushed[pad, stick] = way
        return [*ended, *self._press(pad, f"{stick}_{way}")]

    def _come(self, index: int) -> list[Command]:
        """Open a pad that has come."""
        try:
            pad = self._open(index)
        except pygame.error:
            return []
        self._pads.append(pad)
        if self._expected > 0:
            self._expected -= 1
            return []
        return [PadCame(pad.name)]

    def _go(self, number: int) -> list[Command]:
        """Let go of what was held on a pad that is gone."""
        self._pads = [pad for pad in self._pads if pad.attached()]
        ended = [
            command for pad, control in list(self._held) if pad == number for command in self._release(pad, control)
        ]
        for known in (self._axes, self._pushed):
            for key in [key for key in known if key[0] == number]:
                del known[key]
        return [*ended, PadGone()]


def _way_of(lies: Sequence[float], before: str | None) -> str | None:
    """Return the direction in which a stick is pushed that lies so, and was pushed in one `before`; None: in none."""
    across, down = map(abs, lies)
    if before is not None:
        own = next(axis for axis, ways in enumerate(WAYS) if before in ways)
        along = lies[own] if before == WAYS[own][1] else -lies[own]
        if along >= LET_GO and abs(lies[1 - own]) < along * ASIDE:
            return before
    if max(across, down) < PUSHED:
        return None
    axis = 0 if across >= down else 1
    return WAYS[axis][lies[axis] > 0]
