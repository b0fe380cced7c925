"""Position: one moment of a match, small and quick to copy."""

from typing import NamedTuple

from game.core.chance import Lcg
from game.core.effect_stack import Choice
from game.core.event import Seat
from game.rules.cauldron15.cards import Card, Mask, Suit

PLAYING = "play"
TAKING = "take"
DISCARDING = "discard"

# The stacks of a seat that has to play a card.
PLAY_STACK: tuple[tuple[Choice, ...], ...] = tuple((Choice(seat, PLAYING),) for seat in range(5))

# VOID_BIT[seat][suit]: the bit of `voids` that says that a seat has shown to hold nothing of a suit.
VOID_BIT: tuple[tuple[int, ...], ...] = tuple(tuple(1 << seat * 5 + suit for suit in range(5)) for seat in range(5))


class PastTrick(NamedTuple):
    """A finished trick as everybody saw it: its cards in order, and who kept which of them; None is the deck (C18)."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat | None
    prize: Card | None


class Cauldron15Position:
    """A moment of a match: ids, masks and small ints.

    `stack` holds the decision that is waited for; it is empty while a move takes effect, and None when the match is
    over. Decisions are `play`, `take` (options: the prizes) and `discard` (options: how many discards are left).
    `trumps` are the trump cards opened so far, the last one counts. `leader` leads the trick; with two seats it
    answers the deck first. `pile` are the undealt cards, from which `chance` draws; `pile_seen` says that it was
    refilled from the discards, so that everybody knows what is in it. `discards` lie face up, `folded` are the hands
    that were thrown in face down at the very end. `past_tricks` are the finished tricks of this round, and `voids`
    keeps which suits a seat has shown not to hold in it.
    """

    __slots__ = (
        "chance",
        "discards",
        "folded",
        "hands",
        "leader",
        "past_tricks",
        "pile",
        "pile_seen",
        "seats",
        "stack",
        "sum",
        "trick",
        "trick_number",
        "trumps",
        "voids",
        "won",
    )

    seats: int
    chance: Lcg
    stack: tuple[Choice, ...] | None
    trumps: tuple[Suit, ...]
    trick_number: int
    past_tricks: tuple[PastTrick, ...]
    leader: Seat
    trick: tuple[Card, ...]
    sum: int
    hands: list[Mask]
    won: list[Mask]
    pile: Mask
    pile_seen: bool
    discards: Mask
    folded: Mask
    voids: int

    def copy(self) -> "Cauldron15Position":
        """Return an independent twin."""
        twin = Cauldron15Position()
        twin.seats = self.seats
        twin.chance = Lcg(self.chance.state)
        twin.stack = self.stack
        twin.trumps = self.trumps
        twin.trick_number = self.trick_number
        twin.past_tricks = self.past_tricks
        twin.leader = self.leader
        twin.trick = self.trick
        twin.sum = self.sum
        twin.hands = self.hands.copy()
        twin.won = self.won.copy()
        twin.pile = self.pile
        twin.pile_seen = self.pile_seen
        twin.discards = self.discards
        twin.folded = self.folded
        twin.voids = self.voids
        return twin

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self.trumps)

    def voids_of(self, seat: Seat) -> tuple[Suit, ...]:
        """Return the suits that a seat has shown not to hold in this round."""
        return tuple(suit for suit, bit in enumerate(VOID_BIT[seat]) if self.voids & bit)
