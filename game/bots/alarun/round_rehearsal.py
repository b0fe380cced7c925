"""Round rehearsal: the rest of a round's actions in Alarún, tried out with everybody serving their own square."""

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple

from game.bots.alarun.close_rival import CloseRival
from game.bots.alarun.colour_guesses import ColourGuesses
from game.bots.alarun.outlook import HandOutlook, Outlook
from game.bots.alarun.placement import Hand, Layout, exchanged
from game.bots.alarun.quick_scoring import card_points
from game.bots.alarun.square_plans import SquarePlans
from game.bots.alarun.square_value import SquareValue, best_place
from game.bots.points_model import PointsModel
from game.core.chance import Chance
from game.core.event import Seat
from game.core.move import Move
from game.rules.alarun.controller import Alarun
from game.rules.alarun.illegal import must_pass
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, Card, Colour, colour_of
from game.rules.alarun.moves import PASS, SWAP_ALL, SWAPS, Place, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.position import ACT, AlarunPosition
from game.rules.alarun.square import cards_in

# How many exchanges are tried, those with the best plans.
_EXCHANGES = 4
# What an exchange has to gain to be worth an action before somebody passes, in points.
_EFFORT = 0.5
# What counts of the growth of lines where a rival looks at its square.
_GROWTH = 0.3
# By how much a rival likes a card better than it looks, in points a degree of taste.
_TASTE = 0.06
TASTES = 49
# What it is worth to begin the next round, in points.
_BEGIN = 1.5
# How many points are a clear lead: in the last round, and for the root of each round to come.
_LEAD = 3.0
_LEAD_TO_COME = 4.0
# What points count beside the chance to win, so that nobody gets careless, and how many points are many.
_CARE, _MANY = 0.1, 100


class World(NamedTuple):
    """A position that the observer takes for possible, and the tastes of its rivals: random numbers below TASTES."""

    position: AlarunPosition
    tastes: list[int]


