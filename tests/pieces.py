"""Which pieces of the tables lie on which by intention; whatever else covers a part of a piece is a fault."""

import re
from collections.abc import Iterator
from functools import cache

import pygame
from legibility import is_written
from overlap import MOST_SHARED, Layers, ink, solid, written

from game.view.drawing.picture import Box, Picture, Stroke, meet

PIECES = re.compile(
    # At every table
    r"(hat|head|medallion|card|mini|back|face|button|icon|candle|backs|colour)\..*|turn\.(first|end)"
    # Alarún
    r"|(apprentice|ingredient|moon|stack)\..*|alarun\.token|chip\.count|star"
    # Bubble and Boil
    r"|(hexcard|cube|corruption|crone|heap|hex|pot|step|recipes)\..*|(count\.chip|points\.seal|chip_).*"
    r"|ladder\.(marker\..*|imp)"
    # Cauldron 15
    r"|(suit|pennant|seal|name|banner|pile|deck|chip)\..*"
    # Cauldron
    r"|(token|disc|medal|die|tag|sign|slip|bell|potion|spell|omen|character_card|pebble|cellar)(\.(?!ring).*)?"
    r"|market\.(offer.*|lock)"
)
"""The loose things of the tables; what is left out are papers, panels, boards, rings and places for pieces."""

CARDS = r"(card|hexcard|mini|back|face|slip|ingredient)\..*"
ON_CARDS = r"(card|cube|hex|points|potion|spell|omen|medal|disc|sign|tag|chip_|suit|hexcard|slip)(\.|_|$).*"

MEANT = (
    # A face in its frame, its hat and its sign of the first seat; whom Alarún is with, and the apprentice who is held.
    (r"head\..*", r"medallion\..*"),
    (r"hat\..*|turn\.first|alarun\.token|apprentice\..*", r"(head|medallion)\..*"),
    (r"turn\.first", r"hat\..*"),
    # The ribbon that says over a table what has just come out, with its hats, and dice that are thrown.
    (r"name\..*", r".*"),
    (r"(hat|token)\..*", r"name\..*"),
    (r"die\.tumble\..*", r".*"),
    # What lies large over a table, and the marks of what is large.
    (r".*\.large", r".*"),
    (ON_CARDS, r".*\.large"),
    # Cards of a hand, a pile or a fan, the marks on a card, and what the next card covers of them.
    (CARDS, CARDS),
    (ON_CARDS, CARDS),
    (CARDS, ON_CARDS),
    (r"potion\..*|medal\..*|tag\..*", r"potion\..*|medal\..*"),
    (r"medal\..*|slip\..*", r"character_card\..*"),
    # What lies in a heap, or is on its way to another place.
    (r"(cube|crone|token)\..*", r"(cube|crone|token|pot)\..*"),
    # Pictures on buttons, the owl at what a hint means.
    (r"(icon|token|disc|hat|head|die)\..*", r"button\..*"),
    (r"icon\.hint", r".*"),
    # Figures on what they count.
    (
        r"chip\.count|count\.chip.*|pot\.stream.*",
        r"(stack|heap|pot|count|ingredient|alarun|ladder|hexcard|card)\..*|alarun\.figure",
    ),
    (r"(corruption|cube)(\..*)?", r"count\.chip.*"),
    # What a hat has to do with in the strip since the last turn, at its corner.
    (r"die\..*|token\.(?!.*\.small).*|suit\..*|ingredient\..*", r"hat\..*"),
    # Tokens and cellars in their places, what hangs from a card, signs on their boards, locks and prices on wares.
    (r"(token|cellar)\..*", r"cellar(\..*)?"),
    (r"seal\..*|name\..*|hat\..*|pennant\..*", CARDS + r"|pile\..*|deck\..*|pennant\..*"),
    (r"(moon|hex|step|points|pot)\..*", r"(banner|step|pot)\..*"),
    (r"market\.lock|medal\..*|disc\..*", r"market\..*|back\..*"),
    (r"star|alarun\.token|ingredient\..*small", r"(ingredient|apprentice)\..*"),
    (r"ladder\..*", r"ladder\..*|count\.chip"),
    (r"recipes\..*", r"recipes\..*"),
)
"""What may lie above, and below it."""

LEAST = 0.04
"""The part of the smaller piece that may be covered: the tip of a hat, a rounded corner."""

HATS, HATTED, MOST_HATTED = re.compile(r"hat\..*\.small"), re.compile(r"(hat|token|seal|die|sign|icon)\..*"), 0.4
"""A small hat covers no more than so much of another on the same number, or of the sign of what befell its owner."""

INSIDE = 0.9
"""The part of a word's letters that lies on what it is written on: some reach below the paint of a ribbon."""

WRITTEN_ACROSS = re.compile(r"hat\..*|step\..*|" + CARDS)
"""What words may reach beyond: the letter of a seat on its hat, and what is written on cards that lie on others."""


@cache
def is_piece(what: str) -> bool:
    """Return whether a frame is a piece."""
    return PIECES.fullmatch(what) is not None


@cache
def is_meant(upper: str, lower: str) -> bool:
    """Return whether a piece lies on another by intention."""
    return any(re.fullmatch(above, upper) and re.fullmatch(below, lower) for above, below in MEANT)


def pieces_on_each_other(picture: Picture) -> Iterator[str]:
    """Yield the pairs of pieces of which one covers a part of the other that is in sight and should be seen."""
    layers = Layers(picture)
    for low, lower in enumerate(picture.strokes):
        if not _is_seen_piece(lower):
            continue
        for high in layers.at(lower.box, low + 1):
            upper = picture.strokes[high]
            if not _is_seen_piece(upper) or is_meant(upper.what, lower.what):
                continue
            shared = meet(lower.box, upper.box)
            seen = left_of(picture, layers, lower, range(low + 1, high), shared)
            least = LEAST * min(solid(lower.paint).count(), solid(upper.paint).count())
            if HATS.fullmatch(upper.what) and HATTED.fullmatch(lower.what):
                least = MOST_HATTED * solid(lower.paint).count()
            if seen.overlap_area(ink(upper, shared), (0, 0)) > max(MOST_SHARED, least):
                yield f"'{lower.what}' under '{upper.what}' at {shared}"


def words_over_edges(picture: Picture) -> Iterator[str]:
    """Yield the words that lie on a piece with a part of their letters, and beside it with the others."""
    layers = Layers(picture)
    for place, stroke in written(picture):
        letters = ink(stroke, stroke.box)
        for low in layers.at(stroke.box, 0, place):
            lower = picture.strokes[low]
            if not _is_seen_piece(lower) or WRITTEN_ACROSS.fullmatch(lower.what):
                continue
            shared = meet(lower.box, stroke.box)
            seen = left_of(picture, layers, lower, range(low + 1, place), shared)
            if MOST_SHARED < seen.overlap_area(ink(stroke, shared), (0, 0)) < INSIDE * letters.count():
                yield f"'{stroke.what}' over the edge of '{lower.what}' at {shared}"


def left_of(picture: Picture, layers: Layers, stroke: Stroke, later: range, box: Box) -> pygame.Mask:
    """Return which px of a piece in a rectangle are still in sight after some later strokes."""
    seen = ink(stroke, box)
    for place in layers.at(box, later.start, later.stop):
        between = picture.strokes[place]
        if not is_written(between):
            seen.erase(ink(between, box), (0, 0))
    return seen


def _is_seen_piece(stroke: Stroke) -> bool:
    """Return whether a stroke paints a piece."""
    return isinstance(stroke.paint, pygame.Surface) and stroke.ink is None and is_piece(stroke.what)
