"""Bots that play Cauldron 15: sensible about exact brews and the set bonus."""

from typing import Any

import pytest
from bot_matches import moments, never, ready, wins

from game.bots.cauldron15 import Cauldron15Mind
from game.bots.cauldron15.playout import Cauldron15Playout
from game.bots.cauldron15.rest_of_round import RestOfRound
from game.core.chance import Lcg
from game.rules.cauldron15.bonus import best_discards
from game.rules.cauldron15.cards import cards_of, mask_of
from game.rules.cauldron15.position import DISCARDING

GAME = "cauldron15"


@pytest.fixture(scope="module")
def referee() -> Any:
    return ready(GAME).referee


@pytest.fixture(scope="module")
def mind() -> Cauldron15Mind:
    found: Cauldron15Mind = ready(GAME).mind
    return found


def test_the_search_ends_when_it_is_told_to(referee, mind):
    bot = ready(GAME).bot("master")
    observation, legal, _ = moments(GAME, 4, 3, 1)[0]
    thought = bot.choose(observation, legal, Lcg.seeded(5), lambda: True)
    assert thought.move in legal and thought.iterations == 0


@pytest.mark.parametrize("insight", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rewards_are_chances_that_never_exceed_one_victory(referee, mind, seats, insight):
    chance = Lcg(4)
    for observation, _, _ in moments(GAME, seats, 23, 12):
        playout = mind.playout(observation, insight)
        rewards = playout.play_out(playout.deal(chance), chance)
        assert len(rewards) == seats
        assert all(reward >= 0 for reward in rewards)
        assert sum(rewards) <= 1.001 + 0.05 * seats


@pytest.mark.parametrize("skill", ["greedy", "grandmaster"])
def test_c22_the_optimum_of_the_set_bonus_is_discarded(referee, mind, skill):
    bot = ready(GAME).bot(skill)
    asked = 0
    for seed in range(40):
        position = referee.start(2, seed)
        chance = Lcg(seed)
        while (seat := referee.to_move(position)) is not None:
            legal, observation = referee.legal_moves(position), referee.observe(position, seat)
            if observation.decision != "discard":
                referee.apply(position, legal[chance.below(len(legal))])
                continue
            asked += 1
            move = bot.choose(observation, legal, chance, never).move
            wanted = cards_of(best_discards(mask_of(observation.won[seat]), observation.bonus_left, observation.limit))
            assert move.verb == "done" if not wanted else move.card in wanted
            referee.apply(position, move)
    assert asked > 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_rest_of_a_round_follows_the_rules_of_the_referee(referee, mind, seats):
    """What the quick playout plays, played again through the controller, leaves the same cards with everybody."""
    chance, checked = Lcg(7), 0
    for seed in range(8):
        for observation, _, moment in moments(GAME, seats, seed, 12):
            position = moment.copy()
            if observation.decision == "discard":
                continue
            rest = RestOfRound(mind.sights(observation), seats, observation.target)
            moves: list[Any] = []
            kept = rest.play(position.copy(), chance, moves)
            for move in moves:
                assert position.round == observation.round
                referee.apply(position, move)
            assert position.won == kept
            assert position.round > observation.round or not position.stack or position.stack[-1].what == DISCARDING
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_a_rival_is_taken_to_play_what_looks_best_to_it(referee, mind, seats):
    """What is remembered of one world holds in the next: a reply is the best move of what the rival sees there."""

    class Unerring(Lcg):
        def below(self, bound: int) -> int:
            return bound - 1

    asked = 0
    for observation, _, _ in moments(GAME, seats, 8, 8):
        if observation.decision != "play":
            continue
        rest = RestOfRound(mind.sights(observation), seats, observation.target)
        sampler, chance = referee.sampler(observation), Lcg(3)
        for _ in range(6):
            world = sampler.deal(chance)
            while world.round == observation.round and world.stack and world.stack[-1].what != DISCARDING:
                seat, legal = referee.to_move(world), referee.legal_moves(world)
                scores = mind.score_moves(referee.observe(world, seat), legal)
                move = rest.reply(world, Unerring(0))
                assert scores[legal.index(move)] == max(scores)
                asked += len(legal) > 1
                referee.apply(world, move)
    assert asked > 200


def test_a_rival_is_taken_to_settle_equal_looks_by_chance(referee, mind):
    found = 0
    for observation, legal, moment in moments(GAME, 4, 9, 1000):
        scores = mind.score_moves(observation, legal)
        tied = {move for move, score in zip(legal, scores, strict=True) if score == max(scores)}
        if observation.decision != "play" or len(tied) == 1:
            continue
        found += 1
        rest = RestOfRound(mind.sights(observation), 4, observation.target)
        chance = Lcg(5)
        replies = [rest.reply(moment, chance) for _ in range(200)]
        assert all(replies.count(move) > 100 / len(tied) for move in tied)
    assert found


def test_greedy_wins_far_more_than_its_share_against_random(referee, mind):
    assert wins(GAME, ("greedy", "random"), 60)[1] > 0.8
    assert wins(GAME, ("greedy", *["random"] * 3), 400)[0] > 0.3


@pytest.mark.parametrize("seats", [2, 4])
def test_what_others_have_played_in_the_round_tells_of_their_hands(referee, mind, seats):
    """Worlds that go with it hold more of the true cards of greedy rivals; all of them look the same to the seat."""
    found = {True: 0, False: 0}
    greedy, values = ready(GAME).bot("greedy"), ready(GAME).loaded.values
    position, chance = referee.start(seats, 6), Lcg(7)
    while (seat := referee.to_move(position)) is not None:
        observation, legal = referee.observe(position, seat), referee.legal_moves(position)
        for reads in found:
            playout = Cauldron15Playout(referee, observation, True, mind.sights(observation), values, reads=reads)
            for _ in range(20):
                world = playout.deal(chance)
                assert referee.observe(world, seat) == observation
                rivals = [each for each in range(seats) if each != seat]
                found[reads] += sum((world.hands[each] & position.hands[each]).bit_count() for each in rivals)
        referee.apply(position, greedy.choose(observation, legal, chance, never).move)
    assert found[True] > 1.05 * found[False] > 0
