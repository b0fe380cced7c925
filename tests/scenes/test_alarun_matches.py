"""Whole matches of Alarún from the first deal to the results: by keys, by pointer, and by two persons."""

from alarun_harness import alarun, face_up, names_of, scene_of
from harness import Harness, any_move, asked, sit_down

from game.rules.alarun.ingredient_cards import colour_words
from game.rules.alarun.moves import SWAP_ALL, Name, Place, Swap, SwapAll
from game.scenes.pages.results_page import ResultsScene
from game.scenes.playing.count_scene import CountScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.title import TitleScene
from game.view.input.commands import Intent


def asked_or_over(harness: Harness):
    waits = asked(harness)
    return lambda: waits() or isinstance(harness.top, CountScene | HandoverScene)


def over(harness: Harness) -> bool:
    return isinstance(harness.top, CountScene)


def focus_on(harness: Harness, id: str) -> None:
    """Step from piece to piece until one has the focus."""
    for _ in range(100):
        if harness.widgets.pointed == id:
            return
        harness.press(Intent.NEXT)
    raise AssertionError(f"{id} cannot be reached by keys")


def play_by_keys(harness: Harness, move) -> None:
    """Make a move with nothing but keys."""
    for part in move.parts:
        focus_on(harness, part)
        harness.press(Intent.CONFIRM)
    if not move.parts:
        focus_on(harness, move.verb)
        harness.press(Intent.CONFIRM)


def play_by_pointer(harness: Harness, move, number: int) -> None:
    """Make a move by clicks in either order, or by dragging."""
    if not move.parts:
        harness.click(move.verb)
    elif len(move.parts) == 2 and number % 3 == 1:
        harness.drag(move.parts[0], *harness.widgets[move.parts[1]].area.centre)
    else:
        for part in move.parts if number % 3 else reversed(move.parts):
            harness.click(part)


def confirm_if_asked(harness: Harness, session, move, before: int) -> None:
    """Press Enter or the button where a move waits to be confirmed."""
    if session.move_count == before and move == SWAP_ALL:
        harness.click("swap_all")
    elif session.move_count == before:
        buttons = [id for id in ("swap", "keep", "name") if id in harness.widgets.ids]
        if before % 2:
            harness.click(buttons[0])
        else:
            harness.press(Intent.CONFIRM)


def test_a_match_of_three_is_played_by_keys_alone(services):
    session = alarun("person", "random", "random", library=services.library)
    harness = sit_down(services, session, fresh=True)
    while not over(harness):
        harness.wait_for(asked_or_over(harness))
        if over(harness):
            break
        before, move = session.move_count, any_move(session)
        play_by_keys(harness, move)
        for _ in range(2):
            # One that is to be confirmed, and one where a first Enter has only shown where keys stand.
            if session.move_count == before:
                assert isinstance(move, Swap | SwapAll | Place | Name)
                harness.press(Intent.CONFIRM)
        assert session.history[before].move == move
    assert session.outcome is not None
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, ResultsScene)
    harness.press(Intent.RIGHT, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    assert isinstance(harness.top, TitleScene)
    assert session.read_only


def test_a_match_of_two_is_played_by_pointer_alone(services):
    session = alarun("random", "person")
    harness = sit_down(services, session, fresh=True)
    verbs = set()
    while not over(harness):
        harness.wait_for(asked_or_over(harness))
        if over(harness):
            break
        before, move = session.move_count, any_move(session)
        play_by_pointer(harness, move, before)
        confirm_if_asked(harness, session, move, before)
        assert session.history[before].move == move
        verbs.add(move.verb)
    assert session.outcome is not None
    assert verbs >= {"swap", "pass", "place", "name"}


def test_a_match_of_two_persons_and_a_bot_hides_every_hand_that_is_not_asked(services):
    session = alarun("person", "random", "person", library=services.library)
    harness = sit_down(services, session, fresh=True)
    curtains = closed = 0
    while not over(harness):
        harness.wait_for(asked_or_over(harness))
        if over(harness):
            break
        seat = session.to_move
        seen = session.observe(seat)
        if isinstance(harness.top, HandoverScene):
            curtains += 1
            assert seen.phase == "act", "cards are placed openly"
            harness.let_pass(0.6)
            assert face_up(harness) <= names_of(seen.known[scene_of(harness).table.viewer]), "only what all have seen"
            harness.press(Intent.CONFIRM)
            harness.wait_for(asked(harness))
            assert harness.says("alarun.table.secret_colour", colour=colour_words(seen.colour))
        assert face_up(harness) == names_of(seen.hand)
        opened = harness.says("alarun.table.secret_colour", colour=colour_words(seen.colour))
        assert opened or harness.says("alarun.table.closed_colour")
        assert opened or seen.phase != "act"
        closed += not opened
        move = any_move(session)
        before = session.move_count
        play_by_pointer(harness, move, before)
        confirm_if_asked(harness, session, move, before)
        assert session.history[before].move == move
    assert session.outcome is not None
    assert curtains >= 16
    assert closed > 10, "whoever only places is not asked to take the screen"


def test_a_match_of_bots_runs_to_its_results_by_itself(services):
    services.settings.change(bot_pace=0, animation_speed=200)
    session = alarun("random", "random", "random", "random")
    harness = sit_down(services, session, fresh=True)
    harness.wait_for(lambda: isinstance(harness.top, ResultsScene), seconds=600)
    assert session.outcome is not None
