"""Sampler: positions that one observation cannot tell from the real one, all equally likely but for what must fit."""

from collections import Counter
from functools import lru_cache

from game.core.chance import Chance, Lcg
from game.core.effect_stack import Choice, Frame, Running, Window
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron.board import Board
from game.rules.cauldron.effects import windows
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.ingredients import Kind
from game.rules.cauldron.observation import KEEP_ONE, PRIVATE, CauldronObservation
from game.rules.cauldron.position import (
    ADVANCED_SPELLS,
    BASIC_SPELLS,
    DECK_NAMES,
    OMENS,
    CauldronPosition,
)
from game.rules.cauldron.seasons.season import LEFT_OUT
from game.rules.cauldron.standing import Standing

_SPELLS = (BASIC_SPELLS, ADVANCED_SPELLS)
_HALF = 1 << 32


class CauldronSampler:
    """Deals what an observer has not seen: the hands of others, the decks, and cards that somebody chooses from.

    A card that was seen in a hand stays there, and so does one that the observer put under a deck; the luck of
    the dice to come is dealt too.
    """

    def __init__(self, book: MatchCards, observation: CauldronObservation) -> None:
        self._book = book
        self._seen = observation
        self._pattern = _pattern_of(book, observation)
        self._unseen = _unseen_by(book, observation, self._pattern)
        self._known = [
            tuple(sorted(book.spell_index[spell] for owner, spell in observation.peeked if owner == seat))
            for seat in range(observation.seats)
        ]
        self._hidden_pair = _hidden_pair(observation)
        self._top = tuple(
            value
            for frame in observation.stack
            if isinstance(frame, Choice) and frame.what == "top_spell"
            for value in frame.options
        )

    def deal(self, chance: Chance) -> CauldronPosition:
        """Return a position that looks the same to the observer."""
        seen, book = self._seen, self._book
        position = self._pattern.copy()
        position.chance = Lcg(chance.below(_HALF) * _HALF + chance.below(_HALF))
        pools = [chance.shuffled(pool) for pool in self._unseen]
        if self._hidden_pair is not None:
            _deal_pair(position, self._hidden_pair, pools)
        for seat in range(seen.seats):
            if seat != seen.seat:
                position.hands[seat] = self._deal_hand(seat, pools)
        position.answers = book.answers_of(position.hands)
        for deck, place, name in seen.buried:
            pools[deck].insert(place, book.spell_index[name])
        for spell in self._top:
            pools[book.spells[spell].deck].append(spell)
        position.decks = [bytes(pool) for pool in pools]
        _ask_again(book, position, seen.seat)
        if seen.pending is not None:
            position.stack = (*position.stack, self._window(position, seen.pending))
        return position

    def _deal_hand(self, seat: Seat, pools: list[list[int]]) -> tuple[int, ...]:
        """Return a hand for a seat: what the observer has seen there, and unseen spells of the right backs."""
        known = self._known[seat]
        hand = list(known)
        for deck, count in zip(_SPELLS, self._seen.hand_counts[seat], strict=True):
            missing = count - sum(self._book.spells[spell].deck == deck for spell in known)
            for _ in range(missing):
                hand.append(pools[deck].pop())
        return tuple(sorted(hand))

    def _window(self, position: CauldronPosition, around: str) -> Window:
        """Return a window in which another seat is asked, one that can answer if there is any."""
        announced = position.stack[-1]
        assert isinstance(announced, Running), "a window is around what runs"
        others = [seat for seat in range(position.seats) if seat != self._seen.seat]
        able = [seat for seat in others if windows.answers(self._book, position, seat, around, announced)]
        return Window(around, ((able or others)[0],))


def _unseen_by(book: MatchCards, observation: CauldronObservation, pattern: CauldronPosition) -> list[list[int]]:
    """Return for each deck the cards whose place the observer does not know, in ascending order."""
    unseen = [cards.copy() for cards in _all_cards(book, observation.seats)]
    for deck, cards in enumerate(pattern.discards):
        unseen[deck].subtract(cards)
    for potions in (pattern.removed, *pattern.potions):
        for at in potions:
            unseen[book.potions[at].deck][at] -= 1
    hand = () if observation.seat is None else pattern.hands[observation.seat]
    seen = (*(spell for _, spell in observation.peeked), *(spell for _, _, spell in observation.buried))
    for spell_at in (*hand, *(book.spell_index[spell] for spell in seen), *spells_on(book, observation.stack)):
        unseen[book.spells[spell_at].deck][spell_at] -= 1
    for deck, card in set_aside_on(observation.stack):
        unseen[deck][card] -= 1
    for frame in observation.stack:
        if isinstance(frame, Choice) and frame.what == "top_spell":
            for spell_at in frame.options:
                unseen[book.spells[spell_at].deck][spell_at] -= 1
    if pattern.omen is not None:
        unseen[OMENS][pattern.omen] -= 1
    return [sorted(pool.elements()) for pool in unseen]


@lru_cache(maxsize=4)
def _all_cards(book: MatchCards, seats: int) -> tuple[Counter[int], ...]:
    """Return the cards of each deck in a match with that many seats."""
    cards = tuple(Counter[int]() for _ in DECK_NAMES)
    for at, potion in enumerate(book.potions):
        cards[potion.deck][at] += 1
    if not book.options.simple:
        for at, spell in enumerate(book.spells):
            cards[spell.deck][at] += spell.copies(seats)
    for at, omen in enumerate(book.omens):
        cards[OMENS][at] += omen.copies(seats)
    return cards


