"""Of moves that are about as good a hint makes the plainest: nobody swaps a whole hand where passing does as well."""

import pytest
from bot_matches import moments, never, ready

from game.bots.bot import Thought
from game.bots.hints import explain, plainer
from game.bots.mind import Feature, TellingEffort
from game.bots.skills import BEST
from game.core.reason import reason
from game.play.adviser import Adviser
from game.play.catalogue import GAMES
from game.play.luck import Luck
from game.play.task import Task
from game.rules.alarun import moves as alarun
from game.rules.bubble_and_boil import moves as boil
from game.rules.cauldron import moves as cauldron

QUICK = {"alarun": 30, "bubble_and_boil": 24, "cauldron": 12, "cauldron15": 120}
"""Of so few iterations of the best skill many moves come out alike."""

SEATS = {"alarun": 2, "bubble_and_boil": 3, "cauldron": 3, "cauldron15": 3}
"""Seats at a table: Refresh is for two, and a search for three."""

STEPS = {
    "alarun": [alarun.PASS, alarun.SWAPS[1][2], alarun.REFRESH, alarun.SWAP_ALL],
    "bubble_and_boil": [boil.HARVEST, boil.Plant(0, "a", "b"), boil.Hex("a"), boil.RAZE[0]],
    "cauldron": [cauldron.END, cauldron.STORES[0], cauldron.STEALS[1][0], cauldron.Cast("quick_feet")],
}
"""Moves of which each is plainer than the next."""


@pytest.mark.parametrize("name", STEPS)
def test_a_move_that_gives_up_less_is_plainer(name):
    each = ready(name)
    seen, _, _ = moments(name, 3, 0, 12)[0]
    efforts = [each.mind.effort_of(seen, move) for move in STEPS[name]]
    assert efforts == sorted(set(efforts))


def test_a_trump_is_kept_where_another_card_does_as_well():
    each, kinds = ready("cauldron15"), set()
    for seen, legal, _ in moments("cauldron15", 3, 0, 60):
        for move in legal:
            if move.verb == "play":
                is_trump = move.card // 8 == seen.trump
                assert each.mind.effort_of(seen, move) == is_trump
                kinds.add(is_trump)
    assert kinds == {True, False}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", GAMES)
def test_no_move_that_a_hint_calls_as_good_is_plainer(name):
    each, adviser, near = ready(name), Adviser(), 0
    assert isinstance(each.mind, TellingEffort)
    skill = f"{BEST}@{QUICK[name]}"
    for number, (seen, legal, _) in enumerate(moments(name, SEATS[name], 1, 12)):
        task = Task(name, each.referee.options, seen, tuple(legal), skill, number, explain=True)
        answer, best = adviser.answer(task), each.bot(skill).choose(seen, legal, Luck(number), never)
        effort = each.mind.effort_of(seen, answer.move)
        assert answer.move in (best.move, *best.near), "never a move outside of the margin"
        assert all(effort <= each.mind.effort_of(seen, other) for other in (best.move, *answer.thought.near))
        if answer.counsel.equal is not None and answer.counsel.rank != "next":
            assert effort <= each.mind.effort_of(seen, answer.counsel.equal)
            assert not answer.counsel.is_plainer or effort < each.mind.effort_of(seen, answer.counsel.equal)
        near += len(best.near)
    assert near


class Efforts:
    """Moves are letters: the later one in the alphabet is the plainer; capital letters have something to say."""

    def score_moves(self, observation: object, legal: list[str]) -> list[float]:
        return [0.0] * len(legal)

    def features(self, observation: object, move: str) -> list[Feature]:
        return [Feature(reason("capital"), 1.0)] if move.isupper() else []

    def effort_of(self, observation: object, move: str) -> int:
        return ord("z") - ord(move.lower())


def test_the_plainest_of_the_near_moves_is_made_and_the_best_one_called_as_good():
    best = Thought("b", "z", (("b", 1.0),), near=("D", "c", "a"))
    plain = plainer(Efforts(), None, best)
    assert (plain.move, plain.runner_up, plain.near) == ("D", "b", ("b", "c", "a"))
    told = explain(Efforts(), None, plain)
    assert told.rank == "alike", "the best one is not hardly worse than the plainer"
    assert told.is_plainer, "whoever wonders which of two to make is told why this one"
    lone = Thought("b", "z", (("b", 1.0),))
    assert plainer(Efforts(), None, lone) == lone
    assert plainer(Efforts(), None, plain) == plain
