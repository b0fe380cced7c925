"""Position: one moment of a match, small and quick to copy."""

from typing import Final

from game.core.chance import Lcg
from game.core.effect_stack import Frame, Running
from game.core.event import Seat
from game.rules.bubble_and_boil.cubes import Heap
from game.rules.bubble_and_boil.gardens import Garden

DRAFT: Final = "draft"
HEX: Final = "hex"
PLANT: Final = "plant"
REPLANT: Final = "replant"
GROW: Final = "grow"
DISCARD: Final = "discard"
BREW: Final = "brew"
OVER: Final = "over"
STEPS = (DRAFT, HEX, PLANT, REPLANT, GROW, DISCARD, BREW, OVER)

NOBODY: Final = -1

# The source of the frame that stands for a deed of the turn while it is done, and for a match before its first turn.
TURN: Final = "turn"
UNDER_WAY: Final[tuple[Frame, ...]] = (Running(TURN, NOBODY),)


class BubbleAndBoilPosition:
    """A moment of a match: ids and small ints; what holds them is never changed but replaced, so that copies share it.

    Cards are designs by their place in the deck's file. `first` is the first player, `active` the seat whose turn it
    is (or that drafts or brews); `step` is what it may do next: hexes; planting, recording and discarding after the
    harvest; planting alone after a garden was destroyed for it (`replant`); more cards for the garden just planted
    (`grow`); discarding after a record; a victory card; a brew. On top of that stands the `stack` of frames, if any;
    nobody is to move while something runs in the top one.
    `hexes` counts what `active` has cast in this turn; `closed` forbids more of them (ruling B27). `trigger` is what
    triggered the end, None before.

    `hands` are ascending, `shown` the cards of each that everybody knows. The deck is drawn from its end. `annals`
    tells of each recipe who recorded it and from whose book it came (NOBODY: from the hand). `tallies` holds for each
    seat, and last for a spectator, what they know for certain of each cauldron; it is empty where everybody has seen
    every cube (ruling B48). `victories` are in play, `offers` those from which each seat may choose one. `brewed` are
    the potions of each seat once it has brewed.
    """

    __slots__ = (
        "active",
        "annals",
        "books",
        "brewed",
        "chance",
        "closed",
        "corruption",
        "crones",
        "deck",
        "diablerie",
        "discards",
        "first",
        "gardens",
        "hands",
        "hexes",
        "offers",
        "points",
        "pool",
        "pots",
        "round",
        "seats",
        "shown",
        "stack",
        "step",
        "tallies",
        "trigger",
        "victories",
    )

    seats: int
    chance: Lcg
    first: Seat
    active: Seat
    round: int
    step: str
    hexes: int
    closed: bool
    trigger: str | None
    stack: tuple[Frame, ...]
    hands: list[tuple[int, ...]]
    shown: list[tuple[int, ...]]
    deck: bytes
    discards: bytes
    pool: Heap
    pots: list[Heap]
    corruption: list[int]
    crones: list[int]
    diablerie: list[int]
    points: list[int]
    gardens: list[tuple[Garden, ...]]
    books: list[bytes]
    annals: tuple[tuple[Seat, Seat, int], ...]
    tallies: tuple[tuple[Heap, ...], ...]
    victories: bytes
    offers: tuple[bytes, ...]
    brewed: tuple[bytes | None, ...]

    def copy(self) -> "BubbleAndBoilPosition":
        """Return an independent twin."""
        twin = BubbleAndBoilPosition()
        twin.seats = self.seats
        twin.chance = Lcg(self.chance.state)
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.step = self.step
        twin.hexes = self.hexes
        twin.closed = self.closed
        twin.trigger = self.trigger
        twin.stack = self.stack
        twin.hands = self.hands.copy()
        twin.shown = self.shown.copy()
        twin.deck = self.deck
        twin.discards = self.discards
        twin.pool = self.pool
        twin.pots = self.pots.copy()
        twin.corruption = self.corruption.copy()
        twin.crones = self.crones.copy()
        twin.diablerie = self.diablerie.copy()
        twin.points = self.points.copy()
        twin.gardens = self.gardens.copy()
        twin.books = self.books.copy()
        twin.annals = self.annals
        twin.tallies = self.tallies
        twin.victories = self.victories
        twin.offers = self.offers
        twin.brewed = self.brewed
        return twin
