"""Sources: the five ways in which a sound comes about: sine waves, a plucked string, struck modes, noise, a bubble."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from assets.sound.signal import RATE, Signal, below, count, decay, eased, shaped, times

Chance: TypeAlias = np.random.Generator

Maker: TypeAlias = Callable[[Chance, int], Signal]
"""What makes a short sound in stereo of chance, by which takes differ as two strokes do, and the take or step."""


def additive(hz: float | Signal, seconds: float, partials: Sequence[tuple[float, float]]) -> Signal:
    """Return sine waves at (multiple, strength) of a pitch, which may be a curve with one value a sample."""
    phase = 2 * np.pi * np.cumsum(np.broadcast_to(hz, count(seconds))) / RATE
    return sum((strength * np.sin(multiple * phase) for multiple, strength in partials), np.zeros(count(seconds)))


def modal(hz: float, seconds: float, modes: Sequence[tuple[float, float, float]]) -> Signal:
    """Return a struck body: modes of (multiple of a pitch, strength, seconds to fall by 60 dB)."""
    time = times(seconds)
    result = np.zeros(len(time))
    for number, (multiple, strength, t60) in enumerate(modes):
        result += strength * np.sin(2 * np.pi * hz * multiple * time + number) * decay(seconds, t60)
    return result


def noise(chance: Chance, seconds: float, slope: float = 0.0) -> Signal:
    """Return noise of standard deviation 1 that falls by `slope` dB an octave; its end fits its beginning."""
    size = count(seconds)
    hz = np.fft.rfftfreq(size, 1 / RATE)
    strength = np.zeros(hz.shape)
    strength[1:] = np.maximum(hz[1:], 20.0) ** (-slope / 6.02)
    spectrum = strength * (chance.normal(size=hz.shape) + 1j * chance.normal(size=hz.shape))
    result = np.fft.irfft(spectrum, size)
    return result / result.std()


def plucked(
    chance: Chance, hz: float, seconds: float, *, t60: float = 2.4, touch: float = 1800, at: float = 0.19
) -> Signal:
    """Return a string after Karplus and Strong: a burst that runs round a loop which dulls and shortens it.

    `touch` is how bright the finger is, in Hz, `at` where on the string it plucks. The loop is a whole number of
    samples long, so the result is drawn out by less than one part in a hundred to be in tune.
    """
    period = round(RATE / hz - 0.5)
    loop_hz = RATE / (period + 0.5)
    burst = shaped(chance.uniform(-1, 1, period), below(touch, 2), circle=True)
    burst -= np.roll(burst, round(period * at))
    burst -= burst.mean()
    keep = 10 ** (-3 / (t60 * loop_hz))
    rounds = int(np.ceil(seconds * RATE * 1.02 / period)) + 2
    string = np.empty((rounds, period))
    string[0] = burst / np.abs(burst).max()
    last = 0.0
    for number in range(1, rounds):
        before = string[number - 1]
        string[number] = keep * 0.5 * (before + np.concatenate([[last], before[:-1]]))
        last = before[-1]
    whole = string.ravel()
    where = np.arange(count(seconds)) * (hz / loop_hz)
    return np.interp(where, np.arange(len(whole)), whole)


def bubble(hz: float, seconds: float, *, rise: float = 0.6, t60: float = 0.12) -> Signal:
    """Return a bubble that bursts: a tone that climbs by `rise` of its pitch as the air nears the surface."""
    time = times(seconds)
    pitch = hz * (1 + rise * (1 - np.exp(-time / (t60 * 0.6))))
    return eased(additive(pitch, seconds, [(1, 1.0), (2, 0.08)]) * decay(seconds, t60), 0.004, 0.01)
