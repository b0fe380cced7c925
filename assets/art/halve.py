"""Halves the sheets: ``python -m assets.art.halve`` writes assets/sheets/half/<picture> for windows up to 1080p.

At that size every sprite is shown at half its baked size or smaller, so the halves open in a quarter of the time and of
the memory. Frames keep their rectangles: the program halves them too.
"""

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


def refresh() -> int:
    """Write the half of every picture that is newer than its half, forget halves of others; returns how many."""
    folder = SHEETS / FOLDER
    folder.mkdir(exist_ok=True)
    pictures = sorted(path for path in SHEETS.iterdir() if path.suffix in (*WRITERS, ALBUM))
    for stale in folder.iterdir():
        if stale.name not in {path.name for path in pictures}:
            stale.unlink()
    outdated = [path for path in pictures if _is_older(folder / path.name, path)]
    for path in outdated:
        _write_half(path, folder / path.name)
    return len(outdated)


def _write_half(path: Path, target: Path) -> None:
    """Write the half of a picture, or of each picture in an album."""
    if path.suffix == ALBUM:
        halves = {(x // 2, y // 2, wide // 2, high // 2): each for (x, y, wide, high), each in read_album(path).items()}
        write_album({rect: halve(picture) for rect, picture in halves.items()}, target)
        return
    with Image.open(path) as picture:
        WRITERS[path.suffix](halve(picture), target)


def _is_older(half: Path, whole: Path) -> bool:
    return not half.exists() or half.stat().st_mtime < whole.stat().st_mtime


if __name__ == "__main__":
    print(f"half: {refresh()} pictures written")
