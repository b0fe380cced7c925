"""A witness who hears every event, secrets included, and keeps its own account of all pieces."""

from collections import Counter

from game.core.event import Event, Seat
from game.rules.bubble_and_boil import events as happened
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import COLOURS, Heap, heap_of


class Witness:
    """Counts hands, books, cubes, discs and tracks by what is told alone."""

    def __init__(self, boil: BubbleAndBoil, seats: int) -> None:
        self.boil = boil
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.books: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.pots: list[Counter[int]] = [Counter(range(4)) for _ in range(seats)]
        self.pool: Counter[int] = Counter()
        self.corruption = [0] * seats
        self.crones = [0] * seats
        self.diablerie = [0] * seats
        self.points = [0] * seats
        self.deck = len(boil.codex.deck)
        self.result: tuple[str, tuple[Seat, ...], tuple[int, ...]] | None = None

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
            case happened.Drawn():
                assert event.cards is not None
                self.hands[event.seat].update(event.cards)
                self.deck -= event.count
            case happened.DeckReshuffled():
                self.deck += event.count
            case happened.HexCast() | happened.Countered() | happened.Discarded() | happened.Grown():
                self.hands[event.seat][event.card] -= 1
                self.pay(getattr(event, "cubes", (0, 0, 0, 0)))
            case happened.CardGrafted():
                self.hands[event.seat][event.card] -= 1
                self.pay(event.cubes)
            case happened.Planted():
                self.hands[event.seat].subtract(event.cards)
                for cubes in event.cubes:
                    self.pay(cubes)
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
            case happened.GardenRazed() | happened.GardenWithered():
                self.give(event.cubes)
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
            case happened.CubeSprouted():
                self.pool[event.colour] -= 1
            case happened.Harvested():
                self.pots[event.seat][event.colour] += 1
            case happened.GardenCompleted():
                self.crones[event.seat] += event.crones
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
                self.pool = Counter(dict.fromkeys(range(4), self.boil.numbers.cubes[len(self.pots)]))
                for seat, counts in enumerate(event.cauldrons):
                    assert dict(enumerate(counts)) == {
                        colour: self.pots[seat][colour] for colour in range(len(COLOURS))
                    }
                    self.pool.subtract(dict(enumerate(counts)))
            case happened.MatchEnded():
                self.result = event.ending, event.winners, event.scores

    def pay(self, cubes: tuple[int, int, int, int]) -> None:
        """Take cubes out of the pool."""
        self.pool.subtract(dict(enumerate(cubes)))

    def give(self, cubes: tuple[int, int, int, int]) -> None:
        """Put cubes into the pool."""
        self.pool.update(dict(enumerate(cubes)))
