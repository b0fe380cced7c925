"""Trials: what each move of a seat leads to, tried in one possible world and judged at once.

Nobody answers in between, and others who are asked choose what is best for themselves. Dice are weighed by their odds,
purchases by all the cards that may be on top of a deck.
"""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

from game.bots.cauldron.purchases import Purchases
from game.bots.cauldron.quick_play import harvested
from game.bots.cauldron.seasons_to_goal import SeasonsToGoal
from game.bots.cauldron.theft_odds import SIDES, throws_that_steal
from game.core.chance import Lcg
from game.core.effect_stack import Choice, Window
from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import Cell, neighbours, parse_cell
from game.core.move import Move
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.effects import later, modifiers
from game.rules.cauldron.ingredients import ONE, count, kinds_in
from game.rules.cauldron.moves import (
    NOTHING,
    PASS,
    Buy,
    BuyField,
    Cast,
    Choose,
    Discard,
    End,
    Fetch,
    Harvest,
    Pass,
    Steal,
    Store,
    Use,
)
from game.rules.cauldron.position import MARKET, OVER, CauldronPosition

# Seeds of chance whose first dice are 3 and 5: one succeeds where 4 or 5 is needed, both where 3 is.
_THROWS = (6, 1)
# How many answers are tried to the first, second … question of an effect.
_MOST_OPTIONS = (8, 3, 1)
# Of moves that look alike one that does nothing is best.
_IDLE = 0.002
# How far a move stands behind another that comes to the same, so that the second best is another one.
_TWIN = 5.0
# What a move costs that only undoes another.
_POINTLESS = 2.0


