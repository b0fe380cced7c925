"""Settings: what the player has chosen, kept in one YAML file that no version of the program ever spoils."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.core.reason import Reason, reason
from game.store import position_yaml
from game.store.content import BadContent, convert, load, read_yaml
from game.store.household import Member
from game.store.languages import SYSTEM
from game.store.places import CONFIG, set_aside, write_atomically
from game.store.pseudo import PSEUDO
from game.store.seat_plans import COLOURS, LONGEST_NAME, SeatPlan
from game.store.trouble import DiskTrouble, disk_trouble
from game.store.words import languages

DEFAULTS = CONFIG / "settings.yaml"

SETUPS = "last_setups"

Pixels = Annotated[int, Meta(ge=320, le=16_384)]


SOFA: Mapping[str, Any] = MappingProxyType({"text_size": 150, "bot_pace": 1600, "captions": True})
"""What holds from far away, whatever is chosen else."""

ONE_HAND: Mapping[str, Any] = MappingProxyType({"reveal": "toggle", "bell": "key"})
"""What holds for one hand: nothing has to be held, and nothing to be done in time."""

SWITCHES: Mapping[str, Mapping[str, Any]] = MappingProxyType({"sofa": SOFA, "one_hand": ONE_HAND})
"""The settings that decide others."""


Percent: TypeAlias = Literal[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


class LastSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen in Setup the last time a game was played; `packs` are the names of card packs."""

    seats: tuple[SeatPlan, ...]
    options: dict[str, str]
    packs: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse seats that Setup never offers; a name may still be empty."""
        if len({seat.colour for seat in self.seats}) < len(self.seats):
            raise ValueError("two seats have the same colour")
        for number, seat in enumerate(self.seats):
            if seat.colour not in COLOURS:
                raise ValueError(f"seats[{number}].colour: expected one of {', '.join(COLOURS)}")
            if len(seat.name) > LONGEST_NAME or not seat.name.isprintable():
                raise ValueError(f"seats[{number}].name: expected at most {LONGEST_NAME} printable letters")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the player can choose; config/settings.yaml has the defaults.

    `language` is one that has words, or `system` for the one of the system.
    `window` is the size in px of the window when it is not full-screen; `text_size` and `animation_speed` are percents;
    `palette` has the colours that are told apart for eyes that miss one kind of light.
    `bot_pace` is how many milliseconds a bot waits before it acts; `bell` is how long an announcement may be answered,
    and `hold` how long a finished trick, round or season stays to be read (first: until a click in the first match);
    `talk` is how much the regulars say,
    and `reveal` how the key that opens a hand works where several persons share the screen.
    `sofa` and `one_hand` decide what SWITCHES says; `in_force` is what holds then.
    `sounds`, `music` and `surroundings` are loudnesses in percent of the one designed; `quiet_behind` silences the
    program while another window has the keyboard; `captions` says in words what is heard.
    `household` are the persons whom the program remembers, who sat down last at the end.
    `lessons` has the step at which each lesson was left, from 0; one that was only offered stands there too.
    `explained` is what was explained when several met it at one screen for the first time.
    """

    language: str
    window: tuple[Pixels, Pixels]
    fullscreen: bool
    text_size: Literal[100, 115, 130]
    high_contrast: bool
    palette: Literal["usual", "deuteranopia", "protanopia", "tritanopia"]
    animation_speed: Literal[50, 100, 150, 200]
    reduced_motion: bool
    bot_pace: Literal[1600, 800, 400, 0]
    bell: Literal["off", "2s", "4s", "8s", "15s", "key"]
    hold: Literal["first", "off", "1.5s", "click"]
    talk: Literal["usual", "rare", "off"]
    reveal: Literal["hold", "toggle"]
    free_undo: bool
    sofa: bool
    one_hand: bool
    sounds: Percent
    music: Percent
    surroundings: Percent
    muted: bool
    quiet_behind: bool
    captions: bool
    last_game: str | None
    last_setups: dict[str, LastSetup]
    household: tuple[Member, ...]
    lessons: dict[str, Annotated[int, Meta(ge=0)]]
    explained: tuple[Literal["hand", "open", "bell"], ...]

    def __post_init__(self) -> None:
        """Refuse a language that has no words."""
        if self.language not in (known := (SYSTEM, *languages(), PSEUDO)):
            raise ValueError(f"language: expected one of {', '.join(known)}, found {self.language!r}")

    @property
    def in_force(self) -> "Settings":
        """The settings that hold: those chosen, but for what the switches decide that are on."""
        decided = {
            field: value for name, fields in SWITCHES.items() if getattr(self, name) for field, value in fields.items()
        }
        return replace(self, **decided) if decided else self

    def decided_by(self, field: str) -> str | None:
        """Return the switch that is on and decides a field, or None."""
        return next((name for name, fields in SWITCHES.items() if field in fields and getattr(self, name)), None)

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

    A file that cannot be read is set aside, and `notices` says so. Each value is read for itself: in the place of one
    that cannot be there stands its default, `notices` names it, and a copy of the file is kept. Keys that this version
    does not know are written back as they were.
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
        self._write()

    def _read(self) -> None:
        """Take over what the file says."""
        try:
            if not self._path.exists():
                return
            plain = read_yaml(self._path)
            if not isinstance(plain, dict):
                raise BadContent(f"{self._path}: is no mapping")
        except OSError as error:
            self.notices.append(disk_trouble(error, self._path).reason)
            return
        except BadContent as error:
            self._set_aside(str(error))
            return
        known = _plain(self._defaults)
        self._unknown = {key: value for key, value in plain.items() if key not in known}
        complaints: list[str] = []
        for key in [key for key in known if key in plain]:
            if key == SETUPS and isinstance(plain[key], dict):
                for game, setup in plain[key].items():
                    self._take(SETUPS, {**_plain(self.current)[SETUPS], game: setup}, complaints)
            else:
                self._take(key, plain[key], complaints)
        if complaints:
            self._set_aside(complaints[0], keep=True)

    def _take(self, key: str, value: Any, complaints: list[str]) -> None:
        """Take over one value, or note why it cannot be."""
        try:
            self.current = convert({**_plain(self.current), key: value}, Settings, str(self._path))
        except BadContent as error:
            complaints.append(str(error))

    def _set_aside(self, complaint: str, keep: bool = False) -> None:
        """Keep a broken file under another name, with the values that hold in its place if wanted; say so."""
        try:
            kept = set_aside(self._path)
            if keep:
                self._write()
        except DiskTrouble as trouble:
            self.notices.append(trouble.reason)
        else:
            key = "store.settings.value" if keep else "store.settings.broken"
            self.notices.append(reason(key, complaint=complaint, kept=kept.name))

    def _write(self) -> None:
        """Write what is not as by default."""
        defaults = _plain(self._defaults)
        chosen = {key: value for key, value in _plain(self.current).items() if value != defaults.get(key)}
        write_atomically(self._path, position_yaml.dump({**self._unknown, **chosen}).encode())


def _plain(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(settings)
    return plain
