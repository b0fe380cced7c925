"""PlayState: who is asked, what is shown and what moves at the table of a match."""

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from game.core.event import Event, Seat
from game.core.move import Move
from game.play.moments import Moment
from game.play.session import Session
from game.play.task import Answer
from game.scenes.playing.auto_pass import AutoPass
from game.scenes.playing.play_banners import PlayBanners
from game.scenes.playing.play_hold import PlayHold
from game.scenes.playing.play_log import PlayLog
from game.scenes.playing.play_notice import PlayNotice
from game.scenes.playing.play_talk import PlayTalk
from game.scenes.playing.sharing.play_bell import PlayBell
from game.scenes.playing.sharing.viewpoint import Viewpoint
from game.scenes.playing.table_at import table_at
from game.tables.asking import Asking
from game.tables.log_line import LogLine
from game.view.input.narrowing import Narrowing
from game.view.scene import Services


class PlayState:
    """One match at one table, as it stands between two commands.

    Who is asked: `eyes` are in force, `asking` is what a person decides and `hint` what a grandmaster would do,
    `finishing` whether bots decide for all; `bell` and
    `auto_pass` tell who answers what was announced, `hold` whether it waits to be read. What is shown: the table at
    `moment`, `log` beside it, `notice` in the prompt, `banners` above it, `talk` at the faces; `ended` once the
    results were shown. What moves: `happening`, the event that is being seen, and `told`, what is said of it or of the
    last one of which anything was said.

    The scene acts on the state, and every change that it makes ends in `invalidate`: what can be pointed at is laid out
    from the state when it is looked at next. The layout and the composing of moves read the state and return what a
    person wants as a value. Nothing here asks, waits or plays by itself, so that a scene that only shows moments takes
    `come_to_next`, `start` and `finish` and leaves the rest alone.
    """

    def __init__(self, services: Services, session: Session, *, fresh: bool = False) -> None:
        """Take a match at its last moment, or with `fresh` at its first."""
        self.session = session
        self.eyes = Viewpoint(session.persons)
        self.moment = session.moments.first if fresh else Moment(session.shown)
        self.happening: Event | None = None
        self.told: LogLine | None = None
        self.asking: Asking | None = None
        self.about: Callable[[], Collection[str]] = tuple
        """Which of the pieces that can be taken a lesson is about when it asks; nothing: all."""
        self.hint: Answer | None = None
        self.hint_puts_back = False
        self.notice = PlayNotice()
        self.warned: tuple[Moment, Move] | None = None
        """Which move, and when, was told to be one that nobody can take back."""
        self._chosen_before: tuple[str, ...] = ()
        self.ended = False
        self.finishing = False
        self.stale = True
        self.table = table_at(services, session, self.eyes.seat, self.eyes.viewer, self.moment)
        self.log = PlayLog(self.table, headed=bool(session.persons))
        self.auto_pass = AutoPass(self.table, session, services.library)
        self.bell = PlayBell(self.table, session, services.settings, self.auto_pass.hushes)
        self.hold = PlayHold(self.table, session, services)
        self.banners = PlayBanners(self.table, services.settings)
        self.talk = PlayTalk(self.table, session, services.settings)
        self.show()

    def invalidate(self) -> None:
        """Have laid out anew what can be pointed at; a hint marks nothing while something else is chosen."""
        self.stale = True
        if self.asking is not None and self.hint is not None:
            hinted = self.hint.move if self.hint_stands else None
            if self.asking.hinted != hinted:
                self.asking = replace(self.asking, hinted=hinted)

    # Who is asked

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move, for whom no bot finishes the match."""
        return not self.finishing and self.session.to_move in self.session.persons

    @property
    def must_ask(self) -> bool:
        """Whether a person is to be asked who is not asked yet."""
        return self.persons_turn and self.asking is None and not self.session.read_only

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to move."""
        return not (self.persons_turn or self.session.to_move is None or self.session.read_only)

    def ask(self) -> None:
        """Ask the person to move."""
        self.asking = Asking(Narrowing(self.session.legal_moves()), self.session.why_not, about=self.about())
        self.asking = replace(self.asking, goes_back=self.undo_leaves_question)
        if not self.session.asks_secretly:
            self.talk.hush()
        self.hint = None
        self._mark_since()
        self.invalidate()

    def _mark_since(self) -> None:
        """Show what the others have done since the last decision of the person who is asked, if that is no secret."""
        seat = self.session.to_move
        if seat is None or seat != self.eyes.viewer or self.session.asks_secretly:
            self.log.drop_since()
        else:
            last = self.last_own_turn(seat)
            self.log.mark_since(last, seat, first=last == self.session.base)

    def last_own_turn(self, seat: Seat) -> int:
        """Return the number of the last move of a seat in its own turn, or that with which the match began.

        What it has answered in the turn of another is none.
        """
        moments, base = self.session.moments, self.session.base
        last = moments.last_decision(seat, moments.last)
        while last > base and not self.table.is_own_turn(moments.observe(seat, Moment(last, 0)), seat):
            last = moments.last_decision(seat, Moment(last - 1))
        return last

    @property
    def asked_for_undo(self) -> Seat | None:
        """The person who is asked before their decision is taken back, as somebody else is at the screen; or None."""
        owner = self.session.undo_seat
        here = self.session.to_move if self.persons_turn else self.eyes.at_screen
        return owner if self.eyes.shared and not self.finishing and owner != here else None

    @property
    def undo_leaves_question(self) -> bool:
        """Whether undo only takes back the own move that what is asked goes on with, and no luck comes back with it."""
        session = self.session
        if self.asking is None or not self.table.goes_on_with_move or session.why_no_undo() is not None:
            return False
        turn = session.undo_turn
        last = turn is not None and turn.seat == session.to_move and turn.number == session.move_count
        return last and session.undo_is_free

    def finish_by_bots(self) -> None:
        """Ask nobody any more: bots play for the persons too, behind closed hands where several share the screen."""
        self.finishing = True
        self.bell.forget()
        self.bell.off = True
        self.hold.let_go()
        self.drop_question()
        if self.eyes.shared:
            self.eyes.close()
        if not self.moving:
            self.show()

    def ask_persons_again(self) -> None:
        """Have the persons decide for themselves."""
        self.finishing = self.bell.off = False

    def take_hint(self, hint: Answer) -> None:
        """Mark what a grandmaster would do, while somebody is asked; what it is not about is let go, and so are the
        pieces that a button has marked.
        """
        if self.asking is not None:
            self.hint = hint
            self.asking = replace(self.asking, hinted=hint.move)
            self.make_way_for_hint()
            self.table.let_go()
            self._chosen_before = self.asking.narrowing.chosen
            self.invalidate()

    def make_way_for_hint(self) -> None:
        """Let go of what is chosen where the hint is not about it; the words of the hint then say so."""
        self.hint_puts_back = not self.hint_stands
        if self.asking is not None and self.hint_puts_back:
            self.asking.narrowing.clear()

    def drop_hint(self) -> bool:
        """Show the hint no longer; return whether one was shown."""
        if self.asking is None or self.hint is None:
            return False
        self.hint = None
        self.asking = replace(self.asking, hinted=None)
        self.invalidate()
        return True

    @property
    def hint_stands(self) -> bool:
        """Whether a hint was given for what is asked, and nothing is chosen that it is not about."""
        if self.asking is None or self.hint is None:
            return False
        return Counter(self.asking.narrowing.chosen) <= Counter(self.hint.move.parts)

    @property
    def hint_is_read(self) -> bool:
        """Whether since the hint that stands something was chosen: from then on it is said what that still wants."""
        return self.asking is not None and bool(set(self.asking.narrowing.chosen) - set(self._chosen_before))

    def drop_question(self) -> None:
        """Ask nobody: the match has gone on, or another moment is looked at."""
        self.asking, self.hint = None, None
        self.log.drop_since()
        self.invalidate()

    def passes_in_silence(self, seat: Seat) -> bool:
        """Return whether a person is not asked for an answer: left alone, in vain, or they have not rung."""
        if not self.session.asks_secretly:
            return False
        return self.bell.rung != seat if self.eyes.shared else self.auto_pass.covers or self.auto_pass.is_idle

    # What is shown

    @property
    def still(self) -> bool:
        """Whether nothing moves and the live moment is shown."""
        return not self.moving and self.session.is_live

    def show(self) -> None:
        """Show the table as the eyes in force see it: how far it has come, or where one looks back to."""
        session, eyes = self.session, self.eyes
        moment = self.moment if session.is_live else Moment(session.shown)
        since = session.moments.since_decision(eyes.viewer, eyes.seat, moment)
        self.table.show(self.observe(moment), eyes.viewer, since)
        if not moment.events:
            # Of a turn that has not ended the log tells only while it is held.
            self.log.follow(session, eyes.seat, moment)
        self.invalidate()

    def observe(self, moment: Moment) -> Any:
        """Return what the eyes in force know of a moment."""
        return self.session.moments.observe(self.eyes.seat, moment)

    def look_back(self, turn: int | None) -> None:
        """Show the table as it was after a turn; None comes back to how far it has come."""
        self.session.seek(turn)
        self.banners.forget()
        self.talk.hush()
        self.drop_question()
        self.show()

    def go_to_last(self) -> None:
        """Show the last moment at once: the match has gone elsewhere, and what waited to be seen is no more."""
        self.moment, self.happening, self.told = self.session.moments.last, None, None
        self.notice.drop()
        self.bell.forget()
        self.hold.forget()
        self.banners.forget()
        self.talk.hush()
        self.ended = self.session.outcome is not None
        if self.eyes.closes_for(self.session.to_move):
            self.eyes.close()
        self.drop_question()
        self.show()

    @property
    def notice_due(self) -> float | None:
        """When what the prompt says has been read, or None where it stays."""
        return self.notice.due(self._is_read)

    @property
    def _is_read(self) -> bool:
        """Whether somebody has time to read a notice: whoever is asked, and all while something is held."""
        return self.asking is not None or self.hold.stands

    def pass_notice(self, dt: float) -> None:
        """Let the prompt say again what somebody is asked, when the reason why something cannot be has been read."""
        if self.notice.pass_time(dt, self.moving, self._is_read):
            self.invalidate()

    def drop_notice(self) -> None:
        """Have the prompt say again what somebody is asked, if it says something else."""
        if self.notice.words is not None:
            self.notice.drop()
            self.invalidate()

    @property
    def hand_closes(self) -> bool:
        """Whether the open hand of one of several persons is to be closed, as somebody else is to move."""
        return self.eyes.lies_open and self.eyes.closes_for(self.session.to_move)

    @property
    def draws_yet(self) -> bool:
        """Whether cards come to the open hand of one of several persons that they are still to see."""
        seat = self.eyes.at_screen
        following = self.session.moments.following(self.moment)
        return self.eyes.lies_open and any(self.table.draws(event) == seat for _, event in following)

    def close_hands(self) -> None:
        """Close the hands, also in the middle of what happens."""
        self.eyes.close()
        self.show()

    def open_hand(self, seat: Seat) -> None:
        """Open the hand of the person who has taken the screen."""
        self.eyes.lift_for(seat)
        self.show()

    def turn_to(self, seat: Seat) -> None:
        """Seat a person nearest who decides in the open."""
        self.eyes.turn_to(seat)
        self.show()

    # What moves

    @property
    def moving(self) -> bool:
        """Whether anything that has happened is still to be seen to its end; while one looks back it waits."""
        return self.session.is_live and (self.moment != self.session.moments.last or self.happening is not None)

    @property
    def held(self) -> bool:
        """Whether what happens next has to wait: for what moves, for the bell, or to be read."""
        return self.table.timeline.busy or self.bell.stands or self.hold.stands

    @property
    def rests(self) -> bool:
        """Whether nothing moves: what happens next waits for a person, or nothing happens."""
        return not self.moving or (not self.table.timeline.busy and (self.bell.stands or self.hold.stands))

    @property
    def bars_the_way(self) -> bool:
        """Whether what was announced goes on, though somebody has rung: there was nothing to answer with."""
        if self.bell.rung is None or self.table.timeline.busy:
            return False
        following = self.session.moments.after(self.moment)
        if following is None:
            # What is asked next is no answer, though it may be asked of whoever has rung.
            return self.still and not self.session.asks_secretly
        return self.session.moments.event(following) is not None

    def must_be_read(self, event: Event) -> bool:
        """Hear that an event is to be seen next; return whether it waits until what lies there was read."""
        following = self.session.moments.after(self.moment)
        if following is None or self.finishing:
            return False
        if not (self._holds_drawn(following) or self.hold.before(following, event)):
            return False
        self.log.follow(self.session, self.eyes.seat, self.moment)
        return True

    def _holds_drawn(self, following: Moment) -> bool:
        """Return whether a hand that is to be closed stays open until its owner has read what they have drawn."""
        event, seat = self.session.moments.event(self.moment), self.eyes.at_screen
        if event is None or seat is None or not self.hand_closes or self.table.draws(event) != seat:
            return False
        if self.hold.for_hand(following, seat):
            return True
        self.close_hands()
        return False

    def come_to_next(self) -> Event | None:
        """Return the event that is to be seen next, for all eyes, or None when all were; ends of turns are shown."""
        moments = self.session.moments
        while (following := moments.after(self.moment)) is not None:
            if (event := moments.event(following)) is not None:
                return event
            self.moment = following
            if following != moments.last:
                self.show()
        if self.hand_closes:
            self.eyes.close()
        return None

    def start(self) -> tuple[Event, Any]:
        """Let the next event be seen to happen; return it as the eyes in force see it, and what they know after it."""
        moments, eyes = self.session.moments, self.eyes
        following = moments.after(self.moment)
        event = None if following is None else moments.event(following)
        if following is None or event is None:
            raise ValueError("nothing is to happen")
        before, after = self.observe(self.moment), self.observe(following)
        since = moments.since_decision(eyes.viewer, eyes.seat, following)
        seen = event.seen_by(eyes.seat)
        self.moment, self.happening = following, event
        self.told = self.table.told(seen) or self.told
        self.table.animate(seen, before, after, since)
        self.banners.hear(event)
        self.banners.tell(self.table.banner(since, before, after))
        self.talk.hear(event, hushed=self.persons_turn and not self.session.asks_secretly)
        self.invalidate()
        return seen, after

    def finish(self) -> Event | None:
        """Return the event that was seen to its end, for all eyes, or None where none was."""
        event, self.happening = self.happening, None
        if self.moment == self.session.moments.last:
            self.told = None
        return event
