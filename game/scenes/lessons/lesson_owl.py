"""Lesson owl: the teacher of a lesson with its bubble and buttons, at the place that each map has for it."""

import math
from typing import Any, NamedTuple

from game.scenes.lessons.lesson_points import Lit
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas

OWL = "owl"
"""The place of the map where the owl stands with its bubble and its buttons.

Its number `rise` says how much higher it may reach with larger letters, in layout px.
"""

NARROW = 400.0
"""In a place that is narrower the buttons stand above one another."""

MAIN_OF_NARROW, MAIN_OF_WIDE = 1, 2
"""The row of the first of three buttons: there lies the way on of a step, so that pressing on leaves no lesson."""

BUTTON, LOW_BUTTON, GAP = 46.0, 40.0, 8.0
LOW_FOOT = 66.0
"""The least height of the strip at the foot of the place, where the owl and the buttons stand, in layout px."""

OWL_WIDTH = 100.0
OWL_HEIGHT, LEAST_OWL = 124.0, 100.0
"""The owl's height where there is room, and where it reaches up into its bubble, beside the beads."""

OWL_SHAPE = 132 / 164
"""The width of the owl for its height."""

LEAN = 16.0
"""How far the owl stands to the right of its middle to point to the left; half as far the other way."""

POINTER, POINTER_SHAPE = 0.68, 40 / 112
"""The length of wing and pointer for the owl's height, and their breadth for that length."""

SHOULDER_X, SHOULDER_Y, GRIP = 0.27, 0.44, 20 / 112
"""Where the wing is held: from the owl's middle and foot, for its height; and how far along the wing."""

STEEPEST, FLATTEST, BESIDE_BUTTONS = -84.0, -28.0, -64.0
"""How steeply and how flatly the pointer is raised, also where buttons lie beside it, in degrees clockwise."""

TITLE, RAISED, INDENT = 38.0, 12.0, 34.0
"""The height of the title, how far it stands out of the bubble, and where the words begin beneath its edge."""

EDGE, BEADS = 12.0, 34.0
"""The bare edge of the bubble, and the height of the row of beads at its foot."""

BEAD, PITCH = 6.0, 16.0
COUNT = 26.0
"""The height of the line beneath the owl that has the count where there are no beads, in layout px."""

WORDS = 29.0
RADIUS = 16.0
WIDE, LONG, SHORT = 25.0, 74.0, 46.0
"""Half the width of an arrow, its length, and the least length where there is no room, in layout px."""

TIP = 4.0
"""How far an arrow reaches into what it shows, in layout px: no words begin so near its edge."""

ENDS = 30.0
"""How far the ends of the prompt's ribbon reach beyond its place, in layout px."""


class Said(NamedTuple):
    """What the owl says in the step `step` (from 0) of `steps`, and in what mood: calm, doubtful or glad.

    `stern` are the words about a move that is not made, or was a mistake.
    `aim` is the point of the table that it is about, if any.
    """

    title: str
    words: str
    step: int
    steps: int
    counted: str
    mood: str
    stern: bool
    aim: tuple[float, float] | None


