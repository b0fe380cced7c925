"""Talk at the table: a bubble at the face, for a moment, and never while a person decides."""

import pytest
from harness import asked, match_of, sit_down

from game.play.catalogue import GAMES
from game.scenes.playing.play_talk import SECONDS, bubble_at, cards_of, figures_of, headings_of
from game.tables.banner import room_of
from game.tables.talk import Remark

LINE = Remark(1, "talk.zelma.cauldron15.took.1")


def says(harness, remark: Remark) -> bool:
    """Return whether the words of a remark are drawn, on one line or more."""
    words = harness.services.words.say(remark.key).split()
    return all(any(word in text for text in harness.texts) for word in words)


def talk(harness):
    return harness.top.state.talk


def test_regulars_remark_on_what_happens_until_it_was_read(services):
    harness = sit_down(services, match_of("greedy", "greedy", "greedy", "greedy"), fresh=True)
    harness.wait_for(lambda: talk(harness).shown is not None, seconds=600)
    shown = talk(harness).shown
    assert says(harness, shown)
    harness.wait_for(lambda: talk(harness).shown is not shown, seconds=SECONDS + 0.2)


def test_nobody_speaks_while_a_person_decides(services):
    harness = sit_down(services, match_of("person", "greedy", "greedy"))
    harness.wait_for(asked(harness))
    assert talk(harness).shown is None
    harness.top.state.talk.shown = LINE
    harness.top.state.ask()
    assert not says(harness, LINE)


def test_nobody_speaks_where_that_is_switched_off(services):
    services.settings.change(talk="off")
    harness = sit_down(services, match_of("greedy", "greedy", "greedy"), fresh=True)
    seen = []
    harness.wait_for(lambda: seen.append(talk(harness).shown) or harness.top.session.outcome is not None, seconds=900)
    assert set(seen) == {None}


@pytest.mark.parametrize("game", ["bubble_and_boil", "cauldron15", "cauldron", "alarun"])
def test_what_stays_to_be_read_beneath_a_bubble_is_there_in_every_game(services, game):
    harness = sit_down(services, match_of("greedy", "greedy", "greedy", game=game), fresh=True)
    plan = harness.top.table.plan
    assert plan.area("seat1.name") in figures_of(plan)
    assert len(figures_of(plan)) >= 2 * plan.seats - 1
    assert headings_of(plan)
    assert {*figures_of(plan), *headings_of(plan)} <= set(talk(harness).clear)


def test_a_bubble_leaves_the_points_of_whoever_speaks_to_be_seen(services):
    harness = sit_down(services, match_of("person", "greedy", "greedy", game="bubble_and_boil"), fresh=True)
    harness.let_pass(0.1)
    table = harness.top.table
    for seat in (1, 2):
        harness.top.state.talk.shown = Remark(seat, "talk.zelma.bubble_and_boil.hexes.1")
        boxes = [box for text in harness.texts if "pockets" in text for box in harness.picture.boxes_of(text)]
        points = harness.services.studio.viewport.to_window(table.plan.area(f"seat{seat}.points"))
        assert boxes
        assert not any(_meet(box, points) for box in boxes)


def test_a_bubble_keeps_off_the_recipes_and_crones_of_everybody(services):
    harness = sit_down(services, match_of("person", "greedy", "greedy", game="bubble_and_boil"), fresh=True)
    harness.let_pass(0.1)
    assert harness.texts
    table = harness.top.table
    counters = [table.plan.area(f"seat{seat}.{name}") for seat in (1, 2) for name in ("book", "crones")]
    for seat in (1, 2):
        bubble = bubble_at(table.face_places[seat], 170.0, 80.0, talk(harness).clear, cards_of(table.plan))
        assert not any(map(bubble.shared, counters))


HIDDEN = 0.3
"""The part of a figure or of what is told that a bubble may cover where a table is full."""

SEATS = [(game, count) for game in GAMES for count in range(GAMES[game].seats[0], GAMES[game].seats[1] + 1)]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("game", "count"), SEATS)
@pytest.mark.parametrize("size", [(150.0, 60.0), (262.0, 90.0)], ids=["short", "long"])
def test_bubbles_banners_and_what_is_told_keep_off_each_other(services, game, count, size):
    harness = sit_down(services, match_of("person", *["random"] * (count - 1), game=game))
    harness.wait_for(asked(harness))
    assert harness.texts
    table = harness.top.table
    banner = room_of(table.plan)
    for ribbon in table.ribbon_areas():
        assert ribbon.shared(banner) <= HIDDEN * ribbon.width * ribbon.height
    assert set(range(1, count)) <= set(table.face_places)
    for seat in range(1, count):
        bubble = bubble_at(table.face_places[seat], *size, talk(harness).clear, cards_of(table.plan))
        for area in talk(harness).clear:
            assert bubble.shared(area) <= HIDDEN * area.width * area.height, (seat, bubble, area)


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_of_every_seat_have_room(services, game):
    plan = sit_down(services, match_of("greedy", "greedy", "greedy", game=game)).top.table.plan
    assert all(area.width > 0 and area.height > 0 for area in figures_of(plan))


def _meet(one, other) -> bool:
    """Return whether two boxes have px in common."""
    return all(one[at] < other[at] + other[at + 2] and other[at] < one[at] + one[at + 2] for at in (0, 1))
