"""Instruments: the things of a witch's kitchen that can be struck, plucked, torn, poured or asked for an opinion."""

import numpy as np

from assets.sound.signal import (
    Signal,
    above,
    arch,
    around,
    below,
    count,
    decay,
    eased,
    formants,
    level,
    mixed,
    shaped,
    times,
)  # fmt: skip
from assets.sound.sources import Chance, additive, bubble, modal, noise, plucked

LUTE_BODY = formants((120, 0.6, 0.8), (230, 0.9, 1.0), (440, 1.2, 1.0), (900, 1.6, 0.3), (2100, 2.4, 0.1))


def struck(
    chance: Chance, hz: float, seconds: float, modes: list[tuple[float, float, float]], *, felt: float
) -> Signal:
    """Return a struck body, no two strokes quite alike; `felt` is where the mallet begins to swallow, in Hz."""
    played = [(m * chance.uniform(0.985, 1.015), s * chance.uniform(0.75, 1.2), t) for m, s, t in modes]
    knock = noise(chance, 0.02) * decay(0.02, 0.012) * 0.5
    body = mixed((0, modal(hz, seconds, played)), (0, knock))
    return eased(shaped(body, below(felt, 2)), 0.002, 0.03)


def wood(chance: Chance, hz: float, *, t60: float = 0.16, felt: float = 3200, seconds: float = 0.25) -> Signal:
    """Return a knock on wood."""
    modes = [(1, 1.0, t60), (2.57, 0.45, t60 * 0.6), (4.15, 0.25, t60 * 0.4), (6.3, 0.12, t60 * 0.25)]
    return level(struck(chance, hz, seconds, modes, felt=felt))


def clay(chance: Chance, hz: float, *, t60: float = 0.22, felt: float = 2400, seconds: float = 0.35) -> Signal:
    """Return a knock on a clay pot, with the breath of the air in it."""
    modes = [(1, 1.0, t60), (1.52, 0.6, t60 * 0.8), (2.12, 0.4, t60 * 0.6), (2.94, 0.3, t60 * 0.5), (0.46, 0.5, t60)]
    return level(struck(chance, hz, seconds, modes, felt=felt))


def iron(chance: Chance, hz: float, *, t60: float = 1.1, felt: float = 3000, seconds: float = 1.4) -> Signal:
    """Return a stroke on a cauldron; each mode is a pair that beats slowly."""
    ratios = ((0.5, 0.35, 1.3), (1, 1.0, 1.0), (1.58, 0.6, 0.8), (2.24, 0.45, 0.6), (2.92, 0.3, 0.45), (4.5, 0.15, 0.3))
    modes = [(m * shift, s, t60 * t) for m, s, t in ratios for shift in (1, 1.004)]
    return level(struck(chance, hz, seconds, modes, felt=felt))


def bell(hz: float, *, t60: float = 1.8, seconds: float = 2.2) -> Signal:
    """Return a small bell, struck softly."""
    modes = [(0.5, 0.3, t60 * 1.2), (1, 1.0, t60), (1.19, 0.25, t60 * 0.7), (1.5, 0.2, t60 * 0.6), (2, 0.45, t60 * 0.5),
             (2.51, 0.14, t60 * 0.35), (3.01, 0.1, t60 * 0.25)]  # fmt: skip
    return level(eased(modal(hz, seconds, modes), 0.006, 0.2))


def glass(hz: float, *, t60: float = 0.7, seconds: float = 0.9) -> Signal:
    """Return a phial that is touched."""
    return level(
        eased(modal(hz, seconds, [(1, 1.0, t60), (2.32, 0.35, t60 * 0.6), (4.25, 0.1, t60 * 0.3)]), 0.005, 0.1)
    )


def lute(chance: Chance, hz: float, seconds: float = 1.6, *, t60: float = 2.4, touch: float = 1700) -> Signal:
    """Return a note of a lute: two strings a hair apart, the second a moment later, in a pear-shaped body."""
    first = plucked(chance, hz, seconds, t60=t60, touch=touch)
    second = plucked(chance, hz * 1.0013, seconds - 0.012, t60=t60 * 0.9, touch=touch * 0.85)
    body = shaped(mixed((0, first), (0.012, 0.7 * second)), lambda at: 0.1 + LUTE_BODY(at))
    return level(eased(shaped(body, above(60)), 0.003, min(0.35, seconds / 3)))


def paper(chance: Chance, seconds: float, *, middle: float = 2600, grain: float = 60, peak: float = 0.4) -> Signal:
    """Return paper that moves: noise that crackles `grain` times a second."""
    rustle = shaped(noise(chance, seconds, 2), around(middle, 2.4))
    crackle = 0.25 + np.abs(shaped(noise(chance, seconds), below(grain, 2)))
    return level(eased(rustle * crackle * arch(seconds, peak), 0.01, 0.04))


