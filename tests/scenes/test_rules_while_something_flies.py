"""The rules and the cards open while something flies; what flew is neither lost nor doubled when one comes back."""

import pytest
from harness import asked, match_of, play_on, sit_down

from game.play.catalogue import GAMES
from game.scenes.pages.reader import ReaderScene
from game.view.input.commands import Intent


def followed(services, game: str, page: Intent | None) -> tuple[list[object], list[str], list[str]]:
    """Make a move, open a page while it is seen to happen if one is given, and go on until one is asked again.

    Return the moments in the order in which they were seen, the moves that were made, and what is read in the end.
    """
    session = match_of("person", "random", "random", game=game)
    play_on(session, lambda each: each.to_move == 0 and each.move_count > 3 and not each.asks_secretly)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    scene, made = harness.top, session.move_count
    seen: list[object] = [scene.state.moment]

    def note() -> None:
        if scene.state.moment != seen[-1]:
            seen.append(scene.state.moment)

    scene.do(session.legal_moves()[0])
    while not (scene.table.timeline.busy and session.move_count > made):
        harness.stack.update(0.02)
        note()
    harness.let_pass(0.1)
    note()
    if page is not None:
        moment, count = scene.state.moment, session.move_count
        assert scene.table.timeline.busy
        harness.press(page)
        assert isinstance(harness.top, ReaderScene)
        harness.let_pass(3.0)
        assert (scene.state.moment, session.move_count) == (moment, count)
        harness.press(Intent.CANCEL)
        assert harness.top is scene
    for _ in range(4000):
        if scene.state.asking is not None or session.to_move is None:
            break
        harness.stack.update(0.02)
        note()
    assert scene.state.asking is not None
    return seen, [str(turn.move) for turn in session.history], harness.texts


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", [Intent.RULES, Intent.GALLERY])
def test_a_page_opens_over_what_flies_and_it_flies_on(services, game, page):
    services.settings.change(talk="off")
    left, came_back = followed(services, game, None), followed(services, game, page)
    assert came_back == left
    assert len(left[0]) > 2
