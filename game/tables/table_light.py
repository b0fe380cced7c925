"""The light at a table: that of the candle by whoever acts, and what papers have or lack of the lamp one reads by."""

from game.view.drawing.area import Area
from game.view.drawing.boil import Boil
from game.view.drawing.canvas import Canvas
from game.view.levels import Level

GLOW, GLOWING = (640.0, 540.0), 0.34
NEAR_GLOW, NEAR_GLOWING = 88.0, 0.3
"""How far the candle shines over the table and over what lies by it, in layout px, and how strongly."""

DUSK_IN = 1.5
"""So far from the edge of a paper its dusk begins, in layout px: the edge is torn."""


def draw_glow(canvas: Canvas, candle: Area | None) -> None:
    """Draw the light of a candle on the ground of the table."""
    if candle is not None and not canvas.theme.high_contrast:
        canvas.soft(Area.around(candle.middle_x, candle.y, *GLOW), "gold", GLOWING)


def draw_candle(canvas: Canvas, candle: Area | None, boil: Boil) -> None:
    """Draw a candle, its shadow, and its light on what lies by it."""
    if candle is None:
        return
    foot = Area(candle.x - candle.width * 0.1, candle.bottom - candle.height * 0.2, candle.width * 1.4, 16)
    canvas.soft(foot, "shadow", 0.6)
    if not canvas.theme.high_contrast:
        side = NEAR_GLOW + 4 * boil.drawing
        canvas.soft(Area.around(candle.middle_x, candle.y + 8, side, side), "gold_lite", NEAR_GLOWING)
    canvas.place(boil.frame("candle"), candle)


def draw_light_on_paper(canvas: Canvas, level: Level, paper: Area) -> None:
    """Draw the light on a paper, and what it lacks of it far off; what lies on the paper is drawn later."""
    lamp = level.reading
    if lamp is not None and not canvas.theme.high_contrast:
        light = lamp.properties
        canvas.shade(paper.inset(DUSK_IN), lamp.area, light["warm"], light["far"], light["alpha"])
