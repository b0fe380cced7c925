"""Whoever asks for a hint once more has its move made, as the owl says beforehand; the way back takes the hint away."""

import pytest
from harness import Harness, any_move, asked, match_of, play_on, says_hint, sit_down

from game.scenes.playing.pause import PauseScene
from game.scenes.playing.sharing.late_presses import FRESH
from game.view.app import LONGEST_STEP
from game.view.input.commands import Intent, PointerMoved, Pressed
from game.view.input.keyboard import Device

GAMES = ("alarun", "bubble_and_boil", "cauldron", "cauldron15")


def advised(services, game: str) -> Harness:
    """Return a person to whom the owl has said what it would do."""
    session = match_of("person", "greedy", "greedy", game=game)
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 0 and not each.asks_secretly))
    harness.wait_for(asked(harness))
    harness.click("button.hint")
    harness.wait_for(lambda: says_hint(harness))
    harness.let_pass(FRESH)
    return harness


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_second_press_that_meant_only_to_ask_makes_no_move(services, game):
    session = match_of("person", "greedy", "greedy", game=game)
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 0 and not each.asks_secretly))
    harness.wait_for(asked(harness))
    harness.click("button.hint")
    harness.wait_for(lambda: says_hint(harness))
    moves = session.move_count
    harness.click("button.hint")
    assert session.move_count == moves
    assert says_hint(harness)


def test_a_click_on_do_it_does_it_at_once_for_whoever_has_asked_by_a_key(services):
    session = match_of("person", "greedy", "greedy", game="alarun")
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 0))
    harness.wait_for(asked(harness))
    harness.press(Intent.HINT)
    harness.wait_for(lambda: says_hint(harness))
    moves = session.move_count
    harness.click("button.hint")
    assert session.move_count > moves


def test_while_the_owl_thinks_its_button_says_nothing_of_itself(services):
    session = match_of("person", "greedy", "greedy", game="alarun")
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 0))
    harness.wait_for(asked(harness))
    harness.give(Pressed(Intent.HINT))
    assert harness.widgets.focus == "button.hint"
    assert harness.widgets.pointed is None


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_a_hint_of_alarun_says_in_its_title_which_key_does_it(make, language):
    harness = advised(make(language), "alarun")
    assert harness.says("table.prompt.hint.key")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_stays_where_another_device_is_taken_up(services, game):
    harness = advised(services, game)
    state = harness.top.state
    hint, chosen = state.hint, state.asking.narrowing.chosen
    for device in (Device.KEYS, Device.PAD, Device.POINTER):
        harness.stack.use(device)
        assert state.hint is hint and state.hint_stands
        assert state.asking.narrowing.chosen == chosen
        assert says_hint(harness)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_hint_that_is_asked_for_again_is_made(services, game, way):
    harness = advised(services, game)
    scene = harness.top
    move, moves = scene.state.hint.move, scene.session.move_count
    if way == "click":
        harness.click("button.hint")
    else:
        harness.press(Intent.HINT)
    assert scene.session.history[moves].move == move
    assert scene.state.hint is None


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_owl_says_what_it_does_before_and_after_a_hint(services, game):
    harness = advised(services, game)
    scene, say = harness.top, services.words.say
    again, first = say("table.hint.again.tip"), say("table.hint.tip")
    assert scene.widgets["button.hint"].tooltip == again
    harness.give(PointerMoved(*scene.widgets["button.hint"].area.centre))
    harness.let_pass(2.0)
    assert any(again in text for text in harness.texts)
    harness.press(Intent.HINT)
    assert scene.widgets["button.hint"].tooltip in (first, None)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_way_back_takes_a_hint_away_before_it_opens_the_pause(services, game):
    harness = advised(services, game)
    scene = harness.top
    harness.press(Intent.CANCEL)
    assert harness.top is scene
    assert not says_hint(harness)
    assert scene.state.asking.hinted is None
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, PauseScene)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_after_a_page_the_owl_says_its_hint_before_it_is_made(services, game):
    harness = advised(services, game)
    scene = harness.top
    moves = scene.session.move_count
    harness.press(Intent.RULES, Intent.CANCEL)
    assert harness.top is scene
    assert not says_hint(harness)
    harness.press(Intent.HINT)
    harness.wait_for(lambda: says_hint(harness))
    assert scene.session.move_count == moves


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
def test_that_hints_are_for_ones_own_turn_is_not_said_in_it(services, game):
    session = match_of("person", "greedy", "greedy", game=game)
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 2 and not each.asks_secretly))
    state, told = harness.top.state, services.words.say("table.hint.not_your_turn")
    harness.wait_for(lambda: state.moving and session.to_move == 0)
    harness.press(Intent.HINT)
    assert state.notice.words == told
    harness.wait_for(asked(harness))
    assert not any(told in text for text in harness.texts)


