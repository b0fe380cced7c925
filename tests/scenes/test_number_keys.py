"""Number keys lead to the pieces that lie there, in every game and for the eyes in force: never into a closed hand."""

import pytest
from harness import Harness, any_move, match_of, sit_down

from game.play.catalogue import GAMES
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.view.input.commands import Intent, Pick, Pressed, Released
from game.view.scene import Services

MOMENTS = 40


def pick_everything(harness: Harness) -> None:
    """Press every number key; each leads to a piece that lies there, or nowhere."""
    for number in range(1, 10):
        harness.give(Pick(number))
        scene = harness.top
        assert isinstance(scene, PlayScene)
        assert scene.widgets.focus is None or scene.widgets.focus in scene.widgets.ids


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_number_keys_lead_to_what_two_persons_see(services: Services, game: str) -> None:
    services.settings.change(reduced_motion=True, bell="off")
    harness = sit_down(services, match_of("person", "person", game=game, seed=5))
    asked = 0
    while asked < MOMENTS:
        harness.let_pass(0.1)
        if isinstance(harness.top, HandoverScene):
            harness.press(Intent.CONFIRM)
            continue
        scene = harness.top
        assert isinstance(scene, PlayScene)
        pick_everything(harness)
        harness.give(Pressed(Intent.REVEAL))
        if isinstance(harness.top, HandoverScene):
            harness.press(Intent.CONFIRM)
            harness.let_pass(1.0)
        pick_everything(harness)
        harness.give(Released(Intent.REVEAL))
        pick_everything(harness)
        scene.do(any_move(scene.session))
        asked += 1
