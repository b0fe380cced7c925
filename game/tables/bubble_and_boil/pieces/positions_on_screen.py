"""Positions on screen: where the things of a seat and of the middle lie, as poses between which they travel."""

from game.core.event import Seat
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_faces import CARD_WIDTH
from game.tables.bubble_and_boil.pieces.garden_beds import Gardens
from game.tables.bubble_and_boil.pieces.hands import Hands
from game.tables.bubble_and_boil.pieces.pool import Pool
from game.tables.bubble_and_boil.pieces.pots import mouth_of
from game.tables.bubble_and_boil.pieces.seats import SeatPanels
from game.tables.plan import Plan
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.motion import Pose

ICON_SCALE = 0.2
ABOVE = 0.62
"""How far above the mouth of a pot something is held up to be seen, as a part of the pot's height."""


class PositionsOnScreen:
    """Says where things lie; cards are at scale 1 as wide as in the viewer's hand."""

    def __init__(
        self, table: Table, plan: Plan, panels: SeatPanels, gardens: Gardens, pool: Pool, hands: Hands
    ) -> None:
        self.table = table
        self.plan = plan
        self.gardens = gardens
        self.hands = hands
        self._panels = panels
        self._pool = pool

    def prefix(self, seat: Seat) -> str:
        """Return what the names of a seat's places begin with."""
        return self._panels.prefix(seat)

    def is_own(self, seat: Seat) -> bool:
        """Return whether a seat is the viewer's."""
        return seat == self.table.viewer

    def card(self, area: Area) -> Pose:
        """Return how a card lies in an area."""
        return Pose(*area.centre, scale=area.width / CARD_WIDTH)

    def icon(self, place: str) -> Pose:
        """Return how a card or book lies at an icon."""
        return Pose(*self.plan.area(place).centre, scale=ICON_SCALE)

    def deck(self) -> Pose:
        """Return where the deck lies."""
        return self.card(self.plan.area("deck"))

    def discards(self) -> Pose:
        """Return where the discards lie."""
        return self.card(self.plan.area("discards"))

    def hand_card(self, seen: BubbleAndBoilObservation, seat: Seat, card: Card | None) -> Pose:
        """Return where a card of a hand lies; of a closed one, where the hand is."""
        if not self.is_own(seat):
            return self.icon(f"{self.prefix(seat)}.hand")
        places = [area for held, area in self.hands.places(seen).values() if held == card]
        if places:
            return self.card(places[-1])
        areas = self.hands.areas(max(1, seen.hand_counts[seat]))
        return self.card(areas[-1])

    def book(self, seat: Seat) -> Pose:
        """Return where a recipe book lies."""
        if self.is_own(seat):
            return Pose(*self.plan.area("seat0.book").centre, scale=0.45)
        return self.icon(f"{self.prefix(seat)}.book")

    def pot(self, seat: Seat) -> Pose:
        """Return where things go in and out of a pot."""
        return Pose(*mouth_of(self._panels.pot(seat)), scale=self._size(seat))

    def above(self, seat: Seat, index: int, count: int) -> Pose:
        """Return where one of some things taken out of a pot is held up before all eyes."""
        area = self._panels.pot(seat)
        x, y = mouth_of(area)
        size = 60.0 if self.is_own(seat) else 44.0
        lift = area.height * (ABOVE if self.is_own(seat) else 0.0)
        return Pose(x + (index - (count - 1) / 2) * size * 1.1, max(60.0, y - lift), scale=size / 56.0)

    def crones(self, seat: Seat) -> Pose:
        """Return where the crones of a seat lie."""
        area = self.plan.area(f"{self.prefix(seat)}.crones")
        if self.is_own(seat):
            return Pose(area.x + 36, area.middle_y, scale=1.0)
        return Pose(area.x + 28, area.middle_y, scale=0.5)

    def tray(self, kind: str) -> Pose:
        """Return where a heap of the pool lies."""
        return Pose(*self._pool.tray(kind).centre, scale=0.7)

    def cube(self, seen: BubbleAndBoilObservation, seat: Seat, place: int, plot: int, colour: int) -> Pose:
        """Return where a cube lies on a plot."""
        area = self.gardens.cube(seen, seat, place, plot, colour)
        return Pose(*area.centre, scale=area.width / 56.0)

    def plot(self, seen: BubbleAndBoilObservation, seat: Seat, place: int, plot: int) -> Pose:
        """Return where a card lies in a garden."""
        area = self.gardens.plots(seat, place, len(seen.gardens[seat][place].cards))[plot]
        return Pose(*area.centre, scale=area.height / 300.0)

    def middle(self) -> Pose:
        """Return where a card is held up for everybody to see."""
        area = self.plan.area("hand")
        return Pose(area.middle_x, area.y - 150)

    def _size(self, seat: Seat) -> float:
        return 1.0 if self.is_own(seat) else 0.6
