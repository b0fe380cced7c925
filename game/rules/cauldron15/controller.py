"""Controller: the referee of Cauldron 15 (rulebook 003; rulings C1 to C28)."""

from collections import Counter
from collections.abc import Sequence

from game.core.chance import Lcg
from game.core.effect_stack import Choice
from game.core.errors import BadOptions, IllegalMove
from game.core.event import Seat, Tell
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason
from game.core.referee import Controller, Plain
from game.rules.cauldron15 import events, illegal, moves, position_text
from game.rules.cauldron15.bonus import bonus_of
from game.rules.cauldron15.cards import (
    ALL,
    ALONE,
    BIT,
    CARD_NAMES,
    SUIT_COUNT,
    SUIT_MASK,
    SUITS,
    Card,
    Mask,
    cards_of,
    mask_of,
    total_of,
)
from game.rules.cauldron15.ending import judge
from game.rules.cauldron15.moves import DISCARD, DONE, PLAYS, TAKE, Discard, Done, Play, Take, plays_of
from game.rules.cauldron15.observation import Cauldron15Observation, Decision
from game.rules.cauldron15.options import Numbers, Options, fault_of
from game.rules.cauldron15.position import (
    DISCARDING,
    PLAY_STACK,
    PLAYING,
    TAKING,
    VOID_BIT,
    Cauldron15Position,
    PastTrick,
)
from game.rules.cauldron15.sampler import Cauldron15Sampler
from game.rules.cauldron15.tricks import best_card, case_of, full_trick, manner_of, playable, player_at, prizes_of

_DECISIONS: dict[str, Decision] = {PLAYING: "play", TAKING: "take", DISCARDING: "discard"}


