"""Analysis view: what a master would have done, beside a table that has made room for it."""

from collections.abc import Callable, Iterator
from functools import partial
from math import atan2, cos, hypot, sin

from game.core.event import Seat
from game.core.move import Move
from game.core.reason import reason
from game.play.analysis.report import Rated, Report, result_of
from game.play.analysis.rules import analysis_rules
from game.play.moments import Moment
from game.play.session import Session
from game.scenes.playing.table_at import table_at
from game.scenes.replay.analysis_desk import AnalysisDesk
from game.scenes.replay.analysis_panel import (
    advice_area,
    advice_of,
    better_of,
    cost_of,
    counts_area,
    draw_advice,
    draw_heading,
    draw_progress,
    list_of,
    summary_of,
)
from game.scenes.replay.chance_curve import ChanceCurve
from game.scenes.replay.seals import draw_seal
from game.tables.asking import Asking
from game.tables.table import Table
from game.tables.tip import Tip, with_tips
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing
from game.view.scene import Services
from game.view.widgets import Button, Widget
from game.view.widgets.buttons import Tone, by_length

BESIDE = Area(44, 8, 1424, 801)
"""Where the table is drawn then."""
CURVE = Area(40, 816, 1432, 168)
PANEL = Area(1484, 4, 420, 980)
SEAL, POINTER = 54.0, 74.0
"""The height of the seal at what was done, and the length of the arrow at what was better."""
BUTTONS = Area(1508, 908, 372, 52)
PROGRESS = Area(1512, 884, 364, 12)


