"""Results page: who won and why, every point explained, and how the scores came about."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.play.analysis.rules import can_judge
from game.play.match import fresh_seed
from game.play.moments import Moment
from game.play.session import Session
from game.play.stories import story_of
from game.scenes.pages.chart import draw_chart
from game.scenes.pages.reader import book_of
from game.scenes.pages.results_ledger import draw_ledgers
from game.scenes.pages.results_painting import SHEETS, draw_painting, ribbons_of
from game.scenes.pages.statistics_of_shelf import statistics_of_shelf
from game.store.faces import REGULARS, bust_sheet
from game.store.journal import read_journal
from game.store.places import LEVELS
from game.store.stamps import Stamp, Stamps
from game.store.trouble import Trouble
from game.tables.result_lines import Past
from game.tables.table import Table
from game.tables.tip import Tip, tips_last, with_tips
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import LAYOUT_WIDTH, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, PointerMoved, PointerPressed, Pressed
from game.view.levels import load_level
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, WidgetGroup
from game.view.widgets.buttons import by_length

PICTURE = Area(40, 64, 1840, 416)
PAPERS = Area(40, 496, 1840, 472)
GAP = 12.0
"""How far papers lie from one another."""

LEDGERS = {2: 540.0, 3: 404.0, 4: 306.0}
NARROW = 246.0
"""The width of a seat's paper by the number of seats, and where they are more."""

HEADING, HEADING_ENDS, LEAST_HEADING, MOST_HEADING = 44.0, 120.0, 560.0, 1480.0
"""Of the ribbon that says who has won: its middle, what its ends take, and its width at the least and at most."""

STAR, TOLD_EDGE, TOLD_SIDE, TOLD_SIZE, TOLD_GAP, MOST_TOLD = 22.0, 18.0, 42.0, 27.0, 7.0, 176.0
"""Of the paper of sentences: the signs, its edges, the largest letters, what lies between two, and all their height."""

BUTTONS, MANY_BUTTONS, BESIDE_STAMPS = Area(400, 984, 1120, 56), Area(220, 984, 1480, 56), Area(120, 984, 1392, 56)
"""Where the ways on stand, and where they do if there are more than five, and if there are stamps besides."""

OWL = "      "
"""What the owl takes on its button, in letters."""

REMARKED = Area(60, 932, 1800, 42)
"""Where remarks stand; the papers above end higher then."""

STAMPED, STAMPED_HEAD = Area(1532, 974, 328, 92), 38.0
UNMEANT = 0.6
"""The seconds in which neither key nor click does what was still meant for the table."""


def ledgers_of(seats: int, papers: Area = PAPERS) -> tuple[Area, ...]:
    """Return the papers of so many seats, in the order of their places."""
    width = LEDGERS.get(seats, NARROW)
    return tuple(papers._replace(x=papers.x + at * (width + GAP), width=width) for at in range(seats))


