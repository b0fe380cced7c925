"""Play scene: a match at its table, from the first deal to the results, with undo, hints, log and everybody's turns."""

import math
from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.errors import IllegalMove
from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason
from game.play.match import Match
from game.play.session import Session
from game.scenes.pages.reader import book_of
from game.scenes.pages.results_page import ResultsScene
from game.scenes.pages.settings_page import SettingsScene
from game.scenes.playing import play_composing as composing
from game.scenes.playing.auto_pass import silence_of
from game.scenes.playing.bot_desk import BotDesk, change_pace
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.match_picture import keep_picture
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_banners import SECONDS
from game.scenes.playing.play_intents import (
    Answering,
    LeaveAlone,
    LetGo,
    LookBack,
    Make,
    PlayIntent,
    Refused,
    ShowResults,
    Take,
    TakeAll,
)
from game.scenes.playing.play_layout import Layout, button_after, is_line, lay_out, prompt_of
from game.scenes.playing.play_look import PlayLook
from game.scenes.playing.play_seats import PlaySeats
from game.scenes.playing.play_state import PlayState
from game.scenes.playing.play_undo import PlayUndo
from game.scenes.playing.shared_screen import SharedScreen
from game.scenes.playing.sharing.late_presses import FRESH
from game.store.trouble import DiskTrouble
from game.tables.asking import Asking, Look, Prompt
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import (
    Command,
    Intent,
    Pick,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pressed,
    Released,
    Wheel,
    WindowLost,
)
from game.view.input.keyboard import Device
from game.view.scene import Scene, Services, soonest
from game.view.widgets import WidgetGroup
from game.view.widgets.group import EXPLAINS
from game.view.widgets.navigation import DIRECTIONS

PAUSE = {"rules": Intent.RULES, "gallery": Intent.GALLERY}
"""The entries of the pause that a key does too."""

GOES_ON = frozenset(
    {
        Intent.CONFIRM, Intent.SKIP, Intent.NEXT, Intent.PREVIOUS, Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN,
        Intent.BUTTONS,
    }
)  # fmt: skip
"""What goes on with a match that holds to be read; whatever opens a page, takes back or looks does that instead."""

KEYS_BEGIN = "table.keys.begin"
"""What is said where a key has only shown where keys stand."""

LOG_STEP = 3
"""The lines by which a key turns the log."""


LOOKS = frozenset({Intent.NEXT, Intent.PREVIOUS, Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN})
"""What only moves the focus, as the pointer does."""


