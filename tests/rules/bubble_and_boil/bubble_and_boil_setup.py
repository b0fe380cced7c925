"""Small language for tests of Cauldron: Bubble and Boil: cubes as `G2 R1`, gardens as words, tables from what matters.

A garden is `green: un_holiday=G1 locust_lullaby=`: its colour, then each card with its cubes. Tests of the rules play
with TEST_CARDS, whose hexes stay as they are when the real ones (CARDS) are balanced.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.core.chance import Lcg
from game.core.event import Event
from game.core.outcome import Outcome
from game.core.referee import Plain
from game.rules.bubble_and_boil.cards.card_files import Cards
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import COLOURS, Heap, heap_of
from game.rules.bubble_and_boil.options import Numbers, Options
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition
from game.store.content import convert, load_folder, read_yaml
from game.store.places import CONFIG

Referee = Callable[..., BubbleAndBoil]

_FILE = CONFIG / "games" / "bubble_and_boil.yaml"
NUMBERS = convert(read_yaml(_FILE)["numbers"], Numbers, str(_FILE))
CARDS = load_folder(CONFIG / "cards" / "bubble_and_boil", Cards)
TEST_CARDS = load_folder(Path(__file__).parent / "cards", Cards)


def referee_of(numbers: dict[str, Any] | None = None, cards: Cards = TEST_CARDS, **options: Any) -> BubbleAndBoil:
    """Return a referee with other numbers or options."""
    return BubbleAndBoil(msgspec.structs.replace(NUMBERS, **(numbers or {})), cards, Options(**options))


def cubes(text: str) -> dict[str, int]:
    """Return the cubes of `G2 R1` by colour."""
    found = dict.fromkeys(COLOURS, 0)
    for letter, count in re.findall(r"([GORY])(\d+)", text):
        found[next(colour for colour in COLOURS if colour[0].upper() == letter)] += int(count)
    return found


def heap(text: str) -> Heap:
    """Return the heap of `G2 R1`."""
    return heap_of(list(cubes(text).values()))


def garden(text: str) -> Plain:
    """Return the plain garden of `green: un_holiday=G1 locust_lullaby=`."""
    colour, _, plots = text.partition(": ")
    pairs = [plot.partition("=") for plot in plots.split()]
    return {"colour": colour, "plots": [{"card": card, **cubes(heap)} for card, _, heap in pairs]}


def table(*hands: str, seats: int | None = None, **given: Any) -> Plain:
    """Return a plain position: hands as words, and what else matters; all other cards are in the deck in file order.

    `gardens` and `books` have one list of texts or one text a seat, `pots` one text a seat; missing ones are empty.
    """
    seats = seats or max(2, len(hands))

    def each(name: str, empty: Any) -> list[Any]:
        values = list(given.pop(name, ()))
        return values + [empty] * (seats - len(values))

    held = [hand.split() for hand in (*hands, *[""] * (seats - len(hands)))]
    gardens = [[garden(text) for text in texts] for texts in each("gardens", ())]
    pots = [cubes(text) for text in each("pots", "")]
    books = [book.split() for book in each("books", "")]
    discards = given.pop("discards", "").split()
    used = [*discards, *(card for cards in (*held, *books) for card in cards)]
    used += [plot["card"] for beds in gardens for bed in beds for plot in bed["plots"]]
    deck = [card for card in CARDS.deck for _ in range(NUMBERS.copies)]
    for card in used:
        deck.remove(card)
    if (size := given.pop("deck", None)) is not None:
        discards += deck[size:]
        deck = deck[:size]
    pool = dict.fromkeys(COLOURS, NUMBERS.cubes[seats])
    for heaps in (*pots, *(plot for beds in gardens for bed in beds for plot in bed["plots"])):
        for colour in COLOURS:
            pool[colour] -= heaps[colour]
    order = list(CARDS.deck)
    annals = [{"seat": seat, "from": None, "card": card} for seat, book in enumerate(books) for card in book]
    return {
        "seats": seats,
        "first": 0,
        "active": 0,
        "round": 1,
        "step": "hex",
        "hexes": 0,
        "closed": False,
        "trigger": None,
        "stack": [],
        "hands": [sorted(hand, key=order.index) for hand in held],
        "shown": [[] for _ in range(seats)],
        "gardens": gardens,
        "pots": pots,
        "corruption": each("corruption", 0),
        "crones": each("crones", 0),
        "diablerie": each("diablerie", 0),
        "points": each("points", 0),
        "books": [sorted(book, key=order.index) for book in books],
        "annals": annals,
        "tallies": [],
        "victories": [],
        "offers": [],
        "brewed": [None] * seats,
        "pool": pool,
        "discards": discards,
        "deck": deck,
        "chance": 7,
        **given,
    }


def play(controller: BubbleAndBoil, position: BubbleAndBoilPosition, *moves: str) -> list[Event]:
    """Apply the moves of these texts; return what happened."""
    events: list[Event] = []
    for text in moves:
        controller.apply(position, controller.parse(text), events.append)
    return events


def after(controller: BubbleAndBoil, before: Plain, *moves: str) -> tuple[BubbleAndBoilPosition, list[Event]]:
    """Return the position after some moves, and what happened."""
    position = controller.from_plain(before)
    return position, play(controller, position, *moves)


def texts(controller: BubbleAndBoil, position: BubbleAndBoilPosition) -> list[str]:
    """Return the legal moves as texts."""
    return [move.text for move in controller.legal_moves(position)]


def hand(controller: BubbleAndBoil, position: BubbleAndBoilPosition, seat: int) -> list[str]:
    """Return the names of the cards in a hand."""
    return list(controller.codex.called(position.hands[seat]))


def those(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Sequence[Event], kind: type[Event]) -> Any:
    """Return the one event of a kind."""
    (event,) = those(events, kind)
    return event


def random_match(
    controller: BubbleAndBoil, seats: int, seed: int
) -> tuple[list[Event], list[BubbleAndBoilPosition], Outcome]:
    """Return what happened in a random match, the positions in which somebody had to decide, and how it ended."""
    events: list[Event] = []
    chance = Lcg.seeded(seed)
    position = controller.start(seats, seed, events.append)
    positions = []
    while (outcome := controller.outcome(position)) is None:
        positions.append(position.copy())
        legal = controller.legal_moves(position)
        controller.apply(position, legal[chance.below(len(legal))], events.append)
    return events, positions, outcome
