"""A card that is shown large can be kept there, whatever is pointed at, until it is let go or something happens."""

import pytest
from harness import Harness, asked, match_of, play_on, sit_down

from game.play.replay import Turn
from game.scenes.playing.pause import PauseScene
from game.view.drawing.area import LAYOUT
from game.view.input.commands import Intent, PointerLeft, PointerMoved, Pressed

GAMES = ("alarun", "bubble_and_boil", "cauldron", "cauldron15")


def before_a_large_card(services, game: str) -> tuple[Harness, str]:
    """Return a person who is asked and looks at a piece that is shown large."""
    session = play_on(match_of("person", "greedy", "greedy", game=game), turn_of)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    table = harness.top.table
    id = next(id for id in reversed(harness.widgets.ids) if table.shows_large(id) and is_free(harness, id))
    harness.look_at(id)
    return harness, id


def turn_of(session) -> bool:
    """Return whether seat 0 decides in the open, not for the first time."""
    return session.to_move == 0 and not session.asks_secretly and any(turn.seat == 0 for turn in session.history)


def is_free(harness: Harness, id: str) -> bool:
    """Return whether a piece is what lies uppermost in its middle."""
    return harness.widgets.id_at(*harness.widgets[id].area.centre) == id


def look_elsewhere(harness: Harness) -> None:
    """Point at the menu, which is never shown large, and let time pass."""
    harness.give(PointerMoved(*harness.widgets["button.menu"].area.centre))
    harness.let_pass(2 * harness.services.theme.durations.large)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_stays_until_it_is_let_go(services, game):
    harness, id = before_a_large_card(services, game)
    # What happened since one's last turn goes with the first press.
    large = set(harness.texts) - {services.words.say("table.log.since.heading")}
    place = harness.top.table.zoom_area(harness.top.state.asking, harness.top.look)
    harness.press(Intent.PIN)
    assert harness.says("table.pinned")
    look_elsewhere(harness)
    kept = harness.top.looking.closely(harness.top.look)
    assert (kept.pointed, kept.kept) == (id, place)
    assert large <= {*harness.texts, *spoken(harness)}
    harness.press(Intent.PIN)
    assert not harness.says("table.pinned")
    assert harness.top.looking.closely(harness.top.look).pointed != id


def spoken(harness: Harness) -> set[str]:
    """Return the notes of what can be pointed at, which come and go with the pointer."""
    widgets = harness.widgets
    return {note for id in widgets.ids if (note := widgets[id].note) is not None}


@pytest.mark.parametrize("game", GAMES)
def test_the_way_back_lets_it_go_before_it_opens_the_pause(services, game):
    harness, _ = before_a_large_card(services, game)
    harness.press(Intent.PIN, Intent.CANCEL)
    assert not harness.says("table.pinned")
    assert not isinstance(harness.top, PauseScene)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_says_the_way_back_of_the_way_it_was_kept(services, game):
    harness, _ = before_a_large_card(services, game)
    back = Pressed(Intent.CANCEL, pointed=True)
    harness.give(back)
    assert harness.says("table.pinned.pointed")
    harness.give(back)
    assert not harness.says("table.pinned.pointed")
    harness.press(Intent.PIN)
    assert harness.says("table.pinned")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_lets_it_go(services, game):
    harness, _ = before_a_large_card(services, game)
    harness.press(Intent.PIN)
    session = harness.top.session
    harness.top.do(session.legal_moves()[0])
    assert isinstance(session.history[-1], Turn)
    assert harness.top.looking.kept is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_shown_large_is_not_kept(services, game):
    harness, _ = before_a_large_card(services, game)
    look_elsewhere(harness)
    harness.press(Intent.PIN)
    assert not harness.says("table.pinned")
    harness.give(PointerLeft())
    harness.press(Intent.PIN)
    assert not harness.says("table.pinned")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_kept_goes_through_the_curtain(services, game):
    harness, _ = before_a_large_card(services, game)
    harness.press(Intent.PIN)
    harness.top.sharing.draw_curtain(0, lambda: None)
    assert harness.stack.scenes[0].looking.kept is None


def test_keys_keep_a_card_and_go_on(services):
    harness, _ = before_a_large_card(services, "cauldron15")
    harness.press(Intent.RIGHT)
    first = harness.widgets.focus
    harness.press(Intent.PIN, Intent.NEXT)
    assert harness.widgets.focus != first
    assert harness.top.looking.closely(harness.top.look).pointed == first
    assert LAYOUT.shared(harness.top.looking.kept.kept)
