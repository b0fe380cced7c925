"""Recording: an output that keeps what would be heard, sample for sample, without a device and faster than time."""

import os
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import repeat
from operator import add, mul
from pathlib import Path

import pygame

from game.view.sound.mixer import VOICES, Bus
from game.view.sound.sound_list import RATE

SIDES = 2
FULL = 128
"""The gain of 1: gains are whole steps, as on the device."""

LOUDEST = 32_767


@contextmanager
def decoder() -> Iterator[None]:
    """Let files be decoded without a device; where pygame's mixer is open already, it stays as it is."""
    if pygame.mixer.get_init() is not None:
        yield
        return
    usual = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.init(RATE, -16, SIDES)
        yield
    finally:
        pygame.mixer.quit()
        if usual is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = usual


def decoded(path: Path) -> "array[int]":
    """Return the samples of a file, left and right in turn; a `decoder` has to be open."""
    return array("h", pygame.mixer.Sound(path).get_raw())


class _Track:
    """A file that is being played."""

    def __init__(self, samples: "array[int]", gain: float, *, again: bool = False) -> None:
        self.samples = samples
        self.gain = gain
        self._again = again
        self._at = 0

    def next(self, count: int) -> "array[int]":
        """Return the next samples, fewer where it ends."""
        piece = self.samples[self._at : self._at + count]
        self._at += len(piece)
        while self._again and len(piece) < count and self.samples:
            self._at = count - len(piece)
            piece += self.samples[: self._at]
        return piece


class Recording:
    """Keeps the mix in `samples`, left and right in turn; `clipped` counts those that were too loud.

    `most_voices` is the largest number of short sounds that were heard at once. A `decoder` has to be open.
    """

    def __init__(self, folder: Path) -> None:
        self.samples = array("h")
        self.clipped = 0
        self.most_voices = 0
        self._folder = folder
        self._files: dict[str, array[int]] = {}
        self._voices: list[_Track | None] = [None] * VOICES
        self._buses: dict[Bus, _Track | None] = {"loop": None, "music": None}
        self._gains: dict[Bus, float] = {"loop": 0.0, "music": 0.0}
        self._rest = 0.0

    @property
    def seconds(self) -> float:
        """How long it is."""
        return len(self.samples) / SIDES / RATE

    def start(self, voice: int, file: str, gain: float) -> None:
        """Play a file once on a voice."""
        self._voices[voice] = _Track(self._file(file), gain)

    def loop(self, file: str | None) -> None:
        """Play a file round and round."""
        self._buses["loop"] = None if file is None else _Track(self._file(file), 1.0, again=True)

    def music(self, file: str | None) -> None:
        """Play a file once."""
        self._buses["music"] = None if file is None else _Track(self._file(file), 1.0)

    def set_gain(self, bus: Bus, gain: float) -> None:
        """Set how loud the loop or the music is."""
        self._gains[bus] = gain

    def pass_time(self, dt: float) -> None:
        """Write down what is heard in `dt` seconds."""
        self._rest += dt * RATE
        frames = int(self._rest)
        self._rest -= frames
        count = frames * SIDES
        mix: list[int] | None = None
        self.most_voices = max(self.most_voices, sum(track is not None for track in self._voices))
        for voice, track in enumerate(self._voices):
            if track is not None:
                piece = track.next(count)
                if len(piece) < count:
                    self._voices[voice] = None
                mix = _added(mix, piece, track.gain, count)
        for bus, track in self._buses.items():
            if track is not None and self._gains[bus] > 0:
                mix = _added(mix, track.next(count), self._gains[bus], count)
        self._write(mix, count)

    def close(self) -> None:
        """Let go of the files."""
        self._files.clear()

    def _write(self, mix: list[int] | None, count: int) -> None:
        if mix is None:
            self.samples.extend(repeat(0, count))
            return
        heard = [sample // FULL for sample in mix]
        if heard and (max(heard) > LOUDEST or min(heard) < -LOUDEST):
            self.clipped += sum(abs(sample) > LOUDEST for sample in heard)
            heard = [max(-LOUDEST, min(LOUDEST, sample)) for sample in heard]
        self.samples.extend(heard)

    def _file(self, file: str) -> "array[int]":
        if file not in self._files:
            self._files[file] = decoded(self._folder / f"{file}.ogg")
        return self._files[file]


def _added(mix: list[int] | None, piece: "array[int]", gain: float, count: int) -> list[int]:
    """Return a mix with a piece on top, at a gain."""
    scaled = list(map(mul, piece, repeat(round(gain * FULL))))
    scaled.extend(repeat(0, count - len(scaled)))
    return scaled if mix is None else list(map(add, mix, scaled))
