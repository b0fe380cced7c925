"""Cards: the 40 materials as small integers, and sets of them as 40-bit masks.

A card is `suit * 8 + number` (0 to 39); a mask has bit `card` set for each card it holds. The five trump cards are
named by their suit alone.
"""

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from game.core.named import Named
from game.core.reason import Reason, reason

Card: TypeAlias = Annotated[int, Named(lambda card: CARD_NAMES[card])]
Suit: TypeAlias = Annotated[int, Named(lambda suit: SUITS[suit])]
Mask: TypeAlias = int

SUITS = ("ore", "plant", "organism", "liquid", "soul")
SUIT_COUNT = len(SUITS)
NUMBERS = 8
DECK: tuple[Card, ...] = tuple(range(SUIT_COUNT * NUMBERS))
CARD_NAMES: tuple[str, ...] = tuple(f"{suit} {number}" for suit in SUITS for number in range(NUMBERS))

BIT: tuple[Mask, ...] = tuple(1 << card for card in DECK)
ALL: Mask = sum(BIT)
ALONE: tuple[tuple[Card], ...] = tuple((card,) for card in DECK)
SUIT_MASK: tuple[Mask, ...] = tuple(0xFF << (suit * NUMBERS) for suit in range(SUIT_COUNT))
NUMBER_MASK: tuple[Mask, ...] = tuple(0x0101010101 << number for number in range(NUMBERS))

_CARD_OF_NAME = {name: card for card, name in enumerate(CARD_NAMES)}
_TOTAL_OF_BYTE: tuple[int, ...] = tuple(
    sum(number for number in range(NUMBERS) if byte >> number & 1) for byte in range(256)
)
_CARDS_OF_BYTE: tuple[tuple[tuple[Card, ...], ...], ...] = tuple(
    tuple(tuple(suit * NUMBERS + number for number in range(NUMBERS) if byte >> number & 1) for byte in range(256))
    for suit in range(SUIT_COUNT)
)


def suit_of(card: Card) -> Suit:
    """Return the suit of a card as an index into SUITS."""
    return card >> 3


def number_of(card: Card) -> int:
    """Return the number printed on a card, 0 to 7."""
    return card & 7


def card_name(card: Card) -> str:
    """Return the name of a card in texts that are read back, such as `plant 3`."""
    return CARD_NAMES[card]


def parse_card(text: str) -> Card:
    """Return the card of its name; raise ValueError for anything else."""
    card = _CARD_OF_NAME.get(text) if isinstance(text, str) else None
    if card is None:
        raise ValueError(f"{text!r} is no card")
    return card


def parse_suit(text: str) -> Suit:
    """Return the suit of its name; raise ValueError for anything else."""
    if text not in SUITS:
        raise ValueError(f"{text!r} is no suit")
    return SUITS.index(text)


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the mask of some cards."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """Return the cards of a mask in ascending order: by suit, then by number."""
    ore, plant, organism, liquid, soul = _CARDS_OF_BYTE
    return (
        ore[mask & 255]
        + plant[mask >> 8 & 255]
        + organism[mask >> 16 & 255]
        + liquid[mask >> 24 & 255]
        + soul[mask >> 32]
    )


def total_of(mask: Mask) -> int:
    """Return the sum of the numbers on the cards of a mask."""
    of_byte = _TOTAL_OF_BYTE
    return (
        of_byte[mask & 255]
        + of_byte[mask >> 8 & 255]
        + of_byte[mask >> 16 & 255]
        + of_byte[mask >> 24 & 255]
        + of_byte[mask >> 32]
    )


def suits_in(mask: Mask) -> tuple[Suit, ...]:
    """Return the suits of which the mask holds a card."""
    return tuple(suit for suit in range(SUIT_COUNT) if mask & SUIT_MASK[suit])


def sets_of(mask: Mask) -> int:
    """Return how many sets of five suits the cards make up: the smallest number of cards of one suit."""
    if mask.bit_count() < SUIT_COUNT:
        return 0
    return min((mask & suit).bit_count() for suit in SUIT_MASK)


def card_words(card: Card) -> Reason:
    """Return the name of a card for persons."""
    return reason("cauldron15.card", suit=suit_words(suit_of(card)), number=number_of(card))


def suit_words(suit: Suit) -> Reason:
    """Return the name of a suit for persons."""
    return Reason(f"cauldron15.suit.{SUITS[suit]}")
