"""Single card value: how good a move of Alarún looks to somebody who thinks of one card at a time."""

from game.bots.alarun.quick_scoring import card_points, points_by_identity
from game.bots.alarun.square_value import SquareValue, best_place
from game.core.event import Seat
from game.core.move import Move
from game.rules.alarun.ingredient_cards import Card
from game.rules.alarun.moves import PASS, REFRESH, SWAP_ALL, Name, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.potion_scoring import column_line, row_line
from game.rules.alarun.square import Cell, with_card

# What counts of the growth of lines: it decides between moves that score the same.
_GROWTH = 0.05
# What an exchange has to gain to be worth an action, in points.
_EFFORT = 0.25


class SingleCardValue:
    """The look of moves and cards to a seat, in points, as far as the observer can tell."""

    def __init__(self, observation: AlarunObservation, seat: Seat, diagonal: bool) -> None:
        self._seen = observation
        self._colour = observation.colour_of_seat(seat)
        self._diagonal = diagonal
        self._square, self._taken = observation.squares[seat], observation.taken[seat]
        self._square_value = SquareValue(observation.numbers.points, _GROWTH)

    def score(self, move: Move) -> float:
        """Return how good a legal move of the seat looks; higher is better."""
        if isinstance(move, Swap):
            return self.worth(move.take) - self.worth(move.give) - _EFFORT
        if isinstance(move, Place):
            # What a card scores anywhere it scores in each of its cells.
            return self._square_value.worth(with_card(self._square, move.card, move.cell), self._taken | 1 << move.cell)
        if isinstance(move, Name):
            lines = row_line(self._square, 0), column_line(self._square, 0)
            return sum(points_by_identity(line, self._seen.numbers.points)[move.identity] for line in lines)
        if move == SWAP_ALL:
            return sum(map(self.worth, self._seen.centre)) - sum(map(self.worth, self._seen.hand)) - _EFFORT
        return {PASS: 0.0, REFRESH: -_EFFORT}[move]

    def worth(self, card: Card) -> float:
        """Return what a card alone would add in the cell where it fits best."""
        return self._fitting(card)[0] + card_points(card, self._colour, self._seen.numbers)

    def cell(self, card: Card) -> Cell:
        """Return the cell where a card fits best."""
        return self._fitting(card)[1]

    def _fitting(self, card: Card) -> tuple[float, Cell]:
        """Return how well a card fits where it fits best, and that cell."""
        return best_place(self._square_value, self._square, self._taken, card, self._diagonal)
