"""Brews: what is done in one game or another: harvests, thefts, potions, hexes, a pot that fills; and endings."""

import numpy as np

from assets.sound import instruments as play
from assets.sound.rooms import HALL, KITCHEN, played
from assets.sound.score import hz
from assets.sound.signal import (
    Signal,
    arch,
    around,
    below,
    decay,
    eased,
    formants,
    level,
    mixed,
    shaped,
    times,
)
from assets.sound.sources import Chance, Maker, additive, bubble, modal, noise

# Cauldron


def harvest(chance: Chance, take: int) -> Signal:
    """A stalk that is bent, snaps and goes into the basket."""
    leaves = play.paper(chance, 0.24, middle=1900, grain=35, peak=0.8)
    snap = shaped(noise(chance, 0.05), around(1200, 1.6)) * decay(0.05, 0.035)
    note = play.lute(chance, hz(("A4", "C5", "D5")[take % 3]), 0.5, t60=0.5, touch=1500)
    return played(mixed((0, 0.45 * leaves), (0.2, 0.9 * level(eased(snap, 0.001, 0.01))), (0.22, 0.6 * note)), KITCHEN)


def stolen(chance: Chance, take: int) -> Signal:
    """Three steps on tiptoe, a swish of a sleeve, gone."""
    steps = [
        (n * 0.15, play.lute(chance, hz(note), 0.3, t60=0.22, touch=900)) for n, note in enumerate(("D3", "Eb3", "F3"))
    ]
    sleeve = shaped(noise(chance, 0.3, 2), around(1400, 1.8)) * arch(0.3, 0.3)
    return played(mixed(*steps, (0.46, 0.5 * level(sleeve)), (0.5, 0.5 * play.coin(chance, 900))), KITCHEN, 0.2)


def spotted(chance: Chance, take: int) -> Signal:
    """A lid that is knocked off a pot and turns on the floor until it lies; everybody has heard it."""
    crash = mixed((0, play.iron(chance, 310, t60=0.5, seconds=0.7)), (0.03, 0.7 * play.clay(chance, 480)))
    spins, at, pause = [(0.0, crash)], 0.2, 0.15
    while pause > 0.028:
        spins.append((at, 0.5 * play.iron(chance, 520, t60=0.16, seconds=0.25) * (pause / 0.15) ** 0.5))
        at += pause
        pause *= 0.8
    return played(mixed(*spins), KITCHEN, -0.1)


def brew(chance: Chance, take: int) -> Signal:
    """A ladle poured into the pot, bubbles, and a chord that says: done."""
    poured = play.pour(chance, 0.8, 260, 620)
    bubbles = level(play.glugs(chance, 1.0, low=240, high=620, rate=11))
    chord = [
        (0.5 + n * 0.11, 0.5 * play.lute(chance, hz(note), 1.3)) for n, note in enumerate(("D3", "A3", "F#4", "A4"))
    ]
    return played(mixed((0, 0.3 * poured), (0.1, 0.45 * bubbles), *chord), KITCHEN)


def great_brew(chance: Chance, take: int) -> Signal:
    """The cauldron itself rings; bells climb out of the steam."""
    ring = play.iron(chance, 147, t60=2.2, seconds=2.4, felt=1400)
    steam = shaped(noise(chance, 1.5, 2), around(2400, 2)) * arch(1.5, 0.3)
    bubbles = level(play.glugs(chance, 1.3, low=160, high=520, rate=18))
    climb = [
        (0.45 + n * 0.14, (0.3 + 0.05 * n) * play.bell(hz(note)))
        for n, note in enumerate(("D4", "F#4", "A4", "D5", "F#5", "A5"))
    ]
    return played(mixed((0, 0.6 * ring), (0.05, 0.25 * level(steam)), (0.1, 0.4 * bubbles), *climb), HALL)


