"""Banners: the trump, the rounds, and the stakes of the trick."""

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import SUITS, Card
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.cauldron15.material_faces import frame_of
from game.tables.cauldron15.trick import lying_of, with_card
from game.tables.plan import Plan
from game.tables.short_names import NAMED, name_within, say_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MOON = 30.0
CHIP_WIDTH = 60.0
SMALL_CHIP, CHIP_GAP = 44.0, 3.0
"""The width of a chip where several share a row, and what lies between two."""

FULL_CHIPS, SUIT_OF_CHIP = 2, 21.0
"""How many chips of a row are seen whole, and how much of each is seen where they overlap: its suit."""


class Banners:
    """Draws what hangs and lies around the cauldron."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def draw(self, canvas: Canvas, seen: Cauldron15Observation, tried: Card | None = None) -> None:
        """Draw all of them; the stakes are those with the card that is `tried`, as long as somebody points at it."""
        self._draw_trump(canvas, seen)
        self._draw_round(canvas, seen)
        if seen.trick or any(seen.hand_counts):
            lying = lying_of(self._table, seen)
            names = self._table.names
            stakes = lying if tried is None else with_card(lying, tried)
            key = ("stakes", self, stakes.trick, stakes.sum, stakes.target, stakes.order, stakes.trump, names, tried)
            canvas.kept(key, lambda: self._draw_stakes(canvas, stakes, tried))

    def _words(
        self, canvas: Canvas, place: str, words: str, *, size: float, colour: str = "ink", display: bool
    ) -> None:
        area = self._plan.area(place)
        canvas.text(
            words, area.middle_x, area.middle_y, size=size, role="display" if display else "text", colour=colour,
            align="center", vertical="middle", width=area.width, fit=True,
            outline="ink" if colour == "cream" else None,
        )  # fmt: skip

    def _draw_trump(self, canvas: Canvas, seen: Cauldron15Observation) -> None:
        say = self._table.say
        canvas.place(f"banner.trump.{SUITS[seen.trump]}", self._plan.area("trump"))
        self._words(canvas, "trump.title", say("cauldron15.table.trump"), size=31, colour="cream", display=True)
        title = say(f"cauldron15.table.suit.{SUITS[seen.trump]}")
        self._words(canvas, "trump.suit", title, size=29, colour="cream", display=True)

    def _draw_round(self, canvas: Canvas, seen: Cauldron15Observation) -> None:
        say = self._table.say
        canvas.place("banner.round", self._plan.area("round"))
        self._words(canvas, "round.title", say("cauldron15.table.round"), size=31, display=True)
        for number in range(1, seen.rounds + 1):
            state = "gone" if number < seen.round else "now" if number == seen.round else "coming"
            canvas.centred(f"moon.{state}", *self._plan.point(f"round.moon{number}"), MOON)
        count = say("cauldron15.table.round_of", number=seen.round, rounds=seen.rounds)
        self._words(canvas, "round.count", count, size=30, display=False)

    def _draw_stakes(self, canvas: Canvas, seen: Cauldron15Observation, tried: Card | None) -> None:
        """Say who takes the trick in each case, with the cards that lie there; gold lies on the case that holds.

        The card that is only `tried` has a gold ring.
        At the brim nobody takes it below any more: a sum never falls. Once the trick is over nobody spills any more.
        """
        canvas.place("stakes", self._plan.area("stakes"))
        plates = (f"{seen.target + 1}+", str(seen.target), f"0–{seen.target - 1}")
        over = reason("cauldron15.table.stakes.over" if seen.highest else "cauldron15.table.stakes.over.open")
        exact, below = reason("cauldron15.table.stakes.exact"), reason("cauldron15.table.stakes.below")
        can_stay_below = seen.sum < seen.target
        who = seen.ahead_seat if can_stay_below or not seen.trick else seen.taker
        name = reason("cauldron15.table.deck_name") if who is None else self._short_name(canvas, who)
        if not seen.trick:
            below = reason("cauldron15.table.stakes.below.open")
        elif seen.sum > seen.target:
            over = reason(_beside("cauldron15.table.stakes.spilt", seen.highest), name=name)
        elif not can_stay_below:
            exact = reason("cauldron15.table.stakes.hit", name=name)
        else:
            ahead = _beside("cauldron15.table.stakes.ahead", seen.lowest)
            below = reason("cauldron15.table.stakes.deck" if who is None else ahead, name=name)
        can_spill = can_stay_below and len(seen.trick) < len(seen.order)
        rows = (
            (over, seen.highest if can_spill or seen.sum > seen.target else ()),
            (exact, ()),
            (below, seen.lowest if can_stay_below and not (seen.trick and seen.ahead_seat is None) else ()),
        )
        holds = 1 if seen.sum > seen.target else 2 if seen.sum == seen.target else 3
        fits = [self._fitting(canvas, f"stakes.row{number}", *row) for number, row in enumerate(rows, start=1)]
        size = min(size for _, size in fits)
        for number, (plate, (_, cards), (said, _)) in enumerate(zip(plates, rows, fits, strict=True), start=1):
            row = self._plan.area(f"stakes.row{number}")
            if seen.trick and number == holds:
                canvas.fill(row.inset(-6, 0), "gold", alpha=0.35, radius=8)
            self._words(canvas, f"stakes.plate{number}", plate, size=27, display=False)
            canvas.text(said, row.x, row.middle_y, size=size, vertical="middle", width=_room(row, len(cards)), fit=True)
            for card, x in _chips(row, cards):
                wide = _chip_width(len(cards))
                canvas.sprite(frame_of(card, "chip"), x, row.middle_y, wide, anchor="midright")
                if card == tried:
                    panels.ring(canvas, Area.around(x - wide / 2, row.middle_y, wide, row.height))

    def _short_name(self, canvas: Canvas, seat: Seat) -> Reason:
        """Return a seat's name as short as the rows need it, the same in each, whatever a row says of it."""
        rows = (
            ("stakes.row1", "spilt", 1), ("stakes.row1", "spilt.several", FULL_CHIPS), ("stakes.row2", "hit", 0),
            ("stakes.row3", "ahead", 1), ("stakes.row3", "ahead.several", FULL_CHIPS),
        )  # fmt: skip
        rooms = []
        for place, key, chips in rows:
            others = canvas.measure(self._table.say(f"cauldron15.table.stakes.{key}", name=""), size=1).width
            rooms.append(_room(self._plan.area(place), chips) - others)
        return reason(NAMED, words=name_within(canvas, self._table, seat, min(rooms), "text"))

    def _fitting(self, canvas: Canvas, place: str, words: Reason, cards: tuple[Card, ...]) -> tuple[str, float]:
        """Return what a row says, and the largest size at which that fits."""
        room = _room(self._plan.area(place), len(cards))
        said = say_within(canvas, self._table, words, room)
        return said, canvas.set_size(said, size=24, width=room, fit=True)


def _beside(key: str, cards: tuple[Card, ...]) -> str:
    """Return the key of the words that leave room for the chips of a row."""
    return key if len(cards) == 1 else f"{key}.several"


def _chip_width(count: int) -> float:
    return CHIP_WIDTH if count == 1 else SMALL_CHIP


def _chips(row: Area, cards: tuple[Card, ...]) -> list[tuple[Card, float]]:
    """Return the cards of a row, which have one number, with the right edges of their chips, from the left on.

    Of more than two the chips overlap: of all but the last only the suit is seen.
    """
    last = len(cards) - 1
    return [(card, row.right - (last - at) * _pitch(len(cards))) for at, card in enumerate(cards)]


def _pitch(count: int) -> float:
    return SUIT_OF_CHIP if count > FULL_CHIPS else _chip_width(count) + CHIP_GAP


def _room(row: Area, chips: int) -> float:
    """Return the width that so many chips leave for the words of a row."""
    if not chips:
        return row.width - 6
    return row.width - _chip_width(chips) - (chips - 1) * _pitch(chips) - CHIP_GAP - 6
