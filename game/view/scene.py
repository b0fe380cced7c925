"""Scene: one full picture with its own life, and the services that every scene is given."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from game.play.thinker import Thinker
from game.store.library import Library
from game.store.places import Places
from game.store.settings import SettingsFile
from game.store.words import Words
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.sheets import Sheets
from game.view.drawing.studio import Studio
from game.view.drawing.text import Lettering
from game.view.drawing.theme import Theme
from game.view.input.commands import Command
from game.view.input.device_signs import Signs
from game.view.input.key_file import KeyFile
from game.view.input.keyboard import Bindings
from game.view.sound.player import SoundPlayer


@dataclass(frozen=True)
class Services:
    """What the program hands to every scene; scenes keep no other way to the world outside them."""

    studio: Studio
    words: Words
    settings: SettingsFile
    bindings: Bindings
    keys: KeyFile
    signs: Signs
    places: Places
    library: Library
    thinker: Callable[[], Thinker]
    sounds: SoundPlayer
    log: logging.Logger

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.studio.theme

    @property
    def sheets(self) -> Sheets:
        """The sprites."""
        return self.studio.sheets

    @property
    def lettering(self) -> Lettering:
        """The faces."""
        return self.studio.lettering


class Stage(Protocol):
    """What a scene may ask of the stack that it stands on; changes happen when the running call has returned."""

    def push(self, scene: "Scene") -> None:
        """Put a scene on top."""
        ...

    def pop(self) -> None:
        """Take the top scene off."""
        ...

    def replace(self, scene: "Scene") -> None:
        """Put a scene in the place of the top one."""
        ...

    def restart(self, scene: "Scene") -> None:
        """Take every scene off and put this one on."""
        ...

    def quit(self) -> None:
        """Take every scene off and end the program."""
        ...

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        ...

    def reveal(self, path: Path) -> None:
        """Let the system show where a file lies, if it can."""
        ...

    def tell(self, text: str) -> None:
        """Show a short note at the top of the window for a few seconds."""
        ...

    def apply_settings(self) -> None:
        """Let window and theme follow the settings."""
        ...


class Scene:
    """The base of every scene: only the top one of the stack is updated and hears commands."""

    covers = True
    """Whether it hides the scenes below; a dialog does not."""

    surroundings: str | None = None
    """What is heard around it, by its name in config/sounds.yaml; None keeps what was heard before."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._stage: Stage | None = None

    @property
    def stage(self) -> Stage:
        """The stack that the scene stands on, from `enter` on."""
        if self._stage is None:
            raise RuntimeError(f"{type(self).__name__} is not on a stage")
        return self._stage

    def join(self, stage: Stage) -> None:
        """Stand on a stack; the stack calls this before `enter`."""
        self._stage = stage

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets that it draws from; they are loaded before `enter`."""
        return ("common",)

    def enter(self) -> None:
        """Begin: the scene is on top for the first time."""

    def resume(self) -> None:
        """Go on: what lay on top is gone."""

    def reword(self) -> None:
        """Let the words speak of another device, which is used from here on; nothing else has changed."""
        self.resume()

    def leave(self) -> None:
        """End: the scene is taken off the stack."""

    def handle(self, command: Command) -> None:
        """Answer a command."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; there is no other clock."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole picture; this changes nothing."""

    @property
    def next_frame_due(self) -> float | None:
        """The seconds until the picture changes by itself: 0 at once, None never."""
        return None

    @property
    def cycle(self) -> int | None:
        """Which of a few pictures is shown that follow one another until a command comes (flames that flicker).

        None where time may bring another picture than these.
        """
        return None

    @property
    def typing(self) -> bool:
        """Whether keys write text rather than steer."""
        return False

    @property
    def line_area(self) -> Area | None:
        """Where the line lies that is written while it is typing, in layout px; None for anywhere."""
        return None

    @property
    def capturing(self) -> bool:
        """Whether the next key is wanted as it is, to be bound."""
        return False


def soonest(*times: float | None) -> float | None:
    """Return the smallest of some times in seconds, where None stands for never."""
    due = [time for time in times if time is not None]
    return min(due) if due else None
