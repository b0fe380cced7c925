"""Events: everything that a person at the table could notice, in the order in which it happens."""

from typing import ClassVar, Literal, TypeAlias

from game.core.event import Event, Seat
from game.rules.cauldron15.cards import Card, Suit

Case: TypeAlias = Literal["below", "exact", "over"]
Manner: TypeAlias = Literal["lead", "follow", "trump", "throw_off"]


class MatchStarted(Event, frozen=True):
    """A match begins: the brim of the cauldron, the limit that totals must keep to, and how many rounds there are."""

    seats: int
    target: int
    limit: int
    rounds: int


class RoundStarted(Event, frozen=True):
    """A round begins: everything that is not in front of a player was shuffled, the next trump card is open.

    `leader` leads the first trick (two seats: answers the deck first), `hand` cards are dealt to each seat and
    `pile` cards stay face down.
    """

    round: int
    trump: Suit
    leader: Seat
    hand: int
    pile: int


class Dealt(Event, frozen=True):
    """A seat gets its hand; only that seat sees the cards (ascending)."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class TrickStarted(Event, frozen=True):
    """A trick begins; `number` counts from 1 in each round."""

    round: int
    number: int
    leader: Seat


class PileRefilled(Event, frozen=True):
    """Two seats: the lead deck was empty, so this round's discards (ascending) were shuffled into it."""

    cards: tuple[Card, ...]


class DeckLed(Event, frozen=True):
    """Two seats: the top card of the deck leads the trick; `sum` is what the brew comes to, `pile` what is left."""

    card: Card
    sum: int
    pile: int


class Played(Event, frozen=True):
    """A seat played a card.

    `sum` is what the brew comes to; `place` is the card's index in the trick; `ahead` is the index of the card that
    takes the trick if the brew stays below the brim.
    """

    seat: Seat
    card: Card
    sum: int
    place: int
    manner: Manner
    ahead: int


class TrickWon(Event, frozen=True):
    """A seat takes the trick with the card at index `place`; `prizes` are the cards of which it may keep one."""

    seat: Seat
    case: Case
    sum: int
    place: int
    prizes: tuple[Card, ...]


class TrickDiscarded(Event, frozen=True):
    """Two seats: the deck's `card` won, so all cards of the trick (as they were played) are discarded."""

    card: Card
    sum: int
    cards: tuple[Card, ...]


class Taken(Event, frozen=True):
    """The taker keeps the card at index `place`; the others are discarded; `total` is what the seat has kept."""

    seat: Seat
    card: Card
    place: int
    discarded: tuple[Card, ...]
    total: int


class RoundEnded(Event, frozen=True):
    """A round is over because a hand is empty, or because nothing is left to lead for two seats."""

    round: int


class HandDiscarded(Event, frozen=True):
    """A seat throws in the cards it still held, face down; only that seat sees them (ascending)."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class BonusOffered(Event, frozen=True):
    """A seat has collected `count` sets of five suits and may discard as many of its cards."""

    seat: Seat
    count: int


class Discarded(Event, frozen=True):
    """A seat discarded one of its kept cards; it may discard `left` more."""

    seat: Seat
    card: Card
    total: int
    left: int


class BonusEnded(Event, frozen=True):
    """A seat has finished its set bonus."""

    seat: Seat
    total: int


class MatchEnded(Event, frozen=True):
    """The match is over; `ending` is one of the documented endings, `totals` has one number a seat."""

    ending: str
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
