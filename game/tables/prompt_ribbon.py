"""The prompt ribbon: who is asked for what, in one line that is gold when it is the person at the screen."""

from typing import Any

from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

TITLE_SIZE = 32.0
WISH_SIZE = 29.0
HAT_WIDTH = 52.0
GAP = 20.0
LONG_TITLE = 0.3
"""The most of the ribbon's width that a title takes where the wish needs two lines."""

TIGHT = 1.0
"""The distance of the two lines of a long wish."""


def draw_prompt_ribbon(
    canvas: Canvas, area: Area, hat: str | None, title: str, wish: str, *, gold: bool, progress: float | None
) -> None:
    """Draw the words of a prompt with the hat of who is asked; `progress` (0 to 1) shows how far a long thought is."""
    panels.prompt_ribbon(canvas, area, gold=gold)
    hat_width = HAT_WIDTH + GAP if hat is not None else 0.0
    title_width = canvas.measure(title, size=TITLE_SIZE, role="display").width
    gap = GAP if wish else 0.0
    room = area.width - 40 - hat_width - title_width - 2 * gap
    one_line = canvas.measure(wish, size=1).width <= room
    if not one_line and title_width > area.width * LONG_TITLE:
        room += title_width - area.width * LONG_TITLE
        title_width = area.width * LONG_TITLE
    shape: dict[str, Any] = {"fit": True} if one_line else {"height": area.height, "lines": 2, "spacing": TIGHT}
    wish_width = min(canvas.measure(wish, size=WISH_SIZE, width=room, **shape).width, room)
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
        canvas.text(wish, x + gap, area.middle_y, size=WISH_SIZE, vertical="middle", width=room, **shape)
    if progress is not None:
        bar = Area(area.x + 60, area.bottom - 6, area.width - 120, 4)
        canvas.fill(bar, "paper_dark", radius=2)
        canvas.fill(Area(bar.x, bar.y, max(4.0, bar.width * progress), bar.height), "plum", radius=2)
