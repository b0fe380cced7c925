"""Banner: a few words above the prompt that say how something came out, for a moment."""

from typing import NamedTuple

from game.core.event import Event, Seat
from game.core.reason import Reason
from game.tables.plan import Plan
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

HEIGHT, GAP = 62.0, 10.0
SIZE = 33.0
SIGN = 46.0
EDGE, SPACE = 24.0, 14.0
NARROWEST, WIDEST = 260.0, 760.0


class Banner(NamedTuple):
    """What happened, in at most five words, with the seat that it happened to and a die or piece that shows it.

    One that `stays` is gone with the next one or the next thing that a person does, not with time. Whoever
    clicks on loses any with events of the kinds that it lasts `until`: what it was about lies there no longer.
    `full` says it in a sentence, for where nothing is seen that it is about.
    """

    words: Reason
    seat: Seat | None = None
    sign: str | None = None
    stays: bool = False
    until: tuple[type[Event], ...] = ()
    full: Reason | None = None


def room_of(plan: Plan) -> Area:
    """Return where the widest banner stands: above the prompt, `banners` layout px higher where the map says so."""
    below = plan.area("prompt").moved(0, -plan.number("prompt", "banners", 0.0))
    return Area(below.middle_x - WIDEST / 2, below.y - GAP - HEIGHT, WIDEST, HEIGHT)


def draw_banner(canvas: Canvas, plan: Plan, words: str, colour: str | None, sign: str | None, risen: float) -> None:
    """Draw a banner above the prompt; `colour` is that of the hat, `risen` (0 to 1) how far it is up.

    It comes up within the gap below it, so that it never lies on the words of the prompt.
    """
    sides = (colour is not None) + (sign is not None)
    most = WIDEST - 2 * EDGE - sides * (SIGN + SPACE)
    room = min(canvas.measure(words, size=SIZE, role="display").width + 2, most)
    width = max(room + 2 * EDGE + sides * (SIGN + SPACE), NARROWEST)
    area = room_of(plan).moved((WIDEST - width) / 2, (1 - risen) * GAP / 2)._replace(width=width)
    panels.banner(canvas, area, colour or "sepia")
    left, right = area.x + EDGE, area.right - EDGE
    if colour is not None:
        canvas.centred(f"hat.{colour}.small", left + SIGN / 2, area.middle_y, width=SIGN)
        left += SIGN + SPACE
    if sign is not None:
        canvas.centred(sign, right - SIGN / 2, area.middle_y, height=SIGN)
        right -= SIGN + SPACE
    canvas.text(
        words, (left + right) / 2, area.middle_y, size=SIZE, role="display", align="center", vertical="middle",
        width=right - left, fit=True,
    )  # fmt: skip
