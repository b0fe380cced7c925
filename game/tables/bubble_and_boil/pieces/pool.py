"""Pool: the shared heaps of cubes, corruption and crones, the deck and the open discards."""

from game.rules.bubble_and_boil.cubes import COLOURS
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_faces import draw_card
from game.tables.bubble_and_boil.pieces.chips import draw_chip, shown_count
from game.tables.plan import Plan
from game.tables.table import Table
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

MANY, SOME = 0.6, 0.3
LOW = 5
"""From how many pieces of a heap on its chip warns."""

TRAYS = (*COLOURS, "corruption", "crone")
UNDER = 4.0
"""How far the cards beneath the top one of a pile lie aside."""


class Pool:
    """Draws what belongs to everybody."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self._table = table
        self._plan = plan

    def tray(self, kind: str) -> Area:
        """Return where a heap lies: that of a colour, `corruption` or `crone`."""
        return self._plan.area(f"pool.{kind}")

    def ring(self, kind: str) -> Area:
        """Return the area of a heap with its number."""
        tray, chip = self.tray(kind), self._plan.area(f"pool.{kind}.count")
        return Area(tray.x, tray.y - 4, tray.width, chip.bottom + 6 - tray.y)

    def pile(self, name: str) -> Area:
        """Return the area of the deck or the discards with the number below."""
        cards, chip = self._plan.area(name), self._plan.area(f"{name}.count")
        return Area(cards.x - 4, cards.y - 4, cards.width + 8, chip.bottom + 6 - cards.y)

    def draw(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        """Draw the heaps and the piles."""
        discs = seen.corruption_left + sum(seen.corruption)
        crones = seen.crones_left + sum(seen.crones)
        whole = (*[seen.cubes_a_colour] * len(COLOURS), discs, crones)
        counts = (*seen.pool, seen.corruption_left, seen.crones_left)
        for kind, count, most in zip(TRAYS, counts, whole, strict=True):
            self._draw_heap(canvas, kind, shown_count(self._table, f"pool.{kind}", count), most)
        self._draw_piles(canvas, seen)

    def _draw_heap(self, canvas: Canvas, kind: str, count: int, most: int) -> None:
        part = count / most
        size = "many" if part > MANY else "some" if part > SOME else "few"
        canvas.place(f"heap.{kind}.{size}" if count else "heap.empty", self.tray(kind))
        draw_chip(canvas, self._plan.area(f"pool.{kind}.count"), count, low=count <= LOW)

    def _draw_piles(self, canvas: Canvas, seen: BubbleAndBoilObservation) -> None:
        deck = self._plan.area("deck")
        count = shown_count(self._table, "deck", seen.deck)
        for step in range(min(2, max(0, count - 1)), -1, -1):
            canvas.place(
                "hexcard.back.small", deck.moved(-UNDER * step, -UNDER * step / 2), alpha=1.0 if count else panels.GONE
            )
        draw_chip(canvas, self._plan.area("deck.count"), count)
        place = self._plan.area("discards")
        hidden = self._table.timeline.hides("discards")
        gone = seen.discards[:-1] if hidden else seen.discards
        for step in range(min(2, len(gone) - 1), 0, -1):
            canvas.place("hexcard.mini", place.moved(UNDER * step, -UNDER * step / 2))
        if gone:
            draw_card(canvas, self._table.say, gone[-1], place)
        else:
            canvas.place("hexcard.mini", place, alpha=panels.GONE)
        draw_chip(canvas, self._plan.area("discards.count"), shown_count(self._table, "discards", len(seen.discards)))
