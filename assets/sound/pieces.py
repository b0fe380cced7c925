"""Pieces: what is done on every table: cards, dice, coins and things of wood."""

import numpy as np

from assets.sound import instruments as play
from assets.sound.rooms import KITCHEN, TABLE, played
from assets.sound.signal import (
    Signal,
    arch,
    around,
    decay,
    eased,
    level,
    mixed,
    shaped,
    times,
)
from assets.sound.sources import Chance, Maker, modal, noise


def deal(chance: Chance, take: int) -> Signal:
    """A card that slides over the cloth to its owner."""
    slide = shaped(noise(chance, 0.19, 1), around(2100 + 300 * take, 1.7)) * arch(0.19, 0.35)
    stop = play.card(chance, snap=900, slide=0.03, weight=0.25)
    return played(mixed((0, level(slide)), (0.15, 0.5 * stop)), TABLE)


def play_card(chance: Chance, take: int) -> Signal:
    """A card that is laid down and means it."""
    return played(play.card(chance, snap=1350 + 130 * take, slide=0.07, weight=1.0), TABLE)


def flip(chance: Chance, take: int) -> Signal:
    """A card that is turned over: the corner springs, the face lands."""
    spring = shaped(noise(chance, 0.04), around(2600, 1)) * decay(0.04, 0.03)
    flutter = (
        shaped(noise(chance, 0.11, 1), around(1700, 1.5)) * arch(0.11) * (1 + np.sin(2 * np.pi * 38 * times(0.11)))
    )
    land = play.card(chance, snap=2100, slide=0.02, weight=0.5)
    return played(
        mixed((0, 0.7 * level(eased(spring, 0.001, 0.01))), (0.03, 0.4 * level(flutter)), (0.13, land)), TABLE
    )


def shuffle(chance: Chance, take: int) -> Signal:
    """Two halves of a deck that run into one another, and a hand that squares them."""
    ticks, at = [], 0.0
    for number in range(26):
        edge = shaped(noise(chance, 0.03), around(chance.uniform(1500, 2600), 1.1)) * decay(0.03, 0.02)
        ticks.append((at, eased(edge, 0.001, 0.008) * (0.5 + 0.5 * np.sin(np.pi * number / 25))))
        at += 0.04 - 0.021 * np.sin(np.pi * number / 25)
    square = [(at + 0.12 + 0.13 * n, 0.6 * play.card(chance, snap=1000, slide=0.02, weight=1)) for n in range(2)]
    riffle = level(mixed(*ticks))
    return played(mixed((0, riffle), *square), TABLE)


def lift(chance: Chance, take: int) -> Signal:
    """A piece that leaves the table: a breath of cloth, upwards."""
    air = shaped(noise(chance, 0.13, 1), around(1100 + 150 * take, 1.3)) * arch(0.13, 0.7)
    tick = play.wood(chance, 540, t60=0.05, felt=2600, seconds=0.09)
    return played(mixed((0, 0.5 * tick), (0.01, 0.7 * level(air))), TABLE)


def drop(chance: Chance, take: int) -> Signal:
    """A wooden piece that falls a little and settles."""
    hit = 430 + 25 * take
    falls = [
        (0, play.wood(chance, hit)),
        (0.085, 0.4 * play.wood(chance, hit * 1.06)),
        (0.135, 0.18 * play.wood(chance, hit * 1.1)),
    ]
    return played(mixed(*falls), TABLE)


def roll(chance: Chance, take: int) -> Signal:
    """A die of bone that rolls over the table and comes to lie."""
    strokes, at, pause = [], 0.0, 0.06
    for number in range(8):
        face = play.wood(chance, chance.uniform(950, 1500), t60=0.05, felt=4200, seconds=0.1)
        board = play.wood(chance, chance.uniform(190, 250), t60=0.09, felt=900, seconds=0.15)
        strokes.append((at, mixed((0, 0.6 * face), (0, 0.7 * board)) * 0.86**number))
        at += pause * chance.uniform(0.8, 1.25)
        pause *= 1.13
    return played(mixed(*strokes), TABLE, -0.2)


def land(chance: Chance, take: int) -> Signal:
    """A heavy piece that is set down on its new place: a field, a hat on the track."""
    thud = level(modal(132, 0.3, [(1, 1, 0.16), (2.3, 0.3, 0.1)]))
    knock = play.clay(chance, 340 + 30 * take, t60=0.12, felt=1500)
    return played(mixed((0, 0.6 * eased(thud, 0.003, 0.05)), (0.004, knock)), TABLE)


def coin(chance: Chance, take: int) -> Signal:
    """Magik, counted out: two or three coins."""
    hits = [(0, play.coin(chance)), (chance.uniform(0.06, 0.08), 0.8 * play.coin(chance, 1980))]
    hits.append((chance.uniform(0.15, 0.19), 0.45 * play.coin(chance, 1600)))
    return played(mixed(*hits), KITCHEN)


MAKERS: dict[str, Maker] = {
    "deal": deal,
    "play": play_card,
    "flip": flip,
    "shuffle": shuffle,
    "lift": lift,
    "drop": drop,
    "roll": roll,
    "land": land,
    "coin": coin,
}
"""Each by its name in config/sounds.yaml."""
