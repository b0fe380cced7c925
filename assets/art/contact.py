"""A contact sheet: ``python -m assets.art.contact <sheet> <picture.png> [--zoom 0.5] [--only prefix]``.

Shows the baked frames of a sheet on the colour of the table, with their names and piece rectangles. At zoom 1 a frame
has its size in layout pixels.
"""

import argparse
from pathlib import Path

import yaml
from PIL import Image, ImageDraw

from assets.art.bake import OUT
from assets.art.inkwash import palette as c

WIDTH = 1500
MARGIN = 12
LABEL_HEIGHT = 12
PIECE_LINE = (200, 60, 60, 110)


def contact(sheet: str, zoom: float = 1.0, prefix: str = "", pieces: bool = False) -> Image.Image:
    """The frames whose names begin with ``prefix``, in rows; ``pieces`` draws their piece rectangles."""
    listing = yaml.safe_load((OUT / f"{sheet}.yaml").read_text(encoding="utf-8"))
    whole = Image.open(OUT / listing["image"]).convert("RGBA")
    factor = zoom / listing["scale"]
    out = Image.new("RGB", (WIDTH, 40_000), c.PAPER_TABLE)
    pen = ImageDraw.Draw(out, "RGBA")
    x, y, row = MARGIN, MARGIN, 0
    for name, frame in listing["frames"].items():
        if not name.startswith(prefix):
            continue
        left, top, width, height = frame["rect"]
        size = (max(1, round(width * factor)), max(1, round(height * factor)))
        picture = whole.crop((left, top, left + width, top + height)).convert("RGBa")
        picture = picture.resize(size, Image.Resampling.BOX).convert("RGBA")
        advance = max(size[0], int(pen.textlength(name))) + MARGIN
        if x + advance > WIDTH and x > MARGIN:
            x, y, row = MARGIN, y + row + MARGIN + LABEL_HEIGHT, 0
        out.paste(picture, (x, y), picture)
        if pieces:
            a, b, w, h = (value * factor for value in frame["piece"])
            pen.rectangle((x + a, y + b, x + a + w, y + b + h), outline=PIECE_LINE)
        pen.text((x, y + size[1]), name, fill=c.INK)
        x += advance
        row = max(row, size[1])
    return out.crop((0, 0, WIDTH, y + row + MARGIN + LABEL_HEIGHT))


def main() -> None:
    """Write the contact sheet that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheet")
    parser.add_argument("picture", type=Path)
    parser.add_argument("--zoom", type=float, default=1.0)
    parser.add_argument("--only", default="", help="show the frames whose names begin with this")
    parser.add_argument("--pieces", action="store_true", help="draw the piece rectangles")
    chosen = parser.parse_args()
    contact(chosen.sheet, chosen.zoom, chosen.only, chosen.pieces).save(chosen.picture)


if __name__ == "__main__":
    main()
