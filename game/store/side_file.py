"""Side file: what belongs to the shelf and not to the match, in a small file beside the journal."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.store.places import read_whole, write_atomically
from game.store.records import Time

SIDE = ".shelf.json"
FORMAT = 1
LONGEST_TITLE = 40
_MOST_BYTES = 1 << 16


class SideFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """The title a person gave a match, when it was last opened, when it was put aside, and what it does not ask about.

    `hushed` are the kinds of announcements that pass unasked, each with the move after which they do. `closed` tells
    that the evening it belongs to was ended after it.
    """

    format: int = FORMAT
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    opened: Time | None = None
    put_aside: Time | None = None
    hushed: dict[str, int] = {}
    closed: bool = False


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(SideFile)


def read_side(journal: Path) -> SideFile:
    """Return what the side file of a journal says; nothing where there is none or it is spoilt."""
    side = read_whole(beside(journal), _DECODER, _MOST_BYTES)
    return side if side is not None and side.format == FORMAT and side.title.isprintable() else SideFile()


def write_side(journal: Path, side: SideFile) -> None:
    """Write the side file of a journal; raise DiskTrouble."""
    write_atomically(beside(journal), _ENCODER.encode(side))


def beside(journal: Path) -> Path:
    """Return the path of a journal's side file."""
    return journal.with_name(journal.name + SIDE)
