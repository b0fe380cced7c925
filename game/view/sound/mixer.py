"""Mixer: which voice plays what, how loud and when; it knows no device and no clock but `update`."""

from collections import Counter, deque
from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias

from game.view.sound.sound_list import Cue, SoundList, music_file

VOICES = 8
TWICE = 0.06
"""The seconds within which a sound is not heard twice."""
APART = 0.06
"""The seconds between two events that happen at once: they are heard one after the other."""
WAITING = 4
"""How many events may wait for that; of more the earliest are dropped."""

CROWD = 0.9
"""How much softer a sound begins for each voice that sounds already."""

DUCKED = 0.5
"""What loop and music sink to while an event is heard."""
DUCKING, RISING = 0.12, 0.9
"""The seconds in which they sink, and come back."""

FADE_OUT, FADE_IN = 0.7, 2.5
"""The seconds in which surroundings go and come."""
FIRST_PIECE, BETWEEN_PIECES = 6.0, 80.0
"""The seconds before the first piece in a scene, and of quiet between two."""

STEP = 1 / 30
"""The seconds between two steps of a gain that moves."""

Bus: TypeAlias = Literal["loop", "music"]


class Levels(NamedTuple):
    """How loud a person wants sounds, music and surroundings, 0 to 1 each; 1 is as designed."""

    sounds: float = 1.0
    music: float = 1.0
    surroundings: float = 1.0


QUIET = Levels(0.0, 0.0, 0.0)


