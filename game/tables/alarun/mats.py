"""Mat: a square laid out large on the woodland, with stars on what brews together and the points of every line."""

from collections.abc import Hashable, Iterator
from itertools import pairwise
from typing import NamedTuple

from game.core.event import Seat
from game.rules.alarun.ingredient_cards import Card
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import Gain, Line, Sheet
from game.rules.alarun.square import (
    APPRENTICE,
    EMPTY,
    HOME,
    SIZE,
    Cell,
    bounds,
    cell_name,
    cells_of,
    column_of,
    row_of,
)
from game.tables.alarun.grid import MOST_PITCH, Grid, camera_grid, grid_now, kept_grid
from game.tables.alarun.ingredient_faces import apprentice_frame, frame_of
from game.tables.alarun.naming import hides_best
from game.tables.asking import Asking
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

SLICE = 56.0
FIGURE = 24.0
STAR_PART = 34 / MOST_PITCH
IDENTITY_PART = 0.46
GHOST = 0.8
EDGE_WORDS, EDGE_LEAST, EDGE_TAG, EDGE_HEIGHT, EDGE_GAP = 152.0, 110.0, 10.0, 40.0, 4.0
"""The widest words at the edges, the least width of the paper under them, how much wider it is, its height, and how far
it stays off the cell that it speaks of, in layout px."""

LEAST_GAIN, GAIN_IN, GAIN_FIGURES = 0.76, 0.64, 0.66
"""How small the slice over a cell may become, as a part of its usual size; how far its middle lies inside the corner of
the cell, off the ring, and how wide its figures may be, as parts of the slice."""


class _Tag(NamedTuple):
    """What is said beside an outer line: a key, how high it lies, and where its slip begins, or `ends`."""

    key: str
    top: float
    x: float
    ends: bool


class Trial(NamedTuple):
    """A card that is held over a cell, or laid there to be confirmed (`settled`), and what it would add."""

    card: Card
    cell: Cell
    gain: Gain
    settled: bool


