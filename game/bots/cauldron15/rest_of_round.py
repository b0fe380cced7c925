"""The rest of a round, played quickly: every seat goes by first sight, now and then by chance."""

from collections.abc import Sequence

from game.bots.cauldron15.first_sight import NONE_LED, FirstSight
from game.core.chance import Chance
from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron15.cards import BIT, SUIT_MASK, Card, Mask, Suit, cards_of, mask_of, suit_of
from game.rules.cauldron15.moves import PLAY, TAKE
from game.rules.cauldron15.position import TAKING, Cauldron15Position
from game.rules.cauldron15.tricks import best_card, case_of, full_trick, playable, player_at, prizes_of

# One card in so many is drawn instead of chosen.
_ONE_IN = 10


class RestOfRound:
    """Plays positions of one round to its end, on masks alone and without the checks of the referee.

    The rules are the referee's: the same moves made through the controller leave the same cards. `sights` are the looks
    of cards by how many a seat has left once the trick is over.
    """

    def __init__(self, sights: Sequence[FirstSight], seats: int, target: int) -> None:
        self._sights = sights
        self._seats = seats
        self._target = target
        self._full = full_trick(seats)
        self._remembered: dict[tuple[object, ...], dict[Card, float]] = {}

    def play(self, position: Cauldron15Position, chance: Chance, moves: list[Move] | None = None) -> list[Mask]:
        """Play to the end of the round and return what each seat has kept then; `moves` gets what was played.

        The position is used up: only its hands, pile, discards and kept cards follow what is played.
        """
        assert position.stack, "a seat has to decide"
        frame = position.stack[-1]
        leader = position.leader
        if frame.what == TAKING:
            self._take(position, frame.seat, mask_of(frame.options), mask_of(position.trick), moves)
            heir = frame.seat
        else:
            heir = self._trick(position, leader, frame.seat, position.trick, chance, moves)
        while 0 not in position.hands:
            if self._seats > 2:
                leader = heir
                heir = self._trick(position, leader, leader, (), chance, moves)
            elif position.pile | position.discards:
                # Rulings C16 and C17: the deck leads, and the first to answer alternates.
                leader = 1 - leader
                heir = self._trick(position, leader, leader, (self._from_deck(position),), chance, moves)
            else:
                break
        return position.won

    def reply(self, position: Cauldron15Position, chance: Chance) -> Move:
        """Return what the seat that has to decide does."""
        assert position.stack, "a seat has to decide"
        frame = position.stack[-1]
        seat = frame.seat
        if frame.what == TAKING:
            return TAKE[self._best_prize(position, seat, frame.options)]
        cards = cards_of(playable(position.hands[seat], position.trick))
        count = len(cards)
        if count == 1:
            return PLAY[cards[0]]
        pick = chance.below(count * _ONE_IN)
        if pick < count:
            return PLAY[cards[pick]]
        looks = self._looks(position, seat, cards)
        return PLAY[_best(cards, [looks[card] for card in cards], chance)]

    def _looks(self, position: Cauldron15Position, seat: Seat, cards: Sequence[Card]) -> dict[Card, float]:
        """Return the looks of some cards, and perhaps of others, to the seat to move; they are remembered."""
        trick = position.trick
        key = (seat, trick, position.hands[seat].bit_count(), *position.won)
        looks = self._remembered.get(key)
        if looks is None:
            looks = self._remembered[key] = {}
        missing = [card for card in cards if card not in looks]
        if missing:
            led = suit_of(trick[0]) if trick else NONE_LED
            total = sum([card & 7 for card in trick])
            ahead = self._ahead(position.leader, trick, position.trumps[-1])
            rivals = self._full - len(trick) - 1
            sight = self._sights[position.hands[seat].bit_count() - 1]
            found = sight.of_cards(missing, mask_of(trick), total, led, rivals, position.won, seat, ahead)
            looks.update(zip(missing, found, strict=True))
        return looks

    def _ahead(self, leader: Seat, cards: tuple[Card, ...], trump: Suit) -> Seat | None:
        """Return who would take a trick of these cards below the brim; None for nobody, or the deck."""
        if not cards:
            return None
        best = best_card(mask_of(cards), suit_of(cards[0]), trump)
        return player_at(self._seats, leader, cards.index(best))

    def _trick(
        self,
        position: Cauldron15Position,
        leader: Seat,
        seat: Seat,
        cards: tuple[Card, ...],
        chance: Chance,
        moves: list[Move] | None,
    ) -> Seat:
        """Play a trick, in which some cards may lie, from a seat on; return who leads next (of no use to two)."""
        hands, trump, target, seats = position.hands, position.trumps[-1], self._target, self._seats
        trick = mask_of(cards)
        total = sum([card & 7 for card in cards])
        led = suit_of(cards[0]) if cards else NONE_LED
        played = len(cards)
        ahead = self._ahead(leader, cards, trump)
        while True:
            card = self._card(position, seat, trick, total, led, self._full - played - 1, ahead, chance)
            hands[seat] ^= BIT[card]
            trick |= BIT[card]
            total += card & 7
            played += 1
            if moves is not None:
                moves.append(PLAY[card])
            if led == NONE_LED:
                led = suit_of(card)
            if best_card(trick, led, trump) == card:
                ahead = seat
            # Ruling C1: at the brim or over it the trick ends at once.
            if total >= target or played == self._full:
                break
            seat = seat + 1 if seat + 1 < seats else 0
        case = case_of(total, target)
        taker = ahead if case == "below" else seat
        if taker is None:
            # Ruling C18: the deck's card won.
            position.discards |= trick
            return seat
        self._take(position, taker, prizes_of(trick, case), trick, moves)
        return taker

    def _card(
        self,
        position: Cauldron15Position,
        seat: Seat,
        trick: Mask,
        total: int,
        led: Suit,
        rivals: int,
        ahead: Seat | None,
        chance: Chance,
    ) -> Card:
        """Return the card that a seat plays: the best one at first sight, or now and then any (rulings C8 and C9)."""
        hand = position.hands[seat]
        cards = cards_of((hand & SUIT_MASK[led] or hand) if trick else hand)
        count = len(cards)
        if count == 1:
            return cards[0]
        pick = chance.below(count * _ONE_IN)
        if pick < count:
            return cards[pick]
        sight = self._sights[hand.bit_count() - 1]
        return _best(cards, sight.of_cards(cards, trick, total, led, rivals, position.won, seat, ahead), chance)

    def _take(
        self, position: Cauldron15Position, seat: Seat, prizes: Mask, trick: Mask, moves: list[Move] | None
    ) -> None:
        """Let a seat keep the prize that looks best to it; the rest is discarded."""
        prize = prizes
        if prizes & prizes - 1:
            card = self._best_prize(position, seat, cards_of(prizes))
            prize = BIT[card]
            if moves is not None:
                moves.append(TAKE[card])
        position.won[seat] |= prize
        position.discards |= trick ^ prize

    def _best_prize(self, position: Cauldron15Position, seat: Seat, prizes: tuple[Card, ...]) -> Card:
        """Return the prize that looks best to a seat."""
        values, kept = self._sights[position.hands[seat].bit_count()].values, position.won[seat]
        return max(prizes, key=lambda each: values[kept | BIT[each]])

    def _from_deck(self, position: Cauldron15Position) -> Card:
        """Return the card that the deck leads, drawn as the referee draws it (ruling C15)."""
        if not position.pile:
            position.pile, position.discards = position.discards, 0
        cards = cards_of(position.pile)
        card = cards[position.chance.below(len(cards))]
        position.pile ^= BIT[card]
        return card


def _best(cards: Sequence[Card], looks: Sequence[float], chance: Chance) -> Card:
    """Return the card with the best look; chance decides between equal ones, as it does for greedy bots."""
    best = max(looks)
    if looks.count(best) == 1:
        return cards[looks.index(best)]
    tied = [card for card, look in zip(cards, looks, strict=True) if look == best]
    return tied[chance.below(len(tied))]
