"""Position: one moment of a match, small and quick to copy."""

from typing import Final

from game.core.chance import Lcg
from game.core.event import Seat
from game.rules.alarun.ingredient_cards import Card, Colour
from game.rules.alarun.square import Plan, Square

ACT: Final = "act"
PLACE: Final = "place"
NAME: Final = "name"
OVER: Final = "over"
PHASES = (ACT, PLACE, NAME, OVER)


class AlarunPosition:
    """A moment of a match: ids and small ints; what holds them is never changed but replaced, so that copies share it.

    `phase` is what is decided: an action, where a card is placed, what an apprentice counts as, or nothing any more
    (`to_move` is None then, and while a move takes effect). `actions` counts those of all seats in this round: they
    act in turn from `starter` on, until it is the turn of `first_passer` again. `hands` and the open cards of the
    `centre` are in ascending order, and so are the face-down cards (`down`, two seats). `shown` are the cards of each
    hand that everybody has seen. `colours` are those that were given, by seat. `stack` is dealt from its end, and its
    order is all the luck there is after the start: `chance` rests. `taken` are the cells that each square covers;
    `identities` are what apprentices count as once that is named.
    """

    __slots__ = (
        "actions",
        "centre",
        "chance",
        "colours",
        "discards",
        "down",
        "first_passer",
        "hands",
        "identities",
        "phase",
        "refreshed",
        "round",
        "seats",
        "shown",
        "squares",
        "stack",
        "starter",
        "taken",
        "to_move",
    )

    seats: int
    chance: Lcg
    round: int
    phase: str
    to_move: Seat | None
    starter: Seat
    actions: int
    first_passer: Seat | None
    hands: list[tuple[Card, ...]]
    shown: list[tuple[Card, ...]]
    centre: tuple[Card, ...]
    down: tuple[Card, ...]
    refreshed: bool
    squares: list[Square]
    taken: list[Plan]
    colours: tuple[Colour, ...]
    identities: tuple[Card | None, ...]
    stack: bytes
    discards: bytes

    def copy(self) -> "AlarunPosition":
        """Return an independent twin."""
        twin = AlarunPosition()
        twin.seats = self.seats
        twin.chance = Lcg(self.chance.state)
        twin.round = self.round
        twin.phase = self.phase
        twin.to_move = self.to_move
        twin.starter = self.starter
        twin.actions = self.actions
        twin.first_passer = self.first_passer
        twin.hands = self.hands.copy()
        twin.shown = self.shown.copy()
        twin.centre = self.centre
        twin.down = self.down
        twin.refreshed = self.refreshed
        twin.squares = self.squares.copy()
        twin.taken = self.taken.copy()
        twin.colours = self.colours
        twin.identities = self.identities
        twin.stack = self.stack
        twin.discards = self.discards
        return twin
