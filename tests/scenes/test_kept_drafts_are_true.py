"""What was drawn a moment ago and is put there again is what would be drawn afresh, whatever has happened meanwhile."""

from collections.abc import Iterator

import pytest
from harness import SIZE, Harness, match_of, play_on, sit_down

from game.play.catalogue import GAMES
from game.play.luck import Luck, derive
from game.play.session import Session
from game.view.drawing.viewport import Viewport
from game.view.input.commands import PointerMoved, PointerPressed, PointerReleased
from game.view.scene import Services

MOMENTS = 160
"""The moments that are looked at of a match."""


def moments_of(harness: Harness, seed: int) -> Iterator[int]:
    """Yield after each of some moments in which time passes, and somebody points and presses anywhere at the table."""
    luck = Luck(derive(seed))
    for at in range(MOMENTS):
        harness.let_pass(0.05 if at % 4 else 0.4)
        ids = [id for id in harness.widgets.ids if not id.startswith("button.")]
        if ids and at % 3 == 0:
            x, y = harness.widgets[ids[luck.below(len(ids))]].area.centre
            harness.give(PointerMoved(x, y))
            if at % 2 == 0:
                harness.give(PointerPressed(x, y), PointerReleased(x, y))
        yield at


@pytest.mark.one_in(3)
@pytest.mark.parametrize("begun", [0, 25, 60])
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_drawn_as_if_none_had_been_drawn_before(services: Services, game: str, begun: int) -> None:
    def far_enough(session: Session) -> bool:
        return session.move_count >= begun and session.to_move == 0

    session = play_on(match_of("person", "random", "greedy", seed=begun + 5, game=game), far_enough)
    harness = sit_down(services, session, fresh=begun == 0)
    viewport = Viewport.fitting(*SIZE)
    services.studio.use_viewport(viewport)
    for at in moments_of(harness, begun):
        kept = harness.stack._drawn(viewport)
        services.studio.drafts.clear()
        afresh = harness.stack._drawn(viewport)
        assert (kept.strokes, kept.frames, kept.texts) == (afresh.strokes, afresh.frames, afresh.texts), at
