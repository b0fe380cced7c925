"""Player: what scenes and widgets have of sound: play this, this has happened, these are the surroundings."""

import logging
from functools import cached_property
from pathlib import Path
from typing import Any

from game.core.event import Event
from game.store.content import BadContent
from game.store.settings import SettingsFile
from game.view.sound.mixer import QUIET, Levels, Mixer, Nowhere, Output
from game.view.sound.sound_list import Cue, SoundList, seconds_of

CAPTION_SECONDS = 2.6
CAPTIONS = 3
"""How many captions hold at once, the latest ones."""


class SoundPlayer:
    """Plays what is called for as the settings want it, and keeps for a while the words for what was heard.

    The list of sounds is read when something is to be heard for the first time. Whatever is missing or broken, the
    program is silent, never wrong; the log says why.
    """

    def __init__(
        self, settings: SettingsFile, data: Path, folder: Path, log: logging.Logger, output: Output | None = None
    ) -> None:
        self._settings = settings
        self._data = data
        self._folder = folder
        self._log = log
        self._output = Nowhere() if output is None else output
        self._visible = True
        self._focused = True
        self._followed: object = None
        self._seconds: dict[str, float] = {}
        self._captions: dict[str, float] = {}

    @cached_property
    def _sounds(self) -> SoundList | None:
        """The sounds, or None where they cannot be read."""
        try:
            return SoundList.read(self._data)
        except BadContent as error:
            self._log.error("no sound: %s", error)
            return None

    @cached_property
    def mixer(self) -> Mixer | None:
        """What plays them."""
        return None if self._sounds is None else Mixer(self._sounds, self._output, self._seconds_of)

    def _seconds_of(self, file: str) -> float:
        """Return how long a file is; one that cannot be read is over at once."""
        if file not in self._seconds:
            try:
                self._seconds[file] = seconds_of(self._folder / f"{file}.ogg")
            except (OSError, ValueError) as error:
                self._log.error("no sound '%s': %s", file, error)
                self._seconds[file] = 0.0
        return self._seconds[file]

    # What scenes call

    def play(self, sound: str, *, told: bool = False) -> None:
        """Play what answers a hand; `told` also says it in words for those who want captions."""
        if self.mixer is not None:
            self._follow()
            self.mixer.touch(Cue(sound))
            if told:
                self._tell(Cue(sound))

    def hear(self, game: str, event: Event, seen: Any) -> None:
        """Play what an event of a game sounds like; `seen` is what is observed after it."""
        if self._sounds is None or self.mixer is None:
            return
        cue = self._sounds.cue(game, event, seen)
        if cue is not None:
            self._follow()
            self.mixer.event(cue)
            self._tell(cue)

    def surround(self, scene: str) -> None:
        """Let what belongs to a scene of config/sounds.yaml be heard; a scene without any keeps what there is."""
        if self._sounds is not None and self.mixer is not None and (about := self._sounds.scenes.get(scene)):
            self.mixer.surround(about.loop, about.music)

    @property
    def captions(self) -> tuple[str, ...]:
        """The keys of the words for what was heard, the latest last."""
        return tuple(self._captions)

    # What the window calls

    def attend(self, *, visible: bool | None = None, focused: bool | None = None) -> None:
        """Hear whether the window is seen, and whether the keyboard belongs to it; None: as before."""
        self._visible = self._visible if visible is None else visible
        self._focused = self._focused if focused is None else focused

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._captions = {key: left - dt for key, left in self._captions.items() if left > dt}
        if self.mixer is not None:
            self._follow()
            self.mixer.update(dt)

    @property
    def next_due(self) -> float | None:
        """The seconds until something changes by itself; None: never."""
        due = list(self._captions.values())
        if self.mixer is not None and not self._is_quiet:
            due.append(self.mixer.next_due)
        return max(0.0, min(due)) if due else None

    def close(self) -> None:
        """End everything that sounds."""
        self._output.close()

    @property
    def _is_quiet(self) -> bool:
        """Whether nothing is to be heard: muted, hidden, or behind another window where that silences."""
        settings = self._settings.current
        return settings.muted or not self._visible or (settings.quiet_behind and not self._focused)

    def _follow(self) -> None:
        """Take over how loud everything is to be."""
        settings = self._settings.current
        followed = settings, self._visible, self._focused
        if self.mixer is not None and followed != self._followed:
            self._followed = followed
            wanted = (settings.sounds, settings.music, settings.surroundings)
            # Half way on a slider is a quarter of the power twice: it sounds half as loud.
            self.mixer.levels = QUIET if self._is_quiet else Levels(*((value / 100) ** 2 for value in wanted))

    def _tell(self, cue: Cue) -> None:
        if self._settings.current.in_force.captions:
            self._captions.pop(cue.text_key, None)
            self._captions[cue.text_key] = CAPTION_SECONDS
            if len(self._captions) > CAPTIONS:
                del self._captions[next(iter(self._captions))]