def card(chance: Chance, *, snap: float = 1500, slide: float = 0.09, weight: float = 0.6) -> Signal:
    """Return a card: it slides, and its edge meets the cloth."""
    swish = shaped(noise(chance, slide, 1), around(3000, 1.8)) * arch(slide, 0.7) * 0.12
    tap = wood(chance, snap / 5, t60=0.07, felt=1800, seconds=0.16) * weight
    flap = shaped(noise(chance, 0.05), around(snap, 1.4)) * decay(0.05, 0.05) * 0.35
    return level(mixed((0, swish), (slide * 0.72, tap), (slide * 0.72, eased(flap, 0.002, 0.02))))


def coin(chance: Chance, hz: float = 1750) -> Signal:
    """Return a coin on coins: small, brassy, soon over."""
    modes = [(1, 1.0, 0.22), (1.34, 0.7, 0.18), (2.08, 0.5, 0.12), (2.77, 0.25, 0.08), (0.31, 0.4, 0.06)]
    return level(struck(chance, hz, 0.3, modes, felt=4200))


def crackle(chance: Chance) -> Signal:
    """Return one spark of a fire: mostly small and dry, at times a pop of resin."""
    if chance.random() < 0.08:
        return clay(chance, chance.uniform(260, 520), t60=0.05, felt=1700, seconds=0.12) * chance.uniform(0.5, 1.0)
    seconds = chance.uniform(0.012, 0.04)
    spark = shaped(noise(chance, seconds), around(chance.uniform(900, 3600), 1.3)) * decay(seconds, seconds * 0.8)
    return level(eased(spark, 0.0012, 0.005)) * chance.exponential(0.22)


def glugs(chance: Chance, seconds: float, *, low: float, high: float, rate: float, t60: float = 0.12) -> Signal:
    """Return bubbles that burst at random, `rate` a second, between two pitches."""
    result = np.zeros(count(seconds + 0.4))
    for at in np.sort(chance.uniform(0, seconds, max(1, chance.poisson(rate * seconds)))):
        hz = low * (high / low) ** chance.random()
        drop = bubble(hz, 0.35, rise=chance.uniform(0.25, 0.9), t60=t60 * chance.uniform(0.6, 1.5))
        result[count(at) : count(at) + len(drop)] += drop * chance.uniform(0.25, 1.0)
    return result


def pour(chance: Chance, seconds: float, start: float, end: float) -> Signal:
    """Return liquid poured into a vessel that rings higher as it fills, from one pitch to the other."""
    hiss = noise(chance, seconds, 3)
    parts = np.zeros(count(seconds))
    steps = 12
    for step in range(steps):
        share = step / (steps - 1)
        window = np.clip(1 - np.abs(times(seconds) / seconds * (steps - 1) - step), 0, 1)
        tuned = shaped(
            hiss, formants((start * (end / start) ** share, 0.5, 1), (2.3 * start * (end / start) ** share, 0.6, 0.4))
        )
        parts += tuned * window
    return level(eased(parts * arch(seconds, 0.35), 0.03, 0.15))


def owl(hz: float = 370, seconds: float = 0.34) -> Signal:
    """Return one hoot."""
    time = times(seconds)
    pitch = hz * (1 + 0.05 * np.sin(np.pi * time / seconds)) * (1 + 0.008 * np.sin(2 * np.pi * 6 * time))
    return level(additive(pitch, seconds, [(1, 1.0), (2, 0.12), (3, 0.04)]) * arch(seconds, 0.35))


def voice(hz: float, seconds: float, vowel: tuple[float, float, float]) -> Signal:
    """Return a syllable with three formants, sung through the nose of an old lady."""
    time = times(seconds)
    pitch = hz * (1.08 - 0.25 * time / seconds) * (1 + 0.02 * np.sin(2 * np.pi * 27 * time))
    buzz = additive(pitch, seconds, [(n, 1 / n) for n in range(1, 22)])
    first, second, third = vowel
    return level(shaped(buzz, formants((first, 0.5, 1), (second, 0.35, 0.6), (third, 0.3, 0.25))) * arch(seconds, 0.25))


def cricket(hz: float, pulses: int) -> Signal:
    """Return a chirp of a cricket far away: a few soft pulses."""
    pulse = additive(hz, 0.018, [(1, 1.0)]) * arch(0.018)
    return mixed(*((number * 0.034, pulse * (0.6 + 0.4 * number / pulses)) for number in range(pulses)))


def bird(chance: Chance, hz: float) -> Signal:
    """Return a phrase of a small bird: a few whistled notes, each with a bend of its own."""
    notes, at = [], 0.0
    for _ in range(int(chance.integers(2, 5))):
        seconds = chance.uniform(0.07, 0.16)
        bend = chance.uniform(-0.18, 0.22)
        pitch = hz * chance.choice([1, 1.12, 1.26, 1.5, 0.89]) * (1 + bend * times(seconds) / seconds)
        notes.append((at, additive(pitch, seconds, [(1, 1.0), (2, 0.05)]) * arch(seconds, 0.4)))
        at += seconds + chance.uniform(0.03, 0.12)
    return mixed(*notes)
