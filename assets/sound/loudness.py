"""Loudness: how loud a signal is to an ear, after ITU-R BS.1770-4, and its true peak."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from assets.sound.signal import RATE, Signal, fast_size

Measure: TypeAlias = Callable[[Signal], float]

MOMENT, STEP = 0.4, 0.1
"""The seconds of a momentary window, and between two of them."""

CANDIDATES = 6
"""How many seconds of each side are searched for the true peak."""

ABSOLUTE_GATE, RELATIVE_GATE = -70.0, -10.0


def _shelf(hz: Signal) -> Signal:
    """Return the strength of the head filter (stage 1) at some Hz: the standard's coefficients for 48 kHz."""
    numerator = (1.53512485958697, -2.69169618940638, 1.19839281085285)
    return _response(hz, numerator, (1.0, -1.69065929318241, 0.73248077421585))


def _high_pass(hz: Signal) -> Signal:
    """Return the strength of the low-frequency filter (stage 2) at some Hz."""
    return _response(hz, (1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def _response(hz: Signal, numerator: tuple[float, ...], denominator: tuple[float, ...]) -> Signal:
    delay = np.exp(-2j * np.pi * hz / RATE)
    return np.abs(np.polyval(numerator[::-1], delay) / np.polyval(denominator[::-1], delay))


def _weighted(signal: Signal) -> Signal:
    """Return a signal as the ear weighs it, a mono one from both sides as it is played.

    Power counts, not phase: the curves are applied to the spectrum.
    """
    size = fast_size(signal.shape[-1] + RATE)
    hz = np.fft.rfftfreq(size, 1 / RATE)
    weighed = np.fft.irfft(np.fft.rfft(np.atleast_2d(signal), size) * _shelf(hz) * _high_pass(hz), size)
    heard = weighed[..., : signal.shape[-1]]
    return np.repeat(heard, 2, axis=0) if len(heard) == 1 else heard


def moments(signal: Signal) -> Signal:
    """Return the power of each window of 400 ms, a tenth of a second apart; a shorter signal is followed by silence."""
    window, step = round(MOMENT * RATE), round(STEP * RATE)
    power = (_weighted(signal) ** 2).sum(axis=0)
    lead = np.zeros(window - step)
    summed = np.concatenate([[0.0], np.cumsum(np.concatenate([lead, power, lead]))])
    starts = np.arange(0, len(summed) - window, step)
    return (summed[starts + window] - summed[starts]) / window


def in_lufs(power: float) -> float:
    """Return a power as loudness in LUFS."""
    return float(-0.691 + 10 * np.log10(max(power, 1e-12)))


def momentary(signal: Signal) -> float:
    """Return the loudness of the loudest 400 ms, in LUFS."""
    return in_lufs(float(moments(signal).max()))


def integrated(signal: Signal) -> float:
    """Return the gated loudness of the whole signal, in LUFS; -inf for one that is below the absolute gate."""
    edge = round((MOMENT - STEP) / STEP)
    power = moments(signal)[edge:-edge]
    power = power[power > 10 ** ((ABSOLUTE_GATE + 0.691) / 10)]
    if not len(power):
        return float("-inf")
    return in_lufs(float(power[power > power.mean() * 10 ** (RELATIVE_GATE / 10)].mean()))


def true_peak(signal: Signal) -> float:
    """Return the highest peak between the samples too, in dBTP, found at four times the rate.

    Only the seconds with the highest samples are looked at so closely.
    """
    margin, highest = 512, 0.0
    for channel in np.atleast_2d(signal):
        padded = np.pad(channel, margin)
        starts = range(0, len(channel), RATE)
        loudest = sorted(starts, key=lambda start: -float(np.abs(channel[start : start + RATE]).max()))[:CANDIDATES]
        for start in loudest:
            piece = padded[start : start + RATE + 2 * margin]
            spectrum = np.fft.rfft(piece)
            fine = np.fft.irfft(np.pad(spectrum, (0, len(piece) * 2 + 1 - len(spectrum))), len(piece) * 4) * 4
            highest = max(highest, float(np.abs(fine[4 * margin : -4 * margin]).max()))
    return float(20 * np.log10(max(highest, 1e-9)))
