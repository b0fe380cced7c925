"""Whole matches of Bubble and Boil: by pointer alone, by keys alone, and between two persons under the curtain."""

from bubble_and_boil_harness import GAME, by_keys, by_pointer, ready
from harness import Harness, any_move, match_of, sit_down

from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.view.input.commands import Intent


def over(harness: Harness) -> bool:
    return isinstance(harness.top, CountScene | ResultsScene)


def test_a_match_of_four_is_played_by_pointer_alone(services):
    session = match_of("person", "random", "random", "random", seed=4, game=GAME)
    harness = sit_down(services, session, fresh=True)
    verbs = set()
    while not over(harness):
        harness.wait_for(lambda: over(harness) or ready(harness)())
        if over(harness):
            break
        before, move = session.move_count, any_move(session)
        by_pointer(harness, move)
        assert session.history[before].move.verb == move.verb, move.text
        verbs.add(move.verb)
    assert session.outcome is not None
    assert verbs >= {"hex", "harvest", "draw", "brew"}


def test_a_match_of_three_is_played_by_keys_alone(services):
    session = match_of("random", "person", "random", seed=5, game=GAME)
    harness = sit_down(services, session, fresh=True)
    while not over(harness):
        harness.wait_for(lambda: over(harness) or ready(harness)())
        if over(harness):
            break
        before, move = session.move_count, any_move(session)
        by_keys(harness, move)
        assert session.history[before].move.verb == move.verb, move.text
    assert session.outcome is not None


def test_a_match_of_two_persons_falls_under_the_curtain_turn_by_turn(services):
    session = match_of("person", "person", seed=2, game=GAME)
    harness = sit_down(services, session, fresh=True)
    curtains = 0
    while not over(harness):
        harness.wait_for(lambda: over(harness) or ready(harness)() or isinstance(harness.top, HandoverScene))
        if over(harness):
            break
        if isinstance(harness.top, HandoverScene):
            curtains += 1
            scene = next(scene for scene in harness.stack.scenes if isinstance(scene, PlayScene))
            assert scene.table.seen.hand == (), "no hand is open behind the curtain"
            harness.press(Intent.CONFIRM)
            harness.wait_for(ready(harness))
        seen = harness.top.table.seen
        assert harness.top.table.viewer == session.to_move
        own = session.observe(session.to_move)
        assert seen.hand == own.hand or not (seen.hand or harness.top.table.needs_hand(own, session.observe(None)))
        by_pointer(harness, any_move(session))
    assert session.outcome is not None
    assert curtains > 10
