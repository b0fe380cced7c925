"""The gallery of Alarún: seven ingredients in seven colours, the Centum auri and the colour cards."""

from game.core.reason import reason
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, KINDS, card_words, colour_words, kind_words
from game.tables.alarun.ingredient_faces import frame_of
from game.tables.gallery_cards import Gallery, GalleryCard, GallerySection


def gallery() -> Gallery:
    """Return the gallery."""
    sections = [
        GallerySection(
            kind_words(kind),
            tuple(
                GalleryCard(
                    frame_of(card), card_words(card), reason(f"alarun.gallery.kind.{KINDS[kind]}"), printed=True
                )
                for card in range(kind * len(COLOURS), (kind + 1) * len(COLOURS))
            ),
        )
        for kind in range(len(KINDS))
    ]
    centum = GalleryCard(frame_of(CENTUM), card_words(CENTUM), reason("alarun.gallery.centum"), printed=True)
    colours = tuple(
        GalleryCard(
            f"colour.{name}", reason("alarun.gallery.colour", colour=colour_words(index)),
            reason("alarun.gallery.colour.words", colour=colour_words(index)), printed=True,
        )
        for index, name in enumerate(COLOURS)
    )  # fmt: skip
    sections.append(GallerySection(reason("alarun.gallery.special"), (centum, *colours)))
    return Gallery(("alarun_cards",), tuple(sections), reason("alarun.gallery.origin"), shape=1.0)
