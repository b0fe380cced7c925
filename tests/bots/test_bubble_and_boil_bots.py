"""Bots that play Cauldron: Bubble and Boil: sensible, and silent about what is hidden."""

import pytest
from bot_matches import moments, never, ready

from game.bots.bubble_and_boil import BubbleAndBoilMind
from game.bots.bubble_and_boil.expected_score import ExpectedScore, turns_left, turns_of
from game.bots.bubble_and_boil.turn_plans import TurnPlans
from game.bots.hints import explain
from game.core.chance import Lcg
from game.rules.bubble_and_boil.cards.card_files import Design
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import heap_of
from game.rules.bubble_and_boil.foreseen_hexes import aim_of, diablerie_once_cast, is_idle
from game.rules.bubble_and_boil.moves import DRAW, Hex, Plant
from game.rules.bubble_and_boil.options import Options
from game.rules.bubble_and_boil.position import BREW, DISCARD
from game.store.words import Words

GAME = "bubble_and_boil"


@pytest.fixture(scope="module")
def referee() -> BubbleAndBoil:
    referee: BubbleAndBoil = ready(GAME).referee
    return referee


@pytest.fixture(scope="module")
def mind() -> BubbleAndBoilMind:
    found: BubbleAndBoilMind = ready(GAME).mind
    return found


@pytest.mark.parametrize(
    "options", [{"kindly_crone": True}, {"hard_stop": True}, {"victory": "draft"}, {"recipes": 5}], ids=str
)
def test_bots_play_every_option_to_the_end(options):
    loaded = ready(GAME).loaded
    referee = loaded.controller(Options(**options))
    bot = loaded.bot("greedy", referee, loaded.mind(referee))
    chance, position = Lcg(3), referee.start(3, 3)
    while (seat := referee.to_move(position)) is not None:
        legal = referee.legal_moves(position)
        referee.apply(position, bot.choose(referee.observe(position, seat), legal, chance, never).move)
    assert referee.outcome(position) is not None


def test_a_bot_brews_the_optimum(referee, mind):
    for skill in ("greedy", "adept", "master"):
        bot = ready(GAME).bot(skill)
        for observation, legal, _ in moments(GAME, 3, 5, 1000):
            if observation.step == "brew":
                assert bot.choose(observation, legal, Lcg(1), never).move == legal[0]


def test_plans_leave_the_position_as_it_is(referee, mind):
    worth = ExpectedScore(referee.codex)
    for observation, legal, _ in moments(GAME, 3, 12, 30):
        position = referee.sampler(observation).deal(Lcg(1))
        before = referee.to_plain(position)
        plans = TurnPlans(referee, worth, observation.seat)
        ends = plans.best_plans(position, legal, 2)
        assert len(ends) == len(legal)
        before_looking = [referee.to_plain(end.position) for end in ends]
        for end in ends:
            plans.after_next_turn(end.position, 3)
            plans.after_quick_turn(end.position, 3)
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
    going_on = ExpectedScore(referee.codex).advantage(position, last)
    position.trigger = "recipes"
    assert (ExpectedScore(referee.codex).advantage(position, last) > going_on) == wants_the_end


@pytest.mark.parametrize(("skill", "seats"), [("greedy", 3), ("adept", 2)])
def test_matches_of_bots_do_not_stall(referee, mind, skill, seats):
    bot, chance, position = ready(GAME).bot(skill), Lcg(9), referee.start(seats, 9)
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
    expected = ExpectedScore(referee.codex).standing(position, 0)
    outcome = referee.outcome(position)
    assert all(abs(mine - score) < 2 for mine, score in zip(expected, outcome.scores, strict=True))


def test_the_view_ahead_knows_no_book_of_a_rival_when_the_match_ends_in_it(referee):
    """Whatever a world takes for the rival's recipes, they are judged as those that suit its cubes."""
    position = referee.start(2, 1)
    position.step, position.trigger = DISCARD, "recipes"
    seat = position.active = (position.first - 1) % 2
    position.pots = [heap_of((4, 4, 4, 4))] * 2
    found = set()
    for book in (bytes(5), bytes(range(5)), bytes(range(10, 15))):
        position.books[1 - seat] = book
        found.add(TurnPlans(referee, ExpectedScore(referee.codex), seat).after_quick_turn(position, 3))
    assert len(found) == 1


