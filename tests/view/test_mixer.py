"""The mixer: eight voices, nothing twice at once, quiet under what happens, and surroundings that come and go."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.places import CONFIG
from game.view.sound.mixer import (
    APART,
    BETWEEN_PIECES,
    DUCKED,
    FADE_IN,
    FADE_OUT,
    FIRST_PIECE,
    QUIET,
    TWICE,
    VOICES,
    Bus,
    Levels,
    Mixer,
    Nowhere,
)
from game.view.sound.sound_list import Cue, SoundList

SOUNDS = SoundList.read(CONFIG / "sounds.yaml")
SECONDS = 2.0
PIECE = 30.0


class Ear(Nowhere):
    """An output that remembers what it was told, and when."""

    def __init__(self) -> None:
        self.now = 0.0
        self.started: list[tuple[float, int, str, float]] = []
        self.looped: list[tuple[float, str | None]] = []
        self.pieces: list[tuple[float, str | None]] = []
        self.gains: dict[Bus, float] = {}

    def start(self, voice: int, file: str, gain: float) -> None:
        self.started.append((self.now, voice, file, gain))

    def loop(self, file: str | None) -> None:
        self.looped.append((self.now, file))

    def music(self, file: str | None) -> None:
        self.pieces.append((self.now, file))

    def set_gain(self, bus: Bus, gain: float) -> None:
        self.gains[bus] = gain

    def pass_time(self, dt: float) -> None:
        self.now += dt

    @property
    def names(self) -> list[str]:
        return [file.partition(".")[0] for _, _, file, _ in self.started]


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def mixer(ear: Ear) -> Iterator[Mixer]:
    yield Mixer(SOUNDS, ear, lambda file: PIECE if file.startswith("lute") else SECONDS)


def let_pass(mixer: Mixer, seconds: float, dt: float = 1 / 64) -> None:
    for _ in range(round(seconds / dt)):
        mixer.update(dt)


calls = st.lists(st.tuples(st.sampled_from(sorted(SOUNDS.shorts)), st.booleans(), st.floats(0, 0.2)), max_size=30)


@given(calls)
def test_whatever_is_called_for_eight_voices_do_and_nothing_is_heard_twice_at_once(called):
    ear = Ear()
    mixer = Mixer(SOUNDS, ear, lambda file: SECONDS)
    for sound, touched, dt in called:
        (mixer.touch if touched else mixer.event)(Cue(sound, 1 if SOUNDS.shorts[sound].steps else 0))
        assert mixer.busy_voices <= VOICES
        mixer.update(dt)
    let_pass(mixer, 1.0, 1 / 16)
    last: dict[str, float] = {}
    for at, voice, file, gain in ear.started:
        name = file.partition(".")[0]
        assert 0 <= voice < VOICES
        assert 0 < gain <= 1
        assert at - last.get(name, -1.0) >= TWICE - 1e-9
        last[name] = at


def test_events_of_one_instant_are_heard_one_after_the_other(mixer, ear):
    for sound in ("roll", "stolen", "coin"):
        mixer.event(Cue(sound))
    let_pass(mixer, 1.0)
    assert ear.names == ["roll", "stolen", "coin"]
    times = [at for at, *_ in ear.started]
    assert all(later - earlier >= APART for earlier, later in pairwise(times))


def test_of_too_many_events_at_once_the_last_are_heard(mixer, ear):
    many = ["roll", "stolen", "coin", "harvest", "brew", "spell", "omen", "spill"]
    for sound in many:
        mixer.event(Cue(sound))
    let_pass(mixer, 1.0)
    assert ear.names == [many[0], *many[-4:]]


def test_takes_take_turns_and_a_step_is_its_file(mixer, ear):
    for _ in range(4):
        mixer.event(Cue("drop"))
        let_pass(mixer, 0.5)
    mixer.event(Cue("rise", 3))
    assert [file for _, _, file, _ in ear.started] == ["drop.1", "drop.2", "drop.3", "drop.1", "rise.3"]


def test_a_ninth_sound_takes_the_voice_that_is_nearly_over(mixer, ear):
    for sound in list(SOUNDS.shorts)[:9]:
        mixer.touch(Cue(sound))
        let_pass(mixer, 1 / 16)
    assert [voice for _, voice, _, _ in ear.started] == [*range(VOICES), 0]


def test_loop_and_music_sink_under_an_event_and_come_back(mixer, ear):
    mixer.surround("fire", "title")
    let_pass(mixer, FIRST_PIECE + 1)
    assert ear.gains == {"loop": 1.0, "music": 1.0}
    mixer.event(Cue("spill"))
    let_pass(mixer, 0.5)
    assert ear.gains == {"loop": DUCKED, "music": DUCKED}
    let_pass(mixer, 3.0)
    assert ear.gains == {"loop": 1.0, "music": 1.0}


def test_what_a_hand_does_sinks_nothing(mixer, ear):
    mixer.surround("fire", "title")
    let_pass(mixer, FIRST_PIECE + 1)
    mixer.touch(Cue("press"))
    let_pass(mixer, 0.5)
    assert ear.gains == {"loop": 1.0, "music": 1.0}


def test_surroundings_fade_from_scene_to_scene(mixer, ear):
    mixer.surround("hearth", "title")
    let_pass(mixer, FADE_IN + 0.5)
    mixer.surround("forest", "alarun")
    let_pass(mixer, FADE_OUT / 2)
    assert ear.looped[-1][1] == "hearth"
    assert 0 < ear.gains["loop"] < 1
    let_pass(mixer, FADE_OUT)
    assert ear.looped[-1][1] == "forest"
    let_pass(mixer, FADE_IN)
    assert ear.gains["loop"] == 1.0


def test_a_piece_comes_after_some_quiet_and_again_after_more(mixer, ear):
    mixer.surround("forest", "alarun")
    let_pass(mixer, FIRST_PIECE + PIECE + BETWEEN_PIECES + 2)
    begun = [at for at, file in ear.pieces if file == "lute.alarun"]
    assert begun == pytest.approx([FIRST_PIECE, FIRST_PIECE + PIECE + BETWEEN_PIECES], abs=0.1)


def test_a_piece_of_another_scene_fades_before_the_next_begins(mixer, ear):
    mixer.surround("hearth", "title")
    let_pass(mixer, FIRST_PIECE + 1)
    mixer.surround("forest", "alarun")
    let_pass(mixer, FADE_OUT + 0.1)
    assert ear.pieces[-1][1] is None
    let_pass(mixer, FIRST_PIECE + 1)
    assert ear.pieces[-1][1] == "lute.alarun"


def test_levels_hold_at_once_and_quiet_is_quiet(mixer, ear):
    mixer.surround("hearth", "title")
    let_pass(mixer, FIRST_PIECE + 1)
    mixer.levels = Levels(0.5, 0.25, 0.125)
    mixer.update(0.01)
    mixer.touch(Cue("press"))
    assert ear.gains == {"loop": 0.125, "music": 0.25}
    assert ear.started[-1][3] == 0.5
    mixer.levels = QUIET
    mixer.update(0.5)
    mixer.event(Cue("spill"))
    mixer.touch(Cue("press"))
    assert ear.gains == {"loop": 0.0, "music": 0.0}
    assert len(ear.started) == 1


def test_nothing_is_due_for_long_while_only_a_loop_is_heard(mixer):
    mixer.surround("hearth", "title")
    let_pass(mixer, FIRST_PIECE + 1)
    assert mixer.next_due > 10
    mixer.event(Cue("roll"))
    mixer.event(Cue("coin"))
    assert mixer.next_due < APART
