"""The page of stamps: six regulars across, the boxes down, and who was beaten in which."""

from collections.abc import Sequence

from game.play.catalogue import GAMES
from game.store.faces import REGULARS
from game.store.stamps import Stamps
from game.store.words import Words
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

HEAD, LEFT = 62.0, 236.0
"""The height of the names above, and the width of those at the left."""

LARGEST_BOX = 40.0
"""The largest size of the name of a box."""

SIDE = 126.0
COLOURS = ("moss", "blood", "teal", "dusk", "plum", "moss")
LEANS = (-7.0, 4.0, -3.0, 8.0, -5.0, 2.0, 6.0)
EMPTY, FAINT = 0.35, 0.14


def draw_stamps(canvas: Canvas, words: Words, games: Sequence[str], stamps: Stamps, area: Area) -> None:
    """Draw the stamps of some games; places without one show who waits there."""
    columns = area._replace(x=area.x + LEFT, width=area.width - LEFT).columns(len(REGULARS), 0)
    rows = area._replace(y=area.y + HEAD, height=area.height - HEAD).rows(len(games), 0)
    for regular, column in zip(REGULARS, columns, strict=True):
        canvas.text(
            words.say(f"play.name.{REGULARS.index(regular) + 1}"), column.middle_x, area.y + HEAD / 2, size=36,
            role="display", align="center", vertical="middle", width=column.width - 12, fit=True,
        )  # fmt: skip
    for game, row in zip(games, rows, strict=True):
        canvas.line(area.x, row.y, area.right, row.y, "ink_ghost", 1.4)
        canvas.text(
            words.say(f"game.{game}"), area.x + 8, row.middle_y, size=canvas.at_most(34, LARGEST_BOX), role="display",
            vertical="middle", width=LEFT - 16, lines=2,
        )  # fmt: skip
        for number, column in enumerate(columns):
            _draw_stamp(canvas, words, game, number, stamps, Area(column.x, row.y, column.width, row.height))


def _draw_stamp(canvas: Canvas, words: Words, game: str, number: int, stamps: Stamps, cell: Area) -> None:
    """Draw one place of the page."""
    regular, colour = REGULARS[number], COLOURS[number]
    stamp = stamps.of(game, regular)
    place = Area.around(cell.middle_x, cell.y + 6 + SIDE / 2, SIDE, SIDE)
    if stamp is None:
        canvas.place(f"medallion.{colour}", place.inset(10), alpha=FAINT)
        canvas.place(f"head.{regular}.calm", place.inset(10), alpha=EMPTY)
        return
    lean = LEANS[(number + list(GAMES).index(game) * len(REGULARS)) % len(LEANS)]
    canvas.place(f"medallion.{colour}", place, rotation=lean)
    canvas.place(f"head.{regular}.dismayed", place, rotation=lean)
    canvas.text(
        words.say(f"skill.{stamp.skill}"), cell.middle_x, place.bottom + 19, size=25, align="center", vertical="middle",
        colour="ink_soft", width=cell.width - 12, fit=True,
    )  # fmt: skip
