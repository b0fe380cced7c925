"""Several persons at one screen: hands are closed, the curtain, and a hand that is held open."""

import pytest
from sitting import (
    Sitting,
    any_move,
    asked,
    deciding,
    face_up,
    glowing,
    hand_of,
    in_trick,
    match_of,
    play_on,
    sit_down,
)

from game.scenes.handover import HandoverScene
from game.scenes.play import PlayScene
from game.view.commands import Intent, PointerPressed, PointerReleased, Pressed, Released, WindowLost


def under_the_curtain(sitting: Sitting):
    return lambda: isinstance(sitting.top, HandoverScene)


@pytest.fixture
def sitting(services) -> Sitting:
    """Two persons and a bot between them; the first person is asked for a card and has lifted the curtain."""
    session = play_on(match_of("person", "greedy", "person", seed=5), deciding("play"))
    sitting = sit_down(services, session)
    lift(sitting)
    return sitting


def lift(sitting: Sitting) -> None:
    """Wait for the curtain and lift it."""
    sitting.wait_for(under_the_curtain(sitting))
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting))


def play_until_curtain(sitting: Sitting) -> None:
    """Play anything until the next curtain falls."""
    while True:
        sitting.wait_for(lambda: asked(sitting)() or under_the_curtain(sitting)())
        if under_the_curtain(sitting)():
            return
        sitting.click(glowing(sitting)[0])


def test_only_the_button_lifts_the_curtain(services):
    sitting = sit_down(services, play_on(match_of("person", "person", "person"), deciding("play", 1)))
    sitting.wait_for(under_the_curtain(sitting))
    sitting.let_pass(1.0)
    sitting.give(Pressed(Intent.CANCEL), Pressed(Intent.MENU), Pressed(Intent.UNDO), Pressed(Intent.REVEAL))
    sitting.give(PointerPressed(900, 1000), PointerReleased(900, 1000))
    assert isinstance(sitting.top, HandoverScene)
    assert face_up(sitting) == set()
    assert sitting.says("handover.wish", name="Bertók")
    sitting.click("ready")
    sitting.wait_for(asked(sitting))
    assert face_up(sitting) == hand_of(sitting.top.session, 1)


def test_while_the_curtain_falls_and_rises_no_wrong_hand_is_seen(sitting):
    session = sitting.top.session
    play_until_curtain(sitting)
    seat = session.to_move
    for _ in range(8):
        sitting.let_pass(0.05)
        assert face_up(sitting) == set()
    sitting.press(Intent.CONFIRM)
    while isinstance(sitting.top, HandoverScene):
        sitting.let_pass(0.05)
        assert face_up(sitting) <= hand_of(session, seat)
    assert face_up(sitting) == hand_of(session, seat)


def test_after_a_move_the_hand_is_never_open_for_others(sitting):
    session = sitting.top.session
    hand = hand_of(session, 0)
    sitting.click(glowing(sitting)[0])
    while not isinstance(sitting.top, HandoverScene):
        assert face_up(sitting) <= hand
        if asked(sitting)():
            break
        sitting.let_pass(0.1)
    assert face_up(sitting) & hand_of(session, 2) == set()


def test_a_hand_that_is_not_asked_lies_as_backs_until_it_is_held_open(services):
    session = match_of("person", "person", "greedy", seed=1)
    play_on(session, lambda each: deciding("take")(each) and bool(hand_of(each, 0)))
    hand = hand_of(session, 0)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    assert isinstance(sitting.top, PlayScene), "a prize is chosen openly"
    assert face_up(sitting) <= in_trick(session)
    assert sitting.frames.count("back") == len(hand)
    sitting.give(Pressed(Intent.REVEAL))
    assert face_up(sitting) >= hand
    sitting.give(Released(Intent.REVEAL))
    assert face_up(sitting) & hand == set()
    sitting.give(Pressed(Intent.REVEAL), WindowLost())
    assert face_up(sitting) & hand == set()
    sitting.give(Pressed(Intent.REVEAL))
    sitting.press(Intent.MENU)
    assert face_up(sitting) & hand == set()


