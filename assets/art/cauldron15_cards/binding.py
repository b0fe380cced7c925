"""Binds the cards' sprites into sheets of their own."""

from collections.abc import Mapping
from functools import partial
from multiprocessing import Pool
from pathlib import Path

import yaml
from PIL import Image

from assets.art import bake
from assets.art.albums import write_album
from assets.art.colours import write_png
from assets.art.packing import pack
from assets.art.sheets import Sprite


def write_sheet(sheet: str, sprites: Mapping[str, Sprite], out: Path, *, washes: str | None = None) -> Path:
    """Draw sprites, lay them out and write <sheet>.png and <sheet>.yaml; returns the path of the picture.

    ``washes`` is the sheet in true colour that comes with it.
    """
    with Pool(bake.PROCESSES) as pool:
        drawn = dict(zip(sprites, pool.imap(bake.draw, sprites.values()), strict=True))
    size, places = pack({name: picture.size for name, (picture, _) in drawn.items()})
    whole = Image.new("RGBA", size)
    frames = {}
    for name, (picture, piece) in sorted(drawn.items()):
        whole.paste(picture, places[name])
        frames[name] = {"rect": [*places[name], *picture.size], "piece": piece}
    target = write_png(whole, out / f"{sheet}.png")
    _write_listing(target, frames, {"washes": washes} if washes else {})
    return target


def write_album_of(sheet: str, sprites: Mapping[str, Sprite], out: Path) -> Path:
    """Draw sprites in true colour and write <sheet>.zip and <sheet>.yaml; returns the path of the album."""
    with Pool(bake.PROCESSES) as pool:
        drawn = dict(zip(sprites, pool.imap(partial(bake.draw, true_colour=True), sprites.values()), strict=True))
    _, places = pack({name: picture.size for name, (picture, _) in drawn.items()})
    rects = {name: (*places[name], *picture.size) for name, (picture, _) in drawn.items()}
    target = write_album({rects[name]: picture for name, (picture, _) in drawn.items()}, out / f"{sheet}.zip")
    _write_listing(target, {name: {"rect": [*rects[name]], "piece": drawn[name][1]} for name in sorted(drawn)}, {})
    return target


def _write_listing(target: Path, frames: Mapping[str, Mapping[str, list[int]]], more: Mapping[str, str]) -> None:
    """Write the frames of a sheet beside its picture."""
    listing = {"image": target.name, "scale": bake.SCALE, **more, "frames": dict(frames)}
    text = yaml.safe_dump(listing, sort_keys=False, default_flow_style=None, width=200)
    target.with_suffix(".yaml").write_text(text, encoding="utf-8")
