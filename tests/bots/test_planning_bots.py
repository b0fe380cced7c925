"""Bots that plan and rehearse, on a game small enough to know the answers."""

from collections.abc import Sequence

import pytest
from nim import Guess, Heap, Nim, NimMind, Take, View

from game.bots.bot import Stop, never
from game.bots.skills import Skill, make_bot
from game.core.chance import Chance, Lcg
from game.play import catalogue

NIM = Nim()
PLANNER = Skill("planner", breadth=3)
REHEARSAL = Skill("rehearsal", breadth=3, iterations=90)


class NimRehearsal:
    """Takes that leave few stones are the promising moves, and all guesses; random play decides."""

    def __init__(self, view: View, legal: Sequence[Take | Guess], scores: list[float]) -> None:
        self.view = view
        self.scores = scores
        self.moves = list(legal) if view.stones > 3 else []
        self.worlds = 0
        self.chance = Lcg.seeded(3)

    def deal(self, chance: Chance) -> Heap:
        self.worlds += 1
        return Heap(self.view.stones, chance.below(2), self.view.seat, self.view.guessing)

    def play_out(self, position: Heap, move: Take | Guess) -> float:
        twin = position.copy()
        NIM.apply(twin, move)
        while twin.winner is None:
            legal = [each for each in NIM.legal_moves(twin) if isinstance(each, Take)]
            perfect = [each for each in legal if (twin.stones - each.count) % 4 == 0]
            NIM.apply(twin, (perfect or legal)[0])
        return float(twin.winner == self.view.seat)


class PlanningMind(NimMind):
    """Plans to leave as few stones as possible; the breadth and insight that it was asked with are kept."""

    def __init__(self) -> None:
        super().__init__(NIM)
        self.asked: list[tuple[int, bool]] = []
        self.rehearsals: list[NimRehearsal] = []
        self.looked_far: list[bool] = []

    def score_plans(self, observation: View, legal: Sequence[Take], breadth: int, insight: bool) -> list[float]:
        self.asked.append((breadth, insight))
        return self.score_moves(observation, legal)

    def rehearsal(
        self, observation: View, legal: Sequence[Take], breadth: int, insight: bool, stop: Stop = never
    ) -> NimRehearsal:
        self.looked_far.append(insight)
        scores = self.score_plans(observation, legal, breadth, insight=True)
        self.rehearsals.append(NimRehearsal(observation, legal, scores))
        return self.rehearsals[-1]


def test_a_planner_makes_the_move_with_the_best_plan() -> None:
    mind = PlanningMind()
    bot = make_bot(Skill("planner", breadth=3, insight=True), NIM, mind)
    thought = bot.choose(NIM.observe(Heap(9, 0), 0), NIM.legal_moves(Heap(9, 0)), Lcg.seeded(1), never)
    assert (thought.move, thought.runner_up, thought.share) == (Take(3), Take(2), ((Take(3), 1.0),))
    assert mind.asked == [(3, True)]


def test_a_planner_may_slip_to_the_best_of_the_worse_plans() -> None:
    bot = make_bot(Skill("planner", breadth=3, second_best=25), NIM, PlanningMind())
    view, legal = NIM.observe(Heap(9, 0), 0), NIM.legal_moves(Heap(9, 0))
    thoughts = [bot.choose(view, legal, Lcg.seeded(seed), never) for seed in range(200)]
    slips = [thought for thought in thoughts if thought.move != Take(3)]
    assert 30 <= len(slips) <= 70
    assert {(thought.move, thought.runner_up) for thought in slips} == {(Take(2), Take(3))}
    assert {thought.share for thought in thoughts} == {((Take(3), 0.75), (Take(2), 0.25))}


@pytest.mark.parametrize(("stones", "best"), [(5, 1), (6, 2), (9, 1), (11, 3)])
def test_a_rehearsal_finds_what_stands_up_to_others(stones: int, best: int) -> None:
    position = Heap(stones, 0)
    bot = make_bot(REHEARSAL, NIM, PlanningMind())
    thought = bot.choose(NIM.observe(position, 0), NIM.legal_moves(position), Lcg.seeded(1), never)
    assert thought.move == Take(best) == thought.share[0][0]
    assert sum(share for _, share in thought.share) == pytest.approx(1)
    assert 87 < thought.iterations <= 90


