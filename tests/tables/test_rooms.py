"""Rooms: what moves beside a table is drawn where a window shows it, and a candle stands by whoever acts."""

import pytest
from walking import at_random, table_of, turns

from game.play.catalogue import GAMES
from game.view.drawing.area import LAYOUT
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.scene import Services

SIZES = {"wide": (1792, 750), "narrow": (1280, 720)}


def frames_in(services: Services, table, size: tuple[int, int]) -> list[str]:
    """Return the frames of a table in a window of a size."""
    services.studio.use_viewport(Viewport.fitting(*size))
    canvas = Canvas(services.studio, services.studio.viewport)
    table.draw_ground(canvas)
    return [frame for frame in canvas.picture.frames if not frame.endswith(".tmx")]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_what_moves_in_a_room_is_drawn_where_the_window_shows_it(services: Services, game: str) -> None:
    table = table_of(services, at_random(2, 3, game), None)
    moving = table.plan.level.moving
    kinds = {place.kind for place in moving}
    assert kinds
    drawn = {}
    for _ in range(3):
        for frame in frames_in(services, table, SIZES["wide"]):
            kind, _, drawing = frame.rpartition(".")
            drawn.setdefault(kind, set()).add(drawing)
        table.boil.update(services.theme.durations.boil)
    assert drawn == {kind: {"0", "1", "2"} for kind in kinds}
    inside = {place.kind for place in moving if place.area.shared(LAYOUT)}
    assert {frame.rpartition(".")[0] for frame in frames_in(services, table, SIZES["narrow"])} == inside != kinds


@pytest.mark.parametrize("game", GAMES)
def test_a_candle_stands_by_whoever_acts(services: Services, game: str) -> None:
    session = at_random(3, 5, game)
    table = table_of(services, session, None)
    seats = set()
    for turn in turns(session, table, None):
        acting = table.acting()
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw_candle(canvas)
        candles = [stroke for stroke in canvas.picture.strokes if stroke.what.startswith("candle.")]
        assert len(candles) == (acting is not None)
        if acting is not None and acting not in seats:
            seats.add(acting)
            place = table.plan.area(f"seat{table.place_of(acting)}.candle")
            x, y, width, height = services.studio.viewport.to_window(place)
            box = candles[0].box
            assert abs(box[0] + box[2] / 2 - x - width / 2) < width / 2
            assert abs(box[1] + box[3] - y - height) < height / 4
        if turn.number > 60:
            break
    assert seats == {0, 1, 2}


def test_a_candle_throws_light_and_a_shadow_but_none_over_words_that_have_to_stand_out(services: Services) -> None:
    table = table_of(services, at_random(2, 3, "cauldron"), None)
    usual = services.studio.theme
    shed = {}
    for high_contrast in (False, True):
        services.studio.use_theme(usual.with_look(high_contrast=high_contrast, text_scale=1.0))
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw_candle(canvas)
        shed[high_contrast] = [stroke.what for stroke in canvas.picture.strokes]
    services.studio.use_theme(usual)
    assert shed == {False: ["soft.shadow", "soft.gold_lite", "candle.0"], True: ["soft.shadow", "candle.0"]}
