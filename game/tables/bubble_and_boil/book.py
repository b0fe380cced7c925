"""Book: what is printed on the cards of Bubble and Boil, for pictures and words."""

from functools import cache

from game.core.reason import Reason
from game.rules.bubble_and_boil.card_text import cost_text, effect_text, victory_text
from game.rules.bubble_and_boil.cards import Card, Cards, Design, VictoryCard
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


def picture_of(card: Card) -> str:
    """Return the frame of the picture of a card of either deck."""
    return (victory_of(card) if is_victory(card) else design_of(card)).picture


def card_sentences(card: Card) -> list[Reason]:
    """Return what a card says: what its hex costs and does, or what it changes in the scoring."""
    if is_victory(card):
        return victory_text(victory_of(card))
    design = design_of(card)
    return [*cost_text(design), *effect_text(design)]
