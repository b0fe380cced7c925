"""Attempts: the move that a person means by pointing at a piece, legal or not, so that the rules can say why not."""

from collections.abc import Sequence

from game.core.event import Seat
from game.core.move import Move
from game.core.reason import Reason, reason
from game.rules.bubble_and_boil.cards.card_files import Card, card_words
from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR, Colour
from game.rules.bubble_and_boil.gardens import cube_code, garden_code, plot_code
from game.rules.bubble_and_boil.moves import (
    RAZE,
    Brew,
    Counter,
    Discard,
    Grow,
    Hex,
    PickCard,
    PickColour,
    PickCube,
    PickGarden,
    PickPlot,
    Plant,
    Record,
)
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.tables.bubble_and_boil.cards.card_facts import design_of, order, yields

LATER = ("book", "discards")
"""Where cards go in the steps after planting, which is over then."""

GARDEN = 2
"""So many cards that are marked are a garden."""


def attempted(seen: BubbleAndBoilObservation, part: str, chosen: Sequence[str]) -> Move | None:
    """Return the move that pointing at a piece means after what was chosen, or None where it means none."""
    kind, _, rest = part.partition(":")
    held = [each.partition(":")[2] for each in chosen if each.startswith("hand:")]
    if seen.asked is not None:
        return _answer(seen, kind, rest, chosen)
    match kind:
        case "hand":
            return _with_card(seen, rest, held, chosen)
        case "seat" if held and seen.step == "hex":
            return Hex(held[0], int(rest))
        case "hex" if held:
            return Hex(held[0], _target(seen, held[0]))
        case "book" if rest:
            return Brew(tuple(sorted((*(each.partition(":")[2] for each in chosen), rest), key=order)))
        case "book" if held:
            return Record(held[0])
        case "discards" if held:
            return Discard(held[0])
        case "plant" | "colour" if held:
            colour = COLOURS.index(rest) if rest else _colour(held)
            return Grow(held[0]) if seen.step == "grow" else _plant(seen, colour, held)
        case "bed":
            return RAZE[int(rest)]
        case _ if held and kind.startswith(f"bed {seen.to_move} ") and seen.step in {"plant", "discard"}:
            return Grow(held[0])
    return None


def kept_garden(seen: BubbleAndBoilObservation, part: str, chosen: Sequence[str]) -> Reason | None:
    """Return that two cards are marked for a garden, where a piece would put a card to a later use or is a third card
    for the same garden; else None.
    """
    marked = [each.partition(":")[2] for each in chosen if each.startswith("hand:")]
    if seen.asked is not None or seen.step not in {"plant", "replant"} or len(marked) < GARDEN:
        return None
    if part in LATER:
        return reason("bubble_and_boil.prompt.garden_marked")
    kind, _, card = part.partition("#")[0].partition(":")
    joins = kind == "hand" and any(all(yields(each, colour) for each in (*marked, card)) for colour in EVERY_COLOUR)
    return reason("bubble_and_boil.prompt.garden_third") if joins else None


def asked_later(seen: BubbleAndBoilObservation, part: str, chosen: Sequence[str]) -> Reason | None:
    """Return that a hex asks once it is cast what it takes of one's gardens, if these are pressed for it; else None."""
    cards = [each.partition(":")[2] for each in chosen if each.startswith("hand:")]
    own_bed = part.startswith((f"bed {seen.to_move} ", f"garden:{seen.to_move}.", f"plot:{seen.to_move}."))
    if seen.asked is not None or seen.step != "hex" or not cards or not own_bed:
        return None
    return reason("bubble_and_boil.prompt.hex.later", card=card_words(cards[-1]))


def grown_before(seen: BubbleAndBoilObservation, part: str, chosen: Sequence[str]) -> Reason | None:
    """Return that nothing is added to a garden of an earlier turn, if one is pressed for a card; else None."""
    cards = any(each.startswith("hand:") for each in chosen)
    if seen.asked is not None or seen.step != "grow" or not cards or not part.startswith(f"bed {seen.to_move} "):
        return None
    return Reason("bubble_and_boil.reason.never_added")


def _with_card(seen: BubbleAndBoilObservation, card: Card, held: Sequence[Card], chosen: Sequence[str]) -> Move | None:
    """Return what a card of the hand is meant for in a step."""
    match seen.step:
        case "hex":
            seats = [int(each.partition(":")[2]) for each in chosen if each.startswith("seat:")]
            return Hex(card, seats[0] if seats else _target(seen, card))
        case "plant" | "replant":
            return _beside(seen, card, held)
        case "grow":
            return Grow(card)
        case "discard":
            return Discard(card)
    return None


def _answer(seen: BubbleAndBoilObservation, kind: str, rest: str, chosen: Sequence[str]) -> Move | None:
    """Return the answer that a piece means."""
    places = [int(each) for each in rest.split(".")] if kind in {"garden", "plot"} else []
    plots = [each.partition(":")[2] for each in chosen if each.startswith("plot:")]
    match kind, seen.asked:
        case "hand", "answer":
            return Counter(rest)
        case (("hand" | "card"), _):
            return PickCard(rest)
        case "garden", _:
            return PickGarden(garden_code(*places))
        case "plot", "cube":
            return PickCube(cube_code(places[0], places[1], places[2], 0))
        case "plot", "garden":
            return PickGarden(garden_code(*places[:2]))
        case "plot", _:
            return PickPlot(plot_code(*places))
        case "colour", "cube" if plots:
            seat, place, plot = map(int, plots[0].split("."))
            return PickCube(cube_code(seat, place, plot, COLOURS.index(rest)))
        case "colour", _:
            return PickColour(COLOURS.index(rest))
    return None


def _target(seen: BubbleAndBoilObservation, card: Card) -> Seat | None:
    """Return a seat at which a hex can be aimed, None where it is not aimed at one."""
    return (seen.active + 1) % seen.seats if design_of(card).aim == "one" else None


def _beside(seen: BubbleAndBoilObservation, card: Card, held: Sequence[Card]) -> Move | None:
    """Return the planting of a card with what is marked; of two that are it is tried with the last, if it goes with
    neither.
    """
    pairs = [[other, card] for other in held]
    if len(held) >= GARDEN and any(all(yields(each, _colour(pair)) for each in pair) for pair in pairs):
        return None
    tried = [*held[-1:], card]
    return _plant(seen, _colour(tried), tried)


def _colour(held: Sequence[Card]) -> Colour:
    """Return the colour of which most of some cards give cubes."""
    return max(EVERY_COLOUR, key=lambda colour: sum(yields(card, colour) > 0 for card in held))


def _plant(seen: BubbleAndBoilObservation, colour: Colour, held: Sequence[Card]) -> Move | None:
    """Return the planting of two cards; a single one is tried with each other card of the hand."""
    others = list(seen.hand)
    for card in held[:2]:
        if card in others:
            others.remove(card)
    pair = [*held[:2], *others][:2]
    if len(pair) < 2:
        return None
    first, second = sorted(pair, key=order)
    return Plant(colour, first, second)
