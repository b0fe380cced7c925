"""Colour guesses: which secret colours rivals of Alarún may have, told from the cards that they collect."""

from game.core.chance import Chance
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, Colour, colour_of
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import cards_in

# How many times as likely each card of a colour, laid or seen in hand, makes it; in thousandths of the first guess.
_COLLECTED, _FIRST = 1.4, 1000


class ColourGuesses:
    """The colours that one seat takes for possible, likely ones dealt more often."""

    def __init__(self, seen: AlarunObservation) -> None:
        assert seen.seat is not None, "a seat has to guess"
        self._seat, self._own = seen.seat, seen.colour
        self._weights = [
            _weights([colour_of(card) for card in (*cards_in(square), *known) if card < CENTUM])
            for square, known in zip(seen.squares, seen.known, strict=True)
        ]

    def deal(self, chance: Chance) -> tuple[Colour, ...]:
        """Return a colour for each seat: its own for the one that guesses, and different ones for all others."""
        assert self._own is not None, "a seat knows its colour"
        free = [colour for colour in range(len(COLOURS)) if colour != self._own]
        found = []
        for seat, weights in enumerate(self._weights):
            if seat == self._seat:
                found.append(self._own)
            else:
                found.append(_drawn(free, weights, chance))
                free.remove(found[-1])
        return tuple(found)


def _weights(collected: list[Colour]) -> list[int]:
    """Return how likely each colour is, by the colours of the cards that a seat has."""
    return [round(_FIRST * _COLLECTED ** collected.count(colour)) for colour in range(len(COLOURS))]


def _drawn(free: list[Colour], weights: list[int], chance: Chance) -> Colour:
    """Return one of some colours, each as likely as its weight says."""
    drawn = chance.below(sum([weights[colour] for colour in free]))
    for colour in free:
        drawn -= weights[colour]
        if drawn < 0:
            break
    return colour