def spell(chance: Chance, take: int) -> Signal:
    """Phials that are stroked upwards; the air holds its breath after them."""
    notes = ("D5", "G5", "A5", "D6", "E6", "A6")
    phials = [(n * 0.065, 0.55 * play.glass(hz(note), t60=0.9)) for n, note in enumerate(notes)]
    breath = additive(hz("D4") * (1 + 0.004 * np.sin(2 * np.pi * 5 * times(1.0))), 1.0, [(1, 1), (2, 0.4), (3, 0.2)])
    return played(mixed((0, 0.3 * breath * arch(1.0, 0.6)), *phials), HALL)


def fizzle(chance: Chance, take: int) -> Signal:
    """A spark that falls into water: a hiss, a pitch that gives up."""
    time = times(0.75)
    hiss = (
        shaped(noise(chance, 0.75), around(4300, 1.6))
        * decay(0.75, 0.8)
        * (0.6 + 0.4 * np.sign(np.sin(2 * np.pi * 23 * time**0.8)))
    )
    gives_up = additive(620 * 2 ** (-2.2 * time / 0.75), 0.75, [(1, 1), (2, 0.3), (3, 0.2)]) * decay(0.75, 0.9)
    last = bubble(180, 0.3, rise=-0.4, t60=0.14)
    return played(
        mixed((0, 0.5 * level(eased(hiss, 0.01, 0.1))), (0, 0.5 * eased(gives_up, 0.02, 0.1)), (0.7, 0.7 * last)),
        KITCHEN,
    )


def spoil(chance: Chance, take: int) -> Signal:
    """What was fresh sinks together: soft wet sighs, each lower."""
    parts = []
    for number, pitch in enumerate((196, 165, 131)):
        time = times(0.42)
        sigh = additive(pitch * 2 ** (-0.5 * time / 0.42), 0.42, [(n, 1 / n**1.3) for n in range(1, 9)]) * arch(
            0.42, 0.15
        )
        parts.append((number * 0.24, 0.6 * shaped(sigh, formants((320, 0.9, 1), (800, 0.7, 0.4)))))
        parts.append((number * 0.24 + 0.2, 0.5 * bubble(pitch * 0.9, 0.3, rise=-0.3, t60=0.16)))
    return played(level(mixed(*parts)), KITCHEN)


def cellar(chance: Chance, take: int) -> Signal:
    """A trapdoor: the hinge, the boards, the ring of iron."""
    time = times(0.34)
    hinge = additive(
        240 + 90 * time / 0.34 + 6 * np.sin(2 * np.pi * 31 * time), 0.34, [(n, 1 / n) for n in range(1, 12)]
    )
    creak = shaped(hinge * arch(0.34, 0.6), formants((700, 0.8, 1), (1500, 0.8, 0.4)))
    boards = mixed(
        (0, play.wood(chance, 98, t60=0.3, felt=700, seconds=0.45)), (0.012, 0.5 * play.wood(chance, 174, felt=900))
    )
    ring = play.iron(chance, 720, t60=0.25, seconds=0.35)
    return played(mixed((0, 0.28 * level(creak)), (0.33, boards), (0.5, 0.22 * ring)), HALL)


def omen(chance: Chance, take: int) -> Signal:
    """A great bell far away, and the wind that brings it."""
    far = mixed(
        (0, play.bell(hz("D3"), t60=2.8, seconds=3.0)),
        (0, 0.5 * play.bell(hz("A3") * 1.003, t60=2.0, seconds=3.0)),
        (0, 0.4 * play.bell(hz("D4") * 0.998, t60=2.0, seconds=3.0)),
    )
    wind = shaped(noise(chance, 2.4, 3), around(420, 1.4)) * arch(2.4, 0.45)
    return played(mixed((0.15, far), (0, 0.4 * level(wind))), HALL)


# Bubble and Boil


