"""Albums: sheets in true colour, ZIPs of one WebP a picture, so that the program decodes those alone that it shows.

A picture is named after its place on the sheet: ``x,y,width,height.webp`` in pixels.
"""

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from assets.art.colours import as_webp

Rect = tuple[int, int, int, int]


def write_album(pictures: Mapping[Rect, Image.Image], target: Path) -> Path:
    """Write pictures by their rectangles; the file appears whole or not at all. Returns its path."""
    unfinished = target.with_suffix(".part")
    with zipfile.ZipFile(unfinished, "w") as album:
        for rect in sorted(pictures):
            # A name without a date: the same pictures make the same file.
            album.writestr(zipfile.ZipInfo(f"{','.join(map(str, rect))}.webp"), as_webp(pictures[rect]))
    unfinished.replace(target)
    return target


def read_album(path: Path) -> dict[Rect, Image.Image]:
    """The pictures of an album by their rectangles."""
    pictures: dict[Rect, Image.Image] = {}
    with zipfile.ZipFile(path) as album:
        for name in album.namelist():
            x, y, width, height = map(int, Path(name).stem.split(","))
            pictures[x, y, width, height] = Image.open(io.BytesIO(album.read(name)))
    return pictures
