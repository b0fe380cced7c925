"""Results page: who won and why, every point explained, and how the scores came about."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.core.event import Seat
from game.core.story import SENTENCES
from game.play.match import fresh_seed
from game.play.moments import Moment
from game.play.session import Session
from game.play.stories import story_of
from game.scenes.pages.chart import draw_chart
from game.scenes.pages.results_painting import SHEETS, draw_painting
from game.scenes.pages.statistics_of_shelf import statistics_of_shelf
from game.store.faces import REGULARS, bust_sheet
from game.store.journal import read_journal
from game.store.places import LEVELS
from game.store.stamps import Stamp, Stamps
from game.store.trouble import Trouble
from game.tables.result_lines import Past, SeatResult
from game.tables.table import Table
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.text import Role
from game.view.input.commands import Command, Intent, Pressed
from game.view.levels import load_level
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, WidgetGroup


class Layout(NamedTuple):
    """Where the papers of the seats lie, the painting, the sentences, and the chart.

    The papers lie below one another, or, where they are `abreast`, beside one another.
    """

    papers: Area
    picture: Area
    told: Area
    chart: Area
    abreast: bool = False

    def papers_of(self, seats: int) -> tuple[Area, ...]:
        """Return the papers of so many seats, in the order of their places."""
        return self.papers.columns(seats, GAP) if self.abreast else self.papers.rows(seats, GAP)


GAP = 12.0
"""How far papers lie from one another."""


LAYOUT = Layout(
    Area(60, 156, 980, 800), Area(1072, 152, 788, 400), Area(1072, 560, 788, 146), Area(1072, 714, 788, 246)
)
"""The layout for many seats."""

LAYOUTS = {
    2: Layout(
        Area(60, 638, 1800, 332), Area(60, 148, 940, 477), Area(1018, 150, 842, 160), Area(1018, 322, 842, 302),
        abreast=True,
    ),
    3: Layout(
        Area(60, 156, 980, 594), Area(1072, 152, 788, 400), Area(60, 766, 980, 190), Area(1072, 562, 788, 394)
    ),
}  # fmt: skip
"""Those for few, whose papers would be empty if they were larger."""

STAR, TOLD_EDGE, TOLD_SIDE, TOLD_SIZE = 22.0, 16.0, 30.0, 26.0
BUTTONS = Area(440, 984, 1040, 56)
REMARKED = Area(92, 972, 336, 84)
STAMPED = Area(1510, 976, 360, 88)
MINI_WIDTH, MINI_HEIGHT, MINI_GAP = 54.0, 72.0, 8.0
LINES, LINE_SIZE = 44.0, 27.0
"""The room for a seat's lines below its cards, and the size of their letters."""

DETAILS = 456.0
"""Where cards and lines of a seat begin, from the left edge of its paper."""
APART = 44.0
"""How far name and score of a seat lie from the middle of its paper, up and down."""
NAME = 166.0
"""The room for a seat's name."""
UNMEANT = 0.6
"""The seconds in which a key does nothing that was still meant for the table."""

OWN = 348.0
"""Where the room for what a table draws itself begins, from the left edge of a seat's paper."""

HIGH = 300.0
"""From this height on a seat's paper has face, name and score below one another, and larger cards."""

HIGH_OWN, HIGH_FACE, HIGH_CARD = 300.0, 150.0, 1.3
HIGH_PICTURE, HIGH_LINE, HIGH_EDGE = 130.0, 48.0, 30.0
"""On such a paper: where the room of the table begins, how large face and cards are, and the room of what explains."""