def test_every_hint_is_a_sentence_that_tells_no_secret(referee, mind):
    words = Words.load("en").for_seats(("Ana", "Bruno", "Celia", "Dora"))
    bot = ready(GAME).bot("adept")
    for observation, legal, _ in moments(GAME, 3, 2, 40):
        thought = bot.choose(observation, legal, Lcg.seeded(1), never)
        said = words.say(explain(mind, observation, thought).why)
        assert "[" not in said
        # Ruling B51: no hint tells what a cauldron or a book holds.
        assert not any(colour in said for colour in ("green", "orange", "red ", "yellow"))
    assert not words.missed


def test_a_rehearsal_tries_the_best_turns_and_leaves_nothing_changed(referee, mind):
    """The promising moves are those with the best plans; the same world gives the same reward, a chance to win."""
    tried = 0
    for observation, legal, _ in moments(GAME, 2, 12, 30):
        rehearsal = mind.rehearsal(observation, legal, 3, insight=False)
        if not rehearsal.moves:
            assert observation.step == "brew"
            continue
        best = sorted(zip(rehearsal.scores, range(len(legal)), strict=True), key=lambda each: (-each[0], each[1]))
        assert rehearsal.moves == [legal[at] for _, at in best[:3]]
        world = rehearsal.deal(Lcg(5))
        rewards = [rehearsal.play_out(world, move) for move in rehearsal.moves]
        assert rewards == [rehearsal.play_out(world, move) for move in rehearsal.moves]
        assert all(0 <= reward <= 1 for reward in rewards)
        tried += len(set(rewards)) > 1
    assert tried > 5


def test_in_the_last_turn_of_a_seat_a_garden_is_worth_nothing_and_no_bot_plants_one(referee, mind):
    planted = 0
    for _, legal, position in (each for seed in range(8) for each in moments(GAME, 3, seed, 1000)):
        seat = referee.to_move(position)
        seen = referee.observe(position, seat)
        vain = [move for move in legal if isinstance(move, Plant)]
        if not vain or not seen.counts_no_garden:
            continue
        planted += 1
        points = set()
        for move in (None, vain[0]):
            end = position.copy()
            if move is not None:
                referee.apply(end, move)
            while end.step != BREW and referee.to_move(end) is not None:
                active = referee.legal_moves(end)
                referee.apply(end, DRAW if DRAW in active else active[0])
            while referee.to_move(end) is not None:
                referee.apply(end, referee.legal_moves(end)[0])
            points.add(end.points[seat])
        assert len(points) == 1
        assert not any(isinstance(move, Plant) for move in mind.worthwhile(seen, tuple(legal)))
        for skill in ("greedy", "apprentice"):
            thought = ready(GAME).bot(skill).choose(seen, legal, Lcg(1), never)
            assert not any(isinstance(move, Plant) for move, _ in thought.share)
    assert planted


def test_b6_no_bot_casts_a_hex_that_would_do_nothing_but_where_the_match_ends_with_it(referee, mind):
    codex, idle = referee.codex, 0

    def design_of(card: str) -> Design:
        return codex.designs[codex.number_of[card]]

    for _, legal, position in (each for seed in range(6) for each in moments(GAME, 3, seed, 1000)):
        seen = referee.observe(position, referee.to_move(position))
        vain = [move for move in legal if isinstance(move, Hex) and is_idle(seen, *aim_of(seen, move, design_of))]
        kept = mind.worthwhile(seen, tuple(legal))
        if not vain or seen.trigger is not None:
            continue
        idle += 1
        last = [move for move in vain if diablerie_once_cast(seen, design_of(move.card)) >= seen.limits.track]
        assert [move for move in vain if move in kept] == last
        assert set(legal) - set(kept) <= set(vain)
        for skill in ("greedy", "apprentice"):
            thought = ready(GAME).bot(skill).choose(seen, legal, Lcg(1), never)
            assert not {move for move, _ in thought.share} & (set(vain) - set(last))
    assert idle