class AlarunRehearsal:
    """One decision made ready to be tried: its plans, its promising moves, and what every card is worth to whom.

    Rivals are taken to value each card by itself, in each world with other tastes. The reward of a world is the chance
    to win that the squares promise once all hands are laid into them, and a little for points. One who looks `closely`
    judges squares and hands of rivals as its own, but for their colours. With `values`, what is learnt of squares, it
    takes them to value hands as a whole too, guesses their colours, and looks at own hands that are met often with the
    next round as well.
    """

    def __init__(
        self,
        controller: Alarun,
        observation: AlarunObservation,
        legal: Sequence[Move],
        breadth: int,
        *,
        closely: bool = False,
        values: PointsModel | None = None,
    ) -> None:
        self._controller = controller
        self._closely = closely
        self._guesses = ColourGuesses(observation) if closely and values else None
        self._values = values
        self._seen = observation
        seat = observation.to_move
        assert seat is not None, "a seat has to decide"
        self._seat = seat
        self._plans = SquarePlans(observation, controller.options.diagonal, breadth, insight=True, values=values)
        self.scores = [self._plans.score(move) for move in legal]
        self.moves = self._promising(legal) if observation.phase == "act" else []
        if len(self.moves) > 1:
            self.prepare()

    def deal(self, chance: Chance) -> World:
        """Return a world that looks the same to the observer."""
        position = self._sampler.deal(chance)
        if self._guesses:
            position.colours = self._guesses.deal(chance)
        return World(position, chance.shuffled(range(TASTES)))

    def play_out(self, world: World, move: Move) -> float:
        """Return the reward of the observer for a move, once all others have acted for themselves."""
        return self._reward(self.after_round(world, move))

    def after_round(self, world: World, move: Move) -> AlarunPosition:
        """Return the position after a move once all have acted for themselves and hands lie open."""
        apply = self._controller.apply
        twin, tastes = world.position.copy(), world.tastes
        apply(twin, move)
        while twin.phase == ACT:
            seat = twin.to_move
            assert seat is not None, "somebody has to act"
            apply(twin, self._own_reply(twin) if seat == self._seat else self._rivals_reply(twin, seat, tastes))
        return twin

    def _promising(self, legal: Sequence[Move]) -> list[Move]:
        """Return the moves to try: the exchanges with the best plans, and all that is no exchange."""
        order = sorted(range(len(legal)), key=self.scores.__getitem__, reverse=True)
        swaps = [legal[at] for at in order if isinstance(legal[at], Swap)]
        return swaps[:_EXCHANGES] + [legal[at] for at in order if not isinstance(legal[at], Swap)]

    def prepare(self) -> None:
        """Work out what play-outs and chances need."""
        seen, seats = self._seen, range(self._seen.seats)
        self._sampler = self._controller.sampler(seen)
        self._planner = self._plans.planner
        self._square_value = SquareValue(seen.numbers.points, _GROWTH)
        self._gains: list[dict[Card, float]] = [{} for _ in seats]
        self._scored = [self._certain_of(seat) for seat in seats]
        self._rivals: dict[Seat, CloseRival] = {}
        self._outlook = self._outlook_of_hands()
        if self._closely:
            rivals = [seat for seat in seats if seat != self._seat]
            self._rivals = {seat: CloseRival(seat, self._plans.planner_of(seat), seen.numbers) for seat in rivals}
        self._squares = [0.0 if seat == self._seat else self._plans.worth_of_square(seat) for seat in seats]
        left = seen.rounds - seen.round_number
        self._lead = _LEAD + _LEAD_TO_COME * sqrt(left)
        self._begin = _BEGIN if left else 0.0

    def _outlook_of_hands(self) -> HandOutlook | None:
        """Return what looks beyond the plans of hands, where squares are learnt and another round follows."""
        seen, values = self._seen, self._values
        if values is None or seen.round_number == seen.rounds or seen.phase != "act":
            return None
        return HandOutlook(Outlook(seen, values, self._controller.options.diagonal), self._planner, seen)

    def _certain_of(self, seat: Seat) -> float:
        """Return what the cards of a square score wherever they lie, as far as that can be told."""
        seen = self._seen
        colour = seen.colour_of_seat(seat)
        of_colour = self._of_any_colour(seat) if colour is None else self._of_colour(seat, colour)
        return of_colour + seen.numbers.centum * (CENTUM in cards_in(seen.squares[seat]))

    def _of_colour(self, seat: Seat, colour: Colour) -> float:
        """Return what the cards of a square score if that is its colour."""
        return self._seen.numbers.colour_bonus * _count(cards_in(self._seen.squares[seat]), colour)

    def _of_any_colour(self, seat: Seat) -> float:
        """Return what the cards of a square score on average of its colour."""
        return self._seen.numbers.colour_bonus * len(cards_in(self._seen.squares[seat])) / len(COLOURS)

    def _gain(self, seat: Seat, card: Card) -> float:
        """Return what a card alone adds to the square of a seat."""
        gains = self._gains[seat]
        gain = gains.get(card)
        if gain is None:
            gain = gains[card] = self._work_out_gain(seat, card)
        return gain

    def _work_out_gain(self, seat: Seat, card: Card) -> float:
        """Return what a card adds: to the observer's square by its prospects, to that of a rival by its looks.

        One who looks closely sees the prospects of rivals too.
        """
        seen = self._seen
        if seat == self._seat:
            return self._planner.gain(card)
        if seat in self._rivals:
            return self._rivals[seat].planner.gain(card)
        fit, _ = best_place(
            self._square_value, seen.squares[seat], seen.taken[seat], card, self._controller.options.diagonal
        )
        return fit + card_points(card, None, seen.numbers)

    def _rivals_reply(self, position: AlarunPosition, seat: Seat, tastes: list[int]) -> Move:
        """Return what a rival does."""

        def taste(card: Card) -> float:
            return _TASTE * tastes[(card + seat) % TASTES]

        def liking(card: Card) -> float:
            return self._gain(seat, card) + taste(card)

        if self._guesses:
            return self._rivals[seat].reply(position, taste, _effort(position))
        return self._reply(position, list(map(liking, position.hands[seat])), list(map(liking, position.centre)))

    def _reply(self, position: AlarunPosition, has: list[float], may: list[float]) -> Move:
        """Return what the seat to move does if each card of its hand and of the centre is worth that much to it."""
        one, everything = max(may) - min(has), sum(may) - sum(has)
        effort = _effort(position)
        if everything > max(one, effort):
            return SWAP_ALL
        if one > effort and not must_pass(position, self._seen.numbers):
            assert position.to_move is not None, "somebody has to act"
            give = position.hands[position.to_move][has.index(min(has))]
            take = position.centre[may.index(max(may))]
            if give != take:
                return SWAPS[give][take]
        return PASS

    def _own_reply(self, position: AlarunPosition) -> Move:
        """Return what the observer does: the reply of cards by themselves, if its plan agrees."""
        hand, worth, gain = position.hands[self._seat], self._planner.worth, self._gain
        has, may = ([gain(self._seat, card) for card in cards] for cards in (hand, position.centre))
        move = self._reply(position, has, may)
        if isinstance(move, Swap) and worth(exchanged(hand, move.give, move.take)) <= worth(hand):
            return PASS
        if move == SWAP_ALL and worth(position.centre) <= worth(hand):
            return PASS
        return move

    def _reward(self, position: AlarunPosition) -> float:
        """Return the reward of the observer once hands lie open."""
        values = [self._value(seat, position.hands[seat]) for seat in range(position.seats)]
        if self._guesses:
            self._tell_colours(values, position)
        own = values[self._seat] + self._begin * (position.first_passer == self._seat)
        return (1 - _CARE) * self._chance(position, values) + _CARE * own / (own + _MANY)

    def layouts(self) -> list[Layout]:
        """Return the best layouts of the observer's hand, best first."""
        return self._plans.planner.layouts(self._seen.hand)

    def worth_of_placing(self, move: Place) -> float:
        """Return the worth of the observer's square and hand once a card of it lies in a cell."""
        return self._plans.worth_of_placing(move)

    def chance(self, position: AlarunPosition, worth: float | None = None) -> float:
        """Return how likely the observer is to win once hands lie open, colours counted as they are in the world.

        `worth` is that of the observer's square with its hand, where that is known better.
        """
        values = [self._value(seat, position.hands[seat]) for seat in range(position.seats)]
        if worth is not None:
            values[self._seat] = self._scored[self._seat] + worth
        self._tell_colours(values, position)
        return self._chance(position, values)

    def _tell_colours(self, values: list[float], position: AlarunPosition) -> None:
        """Count what rivals have by their colours instead of any colour."""
        for seat, colour in enumerate(position.colours):
            if seat != self._seat:
                values[seat] += self._of_colour(seat, colour) - self._of_any_colour(seat)
                values[seat] += self._seen.numbers.colour_bonus * _count(position.hands[seat], colour)

    def _chance(self, position: AlarunPosition, values: list[float]) -> float:
        """Return how likely the observer is to win when each seat may be expected to come to so many points."""
        assert position.first_passer is not None, "hands are opened after a pass"
        values = values.copy()
        values[position.first_passer] += self._begin
        highest = max(values)
        weights = [exp((value - highest) / self._lead) for value in values]
        return weights[self._seat] / sum(weights)

    def _value(self, seat: Seat, hand: Hand) -> float:
        """Return the points that a seat may be expected to come to with a hand."""
        if seat == self._seat:
            more = 0.0 if self._outlook is None else self._outlook.gain(hand)
            return self._scored[seat] + self._planner.worth(hand) + more
        rival = self._rivals.get(seat)
        if rival is not None:
            return self._scored[seat] + rival.planner.worth(hand)
        return self._scored[seat] + self._squares[seat] + sum([self._gain(seat, card) for card in hand])


def _effort(position: AlarunPosition) -> float:
    """Return what an action has to gain to be worth it, in points."""
    return _EFFORT if position.first_passer is None else 0.0


def _count(cards: Iterable[Card], colour: Colour) -> int:
    """Return how many cards are of a colour."""
    return sum(card < CENTUM and colour_of(card) == colour for card in cards)