class ResultsScene(Scene):
    """The results of a finished match; from here to a rematch, to Setup (`change`), to the table, or to the title.

    The match of a day or of an evening leads `onward` instead.
    """

    def __init__(
        self,
        services: Services,
        session: Session,
        table: Table,
        home: Callable[[], Scene],
        again: Callable[[Session], None],
        change: Callable[[], Scene] | None = None,
        onward: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(services)
        self._session = session
        self._table = table
        self._home = home
        self._again = again
        self._change = change
        self._onward = onward
        self._ground = load_level(LEVELS / "menu.tmx")
        outcome = session.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        self._outcome = outcome
        self._results = table.results(outcome, past_of(session, table.seen.seat))
        self._tales = [table.say(tale.words) for tale in story_of(session)]
        self._stamps: tuple[Stamp, ...] = ()
        self._widgets = WidgetGroup(services, enter_takes_main=False)
        self._seen = 0.0

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the table, of the painting and of everybody in it."""
        return ("heads", *SHEETS, *map(bust_sheet, self._table.faces), *self._table.sheets)

    def enter(self) -> None:
        """Lay out the ways on; a person who has won hears it."""
        if set(self._session.persons) & set(self._outcome.winners):
            self.services.sounds.play("win", told=True)
        self._stamp()
        if self._session.path is not None:
            statistics_of_shelf(self.services)
        say = self._table.say
        ways: list[tuple[str, str, Callable[[], None], str]] = []
        if (onward := self._onward) is not None:
            key = "results.onward.day" if self._session.match.day else "results.onward.evening"
            ways.append(("onward", say(key), lambda: self.stage.restart(onward()), ""))
        else:
            ways += self._ways_again()
        ways.append(("table", say("results.table"), self.stage.pop, ""))
        ways.append(("title", say("results.title"), lambda: self.stage.restart(self._home()), ""))
        self._widgets.set(
            [
                Button(id, area, label, press, tone="primary" if id == ways[0][0] else "paper", tooltip=tip)
                for area, (id, label, press, tip) in zip(BUTTONS.columns(len(ways), 20), ways, strict=True)
            ]
        )
        # Whoever presses on with Enter when the match ends is shown first what it would do.
        self._widgets.herd = frozenset(self._widgets.ids)
        self._widgets.focus_on(ways[0][0])

    def _ways_again(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """Return the ways to play once more, each with id, label, what it does and what is said of it."""
        say = self._table.say
        ways: list[tuple[str, str, Callable[[], None], str]] = [
            ("rematch", say("results.rematch"), self._rematch, say("results.rematch.tip"))
        ]
        if (other := self._results.again) is not None:
            ways.append(("again", say(other.label), partial(self._rematch, other.options), say(other.tip)))
        if (change := self._change) is not None:
            ways.append(("change", say("results.change"), lambda: self.stage.push(change()), say("results.change.tip")))
        return ways

    def _stamp(self) -> None:
        """Stamp the regulars who were beaten here for the first time, or at a higher skill than before."""
        if self._session.path is None:
            return
        try:
            contents = read_journal(self._session.path)
            if contents.ending is not None:
                won = (contents.header, contents.ending)
                self._stamps = Stamps(self.services.places.matches).collect([won])
        except Trouble as trouble:
            self.services.log.warning("stamps not kept: %s", trouble)

    def _rematch(self, changes: Mapping[str, Any] = MappingProxyType({})) -> None:
        """Begin another match of the same seats with a fresh seed; the options are the same but for some changes."""
        old = self._session.match_as_begun.by_itself
        match = replace(old, seed=fresh_seed(), options=replace(old.options, **changes))
        try:
            session = Session.begin(match, self.services.library)
        except Trouble as trouble:
            say = self._table.say
            close = DialogChoice(say("dialog.close"), tone="primary")
            text = say(trouble.reason)
            self.stage.push(Dialog(self.services, say("table.trouble"), text, [close], cancel=0))
            return
        self._again(session)

    def handle(self, command: Command) -> None:
        """Esc goes back to the table. Nothing is taken with a key that was meant for what had just been there."""
        if isinstance(command, Pressed):
            if command.intent is Intent.CONFIRM and self._seen < UNMEANT:
                return
            self._seen = UNMEANT
        if self._widgets.handle(command):
            return
        match command:
            case Pressed(Intent.CANCEL, repeated=False):
                self.stage.pop()

    def update(self, dt: float) -> None:
        """Let the widgets run."""
        self._seen += dt
        self._widgets.update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the widgets want the next frame, or keys are meant for this page."""
        waits = UNMEANT - self._seen
        return soonest(self._widgets.next_frame_due, waits if waits > 0 else None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence, the seats from best to worst, the chart and the buttons."""
        say = self._table.say
        canvas.ground(self._ground)
        key = "results.heading.spoilt" if self._results.spoilt else "results.heading"
        panels.heading(canvas, 960, 50, say(key), width=620)
        canvas.text(
            say(self._outcome.reason), 960, 118, size=34, align="center", vertical="middle", width=1700, fit=True
        )  # fmt: skip
        layout = LAYOUTS.get(len(self._results.seats), LAYOUT)
        _, picture, told, chart, _ = layout
        for result, area in zip(self._results.seats, layout.papers_of(len(self._results.seats)), strict=True):
            self._draw_seat(canvas, result, area)
        draw_painting(canvas, self._table, self._results.seats, picture)
        if self._tales:
            pitch = (told.height - 2 * TOLD_EDGE) / SENTENCES
            spared = pitch * (SENTENCES - len(self._tales))
            self._draw_tales(canvas, told._replace(height=told.height - spared))
        else:
            spared = chart.y - told.y
        if told.x == chart.x:
            chart = chart._replace(y=chart.y - spared, height=chart.height + spared)
        draw_chart(canvas, chart, self._results.chart, self._table)
        if remarks := self._remarks:
            canvas.text(
                " ".join(remarks), REMARKED.x, REMARKED.middle_y, size=22, vertical="middle", width=REMARKED.width,
                height=REMARKED.height, spacing=1.0,
            )  # fmt: skip
        for stamp, line in zip(self._stamps, STAMPED.rows(max(2, len(self._stamps)), 2), strict=False):
            name = say(f"play.name.{REGULARS.index(stamp.regular) + 1}")
            canvas.place(f"head.{stamp.regular}.dismayed", Area(line.x, line.y, line.height, line.height))
            canvas.text(
                say("results.stamp", name=name, skill=say(f"skill.{stamp.skill}")), line.x + line.height + 8,
                line.middle_y, size=24, vertical="middle", width=line.width - line.height - 8, fit=True,
            )  # fmt: skip
        self._widgets.draw(canvas)

    @property
    def _remarks(self) -> list[str]:
        """What sets the match apart: gentle bots, luck taken back, and persons for whom bots played."""
        session, say = self._session, self._table.say
        bots = len(session.names) - len(session.persons)
        gentle = say("results.gentle", count=bots)
        said = [gentle] if session.spared else [say("results.marked")] if session.marked else []
        if left := [session.names[seat] for seat in sorted(session.left)]:
            said.append(say("results.left", names=", ".join(left), count=len(left)))
        return said

    def _draw_tales(self, canvas: Canvas, told: Area) -> None:
        """Draw what the match hung on, a sentence a line, all of one size."""
        panels.paper(canvas, told)
        room = told.width - 2 * TOLD_SIDE - STAR - 12
        size = canvas.size_of_all(self._tales, size=TOLD_SIZE, width=room)
        for words, line in zip(self._tales, told.inset(TOLD_SIDE, TOLD_EDGE).rows(len(self._tales)), strict=False):
            canvas.centred("ornament.star", line.x + STAR / 2, line.middle_y, height=STAR)
            canvas.text(
                words, line.x + STAR + 12, line.middle_y, size=size, vertical="middle", width=room, fit=True,
            )  # fmt: skip

    def _draw_seat(self, canvas: Canvas, result: SeatResult, area: Area) -> None:
        """Draw one seat: place, hat, name, score, the cards that count, and the lines that explain it."""
        panels.paper(canvas, area, twin=result.seat)
        if result.won:
            panels.ring(canvas, area)
        if area.height >= HIGH:
            self._draw_high_head(canvas, result, area)
        else:
            self._draw_head(canvas, result, area)
        if self._table.draw_result(canvas, result, own_room(area), self._results.seats):
            return
        if area.height >= HIGH:
            self._draw_high_details(canvas, result, own_room(area).inset(0, HIGH_EDGE))
            return
        middle = area.middle_y
        if result.picture:
            canvas.centred(result.picture, area.x + 388, middle - 4, height=min(96, area.height - 34))
        room = area.width - DETAILS - 30
        _draw_cards(canvas, result, area.x + DETAILS, _top_of_details(area), room)
        lines = "; ".join(self._table.say(line) for line in result.lines)
        top = _top_of_details(area) + MINI_HEIGHT + MINI_GAP if result.cards or result.struck else middle - 18
        canvas.text(
            lines, area.x + DETAILS, top, size=LINE_SIZE, width=room, height=area.bottom - 8 - top, spacing=1.0,
        )  # fmt: skip

    def _draw_head(self, canvas: Canvas, result: SeatResult, area: Area) -> None:
        """Draw place and face of a seat with name and score beside them."""
        middle = area.middle_y
        canvas.number(result.place, area.x + 34, middle, 44, tone="ink", align="center")
        side = min(92, area.height - 26)
        self._table.draw_face(canvas, result.seat, Area.around(area.x + 118, middle + 2, side, side))
        apart = min(APART, area.height / 2 - 42)
        canvas.text(
            self._table.seats[result.seat].name, area.x + 172, middle - apart, size=34,
            role=self._face_of_names(canvas), vertical="middle", width=NAME, fit=True,
        )  # fmt: skip
        canvas.number(result.score, area.x + 174, middle + apart, 44, tone="blood" if result.bad else "ink")

    def _draw_high_head(self, canvas: Canvas, result: SeatResult, area: Area) -> None:
        """Draw place and face of a seat with name and score below them."""
        middle, top = area.x + HIGH_OWN / 2 + 6, area.y + (area.height - HIGH) / 2
        canvas.number(result.place, area.x + 48, top + 44, 56, tone="ink", align="center")
        self._table.draw_face(canvas, result.seat, Area.around(middle, top + 88, HIGH_FACE, HIGH_FACE))
        canvas.text(
            self._table.seats[result.seat].name, middle, top + 192, size=36, role="display", align="center",
            vertical="middle", width=HIGH_OWN - 48, fit=True,
        )  # fmt: skip
        canvas.number(result.score, middle, top + 252, 50, tone="blood" if result.bad else "ink", align="center")

    def _draw_high_details(self, canvas: Canvas, result: SeatResult, room: Area) -> None:
        """Draw the cards of a seat, and below them the picture of its result beside the lines that explain it."""
        cards = MINI_HEIGHT * HIGH_CARD + GAP if result.cards or result.struck else 0.0
        _draw_cards(canvas, result, room.x, room.y, room.width - HIGH_EDGE, HIGH_CARD)
        below = Area(room.x, room.y + cards, room.width - HIGH_EDGE, room.height - cards)
        if result.picture:
            canvas.centred(result.picture, room.x + HIGH_PICTURE / 2, below.middle_y, height=HIGH_PICTURE)
            below = below._replace(x=room.x + HIGH_PICTURE + GAP, width=below.width - HIGH_PICTURE - GAP)
        pitch = min(HIGH_LINE, below.height / max(1, len(result.lines)))
        lines = below.inset(0, (below.height - pitch * len(result.lines)) / 2).rows(max(1, len(result.lines)))
        for line, row in zip(result.lines, lines, strict=False):
            canvas.text(
                self._table.say(line), row.x, row.middle_y, size=LINE_SIZE, vertical="middle", width=row.width,
                fit=True,
            )  # fmt: skip

    def _face_of_names(self, canvas: Canvas) -> Role:
        """Return the face of all names: the handwriting is the narrower one, where one of them needs it."""
        names = (seat.name for seat in self._table.seats)
        wide = any(canvas.measure(name, size=1, role="display").width > NAME for name in names)
        return "text" if wide else "display"


def past_of(session: Session, eyes: Seat | None) -> Past:
    """Return a match that is over as some eyes saw it."""
    moments, first = session.moments, Moment(session.base)
    events = [
        (event.seen_by(eyes), partial(moments.observe, eyes, moment)) for moment, event in moments.following(first)
    ]
    return Past(moments.observe(eyes, first), moments.observe(eyes, moments.last), events)


def _top_of_details(area: Area) -> float:
    """Return where cards begin on a seat's paper: they and a line of text stand in its middle."""
    return area.y + max(12.0, (area.height - MINI_HEIGHT - LINES) / 2)


def own_room(paper: Area) -> Area:
    """Return the room that a table has on a seat's paper."""
    left = HIGH_OWN if paper.height >= HIGH else OWN
    return Area(paper.x + left, paper.y, paper.width - left, paper.height)


def _draw_cards(canvas: Canvas, result: SeatResult, left: float, top: float, room: float, scale: float = 1.0) -> None:
    """Draw the cards of a seat in a row, with a stroke across those that were given up."""
    frames = [*((frame, False) for frame in result.cards), *((frame, True) for frame in result.struck)]
    if not frames:
        return
    width, height = MINI_WIDTH * scale, MINI_HEIGHT * scale
    pitch = min(width + MINI_GAP, (room - width) / max(1, len(frames) - 1))
    for index, (frame, struck) in enumerate(frames):
        card = Area(left + index * pitch, top, width, height)
        canvas.place(frame, card, alpha=0.55 if struck else 1.0)
        if struck:
            canvas.line(card.x - 2, card.bottom + 2, card.right + 2, card.y - 2, "blood", 4)