def plant(chance: Chance, take: int) -> Signal:
    """A spade, earth over the seed, and a first thought of green."""
    spade = shaped(noise(chance, 0.2, 2), around(850, 1.6)) * arch(0.2, 0.2)
    earth = level(modal(105, 0.25, [(1, 1, 0.2), (1.7, 0.5, 0.12)]))
    pat = shaped(noise(chance, 0.1, 3), below(500)) * decay(0.1, 0.1)
    green = mixed(
        (0, 0.4 * play.lute(chance, hz("G4"), 0.5, t60=0.6)), (0.08, 0.5 * play.lute(chance, hz("B4"), 0.6, t60=0.6))
    )
    return played(
        mixed((0, 0.6 * level(spade)), (0.16, 0.8 * eased(earth, 0.004, 0.05)), (0.17, 0.5 * level(pat)), (0.3, green)),
        KITCHEN,
    )


def crone(chance: Chance, take: int) -> Signal:
    """She is amused."""
    vowels = ((680, 1250, 2600), (640, 1350, 2500), (600, 1300, 2500), (560, 1250, 2400), (520, 1200, 2400))
    laugh = [(n * 0.15, 0.9**n * play.voice(265 - 15 * n, 0.11, vowel)) for n, vowel in enumerate(vowels)]
    breath = shaped(noise(chance, 0.3, 1), around(1700, 1.2)) * arch(0.3, 0.6)
    return played(mixed((0, 0.12 * level(breath)), *((0.2 + at, part) for at, part in laugh)), KITCHEN, 0.15)


def hex_cast(chance: Chance, take: int) -> Signal:
    """Something is drawn together out of the dark and let go."""
    gather = shaped(noise(chance, 0.55, 3), around(700, 1.5)) * times(0.55) ** 2
    whirl = additive(150 * 2 ** (1.2 * times(0.55) / 0.55), 0.55, [(1, 1), (1.414, 0.7), (2, 0.3)]) * times(0.55) ** 1.5
    strike = mixed(
        (0, play.iron(chance, 139, t60=1.0, felt=1600)), (0, 0.7 * play.iron(chance, 196, t60=0.9, felt=1600))
    )
    return played(
        mixed(
            (0, 0.5 * level(eased(gather, 0.05, 0.012))), (0, 0.35 * level(eased(whirl, 0.05, 0.012))), (0.54, strike)
        ),
        HALL,
    )


def corruption(chance: Chance, take: int) -> Signal:
    """A drop of tar: it lets go, it is swallowed, bursts once more, and the pot does not like it."""
    gulp = bubble(112 + 9 * take, 0.5, rise=chance.uniform(0.3, 0.45), t60=chance.uniform(0.38, 0.46))
    hum = additive(92.5, 0.7, [(1, 1), (1.06, 0.9), (2, 0.4), (2.12, 0.4), (3.1, 0.2)]) * arch(0.7, 0.25)
    return played(
        mixed(
            (0, 0.9 * bubble(chance.uniform(560, 660), 0.14, rise=-0.45, t60=0.1)),
            (0.09, 0.6 * gulp),
            (0.12, 0.25 * level(hum)),
            (0.3, 0.7 * bubble(chance.uniform(350, 420), 0.3, rise=-0.3, t60=0.22)),
        ),
        KITCHEN,
    )


# Cauldron 15

RISES = ((150, 210, 5), (215, 330, 9), (330, 520, 15), (520, 880, 26))
"""For each quarter of the pot: from which pitch to which the pouring rings, and how many bubbles a second answer."""


def rise(chance: Chance, take: int) -> Signal:
    """The brew rises: an empty pot booms, a full one whistles and boils."""
    start, end, rate = RISES[take]
    poured = play.pour(chance, 0.62, start, end)
    bubbles = level(play.glugs(chance, 0.6, low=start, high=end * 1.3, rate=rate, t60=0.1))
    boil = shaped(noise(chance, 0.9, 1), around(2600, 1.8)) * arch(0.9, 0.45)
    note = play.clay(chance, end, t60=0.5, seconds=0.6)
    splash = shaped(noise(chance, 0.3, 2), around(720, 1.4)) * decay(0.3, 0.25)
    return played(
        mixed(
            (0, 0.55 * poured),
            (0.04, 0.2 * (len(RISES) - 1 - take) * level(eased(splash, 0.015, 0.05))),
            (0.12, 0.5 * bubbles),
            (0.05, 0.09 * take * level(boil)),
            (0.5, 0.35 * note),
        ),
        KITCHEN,
    )


