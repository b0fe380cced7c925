"""Whatever is written on any screen stands out from what lies beneath it: 4.5 to 1, large words 3 to 1.

With the high-contrast palette it is 7 to 1 for all words.
"""

from collections.abc import Callable

import pytest
from harness import SIZE, Harness
from legibility import openly, too_faint
from screens import GAMES, USUAL, length, screens, table_at, tables

from game.view.drawing.area import LAYOUT
from game.view.drawing.canvas import Canvas
from game.view.scene import Services

LOOKED_AT = 5
"""Of a recorded match so many moments are looked at, from the first to the last."""

EVERY = 9
"""In the slow test one after so many moves is looked at, in every recorded match."""


@pytest.fixture(params=[False, True], ids=["usual colours", "high contrast"])
def services(request: pytest.FixtureRequest, make: Callable[[], Services], monkeypatch: pytest.MonkeyPatch) -> Services:
    """Services in a palette; what is put together from strokes is drawn stroke by stroke."""
    monkeypatch.setattr(Canvas, "composed", openly)
    services = make()
    services.settings.change(high_contrast=request.param)
    studio = services.studio
    studio.use_theme(studio.theme.with_look(high_contrast=request.param, text_scale=1.0))
    return services


def faint(harness: Harness) -> list[str]:
    """Return the words on the screen that stand out too little."""
    high = harness.services.studio.theme.high_contrast
    return [str(reading) for reading in too_faint(harness.picture, SIZE[0] / LAYOUT.width, high=high)]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", USUAL)
def test_words_stand_out_at_every_table(services, game):
    path = GAMES / f"{USUAL[game]}.jsonl"
    for number in range(LOOKED_AT):
        moves = number * length(path) // (LOOKED_AT - 1)
        assert not faint(table_at(path, moves, services)), moves


@pytest.mark.one_in(8)
@pytest.mark.parametrize("palette", ["deuteranopia", "protanopia", "tritanopia"])
@pytest.mark.parametrize("game", USUAL)
def test_words_stand_out_in_the_colours_for_every_eye(services, game, palette):
    studio, path = services.studio, GAMES / f"{USUAL[game]}.jsonl"
    high = studio.theme.high_contrast
    studio.use_theme(studio.theme.with_look(high_contrast=high, text_scale=1.0, palette=palette))
    for part in (1, 2, 5):
        moves = part * length(path) // 6
        assert not faint(table_at(path, moves, services)), moves


@pytest.mark.one_in(8)
@pytest.mark.parametrize("part", range(4))
def test_words_stand_out_in_every_scene(services, part):
    found = {name: words for name, opening in list(screens())[part::4] if (words := faint(opening(services)))}
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(GAMES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_words_stand_out_through_every_recorded_match(services, path):
    found = {moves: words for moves, harness in tables(path, EVERY, services) if (words := faint(harness))}
    assert not found


def test_the_measure_is_that_of_wcag(services):
    canvas = Canvas(services.studio, services.studio.viewport)
    canvas.fill(LAYOUT, "paper")
    canvas.text("plain ink", 100, 100, size=24)
    canvas.text("like the paper", 100, 200, size=24, colour="paper_lite")
    canvas.text("under a veil", 100, 300, size=24, colour="paper_lite")
    canvas.fill(LAYOUT._replace(y=280, height=100), "curtain")
    found = [reading.text for reading in too_faint(canvas.picture, services.studio.viewport.scale, high=False)]
    assert found == ["like the paper"]