class PlayScene(Scene):
    """The table scene of every game.

    It asks persons through the table and bots through the desk, hands moves to the session and lets the table animate
    what happened. How all this stands is `state`; what a person wants comes to `do`, whatever it was said with.
    `home` makes the scene to go back to, `lesson` that of the game's lesson, if there is one, `change` Setup as it is
    for a match, `onward` what comes after the match of a day or of an evening, `review` what lets it be seen again;
    `fresh` lets the opening be dealt before one's eyes.
    """

    shows_keys = False
    """Whether whoever uses keys sees where they stand as soon as they are asked: the words name what a key takes."""

    talks = True
    """Whether regulars may remark on what happens."""

    def __init__(
        self,
        services: Services,
        session: Session,
        home: Callable[[], Scene],
        *,
        fresh: bool = False,
        lesson: Callable[[], Scene] | None = None,
        change: Callable[[Match], Scene] | None = None,
        onward: Callable[[], Scene] | None = None,
        review: Callable[[Session], Scene] | None = None,
    ) -> None:
        super().__init__(services)
        session.free_undo = services.settings.current.free_undo
        self.session = session
        self.state = PlayState(services, session, fresh=fresh)
        self.table = self.state.table
        self.desk = BotDesk(services.thinker, session)
        self.surroundings = session.match.game
        self._home = home
        self._lesson = lesson
        self._change = change
        self._onward = onward
        self._review = review
        self._widgets = WidgetGroup(
            services, on_refused=self._refuse, enter_takes_main=False, on_shown=self._tell_where_keys_stand
        )
        self._widgets.clear = (self.table.plan.area("prompt"),)
        self._widgets.spare = self.spared
        self._ways_on: list[str] = []
        self._lain: dict[str, Area] = {}
        self._taken_lain: tuple[Area, ...] = ()
        self._lain_secretly = False
        self._lays_later = self._draws_former = False
        self.looking = PlayLook(self)
        self._keys = composing.PlayKeys(self)
        self._hint_age = math.inf
        self._hint_by_key = self._pressed_by_key = False
        self._counselled: Seat | None = None
        """Who has made the move of a hint: what it still asks of them gets a hint, too."""
        self.seats = PlaySeats(self)
        self.sharing = SharedScreen(self, self.looking, self.seats)
        self._undo = PlayUndo(self, self.sharing)

    @property
    def sheets(self) -> tuple[str, ...]:
        """The sheets of the table."""
        return ("heads", *self.table.sheets)

    @property
    def widgets(self) -> WidgetGroup:
        """What can be pointed at, laid out as the state is; only a picture may go without that."""
        state, widgets = self.state, self._widgets
        if state.stale and not self._draws_former:
            state.stale = False
            self.services.signs.hold(not (self.sharing.toggles or self.sharing.opens_behind_curtain))
            # What one seat does in secret is not heard.
            widgets.silent = self.session.asks_secretly
            self.table.hushed, self.table.hushes_some = state.auto_pass.silences, state.auto_pass.on
            self.table.hand_opens = not (state.bell.stands or state.hold.stands)
            laid, self._ways_on = self.lay_out()
            widgets.set(laid)
            widgets.herd = composing.herd(state, widgets.ids)
            widgets.flock = composing.flock(state, widgets.ids)
            widgets.order = composing.order(state, widgets.ids)
            if state.asking is not None:
                self._lain = {widget.id: widget.area for widget in laid}
                takes = (each for each in laid if each.enabled and not each.id.startswith(EXPLAINS))
                self._taken_lain = tuple(each.area for each in takes)
                self._lain_secretly = self.session.asks_secretly
            if (part := composing.next_part(state, widgets, self.first_part)) is not None:
                widgets.focus_on(part, ready=not widgets.by_keys and part in composing.ready_buttons(state))
        return widgets

    def first_part(self, asking: Asking) -> str | None:
        """Return the part that has the focus first when a person is asked, or None for no part.

        After a take-back it is the first one of the move that was taken back.
        """
        undone = self.session.undone
        again = () if undone is None else (part for part in undone.parts if part in asking.narrowing.glowing)
        return next(iter(again), None) or self._keys.first_part(asking)

    def lay_out(self) -> Layout:
        """Return what can be pointed at, as the state has it."""
        return lay_out(self.state, self.do)

    # Life on the stage

    def enter(self) -> None:
        """Begin: say what the session has to say, or go on with what happens."""
        self.services.sheets.prepare(self.table.coming)
        if self.session.notices:
            self.tell("table.notices", *self.session.notices)
            self.session.notices.clear()
        elif self.state.moving:
            self._unfold_and_ask()
        elif self.state.persons_turn:
            self._go_on()

    def resume(self) -> None:
        """Go on: settings may have changed, and nobody remembers a hint that was given before."""
        self.session.free_undo = self.services.settings.current.free_undo
        self.table.follow_settings()
        self.state.drop_hint()
        if self.state.ended:
            self.state.banners.forget()
        self.state.invalidate()

    def reword(self) -> None:
        """Name what another device presses; a hint, what is chosen and what moves stay as they are."""
        self.state.invalidate()

    def leave(self) -> None:
        """End: what is thought about is dropped, the journal is closed."""
        self.desk.drop()
        self.session.close()
        keep_picture(self.services, self.session)

    def sit_down(self) -> None:
        """Show the match as those see it who sit at the table, from its last moment."""
        self.desk.drop()
        self.looking.let_go()
        self.state = PlayState(self.services, self.session)
        self.table = self.state.table

    # What happens by itself

    def update(self, dt: float) -> None:
        """Let time pass: animations first, then whoever is to move.

        While nobody is asked or points at anything, what can be pointed at and the lines of the log are laid out a
        frame after a change: to draw what has changed takes long enough.
        """
        self._lays_later = self._draws_former = False
        state = self.state
        self.table.boil.update(dt)
        self.table.timeline.update(dt)
        self.widgets.update(dt)
        self.looking.update(dt)
        self.desk.update(dt)
        self.sharing.update(dt)
        state.banners.update(dt)
        state.talk.update(dt)
        if self.looking.kept is None:
            state.hold.update(dt)
        self._hint_age += dt
        if (hint := self.desk.hint()) is not None and state.asking is not None:
            self._hint_age = 0.0
            self.services.sounds.play("hint")
            state.take_hint(hint)
            if self._widgets.by_keys:
                self._widgets.focus_on(None)
        if state.moving and self.desk.rushing:
            self._skip()
        elif state.moving:
            self._unfold()
            if self.session.asks_secretly and not state.persons_turn:
                self.desk.think(self.seats.stand_in)
        state.pass_notice(dt)
        if state.bars_the_way:
            self.sharing.turn_away()
        elif not self.sharing.looks_in_vain and not self._undo.ask_back() and state.still:
            self._go_on()
        self.sharing.close_before_all()
        self.sharing.mind_bell(self._taken_lain)
        self._lays_later = state.asking is None and self._widgets.marked is None

    def _unfold(self) -> bool:
        """Let what happened be seen, one event after the other, as far as nothing holds it back.

        Return whether all was seen; then the table is shown as it is.
        """
        state = self.state
        while not state.held:
            if (seen := state.finish()) is not None:
                state.bell.after(seen)
                state.invalidate()
            elif (event := state.come_to_next()) is None:
                state.show()
                return True
            elif state.must_be_read(event) or state.bell.before(event):
                state.invalidate()
            elif state.bell.rung is not None:
                return False
            else:
                self.services.sounds.hear(self.session.match.game, *state.start())
        return False

    def _unfold_and_ask(self) -> None:
        """Let what happened be seen; where nothing moves, a person who is to move next is asked at once."""
        if self._unfold() and self.state.must_ask:
            self._go_on()

    def _go_on(self) -> None:
        """Turn to whoever is to move; after the end show the results, once."""
        if self.session.to_move is None:
            self._end()
        elif self.state.must_ask:
            self._ask(self.session.to_move)
        elif self.state.bots_turn and (move := self._move_of_bot()) is not None:
            if self.seats.may_stand_in():
                self._play(move)
            else:
                self._pause_bots(True)

    def _end(self) -> None:
        """Show the results once; after that the table stays to be looked at."""
        if not self.state.ended:
            self.state.ended = True
            self.state.invalidate()
            self._show_end()

    def _move_of_bot(self) -> Move | None:
        """Return the move of the bot to move once it is there; what is asked in secret makes no pause."""
        secret = self.session.asks_secretly
        pace = 0.0 if secret else self._pace
        return self.desk.move(pace, secret=secret, stand_in=self.seats.stand_in)

    # Persons are asked

    def _ask(self, seat: Seat) -> None:
        """Ask a person, if the bell does not stand; the curtain falls first where the hand was closed and is needed."""
        state = self.state
        if self.sharing.bell_stands():
            return
        if state.passes_in_silence(seat):
            own = self.table.is_own_turn(self.session.observe(seat), seat)
            told = not (own or state.eyes.shared)
            slept, covered = state.auto_pass.opens, state.auto_pass.covers
            self._play(silence_of(self.session))
            if told and (slept or not covered):
                self._say_why_not(self.table.say("bell.slept" if slept else "bell.idle"))
        elif not self.sharing.hand_over(seat, self._undo.way_back(seat)):
            # Whoever decided last is at the table already, and whoever has taken the screen comes from the curtain.
            self.begin_asking(called=self.session.moments.last_to_decide(state.moment) != seat)

    def begin_asking(self, *, called: bool = False) -> None:
        """Ask a person; one who is `called` to the table hears it."""
        if called and not self.session.asks_secretly:
            self.services.sounds.play("prompt", told=True)
        self._widgets.focus_on(None)
        if self.shows_keys and self.services.signs.device is not Device.POINTER:
            self._widgets.use_keys()
        self.state.notice.drop_reason()
        if self.session.is_alone and self.session.asks_secretly and not self._lain_secretly:
            # Answers come to lie where somebody may just be pressing what ends their turn.
            self.sharing.late.mind(*self._taken_lain)
        self.state.ask()
        counselled, self._counselled = self._counselled, None
        if counselled == self.session.to_move and self.table.goes_on_with_move:
            self._ask_hint()

    # Moves are made

    def _play(self, move: Move) -> None:
        """Make a move: journal first, then the eyes. After trouble a person may try again, bots wait."""
        state, seat, secretly = self.state, self.session.to_move, self.session.asks_secretly
        self._keys.leave()
        if seat is not None:
            self.sharing.note_decision(seat)
        if self.attempt(lambda: self.session.play(move)):
            if state.bell.answered(seat, move):
                self.sharing.tell_no_answer()
            if secretly and self.sharing.shows_answer(seat, move):
                state.close_hands()
            self.follow()
        elif state.asking is None:
            self._pause_bots(True)
        else:
            state.asking.narrowing.take_back()
            state.invalidate()

    def attempt(self, change: Callable[[], object]) -> bool:
        """Change the match; say why where that cannot be, and return whether it could."""
        try:
            change()
        except IllegalMove as error:
            self.notify(self.table.say(error.reason))
        except DiskTrouble as trouble:
            self.tell("table.trouble", trouble.reason)
        else:
            return True
        return False

    def follow(self) -> None:
        """Let what happened be seen; a hand that is not needed next is closed for what follows."""
        state = self.state
        self.desk.drop()
        self.looking.let_go()
        state.notice.drop()
        self._widgets.look_away()
        if self.session.is_live:
            state.drop_question()
        else:
            state.look_back(None)
        if self.sharing.closes_after_move(self.session.to_move) and not state.draws_yet:
            state.close_hands()
        self._unfold_and_ask()

    # What a person wants

    def handle(self, command: Command) -> None:
        """Pointer and keys go to the pieces and buttons; the rest is undo, hint, pause and the ways out."""
        state = self.state
        if isinstance(command, PointerMoved):
            if state.bell.stands:
                self.sharing.point(command.x, command.y)
            if state.notice.words is not None and state.notice.words == self.table.say(KEYS_BEGIN):
                # The corners that it speaks of are gone with the keys.
                state.drop_notice()
        if isinstance(command, PointerPressed | Pick | Pressed):
            state.banners.go_on()
        if isinstance(command, Pressed):
            self._keys.mind(command.intent)
        if self._acts(command) and not self.desk.paused:
            # What was said answered what was done before.
            state.drop_notice()
        match command:
            case Pressed(repeated=True) if state.bell.stands:
                return
            case PointerPressed(x, y, 1) if self.sharing.late.has(x, y):
                return
            case Pick() | Pressed(Intent.CONFIRM | Intent.SKIP) if state.bell.stands:
                self.sharing.answer(command)
                return
            case Pressed(Intent.CANCEL, pointed=True) if state.hold.stands and state.hold.of_hand:
                self._read()
                return
            case PointerPressed(x, y, 1) if state.hold.stands:
                meant = self.widgets.id_at(x, y)
                off = meant is not None and not self.widgets[meant].enabled
                self._read()
                if off or self.widgets.id_at(x, y) == "reveal":
                    # That was to go on, not to look at a hand while everybody looks, nor to be told what is off.
                    return
            case Pick() if state.hold.stands:
                self._read()
            case Pressed(intent) if state.hold.stands and intent in GOES_ON:
                self.sharing.late.mind_keys()
                self._read()
                return
            case Pressed(Intent.CONFIRM) if self.sharing.late.has_keys and state.asking is not None:
                return
            case Pressed(intent) if intent in DIRECTIONS and self._waits_for_others:
                # What is asked next gets the focus; until then an arrow would lead to undo and menu.
                return
            case Pressed(Intent.SKIP) if state.finishing:
                self.do(Intent.SKIP)
                return
            case Pressed(Intent.SKIP | Intent.CONFIRM) if state.moving:
                self._skip()
                return
            case PointerPressed(x, y) if state.moving:
                meant, lain = self.widgets.id_at(x, y), self._lain
                self._skip()
                self.update(0.0)
                pressed = self.widgets.id_at(x, y)
                if pressed is not None and pressed != meant and lain.get(pressed) != self.widgets[pressed].area:
                    # Something has come to lie there that nobody can have meant.
                    return
            case Pick() if state.moving:
                self._skip()
                self.update(0.0)
            case Wheel(x, y, steps) if state.log.contains(x, y):
                state.log.turn(steps)
                state.invalidate()
                return
            case Pressed(Intent.REVEAL, repeated):
                if not repeated:
                    self.sharing.reveal_by_key()
                return
            case Pressed(Intent.HINT, repeated=True):
                # A key that is held asks; it does not make the move that it has asked for.
                return
            case Released(Intent.REVEAL) if self.sharing.toggles:
                return
            case Released(Intent.REVEAL) | WindowLost():
                self.sharing.hold(False)
        if isinstance(command, Pressed) and self._turns_log(command.intent):
            return
        chosen = self.looking.chosen
        if self.widgets.handle(command):
            # A button may only have had pieces glow, which changes what the others say.
            if chosen != self.looking.chosen or (self._acts(command) and state.asking is not None):
                state.invalidate()
            return
        match command:
            case Pressed(Intent.CANCEL, pointed=True):
                # Nobody who points at the bare table means the pause.
                if not self.looking.turn_card(self.look):
                    self._go_back(pointed=True)
            case Pressed(intent):
                self._pressed_by_key = True
                self.do(intent)
                self._pressed_by_key = False
                if intent is Intent.HINT and self.desk.hinting:
                    # Whoever asks by a key takes what is meant by a key, too; until then no piece looks meant.
                    self.widgets.focus_on("button.hint", by_keys=True)
                    # What it says of itself would lie on the table while the owl thinks.
                    self.widgets.look_away()
            case Pick(number) if (part := composing.picked(state, number, self.widgets.ids)) is not None:
                self.widgets.focus_on(part, by_keys=True)

    def _acts(self, command: Command) -> bool:
        """Return whether a command may do something, and not only looks about or lets go of what shows a hand."""
        match command:
            case PointerReleased() | Pick():
                return True
            case Pressed(intent, repeated):
                return not repeated and intent not in LOOKS
        return False

    @property
    def _waits_for_others(self) -> bool:
        """Whether a person waits until they are asked again, and has not gone about the table meanwhile."""
        session = self.session
        if not session.persons or session.to_move is None or not session.is_live or self.state.finishing:
            return False
        return self.state.asking is None and self._widgets.pointed is None

    def do(self, intent: PlayIntent) -> None:
        """Do what a person wants. Whatever is done at the table is done here, a move before it is made."""
        state = self.state
        match intent:
            case Move():
                self._play(intent)
            case Take(part) if part == self.table.chosen_last and state.undo_leaves_question:
                self.do(Intent.UNDO)
            case Take(part):
                self.compose(composing.take(state, part))
            case TakeAll(parts):
                self.compose(composing.take_all(state, parts))
            case Make():
                made = composing.make(state, intent.move)
                if isinstance(made, Refused):
                    # What it says is read in the prompt; the note beside the button would cover the others.
                    self._widgets.look_away()
                self.compose(made)
            case LetGo(part):
                if state.asking is not None and state.asking.narrowing.release(part):
                    self.compose(None)
            case Intent.CONFIRM if state.ended:
                self.do(ShowResults())
            case Intent.CONFIRM:
                if state.asking is not None and (move := state.asking.narrowing.move) is not None:
                    self.do(move)
                elif state.asking is not None:
                    self._say_why_not(self.table.say("table.keys.nowhere"))
            case Refused(words):
                if not self.widgets.silent:
                    self.services.sounds.play("refuse")
                self._refuse(words)
            case Intent.UNDO:
                self._undo.undo()
            case Intent.REDO:
                self._undo.redo()
            case Intent.HINT:
                self._ask_hint()
            case Intent.CANCEL:
                self._cancel()
            case LookBack(turn):
                self._look_back(turn)
            case Answering(seat):
                self.sharing.ring(seat)
            case LeaveAlone(how):
                self._leave_alone(how)
            case Intent.PAUSE:
                self._pause_bots(not self.desk.paused)
            case Intent.STEP:
                self.desk.paused = True
                self.desk.step()
            case Intent.SKIP:
                self.desk.rushing = self.desk.rushing or state.finishing
                self.desk.hurry()
            case Intent.FASTER | Intent.SLOWER:
                self.attempt(lambda: self.notify(self._change_pace(1 if intent is Intent.FASTER else -1)))
            case Intent.BUTTONS:
                widgets = self.widgets
                stands = widgets.focus if widgets.by_keys else None
                widgets.focus_on(button_after(self._ways_on, stands), by_keys=True)
            case Intent.LOG:
                self._turn_to_log()
            case Intent.REVEAL:
                self.sharing.reveal()
            case Intent.PIN:
                self.looking.pin(self.look)
            case Intent.PAGE_UP | Intent.PAGE_DOWN:
                state.log.turn(LOG_STEP if intent is Intent.PAGE_UP else -LOG_STEP)
                state.invalidate()
            case Intent.RULES | Intent.GALLERY:
                match, lesson = self.session.match, self._lesson
                lessons = {} if lesson is None else {match.game: lesson}
                self.stage.push(book_of(self.services, match, intent, self.table.chapter, lessons))
            case Intent.MENU:
                self.sharing.cover()
                self.stage.push(self._pause())
            case ShowResults():
                self.stage.push(self.results())

    def _pause(self) -> Scene:
        """Return the pause, in which a match that is over does not go on."""
        seats = self.seats
        if self.state.ended:
            return PauseScene(self.services, self.entries, kept="pause.over", back="pause.back", whose=seats.whose)
        return PauseScene(self.services, self.entries, left=seats.minutes_left, whose=seats.whose)

    def _turn_to_log(self) -> None:
        """Give the focus to the newest line of the log, or to the log where its lines may not be looked at.

        Whoever reads there leaves it.
        """
        if self.widgets.by_keys and self.widgets.focus in self._lines and self.state.asking is not None:
            self._widgets.focus_on(None)
            self.state.invalidate()
        elif lines := self._lines:
            self.widgets.focus_on(lines[-1], by_keys=True)
        else:
            self._refuse(self.table.say("play.log.nothing"))

    def _turns_log(self, intent: Intent) -> bool:
        """Turn the log by a line where an arrow leads on from the last one in sight; return whether there was another.

        Keys then stand at the last one in sight again.
        """
        if intent not in {Intent.UP, Intent.DOWN} or not self.widgets.by_keys:
            return False
        end = 0 if intent is Intent.UP else -1
        lines = self._lines
        if not lines or self.widgets.focus != lines[end] or not self.state.log.turn(1 if intent is Intent.UP else -1):
            return False
        self.state.invalidate()
        if lines := self._lines:
            self.widgets.focus_on(lines[end], by_keys=True)
        return True

    @property
    def _lines(self) -> list[str]:
        """The ids of the lines of the log, the uppermost first."""
        return [id for id in self.widgets.ids if is_line(id)]

    def compose(self, made: Move | Refused | None) -> None:
        """Go on with a move that is composed: make it, say why not, or show what it still wants."""
        self.state.invalidate()
        if made is None:
            self.state.notice.drop()
        else:
            self.do(made)

    def _skip(self) -> None:
        """Bring what moves to its end, as far as the bell allows, or until something is to be read."""
        self.table.timeline.finish()
        state = self.state
        while not (self._unfold() or state.bell.stands or state.hold.stands) and state.bell.rung is None:
            self.table.timeline.finish()

    def _read(self) -> None:
        """Go on with what was held to be read."""
        if self.state.hold.of_hand:
            self.state.close_hands()
        self.sharing.close_before_all()
        self.state.hold.let_go()
        self._unfold()

    def _take_back(self) -> bool:
        """Let go of what was chosen last, where keys stand again; return whether anything was."""
        asking = self.state.asking
        if asking is None or not asking.narrowing.chosen:
            return False
        part = asking.narrowing.chosen[-1]
        if self.widgets.by_keys and part in self.widgets.ids:
            self.widgets.focus_on(part)
        return asking.narrowing.take_back()

    def _cancel(self) -> None:
        """Go back, also to before a move that still asks, or open the menu where there is nothing to go back from."""
        if not self._go_back():
            self.do(Intent.UNDO if self.state.undo_leaves_question else Intent.MENU)

    def _go_back(self, *, pointed: bool = False) -> bool:
        """Go back from what is large, a part, a hint, an earlier moment, or what is not asked; return whether.

        Whoever has `pointed` beside everything closes a hand that lies open, too.
        """
        if self.looking.let_go() or self._take_back() or self.table.let_go():
            self.state.invalidate()
        elif self.state.drop_hint():
            if pointed and self.state.eyes.held:
                self.sharing.hold(False)
            elif pointed:
                self.sharing.cover()
        elif self.desk.hinting:
            self.desk.drop()
        elif not self.session.is_live:
            self._look_back(None)
        elif self.state.eyes.held:
            self.sharing.hold(False)
            self.sharing.cover()
        elif pointed and self.sharing.cover():
            pass
        elif composing.is_astray(self.widgets):
            self._widgets.focus_on(None)
            self.state.invalidate()
        else:
            return False
        return True

    def _look_back(self, turn: int | None) -> None:
        """Show the table as it was after a turn; None comes back to the live moment."""
        self.looking.let_go()
        if self.state.moving:
            self._skip()
        self.desk.drop()
        self.state.look_back(turn)
        if turn is None:
            self._widgets.focus_on(None)

    def _leave_alone(self, how: str | None) -> None:
        """Ask no more about announcements for some time, and not now; or ask again."""
        auto_pass, ringing = self.state.auto_pass, self.state.bell.ringing
        call = auto_pass.call if ringing is None else ringing.call
        if how is None:
            auto_pass.lift()
            self._say_why_not(self.table.say("bell.awake"))
            self.state.invalidate()
        elif call is not None and how == "turn":
            auto_pass.this_turn()
            self.do(silence_of(self.session))
        elif call is not None:
            self.sharing.ask_to_mute(call.kind)

    def _ask_hint(self) -> None:
        """Ask for a hint, or make the move of the one that stands; what it is not about is let go first."""
        state, again = self.state, self._hint_by_key == self._pressed_by_key
        if state.asking is None:
            self._refuse(self.table.say("table.hint.not_your_turn"))
        elif state.eyes.shared and state.eyes.seat is None and self.table.closed_hand() is not None:
            self._refuse(self.table.say("table.hint.closed"))
        elif state.hint is not None and state.hint_stands and again and self._hint_age < FRESH:
            # That press asked for the hint once more.
            return
        elif state.hint is not None and state.hint_stands:
            self._counselled = self.session.to_move
            self.do(state.hint.move)
        elif state.hint is not None:
            state.make_way_for_hint()
            state.invalidate()
        elif not self.desk.busy:
            self._hint_by_key = self._pressed_by_key
            self.desk.ask_hint()

    def notify(self, words: str) -> None:
        """Say something in the prompt line until the next move."""
        self.state.notice.say(words)
        self.state.invalidate()

    def _say_why_not(self, words: str) -> None:
        """Say why something cannot be done, until somebody who is asked has read it."""
        self.state.notice.say_why_not(words)
        self.state.invalidate()

    def _refuse(self, words: str) -> None:
        """Say why something cannot be done; what is said while something moves is over when it has been seen."""
        self.state.notice.say_why_not(words, with_motion=self.state.moving)
        self.state.invalidate()

    def _tell_where_keys_stand(self) -> None:
        """Say that a key has chosen nothing yet: until then nobody has seen where keys stand."""
        self._say_why_not(self.table.say(KEYS_BEGIN))

    # Bots

    @property
    def _pace(self) -> float:
        """The seconds that a bot waits before it acts: where it waits at all, so long that persons see every banner."""
        pace = self.services.settings.current.in_force.bot_pace / 1000
        full = pace and self.session.persons and self.state.banners.full and not self.desk.rushing
        return max(pace, SECONDS) if full else pace

    def _pause_bots(self, paused: bool) -> None:
        """Let the bots wait, or go on."""
        self.desk.paused = paused
        bots = len(self.session.names) - len(self.session.persons)
        self.notify(self.table.say("table.bots.paused" if paused else "table.bots.going", count=bots))

    def _change_pace(self, step: int) -> str:
        """Let bots act faster (1) or slower (-1), and return its words; raise DiskTrouble."""
        return self.table.say(change_pace(self.services.settings, step))

    # Ways out

    @property
    def entries(self) -> dict[str, Callable[[], None]]:
        """What the entries of the pause do."""
        lesson = self._lesson
        return {
            **{name: partial(self.do, intent) for name, intent in PAUSE.items()},
            **({} if lesson is None else {"lesson": lambda: self.stage.restart(lesson())}),
            "settings": lambda: self.stage.push(SettingsScene(self.services)),
            **self.seats.entries,
            "title": lambda: self.stage.restart(self._home()),
            "quit": self._quit,
        }

    def _quit(self) -> None:
        self.stage.quit()

    def _show_end(self) -> None:
        """Count the points before one's eyes, where the table does that; then show who won and why."""
        outcome = self.session.outcome
        counting = None if outcome is None else self.table.counting(outcome)
        if counting is None:
            self.stage.push(self.results())
        else:
            waits, by_hand = bool(self.session.persons), self.state.hold.is_by_click
            self.stage.push(
                CountScene(self.services, self.table, counting, self._after_count, waits=waits, by_hand=by_hand)
            )

    def _after_count(self) -> None:
        self.stage.replace(self.results())

    def results(self) -> ResultsScene:
        """Return the results of the match, which is over."""
        change = None if self._change is None else partial(self._change, self.session.match_as_begun)
        review = None if self._review is None else partial(self._review, self.session)
        ways = (self._home, self._play_again, change, self._onward, review)
        return ResultsScene(self.services, self.session, self.table, *ways)

    def _play_again(self, session: Session) -> None:
        """Begin another match at this table."""
        ways: dict[str, Any] = {"lesson": self._lesson, "change": self._change, "review": self._review}
        self.stage.restart(PlayScene(self.services, session, self._home, fresh=True, **ways))

    def tell(self, title: str, *lines: Reason, then: Callable[[], None] | None = None) -> None:
        """Say something on paper that has to be closed; `then` something is done."""
        say = self.table.say
        close = DialogChoice(say("dialog.close"), then, tone="primary")
        self.stage.push(Dialog(self.services, say(title), "\n".join(map(say, lines)), [close], cancel=0))

    # The picture

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
        state = self.state
        if (self._lays_later and state.stale) or state.log.behind:
            return 0.0
        thinking = self.desk.next_frame_due(self._pace) if state.still and state.bots_turn else None
        hinting = self.desk.next_frame_due(0.0) if self.desk.hinting else None
        ends = self.session.to_move is None and not state.ended
        asks = state.must_ask and not state.banners.passing
        moves = (state.still and (asks or ends)) or (state.moving and not (state.bell.stands or state.hold.stands))
        due = 0.0 if moves else state.bell.next_frame_due
        due = soonest(due, self.looking.next_frame_due, self.sharing.late.next_frame_due)
        if self._hint_age < FRESH:
            due = soonest(due, FRESH - self._hint_age)
        due = soonest(due, state.banners.next_frame_due, state.hold.next_frame_due, state.talk.next_frame_due)
        due = soonest(due, state.notice_due)
        return soonest(due, thinking, hinting, self.table.timeline.next_frame_due, self.widgets.next_frame_due)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, then log, prompt and buttons."""
        self._draws_former = self._lays_later and not canvas.beneath
        state, look = self.state, self.look
        self.table.draw(canvas, state.asking, look)
        state.bell.draw(canvas)
        self.draw_log(canvas)
        self.table.draw_prompt(canvas, self.prompt, None if self.session.asks_secretly else self.desk.progress)
        self.widgets.draw_widgets(canvas)
        self.draw_marks(canvas)
        self.state.banners.draw(canvas)
        if self.talks:
            self.state.talk.draw(canvas)
        self.table.draw_over(canvas, state.asking, Look() if canvas.beneath else self.looking.closely(look))
        self.looking.draw_ribbon(canvas)
        if not self.looking.points_at_large(look):
            self.widgets.draw_note(canvas)
        self._draws_former = False

    def spared(self) -> tuple[Area, ...]:
        """Return what no note covers."""
        return (*self.looking.spared(self.look), *self.state.log.captions(), *self.table.never_covered())

    @property
    def look(self) -> Look:
        """Where a person looks."""
        return self.looking.at

    @property
    def prompt(self) -> Prompt:
        """What the prompt says."""
        return prompt_of(self.state, thinking=self.desk.hinting, rushing=self.desk.rushing)

    def draw_log(self, canvas: Canvas) -> None:
        """Draw the log beside the table."""
        self.state.log.draw(canvas, self.session.shown, former=self._draws_former)

    def draw_marks(self, canvas: Canvas) -> None:
        """Draw what lies above the buttons, beneath what is said of them and the pieces in flight."""
