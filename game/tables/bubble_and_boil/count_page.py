"""The page of a count: the pot poured out onto shelves, corruption in clasps, the open book, and the score sheet."""

from collections.abc import Callable, Sequence

from game.rules.bubble_and_boil.cards import Card, potion_words
from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR, Colour
from game.tables.bubble_and_boil.book import design_of
from game.tables.bubble_and_boil.cards import CRONES, cubes_of, draw_cubes, draw_points, recipe_of
from game.tables.bubble_and_boil.reckoning import KEY, Reckoning, Row
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.area import Area, Extent
from game.view.canvas import Canvas

SHELF = 32.0
CUBE = 52.0
LAP = 14.0
RIVALS = 352.0
"""The height of a shelf, of the cubes on it, how deep they stand on it, and the room for what all seats have."""

SHELF_CAP = 40.0
LOST = 0.34
"""How much is left to be seen of a cube that is of no use."""

PAIR = Extent(64, 118)
PAIR_PIECE = 40.0
ONE_LINE = 5
VALUE, WIDEST = 46.0, 112.0
"""The size of a clasp and of what is in it, how many stand in one line, and the size of a compared value."""

ROW = 56.0
TALLY = 34.0
"""The height of a row of the score sheet at most, and of its signs."""

PAGES = (0.045, 0.535)
PAGE_WIDTH = 0.42
PAGE_TOP, PAGE_HEIGHT = 0.075, 0.8
RECIPES_A_PAGE = 4
"""Where the two pages of the open book lie, as parts of it, and for how many recipes they have room at their size."""

CRONE = 84.0
BOTTLE = 84.0
SEAL = 54.0
MEDALLION = 106.0


