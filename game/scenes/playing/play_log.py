"""The log beside the table: the last lines of the match, each a way to look back."""

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from game.core.event import Event, Seat
from game.core.reason import Reason
from game.play.moments import Moment
from game.play.replay import Turn
from game.play.session import Session
from game.tables.log_line import LogLine
from game.tables.plan import Plan
from game.tables.short_names import say_within
from game.tables.since_strip import (
    HEAD_GAP,
    HEAD_WORDS,
    SIGNS,
    WORDS,
    SinceSign,
    SinceStrip,
)
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import SMALLEST

PITCH, MARGIN = 42.0, 20.0
CLOSE_PITCH, CLOSE_MARGIN, ROOMY, CLOSE_LETTERS = 35.0, 10.0, 9, 32.0
"""The same where fewer rows than so many would have room, and from which letters on that is too close."""

CORNER = 24.0
"""How far the words above the signs begin beside the ornament in the corner of the paper."""

HAT_WIDTH = 30.0
SIZE = 23.0
TIGHT = 0.82
"""The distance of the two lines of what is too long for one, as a part of their size."""

LEAST_PART = 0.9
"""How much smaller than others the letters of one line may be; what is too long even so takes two rows."""

LINE_EDGE = 4.0
"""What is bare below the line under a heading, in layout px."""

SIDE = 8.0
"""How far the rows stay off the sides of the log, in layout px."""

BAR, BAR_IN, BAR_LEAST = 4.0, 11.0, 18.0
"""The width of the bar that says which lines are in sight, how far it lies in, and its least length, in layout px."""

HIGH, HEAD_FOOT = 240.0, 4.0
"""From which height on the signs of what happened since one's last turn stand below their words, and what is bare below
both, in layout px."""

GAP = 8.0
"""What is left free between the log and a place that it keeps clear of, in layout px."""

BEFORE = -1
"""The turn of lines that are no part of the match."""


class _Turn(NamedTuple):
    """What some eyes saw happen in a turn, its lines, and whether with it the log forgets the lines before."""

    happened: tuple[Event, ...]
    eyes: Seat | None
    lines: tuple[LogLine, ...]
    begins: bool


class _Paper(NamedTuple):
    """The log's paper: its `area`, the distance from row to row, the bare edge above and below, the height that the
    head takes at the top, and the number of rows that there is room for.
    """

    area: Area
    pitch: float
    margin: float
    head: float
    rows: int


class _Told:
    """The lines of whole turns, one after the other: with number and move of the last of them (-1: none yet).

    Before the line `fresh` the table has forgotten what it forgets; `begun` are the lines at which it began to.
    """

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.number = -1
        self.made: Turn | None = None
        self.fresh = 0
        self.begun: list[int] = []

    def copy(self) -> "_Told":
        """Return the same lines, to be gone on with apart."""
        twin = _Told()
        twin.lines, twin.number, twin.made, twin.fresh = self.lines.copy(), self.number, self.made, self.fresh
        twin.begun = self.begun.copy()
        return twin

    def add(self, turn: _Turn, *, forgets: bool, late: int = 0) -> None:
        """Add the lines of the next turn; where the table forgets, less is left of the lines before one that begins.

        It forgets so many turns `late`.
        """
        if forgets and turn.begins:
            self.begun.append(len(self.lines))
            if len(self.begun) > late:
                first = self.begun[-1 - late]
                self.lines[self.fresh : first] = map(_forgotten, self.lines[self.fresh : first])
                self.fresh = first
        for line in turn.lines:
            last = self.lines[-1] if self.lines else None
            if line.joins and last is not None and last.words == line.words:
                self.lines[-1] = line.after(last)
                self.fresh = min(self.fresh, len(self.lines) - 1)
                self.begun = [min(begun, len(self.lines) - 1) for begun in self.begun]
            else:
                self.lines.append(line)


