"""The gallery of Alarún: seven ingredients in seven colours, the Centum auri and the colour cards."""

from game.core.reason import Reason, reason
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, KINDS, card_words, colour_words, kind_words
from game.tables.alarun.ingredient_faces import frame_of
from game.tables.gallery_cards import Gallery, GalleryCard, GallerySection

# The colours whose names are lost and therefore ours.
OURS = frozenset({"green", "purple"})


def gallery() -> Gallery:
    """Return the gallery."""
    sections = [
        GallerySection(
            kind_words(kind),
            tuple(
                GalleryCard(
                    frame_of(card),
                    card_words(card),
                    reason(f"alarun.gallery.kind.{KINDS[kind]}"),
                    printed=True,
                    label=_label("kind", card - kind * len(COLOURS)),
                )
                for card in range(kind * len(COLOURS), (kind + 1) * len(COLOURS))
            ),
        )
        for kind in range(len(KINDS))
    ]
    centum = GalleryCard(
        frame_of(CENTUM), card_words(CENTUM), reason("alarun.gallery.centum"), printed=True,
        label=reason("alarun.gallery.printed.centum"),
    )  # fmt: skip
    colours = tuple(
        GalleryCard(
            f"colour.{name}", reason("alarun.gallery.colour", colour=colour_words(index)),
            reason("alarun.gallery.colour.words", colour=colour_words(index)), printed=True,
            label=_label("colour", index),
        )
        for index, name in enumerate(COLOURS)
    )  # fmt: skip
    sections.append(GallerySection(reason("alarun.gallery.special"), (centum, *colours)))
    return Gallery(("alarun_cards",), tuple(sections), reason("alarun.gallery.origin"), shape=1.0)


def _label(card: str, colour: int) -> Reason:
    """Return what is printed of a card in a colour: not the colours whose names are lost."""
    return reason(f"alarun.gallery.printed.{card}{'.ours' if COLOURS[colour] in OURS else ''}")
