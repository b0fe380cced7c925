"""Instant bell: which announcements of Cauldron stand open for Instants, and the bell on the paper of the actions."""

from collections.abc import Callable
from typing import Any, ClassVar

from game.core.effect_stack import Running
from game.core.event import Event, Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron import events
from game.rules.cauldron.moves import Cast
from game.rules.cauldron.observation import CauldronObservation
from game.tables.answering import Answering, Call, Ringing
from game.tables.cauldron.announced import (
    Announced,
    aimed_now,
    announced_in,
    announced_now,
    cast_words,
    field_of,
    window_words,
)
from game.tables.cauldron.die_words import die_of, rolled_words, stake_of_roll, told_roll
from game.tables.cauldron.pieces.card_facts import CardFacts
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MOVES = {"store": "move", "fetch": "move"}
END_OF_TURN, ROLL, SPELL = "end_of_turn", "roll", "spell"
BELL_HEIGHT = 48.0
BAR_HEIGHT = 6.0
BUTTONS = 178.0
"""What the buttons take of the height of the paper at most."""
FRAMES = 3
TOLD_WINNERS = frozenset({"lsp", "hsp", "duel"})
"""What dice are rolled for of which is told which die wins; of a turn order only the die on the stack tells that."""


class InstantBell(Answering):
    """What of a match of Cauldron may be answered by Instants (A16): actions, spells, dice and the ends of turns."""

    plain: ClassVar[tuple[str, ...]] = ("harvest", "brew", "quick_brew", "move", END_OF_TURN)

    def __init__(
        self,
        table: Table,
        plan: Plan,
        book: CardFacts,
        seen: Callable[[], CauldronObservation],
        mark: Callable[[Canvas, Announced], None],
    ) -> None:
        """Take the table with its plan, what it shows, and what marks a piece on it."""
        self._table = table
        self._plan = plan
        self._book = book
        self._seen = seen
        self._mark = mark

    @property
    def seen(self) -> CauldronObservation:
        """What the table shows."""
        return self._seen()

    def call(self, event: Event, previous: Event | None) -> Call | None:
        """Return what an event announces."""
        seen = self.seen
        match event:
            case events.ActionAnnounced(seat, action):
                about, going = announced_in(event, seen), announced_now(self._book, seen)
                if going is not None and going._replace(cellared=about.cellared) == about:
                    # The event does not tell that a theft goes for a cellar.
                    about = going
                return Call(seat, MOVES.get(action, action), about.words, about=about)
            case events.SpellCast(seat, spell, answers, targets):
                words = cast_words(self._book, seen, seat, spell, targets)
                field = field_of(self._book, seen, seat, spell, targets)
                return Call(seat, SPELL, words, answers=answers, about=field)
            case events.DieRolled(seat, _, why) if why == "order" or (why != "again" and seen.answers_dice):
                die = die_of(seen)
                words = told_roll(event, previous, seen) if die is None else rolled_words(die, seen)
                stake = Reason(f"cauldron.table.stake.die.{why}") if why in TOLD_WINNERS else None
                return Call(seat, ROLL, words, owner=True, stake=stake)
            # The first turn of a season follows no other one.
            case events.TurnStarted(_, False) if not isinstance(previous, events.FirstSeat):
                return self._end_of_turn(seen.active)
            case events.HarvestEnded(seat, True):
                return self._end_of_turn(seat)
        return None

    def _end_of_turn(self, seat: Seat) -> Call:
        words = reason("cauldron.bell.end_of_turn", seat=reason("seat", seat=seat))
        return Call(seat, END_OF_TURN, words, owner=True, first=True, before=True)

    def call_now(self, observation: Any) -> Call | None:
        """Return what is announced at a moment, as a spectator sees it."""
        kind = observation.pending
        if kind is None:
            return None
        top = observation.stack[-1] if observation.stack else None
        seat = top.seat if isinstance(top, Running) else observation.active
        if kind == END_OF_TURN:
            return self._end_of_turn(seat)
        words = window_words(self._book, observation, kind, top)
        return Call(seat, kind, words, owner=kind == ROLL, about=aimed_now(self._book, observation))

    def is_in_vain(self, move: Move, observation: CauldronObservation) -> bool:
        """A spell cancels what its own seat does, or turns a die to the number that it shows, or to one with which a
        theft succeeds as it does anyway.
        """
        if not isinstance(move, Cast):
            return False
        announced = observation.stack[-2] if len(observation.stack) > 1 else None
        if isinstance(announced, Running) and announced.seat == observation.seat and self._book.cancels(move.spell):
            return True
        die = die_of(observation)
        if die is None:
            return False
        bindings, then = dict(die.bindings), self._book.turns_die_to(move.spell)
        if then is None:
            return False
        shown = bindings["roll"]
        if die.source != "steal":
            return shown == then
        return min(shown, then) >= observation.steal_needs[bindings["victim"]]

    def may_answer(self, seat: Seat) -> bool:
        """Return whether a seat holds any spell and may cast spells at all (A23, A28)."""
        seen = self.seen
        if seen.in_market:
            return False
        return sum(seen.hand_counts[seat]) > 0 and not seen.is_silenced(seat)

    def is_settled(self, event: Event) -> bool:
        """A spell that was cast has done what it does."""
        return isinstance(event, events.SpellResolved)

    def is_cancelled(self, event: Event) -> bool:
        """A spell has no effect."""
        return isinstance(event, events.SpellCancelled)

    def ends_turn(self, event: Event) -> bool:
        """Another turn begins."""
        return isinstance(event, events.TurnStarted | events.MarketStarted)

    def ends_season(self, event: Event) -> bool:
        """Another season begins."""
        return isinstance(event, events.SeasonStarted)

    def kind_words(self, kind: str) -> Reason:
        """Return what "not for …" says of a kind of announcement."""
        return Reason(f"cauldron.bell.kind.{kind}")

    # The bell on the paper of the actions

    @property
    def bell_paper(self) -> Area:
        """Where the buttons of a turn lie otherwise."""
        return self._plan.area("actions")

    def bell_area(self) -> Area:
        """Return where the buttons lie: the lower part of the paper."""
        area = self._plan.area("actions")
        return Area(area.x + 14, area.bottom - 14 - BUTTONS, area.width - 28, BUTTONS)

    def draw_bell(self, canvas: Canvas, ringing: Ringing) -> None:
        """Draw the paper with what is announced, the bell, and its time."""
        if ringing.call.about is not None:
            self._mark(canvas, ringing.call.about)
        area = self._plan.area("actions")
        panels.paper(canvas, area)
        title = self._plan.area("actions.title")
        canvas.text(
            self._table.say("cauldron.table.window"), title.x, title.middle_y, size=28, role="display",
            vertical="middle", width=title.width - BELL_HEIGHT, fit=True,
        )  # fmt: skip
        canvas.centred("bell.rung.0", title.right - BELL_HEIGHT / 2, title.middle_y + 4, height=BELL_HEIGHT)
        if ringing.left is not None:
            bar = Area(title.x, title.bottom + 4, title.width - BELL_HEIGHT - 8, BAR_HEIGHT)
            canvas.fill(bar, "paper_dark", radius=3)
            canvas.fill(bar._replace(width=max(4.0, bar.width * ringing.left)), "ember", radius=3)
        call = ringing.call
        alone = ringing.ringers == (call.seat,)
        key = "alone" if alone else "owner" if call.owner and call.seat in ringing.ringers else None
        holders = Reason("cauldron.bell.wish")
        if key is not None:
            holders = reason(f"cauldron.bell.wish.{key}", seat=reason("seat", seat=call.seat))
        wish = call.stake or stake_of_roll(self.seen) or holders
        canvas.text(
            self._table.say(wish), title.x, title.bottom + 16, size=23, colour="ink_soft",
            width=title.width, height=self.bell_area().y - title.bottom - 16, lines=3, spacing=1.0,
        )  # fmt: skip
