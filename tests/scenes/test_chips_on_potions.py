"""What a potion of Cauldron lacks is said in words, however little of its card is seen."""

import pytest
from cauldron_harness import cauldron, saving_move
from harness import asked, sit_down


def holding(count: int):
    """Return a match at the first harvest turn of a person who holds so many potions and can hardly brew one."""
    for seed in range(30):
        session = cauldron("person", "random", "random", seed=seed)
        while session.to_move is not None:
            seen = session.observe(0)
            lacking = [brew for brew in seen.brews if brew.lacks]
            if session.to_move == 0 and seen.question is None and not seen.in_market and len(lacking) >= count:
                return session
            session.play(saving_move(session))
    raise AssertionError("nobody comes to hold so many potions")


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_potion_says_in_words_what_it_lacks(services, count):
    session = holding(count)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    said = " ".join(harness.texts)
    brews = [brew for brew in session.observe(0).brews if not brew.banned and not brew.forbidden]
    wanted = [services.words.say("cauldron.table.lacks", count=brew.lacks) for brew in brews if brew.lacks]
    assert len(wanted) >= count
    for words in set(wanted):
        assert said.count(words) >= wanted.count(words)
    assert "−" not in said
