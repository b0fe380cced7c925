"""Play scene: a match at its table, from the first deal to the results, with undo, hints, log and everybody's turns."""

from collections.abc import Callable
from functools import partial

from game.core.errors import IllegalMove
from game.core.event import Event, Seat
from game.core.move import Move
from game.play.moments import Moment
from game.play.session import Session
from game.play.task import Answer
from game.scenes.playing.bot_desk import BotDesk
from game.scenes.playing.handover import HandoverScene
from game.scenes.playing.play_answers import PlayAnswers
from game.scenes.playing.play_buttons import PlayButtons
from game.scenes.playing.play_composing import PlayComposing
from game.scenes.playing.play_events import PlayEvents
from game.scenes.playing.play_log import PlayLog
from game.scenes.playing.play_navigation import PlayNavigation
from game.scenes.playing.play_pace import PlayPace
from game.scenes.playing.play_prompt import prompt_of
from game.scenes.playing.table_at import table_at
from game.scenes.playing.viewpoint import Viewpoint
from game.store.trouble import DiskTrouble
from game.tables.table import Asking, Look
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, Pick, PointerPressed, Pressed, Released, Wheel, WindowLost
from game.view.input.narrowing import Narrowing
from game.view.scene import Scene, Services, soonest
from game.view.widgets import WidgetGroup