class LessonOwl:
    """Where the parts of the owl's place lie with so many buttons, and how they are drawn; sizes in layout px.

    With larger letters the place rises as far as the map lets it, and the words have the row of the title, and that of
    the beads too where the owl does not stand in it.
    """

    def __init__(self, table: Table, buttons: int) -> None:
        studio, plan = table.services.studio, table.plan
        self._measuring = Canvas(studio, studio.viewport)
        large = studio.theme.text_scale > 1
        area = plan.area(OWL)
        if large:
            rise = plan.number(OWL, "rise", 0.0)
            area = area._replace(y=area.y - rise, height=area.height + rise)
        self.area = area
        narrow = area.width < NARROW or buttons > 2
        height = LOW_BUTTON if buttons > 2 or (narrow and large) else BUTTON
        high = buttons * (height + GAP) + GAP if narrow else LOW_FOOT
        self.height = min(OWL_HEIGHT, max(LEAST_OWL, high + 6))
        self.rises = self.height > high + 6
        self.has_title = not large
        self.has_beads = self.rises or not large
        if not self.has_beads:
            self.height = min(self.height, high + 6 - COUNT)
        raised = RAISED if self.has_title else 0.0
        self.place = area._replace(y=area.y + raised, height=area.height - raised - high)
        self.owl = Area(area.x, area.bottom - high, OWL_WIDTH, high)
        column = Area(area.x + OWL_WIDTH + GAP, self.owl.y + GAP, area.width - OWL_WIDTH - GAP, high - GAP)
        if narrow:
            self.buttons = column._replace(height=high - 2 * GAP).rows(buttons, GAP)
            if buttons > 2:
                main = self.buttons[MAIN_OF_NARROW if area.width < NARROW else MAIN_OF_WIDE]
                self.buttons = (main, *(row for row in self.buttons if row != main))
        else:
            self.buttons = column._replace(y=area.bottom - BUTTON, height=BUTTON).columns(buttons, GAP)

    @property
    def foot(self) -> Area:
        """Where the owl stands, with the buttons beside it."""
        return Area(self.owl.x, self.owl.y, self.place.width, self.owl.height)

    @property
    def _room(self) -> Area:
        """The most room that there is for words."""
        foot, place = BEADS if self.has_beads else EDGE, self.place
        return Area(place.x + EDGE, place.y + self._indent, place.width - 2 * EDGE, place.height - self._indent - foot)

    @property
    def _indent(self) -> float:
        """How far the words begin beneath the edge of the bubble."""
        return INDENT if self.has_title else EDGE

    @property
    def _shape(self) -> dict[str, Any]:
        """How words are set in it."""
        return {"size": WORDS, "width": self._room.width, "height": self._room.height, "spacing": 1.12}

    def bubble(self, words: str) -> Area:
        """Return the bubble, which is as high as words need it."""
        spare = max(0.0, self._room.height - self._measuring.measure(words, **self._shape).height)
        return self.place._replace(y=self.place.y + spare, height=self.place.height - spare)

    def taken(self, words: str) -> tuple[Area, Area]:
        """Return what the owl takes that says some words: the bubble with its title, and where the owl stands."""
        bubble, raised = self.bubble(words), RAISED if self.has_title else 0.0
        return bubble._replace(y=bubble.y - raised, height=bubble.height + raised), self.foot

    def draw(self, canvas: Canvas, said: Said) -> None:
        """Draw the owl with what it says."""
        words, stern = said.words, said.stern
        bubble = self.bubble(words)
        tail = (
            (self.owl.middle_x - 10, bubble.bottom - 6),
            (self.owl.middle_x + 26, bubble.bottom - 6),
            (self.owl.middle_x + 4, bubble.bottom + 16),
        )
        canvas.fill(bubble.moved(3, 5), "shadow", alpha=0.3, radius=RADIUS)
        canvas.fill(bubble, "wrong" if stern else "ink_soft", radius=RADIUS)
        if not self.rises:
            canvas.polygon(tail, "wrong" if stern else "ink_soft")
        canvas.fill(bubble.inset(3 if stern else 2), "paper_lite", radius=RADIUS - 2)
        if not self.rises:
            canvas.polygon(tuple((x, y - 5) for x, y in tail), "paper_lite")
        if self.has_title:
            ribbon = Area(bubble.x + 12, bubble.y - RAISED, min(bubble.width - 24, 300), TITLE)
            panels.name_ribbon(canvas, ribbon, said.title, "plum", size=23)
        canvas.text(words, self._room.x, bubble.y + self._indent, colour="wrong" if stern else "ink", **self._shape)
        if self.has_beads:
            self._draw_beads(canvas, said.step, said.steps, said.counted)
        else:
            canvas.text(
                said.counted, self.owl.middle_x, self.owl.bottom - COUNT / 2, size=21, align="center",
                vertical="middle", width=self.owl.width, fit=True, outline="paper",
            )  # fmt: skip
        self._draw_owl(canvas, said)

    def _draw_owl(self, canvas: Canvas, said: Said) -> None:
        """Draw the owl, which raises its pointer towards what it speaks of."""
        height = self.height
        room = self.owl.height if self.has_beads else self.owl.height - COUNT
        foot = self.owl.y + room - max(0.0, (room - height) / 2)
        left = said.aim is not None and said.aim[0] < self.owl.middle_x
        x = self.owl.middle_x + (LEAN if left else -LEAN / 2)
        body = Area(x - height * OWL_SHAPE / 2, foot - height, height * OWL_SHAPE, height)
        canvas.place(f"owl.{said.mood}", body, flip=left)
        if said.aim is not None:
            self._draw_pointer(canvas, x, foot, height, said.aim, side=-1 if left else 1)

    def _draw_pointer(
        self, canvas: Canvas, x: float, foot: float, height: float, aim: tuple[float, float], side: int
    ) -> None:
        """Draw wing and pointer at one side of the owl; `aim` is the point that they turn to as far as they can."""
        grip = x + side * SHOULDER_X * height, foot - SHOULDER_Y * height
        wanted = math.degrees(math.atan2(aim[1] - grip[1], side * (aim[0] - grip[0])))
        flattest = FLATTEST if side < 0 or self.rises else BESIDE_BUTTONS
        turn = math.radians(flattest if self.rises else min(max(wanted, STEEPEST), flattest))
        long = POINTER * height
        away = long * (0.5 - GRIP)
        middle = grip[0] + side * away * math.cos(turn), grip[1] + away * math.sin(turn)
        area = Area.around(*middle, long, long * POINTER_SHAPE)
        canvas.place("owl.pointer", area, rotation=side * math.degrees(turn), flip=side < 0)

    def _draw_beads(self, canvas: Canvas, step: int, count: int, counted: str) -> None:
        """Draw a bead for every step: those done, the one that is taken, and those to come; and the count in words."""
        y = self.place.bottom - BEADS / 2 - 2
        width = canvas.measure(counted, size=21).width
        canvas.text(counted, self.place.right - 18, y, size=21, align="right", vertical="middle", colour="ink_soft")
        x = self.place.x + (OWL_WIDTH + 8 if self.rises else 22)
        pitch = min(PITCH, (self.place.right - 34 - width - x) / max(1, count - 1))
        canvas.line(x, y, x + pitch * (count - 1), y, "edge", 1.5)
        for number in range(count):
            here = number == step
            fill = "gold" if here else "moss" if number < step else "paper_lite"
            at, radius = x + pitch * number, BEAD + (2 if here else 0)
            canvas.disc(at, y, radius, fill)
            canvas.ring(at, y, radius, "ink_soft", 1.5)