class ResultsScene(Scene):
    """The results of a finished match; from here to a rematch, to Setup (`change`), to the table, to the match seen
    again (`review`), or to the title.

    The match of a day or of an evening leads `onward` instead. A match `of_shelf` was over before: nobody has won it
    just now, and the way to the table leads back to the shelf.
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
        review: Callable[[], Scene] | None = None,
        *,
        of_shelf: bool = False,
    ) -> None:
        super().__init__(services)
        self._session = session
        self._table = table
        self._home = home
        self._again = again
        self._change = change
        self._onward = onward
        self._review = review
        self._of_shelf = of_shelf
        self._ground = load_level(LEVELS / "menu.tmx")
        outcome = session.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        self._outcome = outcome
        self._results = table.results(outcome, past_of(session, table.seen.seat))
        self._tales = [table.say(tale.words) for tale in story_of(session)]
        self._papers = PAPERS._replace(height=REMARKED.y - PAPERS.y) if self._remarks else PAPERS
        self._stamps: tuple[Stamp, ...] = ()
        self._widgets = WidgetGroup(services, enter_takes_main=False)
        self._widgets.clear = tuple(place for _, place in ribbons_of(self._results.seats, PICTURE))
        self._seen = 0.0
        self._pointed = False
        """Whether somebody has pointed at anything on this page."""

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the table, of the painting and of everybody in it."""
        return ("heads", *SHEETS, *map(bust_sheet, self._table.faces), *self._table.sheets)

    def enter(self) -> None:
        """Lay out the ways on; a person who has won just now hears it."""
        if not self._of_shelf:
            self._celebrate()
        say = self._table.say
        ways: list[tuple[str, str, Callable[[], None], str]] = []
        if (onward := self._onward) is not None:
            key = "results.onward.day" if self._session.match.day else "results.onward.evening"
            ways.append(("onward", say(key), lambda: self.stage.restart(onward()), say(f"{key}.tip")))
        else:
            ways += self._ways_again()
        key = "menu.back" if self._of_shelf else "results.table"
        ways.append(("table", say(key), self.stage.pop, say(f"{key}.tip")))
        if self._review is not None:
            key = "results.review.judged" if can_judge(self._session) else "results.review"
            ways.append(("review", say(key), self._see_again, say("results.review.tip")))
        ways.append(("title", say("results.title"), lambda: self.stage.restart(self._home()), say("results.title.tip")))
        room = BUTTONS if len(ways) <= 5 else BESIDE_STAMPS if self._stamps else MANY_BUTTONS
        places = by_length(room, [label + OWL * (id == "review") for id, label, _, _ in ways], 14)
        buttons = [
            Button(
                id,
                area,
                label,
                press,
                tone="primary" if id == ways[0][0] else "paper",
                tooltip=tip,
                icon="icon.hint" if id == "review" else None,
            )
            for area, (id, label, press, tip) in zip(places, ways, strict=True)
        ]
        widgets = with_tips(buttons, self._tips(), say, lambda part: None)
        self._widgets.set(widgets)
        self._widgets.order = tips_last(widgets)
        # Whoever presses on with Enter when the match ends is shown first what it would do.
        self._widgets.herd = frozenset(button.id for button in buttons)
        self._widgets.focus_on(ways[0][0])

    def _tips(self) -> Iterator[Tip]:
        """Yield what the papers tell, and the remarks and stamps below them."""
        ledgers = ledgers_of(len(self._results.seats), self._papers)
        for number, (result, ledger) in enumerate(zip(self._results.seats, ledgers, strict=True), start=1):
            yield Tip(f"ledger {number}", ledger, result.about or reason("results.ledger.tip"))
        yield Tip("chart", self._beside(ledgers), self._about_chart)
        yield Tip("painting", PICTURE, reason("results.painting.tip"))
        if self._stamps:
            yield Tip("stamps", STAMPED, reason("results.stamp.tip"))
        if self._session.marked and not self._session.spared:
            yield Tip("marked", REMARKED, reason("results.marked.tip"))

    def _beside(self, ledgers: Sequence[Area]) -> Area:
        """Return the paper at the right of the ledgers."""
        left = ledgers[-1].right + GAP
        return self._papers._replace(x=left, width=PAPERS.right - left)

    @property
    def _about_chart(self) -> Reason:
        """What is said of the chart, with what its dashed line means."""
        tip, limit = reason(f"results.chart.tip{'' if self._tales else '.alone'}"), self._results.chart.limit
        key = f"results.chart.limit.{self._session.match.game}"
        if limit is None or not self.services.words.has(key):
            return tip
        return reason("results.chart.tip.limit", tip=tip, about=reason(key, limit=limit))

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

    def _celebrate(self) -> None:
        """Let a person who has won hear it, and write down what the end brings."""
        if set(self._session.persons) & set(self._outcome.winners):
            self.services.sounds.play("win", told=True)
        self._stamp()
        if self._session.path is not None:
            statistics_of_shelf(self.services)

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

    def _see_again(self) -> None:
        if self._review is not None:
            self.stage.push(self._review())

    def handle(self, command: Command) -> None:
        """Esc goes back to the table or the shelf, the key of hints lets the match be seen again.

        Nothing is taken with a key, or a click without pointing, that was meant for what had just been there, nor with
        a key that follows it as fast.
        """
        if isinstance(command, PointerMoved):
            self._pointed = True
        if isinstance(command, PointerPressed) and not self._pointed and self._seen < UNMEANT:
            return
        if isinstance(command, Pressed):
            if command.intent is Intent.CONFIRM and self._seen < UNMEANT:
                self._seen = 0.0
                return
            self._seen = UNMEANT
        if self._widgets.handle(command):
            return
        match command:
            case Pressed(Intent.CANCEL, repeated=False):
                self.stage.pop()
            case Pressed(Intent.HINT, repeated=False):
                self._see_again()
            case Pressed(Intent.RULES | Intent.GALLERY as page, repeated=False):
                self.stage.push(book_of(self.services, self._session.match, page))

    def update(self, dt: float) -> None:
        """Let the widgets run."""
        self._seen += dt
        self._widgets.update(dt)

    @property
    def next_frame_due(self) -> float | None:
        """When the widgets want the next frame, or keys and clicks are meant for this page."""
        waits = UNMEANT - self._seen
        return soonest(self._widgets.next_frame_due, waits if waits > 0 else None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence, the seats from best to worst, the chart and the buttons."""
        say, seats = self._table.say, self._results.seats
        canvas.ground(self._ground)
        draw_painting(canvas, self._table, seats, PICTURE)
        reached = say(self._outcome.reason)
        width = canvas.measure(reached, size=panels.HEADING, role="display").width + HEADING_ENDS
        width = min(MOST_HEADING, max(LEAST_HEADING, width))
        panels.heading(canvas, LAYOUT_WIDTH / 2, HEADING, reached, width=width)
        ledgers = ledgers_of(len(seats), self._papers)
        draw_ledgers(canvas, self._table, seats, ledgers)
        aside = self._beside(ledgers)
        chart = self._draw_tales(canvas, aside) if self._tales else aside
        draw_chart(canvas, chart, self._results.chart, self._table)
        if remarks := self._remarks:
            canvas.text(
                " ".join(remarks), *REMARKED.centre, size=25, align="center", vertical="middle", width=REMARKED.width,
                fit=True,
            )  # fmt: skip
        for stamp, line in zip(self._stamps, STAMPED.rows(max(2, len(self._stamps)), 2), strict=False):
            name = say(f"play.name.{REGULARS.index(stamp.regular) + 1}")
            side = min(line.height, STAMPED_HEAD)
            canvas.centred(f"head.{stamp.regular}.dismayed", line.x + side / 2, line.middle_y, height=side)
            canvas.text(
                say("results.stamp", name=name, skill=say(f"skill.{stamp.skill}")), line.x + side + 8,
                line.middle_y, size=canvas.at_most(24, line.height), vertical="middle",
                width=line.width - side - 8, fit=True,
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

    def _draw_tales(self, canvas: Canvas, room: Area) -> Area:
        """Draw what the match hung on, all of one size; return the room that is left below."""
        width = room.width - 2 * TOLD_SIDE - STAR - 12

        def heights(size: float) -> list[float]:
            return [canvas.measure(tale, size=size, width=width, spacing=1.0).height for tale in self._tales]

        between = TOLD_GAP * (len(self._tales) - 1)
        size = canvas.largest_size(TOLD_SIZE, lambda size: sum(heights(size)) + between <= MOST_TOLD)
        paper = room._replace(height=sum(heights(size)) + between + 2 * TOLD_EDGE)
        panels.paper(canvas, paper)
        y = paper.y + TOLD_EDGE
        for tale, height in zip(self._tales, heights(size), strict=True):
            canvas.centred("ornament.star", paper.x + TOLD_SIDE + STAR / 2, y + height / 2, height=STAR)
            canvas.text(tale, paper.x + TOLD_SIDE + STAR + 12, y, size=size, width=width, spacing=1.0)
            y += height + TOLD_GAP
        top = paper.bottom + GAP
        return room._replace(y=top, height=room.bottom - top)


def past_of(session: Session, eyes: Seat | None) -> Past:
    """Return a match that is over as some eyes saw it."""
    moments, first = session.moments, Moment(session.base)
    events = [
        (event.seen_by(eyes), partial(moments.observe, eyes, moment)) for moment, event in moments.following(first)
    ]
    return Past(moments.observe(eyes, first), moments.observe(eyes, moments.last), events)
