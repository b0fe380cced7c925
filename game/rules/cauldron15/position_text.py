"""Position text: a moment as readable data, and reading it back with every impossible one refused by name."""

from collections.abc import Callable
from typing import Any

from game.core.chance import Lcg
from game.core.effect_stack import Choice
from game.core.event import Seat
from game.core.position_reader import Reader
from game.core.referee import Plain
from game.rules.cauldron15.cards import (
    ALL,
    BIT,
    CARD_NAMES,
    SUIT_MASK,
    SUITS,
    Mask,
    cards_of,
    mask_of,
    number_of,
    parse_card,
    parse_suit,
    sets_of,
    suit_of,
)
from game.rules.cauldron15.options import Numbers
from game.rules.cauldron15.position import (
    DISCARDING,
    PLAY_STACK,
    PLAYING,
    TAKING,
    VOID_BIT,
    Cauldron15Position,
    PastTrick,
)
from game.rules.cauldron15.tricks import best_card, case_of, full_trick, player_at, prizes_of

OVER = "over"
_HIGHEST_STATE = (1 << 64) - 1


def write(position: Cauldron15Position) -> Plain:
    """Return a position as plain data; `Reading` reads it back."""
    frame = position.stack[-1] if position.stack else None
    return {
        "seats": position.seats,
        "round": position.round,
        "trumps": [SUITS[suit] for suit in position.trumps],
        "trick_number": position.trick_number,
        "past_tricks": [_past_trick(trick) for trick in position.past_tricks],
        "leader": position.leader,
        "decision": frame.what if frame else OVER if position.stack is None else None,
        "to_move": frame.seat if frame else None,
        "discards_left": frame.options[0] if frame and frame.what == DISCARDING else 0,
        "trick": [CARD_NAMES[card] for card in position.trick],
        "hands": [_names(hand) for hand in position.hands],
        "won": [_names(won) for won in position.won],
        "voids": [[SUITS[suit] for suit in position.voids_of(seat)] for seat in range(position.seats)],
        "pile": _names(position.pile),
        "pile_seen": position.pile_seen,
        "discards": _names(position.discards),
        "folded": _names(position.folded),
        "chance": position.chance.state,
    }


