"""The hexagonal grid: cells, their names and neighbours, places beside fields, and whether fields hang together."""

import pytest

from game.core.hexgrid import (
    ALL_CELLS,
    CENTRE,
    REACH,
    cell_at,
    cell_name,
    column_of,
    is_connected,
    neighbours,
    open_places,
    parse_cell,
    row_of,
)


def test_every_cell_has_a_name_of_its_own_that_reads_back() -> None:
    assert len({cell_name(cell) for cell in ALL_CELLS}) == len(ALL_CELLS) == (2 * REACH + 1) ** 2
    for cell in ALL_CELLS:
        assert parse_cell(cell_name(cell)) == cell == cell_at(column_of(cell), row_of(cell))


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "x,0", "25,0", "0,-25", 7, None, "01,2"])
def test_what_is_no_cell_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match="is no cell"):
        parse_cell(text)


def test_six_neighbours_and_fewer_at_the_rim() -> None:
    assert [cell_name(cell) for cell in neighbours(CENTRE)] == ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]
    assert [cell_name(cell) for cell in neighbours(cell_at(REACH, REACH))] == ["23,24", "24,23"]
    for cell in ALL_CELLS:
        assert all(cell in neighbours(near) for near in neighbours(cell))


def test_two_that_touch_leave_two_places_and_three_round_a_corner_three() -> None:
    pair = (CENTRE, cell_at(1, 0))
    assert [cell_name(cell) for cell in open_places(pair, 2)] == ["0,1", "1,-1"]
    assert len(open_places((*pair, cell_at(0, 1)), 2)) == 3
    assert len(open_places((CENTRE,), 1)) == 6


def test_whether_cells_hang_together() -> None:
    assert is_connected(())
    assert is_connected((CENTRE, cell_at(1, 0), cell_at(2, 0)))
    assert not is_connected((CENTRE, cell_at(2, 0)))
    assert not is_connected((CENTRE, cell_at(1, 1)))