def test_a_hand_that_is_held_open_closes_when_another_person_is_asked(services):
    session = play_on(match_of("person", "person", "person", seed=11), another_takes)
    sitting = sit_down(services, session)
    lift(sitting)
    playing = session.to_move
    sitting.give(Pressed(Intent.REVEAL))
    move = takes_next(session)
    sitting.click(move.parts[0])
    sitting.wait_for(asked(sitting))
    taker = session.to_move
    assert taker != playing
    assert face_up(sitting) & (hand_of(session, taker) | hand_of(session, playing)) == set()


def takes_next(session):
    """Return a card to play after which another person chooses a prize, or None."""
    if session.observe(None).decision != "play":
        return None
    for move in session.legal_moves():
        probe = match_of(*("person",) * 3, seed=session.match.seed)
        for turn in session.history:
            probe.play(turn.move)
        probe.play(move)
        if probe.observe(None).decision == "take" and probe.to_move != session.to_move:
            return move
    return None


def another_takes(session) -> bool:
    return session.move_count > 3 and takes_next(session) is not None


def test_the_person_at_the_screen_is_asked_again_without_a_curtain(services):
    session = match_of("person", "person", seed=4)
    sitting = sit_down(services, session)
    lift(sitting)
    curtains = 0
    for _ in range(12):
        seat = session.to_move
        before = session.move_count
        sitting.click(glowing(sitting)[0])
        assert session.move_count == before + 1
        sitting.wait_for(lambda: asked(sitting)() or under_the_curtain(sitting)())
        if under_the_curtain(sitting)():
            curtains += 1
            assert session.to_move != seat or session.observe(None).decision == "play"
            lift(sitting)
    assert curtains >= 4


def test_alone_against_bots_no_curtain_falls_and_the_hand_stays_open(services):
    session = match_of("person", "greedy", seed=4)
    sitting = sit_down(services, session)
    for _ in range(6):
        sitting.wait_for(asked(sitting))
        if session.observe(None).decision == "play":
            assert face_up(sitting) == hand_of(session, 0)
        sitting.give(Pressed(Intent.REVEAL), Released(Intent.REVEAL), WindowLost())
        assert face_up(sitting) >= hand_of(session, 0)
        sitting.click(glowing(sitting)[0])


def test_whoever_watches_bots_sees_no_hand(services):
    session = match_of("greedy", "greedy", "greedy")
    sitting = sit_down(services, session)
    for _ in range(20):
        sitting.let_pass(0.4)
        assert face_up(sitting) == set()
        sitting.give(Pressed(Intent.REVEAL))
        assert face_up(sitting) == set()
        sitting.give(Released(Intent.REVEAL))


def test_undo_does_not_take_back_what_another_person_has_seen(services):
    session = match_of("person", "person", "person", seed=1)
    sitting = sit_down(services, session)
    lift(sitting)
    sitting.click(glowing(sitting)[0])
    lift(sitting)
    seat = session.to_move
    sitting.press(Intent.UNDO)
    assert (session.to_move, session.move_count) == (seat, 1)
    assert sitting.says("play.undo.hidden")


def test_undo_of_an_open_choice_leaves_every_hand_closed(services):
    session = match_of("person", "person", "person", seed=1)
    play_on(session, lambda each: deciding("take", 1)(each) and bool(hand_of(each, 1)))
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    sitting.click(glowing(sitting)[0])
    lift(sitting)
    count = session.move_count
    assert face_up(sitting) == hand_of(session, 1)
    sitting.press(Intent.UNDO)
    assert session.move_count == count - 1
    sitting.wait_for(asked(sitting))
    assert session.observe(None).decision == "take"
    assert face_up(sitting) <= in_trick(session) | hand_of(session, 1)


def test_looking_back_shows_no_other_hand(services):
    session = play_on(match_of("person", "person", "greedy", seed=2), lambda each: each.move_count > 12)
    play_on(session, deciding("play"))
    sitting = sit_down(services, session)
    lift(sitting)
    log = [id for id in sitting.widgets.ids if id.startswith("log ")]
    sitting.click(log[0])
    assert not session.is_live
    assert face_up(sitting) <= hand_of(session, 0)
    assert any_move(session)
