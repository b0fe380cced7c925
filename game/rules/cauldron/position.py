"""Position: one moment of a match, small and quick to copy."""

from typing import Final

from game.core.chance import Lcg
from game.core.effect_stack import Frame
from game.core.event import Seat
from game.rules.cauldron.board import Board
from game.rules.cauldron.ingredients import Bag
from game.rules.cauldron.standing import REVERSE, Standing

OMEN: Final = "omen"
ORDER: Final = "order"
HARVEST: Final = "harvest"
FINISH: Final = "finish"
MARKET: Final = "market"
OVER: Final = "over"
PHASES = (OMEN, ORDER, HARVEST, FINISH, MARKET, OVER)

# Decks and their discards, in this order.
BASIC_POTIONS: Final = 0
ADVANCED_POTIONS: Final = 1
BASIC_SPELLS: Final = 2
ADVANCED_SPELLS: Final = 3
OMENS: Final = 4
# Four bits count the uses of each ability in a season.
USE_BITS: Final = 4
# And eight the windows that the Instants of a hand answer.
WINDOW_BITS: Final = 8
DECK_NAMES = ("basic_potions", "advanced_potions", "basic_spells", "advanced_spells", "omens")


class CauldronPosition:
    """A moment of a match: ids and small ints; what lists hold is never changed but replaced, so that copies share it.

    `phase` is the step of the season: the omen, the turn order, harvest, the quick actions of the last harvester,
    market, or over. It is the turn of `active` unless the top of `stack` asks somebody else; `first` went first in
    this season (before the roll: in the last one); the next turn is that of `following` (None: of the next seat in
    the `direction` of turns). `actions` are left to the active seat in this turn; `moved` has a bit for each kind that
    was put into a cellar (0 to 6) or taken out (7 to 13) since it did something else. `calm` counts turns since a token
    left the board, `idle` those in a row without an action, `barren` those in a row without anything to harvest.

    Each seat has `magik`, tokens in its `supply` and `cellared`, a number of `cellars`, potions and a hand of spells
    as ascending indices into the book, and `used` with four bits of uses for each ability. `peeked` are
    spells in a hand that another seat has seen: (viewer, owner, spell). `buried` are cards of a deck that a seat put
    under it: (deck, place from the bottom, seat), in ascending order. `answers` are the windows
    that the Instants of the hands answer, eight bits a seat; it follows from the hands.

    `tokens` are those on each field of the board, by age; `stock` is the game supply and `boxed` are the field tiles
    left in the box. `decks` are drawn from the end; `removed` are Easy potions out of the game. `track` has a bit for
    each effect that is used up. `purchases` are left in a market turn and `waiting` seats come after the active one.
    `settled` is False while a move still has effects to come.
    """

    __slots__ = (
        "actions", "active", "answers", "barren", "board", "boxed", "buried", "calm", "cellared", "cellars", "chance",
        "characters", "decks", "discards", "first", "following", "hands", "idle", "magik", "moved",
        "omen", "peeked", "phase", "potions", "purchases", "removed", "rituals", "season", "seats", "settled",
        "stack", "standing", "stock", "supply", "tokens", "track", "used", "waiting", "winner",
    )  # fmt: skip

    seats: int
    chance: Lcg
    season: int
    phase: str
    active: Seat
    first: Seat
    following: Seat | None
    actions: int
    moved: int
    calm: int
    idle: int
    barren: int
    magik: list[int]
    supply: list[Bag]
    cellared: list[Bag]
    cellars: list[int]
    potions: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    answers: int
    used: list[int]
    peeked: tuple[tuple[Seat, Seat, int], ...]
    buried: tuple[tuple[int, int, Seat], ...]
    characters: tuple[int, ...]
    board: Board
    tokens: list[int]
    stock: Bag
    boxed: Bag
    decks: list[bytes]
    discards: list[bytes]
    removed: bytes
    omen: int | None
    track: int
    rituals: bool
    standing: dict[str, tuple[Standing, ...]]
    stack: tuple[Frame, ...]
    purchases: int
    waiting: int
    settled: bool
    winner: Seat | None

    @property
    def direction(self) -> int:
        """Which way round turns go: 1, or -1 as long as an odd number of effects turn the order round."""
        return -1 if len(self.standing.get(REVERSE, ())) % 2 else 1

    def copy(self) -> "CauldronPosition":
        """Return an independent twin."""
        twin = CauldronPosition()
        twin.seats = self.seats
        twin.chance = Lcg(self.chance.state)
        twin.season = self.season
        twin.phase = self.phase
        twin.active = self.active
        twin.first = self.first
        twin.following = self.following
        twin.actions = self.actions
        twin.moved = self.moved
        twin.calm = self.calm
        twin.idle = self.idle
        twin.barren = self.barren
        twin.magik = self.magik.copy()
        twin.supply = self.supply.copy()
        twin.cellared = self.cellared.copy()
        twin.cellars = self.cellars.copy()
        twin.potions = self.potions.copy()
        twin.hands = self.hands.copy()
        twin.answers = self.answers
        twin.used = self.used.copy()
        twin.peeked = self.peeked
        twin.buried = self.buried
        twin.characters = self.characters
        twin.board = self.board
        twin.tokens = self.tokens.copy()
        twin.stock = self.stock
        twin.boxed = self.boxed
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.removed = self.removed
        twin.omen = self.omen
        twin.track = self.track
        twin.rituals = self.rituals
        twin.standing = self.standing
        twin.stack = self.stack
        twin.purchases = self.purchases
        twin.waiting = self.waiting
        twin.settled = self.settled
        twin.winner = self.winner
        return twin
