"""Replay: a match seen again move by move, by the eyes of any seat; from any moment it can be played on."""

from collections.abc import Callable
from functools import partial

from game.core.event import Seat
from game.core.reason import Reason
from game.play.analysis.rules import can_judge
from game.play.match import fresh_seed
from game.play.moments import Moment
from game.play.session import Session
from game.play.shelf.branching import play_on
from game.scenes.pages.reader import book_of
from game.scenes.playing.play_log import PlayLog
from game.scenes.playing.table_at import table_at
from game.scenes.replay.analysis_desk import AnalysisDesk
from game.scenes.replay.analysis_panel import advice_area
from game.scenes.replay.analysis_view import BESIDE, PANEL, AnalysisView
from game.scenes.replay.play_on_scene import PlayOnScene
from game.scenes.replay.seek_bar import SeekBar
from game.store.places import LEVELS
from game.store.seat_plans import SeatPlan
from game.store.trouble import Trouble
from game.tables.asking import Asking, Look
from game.tables.table import Table
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import LAYOUT_HEIGHT, LAYOUT_WIDTH, Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pick, Pressed
from game.view.levels import load_level
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Button, Spot, Widget, WidgetGroup

TABLE = Area(92, 4, 1736, 976.5)
"""Where the table is drawn, a little smaller than it is played at."""
BAR = Area(40, 988, 1840, 84)
SPEEDS = (0.5, 1.0, 2.0, 4.0)
PACE = 0.9
"""The seconds of a move at the usual speed."""
EYE = 52.0
LEAVE, GO_ON = 132.0, 290.0
"""The widths of the buttons that lead back and that play on."""
CAPTION = 96.0
"""The height of what stands above each open table where there is room."""
LONG_MARKS = {"round": "replay.seek.tip.rounds", "season": "replay.seek.tip.seasons"}
"""What is said of the long marks, by the kind of heading that they stand for."""

MOST_IN_TWO = 4
"""So many tables stand in two columns."""


