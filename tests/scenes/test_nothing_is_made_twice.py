"""What each picture of a scene needs is made once, however little memory there is."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from screens import GAMES, USUAL, Opening, screens, table_at

from game.view.drawing import studio
from game.view.drawing.memory import Memory
from game.view.drawing.viewport import Viewport
from game.view.scene import Services

SIZES = ((1280, 720), (1920, 1080))


def openings() -> dict[str, Opening]:
    """Return what opens the table of each game in the middle of a match, and all other scenes, by name."""
    tables = {game: partial(table_at, GAMES / f"{name}.jsonl", 30) for game, name in USUAL.items()}
    return {**tables, **{name: opening for name, opening in screens() if not {"lesson", "count"} & {*name.split()}}}


@pytest.mark.one_in(4)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", openings())
def test_what_each_picture_needs_is_made_once(
    name: str, size: tuple[int, int], make: Callable[..., Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "room_for", lambda viewport: 0)
    services = make()
    viewport = Viewport.fitting(*size)
    services.studio.use_viewport(viewport)
    services.studio.forget()
    stack = openings()[name](services).stack
    made: list[object] = []
    kept = Memory.keep

    def keep(memory: Memory[Any], key: object, value: Any) -> Any:
        made.append(key)
        return kept(memory, key, value)

    monkeypatch.setattr(Memory, "keep", keep)
    pictures = [stack._drawn(viewport) for _ in range(3)]
    assert made
    made.clear()
    assert stack._drawn(viewport).strokes == pictures[-1].strokes
    assert not made
