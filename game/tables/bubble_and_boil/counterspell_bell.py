"""Counterspell bell: which hexes of Bubble and Boil stand open for counterspells, and the bell over the pool."""

from collections.abc import Callable
from typing import Any, ClassVar

from game.core.event import Event, Seat
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil import events
from game.rules.bubble_and_boil.cards.card_files import Card, card_words
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.answering import Answering, Call, Ringing
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

HEX = "hex"
BELL = 78.0
MARGIN = 26.0
BUTTONS = 0.46
BAR_HEIGHT = 6.0


class CounterspellBell(Answering):
    """What of a match of Bubble and Boil may be answered (ruling B13): a hex, by the seat that it reaches.

    With several persons the bell stands for that seat whenever it holds any card, so that nobody can tell from it who
    has a counterspell.
    """

    hushes: ClassVar[bool] = False

    def __init__(self, table: Table, plan: Plan, seen: Callable[[], BubbleAndBoilObservation]) -> None:
        self._table = table
        self._plan = plan
        self._seen = seen

    def call(self, event: Event, previous: Event | None) -> Call | None:
        """Return what an event announces."""
        seen = self._seen()
        if isinstance(event, events.Hexed):
            return _hex_call(seen.active, event.seat, event.card)
        return None

    def call_now(self, observation: Any) -> Call | None:
        """Return the hex that has just reached a seat, as a spectator sees it."""
        card, victim = observation.resolving, observation.hexed
        return None if victim is None else _hex_call(observation.active, victim, card)

    def may_answer(self, seat: Seat) -> bool:
        """Return whether a seat holds any card."""
        seen = self._seen()
        return seen.hand_counts[seat] > 0

    def is_settled(self, event: Event) -> bool:
        """A counterspell is the last word: no hex stands again after it."""
        return False

    def is_cancelled(self, event: Event) -> bool:
        """A counterspell cannot be answered."""
        return False

    def ends_turn(self, event: Event) -> bool:
        """Another turn begins."""
        return isinstance(event, events.TurnStarted)

    def ends_season(self, event: Event) -> bool:
        """There are no seasons."""
        return False

    def kind_words(self, kind: str) -> Reason:
        """Return the word for hexes."""
        return Reason("bubble_and_boil.bell.hexes")

    # The bell

    def bell_area(self) -> Area:
        """Return where the buttons lie: the right part of the paper over the pool."""
        paper = self.bell_paper
        width = paper.width * BUTTONS
        return Area(paper.right - width - MARGIN, paper.y + 16, width, paper.height - 32)

    def draw_bell(self, canvas: Canvas, ringing: Ringing) -> None:
        """Draw the paper with the bell, what it is for and its time."""
        paper = self.bell_paper
        panels.paper(canvas, paper)
        panels.ring(canvas, paper)
        canvas.centred("icon.bell", paper.x + MARGIN + BELL / 2, paper.middle_y - 4, height=BELL)
        left = paper.x + MARGIN + BELL + 22
        room = self.bell_area().x - left - 24
        say = self._table.say
        canvas.text(
            say("bubble_and_boil.bell.title"), left, paper.y + 38, size=30, role="display", vertical="middle",
            width=room, fit=True,
        )  # fmt: skip
        canvas.text(say("bubble_and_boil.bell.wish"), left, paper.y + 58, size=24, width=room, height=56, lines=2)
        if ringing.left is not None:
            bar = Area(left, paper.bottom - 20, room, BAR_HEIGHT)
            canvas.fill(bar, "paper_dark", radius=3)
            canvas.fill(bar._replace(width=max(4.0, bar.width * ringing.left)), "ember", radius=3)

    @property
    def bell_paper(self) -> Area:
        """Where the paper lies: over the pool."""
        return self._plan.area("choices.tiles")


def _hex_call(caster: Seat, victim: Seat, card: Card) -> Call:
    """Return the call that a hex has reached a seat."""
    words = reason(
        "bubble_and_boil.bell.hex", seat=reason("seat", seat=caster), victim=reason("seat", seat=victim),
        card=card_words(card),
    )  # fmt: skip
    return Call(caster, HEX, words, at=victim)
