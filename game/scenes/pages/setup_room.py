"""The room of Setup: a long table, a chair for every seat, who sits there, and a card before each with its choices."""

from collections.abc import Sequence
from typing import NamedTuple

from game.store.seat_plans import SeatPlan
from game.store.words import Words
from game.tables.brought import Brought
from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

SHEETS = ("common", "title", "company_room", "company_table", "company_begin")

LARGEST = ("room.wall", "room.table")
"""The pictures of the room that take longest to be cut out of their sheets."""

TABLE_TOP = 292.0
"""Where the table begins; whoever sits at it is cut by its edge."""

WALL_WIDTH, WALL_HEIGHT, TABLE_WIDTH, TABLE_HEIGHT = 2640.0, 340.0, 2640.0, 800.0
COLUMNS = Area(146, 320, 1242, 340)
GAP = 12.0
TAGS = Area(10, 0, 132, 42)
"""The words beside the rows of the cards: how far from the left and how large."""

STYLE_WIDTH, STYLE_HEIGHT = 150.0, 34.0
BROADEST = 300.0
CHAIR = (216.0, 230.0)
BUST = (194.0, 213.0)
GARLAND = Area(0, 84, 976, 84)
STEP, FIRST_ROW = 56.0, 22.0
"""How far apart the rows of a card are, and how far below its upper edge they begin."""

BROUGHT = 136.0
"""The room for what comes with the choices of a seat, below them."""

NAME_SIZE, SHORT_SIZE, MINUTES_SIZE, MOST = 25.0, 22.0, 24.0, 27.0
"""The sizes of the name of what comes with a choice, of the words on it and of those on how long a match takes, and the
largest of all."""

MOST_SHORT = 50.0
"""The height of the words on what comes with a choice: two lines of the least size, in layout px."""

PURPOSE_SIZE, PURPOSE_MARGIN, PURPOSE_PITCH, WIDE_PITCH = 28.0, 34.0, 0.96, 1.15
"""The letters of what the game is about, what is left free above and below, where it has room, and the distance of its
lines, wider where they have room.
"""

PURPOSE_EDGE = 48.0
"""How far the words on what the game is about keep from the sides of their paper, for the flourishes in its corners."""

BOTTOM = 1064.0

VIGNETTE = (("title.books", 96.0, 190.0), ("title.bottle", -20.0, 120.0), ("candle.1", -96.0, 104.0))
VIGNETTE_LEAST = 240.0
"""What stands at the foot of a leaflet, how far from its middle and how high, and the room that it wants."""
LEAFLET = Area(1404, 24, 492, 872)
OPTIONS = Area(1440, 120, 420, 736)
BEGIN = Area(1412, 914, 476, 122)


class Papers(NamedTuple):
    """Where what concerns the whole match lies: the game's box, the tray with its board, and the papers."""

    box: Area
    tray: Area
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
        """Return the place of the seat's own choice of that number."""
        return self.kind.moved(0, STEP * (1 + at))

    @property
    def brought(self) -> Area:
        """The place of what comes with the seat's own choices."""
        return Area(self.kind.x, self.card.bottom - BROUGHT - 6, self.kind.width, BROUGHT)


class SetupRoom:
    """Places and draws the table for at most so many seats, each with so many choices of its own.

    `brings` is whether something comes with those choices that has to be told.
    """

    def __init__(self, highest: int, *, brings: bool = False) -> None:
        self._pitch = COLUMNS.width / highest
        self._brings = brings

    def place(self, index: int, own: int) -> Place:
        """Return where the things of a seat lie that has so many choices of its own."""
        width = min(BROADEST, self._pitch - GAP)
        height = FIRST_ROW + STEP * (2 + own) + 6 + (BROUGHT if self._brings else 0)
        card = Area(COLUMNS.x + self._pitch * index + (self._pitch - width) / 2, COLUMNS.y, width, height)
        x, foot = card.middle_x, TABLE_TOP + 12
        hat = Area(card.x + 10, card.y + FIRST_ROW, 54, 52)
        name = Area(hat.right + 4, card.y + FIRST_ROW, card.right - hat.right - 18, 52)
        return Place(
            Area(x - CHAIR[0] / 2, foot - CHAIR[1], *CHAIR),
            Area(x - BUST[0] / 2, foot - BUST[1], *BUST),
            card,
            hat,
            name,
            Area(card.x + 14, card.y + FIRST_ROW + STEP, card.width - 28, 52),
        )

    def papers(self, own: int) -> Papers:
        """Return where what concerns the whole match lies; below small cards of the seats the tray is large."""
        if not own:
            top, left = 634.0, 1108.0
            return Papers(
                Area(20, 684, 292, 372),
                Area(316, 632, 780, 432),
                Area(left, top, 280, 46),
                Area(left, top + 50, 280, 158),
                Area(left, top + 212, 280, 216),
                Area(24, 480, 1364, 142),
            )
        top = self.place(0, own).card.bottom + 12
        return Papers(
            Area(18, 762, 224, 285),
            Area(244, 726, 594, 329),
            Area(850, top, 226, 50),
            Area(850, top + 56, 226, 158),
            Area(1084, top, 304, 210),
            Area(846, top + 214, 542, BOTTOM - top - 214),
        )

    def draw(
        self,
        canvas: Canvas,
        seats: Sequence[SeatPlan],
        faces: Sequence[str],
        pleased: int | None,
        own: int,
        styles: Sequence[str],
        heads: Sequence[str],
    ) -> None:
        """Draw room, chairs, people and the papers of their choices.

        `pleased` is whose face was just chosen; `styles` have for each seat the word for how a regular plays; `heads`
        are the words beside the rows of the papers.
        """
        view = canvas.visible
        # Beside it a wide window shows the kitchen, as it does beside the pages.
        with canvas.clip(Area(LAYOUT.x, view.y, LAYOUT.width, view.height)):
            self._draw_company(canvas, seats, faces, pleased, own)
        for index, plan in enumerate(seats):
            place = self.place(index, own)
            panels.paper(canvas, place.card, twin=index)
            canvas.centred(f"hat.{plan.colour}.small", place.hat.middle_x, place.hat.middle_y, width=50)
            if styles[index]:
                panels.name_ribbon(canvas, place.style, styles[index], plan.colour, size=21)
        for row, word in enumerate(heads):
            y = COLUMNS.y + FIRST_ROW + STEP * row + 26
            panels.name_ribbon(canvas, TAGS.moved(0, y - TAGS.height / 2), word, "sepia", size=25)

    def _draw_company(
        self, canvas: Canvas, seats: Sequence[SeatPlan], faces: Sequence[str], pleased: int | None, own: int
    ) -> None:
        """Draw the wall, whoever sits before it, and the table."""
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


