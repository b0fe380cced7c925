"""The files that are heard: as loud as they are meant to be, without clicks, seams or peaks too high."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from assets.sound import loudness, score
from assets.sound.ogg import renumbered
from assets.sound.signal import RATE, Signal
from game.store.places import ASSETS, CONFIG
from game.view.sound.recording import decoded, decoder
from game.view.sound.sound_list import SoundList, music_file, seconds_of

SOUNDS = SoundList.read(CONFIG / "sounds.yaml")
FOLDER = ASSETS / "sounds"
SHORTS = [file for name in SOUNDS.shorts for file in SOUNDS.files(name)]
PIECES = [music_file(piece) for piece in SOUNDS.music]

CLOSE = 0.3
"""How many LU a file may be beside its target: what the coder loses is made good when it is baked, but for a rest."""


@pytest.fixture(scope="module")
def decoding() -> Iterator[None]:
    with decoder():
        yield


def signal(file: str) -> Signal:
    """Return what is heard of a file: both sides."""
    samples = np.frombuffer(decoded(FOLDER / f"{file}.ogg"), np.int16).reshape(-1, 2).T / np.float32(32768)
    alike = np.array_equal(samples[0], samples[1])
    return samples[:1] if alike else samples


def without_low(heard: Signal) -> Signal:
    """Return what a laptop makes of it: 24 dB less for each octave below 300 Hz."""
    low = 300 / np.maximum(np.fft.rfftfreq(heard.shape[1], 1 / RATE), 1)
    return np.fft.irfft(np.fft.rfft(heard) / np.sqrt(1 + low**8), heard.shape[1])


def click(part: Signal) -> float:
    """Return the loudest of some samples."""
    return float(np.abs(part).max())


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", SOUNDS.shorts)
def test_a_short_sound_is_as_loud_as_meant_and_begins_and_ends_in_silence(decoding, name):
    for file in SOUNDS.files(name):
        heard = signal(file)
        target = SOUNDS.loudness["event"] - SOUNDS.shorts[name].softer
        assert loudness.momentary(heard) == pytest.approx(target, abs=CLOSE)
        assert loudness.true_peak(heard) <= -3.0
        # A click is a step: the first and last tenth of a millisecond are 40 dB below full, the end even 46 dB.
        assert click(heard[:, :5]) <= 0.01
        assert click(heard[:, -5:]) <= 0.005
        assert np.abs(heard.mean(axis=1)).max() <= 0.001
        assert 0.1 <= heard.shape[1] / RATE <= 3.5
        assert seconds_of(FOLDER / f"{file}.ogg") == pytest.approx(heard.shape[1] / RATE, abs=0.001)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", SOUNDS.shorts)
def test_a_short_sound_is_heard_from_a_small_loudspeaker_too(decoding, name):
    for file in SOUNDS.files(name):
        heard = signal(file)
        assert loudness.momentary(heard) - loudness.momentary(without_low(heard)) <= 7


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", SOUNDS.loops)
def test_a_loop_is_quiet_and_has_no_seam(decoding, name):
    heard = signal(name)
    assert loudness.integrated(heard) == pytest.approx(SOUNDS.loudness["loop"], abs=CLOSE)
    assert loudness.true_peak(heard) <= -3.0
    assert 60 <= heard.shape[1] / RATE <= 90
    assert np.abs(heard.mean(axis=1)).max() <= 0.001
    # Over the seam it steps and bends no more than it does in nine tenths of all other moments of 20 ms.
    some = heard[:, : 500 * 960].reshape(len(heard), 500, 960)
    round_the_seam = np.concatenate([heard[:, -480:], heard[:, :480]], axis=1)
    for order in (1, 2):
        bends = np.abs(np.diff(some, n=order)).max(axis=(0, 2))
        assert np.abs(np.diff(round_the_seam, n=order)).max() <= np.quantile(bends, 0.9)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("file", PIECES)
def test_a_piece_is_as_loud_as_meant_and_ends_in_silence(decoding, file):
    heard = signal(file)
    assert loudness.integrated(heard) == pytest.approx(SOUNDS.loudness["music"], abs=CLOSE)
    assert loudness.true_peak(heard) <= -3.0
    assert 60 <= heard.shape[1] / RATE <= 90
    assert click(heard[:, :5]) <= 0.01
    assert click(heard[:, -5:]) <= 0.005
    assert np.abs(heard.mean(axis=1)).max() <= 0.001


# The meter and the scores


def tone(hz: float, seconds: float, strength: float = 1.0) -> Signal:
    return strength * np.sin(2 * np.pi * hz * np.arange(round(seconds * RATE)) / RATE)


def test_the_meter_knows_the_tone_of_the_standard():
    # ITU-R BS.1770-4: a sine of 997 Hz at 0 dB in one front channel is -3.01 LUFS.
    left = np.stack([tone(997, 3), np.zeros(3 * RATE)])
    assert loudness.integrated(left) == pytest.approx(-3.01, abs=0.02)
    assert loudness.integrated(np.stack([left[0], left[0]])) == pytest.approx(0.0, abs=0.02)
    assert loudness.integrated(left[:1]) == pytest.approx(0.0, abs=0.02)


@pytest.mark.parametrize(("hz", "weight"), [(40, -6.3), (100, -1.85), (1000, 0.0), (10000, 3.3)])
def test_the_meter_weighs_low_and_high_tones(hz, weight):
    plain = loudness.integrated(np.stack([tone(997, 2), tone(997, 2)]))
    assert loudness.integrated(np.stack([tone(hz, 2), tone(hz, 2)])) - plain == pytest.approx(weight, abs=0.1)


def test_the_meter_gates_silence():
    # EBU Tech 3341, case 3: -36, -23 and -36 dB; the outer ones lie below the relative gate.
    parts = [tone(997, seconds, 10 ** (level / 20)) for seconds, level in ((3, -36), (20, -23), (3, -36))]
    whole = np.concatenate([*parts, np.zeros(2 * RATE)])
    assert loudness.integrated(np.stack([whole, whole])) == pytest.approx(-23.0, abs=0.1)
    assert loudness.integrated(np.zeros((2, RATE))) == float("-inf")


def test_the_true_peak_lies_between_the_samples():
    # A quarter of the rate, an eighth of a turn late: every sample is 3 dB below the peak.
    late = np.sin(np.pi / 2 * np.arange(RATE) + np.pi / 4) * np.hanning(RATE)
    assert 20 * np.log10(np.abs(late).max()) == pytest.approx(-3.01, abs=0.02)
    assert loudness.true_peak(late) == pytest.approx(0.0, abs=0.1)


@pytest.mark.parametrize("name", SOUNDS.music)
def test_a_score_has_full_bars_and_stays_within_the_lute(name):
    piece = score.read(name)
    assert 60 <= piece.seconds <= 80
    pitches = [note.pitch for note in piece.notes]
    assert score.pitch("G2") <= min(pitches)
    assert max(pitches) <= score.pitch("G5")
    # Voices do not cross: the bass is always the lowest, and it ends on the lowest note of the last chord.
    for note in piece.notes:
        lower = [each for each in piece.notes if each.at == note.at and each.voice == "bass"]
        assert note.voice == "bass" or not lower or note.pitch > lower[0].pitch


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{tempo: 60, bar: 4, voices: {top: [C4 D4 E4]}}", "small: top, bar 1: has 3 beats instead of 4"),
        ("{tempo: 60, bar: 1, voices: {top: [C4 | H4]}}", "small: top, bar 2: 'H4' cannot be read"),
        ("{tempo: 60, bar: 1, voices: {top: [C4], bass: [C3 | C3]}}", "small: the voices have [1, 2] bars"),
    ],
)
def test_a_wrong_score_is_refused(tmp_path: Path, monkeypatch, text, complaint):
    (tmp_path / "small.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(score, "SCORES", tmp_path)
    with pytest.raises(score.BadScore) as caught:
        score.read("small")
    assert str(caught.value) == complaint


def test_a_stream_gets_another_number_and_no_other_change():
    data = (FOLDER / "hover.1.ogg").read_bytes()
    other = renumbered(data, 15)
    assert other != data
    assert len(other) == len(data)
    assert renumbered(other, int.from_bytes(data[14:18], "little")) == data
