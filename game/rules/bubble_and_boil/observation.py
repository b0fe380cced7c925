"""Observation: what one seat knows of a moment of the match (rulings B26 and B47 to B52).

Nobody sees into a cauldron; but everybody may keep in mind what went in and out before their eyes.
"""

from typing import Literal, TypeAlias

import msgspec

from game.core.effect_stack import Choice, Frame, Running, Window
from game.core.effects import bound
from game.core.event import Seat
from game.core.referee import Observation
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cards.match_cards import HARVEST, MatchCards
from game.rules.bubble_and_boil.cards.verbs import Discard, Graft, Pilfer, Pour, Prune, Sprout, SwapGardens, Verb
from game.rules.bubble_and_boil.cards.victories import Limits
from game.rules.bubble_and_boil.cubes import Counts, counts_of, size_of
from game.rules.bubble_and_boil.effects import operations
from game.rules.bubble_and_boil.effects.run import GARDEN, LEFT, VICTIM, lasting
from game.rules.bubble_and_boil.ending import accounts_of, stops_now
from game.rules.bubble_and_boil.final_scoring import Sheet, sheets
from game.rules.bubble_and_boil.gardens import Garden
from game.rules.bubble_and_boil.position import BREW, NOBODY, OVER, TURN, BubbleAndBoilPosition
from game.rules.bubble_and_boil.turns import draw_count, seat_to_move

Step: TypeAlias = Literal["draft", "hex", "plant", "replant", "grow", "discard", "brew", "over"]

_STEPS: dict[str, Step] = {
    "draft": "draft",
    "hex": "hex",
    "plant": "plant",
    "replant": "replant",
    "grow": "grow",
    "discard": "discard",
    "brew": "brew",
    "over": "over",
}


class SeenGarden(msgspec.Struct, frozen=True):
    """A garden: its colour, and for each card its name and cubes."""

    colour: Literal["green", "orange", "red", "yellow"]
    cards: tuple[Card, ...]
    cubes: tuple[Counts, ...]


class Entry(msgspec.Struct, frozen=True):
    """A recipe came into the book of `seat`, out of a hand (None) or another book; the card if these eyes saw it."""

    seat: Seat
    origin: Seat | None
    card: Card | None


class BubbleAndBoilObservation(Observation, frozen=True):
    """What a seat knows; a spectator (seat None) sees what is public.

    `to_move` decides, as far as these eyes may know: a seat that may answer a hex is seen by itself only (B13), others
    see `active`, whose turn it is. `asked` is what is asked beside the steps, `asked_for` the verb that asks, as card
    files name it, and `options` what may be chosen where these eyes see it. `row` tells which of how many choices in a
    row it is, the same again or the two gardens of a swap, and `asked_about` to which seat the hex happens that asks.
    `resolving` is the hex that runs. `closed` forbids more hexes. `trigger` is what has triggered the end.

    `draws` is how many cards whose turn it is would draw to end it.
    `shown` are the cards of each hand that everybody knows. `tallies` are the cubes that this seat knows for certain in
    each cauldron, from what it saw; `pot_sizes` counts all of them. `book` are the recipes that this seat knows to have
    come into its book, of which `book_counts` are left; `books` are all books where they lie open. `annals` tell how
    recipes came into books. `pots_open` says that cauldrons are open and `tallies` is what they hold.

    `turns_left` are the seats that have a turn in this round after the one that is on.

    `cubes_a_colour` are in the game, `worth` is what each award counts at the end.

    A table shows `tallies`, `book` and `annals` of the current turn only, unless `memory_aid` is on (B50, B52).
    """

    seats: int
    step: Step
    to_move: Seat | None
    active: Seat
    first: Seat
    round_number: int
    hexes: int
    closed: bool
    trigger: str | None
    turns_left: tuple[Seat, ...]
    asked: str | None
    asked_for: str | None
    options: tuple[int, ...]
    row: tuple[int, int]
    asked_about: Seat | None
    resolving: Card | None
    stack: tuple[Frame, ...]
    hand: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    draws: int
    shown: tuple[tuple[Card, ...], ...]
    deck: int
    discards: tuple[Card, ...]
    pool: Counts
    corruption_left: int
    crones_left: int
    corruption: tuple[int, ...]
    crones: tuple[int, ...]
    diablerie: tuple[int, ...]
    points: tuple[int, ...]
    gardens: tuple[tuple[SeenGarden, ...], ...]
    pot_sizes: tuple[int, ...]
    tallies: tuple[Counts, ...]
    pots_open: bool
    all_cubes_seen: bool
    book: tuple[Card, ...]
    book_counts: tuple[int, ...]
    books: tuple[tuple[Card, ...], ...] | None
    annals: tuple[Entry, ...]
    victories: tuple[Card, ...]
    offer: tuple[Card, ...]
    brewed: tuple[tuple[Card, ...] | None, ...]
    sheets: tuple[Sheet, ...] | None
    limits: Limits
    cubes_a_colour: int
    worth: tuple[tuple[str, int], ...]
    memory_aid: bool

    @property
    def lacks_one_recipe(self) -> bool:
        """Whether one more recipe of the active seat would trigger the end."""
        return self.trigger is None and self.book_counts[self.active] + 1 >= self.limits.recipes

    @property
    def counts_no_garden(self) -> bool:
        """Whether gardens bring nothing any more: it is the last turn of whoever is active.

        Gardens that are left are discarded (B33, B35); with Alternative Victory cards a hand may count (B46).
        """
        return self.trigger is not None and self.active not in self.turns_left and not self.victories

    @property
    def is_harvesting(self) -> bool:
        """Whether the gardens of the turn are harvested."""
        frame = self.stack[0] if self.stack else None
        return isinstance(frame, Running) and frame.source == HARVEST

    @property
    def countering(self) -> Card | None:
        """The counterspell that asks for something, such as its price, or None."""
        frame = self.stack[-2] if self.asked is not None and len(self.stack) > 2 else None
        return frame.source if isinstance(frame, Running) and bound(frame, VICTIM) is None else None

    @property
    def hexed(self) -> Seat | None:
        """The seat to which a hex happens, as far as these eyes may know, or None."""
        frame = self.stack[-1] if self.stack and self.resolving is not None else None
        return bound(frame, VICTIM) if isinstance(frame, Running) else None


