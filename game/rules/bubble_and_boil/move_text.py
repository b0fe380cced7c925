"""Move texts: reading a move back from its text form."""

from game.core.errors import BadMove
from game.core.move import Move
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import parse_colour
from game.rules.bubble_and_boil.gardens import GARDENS_A_SEAT, PLOTS, cube_code, garden_code, plot_code
from game.rules.bubble_and_boil.moves import (
    DRAW,
    HARVEST,
    PASS,
    RAZE,
    Brew,
    Choose,
    Counter,
    Decide,
    Discard,
    Grow,
    Hex,
    Keep,
    PickCard,
    PickColour,
    PickCube,
    PickGarden,
    PickPlot,
    Plant,
    Record,
)

_MOST_SEATS = 4
_MOST_WAYS = 9


def parse(text: str, codex: MatchCards) -> Move:
    """Return the move of its text form; raise BadMove."""
    try:
        move = _parse(text.split(" "), codex)
    except ValueError as error:
        raise BadMove(f"'{text}': {error}") from error
    if move is None:
        raise BadMove(f"'{text}' is no move of Cauldron: Bubble and Boil")
    return move


def _parse(words: list[str], codex: MatchCards) -> Move | None:
    """Return the move of some words, or None; raise ValueError."""
    match words:
        case ["hex", card]:
            return Hex(_card(card, codex))
        case ["hex", card, seat]:
            return Hex(_card(card, codex), _number(seat, _MOST_SEATS))
        case ["plant", colour, first, second]:
            first, second = _in_order([first, second], codex)
            return Plant(parse_colour(colour), first, second)
        case ["raze", garden]:
            return RAZE[_number(garden, GARDENS_A_SEAT)]
        case ["brew", *cards]:
            return Brew(_in_order(cards, codex))
        case ["keep", card]:
            return Keep(codex.victory_names[codex.victory(card)])
        case [("grow" | "record" | "discard" | "counter" | "card") as verb, card]:
            return _ON_A_CARD[verb](_card(card, codex))
        case [word]:
            return _PLAIN.get(word)
    return _parse_answer(words)


def _parse_answer(words: list[str]) -> Move | None:
    """Return the answer of some words, or None; raise ValueError."""
    match words:
        case ["garden", seat, garden]:
            return PickGarden(garden_code(_number(seat, _MOST_SEATS), _number(garden, GARDENS_A_SEAT)))
        case ["plot", seat, garden, plot]:
            place = _number(seat, _MOST_SEATS), _number(garden, GARDENS_A_SEAT), _number(plot, PLOTS)
            return PickPlot(plot_code(*place))
        case ["cube", seat, garden, plot, colour]:
            place = _number(seat, _MOST_SEATS), _number(garden, GARDENS_A_SEAT), _number(plot, PLOTS)
            return PickCube(cube_code(*place, parse_colour(colour)))
        case ["colour", colour]:
            return PickColour(parse_colour(colour))
        case ["choose", way]:
            return Choose(_number(way, _MOST_WAYS + 1, lowest=1) - 1)
    return None


_PLAIN: dict[str, Move] = {
    "harvest": HARVEST,
    "draw": DRAW,
    "pass": PASS,
    "block": Decide(1),
    "suffer": Decide(0),
    "brew": Brew(()),
}
_ON_A_CARD: dict[str, type[Grow] | type[Record] | type[Discard] | type[Counter] | type[PickCard]] = {
    "grow": Grow,
    "record": Record,
    "discard": Discard,
    "counter": Counter,
    "card": PickCard,
}


def _card(name: str, codex: MatchCards) -> Card:
    """Return the card of its name; raise ValueError."""
    return codex.names[codex.card(name)]


def _in_order(names: list[str], codex: MatchCards) -> tuple[Card, ...]:
    """Return cards that stand in the order of the deck's file; raise ValueError."""
    cards = [codex.card(name) for name in names]
    if cards != sorted(cards):
        raise ValueError("the cards stand in another order")
    return codex.called(cards)


def _number(word: str, bound: int, lowest: int = 0) -> int:
    """Return a number below a bound; raise ValueError."""
    if not word.isdecimal() or not lowest <= int(word) < bound or str(int(word)) != word:
        raise ValueError(f"{word!r} is no number from {lowest} to {bound - 1}")
    return int(word)
