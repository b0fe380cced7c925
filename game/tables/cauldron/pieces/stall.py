"""Stall: the market: what is sold and for how much, and the piles of fields."""

from collections.abc import Callable, Iterator
from functools import partial

from game.core.effects import root_of
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.cauldron.ingredients import ALL_KINDS, KINDS, count
from game.rules.cauldron.moves import BUYS, FIELD_BUYS, Buy, BuyField, Discard
from game.rules.cauldron.observation import CauldronObservation
from game.tables.asking import Asking, Look
from game.tables.cauldron.pieces.card_facts import ART, CardFacts, card_words, kind_words
from game.tables.cauldron.pieces.token_marks import Marks
from game.tables.plan import Plan
from game.tables.table import Table
from game.tables.tip import Tip, around
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.widgets import Spot, Widget

OFFERS = ("field", "basic_spell", "basic_potion", "cellar", "advanced_spell", "advanced_potion")
SPELLS = frozenset({"basic_spell", "advanced_spell"})
FIELD = "field"
FIELD_BUTTON, FIELD_SPOT = "buy_field", "bar:buy_field"
"""What lights the piles of fields, and its place in the stall."""

PRICE = 44.0
FIGURE = 22.0
LEFT, PRICE_EDGE = 11.0, 5.0
"""Where words begin on an offer, and how far they may reach over the rim of its price, whose middle lies lower."""
COUNT, LEFT_WIDTH = 30.0, 56.0
HINT = 34.0
BARE = 0.3


