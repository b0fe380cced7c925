"""The painting of the results: whoever has won stirs the pot under the moon, the others look on from the hills."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import NamedTuple

from game.core.event import Seat
from game.tables.mood import Mood
from game.tables.result_lines import SeatResult
from game.tables.short_names import name_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SHEETS = ("company_night", "company_hill")
SIZE = (1840.0, 416.0)
BUST = (200.0, 220.0)
POT, SHARED_POT = Area.around(920, 316, 270, 211), Area.around(920, 306, 320, 250)
"""The pot of one winner, and that of several, who all stand behind it."""

WINNER_ZOOM, BEHIND = 1.08, 0.18
"""The size of one winner, and how far below the top of the pot winners end, as a part of its height."""

MOUTH, SHOULDER = 0.82, 0.59
"""The part of a pot's width behind which winners stand, and how far apart they are as a part of their width."""

SPOON, STIRRED = (90 / 320, 170 / 320), (0.54, -0.37)
"""The size of the spoon of one winner and where it stands in the pot, as parts of the pot's width."""

STEAM, STEAM_APART = (100.0, 182.0), 160.0
"""The size of the steam on either side of winners, and how far it keeps from the middle of the outer ones."""


class Stand(NamedTuple):
    """Where somebody who has not won stands: behind a layer of hills; middle and foot of the picture, and its zoom."""

    layer: str
    x: float
    foot: float
    zoom: float


STANDS = (
    Stand("night.front", 590, 368, 1.0),
    Stand("night.front", 1250, 368, 1.0),
    Stand("night.middle", 250, 286, 0.86),
    Stand("night.middle", 1590, 286, 0.86),
)
"""The stands of the others, the best next to the pot."""

LAYERS = ("night.middle", "night.front")
"""The hills from far to near; whoever stands behind them is drawn before."""

THINGS = {
    0: (("lanterns", 1250.0, 392.0, 210.0), ("cat", 590.0, 384.0, 150.0), ("toadstools", 262.0, 330.0, 96.0)),
    1: (("lanterns", 1580.0, 340.0, 170.0), ("cat", 1252.0, 386.0, 138.0), ("toadstools", 262.0, 330.0, 96.0)),
    2: (("lanterns", 262.0, 338.0, 170.0), ("cat", 1590.0, 330.0, 118.0)),
    3: (("cat", 1590.0, 330.0, 118.0),),
    4: (),
}
"""What stands on the hills with so many others: its picture, middle, foot and width."""

THING_SHAPES = {"cat": 190 / 170, "lanterns": 150 / 230, "toadstools": 120 / 150}
"""The height of each as a part of its width."""

SPILT = "pot.spilt"
"""What stands in the pot's place when nobody has won, where a game has such a picture."""

RIBBON, RIBBON_WIDTH, WINNER_WIDTH, WINNERS_PITCH = 45.0, 190.0, 216.0, 190.0
"""The height of ribbons, the widths of the others' and of one winner's, and how far apart those of several lie."""

RIBBON_DROP, WINNER_RIBBON = 6.0, 0.52
"""How far below a foot the middle of a ribbon lies, and in which part of the pot's height that of winners."""

EDGE, NAME, MOST_NAME = 16.0, 28.0, 29.0
"""What is left at the ends of a ribbon, and the size of its words, also where text is set larger."""

BETWEEN = {1: (Mood.THINKING,), 2: (Mood.THINKING, Mood.CALM), 3: (Mood.THINKING, Mood.PLEASED, Mood.CALM)}
"""What the faces of those between the first and the last show, so that each has one of its own."""


def moods_of(results: Sequence[SeatResult]) -> dict[Seat, Mood]:
    """Return what everybody's face shows of the results, which begin with the best."""
    lowest = max(result.place for result in results)
    middle = [result.seat for result in results if not result.won and result.place < lowest]
    between = dict(zip(middle, cycle(BETWEEN.get(len(middle), BETWEEN[3])), strict=False))
    return {result.seat: Mood.PLEASED if result.won else between.get(result.seat, Mood.DISMAYED) for result in results}


def draw_painting(canvas: Canvas, table: Table, results: Sequence[SeatResult], area: Area) -> None:
    """Draw the night with everybody in it, in an area of the painting's shape."""
    painting = _Painting(canvas, table, area)
    moods = moods_of(results)
    winners = [result for result in results if result.won]
    standing = list(zip((result for result in results if not result.won), STANDS, strict=False))
    canvas.place("night", area)
    for layer in LAYERS:
        for result, stand in standing:
            if stand.layer == layer:
                painting.bust(result.seat, moods[result.seat], stand.x, stand.foot, stand.zoom)
        canvas.place(layer, area)
    for name, x, foot, width in THINGS[len(standing)]:
        height = width * THING_SHAPES[name]
        painting.place(f"hill.{name}", Area(x - width / 2, foot - height, width, height))
    ribbons = list(ribbons_of(results, area))
    for result, place in ribbons:
        if not result.won:
            painting.ribbon(result, place)
    _draw_middle(painting, _pot_of(winners), [result.seat for result in winners])
    for result, place in ribbons:
        if result.won:
            painting.ribbon(result, place)


