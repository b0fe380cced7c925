"""Settings: what the player has chosen, kept in one YAML file that no version of the program ever spoils."""

from pathlib import Path
from typing import Any, Literal, get_args, get_type_hints

import msgspec

from game.core.reason import Reason, reason
from game.store import yaml_text
from game.store.content import BadContent, convert, load, read_yaml
from game.store.places import CONFIG, set_aside, write_atomically
from game.store.seats import SeatPlan
from game.store.trouble import DiskTrouble

DEFAULTS = CONFIG / "settings.yaml"


class LastSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen in Setup the last time a game was played."""

    seats: tuple[SeatPlan, ...]
    options: dict[str, str]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the player can choose; config/settings.yaml has the defaults.

    `window` is the size in px of the window when it is not full-screen; `text_size` and `animation_speed` are percents;
    `bot_pace` is how many milliseconds a bot waits before it acts; `bell` is how long an announcement may be answered.
    """

    language: str
    window: tuple[int, int]
    fullscreen: bool
    text_size: Literal[100, 115, 130]
    high_contrast: bool
    animation_speed: Literal[50, 100, 150, 200]
    reduced_motion: bool
    bot_pace: Literal[1600, 800, 400, 0]
    bell: Literal["off", "2s", "4s", "key"]
    free_undo: bool
    last_game: str | None
    last_setups: dict[str, LastSetup]

    @property
    def motion(self) -> float:
        """The speed of animations: 1 as designed, 0 end states at once."""
        return 0.0 if self.reduced_motion else self.animation_speed / 100


def choices(field: str) -> tuple[Any, ...]:
    """Return the values that a field with fixed values may have, in the order in which they are offered."""
    hint = get_type_hints(Settings)[field]
    return (False, True) if hint is bool else get_args(hint)


class SettingsFile:
    """The settings in use and the file they are written to.

    A file that cannot be read is set aside, and `notices` says so; what can still be read of it holds. Keys that this
    version does not know are written back as they were.
    """

    def __init__(self, path: Path, defaults: Settings) -> None:
        self.current = defaults
        self.notices: list[Reason] = []
        self._path = path
        self._defaults = defaults
        self._unknown: dict[str, Any] = {}

    @classmethod
    def load(cls, path: Path, defaults: Path = DEFAULTS) -> "SettingsFile":
        """Return the settings of a file, or the defaults where there is none."""
        file = cls(path, load(defaults, Settings))
        file._read()
        return file

    def change(self, **fields: Any) -> None:
        """Take other values and write them at once; raise BadContent for an impossible value, DiskTrouble.

        After DiskTrouble the values hold until the program ends.
        """
        plain = {**_plain(self.current), **msgspec.to_builtins(fields)}
        self.current = convert(plain, Settings, "settings")
        defaults = _plain(self._defaults)
        chosen = {key: value for key, value in plain.items() if value != defaults.get(key)}
        write_atomically(self._path, yaml_text.dump({**self._unknown, **chosen}).encode())

    def _read(self) -> None:
        """Take over what the file says."""
        try:
            plain = read_yaml(self._path) if self._path.exists() else {}
            if not isinstance(plain, dict):
                raise BadContent(f"{self._path}: is no mapping")
        except BadContent:
            self._set_aside()
            return
        known = _plain(self._defaults)
        self._unknown = {key: value for key, value in plain.items() if key not in known}
        broken = False
        for key in known.keys() & plain.keys():
            try:
                self.current = convert({**_plain(self.current), key: plain[key]}, Settings, str(self._path))
            except BadContent:
                broken = True
        if broken:
            self._set_aside()

    def _set_aside(self) -> None:
        """Keep a broken file under another name and say so."""
        try:
            kept = set_aside(self._path)
        except DiskTrouble as trouble:
            self.notices.append(trouble.reason)
        else:
            self.notices.append(reason("store.settings.broken", kept=kept.name))


def _plain(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(settings)
    return plain
