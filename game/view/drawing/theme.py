"""Theme: the colours, faces and durations of config/theme.yaml as the settings want them."""

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pygame

from game.store.content import BadContent, load
from game.view.drawing.surfaces import Dye
from game.view.drawing.text import Colour

USUAL = "usual"
"""The palette in which pictures are drawn as they were baked."""

SEATS = "seats"
"""The set of the colours of seats."""

PEN = 0.7
"""How light a dyed line is beside a dyed picture."""

_HEX = re.compile(r"#[0-9a-f]{6}")


class Durations(msgspec.Struct, frozen=True):
    """How long motions last, in seconds at speed 1; `boil` is the time of one drawing of a flame or bubble.

    `tooltip` and `large` are how long something is pointed at before a word about it, or it itself, is shown large.
    """

    fly: float
    flip: float
    fade: float
    count: float
    tooltip: float
    large: float
    boil: float

    @classmethod
    def of(cls, milliseconds: dict[str, int], file: str) -> "Durations":
        """Return the durations of a mapping in milliseconds; raise BadContent naming file and key."""
        for name in cls.__struct_fields__:
            if milliseconds.get(name, 0) <= 0:
                raise BadContent(f"{file}: milliseconds.{name}: expected a number above 0")
        for name in milliseconds:
            if name not in cls.__struct_fields__:
                raise BadContent(f"{file}: milliseconds.{name}: is not one of the durations")
        return cls(**{name: value / 1000 for name, value in milliseconds.items()})


class ColourSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pictures that are told apart by a colour: the first words of their names, and the words for the colours.

    With each of the `words` stands the hue of that colour, in degrees; None if it has none. `papers` are those that
    words or figures are written on: they are never made darker.
    """

    words: dict[str, int | None]
    pictures: list[str]
    papers: list[str] = []


class ThemeEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What config/theme.yaml holds."""

    colours: dict[str, str]
    high_contrast: dict[str, str]
    lift: dict[str, int]
    high_contrast_lift: dict[str, int]
    shadow: dict[str, int]
    high_contrast_figures: dict[str, str]
    colour_sets: dict[str, ColourSet]
    palettes: dict[str, dict[str, dict[str, tuple[int, int, int]]]]
    faces: dict[str, list[str]]
    milliseconds: dict[str, int]


class Theme:
    """Colours by name, text scale and durations; frozen: other settings make another theme."""

    def __init__(
        self,
        entry: ThemeEntry,
        durations: Durations,
        *,
        high_contrast: bool = False,
        text_scale: float = 1.0,
        palette: str = USUAL,
    ) -> None:
        self.entry = entry
        self.durations = durations
        self.high_contrast = high_contrast
        self.palette = palette
        self.text_scale = text_scale
        chosen = entry.colours | entry.high_contrast if high_contrast else entry.colours
        self._colours = {name: _rgb(text) for name, text in chosen.items()}
        lifts = entry.lift | (entry.high_contrast_lift if high_contrast else {})
        self.lifts: Mapping[str, float] = {name: percent / 100 for name, percent in lifts.items()}
        """How many times as light as they were baked pictures are drawn, by the beginnings of their names."""

        self.shadows: Mapping[str, float] = dict(entry.shadow)
        """How high above what lies beneath them pictures cast their shadows, in layout px, by the same beginnings."""

        self._colours |= _seat_colours(entry, palette, self._colours)
        self.dyes: Mapping[str, Mapping[str, Dye]] = _dyes(entry, palette)
        """In what other colours pictures are drawn, by the first word of their names and the word for the colour."""

        self.figures: Mapping[str, str] = entry.high_contrast_figures if high_contrast else {}
        """The tones in which drawn figures of some tones are painted instead."""

    @property
    def faces(self) -> Mapping[str, list[str]]:
        """The font files of each face."""
        return self.entry.faces

    def colour(self, name: str) -> Colour:
        """Return a colour as red, green, blue (0–255); raise BadContent for an unknown name."""
        try:
            return self._colours[name]
        except KeyError:
            raise BadContent(f"theme.yaml: colours.{name}: there is no such colour") from None

    def with_look(self, *, high_contrast: bool, text_scale: float, palette: str = USUAL) -> "Theme":
        """Return this theme for other settings."""
        return Theme(self.entry, self.durations, high_contrast=high_contrast, text_scale=text_scale, palette=palette)


