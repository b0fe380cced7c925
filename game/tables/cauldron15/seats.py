"""Seat panels: who sits there, what they have kept, and how near to the limit they are."""

from functools import partial

from game.core.event import Seat
from game.core.reason import Reason, reason
from game.rules.cauldron15.cards import SUITS, Card, card_name, suit_of
from game.rules.cauldron15.observation import Cauldron15Observation
from game.tables.cauldron15.material_faces import frame_of
from game.tables.cauldron15.prompts import bonus_left, standing
from game.tables.plan import Plan
from game.tables.short_names import name_within, size_of_names
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MINI_WIDTH, MINI_HEIGHT = 50.0, 66.0
MINI_PITCH = 30.0
READ = 0.45
"""The part of a kept card that its number takes, from the top: so much of each is seen."""

MOST_BACKS = 6
LARGEST_NAME = 52.0
"""The largest size at which a name does not reach the line under it."""
LEAST, USUAL_LEAST, TIGHT = 24.0, 21.0, 0.85
"""The sizes below which the last line is parted in two, in large text and as a rule, and the distance of these."""

FLOURISH, ABOVE_FLOURISH = 26.0, 3.0
"""What the flourishes of the paper take of the last line at both ends, and how much higher it therefore stands."""


def kept_areas(plan: Plan, place: int, cards: tuple[Card, ...]) -> dict[Card, Area]:
    """Return where the kept cards of a seat lie: five columns by suit, the cards of one suit overlapping downwards.

    Where many of a suit have little room they are smaller, so that each shows its number.
    """
    whole = plan.area(f"seat{place}.cards")
    columns = whole.columns(len(SUITS))
    areas = {}
    for suit, column in enumerate(columns):
        own = [card for card in cards if suit_of(card) == suit]
        under = len(own) - 1
        part = min(1.0, whole.height / (MINI_HEIGHT * (1 + READ * max(0, under))))
        width, height = part * MINI_WIDTH, part * MINI_HEIGHT
        pitch = min(MINI_PITCH, (whole.height - height) / under) if under > 0 else 0.0
        for index, card in enumerate(own):
            x = column.x + (column.width - width) / 2
            areas[card] = Area(x, whole.y + index * pitch, width, height)
    return areas


