"""Performances: a match that is only heard: no gap, nothing too loud, never more than eight voices."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from assets.sound import loudness
from assets.sound.signal import RATE
from game.play.session import Session
from game.scenes.performance import perform_match, perform_title
from game.view.sound.mixer import VOICES
from game.view.sound.recording import Recording, decoder

GAMES = Path(__file__).resolve().parent.parent / "games"
TEN = (
    "alarun_potions", "alarun_shared", "bubble_and_boil_corruption", "bubble_and_boil_diablerie",
    "bubble_and_boil_recipes", "cauldron15_all_over", "cauldron15_lowest", "cauldron15_shared", "cauldron_brew_quick",
    "cauldron_brew_simple",
)  # fmt: skip
FADED_IN = 4
"""The seconds after which the surroundings are there."""


@pytest.fixture(autouse=True)
def decoding() -> Iterator[None]:
    with decoder():
        yield


def check(recording: Recording) -> None:
    """Check a mix: not too loud, without a gap once it has begun, and between -26 and -18 LUFS."""
    assert recording.clipped == 0
    assert 1 <= recording.most_voices <= VOICES
    samples = np.frombuffer(recording.samples, np.int16).reshape(-1, 2).T / np.float32(32768)
    powers = loudness.moments(samples)[10 * FADED_IN : -4]
    assert min(map(loudness.in_lufs, powers)) > -60
    assert -26 <= loudness.integrated(samples) <= -18


def test_the_beginning_of_a_match_is_heard():
    recording = perform_match(Session.read(GAMES / "cauldron15_lowest.jsonl"), 12)
    assert recording.seconds == pytest.approx(12, abs=0.1)
    check(recording)


def test_the_title_is_heard_for_as_long_as_wanted():
    recording = perform_title(8)
    assert len(recording.samples) == pytest.approx(8 * 2 * RATE, abs=4000)
    assert max(recording.samples) > 100


@pytest.mark.slow
@pytest.mark.parametrize("name", TEN)
def test_a_recorded_match_is_heard_to_its_end(name):
    check(perform_match(Session.read(GAMES / f"{name}.jsonl")))
