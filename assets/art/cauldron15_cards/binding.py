"""Binds the cards' sprites into sheets, written as PNG without row filters.

Rows of few colours repeat to the pixel from card to card. A filter would hide that: the sheets would be a third larger.
"""

import struct
import zlib
from collections.abc import Mapping
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import numpy as np
import yaml
from PIL import Image

from assets.art import bake
from assets.art.packing import pack
from assets.art.sheets import Sprite

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
EIGHT_BIT_RGBA: Final = (8, 6, 0, 0, 0)
"""Depth, colour type, and the only compression, filter set and row order of our PNGs."""


def write_sheet(sheet: str, sprites: Mapping[str, Sprite], out: Path) -> Path:
    """Draw sprites, lay them out and write <sheet>.png and <sheet>.yaml; returns the path of the picture."""
    with Pool(bake.PROCESSES) as pool:
        drawn = dict(zip(sprites, pool.imap(bake.draw, sprites.values()), strict=True))
    size, places = pack({name: picture.size for name, (picture, _) in drawn.items()})
    whole = Image.new("RGBA", size)
    frames = {}
    for name, (picture, piece) in sorted(drawn.items()):
        whole.paste(picture, places[name])
        frames[name] = {"rect": [*places[name], *picture.size], "piece": piece}
    target = out / f"{sheet}.png"
    unfinished = target.with_suffix(".part")
    unfinished.write_bytes(plain_png(whole))
    unfinished.replace(target)
    listing = {"image": target.name, "scale": bake.SCALE, "frames": frames}
    text = yaml.safe_dump(listing, sort_keys=False, default_flow_style=None, width=200)
    target.with_suffix(".yaml").write_text(text, encoding="utf-8")
    return target


def plain_png(picture: Image.Image) -> bytes:
    """An RGBA picture as a PNG whose rows are not filtered."""
    width, height = picture.size
    rows = np.asarray(picture).reshape(height, width * 4)
    unfiltered = np.hstack([np.zeros((height, 1), np.uint8), rows])
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">2I5B", width, height, *EIGHT_BIT_RGBA)),
            _chunk(b"IDAT", zlib.compress(unfiltered.tobytes(), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