class AnalysisView:
    """The moves of one seat with their ratings; `on_seek` shows a moment, `on_change` lays out anew."""

    def __init__(
        self,
        services: Services,
        session: Session,
        desk: AnalysisDesk,
        on_seek: Callable[[int], None],
        on_change: Callable[[], None],
    ) -> None:
        self._services = services
        self._session = session
        self._desk = desk
        self._on_seek = on_seek
        self._on_change = on_change
        self._names: dict[tuple[int, str], str] = {}

    @property
    def report(self) -> Report:
        """What was found so far."""
        report = self._desk.report
        assert report is not None, "the view begins with an analyst"
        return report

    def shown(self, turn: int) -> Rated | None:
        """Return the rated move that comes after so many moves, or None."""
        return next((each for each in self.report.rated if each.judgement.number == turn + 1), None)

    def _last_before(self, turn: int) -> int | None:
        """Return the number of the rated move that was made last after so many moves, or None: the list follows."""
        return max((each.judgement.number for each in self.report.rated if each.judgement.number <= turn), default=None)

    def slip(self, turn: int, step: int) -> int | None:
        """Return how many moves were made before the next or last slip, or None where there is none."""
        before = [each.judgement.number - 1 for each in self.report.slips]
        if step > 0:
            return next((number for number in before if number > turn), None)
        return next((number for number in reversed(before) if number < turn), None)

    def better(self, moment: Moment, eyes: Seat | None) -> Asking | None:
        """Return what was decided at the moment with the better move marked, if that was seen by these eyes; the move
        that was made where nothing was better.
        """
        rated = None if moment.events is not None or eyes != self.report.seat else self.shown(moment.turn)
        if rated is None:
            return None
        decision = self._session.moments.decision(moment.turn + 1)
        told = rated.judgement.move if rated.rating == "best" else rated.judgement.best
        best = next(move for move in decision.legal if move.text == told)
        return Asking(Narrowing(decision.legal), lambda _move: None, best)

    def draw_marks(self, canvas: Canvas, table: Table, better: Asking, turn: int) -> None:
        """Draw on the table what was done, with its seal beside figures and names, and what was better."""
        rated, decision = self.shown(turn), self._session.moments.decision(turn + 1)
        if rated is not None:
            for area in _areas(table, better, decision.move)[:1]:
                draw_seal(canvas, rated.rating, area.x + SEAL / 3, area.middle_y, SEAL)
        _draw_better(canvas, table, better)

    def widgets(self, table: Table, turn: int) -> list[Widget]:
        """Return the list of moves, the curve, and what can be done next."""
        report, say = self.report, table.say
        shown = self.shown(turn)
        names = [_capital(self._called(each.judgement.number, each.judgement.move, table)) for each in report.rated]
        number = shown.judgement.number if shown is not None else self._last_before(turn)
        canvas = Canvas(self._services.studio, self._services.studio.viewport)
        betters = [self._better(each, table) for each in report.rated] if self._rates_turns else []
        costs = [cost_of(table.words, each, also_good=self._rates_turns) for each in report.rated]
        found: list[Widget] = [list_of(PANEL, report.rated, names, costs, betters, number, self._choose, canvas)]
        found.append(self._curve(table, turn))
        way = self._way_to_judge
        left, right = by_length(BUTTONS, [say("analysis.next"), say("analysis.pause" if way is None else way[1])], 12)
        tip = say("analysis.next.tip")
        why = None if report.slips else say("analysis.no_slip")
        on = self.slip(turn, 1)
        target = on if on is not None else self.slip(-1, 1)
        press = partial(self._on_seek, target) if target is not None else _nothing
        found.append(
            Button("next_slip", left, say("analysis.next"), press, tone="warning", tooltip=tip, disabled_because=why)
        )
        if way is not None:
            id, key, do, tone = way
            found.append(Button(id, right, say(key), do, tone=tone, tooltip=say(f"{key}.tip")))
        return [*found, *with_tips([], self._tips(), say, lambda part: None)]

    @property
    def _way_to_judge(self) -> tuple[str, str, Callable[[], None], Tone] | None:
        """What can be done with the judging: an id, the key of its words, what does it and how it looks."""
        if self._desk.is_running:
            return "pause_judging", "analysis.pause", self._pause, "paper"
        if self._desk.is_older:
            return "again", "analysis.again", self._again, "paper"
        if not self.report.is_whole:
            return "go_on", "analysis.go_on", self._go_on, "primary"
        if self._desk.depth == "quick":
            return "closer", "analysis.closer", self._closer, "paper"
        return None

    def _tips(self) -> Iterator[Tip]:
        """Return what the signs of moves and the chances mean."""
        limits = analysis_rules().limits_of(len(self._session.names))
        told = {name: f"{100 * getattr(limits, name):.1f}".removesuffix(".0") for name in ("best", "good", "loose")}
        yield Tip("seals", counts_area(PANEL), reason("analysis.count.tip", **told))
        yield Tip("advice", advice_area(PANEL), reason("analysis.advice.tip"))

    def _curve(self, table: Table, turn: int) -> ChanceCurve:
        analyst, seat = self._desk.analyst, self.report.seat
        assert analyst is not None, "the view begins with an analyst"
        result = result_of(analyst) if analyst.is_done or self._desk.is_older else None
        return ChanceCurve(
            "curve", CURVE, (self._session.base, self._session.move_count), turn,
            self._desk.found, self.report.rated, result, table.line_colour(seat),
            table.say("analysis.curve", name=self._session.names[seat]), table.say("analysis.curve.tip"), self._on_seek,
        )  # fmt: skip

    def _called(self, number: int, text: str, table: Table) -> str:
        """Return what a move is called, as the table of its moment says it."""
        if (number, text) not in self._names:
            decision = self._session.moments.decision(number)
            move = next(each for each in decision.legal if each.text == text)
            self._names[number, text] = table.say(self._table_before(number, decision.seat).move_words(move))
        return self._names[number, text]

    def _table_before(self, number: int, seat: Seat) -> Table:
        return table_at(self._services, self._session, seat, seat, Moment(number - 1))

    def _choose(self, key: str) -> None:
        self._on_seek(int(key) - 1)

    def _pause(self) -> None:
        self._desk.pause()
        self._on_change()

    def _go_on(self) -> None:
        self._desk.go_on()
        self._on_change()

    def _again(self) -> None:
        self._desk.judge_again()
        self._on_change()

    def _closer(self) -> None:
        self._desk.judge(self.report.seat, "thorough")
        self._on_change()

    def draw(self, canvas: Canvas, table: Table, moment: Moment) -> None:
        """Draw the panel beside the table, under its list and buttons."""
        report, desk, say = self.report, self._desk, table.say
        name = self._session.names[report.seat]
        key = "analysis.turning_points" if self._rates_turns else "analysis.heading"
        waits = desk.is_running and not report.slips
        about = say("analysis.waits" if waits else "analysis.dearest") if self._rates_turns else ""
        draw_heading(canvas, PANEL, table.words, say(key, name=name), report, about)
        shown = None if moment.events is not None else self.shown(moment.turn)
        if shown is not None:
            title, told = advice_of(table.words, shown, self._better(shown, table), of_turn=self._rates_turns)
        else:
            title, told = summary_of(
                table.words, report, name, is_older=desk.is_older, is_alone=desk.is_alone,
                stood_in=report.seat in self._session.left,
            )  # fmt: skip
        draw_advice(canvas, PANEL, title, told)
        if desk.is_running or not report.is_whole:
            draw_progress(canvas, PROGRESS, desk.progress)

    @property
    def _rates_turns(self) -> bool:
        """Whether the turns that cost most are told, not every decision."""
        return self._desk.analyst is not None and self._desk.analyst.rates_turns

    def _better(self, rated: Rated, table: Table) -> str:
        """Return the sentence about what was better than a rated move, or as good."""
        found, is_elsewhere = rated.judgement, self._is_elsewhere(rated, table)
        if found.best == found.move or (rated.rating == "best" and is_elsewhere):
            return table.say("analysis.told.best")
        best = self._called(found.number, found.best, table)
        if rated.rating == "best":
            return table.say("analysis.told.equal", move=best)
        return better_of(table.words, rated, best, is_elsewhere)

    def _is_elsewhere(self, rated: Rated, table: Table) -> bool:
        """Return whether what was better is called like what was done, and differs in its place only."""
        found = rated.judgement
        if found.best == found.move:
            return False
        return self._called(found.number, found.best, table) == self._called(found.number, found.move, table)


