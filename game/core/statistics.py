"""Statistics: what a match tells the report of many: length, who began, who was what, how its cards were used."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from game.core.event import Event, Seat
from game.core.move import Move
from game.core.reason import Reason


class Deck(msgspec.Struct, frozen=True):
    """Cards that are compared with each other: their names by id, and the ways in which each can be used."""

    name: str
    cards: Mapping[str, Reason]
    uses: tuple[str, ...]


class CardFigures(msgspec.Struct, frozen=True):
    """What one match tells of a card that was on offer in it.

    `uses` are the ways in which it was used at least once. Of the `plays` whose effect could be weighed, `swing` is how
    much they changed in all: what each seat gained or lost, added up without its sign.
    """

    uses: frozenset[str]
    plays: int
    swing: float


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one match tells: its `length` in what the game counts, who began, the role of each seat, its cards by id.

    `traits` has for each seat how often it could do either, and how often it then made a move of that trait.
    Of the cards in `plans` it tells how many seats were asked what they do with and without them, and how many of
    these do something else.
    """

    length: int
    starter: Seat
    roles: tuple[str, ...]
    cards: dict[str, CardFigures]
    plans: dict[str, tuple[int, int]] = {}
    traits: tuple[dict[str, tuple[int, int]], ...] = ()


class Question(msgspec.Struct, frozen=True):
    """Two positions in which a seat is to move and between which only a card differs: does it do the same in both?"""

    card: str
    seat: Seat
    position: Any
    without: Any


class _Used:
    """One card in the course of a match."""

    __slots__ = ("plays", "swing", "uses")

    def __init__(self) -> None:
        self.uses: set[str] = set()
        self.plays = 0
        self.swing = 0.0


class CardUses:
    """The cards of one match: which were on offer, how they were used, and what their effects were worth.

    While an effect happens its account is open; gains and losses count for the account that was opened last.
    """

    def __init__(self) -> None:
        self._cards: dict[str, _Used] = {}
        self._accounts: list[tuple[str, dict[Seat, float]]] = []

    def offer(self, *cards: str) -> None:
        """Put cards on offer."""
        for card in cards:
            self._of(card)

    def use(self, card: str, way: str) -> None:
        """Count a way in which a card is used."""
        self._of(card).uses.add(way)

    def open(self, card: str) -> None:
        """Let an effect begin."""
        self._accounts.append((card, {}))

    def change(self, seat: Seat, worth: float) -> None:
        """Count what a seat gains (or loses, below 0) by the effect that happens; without one nothing is counted."""
        if self._accounts:
            gains = self._accounts[-1][1]
            gains[seat] = gains.get(seat, 0.0) + worth

    def close(self, card: str) -> None:
        """Let an effect end, and those within it; nothing happens if it has not begun."""
        while any(card == name for name, _ in self._accounts):
            name, gains = self._accounts.pop()
            used = self._of(name)
            used.plays += 1
            used.swing += sum(map(abs, gains.values()))
            if name == card:
                return

    def close_all(self) -> None:
        """Let all effects end."""
        while self._accounts:
            self.close(self._accounts[-1][0])

    def figures(self) -> dict[str, CardFigures]:
        """Return what the match tells of each card that was on offer; effects that still happen end."""
        self.close_all()
        return {card: CardFigures(frozenset(used.uses), used.plays, used.swing) for card, used in self._cards.items()}

    def _of(self, card: str) -> _Used:
        """Return a card, which is thereby on offer."""
        if card not in self._cards:
            self._cards[card] = _Used()
        return self._cards[card]


class Statistics(ABC):
    """One match of a referee as its events tell it, secrets included.

    `decks` of the game are reported, `roles` are the names of all roles that a seat can have, by id. What is heard goes
    into `length`, `starter`, `seat_roles` and `uses`.
    """

    decks: tuple[Deck, ...] = ()
    roles: Mapping[str, Reason] = MappingProxyType({})

    def __init__(self, controller: Any) -> None:
        self.length = 0
        self.starter: Seat = 0
        self.seat_roles: tuple[str, ...] = ()
        self.uses = CardUses()
        self.plans: dict[str, tuple[int, int]] = {}

    @abstractmethod
    def __call__(self, event: Event) -> None:
        """Hear what happened."""

    def begin(self, seats: int, seed: int) -> None:
        """Hear that the match begins, before its first event."""
        return

    def expect(self, position: Any, move: Move) -> None:
        """Hear of a move before it is made; the position is not kept."""
        return

    def questions(self, position: Any) -> Iterable[Question]:
        """Return what to ask the bots of the match in the position after a move or the beginning."""
        return ()

    def answered(self, card: str, differs: bool) -> None:
        """Hear whether a seat does something else because of a card."""
        asked, different = self.plans.get(card, (0, 0))
        self.plans[card] = (asked + 1, different + differs)

    def figures(self) -> Figures:
        """Return what the match told."""
        return Figures(self.length, self.starter, self.seat_roles, self.uses.figures(), self.plans)