def observe(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat | None) -> BubbleAndBoilObservation:
    """Return what a seat may know (None: a spectator)."""
    names, called = codex.names, codex.called
    is_open = position.step in {BREW, OVER}
    books_open = is_open or codex.options.kindly_crone
    stack = seen_stack(codex, position, seat)
    to_move = seat_to_move(position)
    if position.stack and isinstance(position.stack[-1], Window) and to_move != seat:
        to_move = position.active
    top = stack[-1] if stack and to_move is not None else None
    annals = tuple(
        Entry(taker, None if origin == NOBODY else origin, names[card] if books_open or taker == seat else None)
        for taker, origin, card in position.annals
    )
    tallies = position.pots
    if position.tallies:
        tallies = list(position.tallies[position.seats if seat is None else seat])
    return BubbleAndBoilObservation(
        seat=seat,
        seats=position.seats,
        step=_STEPS[position.step],
        to_move=to_move,
        active=position.active,
        first=position.first,
        round_number=position.round,
        hexes=position.hexes,
        closed=position.closed,
        trigger=position.trigger,
        turns_left=_turns_left(codex, position),
        asked=top.what if isinstance(top, Choice) else "answer" if isinstance(top, Window) else None,
        asked_for=_name_of(_asking(codex, stack)) if isinstance(top, Choice) else None,
        options=top.options if isinstance(top, Choice) else (),
        row=_row(codex, stack) if isinstance(top, Choice) else (1, 1),
        asked_about=bound(stack[-2], VICTIM) if isinstance(top, Choice) and isinstance(stack[-2], Running) else None,
        resolving=_resolving(position),
        stack=stack,
        hand=() if seat is None else called(position.hands[seat]),
        hand_counts=tuple(map(len, position.hands)),
        draws=draw_count(codex, position),
        shown=tuple(map(called, position.shown)),
        deck=len(position.deck),
        discards=called(position.discards),
        pool=counts_of(position.pool),
        corruption_left=operations.corruption_left(codex, position),
        crones_left=operations.crones_left(codex, position),
        corruption=tuple(position.corruption),
        crones=tuple(position.crones),
        diablerie=tuple(position.diablerie),
        points=tuple(position.points),
        gardens=tuple(tuple(_seen(codex, garden) for garden in gardens) for gardens in position.gardens),
        pot_sizes=tuple(map(size_of, position.pots)),
        tallies=tuple(map(counts_of, tallies)),
        pots_open=is_open,
        all_cubes_seen=not position.tallies,
        book=tuple(entry.card for entry in annals if entry.seat == seat and entry.card is not None),
        book_counts=tuple(map(len, position.books)),
        books=tuple(map(called, position.books)) if books_open else None,
        annals=annals,
        victories=tuple(codex.victory_names[victory] for victory in position.victories),
        offer=_offer(codex, position, seat),
        brewed=tuple(None if brewed is None else called(brewed) for brewed in position.brewed),
        sheets=tuple(sheets(codex, position.victories, accounts_of(position))) if position.step == OVER else None,
        limits=codex.limits_with(position.victories),
        cubes_a_colour=codex.numbers.cubes[position.seats],
        worth=tuple(codex.worth_with(position.victories, position.seats).items()),
        memory_aid=codex.options.memory_aid,
    )


