"""Seat panels: pots, gardens, ladders and everything else that is public of the others."""

from game.core.event import Seat
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.pieces.chips import draw_chip, draw_hex_points, draw_icon_count, shown_count
from game.tables.bubble_and_boil.pieces.garden_beds import Gardens
from game.tables.bubble_and_boil.pieces.ladders import Ladders
from game.tables.bubble_and_boil.pieces.pots import draw_pot
from game.tables.plan import Plan
from game.tables.short_names import name_within, size_of_names
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

PANEL_CORNER = 40.0
POINTS = 42.0
COUNT = 26.0
"""How high the icons and figures of a panel stand, in layout px."""

SPOON_HEIGHT = 40.0
FACE_EDGE = 10.0
NAME = 32.0
"""How much larger a face is than the hat's place."""


class SeatPanels:
    """Draws the panel of every seat but the viewer's."""

    def __init__(self, table: Table, plan: Plan, gardens: Gardens, ladders: Ladders) -> None:
        self._table = table
        self._plan = plan
        self._gardens = gardens
        self._ladders = ladders

    def prefix(self, seat: Seat) -> str:
        """Return what the names of a seat's places begin with."""
        return f"seat{self._table.place_of(seat)}"

    def pot(self, seat: Seat) -> Area:
        """Return where a seat's pot stands."""
        return self._plan.area(f"{self.prefix(seat)}.pot")

    def hint_point(self, seat: Seat) -> tuple[float, float]:
        """Return where the owl of a hint about a seat sits: at its face, where it covers no figure."""
        hat = self._plan.area(f"{self.prefix(seat)}.hat")
        return hat.x + 8, hat.bottom - 4

    def draw(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        """Draw all panels; that of the seat whose turn it is has a gold edge, and fire under its pot."""
        for seat in range(seen.seats):
            if seat != self._table.viewer:
                self._draw_panel(canvas, seen, seat)

    def _draw_panel(self, canvas: Canvas, seen: BubbleAndBoilObservation, seat: Seat) -> None:
        prefix, colour = self.prefix(seat), self._table.colour(seat)
        panel = self._plan.area(prefix)
        active = seat == seen.active and seen.step != "over"
        acts = seat == self._table.acting()

        def paint() -> None:
            canvas.nine_slice(f"rival.{colour}", panel, PANEL_CORNER)
            if not acts:
                self._table.draw_light(canvas, panel)
            if active:
                panels.ring(canvas, panel)
            hat = self._plan.area(f"{prefix}.hat")
            side = hat.height + FACE_EDGE
            self._table.draw_face(canvas, seat, Area.around(hat.middle_x, hat.middle_y + 1, side, side))
            area = self._plan.area(f"{prefix}.name")
            size = size_of_names(canvas, self._table, self._room_of_name, NAME)
            canvas.text(
                name_within(canvas, self._table, seat, area.width), area.x, area.middle_y, size=size,
                role="display", vertical="middle", width=area.width, fit=True,
            )  # fmt: skip
            if seat == seen.first:
                canvas.centred("turn.first", hat.x + 6, hat.bottom - 6, height=SPOON_HEIGHT)

        key = ("rival", self._plan, prefix, active, acts, seat == seen.first, *self._table.face_key(seat))
        canvas.kept(key, paint)
        self._draw_counts(canvas, seen, seat, prefix, colour)
        self._draw_pot(canvas, seen, seat, prefix, colour, active=active)
        self._gardens.draw(canvas, seen, seat)
        self._ladders.draw(canvas, seen, seat)

    def _room_of_name(self, seat: Seat) -> float:
        """Return the width of the name on a seat's panel."""
        return self._plan.area(f"{self.prefix(seat)}.name").width

    def _draw_counts(
        self, canvas: Canvas, seen: BubbleAndBoilObservation, seat: Seat, prefix: str, colour: str
    ) -> None:
        value = self._table
        recipes = shown_count(value, f"book.{seat}", seen.book_counts[seat])
        warns = recipes >= seen.limits.recipes - 1
        hand = shown_count(value, f"hand.{seat}", seen.hand_counts[seat])
        crones = shown_count(value, f"crones.{seat}", seen.crones[seat])
        is_shown = bool(seen.shown[seat])

        def paint() -> None:
            place = self._plan.area(f"{prefix}.hand")
            draw_icon_count(canvas, place, "icon.cards", hand, COUNT)
            if is_shown:
                canvas.centred("icon.eye_open", place.x + 12, place.bottom - 8, height=24)
            book = self._plan.area(f"{prefix}.book")
            draw_icon_count(canvas, book, f"recipes.{colour}.small", recipes, COUNT, warns=warns)
            draw_icon_count(canvas, self._plan.area(f"{prefix}.crones"), "crone.0.small", crones, COUNT)

        canvas.kept(("rival counts", self._plan, prefix, colour, hand, is_shown, recipes, warns, crones), paint)

    def _draw_pot(
        self, canvas: Canvas, seen: BubbleAndBoilObservation, seat: Seat, prefix: str, colour: str, *, active: bool
    ) -> None:
        timeline = self._table.timeline
        drawing = self._table.boil.drawing if active else 0
        lid = timeline.value(f"lid.{seat}", 0.0)
        points = shown_count(self._table, f"points.{seat}", seen.points[seat])
        word = self._table.say("bubble_and_boil.table.points", count=points)
        cubes = shown_count(self._table, f"pot.{seat}", seen.pot_sizes[seat])
        discs = shown_count(self._table, f"corruption.{seat}", seen.corruption[seat])

        def paint() -> None:
            draw_pot(canvas, self.pot(seat), colour, drawing, lid=lid, fire=active, opened=seen.pots_open)
            draw_hex_points(canvas, self._plan.area(f"{prefix}.points"), points, POINTS, word)
            draw_chip(canvas, self._plan.area(f"{prefix}.cubes"), cubes, "cube.any.small")
            draw_chip(canvas, self._plan.area(f"{prefix}.corruption"), discs, "corruption.small")

        drawn = (drawing, lid, active, seen.pots_open, points, cubes, discs)
        canvas.kept(("rival pot", self._plan, prefix, colour, *drawn), paint)
