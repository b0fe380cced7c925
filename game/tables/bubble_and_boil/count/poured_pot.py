"""The poured pot: cubes on a shelf for each colour, corruption in clasps, and the crones of the seat."""

from collections.abc import Iterator

from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR, Colour
from game.tables.bubble_and_boil.cards.card_faces import CRONES, cubes_of
from game.tables.bubble_and_boil.count.flights import Flight
from game.tables.bubble_and_boil.count.score_steps import ScoreSteps
from game.tables.bubble_and_boil.count.seat_values import draw_seat_values
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area, Extent
from game.view.drawing.canvas import Canvas

SHELF = 32.0
CUBE = 52.0
LAP = 14.0
RIVALS = 352.0
"""The height of a shelf, of the cubes on it, how deep they stand on it, and the room for what all seats have."""

SHELF_CAP = 40.0
LOST, LOCK = 0.34, 30.0
"""How much is left to be seen of a cube that is locked, and the height of its lock."""

PAIR = Extent(64, 118)
PIECE = 40.0
ONE_LINE = 5
"""The size of a clasp and of what is in it, and how many stand in one line."""

CRONE = 84.0
MOUTH = (0.69, 0.62)
"""Where the tipped pot spills, as parts of its area."""

SIP = (30.0, 30.0)
"""The size of a cube that falls into a bottle."""

STREAMS = 9.0
"""How often the stream is drawn anew while the pot is poured out."""