def load_theme(path: Path) -> Theme:
    """Return the theme of a file; raise BadContent naming file and key."""
    entry = load(path, ThemeEntry)
    for part in ("colours", "high_contrast"):
        for name, text in getattr(entry, part).items():
            if not _HEX.fullmatch(text):
                raise BadContent(f"{path.name}: {part}.{name}: expected a colour as #rrggbb, found '{text}'")
            if name not in entry.colours:
                raise BadContent(f"{path.name}: {part}.{name}: is not one of the colours")
    for part in ("lift", "high_contrast_lift"):
        for name, percent in getattr(entry, part).items():
            if not 25 <= percent <= 200:
                raise BadContent(f"{path.name}: {part}.{name}: expected a number from 25 to 200, found {percent}")
    for name, height in entry.shadow.items():
        if not 0 <= height <= 30:
            raise BadContent(f"{path.name}: shadow.{name}: expected a number from 0 to 30, found {height}")
    for palette, sets in entry.palettes.items():
        for name, dyes in sets.items():
            place = f"{path.name}: palettes.{palette}.{name}"
            if name not in entry.colour_sets:
                raise BadContent(f"{place}: is not one of the colour_sets")
            for word, (turn, *parts) in dyes.items():
                if word not in entry.colour_sets[name].words:
                    raise BadContent(f"{place}.{word}: is not one of the words of colour_sets.{name}")
                if not -180 <= turn <= 180 or not all(-100 <= part <= 100 for part in parts):
                    raise BadContent(f"{place}.{word}: expected -180 to 180 degrees and twice -100 to 100 per cent")
    for face in ("display", "text"):
        if not entry.faces.get(face):
            raise BadContent(f"{path.name}: faces.{face}: is missing")
    return Theme(entry, Durations.of(entry.milliseconds, path.name))


def _dyes(entry: ThemeEntry, palette: str) -> dict[str, dict[str, Dye]]:
    """Return the dyes of a palette by the first word of pictures' names and the word for the colour."""
    found: dict[str, dict[str, Dye]] = {}
    for name, words in entry.palettes.get(palette, {}).items():
        colours = entry.colour_sets[name]
        dyes = {
            word: Dye(turn, saturation / 100, light / 100, colours.words[word])
            for word, (turn, saturation, light) in words.items()
        }
        kept = {word: dye._replace(lightness=max(0.0, dye.lightness)) for word, dye in dyes.items()}
        for kind in colours.pictures:
            found.setdefault(kind, {}).update(dyes)
        for kind in colours.papers:
            found.setdefault(kind, {}).update(kept)
    return found


def _seat_colours(entry: ThemeEntry, palette: str, colours: Mapping[str, Colour]) -> dict[str, Colour]:
    """Return what lines and washes of the seats are painted with: `seat.` and the word for the colour."""
    found = entry.colour_sets.get(SEATS)
    dyes = entry.palettes.get(palette, {}).get(SEATS, {})
    words = [word for word in (() if found is None else found.words) if word in colours]
    return {f"seat.{word}": _dyed(colours[word], *dyes[word]) if word in dyes else colours[word] for word in words}


def _dyed(colour: Colour, turn: int, saturation: int, lightness: int) -> Colour:
    """Return a colour as pictures of it are dyed, but darker, for a line on paper has no outline."""
    drop = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
    drop.fill(colour)
    red, green, blue, _ = pygame.transform.hsl(drop, turn, saturation / 100, lightness / 100).get_at((0, 0))
    return round(red * PEN), round(green * PEN), round(blue * PEN)


def _rgb(text: str) -> Colour:
    """Return the three numbers of #rrggbb."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)
