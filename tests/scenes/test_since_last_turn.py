"""Since your last turn: what the others have done is above the log when a person is asked, until they do something."""

import pytest
from harness import Harness, asked, match_of, play_on, sit_down

from game.scenes.playing.play_log import MOST_SINCE
from game.view.input.commands import Intent, Pick, PointerMoved, PointerPressed

GAMES = ("alarun", "bubble_and_boil", "cauldron", "cauldron15")


def chips(harness: Harness) -> list[str]:
    return [id for id in harness.widgets.ids if id.startswith("since ")]


def second_turn(services, game: str) -> Harness:
    """Return a person who is asked in the open after others have acted since their last decision."""

    def others_acted(session) -> bool:
        seats = [turn.seat for turn in session.history]
        return session.to_move == 0 and not session.asks_secretly and 0 in seats and seats[-3:].count(0) == 0

    session = play_on(match_of("person", "greedy", "greedy", game=game), others_acted)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    return harness


@pytest.mark.parametrize("game", GAMES)
def test_what_others_have_done_is_shown_and_explains_itself(services, game):
    harness = second_turn(services, game)
    log, found = harness.top.state.log, chips(harness)
    assert 0 < len(found) <= MOST_SINCE
    for id, (line, _) in zip(found, log.since(), strict=True):
        assert line.seat not in {None, 0}
        assert harness.top.table.say(line.words) in harness.widgets[id].tooltip
        assert log.contains(*harness.widgets[id].area.centre)


@pytest.mark.parametrize("game", GAMES)
def test_chips_hide_no_line_of_the_log(services, game):
    harness = second_turn(services, game)
    log = harness.top.state.log
    for _, chip in log.since():
        assert not any(chip.shared(row) for _, row in log.shown())


@pytest.mark.parametrize("given", [Pick(1), PointerPressed(960.0, 4.0)])
@pytest.mark.parametrize("game", GAMES)
def test_they_are_gone_with_the_first_thing_that_is_done(services, game, given):
    harness = second_turn(services, game)
    rows = harness.top.state.log.rows
    harness.give(given)
    assert chips(harness) == []
    assert harness.top.state.log.rows >= rows


def test_pointing_and_moving_the_focus_leave_them(services):
    harness = second_turn(services, "cauldron15")
    harness.give(PointerMoved(*harness.widgets["since 0"].area.centre))
    harness.press(Intent.NEXT)
    assert chips(harness)


def test_a_click_looks_back_to_what_happened(services):
    harness = second_turn(services, "cauldron15")
    line = harness.top.state.log.since()[0][0]
    harness.click("since 0")
    assert harness.top.session.shown == line.turn


def test_where_the_log_is_closed_they_lead_nowhere_and_say_what_it_may_say(services):
    harness = second_turn(services, "bubble_and_boil")
    state = harness.top.state
    told = {state.table.say(line.words) for line in state.log._lines}
    assert all(state.table.say(line.words) in told and line.later is None for line, _ in state.log.since())
    harness.click("since 0")
    assert harness.top.session.is_live


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_log_moves_as_they_come_and_go_and_words_say_what_they_are(services, game):
    harness = second_turn(services, game)
    log = harness.top.state.log
    assert harness.says("table.log.since.heading")
    rows = log.shown()
    harness.give(PointerPressed(960.0, 4.0))
    assert log.shown() == rows
    assert harness.says("table.log.heading")
