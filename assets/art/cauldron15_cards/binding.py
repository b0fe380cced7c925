"""Binds the cards' sprites into sheets of their own."""

from collections.abc import Mapping
from multiprocessing import Pool
from pathlib import Path

import yaml
from PIL import Image

from assets.art import bake
from assets.art.colours import write_png
from assets.art.packing import pack
from assets.art.sheets import Sprite


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
    target = write_png(whole, out / f"{sheet}.png")
    listing = {"image": target.name, "scale": bake.SCALE, "frames": frames}
    text = yaml.safe_dump(listing, sort_keys=False, default_flow_style=None, width=200)
    target.with_suffix(".yaml").write_text(text, encoding="utf-8")
    return target
