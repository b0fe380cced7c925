"""The gallery of Bubble and Boil: the deck by whom its hexes hit, and the Alternative Victory cards."""

from collections.abc import Iterable
from functools import partial

from game.core.pack import pack_of
from game.core.reason import Reason, reason
from game.play.pack_registry import pack_pictures, packs_seen
from game.rules.bubble_and_boil.cards.card_files import Aim, Card, card_words
from game.tables.bubble_and_boil.cards.card_faces import CARD_HEIGHT, CARD_WIDTH, draw_card
from game.tables.bubble_and_boil.cards.card_facts import card_sentences, cards, is_printed, label_of, picture_of
from game.tables.gallery_cards import Gallery, GalleryCard, GallerySection, Say
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

AIMS: tuple[Aim, ...] = ("one", "all", "self", "counter")


def gallery(packs: Iterable[str] = ()) -> Gallery:
    """Return the gallery, with the cards of a match's packs; raise BadContent for a wrong card file."""
    decks = cards()
    sections = [
        GallerySection(
            reason(f"bubble_and_boil.gallery.{aim}"),
            _cards(card for card, design in decks.deck.items() if design.aim == aim),
        )
        for aim in AIMS
    ]
    sections.append(GallerySection(reason("bubble_and_boil.gallery.victory"), _cards(decks.victory)))
    shown = [pack.id for pack in packs_seen("bubble_and_boil", packs)]
    pictures = pack_pictures(shown)
    for pack in shown:
        both = cards((pack,))
        own = (card for card in (*both.deck, *both.victory) if pack_of(card) == pack)
        sections.append(GallerySection.of_pack(pack, _cards(own)))
    return Gallery(
        ("bubble_and_boil", "bubble_and_boil_cards", "card_blanks", *pictures),
        tuple(sections),
        reason("bubble_and_boil.gallery.origin"),
        shape=CARD_HEIGHT / CARD_WIDTH,
    )


def _cards(names: Iterable[Card]) -> tuple[GalleryCard, ...]:
    return tuple(
        GalleryCard(
            picture_of(card),
            card_words(card),
            _words(card),
            printed=is_printed(card),
            draw=partial(_draw, card),
            label=label_of(card),
        )
        for card in names
    )


def _words(card: Card) -> Reason:
    """Return what a card says, sentence after sentence, and on a line of its own the line for fun."""
    told, *more = card_sentences(card)
    for sentence in more:
        told = reason("bubble_and_boil.card.words", first=told, rest=sentence)
    return reason("bubble_and_boil.card.lines", first=told, rest=reason(f"card.{card}.flavour"))


def _draw(card: Card, canvas: Canvas, say: Say, area: Area) -> None:
    draw_card(canvas, say, card, area)
