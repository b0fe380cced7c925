"""Touches: what a hand does with the program: it points, presses, turns pages, asks and takes back."""

from assets.sound import instruments as play
from assets.sound.rooms import HALL, KITCHEN, TABLE, played
from assets.sound.score import hz
from assets.sound.signal import (
    Signal,
    arch,
    around,
    eased,
    level,
    mixed,
    shaped,
    times,
)
from assets.sound.sources import Chance, Maker, modal, noise


def hover(chance: Chance, take: int) -> Signal:
    """A fingertip that brushes felt."""
    brush = shaped(noise(chance, 0.06), around(1500, 1.2)) * arch(0.06, 0.3)
    return played(mixed((0, level(brush)), (0.02, 0.25 * play.wood(chance, 900, t60=0.04, seconds=0.07))), TABLE)


def press(chance: Chance, take: int) -> Signal:
    """A wooden button that goes home."""
    down, home = play.wood(chance, 760, t60=0.06, seconds=0.12), play.wood(chance, 330, t60=0.11, felt=1900)
    return played(mixed((0, 0.35 * down), (0.028, home)), TABLE)


def refuse(chance: Chance, take: int) -> Signal:
    """Two dull knocks on a covered pot: no."""
    first, second = play.clay(chance, 246, t60=0.12, felt=800), play.clay(chance, 208, t60=0.16, felt=700)
    return played(mixed((0, first), (0.13, 0.9 * second)), TABLE)


def back(chance: Chance, take: int) -> Signal:
    """A drawer that is pushed back in: a slide, then wood on wood."""
    slide = shaped(noise(chance, 0.16, 3), around(520, 1.6)) * arch(0.16, 0.75)
    home = play.wood(chance, 210, t60=0.13, felt=1300)
    return played(mixed((0, 0.35 * level(slide)), (0.13, home), (0.165, 0.3 * play.wood(chance, 480, t60=0.06))), TABLE)


def page(chance: Chance, take: int) -> Signal:
    """A page of heavy paper that is turned and falls."""
    lifted, falls = play.paper(chance, 0.26, middle=2300, peak=0.6), play.paper(chance, 0.16, middle=1300, peak=0.15)
    return played(mixed((0, 0.8 * lifted), (0.25, falls)), TABLE)


def slip(chance: Chance, take: int) -> Signal:
    """A slip of paper that is pinned to the wall."""
    rustle = play.paper(chance, 0.17, middle=3000, grain=110, peak=0.5)
    pin = play.wood(chance, 1150, t60=0.05, felt=3600, seconds=0.1)
    return played(mixed((0, 0.45 * rustle), (0.16, 0.9 * pin)), TABLE)


def prompt(chance: Chance, take: int) -> Signal:
    """Two notes of the lute that ask: your turn?"""
    first, second = (play.lute(chance, hz(note), 0.9, t60=1.3, touch=1700) for note in ("D4", "A4"))
    return played(mixed((0, 0.7 * first), (0.17, second)), KITCHEN)


def hint(chance: Chance, take: int) -> Signal:
    """The owl knows."""
    return played(mixed((0, 0.7 * play.owl(350, 0.22)), (0.3, play.owl(372, 0.42))), HALL)


def undo(chance: Chance, take: int) -> Signal:
    """A plucked note that runs backwards into the string."""
    note = play.lute(chance, hz("F4"), 0.55, t60=0.7)[::-1]
    sigh = shaped(noise(chance, 0.5, 2), around(1500, 2)) * times(0.5) ** 2
    return played(mixed((0, eased(note, 0.12, 0.012)), (0.04, 0.16 * level(eased(sigh, 0.05, 0.03)))), KITCHEN)


def seal(chance: Chance, take: int) -> Signal:
    """A stamp that is pressed into warm wax, and comes off again."""
    thud = mixed((0, modal(88, 0.3, [(1, 1, 0.24), (1.9, 0.4, 0.12)])), (0, 0.8 * play.wood(chance, 310, felt=1100)))
    peel = shaped(noise(chance, 0.12, 1), around(1900, 1.4)) * arch(0.12, 0.8)
    return played(mixed((0, level(eased(thud, 0.004, 0.05))), (0.34, 0.35 * level(peel))), KITCHEN)


MAKERS: dict[str, Maker] = {
    "hover": hover,
    "press": press,
    "refuse": refuse,
    "back": back,
    "page": page,
    "slip": slip,
    "prompt": prompt,
    "hint": hint,
    "undo": undo,
    "seal": seal,
}
"""Each by its name in config/sounds.yaml."""
