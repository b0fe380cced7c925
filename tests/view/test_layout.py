"""Areas and viewports: layout px and window px."""

from itertools import pairwise

import pytest

from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.viewport import Viewport


def test_an_area_knows_its_edges_and_parts() -> None:
    area = Area(10, 20, 100, 40)
    assert (area.right, area.bottom, area.centre) == (110, 60, (60, 40))
    assert area.inset(10, 5) == Area(20, 25, 80, 30)
    assert area.columns(3, gap=5) == (Area(10, 20, 30, 40), Area(45, 20, 30, 40), Area(80, 20, 30, 40))
    assert area.rows(2) == (Area(10, 20, 100, 20), Area(10, 40, 100, 20))
    assert Area.around(*area.centre, 100, 40) == area


def test_an_area_holds_its_upper_left_edge_only() -> None:
    area = Area(0, 0, 10, 10)
    assert area.contains(0, 0)
    assert not area.contains(10, 5)
    assert not area.contains(5, 10)


@pytest.mark.parametrize(
    ("size", "scale", "left", "top"),
    [((1920, 1080), 1.0, 0, 0), ((3840, 2160), 2.0, 0, 0), ((1280, 800), 2 / 3, 0, 40), ((1024, 640), 8 / 15, 0, 32),
     ((2560, 1080), 1.0, 320, 0)],
)  # fmt: skip
def test_the_layout_lies_centred_in_every_window(size: tuple[int, int], scale: float, left: int, top: int) -> None:
    viewport = Viewport.fitting(*size)
    assert viewport.scale == pytest.approx(scale)
    assert (viewport.left, viewport.top) == (left, top)
    assert viewport.to_layout(*viewport.to_window(LAYOUT)[:2]) == pytest.approx((0, 0))


def test_what_touches_in_the_layout_touches_in_the_window() -> None:
    viewport = Viewport.fitting(1367, 769)
    areas = Area(7, 0, 1001, 50).columns(13)
    boxes = [viewport.to_window(area) for area in areas]
    assert all(one[0] + one[2] == other[0] for one, other in pairwise(boxes))


def test_a_part_of_a_viewport_shows_the_same_px() -> None:
    viewport = Viewport.fitting(1280, 800)
    area = Area(300, 200, 400, 300)
    box = viewport.to_window(area)
    inner = viewport.part(box)
    assert inner.size == box[2:]
    assert inner.to_window(area) == (0, 0, *box[2:])


def test_the_visible_area_covers_the_margins() -> None:
    visible = Viewport.fitting(1280, 800).visible
    assert visible == pytest.approx(Area(0, -60, 1920, 1200))
