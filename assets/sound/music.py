"""Music: the scores, played on one lute that breathes between its phrases."""

import numpy as np

from assets.sound.instruments import lute
from assets.sound.rooms import HALL, played
from assets.sound.score import Note, Piece
from assets.sound.signal import Signal, mixed, panned

STRENGTH = {"top": 1.0, "middle": 0.5, "bass": 0.75}
PLACE = {"top": 0.15, "middle": -0.05, "bass": -0.2}

RING = 2.6
"""The seconds for which a string may ring on."""

SLOWING = 0.35
"""How much longer than at the beginning a beat is at the very end."""

PHRASE = 4
"""The bars of a phrase: it swells to its middle and sinks again."""


def performed(piece: Piece, seed: int = 15) -> Signal:
    """Return a piece as it is played: not quite in time, not quite even, slower at the end."""
    chance = np.random.default_rng(seed)
    notes = [(_second(piece, note), _note(chance, piece, note)) for note in piece.notes]
    return played(mixed(*notes), HALL)


def _second(piece: Piece, note: Note) -> float:
    """Return when a note is plucked: a chord from below, the last eighth of the piece ever more slowly."""
    share = float(note.at / piece.beats)
    late = max(0.0, share - 0.875) * float(piece.beats) * SLOWING
    same = [other.pitch for other in piece.notes if other.at == note.at]
    spread = 0.03 * sorted(same).index(note.pitch)
    return (float(note.at) + late) * 60 / piece.tempo + spread


def _note(chance: np.random.Generator, piece: Piece, note: Note) -> Signal:
    """Return a note with the weight that it has in its bar and phrase."""
    bars = float(note.at / piece.bar)
    swell = 0.82 + 0.18 * np.sin(np.pi * (bars % PHRASE) / PHRASE)
    weight = (1.0 if note.at % piece.bar == 0 else 0.82) * swell * STRENGTH[note.voice] * chance.uniform(0.9, 1.05)
    tone = lute(chance, 440 * 2 ** (note.pitch / 12), RING, t60=2.8 - 0.04 * note.pitch, touch=1300 + 900 * weight)
    delay = chance.uniform(0, 0.014)
    return mixed((delay, panned(weight * tone, PLACE[note.voice])))
