"""The prompt: on every table it is gold when the person at the screen is asked, and has the hat of whoever is."""

import pytest
from walking import at_random, table_of

from game.core.reason import reason
from game.play.catalogue import GAMES
from game.tables.asking import Prompt
from game.view.drawing.canvas import Canvas
from game.view.scene import Services

GOLD = ("prompt.gold", "name.gold.")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("yours", [True, False])
def test_only_your_turn_is_gold(services: Services, game: str, yours: bool) -> None:
    table = table_of(services, at_random(3, 5, game), None)
    canvas = Canvas(services.studio, services.studio.viewport)
    table.draw_prompt(canvas, Prompt(1, reason("table.prompt.yours"), reason("table.prompt.over"), yours=yours), None)
    assert any(frame.startswith(GOLD) for frame in canvas.picture.frames) == yours
    assert any(frame.startswith(f"hat.{table.colour(1)}") for frame in canvas.picture.frames)
