"""What a hand does has one effect: a drag is a click, an undo is one step, a right click on a card shows that card."""

import pytest
from harness import Harness, any_move, asked, match_of

from game.core.move import Move
from game.play.catalogue import GAMES
from game.play.session import Session
from game.scenes.playing.play_scene import PlayScene
from game.view.input.commands import Intent, PointerMoved, PointerPressed, Pressed

MOST = 400


def _sit_down(services, session: Session) -> Harness:
    services.settings.change(reduced_motion=True, bot_pace=0)
    return Harness(services, PlayScene(services, session, lambda: None))


def _session(game: str, done) -> Session:
    for seed in range(3, 9):
        session = match_of("person", "random", "random", seed=seed, game=game)
        while session.to_move is not None and session.move_count < MOST:
            if session.to_move == 0 and done(session):
                return session
            session.play(any_move(session))
    raise AssertionError("no such moment")


def _brews(session: Session) -> Move | None:
    return next((move for move in session.legal_moves() if move.verb == "brew" and move.parts), None)


def test_a_potion_that_is_dragged_onto_the_meadow_is_brewed_as_by_a_click(services):
    session = _session("cauldron", lambda each: _brews(each) is not None)
    harness = _sit_down(services, session)
    harness.wait_for(asked(harness))
    move, count = _brews(session), session.move_count
    harness.drag(move.parts[0], 960, 300)
    assert session.move_count > count or harness.top.state.asking.narrowing.chosen
    if session.move_count > count:
        assert session.history[count].move.verb == "brew"


def test_a_potion_that_cannot_be_brewed_says_why_where_it_is_dropped(services):
    session = _session("cauldron", lambda each: _brews(each) is None and each.observe(0).season == 1)
    harness = _sit_down(services, session)
    harness.wait_for(asked(harness))
    potion = next(id for id in harness.widgets.ids if id.startswith("potion:"))
    count = session.move_count
    harness.drag(potion, 960, 300)
    assert session.move_count == count
    assert harness.top.state.notice.words


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
def test_undo_frees_what_is_chosen_before_it_takes_a_move_back(services, game):
    def composed(each: Session) -> bool:
        return each.why_no_undo() is None and any(len(move.parts) > 1 for move in each.legal_moves())

    session = _session(game, composed)
    harness = _sit_down(services, session)
    harness.wait_for(asked(harness))
    narrowing = harness.top.state.asking.narrowing
    part = next(each for each in narrowing.glowing if narrowing.choose(each) and narrowing.move is None)
    count = session.move_count
    assert narrowing.chosen == (part,)
    harness.press(Intent.UNDO)
    assert not narrowing.chosen and session.move_count == count


@pytest.mark.parametrize("game", GAMES)
def test_a_right_click_on_a_card_shows_it_and_beside_it_opens_nothing(services, game):
    session = _session(game, lambda each: each.move_count >= 0)
    harness = _sit_down(services, session)
    harness.wait_for(asked(harness))
    scene = harness.top
    cards = [id for id in scene.widgets.ids if getattr(scene.widgets[id], "draggable", False)]
    card = next(id for id in cards if scene.table.shows_large(id))
    for x, y, shown in ((*scene.widgets[card].area.centre, True), (3.0, 3.0, False)):
        harness.give(PointerMoved(x, y), PointerPressed(x, y, 3), Pressed(Intent.CANCEL, pointed=True))
        assert (scene.looking.kept is not None) == shown
        scene.looking.let_go()
    assert harness.top is scene
