"""Controller: the referee of Ladle."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from fifth_game import moves
from fifth_game.moves import DECK, EVERY_MOVE, SALT, Stir, number_of
from fifth_game.position import OVER, LadleObservation, LadlePosition, LadleSampler, from_plain, to_plain
from game.core.chance import Lcg
from game.core.errors import BadOptions, IllegalMove
from game.core.event import Seat, Tell
from game.core.move import Move
from game.core.option_fields import Nothing, wrong_seats
from game.core.outcome import Outcome
from game.core.reason import Reason, reason
from game.core.referee import Controller, Plain


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game: the sum that is exact, and how many cards are dealt to each seat."""

    brim: int
    hand: int


class Ladle(Controller[LadlePosition]):
    """The referee of Ladle, bound to its numbers."""

    game = "ladle"

    def __init__(self, numbers: Numbers, options: Nothing) -> None:
        self.numbers = numbers

    def set_up(self, seats: int, seed: int) -> LadlePosition:
        """Return the table with all cards in the pantry; raise BadOptions for any but two seats."""
        if seats != 2:
            raise BadOptions(wrong_seats(self.game, seats, 2, 2))
        chance = Lcg.seeded(seed)
        return LadlePosition(chance, chance.shuffled(DECK))

    def begin(self, position: LadlePosition, tell: Tell | None = None) -> None:
        """Deal the hands; chance says who begins."""
        for seat in range(2):
            self._deal(position, seat, self.numbers.hand, tell)
        position.to_move = position.chance.below(2)

    def to_move(self, position: LadlePosition) -> Seat | None:
        """Return the seat that has to decide, or None."""
        return None if position.to_move == OVER else position.to_move

    def legal_moves(self, position: LadlePosition) -> Sequence[Move]:
        """Return a stir for each card of the hand, and the salt as long as it is of use."""
        return [move for move in EVERY_MOVE if self.why_not(position, move) is None]

    def why_not(self, position: LadlePosition, move: Move) -> Reason | None:
        """Return why a move is not legal, or None."""
        seat = self.to_move(position)
        if seat is None:
            return reason("ladle.reason.over")
        if isinstance(move, Stir) and move.card not in position.hands[seat]:
            return reason("ladle.reason.not_held", card=moves.card_words(move.card))
        if move == SALT and not position.salt[seat]:
            return reason("ladle.reason.no_salt")
        if move == SALT and not position.hands[1 - seat]:
            return reason("ladle.reason.alone")
        return None

    def apply(self, position: LadlePosition, move: Move, tell: Tell | None = None) -> None:
        """Change the position by a move; raise IllegalMove."""
        if (fault := self.why_not(position, move)) is not None:
            raise IllegalMove(fault)
        seat, position.to_move = position.to_move, None
        assert seat is not None, "a legal move has a seat to move"
        if isinstance(move, Stir):
            self._stir(position, seat, move.card, tell)
        else:
            position.salt[seat] = False
            if tell is not None:
                tell(moves.Salted(seat))
        hands = position.hands
        position.to_move = 1 - seat if hands[1 - seat] else seat if hands[seat] else OVER

    def _stir(self, position: LadlePosition, seat: Seat, card: int, tell: Tell | None) -> None:
        """Put a card into the pot, empty it at the brim or over it, and draw."""
        position.hands[seat].remove(card)
        position.pot.append(card)
        total = sum(map(number_of, position.pot))
        if tell is not None:
            tell(moves.Stirred(seat, card, total))
        if total >= self.numbers.brim:
            winner = seat if total == self.numbers.brim else 1 - seat
            cards, position.pot = position.pot, []
            position.won[winner] = sorted(position.won[winner] + cards)
            if tell is not None:
                tell(moves.Ladled(winner, tuple(cards), "exact" if winner == seat else "over"))
        self._deal(position, seat, 1, tell)

    def _deal(self, position: LadlePosition, seat: Seat, count: int, tell: Tell | None) -> None:
        """Let a seat draw from the pantry."""
        drawn = position.draw(seat, count)
        if drawn and tell is not None:
            tell(moves.Dealt(seat, len(drawn), drawn))

    def reshuffle(self, position: LadlePosition, seed: int) -> None:
        """Shuffle the pantry from a seed."""
        position.chance = Lcg.seeded(seed)
        position.pantry = position.chance.shuffled(position.pantry)

    def observe(self, position: LadlePosition, seat: Seat | None) -> LadleObservation:
        """Return what a seat may know; a spectator sees no hand."""
        hand = () if seat is None else tuple(position.hands[seat])
        counts, won = tuple(map(len, position.hands)), tuple(map(tuple, position.won))
        left, pot, salt = len(position.pantry), tuple(position.pot), tuple(position.salt)
        return LadleObservation(seat, self.numbers.brim, position.to_move, hand, counts, left, pot, won, salt)

    def sampler(self, observation: LadleObservation) -> LadleSampler:
        """Return the sampler of a seat's observation."""
        return LadleSampler(observation)

    def outcome(self, position: LadlePosition) -> Outcome | None:
        """Return how the match ended: whoever has the most cards wins; equals share the victory."""
        if position.to_move != OVER:
            return None
        scores = tuple(map(len, position.won))
        if scores[0] == scores[1]:
            return Outcome("shared", (0, 1), scores, ((0, 1),), reason("ladle.outcome.shared", count=scores[0]))
        best = scores.index(max(scores))
        said = reason("ladle.outcome.most", name=reason("seat", seat=best), count=scores[best])
        return Outcome("most", (best,), scores, ((best,), (1 - best,)), said)

    def to_plain(self, position: LadlePosition) -> Plain:
        """Return the position as plain data."""
        return to_plain(position)

    def from_plain(self, plain: Plain) -> LadlePosition:
        """Return the position of plain data; raise BadPosition."""
        return from_plain(plain, self.numbers.brim)

    def parse(self, text: str) -> Move:
        """Return the move of its text form; raise BadMove."""
        return moves.parse(text)

    def pieces(self, position: LadlePosition) -> Counter[str]:
        """Return every card."""
        return Counter(moves.NAMES[card] for card in position.cards())
