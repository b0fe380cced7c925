"""The room of Setup: a long table, a chair for every seat, who sits there, and a card before each with its choices."""

from collections.abc import Sequence
from typing import NamedTuple

from game.store.seat_plans import SeatPlan
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SHEETS = ("common", "title", "company_room", "company_table", "company_begin")

TABLE_TOP = 292.0
"""Where the table begins; whoever sits at it is cut by its edge."""

WALL_WIDTH, WALL_HEIGHT, TABLE_WIDTH, TABLE_HEIGHT = 2640.0, 340.0, 2640.0, 800.0
COLUMNS = Area(24, 320, 1360, 340)
GAP = 16.0
STYLE_WIDTH, STYLE_HEIGHT = 150.0, 34.0
BROADEST = 300.0
CHAIR = (216.0, 230.0)
BUST = (194.0, 213.0)
GARLAND = Area(0, 84, 976, 84)
STEP = 58.0
HEAD_UP = 13.0
"""How far above a choice the middle of its word is."""

LABELLED = 84.0
"""How much lower the next choice lies after one without a word above it, and after one with it."""

BOX = Area(18, 762, 224, 285)
TRAY = Area(244, 726, 594, 329)
PURPOSE_BOTTOM = 1062.0
LEAFLET = Area(1404, 24, 492, 872)
OPTIONS = Area(1440, 120, 420, 736)
BEGIN = Area(1412, 914, 476, 122)


class Papers(NamedTuple):
    """Where what concerns the whole match lies, beside the tray."""

    packs: Area
    length: Area
    seed: Area
    purpose: Area


class Place(NamedTuple):
    """Where a seat's things lie: chair, who sits in it, and the card with its choices."""

    chair: Area
    bust: Area
    card: Area
    hat: Area
    name: Area
    kind: Area

    @property
    def style(self) -> Area:
        """The place of the word for how a regular plays: at the edge of the table before it."""
        return Area.around(self.card.middle_x, TABLE_TOP + 10, STYLE_WIDTH, STYLE_HEIGHT)

    def own(self, at: int) -> Area:
        """Return the place of the seat's own choice of that number; its word stands above it."""
        return self.kind.moved(0, STEP + 26 + at * LABELLED)


class SetupRoom:
    """Places and draws the table for at most so many seats, each with so many choices of its own."""

    def __init__(self, highest: int) -> None:
        self._pitch = COLUMNS.width / highest

    def place(self, index: int, own: int) -> Place:
        """Return where the things of a seat lie that has so many choices of its own."""
        width = min(BROADEST, self._pitch - GAP)
        height = 186 + own * LABELLED
        card = Area(COLUMNS.x + self._pitch * index + (self._pitch - width) / 2, COLUMNS.y, width, height)
        x, foot = card.middle_x, TABLE_TOP + 12
        hat = Area(card.x + 12, card.y + 36, 54, 52)
        name = Area(hat.right + 4, card.y + 36, card.right - hat.right - 20, 52)
        return Place(
            Area(x - CHAIR[0] / 2, foot - CHAIR[1], *CHAIR),
            Area(x - BUST[0] / 2, foot - BUST[1], *BUST),
            card,
            hat,
            name,
            Area(card.x + 14, card.y + 114, card.width - 28, 52),
        )

    def papers(self, own: int) -> Papers:
        """Return where packs, length, seed and purpose lie; below small cards of the seats there is more room."""
        top = 678.0 if own > 1 else 612.0
        purpose = top + 228
        return Papers(
            Area(850, top, 226, 50),
            Area(850, top + 56, 226, 164),
            Area(1084, top, 304, 220),
            Area(846, purpose, 542, PURPOSE_BOTTOM - purpose),
        )

    def draw(
        self,
        canvas: Canvas,
        seats: Sequence[SeatPlan],
        faces: Sequence[str],
        pleased: int | None,
        own: int,
        styles: Sequence[str],
        heads: tuple[str, str],
    ) -> None:
        """Draw room, chairs, people and the papers of their choices.

        `pleased` is whose face was just chosen; `styles` have for each seat the word for how a regular plays; `heads`
        are the words over its name and over who plays it.
        """
        view = canvas.visible
        wall = max(WALL_WIDTH, view.width)
        canvas.place("room.wall", Area(960 - wall / 2, TABLE_TOP - WALL_HEIGHT + 20, wall, WALL_HEIGHT))
        for at in range(-1, 3):
            canvas.place("room.garland", GARLAND.moved(at * GARLAND.width, 0))
        for index, plan in enumerate(seats):
            place = self.place(index, own)
            mood = "pleased" if index == pleased else "calm"
            canvas.place(f"chair.{plan.colour}", place.chair)
            canvas.place(f"bust.{faces[index]}.{mood}", place.bust)
        if len(seats) * self._pitch < COLUMNS.width - 1:
            empty = self.place(len(seats), own)
            canvas.place("chair.nobody", empty.chair)
            cat = Area.around(empty.chair.middle_x, empty.chair.bottom - 60, 158, 122)
            canvas.place("room.cat", cat)
        table = max(TABLE_WIDTH, view.width)
        canvas.place("room.table", Area(960 - table / 2, TABLE_TOP, table, TABLE_HEIGHT))
        for index, plan in enumerate(seats):
            place = self.place(index, own)
            panels.paper(canvas, place.card)
            canvas.centred(f"hat.{plan.colour}.small", place.hat.middle_x, place.hat.middle_y, width=50)
            for word, area in zip(heads, (place.name, place.kind), strict=True):
                canvas.text(
                    word, area.middle_x, area.y - HEAD_UP, size=22, align="center", vertical="middle",
                    width=area.width - 20, fit=True,
                )  # fmt: skip
            if styles[index]:
                panels.name_ribbon(canvas, place.style, styles[index], plan.colour, size=21)
