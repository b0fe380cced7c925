"""Pots: cauldrons with bubbling lids; fire burns only under the pot of the seat whose turn it is."""

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SMALL_BELOW = 200.0
"""Pots narrower than this, in layout px, are drawn from their small pictures, which are closed."""

LIFT = 34.0
"""How far a lid rises when something goes in or out, in layout px of a large pot."""

TURN = -7.0
HOP = 7.0


def draw_pot(
    canvas: Canvas,
    area: Area,
    colour: str,
    drawing: int,
    *,
    lid: float = 0.0,
    fire: bool = False,
    opened: bool = False,
) -> None:
    """Draw a seat's pot in its area.

    `drawing` is that of what boils (0 to 2), `lid` how far the lid is lifted (0 to 1); an `opened` pot has none.
    """
    if area.width < SMALL_BELOW and not opened:
        _draw_small(canvas, area, colour, drawing, lid=lid, fire=fire)
        return
    if fire:
        canvas.place(f"hearth.behind.{drawing}", area)
    canvas.place("pot.contact", area)
    canvas.place(f"pot.{colour}", area)
    if opened or lid > 0:
        canvas.place(f"pot.open.{drawing}", area)
    if not opened:
        raised = area.moved(0, -LIFT * lid)
        canvas.place(f"pot.{colour}.lid.{drawing}", raised, rotation=TURN * lid)
    if fire:
        canvas.place(f"hearth.before.{drawing}", area)


def _draw_small(canvas: Canvas, area: Area, colour: str, drawing: int, *, lid: float, fire: bool) -> None:
    if fire:
        canvas.place(f"hearth.behind.small.{drawing}", area)
    canvas.place(f"pot.{colour}.small.{drawing}", area.moved(0, -HOP * lid))
    if fire:
        canvas.place(f"hearth.before.small.{drawing}", area)


def mouth_of(area: Area) -> tuple[float, float]:
    """Return the middle of a pot's mouth, where things go in and out."""
    return area.middle_x, area.y + area.height * 0.38
