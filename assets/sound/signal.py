"""Signals: arrays of samples at 48 kHz, mono (n,) or stereo (2, n), and what is done to them.

Filters multiply the spectrum by a curve and shift no phase: nothing rings longer than its curve says, and a signal that
is treated as a circle stays one, which is how loops come to have no seam.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]

RATE = 48_000
"""Samples a second."""


def count(seconds: float) -> int:
    """Return the number of samples of a time."""
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    """Return the time of each sample of a signal, in seconds."""
    return np.arange(count(seconds)) / RATE


def decay(seconds: float, t60: float) -> Signal:
    """Return an envelope that falls by 60 dB in `t60` seconds."""
    return 10 ** (-3 * times(seconds) / t60)


def eased(signal: Signal, rise: float, fall: float) -> Signal:
    """Return a signal that comes up and goes down along half cosines, in seconds each, and so never clicks."""
    result = signal.copy()
    for seconds, part in ((rise, np.s_[..., :]), (fall, np.s_[..., ::-1])):
        samples = min(count(seconds), result.shape[-1])
        result[part][..., :samples] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(samples) / max(samples, 1))
    return result


def arch(seconds: float, peak: float = 0.5) -> Signal:
    """Return an envelope that swells to 1 at a share of its time and sinks to 0 again."""
    top = max(1, min(count(seconds) - 1, round(count(seconds) * peak)))
    rise, fall = np.linspace(0, np.pi, top), np.linspace(np.pi, 2 * np.pi, count(seconds) - top)
    return 0.5 - 0.5 * np.cos(np.concatenate([rise, fall]))


def shaped(signal: Signal, curve: Callable[[Signal], Signal], *, circle: bool = False) -> Signal:
    """Return a signal whose spectrum is multiplied by a curve over Hz; a `circle` has no beginning and no end."""
    samples = signal.shape[-1]
    size = samples if circle else fast_size(samples + count(0.25))
    hz = np.fft.rfftfreq(size, 1 / RATE)
    return np.fft.irfft(np.fft.rfft(signal, size) * curve(hz), size)[..., :samples]


def fast_size(samples: int) -> int:
    """Return the smallest size from there on that a Fourier transform is quick at: of factors 2, 3 and 5 alone."""
    size = samples
    while True:
        rest = size
        for factor in (2, 3, 5):
            while rest % factor == 0:
                rest //= factor
        if rest == 1:
            return size
        size += 1


def below(edge: float, order: int = 2) -> Callable[[Signal], Signal]:
    """Return the curve of a low-pass: 3 dB less at its edge, then 6 dB an octave for each order."""
    return lambda hz: 1 / np.sqrt(1 + (hz / edge) ** (2 * order))


def above(edge: float, order: int = 2) -> Callable[[Signal], Signal]:
    """Return the curve of a high-pass."""
    return lambda hz: 1 / np.sqrt(1 + (edge / np.maximum(hz, 1e-9)) ** (2 * order))


def around(middle: float, octaves: float) -> Callable[[Signal], Signal]:
    """Return the curve of a bell over the logarithm of Hz; at half its width it lets 61 % through."""
    return lambda hz: np.exp(-0.5 * (np.log2(np.maximum(hz, 1e-9) / middle) / (octaves / 2)) ** 2)


def formants(*peaks: tuple[float, float, float]) -> Callable[[Signal], Signal]:
    """Return a curve with resonances of (Hz, width in octaves, strength)."""
    return lambda hz: sum(
        (around(middle, width)(hz) * strength for middle, width, strength in peaks), np.zeros(hz.shape)
    )


def mixed(*parts: tuple[float, Signal]) -> Signal:
    """Return signals added up, each beginning at its second; all mono or all stereo."""
    samples = max(count(at) + part.shape[-1] for at, part in parts)
    result = np.zeros((*parts[0][1].shape[:-1], samples))
    for at, part in parts:
        result[..., count(at) : count(at) + part.shape[-1]] += part
    return result


def lay(circle: Signal, at: float, part: Signal) -> None:
    """Add a signal into a circle at a second; what runs over its end goes on at its beginning."""
    size, start = circle.shape[-1], count(at)
    for offset in range(0, part.shape[-1], size):
        piece = part[..., offset : offset + size]
        begin = (start + offset) % size
        first = min(size - begin, piece.shape[-1])
        circle[..., begin : begin + first] += piece[..., :first]
        circle[..., : piece.shape[-1] - first] += piece[..., first:]


def panned(signal: Signal, place: float) -> Signal:
    """Return a mono signal in stereo at a place from -1 (left) to 1 (right), equally strong everywhere."""
    angle = (place + 1) * np.pi / 4
    return np.stack([signal * np.cos(angle), signal * np.sin(angle)])


def level(signal: Signal, peak: float = 1.0) -> Signal:
    """Return a signal whose highest sample is `peak`."""
    return signal * (peak / np.abs(signal).max())
