"""A note about something lies beside it, and covers neither it nor what is to stay clear."""

import pytest

from game.view.drawing.area import LAYOUT, Area
from game.view.panels import beside

SIZE = (300, 50)
MIDDLE = Area.around(960, 540, 100, 50)
BELOW, ABOVE = Area(700, 570, 520, 120), Area(700, 390, 520, 120)
RIGHT = Area(1015, 400, 400, 300)


@pytest.mark.parametrize(
    ("clear", "side"),
    [((), "below"), ((BELOW,), "above"), ((BELOW, ABOVE), "right"), ((BELOW, ABOVE, RIGHT), "left")],
)
def test_it_takes_the_first_side_that_is_clear(clear, side):
    note = beside(MIDDLE, *SIZE, clear)
    is_at = {
        "below": note.y >= MIDDLE.bottom,
        "above": note.bottom <= MIDDLE.y,
        "right": note.x >= MIDDLE.right,
        "left": note.right <= MIDDLE.x,
    }
    assert is_at[side]
    assert not any(note.shared(each) for each in (MIDDLE, *clear))


@pytest.mark.parametrize("corner", [(0, 0), (1820, 0), (0, 1030), (1820, 1030)])
def test_in_a_corner_it_stays_inside_the_layout_beside_what_it_is_about(corner):
    near = Area(*corner, 100, 50)
    note = beside(near, *SIZE)
    assert not note.shared(near)
    assert note.x >= LAYOUT.x
    assert note.y >= LAYOUT.y
    assert note.right <= LAYOUT.right
    assert note.bottom <= LAYOUT.bottom


def test_where_all_is_full_it_covers_as_little_as_can_be():
    full = Area(700, 300, 520, 500)
    note = beside(MIDDLE, *SIZE, (full,))
    assert not note.shared(MIDDLE)


def test_it_never_lies_on_what_it_is_about_however_much_it_covers_beside_that():
    near = Area(400, 606, 548, 140)
    note = beside(near, 442, 108, (), (Area(0, 300, 1920, 300), Area(0, 750, 1920, 330), Area(960, 606, 960, 140)))
    assert not note.shared(near)


def test_what_is_meant_is_covered_less_than_what_else_is_to_stay_clear():
    wide = Area(0, 0, 1920, 515)
    note = beside(MIDDLE, *SIZE, (Area(0, 565, 1920, 515), RIGHT), (wide, Area(600, 500, 309, 80)))
    assert not note.shared(wide)
