"""Season panel: what belongs to nobody: the omen, season and order of turns, the stacks, the prompt and its bell."""

from collections.abc import Sequence
from functools import partial

from game.core.event import Seat
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Prompt
from game.tables.cauldron.pieces.card_facts import CardFacts, card_words, joined
from game.tables.cauldron.pieces.field_board import draw_count
from game.tables.cauldron.pieces.small_cards import LEAST, draw_name
from game.tables.cauldron.pieces.track import draw_letters
from game.tables.plan import Plan
from game.tables.prompt_ribbon import NEARLY
from game.tables.short_names import say_within
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

STACKS = {
    "spell.basic": "basic_spells",
    "spell.advanced": "advanced_spells",
    "potion.basic": "basic_potions",
    "potion.advanced": "advanced_potions",
    "omen": "omens",
}
COUNT = 38.0
LOCKED = 0.55
PAPER_EDGE = 10.0
TWO_LINES = 60.0
"""The height from which the place of a label has room for two lines, in layout px."""

HAT = 36.0
RING = 50.0
FIGURE = 36.0
RIBBON_INSET = 20.0
"""How much further in than its place the ribbon of the prompt begins and ends, for its tails."""

MOST_ASK, MOST_STAKE = 34.0, 30.0
"""The largest sizes at which the two lines of the prompt do not touch."""

STAKE = 23.0
"""The usual size of the second line, which has two rows where it would be much less than that."""

HIGHER, MOST_LONG = 24.0, 27.0
"""How much higher the ribbon is then, in layout px, and the largest size of the two rows."""

HAT_EDGE = 14.0
"""How much narrower the hat in the prompt is than its place, so that no words touch its brim."""

OMEN_TITLE, OMEN_FOOT = 46.0, 26.0
"""The room of the name and below the text of an omen's card."""


