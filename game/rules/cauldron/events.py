"""Events: everything that a person at the table could notice, in the order in which it happens.

Cards are told by their ids, ingredients by kind, tokens by the places between which they travel.
"""

from typing import ClassVar

from game.core.event import Event, Seat
from game.core.hexgrid import Cell
from game.rules.cauldron.ingredients import Bag, Kind
from game.rules.cauldron.standing import LATER, MATCH
from game.rules.cauldron.token_places import Place


class MatchStarted(Event, frozen=True):
    """A match begins with these characters, starting Magik and fields (cell, kind)."""

    seats: int
    characters: tuple[str, ...]
    magik: tuple[int, ...]
    fields: tuple[tuple[Cell, Kind], ...]


class SeasonStarted(Event, frozen=True):
    """A Harvest season begins; seasons count from 1."""

    number: int


class OmenDrawn(Event, frozen=True):
    """An omen is turned up; those before it were `set_aside` because a variant leaves them out (A73, A75)."""

    omen: str
    set_aside: tuple[str, ...]


class Grown(Event, frozen=True):
    """The board is populated: (cell, kind, number of tokens) of each field that got any."""

    fields: tuple[tuple[Cell, Kind, int], ...]


class DieRolled(Event, frozen=True):
    """A seat rolled a die for the turn order ("order"), a theft ("steal"), "lsp", "hsp" or a card ("card")."""

    seat: Seat
    number: int
    why: str


class DieChanged(Event, frozen=True):
    """A spell changed the die that lies there, before it counts."""

    seat: Seat
    number: int


class FirstSeat(Event, frozen=True):
    """It is settled who goes first in this Harvest season."""

    seat: Seat


class TurnStarted(Event, frozen=True):
    """A seat's turn in the Harvest or Market season begins."""

    seat: Seat
    market: bool


class ActionAnnounced(Event, frozen=True):
    """A seat says what it will do: harvest, steal, brew, quick_brew, store or fetch, with what belongs to it."""

    seat: Seat
    action: str
    cell: Cell | None = None
    victim: Seat | None = None
    kind: Kind | None = None
    potion: str | None = None


class AbilityUsed(Event, frozen=True):
    """A seat uses an ability of its character, and pays for it."""

    seat: Seat
    ability: str


class ActionFoiled(Event, frozen=True):
    """An announced action comes to nothing; it is spent all the same (A25)."""

    seat: Seat
    action: str


class TokenMoved(Event, frozen=True):
    """An ingredient goes from one place to another."""

    kind: Kind
    origin: Place
    target: Place


class TheftFailed(Event, frozen=True):
    """A thief was spotted."""

    thief: Seat
    victim: Seat


class Brewed(Event, frozen=True):
    """A potion is brewed for these ingredients; its Magik follows as MagikChanged."""

    seat: Seat
    potion: str
    paid: Bag
    magik: int


class MagikChanged(Event, frozen=True):
    """A seat's Magik went up or down by `change` and is now `magik`."""

    seat: Seat
    change: int
    magik: int


class TrackReached(Event, frozen=True):
    """A seat is the first to reach an effect of the Magik track."""

    seat: Seat
    effect: str


class RitualsUnlocked(Event, frozen=True):
    """Advanced cards may be bought from now on."""


class SpellCast(Event, frozen=True):
    """A seat casts a spell; `answers` says whether it answers an announcement. `targets` are (name, value) pairs."""

    seat: Seat
    spell: str
    answers: bool
    targets: tuple[tuple[str, int], ...]


class SpellCancelled(Event, frozen=True):
    """A spell that was cast has no effect."""

    seat: Seat
    spell: str


class SpellResolved(Event, frozen=True):
    """A spell that was cast is over and goes to the discards."""

    seat: Seat
    spell: str


class SpellsDrawn(Event, frozen=True):
    """A seat takes spells of a tier into its hand; only that seat sees which."""

    secret: ClassVar[tuple[str, ...]] = ("spells",)
    seat: Seat
    tier: str
    count: int
    spells: tuple[str, ...] | None


class SpellDiscarded(Event, frozen=True):
    """A seat discards a spell face up."""

    seat: Seat
    spell: str


class CardsSeen(Event, frozen=True):
    """A seat looks at the top of a deck, or at the hand of `of`; only that seat sees the cards."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    deck: str | None
    of: Seat | None
    count: int
    cards: tuple[str, ...] | None


class CardsBuried(Event, frozen=True):
    """So many cards of the top go under the deck, in their order."""

    deck: str
    count: int


class CardRejected(Event, frozen=True):
    """Of two cards a seat kept one; this is the other (Less Luck, A61)."""

    seat: Seat
    card: str


class PotionGained(Event, frozen=True):
    """A potion is laid face up beside the others of a seat."""

    seat: Seat
    potion: str


class PotionDiscarded(Event, frozen=True):
    """A seat discards a potion."""

    seat: Seat
    potion: str


class PotionMoved(Event, frozen=True):
    """A potion goes from one seat to another."""

    potion: str
    origin: Seat
    target: Seat


class DeckShuffled(Event, frozen=True):
    """The discards of a deck are shuffled and become the deck (A15)."""

    deck: str


class CellarGained(Event, frozen=True):
    """A seat has one more cellar."""

    seat: Seat


class FieldLaid(Event, frozen=True):
    """A field joins the board."""

    seat: Seat
    cell: Cell
    kind: Kind


class FieldRemoved(Event, frozen=True):
    """A field leaves the board for the box."""

    cell: Cell
    kind: Kind


class EffectBegan(Event, frozen=True):
    """Something holds from now on for some seats, because of a card."""

    source: str
    what: str
    seats: tuple[Seat, ...]
    until: str

    @property
    def holds_for_good(self) -> bool:
        """Whether it holds as long as the match."""
        return self.until == MATCH


class EffectEnded(Event, frozen=True):
    """Something that held because of a card is over; with the `last` of it nothing of the card holds or waits."""

    source: str
    what: str
    last: bool

    @property
    def only_waited(self) -> bool:
        """Whether it held nothing but waited for a moment."""
        return self.what.startswith(LATER)


class EffectDue(Event, frozen=True):
    """The moment has come for which a card of a seat was waiting."""

    seat: Seat
    source: str


class OrderChanged(Event, frozen=True):
    """Turns go the other way round, or `seat` has the next turn."""

    seat: Seat | None
    direction: int


class ActionsGained(Event, frozen=True):
    """The active seat has more actions in this turn."""

    seat: Seat
    number: int


class HarvestEnded(Event, frozen=True):
    """The board is empty: `seat` took the last ingredient and has quick actions left. `forced`: A30, A32."""

    seat: Seat
    forced: bool


class Spoiled(Event, frozen=True):
    """All tokens in the supply of a seat go back to the game supply, but for what it keeps."""

    seat: Seat
    tokens: Bag


class Kept(Event, frozen=True):
    """Tokens in the supply of a seat do not spoil, because of what has the `source`."""

    seat: Seat
    tokens: Bag
    source: str


class FieldCleared(Event, frozen=True):
    """Tokens that were left on a field at the end of a season go back to the game supply (A12)."""

    cell: Cell
    kind: Kind
    count: int


class MarketStarted(Event, frozen=True):
    """The Market season begins with a seat."""

    seat: Seat


class Bought(Event, frozen=True):
    """A seat buys something of the market: its goods and price."""

    seat: Seat
    goods: str
    price: int


class Passed(Event, frozen=True):
    """A seat buys nothing more in this Market season."""

    seat: Seat


class MatchEnded(Event, frozen=True):
    """The match is over."""

    ending: str
    winner: Seat
    magik: tuple[int, ...]
