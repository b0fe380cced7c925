"""Stage: what somebody has just done, large in the place of the actions while they are not one's own."""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.event import Event, Seat
from game.core.reason import Reason
from game.rules.cauldron import events
from game.rules.cauldron.ingredients import KINDS
from game.tables.cauldron.announced import announced_in
from game.tables.cauldron.log import goes_into_brew
from game.tables.cauldron.pieces.card_facts import ART, CardFacts
from game.tables.cauldron.pieces.small_cards import SPELL_SHAPE, draw_potion_card, draw_spell_card
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Spot, Widget

EDGE = 16.0
WORDS, WORDS_SIZE = 62.0, 26.0
"""The room for the words above the card, in layout px, and their size."""

POTION_SHAPE = 282 / 166
TOKEN, FIGURE = 132.0, 46.0
TILT = -3.0


class Staged(NamedTuple):
    """Who did something, in words, with a card or a token, and the Magik that it brought."""

    seat: Seat
    words: Reason
    card: str = ""
    token: str = ""
    magik: int = 0


class Stage:
    """Draws the last action that everybody saw, or that is announced, and lets its card be looked at."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts) -> None:
        self._table = table
        self._plan = plan
        self._book = book
        self._made: tuple[tuple[Event, ...], Staged | None] = ((), None)

    def staged(self) -> Staged | None:
        """Return the last brew, spell, harvest or theft since the viewer's last decision, or None.

        What is announced since, and may still be answered or rolled for, takes the place of what was done before.
        """
        since = self._table.since
        if self._made[0] is not since:
            self._made = since, self._last(since)
        return self._made[1]

    def _last(self, since: tuple[Event, ...]) -> Staged | None:
        magik: dict[Seat, int] = {}
        paid = {event.seat for event in since if isinstance(event, events.Brewed)}
        for at, event in reversed(tuple(enumerate(since))):
            match event:
                case events.MagikChanged(seat, change):
                    magik[seat] = change
                case events.Brewed(seat, potion):
                    return Staged(seat, self._words(event), potion, magik=magik.get(seat, 0))
                case events.SpellCast(seat, spell):
                    return Staged(seat, self._words(event), spell)
                case events.TokenMoved(kind=kind):
                    line = next(iter(self._table.log_lines(0, [event])), None)
                    if line is None or line.seat is None or line.seat in paid:
                        continue
                    if not goes_into_brew(event, line.seat, since[:at]):
                        return Staged(line.seat, line.words, token=f"token.{ART[kind]}")
                case events.TheftFailed(thief):
                    return Staged(thief, self._words(event))
                case events.ActionAnnounced(seat):
                    action = announced_in(event, self._table.seen)
                    token = "" if action.kind is None else f"token.{ART[KINDS.index(action.kind)]}"
                    return Staged(seat, action.words, action.potion or "", token)
                case events.SeasonStarted():
                    return None
        return None

    def _words(self, event: Event) -> Reason:
        return self._table.log_lines(0, [event])[0].words

    def _card_area(self, staged: Staged) -> Area:
        """Return where the card lies: in the middle, or further left beside a figure."""
        area = self._plan.area("actions")
        high = area.height - WORDS - 3 * EDGE
        wide = high / (POTION_SHAPE if staged.card in self._book.potion_order else SPELL_SHAPE)
        x = area.middle_x - (FIGURE if staged.magik else 0.0)
        return Area.around(x, area.bottom - EDGE - high / 2 - 4, wide, high)

    def spots(self) -> Iterator[Widget]:
        """Yield the card, which can be looked at."""
        staged = self.staged()
        if staged is not None and staged.card:
            yield Spot(f"look:{staged.card}#stage", self._card_area(staged), _nothing)

    def draw(self, canvas: Canvas, staged: Staged) -> None:
        """Draw the words with the card or the token below them."""
        area = self._plan.area("actions")
        panels.paper(canvas, area)
        hat = f"hat.{self._table.colour(staged.seat)}.small"
        canvas.centred(hat, area.x + EDGE + 22, area.y + EDGE + WORDS / 2, width=46)
        left = area.x + EDGE + 52
        canvas.text(
            self._table.say(staged.words), left, area.y + EDGE + 6, size=WORDS_SIZE, width=area.right - EDGE - left,
            height=WORDS, lines=2, spacing=1.0,
        )  # fmt: skip
        if staged.token:
            canvas.centred(staged.token, area.middle_x, (area.y + WORDS + area.bottom) / 2, width=TOKEN)
            return
        if not staged.card:
            return
        card = self._card_area(staged)
        if staged.card in self._book.potion_order:
            draw_potion_card(canvas, self._table, self._book, staged.card, card)
        else:
            draw_spell_card(canvas, self._table, self._book, staged.card, card, rotation=TILT)
        if staged.magik:
            tone = "plant" if staged.magik > 0 else "blood"
            x = (card.right + area.right) / 2
            canvas.number(f"{staged.magik:+d}", x, card.middle_y, FIGURE, tone=tone, align="center")


def _nothing() -> None:
    """Do nothing: the card is only looked at."""