def _turns_left(codex: MatchCards, position: BubbleAndBoilPosition) -> tuple[Seat, ...]:
    """Return the seats that have a turn in this round after the one that is on, in their order (ruling B33)."""
    if position.step in {BREW, OVER} or stops_now(codex, position):
        return ()
    gone = (position.active - position.first) % position.seats
    return tuple((position.first + place) % position.seats for place in range(gone + 1, position.seats))


def _asking(codex: MatchCards, stack: tuple[Frame, ...]) -> Verb:
    """Return the verb that asks for the choice on top of the stack."""
    below = stack[-2]
    assert isinstance(below, Running), "a choice stands on what asked for it"
    return codex.programs[below.source][below.step - 1]


def _name_of(verb: Verb) -> str:
    """Return the name of a verb in the card files."""
    return str(verb.__struct_config__.tag)


def _row(codex: MatchCards, stack: tuple[Frame, ...]) -> tuple[int, int]:
    """Return which of how many choices in a row the choice on top of the stack is, from 1."""
    below = stack[-2]
    assert isinstance(below, Running), "a choice stands on what asked for it"
    match _asking(codex, stack):
        case SwapGardens():
            return (1 if bound(below, GARDEN) is None else 2), 2
        case Discard(count) | Pilfer(count) | Pour(count) | Prune(count) | Sprout(count):
            return count + 1 - (bound(below, LEFT) or count), count
    return 1, 1


def _seen(codex: MatchCards, garden: Garden) -> SeenGarden:
    """Return a garden as everybody sees it."""
    return SeenGarden(_COLOURS[garden.colour], codex.called(garden.cards), tuple(map(counts_of, garden.cubes)))


_COLOURS: tuple[Literal["green", "orange", "red", "yellow"], ...] = ("green", "orange", "red", "yellow")


def _offer(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat | None) -> tuple[Card, ...]:
    """Return the Alternative Victory cards of which a seat chooses one."""
    if seat is None or not position.offers:
        return ()
    return tuple(codex.victory_names[victory] for victory in position.offers[seat])


def _resolving(position: BubbleAndBoilPosition) -> Card | None:
    """Return the hex that runs, or None."""
    frame = position.stack[0] if position.stack else None
    return frame.source if isinstance(frame, Running) and frame.source not in {HARVEST, TURN} else None


def seen_stack(codex: MatchCards, position: BubbleAndBoilPosition, seat: Seat | None) -> tuple[Frame, ...]:
    """Return the frames without what these eyes must not see: the window of another seat, what tells of another hand.

    Who must discard is seen, but not out of which cards. What a graft asks is not seen at all: whether it is for the
    garden or for the card already tells how many gardens some card of the hand goes into (ruling B54).
    """
    stack = position.stack
    top = stack[-1] if stack else None
    if isinstance(top, Window) and top.asked[0] != seat:
        return stack[:-1]
    if isinstance(top, Choice) and top.seat != seat:
        below = stack[-2]
        assert isinstance(below, Running), "a choice stands on what asked for it"
        asking = _asking(codex, stack)
        if isinstance(asking, Graft):
            return (*stack[:-2], Running(below.source, below.seat, below.step, lasting(below.bindings)))
        if isinstance(asking, Discard):
            return (*stack[:-1], Choice(top.seat, top.what))
    return stack
