"""Lesson scene: the table of a game on which an owl teaches it, step by step, without a journal."""

from collections.abc import Callable
from functools import partial

from game.core.move import Move
from game.core.reason import reason
from game.play.lesson import LEARNER, Answer, LessonRun, play_on
from game.play.moments import Moment
from game.scenes.lessons.flight_home import Dragged, FlightHome
from game.scenes.lessons.lesson_buttons import LAST_READ, WaysOn, left_out, step_buttons, ways_of_step, ways_out
from game.scenes.lessons.lesson_count import LessonCount
from game.scenes.lessons.lesson_marks import LessonMarks, of_begun_move
from game.scenes.lessons.lesson_owl import OWL, LessonOwl, Said, arrow_upon, name_areas
from game.scenes.lessons.lesson_points import Lit, point_at
from game.scenes.playing.bot_desk import BotDesk
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_composing import next_id
from game.scenes.playing.play_intents import LookBack, PlayIntent, Refused, ShowResults, Take, TakeAll
from game.scenes.playing.play_layout import Layout
from game.scenes.playing.play_scene import PlayScene
from game.store.trouble import DiskTrouble
from game.tables.asking import Asking, Look, Prompt
from game.tables.log_line import LogLine
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, PointerReleased, Pressed
from game.view.scene import Scene, Services, soonest
from game.view.widgets import Spot, Widget

REWIND = 0.14
"""The seconds that each moment is seen while a mistake is taken back."""

ARROW_AFTER = 2
"""With so many wrong moves in a step the right one is shown."""


