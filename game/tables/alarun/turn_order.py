"""Turn order: in which order the seats act, place or name, who is done and whose turn it is."""

from game.core.event import Seat
from game.rules.alarun.observation import AlarunObservation
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

PORTRAIT = 66.0
ARROW = 30.0
FADED = 0.45


def is_done(seen: AlarunObservation, seat: Seat) -> bool:
    """Return whether a seat has nothing left to do in this phase of the round."""
    if seen.phase == "act":
        return seen.first_passer is not None and seat not in seen.waiting
    if seen.phase == "place":
        return seen.hand_counts[seat] == 0
    return seen.identities[seat] is not None


def draw_turns(canvas: Canvas, table: Table, plan: Plan, seen: AlarunObservation) -> None:
    """Draw the faces in their order; gold is whose turn it is, and who is done is ticked off."""
    area = plan.area("turns")
    panels.paper(canvas, area)
    order = [(seen.starter + step) % seen.seats for step in range(seen.seats)]
    pitch = area.width / seen.seats
    for step, seat in enumerate(order):
        x = area.x + pitch * (step + 0.5)
        portrait = Area.around(x, area.middle_y, PORTRAIT, PORTRAIT)
        done = is_done(seen, seat)
        table.draw_face(canvas, seat, portrait, alpha=FADED if done else 1.0, home=False)
        if done:
            canvas.centred("icon.check", portrait.right - 10, portrait.bottom - 10, height=34)
        if seat == table.acting():
            panels.ring(canvas, portrait)
        if step < len(order) - 1:
            canvas.centred("icon.right", x + pitch / 2, area.middle_y, height=ARROW, alpha=0.6)
