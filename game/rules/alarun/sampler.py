"""Sampler: positions that one observation cannot tell from the real one, all equally likely."""

from collections import Counter

from game.core.chance import Chance, Lcg
from game.rules.alarun.ingredient_cards import COLOURS, DECK, Card, Colour
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.position import AlarunPosition
from game.rules.alarun.square import cards_in


class AlarunSampler:
    """Deals the cards that an observer has not seen: hidden cards of other hands, those face down, and the stack.

    Every card that was seen in the centre, in swaps, in squares or on the discards stays where it is known to be.
    Secret colours of others are dealt too.
    """

    def __init__(self, observation: AlarunObservation) -> None:
        self._seen = observation
        self._pattern = _pattern_of(observation)
        self._unseen = _unseen_by(observation)
        self._hidden = [
            (seat, count - len(known))
            for seat, (count, known) in enumerate(zip(observation.hand_counts, observation.known, strict=True))
            if seat != observation.seat and count > len(known)
        ]
        self._free_colours = [colour for colour in range(len(COLOURS)) if colour != observation.colour]

    def deal(self, chance: Chance) -> AlarunPosition:
        """Return a position that looks the same to the observer."""
        position = self._pattern.copy()
        pool = chance.shuffled(self._unseen)
        for seat, count in self._hidden:
            position.hands[seat] = tuple(sorted((*position.shown[seat], *pool[:count])))
            del pool[:count]
        down = self._seen.down
        position.down = tuple(sorted(pool[:down]))
        position.stack = bytes(pool[down:])
        if self._seen.colours is None:
            position.colours = self._deal_colours(chance)
        return position

    def _deal_colours(self, chance: Chance) -> tuple[Colour, ...]:
        """Return the observer's colour at its seat and different ones at all others (ruling D2)."""
        colours = chance.shuffled(self._free_colours)[: self._seen.seats]
        if self._seen.seat is not None and self._seen.colour is not None:
            colours[self._seen.seat] = self._seen.colour
        return tuple(colours)


def _unseen_by(observation: AlarunObservation) -> list[Card]:
    """Return the cards whose place the observer does not know, in ascending order."""
    unseen = Counter(DECK)
    for cards in (observation.hand, observation.centre, observation.discards):
        unseen.subtract(cards)
    for square in observation.squares:
        unseen.subtract(cards_in(square))
    for seat, known in enumerate(observation.known):
        if seat != observation.seat:
            unseen.subtract(known)
    return sorted(unseen.elements())


def _pattern_of(observation: AlarunObservation) -> AlarunPosition:
    """Return a position with everything that the observer knows; other hands hold what everybody has seen."""
    position = AlarunPosition()
    position.seats = observation.seats
    position.chance = Lcg(0)
    position.round = observation.round_number
    position.phase = observation.phase
    position.to_move = observation.to_move
    position.starter = observation.starter
    position.actions = observation.actions
    position.first_passer = observation.first_passer
    position.hands = list(observation.known)
    if observation.seat is not None:
        position.hands[observation.seat] = observation.hand
    position.shown = list(observation.known)
    position.centre = observation.centre
    position.down = ()
    position.refreshed = observation.refreshed
    position.squares = list(observation.squares)
    position.taken = list(observation.taken)
    position.colours = observation.colours or ()
    position.identities = observation.identities
    position.stack = b""
    position.discards = bytes(observation.discards)
    return position
