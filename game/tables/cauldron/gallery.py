"""The gallery of Cauldron: potions, spells, omens and characters, each with its text and whose it is."""

from collections.abc import Iterable

from game.core.reason import Reason, reason
from game.tables.cauldron.pieces.card_facts import CARD_SHEETS, CardFacts, card_facts, card_words, joined
from game.tables.cauldron.pieces.small_pieces import disc_frame
from game.tables.gallery_cards import Gallery, GalleryCard, GallerySection

TIERS = ("easy", "basic", "advanced")
WIDE = 40.0
"""The width in layout px of the discs whose frames stand among words."""


def gallery() -> Gallery:
    """Return the gallery; raise BadContent for a wrong card file."""
    book = card_facts()
    cards = book.cards
    sections = [
        *(
            GallerySection(
                Reason(f"cauldron.table.deck.{tier}_potions"),
                _cards(book, (name for name, card in cards.potions.items() if card.tier == tier)),
            )
            for tier in TIERS
        ),
        GallerySection(Reason("cauldron.deck.basic_spells"), _cards(book, cards.basic_spells)),
        GallerySection(Reason("cauldron.deck.advanced_spells"), _cards(book, cards.advanced_spells)),
        GallerySection(Reason("cauldron.deck.omens"), _cards(book, cards.omens)),
        GallerySection(Reason("cauldron.table.characters"), _cards(book, cards.characters)),
    ]
    return Gallery(("cauldron", *CARD_SHEETS), tuple(sections), Reason("cauldron.cards"), shape=1.0)


def _cards(book: CardFacts, names: Iterable[str]) -> tuple[GalleryCard, ...]:
    return tuple(
        GalleryCard(
            book.picture(name),
            card_words(name),
            _words(book, name),
            printed=bool(book.printed(name)),
            label=book.label(name),
        )
        for name in names
    )


def _words(book: CardFacts, name: str) -> Reason:
    """Return what the gallery says of a card: its text, of a potion its recipe and yield; then the line for fun."""
    flavour = Reason(f"card.{name}.flavour")
    if name in book.potion_order:
        return reason("cauldron.table.two_lines", first=_recipe(book, name), second=flavour)
    if name in book.cards.characters:
        told: tuple[Reason, ...] = tuple(
            reason("cauldron.table.ability", name=card_words(ability.id), text=joined(*book.ability_words(ability)))
            for ability in book.abilities(name)
        )
    else:
        told = book.text(name)
    return reason("cauldron.table.two_lines", first=joined(*told), second=flavour)


def _recipe(book: CardFacts, name: str) -> Reason:
    potion = book.potion(name)
    signs = " ".join(f"<{disc_frame(kind, WIDE)}>" for kind in book.slots(name))
    told = reason("cauldron.table.recipe", slots=signs, magik=potion.magik)
    marks = (("quick", potion.quick), ("spell", potion.spell))
    return joined(told, *(Reason(f"cauldron.mark.{mark}.about") for mark, has in marks if has))
