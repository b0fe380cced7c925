"""No words and no pieces lie on others where they should not, at any size of window and text, with long names too."""

from collections.abc import Callable

import pytest
from harness import Harness, cut_in
from legibility import openly
from overlap import on_each_other, outside, partly_covered
from pieces import pieces_on_each_other, words_over_edges
from screens import GAMES, USUAL, length, screens, table_at, tables

from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.scene import Services

SIZES = ((1280, 720), (1920, 1080), (3440, 1440))
TEXT_SIZES = (100, 115, 130)

LONG_NAMES = ("Wilhelmina-Maria", "Maximilian-Josef", "Gwendolyn Marsh", "Hieronymus Knapp", "Bartholomew Quill")

LOOKED_AT = 4
"""Of a recorded match so many moments are looked at, from the first to the last."""

EVERY = 19
"""In the slow test one after so many moves is looked at, in every recorded match."""

LAID_OVER = ("pause", "lesson")
"""Scenes in which a paper or an owl is laid over a table whose words it covers."""


@pytest.fixture
def at(make: Callable[[], Services], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Services]:
    """Return what makes services for a size of window and text; what is put together is drawn stroke by stroke."""
    monkeypatch.setattr(Canvas, "composed", openly)

    def made(size: tuple[int, int], text_size: int) -> Services:
        services = make()
        services.settings.change(text_size=text_size)
        studio = services.studio
        studio.use_theme(studio.theme.with_look(high_contrast=False, text_scale=text_size / 100))
        studio.use_viewport(Viewport.fitting(*size))
        return services

    return made


def faults(harness: Harness, size: tuple[int, int]) -> list[str]:
    """Return what lies on words and pieces that it should not lie on, and words that reach over an edge."""
    picture = harness.stack.picture(size)
    return [
        *on_each_other(picture),
        *partly_covered(picture),
        *pieces_on_each_other(picture),
        *words_over_edges(picture),
    ]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("game", USUAL)
def test_nothing_lies_on_words_at_every_table(at, game, text_size):
    services, path = at(SIZES[0], text_size), GAMES / f"{USUAL[game]}.jsonl"
    for number in range(LOOKED_AT):
        moves = number * length(path) // (LOOKED_AT - 1)
        harness = table_at(path, moves, services, names=LONG_NAMES)
        assert not faults(harness, SIZES[0]), moves
        assert not outside(harness.stack.picture(SIZES[0])), moves
        assert not cut_in(harness), moves


@pytest.mark.parametrize("part", range(2))
def test_nothing_lies_on_words_in_every_scene(at, part):
    services = at(SIZES[0], 130)
    usual = [(name, opening) for name, opening in screens() if not any(word in name for word in LAID_OVER)]
    found = {name: words for name, opening in usual[part::2] if (words := faults(opening(services), SIZES[0]))}
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("path", sorted(GAMES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_nothing_lies_on_words_through_every_recorded_match(at, path, size, text_size):
    services = at(size, text_size)
    found = {
        moves: words
        for moves, harness in tables(path, EVERY, services, names=LONG_NAMES)
        if (words := faults(harness, size))
    }
    assert not found


def test_a_word_that_is_covered_in_part_is_found(at):
    services = at(SIZES[0], 100)
    canvas = Canvas(services.studio, services.studio.viewport)
    canvas.text("covered in part", 100, 100)
    canvas.text("covered whole", 100, 200)
    canvas.text("written on", 100, 300)
    canvas.text("each other", 100, 303)
    canvas.fill(canvas.visible._replace(x=140, y=100, width=60, height=30), "paper")
    canvas.fill(canvas.visible._replace(x=90, y=190, width=400, height=60), "paper")
    assert ["covered in part" in found for found in partly_covered(canvas.picture)] == [True, False]
    assert len(list(on_each_other(canvas.picture))) == 1


def test_a_piece_that_lies_on_another_is_found(at):
    services = at(SIZES[0], 100)
    services.sheets.load(("common", "heads", "cauldron"))
    canvas = Canvas(services.studio, services.studio.viewport)
    canvas.centred("medallion.plum", 100, 100, width=80)
    canvas.centred("hat.plum.small", 80, 120, width=40)
    canvas.centred("hat.moss.small", 300, 100, width=40)
    canvas.centred("hat.plum.small", 310, 100, width=40)
    canvas.centred("token.frog", 500, 100, width=60)
    canvas.fill(canvas.visible._replace(x=450, y=50, width=100, height=100), "paper")
    canvas.centred("token.web", 510, 100, width=60)
    canvas.centred("disc.frog", 700, 100, width=60)
    canvas.text("half on a disc", 700, 100, vertical="middle")
    assert ["hat.moss.small" in found for found in pieces_on_each_other(canvas.picture)] == [True]
    assert ["half on a disc" in found for found in words_over_edges(canvas.picture)] == [True]
