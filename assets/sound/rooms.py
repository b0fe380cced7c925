"""Rooms: where a sound is played: a table, a kitchen, a hall, a clearing; each a small reverberation in stereo."""

from functools import cache
from typing import NamedTuple

import numpy as np

from assets.sound.signal import Signal, above, around, count, decay, eased, fast_size, panned
from assets.sound.signal import shaped as shaped_by
from assets.sound.sources import noise


class Room(NamedTuple):
    """How long a room sounds in three registers (seconds to fall by 60 dB), how far its walls are, its answer."""

    seed: int
    low: float
    middle: float
    high: float
    walls: tuple[float, ...]
    answer: float


TABLE = Room(3, 0.22, 0.18, 0.09, (0.004, 0.007, 0.011), 0.16)
KITCHEN = Room(5, 0.55, 0.5, 0.22, (0.007, 0.012, 0.017, 0.023), 0.22)
HALL = Room(7, 1.5, 1.25, 0.5, (0.013, 0.021, 0.029, 0.037), 0.3)
CLEARING = Room(9, 0.9, 0.8, 0.5, (0.031, 0.047, 0.068), 0.2)


@cache
def _answer(room: Room) -> Signal:
    """Return what a room makes of a clap, in stereo."""
    chance = np.random.default_rng(room.seed)
    seconds = max(room.low, room.middle, room.high)
    result = np.zeros((2, count(seconds)))
    for side in range(2):
        tail = np.zeros(count(seconds))
        for middle, width, t60 in ((180, 2.4, room.low), (900, 2.4, room.middle), (3600, 2.0, room.high)):
            tail += shaped_by(noise(chance, seconds), around(middle, width)) * decay(seconds, t60)
        result[side] = eased(tail, room.walls[-1], 0.02)
    result /= np.sqrt((result**2).sum(axis=1, keepdims=True))
    for number, wall in enumerate(room.walls):
        result[number % 2, count(wall)] += 0.35 / (number + 1)
        result[1 - number % 2, count(wall * 1.07)] += 0.2 / (number + 1)
    return shaped_by(result, above(120))


def played(signal: Signal, room: Room, place: float = 0.0) -> Signal:
    """Return a signal in a room, in stereo, until it is quiet there; a mono one stands at a place from -1 to 1."""
    dry = panned(signal, place) if signal.ndim == 1 else signal
    answer = _answer(room)
    length = dry.shape[-1] + answer.shape[-1]
    size = fast_size(length)
    wet = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(answer, size), size)[..., :length]
    wet[..., : dry.shape[-1]] = dry + room.answer * wet[..., : dry.shape[-1]]
    wet[..., dry.shape[-1] :] *= room.answer
    return _without_silence(wet)


def played_round(circle: Signal, room: Room) -> Signal:
    """Return a circle in stereo in a room, still without a seam."""
    answer, size = _answer(room), circle.shape[-1]
    return circle + room.answer * np.fft.irfft(np.fft.rfft(circle, size) * np.fft.rfft(answer, size), size)


def _without_silence(signal: Signal) -> Signal:
    """Return a signal cut where it stays 60 dB below its peak, and eased out there."""
    loud = np.flatnonzero(np.abs(signal).max(axis=0) > np.abs(signal).max() * 1e-3)
    return eased(signal[:, : min(signal.shape[-1], loud[-1] + count(0.03))], 0.001, 0.06)
