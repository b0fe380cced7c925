"""Own place: what lies before the viewer: plate, pot, ladder, recipe book and crones."""

from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_faces import cube_frame
from game.tables.bubble_and_boil.pieces.chips import TIGHT, draw_hex_points, draw_icon_count, shown_count
from game.tables.bubble_and_boil.pieces.garden_beds import Gardens
from game.tables.bubble_and_boil.pieces.ladders import Ladders
from game.tables.bubble_and_boil.pieces.pots import draw_pot
from game.tables.plan import Plan
from game.tables.short_names import name_within
from game.tables.table import Table
from game.tables.tip import around
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

EDGE = 16.0
PANEL = "paper.420x150"
CRONE = 72.0
MOST_CRONES = 4
POINTS = 46.0

CHIP_NUMBER, CHIP_GAP, CHIP_EDGE = 34.0, 5.0, 7.0
"""Where the number on a wide chip begins, how far its word stands behind it, and from the right edge, in layout px."""


class OwnPlace:
    """Draws one's own things; of the pot only how many cubes and discs are in it is seen (ruling B47)."""

    def __init__(self, table: Table, plan: Plan, gardens: Gardens, ladders: Ladders) -> None:
        self._table = table
        self._plan = plan
        self._gardens = gardens
        self._ladders = ladders

    @property
    def pot(self) -> Area:
        """Where the viewer's pot stands."""
        return self._plan.area("seat0.pot")

    def pot_piece(self, seen: BubbleAndBoilObservation) -> Area:
        """What of the pot can be pointed at: its belly, and where its counts are seen these too."""
        belly = self.pot.inset(30, 30)
        return around(belly, self._tally_row) if self._shows_tally(seen) else belly

    def draw(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        """Draw everything but the hand."""
        self._draw_plate(canvas, seen)
        self._ladders.draw(canvas, seen, self._table.viewer)
        self._draw_pot(canvas, seen)
        self._draw_books(canvas, seen)
        self._gardens.draw(canvas, seen, self._table.viewer)

    def _draw_plate(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        seat = self._table.viewer
        colour, name = self._table.colour(seat), self._table.seats[seat].name
        over = seen.step == "over"
        active = seat == seen.active and not over
        key = "over" if over else "now" if active else "asked" if seat == seen.to_move else "waits"
        plate = self._plan.area("seat0.plate")

        def paint() -> None:
            canvas.place(f"witch.{colour}", plate)
            if active:
                panels.ring(canvas, plate)
            hat = self._plan.area("seat0.hat")
            self._table.draw_face(canvas, seat, Area.around(hat.middle_x, hat.middle_y, hat.height, hat.height))
            area = self._plan.area("seat0.name")
            canvas.text(
                name_within(canvas, self._table, seat, area.width), area.x, area.middle_y,
                size=44 / canvas.theme.text_scale, role="display", vertical="middle", width=area.width, fit=True,
            )  # fmt: skip
            state = self._plan.area("seat0.state")
            left = state.x
            if seat == seen.first:
                canvas.centred("turn.first", left + 14, state.middle_y, height=40)
                left += 32
            canvas.text(
                self._table.say(f"bubble_and_boil.table.state.{key}"), left, state.middle_y, size=25,
                vertical="middle", width=state.right - left, fit=True,
            )  # fmt: skip

        face = (self._table.faces[seat], self._table.mood(seat), self._table.hop(seat))
        canvas.kept(("plate", self._plan, colour, name, key, seat == seen.first, face), paint)
        hand = shown_count(self._table, f"hand.{seat}", seen.hand_counts[seat])
        draw_icon_count(canvas, self._plan.area("seat0.hand"), "icon.cards", hand, 26)
        points = shown_count(self._table, f"points.{seat}", seen.points[seat])
        draw_hex_points(canvas, self._plan.area("seat0.points"), points, POINTS)

    def _draw_pot(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        seat, timeline = self._table.viewer, self._table.timeline
        active = seat == seen.active and seen.step != "over"
        drawing = self._table.boil.drawing if active else 0
        lid = timeline.value(f"lid.{seat}", 0.0)
        draw_pot(
            canvas, self.pot, self._table.colour(seat), drawing, lid=lid, fire=active, opened=seen.pots_open
        )  # fmt: skip
        cubes = shown_count(self._table, f"pot.{seat}", seen.pot_sizes[seat])
        discs = shown_count(self._table, f"corruption.{seat}", seen.corruption[seat])
        chips = (
            ("seat0.cubes", "cube.any.small", "cubes", cubes),
            ("seat0.corruption", "corruption.small", "discs", discs),
        )
        told = all(self._has_words(canvas, place, key, count) for place, _, key, count in chips)
        for place, icon, key, count in chips:
            self._draw_wide_chip(canvas, place, icon, count, key if told else None)
        if self._shows_tally(seen):
            self._draw_tally(canvas, seen)

    def _shows_tally(self, seen: BubbleAndBoilObservation) -> bool:
        return seen.pots_open or (seen.memory_aid and seen.seat == self._table.viewer)

    @property
    def _tally_row(self) -> Area:
        pot = self.pot
        return Area(pot.x + 2, pot.y - 2, pot.width - 50, 34)

    def _words_area(self, canvas: Canvas, place: str, count: int) -> Area:
        """Return the room for a word behind the number on a chip."""
        area = self._plan.area(place)
        left = area.x + CHIP_NUMBER + canvas.figures_width(count, _chip_size(count)) + CHIP_GAP
        return area._replace(x=left, width=area.right - CHIP_EDGE - left)

    def _has_words(self, canvas: Canvas, place: str, key: str, count: int) -> bool:
        """Return whether the word behind the number on a chip can be read there."""
        words = self._table.say(f"bubble_and_boil.table.{key}", count=count)
        return canvas.measure(words, size=1).width <= self._words_area(canvas, place, count).width

    def _draw_wide_chip(self, canvas: Canvas, place: str, icon: str, count: int, key: str | None) -> None:
        """Draw a number on a chip, with a word (`key`) behind it if there is room for one."""
        area = self._plan.area(place)
        canvas.three_slice("count.chip", area, 20)
        canvas.centred(icon, area.x + 18, area.middle_y - 1, height=29)
        canvas.number(count, area.x + CHIP_NUMBER, area.middle_y, _chip_size(count))
        if key is not None:
            room, words = self._words_area(canvas, place, count), f"bubble_and_boil.table.{key}"
            canvas.text(
                self._table.say(words, count=count), room.x, room.middle_y, size=23, vertical="middle",
                width=room.width, fit=True,
            )  # fmt: skip

    def _draw_tally(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        """Draw what is in the open pot, or what the viewer has seen going into it (ruling B52)."""
        cells = self._tally_row.columns(4, 4)
        for colour, (count, cell) in enumerate(zip(seen.tallies[self._table.viewer], cells, strict=True)):
            canvas.three_slice("count.chip", cell, 14)
            canvas.centred(cube_frame(colour, 26), cell.x + 16, cell.middle_y, width=24)
            canvas.number(count, cell.right - 16, cell.middle_y, 18 if count < 10 else 18 * TIGHT, align="center")

    def _draw_books(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        seat = self._table.viewer
        colour = self._table.colour(seat)
        recipes = shown_count(self._table, f"book.{seat}", seen.book_counts[seat])
        crones = shown_count(self._table, f"crones.{seat}", seen.crones[seat])
        panel = self._plan.area("seat0.books")

        def paint(canvas: Canvas) -> None:
            panels.paper(canvas, panel)
            self._table.draw_light(canvas, panel)
            canvas.place(f"recipes.{colour}", self._plan.area("seat0.book"))
            area = self._plan.area("seat0.book.count")
            tone = "blood" if recipes >= seen.limits.recipes - 1 else "ink"
            extent = canvas.number(recipes, area.x + 4, area.y + 34, 44, tone=tone)
            left = area.x + extent.width + 12
            canvas.text(
                self._table.say("bubble_and_boil.table.of_recipes", count=seen.limits.recipes), left, area.y + 40,
                size=27, vertical="middle", width=area.right - left, fit=True,
            )  # fmt: skip
            words = self._table.say("bubble_and_boil.table.recipes", count=seen.limits.recipes)
            canvas.text(words, area.x + 4, area.y + 78, size=25, vertical="middle", width=area.width - 4, fit=True)
            self._draw_slots(canvas, recipes, seen.limits.recipes)
            count = self._plan.area("seat0.crones.count")
            place = self._plan.area("seat0.crones")
            pitch = min(self._plan.number("seat0.crones", "pitch"), (place.width - CRONE) / (MOST_CRONES - 1))
            for index in range(max(1, min(crones, MOST_CRONES))):
                crone = Area(place.x + index * pitch, place.y, CRONE, CRONE)
                canvas.place(f"crone.{index}", crone, alpha=1.0 if crones else 0.35)
            canvas.number(crones, count.x + 4, count.y + 22, 36)
            canvas.text(
                self._table.say("bubble_and_boil.table.crones", count=crones), count.x + 4, count.y + 58, size=25,
                vertical="middle", width=count.width - 4, fit=True,
            )  # fmt: skip

        canvas.composed(("books", colour, recipes, seen.limits.recipes, crones), panel.inset(-EDGE), paint)

    def _draw_slots(self, canvas: Canvas, recipes: int, most: int) -> None:
        """Draw a leaf for each recipe that the match may take; the last ends it."""
        area = self._plan.area("seat0.slots")
        pitch = min(self._plan.number("seat0.slots", "pitch"), (area.width - 30) / max(1, most - 1))
        for index in range(max(most, recipes)):
            last = index >= most - 1
            frame = "empty" if index >= recipes else "last" if last else "filled"
            canvas.place(f"recipes.slot.{frame}", Area(area.x + index * pitch, area.y + 1, 30, 40))


def _chip_size(count: int) -> float:
    """Return how high the number on a wide chip is."""
    return 20.0 if count < 10 else 20.0 * TIGHT
