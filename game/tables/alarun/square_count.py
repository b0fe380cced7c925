"""Square count: the ten potions, the Centum auri and the secret colour of every square, one after the other."""

from collections.abc import Callable

from msgspec.structs import replace

from game.core.event import Seat
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import (
    CENTUM,
    COLOURS,
    Card,
    card_words,
    colour_of,
    colour_words,
    kind_of,
    kind_words,
)
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Line, Sheet
from game.rules.alarun.square import APPRENTICE, SIZE, Cell, cell_at
from game.tables.alarun.ingredient_faces import apprentice_frame, frame_of
from game.tables.alarun.mats import Mat
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

LINES = 2 * SIZE
SLICE = 56.0
FIGURE = 24.0
MINI = 44.0
MINI_PITCH = 47.0
FADED = 0.3
CORNER = 60.0
EXTRA_CARD = 76.0
SEAL, WORD = 112.0, 40.0
"""The width of the seal of the total, and the height that it leaves to its word."""


class SquareCount:
    """A page for each seat, from the last to the winner; a step for each line and each bonus, then the total."""

    def __init__(self, table: Table, plan: Plan, seen: AlarunObservation, mat: Mat, outcome: Outcome) -> None:
        self._table = table
        self._plan = plan
        self._seen = seen
        self._mat = mat
        self._order: tuple[Seat, ...] = tuple(seat for group in reversed(outcome.ranking) for seat in group)
        self._sheets = tuple(seen.sheet(seat) for seat in range(seen.seats))

    @property
    def pages(self) -> int:
        """The number of seats."""
        return len(self._order)

    def steps(self, page: int) -> int:
        """Return the number of lines and bonuses, and one for the total."""
        return LINES + len(self._bonuses(self._order[page])) + 1

    def heading(self, page: int) -> Reason:
        """Return whose square is counted."""
        return reason("alarun.count.heading", name=self._table.seats[self._order[page]].name)

    def _bonuses(self, seat: Seat) -> list[str]:
        """Return what is counted after the lines: the Centum auri where it is, and the secret colour."""
        return ["centum", "colour"] if self._sheets[seat].centum else ["colour"]

    def _lines(self, seat: Seat) -> tuple[tuple[str, int, Line], ...]:
        """Return the lines in the order of the count: row or column, its number from 1, and what it scores."""
        sheet = self._sheets[seat]
        rows = [("row", number, line) for number, line in enumerate(sheet.rows, start=1)]
        return *rows, *(("column", number, line) for number, line in enumerate(sheet.columns, start=1))

    # Words

    def says(self, page: int, step: int) -> Reason:
        """Return the sentence that explains a step."""
        seat = self._order[page]
        sheet = self._sheets[seat]
        if step == 0:
            name = self._table.seats[seat].name
            return reason("alarun.count.begin", name=name, card=card_words(sheet.identity))
        if step <= LINES:
            return self._says_line(seat, *self._lines(seat)[step - 1])
        bonuses = self._bonuses(seat)
        if step - LINES > len(bonuses):
            return reason("alarun.count.total", potions=sheet.potions, total=sheet.total)
        if bonuses[step - LINES - 1] == "centum":
            return reason("alarun.count.centum", points=sheet.centum)
        count = sheet.colour // self._seen.numbers.colour_bonus
        return reason("alarun.count.colour", colour=colour_words(self._colour(seat)), count=count, points=sheet.colour)

    def _says_line(self, seat: Seat, kind: str, number: int, line: Line) -> Reason:
        if not line.cells:
            return reason(f"alarun.count.{kind}.nothing", number=number)
        cards = [self._counted(seat, cell) for cell in line.cells]
        if len({colour_of(card) for card in cards}) == 1:
            what, words = "of_colour", colour_words(colour_of(cards[0]))
        else:
            what, words = "of_kind", kind_words(kind_of(cards[0]))
        said = reason(f"alarun.count.{kind}.{what}", number=number, what=words, count=line.strength, points=line.points)
        return reason("alarun.count.twice", potion=said) if len(cards) > line.strength else said

    def _counted(self, seat: Seat, cell: Cell) -> Card:
        """Return what lies in a cell, for the apprentice what it counts as."""
        card = self._seen.squares[seat][cell]
        return self._sheets[seat].identity if card == APPRENTICE else card

    def _colour(self, seat: Seat) -> int:
        colour = self._seen.colour_of_seat(seat)
        return 0 if colour is None else colour

    # Picture

    def seconds(self, page: int, step: int) -> float:
        """Return 0: nothing moves."""
        return 0.0

    def draw(self, canvas: Canvas, page: int, step: int, moment: float = 1.0) -> None:
        """Draw the square at the left, its line lit, and the score sheet as far as it is filled in at the right."""
        seat = self._order[page]
        counted = _first_lines(self._sheets[seat], step)
        self._mat.draw(canvas, self._seen, seat, sheet=counted)
        if 0 < step <= LINES:
            kind, _, line = self._lines(seat)[step - 1]
            self._mat.light(canvas, self._seen, seat, line, across=kind == "row")
        canvas.nine_slice("scoresheet", self._plan.area("scoresheet"), CORNER)
        self._draw_head(canvas, seat)
        for index, (kind, number, line) in enumerate(self._lines(seat)):
            area = self._line_area(index)
            self._draw_line(canvas, seat, kind, number, line, area, filled=index < step, lit=index == step - 1)
        self._draw_extras(canvas, seat, step)

    def _line_area(self, index: int) -> Area:
        columns = self._plan.area("scoresheet.lines").columns(2, 28)
        return columns[index // SIZE].rows(SIZE)[index % SIZE]

    def _draw_head(self, canvas: Canvas, seat: Seat) -> None:
        area = self._plan.area("scoresheet.head")
        side = area.height
        canvas.place(apprentice_frame(seat, self._table.colour(seat), side), area._replace(width=side))
        canvas.number("=", area.x + side + 24, area.middle_y, 20, align="center")
        identity = self._sheets[seat].identity
        canvas.place(frame_of(identity, side), Area(area.x + side + 48, area.y, side, side))
        words = area.x + 2 * side + 72
        canvas.text(
            self._table.say("alarun.count.named", card=card_words(identity)), words, area.middle_y, size=27,
            vertical="middle", width=area.right - words, fit=True,
        )  # fmt: skip

    def _draw_line(
        self, canvas: Canvas, seat: Seat, kind: str, number: int, line: Line, area: Area, *, filled: bool, lit: bool
    ) -> None:
        """Draw a line of the sheet: its name, its cards with those of the potion in full colour, and its points."""
        if lit:
            canvas.fill(area.inset(-8, 4), "umber", alpha=0.2, radius=10)
        x = area.right - SIZE * MINI_PITCH - SLICE - 12
        alpha = 1.0 if filled else FADED
        canvas.centred(
            "icon.right" if kind == "row" else "icon.down", area.x + 22, area.middle_y, height=34, alpha=alpha
        )
        canvas.number(number, area.x + 60, area.middle_y, FIGURE, align="center")
        if filled:
            for place, cell in enumerate(self._cells(seat, kind, line)):
                mini = Area(x + place * MINI_PITCH, area.middle_y - MINI / 2, MINI, MINI)
                canvas.place(self._frame(seat, cell), mini, alpha=1.0 if cell in line.cells else FADED)
        self._draw_points(canvas, area.right - SLICE / 2, area.middle_y, line.points if filled else None)

    def _frame(self, seat: Seat, cell: Cell) -> str:
        card = self._seen.squares[seat][cell]
        return apprentice_frame(seat, self._table.colour(seat), MINI) if card == APPRENTICE else frame_of(card, MINI)

    def _cells(self, seat: Seat, kind: str, line: Line) -> list[Cell]:
        sheet = self._sheets[seat]
        if kind == "row":
            return [cell_at(column.index, line.index) for column in sheet.columns]
        return [cell_at(line.index, row.index) for row in sheet.rows]

    def _draw_points(self, canvas: Canvas, x: float, y: float, points: int | None) -> None:
        """Draw points on a slice of wood, None for those that are still to come."""
        canvas.centred(
            "slice.on" if points else "slice.off", x, y, width=SLICE, alpha=1.0 if points is not None else 0.4
        )
        if points is not None:
            canvas.number(points, x, y, FIGURE, align="center")

    def _draw_extras(self, canvas: Canvas, seat: Seat, step: int) -> None:
        """Draw what the potions make together, the bonuses, and the total in the end."""
        area = self._plan.area("scoresheet.extras")
        canvas.line(area.x, area.y - 10, area.right, area.y - 10, "sepia", 1.4)
        sheet, bonuses = self._sheets[seat], self._bonuses(seat)
        potions, *bonus, total = area.columns(2 + len(bonuses), 12)
        shown = {name: step > LINES + place for place, name in enumerate(bonuses)}
        self._draw_extra(canvas, potions, "potions", sheet.potions if step >= LINES else None, self._draw_star)
        if sheet.centum:
            points = sheet.centum if shown["centum"] else None
            self._draw_extra(canvas, bonus[0], "centum", points, self._draw_card(frame_of(CENTUM)))
        frame = f"colour.{COLOURS[self._colour(seat)]}" if shown["colour"] else "colour.back"
        points = sheet.colour if shown["colour"] else None
        self._draw_extra(canvas, bonus[-1], "colour", points, self._draw_card(frame))
        if step > LINES + len(bonuses):
            tone = self._table.colour(seat)
            y = total.bottom - WORD - SEAL / 2
            canvas.centred(f"medallion.84.{tone}", total.middle_x, y, width=SEAL)
            size = 50 if sheet.total < 100 else 35
            canvas.number(sheet.total, total.middle_x, y, size, align="center")
        self._draw_word(canvas, total, "alarun.table.total")

    def _draw_extra(
        self, canvas: Canvas, area: Area, key: str, points: int | None, draw: Callable[[Canvas, float, float], None]
    ) -> None:
        """Draw a bonus: its picture, its points beside it, and its name below."""
        y = area.middle_y - 14
        draw(canvas, area.middle_x - 40, y)
        self._draw_points(canvas, area.middle_x + 40, y, points)
        self._draw_word(canvas, area, f"alarun.table.part.{key}")

    def _draw_word(self, canvas: Canvas, area: Area, key: str) -> None:
        canvas.text(
            self._table.say(key), area.middle_x, area.bottom - 18, size=24, align="center", vertical="middle",
            width=area.width, fit=True,
        )  # fmt: skip

    def _draw_star(self, canvas: Canvas, x: float, y: float) -> None:
        canvas.centred("star", x, y, width=EXTRA_CARD * 0.8)

    def _draw_card(self, frame: str) -> Callable[[Canvas, float, float], None]:
        def draw(canvas: Canvas, x: float, y: float) -> None:
            canvas.centred(frame, x, y, height=EXTRA_CARD)

        return draw


def _first_lines(sheet: Sheet, count: int) -> Sheet:
    """Return a sheet with only its first lines, rows before columns."""
    return replace(sheet, rows=sheet.rows[:count], columns=sheet.columns[: max(0, count - SIZE)])
