"""The card facts: what is printed on the cards of Bubble and Boil, and what it means for hands, gardens and hexes."""

from functools import lru_cache

from game.core.pack import pack_of
from game.core.reason import Reason, reason
from game.play.catalogue import game
from game.rules.bubble_and_boil.cards.card_files import Card, Cards, Design, VictoryCard
from game.rules.bubble_and_boil.cards.card_text import cost_text, effect_text, victory_text
from game.rules.bubble_and_boil.cards.verbs import Block, Choose, Discard, Verb
from game.rules.bubble_and_boil.cubes import COLOURS, Colour


@lru_cache(maxsize=16)
def cards(packs: tuple[str, ...] = ()) -> Cards:
    """Return the cards of the box and of packs; raise BadContent for a wrong card file."""
    found: Cards = game("bubble_and_boil").load(packs=packs).cards
    return found


def copies() -> int:
    """Return how many there are of each card of the deck."""
    count: int = game("bubble_and_boil").load().numbers.copies
    return count


def _cards_with(card: Card) -> Cards:
    """Return cards with a card among them, whichever pack it is of."""
    pack = pack_of(card)
    return cards((pack,)) if pack else cards()


def design_of(card: Card) -> Design:
    """Return a card of the deck."""
    return _cards_with(card).deck[card]


def victory_of(card: Card) -> VictoryCard:
    """Return an Alternative Victory card."""
    return _cards_with(card).victory[card]


def is_victory(card: Card) -> bool:
    """Return whether a card is one of the Alternative Victory deck."""
    return card in _cards_with(card).victory


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


def recipe_words(card: Card) -> Reason:
    """Return what the potion of a card needs and what it is worth, in words."""
    potion = design_of(card).potion
    needs = [
        reason(f"bubble_and_boil.needs.{COLOURS[colour]}", count=count)
        for colour, count in enumerate(potion.needs)
        if count
    ]
    if potion.wild:
        needs.append(reason("bubble_and_boil.needs.wild", count=potion.wild))
    told = needs[-1]
    for need in reversed(needs[:-1]):
        told = reason("bubble_and_boil.needs.more", first=need, rest=told)
    return reason("bubble_and_boil.needs", needs=told, points=potion.points)


def card_sentences(card: Card) -> list[Reason]:
    """Return what a card says: what its hex costs and does, or what it changes in the scoring."""
    if is_victory(card):
        return victory_text(victory_of(card))
    design = design_of(card)
    return [*cost_sentences(design), *effect_sentences(design)]


def cost_sentences(design: Design) -> list[Reason]:
    """Return what a hex costs, the first sentence of which says that it is the cost."""
    first, *more = cost_text(design)
    return [reason("bubble_and_boil.card.cost", cost=first), *more]


def effect_sentences(design: Design) -> list[Reason]:
    """Return what a hex does, behind the arrow that parts it from the cost, as it does among the signs."""
    first, *more = effect_text(design)
    return [reason("bubble_and_boil.card.effect", effect=first), *more]


@lru_cache(maxsize=16)
def _order(pack: str) -> dict[Card, int]:
    return {card: at for at, card in enumerate(cards((pack,) if pack else ()).deck)}


def order(card: Card) -> tuple[str, int]:
    """Return the pack of a card and its place in the deck's file, by which hands are sorted."""
    pack = pack_of(card)
    return pack, _order(pack)[card]


def card_at(number: int, packs: tuple[str, ...]) -> Card:
    """Return the card of a place in the deck's file, with packs in the match."""
    return tuple(cards(packs).deck)[number]


def yields(card: Card, colour: Colour) -> int:
    """Return how many cubes a card gives a garden of a colour (ruling B21); 0 means that it does not fit."""
    return design_of(card).yields(COLOURS[colour])


def ways(card: Card) -> tuple[tuple[Verb, ...], ...]:
    """Return the ways that a hex leaves to the seats that it hits."""
    return next((verb.ways for verb in design_of(card).effect if isinstance(verb, Choose)), ())


def way_words(card: Card) -> tuple[Reason, ...]:
    """Return what each of these ways is, in the words that follow "choose"."""
    told = next((dict(each.args) for each in effect_text(design_of(card)) if "first" in dict(each.args)), {})
    return tuple(way for way in (told.get("first"), told.get("second")) if isinstance(way, Reason))


def costs_cards(card: Card) -> bool:
    """Return whether a way that a hex leaves to the seats that it hits takes cards of their hands."""
    return any(isinstance(verb, Discard) for way in ways(card) for verb in way)


def block_price(card: Card) -> int:
    """Return the corruption by which a hex is blocked, 0 where it cannot be."""
    return next((verb.corruption for verb in design_of(card).effect if isinstance(verb, Block)), 0)
