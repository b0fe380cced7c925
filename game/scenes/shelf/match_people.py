"""The people of a match on the shelf: who leads it, drawn large, and everybody in a row."""

from game.core.event import Seat
from game.scenes.face import draw_face
from game.store.faces import faces_of
from game.store.seat_plans import COLOURS
from game.store.shelf_index import Shelved
from game.tables.mood import Mood
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

NOBODY = "nobody"


def leading_seat(match: Shelved) -> Seat | None:
    """Return who stands for a match: the winner, or whoever's turn it is, or the first person; None for nobody."""
    header = match.header
    if header is None:
        return None
    if match.ending is not None:
        return next((seat for seat in match.ending.winners if seat < len(header.seats)), None)
    if match.mover is not None and match.mover < len(header.seats):
        return match.mover
    return next((seat for seat, plan in enumerate(header.seats) if plan.is_person), 0)


def colour_of(match: Shelved, seat: Seat | None) -> str:
    """Return the colour of a seat's hat; a colour that there is not stands for nobody."""
    if match.header is None or seat is None or match.header.seats[seat].colour not in COLOURS:
        return NOBODY
    return match.header.seats[seat].colour


def draw_leader(canvas: Canvas, match: Shelved, seat: Seat | None, area: Area) -> None:
    """Draw the face of a seat with its hat, pleased where it has won; a hat alone stands for nobody."""
    colour = colour_of(match, seat)
    if match.header is None or seat is None or colour == NOBODY:
        canvas.centred("splash.neutral", *area.centre, height=area.height)
        canvas.centred(f"hat.{NOBODY}", *area.centre, height=area.height * 0.8)
        return
    mood = Mood.CALM if match.ending is None else Mood.PLEASED
    draw_face(canvas, match.header.seats[seat], faces_of(match.header.seats)[seat], area, mood)


def draw_hats(canvas: Canvas, match: Shelved, x: float, y: float, width: float) -> None:
    """Draw a small hat for each seat in a row that begins at x with its middle at y."""
    seats = () if match.header is None else match.header.seats
    pitch = min(42.0, width / max(1, len(seats)))
    for seat in range(len(seats)):
        canvas.centred(f"hat.{colour_of(match, seat)}.small", x + pitch * (seat + 0.4), y, width=32)
