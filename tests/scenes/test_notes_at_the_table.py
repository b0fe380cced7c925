"""What is said of something at a table leaves to be read what it speaks of and what a decision is weighed by."""

import pytest
from harness import asked, match_of, play_on, sit_down

from game.view import panels
from game.view.drawing.area import Area
from game.view.panels import beside

SPEAKS_OF = [
    ("alarun", 2, "refresh"), ("alarun", 3, "pass"), ("alarun", 4, "swap_all"),
    ("cauldron15", 2, "tip footer"), ("cauldron15", 4, "tip footer"), ("cauldron15", 5, "tip footer"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "id"), SPEAKS_OF)
def test_a_note_leaves_the_points_to_be_read(services, monkeypatch, game, seats, id):
    notes = []

    def noted(*args) -> Area:
        notes.append(beside(*args))
        return notes[-1]

    monkeypatch.setattr(panels, "beside", noted)
    session = match_of("person", *("greedy",) * (seats - 1), game=game)
    harness = sit_down(services, play_on(session, lambda each: each.to_move == 0 and each.move_count > 3))
    harness.wait_for(asked(harness))
    harness.look_at(id)
    assert harness.picture
    areas = harness.top.table.never_covered()
    assert areas
    assert not any(map(notes[-1].shared, areas))
