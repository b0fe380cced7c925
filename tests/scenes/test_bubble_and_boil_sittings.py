"""Whole matches of Bubble and Boil: by pointer alone, by keys alone, and between two persons under the curtain."""

from bubble_and_boil_sitting import GAME, by_keys, by_pointer, ready
from sitting import Sitting, any_move, match_of, sit_down

from game.scenes.count import CountScene
from game.scenes.handover import HandoverScene
from game.scenes.play import PlayScene
from game.scenes.results import ResultsScene
from game.view.commands import Intent


def over(sitting: Sitting) -> bool:
    return isinstance(sitting.top, CountScene | ResultsScene)


def test_a_match_of_four_is_played_by_pointer_alone(services):
    session = match_of("person", "random", "random", "random", seed=4, game=GAME)
    sitting = sit_down(services, session, fresh=True)
    verbs = set()
    while not over(sitting):
        sitting.wait_for(lambda: over(sitting) or ready(sitting)())
        if over(sitting):
            break
        before, move = session.move_count, any_move(session)
        by_pointer(sitting, move)
        assert session.history[before].move.verb == move.verb, move.text
        verbs.add(move.verb)
    assert session.outcome is not None
    assert verbs >= {"hex", "harvest", "draw", "brew"}


def test_a_match_of_three_is_played_by_keys_alone(services):
    session = match_of("random", "person", "random", seed=5, game=GAME)
    sitting = sit_down(services, session, fresh=True)
    while not over(sitting):
        sitting.wait_for(lambda: over(sitting) or ready(sitting)())
        if over(sitting):
            break
        before, move = session.move_count, any_move(session)
        by_keys(sitting, move)
        assert session.history[before].move.verb == move.verb, move.text
    assert session.outcome is not None


def test_a_match_of_two_persons_falls_under_the_curtain_turn_by_turn(services):
    session = match_of("person", "person", seed=2, game=GAME)
    sitting = sit_down(services, session, fresh=True)
    curtains = 0
    while not over(sitting):
        sitting.wait_for(lambda: over(sitting) or ready(sitting)() or isinstance(sitting.top, HandoverScene))
        if over(sitting):
            break
        if isinstance(sitting.top, HandoverScene):
            curtains += 1
            scene = next(scene for scene in sitting.stack.scenes if isinstance(scene, PlayScene))
            assert scene.table.seen.hand == (), "no hand is open behind the curtain"
            sitting.press(Intent.CONFIRM)
            sitting.wait_for(ready(sitting))
        seen = sitting.top.table.seen
        assert sitting.top.table.viewer == session.to_move
        hand = session.observe(session.to_move).hand
        assert seen.hand == hand or (seen.hand == () and not sitting.top.table.needs_hand(session.observe(None)))
        by_pointer(sitting, any_move(session))
    assert session.outcome is not None
    assert curtains > 10
