"""Whole matches of Cauldron 15 from the first deal to the results: by keys, by pointer, and by two persons."""

import pytest
from harness import Harness, asked, face_up, glowing, hand_of, in_trick, match_of, sit_down

from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.title import TitleScene
from game.view.input.commands import Intent, Pick

TABLE_CENTRE = (960.0, 520.0)


def over(harness: Harness) -> bool:
    return isinstance(harness.top, ResultsScene)


def asked_or_over(harness: Harness):
    waits = asked(harness)
    return lambda: waits() or isinstance(harness.top, ResultsScene | HandoverScene)


def play_by_keys(harness: Harness, number: int) -> None:
    """Make a move with nothing but keys, in one of three ways."""
    way = number % 3
    if way == 0:
        harness.give(Pick(min(2, len(glowing(harness)))))
    elif way == 1:
        harness.press(Intent.NEXT)
        while harness.widgets.focus not in glowing(harness):
            harness.press(Intent.NEXT)
    else:
        harness.press(Intent.RIGHT, Intent.RIGHT)
        if harness.widgets.focus not in glowing(harness):
            harness.give(Pick(1))
    assert harness.widgets.focus in glowing(harness)
    harness.press(Intent.CONFIRM)


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_a_match_is_played_by_keys_alone(services, reduced_motion):
    services.settings.change(reduced_motion=reduced_motion)
    session = match_of("person", "greedy", "apprentice", "greedy", library=services.library)
    harness = sit_down(services, session, fresh=True)
    decisions = 0
    while not over(harness):
        harness.wait_for(asked_or_over(harness))
        if over(harness):
            break
        assert harness.says("table.prompt.yours")
        before = session.move_count
        play_by_keys(harness, decisions)
        assert session.move_count == before + 1
        decisions += 1
    assert session.outcome is not None
    assert decisions == sum(turn.seat == 0 for turn in session.history) > 10
    harness.press(Intent.RIGHT, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    assert isinstance(harness.top, TitleScene)
    assert session.read_only


def test_a_match_is_played_by_pointer_alone(services):
    session = match_of("greedy", "person", "greedy", seed=8)
    harness = sit_down(services, session, fresh=True)
    decisions = dragged = 0
    while not over(harness):
        harness.wait_for(asked_or_over(harness))
        if over(harness):
            break
        before = session.move_count
        part = glowing(harness)[-1]
        if decisions % 4 == 1 and session.observe(1).decision == "play":
            harness.drag(part, *TABLE_CENTRE)
            dragged += 1
        else:
            harness.click(part)
        assert session.move_count == before + 1
        assert part in session.history[-1].move.parts
        decisions += 1
    assert session.outcome is not None
    assert dragged >= 2
    harness.click("title")
    assert isinstance(harness.top, TitleScene)


def test_a_match_of_two_persons_and_a_bot_hides_every_hand_that_is_not_asked(services):
    session = match_of("person", "greedy", "person", seed=5, library=services.library)
    harness = sit_down(services, session, fresh=True)
    curtains = decisions = 0
    while not over(harness):
        harness.wait_for(asked_or_over(harness))
        if over(harness):
            break
        seat = session.to_move
        assert seat in (0, 2)
        if isinstance(harness.top, HandoverScene):
            curtains += 1
            assert face_up(harness) == set()
            harness.let_pass(0.6)
            assert face_up(harness) == set()
            again = harness.says("handover.again", name=session.names[seat])
            assert again or harness.says("handover.wish", name=session.names[seat])
            harness.press(Intent.CONFIRM)
            harness.wait_for(asked(harness))
        if session.observe(None).decision == "play":
            assert face_up(harness) == hand_of(session, seat)
        elif session.observe(None).decision == "take":
            assert face_up(harness) <= hand_of(session, seat) | in_trick(session)
        play_by_keys(harness, decisions)
        decisions += 1
    assert session.outcome is not None
    assert curtains > 10
    assert face_up(harness) == set()


def test_a_fresh_match_is_dealt_before_ones_eyes(services):
    session = match_of("person", "greedy", "greedy", seed=3)
    harness = sit_down(services, session, fresh=True)
    assert face_up(harness) == set(), "the hand is there before it is dealt"
    seen = 0
    while not asked(harness)() and session.move_count == 0:
        harness.let_pass(0.05)
        assert len(face_up(harness)) >= seen
        seen = len(face_up(harness))
    assert face_up(harness) == hand_of(session, 0)


@pytest.mark.parametrize("seats", [("greedy", "greedy"), ("greedy", "random", "greedy", "greedy", "random")])
def test_a_match_of_bots_runs_to_its_results_by_itself(services, seats):
    services.settings.change(bot_pace=0, animation_speed=200)
    session = match_of(*seats, seed=2)
    harness = sit_down(services, session, fresh=True)
    harness.wait_for(lambda: over(harness), seconds=600)
    assert session.outcome is not None