class Cauldron15(Controller[Cauldron15Position]):
    """The referee of Cauldron 15, bound to its numbers and the options of a match."""

    game = "cauldron15"

    def __init__(self, numbers: Numbers, options: Options) -> None:
        self.numbers = numbers
        self.options = options
        most = max(numbers.targets) + 1
        self._targets = tuple(numbers.targets.get(seats, 0) for seats in range(most))
        self._full = tuple(full_trick(seats) for seats in range(most))

    def target(self, seats: int) -> int:
        """Return the brim of the cauldron: the sum that is exact (003 Setup)."""
        return self._targets[seats]

    def hand_size(self, seats: int) -> int:
        """Return how many cards are dealt to each seat when there are enough (003 Setup; ruling C14)."""
        return self.options.hand or self.numbers.hands[seats]

    def set_up(self, seats: int, seed: int) -> Cauldron15Position:
        """Return the table with the first trump card open; raise BadOptions when the options do not go with them."""
        fault = fault_of(self.numbers, self.options, seats)
        if fault is not None:
            raise BadOptions(fault)
        position = Cauldron15Position()
        position.seats = seats
        position.chance = Lcg.seeded(seed)
        position.stack = position.trumps = position.trick = ()
        position.sum = 0
        position.won = [0] * seats
        # Ruling C11: chance chooses the first leader.
        self._open_round(position, position.chance.below(seats))
        return position

    def begin(self, position: Cauldron15Position, tell: Tell | None = None) -> None:
        """Deal the first round and begin its first trick."""
        if tell is not None:
            numbers = self.numbers
            tell(events.MatchStarted(position.seats, self.target(position.seats), numbers.limit, numbers.rounds))
        self._deal_round(position, tell)

    def to_move(self, position: Cauldron15Position) -> Seat | None:
        """Return the seat that has to decide, or None in mid-effect and when the match is over."""
        stack = position.stack
        return stack[-1].seat if stack else None

    def legal_moves(self, position: Cauldron15Position) -> Sequence[Move]:
        """Return every legal move of the seat to move, cards in ascending order."""
        if not position.stack:
            return ()
        frame = position.stack[-1]
        if frame.what == PLAYING:
            hand = position.hands[frame.seat]
            trick = position.trick
            if trick:
                # Ruling C8: the suit led must be followed, and nothing else is asked.
                led = trick[0] >> 3
                following = hand >> led * 8 & 255
                if following:
                    return PLAYS[led][following]
            return plays_of(hand)
        if frame.what == TAKING:
            return tuple(TAKE[card] for card in frame.options)
        return (*(DISCARD[card] for card in cards_of(position.won[frame.seat])), DONE)

    def why_not(self, position: Cauldron15Position, move: Move) -> Reason | None:
        """Return why a well-formed move is not legal; None exactly for the legal ones."""
        return illegal.why_not(position, move, case_of(position.sum, self._targets[position.seats]))

    def apply(self, position: Cauldron15Position, move: Move, tell: Tell | None = None) -> None:
        """Change the position by a move of the seat to move, telling the events; raise IllegalMove otherwise."""
        stack = position.stack
        if stack:
            frame = stack[-1]
            if frame.what == PLAYING:
                if isinstance(move, Play) and self._play(position, frame.seat, move.card, tell):
                    return
            elif frame.what == TAKING:
                if isinstance(move, Take) and move.card in frame.options:
                    prize = BIT[move.card]
                    self._take(position, frame.seat, prize, mask_of(position.trick) ^ prize, tell)
                    return
            elif self._use_bonus(position, frame, move, tell):
                return
        refusal = self.why_not(position, move)
        assert refusal is not None, "every refused move has a reason"
        raise IllegalMove(refusal)

    def reshuffle(self, position: Cauldron15Position, seed: int) -> None:
        """Give the position the chance of a seed; the pile has no order, cards are drawn from it by chance."""
        position.chance = Lcg.seeded(seed)

    def observe(self, position: Cauldron15Position, seat: Seat | None) -> Cauldron15Observation:
        """Return what a seat may know (ruling C27); None stands for a spectator."""
        frame = position.stack[-1] if position.stack else None
        return Cauldron15Observation(
            seat=seat,
            seats=position.seats,
            round=position.round,
            rounds=self.numbers.rounds,
            target=self._targets[position.seats],
            limit=self.numbers.limit,
            trump=position.trumps[-1],
            past_trumps=position.trumps[:-1],
            trick_number=position.trick_number,
            past_tricks=position.past_tricks,
            leader=position.leader,
            to_move=frame.seat if frame else None,
            decision=_DECISIONS[frame.what] if frame else "over" if position.stack is None else None,
            options=self._options_for(position, seat),
            bonus_left=frame.options[0] if frame and frame.what == DISCARDING else 0,
            hand=() if seat is None else cards_of(position.hands[seat]),
            hand_counts=tuple(hand.bit_count() for hand in position.hands),
            won=tuple(cards_of(won) for won in position.won),
            trick=position.trick,
            sum=position.sum,
            discards=cards_of(position.discards),
            folded=position.folded.bit_count(),
            pile=position.pile.bit_count(),
            known_pile=cards_of(position.pile) if position.pile_seen else (),
            voids=tuple(position.voids_of(each) for each in range(position.seats)),
        )

    def sampler(self, observation: Cauldron15Observation) -> Cauldron15Sampler:
        """Return the sampler of a seat's observation."""
        return Cauldron15Sampler(observation)

    def outcome(self, position: Cauldron15Position) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        if position.stack is not None:
            return None
        return judge(position.won, self.numbers.limit, self.options.all_over)

    def to_plain(self, position: Cauldron15Position) -> Plain:
        """Return the position as plain data that `from_plain` reads back."""
        return position_text.write(position)

    def from_plain(self, plain_position: Plain) -> Cauldron15Position:
        """Return the position of plain data; raise BadPosition naming the key for an impossible one."""
        return position_text.Reading(plain_position, self.numbers, self.hand_size).position()

    def parse(self, text: str) -> Move:
        """Return the move of its text form; raise BadMove."""
        return moves.parse(text)

    def pieces(self, position: Cauldron15Position) -> Counter[str]:
        """Return the 40 materials and the 5 trump cards, each with its count."""
        places = (position.pile, position.discards, position.folded, mask_of(position.trick))
        found = Counter(
            CARD_NAMES[card] for mask in (*places, *position.hands, *position.won) for card in cards_of(mask)
        )
        closed = [suit for suit in range(SUIT_COUNT) if suit not in position.trumps]
        found.update(f"trump {SUITS[suit]}" for suit in (*position.trumps, *closed))
        return found

    def _options_for(self, position: Cauldron15Position, eyes: Seat | None) -> tuple[Card, ...]:
        """Return the cards that the seat to move may choose, as far as those eyes may know."""
        if not position.stack:
            return ()
        frame = position.stack[-1]
        if frame.what == TAKING:
            return frame.options
        if frame.what == DISCARDING:
            return cards_of(position.won[frame.seat])
        if frame.seat != eyes:
            return ()
        return cards_of(playable(position.hands[frame.seat], position.trick))

    # 003 Setup, End of the round: what is not in front of a player is shuffled and dealt.

    def _open_round(self, position: Cauldron15Position, leader: Seat) -> None:
        """Gather the cards and open the next trump card (rulings C10 and C20)."""
        closed = [suit for suit in range(SUIT_COUNT) if suit not in position.trumps]
        position.trumps += (closed[position.chance.below(len(closed))],)
        position.hands = [0] * position.seats
        position.pile = ALL - sum(position.won)
        position.pile_seen = False
        position.discards = position.folded = position.voids = position.trick_number = 0
        position.past_tricks = ()
        position.leader = leader

    def _deal_round(self, position: Cauldron15Position, tell: Tell | None) -> None:
        """Deal the hands of a round and begin its first trick (ruling C14)."""
        available, seats, leader = position.pile, position.seats, position.leader
        # Ruling C14: with too few cards all get equally many, as many as possible.
        size = min(self.hand_size(seats), available.bit_count() // seats)
        if tell is not None:
            pile = available.bit_count() - size * seats
            tell(events.RoundStarted(position.round, position.trumps[-1], leader, size, pile))
        dealt = position.chance.drawn(cards_of(available), size * seats)
        for seat in range(seats):
            position.hands[seat] = hand = mask_of(dealt[seat * size : seat * size + size])
            position.pile ^= hand
            if tell is not None:
                tell(events.Dealt(seat, size, cards_of(hand)))
        self._start_trick(position, leader, leader, tell)

    def _start_trick(self, position: Cauldron15Position, leader: Seat, heir: Seat, tell: Tell | None) -> None:
        """Begin a trick, or end the round when a hand is empty (ruling C12); `heir` leads the next round."""
        if 0 in position.hands or (position.seats == 2 and not position.pile | position.discards):
            self._end_round(position, heir, tell)
            return
        position.leader = leader
        position.trick_number += 1
        if position.seats > 2:
            position.stack = PLAY_STACK[leader]
        if tell is not None:
            tell(events.TrickStarted(position.round, position.trick_number, leader))
        if position.seats == 2:
            self._lead_from_deck(position, leader, tell)

    def _lead_from_deck(self, position: Cauldron15Position, seat: Seat, tell: Tell | None) -> None:
        """Two seats: turn the top card of the deck, which leads the trick; a seat answers (rulings C15 and C16)."""
        if not position.pile:
            position.pile, position.discards = position.discards, 0
            position.pile_seen = True
            if tell is not None:
                tell(events.PileRefilled(cards_of(position.pile)))
        cards = cards_of(position.pile)
        card = cards[position.chance.below(len(cards))]
        position.pile ^= BIT[card]
        position.pile_seen = position.pile_seen and position.pile != 0
        position.trick = (card,)
        position.sum = card & 7
        position.stack = PLAY_STACK[seat]
        if tell is not None:
            tell(events.DeckLed(card, position.sum, position.pile.bit_count()))

    # 003 How to play: a card goes into the cauldron, and after each one the sum is looked at.

    def _play(self, position: Cauldron15Position, seat: Seat, card: Card, tell: Tell | None) -> bool:
        """Play a card; return False, with nothing changed, when it is not legal."""
        hand = position.hands[seat]
        bit = BIT[card]
        trick = position.trick
        if trick:
            led = trick[0] >> 3
            following = hand & SUIT_MASK[led]
            if not bit & (following or hand):
                return False
            if not following:
                position.voids |= VOID_BIT[seat][led]
        elif not bit & hand:
            return False
        position.hands[seat] = hand ^ bit
        position.trick = trick = trick + ALONE[card]
        position.sum = total = position.sum + (card & 7)
        seats = position.seats
        # Ruling C1: over the brim and exactly at it end the trick at once, below it the next seat plays.
        if total < self._targets[seats] and len(trick) < self._full[seats]:
            position.stack = PLAY_STACK[seat + 1 if seat + 1 < seats else 0]
            if tell is not None:
                tell(_played(position, seat, card))
            return True
        position.stack = ()
        if tell is not None:
            tell(_played(position, seat, card))
        self._end_trick(position, seat, tell)
        return True

    def _end_trick(self, position: Cauldron15Position, last: Seat, tell: Tell | None) -> None:
        """Find who takes the trick and the prize; ask only where several cards qualify (rulings C2 to C7)."""
        trick = position.trick
        cards = mask_of(trick)
        case = case_of(position.sum, self._targets[position.seats])
        winner: Seat | None = last
        place = len(trick) - 1
        if case == "below":
            place = trick.index(best_card(cards, trick[0] >> 3, position.trumps[-1]))
            winner = player_at(position.seats, position.leader, place)
        if winner is None:
            self._discard_trick(position, cards, tell)
            return
        prizes = prizes_of(cards, case)
        if prizes & prizes - 1:
            position.stack = (Choice(winner, TAKING, cards_of(prizes)),)
        if tell is not None:
            tell(events.TrickWon(winner, case, position.sum, place, cards_of(prizes)))
        if not position.stack:
            self._take(position, winner, prizes, cards ^ prizes, tell)

    def _take(self, position: Cauldron15Position, seat: Seat, prize: Mask, rest: Mask, tell: Tell | None) -> None:
        """Let a seat keep one card of the trick; the rest is discarded, and the taker leads next (ruling C20)."""
        trick = position.trick
        position.won[seat] |= prize
        position.discards |= rest
        position.past_tricks += (PastTrick(position.leader, trick, seat, prize.bit_length() - 1),)
        position.stack = position.trick = ()
        position.sum = 0
        if tell is not None:
            card = prize.bit_length() - 1
            others = tuple(other for other in trick if other != card)
            tell(events.Taken(seat, card, trick.index(card), others, total_of(position.won[seat])))
        # Ruling C17: with two seats the first to answer alternates; the taker matters for the next round only.
        self._start_trick(position, 1 - position.leader if position.seats == 2 else seat, seat, tell)

    def _discard_trick(self, position: Cauldron15Position, cards: Mask, tell: Tell | None) -> None:
        """Two seats: the deck's card won, nobody gains (ruling C18)."""
        trick, total = position.trick, position.sum
        position.discards |= cards
        position.past_tricks += (PastTrick(position.leader, trick, None, None),)
        position.trick = ()
        position.sum = 0
        if tell is not None:
            tell(events.TrickDiscarded(trick[0], total, trick))
        self._start_trick(position, 1 - position.leader, 1 - position.leader, tell)

    # 003 End of the round and the game, Set bonus.

    def _end_round(self, position: Cauldron15Position, leader: Seat, tell: Tell | None) -> None:
        """Discard what is left in the hands; deal again, or go on to the set bonus after the last round (C12, C28)."""
        if tell is not None:
            tell(events.RoundEnded(position.round))
        for seat, hand in enumerate(position.hands):
            if hand:
                position.folded |= hand
                position.hands[seat] = 0
                if tell is not None:
                    tell(events.HandDiscarded(seat, hand.bit_count(), cards_of(hand)))
        if position.round < self.numbers.rounds:
            self._open_round(position, leader)
            self._deal_round(position, tell)
        else:
            self._offer_bonus(position, 0, tell)

    def _offer_bonus(self, position: Cauldron15Position, first: Seat, tell: Tell | None) -> None:
        """Ask the next seat, from `first` on, that has a set bonus; without one the match is over (ruling C21)."""
        for seat in range(first, position.seats):
            count = bonus_of(position.won[seat])
            if count:
                position.stack = (Choice(seat, DISCARDING, (count,)),)
                if tell is not None:
                    tell(events.BonusOffered(seat, count))
                return
        position.stack = None
        if tell is not None:
            outcome = judge(position.won, self.numbers.limit, self.options.all_over)
            tell(events.MatchEnded(outcome.ending, outcome.winners, outcome.scores))

    def _use_bonus(self, position: Cauldron15Position, frame: Choice, move: Move, tell: Tell | None) -> bool:
        """Discard one kept card, or leave the rest of the bonus; return False when the move is not legal."""
        seat = frame.seat
        left = 0
        if isinstance(move, Discard):
            if not position.won[seat] & BIT[move.card]:
                return False
            position.won[seat] ^= BIT[move.card]
            position.discards |= BIT[move.card]
            left = frame.options[0] - 1
            position.stack = (Choice(seat, DISCARDING, (left,)),) if left else ()
            if tell is not None:
                tell(events.Discarded(seat, move.card, total_of(position.won[seat]), left))
        elif not isinstance(move, Done):
            return False
        if left:
            return True
        position.stack = ()
        if tell is not None:
            tell(events.BonusEnded(seat, total_of(position.won[seat])))
        self._offer_bonus(position, seat + 1, tell)
        return True


def _played(position: Cauldron15Position, seat: Seat, card: Card) -> events.Played:
    """Return the event of the card that was played last."""
    trick = position.trick
    led, trump = trick[0] >> 3, position.trumps[-1]
    ahead = trick.index(best_card(mask_of(trick), led, trump))
    return events.Played(seat, card, position.sum, len(trick) - 1, manner_of(trick, trump), ahead)
