"""Sheets: the baked sprites, loaded when a scene needs them, scaled once per size and kept."""

import math
import re
from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec
import pygame

from game.store.content import BadContent, load
from game.view.drawing.area import Extent
from game.view.drawing.baked import Baked, Box, Plain, Tone, read_baked
from game.view.drawing.memory import Budget, Memory
from game.view.drawing.surfaces import (
    ALPHA_STEPS,
    TURN_STEPS,
    Dye,
    alpha_step,
    blank,
    bytes_of,
    faded,
    scaled,
    shaded,
    turn_step,
    turned,
)

HALVES = "half"
"""The folder beside the sheets with the same images at half their size, which windows up to 1920×1080 need."""

MEMORY = 128 * 1024 * 1024
"""The bytes of the budget, until a studio says what suits its window."""

PIGMENT_MEMORY = 32 * 1024 * 1024
"""The bytes of sprites that are kept premultiplied, for what is growing or shrinking."""

FLAT = ".off"
"""The ending of the names of what is painted so thinly that its own shadow would show through it."""

EVEN = 0.02
"""How far the scales across and down may differ for a picture to be scaled and turned in one go."""

SHRINKING = 0.6
"""The least scale at which turning smooths well enough by itself."""

ADOPTED_SIDE, ADOPTED_SCALE = 810, 2
"""The longest side of a picture file in px, and how many of them are a layout px."""

SPARE = 0.25
"""Images that no scene needs any more stay while all images together take no more than this part of the budget."""


class FrameEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One frame in a sheet's YAML: `rect` in px of the image, `piece` relative to the rect's corner."""

    rect: tuple[int, int, int, int]
    piece: tuple[int, int, int, int]


class SheetEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet's YAML: its image, the px per layout px at which it was baked, and its frames.

    `washes` is another sheet that comes with it: its large washes, in true colour.
    """

    image: str
    scale: int
    frames: dict[str, FrameEntry]
    washes: str | None = None


class Frame(NamedTuple):
    """A sprite: where it lies on its sheet, and the visible piece without shadow inside that (px of the sheet)."""

    name: str
    sheet: str
    rect: tuple[int, int, int, int]
    piece: tuple[int, int, int, int]
    scale: int

    @property
    def extent(self) -> Extent:
        """The natural size of the piece in layout px."""
        return Extent(self.piece[2] / self.scale, self.piece[3] / self.scale)


class Image(NamedTuple):
    """A sheet's image; `divisor` is 2 for its half, 1 for the whole."""

    baked: Baked
    divisor: int


class Source(NamedTuple):
    """A frame cut out of its sheet, premultiplied, and where its piece lies in it, in px."""

    surface: pygame.Surface
    piece: tuple[float, float, float, float]


class Print(NamedTuple):
    """A frame made ready to paint: `dx`, `dy` lead from the piece's corner (turned: its centre) to the surface's."""

    surface: pygame.Surface
    dx: int
    dy: int