class SeasonPanel:
    """Draws the middle of the table but for the board."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts) -> None:
        self._table = table
        self._plan = plan
        self._book = book

    def draw(self, canvas: Canvas, seen: CauldronObservation, *, stall: bool) -> None:
        """Draw omen, season and stacks; in the market the fields for sale lie where the omen was."""
        if not seen.in_market:
            self._draw_omen(canvas, seen)
        self._draw_season(canvas, seen)
        if self.shows_stacks(stall=stall):
            self._draw_stacks(canvas, seen)

    def shows_stacks(self, *, stall: bool) -> bool:
        """Return whether the stacks are to be seen: the stall of the market may stand in their place."""
        return not stall or not self._plan.area("stacks").shared(self._plan.area("market"))

    def stack_area(self, name: str) -> Area:
        """Return where a stack lies: `spell.basic`, `potion.advanced`, `omen`, `cellar`."""
        return self._plan.area(f"stack.{name}")

    def _draw_omen(self, canvas: Canvas, seen: CauldronObservation) -> None:
        if seen.omen is None or self._table.timeline.hides("omen"):
            return
        area = self._plan.area("omen")
        paint = partial(draw_omen_card, canvas, self._table, self._book, seen.omen, area)
        canvas.kept(("omen", self, seen.omen), paint)

    def _draw_season(self, canvas: Canvas, seen: CauldronObservation) -> None:
        order, now = self.order(seen), None if seen.is_over else seen.active
        key = ("season", self, seen.in_market, seen.season, *order, now, self._table.names)
        canvas.kept(key, partial(self._draw_order, canvas, seen, order, now))

    def _draw_order(self, canvas: Canvas, seen: CauldronObservation, order: Sequence[Seat], now: Seat | None) -> None:
        title = self._plan.area("season.title")
        market = seen.in_market
        canvas.place(f"season.{'market' if market else 'harvest'}", title)
        canvas.text(
            self._table.say("cauldron.table.market" if market else "cauldron.table.season", number=max(1, seen.season)),
            *title.centre, size=25, role="display", align="center", vertical="middle", width=title.width - 40, fit=True,
        )  # fmt: skip
        for at, seat in enumerate(order):
            x, y = self._plan.point(f"order.{at}")
            if seat == now:
                canvas.centred("order.now", x, y, width=RING)
            canvas.centred(f"hat.{self._table.colour(seat)}.small", x, y, width=HAT)
            letter_x, letter_y = self._plan.point(f"order.{at}.letter")
            draw_letters(canvas, self._table, seat, letter_x, letter_y - 14)

    def order(self, seen: CauldronObservation) -> list[Seat]:
        """Return the seats in the order of their turns: from the first harvester, or from the first buyer."""
        if seen.in_market:
            begins = (seen.active - (seen.seats - 1 - seen.waiting)) % seen.seats
            return [(begins + step) % seen.seats for step in range(seen.seats)]
        return [(seen.first + step * seen.direction) % seen.seats for step in range(seen.seats)]

    def _draw_stacks(self, canvas: Canvas, seen: CauldronObservation) -> None:
        left = (*map(seen.left_in, STACKS.values()), seen.cellars_left)
        key = ("stacks", self, seen.has_spells, seen.rituals, left)
        canvas.kept(key, partial(self._draw_all_stacks, canvas, seen))

    def _draw_all_stacks(self, canvas: Canvas, seen: CauldronObservation) -> None:
        spells = seen.has_spells
        if self._plan.number("stacks", "paper", 0):
            paper = self._plan.area("stacks")
            top = paper.y if spells else self._plan.area("stacks.potions").y - PAPER_EDGE
            paper = Area(paper.x, top, paper.width, paper.bottom - top)
            panels.paper(canvas, paper)
            self._table.draw_light(canvas, paper)
        for name in ("spells", "potions", "others")[not spells :]:
            area = self._plan.area(f"stacks.{name}")
            words = self._table.say(f"cauldron.table.stacks.{name}")
            one_line = area.height < TWO_LINES or canvas.measure(words, size=24, role="display").width <= area.width
            canvas.text(
                words, *area.centre, size=24, role="display", align="center", vertical="middle", width=area.width,
                height=None if one_line else area.height, fit=one_line, lines=1 if one_line else 2, spacing=0.95,
                outline="paper",
            )  # fmt: skip
        for name, deck in STACKS.items():
            if name.startswith("spell.") and not spells:
                continue
            locked = name.endswith("advanced") and not seen.rituals
            self._draw_stack(canvas, f"back.{name}", name, seen.left_in(deck), faded=locked)
            if locked:
                area = self.stack_area(name)
                canvas.centred("market.lock", area.middle_x, area.middle_y, height=36)
        self._draw_stack(canvas, "cellar.card", "cellar", seen.cellars_left, faded=False)

    def _draw_stack(self, canvas: Canvas, frame: str, name: str, number: int, *, faded: bool) -> None:
        area = self.stack_area(name)
        if number > 1:
            canvas.place(frame, area.moved(3, 3))
        canvas.place(frame, area, alpha=panels.GONE if not number else LOCKED if faded else 1.0)
        draw_count(canvas, number, *self._plan.point(f"stack.{name}.count"), COUNT)

    # Prompt and bell

    def draw_prompt(
        self, canvas: Canvas, seen: CauldronObservation, prompt: Prompt, progress: float | None, *, bell: str
    ) -> None:
        """Draw the prompt on its ribbon, gold for the person at the screen; `bell` is the bell's frame beside it."""
        seat = prompt.seat if prompt.seat is not None else seen.active
        value = seen.magik[seat] if seen.in_market else sum(number for _, _, number in seen.fields)
        said = prompt.title, prompt.wish, prompt.yours, seat, bell
        canvas.kept(
            ("prompt", self, said, seen.in_market, value, self._table.names),
            partial(self._draw_words, canvas, seen, prompt, seat, value, bell),
        )
        if progress is not None:
            ask, number = self._plan.area("prompt.ask"), self._plan.area("prompt.count")
            bar = Area(ask.x, self._plan.area("prompt").bottom - 9, number.x - 10 - ask.x, 4)
            canvas.fill(bar, "paper_dark", radius=2)
            canvas.fill(bar._replace(width=max(4.0, bar.width * progress)), "plum", radius=2)

    def is_long(self, canvas: Canvas, words: str) -> bool:
        """Return whether words fill two rows below the prompt's title."""
        room = self._plan.area("prompt.count").x - 10 - self._plan.area("prompt.ask").x
        return canvas.measure(words, size=STAKE).width * NEARLY > room

    def _draw_words(
        self, canvas: Canvas, seen: CauldronObservation, prompt: Prompt, seat: Seat, value: int, bell: str
    ) -> None:
        area = self._plan.area("prompt")
        ask, stake, number = (self._plan.area(f"prompt.{name}") for name in ("ask", "stake", "count"))
        left, right = ask.x, number.x - 10
        is_long = self.is_long(canvas, self._table.say(prompt.wish))
        wish = say_within(canvas, self._table, prompt.wish, (2 if is_long else 1) * (right - left))
        # What a card asks for is also said inside a sentence.
        wish = f"{wish[:1].upper()}{wish[1:]}"
        if is_long:
            area = area._replace(y=area.y - HIGHER, height=area.height + HIGHER)
            ask = ask._replace(y=ask.y - HIGHER)
        panels.prompt_ribbon(canvas, area.inset(RIBBON_INSET, 3), gold=prompt.yours)
        picture = self._plan.area("prompt.picture")
        canvas.centred(f"hat.{self._table.colour(seat)}.small", *picture.centre, width=picture.width - HAT_EDGE)
        canvas.text(
            say_within(canvas, self._table, prompt.title, right - left, "display"), left, ask.middle_y,
            size=canvas.at_most(31, MOST_ASK), role="display", vertical="middle", width=right - left, fit=True,
        )  # fmt: skip
        if is_long:
            canvas.text(
                wish, left, ask.bottom - 2,
                size=canvas.at_most(STAKE, MOST_LONG), width=right - left, height=stake.bottom - ask.bottom + 2,
                lines=2, spacing=1.0,
            )  # fmt: skip
        else:
            canvas.text(
                wish, left, stake.middle_y - 1,
                size=canvas.at_most(STAKE, MOST_STAKE), vertical="middle", width=right - left, fit=True,
            )  # fmt: skip
        spends = None if prompt.yours or not seen.in_market else self._table.seats[seat].name
        self._draw_left(canvas, value, number, market=seen.in_market, spends=spends)
        canvas.place(bell, self._plan.area("bell"))

    def _draw_left(self, canvas: Canvas, value: int, area: Area, *, market: bool, spends: str | None) -> None:
        """Say how many tokens are left on the board, or in the market how much Magik the seat has that is spoken to, or
        somebody else who `spends` it.
        """
        key = "cauldron.table.magik_left" if market else "cauldron.table.tokens_left"
        say = self._table.say
        canvas.number(value, area.x + 38, area.middle_y, FIGURE, align="center")
        words = say(key, count=value) if spends is None else say("cauldron.table.magik_of", name=spends)
        canvas.text(
            words, area.x + 84, area.middle_y, size=22, vertical="middle",
            width=area.width - 84, lines=2, height=56, spacing=1.0,
        )  # fmt: skip


