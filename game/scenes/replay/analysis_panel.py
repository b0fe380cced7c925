"""Analysis panel: beside a table the rated moves of a seat, and what a master would have done at the shown one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

from game.bots.review import Rating
from game.play.analysis.report import Rated, Report, in_hundred
from game.scenes.replay.seals import draw_seal
from game.store.words import Words
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST
from game.view.widgets import State
from game.view.widgets.lists import BAR_GAP, BAR_WIDTH, ListBox, Row

RATINGS: tuple[Rating, ...] = get_args(Rating)
EDGE = 26.0
ROW, LONG_ROW, HIGH_ROW = 56.0, 82.0, 146.0
"""The height of a row, of one whose name wants three lines, and of one that tells what was better."""

GROWTH = 74.0
"""How much higher rows would be for text of twice the size."""
LIST_TOP, LIST_BOTTOM = 146.0, 586.0
TWO_LINES = 62.0
"""What two lines of the smallest letters take at most, in layout px."""

NAME_LEFT, NAME_RIGHT = 56.0, 42.0
"""Where a name begins in its row, and what is left for its seal beside what it lost."""

THREE_LINES = 72.0
"""The height from which on a row has three lines."""
COST = 64.0
"""The room for what a move lost."""
ABOUT = 58.0
"""The height of what is said above the list."""
OWL = 66.0
FORMER = 0.64
"""How large the seals of a former look are beside others."""
SEAL, COUNT_ROW = 26.0, 28.0
"""The height of a seal above the list, and of the row that it stands in."""

ADVICE = 288.0
"""The height of what the owl says."""


def list_of(
    area: Area,
    rated: Sequence[Rated],
    names: Sequence[str],
    costs: Sequence[str],
    betters: Sequence[str],
    shown: int | None,
    on_choose: Callable[[str], None],
    canvas: Canvas,
) -> ListBox:
    """Return the list of rated moves, each called by its name; `shown` is the number of the move that is shown.

    `costs` say what each lost, if that is told, and `betters` below each what was better; there are none where the rows
    are low. Larger text, and names that want three lines as the `canvas` measures them, have higher rows; only whole
    ones lie in the list.
    """
    rows = [
        Row(str(each.judgement.number), partial(_draw_row, each, name, cost, better, each.judgement.number == shown))
        for each, name, cost, better in zip(rated, names, costs, betters or [""] * len(rated), strict=True)
    ]
    place = Area(area.x + EDGE - 8, area.y + LIST_TOP, area.width - 2 * EDGE + 16, LIST_BOTTOM - LIST_TOP)
    least = HIGH_ROW if betters else ROW + GROWTH * (canvas.theme.text_scale - 1)
    letters = SMALLEST / canvas.theme.text_scale
    room = place.width - BAR_WIDTH - BAR_GAP - NAME_LEFT - COST - NAME_RIGHT
    if any(canvas.measure(name, size=letters, width=room).height > TWO_LINES for name in names):
        least = max(least, LONG_ROW)
    row = place.height / int(place.height / least)
    return ListBox("rated", place, rows, row, on_choose, selected=None if shown is None else str(shown))


def _draw_row(
    rated: Rated, name: str, cost: str, better: str, is_shown: bool, canvas: Canvas, area: Area, state: State
) -> None:
    """Draw a rated move: its number, what it was, its seal and what it lost, and what was better if that is told."""
    room = area.height / 2 - 6 if better else area.height
    middle = area.y + room / 2
    if is_shown:
        canvas.fill(area.inset(0, 1), "gold_lite", alpha=0.6, radius=8)
    elif state.hovered:
        canvas.fill(area.inset(0, 1), "umber", alpha=0.12, radius=8)
    canvas.text(
        str(rated.judgement.number), area.x + 46, middle, size=20, align="right", vertical="middle", colour="ink_soft"
    )
    right = area.right - 10
    canvas.text(cost, right, middle, size=23, align="right", vertical="middle", width=COST, fit=True)
    draw_seal(canvas, rated.rating, right - COST - 14, middle, seal_height(rated, SEAL))
    canvas.text(
        name, area.x + NAME_LEFT, middle, size=22, vertical="middle", width=area.width - NAME_LEFT - COST - NAME_RIGHT,
        height=room - 4,
        lines=2 if room < THREE_LINES else 3, spacing=1.02, colour="ink_soft" if rated.is_former else "ink",
    )  # fmt: skip
    if better:
        canvas.text(
            better, area.x + 56, area.y + room + 4, size=21, colour="ink_soft", width=right - area.x - 56,
            height=area.height - room - 8, spacing=1.1,
        )  # fmt: skip


def seal_height(rated: Rated, usual: float) -> float:
    """Return the height of the seal of a move, a smaller one where the closer look has not come to it."""
    return usual * FORMER if rated.is_former else usual


def draw_heading(canvas: Canvas, area: Area, words: Words, title: str, report: Report, about: str) -> None:
    """Draw the paper with its title, and what the list is `about`, or else how many moves are called what."""
    panels.paper(canvas, area)
    canvas.text(
        title, area.middle_x, area.y + 42, size=34, role="display", align="center", vertical="middle",
        width=area.width - 4 * EDGE, fit=True,
    )  # fmt: skip
    panels.divider(canvas, Area(area.x + EDGE, area.y + 128, area.width - 2 * EDGE, 12))
    if about:
        canvas.text(
            about, area.middle_x, area.y + 96, size=24, align="center", vertical="middle", colour="ink_soft",
            width=area.width - 2 * EDGE, height=ABOUT, lines=2, spacing=1.0,
        )  # fmt: skip
        return
    cells = [cell for row in counts_area(area).rows(2) for cell in row.columns(2)]
    for cell, rating in zip(cells, RATINGS, strict=True):
        draw_seal(canvas, rating, cell.x + SEAL / 2, cell.middle_y, SEAL)
        canvas.text(
            words.say(f"analysis.count.{rating}", count=report.counts[rating]), cell.x + SEAL + 10, cell.middle_y,
            size=23, vertical="middle", width=cell.width - SEAL - 10, fit=True,
        )  # fmt: skip


def draw_advice(canvas: Canvas, area: Area, title: str, told: str) -> float:
    """Draw the owl with what it says, in the lower part of the panel; return where that ends."""
    top = area.y + LIST_BOTTOM + 12
    panels.divider(canvas, Area(area.x + EDGE, top - 8, area.width - 2 * EDGE, 12))
    canvas.centred("icon.hint", area.x + EDGE + OWL / 2 - 6, top + 48, height=OWL)
    left = area.x + EDGE + OWL
    head = canvas.text(
        title, left, top + 14, size=25, role="display", width=area.right - EDGE - left, height=86, spacing=1.1
    )
    below = top + max(OWL + 22, head.height + 26)
    said = canvas.text(
        told, area.x + EDGE, below, size=23, width=area.width - 2 * EDGE, height=top + ADVICE - below, spacing=1.2
    )
    return below + said.height


def draw_progress(canvas: Canvas, area: Area, share: float) -> None:
    """Draw how far it is."""
    canvas.fill(area, "umber", alpha=0.25, radius=area.height / 2)
    if share > 0:
        canvas.fill(area._replace(width=max(area.height, area.width * share)), "moss", radius=area.height / 2)


def counts_area(area: Area) -> Area:
    """Return where on the panel stands how many moves are called what."""
    return Area(area.x + 2 * EDGE, area.y + 70, area.width - 4 * EDGE, 2 * COUNT_ROW)


def advice_area(area: Area) -> Area:
    """Return where on the panel the owl speaks."""
    top = area.y + LIST_BOTTOM + 12
    return Area(area.x + EDGE, top, area.width - 2 * EDGE, ADVICE)


def better_of(words: Words, rated: Rated, move: str, is_elsewhere: bool) -> str:
    """Return the sentence about the move that was better, which may be what was done at another place.

    Than a good move it was a little better only.
    """
    is_good = rated.rating == "good"
    if is_elsewhere:
        return words.say("analysis.told.little_elsewhere" if is_good else "analysis.told.elsewhere")
    return words.say("analysis.told.little" if is_good else "analysis.told.better", move=move)


def cost_of(words: Words, rated: Rated, *, also_good: bool) -> str:
    """Return what a slip lost at least, or what a good move did, as its row tells it; nothing where it is not told."""
    told = {"loose", "costly", "good"} if also_good else {"loose", "costly"}
    return words.say("analysis.lost", points=in_hundred(-rated.lost)) if rated.rating in told else ""


def advice_of(words: Words, rated: Rated, better: str, *, of_turn: bool) -> tuple[str, str]:
    """Return what the owl says of a rated move: what was `better` or as good, and chances with what it or its turn lost
    at least and the reason.
    """
    found = rated.judgement
    if found.why is None or rated.rating == "best":
        return better, words.say("analysis.chance", chance=round(100 * found.played))
    told = [words.say("analysis.chances", best=round(100 * found.chance), played=round(100 * found.played))]
    between = round(100 * found.chance) - round(100 * found.played)
    if (lost := round(100 * rated.lost)) > 0 and (of_turn or lost < between):
        told.append(words.say("analysis.turn" if of_turn else "analysis.cost", lost=lost))
    told.append(words.say("analysis.agreed") if found.agreed else words.say(found.why))
    return better, "\n".join(told)


def summary_of(
    words: Words, report: Report, name: str, *, is_older: bool, is_alone: bool, stood_in: bool
) -> tuple[str, str]:
    """Return what the owl says where no rated move is shown; `stood_in` tells that bots played some for the seat."""
    told = []
    if is_alone:
        told.append(words.say("analysis.alone"))
    if is_older:
        told.append(words.say("analysis.older"))
    if report.play is not None and report.luck is not None and report.is_whole:
        told.append(words.say("analysis.play", name=name, play=in_hundred(report.play), luck=in_hundred(report.luck)))
    if report.is_whole and not report.slips:
        told.append(words.say("analysis.no_slip"))
    if any(each.is_former for each in report.rated):
        told.append(words.say("analysis.former"))
    told.append(words.say("analysis.fair", name=name))
    if stood_in:
        told.append(words.say("analysis.stood_in", name=name))
    title = "analysis.done" if report.is_whole or is_older else "analysis.partial"
    return words.say(title), "\n".join(told)