def draw_vignette(canvas: Canvas, leaflet: Area, bottom: float) -> None:
    """Draw a small still life at the foot of the leaflet where its words, which end at `bottom`, leave the room."""
    foot = leaflet.bottom - 84
    if foot - bottom < VIGNETTE_LEAST:
        return
    canvas.line(leaflet.x + 70, foot, leaflet.right - 70, foot, "ink_ghost", 1.6)
    for frame, dx, height in VIGNETTE:
        canvas.sprite(frame, leaflet.middle_x + dx, foot + 6, height=height, anchor="midbottom")


def draw_purpose(canvas: Canvas, paper: Area, words: str) -> None:
    """Draw the paper with what the game is about."""
    panels.paper(canvas, paper)
    width, smallest = paper.width - 2 * PURPOSE_EDGE, SMALLEST / canvas.theme.text_scale
    least = canvas.measure(words, size=smallest, width=width, spacing=PURPOSE_PITCH).height
    height = max(paper.height - PURPOSE_MARGIN, least)
    wide = canvas.measure(words, size=PURPOSE_SIZE, width=width, spacing=WIDE_PITCH).height <= height
    canvas.text(
        words, paper.x + PURPOSE_EDGE, paper.middle_y, size=PURPOSE_SIZE, vertical="middle", width=width,
        height=height, spacing=WIDE_PITCH if wide else PURPOSE_PITCH,
    )  # fmt: skip


def length_choice(paper: Area) -> Area:
    """Return where a length is chosen on its paper: the ring of the focus leaves the words above and below free."""
    return Area(paper.x + 16, paper.y + 47, paper.width - 32, 42)


def draw_length(canvas: Canvas, paper: Area, heading: str, told: str, alone: bool) -> None:
    """Draw the paper with how long a match takes; `alone` where there is no choice above the words."""
    panels.paper(canvas, paper)
    canvas.text(
        told, paper.middle_x, paper.middle_y + 12 if alone else paper.y + 127,
        size=canvas.at_most(MINUTES_SIZE, MOST), align="center",
        vertical="middle", width=paper.width - 24, lines=2, spacing=1.0,
    )  # fmt: skip
    canvas.text(
        heading, paper.middle_x, paper.y + 22, size=26, role="display", align="center",
        vertical="middle", width=paper.width - 40, fit=True,
    )  # fmt: skip


def draw_brought(canvas: Canvas, words: Words, area: Area, things: Sequence[Brought], undecided: str) -> None:
    """Draw what comes with the choices of a seat, or the words of the key `undecided` where chance has to choose."""
    canvas.line(area.x, area.y, area.right, area.y, "ink_ghost", 1.4)
    if not things:
        canvas.text(
            words.say(undecided), *area.centre, size=23, align="center", vertical="middle",
            colour="ink_soft", width=area.width, height=area.height - 12, spacing=1.05,
        )  # fmt: skip
    for thing, row in zip(things, area.rows(len(things), 0) if things else (), strict=True):
        canvas.text(
            words.say(thing.name), row.x, row.y + 14, size=canvas.at_most(NAME_SIZE, MOST), role="display",
            vertical="middle", width=row.width, fit=True,
        )  # fmt: skip
        canvas.text(
            words.say(thing.short), row.x, row.y + 23, size=canvas.at_most(SHORT_SIZE, MOST), width=row.width,
            height=MOST_SHORT, lines=2, spacing=0.8,
        )  # fmt: skip