class Mat:
    """Draws one square large and says where its cells lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan
        self._held: tuple[Seat, int, Grid] | None = None

    def grid(self, seen: AlarunObservation, seat: Seat) -> Grid:
        """Return the grid for a seat's square as it will lie when nothing moves.

        It has in sight what the cards of a round reach. One that is held stays while cards are laid in that round; it
        follows only where one straight line of cards leads out of sight. It stays between rounds, too, as long as it
        has in sight what the next cards reach, and they are shown no larger.
        """
        if self._held is not None and self._held[:2] == (seat, seen.round_number) and seen.phase == "place":
            held = self._held[2]
            view, rows = self._plan.area("mat.view"), [held.cell(cell) for cell in cells_of(seen.next_cells(seat))]
            out = [area for area in rows if not view.y <= area.y <= area.bottom <= view.bottom]
            up = any(area.y < view.y for area in out)
            return held._replace(y=held.y + (held.pitch if up else -held.pitch)) if out else held
        steps = len(seen.known[seat]) if seen.phase == "place" else seen.numbers.hand
        shown = self._plan.area("grid"), seen.taken[seat], seen.room(seat), steps
        if self._held is None or self._held[0] != seat:
            return camera_grid(*shown)
        return kept_grid(self._held[2], *shown)

    def hold(self, seen: AlarunObservation, seat: Seat) -> None:
        """Hold the grid of a person who lays cards: no cell moves before the round is over, and as a rule not then."""
        self._held = seat, seen.round_number, self.grid(seen, seat)

    def in_sight(self, grid: Grid, cell: Cell) -> bool:
        """Return whether a cell is seen whole."""
        area, view = grid.cell(cell), self._plan.area("mat.view")
        across = view.x <= area.x and area.right <= view.right
        return across and view.y <= area.y and area.bottom <= view.bottom

    def _grid_now(self, seen: AlarunObservation, seat: Seat) -> Grid:
        """Return the grid as it is shown at the moment."""
        return grid_now(self._table.timeline, f"grid.{seat}", self.grid(seen, seat))

    def draw(
        self,
        canvas: Canvas,
        seen: AlarunObservation,
        seat: Seat,
        *,
        asking: Asking | None = None,
        trial: Trial | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        """Draw a seat's square with the points of another sheet than its own, if one is given."""
        grid = self._grid_now(seen, seat)
        own = seen.sheet(seat)
        shown = trial.gain.after if trial is not None else sheet or own
        identity = shown.identity if sheet is not None and sheet.identity != APPRENTICE else None
        area = self._plan.area("seat0.mat")

        def paint(canvas: Canvas) -> None:
            canvas.place("mat", area)
            with canvas.clip(self._plan.area("mat.view")):
                self._draw_cells(canvas, seen, seat, grid, asking)
            self.draw_cards(canvas, seen, seat, grid, identity)
            if trial is not None:
                self._draw_trial(canvas, grid, trial)
            draw_stars(canvas, grid, shown)

        if trial is None and grid == self.grid(seen, seat):
            parts = (open_parts(asking), asking.narrowing.chosen if asking is not None else (), hinted_parts(asking))
            canvas.kept(("mat", self.key(seen, seat, grid, shown, identity, parts)), lambda: paint(canvas))
        else:
            paint(canvas)
        if trial is not None:
            self._draw_gain(canvas, grid, trial)
        self._draw_slices(canvas, grid, shown, shown if hides_best(self._table, seen, seat) else own)
        if any(part.startswith("cell:") for part in open_parts(asking)):
            for tag in self._tags(seen, seat, grid, shown):
                self._draw_tag(canvas, tag)

    def _draw_cells(
        self, canvas: Canvas, seen: AlarunObservation, seat: Seat, grid: Grid, asking: Asking | None
    ) -> None:
        sure = seen.sure(seat)
        parts, hinted = open_parts(asking), hinted_parts(asking)
        chosen = asking.narrowing.chosen if asking is not None else ()
        for cell in cells_of(seen.room(seat) & ~seen.taken[seat]):
            if not self.in_sight(grid, cell):
                continue
            area, part = grid.cell(cell), f"cell:{cell_name(cell)}"
            canvas.place("cell.certain" if sure >> cell & 1 else "cell.edge", area)
            if part in parts:
                canvas.place("cell.hover" if part in chosen else "cell.open", area)
            if part in hinted:
                canvas.centred("icon.hint", *area.centre, height=grid.card * 0.5)

    def key(self, seen: AlarunObservation, seat: Seat, grid: Grid, *more: Hashable) -> Hashable:
        """Return what the picture of a square depends on, besides what its drawer adds."""
        hidden = tuple(cell for cell in cells_of(seen.taken[seat]) if self._table.timeline.hides(f"cell {seat} {cell}"))
        named = seen.identities[seat]
        return seat, self._table.colour(seat), grid, seen.taken[seat], seen.squares[seat], named, hidden, *more

    def draw_cards(
        self, canvas: Canvas, seen: AlarunObservation, seat: Seat, grid: Grid, identity: Card | None = None
    ) -> None:
        """Draw the cards of a square; the apprentice holds what it counts as, once it is named or tried."""
        square = seen.squares[seat]
        for cell in cells_of(seen.taken[seat]):
            if self._table.timeline.hides(f"cell {seat} {cell}"):
                continue
            card = square[cell]
            if card == APPRENTICE:
                home = grid.cell(HOME)
                canvas.place(apprentice_frame(seat, self._table.colour(seat), grid.card), home)
                named = seen.identities[seat] if identity is None else identity
                if named is not None:
                    side = grid.card * IDENTITY_PART
                    mark = Area(home.right - side - grid.card * 0.03, home.bottom - side - grid.card * 0.03, side, side)
                    canvas.place(frame_of(named, side), mark)
            elif card != EMPTY:
                canvas.place(frame_of(card, grid.card), grid.cell(cell))

    def _draw_trial(self, canvas: Canvas, grid: Grid, trial: Trial) -> None:
        area = grid.cell(trial.cell)
        canvas.place("cell.hover", area)
        canvas.place(frame_of(trial.card, grid.card), area, alpha=1.0 if trial.settled else GHOST)
        if trial.settled:
            canvas.place("ring.card", area)

    def _draw_gain(self, canvas: Canvas, grid: Grid, trial: Trial) -> None:
        """Say on a slice of wood how many points a card would add."""
        area = grid.cell(trial.cell)
        size = SLICE * max(LEAST_GAIN, grid.pitch / MOST_PITCH)
        x, y = area.right - size * GAIN_IN, area.bottom - size * GAIN_IN
        total = trial.gain.total
        canvas.centred("slice.on" if total else "slice.off", x, y, width=size)
        tone = "plant" if total > 0 else "blood" if total < 0 else "ink"
        canvas.number(
            f"{total:+d}" if total else "0", x, y, size * 0.4, tone=tone, align="center", width=size * GAIN_FIGURES
        )

    def _draw_slices(self, canvas: Canvas, grid: Grid, sheet: Sheet, before: Sheet) -> None:
        """Draw the points of every line, those that would change in another tone."""
        rows, columns = self._plan.area("rows"), self._plan.area("columns")
        had_rows, had_columns = ({line.index: line.points for line in lines} for lines in (before.rows, before.columns))
        down = [(rows.middle_x, grid.row_y(line.index), line, had_rows.get(line.index, 0)) for line in sheet.rows]
        across = [
            (grid.column_x(line.index), columns.middle_y + 1, line, had_columns.get(line.index, 0))
            for line in sheet.columns
        ]
        for x, y, line, had in (*down, *across):
            _draw_slice(canvas, x, y, line, had)

    def tag_areas(self, seen: AlarunObservation, seat: Seat) -> list[Area]:
        """Return where it is said of outer rows and columns that only one of two can be in the square, as wide as that
        may be.
        """
        return [
            self._tag_area(tag, EDGE_WORDS) for tag in self._tags(seen, seat, self.grid(seen, seat), seen.sheet(seat))
        ]

    def _tags(self, seen: AlarunObservation, seat: Seat, grid: Grid, shown: Sheet) -> Iterator[_Tag]:
        """Yield what is said beside the next cells of the outer lines where only one of two can be in the square."""
        left, right, top, bottom = bounds(seen.room(seat))
        if right - left == SIZE:
            yield from self._tags_of_columns(seen, seat, grid, {line.index for line in shown.columns})
        if bottom - top == SIZE:
            yield from self._tags_of_rows(seen, seat, grid, {line.index for line in shown.rows})

    def _tags_of_columns(self, seen: AlarunObservation, seat: Seat, grid: Grid, scored: set[int]) -> Iterator[_Tag]:
        """Yield what is said above the next cells of the two outer columns, or below them where there is no room."""
        columns = [column_of(cell) for cell in cells_of(seen.room(seat))]
        for column, key in ((min(columns), "alarun.table.this_column"), (max(columns), "alarun.table.or_this")):
            cells = [grid.cell(cell) for cell in cells_of(seen.next_cells(seat)) if column_of(cell) == column]
            if cells and column not in scored:
                first, last = cells[0], cells[-1]
                above = first.y - EDGE_HEIGHT - EDGE_GAP
                top = above if above >= self._plan.area("mat.view").y else last.bottom + EDGE_GAP
                is_first = column == min(columns)
                yield _Tag(key, top, first.right if is_first else first.x, ends=is_first)

    def _tags_of_rows(self, seen: AlarunObservation, seat: Seat, grid: Grid, scored: set[int]) -> Iterator[_Tag]:
        """Yield what is said beside the next cells of the two outer rows."""
        rows = [row_of(cell) for cell in cells_of(seen.room(seat))]
        for row, key in ((min(rows), "alarun.table.this_row"), (max(rows), "alarun.table.or_this")):
            cells = [grid.cell(cell) for cell in cells_of(seen.next_cells(seat)) if row_of(cell) == row]
            if cells and row not in scored:
                # What is said over an outer column lies in the lower half of the upper row.
                last = max(cells, key=lambda area: area.x)
                top = last.y if row == min(rows) else last.bottom - EDGE_HEIGHT
                yield _Tag(key, top, last.right + EDGE_GAP, ends=False)

    def _draw_tag(self, canvas: Canvas, tag: _Tag) -> None:
        words = self._table.say(tag.key)
        slip = self._tag_area(tag, min(canvas.measure(words, size=24).width, EDGE_WORDS))
        canvas.fill(slip, "paper_lite", 0.9, radius=10)
        canvas.text(
            words, *slip.centre, size=24, align="center", vertical="middle", width=slip.width - EDGE_TAG, fit=True
        )

    def _tag_area(self, tag: _Tag, words: float) -> Area:
        """Return the slip for words of a width; a square that slides brings it from beyond the mat."""
        view = self._plan.area("mat.view")
        room = max(EDGE_LEAST, tag.x - view.x if tag.ends else view.right - tag.x)
        wide = min(words + EDGE_TAG, room)
        left = tag.x - wide if tag.ends else tag.x
        return Area(min(max(left, view.x), view.right - wide), max(tag.top, view.y), wide, EDGE_HEIGHT)

    def light(self, canvas: Canvas, seen: AlarunObservation, seat: Seat, line: Line, *, across: bool) -> None:
        """Lay a gold band round a row (`across`) or column."""
        grid = self._grid_now(seen, seat)
        cells = cells_of(seen.room(seat))
        index = row_of if across else column_of
        areas = [grid.cell(cell) for cell in cells if index(cell) == line.index]
        first, last = areas[0], areas[-1]
        band = Area(first.x, first.y, last.right - first.x, last.bottom - first.y)
        canvas.place("lit.row" if across else "lit.column", band)


def open_parts(asking: Asking | None) -> frozenset[str]:
    """Return every part of the moves that are asked for."""
    return (
        frozenset(part for move in asking.narrowing.all for part in move.parts) if asking is not None else frozenset()
    )


def hinted_parts(asking: Asking | None) -> tuple[str, ...]:
    """Return the parts of the move that a hint marks."""
    return asking.hinted.parts if asking is not None and asking.hinted is not None else ()


def _draw_slice(canvas: Canvas, x: float, y: float, line: Line, had: int) -> None:
    tone = "ink" if line.points == had else "plant" if line.points > had else "blood"
    canvas.centred("slice.on" if line.points else "slice.off", x, y, width=SLICE)
    canvas.number(line.points, x, y, FIGURE, tone=tone, align="center")


def draw_stars(canvas: Canvas, grid: Grid, sheet: Sheet) -> None:
    """Lay a star between neighbours that brew together."""
    size = grid.pitch * STAR_PART
    for line in (*sheet.rows, *sheet.columns):
        for first, second in pairwise(line.cells):
            one, other = grid.cell(first), grid.cell(second)
            canvas.centred("star", (one.middle_x + other.middle_x) / 2, (one.middle_y + other.middle_y) / 2, width=size)
