"""The gallery of Cauldron 15: forty materials by suit, and the trump cards."""

from typing import Literal

import msgspec

from game.core.reason import reason
from game.rules.cauldron15.cards import SUITS
from game.store.content import load
from game.store.places import CONFIG
from game.tables.gallery_cards import Gallery, GalleryCard, GallerySection


class Material(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A material of config/cards/cauldron15/materials.yaml."""

    id: str
    suit: str
    number: int
    picture: str
    source: Literal["rulebook", "house"]


class Materials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the materials."""

    cards: tuple[Material, ...]


def gallery() -> Gallery:
    """Return the gallery; raise BadContent for a wrong card file."""
    materials = load(CONFIG / "cards" / "cauldron15" / "materials.yaml", Materials).cards
    sections = [
        GallerySection(
            reason("cauldron15.gallery.suit", suit=reason(f"cauldron15.suit.{suit}")),
            tuple(_card(material) for material in materials if material.suit == suit),
        )
        for suit in SUITS
    ]
    trumps = tuple(
        GalleryCard(
            f"trump.{suit}",
            reason("cauldron15.gallery.trump", suit=reason(f"cauldron15.suit.{suit}")),
            reason("cauldron15.gallery.trump.words", suit=reason(f"cauldron15.suit.{suit}")),
            printed=True,
            label=reason("cauldron15.gallery.printed.trump"),
        )
        for suit in SUITS
    )
    sections.append(GallerySection(reason("cauldron15.gallery.trumps"), trumps))
    return Gallery(("cauldron15_cards",), tuple(sections), reason("cauldron15.gallery.origin"), columns=8)


def _card(material: Material) -> GalleryCard:
    name, words = reason(f"card.{material.id}.name"), reason(f"card.{material.id}.flavour")
    label = reason("cauldron15.gallery.printed")
    return GalleryCard(material.picture, name, words, printed=material.source == "rulebook", label=label)
