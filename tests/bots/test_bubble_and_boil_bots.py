"""Bots that play Cauldron: Bubble and Boil: legal, repeatable, sensible, and able to say why."""

from typing import Any

import pytest

from game.bots.bubble_and_boil import BubbleAndBoilMind
from game.bots.bubble_and_boil.plans import Plans
from game.bots.bubble_and_boil.worth import Worth, turns_left, turns_of
from game.bots.hints import explain
from game.bots.skills import SKILLS, Skill, make_bot
from game.core.chance import Lcg
from game.rules.bubble_and_boil.cards import Cards
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.options import Numbers, Options
from game.store.content import convert, load_folder, read_yaml
from game.store.places import CONFIG
from game.store.words import Words

FILE = CONFIG / "games" / "bubble_and_boil.yaml"
DATA = read_yaml(FILE)
NUMBERS = convert(DATA["numbers"], Numbers, str(FILE))
LEVELS = convert(DATA["bots"], dict[str, Skill], str(FILE))
CARDS = load_folder(CONFIG / "cards" / "bubble_and_boil", Cards)


def never() -> bool:
    return False


@pytest.fixture(scope="module")
def referee() -> BubbleAndBoil:
    return BubbleAndBoil(NUMBERS, CARDS, Options())


@pytest.fixture(scope="module")
def mind(referee: BubbleAndBoil) -> BubbleAndBoilMind:
    return BubbleAndBoilMind(referee)


def moments(referee: BubbleAndBoil, seats: int, seed: int, pace: int = 9) -> list[tuple[Any, Any]]:
    """Return every `pace`-th decision of a random match with several moves: observation and legal moves."""
    chance, position, found = Lcg(seed), referee.start(seats, seed), []
    while (seat := referee.to_move(position)) is not None:
        legal = referee.legal_moves(position)
        if len(legal) > 1 and chance.below(pace) == 0:
            found.append((referee.observe(position, seat), legal))
        referee.apply(position, legal[chance.below(len(legal))])
    return found


def test_every_skill_is_there() -> None:
    assert set(LEVELS) == set(SKILLS)


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_makes_a_legal_move_and_the_same_one_again(referee, mind, skill, seats):
    bot = make_bot(LEVELS[skill], referee, mind)
    found = moments(referee, seats, 17, pace=20)
    assert found
    for observation, legal in found:
        thought = bot.choose(observation, legal, Lcg.seeded(5), never)
        assert thought.move in legal
        assert thought == bot.choose(observation, legal, Lcg.seeded(5), never)


@pytest.mark.parametrize(
    "options", [{"kindly_crone": True}, {"hard_stop": True}, {"victory": "draft"}, {"recipes": 5}], ids=str
)
def test_bots_play_every_option_to_the_end(options):
    referee = BubbleAndBoil(NUMBERS, CARDS, Options(**options))
    bot = make_bot(LEVELS["greedy"], referee, BubbleAndBoilMind(referee))
    chance, position = Lcg(3), referee.start(3, 3)
    while (seat := referee.to_move(position)) is not None:
        legal = referee.legal_moves(position)
        referee.apply(position, bot.choose(referee.observe(position, seat), legal, chance, never).move)
    assert referee.outcome(position) is not None


def test_a_bot_brews_the_optimum(referee, mind):
    for skill in ("greedy", "adept", "master"):
        bot = make_bot(LEVELS[skill], referee, mind)
        for observation, legal in moments(referee, 3, 5, pace=1):
            if observation.step == "brew":
                assert bot.choose(observation, legal, Lcg(1), never).move == legal[0]


def test_what_nobody_sees_does_not_move_a_bot(referee, mind):
    """Two positions that look the same to a seat get the same scores."""
    for observation, legal in moments(referee, 3, 11, pace=6):
        other = referee.sampler(observation).deal(Lcg(99))
        again = referee.observe(other, observation.seat)
        assert mind.score_moves(again, legal) == mind.score_moves(observation, legal)
        assert mind.score_plans(again, legal, 1, True) == mind.score_plans(observation, legal, 1, True)


def test_plans_leave_the_position_as_it_is(referee, mind):
    worth = Worth(referee.codex)
    for observation, legal in moments(referee, 3, 12, pace=6):
        position = referee.sampler(observation).deal(Lcg(1))
        before = referee.to_plain(position)
        plans = Plans(referee, worth, observation.seat)
        ends = plans.best_plans(position, legal, 2)
        assert len(ends) == len(legal)
        before_looking = [referee.to_plain(end.position) for end in ends]
        for end in ends:
            plans.after_next_turn(end.position, 3)
        assert [referee.to_plain(end.position) for end in ends] == before_looking
        assert referee.to_plain(position) == before