class Trials:
    """Tries the moves of one seat, which may mind what its rivals have or look at its own way only."""

    def __init__(self, controller: Cauldron, worth: SeasonsToGoal, seat: Seat, minds_others: bool = False) -> None:
        self._controller = controller
        self._worth = worth
        self._seat = seat
        self._judge = worth.score if minds_others else worth.own
        self._purchases = Purchases(controller, worth.appraiser, self._judge, seat)

    def first_sight(self, position: CauldronPosition, legal: Sequence[Move]) -> list[float]:
        """Return how good the position after each move is for the seat, in seasons."""
        if position.stack and isinstance(top := position.stack[-1], Choice):
            if top.what == "place":
                return self._places(position, legal)
            if top.what == "field":
                return self._fields(position, legal)
        scores, by_kind = [], dict[Hashable, float]()
        awaited = position.standing.get("later.harvest", ())
        reaches = "reach" in position.standing and modifiers.holds(position, "reach", self._seat)
        failed: CauldronPosition | None = None
        without = 0.0
        for move in legal:
            if isinstance(move, Harvest):
                at = position.board.index[move.cell]
                kind = position.board.kinds[at]
                follows = tuple(later.is_meant(effect, self._seat, move.cell, kind) for effect in awaited)
                key = (kind, follows, self._surroundings(position, move.cell) if reaches else 0.0)
                if key in by_kind:
                    scores.append(by_kind[key] - _TWIN)
                    continue
                if reaches or any(follows):
                    by_kind[key] = self._by_chance(position, move)
                else:
                    by_kind[key] = self.value(harvested(position, self._seat, at))
                scores.append(by_kind[key])
            elif isinstance(move, Steal):
                if failed is None:
                    failed = position.copy()
                    failed.actions -= 1
                    without = self.value(failed)
                scores.append(self._theft(failed, move, without))
            else:
                scores.append(self._score(position, move))
        return scores

    def _fields(self, position: CauldronPosition, legal: Sequence[Any]) -> list[float]:
        """Return how good each field is that may be chosen, of each kind the best placed one in full."""
        board = position.board
        cells = [None if move.option == NOTHING else parse_cell(move.option) for move in legal]
        by_kind = dict[tuple[int, int], float]()
        scores = [0.0] * len(legal)
        placed = [0.0 if cell is None else self._surroundings(position, cell) for cell in cells]
        for place in sorted(range(len(legal)), key=placed.__getitem__, reverse=True):
            cell = cells[place]
            at = None if cell is None else board.index[cell]
            key = (-1, 0) if at is None else (board.kinds[at], position.tokens[at])
            if key in by_kind:
                scores[place] = by_kind[key] - _TWIN
                continue
            by_kind[key] = scores[place] = self._score(position, legal[place])
        return scores

    def _places(self, position: CauldronPosition, legal: Sequence[Any]) -> list[float]:
        """Return how good each place for a field is: what there is to take around it."""
        return [self._surroundings(position, parse_cell(move.option)) for move in legal]

    def _surroundings(self, position: CauldronPosition, cell: Cell) -> float:
        """Return how much may be taken around a place or field, what the potions of the seat lack above all."""
        index, kinds, tokens = position.board.index, position.board.kinds, position.tokens
        lacking, found = self._lacking(position, self._seat), 0.0
        for near in neighbours(cell):
            at = index.get(near)
            if at is not None and tokens[at]:
                found += tokens[at] * (1.0 + (lacking >> kinds[at] & 1))
        return found

    def value(self, position: CauldronPosition) -> float:
        """Return how good a position is for the seat, in seasons."""
        return self._judge(position, self._seat)

    def after(self, position: CauldronPosition, move: Move) -> CauldronPosition:
        """Return the position after a move when all questions that it raises are answered."""
        following = position.copy()
        self._controller.apply(following, move)
        return self._settled(following)

    def _score(self, position: CauldronPosition, move: Move) -> float:
        """Return how good the position after a move is."""
        match move:
            case End():
                return self.value(position) + _IDLE
            case Pass() if not position.stack:
                return self.value(position) + _IDLE
            case Store():
                return self._stored(position, move.kind)
            case Fetch():
                # It would make room at best, and what is inside brews as well.
                return self.value(position) - _POINTLESS
            case Buy() | BuyField() | Discard() if position.phase == MARKET:
                return self._purchases.value(position, move)
            case Cast() | Use() | Pass() | Choose():
                return self._by_chance(position, move)
        return self.value(self.after(position, move))

    def _stored(self, position: CauldronPosition, kind: int) -> float:
        """Return how good it is to put a token into a cellar."""
        following = position.copy()
        following.supply[self._seat] -= ONE[kind]
        following.cellared[self._seat] += ONE[kind]
        return self.value(following)

    def _theft(self, failed: CauldronPosition, move: Steal, without: float) -> float:
        """Return the value of a theft by its odds, given the position and value without its token."""
        likely = throws_that_steal(failed, self._controller.numbers.steal, self._seat, move.victim) / SIDES
        stolen = failed.copy()
        token = ONE[move.kind]
        if move.cellared:
            stolen.cellared[move.victim] -= token
        else:
            stolen.supply[move.victim] -= token
        stolen.supply[self._seat] += token
        # Where thieves keep each other waiting nobody gets anywhere.
        delay = self._worth.weights.delay * (1 + failed.calm / failed.seats)
        return likely * self.value(stolen) + (1 - likely) * without - delay

    def _by_chance(self, position: CauldronPosition, move: Move) -> float:
        """Return the mean value of a move over several throws of the dice, or one where nothing is thrown."""
        total = 0.0
        for throw in _THROWS:
            trial = position.copy()
            trial.chance = Lcg.seeded(throw)
            before = trial.chance.state
            trial = self.after(trial, move)
            value = self.value(trial)
            if trial.chance.state == before:
                return value
            total += value
        return total / len(_THROWS)

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
        options = self._options(position, question)[: _MOST_OPTIONS[min(depth, len(_MOST_OPTIONS) - 1)]]
        best, highest = position, float("-inf")
        for option in options:
            following = position.copy()
            self._controller.apply(following, option)
            following = self._settled(following, depth + 1)
            value = self._judge(following, question.seat) if len(options) > 1 else 0.0
            if value > highest:
                best, highest = following, value
        return best

    def _options(self, position: CauldronPosition, question: Choice) -> Sequence[Move]:
        """Return the answers that differ for one who looks at ingredients, those that a potion lacks first."""
        legal = self._controller.legal_moves(position)
        if question.what == "place":
            best = max(question.options, key=partial(self._surroundings, position))
            return [legal[question.options.index(best)]]
        if question.what not in {"field", "kind"}:
            return legal
        board, tokens = position.board, position.tokens
        found: dict[tuple[int, bool], tuple[float, Move]] = {}
        for value, move in zip(question.options, legal, strict=True):
            if question.what == "kind" or value == NONE:
                found[value, False] = (0.0, move)
                continue
            at = board.index[value]
            key, placed = (board.kinds[at], tokens[at] > 0), self._surroundings(position, value)
            if key not in found or placed > found[key][0]:
                found[key] = (placed, move)
        lacking = self._lacking(position, question.seat)
        return [found[key][1] for key in sorted(found, key=lambda key: not lacking >> max(key[0], 0) & 1)]

    def _lacking(self, position: CauldronPosition, seat: Seat) -> int:
        """Return the kinds that the potions of a seat lack, as bits."""
        have, lacking = position.supply[seat] + position.cellared[seat], 0
        for potion in position.potions[seat]:
            needs = self._controller.book.potions[potion].needs
            for kind in kinds_in(needs):
                if count(needs, kind) > count(have, kind):
                    lacking |= 1 << kind
        return lacking
