"""Observation: what one seat knows of a moment of Cauldron 15 (ruling C27)."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from game.core.event import Seat
from game.core.referee import Observation
from game.rules.cauldron15.bonus import best_discards, best_result, bonus_of
from game.rules.cauldron15.cards import ALL, Card, Mask, Suit, cards_of, mask_of, sets_of, suit_of, suits_in, total_of
from game.rules.cauldron15.events import Case
from game.rules.cauldron15.position import PastTrick
from game.rules.cauldron15.tricks import best_card, case_of, full_trick, highest_of, lowest_of, player_at

Decision: TypeAlias = Literal["play", "take", "discard", "over"]


class Cauldron15Observation(Observation, frozen=True):
    """What a seat knows; a spectator (seat None) sees no hand.

    Rounds and tricks count from 1, suits are indices, cards stand in ascending order except in `trick`. `decision` is
    None while a move takes effect. `options` are the cards that the seat to move may choose: its legal cards (only in
    its own observation), the prizes, or its kept cards. `known_pile` is what lies in a lead deck that was refilled from
    the discards (two seats); `folded` counts the cards thrown in face down after the last round. `past_tricks` are the
    finished tricks of this round, `voids` the suits that each seat has shown not to hold in it.
    """

    seats: int
    round: int
    rounds: int
    target: int
    limit: int
    trump: Suit
    past_trumps: tuple[Suit, ...]
    trick_number: int
    past_tricks: tuple[PastTrick, ...]
    leader: Seat
    to_move: Seat | None
    decision: Decision | None
    options: tuple[Card, ...]
    bonus_left: int
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    won: tuple[tuple[Card, ...], ...]
    trick: tuple[Card, ...]
    sum: int
    discards: tuple[Card, ...]
    folded: int
    pile: int
    known_pile: tuple[Card, ...]
    voids: tuple[tuple[Suit, ...], ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of the kept cards of each seat."""
        return tuple(total_of(mask_of(cards)) for cards in self.won)

    @property
    def room(self) -> tuple[int, ...]:
        """How much each seat may still add within the limit; below zero it is over."""
        return tuple(self.limit - total for total in self.totals)

    @property
    def suit_counts(self) -> tuple[int, ...]:
        """The number of different suits that each seat has kept."""
        return tuple(len(suits_in(mask_of(cards))) for cards in self.won)

    @property
    def sets(self) -> tuple[int, ...]:
        """The number of sets of five suits that each seat has kept."""
        return tuple(sets_of(mask_of(cards)) for cards in self.won)

    @property
    def unseen(self) -> Mask:
        """The cards of which the seat does not know where they are."""
        return ALL & ~mask_of((*self.hand, *self.trick, *self.discards, *self.known_pile, *sum(self.won, ())))

    @property
    def led(self) -> Suit | None:
        """The suit that was led in this trick."""
        return suit_of(self.trick[0]) if self.trick else None

    @property
    def order(self) -> tuple[Seat | None, ...]:
        """Who plays each card of the trick, to its end; None is the deck of two seats (ruling C16)."""
        return tuple(player_at(self.seats, self.leader, place) for place in range(full_trick(self.seats)))

    @property
    def players(self) -> tuple[Seat | None, ...]:
        """Who played each card that lies in the trick."""
        return self.order[: len(self.trick)]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have still to play in this trick, in order."""
        if self.to_move is None or self.decision != "play":
            return ()
        missing = full_trick(self.seats) - len(self.trick)
        return tuple((self.to_move + step) % self.seats for step in range(missing))

    @property
    def ahead(self) -> Card | None:
        """The card that takes the trick if it stays below the brim."""
        return best_card(mask_of(self.trick), suit_of(self.trick[0]), self.trump) if self.trick else None

    @property
    def ahead_seat(self) -> Seat | None:
        """The seat that takes the trick if it stays below the brim; None is the deck, or nobody yet."""
        return None if self.ahead is None else self.players[self.trick.index(self.ahead)]

    @property
    def taker(self) -> Seat | None:
        """The seat that takes the trick once it is finished; None before, and where it is the deck (ruling C18)."""
        case = self.case
        if case != "below":
            return self.players[-1]
        return self.ahead_seat if len(self.trick) == full_trick(self.seats) else None

    @property
    def case(self) -> Case:
        """What the sum would be as it stands."""
        return case_of(self.sum, self.target)

    @property
    def lowest(self) -> tuple[Card, ...]:
        """The cards that are the prize if the trick ended here below the brim."""
        return self._prizes(lowest_of)

    @property
    def highest(self) -> tuple[Card, ...]:
        """The cards that are the prize if the trick ended here over the brim."""
        return self._prizes(highest_of)

    @property
    def surplus(self) -> tuple[Card, ...]:
        """The kept cards that the seat with a set bonus best discards (ruling C22)."""
        if self.decision != "discard" or self.to_move is None:
            return ()
        return cards_of(best_discards(mask_of(self.won[self.to_move]), self.bonus_left, self.limit))

    @property
    def keeps_no_more(self) -> bool:
        """Whether no card will be kept any more: the last round is over, and at most sets may throw out some (C21)."""
        return self.round == self.rounds and not self.trick and not any(self.hand_counts)

    def with_sets(self, kept: tuple[Card, ...], left: int | None = None) -> int:
        """Return what is left of the total of kept cards once their sets have thrown out the best (C21, C22).

        `left` is how many cards they may still throw out where some of it has been used.
        """
        won = mask_of(kept)
        return best_result(won, bonus_of(won) if left is None else left, self.limit)[0]

    def _prizes(self, choose: Callable[[Mask], Mask]) -> tuple[Card, ...]:
        return cards_of(choose(mask_of(self.trick))) if self.trick else ()
