"""Field board: the fields on their hexes, what grows on them, and places where one may go."""

import math
from collections.abc import Collection, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from game.core.hexgrid import Cell, cell_at, cell_name, column_of, row_of
from game.rules.cauldron.ingredients import Kind
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Look
from game.tables.cauldron.pieces.card_facts import ART
from game.tables.cauldron.pieces.field_notes import FieldNote
from game.tables.cauldron.pieces.small_pieces import draw_none, draw_tick
from game.tables.cauldron.pieces.token_marks import Marks
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MOST_RADIUS = 80.0
"""How large a hex is drawn at most, in layout px from its middle to a corner."""

READABLE = 24.0
"""The least radius of a hex, in layout px: its token is then 16 px wide in a window of 1280×720."""

TOKEN_PART = 0.74
"""The width of a token as a part of a hex's radius."""

TOKEN_LEAST, TOKEN_MOST = 30.0, 1.02
"""The least width of a token in layout px, as far as it is no larger part of the radius than this."""

TOKEN_DROP = 0.58
"""How far below the middle of a field its token lies, as a part of the radius: the painting stays in sight."""

RING_PART = 0.95
"""The radius of the ring round a field as a part of its own: neighbours have a ring each."""

LIT, CHOSEN = 0.8, 1.7
"""How thick the ring is round a field that may be chosen, and round one that is chosen, pointed at or announced."""

VEIL, BRIGHT = 0.4, 0.18
"""How dark a field is that is not to choose from, and how bright what is pointed at while a lesson wants another."""

COUNT_PART = 0.52

NOTE_X, NOTE_Y, NOTE_PITCH = 0.52, 0.12, 0.9
"""How far at the left and above the middle a field wears the first mark that a card has brought, as parts of the
radius, and how far on the next one is at most, as a part of the width of a hat."""

NOTE_PART, NOTE_LEAST = 0.5, 30.0
"""How wide a hat is there as a part of the radius, and the least of it in layout px."""

BADGE, NONE_PART = 0.6, 0.45
"""The radius of the disc behind a hat and that of a sign of "none", as parts of the width of a hat."""
TICK, TICK_UP = 0.42, 0.2
"""The radius of the tick on a field that is chosen already, and how far it lies above the middle of the field, as parts
of the radius.
"""

ROOT = math.sqrt(3)
SIGN_HEIGHT = 44.0


TURNS = 3
"""In how many ways a board can lie: upside down it takes the same room."""


def turned(cell: Cell, turns: int) -> Cell:
    """Return where a cell lies when the board is turned about cell 0,0 by so many sixths."""
    column, row = column_of(cell), row_of(cell)
    for _ in range(turns):
        column, row = -row, column + row
    return cell_at(column, row)


