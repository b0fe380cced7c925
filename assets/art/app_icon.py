"""The program's icon in all sizes: ``python -m assets.art.app_icon`` writes assets/icon/<size>.png.

It is drawn twice: the pot on its fire for large sizes, and a bare, bolder pot for those of a task bar.
"""

from pathlib import Path
from typing import Final

from PIL import Image, ImageFilter

from assets.art.cauldron15.kettle import GREEN, draw_belly, draw_kettle, draw_rim, draw_rings
from assets.art.cauldron15.moods import draw_bubble
from assets.art.colours import write_png
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import circle

OUT: Final = Path(__file__).resolve().parents[1] / "icon"
LARGE: Final = (512, 256, 128, 96, 64, 48)
SMALL: Final = (32, 24, 22, 16)
EDGE: Final = 22
"""Pixels of the paper around the small drawing at its full size."""
SIDE: Final = 400
"""Layout pixels of the drawing, which is baked at twice that."""


def large() -> Canvas:
    """The pot on its fire, 400 wide."""
    canvas = Canvas(SIDE, SIDE, seed=71)
    with canvas.at(SIDE / 2, SIDE / 2 + 16, 0.98):
        draw_kettle(canvas, GREEN)
    return canvas


def small() -> Canvas:
    """The pot alone with a green brim, 400 wide."""
    canvas = Canvas(SIDE, SIDE, seed=72)
    with canvas.at(SIDE / 2, SIDE / 2 + 2, 1.16):
        draw_belly(canvas, fire=False)
        draw_rings(canvas)
        draw_rim(canvas)
        brim = circle(0, -72, 122, 36)
        canvas.base(brim, GREEN.pale)
        canvas.wash(brim, GREEN.colour, 1.0, edge=0.4)
        canvas.ink(brim, 12)
        for x, y, radius in ((-52, -92, 30), (34, -104, 40)):
            draw_bubble(canvas, x, y, radius, GREEN.colour, GREEN.bubble)
            canvas.ink(circle(x, y, radius), 8)
    return canvas


def with_edge(picture: Image.Image) -> Image.Image:
    """Return a picture with an edge of paper, so that dark iron is seen on a dark bar."""
    grown = picture.getchannel("A").point(lambda alpha: 255 if alpha > 128 else 0)
    for _ in range(EDGE // 2):
        grown = grown.filter(ImageFilter.MaxFilter(5))
    edge = Image.new("RGBA", picture.size, c.PAPER_LITE)
    edge.putalpha(grown)
    return Image.alpha_composite(edge, picture)


def bake(out: Path = OUT) -> None:
    """Draw both and write every size."""
    out.mkdir(parents=True, exist_ok=True)
    for whole, sizes in ((large().image(), LARGE), (with_edge(small().image()), SMALL)):
        for size in sizes:
            write_png(whole.resize((size, size), Image.Resampling.LANCZOS), out / f"{size}.png")


if __name__ == "__main__":
    bake()
