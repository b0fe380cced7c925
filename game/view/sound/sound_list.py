"""Sound list: the sounds there are and what each event of each game sounds like, as config/sounds.yaml says."""

import struct
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec

from game.core.event import Event
from game.core.named import Named
from game.store.content import BadContent, load

RATE = 48_000
"""The samples a second of every file."""


class Cue(NamedTuple):
    """A sound that is called for, and which of its steps, counted from 1 (0: it has none)."""

    sound: str
    step: int = 0

    @property
    def text_key(self) -> str:
        """The key of the words that say what it tells."""
        return f"sound.{self.sound}.{self.step}" if self.step else f"sound.{self.sound}"


class AtLeast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: the number is this or a larger one."""

    least: int


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What chooses the step of a sound: how much a field of the event is of a figure of the table after it."""

    of: str
    to: str


class SoundRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event sounds like `when` its public fields fit, or why it is `silent`."""

    sound: str | None = None
    silent: str | None = None
    when: dict[str, bool | int | str | AtLeast | None] = {}
    step: Share | None = None


class Short(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short sound: its files, which take turns or are chosen by step; how many dB it is softer than an event."""

    takes: int = 1
    steps: int = 0
    softer: int = 0


class Surroundings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is heard all the time in a scene: a loop, and a piece now and then."""

    loop: str
    music: str


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it stands."""

    loudness: dict[str, int]
    events: dict[str, Short]
    loops: tuple[str, ...]
    music: tuple[str, ...]
    scenes: dict[str, Surroundings]
    heard: dict[str, dict[str, str | SoundRule | tuple[SoundRule, ...]]]


class SoundList:
    """Every sound with its files, and the rules that tell which event calls for which."""

    def __init__(self, plain: _Plain, *, file: str = "sounds.yaml") -> None:
        self.shorts = plain.events
        self.loudness = plain.loudness
        self.loops = plain.loops
        self.music = plain.music
        self.scenes = plain.scenes
        self.rules = {
            game: {kind: _rules(rules) for kind, rules in kinds.items()} for game, kinds in plain.heard.items()
        }
        self._check(file)

    @classmethod
    def read(cls, path: Path) -> "SoundList":
        """Return the sounds of a file; raise BadContent naming file and key."""
        return cls(load(path, _Plain), file=str(path))

    def _check(self, file: str) -> None:
        """Raise BadContent for a rule that calls for nothing, or for a sound that is none."""
        for name, scene in self.scenes.items():
            if scene.loop not in self.loops or scene.music not in self.music:
                raise BadContent(f"{file}: scenes.{name}: names a loop or a piece that there is not")
        for game, kinds in self.rules.items():
            for kind, rules in kinds.items():
                where = f"{file}: heard.{game}.{kind}"
                for rule in rules:
                    if (rule.sound is None) == (rule.silent is None):
                        raise BadContent(f"{where}: has either a sound or a reason to be silent")
                    if rule.sound is not None and rule.sound not in self.shorts:
                        raise BadContent(f"{where}: there is no sound '{rule.sound}'")
                    if rule.sound is not None and bool(self.shorts[rule.sound].steps) != (rule.step is not None):
                        raise BadContent(f"{where}: '{rule.sound}' needs a step exactly if it has steps")
                if not rules or rules[-1].when:
                    raise BadContent(f"{where}: the last rule has to hold always")

    def files(self, sound: str) -> tuple[str, ...]:
        """Return the file names of a short sound without their ending, takes or steps in order."""
        about = self.shorts[sound]
        count = max(about.takes, about.steps)
        return (sound,) if count == 1 else tuple(f"{sound}.{number + 1}" for number in range(count))

    def cue(self, game: str, event: Event, seen: Any) -> Cue | None:
        """Return what an event calls for, `seen` being the observation after it; None for nothing."""
        rules = self.rules.get(game, {}).get(type(event).__name__, ())
        rule = next((rule for rule in rules if _fits(rule, event)), None)
        if rule is None or rule.sound is None:
            return None
        if rule.step is None:
            return Cue(rule.sound)
        steps = self.shorts[rule.sound].steps
        share = getattr(event, rule.step.of) / max(1, getattr(seen, rule.step.to))
        return Cue(rule.sound, min(max(int(share * steps), 0), steps - 1) + 1)


def music_file(piece: str) -> str:
    """Return the file name of a piece without its ending."""
    return f"lute.{piece}"


def _rules(given: str | SoundRule | tuple[SoundRule, ...]) -> tuple[SoundRule, ...]:
    if isinstance(given, str):
        return (SoundRule(sound=given),)
    return (given,) if isinstance(given, SoundRule) else given


def _fits(rule: SoundRule, event: Event) -> bool:
    """Return whether an event meets the conditions of a rule."""
    names = _names(type(event))
    for field, wanted in rule.when.items():
        value = getattr(event, field)
        if isinstance(wanted, AtLeast):
            if value < wanted.least:
                return False
        elif (names[field](value).partition(":")[0] if field in names else value) != wanted:
            return False
    return True


@cache
def _names(kind: type[Event]) -> dict[str, Callable[[Any], str]]:
    """Return what tells the names of the ids in an event's fields."""
    return {
        field: mark.name
        for field, hint in get_type_hints(kind, include_extras=True).items()
        for mark in getattr(hint, "__metadata__", ())
        if isinstance(mark, Named)
    }


def seconds_of(path: Path) -> float:
    """Return how long an Ogg file is, by the position that its last page bears; raise OSError, ValueError."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - 65_536))
        tail = file.read()
    page = tail.rfind(b"OggS")
    if page < 0:
        raise ValueError(f"{path.name} is no Ogg file")
    position: int = struct.unpack_from("<q", tail, page + 6)[0]
    return position / RATE
