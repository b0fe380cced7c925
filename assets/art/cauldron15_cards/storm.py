"""The bottled storm, seven of the liquids."""

from assets.art import brush
from assets.art.cauldron15_cards.hues import CORK
from assets.art.inkwash import palette as c
from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.shapes import blob, line, polygon, svg_path


def bottled_storm(canvas: Canvas) -> None:
    """A whole storm in a bottle, with the ship that was in it."""
    brush.ground(canvas, 82, 74)
    bottle = svg_path(
        "M-20 -68 L-20 -48 C-60 -42 -84 -22 -84 10 L-80 60 C-78 78 -60 82 0 82 C60 82 78 78 80 60 L84 10 "
        "C84 -22 60 -42 20 -48 L20 -68 Z"
    )
    inside = svg_path(
        "M-16 -44 C-54 -38 -77 -20 -77 10 L-74 56 C-72 72 -56 76 0 76 C56 76 72 72 74 56 L77 10 C77 -20 54 -38 16 -44 Z"
    )
    brush.glass(canvas, bottle)
    canvas.base(inside, "#b9c2d6")
    canvas.wash(inside, c.DUSK, 0.95, loose=0, shift=(0, 0), vary=0.9, bloom=1.0, grad_dir=(0, -1), grad=0.7)
    with canvas.clip(inside):
        for points in (
            ((-70, -12), (-56, -34), (-30, -32), (-10, -40), (10, -30), (-6, -16), (-40, -8)),
            ((0, -18), (18, -34), (44, -30), (70, -14), (60, 0), (24, -4)),
        ):
            cloud = blob(*points, tension=0.8)
            brush.body(canvas, cloud, c.SLATE, c.INK, 0.85, paper="#d9d9dc", width=2, depth=8, vary=0.7)
        bolt = polygon((34, -6), (14, 20), (26, 20), (8, 50), (44, 12), (32, 12), (48, -6))
        canvas.glaze(bolt, "#fff0b8", 0.4, soft=6)
        canvas.base(bolt, "#ffe88a")
        canvas.ink(bolt, 2.2)
        for x in (-64, -52, 58, 66):
            canvas.ink(line((x, 0), (x - 6, 18)), 1.4, c.PAPER_LITE, taper=(0.3, 0.3))
        _ship(canvas)
        sea = svg_path(
            "M-90 36 C-78 20 -60 22 -56 34 C-48 52 -24 48 -14 40 C2 28 22 34 30 46 C44 60 60 52 66 38 "
            "C72 28 84 30 92 34 L92 90 L-90 90 Z"
        )
        brush.body(canvas, sea, c.LAPIS, c.LAPIS_DEEP, 1.1, depth=6, vary=0.8, bloom=0.9)
        curl = line((-56, 34), (-48, 26), (-38, 30), (-42, 36))
        canvas.ink(curl, 2.4)
        for foam in (
            ((-76, 54), (-56, 62), (-34, 60)),
            ((-20, 58), (0, 52), (18, 60)),
            ((40, 68), (56, 66), (70, 56)),
        ):
            canvas.ink(line(*foam), 2.2, c.PAPER_LITE, taper=(0.3, 0.5))
        canvas.gouache(svg_path("M-88 34 C-78 20 -62 22 -57 34 C-66 28 -76 30 -86 40 Z"), c.PAPER_LITE, 0.9, 0.8)
        canvas.gouache(svg_path("M-14 40 C0 28 22 34 29 45 C16 38 4 38 -10 46 Z"), c.PAPER_LITE, 0.9, 0.8)
    canvas.gouache(svg_path("M-74 12 C-72 -6 -62 -20 -46 -28 L-43 -23 C-56 -14 -64 -2 -66 14 Z"), c.WHITE, 0.8, 0.5)
    canvas.ink(inside, 1.6)
    canvas.ink(bottle, 3.2)
    neck_lip = polygon((-27, -74), (27, -74), (26, -62), (-26, -62))
    brush.glass(canvas, neck_lip)
    canvas.ink(neck_lip, 2.4)
    cork = polygon((-17, -74), (-20, -94), (18, -97), (17, -74))
    brush.body(canvas, cork, CORK, c.SEPIA, 0.8, depth=5, hatch=0.4)
    for side in (-1, 1):
        canvas.ink(line((side * 18, -90), (side * 32, -84), (side * 24, -60)), 2.4, c.SLATE)
        for y0 in (14, 40):
            canvas.ink(line((side * 90, y0), (side * 95, y0 + 9), (side * 90, y0 + 18)), 1.8, taper=(0.3, 0.3))


def _ship(canvas: Canvas) -> None:
    """The small ship in the bottle, heeling."""
    with canvas.at(-28, 24, rotation=-16):
        canvas.ink(line((0, 16), (0, -38)), 3.4)
        sail = svg_path("M3 -34 C22 -26 26 -8 22 6 L3 8 Z")
        brush.body(canvas, sail, c.PAPER_LITE, c.STONE, 0.5, width=2.2, depth=5)
        back = svg_path("M-3 -28 C-16 -16 -20 -4 -20 6 L-3 8 Z")
        brush.body(canvas, back, c.PAPER_LITE, c.STONE, 0.5, width=2.2, depth=4)
        hull = svg_path("M-32 10 C-10 14 14 14 36 8 C32 24 22 32 0 32 C-18 32 -28 24 -32 10 Z")
        brush.body(canvas, hull, c.BLOOD, c.BLOOD_DEEP, 1.0, width=2.4, depth=5)
        canvas.gouache(polygon((0, -40), (14, -44), (0, -48)), c.BLOOD, 1, 0.2)