class HexGrid(NamedTuple):
    """Where hexes lie: the middle of cell 0,0 and the radius, in layout px; corners point up and down.

    `turns` is by how many sixths the board is turned, which takes fields to where there is most room for them.
    """

    x: float
    y: float
    radius: float
    turns: int = 0

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        cell = turned(cell, self.turns)
        column, row = column_of(cell), row_of(cell)
        return self.x + self.radius * ROOT * (column + row / 2), self.y + self.radius * 1.5 * row

    @property
    def token_width(self) -> float:
        """The width of a token in layout px."""
        return max(self.radius * TOKEN_PART, min(TOKEN_LEAST, self.radius * TOKEN_MOST))

    def token(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of the tokens on a cell."""
        x, y = self.centre(cell)
        return x, y + self.radius * TOKEN_DROP

    def area(self, cell: Cell) -> Area:
        """Return the rectangle round a cell."""
        return Area.around(*self.centre(cell), ROOT * self.radius, 2 * self.radius)

    def touch(self, cell: Cell) -> Area:
        """Return the rectangle in which a cell can be pointed at, without its neighbours' corners."""
        return Area.around(*self.centre(cell), 1.6 * self.radius, 1.5 * self.radius)


def fitted(cells: Collection[Cell], area: Area, most: float = MOST_RADIUS, *, turns: int = 0) -> HexGrid:
    """Return the largest grid in which some cells, turned by so many sixths, lie inside an area, in its middle."""
    if not cells:
        return HexGrid(area.middle_x, area.middle_y, most, turns)
    placed = [turned(cell, turns) for cell in cells]
    across = [ROOT * (column_of(cell) + row_of(cell) / 2) for cell in placed]
    down = [1.5 * row_of(cell) for cell in placed]
    wide, high = max(across) - min(across) + ROOT, max(down) - min(down) + 2
    radius = min(most, area.width / wide, area.height / high)
    x = area.middle_x - radius * (max(across) + min(across)) / 2
    return HexGrid(x, area.middle_y - radius * (max(down) + min(down)) / 2, radius, turns)


def moving(grid: HexGrid) -> list[tuple[str, float]]:
    """Return the names and numbers of a grid that change while it makes room."""
    return [("x", grid.x), ("y", grid.y), ("radius", grid.radius)]


@lru_cache(maxsize=16)
def best_turns(cells: tuple[Cell, ...], area: Area) -> int:
    """Return by how many sixths a board is turned to be drawn largest, the fewest that do."""
    return max(range(TURNS), key=lambda turns: (fitted(cells, area, math.inf, turns=turns).radius, -turns))


@lru_cache(maxsize=64)
def laid(cells: tuple[Cell, ...], first: tuple[Cell, ...], area: Area) -> HexGrid:
    """Return the grid of a board of some cells, of which the first lay there from the beginning.

    The board lies as those have most room, so that no field that is bought turns it, unless it could not be read so.
    """
    grid = fitted(cells, area, turns=best_turns(first, area))
    return grid if grid.radius >= READABLE else fitted(cells, area, turns=best_turns(cells, area))


class _Field(NamedTuple):
    """A field as it is shown: what grows there, how many tokens, and whether tile or token are still on their way."""

    cell: Cell
    kind: Kind
    number: int
    comes: bool
    token_comes: bool


class FieldBoard:
    """Draws the fields and says where they lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._area = plan.area("board")

    def grid(self, seen: CauldronObservation, *, placing: bool = False) -> HexGrid:
        """Return the grid of what lies there, with the places around it while one is chosen."""
        cells = [cell for cell, _, _ in seen.fields]
        if placing:
            cells += seen.open_places
        return laid(tuple(cells), seen.first_cells, self._area)

    def grid_now(self, seen: CauldronObservation, *, placing: bool = False) -> HexGrid:
        """Return the grid as it is shown at the moment."""
        grid = self.grid(seen, placing=placing)
        x, y, radius = (self._table.timeline.value(f"board.{name}", part) for name, part in moving(grid))
        return HexGrid(x, y, radius, grid.turns)

    def draw(self, canvas: Canvas, seen: CauldronObservation, marks: Marks, look: Look, *, placing: bool) -> None:
        """Draw all fields; where one may go dotted hexes wait while a place is chosen."""
        grid = self.grid_now(seen, placing=placing)
        if placing:
            self._draw_places(canvas, seen, grid, marks, look)
        fields, ripe = self._fields(seen), seen.phase != "market"
        canvas.kept(("fields", grid, fields, ripe), partial(_draw_fields, canvas, grid, fields, ripe=ripe))
        if marks.open and all(part.startswith("field:") for part in marks.open):
            self._veil_others(canvas, seen, grid, marks)
        for cell, _, _ in seen.fields if marks.worn or look.pointed is not None else ():
            self._draw_marks(canvas, grid, cell, marks, look)
        canvas.kept(("counts", grid, fields), partial(_draw_counts, canvas, grid, fields))

    def _veil_others(self, canvas: Canvas, seen: CauldronObservation, grid: HexGrid, marks: Marks) -> None:
        """Darken the ripe fields that are not to choose from, where only fields are."""
        for cell, _, number in seen.fields:
            if number and f"field:{cell_name(cell)}" not in marks.open.union(marks.settled):
                corners = panels.hexagon_corners(*grid.centre(cell), grid.radius * RING_PART)
                canvas.polygon(corners, "shadow", VEIL)

    def _fields(self, seen: CauldronObservation) -> tuple[_Field, ...]:
        """Return the fields as they are shown at the moment."""
        value, hides = self._table.timeline.value, self._table.timeline.hides
        return tuple(
            _Field(cell, kind, round(value(f"field {cell}", number)), hides(f"tile {cell}"), hides(f"token {cell}"))
            for cell, kind, number in seen.fields
        )

    def _draw_places(self, canvas: Canvas, seen: CauldronObservation, grid: HexGrid, marks: Marks, look: Look) -> None:
        for cell in seen.open_places:
            part = f"place:{cell_name(cell)}"
            hovered = look.pointed == part or part in marks.hinted
            canvas.place("field.place.hover" if hovered else "field.place", grid.area(cell))
            if part in marks.hinted:
                canvas.centred("icon.hint", *grid.centre(cell), height=SIGN_HEIGHT)

    def _draw_marks(self, canvas: Canvas, grid: HexGrid, cell: Cell, marks: Marks, look: Look) -> None:
        part = f"field:{cell_name(cell)}"
        x, y = grid.centre(cell)
        pointed = look.pointed == part and part in marks.open
        if part in (*marks.chosen, *marks.settled) or (pointed and part not in marks.aside):
            self._draw_chosen(canvas, grid, cell)
        elif pointed:
            corners = panels.hexagon_corners(x, y, grid.radius * RING_PART)
            canvas.polygon(corners, "paper_lite", BRIGHT)
        elif part in marks.lit:
            _draw_ring(canvas, grid, cell, LIT)
        if part in marks.settled:
            draw_tick(canvas, x, y - grid.radius * TICK_UP, grid.radius * TICK)
        if part in marks.hinted:
            canvas.centred("icon.hint", x + grid.radius * 0.5, y - grid.radius * 0.4, height=SIGN_HEIGHT)

    def draw_notes(
        self, canvas: Canvas, seen: CauldronObservation, notes: Sequence[FieldNote], *, placing: bool
    ) -> None:
        """Draw on the fields whose mark they wear, and that nothing grows there, above every ring."""
        grid = self.grid_now(seen, placing=placing)
        wide = note_width(grid)
        for note in notes:
            if self._table.timeline.hides(f"note {note.cell} {note.seat}"):
                continue
            x, y = note_point(grid, notes, note)
            if note.seat is None:
                draw_none(canvas, x, y, wide * NONE_PART)
            else:
                canvas.disc(x, y, wide * BADGE + 1.5, "ink_soft")
                canvas.disc(x, y, wide * BADGE, "paper_lite")
                canvas.centred(f"hat.{self._table.colour(note.seat)}.small", x, y, width=wide)

    def mark(self, canvas: Canvas, seen: CauldronObservation, cell: Cell) -> None:
        """Draw the ring round the field that an announced action is about."""
        grid = self.grid_now(seen)
        self._draw_chosen(canvas, grid, cell)
        _draw_counts(canvas, grid, self._fields(seen))

    def field_area(self, seen: CauldronObservation, cell: Cell) -> Area:
        """Return where a field lies, in layout px."""
        return self.grid_now(seen).area(cell)

    def _draw_chosen(self, canvas: Canvas, grid: HexGrid, cell: Cell) -> None:
        canvas.place("field.select", grid.area(cell))
        _draw_ring(canvas, grid, cell, CHOSEN)


def _draw_fields(canvas: Canvas, grid: HexGrid, fields: Sequence[_Field], *, ripe: bool) -> None:
    """Draw the fields, those without tokens bare while there is a harvest, and their tokens."""
    for field in fields:
        if not field.comes:
            state = ".empty" if ripe and not field.number else ""
            canvas.place(f"field.{ART[field.kind]}{state}", grid.area(field.cell))
    for field in fields:
        if field.number and not field.token_comes:
            canvas.centred(f"token.{ART[field.kind]}", *grid.token(field.cell), width=grid.token_width)


def _draw_counts(canvas: Canvas, grid: HexGrid, fields: Sequence[_Field]) -> None:
    """Draw how many tokens lie on each field, above every ring: a number reaches onto the field beside its own."""
    for field in fields:
        if field.number > 1 and not field.token_comes:
            x, y = grid.token(field.cell)
            draw_count(canvas, field.number, x + grid.radius * 0.4, y + grid.radius * 0.1, grid.radius * COUNT_PART)


def note_width(grid: HexGrid) -> float:
    """Return how wide a hat is that is worn by a field."""
    return max(grid.radius * NOTE_PART, min(NOTE_LEAST, grid.radius))


def note_point(grid: HexGrid, notes: Sequence[FieldNote], note: FieldNote) -> tuple[float, float]:
    """Return where a field wears one of its marks, which stand in a row."""
    worn = [each for each in notes if each.cell == note.cell]
    x, y = grid.centre(note.cell)
    pitch = min(note_width(grid) * NOTE_PITCH, 2 * NOTE_X * grid.radius / max(1, len(worn) - 1))
    return x - grid.radius * NOTE_X + worn.index(note) * pitch, y - grid.radius * NOTE_Y


def _draw_ring(canvas: Canvas, grid: HexGrid, cell: Cell, thick: float) -> None:
    x, y = grid.centre(cell)
    radius = grid.radius * RING_PART
    key = ("ring of a field", x, y, radius, thick)
    canvas.kept(key, partial(panels.hexagon_ring, canvas, x, y, radius, thick=thick))


def draw_count(canvas: Canvas, number: int, x: float, y: float, size: float) -> None:
    """Draw a number on a small paper disc, `size` layout px wide."""

    def draw() -> None:
        canvas.disc(x, y, size / 2 + 1.5, "ink_soft")
        canvas.disc(x, y, size / 2, "paper_lite")
        canvas.number(number, x, y, size * 0.52, align="center")

    canvas.kept(("count", number, x, y, size), draw)
