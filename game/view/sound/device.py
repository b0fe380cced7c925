"""Device: the sound device of the system, opened beside the window and never waited for."""

import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pygame

from game.view.heap import give_back
from game.view.sound.mixer import VOICES, Bus
from game.view.sound.sound_list import RATE

BUFFER = 1024
"""Frames between two deliveries to the device: 21 ms."""

KEPT_BYTES = 8_000_000
"""How many bytes of decoded short sounds are kept."""

PATIENCE = 1.0
"""The seconds that closing waits for a device that does not answer."""


class Device:
    """An output that plays through pygame's mixer, in a thread of its own: opening and decoding hold up no picture.

    Without a device it is silent, and a file that cannot be read is left out; why stands in the log.
    """

    def __init__(self, folder: Path, log: logging.Logger) -> None:
        self._folder = folder
        self._log = log
        self._tasks: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._works = True
        self._kept: OrderedDict[str, pygame.mixer.Sound] = OrderedDict()
        self._kept_bytes = 0
        self._music_gain = 1.0
        self._failures: set[str] = set()

    def start(self, voice: int, file: str, gain: float) -> None:
        """Play a file once on a voice."""

        def task() -> None:
            channel, sound = pygame.mixer.Channel(voice), self._sound(file)
            channel.play(sound)
            channel.set_volume(gain)

        self._do(task)

    def loop(self, file: str | None) -> None:
        """Stream a file round and round."""

        def task() -> None:
            pygame.mixer.music.unload()
            if file is not None:
                pygame.mixer.music.load(self._path(file))
                pygame.mixer.music.play(-1)

        self._do(task)

    def music(self, file: str | None) -> None:
        """Play a file once; it is forgotten when another one or none comes."""

        def task() -> None:
            channel = pygame.mixer.Channel(VOICES)
            channel.stop()
            if file is not None:
                channel.play(pygame.mixer.Sound(self._path(file)))
                channel.set_volume(self._music_gain)
            # Decoding takes the memory of the piece twice over.
            give_back()

        self._do(task)

    def set_gain(self, bus: Bus, gain: float) -> None:
        """Set how loud the loop or the music is."""

        def task() -> None:
            if bus == "loop":
                pygame.mixer.music.set_volume(gain)
            else:
                self._music_gain = gain
                pygame.mixer.Channel(VOICES).set_volume(gain)

        self._do(task)

    def pass_time(self, dt: float) -> None:
        """Do nothing: the device has its own clock."""

    def close(self) -> None:
        """Fall silent and let go of the device; one that does not answer is left behind."""
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join(PATIENCE)
            self._thread = None
        self._works = False

    def _do(self, task: Callable[[], None]) -> None:
        """Have the thread do something; it is started with the first task."""
        if not self._works:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._tasks.put(task)

    def _work(self) -> None:
        """Open the device and do what is asked until it is closed or fails."""
        try:
            with _nothing_printed():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(VOICES + 1)
            while (task := self._tasks.get()) is not None:
                self._attempt(task)
        except pygame.error as error:
            self._log.info("no sound: %s", error)
        except Exception:
            self._log.exception("the sound ends")
        finally:
            self._works = False
            self._kept.clear()
            pygame.mixer.quit()

    def _attempt(self, task: Callable[[], None]) -> None:
        """Do something; what fails is left out, and the log says so once."""
        try:
            task()
        except (pygame.error, OSError) as error:
            if str(error) not in self._failures:
                self._failures.add(str(error))
                self._log.warning("a sound is missing: %s", error)

    def _path(self, file: str) -> Path:
        return self._folder / f"{file}.ogg"

    def _sound(self, file: str) -> pygame.mixer.Sound:
        """Return a short sound, decoded; those not heard for long are forgotten."""
        sound = self._kept.pop(file, None)
        if sound is None:
            sound = pygame.mixer.Sound(self._path(file))
            self._kept_bytes += _size(sound)
        self._kept[file] = sound
        while self._kept_bytes > KEPT_BYTES and len(self._kept) > 1:
            self._kept_bytes -= _size(self._kept.popitem(last=False)[1])
        return sound


def _size(sound: pygame.mixer.Sound) -> int:
    """Return the bytes of a decoded sound: 16 bits for each of two sides."""
    return round(sound.get_length() * RATE) * 4


@contextmanager
def _nothing_printed() -> Iterator[None]:
    """Keep libraries from writing to the error stream: where Linux has no device, ALSA says so eight times."""
    if sys.platform != "linux":
        yield
        return
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