@pytest.mark.parametrize("game", ["alarun", "cauldron", "cauldron15"])
def test_that_hints_are_for_ones_own_turn_is_not_said_to_whoever_goes_on_by_the_button_of_hints(services, game):
    services.settings.change(hold="click")
    harness = sit_down(services, match_of("person", "greedy", "greedy", game=game, seed=4))
    state, session = harness.top.state, harness.top.session
    told = services.words.say("table.hint.not_your_turn")
    held = 0
    for _ in range(200):
        harness.wait_for(lambda: state.hold.waits_for_click or state.asking is not None or session.to_move is None)
        if state.hold.waits_for_click:
            held += 1
            harness.click("button.hint")
            assert not state.hold.waits_for_click
            harness.let_pass(1.0)
            assert state.asking is None or state.notice.words != told
        elif session.to_move is None or held > 2:
            break
        else:
            harness.top.do(any_move(session))
    assert held


def test_a_hint_that_comes_lets_go_what_it_is_not_about(services):
    harness = advised(services, "bubble_and_boil")
    state = harness.top.state
    hint, narrowing = state.hint, state.asking.narrowing
    state.drop_hint()
    stray = next(part for part in narrowing.glowing if part not in hint.move.parts)
    assert narrowing.choose(stray)
    state.take_hint(hint)
    assert state.hint_stands
    assert says_hint(harness)


def test_a_hint_that_comes_is_said_also_where_a_button_has_marked_pieces(services):
    harness = advised(services, "cauldron")
    state = harness.top.state
    hint = state.hint
    state.drop_hint()
    harness.click("bar:harvest")
    assert state.table.marks_pieces
    state.take_hint(hint)
    assert not state.table.marks_pieces
    assert says_hint(harness)


def test_a_key_that_is_held_asks_and_makes_no_move(services):
    harness = advised(services, "cauldron15")
    scene = harness.top
    moves = scene.session.move_count
    harness.give(*[Pressed(Intent.HINT, repeated=True)] * 3)
    assert scene.session.move_count == moves
    assert says_hint(harness)


def test_what_the_hint_is_not_about_is_let_go_before_it_is_made(services):
    harness = advised(services, "bubble_and_boil")
    scene = harness.top
    state, hinted = scene.state, scene.state.hint.move
    stray = next(part for part in state.asking.narrowing.glowing if part not in hinted.parts)
    assert state.asking.narrowing.choose(stray)
    state.invalidate()
    assert not state.hint_stands
    moves, asked_for = scene.session.move_count, len(services.thinker().asked)
    harness.press(Intent.HINT)
    assert says_hint(harness)
    assert (scene.session.move_count, len(services.thinker().asked)) == (moves, asked_for)
    harness.press(Intent.HINT)
    assert scene.session.history[moves].move == hinted


@pytest.mark.one_in(4)
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_what_another_press_does_is_read_whole_on_its_button_in_the_largest_text(make, game, language):
    services = make(language)
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=True, text_scale=1.3))
    harness = advised(services, game)
    said = services.words.say("table.hint.again")
    assert said in harness.texts
    assert said not in services.studio.lettering.cut


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_quiet_table_wakes_until_another_press_is_taken(services, game):
    """A window in which nothing is due sleeps until an event, and lets hardly any time pass for it."""
    services.settings.change(reduced_motion=True)
    session = match_of("person", "greedy", "greedy", game=game)
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 0 and not each.asks_secretly))
    harness.wait_for(asked(harness))
    harness.click("button.hint")
    harness.wait_for(lambda: says_hint(harness))
    moves, passed = session.move_count, 0.0
    while passed < 2 * FRESH and (due := harness.stack.next_frame_due) is not None:
        harness.stack.update(due)
        passed += due
    harness.stack.update(LONGEST_STEP)
    harness.click("button.hint")
    assert session.move_count > moves


@pytest.mark.one_in(2)
@pytest.mark.parametrize("way", ["first hint", "hint again"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_that_puts_back_what_was_chosen_says_so(services, game, way):
    session = match_of("person", "greedy", "greedy", game=game)
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 0 and not each.asks_secretly))
    harness.wait_for(asked(harness))
    scene = harness.top
    harness.press(Intent.HINT)
    harness.wait_for(lambda: says_hint(harness))
    harness.let_pass(FRESH)
    hinted, narrowing = scene.state.hint.move, scene.state.asking.narrowing
    other = next(part for part in narrowing.glowing if part not in hinted.parts)
    assert not puts_back(harness), "nothing was chosen"
    if way == "first hint":
        harness.press(Intent.CANCEL)
    narrowing.choose(other)
    scene.state.invalidate()
    harness.press(Intent.HINT)
    harness.wait_for(lambda: says_hint(harness))
    assert not narrowing.chosen and puts_back(harness)
    assert not services.words.missed


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_that_begins_with_what_was_chosen_lets_it_stand(services, game):
    harness = advised(services, game)
    scene = harness.top
    narrowing, part = scene.state.asking.narrowing, next(iter(scene.state.hint.move.parts), None)
    harness.press(Intent.CANCEL)
    if part is not None and narrowing.choose(part):
        chosen = narrowing.chosen
        scene.state.invalidate()
        harness.press(Intent.HINT)
        harness.wait_for(lambda: scene.state.hint is not None)
        assert narrowing.chosen == chosen and not puts_back(harness)


def puts_back(harness: Harness) -> bool:
    """Return whether the prompt says that a hint has put back what was chosen."""
    return harness.top.prompt.title.key == "table.prompt.hint.put_back"
