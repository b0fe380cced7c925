"""Every kind of bot on a game small enough to know the answers."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from nim import Guess, Heap, Nim, NimMind, Take

from game.bots.bot import Thought
from game.bots.greedy import GreedyBot
from game.bots.hints import Counsel, advantage, explain
from game.bots.mind import Feature
from game.bots.random_bot import RandomBot
from game.bots.search import SearchBot
from game.bots.skills import Skill, make_bot
from game.core.chance import Lcg
from game.core.reason import reason

NIM = Nim()
SEARCH = Skill("search", iterations=400)


def never() -> bool:
    return False


def think(skill: Skill, stones: int, seed: int = 1, guessing: bool = False) -> Thought:
    position = Heap(stones, 0, guessing=guessing)
    bot = make_bot(skill, NIM, NimMind(NIM))
    return bot.choose(NIM.observe(position, 0), NIM.legal_moves(position), Lcg.seeded(seed), never)


@pytest.mark.parametrize("skill", [Skill("random"), Skill("greedy"), Skill("greedy", second_best=25), SEARCH])
def test_same_chance_and_budget_give_the_same_thought(skill: Skill) -> None:
    assert think(skill, 9, seed=5) == think(skill, 9, seed=5)


@pytest.mark.parametrize("skill", [Skill("random"), Skill("greedy"), Skill("greedy", second_best=25), SEARCH])
def test_the_only_move_needs_no_thinking(skill: Skill) -> None:
    assert think(skill, 1) == Thought(Take(1), None, ((Take(1), 1.0),), 0)


def test_the_random_bot_draws_each_move_about_as_often() -> None:
    drawn = Counter(think(Skill("random"), 9, seed).move for seed in range(600))
    assert set(drawn) == {Take(1), Take(2), Take(3)}
    assert min(drawn.values()) > 150


def test_greedy_takes_what_looks_best_and_names_the_second() -> None:
    thought = think(Skill("greedy"), 9)
    assert (thought.move, thought.runner_up, thought.share) == (Take(3), Take(2), ((Take(3), 1.0),))


def test_greedy_leaves_equal_scores_to_chance() -> None:
    legal = [Guess(0), Guess(1)]
    bot = GreedyBot(NimMind(NIM))
    view = NIM.observe(Heap(9, 0, guessing=True), 0)
    drawn = Counter(bot.choose(view, legal, Lcg.seeded(seed), never).move for seed in range(200))
    assert min(drawn[move] for move in legal) > 60


def test_apprentice_takes_the_second_best_as_often_as_said() -> None:
    apprentice = Skill("greedy", second_best=25)
    thoughts = [think(apprentice, 9, seed) for seed in range(2000)]
    slips = sum(thought.move == Take(2) for thought in thoughts)
    assert {thought.move for thought in thoughts} == {Take(3), Take(2)}
    assert 430 < slips < 570
    assert all(thought.runner_up == (Take(3) if thought.move == Take(2) else Take(2)) for thought in thoughts)


@pytest.mark.parametrize(("stones", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
def test_search_finds_the_winning_plan(stones: int, best: int) -> None:
    thought = think(Skill("search", iterations=1500), stones)
    assert thought.move == Take(best)
    assert thought.move == thought.share[0][0]
    assert sum(share for _, share in thought.share) == pytest.approx(1)


def test_search_does_not_see_into_the_envelope() -> None:
    """In each world one of the guesses wins at once; over all worlds neither is as good as taking the last stones."""
    thought = think(Skill("search", iterations=600), 3, guessing=True)
    assert thought.move == Take(3)
    assert thought.share[0][1] > 0.8


def test_search_stops_when_told_and_answers_with_what_it_has() -> None:
    asked = []

    def third_time() -> bool:
        asked.append(True)
        return len(asked) == 3

    mind = NimMind(NIM)
    bot = SearchBot(NIM, mind, 400)
    position = Heap(9, 0)
    thought = bot.choose(NIM.observe(position, 0), NIM.legal_moves(position), Lcg.seeded(1), third_time)
    assert thought.iterations == mind.outlooks[0].deals == 32
    assert thought.move in NIM.legal_moves(position)


def test_search_stopped_before_it_began_goes_by_first_sight() -> None:
    position = Heap(9, 0)
    bot = SearchBot(NIM, NimMind(NIM), 400)
    thought = bot.choose(NIM.observe(position, 0), NIM.legal_moves(position), Lcg.seeded(1), lambda: True)
    assert thought == Thought(Take(3), Take(2), ((Take(3), 1.0),), 0)


def test_search_ends_once_the_choice_is_settled() -> None:
    thought = think(Skill("search", iterations=3000), 3)
    assert thought.move == Take(3)
    assert thought.iterations < 3000


def test_bots_leave_the_legal_moves_alone() -> None:
    legal = [Take(1), Take(2), Take(3)]
    for bot in (RandomBot(), GreedyBot(NimMind(NIM)), SearchBot(NIM, NimMind(NIM), 50)):
        bot.choose(NIM.observe(Heap(9, 0), 0), legal, Lcg.seeded(1), never)
    assert legal == [Take(1), Take(2), Take(3)]


def test_a_hint_names_the_strongest_difference() -> None:
    mind, view = NimMind(NIM), NIM.observe(Heap(9, 0, guessing=True), 0)
    assert explain(mind, view, Thought(Take(1), Take(3), ())) == Counsel(reason("nim.leaves_four"))
    assert explain(mind, view, Thought(Take(3), Take(1), ())) == Counsel(reason("nim.takes", count=3))


def test_a_hint_without_a_difference_says_so() -> None:
    mind, view = NimMind(NIM), NIM.observe(Heap(9, 0, guessing=True), 0)
    assert explain(mind, view, Thought(Guess(0), Guess(1), ())) == Counsel(reason("hint.close"))


def test_a_hint_without_a_difference_says_by_how_much_a_move_came_out_better_in_tries() -> None:
    mind, view = NimMind(NIM), NIM.observe(Heap(9, 0, guessing=True), 0)
    tried = Thought(Guess(0), Guess(1), (), ahead=0.034)
    assert explain(mind, view, tried) == Counsel(reason("hint.tries", count=3), Guess(1), "next")
    level = Thought(Guess(0), Guess(1), (), ahead=-0.001)
    assert explain(mind, view, level) == Counsel(reason("hint.tries.level"), Guess(1), "next")


def test_a_search_tells_by_how_much_its_move_is_ahead_of_the_runner_up() -> None:
    thought = think(Skill("search", iterations=400), 3)
    assert thought.ahead is not None and thought.ahead > 0.5


def test_a_hint_says_what_is_as_good_and_in_what_way() -> None:
    mind, view = NimMind(NIM), NIM.observe(Heap(9, 0, guessing=True), 0)
    said = explain(mind, view, Thought(Take(1), Take(3), (), near=(Take(3),)))
    assert said == Counsel(reason("nim.leaves_four"), Take(3), "otherwise", reason("nim.takes", count=3))
    said = explain(mind, view, Thought(Guess(0), Guess(1), (), near=(Guess(1),)))
    assert said == Counsel(reason("nim.risk"), Guess(1))


def test_a_hint_says_of_a_reason_that_holds_for_every_move_that_it_does() -> None:
    mind, view = NimMind(NIM), NIM.observe(Heap(9, 0, guessing=True), 0)
    thought = Thought(Guess(0), Guess(1), (), near=(Guess(1),))
    said = explain(mind, view, thought, (Guess(0), Guess(1)))
    assert said == Counsel(reason("hint.every", why=reason("nim.risk")), Guess(1))
    assert explain(mind, view, thought, (Guess(0), Guess(1), Take(2))) == Counsel(reason("nim.risk"), Guess(1))


def test_a_hint_says_what_a_move_is_for_before_what_tells_it_from_the_next_best() -> None:
    main, why = Feature(reason("nim.risk"), 3.0), Feature(reason("nim.takes", count=1), 1.0)
    view = NIM.observe(Heap(9, 0), 0)

    class Both(NimMind):
        def features(self, observation: Any, move: Any) -> list[Feature]:
            return [main, why] if move == Take(1) else [main]

    said = explain(Both(NIM), view, Thought(Take(1), Take(2), ()))
    assert said == Counsel(reason("hint.both", first=main.reason, second=why.reason))
    near = explain(Both(NIM), view, Thought(Take(1), Take(2), (), near=(Take(2),)))
    assert near == Counsel(main.reason, Take(2), "hardly")


def test_a_hint_is_about_the_next_best_move_that_differs() -> None:
    mind, view = NimMind(NIM), NIM.observe(Heap(9, 0, guessing=True), 0)
    thought = Thought(Guess(0), Guess(1), ((Guess(0), 0.5), (Guess(1), 0.3), (Take(2), 0.2)))
    assert explain(mind, view, thought) == Counsel(reason("nim.risk"))


def test_what_is_only_said_beside_others_needs_the_same_subject_on_both_sides() -> None:
    more, less, other = (
        Feature(reason("nim.leaves", count=count), float(count), "left", beside=True) for count in (5, 2, 0)
    )
    assert advantage([more], [less]) == more.reason
    assert advantage([less], [more]) is None
    assert advantage([more], []) is None
    assert advantage([more], [msgspec.structs.replace(other, about="right")]) is None


def test_points_of_several_features_are_added_up() -> None:
    large = Feature(reason("nim.row", count=10), 10.0, "points")
    small = Feature(reason("nim.column", count=2), 2.0, "points")
    as_large = Feature(reason("nim.column", count=10), 10.0, "points")
    assert advantage([large, small], [large]) == small.reason
    assert advantage([large], [as_large]) is None


def test_a_hint_for_the_only_move_says_so() -> None:
    mind, view = NimMind(NIM), NIM.observe(Heap(1, 0), 0)
    assert explain(mind, view, Thought(Take(1), None, ())) == Counsel(reason("hint.only"))


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "search"},
        {"kind": "greedy", "iterations": 10},
        {"kind": "greedy", "second_best": 101},
        {"kind": "random", "second_best": 25},
        {"kind": "search", "iterations": 10, "second_best": 25},
        {"kind": "search", "iterations": -10},
    ],
)
def test_impossible_skills_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"iterations|second_best"):
        Skill(**wrong)
