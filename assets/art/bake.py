"""Bakes the drawings into sheets: ``python -m assets.art.bake [sheet …]`` writes assets/sheets/<sheet>.png and .yaml.

Groups of sprites in true colour become sheets of their own, as albums of WebP pictures.

Sprites are drawn in two processes and kept in a cache in the project's folder. A change in a module redraws the
sprites whose drawing function lives in it or in a module that imports it.
"""

import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import yaml
from PIL import Image

from assets.art import economy, halve, sheets
from assets.art.albums import write_album
from assets.art.colours import write_png
from assets.art.packing import pack
from assets.art.sources import draw_key, source_digest

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "sheets"
CACHE = ROOT / ".art-cache"
SCALE = 2
PROCESSES = 2
FINISHED_BY = ("assets.art.bake", "assets.art.economy")
"""Modules that every sprite passes through after it is drawn."""

Frame = dict[str, list[int]]


def bake(sheet: str, out: Path = OUT) -> list[Path]:
    """Draw, pack and write one sheet; returns the pictures that were written, none if no module draws it."""
    module = sheets.load(sheet)
    if module is None:
        return []
    out.mkdir(parents=True, exist_ok=True)
    if hasattr(module, "bake"):
        return list(module.bake(out))
    folder = CACHE / sheet
    folder.mkdir(parents=True, exist_ok=True)
    with Pool(PROCESSES) as pool:
        drawn = dict(pool.imap_unordered(partial(_draw_cached, sheet, folder), sheets.sprites(sheet)))
    _forget_others(folder, {cached.stem for cached, _ in drawn.values()})
    pictures: dict[str, Image.Image] = {name: Image.open(cached) for name, (cached, _) in drawn.items()}
    pieces = {name: piece for name, (_, piece) in drawn.items()}
    groups = sheets.groups(sheet)
    grouped = {name for members in groups.values() for name in members}
    others = {name: picture for name, picture in pictures.items() if name not in grouped}
    written = [
        _write(group, {name: pictures[name] for name in members}, pieces, out, true_colour=True)
        for group, members in groups.items()
    ]
    return [*written, _write(sheet, others, pieces, out, sheets.washes(sheet))] if others else written


def _write(
    sheet: str,
    pictures: dict[str, Image.Image],
    pieces: dict[str, list[int]],
    out: Path,
    washes: str | None = None,
    *,
    true_colour: bool = False,
) -> Path:
    """Pack the pictures, equal ones once under their first name, and write the sheet with its list of frames."""
    first_of = {pictures[name].tobytes(): name for name in sorted(pictures, reverse=True)}
    same_as = {name: first_of[picture.tobytes()] for name, picture in pictures.items()}
    size, places = pack({name: pictures[name].size for name in set(same_as.values())})
    frames: dict[str, Frame] = {
        name: {"rect": [*places[same_as[name]], *pictures[name].size], "piece": pieces[name]}
        for name in sorted(pictures)
    }
    if true_colour:
        rects = {(*place, *pictures[name].size): pictures[name] for name, place in places.items()}
        target = write_album(rects, out / f"{sheet}.zip")
    else:
        whole = Image.new("RGBA", size)
        for name, place in places.items():
            whole.paste(pictures[name], place)
        target = write_png(whole, out / f"{sheet}.png")
    (out / f"{sheet}.yaml").write_text(_frames_text(target.name, frames, washes), encoding="utf-8")
    return target


def _frames_text(image: str, frames: dict[str, Frame], washes: str | None) -> str:
    lines = [f"image: {image}", f"scale: {SCALE}"]
    lines += [f"washes: {washes}"] if washes else []
    lines.append("frames:")
    for name, frame in frames.items():
        lines.append(f"  {name}: {yaml.safe_dump(frame, default_flow_style=True, sort_keys=False, width=200).strip()}")
    return "\n".join(lines) + "\n"


def _draw_cached(sheet: str, folder: Path, name: str) -> tuple[str, tuple[Path, list[int]]]:
    """Draw one sprite into the cache unless it is there; returns its name, picture and piece in device pixels."""
    sprite = sheets.sprites(sheet)[name]
    finish = [source_digest(module) for module in FINISHED_BY]
    true_colour = any(name in members for members in sheets.groups(sheet).values())
    key = f"{name}-{draw_key(sprite.draw, sprite.piece, sprite.mirrored, true_colour, finish)}"
    picture_path, piece_path = folder / f"{key}.png", folder / f"{key}.yaml"
    if not piece_path.exists():
        picture, piece = draw(sprite, true_colour=true_colour)
        picture.save(picture_path)
        piece_path.write_text(yaml.safe_dump(piece), encoding="utf-8")
    return name, (picture_path, yaml.safe_load(piece_path.read_text(encoding="utf-8")))


def _forget_others(folder: Path, keys: set[str]) -> None:
    """Remove cached pictures that no sprite of the sheet has any more."""
    for cached in folder.iterdir():
        if cached.stem not in keys:
            cached.unlink()


def draw(sprite: sheets.Sprite, *, true_colour: bool = False) -> tuple[Image.Image, list[int]]:
    """The picture of a sprite cut to what is painted, and its piece in device pixels of that picture."""
    canvas = sprite.draw()
    pixels = np.asarray(canvas.image()).copy()
    left, top, width, height = (round(value * canvas.scale) for value in sprite.piece)
    if sprite.mirrored:
        pixels = pixels[:, ::-1]
        left = pixels.shape[1] - left - width
    if true_colour:
        pixels[pixels[..., 3] == 0] = 0
    else:
        pixels = economy.economise(pixels, canvas.scale)
    rows, columns = np.flatnonzero(pixels[..., 3].any(1)), np.flatnonzero(pixels[..., 3].any(0))
    top_cut, left_cut = _even(int(rows[0])), _even(int(columns[0]))
    bottom_cut, right_cut = _even(int(rows[-1]) + 2), _even(int(columns[-1]) + 2)
    room = np.zeros((max(bottom_cut, pixels.shape[0]), max(right_cut, pixels.shape[1]), 4), np.uint8)
    room[: pixels.shape[0], : pixels.shape[1]] = pixels
    cut = np.ascontiguousarray(room[top_cut:bottom_cut, left_cut:right_cut])
    return Image.fromarray(cut), [left - left_cut, top - top_cut, width, height]


def _even(value: int) -> int:
    """The even number at or below a value: sprites begin and end on even pixels, so that sheets can be halved."""
    return value // 2 * 2


def main(arguments: Sequence[str]) -> int:
    """Bake the named sheets, or all; says what was written."""
    unknown = [name for name in arguments if name not in sheets.SHEETS]
    if unknown:
        print(f"no such sheet: {', '.join(unknown)}; there are {', '.join(sheets.SHEETS)}", file=sys.stderr)
        return 2
    for sheet in arguments or sheets.SHEETS:
        written = bake(sheet)
        if not written:
            print(f"{sheet}: nobody draws it yet")
            continue
        for picture in written:
            print(f"{sheet}: {picture.name} {picture.stat().st_size // 1024} KiB")
        halve.refresh(written)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
