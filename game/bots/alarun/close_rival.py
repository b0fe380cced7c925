"""Close rival: a rival of Alarún who is looked at closely, what hands are worth to it and what it is taken to do."""

from collections.abc import Callable
from typing import NamedTuple

from game.bots.alarun.placement import Hand, Planner, exchanged
from game.core.event import Seat
from game.core.move import Move
from game.rules.alarun.illegal import must_pass
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, Card, Colour
from game.rules.alarun.moves import PASS, SWAP_ALL, SWAPS
from game.rules.alarun.options import Numbers
from game.rules.alarun.position import AlarunPosition

# Of the exchanges that look best by their cards alone so many are looked at with the whole hand.
_EXCHANGES = 3
# How much of its taste for single cards a rival keeps when it looks at whole hands.
_TASTE_LEFT = 0.5


class CloseRival(NamedTuple):
    """A seat whose hands are laid by a planner that does not know its colour."""

    seat: Seat
    planner: Planner
    numbers: Numbers

    def worth(self, hand: Hand, colour: Colour) -> float:
        """Return what its square is worth to it with a hand, if that is its colour."""
        return self.planner.worth(hand) + self._of_colour(hand, colour)

    def reply(self, position: AlarunPosition, taste: Callable[[Card], float], effort: float) -> Move:
        """Return the action with the best hand; `taste` is by how much it likes a card better than it looks.

        An action has to gain more than `effort`, in points.
        """
        colour, hand, centre = position.colours[self.seat], position.hands[self.seat], position.centre
        best = self.worth(hand, colour) + effort
        move: Move = PASS
        of_all = self.worth(centre, colour)
        if of_all > best:
            best, move = of_all, SWAP_ALL
        if must_pass(position, self.numbers):
            return move
        gain = self.planner.gain
        liking = {card: gain(card) + self._of_colour((card,), colour) + taste(card) for card in {*hand, *centre}}
        pairs = sorted(
            [(liking[take] - liking[give], give, take) for give in set(hand) for take in set(centre) if give != take],
            reverse=True,
        )
        for _, give, take in pairs[:_EXCHANGES]:
            worth = self.worth(exchanged(hand, give, take), colour) + _TASTE_LEFT * (taste(take) - taste(give))
            if worth > best:
                best, move = worth, SWAPS[give][take]
        return move

    def _of_colour(self, hand: Hand, colour: Colour) -> int:
        """Return what the cards of a hand score if that is the seat's colour."""
        return self.numbers.colour_bonus * [card % len(COLOURS) for card in hand if card != CENTUM].count(colour)