def _draw_better(canvas: Canvas, table: Table, better: Asking) -> None:
    """Draw an arrow at the piece of the better move, or from one to the other where there are two of them."""
    areas = [] if better.hinted is None else _areas(table, better, better.hinted)
    if better.hinted is not None and len(areas) == len(better.hinted.parts) == 2:
        # What is in the hand goes to where it is put.
        start, end = reversed(areas) if better.hinted.parts[1].startswith("hand") else areas
        _draw_arrow(canvas, start.centre, end.centre)
        return
    for area in areas[-1:]:
        _draw_pointer(canvas, area.middle_x, min(area.bottom + 2, LAYOUT.bottom - POINTER - 8))


def _draw_pointer(canvas: Canvas, x: float, tip: float) -> None:
    """Draw a short gold arrow whose tip is at a height; it comes from below, where no figure of a card stands."""
    for colour, edge in (("ink", 4.0), ("gold", 0.0)):
        shaft, head = 11 + edge, 27 + edge
        neck, end = tip + POINTER * 0.5 + edge, tip + POINTER + edge
        right = [(x + head, neck), (x + shaft, neck), (x + shaft, end)]
        left = [(2 * x - across, down) for across, down in reversed(right)]
        canvas.polygon([(x, tip - 1.5 * edge), *right, *left], colour)


def _areas(table: Table, asking: Asking, move: Move) -> list[Area]:
    """Return where the parts of a move lie, as far as they can be pointed at."""
    spots = {spot.id: spot.area for spot in table.pieces(asking)}
    return [spots[part] for part in move.parts if part in spots]


def _draw_arrow(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a dashed gold arrow."""
    (x0, y0), (x1, y1) = start, end
    length, turn = hypot(x1 - x0, y1 - y0), atan2(y1 - y0, x1 - x0)
    along = 40.0
    while along + 24 < length - 50:
        for colour, width in (("ink", 11.0), ("gold", 7.0)):
            canvas.line(
                x0 + along * cos(turn), y0 + along * sin(turn), x0 + (along + 24) * cos(turn),
                y0 + (along + 24) * sin(turn), colour, width,
            )  # fmt: skip
        along += 38
    for colour, size in (("ink", 34.0), ("gold", 27.0)):
        tip = (x1 - 24 * cos(turn), y1 - 24 * sin(turn))
        points = [(tip[0] + size * cos(turn + each), tip[1] + size * sin(turn + each)) for each in (0.0, 2.5, -2.5)]
        canvas.polygon(points, colour)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _nothing() -> None:
    """Do nothing: the button says why."""