class ReplayScene(Scene):
    """The table of a match at one moment after the other; `sit_down` makes that of one played on from here.

    While the match runs only its one person's eyes may look; where its table does not remember, only at the last moment
    and with nobody's eyes. With `judged` it begins with what a master would have done. A match that is over is seen by
    the `eyes` that are given first.
    """

    def __init__(
        self,
        services: Services,
        session: Session,
        sit_down: Callable[[Session], Scene],
        *,
        judged: bool = False,
        eyes: Seat | None = None,
    ) -> None:
        super().__init__(services)
        self.session = session
        self.surroundings = session.match.game
        self._sit_down = sit_down
        self._ground = load_level(LEVELS / "menu.tmx")
        self._moment = Moment(session.base)
        self._eyes: Seat | None = session.persons[0] if session.persons else None
        if self._is_over and eyes is not None:
            self._eyes = eyes
        if not self._is_over and len(session.persons) > 1:
            self._eyes = None
        self._speed = 1
        self._playing = False
        self._wait = 0.0
        self._widgets = WidgetGroup(services, on_refused=self._tell)
        self._track = BAR
        self._every: list[Table] = []
        self._table = self._look()
        self._log = PlayLog(self._table)
        if not self._may_look_back:
            self._eyes, self._moment = None, session.moments.last
            self._table = self._look()
        self._follow()
        self._rounds: list[int] = []
        self._long_marks = "replay.seek.tip"
        self._find_rounds()
        is_on_shelf = session.path is not None and session.path.parent == services.library.folder
        self._desk = AnalysisDesk(services.thinker, session, services.log, kept=is_on_shelf)
        self._analysis: AnalysisView | None = None
        if judged and self._why_not_judged() is None:
            self._judge()

    @property
    def _is_over(self) -> bool:
        return self.session.outcome is not None

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the table."""
        return self._table.sheets

    @property
    def _may_look_back(self) -> bool:
        """Whether it may be looked back: in a game of memory only when the match is over."""
        return self._is_over or self._table.remembers

    @property
    def analysis(self) -> AnalysisView | None:
        """What a master would have done, while that lies beside the table."""
        return self._analysis

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""
        return self._moment

    @property
    def eyes(self) -> Seat | None:
        """By whose eyes it is seen; None: what everybody saw."""
        return self._eyes

    # Life on the stage

    def enter(self) -> None:
        """Say what there is to be said about the match; begin with its first moment."""
        self._lay_out()
        self._widgets.focus_on("next_slip" if "next_slip" in self._widgets.ids else "play")
        if self.session.notices:
            say = self._table.say
            close = DialogChoice(say("dialog.close"), tone="primary")
            told = "\n".join(map(say, self.session.notices))
            self.session.notices.clear()
            self.stage.push(Dialog(self.services, say("table.notices"), told, [close], cancel=0))

    def resume(self) -> None:
        """Go on: settings may have changed."""
        self._seek(self._moment)

    def reword(self) -> None:
        """Name what another device presses, at the moment that is shown."""
        self._lay_out()

    def leave(self) -> None:
        """Keep what was judged; it goes on another time."""
        self._desk.pause()

    def _look(self) -> Table:
        """Return the table at the moment, by the eyes in use; after the match those of all are open together."""
        seats = range(len(self.session.names)) if self._eyes is None and self._is_over else ()
        self._every = [table_at(self.services, self.session, seat, seat, self._moment) for seat in seats]
        viewer = self._eyes if self._eyes is not None else (self.session.persons or (0,))[0]
        return table_at(self.services, self.session, self._eyes, viewer, self._moment)

    def _follow(self) -> None:
        """Let the log tell what those eyes saw until the moment."""
        self._log.sit_at(self._table)
        self._log.follow(self.session, self._eyes, self._moment)

    def _find_rounds(self) -> None:
        """Find after how many moves a round or season begins, where the log has a heading that comes again, and what is
        said of such marks.
        """
        headings: list[tuple[int, str]] = []
        for number, happened in self.session.moments.happened(self.session.moments.last):
            lines = self._table.log_lines(number, [event.seen_by(None) for event in happened])
            headings += [(number, _kind_of(line.words)) for line in lines if line.heading]
        kinds = [kind for _, kind in headings]
        first = next((kind for kind in kinds if kinds.count(kind) > 1), None)
        self._rounds = [number for number, kind in headings if kind == first]
        if first is not None:
            self._long_marks = LONG_MARKS.get(first.rpartition(".")[2], "replay.seek.tip.headings")

    def _lay_out(self) -> None:
        say, session = self.services.words.say, self.session
        buttons: list[tuple[str, str, float, Callable[[], None]]] = [
            ("turn_back", "icon.step", 180.0, partial(self._turn, -1)),
            ("back", "icon.left", 0.0, partial(self._step_move, -1)),
            ("play", "icon.pause" if self._playing else "icon.play", 0.0, self._toggle),
            ("on", "icon.right", 0.0, partial(self._step_move, 1)),
            ("turn_on", "icon.step", 0.0, partial(self._turn, 1)),
        ]
        leave = Area(BAR.x + 24, BAR.y + 14, LEAVE, 56)
        widgets: list[Widget] = [
            Button("leave", leave, say("menu.back"), self._leave, tooltip=say("menu.back.tip"), sound=None)
        ]
        x = leave.right + 14
        for name, icon, turned, press in buttons:
            area = Area(x, BAR.y + 16, 52, 52)
            tip = say(f"replay.{name}.tip")
            widgets.append(Button(name, area, "", press, icon=icon, turned=turned, tooltip=tip, sound=None))
            x += 58
        speed = Area(x + 2, BAR.y + 16, 78, 52)
        words = say("replay.speed", speed=f"{SPEEDS[self._speed]:g}")
        widgets.append(Button("speed", speed, words, self._next_speed, tooltip=say("replay.speed.tip"), size=24))
        eyes_x = BAR.right - 24 - GO_ON - (len(session.names) + 1) * (EYE + 4) - EYE - 32
        track = Area(speed.right + 12, BAR.y + 36, eyes_x - speed.right - 28, 40)
        last = session.moments.last.turn
        widgets.append(SeekBar("seek", track, session.base, last, self._moment.turn, self._rounds, self.seek,
                               tooltip=say(self._long_marks)))  # fmt: skip
        self._track = track
        for number, name in enumerate(session.names):
            area = Area(eyes_x + number * (EYE + 4), BAR.y + 16, EYE, EYE)
            widgets.append(
                Spot(
                    f"eyes {number}", area, partial(self._see_by, number), tooltip=say("replay.eyes.tip", name=name),
                    disabled_because=self._why_not_eyes(number), sound="press",
                )
            )  # fmt: skip
        every = Area(eyes_x + len(session.names) * (EYE + 4), BAR.y + 16, EYE, EYE)
        widgets.append(Spot("eyes all", every, partial(self._see_by, None), tooltip=say("replay.all.tip")))
        is_open = self._analysis is not None
        owl = Area(BAR.right - 24 - GO_ON - EYE - 12, BAR.y + 16, EYE, EYE)
        widgets.append(
            Button(
                "judge", owl, "", self._toggle_analysis, icon="icon.hint", tone="primary" if is_open else "paper",
                tooltip=say("analysis.close.tip" if is_open else "analysis.ask.tip"),
                disabled_because=self._why_not_judged(),
            )
        )  # fmt: skip
        go_on = Area(BAR.right - 24 - GO_ON, BAR.y + 14, GO_ON, 56)
        why_not = self._why_not_on
        widgets.append(
            Button(
                "play_on",
                go_on,
                say("replay.play_on"),
                self._ask_who,
                tone="primary",
                disabled_because=None if why_not is None else say(why_not),
                size=25,
                tooltip=say("replay.play_on.tip"),
            )
        )
        if self._analysis is not None:
            widgets += self._analysis.widgets(self._table, self._moment.turn)
        self._widgets.clear = (advice_area(PANEL),) if self._analysis is not None else ()
        self._widgets.set(widgets)

    # What a master would have done

    def _why_not_judged(self) -> str | None:
        """Return why nothing is judged, or None."""
        if not self._is_over:
            return self.services.words.say("analysis.running")
        if not can_judge(self.session):
            return self.services.words.say("analysis.nobody")
        if not self.session.history:
            return self.services.words.say("analysis.gone")
        return None

    def _toggle_analysis(self) -> None:
        """Lay what a master would have done beside the table, or put it away."""
        if (why := self._why_not_judged()) is not None:
            self.stage.tell(why)
        elif self._analysis is None:
            self._judge()
            self._lay_out()
        else:
            self._desk.pause()
            self._analysis = None
            self._lay_out()

    def _judge(self) -> None:
        """Have the decisions of the seat judged by whose eyes it is seen."""
        seat = self._eyes if self._eyes is not None else (self.session.persons or (0,))[0]
        if seat != self._eyes:
            self._eyes = seat
            self._table = self._look()
            self._follow()
        self._desk.judge(seat, self._desk.depth)
        self._analysis = AnalysisView(self.services, self.session, self._desk, self._show, self._lay_out)

    def finish_judging(self) -> None:
        """Wait until all is judged."""
        while self._desk.is_running:
            self._desk.update()

    def _slip(self, step: int) -> None:
        """Show the next or the last slip."""
        if self._analysis is None:
            self._toggle_analysis()
        if self._analysis is not None and (number := self._analysis.slip(self._moment.turn, step)) is not None:
            self._show(number)

    def _show(self, number: int) -> None:
        """Show the table after so many moves, and stay there."""
        self._playing = False
        self.seek(number)

    def _why_not_eyes(self, seat: Seat) -> str | None:
        """Return why it may not be seen by the eyes of a seat, or None."""
        if self._is_over or (self._may_look_back and self.session.persons == (seat,)):
            return None
        return self.services.words.say("replay.eyes.running")

    def _tell(self, words: str) -> None:
        self.stage.tell(words)

    def _leave(self) -> None:
        """Go back to what was there before."""
        self.services.sounds.play("back")
        self.stage.pop()

    # Moving through the match

    def seek(self, number: int) -> None:
        """Show the table after so many moves."""
        self._seek(Moment(number))

    def _seek(self, moment: Moment) -> None:
        if not self._may_look_back:
            if self._stage is not None and moment != self._moment:
                self.stage.tell(self._table.say("table.log.closed"))
            return
        self._moment = moment
        self._table = self._look()
        self._follow()
        self._lay_out()

    def _step_move(self, step: int) -> None:
        """Show the next or the last moment between two moves."""
        inside = self._moment.events is not None
        number = self._moment.turn + (min(step, 0) if inside else step)
        self.seek(min(max(number, self.session.base), self.session.moments.last.turn))

    def _turn(self, step: int) -> None:
        """Show where another seat's turn begins."""
        turns, base = self.session.history, self.session.base
        number = self._moment.turn
        if step > 0:
            seat = turns[number - base].seat if number - base < len(turns) else None
            while number - base < len(turns) and turns[number - base].seat == seat:
                number += 1
        else:
            seat = turns[number - base - 1].seat if number > base else None
            while number > base and turns[number - base - 1].seat == seat:
                number -= 1
        self.seek(number)

    def _step(self) -> None:
        """Show the next event."""
        after = self.session.moments.after(self._moment)
        if after is not None:
            self._seek(after)

    def _toggle(self) -> None:
        """Let it play, or stop; at the end it begins again."""
        self._playing = not self._playing
        self._wait = PACE / SPEEDS[self._speed]
        if self._playing and self._moment == self.session.moments.last:
            self.seek(self.session.base)
        self._lay_out()

    def _next_speed(self) -> None:
        self._change_speed(1 if self._speed < len(SPEEDS) - 1 else -self._speed)

    def _change_speed(self, step: int) -> None:
        self._speed = min(max(self._speed + step, 0), len(SPEEDS) - 1)
        self._wait = min(self._wait, PACE / SPEEDS[self._speed])
        self._lay_out()

    def _see_by(self, seat: Seat | None) -> None:
        """See by the eyes of a seat, or what everybody saw."""
        if seat is not None and (why := self._why_not_eyes(seat)) is not None:
            self.stage.tell(why)
            return
        self._eyes = seat
        if self._analysis is not None and seat is not None and seat != self._desk.seat:
            self._judge()
        self._seek(self._moment)

    # Playing on

    @property
    def _why_not_on(self) -> str | None:
        """The text key of why the match cannot be played on from the moment that is shown, or None."""
        if not self.session.may_branch:
            return "play.branch.missing"
        is_end = self._moment.turn >= self.session.move_count and self.session.outcome is not None
        return "replay.play_on.over" if is_end else None

    def _ask_who(self) -> None:
        """Ask who plays each seat of the match that is played on."""
        if (why := self._why_not_on) is not None:
            self.stage.tell(self.services.words.say(why))
            return
        self._playing = False
        self._lay_out()
        self.stage.push(PlayOnScene(self.services, self.session.match.seats, self._moment.turn, self._play_on))

    def _play_on(self, seats: tuple[SeatPlan, ...], fresh: bool) -> None:
        """Begin the match that goes on from here, with fresh luck if wanted."""
        luck = fresh_seed() if fresh else None
        try:
            branched = play_on(self.session, self._moment.turn, seats, self.services.library, luck)
        except Trouble as trouble:
            say = self.services.words.say
            close = DialogChoice(say("dialog.close"), tone="primary")
            self.stage.push(Dialog(self.services, say("table.trouble"), say(trouble.reason), [close], cancel=0))
            return
        self.stage.restart(self._sit_down(branched))

    # Keys, time and picture

    def handle(self, command: Command) -> None:
        """Arrows move, P plays, numbers change the eyes, Ctrl+Enter plays on, Esc leads back; the rest is the bar's."""
        match command:
            case Pressed(Intent.LEFT | Intent.RIGHT as way):
                self._step_move(1 if way is Intent.RIGHT else -1)
            case Pressed(Intent.TURN_BACK | Intent.TURN_ON as way):
                self._turn(1 if way is Intent.TURN_ON else -1)
            case Pressed(Intent.FIRST):
                self.seek(self.session.base)
            case Pressed(Intent.LAST):
                self.seek(self.session.moments.last.turn)
            case Pressed(Intent.PAUSE):
                self._toggle()
            case Pressed(Intent.STEP):
                self._step()
            case Pressed(Intent.FASTER | Intent.SLOWER as way):
                self._change_speed(1 if way is Intent.FASTER else -1)
            case Pressed(Intent.PLAY_ON):
                self._ask_who()
            case Pressed(Intent.ALL_EYES):
                self._see_by(None)
            case Pressed(Intent.RULES | Intent.GALLERY as page):
                self.stage.push(book_of(self.services, self.session.match, page, self._table.chapter))
            case Pressed(Intent.HINT):
                self._toggle_analysis()
            case Pressed(Intent.SLIP_ON | Intent.SLIP_BACK as way):
                self._slip(1 if way is Intent.SLIP_ON else -1)
            case Pick(number):
                if number <= len(self.session.names):
                    self._see_by(number - 1)
            case _ if self._widgets.handle(command):
                pass
            case Pressed(Intent.CANCEL):
                self._leave()

    def update(self, dt: float) -> None:
        """Let the widgets run, the judging, and the match while it plays."""
        self._widgets.update(dt)
        if self._desk.update():
            self._lay_out()
        if not self._playing:
            return
        self._wait -= dt
        if self._wait <= 0:
            self._wait = PACE / SPEEDS[self._speed]
            if self._moment == self.session.moments.last:
                self._toggle()
            else:
                self._step_move(1)

    @property
    def next_frame_due(self) -> float | None:
        """When the next move or a widget is due."""
        playing = max(0.0, self._wait) if self._playing else None
        return soonest(playing, self._desk.next_frame_due, self._widgets.next_frame_due)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table a little smaller, and the bar below it."""
        canvas.ground(self._ground)
        place = TABLE if self._analysis is None else BESIDE
        better = None if self._analysis is None else self._analysis.better(self._moment, self._eyes)
        if self._every:
            self._draw_every(canvas, place)
        else:
            key = ("replay", id(self._table), None if better is None else better.hinted)
            canvas.fill(place.inset(-4), "sepia", radius=8)
            canvas.miniature(key, place, partial(self._draw_table, better))
        canvas.three_slice("paper.710x216", BAR, cap=60)
        canvas.text(
            self._place_words(), self._track.middle_x, BAR.y + 26, size=22, align="center", vertical="middle",
            width=self._track.width, fit=True,
        )  # fmt: skip
        self._draw_eyes(canvas)
        if self._analysis is not None:
            self._analysis.draw(canvas, self._table, self._moment)
        self._widgets.draw(canvas)

    def _place_words(self) -> str:
        """Return how many moves were made, or which judged one is about to be: its list calls it by that number."""
        turn, last = self._moment.turn, self.session.moments.last.turn
        is_judged = self._analysis is not None and self._analysis.shown(turn) is not None
        if is_judged and self._moment.events is None:
            return self.services.words.say("replay.before", number=turn + 1, count=last)
        return self.services.words.say("replay.move", number=turn, count=last)

    def _draw_table(self, better: Asking | None, canvas: Canvas) -> None:
        """Draw table and log as they are at the moment, with the better move where there was one."""
        self._table.draw(canvas, better, Look())
        self._log.draw(canvas, self._moment.turn)
        self._table.draw_over(canvas, better, Look())
        if better is not None and self._analysis is not None:
            self._analysis.draw_marks(canvas, self._table, better, self._moment.turn)

    def _draw_every(self, canvas: Canvas, room: Area) -> None:
        """Draw the table as each seat sees it, side by side: all hands are open."""
        for seat, (table, (place, above)) in enumerate(
            zip(self._every, open_places(room, len(self._every)), strict=True)
        ):
            canvas.fill(place.inset(-4), "sepia", radius=8)
            canvas.miniature(("replay", id(table)), place, partial(_draw_alone, table))
            if above is not None:
                self._draw_caption(canvas, seat, above)

    def _draw_caption(self, canvas: Canvas, seat: Seat, area: Area) -> None:
        """Draw above the table of a seat who sees it so."""
        face = Area(area.x, area.y, area.height, area.height)
        self._table.draw_face(canvas, seat, face, home=False)
        canvas.text(
            self.session.names[seat], face.right + 16, face.middle_y, size=34, role="display", vertical="middle",
            width=area.right - face.right - 16, fit=True,
        )  # fmt: skip

    def _draw_eyes(self, canvas: Canvas) -> None:
        """Draw a face for each pair of eyes, with a ring round those in use."""
        for number in range(len(self.session.names)):
            widget = self._widgets[f"eyes {number}"]
            alpha = 1.0 if widget.enabled else 0.35
            self._table.draw_face(canvas, number, widget.area.inset(2), alpha=alpha, home=False)
            if number == self._eyes:
                panels.ring(canvas, widget.area)
        every = self._widgets["eyes all"]
        canvas.centred("icon.eye_open", *every.area.centre, height=36)
        if self._eyes is None:
            panels.ring(canvas, every.area)


def open_places(room: Area, count: int) -> list[tuple[Area, Area | None]]:
    """Return where so many tables lie side by side, each with the place above it that says whose it is, if there is
    room.
    """
    columns = 2 if count <= MOST_IN_TWO else 3
    rows = -(-count // columns)
    width = min(room.width / columns, room.height / rows * LAYOUT_WIDTH / LAYOUT_HEIGHT)
    height = width * LAYOUT_HEIGHT / LAYOUT_WIDTH
    above = CAPTION if room.height >= rows * (height + CAPTION) else 0.0
    found: list[tuple[Area, Area | None]] = []
    for number in range(count):
        row, column = divmod(number, columns)
        left = room.middle_x + (column - min(columns, count - row * columns) / 2) * width
        top = room.middle_y + (row - rows / 2) * (height + above) + above
        place = Area.around(left + width / 2, top + height / 2, width - 16, height - 9)
        caption = Area(place.x + 6, place.y - CAPTION, place.width - 12, CAPTION - 16)
        found.append((place, caption if above else None))
    return found


def _draw_alone(table: Table, canvas: Canvas) -> None:
    """Draw a table without its log."""
    table.draw(canvas, None, Look())
    table.draw_over(canvas, None, Look())


def _kind_of(words: Reason | str) -> str:
    """Return what the words of lines of the same kind have in common."""
    return words.key if isinstance(words, Reason) else words
