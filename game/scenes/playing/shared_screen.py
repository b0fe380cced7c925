"""SharedScreen: several persons at the screen of a match: whose hand lies open, who takes the screen, who rings."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal

from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Argument, Reason, reason
from game.play.fence import PASS
from game.scenes.playing.auto_pass import silence_of
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_intents import Answering
from game.scenes.playing.play_look import PlayLook
from game.scenes.playing.play_seats import PlaySeats
from game.scenes.playing.sharing.handover import READY, HandoverScene, WayBack
from game.scenes.playing.sharing.late_presses import LatePresses
from game.scenes.playing.table_scene import TableScene
from game.store.household import reveal_of
from game.store.trouble import DiskTrouble
from game.tables.banner import Banner
from game.tables.tip import named_card
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.area import Area
from game.view.input.commands import Command, Intent, Pick, Pressed

BELL_BUTTONS = ("ring ", "silence", "hush.kind")
"""How the ids of the buttons of the bell begin."""

NO_NEWS = ("handover.taken_back", "handover.covered", "handover.refused")
"""How the text keys begin that hand the screen over though nothing has happened since whoever takes it looked last, or
because a move was taken back.
"""

QUIET = 2.5
"""For so many seconds after the time of a bell has run out a press at the next one may be meant for it."""


class SharedScreen:
    """Opens and closes the hands of those who share a screen, draws the curtain between them and lets them ring.

    One person alone, and bots, meet none of this: their hands are as `Viewpoint` has them, and nothing is handed over.
    `late` minds what has come to lie where somebody may just have pressed.
    """

    def __init__(self, scene: TableScene, looking: PlayLook, seats: PlaySeats) -> None:
        self._scene = scene
        self._looking = looking
        self._seats = seats
        self.late = LatePresses()
        self._known: Seat | None = None
        """Who has come from the curtain since they sit nearest."""
        self._told: tuple[Seat, int, Reason] | None = None
        self._with_open_hand: set[int] = set()
        """The numbers of the moves that were made by persons whose hand lay open."""
        self._decided_anew = 0
        """The number of the move that was taken back last."""
        self._shown_to: set[Seat] = set()
        """Who has read how an open hand is closed."""
        self._rang_in_vain: Seat | None = None
        self._looks_alone = False
        self._sat_before: Seat | None = None
        """Who sat nearest before somebody rang in vain."""
        self._rings = self._points = False
        self._quiet = QUIET
        """The seconds since the time of a bell has run out."""

    # The bell

    def bell_stands(self) -> bool:
        """Return whether the bell stands; it begins to for what is asked in secret, if it has not stood for that."""
        scene, bell = self._scene, self._scene.state.bell
        if scene.state.eyes.shared and scene.session.asks_secretly and bell.rung is None:
            bell.hear_now()
            scene.state.invalidate()
        return bell.stands

    def update(self, dt: float) -> None:
        """Let time pass: that of the bell once it was explained. Who has taken the screen in vain is told so."""
        scene, bell = self._scene, self._scene.state.bell
        self.late.update(dt)
        self._quiet += dt
        if (ringing := bell.ringing) is not None and self._explain("bell", announced=ringing.call.words):
            bell.wait()
        if not bell.stands:
            self._points = False
        if bell.update(0.0 if self._points else dt):
            self._quiet = 0.0
            scene.state.banners.tell(Banner(reason("bell.over")), outcome=False)
            self._mind_buttons()
            scene.widgets.look_away()
            scene.state.invalidate()
        if self._rang_in_vain is not None:
            seat, self._rang_in_vain = self._rang_in_vain, None
            scene.state.open_hand(seat)
            self._looks_alone = True
            words = reason("bell.nothing.words", name=scene.session.names[seat])
            scene.tell("bell.nothing", words, then=self._look_no_more)

    def mind_bell(self, lain: tuple[Area, ...]) -> None:
        """Where the bell has begun to stand, take presses as late that were meant for what has `lain` there.

        The log tells what has happened until then: whoever rings answers that.
        """
        state = self._scene.state
        stands = state.bell.stands
        if stands and not self._rings:
            self.late.mind(*lain)
            if self._quiet < QUIET:
                # Its buttons lie where those of the bell before lay, and mean something else.
                self._mind_buttons()
            state.log.follow(self._scene.session, state.eyes.seat, state.moment)
            state.invalidate()
        self._rings = stands

    def point(self, x: float, y: float) -> None:
        """The pointer comes to a point in layout px: the time of the bell stands still while it is on a button of it.

        Where it has rested since before the bell stood it says nothing.
        """
        widgets = self._scene.widgets
        buttons = [id for id in widgets.ids if id.startswith(BELL_BUTTONS)]
        self._points = any(widgets[id].contains(x, y) for id in buttons)

    def ring(self, seat: Seat | None) -> None:
        """A person rings to answer; None: nobody does."""
        widgets = self._scene.widgets
        self.late.forget()
        self._mind_buttons()
        self._scene.state.bell.ring(seat)
        widgets.look_away()
        self._scene.state.invalidate()

    def _mind_buttons(self) -> None:
        """Take presses as late where the buttons of the bell lie: it is about to be gone."""
        widgets = self._scene.widgets
        self.late.mind(*(widgets[id].area for id in widgets.ids if id.startswith(BELL_BUTTONS)))

    def answer(self, command: Command) -> None:
        """Ring with a number or the button in focus; any key of going on means that nobody does."""
        scene, ringing = self._scene, self._scene.state.bell.ringing
        ringers = () if ringing is None else ringing.ringers
        match command:
            case Pick(number):
                if number <= len(ringers):
                    scene.do(Answering(ringers[number - 1]))
            case Pressed(Intent.CONFIRM) if scene.widgets.handle(command):
                pass
            case _:
                scene.do(Answering(None))

    def ask_to_mute(self, kind: str) -> None:
        """Ask all persons whether nobody is to be asked about announcements of a kind until the season is over.

        Those of a plain turn may be left out together. What is announced is let pass then.
        """
        scene, say, answering = self._scene, self._scene.table.say, self._scene.table.answering
        if answering is None:
            return

        def named(kinds: Sequence[str]) -> str:
            return ", ".join(say(answering.kind_words(each)) for each in kinds)

        def agreed(kinds: Sequence[str]) -> None:
            scene.state.auto_pass.these_kinds(*kinds)
            scene.do(Answering(None) if shared else silence_of(scene.session))
            scene.notify(say("bell.hushed", kind=named(kinds)))

        shared = scene.state.bell.ringing is not None
        plain = answering.plain if kind in answering.plain else ()
        choices = [
            DialogChoice(say("bell.agree.no"), lambda: None, tone="primary"),
            DialogChoice(say("bell.agree.yes", kind=named([kind])), partial(agreed, [kind])),
        ]
        told = say("bell.agree.words", kind=named([kind]))
        if plain:
            choices.append(DialogChoice(say("bell.agree.plain"), partial(agreed, plain)))
            told = say("bell.agree.words.plain", kind=named([kind]), kinds=named(plain))
        title = say("bell.agree" if shared else "bell.mute")
        scene.stage.push(Dialog(scene.services, title, told, choices, cancel=0))

    def turn_away(self) -> None:
        """Draw the curtain for a person who has rung, though no answer was possible: nobody else is to know that."""
        state = self._scene.state
        seat, self._sat_before = state.bell.rung, state.eyes.at_screen
        state.close_hands()
        if seat is not None:
            wish = self._answer_words(seat)
            state.bell.has_answered(silent=True)
            self.draw_curtain(seat, lambda: self._note_in_vain(seat), wish=wish)

    @property
    def looks_in_vain(self) -> bool:
        """Whether a person who has rung in vain is about to look at their hand, or looks at it: the match waits."""
        return self._rang_in_vain is not None or self._looks_alone

    def _note_in_vain(self, seat: Seat) -> None:
        self._rang_in_vain = seat

    def _look_no_more(self) -> None:
        """Close the hand of a person who has rung in vain and looked at it."""
        self._looks_alone = False
        self._scene.state.close_hands()
        if self._sat_before is not None:
            self._scene.state.turn_to(self._sat_before)
        self.tell_no_answer()

    def tell_no_answer(self) -> None:
        """Tell everybody that whoever has rung gives no answer; whether they could is not told."""
        self._scene.state.banners.tell(Banner(reason("bell.unanswered"), None))

    # The curtain

    def needs_hand(self, seat: Seat) -> bool:
        """Return whether what a seat is asked cannot be decided without its hand, or is known to nobody else."""
        session = self._scene.session
        return self._scene.table.needs_hand(session.observe(seat), session.observe(None))

    def hand_over(self, seat: Seat, back: WayBack | None) -> bool:
        """Draw the curtain before a person is asked whose hand was closed and is needed; return whether it falls, or
        will once everybody has seen how the last move came out.

        Who decides in the open is seated nearest. The way `back` is that of whoever moved last.
        """
        scene, state = self._scene, self._scene.state
        if state.eyes.lies_open and scene.table.everybody_looks(scene.session.observe(None)):
            state.close_hands()
        if not state.eyes.shared or state.eyes.is_open_for(seat):
            return False
        if self.needs_hand(seat) or self._lay_open:
            if state.eyes.seat is not None:
                state.close_hands()
            if state.banners.passing:
                state.banners.linger()
                return True
            wish, pause = self._next_words(seat), partial(self.pause_behind_curtain, seat)
            self.draw_curtain(seat, lambda: self._lift_curtain(seat), back, wish=wish, on_pause=pause)
            self._explain("hand")
            return True
        self._forget_who_came_from_curtain(seat)
        if state.eyes.at_screen not in {None, seat}:
            scene.widgets.forget_keys()
            self._known = None
            turned = reason("handover.turned", name=scene.session.names[seat])
            state.banners.tell(Banner(turned, seat), outcome=False)
            self.late.mind(*filter(None, [scene.table.closed_hand()]))
        state.turn_to(seat)
        if scene.table.plays_with_closed_hands and scene.table.closed_hand() is not None:
            self._explain("open")
        return False

    def _forget_who_came_from_curtain(self, seat: Seat) -> None:
        """Have a seat pass the curtain once more whose hand is closed since others have moved, or since it lay open."""
        history = self._scene.session.history
        if not history or history[-1].seat != seat or history[-1].number in self._with_open_hand:
            self._known = None

    def note_decision(self, seat: Seat) -> None:
        """Note whether the hand of a seat that is about to move lies open: so it is to lie if that is taken back."""
        number = self._scene.session.move_count + 1
        self._with_open_hand.discard(number)
        if self._scene.state.eyes.shared and self._scene.state.eyes.is_open_for(seat):
            self._with_open_hand.add(number)

    def has_taken_back(self) -> None:
        """Hear that the last decision of a person was taken back."""
        self._decided_anew = self._scene.session.move_count + 1

    @property
    def _lay_open(self) -> bool:
        """Whether a decision is made anew for which the hand lay open, though it is closed now."""
        number = self._scene.session.move_count + 1
        return number == self._decided_anew and number in self._with_open_hand

    def _lift_curtain(self, seat: Seat) -> None:
        """Open the hand of the person who has taken the screen."""
        scene = self._scene
        self._known, self._decided_anew = seat, 0
        self.late.mind(READY)
        scene.state.open_hand(seat)
        scene.widgets.forget_keys()
        scene.begin_asking()

    def _next_words(self, seat: Seat) -> Reason:
        """Return why the screen is handed over to a person who is asked."""
        scene, session = self._scene, self._scene.session
        name = session.names[seat]
        told, self._told = self._told, None
        if told is not None and told[:2] == (seat, session.move_count):
            return told[2]
        if session.asks_secretly:
            return self._answer_words(seat)
        if (wish := scene.table.curtain_wish(name)) is not None:
            return wish
        again = seat == scene.state.eyes.at_screen == session.undo_seat
        return reason("handover.again" if again else "handover.wish", name=name)

    def _answer_words(self, seat: Seat) -> Reason:
        """Return why the screen is handed over to a person who has rung, whether they have an answer or not."""
        name, call = self._scene.session.names[seat], self._scene.state.bell.call
        if call is None:
            return reason("handover.wish", name=name)
        return reason("handover.answer", name=name, announced=call.words)

    def draw_curtain(
        self, seat: Seat, on_ready: Callable[[], None], back: WayBack | None = None, *, wish: Reason | None = None,
        may_leave: bool = False, on_pause: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Hand the screen over to a person; on the way `back` whoever moved last takes that move back.

        `wish` says why; it is usually because they are next. What `may_leave` can be given up again. The pause
        offers what goes on with the match only where `on_pause` says so.
        """
        scene = self._scene
        self._looking.let_go()
        self.late.forget()
        plan = scene.table.seats[seat]
        wish = wish or reason("handover.wish", name=plan.name)
        scene.stage.push(
            HandoverScene(
                scene.services, plan, on_ready, on_pause or self.pause_behind_curtain, on_book=scene.do,
                back=back, told=self._outcome(wish), wish=wish, say=scene.table.say, may_leave=may_leave,
            )
        )  # fmt: skip

    def _outcome(self, wish: Reason) -> Reason | None:
        """Return how the last move came out, which may have passed too quickly for whoever takes the screen, unless
        the `wish` is about the same card, or there is nothing new to whoever that is.
        """
        if wish.key.startswith(NO_NEWS):
            return None
        if (told := self._scene.table.came_out()) is not None:
            return told
        banner = self._scene.state.banners.last
        if banner is None or ((card := named_card(banner.words)) is not None and card == named_card(wish)):
            return None
        if banner.seat is None:
            return banner.full or banner.words
        return reason("handover.told", name=self._scene.session.names[banner.seat], told=banner.words)

    def tell_at_curtain(self, seat: Seat, words: Reason) -> None:
        """Say something at the curtain before the decision that a seat has to make at this moment."""
        self._told = seat, self._scene.session.move_count, words

    def pause_behind_curtain(self, awaited: Seat | None = None) -> None:
        """Open the pause over the curtain, without what goes on with the match, but for who plays it on in the place
        of an `awaited` person: that they are missing is noticed here.
        """
        scene, seats = self._scene, self._seats
        own = {} if awaited is None else seats.entries_at(awaited)
        ways = {name: way for name, way in scene.entries.items() if name not in seats.entries}
        whose = {} if awaited is None else seats.whose_at(awaited)
        scene.stage.push(PauseScene(scene.services, {**ways, **own}, left=seats.minutes_left, whose=whose))

    # The hand at the screen

    @property
    def toggles(self) -> bool:
        """Whether the key that opens the hand at the screen is pressed once and again instead of being held."""
        scene = self._scene
        settings, seat = scene.services.settings.current, scene.state.eyes.at_screen
        plan = None if seat is None else scene.session.match.seats[seat]
        return settings.one_hand or reveal_of(settings.household, plan, settings.reveal) == "toggle"

    def closes_after_move(self, seat: Seat | None) -> bool:
        """Return whether an open hand is to be closed after a move, before `seat` (None: nobody) makes the next one.

        That is where it is the hand of somebody else, where it is not needed and lies there closed as a rule, and where
        everybody looks at what is to be seen.
        """
        scene, eyes = self._scene, self._scene.state.eyes
        if not eyes.shared or eyes.seat is None:
            return False
        if eyes.closes_for(seat) or self._is_settled_before_all():
            return True
        as_a_rule = scene.table.plays_with_closed_hands and eyes.lies_open
        return as_a_rule and seat is not None and not self.needs_hand(seat)

    def shows_answer(self, seat: Seat | None, move: Move) -> bool:
        """Return whether an open hand is to be closed after a seat's answer, which is shown to all.

        What belongs to the answer, as its target or what it costs, is chosen before that.
        """
        session = self._scene.session
        if seat is None or session.to_move != seat or move.verb == PASS:
            return self._scene.state.eyes.lies_open
        chooses_on = not session.history[-1].events or (self.needs_hand(seat) and not session.asks_secretly)
        return self._scene.state.eyes.lies_open and not chooses_on

    def _is_settled_before_all(self) -> bool:
        """Return whether something that everybody reads is about to be seen, as how a trick ends, however long it stays
        to be read, or what another person may answer.
        """
        scene, state = self._scene, self._scene.state
        coming = [event for _, event in scene.session.moments.following(state.moment)]
        return any(scene.table.holds_before(event) or state.bell.will_stand_for(event) for event in coming)

    def close_before_all(self) -> None:
        """Close an open hand of one of several persons where everybody looks at the table: at the bell, and at what
        stays to be read. The curtain falls before it opens again.
        """
        state = self._scene.state
        if not state.eyes.shared or state.eyes.seat is None or self._looks_alone:
            return
        if state.bell.stands or (state.hold.stands and not state.hold.of_hand):
            state.close_hands()

    def cover(self) -> bool:
        """Close a hand of several that lies open while its owner is asked: they will be asked behind the curtain again.

        Return whether one lay open.
        """
        scene, state = self._scene, self._scene.state
        if not state.eyes.lies_open or state.asking is None:
            return False
        if (seat := scene.session.to_move) is not None:
            self.tell_at_curtain(seat, reason("handover.covered", name=scene.session.names[seat]))
        scene.desk.drop()
        state.drop_question()
        state.close_hands()
        return True

    def hold(self, held: bool) -> None:
        """Hold the own hand open, or let it go."""
        scene, state = self._scene, self._scene.state
        self._looking.let_go()
        changed = state.eyes.hold(held)
        if changed and state.still:
            seat = scene.session.to_move
            if state.asking is not None and not held and seat is not None and self.needs_hand(seat):
                # The question is as secret as the hand: it is put again behind the curtain.
                state.drop_question()
            state.show()
            if not held:
                self._hide_choice()
        elif changed and not held:
            state.close_hands()

    def reveal_by_key(self) -> None:
        """Open the closed hand for as long as the key is held, or until it is pressed again; a stranger to the curtain
        passes it first.
        """
        if not self._passes_curtain():
            self.hold(not (self.toggles and self._scene.state.eyes.held))

    def reveal(self) -> None:
        """Open the closed hand at the screen, or close it; whoever has not come from the curtain passes it first."""
        scene, eyes = self._scene, self._scene.state.eyes
        if self._passes_curtain():
            return
        self.hold(not eyes.held)
        seat = eyes.seat
        if eyes.held and seat is not None and seat not in self._shown_to:
            self._shown_to.add(seat)
            scene.state.notice.say_why_not(scene.table.say("table.reveal.open"))

    def _passes_curtain(self) -> bool:
        """Draw the curtain before a closed hand opens that others may still look at; return whether it falls.

        Whoever has come from it since they sit nearest passes it no more.
        """
        if (seat := self.stranger) is None:
            return False
        wish = reason("handover.look", name=self._scene.session.names[seat])
        self.draw_curtain(seat, lambda: self._open_own(seat), wish=wish, may_leave=True)
        return True

    @property
    def opens_behind_curtain(self) -> bool:
        """Whether whoever looks at a closed hand comes from the curtain first, so that no key is held for it."""
        eyes = self._scene.state.eyes
        return eyes.shared and eyes.seat is None and (eyes.at_screen is None or eyes.at_screen != self._known)

    @property
    def stranger(self) -> Seat | None:
        """The seat at the screen whose hand opens behind a curtain only, so that no key is held for it; or None."""
        eyes = self._scene.state.eyes
        return eyes.at_screen if eyes.shared and eyes.seat is None and eyes.at_screen != self._known else None

    def _open_own(self, seat: Seat) -> None:
        """Open the hand of a person who has come from the curtain to look at it."""
        self._known = seat
        self.late.mind(READY)
        self.reveal()

    def _hide_choice(self) -> None:
        """Say no longer what a hint says, nor what is chosen where it lies in a hand that was closed."""
        scene, state = self._scene, self._scene.state
        state.drop_hint()
        state.notice.drop()
        asking = state.asking
        if asking is not None and not {*asking.narrowing.chosen} <= {spot.id for spot in scene.table.pieces(asking)}:
            asking.narrowing.clear()
            scene.notify(scene.table.say("table.reveal.closed"))

    # What is met for the first time

    def _explain(self, what: Literal["hand", "open", "bell"], **parts: Argument) -> bool:
        """Explain something the first time that several at this computer meet it; return whether that was it.

        That are a hand that is closed by the curtain, a table where turns are played in the `open`, and the bell.
        """
        settings = self._scene.services.settings
        if what in settings.current.explained:
            return False
        with suppress(DiskTrouble):
            settings.change(explained=(*settings.current.explained, what))
        self._scene.tell(f"table.first.{what}", reason(f"table.first.{what}.words", **parts))
        return True
