"""Card marks: what glows for whoever is asked: the thirds of cards that the step uses, places for them, choices."""

from collections.abc import Iterable
from typing import NamedTuple

from game.core.move import Move
from game.rules.bubble_and_boil.cards.card_files import Card
from game.tables.asking import Asking
from game.view.drawing.area import Area

HAND_KINDS = ("hand:", "card:")
BAND_OF_VERB = {"hex": "hex", "plant": "garden", "grow": "garden", "record": "recipe"}
BANDS = {"garden": (0.0, 0.205), "hex": (0.205, 0.715), "recipe": (0.715, 1.0)}
"""Where the thirds of a card begin and end, as parts of its height."""

CARDS_OF_A_PLANTING = 2
BAND_ORDER = ("hex", "garden", "recipe")
ALWAYS = ("garden:", "plot:", "colour:", "bed:")
"""Pieces that glow as soon as they are asked for; places to put a card wait until one is chosen."""


class Marks(NamedTuple):
    """What glows: `open` parts may be chosen next, `places` of them wear a ring, `chosen` are taken.

    `chosen_cards` are those of a move that waits, too. `proposed` are the recipes of the best brew (ruling B41).
    `bands` says which thirds of a card glow; the cards are those of the hand, `castable` the ones whose hex may be
    cast, None while nobody is asked.
    """

    open: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    chosen: tuple[str, ...] = ()
    chosen_cards: tuple[Card, ...] = ()
    bands: dict[Card, str] = {}  # noqa: RUF012
    castable: frozenset[Card] | None = None
    wanted_cards: frozenset[Card] = frozenset()
    proposed: tuple[str, ...] = ()
    hinted: tuple[str, ...] = ()
    hinted_cards: frozenset[Card] = frozenset()

    @property
    def brewed(self) -> tuple[Card, ...]:
        """The recipes of the brew that stands at the end: those that are chosen, or the best while none is."""
        return tuple(part.partition(":")[2] for part in self.chosen or self.proposed)


def marks_of(asking: Asking | None) -> Marks:
    """Return what glows for what is asked."""
    if asking is None:
        return Marks()
    narrowing = asking.narrowing
    left = narrowing.open
    cards = _cards(narrowing.chosen)
    bands: dict[Card, str] = {}
    for band in BAND_ORDER:
        if bands:
            break
        for move in narrowing.left:
            if BAND_OF_VERB.get(move.verb) == band:
                bands.update(dict.fromkeys(_cards(part for part in move.parts if part in left), band))
    places = frozenset(part for part in left if part.startswith(ALWAYS) or (cards and ":" not in part))
    if seeks_another(asking) or any(part.startswith("plot:") for part in left):
        places = frozenset(part for part in places if not part.startswith("colour:"))
    if cards:
        places |= {part for part in left if part.startswith("seat:")}
    hinted = () if asking.hinted is None else _marked(asking.hinted, narrowing.all)
    wanted = frozenset(_cards(left)) if not bands else frozenset()
    first = narrowing.all[0]
    proposed = first.parts if first.verb == "brew" else ()
    known = frozenset(_cards(hinted))
    castable = frozenset(_cards(part for move in narrowing.all if move.verb == "hex" for part in move.parts))
    if narrowing.chosen and narrowing.move is not None:
        # A place alone may leave one card only, which is seen to be meant then.
        cards = _cards(narrowing.move.parts)
    return Marks(left, places, narrowing.chosen, cards, bands, castable, wanted, proposed, hinted, known)


def _marked(hinted: Move, moves: Iterable[Move]) -> tuple[str, ...]:
    """Return the pieces that a hint marks: no heap of a cube's colour where the card it lies on has no other."""
    plot = next((part for part in hinted.parts if part.startswith("plot:")), None)
    if plot is None or sum(plot in move.parts for move in moves) > 1:
        return hinted.parts
    return tuple(part for part in hinted.parts if not part.startswith("colour:"))


def seeks_another(asking: Asking) -> bool:
    """Return whether a planting wants one more card of the hand."""
    narrowing = asking.narrowing
    return len(_cards(narrowing.chosen)) < CARDS_OF_A_PLANTING and any(move.verb == "plant" for move in narrowing.left)


def band_area(area: Area, band: str) -> Area:
    """Return where a third of a card lies."""
    top, bottom = BANDS[band]
    return Area(area.x, area.y + area.height * top, area.width, area.height * (bottom - top))


def _cards(parts: Iterable[str]) -> tuple[Card, ...]:
    """Return the cards of the hand among some parts."""
    return tuple(part.partition(":")[2] for part in parts if part.startswith(HAND_KINDS))