class Reading:
    """One plain position being read: first its keys, then whether they can be true together."""

    def __init__(self, plain: Plain, numbers: Numbers, hand_size: Callable[[int], int]) -> None:
        self._reader = Reader(plain)
        self._numbers = numbers
        self._hand_size = hand_size

    def position(self) -> Cauldron15Position:
        """Return the position; raise BadPosition naming the key that is wrong."""
        reader = self._reader
        position = Cauldron15Position()
        position.seats = seats = reader.integer("seats", min(self._numbers.targets), max(self._numbers.targets))
        round_number = reader.integer("round", 1, self._numbers.rounds)
        position.trumps = tuple(reader.items("trumps", parse_suit, round_number))
        position.trick_number = reader.integer("trick_number", 0, len(CARD_NAMES))
        position.past_tricks = self._past_tricks(seats, position.trick_number)
        position.leader = reader.integer("leader", 0, seats - 1)
        position.trick = tuple(reader.items("trick", parse_card))
        position.sum = sum(number_of(card) for card in position.trick)
        position.hands = reader.items("hands", _read_cards, seats)
        position.won = reader.items("won", _read_cards, seats)
        position.voids = self._voids(seats)
        position.pile = _read_cards_of(reader, "pile")
        position.pile_seen = reader.boolean("pile_seen")
        position.discards = _read_cards_of(reader, "discards")
        position.folded = _read_cards_of(reader, "folded")
        position.chance = Lcg(reader.integer("chance", 0, _HIGHEST_STATE))
        what = reader.choice("decision", (PLAYING, TAKING, DISCARDING, OVER))
        to_move = reader.optional_integer("to_move", 0, seats - 1)
        left = reader.integer("discards_left", 0, len(CARD_NAMES))
        reader.done()
        if len(set(position.trumps)) < round_number:
            raise reader.fail("trumps", "a suit is there twice")
        if position.pile_seen and (seats > 2 or not position.pile):
            raise reader.fail("pile_seen", "only a refilled lead deck of two seats has been seen")
        self._check_cards(position)
        self._check_past_tricks(position)
        self._check_trick(position)
        self._check_hands(position, what)
        position.stack = self._stack(position, what, to_move, left)
        return position

    def _voids(self, seats: int) -> int:
        """Return the shown voids as bits."""
        voids = self._reader.items("voids", _read_suits, seats)
        return sum(VOID_BIT[seat][suit] for seat, suits in enumerate(voids) for suit in suits)

    def _past_tricks(self, seats: int, begun: int) -> tuple[PastTrick, ...]:
        """Return the finished tricks of the round, of which no more than have begun; they may be left out."""
        if not self._reader.has("past_tricks"):
            return ()
        tricks = self._reader.items("past_tricks", lambda plain: _read_past_trick(plain, seats))
        if len(tricks) > begun:
            raise self._reader.fail("past_tricks", f"expected at most {begun} items, found {len(tricks)}")
        return tuple(tricks)

    def _check_past_tricks(self, position: Cauldron15Position) -> None:
        """Refuse a hand with a card that was played in this round."""
        played = mask_of(card for trick in position.past_tricks for card in trick.cards)
        for seat, hand in enumerate(position.hands):
            if hand & played:
                raise self._reader.fail(f"hands[{seat}]", f"'{_names(hand & played)[0]}' was played in past_tricks")

    def _check_cards(self, position: Cauldron15Position) -> None:
        """Refuse a card that is in two places, or in none."""
        places: dict[str, Mask] = {f"hands[{seat}]": hand for seat, hand in enumerate(position.hands)}
        places |= {f"won[{seat}]": won for seat, won in enumerate(position.won)}
        places |= {"pile": position.pile, "discards": position.discards, "folded": position.folded}
        seen = mask_of(position.trick)
        if len(set(position.trick)) < len(position.trick):
            raise self._reader.fail("trick", "a card is there twice")
        for key, mask in places.items():
            if seen & mask:
                raise self._reader.fail(key, f"'{_names(seen & mask)[0]}' is somewhere else too")
            seen |= mask
        if seen != ALL:
            raise self._reader.fail("pile", f"'{_names(ALL & ~seen)[0]}' is nowhere")

    def _check_trick(self, position: Cauldron15Position) -> None:
        """Refuse a trick that would have ended earlier, or in which somebody did not follow (ruling C8)."""
        trick = position.trick
        if len(trick) > full_trick(position.seats):
            raise self._reader.fail("trick", f"expected at most {full_trick(position.seats)} cards, found {len(trick)}")
        if position.sum - (number_of(trick[-1]) if trick else 0) >= self._numbers.targets[position.seats]:
            raise self._reader.fail("trick", "the sum ended the trick before its last card")
        for place, card in enumerate(trick):
            seat = player_at(position.seats, position.leader, place)
            led = suit_of(trick[0])
            if seat is not None and suit_of(card) != led and led not in position.voids_of(seat):
                raise self._reader.fail(f"voids[{seat}]", f"'{CARD_NAMES[card]}' shows that {SUITS[led]} is missing")

    def _check_hands(self, position: Cauldron15Position, what: str) -> None:
        """Refuse hands that are too large, hold what they were shown not to, or are there when all rounds are over."""
        most = self._hand_size(position.seats)
        for seat, hand in enumerate(position.hands):
            key = f"hands[{seat}]"
            if hand.bit_count() > most:
                raise self._reader.fail(key, f"expected at most {most} cards, found {hand.bit_count()}")
            for suit in position.voids_of(seat):
                if hand & SUIT_MASK[suit]:
                    raise self._reader.fail(key, f"has {SUITS[suit]}, which voids[{seat}] rules out")
            if hand and what in {DISCARDING, OVER}:
                raise self._reader.fail(key, "must be empty when the last round is over")
        if position.folded and what in {PLAYING, TAKING}:
            raise self._reader.fail("folded", "must be empty while a round is played")

    def _stack(
        self, position: Cauldron15Position, what: str, to_move: Seat | None, left: int
    ) -> tuple[Choice, ...] | None:
        """Return the decision that the position waits for, None at its end; refuse one that cannot be asked there."""
        if (to_move is None) != (what == OVER):
            raise self._reader.fail("to_move", "must be null exactly when the match is over")
        if left and what != DISCARDING:
            raise self._reader.fail("discards_left", "must be 0 where nothing is to be discarded")
        if what in {DISCARDING, OVER} and (position.round < self._numbers.rounds or position.trick):
            raise self._reader.fail("decision", f"cannot be {what} before the last round is over")
        if to_move is None:
            return None
        if what == PLAYING:
            return self._play_stack(position, to_move)
        if what == TAKING:
            return self._take_stack(position, to_move)
        most = sets_of(position.won[to_move])
        if not 1 <= left <= most:
            raise self._reader.fail("discards_left", f"expected an integer from 1 to {most}, found {left}")
        return (Choice(to_move, DISCARDING, (left,)),)

    def _play_stack(self, position: Cauldron15Position, to_move: Seat) -> tuple[Choice, ...]:
        """Return the decision to play a card."""
        if position.seats == 2 and not position.trick:
            raise self._reader.fail("trick", "the deck's card leads with two seats")
        if self._is_finished(position):
            raise self._reader.fail("decision", "cannot be play when the trick is finished")
        places = range(len(position.trick), full_trick(position.seats))
        waiting = [player_at(position.seats, position.leader, place) for place in places]
        if to_move != waiting[0]:
            raise self._reader.fail("to_move", f"expected {waiting[0]}, found {to_move}")
        for seat in waiting:
            if seat is not None and not position.hands[seat]:
                raise self._reader.fail(f"hands[{seat}]", "is empty though the seat has still to play")
        return PLAY_STACK[to_move]

    def _take_stack(self, position: Cauldron15Position, to_move: Seat) -> tuple[Choice, ...]:
        """Return the decision to take a prize."""
        if not self._is_finished(position):
            raise self._reader.fail("decision", "cannot be take before the trick is finished")
        trick = position.trick
        case = case_of(position.sum, self._numbers.targets[position.seats])
        place = len(trick) - 1
        if case == "below":
            place = trick.index(best_card(mask_of(trick), suit_of(trick[0]), position.trumps[-1]))
        winner = player_at(position.seats, position.leader, place)
        if to_move != winner:
            raise self._reader.fail("to_move", f"expected {winner}, found {to_move}")
        prizes = cards_of(prizes_of(mask_of(trick), case))
        if len(prizes) < 2:
            raise self._reader.fail("decision", "cannot be take where only one card may be taken")
        return (Choice(to_move, TAKING, prizes),)

    def _is_finished(self, position: Cauldron15Position) -> bool:
        """Return whether the sum or the number of cards has ended the trick."""
        target = self._numbers.targets[position.seats]
        return position.sum >= target or len(position.trick) == full_trick(position.seats)


