"""Loops: what is heard around the tables: each a circle of sound without a seam, a minute and more long."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from assets.sound import instruments as play
from assets.sound.rooms import CLEARING, HALL, KITCHEN, played_round
from assets.sound.signal import Signal, above, around, below, count, lay, level, panned, shaped
from assets.sound.sources import Chance, bubble, noise

Maker: TypeAlias = Callable[[Chance], Signal]


def _still(seconds: float) -> Signal:
    """Return a circle of silence in stereo."""
    return np.zeros((2, count(seconds)))


def _breath(chance: Chance, seconds: float, slowest: float, fastest: float) -> Signal:
    """Return a curve between 0 and 1 that rises and sinks between so many times a minute; a circle like the rest."""
    phase, size = np.linspace(0, 2 * np.pi, count(seconds), endpoint=False), seconds / 60
    turns = sorted({max(1, round(rate * size)) for rate in np.geomspace(slowest, fastest, 5)})
    curve = sum((np.sin(turn * phase + chance.uniform(0, 2 * np.pi)) for turn in turns), np.zeros(len(phase)))
    return 0.5 + 0.5 * curve / np.abs(curve).max()


def _bed(chance: Chance, seconds: float, slope: float, curve: Callable[[Signal], Signal], breath: Signal) -> Signal:
    """Return noise that breathes, in stereo: most of it comes from both sides alike."""
    both, left, right = (shaped(noise(chance, seconds, slope), curve, circle=True) for _ in range(3))
    wide = np.stack([0.92 * both + 0.4 * left, 0.92 * both + 0.4 * right]) * breath
    return wide / wide.std()


def _settled(circle: Signal, edge: float) -> Signal:
    """Return a circle without what lies above an edge in Hz, its sides drawn together: softer, and half the bytes."""
    both, apart = circle.mean(axis=0), 0.25 * (circle[0] - circle[1])
    return shaped(np.stack([both + apart, both - apart]), below(edge, 8), circle=True)


def _fire(chance: Chance, seconds: float, sparks: float, roar: float) -> Signal:
    """Return a fire with so many sparks a second; they come in flurries."""
    flicker = 0.45 + 0.55 * _breath(chance, seconds, 6, 90)
    circle = 0.026 * roar * _bed(chance, seconds, 4, lambda hz: below(420, 1)(hz) * above(70)(hz), flicker)
    circle += 0.006 * roar * _bed(chance, seconds, 2, around(1500, 2.2), flicker**2)
    flurry = _breath(chance, seconds, 10, 60) ** 2
    for at in chance.uniform(0, seconds, round(sparks * seconds * 2.6)):
        if chance.random() < flurry[count(at) % len(flurry)]:
            lay(circle, at, panned(0.5 * play.crackle(chance), chance.uniform(-0.5, 0.5)))
    return circle


def hearth(chance: Chance) -> Signal:
    """The kitchen at night: a small fire, a kettle that thinks of singing, a clock of wood."""
    seconds = 60.0
    circle = _fire(chance, seconds, 7, 1.0)
    kettle = _breath(chance, seconds, 1, 3) ** 3
    circle += 0.006 * kettle * _bed(chance, seconds, 0, around(2300, 0.35), np.ones(count(seconds)))
    for second in range(0, 60, 2):
        beat = play.wood(chance, 360 if second % 4 else 310, t60=0.08, felt=1100)
        lay(circle, second + 0.5, panned(0.045 * beat, 0.55))
    return _settled(played_round(circle, KITCHEN), 9000)


def village(chance: Chance) -> Signal:
    """The village in the evening: wind over thatch, crickets, an owl, somebody who puts the pots away."""
    seconds = 60.0
    circle = 0.026 * _bed(chance, seconds, 3, around(380, 2.6), 0.3 + 0.7 * _breath(chance, seconds, 2, 9))
    for hz, place, pulses, pause in ((3350, -0.6, 4, 1.5), (3720, 0.5, 3, 2.0), (3060, 0.15, 5, 3.0)):
        for number in range(round(seconds / pause)):
            if chance.random() < 0.72:
                chirp = play.cricket(hz * chance.uniform(0.995, 1.005), pulses)
                lay(circle, number * pause + chance.uniform(0, 0.2), panned(0.028 * chirp, place))
    for at in (9.0, 33.0, 52.0):
        for offset, hz, length in ((0, 330, 0.3), (0.55, 318, 0.24), (0.9, 322, 0.5)):
            lay(circle, at + offset, panned(0.075 * play.owl(hz, length), -0.35))
    for at in (18.0, 19.1, 46.0, 47.4, 48.0):
        lay(circle, at, panned(0.06 * play.clay(chance, chance.uniform(240, 420), felt=900), 0.6))
    for at in (26.0, 56.5):
        lay(circle, at, panned(0.09 * play.bell(293.7, t60=2.4, seconds=3.0), 0.1))
    return _settled(played_round(circle, CLEARING), 7000)


def pots(chance: Chance) -> Signal:
    """Four pots on the boil, each with a pitch and a patience of its own."""
    seconds = 60.0
    circle = 0.01 * _bed(chance, seconds, 3, around(500, 2.6), 0.5 + 0.5 * _breath(chance, seconds, 4, 30))
    for low, high, rate, place in (
        (150, 240, 1.6, -0.6),
        (230, 380, 3.2, -0.2),
        (340, 560, 4.0, 0.25),
        (180, 330, 2.2, 0.65),
    ):
        flurry = 0.2 + 0.8 * _breath(chance, seconds, 3, 24) ** 2
        for at in chance.uniform(0, seconds, round(rate * seconds * 1.7)):
            if chance.random() < flurry[count(at) % len(flurry)]:
                hz = low * (high / low) ** chance.random()
                drop = bubble(hz, 0.4, rise=chance.uniform(0.2, 0.8), t60=chance.uniform(0.07, 0.2))
                lay(circle, at, panned(0.2 * chance.uniform(0.2, 1) * drop, place + chance.uniform(-0.1, 0.1)))
    for at in chance.uniform(0, seconds, 9):
        lay(
            circle,
            at,
            panned(0.28 * bubble(chance.uniform(85, 120), 0.7, rise=0.4, t60=0.4), chance.uniform(-0.5, 0.5)),
        )
    return _settled(played_round(circle, KITCHEN), 6000)


def fire(chance: Chance) -> Signal:
    """One great cauldron over one great fire: the fire roars, the iron ticks, the brew turns over in its sleep."""
    seconds = 60.0
    circle = _fire(chance, seconds, 8, 1.7)
    for at in chance.uniform(0, seconds, 44):
        lay(
            circle, at, panned(0.2 * bubble(chance.uniform(90, 190), 0.6, rise=0.5, t60=0.3), chance.uniform(-0.2, 0.2))
        )
    for at in chance.uniform(0, seconds, 8):
        lay(circle, at, panned(0.03 * play.iron(chance, chance.uniform(380, 520), t60=0.5, felt=1300), 0.0))
    return played_round(shaped(circle, below(7000, 8), circle=True), HALL).mean(axis=0, keepdims=True)


def forest(chance: Chance) -> Signal:
    """A clearing in the morning: leaves, a brook behind them, birds that take turns, a woodpecker who does not."""
    seconds = 60.0
    gusts = 0.2 + 0.8 * _breath(chance, seconds, 2, 8)
    circle = 0.02 * _bed(chance, seconds, 3, around(900, 3.0), gusts)
    circle += 0.008 * _bed(chance, seconds, 1, around(3000, 1.6), gusts**2)
    for at in chance.uniform(0, seconds, 340):
        lay(circle, at, panned(0.012 * bubble(chance.uniform(500, 1100), 0.15, rise=0.5, t60=0.06), -0.7))
    for at in np.arange(2.0, seconds, 5.5) + chance.uniform(-1.5, 1.5, 11):
        lay(circle, at, panned(0.05 * play.bird(chance, chance.uniform(1900, 2900)), chance.uniform(-0.7, 0.7)))
    for at in (20.0, 55.0):
        for number in range(11):
            knock = play.wood(chance, 520, t60=0.07, felt=1600)
            lay(circle, at + number * 0.062, panned(0.06 * (0.6 + 0.4 * np.sin(number / 3.5)) * knock, 0.7))
    for at in (38.0, 38.62):
        lay(circle, at, panned(0.06 * level(play.owl(455 if at < 38.5 else 370, 0.26)), 0.3))
    return _settled(played_round(circle, CLEARING), 9000)


MAKERS: dict[str, Maker] = {"hearth": hearth, "village": village, "pots": pots, "fire": fire, "forest": forest}
"""Every loop by its name in config/sounds.yaml."""
