"""The canvas: what is drawn where, in layout px."""

import pygame
import pytest

from game.store.content import BadContent
from game.store.places import ASSETS
from game.view import panels
from game.view.drawing.area import Area
from game.view.drawing.canvas import FINER, LEAST_SURROUNDED, Canvas
from game.view.drawing.picture import Stroke, meet
from game.view.drawing.sheets import Sheets
from game.view.drawing.studio import Studio
from game.view.drawing.text import Lettering
from game.view.drawing.theme import Theme
from game.view.drawing.viewport import Viewport


def painted(canvas: Canvas, what: str) -> tuple[int, int, int, int]:
    """Return the opaque px of the last stroke of that name, in window px."""
    stroke = [stroke for stroke in canvas.picture.strokes if stroke.what == what][-1]
    assert isinstance(stroke.paint, pygame.Surface)
    left, top, width, height = stroke.paint.get_bounding_rect(min_alpha=128)
    return stroke.x + left, stroke.y + top, width, height


@pytest.mark.parametrize(
    ("anchor", "corner"),
    [("topleft", (600, 400)), ("center", (541, 347)), ("midbottom", (541, 294)), ("bottomright", (482, 294))],
)
def test_the_anchor_of_a_sprite_lies_at_its_point(canvas: Canvas, anchor: str, corner: tuple[int, int]) -> None:
    area = canvas.sprite("hat.plum", 600, 400, anchor=anchor)
    assert area == Area(*corner, 118, 106)
    assert painted(canvas, "hat.plum") == (*corner, 118, 106)


def test_one_measure_keeps_the_proportion(canvas: Canvas) -> None:
    assert canvas.sprite("hat.plum", 0, 0, height=53) == Area(0, 0, 59, 53)
    assert canvas.sprite("hat.plum", 0, 0, 59) == Area(0, 0, 59, 53)
    assert canvas.sprite("hat.plum", 0, 0, 20, 80) == Area(0, 0, 20, 80)


def test_a_turned_sprite_turns_about_the_centre_of_its_piece(canvas: Canvas) -> None:
    canvas.place("hat.plum", Area.around(600, 400, 118, 106), rotation=90)
    left, top, width, height = painted(canvas, "hat.plum")
    assert (left + width / 2, top + height / 2) == pytest.approx((600, 400), abs=1)
    assert (width, height) == pytest.approx((106, 118), abs=2)


def test_what_is_invisible_is_not_drawn(canvas: Canvas) -> None:
    canvas.place("hat.plum", Area(0, 0, 50, 50), alpha=0.0)
    canvas.text("nothing", 0, 0, alpha=0.0)
    assert canvas.picture.strokes == []


def test_what_lies_on_a_table_is_drawn_finer_than_it_lies(canvas: Canvas) -> None:
    """Its rows are scaled one by one: figures of a few px would be lost."""
    area, part, scales = Area(100, 100, 600, 280), Area(0, 0, 1200, 560), []
    canvas.lying("board", area, 0.87, lambda small: scales.append(small.viewport.scale), part)
    assert scales == [FINER * canvas.viewport.scale * area.width / part.width]
    laid = canvas.picture.strokes[-1]
    assert (laid.width, laid.height) == canvas.viewport.to_window(area)[2:]


def test_drawing_follows_the_window(canvas: Canvas) -> None:
    small = Canvas(canvas.studio, Viewport.fitting(1280, 800))
    small.place("hat.plum", Area(300, 150, 120, 90))
    assert painted(small, "hat.plum") == pytest.approx((200, 140, 80, 60), abs=1)


def test_clips_meet(canvas: Canvas) -> None:
    with canvas.clip(Area(0, 0, 100, 100)), canvas.clip(Area(50, 50, 100, 100)):
        canvas.fill(Area(0, 0, 1920, 1080), "blood")
    canvas.fill(Area(200, 200, 10, 10), "moss")
    assert [stroke.box for stroke in canvas.picture.strokes] == [(50, 50, 50, 50), (200, 200, 10, 10)]


