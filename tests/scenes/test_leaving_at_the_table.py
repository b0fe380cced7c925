"""Leaving a seat at the table: from the pause a bot plays on, and the person comes back the same way."""

from harness import asked, cut_in, match_of, sit_down

from game.scenes.playing.handover import HandoverScene
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_scene import PlayScene
from game.view.input.commands import Intent


def test_a_seat_is_left_and_taken_back_in_the_pause(services):
    services.settings.change(bot_pace=0)
    harness = sit_down(services, match_of("person", "greedy", "greedy", library=services.library))
    harness.wait_for(asked(harness))
    faces = harness.top.table.faces
    harness.press(Intent.MENU)
    assert "take_seat" not in harness.widgets.ids
    harness.click("leave_seat")
    scene = harness.top
    assert isinstance(scene, PlayScene)
    assert scene.session.away == (0,)
    assert scene.table.faces == faces, "who is away is still seen there"
    name = scene.session.names[0]
    assert harness.says("table.seat.left", name=name)
    made = scene.session.move_count
    harness.wait_for(lambda: scene.session.move_count >= made + 4)
    assert scene.state.eyes.seat is None, "nobody's hand is open while its person is away"
    harness.press(Intent.MENU)
    assert isinstance(harness.top, PauseScene)
    assert "leave_seat" not in harness.widgets.ids
    harness.click("take_seat")
    assert scene.session.persons == (0,)
    harness.wait_for(asked(harness))
    assert scene.state.eyes.seat == 0


def test_a_match_that_is_not_written_cannot_be_left(services):
    harness = sit_down(services, match_of("person", "greedy", "greedy"))
    harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    assert not {"leave_seat", "take_seat"} & set(harness.widgets.ids)


def test_with_several_persons_the_pause_says_whose_seat_it_is(services):
    services.settings.change(bot_pace=0)
    harness = sit_down(services, match_of("person", "person", "greedy", library=services.library))
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    session = harness.top.session
    here = session.names[session.to_move]
    harness.press(Intent.MENU)
    assert harness.says("pause.leave_seat.of", name=here)
    harness.click("leave_seat")
    other = session.names[session.persons[0]]
    harness.wait_for(asked(harness))
    harness.press(Intent.MENU)
    assert harness.says("pause.leave_seat.of", name=other)
    assert harness.says("pause.take_seat.of", name=here)
    assert cut_in(harness) == []
