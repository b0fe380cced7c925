"""What the bots of every game keep: legal and repeatable moves, no look at what is hidden, sentences, strength."""

import gc
from functools import _lru_cache_wrapper

import pytest
from bot_matches import moments, never, ready, wins

from game.bots.hints import explain
from game.bots.skills import SKILLS
from game.core.chance import Lcg
from game.play.catalogue import GAMES
from game.store.words import Words

BOTS = [
    # The search of Cauldron 15's masters takes long; what it does is asked in its own tests and in those of Nim.
    (name, skill)
    for name in GAMES
    for skill in SKILLS
    if name != "cauldron15" or not skill.endswith("master")
]


REMEMBERED = 30_000


def every(skill: str) -> int:
    """Return that a bot is asked about every so manieth decision: masters think long about each."""
    return 3 if skill.endswith("master") else 1


@pytest.mark.parametrize("name", GAMES)
def test_every_skill_is_there(name):
    assert set(ready(name).loaded.skills) == set(SKILLS)


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("name", "skill"), BOTS)
@pytest.mark.parametrize("fewest", [True, False], ids=["fewest seats", "most seats"])
def test_a_bot_makes_a_legal_move_and_the_same_one_again(name, skill, fewest):
    each = ready(name)
    bot = each.bot(skill)
    found = moments(name, each.loaded.game.seats[0 if fewest else 1], 17, 8)[:: every(skill)]
    assert found
    for observation, legal, _ in found:
        thought = bot.choose(observation, legal, Lcg.seeded(5), never)
        assert thought.move in legal
        assert thought == bot.choose(observation, legal, Lcg.seeded(5), never)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("name", "skill"), BOTS)
def test_what_nobody_sees_does_not_move_a_bot(name, skill):
    """Positions that look the same to a seat give the same thought."""
    each = ready(name)
    bot = each.bot(skill)
    for observation, legal, position in moments(name, 3, 11, 8)[:: every(skill)]:
        twin = each.referee.sampler(observation).deal(Lcg(99))
        again = each.referee.observe(twin, each.referee.to_move(position))
        thought = bot.choose(again, each.referee.legal_moves(twin), Lcg.seeded(5), never)
        assert thought == bot.choose(observation, legal, Lcg.seeded(5), never)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", GAMES)
def test_every_hint_is_a_whole_sentence(name):
    each = ready(name)
    words = Words.load("en").for_seats(("Ana", "Bruno", "Celia", "Dora"))
    adept = each.bot("adept")
    for observation, legal, _ in moments(name, 4, 2, 40):
        thought = adept.choose(observation, legal, Lcg.seeded(1), never)
        assert "[" not in words.say(explain(each.mind, observation, thought).why)
        for move in legal:
            for feature in each.mind.features(observation, move):
                assert "[" not in words.say(feature.reason)
                assert feature.weight >= 0
    assert not words.missed


@pytest.mark.parametrize("name", ["alarun", "bubble_and_boil"])
def test_greedy_beats_chance(name):
    assert wins(name, ("greedy", "random"), 4)[0] == 1


# What is asked here lies about three standard deviations below what was found over hundreds or thousands of matches.


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "skills", "matches", "least"),
    [
        ("alarun", ("greedy", "random"), 100, 0.95),
        ("alarun", ("adept", "apprentice"), 100, 0.6),
        ("alarun", ("master", "greedy"), 100, 0.8),
        ("alarun", ("master", "adept"), 100, 0.6),
        ("alarun", ("master", "greedy", "greedy", "greedy"), 100, 0.6),
        ("bubble_and_boil", ("adept", "apprentice"), 80, 0.7),
        ("bubble_and_boil", ("master", "adept"), 80, 0.7),
        ("bubble_and_boil", ("master", "greedy"), 80, 0.7),
        ("cauldron15", ("adept", "apprentice"), 200, 0.5),
        ("cauldron15", ("adept", *["apprentice"] * 3), 200, 0.28),
        ("cauldron15", ("master", "adept"), 200, 0.75),
        ("cauldron15", ("master", *["adept"] * 3), 200, 0.28),
        ("cauldron15", ("master", *["greedy"] * 3), 200, 0.43),
    ],
)
def test_each_skill_beats_the_one_below(name, skills, matches, least):
    share, share_of_decided = wins(name, skills, matches)
    assert (share_of_decided if len(skills) == 2 else share) > least


@pytest.mark.parametrize("name", GAMES)
def test_what_bots_and_rules_remember_is_bounded(name):
    """The worker may take 80 MB however long it runs, and a value with its key takes some 600 bytes."""
    mind = ready(name).loaded.mind(ready(name).referee)
    parts = (f"game.bots.{name}.", f"game.rules.{name}.")
    memories = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    bounds = [
        each.cache_parameters()["maxsize"]
        for each in memories
        if each.__module__.startswith(parts) and getattr(each.__wrapped__, "__self__", None) in (None, *held_by(mind))
    ]
    assert None not in bounds
    assert sum(bounds) <= REMEMBERED


def held_by(thing):
    """Return what a mind is made of, and what that is made of."""
    parts = [part for part in getattr(thing, "__dict__", {}).values() if type(part).__module__.startswith("game.bots.")]
    return [each for part in parts for each in (part, *held_by(part))]
