"""Keyboard and pointer: their events put into commands by the bindings of config/keys.yaml; pads are asked beside."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

import pygame

from game.store.content import BadContent, load
from game.view.drawing.viewport import Viewport
from game.view.input.commands import (
    Captured,
    Command,
    Dropped,
    Intent,
    Pick,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pressed,
    Released,
    Typed,
    Wheel,
    WindowLost,
)
from game.view.input.gamepad import Gamepads

Meaning: TypeAlias = Intent | int
"""What a key means: an intention, or the number of a choice."""

MODIFIERS = ("ctrl", "alt", "shift")

FIXED = "escape"
"""The key that always leads back, so that nobody loses the way."""

NUDGE = 24
"""The px by which a mouse may be moved in all before it counts as used."""

_SPELLED = {"pageup": "page_up", "pagedown": "page_down"}


def _key_names() -> dict[str, int]:
    """Return the code of every key by the name that keys.yaml uses."""
    names = {}
    for constant in dir(pygame):
        if constant.startswith("K_"):
            name = constant[2:].lower()
            if name.startswith("kp"):
                name = "keypad_" + name[2:].lstrip("_")
            names[_SPELLED.get(name, name)] = getattr(pygame, constant)
    return names


KEYS = _key_names()
PLACES = {getattr(pygame, f"KSCAN_{name.upper()}"): name for name in "abcdefghijklmnopqrstuvwxyz0123456789"}
NAMES = {code: name for name, code in reversed(KEYS.items())}


def tidy_chord(text: str) -> str:
    """Return a key with its modifiers in their usual order (`shift+ctrl+Z` → `ctrl+shift+z`); raise ValueError."""
    *modifiers, key = text.lower().replace(" ", "").rsplit("+")
    if key not in KEYS and (modifiers or key not in MODIFIERS):
        raise ValueError(f"'{text}' names no key")
    for modifier in modifiers:
        if modifier not in MODIFIERS:
            raise ValueError(f"'{text}': '{modifier}' is none of ctrl, alt, shift")
    return "+".join([modifier for modifier in MODIFIERS if modifier in modifiers] + [key])


class Bindings:
    """Which keys mean what; every key means one thing. `rebind` takes a person's changes to config/keys.yaml."""

    def __init__(self, defaults: Mapping[str, Sequence[str]], *, file: str = "keys.yaml") -> None:
        known = {name for name, _ in _meanings()}
        for name in sorted(known - set(defaults)):
            raise BadContent(f"{file}: {name}: is missing")
        self._defaults = dict(defaults)
        self._chords = self._read({}, file)
        self.defaults = {name: self.chords_named(name) for name, _ in _meanings()}
        """The keys of every line of the file, as they are when nobody has changed them."""

    @classmethod
    def load(cls, path: Path) -> "Bindings":
        """Return the bindings of config/keys.yaml; raise BadContent naming file and key."""
        return cls(load(path, dict[str, list[str]]), file=path.name)

    def rebind(self, changes: Mapping[str, Sequence[str]], *, file: str = "keys.yaml") -> None:
        """Take changes in place of all earlier ones; raise BadContent naming file and key, then nothing changes."""
        self._chords = self._read(changes, file)

    def _read(self, changes: Mapping[str, Sequence[str]], file: str) -> dict[str, Meaning]:
        """Return what each key means."""
        known = {name for name, _ in _meanings()}
        for name in [*self._defaults, *changes]:
            if name not in known:
                raise BadContent(f"{file}: {name}: is not a thing that a key can mean")
        chords: dict[str, Meaning] = {}
        for name, meaning in _meanings():
            for text in changes.get(name, self._defaults[name]):
                try:
                    chord = tidy_chord(text)
                except ValueError as error:
                    raise BadContent(f"{file}: {name}: {error}") from None
                if chord in chords:
                    raise BadContent(f"{file}: {name}: '{text}' already means {_name_of(chords[chord])}")
                chords[chord] = meaning
        if chords.get(FIXED) is not Intent.CANCEL:
            raise BadContent(f"{file}: {Intent.CANCEL}: has to keep {FIXED}")
        return chords

    def meaning(self, chord: str) -> Meaning | None:
        """Return what a tidy chord means, or None."""
        return self._chords.get(chord)

    def chords_of(self, meaning: Meaning) -> tuple[str, ...]:
        """Return the keys that mean something, in the order of the file."""
        return tuple(chord for chord, bound in self._chords.items() if bound == meaning)

    def chords_named(self, name: str) -> tuple[str, ...]:
        """Return the keys of a line of the file; raise KeyError."""
        return self.chords_of(meaning_of(name))

    def owner(self, chord: str) -> str | None:
        """Return the line of the file that has a key, or None."""
        meaning = self._chords.get(chord)
        return None if meaning is None else _name_of(meaning)


