"""Square plans: how good a move of Alarún is if the seat then goes on with its own square as well as it can."""

from game.bots.alarun.learnt_prospects import prospects_of
from game.bots.alarun.placement import Judge, Planner, exchanged
from game.bots.alarun.quick_scoring import card_points, points_by_identity
from game.bots.alarun.square_value import SquareValue
from game.bots.points_model import PointsModel
from game.core.event import Seat
from game.core.move import Move
from game.rules.alarun.moves import REFRESH, SWAP_ALL, Name, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import column_line, row_line
from game.rules.alarun.square import Plan, Square, with_card

# What counts of the growth of lines.
_GROWTH = 0.1
# How many layouts are kept at least: in the last round, and with insight where it only remains to lay the cards.
_ALL_LAYOUTS, _LAYING = 18, 8
# What sets a place that no layout kept off from those that one has, in points.
_FAR = 100


class SquarePlans:
    """The plans of the seat to move, judged in points; `breadth` is how many layouts of each set of cards are kept.

    `planner` lays hands into the seat's square. With insight squares are judged by what their lines may come to in all
    rounds left, else by their growth; `values` are what is learnt of that.
    """

    def __init__(
        self,
        observation: AlarunObservation,
        diagonal: bool,
        breadth: int,
        insight: bool,
        values: PointsModel | None = None,
    ) -> None:
        self._seen = observation
        seat = observation.to_move
        assert seat is not None, "a seat has to decide"
        self._square, self._taken = observation.squares[seat], observation.taken[seat]
        self._judge: Judge = SquareValue(observation.numbers.points, _GROWTH)
        rounds_left = observation.rounds - observation.round_number
        if insight:
            self._judge = prospects_of(observation, rounds_left, values)
        is_laying = observation.phase == "place"
        beam = breadth
        if not rounds_left:
            # Only points count.
            beam = max(beam, _ALL_LAYOUTS)
        elif insight and is_laying:
            beam = max(beam, _LAYING)
        self._diagonal, self._beam = diagonal, beam
        self.planner = self._planner(self._square, self._taken, thorough=is_laying)

    def worth_of_square(self, seat: Seat) -> float:
        """Return what the square of a seat is worth as it stands."""
        return self._judge.worth(self._seen.squares[seat], self._seen.taken[seat])

    def planner_of(self, seat: Seat) -> Planner:
        """Return what lays hands into the square of another seat, whose colour nobody knows: one layout a hand."""
        seen = self._seen
        square, taken = seen.squares[seat], seen.taken[seat]
        return Planner(self._judge, square, taken, None, seen.numbers, self._diagonal, 1, thorough=False)

    def worth_of_placing(self, move: Place) -> float:
        """Return the worth of the square once a card lies in a cell and the rest of the hand lies as well as it can."""
        seen, card = self._seen, move.card
        at = seen.hand.index(card)
        planner = self._planner(with_card(self._square, card, move.cell), self._taken | 1 << move.cell, thorough=True)
        return planner.worth(seen.hand[:at] + seen.hand[at + 1 :]) + card_points(card, seen.colour, seen.numbers)

    def _planner(self, square: Square, taken: Plan, *, thorough: bool) -> Planner:
        """Return what lays hands into a square."""
        seen = self._seen
        return Planner(
            self._judge, square, taken, seen.colour, seen.numbers, self._diagonal, self._beam, thorough=thorough
        )

    def score(self, move: Move) -> float:
        """Return how good a legal move is; higher is better."""
        hand, worth = self._seen.hand, self.planner.worth
        if isinstance(move, Swap):
            return worth(exchanged(hand, move.give, move.take))
        if isinstance(move, Place):
            return self._worth_of_place(move)
        if isinstance(move, Name):
            lines = row_line(self._square, 0), column_line(self._square, 0)
            return sum(points_by_identity(line, self._seen.numbers.points)[move.identity] for line in lines)
        if move == REFRESH:
            return worth(hand) - 0.01
        return worth(self._seen.centre if move == SWAP_ALL else hand)

    def _worth_of_place(self, move: Place) -> float:
        """Return the worth of the best layout of the hand with a card in a cell."""
        place = (move.card, move.cell)
        worths = [layout.worth for layout in self.planner.layouts(self._seen.hand) if place in layout.places]
        if worths:
            return max(worths)
        return self._judge.worth(with_card(self._square, move.card, move.cell), self._taken | 1 << move.cell) - _FAR
