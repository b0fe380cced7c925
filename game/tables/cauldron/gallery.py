"""The gallery of Cauldron: potions, spells, omens, characters and stones, each with its text and whose it is."""

from collections.abc import Iterable
from functools import partial

from game.core.pack import pack_of
from game.core.reason import Reason, reason
from game.play.pack_registry import pack_pictures, packs_seen
from game.tables.cauldron.pieces.card_facts import CARD_SHEETS, CardFacts, TrackStone, card_facts, card_words, joined
from game.tables.cauldron.pieces.small_pieces import disc_frame
from game.tables.cauldron.pieces.track import seal
from game.tables.gallery_cards import Gallery, GalleryCard, GallerySection, Say
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas

TIERS = ("easy", "basic", "advanced")
WIDE = 40.0
"""The width in layout px of the discs whose frames stand among words."""

NAMED = 200.0
"""From this width on a stone bears its name."""


def gallery(packs: Iterable[str] = ()) -> Gallery:
    """Return the gallery, with the cards of a match's packs; raise BadContent for a wrong card file."""
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
        GallerySection(Reason("cauldron.table.stones"), tuple(_stone(book, stone) for stone in book.track)),
    ]
    shown = [pack.id for pack in packs_seen("cauldron", packs)]
    sections += map(_pack_section, shown)
    pictures = pack_pictures(shown)
    return Gallery(
        ("cauldron", *CARD_SHEETS, *pictures), tuple(sections), Reason("cauldron.cards"), shape=1.16, bare=True
    )


def _pack_section(pack: str) -> GallerySection:
    """Return the cards of a pack."""
    book = card_facts((pack,))
    decks = (book.potion_order, book.spell_order, book.cards.omens, book.cards.characters)
    names = (name for deck in decks for name in deck if pack_of(name) == pack)
    return GallerySection.of_pack(pack, _cards(book, names))


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


def _stone(book: CardFacts, stone: TrackStone) -> GalleryCard:
    return GalleryCard(
        seal(stone),
        card_words(stone.id),
        reason("cauldron.table.stone", number=stone.at, text=joined(*book.text(stone.id)), toll=_toll(book, stone)),
        printed=bool(book.printed(stone.id)),
        draw=partial(_draw_stone, stone),
        label=book.label(stone.id),
    )


def _toll(book: CardFacts, stone: TrackStone) -> Reason:
    """Return what a stone costs in the Quick Game, where those up to the start are used up."""
    if stone.at <= book.numbers.quick_magik:
        return Reason("cauldron.table.quick_used_up")
    return reason("cauldron.table.toll", magik=book.numbers.quick_toll)


def _draw_stone(stone: TrackStone, canvas: Canvas, say: Say, area: Area) -> None:
    """Draw a paper with the seal of an effect and the number where it stands, and its name where there is room."""
    panels.paper(canvas, area)
    if area.width < NAMED:
        canvas.centred(seal(stone), area.middle_x, area.y + 0.3 * area.height, width=0.36 * area.width)
        canvas.number(stone.at, area.middle_x, area.y + 0.68 * area.height, 0.32 * area.width, align="center")
        return
    canvas.centred(seal(stone), area.middle_x, area.y + 0.26 * area.height, width=64)
    canvas.number(stone.at, area.middle_x, area.y + 0.56 * area.height, 76, align="center")
    canvas.text(
        say(card_words(stone.id)), area.middle_x, area.y + 0.82 * area.height, size=36, role="display",
        align="center", vertical="middle", width=0.84 * area.width, fit=True,
    )  # fmt: skip


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
