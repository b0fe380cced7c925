"""Moves: play a card, take a prize, discard for the set bonus, and be done with that."""

from game.core.move import Move
from game.core.position_reader import MoveTexts
from game.rules.cauldron15.cards import CARD_NAMES, DECK, NUMBERS, SUIT_COUNT, Card, Mask


class Play(Move, frozen=True):
    """A card from one's hand goes into the cauldron."""

    verb = "play"
    card: Card

    @property
    def parts(self) -> tuple[str, ...]:
        """The card."""
        return (CARD_NAMES[self.card],)


class Take(Move, frozen=True):
    """The taker of a trick keeps one of its cards."""

    verb = "take"
    card: Card

    @property
    def parts(self) -> tuple[str, ...]:
        """The card."""
        return (CARD_NAMES[self.card],)


class Discard(Move, frozen=True):
    """A set bonus throws out one of the cards one has kept."""

    verb = "discard"
    card: Card

    @property
    def parts(self) -> tuple[str, ...]:
        """The card."""
        return (CARD_NAMES[self.card],)


class Done(Move, frozen=True):
    """The rest of one's set bonus is left unused."""

    verb = "done"


PLAY: tuple[Play, ...] = tuple(Play(card) for card in DECK)
TAKE: tuple[Take, ...] = tuple(Take(card) for card in DECK)
DISCARD: tuple[Discard, ...] = tuple(Discard(card) for card in DECK)
DONE = Done()
EVERY_MOVE: tuple[Move, ...] = (*PLAY, *TAKE, *DISCARD, DONE)

# PLAYS[suit][byte]: the plays of the cards of one suit, whose numbers are the bits of the byte.
PLAYS: tuple[tuple[tuple[Play, ...], ...], ...] = tuple(
    tuple(
        tuple(PLAY[suit * NUMBERS + number] for number in range(NUMBERS) if byte >> number & 1) for byte in range(256)
    )
    for suit in range(SUIT_COUNT)
)


def plays_of(hand: Mask) -> tuple[Play, ...]:
    """Return the plays of all cards of a hand, in ascending order."""
    ore, plant, organism, liquid, soul = PLAYS
    return (
        ore[hand & 255]
        + plant[hand >> 8 & 255]
        + organism[hand >> 16 & 255]
        + liquid[hand >> 24 & 255]
        + soul[hand >> 32]
    )


parse = MoveTexts("Cauldron 15", EVERY_MOVE).parse
