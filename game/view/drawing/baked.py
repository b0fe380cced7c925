"""Baked images: the sheets as they lie in memory, from which sprites are cut.

Small things have one byte a px and a palette, those in true colour are the files of an album.
"""

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from game.store.content import BadContent
from game.view.drawing.surfaces import Dye, bytes_of, dyed, lifted, premultiplied, stencil
from game.view.heap import LARGE

Box = tuple[int, int, int, int]
"""A rectangle in px of an image: x, y, width, height."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
ALBUM_SIGNATURE = b"PK\x03\x04"
PALETTE = 3
"""The colour type of a PNG whose px are places in a palette."""

BAND = LARGE // 2
"""The px that are put into colours at a time: what that takes comes from the heap, where new pages cost more time."""


class Tone(NamedTuple):
    """In what other colours a part is cut out: dyed, then so many times as light as it was baked."""

    dye: Dye | None = None
    lift: float = 1.0

    def on(self, surface: pygame.Surface) -> pygame.Surface:
        """Return a premultiplied surface in these colours; each px depends on itself alone."""
        if self.dye is not None:
            surface = dyed(surface, self.dye)
        return lifted(surface, self.lift) if self.lift != 1 else surface


AS_BAKED = Tone()


class Baked(Protocol):
    """An image of a sheet."""

    size: tuple[int, int]
    bytes: int

    def cut(self, box: Box, tone: Tone = AS_BAKED) -> pygame.Surface:
        """Return a part of it, premultiplied and in the window's format."""
        ...

    def stencil(self, box: Box) -> pygame.Surface:
        """Return the opacity of a part of it as a premultiplied white picture."""
        ...

    def holds(self, box: Box) -> bool:
        """Return whether that part can be cut out of it."""
        ...


def read_baked(path: Path) -> Baked:
    """Return an image; raise BadContent naming the file."""
    try:
        data = path.read_bytes()
        return _album(data) or _indexed(data) or Plain(pygame.image.load(path))
    except (OSError, pygame.error, zlib.error, struct.error, zipfile.BadZipFile, LookupError, ValueError) as error:
        raise BadContent(f"{path.name}: {error}") from error


class Plain:
    """An image in straight colours, four bytes a px."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.size = surface.get_size()
        self.bytes = bytes_of(surface)
        self._surface = surface

    def cut(self, box: Box, tone: Tone = AS_BAKED) -> pygame.Surface:
        """Return a part of it, premultiplied and in the window's format."""
        return tone.on(premultiplied(self._surface.subsurface(box)))

    def stencil(self, box: Box) -> pygame.Surface:
        """Return the opacity of a part of it as a premultiplied white picture."""
        return stencil(self._surface.subsurface(box))

    def holds(self, box: Box) -> bool:
        """Return whether that part can be cut out of it."""
        return _lies_in(box, self.size)


class Album:
    """An image in true colour: the files of its pictures by their boxes, decoded each time that one is cut out.

    Four bytes a px of all of them would be some thirty times as much.
    """

    def __init__(self, files: Mapping[Box, bytes]) -> None:
        self.size = max(x + width for x, _, width, _ in files), max(y + height for _, y, _, height in files)
        self.bytes = sum(map(len, files.values()))
        self._files = files

    def cut(self, box: Box, tone: Tone = AS_BAKED) -> pygame.Surface:
        """Return one of its pictures, premultiplied and in the window's format."""
        return tone.on(premultiplied(self._decoded(box)))

    def stencil(self, box: Box) -> pygame.Surface:
        """Return the opacity of one of its pictures as a premultiplied white picture."""
        return stencil(self._decoded(box))

    def holds(self, box: Box) -> bool:
        """Return whether it has a picture of that box."""
        return box in self._files

    def _decoded(self, box: Box) -> pygame.Surface:
        """Return one of its pictures in straight colours."""
        return pygame.image.load(io.BytesIO(self._files[box]))


