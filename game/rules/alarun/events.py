"""Events: everything that a person at the table could notice, in the order in which it happens."""

from typing import ClassVar

from game.core.event import Event, Seat
from game.rules.alarun.ingredient_cards import Card, Colour
from game.rules.alarun.square import Cell


class MatchStarted(Event, frozen=True):
    """A match begins; chance chose `starter` to begin the first round."""

    seats: int
    starter: Seat
    rounds: int


class ColourGiven(Event, frozen=True):
    """A seat gets its secret colour card; only that seat sees the colour."""

    secret: ClassVar[tuple[str, ...]] = ("colour",)
    seat: Seat
    colour: Colour | None


class RoundStarted(Event, frozen=True):
    """A round begins (`number` counts from 1); Alarún is back on the stack."""

    number: int
    starter: Seat


class CentreLaid(Event, frozen=True):
    """Cards (ascending) are laid open in the centre, and with two seats `down` cards face down beside them."""

    cards: tuple[Card, ...]
    down: int


class Dealt(Event, frozen=True):
    """A seat gets cards from the stack; only that seat sees them (ascending)."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class Swapped(Event, frozen=True):
    """A seat exchanged a card of its hand for an open one."""

    seat: Seat
    gave: Card
    took: Card


class Passed(Event, frozen=True):
    """A seat passed; the `first` one of a round takes Alarún."""

    seat: Seat
    first: bool


class SwappedAll(Event, frozen=True):
    """A seat exchanged its hand for all open cards, which is a pass; the `first` one of a round takes Alarún."""

    seat: Seat
    gave: tuple[Card, ...]
    took: tuple[Card, ...]
    first: bool


class Refreshed(Event, frozen=True):
    """Two seats: a seat discarded the open cards and turned up the face-down ones."""

    seat: Seat
    discarded: tuple[Card, ...]
    turned: tuple[Card, ...]


class HandsOpened(Event, frozen=True):
    """The actions of a round are over: all hands are laid open to be placed."""

    hands: tuple[tuple[Card, ...], ...]


class Placed(Event, frozen=True):
    """A seat laid a card into its square."""

    seat: Seat
    card: Card
    cell: Cell


class CentreCleared(Event, frozen=True):
    """Two or three seats: all cards of the centre are discarded, the open ones first, then those face down."""

    cards: tuple[Card, ...]


class Named(Event, frozen=True):
    """A seat said what its apprentice counts as."""

    seat: Seat
    identity: Card


class MatchEnded(Event, frozen=True):
    """The match is over: the secret colours are shown and the totals counted, both with one entry a seat."""

    ending: str
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    colours: tuple[Colour, ...]