class CountPage:
    """Draws what a seat's reckoning has come to after so many steps."""

    def __init__(self, table: Table, plan: Plan, reckoning: Reckoning) -> None:
        self._table = table
        self._plan = plan
        self._reckoning = reckoning

    @property
    def _colour(self) -> str:
        return self._table.colour(self._reckoning.seat)

    def draw(self, canvas: Canvas, step: int) -> None:
        """Draw the page after a number of steps."""
        self._draw_pot(canvas, step)
        self._draw_shelves(canvas, step)
        self._draw_pairs(canvas, step)
        self._draw_crones(canvas, step)
        self._draw_book(canvas, step)
        self._draw_sheet(canvas, step)

    def _now(self, step: int) -> str:
        """Return what the step counts, or nothing before the first."""
        return self._reckoning.steps[step - 1].part if step else ""

    # Pot, cubes and corruption

    def _draw_pot(self, canvas: Canvas, step: int) -> None:
        """Draw the pot: closed, then tipped over, with what it held in figures below."""
        area = self._plan.area("count.pot")
        if not self._reckoning.reached("pour", step):
            high = area.width * 584 / 548
            pot = Area(area.x, area.bottom - high + 20, area.width, high)
            canvas.place("pot.contact", pot)
            canvas.place(f"pot.{self._colour}", pot)
            canvas.place(f"pot.{self._colour}.lid.0", pot)
            return
        if self._now(step) == "pour":
            canvas.place("pot.stream.0", self._plan.area("count.stream"))
        canvas.place(f"pot.{self._colour}.pour", area, flip=True)
        seen, seat = self._reckoning.seen, self._reckoning.seat
        chips = self._plan.area("count.chips").columns(2, 16)
        counts = (("cube.any.small", sum(seen.tallies[seat])), ("corruption.small", seen.corruption[seat]))
        for chip, (sign, count) in zip(chips, counts, strict=True):
            canvas.place("count.chip", chip)
            canvas.centred(sign, chip.x + 34, chip.middle_y, height=32)
            canvas.number(count, chip.middle_x + 24, chip.middle_y, 23, align="center")

    def _draw_shelves(self, canvas: Canvas, step: int) -> None:
        """Draw a shelf for each colour with its cubes; those that are used or lost are pale or gone."""
        room = self._plan.area("count.shelves")
        poured = self._reckoning.reached("pour", step)
        judged = self._reckoning.reached("colours", step)
        for colour, shelf in zip(EVERY_COLOUR, room.rows(len(COLOURS)), strict=True):
            board = Area(shelf.x, shelf.bottom - SHELF, shelf.width, SHELF)
            canvas.three_slice("brew.shelf", board, SHELF_CAP)
            if not poured:
                continue
            row = Area(shelf.x + 22, board.y + LAP - CUBE, shelf.width - RIVALS - 60, CUBE)
            self._draw_row(canvas, colour, row, step)
            if judged:
                self._draw_rivals(canvas, colour, Area(shelf.right - RIVALS, row.y - 2, RIVALS - 14, CUBE))

    def _draw_row(self, canvas: Canvas, colour: Colour, row: Area, step: int) -> None:
        """Draw the cubes of a colour: those in potions as outlines, locked ones pale, and their number."""
        reckoning = self._reckoning
        count = reckoning.seen.tallies[reckoning.seat][colour]
        used = sum(cubes[colour] for cubes in reckoning.pouring.brewed[: reckoning.brews_after(step)])
        locked = reckoning.pouring.locked[colour] if reckoning.reached("lock", step) else 0
        pitch = min(CUBE * 0.94, (row.width - CUBE) / max(1, count - 1))
        name = COLOURS[colour]
        for place in range(count):
            piece = Area(row.x + place * pitch, row.y, CUBE, CUBE)
            if place < used:
                canvas.place(f"cube.{name}.ghost", piece, alpha=0.8)
            else:
                canvas.place(f"cube.{name}", piece, alpha=LOST if place >= count - locked else 1.0)

    def _draw_rivals(self, canvas: Canvas, colour: Colour, area: Area) -> None:
        """Draw how many cubes of a colour each seat has, those who have most in gold."""
        tallies = self._reckoning.seen.tallies
        counts = [cubes[colour] for cubes in tallies]
        self._draw_values(canvas, counts, area, lambda count: count > 0 and count == max(counts))

    def _draw_values(self, canvas: Canvas, values: Sequence[int], area: Area, wins: Callable[[int], bool]) -> None:
        """Draw a value for each seat with its hat, in gold where it has an award."""
        width = min(area.width, len(values) * WIDEST)
        row = Area(area.middle_x - width / 2, area.y, width, area.height)
        for seat, (value, cell) in enumerate(zip(values, row.columns(len(values), 6), strict=True)):
            if wins(value):
                panels.ring(canvas, cell.inset(0, (cell.height - VALUE) / 2))
            alpha = 1.0 if seat == self._reckoning.seat or wins(value) else 0.6
            canvas.centred(
                f"hat.{self._table.colour(seat)}.small", cell.middle_x - 18, cell.middle_y - 2, width=32, alpha=alpha
            )
            canvas.number(value, cell.middle_x + 18, cell.middle_y, 19, align="center", alpha=alpha)

    def _draw_pairs(self, canvas: Canvas, step: int) -> None:
        """Draw the corruption that came out of the pot, each disc in a clasp with the cube that it locks."""
        reckoning = self._reckoning
        discs = reckoning.seen.corruption[reckoning.seat]
        if not reckoning.reached("pour", step) or not discs:
            return
        locked = cubes_of(reckoning.pouring.locked) if reckoning.reached("lock", step) else []
        for number, pair in enumerate(self._pairs(discs)):
            if number < len(locked):
                canvas.place("brew.pair", pair)
                cube = Area.around(pair.middle_x, pair.y + pair.height * 0.7, PAIR_PIECE, PAIR_PIECE)
                canvas.place(f"cube.{COLOURS[locked[number]]}", cube)
                canvas.place("brew.struck", cube, alpha=0.8)
            disc = pair.height * 0.29 if locked else pair.height / 2
            canvas.centred("corruption", pair.middle_x, pair.y + disc, width=PAIR_PIECE)

    def _pairs(self, count: int) -> list[Area]:
        """Return where clasps lie: in one row or two, overlapping where there are many."""
        room = self._plan.area("count.pairs")
        lines = 1 if count <= ONE_LINE else 2
        along = -(-count // lines)
        pitch = min(PAIR.width + 4, (room.width - PAIR.width) / max(1, along - 1))
        places = []
        for number in range(count):
            line, place = divmod(number, along)
            places.append(Area(room.x + place * pitch, room.y + line * (PAIR.height + 14), PAIR.width, PAIR.height))
        return places

    def _draw_crones(self, canvas: Canvas, step: int) -> None:
        """Draw the crones of the seat, which everybody has seen coming."""
        count = self._reckoning.seen.crones[self._reckoning.seat]
        room = self._plan.area("count.crones")
        if self._now(step) == "crones":
            canvas.fill(room.inset(-6), "umber", alpha=0.2, radius=12)
        size = min(CRONE, room.height)
        pitch = min(size * 0.8, (room.width - size) / max(1, count - 1))
        for place in range(count):
            canvas.place(f"crone.{place % CRONES}", Area(room.x + place * pitch, room.y, size, size))

    # The book

    def _draw_book(self, canvas: Canvas, step: int) -> None:
        """Draw the open book with its recipes: those that are brewed first, then those that are not."""
        book = self._plan.area("count.book")
        canvas.place("recipes.open", book)
        reckoning = self._reckoning
        recipes = (*reckoning.brewed, *reckoning.failed)
        a_page = max(RECIPES_A_PAGE, -(-len(recipes) // 2))
        done, over = reckoning.brews_after(step), reckoning.reached("failed", step)
        for number, card in enumerate(recipes):
            side, line = divmod(number, a_page)
            page = Area(
                book.x + PAGES[side] * book.width, book.y + PAGE_TOP * book.height, PAGE_WIDTH * book.width,
                PAGE_HEIGHT * book.height,
            )  # fmt: skip
            row = page.rows(a_page)[line]
            brewed = number < len(reckoning.brewed)
            state = "brewed" if brewed and number < done else "failed" if not brewed and over else "open"
            lit = self._now(step) == "brew" and number == done - 1
            self._draw_recipe(canvas, card, row, state, lit=lit)

    def _draw_recipe(self, canvas: Canvas, card: Card, row: Area, state: str, *, lit: bool) -> None:
        """Draw a recipe of the book: its bottle, name, cubes and points, full, broken or still to come."""
        design = design_of(card)
        if lit:
            canvas.fill(row.inset(-6, 2), "umber", alpha=0.2, radius=10)
        alpha = {"open": 0.5, "brewed": 1.0, "failed": 0.4}[state]
        high = min(BOTTLE, row.height - 6)
        middle = row.x + 32
        if state == "failed":
            canvas.centred("brew.broken", middle, row.middle_y + 4, width=70)
        else:
            canvas.centred(f"brew.bottle.{design.potion.size}", middle, row.middle_y, height=high, alpha=alpha)
        left = row.x + 74
        canvas.text(
            self._table.say(potion_words(card)), left, row.y + row.height * 0.3, size=25, vertical="middle",
            width=row.right - SEAL - 12 - left, fit=True, colour="ink_soft" if state == "failed" else "ink",
        )  # fmt: skip
        size = min(34.0, row.height * 0.4)
        draw_cubes(canvas, recipe_of(design), Area(left, row.y + row.height * 0.52, 250, size), alpha=alpha)
        seal = min(SEAL, row.height - 8)
        draw_points(canvas, design.potion.points, row.right - seal / 2, row.middle_y, seal, alpha=alpha)
        if state == "failed":
            canvas.centred("brew.struck", row.right - seal / 2, row.middle_y, width=seal * 0.9)

    # The score sheet

    def _draw_sheet(self, canvas: Canvas, step: int) -> None:
        """Draw the score sheet as far as it is filled in, the comparison that is made now, and the sum."""
        sheet = self._plan.area("count.sheet")
        panels.paper(canvas, sheet)
        say = self._table.say
        canvas.text(
            say(f"{KEY}.sheet"), sheet.middle_x, sheet.y + 38, size=34, role="display", align="center",
            vertical="middle", width=sheet.width - 60, fit=True,
        )  # fmt: skip
        rows = self._reckoning.rows()
        room = self._plan.area("count.rows")
        high = min(ROW, room.height / len(rows))
        total = 0
        for place, row in enumerate(rows):
            area = Area(room.x, room.y + place * high, room.width, high)
            points = sum(self._reckoning.steps[number - 1].points for number in row.steps if number <= step)
            filled = row.steps[0] <= step
            total += points
            self._draw_line(canvas, row, area, points if filled else None, lit=step in row.steps)
        self._draw_comparison(canvas, step)
        done = step == len(self._reckoning.steps)
        middle, y = sheet.middle_x, sheet.bottom - 78
        if done:
            canvas.centred("garden.wreath", middle, y + 6, width=164)
        canvas.centred("points.seal.large", middle, y, width=MEDALLION)
        canvas.number(total, middle, y, 44 if abs(total) < 100 else 34, align="center")
        canvas.text(
            say(f"{KEY}.row.total"), middle, y - 78, size=24, align="center", vertical="middle",
            width=160, fit=True,
        )  # fmt: skip

    def _draw_line(self, canvas: Canvas, row: Row, area: Area, points: int | None, *, lit: bool) -> None:
        """Draw a row of the sheet; what is still to come has no points."""
        if lit:
            canvas.fill(area.inset(-8, 2), "umber", alpha=0.2, radius=10)
        alpha = 1.0 if points is not None else LOST
        canvas.centred(row.sign, area.x + 18, area.middle_y, height=min(TALLY, area.height - 6), alpha=alpha)
        canvas.text(
            self._table.say(row.name if points is not None else row.before), area.x + 48, area.middle_y, size=25,
            vertical="middle", width=area.width - 48 - 60, fit=True, alpha=alpha,
        )  # fmt: skip
        if points is not None:
            width = min(46.0, area.height - 2)
            canvas.centred("points.wood", area.right - 24, area.middle_y, width=width, alpha=1.0 if points else 0.5)
            canvas.number(points, area.right - 24, area.middle_y, 18 if len(str(points)) < 3 else 13, align="center")

    def _draw_comparison(self, canvas: Canvas, step: int) -> None:
        """Draw what all seats have of what is compared now."""
        seen = self._reckoning.seen
        values = {"rank": seen.diablerie, "corruption": seen.corruption}.get(self._now(step))
        if values is not None:
            area = self._plan.area("count.compare")
            self._draw_values(canvas, values, area, lambda value: value in {max(values), min(values)})