class SeatPanels:
    """Draws the panel of every seat."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def draw(self, canvas: Canvas, seen: Cauldron15Observation) -> None:
        """Draw all panels; that of whoever acts has a gold edge."""
        for seat in range(seen.seats):
            self._draw_panel(canvas, seen, seat)

    def _draw_panel(self, canvas: Canvas, seen: Cauldron15Observation, seat: Seat) -> None:
        place, acts = self._table.place_of(seat), seat == self._table.acting()
        prefix = f"seat{place}"
        paint = partial(self._draw_person, canvas, seat, place, acts=acts)
        canvas.kept(("panel", self, place, acts, *self._table.face_key(seat)), paint)
        self._draw_hand(canvas, seen, seat, prefix)
        self._draw_total(canvas, seen, seat, prefix, own=place == 0)
        self._draw_kept(canvas, seen, seat, place)
        if place == 0:
            self._draw_footer(canvas, seen, seat, prefix)

    def _draw_person(self, canvas: Canvas, seat: Seat, place: int, *, acts: bool) -> None:
        """Draw the paper of a seat with its face and name."""
        prefix = f"seat{place}"
        area = self._plan.area(prefix)
        panels.paper(canvas, area, twin=place)
        if acts:
            panels.ring(canvas, area)
        else:
            self._table.draw_light(canvas, area)
        hat = self._plan.area(f"{prefix}.hat")
        side = min(hat.width, hat.height) - 2
        self._table.draw_face(canvas, seat, Area.around(hat.middle_x + 2, hat.middle_y - 1, side, side))
        name = self._plan.area(f"{prefix}.name")
        size = canvas.at_most(40 if place == 0 else 34, LARGEST_NAME)
        if place:
            size = size_of_names(canvas, self._table, self._room_of_name, size)
        canvas.text(
            name_within(canvas, self._table, seat, name.width - 4), name.x, name.middle_y, role="display", size=size,
            vertical="middle", width=name.width - 4, fit=True,
        )  # fmt: skip
        canvas.fill(Area(name.x - 2, name.bottom - 1, name.width, 3), self._table.line_colour(seat), radius=1)

    def _room_of_name(self, seat: Seat) -> float:
        """Return the width of the name on a seat's paper."""
        return self._plan.area(f"seat{self._table.place_of(seat)}.name").width - 4

    def _draw_hand(self, canvas: Canvas, seen: Cauldron15Observation, seat: Seat, prefix: str) -> None:
        area = self._plan.area(f"{prefix}.hand")
        count = seen.hand_counts[seat]
        x = area.x
        if count:
            shown = min(count, MOST_BACKS)
            x += canvas.sprite(f"backs.{shown}", area.x, area.middle_y, height=36, anchor="midleft").width + 12
        words = self._table.say("cauldron15.table.in_hand", count=count)
        canvas.text(words, x, area.middle_y, size=23, vertical="middle", width=area.right - x, fit=True)

    def _draw_total(self, canvas: Canvas, seen: Cauldron15Observation, seat: Seat, prefix: str, *, own: bool) -> None:
        total = round(self._table.timeline.value(f"total.{seat}", seen.totals[seat]))
        paint = partial(self._draw_sum, canvas, seat, prefix, total, seen.limit, own=own)
        canvas.kept(("total", self, prefix, self._table.colour(seat), total, seen.limit), paint)

    def _draw_sum(self, canvas: Canvas, seat: Seat, prefix: str, total: int, limit: int, *, own: bool) -> None:
        x, y = self._plan.point(f"{prefix}.total")
        over = total > limit
        height = 46.0 if own and total < 10 else 38.0
        tube = self._plan.area(f"{prefix}.tube")
        width = canvas.number(total, x, y, height, tone="blood" if over else "ink").width
        key = "cauldron15.table.over_limit" if over else "cauldron15.table.of_limit"
        canvas.text(
            self._table.say(key, limit=limit), x + width + 10, y + height / 2 - 2,
            size=26, vertical="baseline", width=tube.x - x - width - 14, fit=True,
        )  # fmt: skip
        self._draw_tube(canvas, tube, seat, total, limit)

    def _draw_tube(self, canvas: Canvas, tube: Area, seat: Seat, total: int, limit: int) -> None:
        canvas.place("tube.back", tube)
        if total > limit:
            canvas.place("tube.fill.over", tube)
        elif total:
            with canvas.clip(Area(tube.x, tube.y - 4, tube.width * total / limit, tube.height + 8)):
                canvas.place(f"tube.fill.{self._table.colour(seat)}", tube)
        canvas.place("tube.front", tube)
        if total > limit:
            canvas.place("tube.spill", tube)

    def _draw_kept(self, canvas: Canvas, seen: Cauldron15Observation, seat: Seat, place: int) -> None:
        hides = self._table.timeline.hides
        hidden = tuple(card for card in seen.won[seat] if hides(card_name(card)))
        paint = partial(self._draw_cards, canvas, place, seen.won[seat], hidden)
        canvas.kept(("kept cards", self, place, seen.won[seat], hidden), paint)

    def _draw_cards(self, canvas: Canvas, place: int, cards: tuple[Card, ...], hidden: tuple[Card, ...]) -> None:
        """Draw the cards that lie there, and signs of the suits that do not; hidden ones are on their way."""
        whole = self._plan.area(f"seat{place}.cards")
        suits = {suit_of(card) for card in cards if card not in hidden}
        for suit, column in enumerate(whole.columns(len(SUITS))):
            if suit not in suits:
                x = column.x + (column.width - MINI_WIDTH) / 2
                canvas.place(f"mini.{SUITS[suit]}.ghost", Area(x, whole.y, MINI_WIDTH, MINI_HEIGHT))
        for card, area in kept_areas(self._plan, place, cards).items():
            if card not in hidden:
                canvas.place(frame_of(card, "mini"), area)

    def _draw_footer(self, canvas: Canvas, seen: Cauldron15Observation, seat: Seat, prefix: str) -> None:
        """Draw what may still be kept and how many suits lie there, or what a set leaves, or how the total stands.

        They are told as far as cards have come to lie.
        """
        timeline = self._table.timeline
        room = seen.limit - round(timeline.value(f"total.{seat}", seen.totals[seat]))
        lying = tuple(card for card in seen.won[seat] if not timeline.hides(card_name(card)))
        suits, left = len({suit_of(card) for card in lying}), bonus_left(seen, self._table.since, seat)
        rest = seen.with_sets(lying, left)
        told: tuple[Reason, ...]
        if room < 0 and rest < seen.limit - room:
            told = reason("cauldron15.table.too_much", count=-room), reason("cauldron15.table.with_set", total=rest)
        elif seen.keeps_no_more:
            told = (standing(room, seen.limit),)
        else:
            key = "too_much" if room < 0 else "room"
            told = (
                reason(f"cauldron15.table.{key}" if room else "cauldron15.summary.full", count=abs(room)),
                reason("cauldron15.table.suits", count=suits),
            )
        canvas.kept(("footer", self, told), partial(self._draw_standing, canvas, prefix, told))

    def _draw_standing(self, canvas: Canvas, prefix: str, told: tuple[Reason, ...]) -> None:
        """Draw how a seat stands to the limit, and what helps with that."""
        area = self._plan.area(f"{prefix}.footer")
        parts = [self._table.say(each) for each in told]
        words = parts[0]
        if len(parts) > 1:
            words = self._table.say("cauldron15.table.footer", room=words, suits=parts[1])
        width = area.width - 2 * FLOURISH
        smallest = canvas.at_most(USUAL_LEAST, LEAST)
        one_line = canvas.measure(words, size=smallest).width <= width
        line = area.y - (6 if one_line else 8)
        canvas.line(area.x, line, area.right, line, "ink_ghost", 1.2)
        canvas.text(
            words if one_line else "\n".join(parts), area.middle_x, area.middle_y - ABOVE_FLOURISH,
            size=24 if one_line else smallest, align="center", vertical="middle", width=width, fit=one_line,
            lines=1 if one_line else 2, spacing=TIGHT,
        )  # fmt: skip
