"""The open book: the recipes of a seat on two pages, brewed, failed or still to come."""

from collections.abc import Callable

from game.core.reason import Reason
from game.rules.bubble_and_boil.cards.card_files import Card, potion_words
from game.tables.bubble_and_boil.cards.card_faces import draw_cubes, draw_points, recipe_of
from game.tables.bubble_and_boil.cards.card_facts import design_of
from game.tables.bubble_and_boil.count.score_steps import ScoreSteps
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

PAGES = (0.045, 0.535)
PAGE_WIDTH = 0.42
PAGE_TOP, PAGE_HEIGHT = 0.075, 0.8
RECIPES_A_PAGE = 4
"""Where the two pages lie, as parts of the book, and for how many recipes they have room at their size."""

BOTTLE, BOTTLE_X = 84.0, 32.0
SEAL = 54.0
WORDS_X, CUBES = 74.0, 250.0
COMING, FAILED = 0.5, 0.4
"""How much is to be seen of a recipe that is still to come, and of one that failed."""


class OpenBook:
    """Draws the recipes, those that are brewed first."""

    def __init__(self, table: Table, plan: Plan, score_steps: ScoreSteps) -> None:
        self._table = table
        self._plan = plan
        self._recipes = (*score_steps.brewed, *score_steps.failed)
        self._brewed = len(score_steps.brewed)

    def _row(self, number: int) -> Area:
        """Return where a recipe stands, counted from 0."""
        return row_of(self._plan.area("count.book"), number, len(self._recipes))

    def neck_of(self, number: int) -> tuple[float, float]:
        """Return the point where a recipe's bottle is filled."""
        row = self._row(number)
        return row.x + BOTTLE_X, row.y + row.height * 0.3

    def draw(self, canvas: Canvas, potions: int, *, over: bool, filling: float) -> None:
        """Draw the book with so many potions brewed; when it is `over` the other recipes have failed.

        `filling` is how far the last of the potions has come (0 to 1), 1 if none is being brewed.
        """
        canvas.place("recipes.open", self._plan.area("count.book"))
        for number, card in enumerate(self._recipes):
            row = self._row(number)
            if number < potions:
                last = number == potions - 1
                draw_recipe(canvas, self._table.say, card, row, COMING + (1 - COMING) * (filling if last else 1.0))
            elif number >= self._brewed and over:
                draw_recipe(canvas, self._table.say, card, row, FAILED, failed=True)
            else:
                draw_recipe(canvas, self._table.say, card, row, COMING)

    def draw_light(self, canvas: Canvas, number: int) -> None:
        """Mark a recipe that is being brewed."""
        canvas.fill(self._row(number).inset(-6, 2), "umber", alpha=0.2, radius=10)


def row_of(book: Area, number: int, recipes: int) -> Area:
    """Return where one of so many recipes stands in a book, counted from 0."""
    a_page = max(RECIPES_A_PAGE, -(-recipes // 2))
    side, line = divmod(number, a_page)
    left, top = book.x + PAGES[side] * book.width, book.y + PAGE_TOP * book.height
    return Area(left, top, PAGE_WIDTH * book.width, PAGE_HEIGHT * book.height).rows(a_page)[line]


def draw_recipe(
    canvas: Canvas, say: Callable[[Reason], str], card: Card, row: Area, alpha: float, *, failed: bool = False
) -> None:
    """Draw a recipe: its bottle, name, cubes and points; one that failed is broken and struck out."""
    potion = design_of(card).potion
    if failed:
        canvas.centred("brew.broken", row.x + BOTTLE_X, row.middle_y + 4, width=70)
    else:
        high = min(BOTTLE, row.height - 6)
        canvas.centred(f"brew.bottle.{potion.size}", row.x + BOTTLE_X, row.middle_y, height=high, alpha=alpha)
    left = row.x + WORDS_X
    canvas.text(
        say(potion_words(card)), left, row.y + row.height * 0.3, size=25, vertical="middle",
        width=row.right - SEAL - 12 - left, fit=True, colour="ink_soft" if failed else "ink",
    )  # fmt: skip
    size = min(34.0, row.height * 0.4)
    cubes = Area(left, row.y + row.height * 0.52, CUBES, size)
    draw_cubes(canvas, recipe_of(design_of(card)), cubes, alpha=alpha)
    seal = min(SEAL, row.height - 8)
    draw_points(canvas, potion.points, row.right - seal / 2, row.middle_y, seal)
    if failed:
        canvas.centred("brew.struck", row.right - seal / 2, row.middle_y, width=seal * 0.9)
