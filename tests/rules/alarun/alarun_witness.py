"""A witness: it hears the events of a match, knows the rulebook by heart in plain lists, and believes nothing."""

from collections import Counter
from functools import singledispatchmethod

import alarun_scorer as scorer

from game.core.event import Event
from game.rules.alarun import events as happened
from game.rules.alarun.ingredient_cards import COLOURS, DECK, card_name
from game.rules.alarun.square import column_of, row_of

Place = tuple[int, int]


class Witness:
    """Follows a match from its events alone and checks each of them against the rulebook, card by card.

    Call it with every event. `hands`, `centre`, `discards` and `laid` are what must be the case by then; `stack` and
    `down` count the cards whose faces nobody has seen.
    """

    def __init__(self, seats: int, diagonal: bool = False) -> None:
        self.seats = seats
        self.diagonal = diagonal
        self.round = 0
        self.starter = 0
        self.order: list[int] = []
        self.passer: int | None = None
        self.centre: list[int] = []
        self.down = 0
        self.refreshed = False
        self.opened = False
        self.stack = 99
        self.discards: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[dict[Place, int]] = [{} for _ in range(seats)]
        self.colours: list[int] = []
        self.identities: dict[int, int] = {}
        self.result: tuple[str, tuple[int, ...], tuple[int, ...]] | None = None

    def __call__(self, event: Event) -> None:
        self.hear(event)
        seen = Counter([*self.centre, *self.discards])
        for seat in range(self.seats):
            seen.update(self.hands[seat])
            seen.update(self.laid[seat].values())
        assert not seen - Counter(DECK)
        assert seen.total() + self.stack + self.down == 99

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        raise AssertionError(f"an event that nobody knows: {event}")

    @hear.register
    def _(self, event: happened.MatchStarted) -> None:
        assert (event.seats, event.rounds) == (self.seats, 8)
        self.starter = event.starter

    @hear.register
    def _(self, event: happened.ColourGiven) -> None:
        assert event.seat == len(self.colours)
        assert event.colour is not None
        assert event.colour not in self.colours
        self.colours.append(event.colour)

    @hear.register
    def _(self, event: happened.RoundStarted) -> None:
        self.round += 1
        assert event.number == self.round <= 8
        assert event.starter == (self.starter if self.passer is None else self.passer)
        assert not any(self.hands)
        assert all(len(laid) == 3 * (self.round - 1) for laid in self.laid)
        self.starter = event.starter
        self.passer, self.opened, self.refreshed, self.order = None, False, False, []

    @hear.register
    def _(self, event: happened.CentreLaid) -> None:
        assert not self.centre
        assert self.down == 0
        assert self.round == 1 or self.seats < 4
        assert len(event.cards) == 3
        assert event.down == (3 if self.seats == 2 else 0)
        self.centre, self.down = list(event.cards), event.down
        self.stack -= 3 + event.down

    @hear.register
    def _(self, event: happened.Dealt) -> None:
        assert event.cards is not None
        assert event.count == len(event.cards) == len(self.centre) == 3
        assert not self.hands[event.seat]
        self.hands[event.seat] = list(event.cards)
        self.stack -= 3

    @hear.register
    def _(self, event: happened.Swapped) -> None:
        self._turn(event.seat)
        assert self.passer is not None or len(self.order) <= 10 * self.seats
        assert event.gave != event.took
        self.hands[event.seat].remove(event.gave)
        self.centre.remove(event.took)
        self.hands[event.seat].append(event.took)
        self.centre.append(event.gave)

    @hear.register
    def _(self, event: happened.Passed) -> None:
        self._turn(event.seat)
        self._pass(event.seat, event.first)

    @hear.register
    def _(self, event: happened.SwappedAll) -> None:
        self._turn(event.seat)
        assert sorted(event.gave) == sorted(self.hands[event.seat])
        assert sorted(event.took) == sorted(self.centre)
        self.hands[event.seat], self.centre = self.centre, self.hands[event.seat]
        self._pass(event.seat, event.first)

    @hear.register
    def _(self, event: happened.Refreshed) -> None:
        self._turn(event.seat)
        assert self.passer is not None or len(self.order) <= 10 * self.seats
        assert self.seats == 2
        assert not self.refreshed
        assert sorted(event.discarded) == sorted(self.centre)
        assert len(event.turned) == self.down == 3
        self.discards += self.centre
        self.centre, self.down, self.refreshed = list(event.turned), 0, True

    @hear.register
    def _(self, event: happened.HandsOpened) -> None:
        assert self.passer is not None
        assert self.order[-self.seats :] == [(self.passer + step) % self.seats for step in range(self.seats)]
        assert [sorted(hand) for hand in event.hands] == [sorted(hand) for hand in self.hands]
        self.opened = True

    @hear.register
    def _(self, event: happened.Placed) -> None:
        assert self.opened
        turn = next(seat for step in range(self.seats) if self.hands[seat := (self.starter + step) % self.seats])
        assert event.seat == turn
        self.hands[event.seat].remove(event.card)
        column, row = column_of(event.cell), row_of(event.cell)
        laid = self.laid[event.seat]
        taken = {(0, 0), *laid}
        assert (column, row) not in taken
        near = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
        if self.diagonal:
            near |= {(column + across, row + down) for across in (-1, 1) for down in (-1, 1)}
        assert near & taken
        taken.add((column, row))
        for axis in (0, 1):
            values = [place[axis] for place in taken]
            assert max(values) - min(values) <= 4
        laid[column, row] = event.card

    @hear.register
    def _(self, event: happened.CentreCleared) -> None:
        assert self.seats < 4
        assert self.round < 8
        assert sorted(event.cards[:3]) == sorted(self.centre)
        assert len(event.cards) == 3 + self.down
        self.discards += event.cards
        self.centre, self.down = [], 0

    @hear.register
    def _(self, event: happened.Named) -> None:
        assert self.round == 8
        assert event.seat == (self.starter + len(self.identities)) % self.seats
        assert event.identity < 49
        columns, rows = zip(*[(0, 0), *self.laid[event.seat]], strict=True)
        assert max(columns) - min(columns) == max(rows) - min(rows) == 4
        assert len(self.laid[event.seat]) == 24
        self.identities[event.seat] = event.identity

    @hear.register
    def _(self, event: happened.MatchEnded) -> None:
        assert event.colours == tuple(self.colours)
        assert sorted(self.identities) == list(range(self.seats))
        merits = []
        for seat in range(self.seats):
            laid = {place: card_name(card) for place, card in self.laid[seat].items()}
            rows, columns = scorer.lines(laid, card_name(self.identities[seat]))
            potions = sum(rows) + sum(columns)
            merits.append((potions + scorer.bonus(laid, COLOURS[self.colours[seat]]), potions))
        assert event.totals == tuple(points for points, _ in merits)
        assert event.winners == tuple(seat for seat in range(self.seats) if merits[seat] == max(merits))
        self.result = (event.ending, event.winners, event.totals)

    def _turn(self, seat: int) -> None:
        """Check that it is a seat's turn: clockwise from the starter, and nobody twice after the first pass."""
        assert not self.opened
        assert seat == (self.starter + len(self.order)) % self.seats
        assert seat != self.passer
        self.order.append(seat)

    def _pass(self, seat: int, first: bool) -> None:
        assert first == (self.passer is None)
        if first:
            self.passer = seat