class Sheets:
    """The sheets of some folders; `load` makes the frames of some of them known, everything else asks by name.

    Images and what is made from them share a budget with everything else that is kept for drawing.
    """

    def __init__(self, *folders: Path) -> None:
        self.fine = False
        self.budget = Budget(MEMORY)
        self.lifts: Mapping[str, float] = {}
        """How many times as light as it was baked a picture is drawn, by its name or the beginning of that."""
        self.dyes: Mapping[str, Mapping[str, Dye]] = {}
        """In what other colours pictures are drawn, by the first word of their names and one of the rest."""
        self.shadows: Mapping[str, float] = {}
        """How high above what lies beneath it a picture casts its shadow, in layout px, as `lifts` are named."""

        self._folders = folders
        self._adopted: dict[str, Path] = {}
        self._entries: dict[str, SheetEntry] = {}
        self._images: dict[str, Image] = {}
        self._decoding: dict[str, Future[Image]] = {}
        self._decoder = ThreadPoolExecutor(max_workers=2, thread_name_prefix="sheets")
        self._cutting: dict[str, Future[Source]] = {}
        self._frames: dict[str, Frame] = {}
        self._sizes: dict[tuple[str, str], dict[str, tuple[int, int]]] = {}
        self._nearest: dict[tuple[str, str, int, int], str] = {}
        self._prints: Memory[Print] = Memory(self.budget, lambda made: bytes_of(made.surface))
        self._pigments: Memory[Source] = Memory(self.budget, lambda made: bytes_of(made.surface), PIGMENT_MEMORY)

    def serve(self, scale: float) -> None:
        """Draw finely enough for a window of that scale: beyond 1 the whole images are needed, not their halves."""
        if scale > 1 and not self.fine:
            loaded = list(self._images)
            self.fine = True
            for future in self._decoding.values():
                future.cancel()
            self._decoding.clear()
            self._images.clear()
            self._frames.clear()
            self.forget_prints()
            self.load(loaded)

    def adopt(self, pictures: Mapping[str, str]) -> None:
        """Let picture files be sheets by these names, each with one frame, also a `.small` one, of that name."""
        self._adopted.update({name: Path(path) for name, path in pictures.items()})

    def load(self, names: Iterable[str]) -> None:
        """Make the frames of these sheets and of their washes known; raise BadContent for a wrong one."""
        wanted = self._with_washes(names)
        self.prefetch(wanted)
        for sheet in wanted:
            if sheet in self._images:
                self._images[sheet] = self._images.pop(sheet)
            else:
                self._images[sheet] = self._decoding.pop(sheet).result()
                self._learn(sheet)
        self._reserve()

    def drop_all_but(self, names: Iterable[str]) -> None:
        """Forget sheets that are not named, those unused for the longest time first, while all take too much memory."""
        wanted = set(self._with_washes(names))
        for sheet in [sheet for sheet in self._images if sheet not in wanted]:
            if self._image_bytes() <= self.budget.most * SPARE:
                break
            del self._images[sheet]
            self._frames = {name: frame for name, frame in self._frames.items() if frame.sheet != sheet}
            self._cutting = {name: cutting for name, cutting in self._cutting.items() if name in self._frames}
            self._sizes.clear()
            self._nearest.clear()
        self._reserve()

    def prefetch(self, names: Iterable[str]) -> None:
        """Begin to read these sheets and their washes beside the running program, for a `load` that comes soon."""
        for sheet in self._with_washes(names):
            if sheet in self._images or sheet in self._decoding:
                continue
            if sheet in self._adopted:
                self._decoding[sheet] = self._decoder.submit(_read_adopted, self._adopted[sheet])
                continue
            path = self._folder_of(sheet) / self._entry(sheet).image
            self._decoding[sheet] = self._decoder.submit(_read, path, self.fine)

    def prepare(self, frames: Iterable[str]) -> None:
        """Cut out frames of loaded sheets beside the running program, for a picture that may soon show them."""
        for name in frames:
            if name not in self._cutting and self._pigments.get((name, False)) is None:
                frame = self.frame(name)
                self._cutting[name] = self._decoder.submit(
                    _cut_out, self._images[frame.sheet], frame, self._tone_of(name)
                )

    def _with_washes(self, names: Iterable[str]) -> list[str]:
        """Return sheets with those that come with them, each once."""
        sheets = dict.fromkeys(names)
        washes = [self._entry(sheet).washes for sheet in sheets if sheet not in self._adopted]
        return list(dict.fromkeys([*sheets, *(sheet for sheet in washes if sheet is not None)]))

    def _entry(self, sheet: str) -> SheetEntry:
        """Return what the YAML of a sheet says; raise BadContent."""
        if sheet not in self._entries:
            self._entries[sheet] = load(self._folder_of(sheet) / f"{sheet}.yaml", SheetEntry)
        return self._entries[sheet]

    def stored(self, sheet: str) -> bool:
        """Return whether there is a sheet of that name."""
        return any((folder / f"{sheet}.yaml").is_file() for folder in self._folders)

    def _folder_of(self, sheet: str) -> Path:
        """Return the folder that a sheet lies in, or the first one."""
        return next((folder for folder in self._folders if (folder / f"{sheet}.yaml").is_file()), self._folders[0])

    def _learn(self, sheet: str) -> None:
        """Enter a sheet's frames by name; a name belongs to one sheet only."""
        self._sizes.clear()
        self._nearest.clear()
        baked, divisor = self._images[sheet]
        entry = _entry_of(sheet, baked) if sheet in self._adopted else self._entries[sheet]
        for name, part in entry.frames.items():
            if not baked.holds(_divided(part.rect, divisor)):
                raise BadContent(f"{sheet}.yaml: {name}: its rect lies outside {entry.image}")
            if name in self._frames:
                raise BadContent(f"{sheet}.yaml: {name}: is a frame of {self._frames[name].sheet}.yaml too")
            self._frames[name] = Frame(name, sheet, part.rect, part.piece, entry.scale)

    def __contains__(self, name: str) -> bool:
        return name in self._frames

    def frame(self, name: str) -> Frame:
        """Return a frame of the loaded sheets; raise BadContent when none has it."""
        try:
            return self._frames[name]
        except KeyError:
            loaded = ", ".join(sorted(self._images)) or "none"
            raise BadContent(f"no sheet has a frame '{name}' (loaded: {loaded})") from None

    def sizes(self, kind: str, ending: str = "") -> dict[str, tuple[int, int]]:
        """Return the frames that a kind is baked in, with their nominal sizes in layout px.

        A frame is named after its size: `paper.350x286`, or `button.moss.110.off` with the width alone (then both
        numbers are the width). Raises BadContent when there is none.
        """
        key = (kind, ending)
        sizes = self._sizes.get(key)
        if sizes is None:
            pattern = re.compile(rf"{re.escape(kind)}\.(\d+)(?:x(\d+))?{re.escape(ending)}")
            matches = [match for name in self._frames if (match := pattern.fullmatch(name))]
            if not matches:
                raise BadContent(f"no loaded sheet has a frame '{kind}.<size>{ending}'")
            sizes = {match[0]: (int(match[1]), int(match[2] or match[1])) for match in matches}
            self._sizes[key] = sizes
        return sizes

    def nearest(self, kind: str, width: float, height: float, ending: str = "") -> str:
        """Return the frame of a kind whose nominal size is nearest to one in layout px; raise BadContent for none."""
        key = (kind, ending, round(width), round(height))
        frame = self._nearest.get(key)
        if frame is None:
            sizes = self.sizes(kind, ending)
            frame = min(sizes, key=lambda name: abs(sizes[name][0] - width) + abs(sizes[name][1] - height))
            self._nearest[key] = frame
        return frame

    def printed(
        self, name: str, width: int, height: int, *, alpha: float = 1.0, rotation: float = 0.0, flip: bool = False
    ) -> Print:
        """Return a frame whose piece measures `width` × `height` window px, faded, turned or mirrored as asked."""
        turn, fade = turn_step(rotation), alpha_step(alpha)
        key = (name, width, height, fade, turn, flip)
        made = self._prints.get(key)
        if made is not None:
            return made
        if fade != ALPHA_STEPS:
            whole = self.printed(name, width, height, rotation=rotation, flip=flip)
            made = whole._replace(surface=faded(whole.surface, fade / ALPHA_STEPS))
        elif turn:
            made = _turn(self._pigment(self.frame(name), flip), width, height, turn / TURN_STEPS)
        else:
            made = self._scale(self.frame(name), width, height, flip)
        return self._prints.keep(key, made)

    def stencil(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return the opacity of a frame's piece in window px, for cutting something by it."""
        key = (name, width, height)
        made = self._prints.get(key)
        if made is None:
            frame = self.frame(name)
            whole = _fit(_opacity_of(self._images[frame.sheet], frame), width, height)
            surface = blank(width, height)
            surface.blit(whole.surface, (whole.dx, whole.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
            made = self._prints.keep(key, Print(surface, 0, 0))
        return made.surface

    def _scale(self, frame: Frame, width: int, height: int, flip: bool) -> Print:
        """Return a frame at the size at which its piece has the given window px."""
        return _fit(self._pigment(frame, flip), width, height)

    def _pigment(self, frame: Frame, flip: bool) -> Source:
        """Return a frame as it was baked, premultiplied, mirrored if asked."""
        key = (frame.name, flip)
        pigment = self._pigments.get(key)
        if pigment is None:
            surface, (x, y, width, height) = self._source(frame)
            if flip:
                surface = pygame.transform.flip(surface, True, False)
                x = surface.get_width() - x - width
            above = 0.0 if frame.name.endswith(FLAT) else _of_beginning(self.shadows, frame.name, 0.0)
            if above:
                surface, grown = shaded(surface, above * width / frame.extent.width)
                x, y = x + grown, y + grown
            pigment = self._pigments.keep(key, Source(surface, (x, y, width, height)))
        return pigment

    def lift_of(self, name: str) -> float:
        """Return how many times as light as it was baked a picture is drawn, by the longest beginning of its name."""
        return _of_beginning(self.lifts, name, 1.0)

    def dye_of(self, name: str) -> Dye | None:
        """Return in what other colours a picture is drawn, or None where it is as it was baked."""
        kind, *rest = name.split(".")
        dyes = self.dyes.get(kind)
        return None if dyes is None else next((dyes[word] for word in rest if word in dyes), None)

    def _tone_of(self, name: str) -> Tone:
        """Return the colours that a picture is drawn in."""
        return Tone(self.dye_of(name), self.lift_of(name))

    def _source(self, frame: Frame) -> Source:
        """Return the picture of a frame in its colours, cut out already if it was prepared."""
        prepared = self._cutting.pop(frame.name, None)
        if prepared is not None:
            return prepared.result()
        return _cut_out(self._images[frame.sheet], frame, self._tone_of(frame.name))

    def forget_prints(self) -> None:
        """Forget what was scaled (the window has another size)."""
        self._cutting.clear()
        self._prints.clear()
        self._pigments.clear()

    @property
    def bytes(self) -> int:
        """The memory of the loaded images and of what was scaled from them."""
        return self._prints.bytes + self._pigments.bytes + self._image_bytes()

    def _image_bytes(self) -> int:
        """Return the memory of the loaded images."""
        return sum(image.baked.bytes for image in self._images.values())

    def _reserve(self) -> None:
        """Have the budget reckon with the loaded images."""
        self.budget.reserved = self._image_bytes()
        self.budget.fit()

    def close(self) -> None:
        """End the decoding threads."""
        self._cutting.clear()
        self._decoder.shutdown(cancel_futures=True)


def _of_beginning(numbers: Mapping[str, float], name: str, usual: float) -> float:
    """Return the number for the longest beginning of a name that has one, or the usual one."""
    beginning = name
    while beginning not in numbers:
        beginning, _, last = beginning.rpartition(".")
        if not last or not beginning:
            return usual
    return numbers[beginning]


def decode(path: Path, fine: bool) -> tuple[pygame.Surface, int]:
    """Return a picture of ours in straight colours and its divisor, as `file_of` chooses it; raise BadContent."""
    file, divisor = file_of(path, fine)
    try:
        return pygame.image.load(file), divisor
    except (OSError, pygame.error) as error:
        raise BadContent(f"{file.name}: {error}") from error


def file_of(path: Path, fine: bool) -> tuple[Path, int]:
    """Return the file of a picture and 1, or of its half, if there is one and it is not wanted fine, and 2."""
    half = path.parent / HALVES / path.name
    return (path, 1) if fine or not half.exists() else (half, 2)


def _cut_out(image: Image, frame: Frame, tone: Tone) -> Source:
    """Return the picture of a frame in some colours, and where its piece lies in it."""
    box, piece = _placed_in(image, frame)
    return Source(image.baked.cut(box, tone), piece)


def _opacity_of(image: Image, frame: Frame) -> Source:
    """Return the mere opacity of a frame, and where its piece lies in it."""
    box, piece = _placed_in(image, frame)
    return Source(image.baked.stencil(box), piece)


def _placed_in(image: Image, frame: Frame) -> tuple[Box, tuple[float, float, float, float]]:
    """Return where a frame lies on an image, and its piece in that, in px."""
    x, y, *_ = frame.rect
    box = _divided(frame.rect, image.divisor)
    piece_x, piece_y, width, height = frame.piece
    divisor = image.divisor
    corner = (x + piece_x) / divisor - box[0], (y + piece_y) / divisor - box[1]
    return box, (*corner, width / divisor, height / divisor)


def _divided(rect: Box, divisor: int) -> Box:
    """Return a rectangle of a sheet on its image, which is so many times as small."""
    x, y, width, height = rect
    left, top = x // divisor, y // divisor
    return left, top, -(-(x + width) // divisor) - left, -(-(y + height) // divisor) - top


def _read(path: Path, fine: bool) -> Image:
    """Return the image of a sheet; raise BadContent."""
    file, divisor = file_of(path, fine)
    return Image(read_baked(file), divisor)


def _read_adopted(path: Path) -> Image:
    """Return the image of a picture file, no larger than it is ever drawn; raise BadContent."""
    try:
        surface = pygame.image.load(path).convert_alpha()
    except (OSError, pygame.error) as error:
        raise BadContent(f"{path}: {error}") from error
    share = min(1.0, ADOPTED_SIDE / max(surface.get_size()))
    width, height = (max(1, round(side * share)) for side in surface.get_size())
    return Image(Plain(pygame.transform.smoothscale(surface, (width, height))), 1)


def _entry_of(sheet: str, baked: Baked) -> SheetEntry:
    """Return the entry of a picture file: the whole of it, under its name and as a small one."""
    whole = FrameEntry((0, 0, *baked.size), (0, 0, *baked.size))
    return SheetEntry("", ADOPTED_SCALE, {sheet: whole, f"{sheet}.small": whole})


def _fit(source: Source, width: int, height: int) -> Print:
    """Return a picture scaled so that its piece has the given window px."""
    x, y, piece_width, piece_height = source.piece
    factor_x, factor_y = width / piece_width, height / piece_height
    size = round(source.surface.get_width() * factor_x), round(source.surface.get_height() * factor_y)
    return Print(scaled(source.surface, max(1, size[0]), max(1, size[1])), -round(x * factor_x), -round(y * factor_y))


def _turn(source: Source, width: int, height: int, degrees: float) -> Print:
    """Return a picture scaled and turned about its piece's centre, which the offset then starts from."""
    x, y, piece_width, piece_height = source.piece
    zoom = math.sqrt(width / piece_width * height / piece_height)
    wide, high = source.surface.get_size()
    if abs(width / piece_width / zoom - 1) < EVEN and zoom >= SHRINKING:
        surface = turned(source.surface, degrees, zoom)
        middle = (wide / 2 - x - piece_width / 2) * zoom, (high / 2 - y - piece_height / 2) * zoom
    else:
        straight = _fit(source, width, height)
        surface = turned(straight.surface, degrees)
        wide, high = straight.surface.get_size()
        middle = straight.dx + wide / 2 - width / 2, straight.dy + high / 2 - height / 2
    vector = pygame.Vector2(middle).rotate(degrees)
    return Print(surface, round(vector.x - surface.get_width() / 2), round(vector.y - surface.get_height() / 2))
