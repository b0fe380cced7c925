"""A field of Cauldron that may be chosen glows as a whole hexagon, and no ring of an ingredient cuts a name."""

from math import dist

from cauldron_harness import cauldron
from harness import SIZE, Harness, any_move, asked, home_of, sit_down

from game.core.hexgrid import cell_name
from game.play.lesson import LessonRun, load_lesson, reach
from game.scenes.lessons.lesson_points import MARGIN
from game.scenes.sitting_down import taught
from game.tables.cauldron.pieces.field_board import RING_PART
from game.view.drawing.area import LAYOUT
from game.view.input.commands import PointerMoved

SCALE = SIZE[0] / LAYOUT.width
NEAR = 30


def bare_and_ripe(session) -> bool:
    seen = session.observe(None)
    bare = any(not number for _, _, number in seen.fields)
    return session.to_move == 0 and bare and any(move.verb == "harvest" for move in session.legal_moves())


def has_ring(surface, x: int, y: int, ring) -> bool:
    """Return whether a px of the ring lies there or beside it."""
    near = [surface.get_at((x + across, y + down))[:3] for across in (-2, 0, 2) for down in (-2, 0, 2)]
    return min(dist(colour, each) for colour in near for each in ring) < NEAR


def test_the_ring_goes_round_the_whole_field_that_may_be_chosen_and_no_other(services):
    session = cauldron("person", "random", seed=3)
    while not bare_and_ripe(session):
        session.play(any_move(session))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    table = harness.top.table
    grid, surface = table._board.grid_now(table.seen), harness.picture.surface()
    ring = [services.studio.theme.colour(name)[:3] for name in ("gold", "gold_lite", "ember")]
    ripe = {move.parts[0] for move in session.legal_moves() if move.verb == "harvest"}
    glowing = set()
    for cell, _, _ in table.seen.fields:
        x, y = grid.centre(cell)
        # The middles of the upper left and the upper right side.
        sides = [(x + side * grid.radius * RING_PART * 0.433, y - grid.radius * RING_PART * 0.75) for side in (-1, 1)]
        if all(has_ring(surface, round(across * SCALE), round(down * SCALE), ring) for across, down in sides):
            glowing.add(f"field:{cell_name(cell)}")
    assert ripe
    assert glowing == ripe


def rings_of(harness, part: str) -> set[object]:
    """Return the rings that are drawn while a field is pointed at."""
    harness.give(PointerMoved(*harness.widgets[part].area.centre))
    return {stroke.what for stroke in harness.picture.strokes if "select" in str(stroke.what)}


def test_in_a_lesson_a_field_that_is_not_wanted_wears_no_gold_when_it_is_pointed_at(services):
    services.settings.change(reduced_motion=True, bot_pace=0)
    run = LessonRun(load_lesson("cauldron", "Rowan"))
    reach(run, next(at for at, step in enumerate(run.lesson.steps) if step.say.endswith("web")))
    home = home_of(services)
    harness = Harness(services, taught(services, run, home, home))
    harness.wait_for(lambda: harness.top.asks and harness.top.state.asking is not None)
    asking = harness.top.state.asking
    fields = [part for part in asking.narrowing.open if part.startswith("field:")]
    wanted = asking.wanted(fields)
    others = set(fields).difference(wanted)
    assert wanted and others
    assert all(rings_of(harness, part) for part in wanted)
    assert not any(rings_of(harness, part) for part in others)


def test_a_ring_round_an_ingredient_leaves_the_name_of_the_character_above_it(services):
    harness = sit_down(services, cauldron("person", "random", "random", seed=3))
    table, picture = harness.top.table, harness.picture
    for seat in (1, 2):
        ring = table._huts.token_area(seat, 0).inset(-MARGIN)
        boxes = picture.boxes_of(table.say(f"card.{table.seen.characters[seat]}.name"))
        assert boxes
        assert all(box[1] + box[3] <= ring.y * SCALE for box in boxes)