def meaning_of(name: str) -> Meaning:
    """Return what a line of keys.yaml stands for; raise KeyError."""
    return dict(_meanings())[name]


def _meanings() -> list[tuple[str, Meaning]]:
    """Return every line of keys.yaml with what it stands for."""
    return [*((intent.value, intent) for intent in Intent), *((f"pick_{number}", number) for number in range(1, 10))]


def _name_of(meaning: Meaning) -> str:
    """Return the line of keys.yaml of a meaning."""
    return meaning.value if isinstance(meaning, Intent) else f"pick_{meaning}"


class Device(StrEnum):
    """What a person plays with: the pointer with keys beside it, keys alone, or a gamepad."""

    POINTER = "pointer"
    KEYS = "keys"
    PAD = "pad"


LEADING = frozenset(
    {
        pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN, pygame.K_KP_ENTER,
        pygame.K_SPACE,
    }
)  # fmt: skip
"""The keys by which whoever uses no pointer goes about; sentences name them once one of them was pressed."""


class Listener:
    """Puts events into commands; remembers which keys are held, so that what began also ends.

    `device` is the one that was used last. While it is a pad, a mouse that is only nudged is not listened to.
    """

    def __init__(self, bindings: Bindings, pads: Gamepads) -> None:
        self.bindings = bindings
        self.pads = pads
        self.device = Device.POINTER
        self._held: dict[int, Meaning] = {}
        self._captured: int | None = None
        self._alone: int | None = None
        self._pointer = (0.0, 0.0)
        self._nudged = 0

    def update(self, dt: float) -> list[Command]:
        """Let `dt` seconds pass; return the commands of what is held on a pad. The system repeats keys by itself."""
        return self.pads.update(dt)

    def commands(
        self, event: pygame.event.Event, viewport: Viewport, *, typing: bool = False, capturing: bool = False
    ) -> list[Command]:
        """Return the commands of an event, mostly none or one."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL):
            self.device = Device.POINTER
            self._alone = None
        elif event.type == pygame.KEYDOWN and (self.device is Device.PAD or (event.key in LEADING and not typing)):
            self.device = Device.KEYS
        match event.type:
            case pygame.MOUSEMOTION if self.device is Device.PAD and not self._is_moved(event):
                return []
            case pygame.KEYDOWN:
                return self._key_down(event, typing, capturing)
            case pygame.KEYUP:
                return self._key_up(event, typing or capturing)
            case pygame.TEXTINPUT if typing:
                return [Typed(event.text)]
            case pygame.MOUSEMOTION:
                self._pointer = viewport.to_layout(*event.pos)
                return [PointerMoved(*self._pointer)]
            case pygame.MOUSEBUTTONDOWN if event.button <= 3:
                self._pointer = viewport.to_layout(*event.pos)
                press = PointerPressed(*self._pointer, event.button)
                return [press, Pressed(Intent.CANCEL, pointed=True)] if event.button == pygame.BUTTON_RIGHT else [press]
            case pygame.MOUSEBUTTONUP if event.button <= 3:
                self._pointer = viewport.to_layout(*event.pos)
                return [PointerReleased(*self._pointer, event.button)]
            case pygame.MOUSEWHEEL:
                return [Wheel(*self._pointer, event.precise_y)]
            case pygame.DROPFILE:
                return [Dropped(event.file)]
            case pygame.WINDOWLEAVE:
                return [PointerLeft()]
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
                self._captured = self._alone = None
                self.pads.let_go()
                return [WindowLost()]
        return self._pad_commands(event)

    def _pad_commands(self, event: pygame.event.Event) -> list[Command]:
        """Return the commands of an event of a pad, which then is the device in use, unless it is gone."""
        found = self.pads.commands(event)
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.device = Device.POINTER
        elif any(isinstance(command, Pressed) for command in found):
            self.device, self._nudged = Device.PAD, 0
        return found

    def _is_moved(self, event: pygame.event.Event) -> bool:
        """Return whether somebody has taken the mouse in hand."""
        self._nudged += sum(map(abs, event.rel))
        if self._nudged > NUDGE:
            self.device = Device.POINTER
        return self.device is not Device.PAD

    def _key_down(self, event: pygame.event.Event, typing: bool, capturing: bool) -> list[Command]:
        """Return what a key that goes down means."""
        self._alone = event.key if _modifier(event.key) is not None else None
        chord = _chord(event.key, event.mod)
        if chord is not None and capturing and chord != FIXED:
            self._captured = event.key
            return [Captured(chord)]
        if event.key == self._captured:
            # It is still held from when it was captured.
            return []
        meaning = None if chord is None else self.bindings.meaning(chord)
        if meaning is None and (other := _chord_of_place(event)) is not None:
            meaning = self.bindings.meaning(other)
        if meaning is None or (typing and _writes(event)):
            return []
        repeated = event.key in self._held
        self._held[event.key] = meaning
        if isinstance(meaning, Intent):
            return [Pressed(meaning, repeated)]
        return [] if repeated else [Pick(meaning)]

    def _key_up(self, event: pygame.event.Event, listens: bool) -> list[Command]:
        """Return what a key that comes up ends, and what a modifier means that was pressed alone.

        It means nothing while somebody `listens` for letters or keys.
        """
        if event.key == self._captured:
            self._captured = None
        alone, self._alone = event.key == self._alone, None
        name = _modifier(event.key)
        if alone and not listens and name is not None and isinstance(meant := self.bindings.meaning(name), Intent):
            return [Pressed(meant), Released(meant)]
        meaning = self._held.pop(event.key, None)
        return [Released(meaning)] if isinstance(meaning, Intent) else []


def _modifier(key: int) -> str | None:
    """Return which of MODIFIERS a key is, or None."""
    name = NAMES.get(key, "")
    return next((each for each in MODIFIERS if name in {f"l{each}", f"r{each}"}), None)


def _chord(key: int, modifiers: int) -> str | None:
    """Return a key with its modifiers as keys.yaml writes it; None for a modifier alone or an unknown key."""
    name = NAMES.get(key)
    if name is None or name.lstrip("lr") in {"ctrl", "alt", "shift", "gui", "meta", "super"}:
        return None
    pressed = {
        "ctrl": modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META),
        "alt": modifiers & pygame.KMOD_ALT,
        "shift": modifiers & pygame.KMOD_SHIFT,
    }
    return "+".join([modifier for modifier in MODIFIERS if pressed[modifier]] + [name])


def _chord_of_place(event: pygame.event.Event) -> str | None:
    """Return the chord of the letter or figure that the key bears on a Latin keyboard, where its own is none.

    So letters steer on a Cyrillic or Greek keyboard, and figures on a French one.
    """
    name = PLACES.get(getattr(event, "scancode", 0))
    if name is None or (name.isalpha() and event.key < 128):
        return None
    return _chord(KEYS[name], event.mod)


def _writes(event: pygame.event.Event) -> bool:
    """Return whether the key writes a character rather than steering."""
    steering = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT)
    return not steering and len(event.unicode) == 1 and event.unicode.isprintable()
