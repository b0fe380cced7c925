"""Answers to announcements: who at the screen is asked, by the bell or straight away, and who passes in silence."""

from collections.abc import Callable

from game.core.event import Seat
from game.core.move import Move
from game.core.reason import reason
from game.play.fence import PASS
from game.play.session import Session
from game.scenes.playing.auto_pass import AutoPass, silence_of
from game.scenes.playing.handover import HandoverScene
from game.scenes.playing.play_bell import PlayBell
from game.scenes.playing.play_navigation import PlayNavigation
from game.scenes.playing.viewpoint import Viewpoint
from game.tables.table import Table
from game.view.input.commands import Command, Intent, Pick, Pressed
from game.view.scene import Services, Stage
from game.view.widgets import WidgetGroup


class PlayAnswers:
    """Decides who is asked whether to answer.

    One person alone against bots is asked whenever an answer is possible, unless they want to be left alone for some
    time. Of several persons nobody is asked who has not rung the bell. `play` makes a move, `look` lays the table out.
    """

    def __init__(
        self,
        services: Services,
        session: Session,
        table: Table,
        eyes: Viewpoint,
        ways: PlayNavigation,
        play: Callable[[Move], None],
        look: Callable[[], None],
        stage: Callable[[], Stage],
    ) -> None:
        self._services = services
        self._session = session
        self._table = table
        self._eyes = eyes
        self._ways = ways
        self._play = play
        self._look = look
        self._stage = stage
        self._disappointed: Seat | None = None
        self.bell = PlayBell(table, session, services.settings, look)
        self.auto_pass = AutoPass(table, session)

    @property
    def presses(self) -> dict[str, Callable[[], None]]:
        """What the buttons of somebody alone do."""
        return {
            "hush.turn": lambda: self._keep_still(self.auto_pass.this_turn),
            "hush.kind": lambda: self._keep_still(self.auto_pass.this_kind),
            "hush.lift": self._lift,
        }

    def is_to_be_asked(self, seat: Seat) -> bool:
        """Return whether a person is asked; who wants to be left alone, or has not rung, passes in silence."""
        if not self._session.asks_secretly:
            return True
        if not self._eyes.shared:
            asked = not self.auto_pass.covers
        else:
            if self.bell.rung is None:
                self.bell.hear_now()
            if self.bell.stands:
                return False
            asked = self.bell.rung == seat
        if not asked:
            self._play(silence_of(self._session))
        return asked

    def update(self, dt: float) -> None:
        """Let the time of the bell pass; who has taken the screen in vain is told so."""
        self.bell.update(dt)
        if self._disappointed is not None:
            name = self._session.names[self._disappointed]
            self._disappointed = None
            self._ways.tell("bell.nothing", reason("bell.nothing.words", name=name))

    def disappoint(self) -> None:
        """Draw the curtain for a person who has rung, though no answer was possible: nobody else is to know that."""
        seat = self.bell.rung
        if seat is not None:
            self.bell.has_answered(silent=True)
            plan = self._session.match.seats[seat]
            self._stage().push(HandoverScene(self._services, plan, lambda: self._disappoint(seat)))

    def _disappoint(self, seat: Seat) -> None:
        self._disappointed = seat

    def answered(self, seat: Seat | None, move: Move) -> None:
        """Hear that a seat has made a move; who has rung needs the bell no more."""
        if seat is not None and self.bell.rung == seat:
            self.bell.has_answered(silent=move.verb == PASS)

    def handle(self, command: Command, widgets: WidgetGroup) -> bool:
        """While the bell stands, ring with a number or the button in focus; any key of going on means that nobody does.

        Return whether the command was used.
        """
        if not self.bell.stands:
            return False
        match command:
            case Pick(number):
                self.bell.pick(number)
            case Pressed(Intent.CONFIRM):
                if not widgets.handle(command):
                    self.bell.be_silent()
            case Pressed(Intent.SKIP):
                self.bell.be_silent()
            case _:
                return False
        return True

    def _keep_still(self, auto_pass: Callable[[], None]) -> None:
        """Answer no more for some time, and not now."""
        auto_pass()
        self._play(silence_of(self._session))

    def _lift(self) -> None:
        self.auto_pass.lift()
        self._look()
