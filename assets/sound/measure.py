"""Measures the sounds: ``python -m assets.sound.measure [--all]`` prints figures of each, and which two are most alike.

How far two sounds are apart is told by their shapes: for each of twelve moments along the sound, the level in each of
twenty-four bands of the ear, in decibels below the loudest, down to -50. The distance is the root of the mean square of
the difference, in decibels; how long they are counts too, six decibels for twice the length.
"""

import sys
from collections.abc import Sequence
from itertools import combinations, pairwise

import numpy as np
import soundfile
from numpy.typing import NDArray

from assets.sound import bake, loudness
from assets.sound.signal import RATE, Signal

MOMENTS, BANDS, FLOOR = 12, 24, -50.0


def read(file: str) -> Signal:
    """Return a baked sound."""
    return soundfile.read(bake.OUT / f"{file}.ogg", always_2d=True)[0].T


def envelope(signal: Signal) -> Signal:
    """Return how strong a signal is in each 5 ms."""
    step = RATE // 200
    power = (signal**2).mean(axis=0)
    return np.sqrt(power[: len(power) // step * step].reshape(-1, step).mean(axis=1))


def attack(signal: Signal) -> float:
    """Return the milliseconds from a tenth to nine tenths of the highest strength."""
    strength = envelope(signal)
    top = int(strength.argmax())
    first = int(np.flatnonzero(strength[: top + 1] >= 0.1 * strength[top])[0])
    high = int(np.flatnonzero(strength[: top + 1] >= 0.9 * strength[top])[0])
    return (high - first + 1) * 5.0


def centroid(signal: Signal) -> float:
    """Return the middle of the spectrum, in Hz."""
    power = (np.abs(np.fft.rfft(signal)) ** 2).sum(axis=0)
    return float((power * np.fft.rfftfreq(signal.shape[-1], 1 / RATE)).sum() / power.sum())


def strongest(signal: Signal) -> float:
    """Return the strongest tone, in Hz."""
    power = (np.abs(np.fft.rfft(signal)) ** 2).sum(axis=0)
    return float(np.fft.rfftfreq(signal.shape[-1], 1 / RATE)[power.argmax()])


def shape(signal: Signal) -> NDArray[np.float64]:
    """Return the shape of a sound: moments × bands, in decibels below the loudest."""
    edges = np.geomspace(60, 14_000, BANDS + 1)
    parts = np.array_split(signal, MOMENTS, axis=-1)
    result = np.zeros((MOMENTS, BANDS))
    for number, part in enumerate(parts):
        power = (np.abs(np.fft.rfft(part, max(4096, part.shape[-1]))) ** 2).sum(axis=0) / part.shape[-1]
        hz = np.fft.rfftfreq(max(4096, part.shape[-1]), 1 / RATE)
        for band, (low, high) in enumerate(pairwise(edges)):
            chosen = power[(hz >= low) & (hz < high)]
            result[number, band] = chosen.sum() if len(chosen) else 0.0
    return np.maximum(10 * np.log10(result / result.max() + 1e-12), FLOOR)


def distance(first: Signal, second: Signal) -> float:
    """Return how far two sounds are apart, in decibels."""
    apart = np.sqrt(((shape(first) - shape(second)) ** 2).mean())
    length = 6 * np.log2(first.shape[-1] / second.shape[-1])
    return float(np.hypot(apart, length))


def main(arguments: Sequence[str]) -> int:
    """Print what was measured; with `--all` every take, loop and piece."""
    takes = bake.takes()
    steps = {take.sound for take in takes if take.sound == "rise"}
    chosen = [
        take for take in takes if arguments or (take.kind == "event" and (not take.number or take.sound in steps))
    ]
    signals = {take.file: read(take.file) for take in chosen}
    print(f"{'sound':20} {'s':>6} {'LUFS':>6} {'dBTP':>6} {'attack ms':>9} {'centroid':>8} {'tone':>6}")
    for take in chosen:
        signal = signals[take.file]
        measure = loudness.momentary if take.kind == "event" else loudness.integrated
        print(
            f"{take.file:20} {signal.shape[-1] / RATE:6.2f} {measure(signal):6.1f} {loudness.true_peak(signal):6.1f} "
            f"{attack(signal):9.0f} {centroid(signal):8.0f} {strongest(signal):6.0f}"
        )
    shorts = [take for take in chosen if take.kind == "event" and (not take.number or take.sound in steps)]
    apart = [(distance(signals[a.file], signals[b.file]), a.file, b.file) for a, b in combinations(shorts, 2)]
    print("\nmost alike:")
    for far, first, second in sorted(apart)[:10]:
        print(f"{far:6.1f} dB  {first} and {second}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
