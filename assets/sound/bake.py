"""Bakes the sounds: ``python -m assets.sound.bake [name …]`` writes assets/sounds/<name>.ogg (all without a name).

config/sounds.yaml lists them with their takes and how loud each is to be. The same sources give the same bytes: chance
is seeded by the name, and the number that tells one Ogg stream from another is the take's own.
"""

import io
import sys
import zlib
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

import numpy as np
import soundfile
import yaml

from assets.sound import events, loops, loudness, music, score
from assets.sound.ogg import renumbered
from assets.sound.signal import RATE, Signal, above, arch, count, eased, shaped

ROOT = Path(__file__).resolve().parent.parent.parent
DATA, OUT = ROOT / "config" / "sounds.yaml", ROOT / "assets" / "sounds"

QUALITY = 0.4
"""Vorbis quality 4."""

HIGHEST = -4.1
"""The true peak of what is written, in dBTP: the coder adds up to half a decibel, making good its losses another."""

LEAD = 0.006
"""The seconds of silence before a short sound: the coder smears an attack a little to the front."""

LOWEST = 25.0
"""The Hz below which a short sound has nothing: nobody hears it, and it would be a step at the end."""

PLACES = 8
"""How many places of a loop are tried for its ends: the coder does not quite know there what comes before and after."""

CHUNK = 4096
"""Frames that are handed to the coder at once: it cannot swallow a minute in one piece."""


class Take(NamedTuple):
    """One file to write: its name without ending, which sound it is, which take or step, and its loudness in LUFS."""

    file: str
    sound: str
    number: int
    kind: str
    target: float


def takes() -> list[Take]:
    """Return every file, as config/sounds.yaml has it."""
    plain = yaml.safe_load(DATA.read_text(encoding="utf-8"))
    target = plain["loudness"]
    found = []
    for name, about in plain["events"].items():
        files = about.get("takes", 1) * about.get("steps", 1)
        for number in range(files):
            file = name if files == 1 else f"{name}.{number + 1}"
            found.append(Take(file, name, number, "event", target["event"] - about.get("softer", 0)))
    found += [Take(name, name, 0, "loop", target["loop"]) for name in plain["loops"]]
    return found + [Take(f"lute.{name}", name, 0, "music", target["music"]) for name in plain["music"]]


def made(take: Take) -> Signal:
    """Return a take as it is written: at its loudness, below the highest peak, without a constant part."""
    chance = np.random.default_rng(zlib.crc32(take.file.encode()))
    if take.kind == "loop":
        return parted_softly(at_loudness(loops.MAKERS[take.sound](chance), take.target, loudness.integrated))
    if take.kind == "music":
        piece = music.performed(score.read(take.sound)).mean(axis=0, keepdims=True)
        return at_loudness(piece, take.target, loudness.integrated)
    short = eased(shaped(events.MAKERS[take.sound](chance, take.number), above(LOWEST)), 0.001, 0.02)
    short -= short.mean(axis=1, keepdims=True) * (arch(short.shape[-1] / RATE) / 0.5)
    return at_loudness(np.pad(short, ((0, 0), (count(LEAD), 0))), take.target, loudness.momentary)


def parted_softly(circle: Signal) -> Signal:
    """Return a circle that is cut open where least of a seam is left when it was coded, of some quiet places."""
    edges = shaped(circle, above(1500), circle=True)
    window = count(0.04)
    power = np.add.reduceat((edges**2).sum(axis=0), np.arange(0, circle.shape[-1], window))
    cut = [np.roll(circle, -(int(place) * window + window // 2), axis=1) for place in power.argsort()[:PLACES]]
    return min(cut, key=lambda each: seam(decoded(encoded(each, 1))))


def seam(circle: Signal) -> float:
    """Return how sharply a circle bends where its end meets its beginning."""
    around_it = np.concatenate([circle[:, -480:], circle[:, :480]], axis=1)
    return float(np.abs(np.diff(around_it, n=2)).max())


def at_loudness(signal: Signal, target: float, measure: loudness.Measure) -> Signal:
    """Return a signal at a loudness; peaks that would be too high are bent, and the rest raised until it fits."""
    result = signal
    for _ in range(6):
        result = result * 10 ** ((target - measure(result)) / 20)
        if loudness.true_peak(result) <= HIGHEST:
            break
        result = bent(result, 10 ** ((HIGHEST - 0.4) / 20))
    return result


def bent(signal: Signal, ceiling: float) -> Signal:
    """Return a signal that follows its own up to three quarters of the ceiling and then bends towards it."""
    knee = 0.75 * ceiling
    over = np.maximum(np.abs(signal) - knee, 0) / (ceiling - knee)
    return np.sign(signal) * (np.minimum(np.abs(signal), knee) + (ceiling - knee) * np.tanh(over))


def decoded(data: bytes) -> Signal:
    """Return what is heard of an Ogg file."""
    return soundfile.read(io.BytesIO(data), always_2d=True)[0].T


def encoded(signal: Signal, number: int) -> bytes:
    """Return a signal as Ogg Vorbis; `number` tells the stream from others."""
    target = io.BytesIO()
    frames = np.ascontiguousarray(signal.T)
    with soundfile.SoundFile(
        target, "w", RATE, frames.shape[1], format="OGG", subtype="VORBIS", compression_level=1 - QUALITY
    ) as file:
        for start in range(0, len(frames), CHUNK):
            file.write(frames[start : start + CHUNK])
    return renumbered(target.getvalue(), number)


def bake(take: Take, out: Path = OUT) -> str:
    """Write one file and return a line about it."""
    signal, number = made(take), zlib.crc32(take.file.encode())
    measure = loudness.momentary if take.kind == "event" else loudness.integrated
    lost = take.target - measure(decoded(encoded(signal, number)))
    data = encoded(signal * 10 ** (lost / 20), number)
    (out / f"{take.file}.ogg").write_bytes(data)
    return f"{take.file}: {signal.shape[-1] / RATE:.2f} s, {len(data) / 1024:.0f} KB, the coder had lost {lost:.1f} LU"


def main(names: Sequence[str]) -> int:
    """Bake the named sounds, or all, in two processes; files that nothing makes any more are removed."""
    every = takes()
    if unknown := set(names) - {take.sound for take in every} - {take.file for take in every}:
        print(f"There is no sound called {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    OUT.mkdir(exist_ok=True)
    chosen = [take for take in every if not names or take.sound in names or take.file in names]
    longest_first = sorted(chosen, key=lambda take: take.kind == "event")
    with Pool(2) as pool:
        for line in pool.imap_unordered(partial(bake, out=OUT), longest_first):
            print(line, flush=True)
    for path in OUT.glob("*.ogg"):
        if path.stem not in {take.file for take in every}:
            path.unlink()
    print(f"{sum(path.stat().st_size for path in OUT.glob('*.ogg')) / 2**20:.2f} MB in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