def test_a_rehearsal_gives_up_the_worse_half_of_its_moves_step_by_step() -> None:
    """A guess is right in every other world only, and a take that is safe in all of them is better."""
    mind, position = PlanningMind(), Heap(5, 0, guessing=True)
    bot = make_bot(REHEARSAL, NIM, mind)
    thought = bot.choose(NIM.observe(position, 0), NIM.legal_moves(position), Lcg.seeded(1), never)
    assert thought.move == Take(1)
    # Five moves in a third of the time, three in the next, two in the last.
    assert mind.rehearsals[0].worlds == 30 // 5 + 30 // 3 + 30 // 2


def test_where_nothing_is_to_be_rehearsed_the_plan_decides() -> None:
    position = Heap(3, 0)
    bot = make_bot(REHEARSAL, NIM, PlanningMind())
    thought = bot.choose(NIM.observe(position, 0), NIM.legal_moves(position), Lcg.seeded(1), never)
    assert (thought.move, thought.runner_up, thought.iterations) == (Take(3), Take(2), 0)


@pytest.mark.parametrize("insight", [False, True])
def test_a_rehearsal_with_insight_looks_farther_ahead(insight: bool) -> None:
    mind = PlanningMind()
    bot = make_bot(Skill("rehearsal", breadth=3, iterations=9, insight=insight), NIM, mind)
    bot.choose(NIM.observe(Heap(9, 0), 0), NIM.legal_moves(Heap(9, 0)), Lcg.seeded(1), never)
    assert mind.looked_far == [insight]


def test_a_rehearsal_stops_when_told() -> None:
    position = Heap(9, 0)
    mind = PlanningMind()
    bot = make_bot(REHEARSAL, NIM, mind)
    legal = NIM.legal_moves(position)
    assert bot.choose(NIM.observe(position, 0), legal, Lcg.seeded(1), lambda: True).move == Take(3)
    asked: list[bool] = []

    def second_time() -> bool:
        asked.append(True)
        return len(asked) == 2

    assert bot.choose(NIM.observe(position, 0), legal, Lcg.seeded(1), second_time).iterations == 18


@pytest.mark.parametrize("skill", [PLANNER, REHEARSAL])
def test_same_chance_same_thought_and_no_thinking_about_the_only_move(skill: Skill) -> None:
    bot = make_bot(skill, NIM, PlanningMind())
    view, legal = NIM.observe(Heap(9, 0), 0), NIM.legal_moves(Heap(9, 0))
    assert bot.choose(view, legal, Lcg.seeded(5), never) == bot.choose(view, legal, Lcg.seeded(5), never)
    assert bot.choose(view, legal[:1], Lcg.seeded(5), never).runner_up is None


def test_a_game_that_cannot_be_planned_has_no_planners() -> None:
    for skill in (PLANNER, REHEARSAL):
        with pytest.raises(TypeError, match="nim"):
            make_bot(skill, NIM, NimMind(NIM))


def test_a_game_without_a_view_ahead_is_not_searched() -> None:
    game = catalogue.game("cauldron").load()
    controller = game.controller(game.options({}, 2))
    with pytest.raises(TypeError, match="cauldron cannot be searched"):
        make_bot(Skill("search", iterations=10), controller, game.mind(controller))


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "planner"},
        {"kind": "planner", "breadth": 2, "iterations": 10},
        {"kind": "planner", "breadth": 2, "second_best": 125},
        {"kind": "rehearsal", "breadth": 2},
        {"kind": "rehearsal", "iterations": 10},
        {"kind": "rehearsal", "breadth": 2, "iterations": 10, "second_best": 25},
        {"kind": "greedy", "breadth": 2},
        {"kind": "greedy", "insight": True},
        {"kind": "search", "iterations": 10, "breadth": 2},
    ],
)
def test_impossible_plans_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"iterations|second_best|breadth|insight"):
        Skill(**wrong)
