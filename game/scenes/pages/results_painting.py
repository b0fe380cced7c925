"""The painting of the results: whoever has won at the pot under the moon, the others on the hills."""

from collections.abc import Sequence
from itertools import cycle

from game.core.event import Seat
from game.tables.mood import Mood
from game.tables.result_lines import SeatResult
from game.tables.short_names import name_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SHEETS = ("company_night", "company_hill")
SIZE = (788.0, 400.0)
BUST = (200.0, 220.0)
POT, SHARED_POT = Area.around(394, 296, 236, 184), Area.around(394, 279, 280, 218)
"""The pot of one winner, and that of several, who all stand behind it."""

WINNER_ZOOM, BEHIND = 0.98, 0.18
"""The size of one winner, and how far below the top of the pot winners end, as a part of its height."""

MOUTH, SHOULDER = 0.82, 0.59
"""The part of a pot's width behind which winners stand, and how far apart they are as a part of their width."""

WINNER_RIBBON, WINNER_NAMES, WINNERS_RIBBONS = 300.0, 138.0, 400.0
"""Where the names of winners stand, how far apart at most, and the width of all of them at most."""

OTHERS = ((236.0, 366.0, 0.66), (552.0, 366.0, 0.66), (98.0, 350.0, 0.6), (690.0, 350.0, 0.6))
"""Where the others stand: middle, foot and zoom, the best next to the pot."""

FEW = ((168.0, 372.0, 1.0), (620.0, 372.0, 1.0))
"""Where one or two others stand, who are seen from nearer by."""

THINGS = {
    0: (("lanterns", 150.0, 384.0, 196.0), ("cat", 610.0, 386.0, 150.0), ("toadstools", 718.0, 380.0, 84.0)),
    1: (("toadstools", 46.0, 386.0, 80.0), ("cat", 590.0, 384.0, 138.0), ("lanterns", 692.0, 388.0, 158.0)),
    2: (("toadstools", 46.0, 386.0, 80.0), ("cat", 738.0, 388.0, 84.0)),
    3: (("cat", 690.0, 372.0, 108.0),),
}
"""What stands on the hills with so many others: its picture, middle, foot and width."""

THING_SHAPES = {"cat": 190 / 170, "lanterns": 150 / 230, "toadstools": 120 / 150}
"""The height of each as a part of its width."""

SPILT = "pot.spilt"
"""What stands in the pot's place when nobody has won, where a game has such a picture."""

RIBBON, WIDE_RIBBON, NARROW_RIBBON = 34.0, 176.0, 132.0
NAME_EDGES = 22.0
"""What the ends of a ribbon take of the width of the name on it."""

BETWEEN = (Mood.THINKING, Mood.CALM)
"""What the faces of those between the first and the last show, in turn."""


def moods_of(results: Sequence[SeatResult]) -> dict[Seat, Mood]:
    """Return what everybody's face shows of the results, which begin with the best."""
    lowest = max(result.place for result in results)
    between = cycle(BETWEEN)
    moods: dict[Seat, Mood] = {}
    for result in results:
        if result.won:
            moods[result.seat] = Mood.PLEASED
        else:
            moods[result.seat] = Mood.DISMAYED if result.place == lowest else next(between)
    return moods


def draw_painting(canvas: Canvas, table: Table, results: Sequence[SeatResult], area: Area) -> None:
    """Draw the night with everybody in it, in an area of the painting's shape."""
    scale = area.width / SIZE[0]
    canvas.place("night", area)
    moods = moods_of(results)

    def bust(seat: Seat, x: float, foot: float, zoom: float) -> None:
        width, height = BUST[0] * zoom * scale, BUST[1] * zoom * scale
        place = Area(area.x + x * scale - width / 2, area.y + foot * scale - height, width, height)
        canvas.place(f"bust.{table.faces[seat]}.{moods[seat]}", place)

    def ribbon(seat: Seat, x: float, y: float, width: float) -> None:
        place = Area.around(area.x + x * scale, area.y + y * scale, width * scale, RIBBON * scale)
        name = name_within(canvas, table, seat, place.width - NAME_EDGES, "text")
        panels.name_ribbon(canvas, place, name, table.colour(seat), size=25 * scale)

    winners = [result.seat for result in results if result.won]
    others = [result.seat for result in results if not result.won]
    pot = POT if len(winners) < 2 else SHARED_POT
    few = len(others) <= len(FEW)
    for name, x, foot, width in THINGS.get(len(others), ()):
        height = width * THING_SHAPES[name]
        place = Area(area.x + (x - width / 2) * scale, area.y + (foot - height) * scale, width * scale, height * scale)
        canvas.place(f"hill.{name}", place)
    for seat, (x, foot, size) in zip(others, FEW if few else OTHERS, strict=False):
        bust(seat, x, foot, size)
        ribbon(seat, x, foot, WIDE_RIBBON if few else NARROW_RIBBON)
    zoom, places = _behind(pot, len(winners))
    for seat, x in zip(winners, places, strict=True):
        bust(seat, x, pot.y + pot.height * BEHIND, zoom)
    drawn = Area(area.x + pot.x * scale, area.y + pot.y * scale, pot.width * scale, pot.height * scale)
    if winners or not canvas.has(SPILT):
        canvas.place("night.pot", drawn)
    else:
        canvas.centred(SPILT, drawn.middle_x, drawn.middle_y, height=drawn.height)
    pitch = min(WINNER_NAMES, WINNERS_RIBBONS / max(1, len(winners)))
    for seat, x in zip(winners, _abreast(pot.middle_x, pitch, len(winners)), strict=True):
        ribbon(seat, x, WINNER_RIBBON, WIDE_RIBBON if len(winners) == 1 else pitch - 6)


def _behind(pot: Area, winners: int) -> tuple[float, list[float]]:
    """Return the zoom of so many winners and their middles: where they end, the pot hides all of them."""
    room = pot.width * MOUTH / BUST[0]
    zoom = WINNER_ZOOM if winners < 2 else room / (1 + (winners - 1) * SHOULDER)
    return zoom, _abreast(pot.middle_x, BUST[0] * zoom * SHOULDER, winners)


def _abreast(middle: float, pitch: float, count: int) -> list[float]:
    """Return the middles of so many things beside one another."""
    return [middle + (at - (count - 1) / 2) * pitch for at in range(count)]
