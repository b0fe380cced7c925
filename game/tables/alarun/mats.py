"""Mats: the viewer's square with its live scores and what a card would add, and the squares of the others."""

from itertools import pairwise

from game.core.event import Seat
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.scoring import Gain, Line, Sheet
from game.rules.alarun.square import APPRENTICE, EMPTY, HOME, bounds, cell_name, cells_of, certain, within
from game.tables.alarun.cards import apprentice_frame, frame_of
from game.tables.alarun.grid import Grid
from game.tables.plan import Plan
from game.tables.table import Asking, Table
from game.view import panels
from game.view.area import Area
from game.view.canvas import Canvas

SLICE = 56.0
STAR = 34.0
STAR_PART = 34 / 139
FULL = 5
SMALL_GAP = 5.0


class Mats:
    """Draws every square and says where its cells lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def own_grid(self, seen: AlarunObservation, seat: Seat) -> Grid:
        """Return the large grid for a seat's square."""
        return Grid(self._plan.area("grid"), seen.taken[seat])

    def small_grid(self, seen: AlarunObservation, seat: Seat) -> Grid:
        """Return the grid of an opponent's panel."""
        name = f"seat{self._table.place_of(seat)}.grid"
        return Grid(self._plan.area(name), seen.taken[seat], self._plan.number(name, "pitch"), SMALL_GAP)

    def grid_of(self, seen: AlarunObservation, seat: Seat) -> Grid:
        """Return the grid in which a seat's cards are seen to land."""
        return self.own_grid(seen, seat) if seat == self._table.viewer else self.small_grid(seen, seat)

    def draw_own(
        self, canvas: Canvas, seen: AlarunObservation, seat: Seat, asking: Asking | None, gain: Gain | None
    ) -> None:
        """Draw a square large on the woodland mat, with stars on what scores and slices with every line's points."""
        canvas.place("mat", self._plan.area("seat0.mat"))
        grid = self.own_grid(seen, seat)
        open_parts = set(asking.narrowing.glowing) if asking is not None else set()
        self._draw_cells(canvas, seen, seat, grid, open_parts)
        self._draw_cards(canvas, seen, seat, grid)
        sheet = seen.sheet(seat)
        self._draw_stars(canvas, grid, sheet)
        self._draw_slices(canvas, grid, sheet, gain)
        if bounds(within(seen.taken[seat]))[1] - bounds(within(seen.taken[seat]))[0] == FULL:
            self._draw_edges(canvas, grid)

    def _draw_cells(
        self, canvas: Canvas, seen: AlarunObservation, seat: Seat, grid: Grid, open_parts: set[str]
    ) -> None:
        taken = seen.taken[seat]
        sure = certain(taken)
        for cell in cells_of(within(taken) & ~taken):
            area = grid.cell(cell)
            canvas.place("cell.certain" if sure >> cell & 1 else "cell.edge", area)
            if f"cell:{cell_name(cell)}" in open_parts:
                canvas.place("cell.open", area)

    def _draw_cards(self, canvas: Canvas, seen: AlarunObservation, seat: Seat, grid: Grid) -> None:
        square = seen.squares[seat]
        for cell in cells_of(seen.taken[seat]):
            if self._table.timeline.hides(f"cell {seat} {cell}"):
                continue
            card = square[cell]
            if card == APPRENTICE:
                identity = seen.identities[seat]
                canvas.place(apprentice_frame(seat, self._table.colour(seat), grid.card), grid.cell(HOME))
                if identity is not None:
                    corner = grid.cell(HOME)
                    mark = Area(corner.right - grid.card * 0.44, corner.bottom - grid.card * 0.44, grid.card * 0.42, 0)
                    canvas.place(frame_of(identity, 40), mark._replace(height=mark.width))
            elif card != EMPTY:
                canvas.place(frame_of(card, grid.card), grid.cell(cell))

    def _draw_stars(self, canvas: Canvas, grid: Grid, sheet: Sheet) -> None:
        """Lay a star between neighbours that brew together."""
        size = grid.pitch * STAR_PART
        for line in (*sheet.rows, *sheet.columns):
            for first, second in pairwise(line.cells):
                one, other = grid.cell(first), grid.cell(second)
                x, y = (one.middle_x + other.middle_x) / 2, (one.middle_y + other.middle_y) / 2
                canvas.centred("star", x, y, width=size)

    def _draw_slices(self, canvas: Canvas, grid: Grid, sheet: Sheet, gain: Gain | None) -> None:
        rows, columns = self._plan.area("rows"), self._plan.area("columns")
        row_gains = dict(gain.rows) if gain is not None else {}
        column_gains = dict(gain.columns) if gain is not None else {}
        for line in sheet.rows:
            self._draw_slice(canvas, rows.middle_x, grid.row_y(line.index) + 3, line, row_gains.get(line.index, 0))
        for line in sheet.columns:
            x = grid.column_x(line.index)
            self._draw_slice(canvas, x, columns.middle_y + 1, line, column_gains.get(line.index, 0))

    def _draw_slice(self, canvas: Canvas, x: float, y: float, line: Line, added: int) -> None:
        size = min(SLICE, self._plan.area("columns").height)
        canvas.centred("slice.on" if line.points + added else "slice.off", x, y, width=size)
        canvas.number(line.points + added, x, y, 24, tone="blood" if added else "ink", align="center")

    def _draw_edges(self, canvas: Canvas, grid: Grid) -> None:
        """Say that only one of the two outer columns can still be part of the square."""
        strip = self._plan.area("columns")
        say = self._table.say
        for column, key in ((grid.left, "alarun.table.this_edge"), (grid.right, "alarun.table.or_this")):
            x = grid.column_x(column - 4)
            canvas.text(
                say(key), x, strip.middle_y, size=27, align="center", vertical="middle", colour="fern",
                width=grid.pitch - 12, fit=True,
            )  # fmt: skip

    def draw_panel(self, canvas: Canvas, seen: AlarunObservation, seat: Seat, *, active: bool) -> None:
        """Draw an opponent's panel: square, name, portrait, open total and hand."""
        place = self._table.place_of(seat)
        prefix = f"seat{place}"
        area = self._plan.area(prefix)
        colour = self._table.colour(seat)
        canvas.nine_slice(f"panel.{colour}", area, 40)
        if active:
            panels.ring(canvas, area)
        mat = self._plan.area(f"{prefix}.mat")
        frame = {212: "mat.small.234", 312: "mat.small", 414: "mat.small.414"}[round(mat.width)]
        canvas.place(frame, mat)
        grid = self.small_grid(seen, seat)
        for cell in cells_of(within(seen.taken[seat]) & ~seen.taken[seat]):
            canvas.place("cell.small", grid.cell(cell))
        self._draw_cards(canvas, seen, seat, grid)
        sheet = seen.sheet(seat)
        self._draw_stars(canvas, grid, sheet)
        name = self._plan.area(f"{prefix}.name")
        canvas.text(
            self._table.seats[seat].name, name.middle_x, name.middle_y, size=32, role="display", align="center",
            vertical="middle", width=name.width, fit=True,
        )  # fmt: skip
        portrait = self._plan.area(f"{prefix}.portrait")
        canvas.place(apprentice_frame(seat, colour), portrait)
        x, y = self._plan.point(f"{prefix}.total")
        canvas.centred(f"medallion.84.{colour}", x, y, width=84)
        canvas.number(sheet.total, x, y, 36, align="center")
        words = self._plan.area(f"{prefix}.total.word")
        key = "alarun.table.total" if seen.colours is not None else "alarun.table.open_total"
        canvas.text(
            self._table.say(key), words.middle_x, words.middle_y, size=23, align="center", vertical="middle",
            width=words.width, fit=True,
        )  # fmt: skip
        self._draw_hand_count(canvas, seen, seat, prefix)
        if seen.first_passer == seat:
            token = self._plan.area(f"{prefix}.alarun")
            canvas.place("alarun.token", token)

    def _draw_hand_count(self, canvas: Canvas, seen: AlarunObservation, seat: Seat, prefix: str) -> None:
        area = self._plan.area(f"{prefix}.hand")
        if seen.phase == "place":
            size = min(30.0, area.width / 3 - 2)
            for index, card in enumerate(seen.known[seat]):
                canvas.place(
                    frame_of(card, size), Area(area.x + index * (size + 2), area.middle_y - size / 2, size, size)
                )
            return
        icon = canvas.sprite("icon.hand", area.x, area.middle_y, height=36, anchor="midleft")
        canvas.number(seen.hand_counts[seat], icon.right + 18, area.middle_y, 24, align="center")