class Stall:
    """Draws the market and says what can be pressed there."""

    def __init__(self, table: Table, plan: Plan, book: CardFacts) -> None:
        self._table = table
        self._plan = plan
        self._book = book

    def pile_area(self, kind: int) -> Area:
        """Return where the fields of a kind are for sale."""
        name = f"market.field.{ART[kind]}"
        radius = self._plan.number(name, "radius")
        return Area.around(*self._plan.point(name), radius * 3**0.5, radius * 2)

    @property
    def goods(self) -> tuple[Area, ...]:
        """Where the goods are offered, with what they cost."""
        return tuple(self._plan.area(f"market.offer{at}") for at in range(len(OFFERS)))

    def spots(self, asking: Asking, press: Callable[[str], None], light: Callable[[str], None]) -> Iterator[Widget]:
        """Yield offers and piles; those that cannot be bought say why."""
        for at, goods in enumerate(OFFERS):
            area = self._plan.area(f"market.offer{at}")
            if goods == FIELD:
                why_field = self._why_field(asking)
                tip = self._table.say(self._tip(goods))
                yield Spot(FIELD_SPOT, area, partial(light, FIELD_BUTTON), tooltip=tip, disabled_because=why_field)
            else:
                move = BUYS[goods]
                why = asking.why_not(move)
                off = None if why is None else self._table.say(why)
                part = move.parts[0]
                tip = self._table.say(self._tip(goods))
                yield Spot(part, area, partial(press, part), tooltip=tip, disabled_because=off)
        for kind in ALL_KINDS:
            part = FIELD_BUYS[kind].parts[0]
            tip = self._table.say("cauldron.tip.pile", kind=kind_words(KINDS[kind]))
            yield Spot(part, self.pile_area(kind), partial(press, part), tooltip=tip, ringed=False)

    def tips(self, seen: CauldronObservation, *, stands: bool) -> Iterator[Tip]:
        """Yield what the piles are, and the stall where it `stands`, also for those who do not buy at the moment."""
        yield Tip("fields", self._plan.area("market.fields"), Reason("cauldron.tip.fields"))
        for kind in ALL_KINDS:
            x, y = self._plan.point(f"market.field.{ART[kind]}.count")
            area = around(self.pile_area(kind), Area.around(x, y, COUNT, COUNT))
            words = reason("cauldron.tip.pile.left", kind=kind_words(KINDS[kind]), count=count(seen.boxed, kind))
            yield Tip(f"pile {kind}", area, words)
        if not stands:
            return
        stall = around(self._plan.area("market"), self._plan.area("market.awning"))
        yield Tip("stall", stall, Reason("cauldron.tip.stall"))
        for at, goods in enumerate(OFFERS):
            yield Tip(f"offer {goods}", self._plan.area(f"market.offer{at}"), self._tip(goods))

    def _tip(self, goods: str) -> Reason:
        """Return what goods are, for the seat that buys and in such a match."""
        seen = self._table.seen
        if _is_missing(seen, goods):
            return Reason("cauldron.reason.no_spells")
        told = self._about_goods(seen, goods)
        for card in dict.fromkeys(root_of(source).partition(".")[2] for source in seen.price_sources(goods)):
            told = reason("cauldron.tip.offer.changed", told=told, card=card_words(card))
        return told

    @staticmethod
    def _about_goods(seen: CauldronObservation, goods: str) -> Reason:
        """Return what goods are in such a match."""
        bare = goods == FIELD and not seen.field_bears
        quick = goods == "advanced_potion" and bool(seen.toll)
        return Reason(f"cauldron.tip.offer.{goods}{'.bare' if bare else '.quick' if quick else ''}")

    def _why_field(self, asking: Asking) -> str | None:
        if any(isinstance(move, BuyField) for move in asking.narrowing.all):
            return None
        why = next(filter(None, (asking.why_not(move) for move in FIELD_BUYS)), None)
        return None if why is None else self._table.say(why)

    # The picture

    def draw(
        self, canvas: Canvas, seen: CauldronObservation, asking: Asking | None, marks: Marks, lit: str | None
    ) -> None:
        """Draw the stall and its offers."""
        canvas.place("market.stall", self._plan.area("market"))
        canvas.place("market.awning", self._plan.area("market.awning"))
        for at, goods in enumerate(OFFERS):
            self._draw_offer(canvas, seen, asking, at, goods, marks, lit)
        if asking is None and seen.to_move is not None:
            area = self._plan.area("button.buy")
            name = self._table.seats[seen.active].name
            panels.button(canvas, area, "straw", "off")
            canvas.text(
                self._table.say("cauldron.table.buyer", name=name), *area.centre, size=25, align="center",
                vertical="middle", width=area.width - 28, fit=True,
            )  # fmt: skip

    def draw_piles(self, canvas: Canvas, seen: CauldronObservation, marks: Marks, look: Look, lit: str | None) -> None:
        """Draw the fields that are left in the box."""
        title = self._plan.area("market.fields.title")
        canvas.text(
            self._table.say("cauldron.table.fields"), *title.centre, size=25, role="display", align="center",
            vertical="middle", width=title.width, fit=True, outline="paper",
        )  # fmt: skip
        for kind in ALL_KINDS:
            area, left = self.pile_area(kind), count(seen.boxed, kind)
            part = FIELD_BUYS[kind].parts[0]
            canvas.place(f"field.{ART[kind]}", area, alpha=1.0 if left else BARE)
            if part in marks.chosen or (
                part in marks.open and (lit == FIELD_BUTTON or look.pointed in {part, FIELD_SPOT})
            ):
                canvas.place("field.select", area)
            if part in marks.hinted:
                canvas.centred("icon.hint", area.right - 8, area.y + 12, height=HINT)
            x, y = self._plan.point(f"market.field.{ART[kind]}.count")
            # With the sign of times it is no price.
            canvas.fill(Area.around(x, y, LEFT_WIDTH, COUNT), "paper_lite", radius=COUNT / 2)
            canvas.text(f"× {left}", x, y, size=24, align="center", vertical="middle", width=LEFT_WIDTH, fit=True)

    def _draw_offer(
        self,
        canvas: Canvas,
        seen: CauldronObservation,
        asking: Asking | None,
        at: int,
        goods: str,
        marks: Marks,
        lit: str | None,
    ) -> None:
        """Draw an offer with its price on a Magik medal; what cannot be bought is pale."""
        area = self._plan.area(f"market.offer{at}")
        part = f"market:{goods}"
        moves = () if asking is None else asking.narrowing.all
        missing = _is_missing(seen, goods)
        off = missing or (
            asking is not None and not any(each.startswith(part) for move in moves for each in move.parts)
        )
        chosen = part in marks.chosen
        if goods == FIELD:
            chosen = lit == FIELD_BUTTON or any(pile.startswith("market:field:") for pile in marks.chosen)
        canvas.place("market.offer.off" if off else "market.offer", area)
        if chosen:
            panels.ring(canvas, area)
        tone = "ink_soft" if off else "ink"
        words = area.width - (2 * LEFT if missing else PRICE + 15)
        canvas.text(
            self._name(goods), area.x + LEFT, area.y + 25, size=self._size_of_names(canvas, asking), role="display",
            vertical="middle", colour=tone, width=self._room_of_name(at, asking), fit=True,
        )  # fmt: skip
        canvas.text(
            self._table.say(self._about(seen, goods)), area.x + LEFT, area.y + 52, size=22, vertical="middle",
            colour="ink" if missing else "ink_soft", width=words, fit=True,
        )  # fmt: skip
        if asking is not None and not missing:
            x, y = self._plan.point(f"market.offer{at}.price")
            canvas.centred("medal.price.off" if off else "medal.price", x, y, width=PRICE)
            price = seen.price(goods)
            canvas.number(price, x, y, FIGURE, align="center")
        if goods.startswith("advanced") and not seen.rituals and not missing:
            canvas.sprite("market.lock", area.right + 5, area.bottom + 6, height=20, anchor="bottomright")
        if part in marks.hinted:
            canvas.centred("icon.hint", area.x + 12, area.y + 12, height=HINT)

    def _name(self, goods: str) -> str:
        return self._table.say(f"cauldron.table.offer.{goods}")

    def _room_of_name(self, at: int, asking: Asking | None) -> float:
        """Return the width of an offer's name: it ends before the price, where there is one."""
        area = self._plan.area(f"market.offer{at}")
        if asking is None:
            return area.width - PRICE + 25
        return self._plan.point(f"market.offer{at}.price")[0] - PRICE / 2 + PRICE_EDGE - area.x - LEFT

    def _size_of_names(self, canvas: Canvas, asking: Asking | None) -> float:
        """Return the size at which the name of every offer has room."""
        return min(
            canvas.set_size(self._name(goods), size=24, role="display", width=self._room_of_name(at, asking), fit=True)
            for at, goods in enumerate(OFFERS)
        )

    def _about(self, seen: CauldronObservation, goods: str) -> Reason:
        """Return the few words below an offer's name; what is owned is the viewer's, whoever buys at the moment."""
        if _is_missing(seen, goods):
            return Reason("cauldron.table.about.missing")
        if goods.startswith("advanced") and not seen.rituals:
            words, at = Reason("cauldron.table.rituals"), self._book.numbers.track["rituals_of_power"]
            return reason("cauldron.table.about.locked", name=words, at=at)
        if goods == FIELD:
            return Reason(f"cauldron.table.about.field{'' if seen.field_bears else '.bare'}")
        plan = self._table.seats[self._table.viewer]
        number = self._owned(seen, goods)
        if not plan.is_person:
            return reason("cauldron.table.about.watched", name=plan.name, count=number)
        # Every potion makes an Advanced one dearer.
        what = {"cellar": "cellar", "advanced_potion": "potions"}.get(goods, goods.partition("_")[2])
        return reason(f"cauldron.table.about.{what}", count=number)

    def _owned(self, seen: CauldronObservation, goods: str) -> int:
        """Return how many of some goods the viewer has that the price of the next one hangs on.

        That are cellars, spells of a tier, Easy and Basic potions, or for an Advanced one all potions (A62).
        """
        seat, (tier, _, sort) = self._table.viewer, goods.partition("_")
        if goods == "cellar":
            return seen.cellars[seat]
        if sort == "spell":
            return seen.hand_counts[seat][tier == "advanced"]
        own = seen.potions[seat]
        return len(own) if tier == "advanced" else sum(self._book.tier(potion) != "advanced" for potion in own)


def _is_missing(seen: CauldronObservation, goods: str) -> bool:
    """Return whether such goods are not in the match at all: the Simple Game has no spells (A73)."""
    return goods in SPELLS and not seen.has_spells


def purchase_words(seen: CauldronObservation, move: Move | None) -> Reason | None:
    """Return the label of the button that settles a purchase or a discard, or None where nothing is chosen."""
    match move:
        case BuyField(kind):
            price = seen.price(FIELD)
            return reason("cauldron.table.buy.field", kind=kind_words(KINDS[kind]), price=price)
        case Buy(goods):
            price = seen.price(goods)
            return reason("cauldron.table.buy", goods=Reason(f"cauldron.table.offer.{goods}"), price=price)
        case Discard(card):
            return reason("cauldron.table.discard", card=card_words(card))
    return None
