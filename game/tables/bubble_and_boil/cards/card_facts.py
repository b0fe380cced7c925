"""The card facts: what is printed on the cards of Bubble and Boil, and what it means for hands, gardens and hexes."""

from functools import cache

from game.core.reason import Reason
from game.rules.bubble_and_boil.cards.card_files import Card, Cards, Design, VictoryCard
from game.rules.bubble_and_boil.cards.card_text import cost_text, effect_text, victory_text
from game.rules.bubble_and_boil.cards.verbs import Block, Choose, Discard, Verb
from game.rules.bubble_and_boil.cubes import COLOURS, Colour
from game.store.content import load_folder
from game.store.places import CONFIG


@cache
def cards() -> Cards:
    """Return all cards of the game; raise BadContent for a wrong card file."""
    return load_folder(CONFIG / "cards" / "bubble_and_boil", Cards)


def design_of(card: Card) -> Design:
    """Return a card of the deck."""
    return cards().deck[card]


def victory_of(card: Card) -> VictoryCard:
    """Return an Alternative Victory card."""
    return cards().victory[card]


def is_victory(card: Card) -> bool:
    """Return whether a card is one of the Alternative Victory deck."""
    return card in cards().victory


def is_printed(card: Card) -> bool:
    """Return whether the printed rules show a card, if only in part."""
    return (victory_of(card) if is_victory(card) else design_of(card)).source == "rulebook"


def label_of(card: Card) -> Reason:
    """Return what a card says of whose it is: what of it is printed, or that it is ours."""
    if is_printed(card):
        return Reason(f"bubble_and_boil.printed.{card}")
    return Reason("bubble_and_boil.card.house")


def picture_of(card: Card) -> str:
    """Return the frame of the picture of a card of either deck."""
    return (victory_of(card) if is_victory(card) else design_of(card)).picture


def card_sentences(card: Card) -> list[Reason]:
    """Return what a card says: what its hex costs and does, or what it changes in the scoring."""
    if is_victory(card):
        return victory_text(victory_of(card))
    design = design_of(card)
    return [*cost_text(design), *effect_text(design)]


@cache
def _order() -> dict[Card, int]:
    return {card: at for at, card in enumerate(cards().deck)}


def order(card: Card) -> int:
    """Return the place of a card in the deck's file, by which hands are sorted."""
    return _order()[card]


def card_at(number: int) -> Card:
    """Return the card of a place in the deck's file."""
    return tuple(cards().deck)[number]


def yields(card: Card, colour: Colour) -> int:
    """Return how many cubes a card gives a garden of a colour (ruling B21); 0 means that it does not fit."""
    return design_of(card).yields(COLOURS[colour])


def ways(card: Card) -> tuple[tuple[Verb, ...], ...]:
    """Return the ways that a hex leaves to the seats that it hits."""
    return next((verb.ways for verb in design_of(card).effect if isinstance(verb, Choose)), ())


def costs_cards(card: Card) -> bool:
    """Return whether a way that a hex leaves to the seats that it hits takes cards of their hands."""
    return any(isinstance(verb, Discard) for way in ways(card) for verb in way)


def block_price(card: Card) -> int:
    """Return the corruption by which a hex is blocked, 0 where it cannot be."""
    return next((verb.corruption for verb in design_of(card).effect if isinstance(verb, Block)), 0)