class Output(Protocol):
    """Where sound goes: a device, a recording, or nowhere. Gains are 0 to 1."""

    def start(self, voice: int, file: str, gain: float) -> None:
        """Play a file once on a voice; what it played before ends."""
        ...

    def loop(self, file: str | None) -> None:
        """Play a file round and round in place of the one before, or none; its gain stays."""
        ...

    def music(self, file: str | None) -> None:
        """Play a file once in place of the one before, or none; its gain stays."""
        ...

    def set_gain(self, bus: Bus, gain: float) -> None:
        """Set how loud the loop or the music is."""
        ...

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds be heard."""
        ...

    def close(self) -> None:
        """End everything."""
        ...


class Nowhere:
    """An output that is silent."""

    def start(self, voice: int, file: str, gain: float) -> None:
        """Play nothing."""

    def loop(self, file: str | None) -> None:
        """Play nothing."""

    def music(self, file: str | None) -> None:
        """Play nothing."""

    def set_gain(self, bus: Bus, gain: float) -> None:
        """Set nothing."""

    def pass_time(self, dt: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """End nothing."""


class Mixer:
    """Plays cues on eight voices, ducks loop and music under events, and changes both with the scene.

    `seconds_of` tells how long a file is; `levels` are what the person wants, or QUIET.
    """

    def __init__(self, sounds: SoundList, output: Output, seconds_of: Callable[[str], float]) -> None:
        self.levels = Levels()
        self._sounds = sounds
        self._output = output
        self._seconds_of = seconds_of
        self._clock = 0.0
        self._voices = [0.0] * VOICES
        self._began: dict[str, float] = {}
        self._takes: Counter[str] = Counter()
        self._waiting: deque[Cue] = deque()
        self._last_event = -APART
        self._heard_until = 0.0
        self._duck = 1.0
        self._loop_wanted: str | None = None
        self._loop: str | None = None
        self._loop_gain = 0.0
        self._music_wanted: str | None = None
        self._music: str | None = None
        self._music_gain = 0.0
        self._music_left = 0.0
        self._music_due = 0.0
        self._set: dict[Bus, float] = {}

    @property
    def busy_voices(self) -> int:
        """How many voices sound."""
        return sum(left > 0 for left in self._voices)

    # What is called for

    def touch(self, cue: Cue) -> None:
        """Play at once what answers a hand."""
        self._start(cue)

    def event(self, cue: Cue) -> None:
        """Play what happens on the table: at once, or after those that happened just before."""
        if self._is_repeated(cue.sound) or cue.sound in {waiting.sound for waiting in self._waiting}:
            return
        self._waiting.append(cue)
        if len(self._waiting) > WAITING:
            self._waiting.popleft()
        self._play_waiting()

    def surround(self, loop: str | None, music: str | None) -> None:
        """Let a scene's loop and its pieces be heard from here on."""
        self._loop_wanted = loop
        if music != self._music_wanted:
            self._music_wanted = music
            self._music_due = self._clock + FIRST_PIECE

    # Time

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; what changes then is heard from then on."""
        self._output.pass_time(dt)
        self._clock += dt
        self._voices = [max(0.0, left - dt) for left in self._voices]
        self._play_waiting()
        ducks = self._clock < self._heard_until
        self._duck = _towards(self._duck, DUCKED if ducks else 1.0, dt * (1 - DUCKED) / (DUCKING if ducks else RISING))
        self._update_loop(dt)
        self._update_music(dt)
        self._set_gain("loop", self._loop_gain * self._duck * self.levels.surroundings)
        self._set_gain("music", self._music_gain * self._duck * self.levels.music)

    @property
    def next_due(self) -> float:
        """The seconds until something changes by itself."""
        if self._is_moving:
            return STEP
        due = [BETWEEN_PIECES]
        if self._waiting:
            due.append(self._last_event + APART - self._clock)
        if self._clock < self._heard_until:
            due.append(self._heard_until - self._clock)
        if self._music is not None:
            due.append(self._music_left)
        elif self._music_wanted is not None:
            due.append(self._music_due - self._clock)
        return max(0.0, min(due))

    @property
    def _is_moving(self) -> bool:
        """Whether a gain is on its way."""
        ducks = self._clock < self._heard_until
        return (
            self._duck != (DUCKED if ducks else 1.0)
            or self._loop != self._loop_wanted
            or self._loop_gain != (self._loop is not None)
            or (self._music is not None and self._music != self._music_wanted)
        )

    def _is_repeated(self, sound: str) -> bool:
        return self._clock - self._began.get(sound, -1.0) < TWICE

    def _play_waiting(self) -> None:
        if self._waiting and self._clock - self._last_event >= APART - 1e-9:
            self._last_event = self._clock
            seconds = self._start(self._waiting.popleft())
            self._heard_until = max(self._heard_until, self._clock + 0.6 * seconds)

    def _start(self, cue: Cue) -> float:
        """Play a cue on the voice that has least left; return how long it is heard, 0 where it is not."""
        if self._is_repeated(cue.sound) or not self.levels.sounds:
            return 0.0
        files = self._sounds.files(cue.sound)
        file = files[(cue.step - 1 if cue.step else self._takes[cue.sound]) % len(files)]
        self._takes[cue.sound] += 1
        self._began[cue.sound] = self._clock
        crowd = self.busy_voices
        voice = min(range(VOICES), key=lambda each: self._voices[each])
        self._voices[voice] = self._seconds_of(file)
        self._output.start(voice, file, self.levels.sounds * CROWD**crowd)
        return self._voices[voice]

    def _update_loop(self, dt: float) -> None:
        """Fade the loop out and in."""
        if self._loop == self._loop_wanted:
            self._loop_gain = _towards(self._loop_gain, float(self._loop is not None), dt / FADE_IN)
            return
        self._loop_gain = _towards(self._loop_gain, 0.0, dt / FADE_OUT)
        if self._loop_gain == 0.0:
            self._set_gain("loop", 0.0)
            self._loop = self._loop_wanted
            self._output.loop(self._loop)

    def _update_music(self, dt: float) -> None:
        """Fade out a piece of another scene; begin the next one after its time of quiet."""
        self._music_left -= dt
        if self._music is not None and self._music != self._music_wanted:
            self._music_gain = _towards(self._music_gain, 0.0, dt / FADE_OUT)
        if self._music is not None and (self._music_gain == 0.0 or self._music_left <= 0):
            self._output.music(None)
            self._music, self._music_due = None, max(self._music_due, self._clock + FIRST_PIECE)
            if self._music_gain > 0.0:
                self._music_due = self._clock + BETWEEN_PIECES
        if self._music is None and self._music_wanted is not None and self._clock >= self._music_due:
            self._music, self._music_gain = self._music_wanted, 1.0
            file = music_file(self._music)
            self._music_left = self._seconds_of(file)
            self._set_gain("music", self._duck * self.levels.music)
            self._output.music(file)

    def _set_gain(self, bus: Bus, gain: float) -> None:
        if self._set.get(bus) != gain:
            self._set[bus] = gain
            self._output.set_gain(bus, gain)


def _towards(value: float, target: float, step: float) -> float:
    """Return a value that has gone a step towards its target."""
    return min(value + step, target) if value < target else max(value - step, target)
