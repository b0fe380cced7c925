"""Sampler: positions that one observation cannot tell from the real one."""

from collections import Counter
from collections.abc import Sequence

from game.core.chance import Chance, Lcg
from game.core.effect_stack import Choice, Running, Window
from game.core.event import Seat
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cards.verbs import Warn
from game.rules.bubble_and_boil.cubes import COLOURS, EVERY_COLOUR, ONE, heap_of
from game.rules.bubble_and_boil.effects.hexes import reask
from game.rules.bubble_and_boil.effects.run import VICTIM
from game.rules.bubble_and_boil.gardens import Garden
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.rules.bubble_and_boil.position import DRAFT, NOBODY, BubbleAndBoilPosition

_SEEDS = 1 << 32
_UNKNOWN = -1


class BubbleAndBoilSampler:
    """Deals what an observer has not seen: hidden hands, recipes in books, cubes in cauldrons, the deck and all luck.

    Cards that everybody knows in a hand stay there. Recipes that the observer recorded or looked at are in the books
    where thefts may have carried them: thefts that it did not see are drawn anew, and those are kept that agree with
    the recipes it saw. Cauldrons hold what the observer saw in them; cubes that went from pot to pot unseen lie
    wherever there is room, all ways equally likely.
    """

    def __init__(self, codex: MatchCards, observation: BubbleAndBoilObservation) -> None:
        self._codex = codex
        self._seen = observation
        self._pattern = _pattern_of(codex, observation)
        self._left = _cards_left(codex, observation)
        self._loose, self._room = _loose_cubes(codex, observation)
        self._annals = [
            (
                entry.seat,
                NOBODY if entry.origin is None else entry.origin,
                _UNKNOWN if entry.card is None else codex.number_of[entry.card],
            )
            for entry in observation.annals
        ]
        self._others = [seat for seat in range(observation.seats) if seat != observation.seat]

    def deal(self, chance: Chance) -> BubbleAndBoilPosition:
        """Return a position that looks the same to the observer; hands are such that what is asked can be asked."""
        while True:
            position = self._deal(chance)
            if self._asks_again(position):
                return position

    def _deal(self, chance: Chance) -> BubbleAndBoilPosition:
        """Return a position that looks the same to the observer but for what another seat is asked."""
        position = self._pattern.copy()
        position.chance = Lcg(chance.below(_SEEDS) << 32 | chance.below(_SEEDS))
        if self._annals and self._seen.books is None:
            left, history = self._remember(chance)
        else:
            left, history = self._left, []
        pool = chance.shuffled(left.elements())
        if history:
            self._write_books(position, history, pool)
        for seat in self._others:
            missing = self._seen.hand_counts[seat] - len(position.shown[seat])
            if missing:
                position.hands[seat] = tuple(sorted((*position.shown[seat], *pool[-missing:])))
                del pool[-missing:]
        position.deck = bytes(pool)
        if self._loose:
            self._pour(position, chance)
        if position.step == DRAFT:
            self._offer(position, chance)
        return position

    def _remember(self, chance: Chance) -> tuple[Counter[int], list[tuple[Seat, Seat, int]]]:
        """Return a history of the books that the observer could have seen, and the cards that are then still free.

        In the history each unknown recipe goes by a negative number of its own.
        """
        while True:
            left = self._left.copy()
            found = self._relive(left, chance)
            if found is not None:
                return left, found

    def _relive(self, left: Counter[int], chance: Chance) -> list[tuple[Seat, Seat, int]] | None:
        """Draw the thefts that were not seen; return None where that contradicts a recipe that was seen."""
        books: list[list[int]] = [[] for _ in range(self._seen.seats)]
        known: dict[int, int] = {}
        moves: list[tuple[Seat, Seat, int]] = []
        unseen = left.total()
        for number, (taker, origin, card) in enumerate(self._annals):
            if origin == NOBODY:
                token = ~number
                if card != _UNKNOWN:
                    if not left[card]:
                        return None
                    left[card] -= 1
                    known[token] = card
            elif card == _UNKNOWN:
                token = books[origin].pop(chance.below(len(books[origin])))
            else:
                # The same copy seen before, or one that was not known: weighted by how many of it are still unseen.
                weights = [unseen * (known[each] == card) if each in known else left[card] for each in books[origin]]
                if not any(weights):
                    return None
                pick = chance.below(sum(weights))
                place = 0
                while pick >= weights[place]:
                    pick -= weights[place]
                    place += 1
                token = books[origin].pop(place)
                if token not in known:
                    left[card] -= 1
                    known[token] = card
            books[taker].append(token)
            moves.append((taker, origin, token))
        return [(taker, origin, known.get(token, token)) for taker, origin, token in moves]

    def _write_books(
        self, position: BubbleAndBoilPosition, history: Sequence[tuple[int, int, int]], pool: list[int]
    ) -> None:
        """Fill the books by a history, unknown recipes out of the pool of cards."""
        cards: dict[int, int] = {}
        annals = []
        books: list[list[int]] = [[] for _ in range(self._seen.seats)]
        for taker, origin, token in history:
            if token < 0 and token not in cards:
                cards[token] = pool.pop()
            card = cards.get(token, token)
            if origin != NOBODY:
                books[origin].remove(card)
            books[taker].append(card)
            annals.append((taker, origin, card))
        position.annals = tuple(annals)
        position.books = [bytes(sorted(book)) for book in books]

    def _pour(self, position: BubbleAndBoilPosition, chance: Chance) -> None:
        """Put the cubes whose cauldron is not known where there is room."""
        loose = chance.shuffled(self._loose)
        for seat, room in enumerate(self._room):
            position.pots[seat] += sum(ONE[colour] for colour in loose[:room])
            del loose[:room]

    def _offer(self, position: BubbleAndBoilPosition, chance: Chance) -> None:
        """Deal Alternative Victory cards to the seats that still choose."""
        seen, codex = self._seen, self._codex
        own = [codex.victory_number_of[card] for card in seen.offer]
        there = {*own, *position.victories}
        others = [each for each in range(len(codex.victory_cards)) if each not in there]
        free = codex.victories_drawn(chance.shuffled(others), tuple(there))
        offers = [b""] * seen.seats
        seat = seen.active
        while seat != seen.first:
            offers[seat] = bytes(own) if seat == seen.seat else bytes(sorted((free.pop(), free.pop())))
            seat = (seat + 1) % seen.seats
        position.offers = tuple(offers)

    def _asks_again(self, position: BubbleAndBoilPosition) -> bool:
        """Complete what another seat is asked; return whether the hand that it was dealt can be asked that."""
        codex, stack = self._codex, position.stack
        top = stack[-1] if stack else None
        if isinstance(top, Running):
            if isinstance(codex.programs[top.source][top.step - 1], Warn):
                position.stack = (*stack, Window(top.source.partition("/")[0], (dict(top.bindings)[VICTIM],)))
                return True
            asked = reask(codex, position, stack)
        elif isinstance(top, Choice) and not top.options:
            stack = stack[:-1]
            asked = reask(codex, position, stack)
            if asked[:1] != stack[-1:]:
                return False
        else:
            return True
        position.stack = (*stack[:-1], *asked)
        return bool(asked)


