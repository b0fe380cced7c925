"""A witness: it hears the events of a match, knows the rulebook by heart in plain lists, and believes nothing."""

from collections import Counter
from functools import singledispatchmethod

from game.core.event import Event
from game.rules.cauldron15 import events as happened


class Witness:
    """Follows a match from its events alone and checks each of them against the rulebook, card by card.

    Call it with every event. `hands`, `won` and `trick` are what must be the case by then.
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.seats = 0
        self.round = 0
        self.leader = 0
        self.trump = -1
        self.past_trumps: list[int] = []
        self.cards: list[set[int]] = []
        self.kept: list[set[int]] = []
        self.trick: list[int] = []
        self.players: list[int | None] = []
        self.prizes: set[int] = set()
        self.winner: int | None = None
        self.next_leader: int | None = None
        self.bonus: dict[int, int] = {}
        self.result: tuple[str, tuple[int, ...], tuple[int, ...]] | None = None

    @property
    def hands(self) -> list[int]:
        return [sum(1 << card for card in cards) for cards in self.cards]

    @property
    def won(self) -> list[int]:
        return [sum(1 << card for card in cards) for cards in self.kept]

    def __call__(self, event: Event) -> None:
        self.hear(event)

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        raise AssertionError(f"an event that nobody knows: {event}")

    @hear.register
    def _(self, event: happened.MatchStarted) -> None:
        assert event.target == self.target == (12 if event.seats < 4 else 15)
        assert (event.limit, event.rounds) == (15, 3)
        self.seats = event.seats
        self.kept = [set() for _ in range(event.seats)]
        self.cards = [set() for _ in range(event.seats)]

    @hear.register
    def _(self, event: happened.RoundStarted) -> None:
        self.round += 1
        assert event.round == self.round <= 3
        assert event.trump not in self.past_trumps
        assert self.next_leader in {None, event.leader}
        assert event.pile == 40 - sum(map(len, self.kept)) - event.hand * self.seats
        self.trump, self.next_leader = event.trump, event.leader
        self.past_trumps.append(event.trump)

    @hear.register
    def _(self, event: happened.Dealt) -> None:
        assert event.cards is not None
        assert len(event.cards) == event.count
        self.cards[event.seat] = set(event.cards)
        held = [card for cards in (*self.cards[: event.seat + 1], *self.kept) for card in cards]
        assert len(held) == len(set(held))

    @hear.register
    def _(self, event: happened.TrickStarted) -> None:
        assert not self.trick
        assert all(self.cards)
        assert event.leader == self.next_leader
        self.leader = event.leader

    @hear.register
    def _(self, event: happened.PileRefilled) -> None:
        assert self.seats == 2
        assert not set(event.cards) & {card for cards in (*self.cards, *self.kept) for card in cards}

    @hear.register
    def _(self, event: happened.DeckLed) -> None:
        assert self.seats == 2
        assert not self.trick
        assert event.card not in {card for cards in (*self.cards, *self.kept) for card in cards}
        self._lay(None, event.card)
        assert event.sum == event.card % 8

    @hear.register
    def _(self, event: happened.Played) -> None:
        played = len([player for player in self.players if player is not None])
        assert event.seat == (self.leader + played) % self.seats
        assert event.card in self.cards[event.seat]
        suit = event.card // 8
        if not self.trick:
            assert event.manner == "lead"
        elif suit == self.trick[0] // 8:
            assert event.manner == "follow"
        else:
            assert event.manner == ("trump" if suit == self.trump else "throw_off")
            assert not [card for card in self.cards[event.seat] if card // 8 == self.trick[0] // 8]
        self.cards[event.seat].remove(event.card)
        self._lay(event.seat, event.card)
        assert event.sum == self._sum()
        assert event.place == len(self.trick) - 1
        assert event.ahead == self._ahead()

    @hear.register
    def _(self, event: happened.TrickWon) -> None:
        numbers = [card % 8 for card in self.trick]
        if event.case == "below":
            assert self._sum() < self.target
            assert len(self.trick) == max(3, self.seats)
            assert event.place == self._ahead()
            prizes = {card for card in self.trick if card % 8 == min(numbers)}
        else:
            assert event.place == len(self.trick) - 1
            exact = self._sum() == self.target
            assert event.case == ("exact" if exact else "over")
            assert exact or self._sum() > self.target
            prizes = {card for card in self.trick if exact or card % 8 == max(numbers)}
        assert event.seat == self.players[event.place]
        assert event.sum == self._sum()
        assert set(event.prizes) == prizes
        self.prizes, self.winner = prizes, event.seat

    @hear.register
    def _(self, event: happened.TrickDiscarded) -> None:
        assert self.seats == 2
        assert self._sum() < self.target
        assert self._ahead() == 0
        assert list(event.cards) == self.trick
        assert event.card == self.trick[0]
        self._clear(None)

    @hear.register
    def _(self, event: happened.Taken) -> None:
        assert event.seat == self.winner
        assert event.card in self.prizes
        assert self.trick[event.place] == event.card
        assert [*event.discarded] == [card for card in self.trick if card != event.card]
        self.kept[event.seat].add(event.card)
        assert event.total == self._total(event.seat)
        self._clear(event.seat)

    @hear.register
    def _(self, event: happened.RoundEnded) -> None:
        assert event.round == self.round
        assert not all(self.cards)
        if self.seats == 2 and self.winner is not None:
            self.next_leader = self.winner

    @hear.register
    def _(self, event: happened.HandDiscarded) -> None:
        assert event.cards is not None
        assert set(event.cards) == self.cards[event.seat]
        assert event.count == len(event.cards)
        self.cards[event.seat] = set()

    @hear.register
    def _(self, event: happened.BonusOffered) -> None:
        assert self.round == 3
        suits = Counter(card // 8 for card in self.kept[event.seat])
        assert event.count == min(suits[suit] for suit in range(5)) > 0
        assert all(seat < event.seat for seat in self.bonus)
        self.bonus[event.seat] = event.count

    @hear.register
    def _(self, event: happened.Discarded) -> None:
        self.kept[event.seat].remove(event.card)
        self.bonus[event.seat] -= 1
        assert event.left == self.bonus[event.seat] >= 0
        assert event.total == self._total(event.seat)

    @hear.register
    def _(self, event: happened.BonusEnded) -> None:
        assert event.seat == max(self.bonus)
        assert event.total == self._total(event.seat)

    @hear.register
    def _(self, event: happened.MatchEnded) -> None:
        totals = tuple(map(self._total, range(self.seats)))
        within = [seat for seat in range(self.seats) if totals[seat] <= 15]
        best = max(((totals[seat], len(self.kept[seat])) for seat in within), default=None)
        winners = tuple(seat for seat in within if (totals[seat], len(self.kept[seat])) == best)
        assert event.winners == winners
        assert event.totals == totals
        self.result = (event.ending, event.winners, event.totals)

    def _lay(self, seat: int | None, card: int) -> None:
        self.trick.append(card)
        self.players.append(seat)

    def _clear(self, winner: int | None) -> None:
        self.trick, self.players, self.winner = [], [], winner
        self.next_leader = 1 - self.leader if self.seats == 2 else winner

    def _sum(self) -> int:
        return sum(card % 8 for card in self.trick)

    def _total(self, seat: int) -> int:
        return sum(card % 8 for card in self.kept[seat])

    def _ahead(self) -> int:
        """Return the index of the card that takes the trick below the brim."""
        for suit in (self.trump, self.trick[0] // 8):
            in_suit = [card for card in self.trick if card // 8 == suit]
            if in_suit:
                return self.trick.index(max(in_suit))
        raise AssertionError("a trick has a card of the suit led")
