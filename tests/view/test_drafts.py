"""Drafts: what a canvas draws again without working it out, and what makes it work it out afresh."""

from functools import partial

import pytest

from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.drafts import Draft, Drafts
from game.view.drawing.picture import Picture
from game.view.drawing.studio import Studio
from game.view.drawing.viewport import Viewport


def drawn(studio: Studio) -> Picture:
    """Return a moment with a sprite, words and figures."""
    studio.drafts.begin()
    canvas = Canvas(studio, studio.viewport)
    canvas.place("hat.plum", Area(20, 30, 62, 56), rotation=4)
    canvas.text("Two cauldrons", 300, 200, size=30, align="center")
    canvas.number(-17, 500, 400, 40)
    with canvas.clip(Area(0, 0, 40, 40)):
        canvas.place("hat.plum", Area(20, 30, 62, 56), rotation=4)
    return canvas.picture


def test_a_moment_that_does_not_differ_has_the_same_strokes(studio: Studio) -> None:
    one, other = drawn(studio), drawn(studio)
    assert (one.strokes, one.frames, one.texts) == (other.strokes, other.frames, other.texts)
    assert all(before is after for before, after in zip(one.strokes, other.strokes, strict=True))
    assert one.strokes[0].clip is None
    assert one.strokes[-1].clip is not None


def test_another_window_and_another_theme_are_drawn_afresh(studio: Studio) -> None:
    small = drawn(studio)
    studio.use_viewport(Viewport.fitting(1920, 1080))
    large = drawn(studio)
    assert all(one.width < other.width for one, other in zip(small.strokes, large.strokes, strict=True))
    studio.use_theme(studio.theme.with_look(high_contrast=False, text_scale=1.3))
    assert drawn(studio).strokes[1].width > large.strokes[1].width


def test_what_a_whole_moment_does_without_is_forgotten() -> None:
    drafts, draft = Drafts(), Draft(())
    drafts.keep("a", draft)
    drafts.begin()
    drafts.keep("b", draft)
    drafts.begin()
    assert drafts.get("b") is draft
    assert drafts.get("a") is None
    drafts.begin()
    assert drafts.get("b") is draft


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1366, 768)])
def test_what_is_put_at_another_height_is_what_would_be_drawn_there(studio: Studio, size: tuple[int, int]) -> None:
    studio.use_viewport(Viewport.fitting(*size))

    def row(canvas: Canvas, y: float) -> None:
        canvas.fill(Area(300, y, 200, 41), "umber", alpha=0.2, radius=8)
        canvas.centred("hat.plum", 330, y + 20.5, width=31)
        canvas.text("Two cauldrons", 352, y + 20.5, size=27, vertical="middle")
        canvas.line(300, y + 39, 480, y + 39, "sepia", 1.3)

    drawn_anew = 0

    def draw(canvas: Canvas, y: float) -> None:
        nonlocal drawn_anew
        drawn_anew += 1
        row(canvas, y)

    heights = (100.0, 100.0, 142.0, 184.0, 219.0, 254.0, 254.5, 293.5, 100.0)
    for y in heights:
        studio.drafts.begin()
        kept, afresh = Canvas(studio, studio.viewport), Canvas(studio, studio.viewport)
        kept.kept_at(y, "row", partial(draw, kept, y))
        row(afresh, y)
        assert kept.picture.strokes == afresh.picture.strokes
    assert drawn_anew < len(heights)
