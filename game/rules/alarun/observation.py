"""Observation: what one seat knows of a moment of Alarún (rulings D2, D9 and D11)."""

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec.structs import replace

from game.core.event import Seat
from game.core.referee import Observation
from game.rules.alarun.ingredient_cards import Card, Colour
from game.rules.alarun.options import Numbers
from game.rules.alarun.potion_scoring import Gain, Sheet, count_as_good, gain, score, standing
from game.rules.alarun.square import Cell, Plan, Square, certain, open_cells, with_card, within

Phase: TypeAlias = Literal["act", "place", "name", "over"]

SQUARES = 256
"""Of how many squares the score is remembered: tables ask for that of each seat again and again."""

_standing, _score = lru_cache(SQUARES)(standing), lru_cache(SQUARES)(score)
_count_as_good = lru_cache(SQUARES)(count_as_good)


class AlarunObservation(Observation, frozen=True):
    """What a seat knows; a spectator (seat None) sees no hand before hands are laid open, and no colour.

    Rounds count from 1; cards stand in ascending order except in `discards`. `to_move` is None while a move takes
    effect and when the match is over. `starter` begins this round and `first_passer` has Alarún. `actions` counts
    what all seats have done in this round. `known` are the cards of each hand that everybody has seen, all of them
    once hands lie open. `down` and `stack` count cards. `squares` and `taken` are as square.py tells. `colour` is
    the seat's own; all `colours` are shown when the match is over.
    """

    seats: int
    phase: Phase
    round_number: int
    rounds: int
    to_move: Seat | None
    starter: Seat
    first_passer: Seat | None
    actions: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    centre: tuple[Card, ...]
    down: int
    refreshed: bool
    stack: int
    discards: tuple[Card, ...]
    squares: tuple[Square, ...]
    taken: tuple[Plan, ...]
    identities: tuple[Card | None, ...]
    colour: Colour | None
    colours: tuple[Colour, ...] | None
    numbers: Numbers

    @property
    def acted(self) -> tuple[int, ...]:
        """How many actions each seat has taken in this round."""
        places = ((seat - self.starter) % self.seats for seat in range(self.seats))
        return tuple(len(range(place, self.actions, self.seats)) for place in places)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have one action left after the first pass, in order; nobody before it."""
        if self.phase != "act" or self.first_passer is None or self.to_move is None:
            return ()
        count = (self.first_passer - self.to_move) % self.seats
        return tuple((self.to_move + step) % self.seats for step in range(count))

    @property
    def is_last_action(self) -> bool:
        """Whether somebody has passed, so that this is the last action of the seat to move."""
        return self.phase == "act" and self.first_passer is not None

    @property
    def actions_left(self) -> int | None:
        """How many actions the seat to move has before only passes are legal; None while there is no need to say.

        Ruling D8: it is said from a few actions before; 0 means that it has to pass.
        """
        if self.phase != "act" or self.first_passer is not None or self.to_move is None:
            return None
        left = self.numbers.actions - self.acted[self.to_move]
        return left if left <= self.numbers.warning else None

    def colour_of_seat(self, seat: Seat) -> Colour | None:
        """Return the secret colour of a seat where these eyes know it."""
        if self.colours is not None:
            return self.colours[seat]
        return self.colour if seat == self.seat else None

    def room(self, seat: Seat) -> Plan:
        """Return the cells that a seat's square may still cover, taken ones included (ruling D14)."""
        return within(self.taken[seat])

    def next_cells(self, seat: Seat) -> Plan:
        """Return the free cells beside a seat's square where it may still grow (rulings D12 and D14)."""
        return open_cells(self.taken[seat])

    def sure(self, seat: Seat) -> Plan:
        """Return the cells that a seat's finished square is sure to cover, taken ones included."""
        return certain(self.taken[seat])

    def sheet(self, seat: Seat, identity: Card | None = None) -> Sheet:
        """Return the score of a seat's square as it stands, the colour bonus where these eyes know the colour.

        The apprentice counts as an identity, if one is tried, else as it was named, and before that as what is best
        for the square.
        """
        square, taken, colour = self.squares[seat], self.taken[seat], self.colour_of_seat(seat)
        identity = self.identities[seat] if identity is None else identity
        if identity is None:
            return _standing(square, taken, colour, self.numbers)
        return _score(square, taken, identity, colour, self.numbers)

    def as_good(self, seat: Seat) -> int:
        """Return how many others a seat's apprentice might count as instead of what is best for the square; 0 for one
        that was named.
        """
        return _count_as_good(self.squares[seat], self.numbers) if self.identities[seat] is None else 0

    def gain(self, seat: Seat, card: Card, cell: Cell) -> Gain:
        """Return what a card in a free cell would add to a seat's square."""
        return gain(self.squares[seat], self.taken[seat], card, cell, self.colour_of_seat(seat), self.numbers)

    def laid(self, seat: Seat, card: Card, cell: Cell) -> "AlarunObservation":
        """Return what is seen with a card in a free cell of a seat's square, for a trial."""
        squares, taken = list(self.squares), list(self.taken)
        squares[seat] = with_card(squares[seat], card, cell)
        taken[seat] |= 1 << cell
        return replace(self, squares=tuple(squares), taken=tuple(taken))

    def open_gain(self, seat: Seat, card: Card, cell: Cell) -> Gain:
        """Return what that would add for those who know no colour: the same for all eyes."""
        return gain(self.squares[seat], self.taken[seat], card, cell, None, self.numbers)