def _cards_left(codex: MatchCards, seen: BubbleAndBoilObservation) -> Counter[int]:
    """Return the cards whose place the observer has not seen, recipes in hidden books among them."""
    left = Counter(codex.deck)
    places = [seen.hand, seen.discards, *(seen.books or ())]
    places += [garden.cards for gardens in seen.gardens for garden in gardens]
    places += [cards for seat, cards in enumerate(seen.shown) if seat != seen.seat]
    for cards in places:
        left.subtract(codex.number_of[card] for card in cards)
    return left


def _loose_cubes(codex: MatchCards, seen: BubbleAndBoilObservation) -> tuple[list[int], list[int]]:
    """Return the colours of cubes that are in some cauldron unknown to the observer, and the room in each cauldron."""
    room = [size - sum(tally) for size, tally in zip(seen.pot_sizes, seen.tallies, strict=True)]
    if not any(room):
        return [], room
    placed = Counter[int]()
    for counts in (seen.pool, *seen.tallies, *(each for beds in seen.gardens for bed in beds for each in bed.cubes)):
        placed.update(dict(enumerate(counts)))
    total = codex.numbers.cubes[seen.seats]
    return [colour for colour in EVERY_COLOUR for _ in range(total - placed[colour])], room


def _pattern_of(codex: MatchCards, seen: BubbleAndBoilObservation) -> BubbleAndBoilPosition:
    """Return a position with everything that the observer knows; other hands hold what everybody has seen."""

    def numbers(cards: Sequence[str]) -> list[int]:
        return [codex.number_of[card] for card in cards]

    position = BubbleAndBoilPosition()
    position.seats = seats = seen.seats
    position.chance = Lcg(0)
    position.first = seen.first
    position.active = seen.active
    position.round = seen.round_number
    position.step = seen.step
    position.hexes = seen.hexes
    position.closed = seen.closed
    position.trigger = seen.trigger
    position.stack = seen.stack
    position.shown = [tuple(numbers(cards)) for cards in seen.shown]
    position.hands = position.shown.copy()
    if seen.seat is not None:
        position.hands[seen.seat] = tuple(numbers(seen.hand))
    position.deck = b""
    position.discards = bytes(numbers(seen.discards))
    position.pool = heap_of(seen.pool)
    position.pots = [heap_of(tally) for tally in seen.tallies]
    position.corruption = list(seen.corruption)
    position.crones = list(seen.crones)
    position.diablerie = list(seen.diablerie)
    position.points = list(seen.points)
    position.gardens = [
        tuple(
            Garden(COLOURS.index(bed.colour), tuple(numbers(bed.cards)), tuple(map(heap_of, bed.cubes))) for bed in beds
        )
        for beds in seen.gardens
    ]
    position.books = [bytes(numbers(book)) for book in seen.books] if seen.books is not None else [b""] * seats
    position.annals = ()
    if seen.books is not None:
        position.annals = tuple(
            (entry.seat, NOBODY if entry.origin is None else entry.origin, codex.number_of[entry.card])
            for entry in seen.annals
            if entry.card is not None
        )
    position.tallies = () if seen.all_cubes_seen else (tuple(position.pots),) * (seats + 1)
    position.brewed = tuple(None if cards is None else bytes(numbers(cards)) for cards in seen.brewed)
    position.victories = bytes(codex.victory_number_of[card] for card in seen.victories)
    position.offers = ()
    return position
