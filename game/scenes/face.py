"""A face away from the table: the small head of somebody in a round place of the seat's colour, with its hat."""

from game.store.seat_plans import SeatPlan
from game.tables.mood import Mood
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

HAT = 0.46
"""The width of the hat at a face, as a part of the face's place."""


def draw_face(canvas: Canvas, plan: SeatPlan, face: str, area: Area, mood: Mood = Mood.CALM) -> None:
    """Draw the face of a seat in a mood, with the hat as its sign."""
    canvas.place(f"medallion.{plan.colour}", area)
    canvas.place(f"head.{face}.{mood}", area)
    canvas.centred(
        f"hat.{plan.colour}.small", area.x + area.width * 0.1, area.bottom - area.height * 0.2, width=area.width * HAT
    )