def test_the_end_is_foreseen(referee):
    position = referee.start(2, 1)
    assert turns_left(referee.codex, position) > 5
    position.books[0] = bytes(6)
    assert turns_left(referee.codex, position) <= 1.5
    position.trigger = "recipes"
    assert turns_left(referee.codex, position) == 0


def test_b33_who_plays_after_the_trigger_maker_has_a_turn_more(referee):
    position = referee.start(3, 1)
    position.trigger = "recipes"
    position.active = position.first
    assert sum(turns_of(position, turns_left(referee.codex, position))) == 2
    position.active = (position.first + 2) % 3
    assert turns_of(position, turns_left(referee.codex, position)) == [0, 0, 0]


@pytest.mark.parametrize(("points", "wants_the_end"), [(30, True), (-30, False)])
def test_the_end_is_wanted_by_who_is_ahead(referee, points, wants_the_end):
    position = referee.start(2, 1)
    last = (position.first + 1) % 2
    position.active = last
    position.points[last if points > 0 else position.first] = abs(points)
    going_on = Worth(referee.codex).advantage(position, last)
    position.trigger = "recipes"
    assert (Worth(referee.codex).advantage(position, last) > going_on) == wants_the_end


@pytest.mark.parametrize(("skill", "seats"), [("greedy", 3), ("adept", 2)])
def test_matches_of_bots_do_not_stall(referee, mind, skill, seats):
    bot, chance, position = make_bot(LEVELS[skill], referee, mind), Lcg(9), referee.start(seats, 9)
    while (seat := referee.to_move(position)) is not None:
        legal = referee.legal_moves(position)
        referee.apply(position, bot.choose(referee.observe(position, seat), legal, chance, never).move)
    assert position.round <= 20


def test_at_the_end_the_worth_is_the_score(referee):
    """With the play over and the best brews chosen, what is expected is the score up to the softness of awards."""
    chance, position = Lcg(8), referee.start(2, 8)
    while referee.to_move(position) is not None:
        legal = referee.legal_moves(position)
        best = position.step == "brew"
        referee.apply(position, legal[0 if best else chance.below(len(legal))])
    expected = Worth(referee.codex).standing(position, 0)
    outcome = referee.outcome(position)
    assert all(abs(mine - score) < 2 for mine, score in zip(expected, outcome.scores, strict=True))


@pytest.mark.parametrize("insight", [False, True])
def test_rewards_are_shares_from_nothing_to_one(referee, mind, insight):
    chance = Lcg(4)
    observation, _ = moments(referee, 3, 23)[-1]
    outlook = mind.outlook(observation, insight)
    rewards = outlook.play_out(outlook.deal(chance), chance)
    assert len(rewards) == 3
    assert all(0 <= reward <= 1 for reward in rewards)


def test_every_hint_is_a_sentence_that_tells_no_secret(referee, mind):
    words = Words.load("en").for_seats(("Ana", "Bruno", "Celia", "Dora"))
    bot = make_bot(LEVELS["adept"], referee, mind)
    for observation, legal in moments(referee, 3, 2, pace=5):
        thought = bot.choose(observation, legal, Lcg.seeded(1), never)
        said = words.say(explain("bubble_and_boil", mind, observation, thought))
        assert not said.startswith("[")
        # Ruling B51: no hint tells what a cauldron or a book holds.
        assert not any(colour in said for colour in ("green", "orange", "red ", "yellow"))
    for observation, legal in moments(referee, 2, 2, pace=3):
        for move in legal:
            for feature in mind.features(observation, move):
                assert "[" not in words.say(feature.reason)
                assert feature.weight >= 0
    assert not words.missed


def wins(referee: BubbleAndBoil, bots: list[Any], matches: int) -> float:
    """Return the share of matches that the first bot wins, moving round the table."""
    won, seats = 0.0, len(bots)
    for number in range(matches):
        at = number % seats
        order = [bots[(seat - at) % seats] for seat in range(seats)]
        chance, position = Lcg.seeded(number), referee.start(seats, number // seats)
        while (seat := referee.to_move(position)) is not None:
            legal = referee.legal_moves(position)
            bot = order[seat]
            move = (
                legal[0] if len(legal) == 1 else bot.choose(referee.observe(position, seat), legal, chance, never).move
            )
            referee.apply(position, move)
        winners = referee.outcome(position).winners
        won += (at in winners) / len(winners)
    return won / matches


def test_greedy_beats_chance(referee, mind):
    greedy, chance = (make_bot(LEVELS[skill], referee, mind) for skill in ("greedy", "random"))
    assert wins(referee, [greedy, chance], 4) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [("adept", "apprentice"), ("master", "adept"), ("master", "greedy")])
def test_each_skill_beats_the_one_below(referee, mind, stronger, weaker):
    bots = [make_bot(LEVELS[skill], referee, mind) for skill in (stronger, weaker)]
    assert wins(referee, bots, 80) > 0.7
