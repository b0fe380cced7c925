"""Garden beds: beds with a plot for each card and cubes on the plots; what was harvested leaves its outline."""

from game.core.event import Seat
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cubes import COLOURS, Colour, Counts
from game.rules.bubble_and_boil.gardens import GARDENS_A_SEAT
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation, SeenGarden
from game.tables.bubble_and_boil.cards.card_faces import cube_frame
from game.tables.bubble_and_boil.cards.card_facts import yields
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

LARGE_FROM = 100.0
"""Beds at least so high, in layout px, are drawn from the large pictures."""

ABOVE_PEBBLE = 7.0
"""How much higher the words of a small empty bed stand, clear of the pebble in its middle."""

BED_CAP = 60.0
EDGE = 16.0
LABEL, LONG_LABEL = 23.0, [66, 44, 22]
"""The size of the words beside a garden, and how far above the edge of its bed those stand that say after how many
harvests a crone comes.
"""

CUBE_PART = 0.47
"""The side of a cube as a part of the plot's height where there is room."""


class Gardens:
    """Draws the beds of every seat and says where plots and cubes lie."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    # Places

    def bed(self, seat: Seat, place: int) -> Area:
        """Return the area of a bed."""
        return self._plan.area(f"seat{self._table.place_of(seat)}.garden{place}")

    def plots(self, seat: Seat, place: int, count: int) -> list[Area]:
        """Return where the cards of a garden lie; more than there is room for overlap."""
        name = f"seat{self._table.place_of(seat)}.garden{place}.plots"
        area = self._plan.area(name)
        width, height = self._plan.number(name, "plot_width"), self._plan.number(name, "plot_height")
        pitch = self._plan.number(name, "pitch")
        if count > 1:
            pitch = min(pitch, (area.width - width) / (count - 1))
        return [Area(area.x + index * pitch, area.middle_y - height / 2, width, height) for index in range(count)]

    def cubes(self, seat: Seat, place: int, plot: int, plots: int, count: int) -> list[Area]:
        """Return where so many cubes lie on a plot of a garden with so many plots."""
        areas = self.plots(seat, place, plots)
        area = areas[plot]
        if plot + 1 < plots:
            area = area._replace(width=min(area.width, areas[plot + 1].x - area.x))
        return _spread(area, max(1, count))

    def cube(self, seen: BubbleAndBoilObservation, seat: Seat, place: int, plot: int, colour: Colour) -> Area:
        """Return where a cube of a colour lies on a plot: the last of them."""
        garden = seen.gardens[seat][place]
        lying = self._pieces(garden, plot)
        areas = self.cubes(seat, place, plot, len(garden.cards), len(lying))
        found = [index for index, (name, ghost) in enumerate(lying) if name == colour and not ghost]
        return areas[found[-1] if found else 0]

    def gone(self, garden: SeenGarden, plot: int) -> int:
        """Return how many outlines of cubes that were taken from it a plot has."""
        return sum(ghost for _, ghost in self._pieces(garden, plot))

    def _pieces(self, garden: SeenGarden, plot: int) -> list[tuple[Colour, bool]]:
        """Return the cubes on a plot, and the outlines (True) of what was taken from it."""
        cubes = garden.cubes[plot]
        lying = [(colour, False) for colour in colours_of(cubes)]
        own = COLOURS.index(garden.colour)
        return [*lying, *[(own, True)] * (yields(garden.cards[plot], own) - len(lying))]

    # Drawing

    def draw(self, canvas: Canvas, seen: BubbleAndBoilObservation, seat: Seat) -> None:
        """Draw both beds of a seat."""
        gardens = seen.gardens[seat]
        for place in range(GARDENS_A_SEAT):
            garden = gardens[place] if place < len(gardens) else None
            hidden = self._hidden(seat, place, garden)
            key = (seat, self._table.place_of(seat), self._table.colour(seat), place, garden, hidden)

            def paint(canvas: Canvas, place: int = place, garden: SeenGarden | None = garden) -> None:
                self._draw_bed(canvas, seat, place, garden)

            canvas.composed(("bed", *key), self.bed(seat, place).inset(-EDGE), paint)

    def _hidden(self, seat: Seat, place: int, garden: SeenGarden | None) -> tuple[str, ...]:
        """Return the pieces of a bed that are still on their way, or the words of an empty one beneath a sign."""
        if not self._table.timeline.busy:
            return ()
        if garden is None:
            return tuple(name for name in (empty_name(seat, place),) if self._table.timeline.hides(name))
        names = [plot_name(seat, place, plot) for plot in range(len(garden.cards))]
        names += [
            cube_name(seat, place, plot, index)
            for plot in range(len(garden.cards))
            for index in range(len(self._pieces(garden, plot)))
        ]
        return tuple(name for name in names if self._table.timeline.hides(name))

    def _draw_bed(self, canvas: Canvas, seat: Seat, place: int, garden: SeenGarden | None) -> None:
        area = self.bed(seat, place)
        ending = "" if area.height >= LARGE_FROM else ".small"
        canvas.three_slice(f"garden.{'empty' if garden is None else 'bed'}{ending}", area, BED_CAP)
        own = self._table.place_of(seat) == 0
        if garden is None and self._table.timeline.hides(empty_name(seat, place)):
            return
        if garden is None:
            size, lift = (26, 0) if ending == "" else (23, ABOVE_PEBBLE)
            canvas.text(
                self._table.say("bubble_and_boil.table.empty_bed"), area.middle_x, area.middle_y - lift, size=size,
                align="center", vertical="middle", width=area.width - 40, fit=True, outline="paper_dark",
            )  # fmt: skip
            return
        if own:
            self._draw_label(canvas, place, garden)
        for plot, plot_area in enumerate(self.plots(seat, place, len(garden.cards))):
            if not self._table.timeline.hides(plot_name(seat, place, plot)):
                canvas.place(f"plot.{garden.colour}{ending}", plot_area)
                self._draw_cubes(canvas, seat, place, garden, plot)

    def _draw_cubes(self, canvas: Canvas, seat: Seat, place: int, garden: SeenGarden, plot: int) -> None:
        pieces = self._pieces(garden, plot)
        areas = self.cubes(seat, place, plot, len(garden.cards), len(pieces))
        for index, ((colour, ghost), area) in enumerate(zip(pieces, areas, strict=False)):
            if self._table.timeline.hides(cube_name(seat, place, plot, index)):
                continue
            frame = cube_frame(colour, area.width)
            canvas.place(f"{frame}.ghost" if ghost else frame, area)

    def _draw_label(self, canvas: Canvas, place: int, garden: SeenGarden) -> None:
        """Say what the next harvest gives, and in how many harvests the garden brings its crone.

        One without cubes gives none, and yet brings its crone (B18).
        """
        area = self._plan.area(f"seat0.garden{place}.label")
        gain, left = next_harvest(garden)
        if gain:
            canvas.centred(f"cube.{garden.colour}", area.middle_x - 24, area.y + 30, width=50)
            canvas.number(f"+{gain}", area.middle_x + 6, area.y + 32, 23)
            words, ups = (
                ["at_harvest", "crone_next" if left <= 1 else "crone_in"],
                [56, 24] if left <= 1 else LONG_LABEL,
            )
        else:
            words, ups = ["no_cubes", "crone_next", "at_harvest"], [88, 56, 24]
        told = (self._table.say(f"bubble_and_boil.table.{each}", count=left) for each in words)
        lines = [line for each in told for line in each.split("\n")]
        size = canvas.size_of_all(lines, size=canvas.at_most(LABEL, ups[0] - ups[1]), width=area.width)
        for line, up in zip(lines, ups, strict=True):
            canvas.text(
                line, area.middle_x, area.bottom - up, size=size, align="center", vertical="middle", width=area.width,
                fit=True,
            )  # fmt: skip


def next_harvest(garden: SeenGarden) -> tuple[int, int]:
    """Return how many cubes the next harvest of a garden gives, and how many harvests it lasts."""
    sizes = [sum(cubes) for cubes in garden.cubes]
    return sum(size > 0 for size in sizes), max(sizes, default=0)


def empty_name(seat: Seat, place: int) -> str:
    """Return the name under which the words of an empty bed are hidden beneath a sign."""
    return f"empty {seat} {place}"


def plot_name(seat: Seat, place: int, plot: int) -> str:
    """Return the name under which a plot is hidden while its card is on the way."""
    return f"plot {seat} {place} {plot}"


def cube_name(seat: Seat, place: int, plot: int, index: int) -> str:
    """Return the name under which a cube on a plot is hidden while it is on the way."""
    return f"cube {seat} {place} {plot} {index}"


def colours_of(cubes: Counts) -> list[Colour]:
    """Return the colours of some cubes one by one."""
    return [colour for colour, count in enumerate(cubes) for _ in range(count)]


def twin_of(garden: SeenGarden, plot: int, others: list[int]) -> int:
    """Return the first of some plots that is like one of a garden, card and cubes; or the plot itself."""
    pair: tuple[Card, Counts] = garden.cards[plot], garden.cubes[plot]
    return next((other for other in others if (garden.cards[other], garden.cubes[other]) == pair), plot)


def _spread(area: Area, count: int) -> list[Area]:
    """Return places for so many cubes in an area: in rows of two where it is wide, else in one column."""
    across = 2 if count > 1 and area.width >= area.height * 0.8 else 1
    down = -(-count // across)
    side = min(area.height * CUBE_PART, area.width / across - 4, (area.height - 8) / down)
    step = min(side * 1.02, (area.height - side - 6) / max(1, down - 1))
    top = area.middle_y - step * (down - 1) / 2
    places = []
    for index in range(count):
        row = index // across
        in_row = min(across, count - row * across)
        x = area.middle_x + (index % across - (in_row - 1) / 2) * side * 1.06
        places.append(Area.around(x, top + row * step, side, side))
    return places
