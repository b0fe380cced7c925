"""Trials: what each move of a seat leads to, tried in one possible world and judged at once.

Nobody answers in between, and others who are asked choose what is best for themselves. Dice are weighed by their odds,
purchases by all the cards that may be on top of a deck.
"""

from collections.abc import Sequence

from game.bots.cauldron.purchases import Purchases
from game.bots.cauldron.worth import Worth
from game.core.chance import Lcg
from game.core.event import Seat
from game.core.frames import Choice, Window
from game.core.move import Move
from game.rules.cauldron import modifiers
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.ingredients import ONE
from game.rules.cauldron.moves import END, PASS, Buy, BuyField, Cast, Discard, Harvest, Steal, Use
from game.rules.cauldron.position import MARKET, OVER, CauldronPosition

_SIDES = 6
# How many ways chance is tried where dice may be rolled in an effect.
_THROWS = 3
_MOST_OPTIONS = 6


class Trials:
    """Tries the moves of one seat."""

    def __init__(self, controller: Cauldron, worth: Worth, seat: Seat) -> None:
        self._controller = controller
        self._worth = worth
        self._seat = seat
        self._purchases = Purchases(controller, worth, seat)

    def first_sight(self, position: CauldronPosition, legal: Sequence[Move]) -> list[float]:
        """Return how good the position after each move is for the seat, in seasons."""
        scores, by_kind = [], dict[int, float]()
        for move in legal:
            if isinstance(move, Harvest):
                kind = position.board.kind_at(move.cell)
                if kind not in by_kind:
                    by_kind[kind] = self.value(self.after(position, move))
                scores.append(by_kind[kind])
            else:
                scores.append(self._score(position, move))
        return scores

    def value(self, position: CauldronPosition) -> float:
        """Return how good a position is for the seat, in seasons."""
        return self._worth.score(position, self._seat)

    def after(self, position: CauldronPosition, move: Move) -> CauldronPosition:
        """Return the position after a move when all questions that it raises are answered."""
        following = position.copy()
        self._controller.apply(following, move)
        return self._settled(following)

    def _score(self, position: CauldronPosition, move: Move) -> float:
        """Return how good the position after a move is."""
        match move:
            case Steal():
                return self._theft(position, move)
            case Buy() | BuyField() | Discard() if position.phase == MARKET:
                return self._purchases.value(position, move)
            case Cast() | Use():
                return self._by_chance(position, move)
        if position.stack:
            return self._by_chance(position, move)
        return self.value(position if move in {END, PASS} else self.after(position, move))

    def _theft(self, position: CauldronPosition, move: Steal) -> float:
        """Return the value of a theft by its odds."""
        need = modifiers.needed_to_steal(position, self._controller.numbers.steal, self._seat, move.victim)
        likely = max(0, min(_SIDES, _SIDES + 1 - need)) / _SIDES
        failed = position.copy()
        failed.actions -= 1
        stolen = failed.copy()
        token = ONE[move.kind]
        if move.cellared:
            stolen.cellared[move.victim] -= token
        else:
            stolen.supply[move.victim] -= token
        stolen.supply[self._seat] += token
        return likely * self.value(stolen) + (1 - likely) * self.value(failed)

    def _by_chance(self, position: CauldronPosition, move: Move) -> float:
        """Return the mean value of a move over several throws of the dice, or one where nothing is thrown."""
        total = 0.0
        for throw in range(_THROWS):
            trial = position.copy()
            trial.chance = Lcg.seeded(throw)
            before = trial.chance.state
            trial = self.after(trial, move)
            value = self.value(trial)
            if trial.chance.state == before:
                return value
            total += value
        return total / _THROWS

    def _settled(self, position: CauldronPosition, depth: int = 0) -> CauldronPosition:
        """Return the position when nobody answers what is announced and all questions are answered."""
        controller = self._controller
        while position.stack and position.phase != OVER:
            top = position.stack[-1]
            if isinstance(top, Window):
                controller.apply(position, PASS)
                continue
            assert isinstance(top, Choice), "what runs does not wait"
            position = self._best_answer(position, top, depth)
        return position

    def _best_answer(self, position: CauldronPosition, question: Choice, depth: int) -> CauldronPosition:
        """Return the position after the answer that suits best who is asked."""
        options = _distinct(position, question, self._controller.legal_moves(position))
        if depth:
            options = options[: max(1, _MOST_OPTIONS - 2 * depth)]
        best, highest = position, float("-inf")
        for option in options:
            following = position.copy()
            self._controller.apply(following, option)
            following = self._settled(following, depth + 1)
            value = self._worth.score(following, question.seat) if len(options) > 1 else 0.0
            if value > highest:
                best, highest = following, value
        return best


def _distinct(position: CauldronPosition, question: Choice, legal: Sequence[Move]) -> Sequence[Move]:
    """Return the answers that differ for one who looks at ingredients, not at where fields lie."""
    if question.what == "place":
        return legal[:1]
    if question.what != "field":
        return legal[:12]
    board = position.board
    found = {(board.kind_at(cell), bool(position.tokens[board.index[cell]])): move
             for cell, move in zip(question.options, legal, strict=True) if cell in board.index}  # fmt: skip
    return list(found.values()) or legal[:1]
