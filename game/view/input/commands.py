"""Commands: what a person intends, whichever device it came from; scenes and widgets hear nothing else."""

from enum import StrEnum
from typing import TypeAlias

import msgspec


class Intent(StrEnum):
    """The intentions that config/keys.yaml binds to keys, and config/pad.yaml to the controls of a gamepad."""

    CONFIRM = "confirm"
    CANCEL = "cancel"
    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    RULES = "rules"
    GALLERY = "gallery"
    LOG = "log"
    PIN = "pin"
    MENU = "menu"
    REVEAL = "reveal"
    BUTTONS = "buttons"
    PAUSE = "pause"
    STEP = "step"
    FASTER = "faster"
    SLOWER = "slower"
    SKIP = "skip"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    SCREENSHOT = "screenshot"
    ERASE = "erase"
    ERASE_FORWARD = "erase_forward"
    SELECT_ALL = "select_all"
    COPY = "copy"
    PASTE = "paste"
    TURN_BACK = "turn_back"
    TURN_ON = "turn_on"
    PLAY_ON = "play_on"
    SLIP_ON = "slip_on"
    SLIP_BACK = "slip_back"
    ALL_EYES = "all_eyes"


class Pressed(msgspec.Struct, frozen=True):
    """An intention begins.

    `repeated` when it comes again because the key is held, `pointed` when a button of the pointer was pressed for it.
    """

    intent: Intent
    repeated: bool = False
    pointed: bool = False


class Released(msgspec.Struct, frozen=True):
    """An intention ends: the key is let go (for what is held, such as opening one's hand)."""

    intent: Intent


class Pick(msgspec.Struct, frozen=True):
    """The choice with this number, 1 to 9."""

    number: int


class PointerMoved(msgspec.Struct, frozen=True):
    """The pointer is at (x, y) in layout px."""

    x: float
    y: float


class PointerPressed(msgspec.Struct, frozen=True):
    """A button of the pointer goes down at (x, y): 1 left, 2 middle, 3 right."""

    x: float
    y: float
    button: int = 1


class PointerReleased(msgspec.Struct, frozen=True):
    """A button of the pointer comes up at (x, y)."""

    x: float
    y: float
    button: int = 1


class PointerLeft(msgspec.Struct, frozen=True):
    """The pointer left the window."""


class Wheel(msgspec.Struct, frozen=True):
    """The wheel turned at (x, y) by some steps; upwards is positive."""

    x: float
    y: float
    steps: float


class Typed(msgspec.Struct, frozen=True):
    """Text came from the keyboard or the clipboard; only while the top scene is typing."""

    text: str


class Captured(msgspec.Struct, frozen=True):
    """A key with its modifiers, as config/keys.yaml writes it; only while the top scene is capturing."""

    chord: str


class Dropped(msgspec.Struct, frozen=True):
    """A file was dropped onto the window."""

    path: str


class PadCame(msgspec.Struct, frozen=True):
    """A gamepad is there to be used, of this name."""

    name: str


class PadGone(msgspec.Struct, frozen=True):
    """A gamepad is there no more."""


class WindowLost(msgspec.Struct, frozen=True):
    """The window lost the keyboard: what is held counts as let go."""


Command: TypeAlias = (
    Pressed
    | Released
    | Pick
    | PointerMoved
    | PointerPressed
    | PointerReleased
    | PointerLeft
    | Wheel
    | Typed
    | Captured
    | Dropped
    | PadCame
    | PadGone
    | WindowLost
)
