"""With reduced motion nothing flickers: between what was done and what is asked next no other picture is seen."""

import pytest
from harness import any_move, match_of, sit_down

from game.scenes.playing.play_scene import PlayScene

SEATS = {"cauldron": 3, "bubble_and_boil": 2, "cauldron15": 3, "alarun": 3}
MOVES = 40


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", SEATS)
def test_a_person_is_asked_as_soon_as_all_was_seen(services, game):
    services.settings.change(reduced_motion=True)
    session = match_of("person", *["greedy"] * (SEATS[game] - 1), game=game)
    harness, made = sit_down(services, session, fresh=True), 0
    while made < MOVES and isinstance(harness.top, PlayScene):
        state = harness.top.state
        assert not (state.must_ask and state.still and not state.bell.stands), made
        if state.asking is not None:
            harness.top.do(any_move(session))
            made += 1
        else:
            harness.stack.update(1.0)
    assert made > 10