class LessonScene(PlayScene):
    """A table on which the learner makes the moves that the lesson asks for, and the owl says why.

    Nothing is written but the step at which the lesson was left. Every command of a match is there that does not take
    the match elsewhere; going back takes the step before anew.
    """

    talks = False
    shows_keys = True

    def __init__(self, services: Services, run: LessonRun, home: Callable[[], Scene], ways: WaysOn) -> None:
        self.run = run
        self._ways = ways
        self._page = run.index
        self.said: str | None = None
        """The text key of what is said of a move that was not made."""
        self._after: str | None = None
        """The text key of what is said of a move that was made, while it is seen what it leads to."""
        self._frowns = False
        """Whether what the prompt notes is why something cannot be done."""
        self._counted = -1
        """The step after the match of which was counted."""
        self._wrongs, self._waited, self._arrow = 0, 0.0, False
        self._rewinding: list[Moment] = []
        self._flight = FlightHome()
        self._told: dict[int, tuple[LogLine, ...]] = {}
        self._explained = -1
        """The step that was read while what it explains was held."""
        super().__init__(services, run.session, home)
        self._make_room()

    def _make_room(self) -> None:
        """Have log, large cards and notes leave the owl its place, and the table know what a step is about."""
        self.table.taken = lambda: self.owl.taken(self.said_words)
        self.table.tells_best = False
        self.state.log.keep_clear_of(OWL)
        self.state.about = lambda: self.run.step.point

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the table and of the owl."""
        return ("owl", *super().sheets)

    @property
    def owl(self) -> LessonOwl:
        """Where the owl stands, with what it says and the buttons beside it."""
        ways = len(self._ends) if self.run.is_over and self.at_rest else 2
        return LessonOwl(self.table, ways)

    @property
    def at_rest(self) -> bool:
        """Whether everything that has happened was seen and the owl says what the step it stands at is about."""
        return (
            self.state.still
            and not self._rewinding
            and self.run.session is self.session
            and self._page == self.run.index
        )

    @property
    def waits(self) -> bool:
        """Whether the lesson waits for a click: on the words of the owl, or with Enter."""
        return self.at_rest and self.run.waits and not self._is_to_count

    @property
    def asks(self) -> bool:
        """Whether the learner is asked for a move."""
        return self.at_rest and self.run.right_move() is not None and self.session.to_move == LEARNER

    def enter(self) -> None:
        """Begin: the owl says what the step is about."""
        self._turn_page(anew=True)

    def leave(self) -> None:
        """End: only the step is kept."""
        super().leave()
        self._keep_step()

    def _keep_step(self) -> None:
        """Keep the step, so that the lesson goes on there however the program ended, and that its box was open last."""
        current, game = self.services.settings.current, self.run.lesson.game
        step = 0 if self.run.is_over else self.run.index
        if current.lessons.get(game) == step and current.last_game == game:
            return
        try:
            self.services.settings.change(lessons={**current.lessons, game: step}, last_game=game)
        except DiskTrouble as trouble:
            self.services.log.warning("step of the lesson not kept: %s", trouble)

    # What happens by itself

    @property
    def _explains(self) -> bool:
        """Whether what is held to be read is what the next step is about: then the owl says it while it lies there."""
        run = self.run
        due = run.session is self.session and run.index == self._page + 1
        return due and self.state.hold.waits_for_click and run.step.expect == "next" and run.step.cut is None

    @property
    def _speaks_ahead(self) -> bool:
        """Whether the owl speaks of the next step, also once what it explains is held no longer: beneath the pause."""
        return self._explains or (self._explained == self.run.index and self._page != self.run.index)

    @property
    def _shown_step(self) -> int:
        """The step that the owl speaks of."""
        return self.run.index if self._speaks_ahead else max(self._page, 0)

    def update(self, dt: float) -> None:
        """Let time pass: also for a piece that flies home, for a rival, and for a mistake that is taken back."""
        self._waited += dt
        self._flight.update(dt)
        if self._rewinding:
            self._rewind()
        super().update(dt)
        tells = self.run.step.expect == "auto" and self._page == self.run.index and self.state.hold.waits_for_click
        if self._explains or tells:
            self._explained = self.run.index

    def _go_on(self) -> None:
        """Turn to the next step, to whoever moves without the learner, or to the learner."""
        if self._rewinding:
            return
        if self.run.session is not self.session:
            self.sit_down()
        if self._page != self.run.index:
            self._turn_page()
        if self._is_to_count:
            self._counted = self._page
            counting = self.table.counting_of(LEARNER)
            assert counting is not None, "a lesson counts what its table can count"
            self.stage.push(LessonCount(self.services, self.table, counting, self._go_on_from_count, waits=True))
            return
        if self.run.waits and self._explained == self.run.index:
            self._explained = -1
            self._read_on()
            return
        if self.run.waits or self.run.is_over:
            return
        if (move := self.run.next_move()) is not None:
            if self._waited >= self._pace:
                self._make(move)
        elif self.state.must_ask:
            self._ask(LEARNER)

    @property
    def _is_to_count(self) -> bool:
        """Whether the match of the step is over and what the learner has come to is still to be counted."""
        return self.run.step.count is not None and self.session.outcome is not None and self._counted != self._page

    def _go_on_from_count(self) -> None:
        self.stage.pop()
        self.state.invalidate()

    def sit_down(self) -> None:
        """Take the session that the lesson goes on with: it begins at a moment of its own, and the log goes on.

        A step that leaps elsewhere begins below a heading of its own.
        """
        run, told = self.run, self._told.get(self.run.index, self.state.log.lines)
        self.session = run.session
        self.session.free_undo = self.services.settings.current.free_undo
        super().sit_down()
        if run.index not in self._told and run.step.cut is not None:
            key = "lesson.leap.match" if run.is_another_match else "lesson.leap"
            told = (*told, LogLine(0, reason(key, where=self.table.state_line()), heading=True))
        self.state.log.tell_before(told)
        self._make_room()
        self.desk = BotDesk(self.services.thinker, self.session)
        self._waited = 0.0

    def _turn_page(self, *, anew: bool = False) -> None:
        """Let the owl say what the step is about."""
        self._page = self.run.index
        self._told = {step: lines for step, lines in self._told.items() if step < self._page}
        self._told[self._page] = self.state.log.lines
        self._keep_step()
        self.said, self._after, self._wrongs, self._arrow = None, None, 0, False
        self._counted, self._waited = -1, 0.0
        self._widgets.look_away()
        self.state.invalidate()
        if not anew:
            self.services.sounds.play("page")
        self._turn_to_way_on()

    def _turn_to_way_on(self) -> None:
        """Give the focus to what goes on from a step that asks for no move, whatever was clicked before."""
        if self.run.waits:
            self.widgets.focus_on("lesson.bubble")
        elif self.run.is_over and self.at_rest:
            self.widgets.focus_on(f"lesson.{self._ends[0][0]}")

    def put_question(self) -> None:
        """Ask the learner at once what the step asks for, if anything."""
        if self.run.right_move() is not None:
            self.state.ask()

    def first_part(self, asking: Asking) -> str | None:
        """Return where keys begin: at a piece or button that a step points at, never at an answer that it does not."""
        first, glowing = super().first_part(asking), asking.narrowing.glowing
        right = [move for move in self.session.legal_moves() if self.run.judge(move).answer is Answer.RIGHT]
        if len(right) == 1 and not right[0].parts:
            buttons = [action.name for action in self.table.actions(asking) if action.move == right[0]]
            return next((name for name in buttons if name in self.run.step.point), first)
        if len(right) != 1 or first not in right[0].parts or set(right[0].parts) & set(self.run.step.point):
            return first
        return next((part for part in glowing if part not in right[0].parts), first)

    # Moves

    def compose(self, made: Move | Refused | None) -> None:
        """Go on with a move that is composed; what can only become a wrong one is answered at its first part."""
        asking = self.state.asking
        if made is None and asking is not None and asking.narrowing.chosen:
            made = self.run.only_wrong(asking.narrowing.left)
        super().compose(made)

    def _judge(self, move: Move) -> None:
        """Make a move of the learner, or say why it is not made."""
        if not self.asks:
            return
        verdict = self.run.judge(move)
        if verdict.answer is not Answer.WRONG:
            self._make(move)
            return
        self.said = verdict.say
        self.state.notice.drop()
        self._wrongs += 1
        self._arrow = self._arrow or self._wrongs >= ARROW_AFTER
        self.services.sounds.play("refuse")
        if not self.services.settings.current.reduced_motion:
            self._flight.begin()
        if self.state.asking is not None:
            self.table.let_go()
            self.state.asking.narrowing.clear()
            if (first := self.first_part(self.state.asking)) is not None and first in self.widgets.ids:
                self.widgets.focus_on(first)
        self.state.invalidate()

    def _show_next(self) -> None:
        """Have the owl say again what is asked for, the arrow show what is to be pressed next, and keys stand there."""
        self.said, self._arrow = None, True
        if self.widgets.by_keys and (name := self._next_id) is not None:
            self.widgets.focus_on(name)
        self.state.invalidate()

    @property
    def _next_id(self) -> str | None:
        """What is to be pressed next for the move of the step, or None."""
        asking, move = self.state.asking, self.run.right_move()
        if not self.asks or asking is None or move is None:
            return None
        return next_id(move, self.table, asking, self.widgets, self.run.step.point)

    def _make(self, move: Move) -> None:
        """Make a move, whoever makes it, and tell the lesson."""
        by_learner = self.session.to_move == LEARNER
        if self.attempt(lambda: self.session.play(move)):
            if by_learner:
                self._after = self.run.after(move)
            self.run.made(move)
            self._waited = 0.0
            self.said, self._arrow = None, False
            self.follow()

    def _next_step(self) -> None:
        """Go on from a step that was read, or take back the mistake that was made."""
        if self._rewinding or not self.waits:
            return
        self.sharing.late.mind_keys()
        if self.run.mistake is None:
            self._read_on()
            self._go_on()
            return
        self.services.sounds.play("undo")
        if not self.services.settings.current.reduced_motion:
            self._rewinding = self.session.moments.of_last_turn()
        self.run.go_on()
        self._waited = 0.0
        self.state.invalidate()
        if not self._rewinding:
            self._page = -1
            self._go_on()

    def _read_on(self) -> None:
        """Go on from a step that was read: until the next one nothing waits for the learner, and keys stand nowhere."""
        self.run.go_on()
        self._widgets.focus_on(None)
        self.state.invalidate()

    def _rewind(self) -> None:
        """Show one moment earlier, and in the end the table as the step begins."""
        if self._waited < REWIND:
            return
        self._waited = 0.0
        moment = self._rewinding.pop()
        eyes = self.state.eyes
        since = self.session.moments.since_decision(eyes.viewer, eyes.seat, moment)
        self.table.show(self.state.observe(moment), eyes.viewer, since)
        if not self._rewinding:
            self._page = -1
            self._go_on()

    def _back(self) -> None:
        """Take the step before anew, or this one where it is the first."""
        if self._rewinding:
            return
        self.services.sounds.play("undo")
        self._explained = -1
        self.run.back()
        self.sit_down()
        self._turn_page()

    def _show(self) -> None:
        """Make the move that the step asks for."""
        if self.asks and (move := self.run.right_move()) is not None:
            self._make(move)

    # What a person wants

    def handle(self, command: Command) -> None:
        """Note what is dragged, so that it flies home from there where it may not lie; keys go on from what is read.

        While no ring shows where keys stand, Enter takes what the arrow shows.
        """
        confirms = isinstance(command, Pressed) and command.intent is Intent.CONFIRM
        focus = self.widgets.focus if confirms and self.waits else None
        if focus is not None and isinstance(self.widgets[focus], Spot):
            # While there is only something to be read, a piece that was just taken has the focus no more.
            self._turn_to_way_on()
        if isinstance(command, Pressed) and not self.widgets.by_keys:
            self._turn_to_way_on()
            if confirms and self.arrow_on is not None and (name := self._next_id) is not None:
                self.widgets.focus_on(name, by_keys=True)
        if isinstance(command, PointerReleased):
            dragged = self.widgets.dragged
            self._flight.dragged = None if dragged is None else Dragged(dragged, command.x, command.y)
        super().handle(command)
        self._flight.dragged = None

    def do(self, intent: PlayIntent) -> None:
        """Do what a person wants: moves are judged, and back means the step before."""
        self._frowns = isinstance(intent, Refused)
        match intent:
            case Move():
                self._judge(intent)
            case Intent.ERASE if self.state.asking is not None and self.state.asking.narrowing.chosen:
                self.state.asking.narrowing.clear()
                self.state.invalidate()
            case Intent.UNDO | Intent.ERASE if self.run.mistake is None or not self.waits:
                self._back()
            case Intent.UNDO | Intent.ERASE | Intent.CONFIRM if self.waits:
                self._next_step()
            case Take() | TakeAll() if self.at_rest and self.state.asking is None:
                self.do(Refused(self.table.say(self.prompt.wish)))
            case Intent.HINT:
                self._show_next()
            case Intent.REDO | Intent.PAUSE | Intent.STEP | LookBack() | ShowResults():
                pass
            case Intent.MENU:
                self.stage.push(PauseScene(self.services, self.entries, kept="lesson.kept"))
            case _:
                super().do(intent)

    @property
    def entries(self) -> dict[str, Callable[[], None]]:
        """What the entries of the pause do; the lesson can be begun anew."""
        entries = {**super().entries, "anew": lambda: self.stage.restart(self._ways.anew())}
        entries.pop("finish", None)
        return entries

    def _leave(self) -> None:
        self.stage.restart((self._ways.back or self._home)())

    def _new_match(self) -> None:
        """Go to the Setup of the game, above the title as from there."""
        self.stage.restart(self._home())
        self.stage.push(self._ways.setup())

    def _go_out(self, way: Callable[[], None]) -> None:
        """Go a way out of the lesson, unless the press was meant for what lay there before."""
        if self._waited >= LAST_READ:
            way()

    def _play_on(self) -> None:
        """Play the match of the lesson to its end against apprentices, with luck of its own; the log tells both."""
        match = self._ways.match(play_on(self.run, self.services.library))
        match.state.log.tell_before((*self.state.log.lines, LogLine(0, reason("lesson.played_on"), heading=True)))
        self.stage.restart(match)

    # The picture

    def lay_out(self) -> Layout:
        """Return what can be pointed at: the pieces, and what the owl offers."""
        laid, ways = super().lay_out()
        self._widgets.clear = (self.table.plan.area("prompt"), self.owl.place, self.owl.owl, *name_areas(self.table))
        gone = left_out(self.table, self.state.asking, self.run.right_move())
        ways = [id for id in ways if id not in gone]
        kept = [widget for widget in laid if widget.id not in gone and not widget.id.startswith(("log", "results"))]
        back, hint = partial(self.do, Intent.UNDO), partial(self.do, Intent.HINT)
        icons = step_buttons(self.table, (back, self._leave, hint), first=self.run.index == 0)
        offered = self._offered()
        return Layout([*kept, *icons, self._bubble(), *offered], [*ways, *(each.id for each in offered)])

    def _bubble(self) -> Widget:
        tip = self.table.say("lesson.read.tip") if self.run.waits else None
        bubble = self.owl.bubble(self.said_words)
        return Spot("lesson.bubble", bubble, self._next_step, tooltip=tip, sound="page", ringed=False)

    def _offered(self) -> list[Widget]:
        """Return the buttons beside the owl: those of a step, or of the end of the lesson."""
        if self.run.is_over and self.at_rest:
            ends = [(name, partial(self._go_out, way)) for name, way in self._ends]
            return ways_out(self.table, ends, self.owl.buttons)
        reads = self.waits or self.state.hold.waits_for_click
        watches = not reads and (self.run.mistake is not None or self.run.right_move() is None)
        return ways_of_step(
            self.table, (self._next_step, self._show), self.owl.buttons, reads=reads, watches=watches,
            asking=self.state.asking, wish=reason(f"{self.run.step.say}.do"),
        )  # fmt: skip

    @property
    def _ends(self) -> list[tuple[str, Callable[[], None]]]:
        """What can be done at the end: the match goes on where it has not ended."""
        ways = [("new_match", self._new_match), ("title", self._leave)]
        return ways if self.session.to_move is None else [("play_on", self._play_on), *ways]

    @property
    def marks(self) -> LessonMarks:
        """What the step is about, as it lies on the table at the moment; a mistake is about something else."""
        elsewhere = self.table.shows_another(self.look) or self._regrets
        names = () if elsewhere else self._pointed()
        return LessonMarks(names, self.table, self.widgets, self.state.asking)

    def _pointed(self) -> tuple[str, ...]:
        """Return what the step points at: while the learner is asked what can be taken, after their move nothing."""
        if self.asks:
            return of_begun_move(self.run.pointed(), self.table, self.state.asking)
        step = self.run.lesson.steps[self._shown_step]
        return step.point if isinstance(step.expect, str) else ()

    @property
    def arrow_on(self) -> Lit | None:
        """What the arrow shows that is to be pressed next, or None."""
        asking, name = self.state.asking, self._next_id
        if not self._arrow or asking is None or name is None or self.table.shows_another(self.look):
            return None
        return point_at(name, self.table, self.widgets, asking.narrowing.chosen)

    @property
    def look(self) -> Look:
        """Where a person looks; a piece that may not lie where it was dropped flies home."""
        flying = self._flight.flying
        if flying is None or flying.id not in self.widgets.ids:
            return super().look
        return Look(None, self._flight.towards(*self.widgets[flying.id].area.centre))

    @property
    def prompt(self) -> Prompt:
        """What the prompt says: what the owl wants, as a command."""
        usual, run = super().prompt, self.run
        asking = self.state.asking
        chosen = asking is not None and (bool(asking.narrowing.chosen) or self.table.marks_pieces)
        if self.state.notice.words is not None and self.waits:
            return usual._replace(seat=LEARNER, title=reason("lesson.title.prompt"), yours=True)
        if self.state.notice.words is not None or chosen or self._page != run.index:
            return usual
        if self.waits:
            return Prompt(LEARNER, reason("lesson.title.prompt"), reason("lesson.read"), yours=True)
        if run.is_over:
            return Prompt(None, reason("lesson.title.prompt"), reason("lesson.over"), yours=False)
        if self.state.asking is not None:
            return usual._replace(wish=reason(f"{run.step.say}.do"))
        return usual

    @property
    def words(self) -> str:
        """The text key of what the owl says."""
        run = self.run
        if run.mistake is not None and self.state.still:
            return run.mistake
        if self._doubts and self.said is not None:
            return self.said
        step = run.lesson.steps[self._shown_step]
        if step.count is not None and self._counted == self._page:
            return step.count
        if self._speaks_ahead:
            return step.say
        if self._after is None and self.state.hold.waits_for_click and self._page != run.index:
            return "lesson.held"
        return self._after or step.say

    @property
    def said_words(self) -> str:
        """What the owl says."""
        return self.table.say(self.words)

    @property
    def _regrets(self) -> bool:
        """Whether the owl speaks of a mistake that was made."""
        return self.run.mistake is not None and (self.state.still or self._after is not None)

    @property
    def _doubts(self) -> bool:
        """Whether the owl answers a move that was not made: until the next one is begun."""
        asking = self.state.asking
        return self.said is not None and (asking is None or not asking.narrowing.chosen)

    def draw_log(self, canvas: Canvas) -> None:
        """Draw the log, dim what the step is not about, and draw the owl."""
        super().draw_log(canvas)
        self.marks.draw(canvas, dims=not self.services.settings.current.high_contrast)
        for draw in self.table.above_rings([each.area for each in self.marks.rings]):
            draw(canvas)
        self.owl.draw(canvas, self._what_is_said)

    def draw_marks(self, canvas: Canvas) -> None:
        """Draw the rings of the prompt's buttons, and the arrow with the ring round what it shows."""
        aim = self.arrow_on
        self.marks.draw_above(canvas, aim)
        if aim is not None and not any(map((arrow := arrow_upon(aim, self.table)).area.shared, super().spared())):
            # Beneath a large card, which is drawn above all, the ring alone shows it.
            arrow.draw(canvas)

    def spared(self) -> tuple[Area, ...]:
        """Return what no note covers: the large card, the arrow and what it shows."""
        aim = self.arrow_on
        shown = () if aim is None else (aim.area, arrow_upon(aim, self.table).area)
        return (*super().spared(), *shown)

    @property
    def _what_is_said(self) -> Said:
        """What the owl says, and what it points at: the first thing that the step is about."""
        say, steps = self.table.say, self.run.lesson.steps
        step, lit = self._shown_step, self.marks.lit
        counted = say("lesson.step", number=step + 1, count=len(steps))
        stern = self._doubts or self._regrets
        doubtful = stern or (self._frowns and self.state.notice.words is not None)
        mood = "doubtful" if doubtful else "glad" if self.run.is_over else "calm"
        aim = (self.arrow_on or lit[0]).area.centre if lit or self.arrow_on else None
        heading = say("lesson.heading", game=say(f"game.{self.run.lesson.game}"))
        return Said(heading, self.said_words, step, len(steps), counted, mood, stern, aim)

    @property
    def _other_due(self) -> float | None:
        """When something but what boils changes by itself."""
        state, run = self.state, self.run
        due = [self.table.timeline.next_frame_due, self.widgets.next_frame_due, self.looking.next_frame_due]
        if self._flight.flying is not None or (state.moving and not state.bell.stands):
            due.append(0.0)
        due += [LAST_READ - self._waited] if run.is_over and self._waited < LAST_READ else []
        if self._rewinding:
            due.append(max(0.0, REWIND - self._waited))
        elif state.still:
            if run.session is not self.session or self._page != run.index or self._is_to_count:
                due.append(0.0)
            elif not run.waits and not run.is_over:
                if run.next_move() is not None:
                    due.append(max(0.0, self._pace - self._waited))
                elif state.must_ask:
                    due.append(0.0)
        return soonest(*due, state.banners.next_frame_due, state.notice_due, self.sharing.late.next_frame_due)
