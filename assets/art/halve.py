"""Halves the sheets: ``python -m assets.art.halve`` writes every assets/sheets/half/<picture>, for windows up to 1080p.

At that size every sprite is shown at half its baked size or smaller, so the halves open in a quarter of the time and of
the memory. Frames keep their rectangles: the program halves them too.
"""

from collections.abc import Collection
from pathlib import Path

from PIL import Image

from assets.art.albums import read_album, write_album
from assets.art.colours import write_png, write_webp

ROOT = Path(__file__).resolve().parents[2]
SHEETS = ROOT / "assets" / "sheets"
FOLDER = "half"
WRITERS = {".png": write_png, ".webp": write_webp}
ALBUM = ".zip"


def halve(picture: Image.Image) -> Image.Image:
    """The picture at half its size, the mean of each four pixels weighed by their opacity."""
    return picture.convert("RGBA").convert("RGBa").reduce(2).convert("RGBA")


def pictures(sheets: Path = SHEETS) -> list[Path]:
    """Return the pictures of the sheets in a folder."""
    return sorted(path for path in sheets.iterdir() if path.suffix in (*WRITERS, ALBUM))


def refresh(baked: Collection[Path], sheets: Path = SHEETS) -> list[Path]:
    """Write the halves of pictures that were baked and of those without one, forget halves of no picture.

    Returns the halves that were written. Times of files count for nothing: a fresh clone has them in any order.
    """
    folder = sheets / FOLDER
    folder.mkdir(exist_ok=True)
    wholes = {path.name: path for path in pictures(sheets)}
    for half in folder.iterdir():
        if half.name not in wholes:
            half.unlink()
    outdated = {name: path for name, path in wholes.items() if path in baked or not (folder / name).exists()}
    for name, path in outdated.items():
        _write_half(path, folder / name)
    return [folder / name for name in outdated]


def _write_half(path: Path, target: Path) -> None:
    """Write the half of a picture, or of each picture in an album."""
    if path.suffix == ALBUM:
        halves = {(x // 2, y // 2, wide // 2, high // 2): each for (x, y, wide, high), each in read_album(path).items()}
        write_album({rect: halve(picture) for rect, picture in halves.items()}, target)
        return
    with Image.open(path) as picture:
        WRITERS[path.suffix](halve(picture), target)


if __name__ == "__main__":
    print(f"half: {len(refresh(pictures()))} pictures written")
