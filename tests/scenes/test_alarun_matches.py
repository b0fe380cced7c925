"""Whole matches of Alarún from the first deal to the results: by keys, by pointer, and by two persons."""

from alarun_sitting import alarun, face_up, names_of, scene_of
from sitting import Sitting, any_move, asked, sit_down

from game.rules.alarun.ingredients import colour_words
from game.rules.alarun.moves import Name, Place, Swap
from game.scenes.count import CountScene
from game.scenes.handover import HandoverScene
from game.scenes.results import ResultsScene
from game.scenes.title import TitleScene
from game.view.commands import Intent


def asked_or_over(sitting: Sitting):
    waits = asked(sitting)
    return lambda: waits() or isinstance(sitting.top, CountScene | HandoverScene)


def over(sitting: Sitting) -> bool:
    return isinstance(sitting.top, CountScene)


def focus_on(sitting: Sitting, id: str) -> None:
    """Step from piece to piece until one has the focus."""
    for _ in range(100):
        if sitting.widgets.focus == id:
            return
        sitting.press(Intent.NEXT)
    raise AssertionError(f"{id} cannot be reached by keys")


def play_by_keys(sitting: Sitting, move) -> None:
    """Make a move with nothing but keys."""
    for part in move.parts:
        focus_on(sitting, part)
        sitting.press(Intent.CONFIRM)
    if not move.parts:
        focus_on(sitting, move.verb)
        sitting.press(Intent.CONFIRM)


def play_by_pointer(sitting: Sitting, move, number: int) -> None:
    """Make a move by clicks in either order, or by dragging."""
    if not move.parts:
        sitting.click(move.verb)
    elif len(move.parts) == 2 and number % 3 == 1:
        sitting.drag(move.parts[0], *sitting.widgets[move.parts[1]].area.centre)
    else:
        for part in move.parts if number % 3 else reversed(move.parts):
            sitting.click(part)


def confirm_if_asked(sitting: Sitting, session, before: int) -> None:
    """Press Enter or the button where a move waits to be confirmed."""
    if session.move_count == before:
        buttons = [id for id in ("swap", "keep", "name") if id in sitting.widgets.ids]
        if before % 2:
            sitting.click(buttons[0])
        else:
            sitting.press(Intent.CONFIRM)


def test_a_match_of_three_is_played_by_keys_alone(services):
    session = alarun("person", "random", "random", library=services.library)
    sitting = sit_down(services, session, fresh=True)
    while not over(sitting):
        sitting.wait_for(asked_or_over(sitting))
        if over(sitting):
            break
        before, move = session.move_count, any_move(session)
        play_by_keys(sitting, move)
        if session.move_count == before:
            assert isinstance(move, Swap | Place | Name)
            sitting.press(Intent.CONFIRM)
        assert session.history[before].move == move
    assert session.outcome is not None
    sitting.press(Intent.CANCEL)
    assert isinstance(sitting.top, ResultsScene)
    sitting.press(Intent.RIGHT, Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    assert isinstance(sitting.top, TitleScene)
    assert session.read_only


def test_a_match_of_two_is_played_by_pointer_alone(services):
    session = alarun("random", "person")
    sitting = sit_down(services, session, fresh=True)
    verbs = set()
    while not over(sitting):
        sitting.wait_for(asked_or_over(sitting))
        if over(sitting):
            break
        before, move = session.move_count, any_move(session)
        play_by_pointer(sitting, move, before)
        confirm_if_asked(sitting, session, before)
        assert session.history[before].move == move
        verbs.add(move.verb)
    assert session.outcome is not None
    assert verbs >= {"swap", "pass", "place", "name"}


def test_a_match_of_two_persons_and_a_bot_hides_every_hand_that_is_not_asked(services):
    session = alarun("person", "random", "person", library=services.library)
    sitting = sit_down(services, session, fresh=True)
    curtains = closed = 0
    while not over(sitting):
        sitting.wait_for(asked_or_over(sitting))
        if over(sitting):
            break
        seat = session.to_move
        seen = session.observe(seat)
        if isinstance(sitting.top, HandoverScene):
            curtains += 1
            assert seen.phase == "act", "cards are placed openly"
            sitting.let_pass(0.6)
            assert face_up(sitting) <= names_of(seen.known[scene_of(sitting).table.viewer]), "only what all have seen"
            sitting.press(Intent.CONFIRM)
            sitting.wait_for(asked(sitting))
            assert sitting.says("alarun.table.secret_colour", colour=colour_words(seen.colour))
        assert face_up(sitting) == names_of(seen.hand)
        opened = sitting.says("alarun.table.secret_colour", colour=colour_words(seen.colour))
        assert opened or sitting.says("alarun.table.closed_colour")
        assert opened or seen.phase != "act"
        closed += not opened
        move = any_move(session)
        before = session.move_count
        play_by_pointer(sitting, move, before)
        confirm_if_asked(sitting, session, before)
        assert session.history[before].move == move
    assert session.outcome is not None
    assert curtains >= 16
    assert closed > 10, "whoever only places is not asked to take the screen"


def test_a_match_of_bots_runs_to_its_results_by_itself(services):
    services.settings.change(bot_pace=0, animation_speed=200)
    session = alarun("random", "random", "random", "random")
    sitting = sit_down(services, session, fresh=True)
    sitting.wait_for(lambda: isinstance(sitting.top, ResultsScene), seconds=600)
    assert session.outcome is not None
