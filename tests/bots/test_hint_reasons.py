"""How many hints have a reason that says something, or name what is as good, over decisions of matches."""

from collections import Counter

import pytest
from bot_matches import moments, never, ready

from game.bots.hints import explain
from game.bots.skills import BEST
from game.core.chance import Lcg
from game.play.catalogue import GAMES

REASONED, QUICKLY = 0.9, 0.88
"""The least share of hints that say something, of the best bot and of a quick one."""

EMPTY = {
    "alarun": {"close"},
    "bubble_and_boil": {"close", "hex", "harvest"},
    "cauldron": {"close", "use", "cast", "choose", "hold", "answer", "harvest.any", "steal.any"},
    "cauldron15": {"close"},
}
"""The reasons that only tell that the owl would do it."""


def reasons(name: str, skill: str, seats: int, seeds: int, few: int) -> Counter[str]:
    """Return how often each reason comes; those of hints that name what is as good are called so."""
    each, found = ready(name), Counter[str]()
    bot = each.bot(skill)
    for seed in range(seeds):
        for number, (seen, legal, _) in enumerate(moments(name, seats, seed, few)):
            thought = bot.choose(seen, legal, Lcg.seeded(number), never)
            counsel = explain(each.mind, seen, thought)
            key = counsel.why.key.removeprefix(f"{name}.").removeprefix("hint.")
            found["as good" if counsel.equal is not None and key in {"same", *EMPTY[name]} else key] += 1
    return found


def share(name: str, found: Counter[str]) -> float:
    """Return the share of the reasons that say something."""
    return 1 - sum(found[key] for key in EMPTY[name]) / found.total()


def test_every_game_is_looked_at():
    assert set(EMPTY) == set(GAMES)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("name", "skill", "few"),
    [
        ("alarun", "adept", 60),
        ("bubble_and_boil", "adept", 60),
        ("cauldron", "adept", 60),
        ("cauldron15", "greedy", 60),
    ],
)
def test_most_hints_of_a_quick_bot_say_something(name, skill, few):
    found = reasons(name, skill, 4, 2, few)
    assert share(name, found) >= QUICKLY, found.most_common()
    assert len(found) > 8


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_most_hints_say_something(name, seats):
    found = reasons(name, BEST, seats, 3, 60)
    assert share(name, found) >= REASONED, found.most_common()
