"""Duel: a match of Cauldron 15 between two seats, judged by a learnt net and tried out to the end of the next trick.

A match that nobody wins is worth half a victory to both: of two seats, what one loses the other wins.
"""

from collections.abc import Sequence

from game.bots.cauldron15.duel_inputs import DuelInputs
from game.bots.cauldron15.first_sight import Results
from game.bots.suit_net import SuitNet
from game.bots.value_net import chance_of
from game.core.chance import Chance, Lcg
from game.core.event import Seat
from game.core.move import Move
from game.rules.cauldron15.bonus import best_discards, bonus_of
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.ending import judge
from game.rules.cauldron15.observation import Cauldron15Observation
from game.rules.cauldron15.position import DISCARDING, TAKING, Cauldron15Position

# Moves that look worse than the best one by more than this are not tried out.
_MARGIN = 0.1
# Tried out are the trick at hand and so many more.
_TRICKS = 1
_HALF = 0.5


class Duel:
    """Judges moments of one round of a match right after a move."""

    def __init__(self, controller: Cauldron15, net: SuitNet, round_number: int) -> None:
        self._controller = controller
        self._net = net
        self._round = round_number
        numbers, lowest_wins = controller.numbers, controller.options.all_over == "lowest"
        self._inputs = DuelInputs(Results(numbers.limit), numbers.rounds, controller.hand_size(2), lowest_wins)

    def worths(self, position: Cauldron15Position, legal: Sequence[Move], eye: Seat) -> list[float]:
        """Return how a seat stands after each move of the one that has to decide."""
        return [self.worth(self.after(position, move), eye) for move in legal]

    def after(self, position: Cauldron15Position, move: Move) -> Cauldron15Position:
        """Return the position after a move."""
        twin = position.copy()
        self._controller.apply(twin, move)
        return twin

    def worth(self, position: Cauldron15Position, eye: Seat) -> float:
        """Return how a seat stands, 0 to 1, by what it knows; who takes a prize is expected to take the best."""
        stack = position.stack
        if not stack or stack[-1].what == DISCARDING:
            return self._in_the_end(position, eye)
        if position.round == self._round and stack[-1].what == TAKING:
            worths = self.worths(position, self._controller.legal_moves(position), eye)
            return max(worths) if stack[-1].seat == eye else min(worths)
        return chance_of(self._net.odds(*self._inputs.of(position, self._round, eye)))

    def tried(self, position: Cauldron15Position, last: int, eye: Seat) -> float:
        """Return how a seat stands once the tricks up to the `last` one, or the round, were played by the net.

        The position is used up.
        """
        controller = self._controller
        while position.round == self._round and position.trick_number <= last:
            seat, stack = controller.to_move(position), position.stack
            if seat is None or not stack or stack[-1].what == DISCARDING:
                break
            legal = controller.legal_moves(position)
            move = legal[0]
            if len(legal) > 1:
                worths = self.worths(position, legal, seat)
                move = legal[worths.index(max(worths))]
            controller.apply(position, move)
        return self.worth(position, eye)

    def _in_the_end(self, position: Cauldron15Position, eye: Seat) -> float:
        """Return a seat's part of the victory once only the set bonus is left, which both use in the best way."""
        limit = self._controller.numbers.limit
        kept = [won & ~best_discards(won, bonus_of(won), limit) for won in position.won]
        outcome = judge(kept, limit, self._controller.options.all_over)
        return (eye in outcome.winners) / len(outcome.winners) if outcome.winners else _HALF


class DuelRehearsal:
    """One decision made ready to be tried: moves that stand nearly as well as the best, in possible worlds."""

    def __init__(
        self, duel: Duel, controller: Cauldron15, seen: Cauldron15Observation, legal: Sequence[Move], breadth: int
    ) -> None:
        assert seen.seat is not None, "a seat has to decide"
        self._duel = duel
        self._sampler = controller.sampler(seen)
        self._seat = seen.seat
        # Whatever world it is, a seat knows the same of it.
        self.scores = duel.worths(self._sampler.deal(Lcg(0)), legal, self._seat)
        order = sorted(range(len(legal)), key=self.scores.__getitem__, reverse=True)[:breadth]
        least = self.scores[order[0]] - _MARGIN
        self.moves = [legal[at] for at in order if self.scores[at] >= least]

    def deal(self, chance: Chance) -> Cauldron15Position:
        """Return a position that the observing seat cannot tell from the real one."""
        return self._sampler.deal(chance)

    def play_out(self, position: Cauldron15Position, move: Move) -> float:
        """Return how the seat stands after a move and what follows it; the position stays as it is."""
        last = position.trick_number + _TRICKS
        return self._duel.tried(self._duel.after(position, move), last, self._seat)