def test_a_composed_piece_is_cut_by_its_mask_and_kept(canvas: Canvas) -> None:
    calls = []

    def draw(inner: Canvas) -> None:
        calls.append(inner)
        inner.fill(Area(0, 0, 1920, 1080), "poison")
        inner.text("11", 150, 150)

    for _ in range(2):
        canvas.composed(("liquid", 11), Area(100, 100, 100, 100), draw, mask="mask")
    canvas.composed(("liquid", 12), Area(100, 100, 100, 100), draw, mask="mask")
    assert len(calls) == 2
    assert canvas.picture.texts == ["11", "11", "11"]
    surface = canvas.picture.surface()
    assert surface.get_at((120, 120))[:3] == canvas.theme.colour("poison")
    assert surface.get_at((99, 120))[:3] == (0, 0, 0)


def test_a_composed_piece_shows_what_drawing_would_show(canvas: Canvas) -> None:
    def draw(target: Canvas) -> None:
        target.fill(Area(100, 100, 300, 200), "moss")
        target.sprite("hat.plum", 150, 130)
        target.text("Zelma", 200, 250, size=40)

    small = Viewport.fitting(1366, 768)
    direct, composed = Canvas(canvas.studio, small), Canvas(canvas.studio, small)
    draw(direct)
    composed.composed("all", Area(100, 100, 300, 200), draw)
    box = small.to_window(Area(100, 100, 300, 200))
    one, other = (each.picture.surface().subsurface(box) for each in (direct, composed))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_figures_are_all_as_high(canvas: Canvas) -> None:
    extent = canvas.number("6/15", 100, 100, 44)
    assert extent.height == 44
    assert canvas.picture.frames == ["digit.ink.6", "digit.ink.slash", "digit.ink.1", "digit.ink.5"]
    assert {painted(canvas, frame)[3] for frame in canvas.picture.frames} == {44}


def test_figures_that_are_too_wide_are_drawn_smaller(canvas: Canvas) -> None:
    wide = canvas.number("515", 100, 100, 44)
    assert canvas.figures_width("515", 44) == pytest.approx(wide.width)
    small = canvas.number("515", 100, 100, 44, width=wide.width / 2)
    assert small.width == pytest.approx(wide.width / 2) == pytest.approx(canvas.figures_width("515", small.height))
    assert 20 < small.height < 22, "the gaps take their room"
    assert canvas.number("515", 100, 100, 44, width=2 * wide.width) == wide


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_ink_of_figures_side_by_side_never_meets(theme: Theme, size: tuple[int, int]) -> None:
    baked, viewport = Sheets(ASSETS / "sheets"), Viewport.fitting(*size)
    studio = Studio(baked, Lettering(ASSETS / "fonts", theme.faces, baked), theme)
    studio.use_viewport(viewport)
    baked.load(["common"])
    for height in (12, 15, 18, 21, 25, 30, 36):
        for shift in (0.0, 0.37, 0.8, 1.2):
            for number in range(10, 100):
                canvas = Canvas(studio, viewport)
                canvas.number(number, 100 + shift, 100, height, align="center")
                (_, end), (begin, _) = map(inked, canvas.picture.strokes)
                assert begin - end >= 2, f"no free column in {number}, {height} high"
    for number in range(10, 100):
        canvas = Canvas(studio, viewport)
        canvas.number(number, 100, 100, 12, align="center", apart=3)
        (_, end), (begin, _) = map(inked, canvas.picture.strokes)
        assert begin - end >= 3, f"no two free columns in {number}"


def inked(stroke: Stroke) -> tuple[int, int]:
    """Return the first and the last column of a stroke in which ink is seen, in window px."""
    assert isinstance(stroke.paint, pygame.Surface)
    left, _, width, _ = stroke.paint.get_bounding_rect(min_alpha=128)
    return stroke.x + left, stroke.x + left + width - 1


def test_a_sign_that_a_tone_lacks_is_drawn_in_ink(canvas: Canvas) -> None:
    canvas.number("-3", 100, 100, 44, tone="plant")
    assert canvas.picture.frames == ["digit.ink.minus", "digit.plant.3"]


def test_a_three_slice_is_as_wide_as_its_area(canvas: Canvas) -> None:
    canvas.three_slice("heading", Area(100, 200, 700, 64), cap=30)
    assert painted(canvas, "heading") == (100, 200, 700, 64)
    canvas.three_slice("heading", Area(100, 200, 300, 32), cap=30)
    assert painted(canvas, "heading") == pytest.approx((100, 200, 300, 32), abs=1)