@lru_cache(maxsize=64)
def _board(cells: tuple[Cell, ...], kinds: tuple[Kind, ...]) -> Board:
    """Return the board of these fields, which is the same one as long as no field is added."""
    return Board(cells, kinds)


def spells_on(book: MatchCards, stack: tuple[Frame, ...]) -> list[int]:
    """Return the spells that are being cast; one that is still without its targets is in the hand."""
    return [
        book.spell_of(frame.source)
        for frame in stack
        if isinstance(frame, Running)
        and frame.source.startswith("spell.")
        and "/" not in frame.source
        and not book.is_under_choice(frame)
    ]


def set_aside_on(stack: tuple[Frame, ...]) -> list[tuple[int, int]]:
    """Return the (deck, card) pairs of which somebody is to keep one, and the omens that a variant leaves out."""
    found = []
    for frame in stack:
        if not isinstance(frame, Running):
            continue
        if frame.source == KEEP_ONE:
            known = dict(frame.bindings)
            found += [(known["deck"], card) for name, card in frame.bindings if name.startswith("card")]
        else:
            found += [(OMENS, card) for name, card in frame.bindings if name.startswith(LEFT_OUT)]
    return found


def _hidden_pair(observation: CauldronObservation) -> int | None:
    """Return the deck of the two cards of which another seat is to keep one, or None."""
    for frame in observation.stack:
        if isinstance(frame, Running) and frame.source == KEEP_ONE and frame.seat != observation.seat:
            return dict(frame.bindings)["deck"]
    return None


def _deal_pair(position: CauldronPosition, deck: int, pools: list[list[int]]) -> None:
    """Give another seat two different cards to keep one of; equal ones would not be asked about."""
    pool = pools[deck]
    first = pool.pop()
    at = next((at for at in range(len(pool) - 1, -1, -1) if pool[at] != first), len(pool) - 1)
    second = pool.pop(at)
    position.stack = tuple(
        Running(frame.source, frame.seat, frame.step, (*frame.bindings, ("card0", first), ("card1", second)))
        if isinstance(frame, Running) and frame.source == KEEP_ONE
        else frame
        for frame in position.stack
    )


def _ask_again(book: MatchCards, position: CauldronPosition, eye: Seat | None) -> None:
    """Put a private question to another seat anew, about the cards that it was dealt."""
    if not position.stack:
        return
    top = position.stack[-1]
    if not isinstance(top, Choice) or top.what not in PRIVATE or top.seat == eye:
        return
    asking = position.stack[-2]
    assert isinstance(asking, Running), "a question is on top of what asks"
    asked = position.copy()
    asked.stack = position.stack[:-1]
    frames = book.programs[asking.source][asking.step](Run(book, asked, asking, None))
    if frames and isinstance(frames[0], Choice):
        position.stack = (*position.stack[:-1], frames[0])


def _pattern_of(book: MatchCards, observation: CauldronObservation) -> CauldronPosition:
    """Return a position with everything that the observer knows; the hands of others and the decks are empty."""
    position = CauldronPosition()
    for name in (
        "seats", "season", "phase", "active", "first", "following", "actions", "moved", "calm", "idle",
        "barren", "stock", "boxed", "track", "rituals", "stack", "purchases", "waiting", "winner",
    ):  # fmt: skip
        setattr(position, name, getattr(observation, name))
    for name in ("magik", "supply", "cellared", "cellars", "used"):
        setattr(position, name, list(getattr(observation, name)))
    characters = {character.id: at for at, character in enumerate(book.characters)}
    omens = {omen.id: at for at, omen in enumerate(book.omens)}
    position.settled = True
    position.chance = Lcg(0)
    position.characters = tuple(characters[name] for name in observation.characters)
    position.potions = [tuple(book.potion_index[name] for name in owned) for owned in observation.potions]
    position.hands = [()] * observation.seats
    if observation.seat is not None:
        position.hands[observation.seat] = tuple(book.spell_index[name] for name in observation.hand)
        position.peeked = tuple(
            (observation.seat, owner, book.spell_index[spell]) for owner, spell in observation.peeked
        )
        position.buried = tuple((deck, place, observation.seat) for deck, place, _ in observation.buried)
    else:
        position.peeked = position.buried = ()
    position.answers = 0
    position.board = _board(
        tuple(cell for cell, _, _ in observation.fields), tuple(kind for _, kind, _ in observation.fields)
    )
    position.tokens = [tokens for _, _, tokens in observation.fields]
    position.decks = [b""] * len(DECK_NAMES)
    index = (book.potion_index, book.potion_index, book.spell_index, book.spell_index, omens)
    position.discards = [bytes(index[deck][name] for name in names) for deck, names in enumerate(observation.discards)]
    position.removed = bytes(book.potion_index[name] for name in observation.removed)
    position.omen = None if observation.omen is None else omens[observation.omen]
    standing: dict[str, tuple[Standing, ...]] = {}
    for effect in observation.effects:
        standing[effect.what] = (*standing.get(effect.what, ()), effect)
    position.standing = standing
    return position