class PlayScene(Scene):
    """The table scene of every game.

    It asks persons through the table and bots through the desk, hands moves to the session and lets the table animate
    what happened. `home` makes the scene to go back to; `fresh` lets the opening be dealt before one's eyes.
    """

    def __init__(self, services: Services, session: Session, home: Callable[[], Scene], *, fresh: bool = False) -> None:
        super().__init__(services)
        self.session = session
        session.free_undo = services.settings.current.free_undo
        self._eyes = Viewpoint(session.persons)
        moment = session.moments.first if fresh else Moment(session.shown)
        self.table = table_at(services, session, self._eyes.seat, self._eyes.viewer, moment)
        self.desk = BotDesk(services.thinker, session)
        self._asking: Asking | None = None
        self._hint: Answer | None = None
        self._notice: str | None = None
        self._results_shown = False
        self._log = PlayLog(self.table)
        self.widgets = WidgetGroup(services, on_refused=self._tell)
        again = partial(PlayScene, services, home=home, fresh=True)
        self.ways = PlayNavigation(services, session, self.table, home, again, lambda: self.stage)
        self._pace_of_bots = PlayPace(self.desk, self.table, services.settings, self.ways, self._tell)
        self.answers = PlayAnswers(
            services, session, self.table, self._eyes, self.ways, self.play, self._rebuild, lambda: self.stage
        )
        self.bell = self.answers.bell
        self.events = PlayEvents(
            self.table, session, self._eyes, self.bell, self._sound, self.answers.auto_pass.hear, moment
        )
        self._buttons = PlayButtons(
            self.table,
            session,
            {
                "undo": self._undo,
                "redo": self._redo,
                "hint": self._ask_hint,
                "menu": self.ways.pause,
                "results": self.ways.show_results,
                **self.answers.presses,
            },
            self.play,
        )
        self._composing = PlayComposing(self.table, session, self.play, self._rebuild, self._refuse)
        self.surroundings = session.match.game
        self._settle()

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the table."""
        return self.table.sheets

    # Life on the stage

    def enter(self) -> None:
        """Begin: say what the session has to say, and build what can be pointed at."""
        self._rebuild()
        if self.session.notices:
            self.ways.tell("table.notices", *self.session.notices)
            self.session.notices.clear()
        elif self.events.moving:
            self._animate()
        elif self._persons_turn:
            self._go_on()

    def resume(self) -> None:
        """Go on: settings may have changed."""
        self.session.free_undo = self.services.settings.current.free_undo
        self.table.follow_settings()
        self._rebuild()

    def leave(self) -> None:
        """End: what is thought about is dropped, the journal is closed."""
        self.desk.drop()
        self.session.close()

    # The match

    @property
    def _pace(self) -> float:
        return self.services.settings.current.bot_pace / 1000

    @property
    def _still(self) -> bool:
        """Whether nothing moves and the live moment is shown."""
        return not self.events.moving and self.session.is_live

    def update(self, dt: float) -> None:
        """Let time pass: animations first, then whoever is to move."""
        self.table.boil.update(dt)
        self.table.timeline.update(dt)
        self.widgets.update(dt)
        self.desk.update(dt)
        self.answers.update(dt)
        if (hint := self.desk.hint()) is not None and self._asking is not None:
            self._take_hint(hint)
        if self.events.moving:
            self._animate()
            if self.session.asks_secretly and not self._persons_turn:
                self.desk.think()
        if self.events.bars_the_way:
            self.events.close_hands()
            self.answers.disappoint()
        if self._still:
            self._go_on()

    def _animate(self) -> None:
        """Let the events that wait happen one by one, then show the table as it is."""
        if self.events.go_on():
            self._settle()
            self._rebuild()

    def _go_on(self) -> None:
        """Ask whoever is to move."""
        seat = self.session.to_move
        if seat is None:
            self._end()
        elif self.session.match.seats[seat].is_person:
            if self._asking is None and not self.session.read_only and self.answers.is_to_be_asked(seat):
                self._ask(seat)
        elif not self.session.read_only and (move := self._move_of_bot()) is not None:
            self.play(move)

    def _move_of_bot(self) -> Move | None:
        """Return the move of the bot to move once it is there; what is asked in secret makes no pause."""
        secret = self.session.asks_secretly
        return self.desk.move(0.0 if secret else self._pace, secret=secret)

    def _ask(self, seat: Seat) -> None:
        """Ask a person; the curtain falls first where the hand is needed and was not open."""
        if self._eyes.shared and not self._eyes.is_open_for(seat):
            if self._needs_hand(seat):
                self._eyes.close()
                self._settle()
                self.stage.push(HandoverScene(self.services, self.session.match.seats[seat], lambda: self._lift(seat)))
                return
            self._eyes.turn_to(seat)
            self._settle()
        self._begin_asking()

    def _needs_hand(self, seat: Seat) -> bool:
        """Return whether what a seat is asked cannot be decided without its hand, or is known to nobody else."""
        return self.table.needs_hand(self.session.observe(seat), self.session.observe(None))

    def _lift(self, seat: Seat) -> None:
        """Open the hand of the person who has taken the screen."""
        self._eyes.lift_for(seat)
        self._settle()
        self._begin_asking()

    def _begin_asking(self) -> None:
        if not self.session.asks_secretly:
            self.services.sounds.play("prompt", told=True)
        self._asking = Asking(Narrowing(self.session.legal_moves()), self.session.why_not)
        self._hint = None
        self.widgets.focus_on(None)
        self._rebuild()

    def play(self, move: Move) -> None:
        """Make a move: journal first, then the eyes. After trouble a person may try again, bots wait."""
        seat = self.session.to_move
        events = self._attempt(lambda: self.session.play(move))
        if events is not None:
            self.answers.answered(seat, move)
            self._follow()
        elif self._asking is None:
            self._pace_of_bots.pause(True)
        else:
            self._asking.narrowing.take_back()
            self._rebuild()

    def _attempt(self, change: Callable[[], tuple[Event, ...]]) -> tuple[Event, ...] | None:
        """Change the match and return what happened; say why where that cannot be, and return None."""
        try:
            return change()
        except IllegalMove as error:
            self._tell(self.table.say(error.reason))
        except DiskTrouble as trouble:
            self.ways.show_trouble(trouble)
        return None

    def _follow(self) -> None:
        """Let what happened be seen; a hand that is not needed next is closed for what follows."""
        self.desk.drop()
        self.events.come_back()
        self._asking, self._hint, self._notice = None, None, None
        if self._eyes.closes_for(self.session.to_move):
            self.events.close_hands()
        self._rebuild()
        self._animate()

    def _settle(self) -> None:
        """Show the table as the eyes in force see it."""
        self.events.show()
        self._log.follow(self.session, self._eyes.seat, self.events.moment)

    def _end(self) -> None:
        """Show the results once; after that the table stays to be looked at."""
        if not self._results_shown:
            self._results_shown = True
            self._rebuild()
            self.ways.show_end()

    # What a person does

    def handle(self, command: Command) -> None:
        """Pointer and keys go to the pieces and buttons; the rest is undo, hint, pause and the ways out."""
        if self.answers.handle(command, self.widgets):
            return
        match command:
            case Pressed(Intent.SKIP | Intent.CONFIRM) if self.events.moving:
                self._skip()
                return
            case PointerPressed() | Pick() if self.events.moving:
                self._skip()
                self.update(0.0)
            case Wheel(x, y, steps) if self._log.contains(x, y):
                self._log.turn(steps)
                self._rebuild()
                return
            case Pressed(Intent.REVEAL):
                self._hold(True)
                return
            case Released(Intent.REVEAL) | WindowLost():
                self._hold(False)
        if not self.widgets.handle(command):
            self._do(command)

    def _do(self, command: Command) -> None:
        actions: dict[Intent, Callable[[], None]] = {
            Intent.UNDO: self._undo,
            Intent.REDO: self._redo,
            Intent.HINT: self._ask_hint,
            Intent.RULES: lambda: self.ways.read("rules"),
            Intent.GALLERY: lambda: self.ways.read("gallery"),
            Intent.MENU: self.ways.pause,
            Intent.CANCEL: self._cancel,
            Intent.BUTTONS: lambda: self.widgets.focus_on(self._buttons.after(self.widgets.focus), by_keys=True),
            **self._pace_of_bots.intents,
            Intent.CONFIRM: lambda: self._composing.confirm(self._asking),
        }
        match command:
            case Pressed(intent) if intent in actions:
                actions[intent]()
            case Pick(number) if (part := self._composing.picked(self._asking, number, self.widgets.ids)) is not None:
                self.widgets.focus_on(part, by_keys=True)

    def _skip(self) -> None:
        """Bring what moves to its end."""
        self.events.skip()
        self._animate()

    def _cancel(self) -> None:
        """Take a part back, come back from looking back, or open the menu."""
        if self._asking is not None and self._asking.narrowing.take_back():
            self._rebuild()
        elif not self.session.is_live:
            self._look_back(None)
        else:
            self.ways.pause()

    def _redo(self) -> None:
        self._attempt(self.session.redo)
        if self.events.moment != self.session.moments.last:
            self._follow()

    def _undone(self) -> tuple[Event, ...]:
        self.session.undo()
        return ()

    def _undo(self) -> None:
        """Go back to the last decision of a person at once."""
        if self._attempt(self._undone) is None:
            return
        self.services.sounds.play("undo")
        self.events.clear()
        self.bell.forget()
        self.desk.drop()
        self._asking, self._hint, self._notice = None, None, None
        self._results_shown = self.session.outcome is not None
        if self._eyes.closes_for(self.session.to_move):
            self._eyes.close()
        self._settle()
        self._rebuild()

    def _look_back(self, turn: int | None) -> None:
        """Show the table as it was after a turn; None comes back to the live moment."""
        if self.events.moving:
            self._skip()
        self.desk.drop()
        self.session.seek(turn)
        self._asking, self._hint = None, None
        self._settle()
        self._rebuild()

    def _ask_hint(self) -> None:
        if self._asking is None:
            self._tell(self.table.say("table.hint.not_your_turn"))
        elif not self.desk.busy:
            self.desk.ask_hint()
            self._rebuild()

    def _take_hint(self, hint: Answer) -> None:
        if self._asking is not None:
            self.services.sounds.play("hint")
            self._hint = hint
            self._asking = Asking(self._asking.narrowing, self._asking.why_not, hint.move)
            self._rebuild()

    def _hold(self, held: bool) -> None:
        changed = self._eyes.hold(held)
        if changed and self._still:
            seat = self.session.to_move
            if self._asking is not None and not held and seat is not None and self._needs_hand(seat):
                # The question is as secret as the hand: it is put again behind the curtain.
                self._asking, self._hint = None, None
            self._settle()
            self._rebuild()
        elif changed and not held:
            self.events.close_hands()

    def _tell(self, words: str) -> None:
        """Say something in the prompt line until the next move."""
        self._notice = words

    def _refuse(self, words: str) -> None:
        """Say why something cannot be done."""
        if not self.widgets.silent:
            self.services.sounds.play("refuse")
        self._tell(words)

    def _sound(self, event: Event, after: object) -> None:
        """Let an event be heard as it begins to be seen."""
        self.services.sounds.hear(self.session.match.game, event, after)

    # The picture

    def _rebuild(self) -> None:
        """Lay out what can be pointed at; what one seat does in secret is not heard."""
        self.widgets.silent = self.session.asks_secretly
        press, drop = self._composing.hands(self._asking)
        self.table.hushed = self.answers.auto_pass.on
        spots = [] if self.events.moving else self.table.spots(self._asking, press, drop)
        tip = self.table.say("table.log.tip")
        buttons = self._buttons.build(self._asking, over=self._results_shown, auto_pass=self.answers.auto_pass)
        self.widgets.set([*spots, *self._log.spots(self._look_back, tip), *buttons, *self.bell.buttons()])
        if (part := self._composing.next_part(self._asking, self.widgets)) is not None:
            self.widgets.focus_on(part)

    @property
    def next_frame_due(self) -> float | None:
        """When something changes by itself."""
        return soonest(self._other_due, self.table.boil.next_frame_due)

    @property
    def cycle(self) -> int | None:
        """The drawing of what boils, when nothing else is due."""
        return self.table.boil.drawing if self._other_due is None else None

    @property
    def _other_due(self) -> float | None:
        """When something but what boils changes by itself."""
        bots_turn = not (self._persons_turn or self.session.to_move is None or self.session.read_only)
        thinking = self.desk.next_frame_due(self._pace) if self._still and bots_turn else None
        hinting = self.desk.next_frame_due(0.0) if self.desk.hinting else None
        moves = self._must_go_on or (self.events.moving and not self.bell.stands)
        due = 0.0 if moves else self.bell.next_frame_due
        return soonest(due, thinking, hinting, self.table.timeline.next_frame_due, self.widgets.next_frame_due)

    @property
    def _must_go_on(self) -> bool:
        """Whether a person is to be asked, or the results are to be shown, when time passes next."""
        asks = self._persons_turn and self._asking is None and not self.session.read_only
        return self._still and (asks or (self.session.to_move is None and not self._results_shown))

    @property
    def _persons_turn(self) -> bool:
        return self.session.to_move in self.session.persons

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, then log, prompt and buttons."""
        dragged = self.widgets.dragged
        look = Look(self.widgets.pointed, (dragged, *self.widgets.pointer) if dragged is not None else None)
        self.table.draw(canvas, self._asking, look)
        self.bell.draw(canvas)
        self._log.draw(canvas, self.session.shown)
        asked = self.table.prompt(self._asking)
        prompt = prompt_of(
            asked, self.session, self._notice, self._hint, thinking=self.desk.hinting, ringing=self.bell.ringing
        )
        self.table.draw_prompt(canvas, prompt, None if self.session.asks_secretly else self.desk.progress)
        self.widgets.draw(canvas)
        self.table.draw_over(canvas, self._asking, look)