class Arrow(NamedTuple):
    """Where an arrow lies, and whether it points down; else it points up."""

    area: Area
    down: bool

    def draw(self, canvas: Canvas) -> None:
        """Draw it with a dark edge."""
        x, away, long = self.area.middle_x, -1 if self.down else 1, self.area.height
        tip = self.area.bottom if self.down else self.area.y
        for grow, colour in ((4.0, "ink"), (0.0, "ember")):
            end, neck = tip + away * (long + grow), tip + away * (30 + grow)
            thin, wide = 9 + grow, WIDE + 2 * grow
            point = (x, tip - away * 1.3 * grow)
            corners = ((x - thin, end), (x + thin, end), (x + thin, neck), (x + wide, neck), point)
            canvas.polygon((*corners, (x - wide, neck), (x - thin, neck)), colour)


def name_areas(table: Table) -> tuple[Area, ...]:
    """Return where the names of all stand, which nothing of a lesson covers."""
    return tuple(table.plan.area(f"seat{place}.name") for place in range(len(table.seats)))


def arrow_upon(lit: Lit, table: Table) -> Arrow:
    """Return the arrow that comes down upon what is to be pressed, or up where it has no room above.

    The prompt and the names of all stay clear. It is shorter where the layout or the prompt ends.
    """
    area, prompt = lit.area, table.plan.area("prompt")
    ribbon = prompt._replace(x=prompt.x - ENDS, width=prompt.width + 2 * ENDS)
    top = max(LAYOUT.y, area.y + TIP - LONG)
    above = Area(area.middle_x - WIDE, top, 2 * WIDE, area.y + TIP - top)
    if above.height >= SHORT and not any(map(above.shared, (ribbon, *name_areas(table)))):
        return Arrow(above, down=True)
    foot = area.bottom - TIP
    if (room := LAYOUT.bottom - foot) >= SHORT:
        return Arrow(above._replace(y=foot, height=min(LONG, room)), down=False)
    return Arrow(above._replace(y=prompt.bottom, height=max(SHORT, area.y + TIP - prompt.bottom)), down=True)
