"""Placement: where the cards of a hand go best, by what every row and column may still become."""

from collections.abc import Iterable
from typing import Protocol, TypeAlias

import msgspec

from game.bots.alarun.quick_scoring import card_points
from game.rules.alarun.ingredient_cards import Card, Colour
from game.rules.alarun.options import Numbers
from game.rules.alarun.square import Cell, Plan, Square, cells_of, lines_through, open_cells, with_card

Hand: TypeAlias = tuple[Card, ...]


class Judge(Protocol):
    """Whoever can tell what the potions of a square are worth."""

    def worth(self, square: Square, taken: Plan) -> float:
        """Return the worth of a square in points."""
        ...


class Layout(msgspec.Struct, frozen=True, gc=False):
    """Cards laid into a square: what that is worth, the square with its plan, and where each card went, in order.

    `bonus` is the part of the worth that the cards score wherever they lie.
    """

    worth: float
    square: Square
    taken: Plan
    bonus: int
    places: tuple[tuple[Card, Cell], ...]


class Planner:
    """Finds layouts for hands of one seat by a beam search: of each set of cards it keeps the `beam` best layouts.

    When it is `thorough` it lays the cards of a hand in every order, else only in that of how well each fits alone.
    Layouts are remembered by their cards, so that hands with cards in common share the work.
    """

    def __init__(
        self,
        judge: Judge,
        square: Square,
        taken: Plan,
        colour: Colour | None,
        numbers: Numbers,
        diagonal: bool,
        beam: int,
        thorough: bool,
    ) -> None:
        self._judge = judge
        self._colour = colour
        self._numbers = numbers
        self._diagonal = diagonal
        self._beam = beam
        self._thorough = thorough
        # By card, the open cells of the square, those first where it adds most alone.
        self._alone: dict[Card, list[Cell]] = {}
        self._layouts: dict[Hand, list[Layout]] = {
            (): [Layout(judge.worth(square, taken), square, taken, 0, ())],
        }

    def worth(self, hand: Hand) -> float:
        """Return what the square is worth with the cards of a hand (ascending) laid into it."""
        return self.layouts(hand)[0].worth

    def layouts(self, hand: Hand) -> list[Layout]:
        """Return the best layouts of a hand (ascending), best first."""
        found = self._layouts.get(hand)
        if found is None:
            found = self._layouts[hand] = self._lay(hand)
        return found

    def gain(self, card: Card) -> float:
        """Return what one card alone adds."""
        return self.worth((card,)) - self.worth(())

    def _lay(self, hand: Hand) -> list[Layout]:
        """Return the best layouts of a hand, found by adding a card to the layouts of the others."""
        found: dict[Square, Layout] = {}
        for at in self._last_cards(hand):
            card = hand[at]
            points = card_points(card, self._colour, self._numbers)
            for before in self.layouts(hand[:at] + hand[at + 1 :]):
                bonus = before.bonus + points
                for cell in self._cells(before, card):
                    square = with_card(before.square, card, cell)
                    if square not in found:
                        taken = before.taken | 1 << cell
                        worth = self._judge.worth(square, taken) + bonus
                        found[square] = Layout(worth, square, taken, bonus, (*before.places, (card, cell)))
        layouts = sorted(found.values(), key=lambda layout: layout.worth, reverse=True)
        if len(hand) == 1:
            self._alone[hand[0]] = [layout.places[0][1] for layout in layouts]
        return layouts[: self._beam]

    def _last_cards(self, hand: Hand) -> Iterable[int]:
        """Return the places in a hand of the cards that may be laid last: what fits best alone is laid first."""
        places = range(len(hand))
        if self._thorough or len(hand) == 1:
            return (at for at in places if hand[at] not in hand[:at])
        return (min(places, key=lambda at: self._fit(hand[at])),)

    def _fit(self, card: Card) -> float:
        """Return how well a card fits where it fits best, whatever it scores anywhere."""
        layout = self.layouts((card,))[0]
        return layout.worth - layout.bonus

    def _cells(self, before: Layout, card: Card) -> Iterable[Cell]:
        """Return the open cells to try for a card after a layout.

        Away from the lines of the cards just laid it adds what it adds alone: there only the best cells are tried.
        """
        cells = open_cells(before.taken, self._diagonal)
        if not before.places:
            return cells_of(cells)
        near = 0
        for _, cell in before.places:
            near |= lines_through(cell)
        self.layouts((card,))
        alone = [cell for cell in self._alone[card] if (cells & ~near) >> cell & 1]
        return (*cells_of(cells & near), *alone[: self._beam])


def exchanged(hand: Hand, give: Card, take: Card) -> Hand:
    """Return a hand, ascending, with one card exchanged."""
    cards = list(hand)
    cards[cards.index(give)] = take
    return tuple(sorted(cards))
