"""Pack files: a player's own cards as they lie on the disk: a YAML file, or a folder with one and its PNG pictures."""

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.core.pack import WORD, Pack, PackLanguage
from game.store.content import BadContent, convert, parse_yaml
from game.store.packs.png_check import png_fault
from game.store.places import CONFIG

OUR_PACKS = CONFIG / "packs"
"""Where the packs lie that come with the program."""

ENDING = ".yaml"
MOST_TEXT = 256 << 10
"""The most bytes of the file of a pack."""
MOST_FOLDER = 2 << 20
"""The most bytes of a folder with a pack and its pictures."""
MOST_PICTURES = 40
MOST_PACKS = 50
"""The most packs of a folder."""
DEEPEST = 24
"""How deep the mappings and lists of a pack may lie in each other."""
LONGEST_ID = 24

_ID = re.compile(WORD)


class PackFile(msgspec.Struct, frozen=True):
    """A pack as its file says, its cards still plain; `id` is the name of the file or folder, `game` that of a game.

    `pictures` are the paths of its PNG files by name. It is `withdrawn` where only the copy is left that was kept for
    the matches that were played with it.
    """

    id: str
    path: str
    game: str
    author: str
    words: dict[str, PackLanguage]
    plain: dict[str, Any]
    pictures: dict[str, str]
    withdrawn: bool = False


class _Head(msgspec.Struct, frozen=True):
    """What every pack says, whichever game it is for."""

    game: str
    author: str
    words: dict[str, Any]


def is_pack_id(name: str) -> bool:
    """Return whether a pack may be called so."""
    return _ID.fullmatch(name) is not None and len(name) <= LONGEST_ID


def pack_paths(folder: Path) -> list[Path]:
    """Return the YAML files and folders of a folder, which may be packs, in alphabetical order; there may be none."""
    try:
        found = sorted(each for each in folder.iterdir() if not each.name.startswith("."))
    except OSError:
        return []
    return [each for each in found if each.suffix == ENDING or each.is_dir()][: MOST_PACKS + 1]


def read_packs(folder: Path) -> Iterator[PackFile | BadContent]:
    """Yield the packs of a folder, or why one cannot be."""
    for at, path in enumerate(pack_paths(folder)):
        if at == MOST_PACKS:
            yield BadContent(f"{folder}: has more than {MOST_PACKS} packs; the rest is left out")
            return
        try:
            yield read_pack(path)
        except BadContent as error:
            yield error


def read_pack(path: Path) -> PackFile:
    """Return the pack of a YAML file, or of a folder with one of the folder's name; raise BadContent."""
    is_folder = path.is_dir()
    name = path.name if is_folder else path.name.removesuffix(ENDING)
    if not is_pack_id(name):
        raise BadContent(f"{path}: a pack is called by at most {LONGEST_ID} of a to z, 0 to 9 and single underscores")
    file = path / f"{name}{ENDING}" if is_folder else path
    text = _read(file, MOST_TEXT).removeprefix(b"\xef\xbb\xbf")
    pictures = _pictures(path, file) if is_folder else {}
    try:
        plain = parse_yaml(text.decode(), str(file), deepest=DEEPEST)
    except UnicodeDecodeError as error:
        raise BadContent(f"{file}: is not text in UTF-8") from error
    if not isinstance(plain, dict):
        raise BadContent(f"{file}: is no mapping")
    head = convert(plain, _Head, str(file))
    common = convert({"author": head.author, "words": head.words}, Pack, str(file))
    return PackFile(name, str(file), head.game, common.author, common.words, plain, pictures)


def _pictures(folder: Path, file: Path) -> dict[str, str]:
    """Return the pictures of a folder by name, each of them checked; raise BadContent."""
    found: dict[str, str] = {}
    try:
        left = MOST_FOLDER - file.stat().st_size
        paths = sorted(folder.iterdir())
    except OSError as error:
        raise BadContent(f"{folder}: cannot be read: {os.strerror(error.errno or 0)}") from error
    for path in paths:
        if path == file or path.name.startswith("."):
            continue
        if path.suffix != ".png" or len(found) == MOST_PICTURES:
            raise BadContent(f"{path}: a pack is its YAML file and at most {MOST_PICTURES} PNG pictures")
        data = _read(path, left, f"with it {folder.name} is larger than {MOST_FOLDER >> 20} MiB")
        left -= len(data)
        if fault := png_fault(data):
            raise BadContent(f"{path}: {fault}")
        found[path.name] = str(path)
    return found


def _read(path: Path, most: int, too_large: str = "") -> bytes:
    """Return what is in a file of at most so many bytes; raise BadContent. What is no file is not even opened."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadContent(f"{path}: is no file")
        with path.open("rb") as opened:
            data = opened.read(most + 1)
    except OSError as error:
        raise BadContent(f"{path}: cannot be read: {os.strerror(error.errno or 0)}") from error
    if len(data) > most:
        raise BadContent(f"{path}: {too_large or f'is larger than {most >> 10} KiB'}")
    return data
