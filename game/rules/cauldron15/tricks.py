"""Tricks: which case a sum is, who takes the trick and which cards are the prize (003 How to play)."""

from game.core.event import Seat
from game.rules.cauldron15.cards import NUMBER_MASK, SUIT_MASK, Card, Mask, Suit, suit_of
from game.rules.cauldron15.events import Case, Manner

# By the numbers that occur in a trick, as the bits of a byte: the mask of its lowest and of its highest number.
_LOWEST: tuple[Mask, ...] = tuple(NUMBER_MASK[(byte & -byte).bit_length() - 1] for byte in range(256))
_HIGHEST: tuple[Mask, ...] = tuple(NUMBER_MASK[byte.bit_length() - 1] for byte in range(256))


def case_of(total: int, target: int) -> Case:
    """Return whether the sum of a trick is below, exactly at or over the brim (003 A, B and C; ruling C1)."""
    if total < target:
        return "below"
    return "exact" if total == target else "over"


def best_card(trick: Mask, led: Suit, trump: Suit) -> Card:
    """Return the card that takes a trick below the brim: the highest trump, else the highest of the suit led.

    `trick` holds a card of the suit led. Ruling C5: 40 different cards, so there is never a tie.
    """
    return ((trick & SUIT_MASK[trump]) or (trick & SUIT_MASK[led])).bit_length() - 1


def lowest_of(trick: Mask) -> Mask:
    """Return the cards with the lowest number in a trick, off-suit cards included (rulings C6 and C7)."""
    return trick & _LOWEST[_numbers_in(trick)]


def highest_of(trick: Mask) -> Mask:
    """Return the cards with the highest number in a trick (rulings C4 and C7)."""
    return trick & _HIGHEST[_numbers_in(trick)]


def prizes_of(trick: Mask, case: Case) -> Mask:
    """Return the cards of which the taker of a trick keeps one (003 How to play, the table of A, B and C)."""
    if case == "exact":
        return trick
    return trick & (_LOWEST if case == "below" else _HIGHEST)[_numbers_in(trick)]


def playable(hand: Mask, trick: tuple[Card, ...]) -> Mask:
    """Return the cards of a hand that may be played: those of the suit led, else all (rulings C8 and C9)."""
    return (hand & SUIT_MASK[trick[0] >> 3] or hand) if trick else hand


def full_trick(seats: int) -> int:
    """Return how many cards a trick holds when all have played; with two seats the deck leads (ruling C16)."""
    return 3 if seats == 2 else seats


def player_at(seats: int, leader: Seat, place: int) -> Seat | None:
    """Return who played the card at that index of a trick; None is the deck of two seats (ruling C16)."""
    if seats > 2:
        return (leader + place) % seats
    return (leader + place - 1) % 2 if place else None


def manner_of(trick: tuple[Card, ...], trump: Suit) -> Manner:
    """Return how the last card of a trick was played (003 How to play trick-taking)."""
    if len(trick) == 1:
        return "lead"
    suit = suit_of(trick[-1])
    if suit == suit_of(trick[0]):
        return "follow"
    return "trump" if suit == trump else "throw_off"


def _numbers_in(trick: Mask) -> int:
    """Return the numbers that occur in a trick, as the bits of a byte."""
    return (trick | trick >> 8 | trick >> 16 | trick >> 24 | trick >> 32) & 255