class PlayLog:
    """Draws as many of the last lines as there is room for; the wheel goes back and forth through them.

    `open` tells whether one may look back to them. One that is `headed` has a row above its lines that says what it is
    and where signs tell what happened since one's last turn: they come and go, and no line moves.
    """

    def __init__(self, table: Table, *, headed: bool = False) -> None:
        self._table = table
        self._lines: list[LogLine] = []
        self._laid: tuple[tuple[object, ...], list[tuple[LogLine, Area]]] | None = None
        self._measured: tuple[tuple[object, ...], _Paper] | None = None
        self._heights: tuple[tuple[object, ...], dict[LogLine, int]] = ((), {})
        self._eyes: Seat | None = None
        self._told: _Told = _Told()
        self._turns: dict[int, _Turn] = {}
        self._back = 0
        self._strip = SinceStrip()
        self._headed = headed
        self._earlier: tuple[LogLine, ...] = ()
        self._beside: str | None = None
        self.open = True
        self.behind = False
        """Whether the lines that were drawn last are those before the last change."""
        table.log_rows = lambda: [row for _, row in self.shown()]

    @property
    def _area(self) -> Area:
        area = self._table.log_area()
        if self._beside is None or not (taken := self._table.plan.area(self._beside)).shared(area):
            return area
        above, below = taken.y - GAP - area.y, area.bottom - taken.bottom - GAP
        if above >= below:
            return area._replace(height=max(0.0, above))
        return area._replace(y=taken.bottom + GAP, height=max(0.0, below))

    def keep_clear_of(self, place: str) -> None:
        """Leave a place of the map free where the log would lie on it."""
        self._beside = place

    @property
    def rows(self) -> int:
        """The number of lines that there is room for."""
        return self._paper.rows

    @property
    def _paper(self) -> _Paper:
        """How the paper is at the moment, measured once for its place and the letters."""
        state = (self._table.plan, self._area, self._table.services.studio.theme.text_scale)
        if self._measured is None or self._measured[0] != state:
            self._measured = state, self._measure(*state)
        return self._measured[1]

    def _measure(self, plan: Plan, area: Area, text_scale: float) -> _Paper:
        """Return the paper of an area.

        Rows stand close together where at their usual distance too few would have room, but for the letters that are
        read from a sofa, which need that distance. Where there is room for one line only, that line is in the middle.
        """
        usual, edge = plan.number("log", "pitch", PITCH), plan.number("log", "margin", MARGIN)
        close = text_scale * SIZE < CLOSE_LETTERS and area.height - 2 * MARGIN < ROOMY * usual
        pitch = min(usual, CLOSE_PITCH) if close else usual
        margin = min(edge, CLOSE_MARGIN) if close else edge
        margin = min(margin, max(0.0, (area.height - pitch) / 2))
        room = area.height - 2 * margin
        head = self._head_in(room, pitch) if self._headed else 0.0
        return _Paper(area, pitch, margin, head, int((room - head) // pitch))

    @staticmethod
    def _head_in(room: float, pitch: float) -> float:
        """Return the height of the head where a line of two rows has room below it, else nothing."""
        if room >= HIGH:
            return WORDS + SIGNS + HEAD_FOOT
        return SIGNS + HEAD_FOOT if room - SIGNS - HEAD_FOOT >= 2 * pitch else 0.0

    # Since one's last turn

    def mark_since(self, turn: int, seat: Seat, *, first: bool) -> None:
        """Show above the lines what others than a seat have done after a turn, as far as the log tells it.

        That is since the seat decided last, or before its `first` decision.
        """
        self._strip.mark((line for line in self._lines if line.turn > turn), seat, first=first)

    def drop_since(self) -> None:
        """Show that no longer."""
        self._strip.drop()

    def since(self) -> list[SinceSign]:
        """Return the signs of that strip."""
        return self._strip.signs(self._table, self._since_area) if self._paper.head else []

    def since_tip(self, sign: SinceSign) -> Reason:
        """Return what is said of a sign of that strip."""
        return self._strip.tip(sign)

    @property
    def _since_area(self) -> Area:
        """Where those signs are: below the words that say what they are, or beside them where the log is low."""
        area, _, margin, head, _ = self._paper
        top = area.y + margin
        if head > SIGNS + HEAD_FOOT:
            return Area(area.x + self._table.log_edge, top + WORDS, area.width - 2 * self._table.log_edge, SIGNS)
        left = self._table.log_edge + HEAD_WORDS + HEAD_GAP
        return Area(area.x + left, top, area.width - left - self._table.log_edge, SIGNS)

    def captions(self) -> tuple[Area, ...]:
        """Return where the words lie that say what those signs are."""
        if not self.since():
            return ()
        beside, top = self._since_area, self._paper.area.y + self._paper.margin
        if beside.y > top:
            return (beside._replace(y=top, height=WORDS),)
        return (Area(self._paper.area.x, top, beside.x - self._paper.area.x, SIGNS),)

    def follow(self, session: Session, eyes: Seat | None, moment: Moment) -> None:
        """Show the lines of a match as those eyes saw it until a moment, the last at the bottom.

        Whoever has turned the log back comes to its last line again as soon as there are others.
        Of a match that runs they say what the table remembers; of one that is over, everything. Where several share
        the screen, who was told to look away still reads what happened since their turn.
        """
        late = len(session.names) - 1 if len(session.persons) > 1 else 0
        is_open = self._table.remembers or session.outcome is not None
        if eyes != self._eyes or is_open != self.open or not self._goes_on(session, moment):
            self._told = _Told()
        self._eyes, self.open = eyes, is_open
        before, told = self._lines, self._told
        for number, happened in session.moments.happened(moment, told.number + 1):
            if number == moment.turn and moment.events is not None:
                told = told.copy()
            told.add(self._turn(number, happened, eyes), forgets=not is_open, late=late)
            told.number, told.made = number, session.moments.made(number)
        self._lines = [*self._earlier, *told.lines]
        if self._lines != before:
            self._back = 0

    def _goes_on(self, session: Session, moment: Moment) -> bool:
        """Return whether what was told last has happened by a moment, so that only later turns are to be added."""
        told = self._told
        if moment.turn < told.number or (moment.turn == told.number and moment.events is not None):
            return False
        return session.moments.made(told.number) is told.made

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines, those first that were told before the match began."""
        return tuple(self._lines)

    def tell_before(self, lines: Iterable[LogLine]) -> None:
        """Have some lines stand before those of the match, as no part of it."""
        self._lines = self._lines[len(self._earlier) :]
        self._earlier = tuple(line._replace(turn=BEFORE) for line in lines)
        self._lines[:0] = self._earlier

    def sit_at(self, table: Table) -> None:
        """Go on beside another picture of the same match."""
        self._table = table

    def _turn(self, number: int, happened: tuple[Event, ...], eyes: Seat | None) -> _Turn:
        """Return the lines of a turn, which are made once for the same events and eyes."""
        turn = self._turns.get(number)
        if turn is None or turn.happened is not happened or turn.eyes != eyes:
            events = [event.seen_by(eyes) for event in happened]
            lines = tuple(self._table.log_lines(number, events))
            turn = self._turns[number] = _Turn(happened, eyes, lines, self._table.forgets(events))
        return turn

    @property
    def _most(self) -> int:
        return len(self._lines) - self._fitting(self._lines)

    def _fitting(self, lines: Iterable[LogLine]) -> int:
        """Return how many of some lines, from the first of them, there is room for."""
        left = self.rows
        for number, line in enumerate(lines):
            left -= self._rows_of(line)
            if left < 0:
                return number
        return len(self._lines)

    def _rows_of(self, line: LogLine) -> int:
        """Return how many rows a line takes, worked out once for the paper, the letters and the language."""
        services = self._table.services
        state = (self._paper, services.studio.theme, services.words.language)
        if self._heights[0] != state:
            self._heights = state, {}
        heights = self._heights[1]
        return heights[line] if line in heights else heights.setdefault(line, self._rows_for(line))

    def _rows_for(self, line: LogLine) -> int:
        """Return how many rows a line takes: two where one would make its letters small or its names short."""
        if line.heading or self.rows < 2:
            return 1
        studio = self._table.services.studio
        canvas = Canvas(studio, studio.viewport)
        size = max(SIZE * LEAST_PART, SMALLEST / studio.theme.text_scale)
        wide = canvas.measure(self._table.say(line.words), size=size).width
        return 2 if wide > self._room(canvas, line, self._area.width - 2 * SIDE) else 1

    def _room(self, canvas: Canvas, line: LogLine, width: float) -> float:
        """Return what is left for the words of a line so wide: hat, signs, figure and note have their places."""
        taken = 12.0
        if line.note:
            taken = max(66.0, taken + canvas.measure(line.note, size=SIZE).width + 14)
        if line.figure is not None:
            taken += 30
        return width - taken - len(line.sprites) * (self._table.log_sign + 6) - 52

    def turn(self, steps: float) -> bool:
        """Go some lines back (above 0) or forth; return whether there were any."""
        before, self._back = self._back, min(max(self._back + round(steps), 0), self._most)
        return self._back != before

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point lies on the log."""
        return self._area.contains(x, y)

    def shown(self) -> list[tuple[LogLine, Area]]:
        """Return the lines in sight, each with its row."""
        state = self._laying
        if self._laid is None or self._laid[0] != state:
            self._laid = state, self._rows_in(self._area)
        return self._laid[1]

    @property
    def _laying(self) -> tuple[object, ...]:
        """What the rows are laid out by."""
        services = self._table.services
        return self._lines, self._back, self._area, services.studio.theme, services.words.language

    def _rows_in(self, area: Area) -> list[tuple[LogLine, Area]]:
        last = len(self._lines) - self._back
        lines = self._lines[last - min(last, self._fitting(reversed(self._lines[:last]))) : last]
        _, pitch, margin, head, _ = self._paper
        top = area.y + margin + head
        shown = []
        for line in lines:
            height = pitch * self._rows_of(line)
            shown.append((line, Area(area.x + SIDE, top, area.width - 2 * SIDE, height)))
            top += height
        return shown

    def draw(self, canvas: Canvas, marked: int, *, former: bool = False) -> None:
        """Draw the paper and the lines, those of the marked turn washed.

        For one picture after a change they may be the `former` ones.
        """
        area, pitch, _, head, rows = self._paper
        if rows < 1:
            return
        panels.paper(canvas, area)
        self._table.draw_light(canvas, area)
        if not self._lines:
            words, room = self._table.say("table.log.empty"), area.inset(24, 16)
            canvas.text(
                words, room.middle_x, room.middle_y, size=24, align="center", vertical="middle", width=room.width,
                height=room.height, colour="ink_soft",
            )  # fmt: skip
        if head and self._lines:
            self._strip.draw(canvas, self._table, self._since_area)
            self._draw_head(canvas)
        rows_before = self._former_rows if former and not self.behind else None
        self.behind = rows_before is not None
        for line, row in rows_before or self.shown():
            key = ("log", line, row._replace(y=0.0), line.turn == marked, pitch)
            canvas.kept_at(row.y, key, partial(self._draw_row, canvas, line, row, marked))
        self._draw_bar(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        """Draw beside the lines which part of them all is in sight, where that is not every one."""
        if (bar := self.bar()) is not None:
            track, thumb = bar
            canvas.fill(track, "ink_ghost", alpha=0.3, radius=2)
            canvas.fill(thumb, "sepia", alpha=0.8, radius=2)

    def bar(self) -> tuple[Area, Area] | None:
        """Return where the bar beside the lines lies, and which part of it is in sight; None: all are."""
        area, pitch, margin, head, rows = self._paper
        total, shown = len(self._lines), len(self.shown())
        if not shown or shown == total:
            return None
        track = Area(area.right - BAR_IN, area.y + margin + head, BAR, pitch * rows)
        height = max(BAR_LEAST, track.height * shown / total)
        above = (total - self._back - shown) / (total - shown)
        return track, track._replace(y=track.y + (track.height - height) * above, height=height)

    @property
    def _former_rows(self) -> list[tuple[LogLine, Area]] | None:
        """The lines before the last change, each with its row, if the paper lies where it lay; else None."""
        if self._laid is None or self._laid[0] == self._laying:
            return None
        (_, _, area, *_), rows = self._laid
        return rows if area == self._area else None

    def _draw_head(self, canvas: Canvas) -> None:
        """Say of the signs what they are, or where there are none what the paper is."""
        area, _, margin, head, _ = self._paper
        left, top, beside = area.x + self._table.log_edge, area.y + margin, self._since_area
        is_above = beside.y > top
        if self.since():
            smallest, corner = SMALLEST / canvas.theme.text_scale, CORNER if is_above else 0.0
            canvas.text(
                self._table.say(f"{self._strip.key}.heading"), left + corner, top + (WORDS if is_above else SIGNS) / 2,
                size=canvas.at_most(SMALLEST, WORDS + GAP / 2) if is_above else smallest, vertical="middle",
                colour="ink_soft", width=beside.width - corner if is_above else HEAD_WORDS, lines=1 if is_above else 2,
                spacing=TIGHT,
            )  # fmt: skip
        else:
            key = "table.log.heading.pale" if any(line.pale for line in self._lines) else "table.log.heading"
            canvas.text(
                self._table.say(key), left, top + (head - HEAD_FOOT) / 2, size=SIZE, vertical="middle",
                colour="ink_soft", width=area.width - 2 * self._table.log_edge, fit=True,
            )  # fmt: skip

    def _draw_row(self, canvas: Canvas, line: LogLine, row: Area, marked: int) -> None:
        if line.heading:
            self._draw_heading(canvas, line, row)
        else:
            self._draw_line(canvas, line, row, marked=line.turn == marked)

    def _draw_heading(self, canvas: Canvas, line: LogLine, row: Area) -> None:
        words = self._table.say(line.words)
        canvas.text(
            words, row.x + 12, row.middle_y - LINE_EDGE, size=canvas.at_most(25, row.height - LINE_EDGE),
            vertical="middle", width=row.width - 24, fit=True,
        )  # fmt: skip
        canvas.line(row.x + 12, row.bottom - LINE_EDGE, row.right - 40, row.bottom - LINE_EDGE, "sepia", 1.3)

    def _draw_line(self, canvas: Canvas, line: LogLine, row: Area, *, marked: bool) -> None:
        if marked:
            canvas.fill(row.inset(0, 1), "umber", alpha=0.2, radius=8)
        if line.seat is not None:
            hat = f"hat.{self._table.colour(line.seat)}.small"
            canvas.centred(hat, row.x + 24, row.middle_y, width=HAT_WIDTH)
        right = row.right - 12
        if line.note:
            right -= canvas.text(line.note, right, row.middle_y, size=SIZE, align="right", vertical="middle").width + 14
            right = min(right, row.right - 66)
        if line.figure is not None:
            value, tone = line.figure
            canvas.number(value, right - 12, row.middle_y, 20, tone=tone, align="center")
            right -= 30
        height = self._table.log_sign
        for sign in reversed(line.sprites):
            canvas.centred(sign, right - height / 2, row.middle_y, height=height)
            right -= height + 6
        left, room, colour = row.x + 48, self._room(canvas, line, row.width), "ink_soft" if line.pale else "ink"
        if row.height > self._paper.pitch:
            words = say_within(canvas, self._table, line.words, 2 * room)
            canvas.text(
                words, left, row.middle_y, size=SIZE, vertical="middle", width=room, height=row.height, lines=2,
                spacing=1.0, colour=colour,
            )  # fmt: skip
            return
        words = say_within(canvas, self._table, line.words, room)
        smallest = SMALLEST / canvas.theme.text_scale
        if canvas.measure(words, size=smallest).width <= room:
            canvas.text(words, left, row.middle_y, size=SIZE, vertical="middle", width=room, fit=True, colour=colour)
        else:
            canvas.text(
                words, left, row.middle_y, size=smallest, vertical="middle", width=room, lines=2, spacing=TIGHT,
                colour=colour,
            )  # fmt: skip


def _forgotten(line: LogLine) -> LogLine:
    """Return what is left of a line when the table forgets."""
    return line if line.later is None else line._replace(words=line.later, later=None, pale=True)
