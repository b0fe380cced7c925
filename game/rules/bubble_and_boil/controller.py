"""Controller: the referee of Cauldron: Bubble and Boil (rulebook 002; rulings B1 to B54)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from game.core.chance import Lcg
from game.core.errors import BadOptions, IllegalMove
from game.core.event import Seat, Tell
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason
from game.core.referee import Controller, Plain
from game.rules.bubble_and_boil import illegal, legality, moves, observation, position_text, turns
from game.rules.bubble_and_boil.cards.card_files import Cards
from game.rules.bubble_and_boil.cards.match_cards import MatchCards
from game.rules.bubble_and_boil.cards.programs import programs_of
from game.rules.bubble_and_boil.cubes import COLOURS, counts_of
from game.rules.bubble_and_boil.effects import hexes, operations
from game.rules.bubble_and_boil.ending import judge
from game.rules.bubble_and_boil.move_text import parse
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.rules.bubble_and_boil.options import Numbers, Options, fault_of
from game.rules.bubble_and_boil.position import OVER, UNDER_WAY, BubbleAndBoilPosition
from game.rules.bubble_and_boil.sampler import BubbleAndBoilSampler

Position = BubbleAndBoilPosition


class BubbleAndBoil(Controller[Position]):
    """The referee of Cauldron: Bubble and Boil, bound to its numbers, its cards and the options of a match."""

    game = "bubble_and_boil"

    def __init__(self, numbers: Numbers, cards: Cards, options: Options) -> None:
        self.numbers = numbers
        self.options = options
        self.codex = MatchCards(numbers, cards, options, programs_of(cards))
        self._tables = legality.MoveTables(self.codex)

    def set_up(self, seats: int, seed: int) -> Position:
        """Return the table before the first hand is drawn; raise BadOptions when it cannot have that many seats."""
        fault = fault_of(self.numbers, self.options, seats)
        if fault is not None:
            raise BadOptions(fault)
        return turns.set_up(self.codex, seats, seed)

    def begin(self, position: Position, tell: Tell | None = None) -> None:
        """Draw the first hands, choose Alternative Victory cards and begin the first turn."""
        turns.begin(self.codex, position, tell)

    def to_move(self, position: Position) -> Seat | None:
        """Return the seat that has to decide, or None when the match is over."""
        return turns.seat_to_move(position)

    def legal_moves(self, position: Position) -> Sequence[Move]:
        """Return every legal move of the seat to move, in the order that legality.py tells."""
        return legality.legal_moves(self.codex, self._tables, position)

    def why_not(self, position: Position, move: Move) -> Reason | None:
        """Return why a well-formed move is not legal; None exactly for the legal ones."""
        return illegal.why_not(self.codex, position, move)

    def apply(self, position: Position, move: Move, tell: Tell | None = None) -> None:
        """Change the position by a move of the seat to move, telling the events; raise IllegalMove otherwise."""
        codex = self.codex
        refusal = illegal.why_not(codex, position, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if not position.stack:
            position.stack = UNDER_WAY
        _DEEDS[type(move)](codex, position, move, tell)
        if position.stack is UNDER_WAY:
            position.stack = ()

    def reshuffle(self, position: Position, seed: int) -> None:
        """Shuffle the deck from a seed; the cubes stay where they are, and are drawn by chance."""
        position.chance = Lcg.seeded(seed)
        position.deck = bytes(position.chance.shuffled(position.deck))

    def observe(self, position: Position, seat: Seat | None) -> BubbleAndBoilObservation:
        """Return what a seat may know (rulings B47 to B50); None stands for a spectator."""
        return observation.observe(self.codex, position, seat)

    def sampler(self, observation: BubbleAndBoilObservation) -> BubbleAndBoilSampler:
        """Return the sampler of a seat's observation."""
        return BubbleAndBoilSampler(self.codex, observation)

    def outcome(self, position: Position) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return judge(self.codex, position) if position.step == OVER else None

    def to_plain(self, position: Position) -> Plain:
        """Return the position as plain data that `from_plain` reads back."""
        return position_text.write(self.codex, position)

    def from_plain(self, plain_position: Plain) -> Position:
        """Return the position of plain data; raise BadPosition naming the key for an impossible one."""
        return position_text.Reading(self.codex, plain_position).position()

    def parse(self, text: str) -> Move:
        """Return the move of its text form; raise BadMove."""
        return parse(text, self.codex)

    def pieces(self, position: Position) -> Counter[str]:
        """Return cards, cubes, corruption discs and crones, each with its count."""
        names = self.codex.names
        found: Counter[str] = Counter()
        for cards in (position.deck, position.discards, *position.hands, *position.books):
            found.update(names[card] for card in cards)
        for garden in (each for gardens in position.gardens for each in gardens):
            found.update(names[card] for card in garden.cards)
        heaps = [position.pool, *position.pots]
        heaps += [garden.heap for gardens in position.gardens for garden in gardens]
        for heap in heaps:
            found.update(dict(zip(COLOURS, counts_of(heap), strict=True)))
        found["corruption"] = operations.corruption_left(self.codex, position) + sum(position.corruption)
        found["crone"] = operations.crones_left(self.codex, position) + sum(position.crones)
        return found


# What each kind of legal move does.
_DEEDS: dict[type[Move], Callable[[MatchCards, Position, Any, Tell | None], None]] = {
    moves.Hex: lambda codex, position, move, tell: hexes.cast(
        codex, position, codex.number_of[move.card], move.target, tell
    ),
    moves.Harvest: lambda codex, position, _, tell: turns.harvest(codex, position, tell),
    moves.Raze: lambda codex, position, move, tell: turns.raze(codex, position, move.garden, tell),
    moves.Plant: lambda codex, position, move, tell: turns.plant(
        codex, position, move.colour, (codex.number_of[move.first], codex.number_of[move.second]), tell
    ),
    moves.Grow: lambda codex, position, move, tell: turns.grow(codex, position, codex.number_of[move.card], tell),
    moves.Record: lambda codex, position, move, tell: turns.record(codex, position, codex.number_of[move.card], tell),
    moves.Discard: lambda codex, position, move, tell: turns.discard(codex, position, codex.number_of[move.card], tell),
    moves.Draw: lambda codex, position, _, tell: turns.draw(codex, position, tell),
    moves.Counter: lambda codex, position, move, tell: hexes.counter(codex, position, codex.number_of[move.card], tell),
    moves.Pass: lambda codex, position, _, tell: hexes.let_pass(codex, position, tell),
    moves.PickCard: lambda codex, position, move, tell: hexes.answer(codex, position, codex.number_of[move.card], tell),
    moves.Keep: lambda codex, position, move, tell: turns.keep(
        codex, position, codex.victory_number_of[move.card], tell
    ),
    moves.Brew: lambda codex, position, move, tell: turns.brew(
        codex, position, tuple(codex.number_of[card] for card in move.cards), tell
    ),
    **dict.fromkeys(
        moves.ANSWERS.values(), lambda codex, position, move, tell: hexes.answer(codex, position, move.option, tell)
    ),
}
