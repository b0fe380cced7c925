"""Position text: a moment as readable data, and reading it back with every impossible one refused by name."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from game.core.chance import Lcg
from game.core.position_reader import Reader
from game.core.referee import Plain
from game.rules.bubble_and_boil import ending, stack_text, turns
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cubes import COLOURS, Heap, counts_of, heap_of, holds, parse_colour
from game.rules.bubble_and_boil.ending import Ending, trigger_of
from game.rules.bubble_and_boil.final_brewing import is_brew
from game.rules.bubble_and_boil.gardens import Garden
from game.rules.bubble_and_boil.position import (
    BREW,
    DRAFT,
    GROW,
    NOBODY,
    OVER,
    REPLANT,
    STEPS,
    BubbleAndBoilPosition,
)

T = TypeVar("T")

_HIGHEST_STATE = (1 << 64) - 1
_MOST = 127
_MOST_POINTS = 9999


def write(codex: MatchCards, position: BubbleAndBoilPosition) -> Plain:
    """Return a position as plain data; `Reading` reads it back. The last card of the deck is the next to be drawn."""

    def names(cards: Sequence[int]) -> list[str]:
        return list(codex.called(cards))

    victory_names = codex.victory_names
    return {
        "seats": position.seats,
        "first": position.first,
        "active": position.active,
        "round": position.round,
        "step": position.step,
        "hexes": position.hexes,
        "closed": position.closed,
        "trigger": position.trigger,
        "stack": stack_text.write(position.stack),
        "hands": [names(hand) for hand in position.hands],
        "shown": [names(cards) for cards in position.shown],
        "gardens": [[_plain_garden(codex, garden) for garden in gardens] for gardens in position.gardens],
        "pots": [_plain_heap(pot) for pot in position.pots],
        "corruption": list(position.corruption),
        "crones": list(position.crones),
        "diablerie": list(position.diablerie),
        "points": list(position.points),
        "books": [names(book) for book in position.books],
        "annals": [
            {"seat": seat, "from": None if origin == NOBODY else origin, "card": codex.names[card]}
            for seat, origin, card in position.annals
        ],
        "tallies": [[_plain_heap(heap) for heap in tally] for tally in position.tallies],
        "victories": [victory_names[victory] for victory in position.victories],
        "offers": [[victory_names[victory] for victory in offer] for offer in position.offers],
        "brewed": [None if brewed is None else names(brewed) for brewed in position.brewed],
        "pool": _plain_heap(position.pool),
        "discards": names(position.discards),
        "deck": names(position.deck),
        "chance": position.chance.state,
    }


def _plain_heap(heap: Heap) -> dict[str, int]:
    """Return a heap by colour."""
    return dict(zip(COLOURS, counts_of(heap), strict=True))


def _plain_garden(codex: MatchCards, garden: Garden) -> Plain:
    """Return a garden with the cubes of each card."""
    plots = zip(garden.cards, garden.cubes, strict=True)
    return {
        "colour": COLOURS[garden.colour],
        "plots": [{"card": codex.names[card], **_plain_heap(heap)} for card, heap in plots],
    }


class Reading:
    """One plain position being read: first its keys, then whether they can be true together."""

    def __init__(self, codex: MatchCards, plain: Plain) -> None:
        self._reader = Reader(plain)
        self._codex = codex

    def position(self) -> BubbleAndBoilPosition:
        """Return the position; raise BadPosition naming the key that is wrong."""
        reader, codex, numbers = self._reader, self._codex, self._codex.numbers
        position = BubbleAndBoilPosition()
        position.seats = seats = reader.integer("seats", min(numbers.cubes), max(numbers.cubes))
        position.first = reader.integer("first", 0, seats - 1)
        position.active = reader.integer("active", 0, seats - 1)
        position.round = reader.integer("round", 1, numbers.rounds)
        position.step = reader.choice("step", STEPS)
        position.hexes = reader.integer("hexes", 0, _MOST)
        position.closed = reader.boolean("closed")
        position.trigger = None if reader.raw("trigger") is None else reader.choice("trigger", Ending)
        position.hands = reader.items("hands", self._cards, seats)
        position.shown = reader.items("shown", self._cards, seats)
        position.gardens = reader.items("gardens", self._gardens, seats)
        position.pots = reader.items("pots", _read_heap, seats)
        position.corruption = reader.items("corruption", _up_to(numbers.corruption), seats)
        position.crones = reader.items("crones", _up_to(numbers.crones), seats)
        position.diablerie = reader.items("diablerie", _up_to(numbers.track), seats)
        position.points = reader.items("points", _up_to(_MOST_POINTS), seats)
        position.books = [bytes(book) for book in reader.items("books", self._cards, seats)]
        position.annals = tuple(reader.items("annals", self._entry(seats)))
        position.tallies = tuple(reader.items("tallies", _read_tally(seats)))
        position.victories = bytes(reader.items("victories", codex.victory))
        position.offers = tuple(reader.items("offers", self._offer))
        position.brewed = tuple(reader.items("brewed", self._brewed, seats))
        position.pool = self._heap("pool")
        position.discards = bytes(reader.items("discards", codex.card))
        position.deck = bytes(reader.items("deck", codex.card))
        position.chance = Lcg(reader.integer("chance", 0, _HIGHEST_STATE))
        raw_stack = reader.raw("stack")
        reader.done()
        self._check_cards(position)
        self._check_pieces(position)
        self._check_books(position)
        self._check_knowledge(position)
        self._check_victories(position)
        self._check_turn(position)
        self._check_end(position)
        position.stack = stack_text.read(codex, position, raw_stack)
        if ending.stops_now(codex, position) and position.step not in {BREW, OVER} and not position.stack:
            raise reader.fail("trigger", "has stopped the match")
        return position

    # Reading.

    def _cards(self, names: Any) -> tuple[int, ...]:
        """Return the cards of a list of names in ascending order; raise ValueError."""
        return tuple(sorted(_read_list(names, self._codex.card)))

    def _offer(self, names: Any) -> bytes:
        """Return the Alternative Victory cards of a list of names in ascending order; raise ValueError."""
        return bytes(sorted(_read_list(names, self._codex.victory)))

    def _brewed(self, names: Any) -> bytes | None:
        """Return what a seat has brewed, or None; raise ValueError."""
        return None if names is None else bytes(self._cards(names))

    def _heap(self, key: str) -> Heap:
        """Return the heap at a key."""
        try:
            return _read_heap(self._reader.raw(key))
        except ValueError as error:
            raise self._reader.fail(key, str(error)) from error

    def _gardens(self, plain: Any) -> tuple[Garden, ...]:
        """Return the gardens of a seat; raise ValueError."""
        gardens = tuple(_read_list(plain, self._garden))
        if len(gardens) > self._codex.numbers.gardens:
            raise ValueError(f"there are more than {self._codex.numbers.gardens} gardens")
        return gardens

    def _garden(self, plain: Any) -> Garden:
        """Return a garden; raise ValueError."""
        fields = _read_mapping(plain, ("colour", "plots"))
        colour = parse_colour(fields["colour"])
        cards, cubes = [], []
        for plot in _read_list(fields["plots"], lambda each: _read_mapping(each, ("card", *COLOURS))):
            card = self._codex.card(plot.pop("card"))
            if not self._codex.yields[colour][card]:
                raise ValueError(f"{self._codex.names[card]} does not go into a {COLOURS[colour]} garden")
            cards.append(card)
            cubes.append(_read_heap(plot))
        if len(cards) < 2:
            raise ValueError("a garden has two cards or more")
        return Garden(colour, tuple(cards), tuple(cubes))

    def _entry(self, seats: int) -> Callable[[Any], tuple[int, int, int]]:
        """Return what reads how a recipe came into a book."""

        def read(plain: Any) -> tuple[int, int, int]:
            fields = _read_mapping(plain, ("seat", "from", "card"))
            seat = _up_to(seats - 1)(fields["seat"])
            origin = NOBODY if fields["from"] is None else _up_to(seats - 1)(fields["from"])
            if seat == origin:
                raise ValueError("nobody steals from the own book")
            return seat, origin, self._codex.card(fields["card"])

        return read

    # Whether all of it can be true together.

    def _check_cards(self, position: BubbleAndBoilPosition) -> None:
        """Refuse a card that is there too often, or missing."""
        codex = self._codex
        left = Counter(codex.deck)
        places: dict[str, Sequence[int]] = {f"hands[{seat}]": hand for seat, hand in enumerate(position.hands)}
        places |= {f"books[{seat}]": book for seat, book in enumerate(position.books)}
        for seat, gardens in enumerate(position.gardens):
            places |= {f"gardens[{seat}][{place}]": garden.cards for place, garden in enumerate(gardens)}
        for key, cards in (*places.items(), ("discards", position.discards), ("deck", position.deck)):
            for card in cards:
                left[card] -= 1
                if left[card] < 0:
                    raise self._reader.fail(key, f"there is one {codex.names[card]} too many")
        if lost := +left:
            raise self._reader.fail("deck", f"{codex.names[min(lost)]} is nowhere")

    def _check_pieces(self, position: BubbleAndBoilPosition) -> None:
        """Refuse cubes, discs or crones that are too many or too few."""
        numbers, fail = self._codex.numbers, self._reader.fail
        heaps = [position.pool, *position.pots, *(bed.heap for beds in position.gardens for bed in beds)]
        for colour, count in zip(COLOURS, map(sum, zip(*map(counts_of, heaps), strict=True)), strict=True):
            if count != (expected := numbers.cubes[position.seats]):
                raise fail("pool", f"expected {expected} {colour} cubes in all, found {count}")
        if sum(position.corruption) > numbers.corruption:
            raise fail("corruption", f"there are only {numbers.corruption} discs")
        if sum(position.crones) > numbers.crones:
            raise fail("crones", f"there are only {numbers.crones}")

    def _check_books(self, position: BubbleAndBoilPosition) -> None:
        """Refuse annals that do not lead to the books as they are."""
        books: list[list[int]] = [[] for _ in range(position.seats)]
        for number, (seat, origin, card) in enumerate(position.annals):
            if origin != NOBODY:
                if card not in books[origin]:
                    raise self._reader.fail(f"annals[{number}]", f"seat {origin} has no such recipe")
                books[origin].remove(card)
            books[seat].append(card)
        for seat, book in enumerate(books):
            if bytes(sorted(book)) != position.books[seat]:
                raise self._reader.fail(f"books[{seat}]", "is not what the annals tell")

    def _check_knowledge(self, position: BubbleAndBoilPosition) -> None:
        """Refuse shown cards that are not in the hand, and tallies of cubes that are not in the pot."""
        for seat, (hand, shown) in enumerate(zip(position.hands, position.shown, strict=True)):
            if Counter(shown) - Counter(hand):
                raise self._reader.fail(f"shown[{seat}]", "has a card that is not in the hand")
        if position.tallies and len(position.tallies) != position.seats + 1:
            raise self._reader.fail("tallies", f"expected {position.seats + 1} items, found {len(position.tallies)}")
        for eye, tally in enumerate(position.tallies):
            for seat, heap in enumerate(tally):
                if not holds(position.pots[seat], heap):
                    raise self._reader.fail(f"tallies[{eye}][{seat}]", "has a cube that is not in the cauldron")

    def _check_victories(self, position: BubbleAndBoilPosition) -> None:
        """Refuse Alternative Victory cards that are there twice or not as the options say (ruling B46)."""
        codex, fail, seats = self._codex, self._reader.fail, position.seats
        choice = codex.options.victory
        known = Counter(position.victories)
        known.update(each for offer in position.offers for each in offer)
        if known and max(known.values()) > 1:
            raise fail("victories", "a card is there twice")
        if any(not codex.clashes[victory].isdisjoint(known) for victory in known):
            raise fail("victories", "two cards set the same number to different values")
        waiting = 0
        if position.step == DRAFT:
            if choice != "draft" or position.active == position.first:
                raise fail("step", "nobody drafts")
            waiting = (position.first - position.active) % seats
        expected = seats - 1 - waiting if choice == "draft" else 0 if choice == "off" else int(choice)
        if len(position.victories) != expected:
            raise fail("victories", f"expected {expected} cards, found {len(position.victories)}")
        offers = [b""] * seats if waiting else []
        for step in range(waiting):
            seat = (position.active + step) % seats
            offers[seat] = position.offers[seat] if len(position.offers) == seats else b""
            if len(offers[seat]) != 2:
                raise fail("offers", f"seat {seat} chooses one of two cards")
        if list(position.offers) != offers:
            raise fail("offers", "only seats that still choose have cards")

    def _check_turn(self, position: BubbleAndBoilPosition) -> None:
        """Refuse a step that does not go with what is on the table."""
        fail, codex, active = self._reader.fail, self._codex, position.active
        gardens = position.gardens[active]
        if position.step == GROW and not gardens:
            raise fail("step", "cannot be grow without a garden")
        if position.step == REPLANT:
            if len(gardens) >= codex.numbers.gardens:
                raise fail("step", "cannot be replant while there is no room")
            if not turns.pairs(codex, position.pool, position.hands[active]):
                raise fail("step", "cannot be replant where nothing can be planted")
        if position.closed and (position.trigger != Ending.RECIPES or not position.hexes):
            raise fail("closed", "goes with the recipe that has triggered the end in this turn")
        if position.step in {DRAFT, BREW, OVER} and position.hexes and position.step == DRAFT:
            raise fail("hexes", "nothing is cast before the first turn")

    def _check_end(self, position: BubbleAndBoilPosition) -> None:
        """Refuse an end that is not triggered though it must be, and brews that cannot be (rulings B32, B40 to B43)."""
        fail, codex = self._reader.fail, self._codex
        after = position.step in {BREW, OVER}
        if after and position.trigger is None:
            raise fail("trigger", "must be told after the last turn")
        if after and (any(position.gardens) or position.tallies):
            raise fail("gardens" if any(position.gardens) else "tallies", "must be empty after the last turn")
        if not after and position.trigger is None and trigger_of(codex, position) is not None:
            raise fail("trigger", "the end is triggered")
        for step in range(position.seats):
            seat = (position.first + step) % position.seats
            done = position.step == OVER or (
                position.step == BREW and step < (position.active - position.first) % position.seats
            )
            brewed = position.brewed[seat]
            if done != (brewed is not None):
                raise fail(f"brewed[{seat}]", "expected a list" if done else "expected null")
            if brewed is not None and not is_brew(
                codex.needs, position.books[seat], brewed, position.pots[seat], position.corruption[seat]
            ):
                raise fail(f"brewed[{seat}]", "cannot be brewed together")


def _read_list(plain: Any, parse: Callable[[Any], T]) -> list[T]:
    """Return a list with each item parsed; raise ValueError."""
    if not isinstance(plain, list):
        raise ValueError(f"expected a list, found {type(plain).__name__}")
    return [parse(item) for item in plain]


def _read_mapping(plain: Any, keys: Sequence[str]) -> dict[str, Any]:
    """Return a mapping that has exactly these keys; raise ValueError."""
    if not isinstance(plain, dict) or set(plain) != set(keys):
        raise ValueError(f"expected a mapping of {', '.join(keys)}")
    return dict(plain)


def _read_heap(plain: Any) -> Heap:
    """Return a heap of a mapping by colour; raise ValueError."""
    fields = _read_mapping(plain, COLOURS)
    return heap_of([_up_to(_MOST)(fields[colour]) for colour in COLOURS])


def _read_tally(seats: int) -> Callable[[Any], tuple[Heap, ...]]:
    """Return what reads the cubes that somebody knows of in each cauldron."""

    def read(plain: Any) -> tuple[Heap, ...]:
        tally = tuple(_read_list(plain, _read_heap))
        if len(tally) != seats:
            raise ValueError(f"expected {seats} items, found {len(tally)}")
        return tally

    return read


def _up_to(highest: int) -> Callable[[Any], int]:
    """Return what reads an integer from 0 to a highest one."""

    def read(plain: Any) -> int:
        if not isinstance(plain, int) or isinstance(plain, bool) or not 0 <= plain <= highest:
            raise ValueError(f"expected an integer from 0 to {highest}, found {plain!r}")
        return plain

    return read