def draw_omen_card(canvas: Canvas, table: Table, book: CardFacts, omen: str, area: Area) -> None:
    """Draw an omen as it lies in the middle: name, picture, and its text as large as it fits."""
    canvas.place("face.omen", area)
    draw_name(canvas, table.say(card_words(omen)), area)
    words = table.say(joined(*book.text(omen)))
    high = canvas.measure(words, size=LEAST, width=area.width - 24, spacing=1.0).height
    # A long text takes room from the picture.
    room = area.height - OMEN_TITLE - OMEN_FOOT - high
    width = min(area.width - 32, room * 300 / 260)
    picture = Area(area.middle_x - width / 2, area.y + OMEN_TITLE, width, width * 260 / 300)
    canvas.place(book.picture(omen), picture)
    canvas.text(
        words, area.middle_x, picture.bottom + 5, size=22, align="center", width=area.width - 24,
        height=area.bottom - picture.bottom - 12, spacing=1.0,
    )  # fmt: skip


def bell_frame(seen: CauldronObservation, *, rings: bool, hushed: bool) -> str:
    """Return the frame of the bell: it rings while an answer is waited for, and sleeps while nobody is to be asked."""
    if rings:
        return "bell.rung.1"
    return "bell.idle" if is_awake(seen) and not hushed else "bell.muted"


def is_awake(seen: CauldronObservation) -> bool:
    """Return whether anybody holds a spell and may cast spells, so that the bell may ring."""
    return any(sum(counts) > 0 and not seen.is_silenced(seat) for seat, counts in enumerate(seen.hand_counts))
