"""Seat panels: the squares of the others, small, with their open totals and what is known of their hands."""

from functools import partial

from game.core.event import Seat
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import cells_of
from game.tables.alarun.grid import Grid, grid_now, small_grid
from game.tables.alarun.ingredient_faces import apprentice_frame, back_frame, frame_of
from game.tables.alarun.mats import Mat, draw_stars
from game.tables.plan import Plan
from game.tables.short_names import name_within, size_of_names
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MAT_CORNER = 90.0
MAT_EDGE = 6.0
PANEL_CORNER = 40.0
NAME = 32.0
MEDALLION = 84.0
INNER = 0.56
"""The part of a medallion's width that figures may take."""

HAND_GAP = 3.0

SHADOW = 14.0
"""How far the shadow of a mat reaches beyond it."""

TILT = 6.0
APPRENTICE = 0.46
"""The side of the apprentice's card at a face, as a part of the face's place."""


def draw_person(canvas: Canvas, table: Table, seat: Seat, place: Area) -> None:
    """Draw a seat's face with its hat, and its apprentice's card beside it."""
    table.draw_face(canvas, seat, place)
    side = place.width * APPRENTICE
    card = Area(place.right - side * 0.42, place.bottom - side * 0.8, side, side)
    canvas.place(apprentice_frame(seat, table.colour(seat), side), card, rotation=TILT)


class SeatPanels:
    """Draws the panel of every seat but the viewer's and says where its cards lie."""

    def __init__(self, table: Table, plan: Plan, mat: Mat) -> None:
        self._table = table
        self._plan = plan
        self._mat = mat

    def prefix(self, seat: Seat) -> str:
        """Return what the names of a seat's places begin with."""
        return f"seat{self._table.place_of(seat)}"

    def grid(self, seen: AlarunObservation, seat: Seat) -> Grid:
        """Return the grid of a seat's small square."""
        return small_grid(self._plan.area(f"{self.prefix(seat)}.grid"), seen.taken[seat])

    def hand_areas(self, seat: Seat, count: int) -> tuple[Area, ...]:
        """Return where the cards of a seat's hand lie in its panel."""
        area = self._plan.area(f"{self.prefix(seat)}.hand")
        return tuple(
            Area(area.x + index * (area.height + HAND_GAP), area.y, area.height, area.height) for index in range(count)
        )

    def draw(self, canvas: Canvas, seen: AlarunObservation) -> None:
        """Draw all panels; that of whoever acts has a gold edge."""
        for seat in range(seen.seats):
            if seat != self._table.viewer:
                self._draw_panel(canvas, seen, seat)

    def _draw_panel(self, canvas: Canvas, seen: AlarunObservation, seat: Seat) -> None:
        prefix, acts = self.prefix(seat), seat == self._table.acting()
        paper = partial(self._draw_paper, canvas, seat, acts=acts)
        canvas.kept(("panel", self, prefix, self._table.colour(seat), acts), paper)
        self._draw_square(canvas, seen, seat, prefix)
        person = partial(self._draw_person, canvas, seat)
        canvas.kept(("person", self, prefix, *self._table.face_key(seat)), person)
        self._draw_total(canvas, seen, seat, prefix, self._table.colour(seat))
        self._draw_hand(canvas, seen, seat)
        if seen.first_passer == seat and not self._table.timeline.hides("token"):
            canvas.place("alarun.token", self._plan.area(f"{prefix}.alarun"))

    def _draw_paper(self, canvas: Canvas, seat: Seat, *, acts: bool) -> None:
        area = self._plan.area(self.prefix(seat))
        canvas.nine_slice(f"panel.{self._table.colour(seat)}", area, PANEL_CORNER)
        if acts:
            panels.ring(canvas, area)
        else:
            self._table.draw_light(canvas, area)

    def _draw_person(self, canvas: Canvas, seat: Seat) -> None:
        """Draw the name of a seat, its face and its apprentice."""
        prefix = self.prefix(seat)
        name = self._plan.area(f"{prefix}.name")
        size = size_of_names(canvas, self._table, lambda each: self._plan.area(f"{self.prefix(each)}.name").width, NAME)
        canvas.text(
            name_within(canvas, self._table, seat, name.width), *name.centre, size=size, role="display",
            align="center", vertical="middle", width=name.width, fit=True,
        )  # fmt: skip
        draw_person(canvas, self._table, seat, self._plan.area(f"{prefix}.portrait"))

    def _draw_square(self, canvas: Canvas, seen: AlarunObservation, seat: Seat, prefix: str) -> None:
        mat = self._plan.area(f"{prefix}.mat")
        still = self.grid(seen, seat)
        grid = grid_now(self._table.timeline, f"small.{seat}", still)
        inner = mat.inset(MAT_EDGE)

        def paint(canvas: Canvas) -> None:
            canvas.nine_slice("mat.small", mat, MAT_CORNER)
            with canvas.clip(inner):
                for cell in cells_of(seen.room(seat) & ~seen.taken[seat]):
                    area = grid.cell(cell)
                    if area.shared(inner) > 0:
                        canvas.place("cell.small", area)
            self._mat.draw_cards(canvas, seen, seat, grid)
            draw_stars(canvas, grid, seen.sheet(seat))

        if grid == still:
            canvas.composed(self._mat.key(seen, seat, grid), mat.inset(-SHADOW), paint)
        else:
            paint(canvas)

    def _draw_total(self, canvas: Canvas, seen: AlarunObservation, seat: Seat, prefix: str, colour: str) -> None:
        x, y = self._plan.point(f"{prefix}.total")
        total = seen.sheet(seat).total
        canvas.centred(f"medallion.84.{colour}", x, y, width=MEDALLION)
        shown = round(self._table.timeline.value(f"total.{seat}", total))
        canvas.number(shown, x, y, 36, align="center", width=MEDALLION * INNER)
        words = self._plan.area(f"{prefix}.total.word")
        key = "alarun.table.total" if seen.colours is not None else "alarun.table.open_total"
        canvas.text(
            self._table.say(key), words.middle_x, words.middle_y, size=23, align="center", vertical="middle",
            width=words.width - 20, fit=True, outline="cream",
        )  # fmt: skip

    def _draw_hand(self, canvas: Canvas, seen: AlarunObservation, seat: Seat) -> None:
        """Draw the cards that all have seen, and backs for the others (ruling D9)."""
        known = seen.known[seat]
        for index, area in enumerate(self.hand_areas(seat, seen.hand_counts[seat])):
            if self._table.timeline.hides(f"mini {seat} {index}"):
                continue
            size = area.width
            canvas.place(frame_of(known[index], size) if index < len(known) else back_frame(size), area)
