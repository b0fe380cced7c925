"""The bubble of who remarks on something, at the face, until a person has to decide."""

import math
from collections.abc import Sequence

from game.core.event import Event
from game.play.session import Session
from game.store.regulars import regular_of
from game.store.settings import SettingsFile
from game.tables.banner import room_of
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.talk import Remark, Talk
from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas

SECONDS = 2.8
"""How long a remark stands."""

SIZE, WIDEST, NARROWEST = 27.0, 230.0, 150.0
EVEN = 0.58
"""The part of a long line that a bubble is wide, so that two lines are about as long as each other."""
EDGE, RADIUS = 16.0, 16.0
FIGURES = ("name", "points", "total", "tube", "magik", "hand", "cubes", "corruption", "book", "crones")
"""The places of a seat that stay to be read beneath a bubble."""

ASLANT = (10.0, 80.0)
"""How far below a face and beside it a bubble may lie that would cover cards right below it, in layout px."""

HEADINGS = ("title", "suit", "count")
"""The places of the table itself that stay to be read."""

FIGURE = 56.0
"""How far a figure reaches about its place, where that is a point of the map, in layout px."""

TAIL, RIM = 12.0, 0.35
"""Half the width of the tail that points to the face, and how far off the middle of a face its tip may lie."""


class PlayTalk:
    """Shows one remark at a time; nothing waits for it."""

    def __init__(self, table: Table, session: Session, settings: SettingsFile) -> None:
        self._table = table
        self._settings = settings
        regulars = [regular_of(plan) for plan in session.match.seats]
        self._talk = Talk(session.match.game, regulars, table.occasion, table.words.has)
        self._passed = 0.0
        self.shown: Remark | None = None

    def hear(self, event: Event, *, hushed: bool) -> None:
        """Show the remark on an event, if there is one; what would be said while a person decides is not said."""
        remark = self._talk.hear(event, self._settings.current.talk)
        if remark is not None and not hushed:
            self.shown, self._passed = remark, 0.0

    def hush(self) -> None:
        """Show no remark any more."""
        self.shown = None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._passed += dt
        if self._passed >= SECONDS:
            self.hush()

    @property
    def next_frame_due(self) -> float | None:
        """When the picture changes: when the remark goes."""
        return None if self.shown is None else max(0.0, SECONDS - self._passed)

    @property
    def clear(self) -> tuple[Area, ...]:
        """What no bubble covers where it need not: faces, figures, headings, and where it is told what happens."""
        table, plan = self._table, self._table.plan
        told = (plan.area("prompt"), room_of(plan))
        faces = table.face_places.values()
        return (*told, *faces, *figures_of(plan), *headings_of(plan), *table.ribbon_areas())

    def draw(self, canvas: Canvas) -> None:
        """Draw the remark in a bubble beside the face of whoever makes it."""
        if self.shown is None or (face := self._table.face_places.get(self.shown.seat)) is None:
            return
        words = self._table.say(self.shown.key)
        line = canvas.measure(words, size=SIZE).width + 2
        width = line if line <= WIDEST else max(NARROWEST, line * EVEN)
        extent = canvas.measure(words, size=SIZE, width=width)
        area = bubble_at(face, extent.width + 2 * EDGE, extent.height + EDGE, self.clear, cards_of(self._table.plan))
        tail = _tail(area, face)
        canvas.fill(area.moved(3, 5), "shadow", alpha=0.3, radius=RADIUS)
        canvas.fill(area, "ink_soft", radius=RADIUS)
        canvas.polygon(tail, "ink_soft")
        canvas.fill(area.inset(2), "paper_lite", radius=RADIUS - 2)
        canvas.polygon(_shrunk(tail), "paper_lite")
        canvas.text(words, area.x + EDGE, area.middle_y, size=SIZE, width=width, vertical="middle")


def bubble_at(face: Area, width: float, height: float, clear: Sequence[Area], cards: Sequence[Area]) -> Area:
    """Return where a bubble of that size lies beside a face: where it would cover cards aslant, if that is free."""
    usual = panels.beside(face.inset(-TAIL / 2), width, height, clear)
    if not any(map(usual.shared, cards)):
        return usual
    places = (
        Area(x, face.bottom + gap, width, height)
        for gap in ASLANT
        for x in (face.x - width - ASLANT[0], face.right + ASLANT[0])
    )
    free = (each for each in places if LAYOUT.contains(*each.centre) and not any(map(each.shared, (*clear, *cards))))
    return next(free, usual)


def figures_of(plan: Plan) -> tuple[Area, ...]:
    """Return where the names, scores and hands of all seats stand, which no bubble covers where it need not."""
    names = (name for name in plan.level.names(plan.seats) if name.startswith("seat"))
    areas = (plan.area(name) for name in names if name.partition(".")[2] in FIGURES)
    return tuple(area if area.width else area.inset(-FIGURE, -FIGURE / 2) for area in areas)


def cards_of(plan: Plan) -> tuple[Area, ...]:
    """Return where the cards of all seats lie."""
    names = (name for name in plan.level.names(plan.seats) if name.startswith("seat"))
    return tuple(plan.area(name) for name in names if name.partition(".")[2] == "cards")


def headings_of(plan: Plan) -> tuple[Area, ...]:
    """Return where the table says what lies there and how much of it, which no bubble covers where it need not."""
    names = (name for name in plan.level.names(plan.seats) if not name.startswith("seat"))
    areas = (plan.area(name) for name in names if name.rpartition(".")[2] in HEADINGS)
    return tuple(area if area.width else area.inset(-FIGURE / 2, -FIGURE / 2) for area in areas)


def _tail(bubble: Area, face: Area) -> tuple[tuple[float, float], ...]:
    """Return the corners of the tail: two on the edge of the bubble that is next to the face, and its tip."""
    if bubble.y < face.bottom and bubble.bottom > face.y:
        edge = bubble.x + 3 if bubble.x >= face.right else bubble.right - 3
        tip = face.right - 4 if bubble.x >= face.right else face.x + 4
        y = min(max(face.middle_y, bubble.y + RADIUS + TAIL), bubble.bottom - RADIUS - TAIL)
        return (edge, y - TAIL), (edge, y + TAIL), (tip, face.middle_y)
    is_below = bubble.y >= face.bottom
    edge = bubble.y + 3 if is_below else bubble.bottom - 3
    x = min(max(face.middle_x, bubble.x + RADIUS + TAIL), bubble.right - RADIUS - TAIL)
    # The tip lies on the rim of the round face, on the side of the bubble.
    aside = min(max(x - face.middle_x, -face.width * RIM), face.width * RIM)
    down = math.sqrt((face.width / 2) ** 2 - aside**2) - 4
    return (x - TAIL, edge), (x + TAIL, edge), (face.middle_x + aside, face.middle_y + (down if is_below else -down))


def _shrunk(tail: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    """Return the corners a little nearer to the middle of the bubble's edge, so that a rim of ink stays."""
    middle_x, middle_y = (tail[0][0] + tail[1][0]) / 2, (tail[0][1] + tail[1][1]) / 2
    return tuple((x + (middle_x - x) * 0.22, y + (middle_y - y) * 0.22) for x, y in tail)
