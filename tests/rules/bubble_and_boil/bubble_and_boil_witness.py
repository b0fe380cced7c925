"""A witness who hears every event, secrets included, and keeps its own account of all pieces."""

from collections import Counter
from typing import Self

from game.core.event import Event, Seat
from game.rules.bubble_and_boil import events as happened
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import COLOURS, ONE, Counts, Heap, counts_of, heap_of
from game.rules.bubble_and_boil.gardens import Garden
from game.rules.bubble_and_boil.position import BubbleAndBoilPosition


class Witness:
    """Counts hands, books, gardens, discards, cubes, discs and tracks by what is told alone."""

    def __init__(self, boil: BubbleAndBoil, seats: int) -> None:
        self.boil = boil
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.books: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.pots: list[Counter[int]] = [Counter(range(4)) for _ in range(seats)]
        self.pool: Counter[int] = Counter()
        self.gardens: list[list[Garden]] = [[] for _ in range(seats)]
        self.discards: Counter[str] = Counter()
        self.corruption = [0] * seats
        self.crones = [0] * seats
        self.diablerie = [0] * seats
        self.points = [0] * seats
        self.deck = len(boil.codex.deck)
        self.result: tuple[str, tuple[Seat, ...], tuple[int, ...]] | None = None

    @classmethod
    def of(cls, boil: BubbleAndBoil, position: BubbleAndBoilPosition) -> Self:
        """Return a witness who knows what lies on the table already."""
        witness, called = cls(boil, position.seats), boil.codex.called
        witness.hands = [Counter(called(hand)) for hand in position.hands]
        witness.books = [Counter(called(book)) for book in position.books]
        witness.pots = [Counter(dict(enumerate(counts_of(pot)))) for pot in position.pots]
        witness.pool = Counter(dict(enumerate(counts_of(position.pool))))
        witness.gardens = list(map(list, position.gardens))
        witness.discards = Counter(called(position.discards))
        witness.corruption, witness.crones = position.corruption.copy(), position.crones.copy()
        witness.diablerie, witness.points = position.diablerie.copy(), position.points.copy()
        witness.deck = len(position.deck)
        return witness

    def heap(self, seat: Seat) -> Heap:
        """Return the cubes of a cauldron."""
        return heap_of([self.pots[seat][colour] for colour in range(4)])

    @property
    def pool_heap(self) -> Heap:
        """The cubes of the pool."""
        return heap_of([self.pool[colour] for colour in range(4)])

    def __call__(self, event: Event) -> None:
        """Hear what happened."""
        match event:
            case happened.MatchStarted():
                self.pool = Counter(dict(enumerate(event.pool)))
                self.pots = [Counter(range(4)) for _ in self.pots]
            case happened.Drawn():
                assert event.cards is not None
                self.hands[event.seat].update(event.cards)
                self.deck -= event.count
            case happened.DeckReshuffled():
                self.deck += event.count
                self.discards.clear()
            case happened.HexCast() | happened.Countered() | happened.Discarded():
                self.hands[event.seat][event.card] -= 1
                self.discards[event.card] += 1
            case happened.Planted():
                self.hands[event.seat].subtract(event.cards)
                self.gardens[event.seat].append(Garden(event.colour, (), ()))
                for card, cubes in zip(event.cards, event.cubes, strict=True):
                    self.add_to_garden(event.seat, event.garden, card, cubes)
            case happened.Grown() | happened.CardGrafted():
                self.hands[event.seat][event.card] -= 1
                self.add_to_garden(event.seat, event.garden, event.card, event.cubes)
            case happened.Recorded() | happened.RecordedOpenly():
                assert event.card is not None
                self.hands[event.seat][event.card] -= 1
                self.books[event.seat][event.card] += 1
            case happened.RecipeStolen() | happened.RecipeStolenOpenly():
                assert event.card is not None
                self.books[event.victim][event.card] -= 1
                self.books[event.seat][event.card] += 1
            case happened.CardLifted():
                self.hands[event.goal][event.card] += 1
                self.give(event.cubes)
                garden = self.gardens[event.seat][event.garden]
                assert self.called(garden)[event.plot] == event.card
                self.gardens[event.seat][event.garden] = garden.without(event.plot)
            case happened.GardenRazed() | happened.GardenWithered():
                self.give(event.cubes)
                self.clear(event.seat, event.garden, event.cards)
            case happened.GardenCompleted():
                self.crones[event.seat] += event.crones
                self.clear(event.seat, event.garden, event.cards)
            case happened.GardensSwapped():
                mine, theirs = self.gardens[event.seat], self.gardens[event.other]
                exchanged = theirs[event.other_garden], mine[event.garden]
                mine[event.garden], theirs[event.other_garden] = exchanged
            case happened.CorruptionMoved():
                for seat, sign in ((event.origin, -1), (event.goal, 1)):
                    if seat is not None:
                        self.corruption[seat] += sign * event.count
            case happened.CubesSpilled():
                self.pots[event.seat].subtract(dict(enumerate(event.cubes)))
                self.give(event.cubes)
            case happened.CubesSipped() | happened.CubesSippedUnseen():
                assert event.cubes is not None
                self.pots[event.origin].subtract(dict(enumerate(event.cubes)))
                self.pots[event.goal].update(dict(enumerate(event.cubes)))
            case happened.CubesPoured():
                self.pay(event.cubes)
                self.pots[event.seat].update(dict(enumerate(event.cubes)))
            case happened.CubePicked():
                (self.pool if event.goal is None else self.pots[event.goal])[event.colour] += 1
                self.change_plot(event.seat, event.garden, event.plot, -ONE[event.colour])
            case happened.CubeSprouted():
                self.pool[event.colour] -= 1
                self.change_plot(event.seat, event.garden, event.plot, ONE[event.colour])
            case happened.Harvested():
                self.pots[event.seat][event.colour] += 1
                self.change_plot(event.seat, event.garden, event.plot, -ONE[event.colour])
            case happened.CronesMoved():
                self.crones[event.origin] -= event.count
                if event.goal is not None:
                    self.crones[event.goal] += event.count
            case happened.DiablerieChanged():
                self.diablerie[event.seat] += event.change
                assert self.diablerie[event.seat] == event.now
            case happened.PointsChanged():
                self.points[event.seat] += event.change
                assert self.points[event.seat] == event.now
            case happened.PlayEnded():
                for gardens in self.gardens:
                    self.discards.update(card for garden in gardens for card in self.called(garden))
                    gardens.clear()
                self.pool = Counter(dict.fromkeys(range(4), self.boil.numbers.cubes[len(self.pots)]))
                for seat, counts in enumerate(event.cauldrons):
                    assert dict(enumerate(counts)) == {
                        colour: self.pots[seat][colour] for colour in range(len(COLOURS))
                    }
                    self.pool.subtract(dict(enumerate(counts)))
            case happened.MatchEnded():
                self.result = event.ending, event.winners, event.scores

    def check(self, position: BubbleAndBoilPosition) -> None:
        """Compare what was told with a position."""
        called = self.boil.codex.called
        assert [+Counter(called(hand)) for hand in position.hands] == [+hand for hand in self.hands]
        assert [+Counter(called(book)) for book in position.books] == [+book for book in self.books]
        assert list(map(list, position.gardens)) == self.gardens
        assert Counter(called(position.discards)) == self.discards
        assert [self.heap(seat) for seat in range(position.seats)] == position.pots
        assert self.pool_heap == position.pool
        assert self.corruption == position.corruption
        assert self.crones == position.crones
        assert self.diablerie == position.diablerie
        assert self.points == position.points
        assert len(position.deck) == self.deck

    def called(self, garden: Garden) -> tuple[str, ...]:
        """Return the names of the cards of a garden."""
        return self.boil.codex.called(garden.cards)

    def add_to_garden(self, seat: Seat, garden: int, card: str, cubes: Counts) -> None:
        """Put a card into a garden, with cubes of the pool."""
        self.pay(cubes)
        grown = self.gardens[seat][garden].with_card(self.boil.codex.card(card), heap_of(cubes))
        self.gardens[seat][garden] = grown

    def change_plot(self, seat: Seat, garden: int, plot: int, heap: Heap) -> None:
        """Put cubes onto a card in a garden, or take them away."""
        before = self.gardens[seat][garden]
        self.gardens[seat][garden] = before.with_cubes(plot, before.cubes[plot] + heap)

    def clear(self, seat: Seat, garden: int, cards: tuple[str, ...]) -> None:
        """Discard the cards of a garden."""
        assert self.called(self.gardens[seat].pop(garden)) == cards
        self.discards.update(cards)

    def pay(self, cubes: Counts) -> None:
        """Take cubes out of the pool."""
        self.pool.subtract(dict(enumerate(cubes)))

    def give(self, cubes: Counts) -> None:
        """Put cubes into the pool."""
        self.pool.update(dict(enumerate(cubes)))
