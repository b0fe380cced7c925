"""Styles: a regular's fondness decides between moves that its bot rates nearly equal, and nothing else."""

from itertools import product

import pytest
from bot_matches import moments, never, ready

from game.bots.bot import Thought
from game.bots.greedy import GreedyBot
from game.bots.mind import TellingTraits
from game.bots.planner import PlannerBot
from game.bots.search import SearchBot
from game.bots.skills import Skill
from game.bots.styled import StyledBot
from game.core.chance import Lcg
from game.play.catalogue import GAMES
from game.play.match import new_match
from game.play.session import Session
from game.store.faces import REGULARS
from game.store.regulars import about, regular_of, regulars, trait_of
from game.store.seat_plans import PERSON, SeatPlan
from game.store.words import Words, languages

SKILLS = {"alarun": "adept", "bubble_and_boil": "greedy", "cauldron": "greedy", "cauldron15": "adept"}
ALL = list(product(GAMES, REGULARS))


def test_every_regular_is_fond_of_something_else_in_every_game() -> None:
    for name in GAMES:
        mind = ready(name).mind
        assert isinstance(mind, TellingTraits)
        fond = [trait_of(regular, name) for regular in REGULARS]
        assert len(set(fond)) == len(REGULARS)
        assert set(fond) <= set(mind.traits)
    assert len({regular.style for regular in regulars().values()}) == len(REGULARS)


@pytest.mark.parametrize("language", languages())
def test_what_a_regular_is_fond_of_is_told_for_each_game_and_shortly(language: str) -> None:
    words = Words.load(language)
    for regular in REGULARS:
        told = {words.say(about(regular, name, words)) for name in (*GAMES, "")}
        assert len(told) == len(GAMES) + 1
        assert max(map(len, told)) <= 110


@pytest.mark.parametrize("name", GAMES)
def test_moves_have_no_traits_but_those_of_the_game(name: str) -> None:
    mind, found = ready(name).mind, set[str]()
    for observation, legal, _ in moments(name, 4, 3, 60):
        traits = mind.traits_of(observation, legal)
        assert len(traits) == len(legal)
        found.update(*traits)
    assert found <= set(mind.traits)
    assert len(found) > 2


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("regular", ["zelma", "wick"])
def test_a_style_decides_between_near_moves_only_and_by_what_the_seat_sees(name: str, regular: str) -> None:
    each, skill = ready(name), SKILLS[name]
    trait = trait_of(regular, name)
    plain, styled = each.bot(skill), each.loaded.bot(skill, each.referee, each.mind, trait)
    for observation, legal, position in moments(name, 3, 11, 12):
        thought = plain.choose(observation, legal, Lcg.seeded(5), never)
        fond = styled.choose(observation, legal, Lcg.seeded(5), never)
        assert fond.move in (thought.move, *thought.near)
        if fond.move != thought.move:
            assert trait in each.mind.traits_of(observation, [fond.move])[0]
            assert fond.runner_up == thought.move
        twin = each.referee.sampler(observation).deal(Lcg(99))
        again = each.referee.observe(twin, each.referee.to_move(position))
        assert fond == styled.choose(again, each.referee.legal_moves(twin), Lcg.seeded(5), never)


class Scores:
    """Moves are letters: a is worth 1, b and c a little less, z nothing; c and z are dark."""

    traits = ("dark",)

    def score_moves(self, observation: object, legal: list[str]) -> list[float]:
        return [{"a": 1.0, "b": 0.995, "c": 0.99, "z": 0.0}[move] for move in legal]

    def score_plans(self, observation: object, legal: list[str], breadth: int, insight: bool) -> list[float]:
        return self.score_moves(observation, legal)

    def traits_of(self, observation: object, legal: list[str]) -> list[frozenset[str]]:
        return [frozenset({"dark"} if move in "cz" else ()) for move in legal]


def chosen(bot: object, legal: str) -> Thought:
    return bot.choose(None, list(legal), Lcg.seeded(1), never)  # type: ignore[attr-defined]


@pytest.mark.parametrize("bot", [GreedyBot(Scores(), near=0.02), PlannerBot(Scores(), 1, near=0.02)])
def test_the_best_of_the_near_moves_with_the_trait_is_made(bot: GreedyBot | PlannerBot) -> None:
    dark = StyledBot(bot, Scores(), "dark")
    assert chosen(bot, "zcba").near == ("b", "c")
    assert (chosen(bot, "zcba").move, chosen(dark, "zcba").move) == ("a", "c")
    assert chosen(dark, "zba").move == "a", "what is worse is not made for a style"
    assert chosen(StyledBot(bot, Scores(), "light"), "zcba") == chosen(bot, "zcba")


def test_a_skill_without_a_margin_knows_no_near_moves() -> None:
    assert chosen(GreedyBot(Scores()), "zcba").near == ()


def test_a_search_calls_near_what_it_tried_enough() -> None:
    each = ready("cauldron15")
    observation, legal, _ = moments("cauldron15", 3, 11, 1)[0]
    wide = SearchBot(each.referee, each.mind, 60, near=1.0).choose(observation, legal, Lcg.seeded(5), never)
    visits = dict(wide.share)
    assert wide.near
    assert all(2 * visits[move] >= visits[wide.move] for move in wide.near)


@pytest.mark.parametrize(("kind", "near"), [("random", 1), ("greedy", -1)])
def test_a_margin_that_cannot_be_is_refused(kind: str, near: int) -> None:
    with pytest.raises(ValueError, match="near"):
        Skill(kind, near=near)  # type: ignore[arg-type]


def test_whose_style_a_seat_has() -> None:
    assert regular_of(SeatPlan("Bertók", "adept", "plum")) == "bertok"
    assert regular_of(SeatPlan("Fritz", "adept", "plum", "wick")) == "wick"
    assert regular_of(SeatPlan("Zelma", "adept", "plum", "finn")) == ""
    assert regular_of(SeatPlan("Zelma", PERSON, "plum", "zelma")) == ""
    assert regular_of(SeatPlan("Fritz", "adept", "plum")) == ""


def test_hints_have_no_style() -> None:
    seats = [SeatPlan("Zelma", "greedy", "plum"), SeatPlan("Ana", PERSON, "moss"), SeatPlan("Fritz", "greedy", "teal")]
    session = Session.begin(new_match("cauldron15", seats, seed=3), None)
    styles = set()
    while session.to_move is not None and len(styles) < 2:
        assert session.thinking_task("master", explain=True).regular == ""
        if session.to_move not in session.persons:
            styles.add((session.to_move, session.thinking_task().regular))
        session.play(session.legal_moves()[0])
    assert styles == {(0, "zelma"), (2, "")}