def ribbons_of(results: Sequence[SeatResult], area: Area) -> Iterator[tuple[SeatResult, Area]]:
    """Yield everybody with the place of the ribbon that names them in a painting of that area."""
    winners = [result for result in results if result.won]
    for result, stand in zip((result for result in results if not result.won), STANDS, strict=False):
        yield result, _placed(Area.around(stand.x, stand.foot + RIBBON_DROP, RIBBON_WIDTH, RIBBON), area)
    pot = _pot_of(winners)
    width = WINNER_WIDTH if len(winners) == 1 else RIBBON_WIDTH - 6
    for result, x in zip(winners, _abreast(pot.middle_x, WINNERS_PITCH, len(winners)), strict=True):
        yield result, _placed(Area.around(x, pot.y + pot.height * WINNER_RIBBON, width, RIBBON), area)


def _pot_of(winners: Sequence[SeatResult]) -> Area:
    """Return where the pot of so many winners stands in the painting."""
    return POT if len(winners) < 2 else SHARED_POT


def _placed(part: Area, area: Area) -> Area:
    """Return where a part of a painting of that area lies on the page."""
    scale = area.width / SIZE[0]
    x, y, width, height = (side * scale for side in part)
    return Area(area.x + x, area.y + y, width, height)


def _draw_middle(painting: "_Painting", pot: Area, winners: Sequence[Seat]) -> None:
    """Draw winners behind the steaming pot, or the pot that has boiled over."""
    if not winners and painting.canvas.has(SPILT):
        place = painting.placed(pot)
        painting.canvas.centred(SPILT, place.middle_x, place.middle_y, height=place.height)
        return
    zoom, places = _behind(pot, len(winners))
    reach = max((abs(x - pot.middle_x) for x in places), default=0.0) + STEAM_APART
    for side in (-1, 1):
        steam = Area.around(pot.middle_x + side * reach, pot.y - STEAM[1] * 0.3, *STEAM)
        painting.place("night.steam", steam, flip=side < 0)
    for seat, x in zip(winners, places, strict=True):
        painting.bust(seat, Mood.PLEASED, x, pot.y + pot.height * BEHIND, zoom)
    painting.place("night.pot", pot)
    if len(winners) == 1:
        spoon = SPOON[0] * pot.width, SPOON[1] * pot.width
        painting.place("night.spoon", Area(pot.x + STIRRED[0] * pot.width, pot.y + STIRRED[1] * pot.width, *spoon))


class _Painting:
    """A painting that lies in an area of the page; what is put into it is told in its own px."""

    def __init__(self, canvas: Canvas, table: Table, area: Area) -> None:
        self.canvas, self._table, self._area = canvas, table, area

    def placed(self, part: Area) -> Area:
        """Return where a part of the painting lies on the page."""
        return _placed(part, self._area)

    def place(self, frame: str, part: Area, *, flip: bool = False) -> None:
        """Draw a picture in a part of the painting."""
        self.canvas.place(frame, self.placed(part), flip=flip)

    def bust(self, seat: Seat, mood: Mood, x: float, foot: float, zoom: float) -> None:
        """Draw somebody in a mood."""
        width, height = BUST[0] * zoom, BUST[1] * zoom
        self.place(f"bust.{self._table.faces[seat]}.{mood}", Area(x - width / 2, foot - height, width, height))

    def ribbon(self, result: SeatResult, place: Area) -> None:
        """Draw a ribbon with a name and a score in its place on the page."""
        canvas, table = self.canvas, self._table
        panels.banner(canvas, place, table.colour(result.seat))
        middle, size, score = place.middle_y, canvas.at_most(NAME, MOST_NAME), str(result.score).replace("-", "−")
        room = place.width - 2.5 * EDGE - canvas.measure(score, size=size, role="display").width
        name = name_within(canvas, table, result.seat, room)
        canvas.text(name, place.x + EDGE, middle, size=size, role="display", vertical="middle", width=room, fit=True)
        canvas.text(score, place.right - EDGE, middle, size=size, role="display", align="right", vertical="middle")


def _behind(pot: Area, winners: int) -> tuple[float, list[float]]:
    """Return the zoom of so many winners and their middles: where they end, the pot hides all of them."""
    room = pot.width * MOUTH / BUST[0]
    zoom = WINNER_ZOOM if winners < 2 else room / (1 + (winners - 1) * SHOULDER)
    return zoom, _abreast(pot.middle_x, BUST[0] * zoom * SHOULDER, winners)


def _abreast(middle: float, pitch: float, count: int) -> list[float]:
    """Return the middles of so many things beside one another."""
    return [middle + (at - (count - 1) / 2) * pitch for at in range(count)]
