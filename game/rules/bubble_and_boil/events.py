"""Events: everything that a person at the table could notice, in the order in which it happens.

Cubes are counted as green, orange, red and yellow; cards go by name. A garden is counted from 0 within its seat.
"""

from typing import ClassVar

from game.core.event import Event, Seat
from game.rules.bubble_and_boil.cards.card_files import Card
from game.rules.bubble_and_boil.cubes import Colour, Counts


class MatchStarted(Event, frozen=True):
    """A match begins; chance chose `first` to be first player, and every cauldron gets one cube of each colour."""

    seats: int
    first: Seat
    pool: Counts


class VictoryOffered(Event, frozen=True):
    """A seat draws Alternative Victory cards to choose one; only that seat sees them."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[Card, ...] | None


class VictoryInPlay(Event, frozen=True):
    """An Alternative Victory card comes into play; `seat` chose it, None stands for chance."""

    card: Card
    seat: Seat | None


class TurnStarted(Event, frozen=True):
    """The turn of a seat begins; rounds count from 1."""

    seat: Seat
    round: int


class Drawn(Event, frozen=True):
    """A seat draws cards; only that seat sees them (in the order of drawing)."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class DeckReshuffled(Event, frozen=True):
    """The discards become the deck."""

    count: int


class Peeked(Event, frozen=True):
    """A seat looks into its own cauldron for a moment; only that seat sees the cubes."""

    secret: ClassVar[tuple[str, ...]] = ("cubes",)
    seat: Seat
    cubes: Counts | None


class HexCast(Event, frozen=True):
    """A seat casts a hex at a target (None: all others or nobody), with so much extra corruption for earlier hexes."""

    seat: Seat
    card: Card
    target: Seat | None
    surcharge: int


class Hexed(Event, frozen=True):
    """A hex that is paid for reaches a seat, which may answer it before anything happens to it (ruling B13)."""

    seat: Seat
    card: Card


class Countered(Event, frozen=True):
    """A seat answers a hex with a counterspell."""

    seat: Seat
    card: Card
    hex: Card


class WayChosen(Event, frozen=True):
    """A hexed seat goes one of the ways of a hex, counted from 0, of which so many were `open`; None: it goes none."""

    seat: Seat
    card: Card
    way: int | None
    open: int


class Blocked(Event, frozen=True):
    """A hexed seat takes corruption to be spared, or lets it happen (0 discs)."""

    seat: Seat
    card: Card
    corruption: int


class CorruptionMoved(Event, frozen=True):
    """Corruption discs go from the supply or a cauldron (None: the supply) to a cauldron or back to the supply."""

    count: int
    origin: Seat | None
    goal: Seat | None


class CubesSpilled(Event, frozen=True):
    """Random cubes go from a cauldron to the pool, seen by all (ruling B48)."""

    seat: Seat
    cubes: Counts


class CubesSipped(Event, frozen=True):
    """Random cubes go from one cauldron into another; `cubes` is what everybody sees (ruling B48)."""

    origin: Seat
    goal: Seat
    count: int
    cubes: Counts


class CubesSippedUnseen(Event, frozen=True):
    """Random cubes go from one cauldron into another; only the two seats see them (ruling B48)."""

    secret: ClassVar[tuple[str, ...]] = ("cubes",)
    origin: Seat
    goal: Seat
    count: int
    cubes: Counts | None

    def eyes(self) -> tuple[Seat, ...]:
        """Return the two seats."""
        return self.origin, self.goal


class CubesPoured(Event, frozen=True):
    """Cubes go from the pool into a cauldron."""

    seat: Seat
    cubes: Counts


class CubePicked(Event, frozen=True):
    """A cube leaves a card in a garden for a cauldron, or for the pool (None)."""

    seat: Seat
    garden: int
    plot: int
    colour: Colour
    goal: Seat | None


class CubeSprouted(Event, frozen=True):
    """A cube of another colour is put from the pool onto a card in a garden."""

    seat: Seat
    garden: int
    plot: int
    colour: Colour


class GardenRazed(Event, frozen=True):
    """A garden is destroyed: its cards are discarded, its cubes go to the pool."""

    seat: Seat
    garden: int
    cards: tuple[Card, ...]
    cubes: Counts


class GardenWithered(Event, frozen=True):
    """A garden of one card is discarded, its cubes go to the pool (002 Harvest resources; ruling B19)."""

    seat: Seat
    garden: int
    cards: tuple[Card, ...]
    cubes: Counts


class CardLifted(Event, frozen=True):
    """A card of a garden goes to the hand of another seat, its cubes to the pool."""

    seat: Seat
    garden: int
    plot: int
    card: Card
    cubes: Counts
    goal: Seat


class CardGrafted(Event, frozen=True):
    """A card of the hand is added to a garden by a hex, with cubes from the pool."""

    seat: Seat
    garden: int
    card: Card
    cubes: Counts


class GardensSwapped(Event, frozen=True):
    """Two seats exchange a garden."""

    seat: Seat
    garden: int
    other: Seat
    other_garden: int


class Harvested(Event, frozen=True):
    """One cube of a card in a garden goes into its seat's cauldron."""

    seat: Seat
    garden: int
    plot: int
    colour: Colour


class GardenCompleted(Event, frozen=True):
    """A garden without cubes is discarded; its seat gets a crone if one is left (ruling B17)."""

    seat: Seat
    garden: int
    cards: tuple[Card, ...]
    crones: int


class Planted(Event, frozen=True):
    """Two cards of the hand become a garden, with cubes from the pool on each."""

    seat: Seat
    garden: int
    colour: Colour
    cards: tuple[Card, ...]
    cubes: tuple[Counts, ...]


class Grown(Event, frozen=True):
    """One more card goes into the garden just planted, with cubes from the pool."""

    seat: Seat
    garden: int
    card: Card
    cubes: Counts


class Recorded(Event, frozen=True):
    """A card goes face down into a recipe book; only its owner sees it (ruling B26)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: Card | None


class RecordedOpenly(Event, frozen=True):
    """A card goes into a recipe book that lies open (002 Kindly Crone)."""

    seat: Seat
    card: Card


class RecipeStolen(Event, frozen=True):
    """A recipe goes from one book into another; only the thief sees it (rulings B15 and B49)."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    victim: Seat
    card: Card | None


class RecipeStolenOpenly(Event, frozen=True):
    """A recipe goes from one open book into another."""

    seat: Seat
    victim: Seat
    card: Card


class Discarded(Event, frozen=True):
    """A seat discards a card, open to all."""

    seat: Seat
    card: Card


class DiablerieChanged(Event, frozen=True):
    """The Diablerie of a seat is `now` another one."""

    seat: Seat
    change: int
    now: int


class PointsChanged(Event, frozen=True):
    """The points of a seat are `now` other ones."""

    seat: Seat
    change: int
    now: int


class CronesMoved(Event, frozen=True):
    """Crones go from a seat to another seat, or back to the supply (None)."""

    count: int
    origin: Seat
    goal: Seat | None


class EndTriggered(Event, frozen=True):
    """The end of the match is triggered in the turn of a seat."""

    trigger: str
    seat: Seat


class PlayEnded(Event, frozen=True):
    """The last turn is over: gardens are discarded, cauldrons and books are opened."""

    cauldrons: tuple[Counts, ...]
    corruption: tuple[int, ...]
    books: tuple[tuple[Card, ...], ...]


class Brewed(Event, frozen=True):
    """A seat brews these recipes of its book, worth so many points."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class MatchEnded(Event, frozen=True):
    """The match is over."""

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
