"""Ingredient cards: seven kinds in seven colours, two cards of each, and the one Centum auri (004 Components).

A card is an identity from 0 to 48 (kind * 7 + colour) or CENTUM; both copies of an identity are the same to everybody.
"""

from typing import Annotated, Any, TypeAlias

from game.core.named import Named
from game.core.reason import Reason, reason

Card: TypeAlias = Annotated[int, Named(lambda card: CARD_NAMES[card])]
Kind: TypeAlias = Annotated[int, Named(lambda kind: KINDS[kind])]
Colour: TypeAlias = Annotated[int, Named(lambda colour: COLOURS[colour])]

# Ruling D.3: the printed example names five of the colours.
KINDS = ("fungi", "moonberries", "calendula", "phoenix", "egg", "mandrake", "myrrh")
COLOURS = ("yellow", "white", "pink", "blue", "red", "green", "purple")
IDENTITIES = len(KINDS) * len(COLOURS)
COPIES = 2
CENTUM: Card = IDENTITIES
# Ruling D.2: 98 ingredients and the Centum auri.
DECK: tuple[Card, ...] = (*(card for card in range(IDENTITIES) for _ in range(COPIES)), CENTUM)
CARD_NAMES: tuple[str, ...] = (*(f"{colour}_{kind}" for kind in KINDS for colour in COLOURS), "centum_auri")

_CARD_OF_NAME = {name: card for card, name in enumerate(CARD_NAMES)}


def kind_of(card: Card) -> Kind:
    """Return the kind of an ingredient as an index into KINDS; the Centum auri has none."""
    return card // len(COLOURS)


def colour_of(card: Card) -> Colour:
    """Return the colour of an ingredient as an index into COLOURS; the Centum auri has none."""
    return card % len(COLOURS)


def card_name(card: Card) -> str:
    """Return the name of a card in texts that are read back: `red_mandrake`, `centum_auri`."""
    return CARD_NAMES[card]


def parse_card(text: Any) -> Card:
    """Return the card of its name; raise ValueError for anything else."""
    card = _CARD_OF_NAME.get(text) if isinstance(text, str) else None
    if card is None:
        raise ValueError(f"{text!r} is no ingredient")
    return card


def parse_identity(text: Any) -> Card:
    """Return what an apprentice can count as; raise ValueError for anything else (ruling D18)."""
    card = parse_card(text)
    if card == CENTUM:
        raise ValueError("an apprentice cannot count as the Centum auri")
    return card


def parse_colour(text: Any) -> Colour:
    """Return the colour of its name; raise ValueError for anything else."""
    if text not in COLOURS:
        raise ValueError(f"{text!r} is no colour")
    return COLOURS.index(text)


def card_words(card: Card) -> Reason:
    """Return the name of a card for persons."""
    if card == CENTUM:
        return reason("alarun.card.centum_auri")
    return reason("alarun.card", colour=colour_words(colour_of(card)), kind=kind_words(kind_of(card)))


def kind_words(kind: Kind) -> Reason:
    """Return the name of a kind of ingredient for persons."""
    return Reason(f"alarun.kind.{KINDS[kind]}")


def colour_words(colour: Colour) -> Reason:
    """Return the name of a colour for persons."""
    return Reason(f"alarun.colour.{COLOURS[colour]}")
