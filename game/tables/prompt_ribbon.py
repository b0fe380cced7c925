"""The prompt ribbon: who is asked for what, in one line that is gold when it is the person at the screen."""

from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

TITLE_SIZE = 32.0
WISH_SIZE = 29.0
HAT_WIDTH = 52.0
GAP = 20.0
NEARLY = 0.95
"""A wish stands beside its title as long as it has so much of its size there; else below, on a larger ribbon."""

WIDER, ROWS, HIGHER = 1.2, 80.0, 13.0
"""How much wider a ribbon of two rows is, how high, and how much higher its middle lies, in layout px."""

MORE = 20.0
"""How much higher it is where the wish fills two rows."""

TITLE_ROW, WISH_ROW = 21.0, 37.0
"""Where the title of a ribbon of two rows has its middle, and where what is wished begins, in layout px."""

TALLEST_TITLE, TALLEST_WISH = 36.0, 34.0
"""The largest letters of a ribbon of two rows, in layout px."""


def draw_prompt_ribbon(
    canvas: Canvas, area: Area, hat: str | None, title: str, wish: str, *, gold: bool, progress: float | None
) -> None:
    """Draw the words of a prompt with the hat of who is asked; `progress` (0 to 1) shows how far a long thought is.

    A wish that would have to be small beside its title has a wider ribbon; where that does not do it stands below the
    title, on one that is higher too.
    """
    hat_width = HAT_WIDTH + GAP if hat is not None else 0.0
    title_width = canvas.measure(title, size=TITLE_SIZE, role="display").width
    gap = GAP if wish else 0.0
    room = area.width - 40 - hat_width - title_width - 2 * gap
    wanted = canvas.measure(wish, size=WISH_SIZE).width * NEARLY
    more = area.width * (WIDER - 1)
    if wish and room < wanted <= room + more:
        area, room = area._replace(x=area.x - more / 2, width=area.width + more), room + more
    if wish and wanted > room:
        area = Area.around(area.middle_x, area.middle_y - HIGHER, area.width * WIDER, ROWS)
        if canvas.measure(wish, size=WISH_SIZE).width * NEARLY > area.width - 56 - hat_width:
            area = area._replace(y=area.y - MORE, height=area.height + MORE)
        panels.prompt_ribbon(canvas, area, gold=gold)
        _draw_rows(canvas, area, hat, title, wish)
    else:
        panels.prompt_ribbon(canvas, area, gold=gold)
        title_width = min(title_width, area.width - 40 - hat_width)
        wish_width = min(canvas.measure(wish, size=WISH_SIZE, width=room, fit=True).width, room)
        x = area.middle_x - (hat_width + title_width + 2 * gap + wish_width) / 2
        if hat is not None:
            canvas.centred(hat, x + HAT_WIDTH / 2, area.middle_y - 4, width=HAT_WIDTH)
        x += hat_width
        canvas.text(
            title, x, area.middle_y, size=TITLE_SIZE, role="display", vertical="middle", width=title_width + 1, fit=True
        )
        if wish:
            x += title_width + gap
            canvas.line(x, area.y + 10, x, area.bottom - 10, "ink_soft", 1.4)
            canvas.text(wish, x + gap, area.middle_y, size=WISH_SIZE, vertical="middle", width=room, fit=True)
    if progress is not None:
        bar = Area(area.x + 60, area.bottom - 6, area.width - 120, 4)
        canvas.fill(bar, "paper_dark", radius=2)
        canvas.fill(Area(bar.x, bar.y, max(4.0, bar.width * progress), bar.height), "plum", radius=2)


def _draw_rows(canvas: Canvas, area: Area, hat: str | None, title: str, wish: str) -> None:
    """Draw the title of a prompt above its wish."""
    left = area.x + 28
    if hat is not None:
        canvas.centred(hat, left + HAT_WIDTH / 2, area.middle_y - 4, width=HAT_WIDTH)
        left += HAT_WIDTH + GAP / 2
    room = area.right - 28 - left
    canvas.text(
        title, left, area.y + TITLE_ROW, size=canvas.at_most(30, TALLEST_TITLE), role="display", vertical="middle",
        width=room, fit=True,
    )  # fmt: skip
    canvas.text(
        wish, left, area.y + WISH_ROW, size=canvas.at_most(WISH_SIZE, TALLEST_WISH), width=room,
        height=area.height - WISH_ROW - 2, lines=2, spacing=1.0,
    )  # fmt: skip
