"""Layout comparison: what became of several layouts of the same hand when the match was played on, to learn from."""

from collections.abc import Sequence

from game.bots.alarun.learnt_prospects import TERMS, LearntProspects
from game.bots.alarun.placement import Layout, Planner, exchanged
from game.bots.alarun.prospects import unseen_by
from game.bots.alarun.square_plans import SquarePlans
from game.bots.points_model import Comparison
from game.core.chance import Chance
from game.core.event import Seat
from game.core.move import Move
from game.rules.alarun.controller import Alarun
from game.rules.alarun.moves import PLACES, REFRESH, SWAP_ALL, Swap
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.position import ACT, NAME, PLACE, AlarunPosition

# How many layouts are compared, chosen by chance from so many of the best, and how many points behind the best one.
_COMPARED, _BEST, _BEHIND = 4, 10, 5.0
# How often each is played on, and how many layouts the plans carry on with by which it is.
_DEALS, _BREADTH = 2, 1
# What an exchange has to gain, in points.
_EFFORT = 0.3


def compare_layouts(controller: Alarun, position: AlarunPosition, chance: Chance) -> Comparison | None:
    """Return layouts of the seat to move and the points that each led to on average.

    Nothing is compared but where a whole hand is to be laid, neither in the first round, where layouts are much alike,
    nor in the last.
    """
    seat = position.to_move
    if seat is None or position.phase != PLACE or len(position.hands[seat]) < controller.numbers.hand:
        return None
    if position.round == 1:
        return None
    seen = controller.observe(position, seat)
    stage = seen.rounds - seen.round_number
    judge = LearntProspects(unseen_by(seen), stage, seen.numbers, TERMS.untaught)
    layouts = _layouts(controller, seen, judge)
    if not stage or len(layouts) < 2:
        return None
    chosen = chance.shuffled(layouts)[:_COMPARED]
    points = [0.0] * len(chosen)
    sampler = controller.sampler(seen)
    for _ in range(_DEALS):
        world = sampler.deal(chance)
        for at, layout in enumerate(chosen):
            points[at] += _played_on(controller, world, seat, layout) / _DEALS
    return Comparison(stage, tuple(judge.terms(each.square, each.taken) for each in chosen), tuple(points))


def _layouts(controller: Alarun, seen: AlarunObservation, judge: LearntProspects) -> list[Layout]:
    """Return the best layouts of the hand, judged by what needs no learning."""
    seat = seen.to_move
    assert seat is not None, "a seat has to decide"
    square, taken = seen.squares[seat], seen.taken[seat]
    planner = Planner(
        judge, square, taken, seen.colour, seen.numbers, controller.options.diagonal, _BEST, thorough=True
    )
    layouts = planner.layouts(seen.hand)
    return [layout for layout in layouts if layout.worth >= layouts[0].worth - _BEHIND]


def _played_on(controller: Alarun, world: AlarunPosition, seat: Seat, layout: Layout) -> int:
    """Return the points of a seat once everybody has played on by plans, made once a round."""
    position = world.copy()
    for card, cell in layout.places:
        controller.apply(position, PLACES[card][cell])
    diagonal = controller.options.diagonal
    planners, planned = dict[Seat, Planner](), 0
    while (mover := position.to_move) is not None and position.phase != NAME:
        if position.round != planned:
            planners, planned = {}, position.round
        if mover not in planners:
            seen = controller.observe(position, mover)
            planners[mover] = SquarePlans(seen, diagonal, _BREADTH, insight=True).planner
        planner = planners[mover]
        if position.phase == ACT:
            controller.apply(position, _action(planner, position, controller.legal_moves(position)))
        else:
            for card, cell in planner.layouts(position.hands[mover])[0].places:
                controller.apply(position, PLACES[card][cell])
    # An apprentice that is not named yet counts as what is best.
    return controller.sheets(position)[seat].total


def _action(planner: Planner, position: AlarunPosition, legal: Sequence[Move]) -> Move:
    """Return the action with the best hand for the seat to move."""
    assert position.to_move is not None, "a seat has to decide"
    hand = position.hands[position.to_move]

    def worth(move: Move) -> float:
        if isinstance(move, Swap):
            return planner.worth(exchanged(hand, move.give, move.take)) - _EFFORT
        if move == REFRESH:
            return planner.worth(hand) - _EFFORT
        return planner.worth(position.centre if move == SWAP_ALL else hand)

    return max(legal, key=worth)