def _names(mask: Mask) -> list[str]:
    """Return the names of the cards of a mask."""
    return [CARD_NAMES[card] for card in cards_of(mask)]


def _read_cards(names: Any) -> Mask:
    """Return the mask of a list of card names; raise ValueError."""
    if not isinstance(names, list):
        raise ValueError(f"expected a list, found {type(names).__name__}")
    mask = 0
    for name in names:
        bit = BIT[parse_card(name)]
        if mask & bit:
            raise ValueError(f"'{name}' is there twice")
        mask |= bit
    return mask


def _read_cards_of(reader: Reader, key: str) -> Mask:
    """Return the mask of the card names at a key; raise BadPosition."""
    try:
        return _read_cards(reader.raw(key))
    except ValueError as error:
        raise reader.fail(key, str(error)) from error


def _past_trick(trick: PastTrick) -> Plain:
    """Return a finished trick as plain data."""
    return {
        "leader": trick.leader,
        "cards": [CARD_NAMES[card] for card in trick.cards],
        "taker": trick.taker,
        "prize": None if trick.prize is None else CARD_NAMES[trick.prize],
    }


def _read_past_trick(plain: Any, seats: int) -> PastTrick:
    """Return a finished trick; raise BadPosition or ValueError."""
    reader = Reader(plain, "trick")
    leader = reader.integer("leader", 0, seats - 1)
    cards = tuple(reader.items("cards", parse_card))
    taker = reader.optional_integer("taker", 0, seats - 1)
    prize = None if taker is None else parse_card(reader.raw("prize"))
    reader.raw("prize")
    reader.done()
    if len(set(cards)) < len(cards) or not 0 < len(cards) <= full_trick(seats):
        raise ValueError(f"expected 1 to {full_trick(seats)} different cards")
    if prize is not None and prize not in cards:
        raise ValueError(f"'{CARD_NAMES[prize]}' was not played in it")
    return PastTrick(leader, cards, taker, prize)


def _read_suits(names: Any) -> frozenset[int]:
    """Return the suits of a list of suit names; raise ValueError."""
    if not isinstance(names, list):
        raise ValueError(f"expected a list, found {type(names).__name__}")
    return frozenset(parse_suit(name) for name in names)
