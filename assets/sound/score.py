"""Scores: pieces as text, one line of notes a voice, and what they mean in seconds and Hz.

A token is `note:beats` or `note+note:beats` (a chord), `-:beats` is a rest; without a number it lasts a beat. Bars are
parted by `|`, and every bar has to be full.
"""

import re
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

SCORES = Path(__file__).parent / "scores"

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_NOTE = re.compile(r"([A-G])([#b]?)([1-7])")
_TOKEN = re.compile(r"(-|[A-G][#b]?[1-7](?:\+[A-G][#b]?[1-7])*)(?::(\d+(?:/\d+)?))?")


class BadScore(ValueError):
    """A score that cannot be read; the message names piece, voice and bar."""


class Note(NamedTuple):
    """A note: where it begins and how long it lasts, in beats, and its pitch in half-tones above A4."""

    at: Fraction
    beats: Fraction
    pitch: int
    voice: str


class Piece(NamedTuple):
    """A piece: its tempo in beats a minute, how many beats make a bar, its length in beats, and its notes in order."""

    name: str
    tempo: int
    bar: Fraction
    beats: Fraction
    notes: tuple[Note, ...]

    @property
    def seconds(self) -> float:
        """How long it lasts in strict time."""
        return float(self.beats) * 60 / self.tempo


def pitch(note: str) -> int:
    """Return a note's half-tones above A4; raise BadScore."""
    match = _NOTE.fullmatch(note)
    if match is None:
        raise BadScore(f"'{note}' is no note")
    letter, accidental, octave = match.groups()
    return _STEPS[letter] + {"#": 1, "b": -1, "": 0}[accidental] + 12 * (int(octave) - 4)


@cache
def hz(note: str) -> float:
    """Return the pitch of a note, A4 being 440 Hz."""
    return 440 * 2 ** (pitch(note) / 12)


def read(name: str) -> Piece:
    """Return a piece of the folder of scores; raise BadScore."""
    plain = yaml.safe_load((SCORES / f"{name}.yaml").read_text(encoding="utf-8"))
    bar = Fraction(plain["bar"])
    notes: list[Note] = []
    lengths = set()
    for voice, lines in plain["voices"].items():
        bars = [each for line in lines for each in line.split("|") if each.strip()]
        for number, text in enumerate(bars):
            notes += _bar(text, bar, number, f"{name}: {voice}, bar {number + 1}", voice)
        lengths.add(len(bars))
    if len(lengths) != 1:
        raise BadScore(f"{name}: the voices have {sorted(lengths)} bars")
    return Piece(name, plain["tempo"], bar, bar * lengths.pop(), tuple(sorted(notes)))


def _bar(text: str, bar: Fraction, number: int, where: str, voice: str) -> list[Note]:
    """Return the notes of a bar."""
    notes, at = [], bar * number
    for token in text.split():
        match = _TOKEN.fullmatch(token)
        if match is None:
            raise BadScore(f"{where}: '{token}' cannot be read")
        beats = Fraction(match[2] or 1)
        if match[1] != "-":
            notes += [Note(at, beats, pitch(note), voice) for note in match[1].split("+")]
        at += beats
    if at != bar * (number + 1):
        raise BadScore(f"{where}: has {at - bar * number} beats instead of {bar}")
    return notes