class PouredPot:
    """Draws what comes out of a seat's pot, and says where each cube and disc lies."""

    def __init__(self, table: Table, plan: Plan, score_steps: ScoreSteps) -> None:
        self._table = table
        self._plan = plan
        self._score_steps = score_steps
        self._pot = score_steps.seen.tallies[score_steps.seat]
        self._discs = score_steps.seen.corruption[score_steps.seat]

    # Where things lie

    @property
    def mouth(self) -> tuple[float, float]:
        """The point where the tipped pot spills."""
        pot = self._plan.area("count.pot")
        return pot.x + MOUTH[0] * pot.width, pot.y + MOUTH[1] * pot.height

    def _shelf(self, colour: Colour) -> Area:
        return self._plan.area("count.shelves").rows(len(COLOURS))[colour]

    def cube_area(self, colour: Colour, place: int) -> Area:
        """Return where a cube of a colour stands, counted from the left."""
        shelf = self._shelf(colour)
        room = shelf.width - RIVALS - 60
        pitch = min(CUBE * 0.94, (room - CUBE) / max(1, self._pot[colour] - 1))
        return Area(shelf.x + 22 + place * pitch, shelf.bottom - SHELF + LAP - CUBE, CUBE, CUBE)

    def _pairs(self) -> list[Area]:
        """Return where clasps lie: in one row or two, overlapping where there are many."""
        room = self._plan.area("count.pairs")
        lines = 1 if self._discs <= ONE_LINE else 2
        along = -(-self._discs // lines)
        pitch = min(PAIR.width + 4, (room.width - PAIR.width) / max(1, along - 1))
        places = []
        for number in range(self._discs):
            line, place = divmod(number, along)
            places.append(Area(room.x + place * pitch, room.y + line * (PAIR.height + 14), PAIR.width, PAIR.height))
        return places

    def used(self, potions: int) -> tuple[int, ...]:
        """Return how many cubes of each colour are in the first potions."""
        brewed = self._score_steps.pouring.brewed[:potions]
        return tuple(sum(cubes[colour] for cubes in brewed) for colour in EVERY_COLOUR)

    # What moves

    def pouring_out(self) -> Iterator[Flight]:
        """Yield how cubes and discs come out of the pot."""
        goals = [
            (f"cube.{COLOURS[colour]}", self.cube_area(colour, place))
            for colour in EVERY_COLOUR
            for place in range(self._pot[colour])
        ]
        goals += [("corruption", _disc(pair, 0.5)) for pair in self._pairs()]
        # Colours come mixed: pieces are taken by steps that meet every one of them once.
        count = len(goals)
        stride = next((step for step in (7, 11, 13, 5, 3) if count % step), 1)
        for number in range(count):
            frame, goal = goals[number * stride % count]
            yield Flight(frame, self.mouth, goal, number / max(1, count))

    def locking(self) -> Iterator[Flight]:
        """Yield how cubes go from their shelves to the discs that lock them."""
        locked = self._score_steps.pouring.locked
        for number, (colour, pair) in enumerate(zip(cubes_of(locked), self._pairs(), strict=False)):
            before = sum(locked[:colour])
            place = self._pot[colour] - locked[colour] + number - before
            start = self.cube_area(colour, place).centre
            yield Flight(f"cube.{COLOURS[colour]}", start, _disc(pair, 0.7), number / sum(locked), waits=True)

    def brewing(self, potion: int, goal: tuple[float, float]) -> Iterator[Flight]:
        """Yield how the cubes of a potion, counted from 0, go from their shelves to its bottle."""
        before, cubes = self.used(potion), cubes_of(self._score_steps.pouring.brewed[potion])
        taken = list(before)
        for number, colour in enumerate(cubes):
            start = self.cube_area(colour, taken[colour]).centre
            taken[colour] += 1
            bottle = Area.around(*goal, *SIP)
            yield Flight(f"cube.{COLOURS[colour]}", start, bottle, number / len(cubes), waits=True, stays=False)

    # The picture

    def draw_pot(self, canvas: Canvas, moment: float, *, poured: bool, pours: bool) -> None:
        """Draw the pot: closed, or tipped over with what it held in figures below."""
        colour = self._table.colour(self._score_steps.seat)
        area = self._plan.area("count.pot")
        if not poured:
            high = area.width * 584 / 548
            pot = Area(area.x, area.bottom - high + 20, area.width, high)
            for frame in ("pot.contact", f"pot.{colour}", f"pot.{colour}.lid.0"):
                canvas.place(frame, pot)
            return
        if pours:
            canvas.place(f"pot.stream.{int(moment * STREAMS) % 3}", self._plan.area("count.stream"))
        canvas.place(f"pot.{colour}.pour", area, flip=True)
        counts = (("cube.any.small", sum(self._pot)), ("corruption.small", self._discs))
        for chip, (sign, count) in zip(self._plan.area("count.chips").columns(2, 16), counts, strict=True):
            canvas.place("count.chip", chip)
            canvas.centred(sign, chip.x + 34, chip.middle_y, height=32)
            shown = round(count * moment) if pours else count
            canvas.number(shown, chip.middle_x + 24, chip.middle_y, 23, align="center")

    def draw_shelves(self, canvas: Canvas) -> None:
        """Draw a shelf for each colour."""
        for colour in EVERY_COLOUR:
            shelf = self._shelf(colour)
            board = Area(shelf.x, shelf.bottom - SHELF, shelf.width, SHELF)
            canvas.three_slice("brew.shelf", board, SHELF_CAP)

    def draw_cubes(self, canvas: Canvas, potions: int, *, locked: bool) -> None:
        """Draw the cubes: those in so many potions as outlines, locked ones pale below a lock."""
        used = self.used(potions)
        for colour in EVERY_COLOUR:
            count, name = self._pot[colour], COLOURS[colour]
            lost = self._score_steps.pouring.locked[colour] if locked else 0
            for place in range(count):
                piece = self.cube_area(colour, place)
                if place < used[colour]:
                    canvas.place(f"cube.{name}.ghost", piece, alpha=0.8)
                else:
                    is_lost = place >= count - lost
                    canvas.place(f"cube.{name}", piece, alpha=LOST if is_lost else 1.0)
                    if is_lost:
                        canvas.centred("icon.lock", *piece.centre, height=LOCK)

    def draw_rivals(self, canvas: Canvas) -> None:
        """Draw how many cubes of each colour every seat has, those who have most in gold."""
        score_steps = self._score_steps
        for colour in EVERY_COLOUR:
            counts = [cubes[colour] for cubes in score_steps.seen.tallies]
            shelf = self._shelf(colour)
            area = Area(shelf.right - RIVALS, shelf.bottom - SHELF + LAP - CUBE - 2, RIVALS - 14, CUBE)
            won = {max(counts)} - {0}
            draw_seat_values(canvas, self._table, counts, area, score_steps.seat, won)

    def draw_discs(self, canvas: Canvas, *, locked: bool, closing: bool) -> None:
        """Draw the corruption; `locked` in clasps with the cubes that it locks, which are on their way if `closing`."""
        cubes = cubes_of(self._score_steps.pouring.locked) if locked else []
        for number, pair in enumerate(self._pairs()):
            if number < len(cubes):
                canvas.place("brew.pair", pair)
                if not closing:
                    cube = _disc(pair, 0.7)
                    canvas.place(f"cube.{COLOURS[cubes[number]]}", cube)
                    canvas.place("brew.struck", cube, alpha=0.8)
            canvas.place("corruption", _disc(pair, 0.29 if locked else 0.5))

    def draw_crones(self, canvas: Canvas, *, lit: bool) -> None:
        """Draw the crones of the seat, which everybody has seen coming."""
        count = self._score_steps.seen.crones[self._score_steps.seat]
        room = self._plan.area("count.crones")
        if lit:
            canvas.fill(room.inset(-6), "umber", alpha=0.2, radius=12)
        size = min(CRONE, room.height)
        pitch = min(size * 0.8, (room.width - size) / max(1, count - 1))
        for place in range(count):
            canvas.place(f"crone.{place % CRONES}", Area(room.x + place * pitch, room.y, size, size))


def _disc(pair: Area, down: float) -> Area:
    """Return where a piece lies in a clasp, so far down as a part of its height."""
    return Area.around(pair.middle_x, pair.y + pair.height * down, PIECE, PIECE)
