"""Whole matches of Cauldron 15 from the first deal to the results: by keys, by pointer, and by two persons."""

import pytest
from sitting import Sitting, asked, face_up, glowing, hand_of, in_trick, match_of, sit_down

from game.scenes.handover import HandoverScene
from game.scenes.results import ResultsScene
from game.scenes.title import TitleScene
from game.view.commands import Intent, Pick

TABLE_CENTRE = (960.0, 520.0)


def over(sitting: Sitting) -> bool:
    return isinstance(sitting.top, ResultsScene)


def asked_or_over(sitting: Sitting):
    waits = asked(sitting)
    return lambda: waits() or isinstance(sitting.top, ResultsScene | HandoverScene)


def play_by_keys(sitting: Sitting, number: int) -> None:
    """Make a move with nothing but keys, in one of three ways."""
    way = number % 3
    if way == 0:
        sitting.give(Pick(min(2, len(glowing(sitting)))))
    elif way == 1:
        sitting.press(Intent.NEXT)
        while sitting.widgets.focus not in glowing(sitting):
            sitting.press(Intent.NEXT)
    else:
        sitting.press(Intent.RIGHT, Intent.RIGHT)
        if sitting.widgets.focus not in glowing(sitting):
            sitting.give(Pick(1))
    assert sitting.widgets.focus in glowing(sitting)
    sitting.press(Intent.CONFIRM)


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_a_match_is_played_by_keys_alone(services, reduced_motion):
    services.settings.change(reduced_motion=reduced_motion)
    session = match_of("person", "greedy", "apprentice", "greedy", library=services.library)
    sitting = sit_down(services, session, fresh=True)
    decisions = 0
    while not over(sitting):
        sitting.wait_for(asked_or_over(sitting))
        if over(sitting):
            break
        assert sitting.says("table.prompt.yours")
        before = session.move_count
        play_by_keys(sitting, decisions)
        assert session.move_count == before + 1
        decisions += 1
    assert session.outcome is not None
    assert decisions == sum(turn.seat == 0 for turn in session.history) > 10
    sitting.press(Intent.RIGHT, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    assert isinstance(sitting.top, TitleScene)
    assert session.read_only


def test_a_match_is_played_by_pointer_alone(services):
    session = match_of("greedy", "person", "greedy", seed=8)
    sitting = sit_down(services, session, fresh=True)
    decisions = dragged = 0
    while not over(sitting):
        sitting.wait_for(asked_or_over(sitting))
        if over(sitting):
            break
        before = session.move_count
        part = glowing(sitting)[-1]
        if decisions % 4 == 1 and session.observe(1).decision == "play":
            sitting.drag(part, *TABLE_CENTRE)
            dragged += 1
        else:
            sitting.click(part)
        assert session.move_count == before + 1
        assert part in session.history[-1].move.parts
        decisions += 1
    assert session.outcome is not None
    assert dragged >= 2
    sitting.click("title")
    assert isinstance(sitting.top, TitleScene)


def test_a_match_of_two_persons_and_a_bot_hides_every_hand_that_is_not_asked(services):
    session = match_of("person", "greedy", "person", seed=5, library=services.library)
    sitting = sit_down(services, session, fresh=True)
    curtains = decisions = 0
    while not over(sitting):
        sitting.wait_for(asked_or_over(sitting))
        if over(sitting):
            break
        seat = session.to_move
        assert seat in (0, 2)
        if isinstance(sitting.top, HandoverScene):
            curtains += 1
            assert face_up(sitting) == set()
            sitting.let_pass(0.6)
            assert face_up(sitting) == set()
            assert sitting.says("handover.wish", name=session.names[seat])
            sitting.press(Intent.CONFIRM)
            sitting.wait_for(asked(sitting))
        if session.observe(None).decision == "play":
            assert face_up(sitting) == hand_of(session, seat)
        elif session.observe(None).decision == "take":
            assert face_up(sitting) <= hand_of(session, seat) | in_trick(session)
        play_by_keys(sitting, decisions)
        decisions += 1
    assert session.outcome is not None
    assert curtains > 10
    assert face_up(sitting) == set()


def test_a_fresh_match_is_dealt_before_ones_eyes(services):
    session = match_of("person", "greedy", "greedy", seed=3)
    sitting = sit_down(services, session, fresh=True)
    assert face_up(sitting) == set(), "the hand is there before it is dealt"
    seen = 0
    while not asked(sitting)() and session.move_count == 0:
        sitting.let_pass(0.05)
        assert len(face_up(sitting)) >= seen
        seen = len(face_up(sitting))
    assert face_up(sitting) == hand_of(session, 0)


@pytest.mark.parametrize("seats", [("greedy", "greedy"), ("greedy", "random", "greedy", "greedy", "random")])
def test_a_match_of_bots_runs_to_its_results_by_itself(services, seats):
    services.settings.change(bot_pace=0, animation_speed=200)
    session = match_of(*seats, seed=2)
    sitting = sit_down(services, session, fresh=True)
    sitting.wait_for(lambda: over(sitting), seconds=600)
    assert session.outcome is not None