def test_a_nine_slice_is_as_large_as_its_area(canvas: Canvas) -> None:
    canvas.nine_slice("paper.350x286", Area(100, 200, 420, 150), corner=44)
    assert painted(canvas, "paper.350x286") == (100, 200, 420, 150)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_a_ring_in_its_sides_is_the_whole_ring_and_leaves_alone_what_it_surrounds(
    theme: Theme, size: tuple[int, int]
) -> None:
    baked, viewport = Sheets(ASSETS / "sheets"), Viewport.fitting(*size)
    studio = Studio(baked, Lettering(ASSETS / "fonts", theme.faces, baked), theme)
    studio.use_viewport(viewport)
    baked.load(["common"])
    for ring, (width, height) in baked.sizes("ring").items():
        area = Area(60, 60, max(width, LEAST_SURROUNDED), max(height, LEAST_SURROUNDED))
        sides, whole = Canvas(studio, viewport), Canvas(studio, viewport)
        sides.surround(ring, area, panels.RIM)
        whole.nine_slice(ring, area, panels.RIM)
        assert sides.picture.surface().get_buffer().raw == whole.picture.surface().get_buffer().raw, ring
        middle = viewport.to_window(area.inset(panels.RIM + 8))
        assert all(0 in meet(stroke.box, middle)[2:] for stroke in sides.picture.strokes), ring
    baked.close()


def test_plain_shapes_lie_where_they_should(canvas: Canvas) -> None:
    canvas.disc(100, 100, 20, "plum")
    assert painted(canvas, "plum") == (80, 80, 40, 40)
    canvas.ring(300, 100, 20, "teal", width=3)
    left, top, width, height = painted(canvas, "teal")
    assert (left, top, width, height) == (280, 80, 40, 40)
    canvas.line(500, 100, 600, 100, "blood", width=4)
    left, top, width, height = painted(canvas, "blood")
    assert (left, top) == pytest.approx((500, 98), abs=1)
    assert (width, height) == pytest.approx((100, 4), abs=1)
    canvas.fill(Area(700, 80, 60, 40), "moss", radius=10)
    assert painted(canvas, "moss") == (700, 80, 60, 40)


def test_a_veil_covers_the_margins(canvas: Canvas) -> None:
    wide = Canvas(canvas.studio, Viewport.fitting(1280, 800))
    wide.veil()
    assert wide.picture.strokes[0].box == (0, 0, 1280, 800)


def test_panels_take_the_nearest_baked_size(canvas: Canvas) -> None:
    panels.paper(canvas, Area(0, 0, 350, 286))
    panels.paper(canvas, Area(0, 0, 700, 480))
    panels.button(canvas, Area(0, 0, 240, 56), "moss", "hover")
    panels.name_ribbon(canvas, Area(0, 0, 170, 32), "Bertók", "teal")
    assert canvas.picture.frames == ["paper.350x286", "paper.760x520", "button.moss.260.hover", "name.teal.150"]
    assert painted(canvas, "paper.760x520")[2:] == (700, 480)


def test_a_tooltip_stays_in_the_window(canvas: Canvas) -> None:
    panels.tooltip(canvas, "Takes back your last decision.", Area(1800, 1040, 110, 36))
    card = canvas.picture.strokes[-1].box
    assert card[0] + card[2] < 1920
    assert card[1] + card[3] < 1040


def test_an_unknown_colour_is_named(canvas: Canvas) -> None:
    with pytest.raises(BadContent, match=r"theme.yaml: colours.mauve"):
        canvas.disc(0, 0, 5, "mauve")


@pytest.mark.parametrize("look", [{"alpha": 0.5}, {"rotation": 30.0}], ids=["faded", "turned"])
def test_words_that_are_faded_or_turned_are_not_taken_for_others_of_the_same_size(
    canvas: Canvas, look: dict[str, float]
) -> None:
    for words in ("plum", "plumb line"):
        canvas.text(words, 300, 300, **look)
    one, other = (stroke.paint for stroke in canvas.picture.strokes)
    assert isinstance(one, pygame.Surface)
    assert isinstance(other, pygame.Surface)
    assert one.get_width() < other.get_width()