def exact(chance: Chance, take: int) -> Signal:
    """To the brim and not a drop more: the rim begins to sing and does not stop at once; one last drop."""
    time = times(1.7)
    rim = [
        additive(tone * (1 + 0.0015 * np.sin(2 * np.pi * 5 * time + tone)), 1.7, [(1, 1), (2.01, 0.12)])
        * arch(1.7, share)
        for tone, share in ((hz("E5"), 0.3), (hz("B5"), 0.45), (hz("E6"), 0.6))
    ]
    sung = level(rim[0] + 0.8 * rim[1] + 0.5 * rim[2])
    return played(
        mixed((0, 0.7 * bubble(500, 0.3, rise=0.9)), (0.06, sung), (1.5, 0.35 * play.glass(hz("B5")))), KITCHEN
    )


def spill(chance: Chance, take: int) -> Signal:
    """It boils over: a splash, the lid, a long hiss on the fire."""
    splash = shaped(noise(chance, 0.3, 1), around(900, 2.2)) * decay(0.3, 0.35)
    time = times(1.5)
    hiss = (
        shaped(noise(chance, 1.5), around(5200, 1.4)) * arch(1.5, 0.15) * (0.75 + 0.25 * np.sin(2 * np.pi * 7 * time))
    )
    bubbles = level(play.glugs(chance, 0.9, low=380, high=900, rate=34))
    lid = play.iron(chance, 233, t60=0.5, seconds=0.7)
    return played(
        mixed(
            (0, level(eased(splash, 0.005, 0.05))), (0.08, 0.45 * level(hiss)), (0, 0.35 * bubbles), (0.16, 0.4 * lid)
        ),
        KITCHEN,
    )


# Endings


def chime(chance: Chance, take: int) -> Signal:
    """The shop bell over the door: three bells that fall, over one low string."""
    bells = [(0.05 + n * 0.3, 0.7 * play.bell(hz(note))) for n, note in enumerate(("B4", "G4", "D4"))]
    return played(
        mixed((0, 0.8 * play.lute(chance, hz("G2"), 2.0, t60=3)), *bells, (0.95, 0.4 * play.bell(hz("G5")))), HALL
    )


def win(chance: Chance, take: int) -> Signal:
    """A little dance of four bars' worth in two: the lute runs up, the bells agree."""
    run = [
        (n * 0.12, 0.75 * play.lute(chance, hz(note), 0.7)) for n, note in enumerate(["D4", "E4", "F#4", "G4", "A4"])
    ]
    chord = [
        (0.66 + n * 0.022, 0.55 * play.lute(chance, hz(note), 2.2, t60=3))
        for n, note in enumerate(["D3", "A3", "D4", "F#4", "A4", "D5"])
    ]
    bells = [(0.66, 0.45 * play.bell(hz("D6"))), (0.98, 0.4 * play.bell(hz("A5"))), (1.3, 0.5 * play.bell(hz("F#6")))]
    return played(mixed(*run, *chord, *bells), HALL)


MAKERS: dict[str, Maker] = {
    "harvest": harvest,
    "stolen": stolen,
    "spotted": spotted,
    "brew": brew,
    "great_brew": great_brew,
    "spell": spell,
    "fizzle": fizzle,
    "spoil": spoil,
    "cellar": cellar,
    "omen": omen,
    "plant": plant,
    "crone": crone,
    "hex": hex_cast,
    "corruption": corruption,
    "rise": rise,
    "exact": exact,
    "spill": spill,
    "chime": chime,
    "win": win,
}
"""Each by its name in config/sounds.yaml."""