class Indexed:
    """An image of up to 256 colours and opacities, one byte a px: a quarter of what its colours would take.

    `rows` are its lines as a PNG without filters has them, each after a byte that says so.
    """

    def __init__(self, size: tuple[int, int], rows: bytes, colours: bytes, opacities: bytes) -> None:
        self.size = size
        self.bytes = len(rows)
        self._rows = rows
        count = len(colours) // 3
        self._opacity = opacities[:count] + bytes([255]) * (256 - len(opacities[:count]))
        straight = b"".join(colours[3 * each : 3 * each + 3] + self._opacity[each : each + 1] for each in range(count))
        painted = pygame.image.frombuffer(straight, (count, 1), "RGBA").premul_alpha()
        self._palette = painted.convert_alpha()
        self._channels: dict[Tone, tuple[bytes, ...]] = {}

    def cut(self, box: Box, tone: Tone = AS_BAKED) -> pygame.Surface:
        """Return a part of it, premultiplied and in the window's format."""
        channels = self._channels.get(tone)
        if channels is None:
            # The colours are changed in the palette, not in each px.
            palette = tone.on(self._palette)
            colours = (palette.get_at((each, 0))[:3] for each in range(palette.get_width()))
            channels = tuple(bytes(channel).ljust(256, b"\0") for channel in zip(*colours, strict=True))
            self._channels[tone] = channels
        red, green, blue = channels
        return self._painted(box, blue, green, red)

    def stencil(self, box: Box) -> pygame.Surface:
        """Return the opacity of a part of it as a premultiplied white picture."""
        return self._painted(box, self._opacity, self._opacity, self._opacity)

    def holds(self, box: Box) -> bool:
        """Return whether that part can be cut out of it."""
        return _lies_in(box, self.size)

    def _painted(self, box: Box, blue: bytes, green: bytes, red: bytes) -> pygame.Surface:
        """Return a part with each place of the palette in some colour."""
        x, y, width, height = box
        pitch = self.size[0] + 1
        first = y * pitch + 1 + x
        starts = range(first, first + height * pitch, pitch)
        rows = memoryview(self._rows)
        pixels = bytearray(4 * width * height)
        lines = max(1, BAND // width)
        for line in range(0, height, lines):
            places = b"".join([rows[start : start + width] for start in starts[line : line + lines]])
            begin = 4 * width * line
            end = begin + 4 * len(places)
            for channel, table in enumerate((blue, green, red, self._opacity)):
                pixels[begin + channel : end : 4] = places.translate(table)
        return pygame.image.frombuffer(pixels, (width, height), "BGRA")


def _lies_in(box: Box, size: tuple[int, int]) -> bool:
    """Return whether a box lies in an image of that size."""
    return pygame.Rect(0, 0, *size).contains(box)


def _album(data: bytes) -> Album | None:
    """Return the image of a ZIP with a picture for each box `x,y,width,height`, or None for any other file."""
    if not data.startswith(ALBUM_SIGNATURE):
        return None
    files: dict[Box, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(data)) as album:
        for name in album.namelist():
            x, y, width, height = map(int, Path(name).stem.split(","))
            files[x, y, width, height] = album.read(name)
    return Album(files)


def _indexed(data: bytes) -> Indexed | None:
    """Return the image of a PNG with a palette and without filters or interlacing, or None for any other file."""
    if not data.startswith(SIGNATURE):
        return None
    parts: dict[bytes, bytes] = {}
    for kind, part in _chunks(data):
        parts[kind] = parts.get(kind, b"") + part
    width, height, depth, colour_type, _, _, interlaced = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    if (depth, colour_type, interlaced) != (8, PALETTE, 0):
        return None
    rows = zlib.decompress(parts[b"IDAT"])
    if len(rows) != (width + 1) * height or any(rows[:: width + 1]):
        return None
    return Indexed((width, height), rows, parts[b"PLTE"], parts.get(b"tRNS", b""))


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the parts of a PNG with their kinds; raise ValueError where one is damaged."""
    at = len(SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, part = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
        if zlib.crc32(kind + part) != checksum:
            raise ValueError("is damaged")
        yield kind, part
        at += 12 + length
