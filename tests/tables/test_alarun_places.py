"""Everything that the table of Alarún may draw has a place in its map and a frame in its sheets."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from noting import NotingLevel, assert_map_fits, noting
from recorded_matches import recorded, recorded_games
from walking import NAMES, at_random, picture_of, table_of, turns

from game.core.reason import reason
from game.play.moments import Moment
from game.rules.alarun.events import CentreCleared
from game.rules.alarun.ingredient_cards import CARD_NAMES, CENTUM, COLOURS, card_name, card_words, colour_of
from game.rules.alarun.moves import NAMES as NAMINGS
from game.rules.alarun.moves import PLACES, SWAPS, Place
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import (
    APPRENTICE,
    FIRST_SQUARE,
    HOME,
    HOME_ALONE,
    SIZE,
    Plan,
    cell_at,
    cells_of,
    column_of,
    open_cells,
    plan_of,
    row_of,
    with_card,
    within,
)
from game.store.seat_plans import COLOURS as HATS
from game.store.seat_plans import SeatPlan
from game.tables.alarun.grid import MOST_PITCH, Grid, camera_grid, small_grid, whole_grid
from game.tables.alarun.table import AlarunTable
from game.tables.asking import Asking, Look
from game.tables.banner import room_of
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

HAND = 3
"""The cards of a round."""


def _camera(area: Area, taken: Plan) -> Grid:
    """Return the grid of a square of which these cells are taken."""
    return camera_grid(area, taken, within(taken), HAND)


def first_seen(seats: int) -> AlarunObservation:
    session = at_random(seats, 1, "alarun")
    session.seek(session.base)
    return replace(session.observe(0), to_move=0)


def table_with(services, seats: int, hats: tuple[str, ...] = HATS) -> AlarunTable:
    plans = [SeatPlan(NAMES[seat], "random", hats[seat]) for seat in range(seats)]
    return AlarunTable(services, plans, first_seen(seats), 0)


def asking_for(moves) -> Asking:
    return Asking(Narrowing(moves), lambda move: None)


def asked_in_a_match(services, seats: int) -> NotingLevel:
    """Return the map, which noted the places that a whole match asks for."""
    session = at_random(seats, 1, "alarun")
    table = table_of(services, session, 0)
    level = noting(table)
    for turn in turns(session, table, 0):
        table.timeline.finish()
        if turn.number % 4 == 0:
            table.spots(None, lambda part: None, lambda *parts: None)
            picture_of(table, None, Look("discards"))
    counting = table.counting(session.outcome)
    canvas = Canvas(services.studio, services.studio.viewport)
    counting.draw(canvas, 0, counting.steps(0))
    seen = first_seen(seats)
    for phase, moves in (("act", SWAPS[seen.hand[0]]), ("place", PLACES[seen.hand[0]].values()), ("name", NAMINGS)):
        table.show(replace(seen, phase=phase), 0)
        asking = asking_for(moves)
        table.spots(asking, lambda part: None, lambda *parts: None)
        picture_of(table, asking, Look(f"hand:{card_name(seen.hand[0])}"))
        level.asked |= {action.place for action in table.actions(asking)}
    table.draw_prompt(canvas, table.prompt(asking), 0.5)
    return level


def test_every_place_that_is_asked_for_is_in_the_map_and_none_is_there_in_vain(services):
    assert_map_fits(lambda seats: asked_in_a_match(services, seats), (2, 3, 4))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_lie_everywhere(services, seats):
    table = table_with(services, seats)
    seen = first_seen(seats)
    for card in range(len(CARD_NAMES)):
        other = (card + 8) % len(CARD_NAMES)
        square = with_card(with_card(FIRST_SQUARE, card, cell_at(1, 0)), other, cell_at(0, -1))
        shown = replace(
            seen,
            squares=(square,) * seats,
            taken=(plan_of(square),) * seats,
            hand=(card, card, other),
            centre=(card, card, other),
            known=((card, other),) * seats,
            discards=(card, other),
        )
        table.show(shown, 0)
        frames = picture_of(table, look=Look(pointed=f"hand:{card_name(card)}#2")).frames
        size = ".small" if seats > 2 else ""
        name = "ingredient.centum" if card == CENTUM else None
        assert frames.count(name or f"ingredient.{_kind_and_colour(card)}") >= 4
        assert (name or f"ingredient.{_kind_and_colour(card)}") + size in frames


def _kind_and_colour(card: int) -> str:
    colour, _, kind = card_name(card).partition("_")
    return f"{kind}.{colour}"


@pytest.mark.parametrize("first", range(len(HATS)), ids=HATS)
def test_every_seat_may_have_every_colour_and_pass_first(services, first):
    hats = HATS[first:] + HATS[:first]
    table = table_with(services, 4, hats)
    seen = first_seen(4)
    for seat in range(4):
        for viewer in (0, 3):
            table.show(replace(seen, to_move=seat, first_passer=seat, actions=4 + seat), viewer)
            frames = set(picture_of(table).frames)
            assert {f"panel.{hats[other]}" for other in range(4) if other != viewer} <= frames
            assert {f"plate.{hats[viewer]}", f"hand.{hats[viewer]}", "alarun.token"} <= frames
            assert "alarun.figure" not in frames


@pytest.mark.parametrize("colour", range(len(COLOURS)), ids=COLOURS)
def test_a_secret_colour_is_shown_to_its_owner_only(services, colour):
    table = table_with(services, 2)
    seen = replace(first_seen(2), colour=colour)
    table.show(seen, 0)
    assert f"colour.{COLOURS[colour]}" in picture_of(table).frames
    for closed, viewer in ((replace(seen, seat=None, colour=None, hand=()), 0), (seen, 1)):
        table.show(closed, viewer)
        frames = picture_of(table).frames
        assert "colour.back" in frames
        assert not any(f"colour.{each}" in frames for each in COLOURS)
    table.show(seen, 0)
    frames = picture_of(table, look=Look(pointed="seat 1")).frames
    assert not any(f"colour.{each}" in frames for each in COLOURS), "the square of another one lies large"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_height_of_the_stack_and_of_discards_can_be_drawn(services, seats):
    table = table_with(services, seats)
    seen = first_seen(seats)
    for count in range(0, 97, 4):
        discards = tuple(card % len(CARD_NAMES) for card in range(min(count, 48)))
        table.show(replace(seen, stack=count, discards=discards), 0)
        assert picture_of(table, look=Look("discards")).frames.count("chip.count") == 1 + bool(count)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_potions_bring_stands_on_the_table_clear_of_all_else_in_the_middle(services, seats):
    table, seen = table_with(services, seats), first_seen(seats)
    for passer in (None, 1):
        table.show(replace(seen, first_passer=passer, discards=(0, 1)), 0)
        picture, scale = picture_of(table), table.plan.area("scale")
        assert picture.frames.count("slice.on") == 4, "nothing is laid: these are the steps of two to five cards"
        said = next(table.say(tip.words) for tip in table.tips(None) if tip.id == "scale")
        assert all(f" {points}" in said for points in seen.numbers.points[2:])
    for place in ("first.portrait", "first.words", "stack", "discards"):
        other = table.plan.area(place)
        assert min(scale.right, other.right) <= max(scale.x, other.x) or min(scale.bottom, other.bottom) <= max(
            scale.y, other.y
        ), place


@pytest.mark.parametrize("path", recorded_games("alarun"), ids=lambda path: path.stem)
def test_every_cell_of_every_square_lies_on_its_mat_and_none_on_another(services, path):
    session = recorded(path)
    table = table_of(services, session, None)
    for turn in session.history[::5]:
        session.seek(turn.number)
        seen = session.observe(None)
        for seat in range(seen.seats):
            taken, area = seen.taken[seat], table.plan.area("grid")
            _check(whole_grid(area, seen.room(seat)), area, seen.room(seat))
            _check(_camera(area, taken), area, taken | open_cells(taken, diagonal=True))
            if seat != table.viewer:
                area = table.plan.area(f"{table._panels.prefix(seat)}.grid")
                _check(small_grid(area, taken), area, taken)


def _check(grid, area: Area, plan: int) -> None:
    """Assert that the cells of a plan lie inside an area without touching."""
    assert grid.card < grid.pitch <= MOST_PITCH
    for cell in cells_of(plan):
        place = grid.cell(cell)
        assert area.x - 0.5 <= place.x and place.right <= area.right + 0.5
        assert area.y - 0.5 <= place.y and place.bottom <= area.bottom + 0.5


@pytest.mark.parametrize("path", recorded_games("alarun"), ids=lambda path: path.stem)
def test_one_s_square_lies_large_and_no_card_makes_it_jump(services, path):
    session = recorded(path)
    area = table_of(services, session, None).plan.area("grid")
    last: dict[int, tuple[Plan, Grid]] = {}
    for turn in session.history:
        session.seek(turn.number)
        for seat, taken in enumerate(session.observe(None).taken):
            grid, (had, before) = _camera(area, taken), last.get(seat, (taken, _camera(area, taken)))
            last[seat] = taken, grid
            assert grid.pitch >= area.height / (2 * HAND + 1)
            if taken == had:
                continue
            home = grid.cell(HOME), before.cell(HOME)
            assert abs(home[0].middle_x - home[1].middle_x) <= MOST_PITCH
            assert abs(home[0].middle_y - home[1].middle_y) <= MOST_PITCH


@pytest.mark.parametrize("seed", range(1, 5))
def test_between_rounds_a_square_slides_only_to_make_room(services, seed):
    session, slid, stayed = at_random(2, seed, "alarun"), 0, 0
    table = table_of(services, session, 0)
    area, mat = table.plan.area("grid"), table._mat
    before: Grid | None = None
    for turn in range(len(session.history)):
        seen = session.moments.observe(0, Moment(turn))
        table.show(seen, 0)
        if seen.phase == "place" and seen.to_move == 0:
            mat.hold(seen, 0)
            before = mat.grid(seen, 0)
        elif seen.phase == "act" and before is not None:
            grid = mat.grid(seen, 0)
            if grid.pitch == before.pitch and grid != before:
                with pytest.raises(AssertionError):
                    _check(before, area, seen.taken[0] | _reach_of(seen))
                slid += 1
            stayed += grid == before
            before = None
    assert stayed > slid


def _reach_of(seen: AlarunObservation) -> Plan:
    """Return all that the cards of a round reach in a straight line, of what may be taken."""
    taken = cells_of(seen.taken[0])
    columns, rows = [column_of(cell) for cell in taken], [row_of(cell) for cell in taken]
    reached = [
        cell
        for cell in cells_of(seen.room(0))
        if min(columns) - HAND <= column_of(cell) <= max(columns) + HAND
        and min(rows) - HAND <= row_of(cell) <= max(rows) + HAND
    ]
    return sum(1 << cell for cell in reached)


def test_a_card_laid_inside_the_square_moves_nothing():
    area = Area(0, 0, 834, 695)
    corners = HOME_ALONE | 1 << cell_at(1, 0) | 1 << cell_at(0, 1)
    assert _camera(area, corners | 1 << cell_at(1, 1)) == _camera(area, corners)
    assert _camera(area, HOME_ALONE).cell(HOME).centre == area.centre


@pytest.mark.parametrize("path", recorded_games("alarun"), ids=lambda path: path.stem)
def test_what_two_cards_of_a_round_reach_is_in_sight(services, path):
    session = recorded(path)
    area = table_of(services, session, None).plan.area("grid")
    grids: dict[tuple[int, int], Grid] = {}
    for turn in session.history:
        session.seek(turn.number)
        seen = session.observe(None)
        for seat, taken in enumerate(seen.taken):
            grid = grids.setdefault((seat, seen.round_number), _camera(area, taken))
            if seen.phase in {"act", "place"}:
                _check(grid, area, taken)
                if seen.hand_counts[seat] > 1:
                    _check(grid, area, taken | open_cells(taken, diagonal=True))


def test_the_grid_is_largest_when_the_square_has_its_five_columns_and_rows():
    area = Area(0, 0, 834, 695)
    taken = HOME_ALONE
    assert whole_grid(area, within(taken)).pitch < 80
    for step in range(1, SIZE):
        taken |= 1 << cell_at(step, 0) | 1 << cell_at(0, step)
    grid = whole_grid(area, within(taken))
    assert grid.pitch == MOST_PITCH
    assert grid.column_x(0) < grid.column_x(1)


def test_whoever_is_asked_sees_the_open_cells_and_nobody_else(services):
    table = table_with(services, 2)
    seen = replace(first_seen(2), phase="place")
    table.show(seen, 0)
    cells = cells_of(open_cells(HOME_ALONE))
    asking = asking_for([PLACES[seen.hand[0]][cell] for cell in cells])
    assert picture_of(table, asking).frames.count("cell.open") == len(cells) == 4
    assert "cell.open" not in picture_of(table).frames
    assert seen.squares[0] == FIRST_SQUARE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_banner_lies_over_the_open_cards(services, seats):
    plan = table_with(services, seats).plan
    assert not any(room_of(plan).shared(plan.area(f"centre.card{index}")) for index in range(HAND))


def test_an_empty_hand_has_no_panel(services):
    session = at_random(2, 3, "alarun")
    empty, held = set(), set()
    table = table_of(services, session, 0)
    for _ in turns(session, table, 0):
        frames = picture_of(table).frames
        panel = f"hand.{table.colour(0)}" in frames
        (held if table.seen.hand_counts[0] else empty).add(panel)
    assert empty == {False}
    assert held == {True}


def test_what_an_outer_column_or_row_may_still_take_is_said_beside_its_next_cell_to_whoever_places(services):
    scale, told, together = services.studio.viewport.scale, set(), 0
    for seed in (1, 2, 3, 20):
        session = at_random(3, seed, "alarun")
        table = table_of(services, session, 0)
        said = [table.say(f"alarun.table.{key}") for key in ("this_column", "this_row", "or_this")]
        for _ in turns(session, table, 0):
            table.timeline.finish()
            assert not set(said) & set(picture_of(table).texts), "nobody is asked"
            if not table.seen.hand:
                continue
            asking = asking_for([PLACES[table.seen.hand[0]][cell] for cell in cells_of(table.seen.next_cells(0))])
            grid = table._mat.grid(table.seen, 0)
            cells = [grid.cell(cell) for cell in cells_of(table.seen.next_cells(0))]
            tags = [stroke for stroke in picture_of(table, asking).strokes if stroke.what in said]
            words = [
                Area(stroke.x / scale, stroke.y / scale, stroke.width / scale, stroke.height / scale)
                for stroke in tags
            ]  # fmt: skip
            for area in words:
                assert any(cell.inset(-40).shared(area) for cell in cells)
                assert not any(cell.shared(area) for cell in cells)
            assert not any(one.shared(other) for one, other in combinations(words, 2))
            explained = [tip.area for tip in table.tips(asking) if tip.id.startswith("edge")]
            assert len(explained) == len(words)
            assert all(any(tip.contains(*area.centre) for tip in explained) for area in words)
            assert not any(cell.inset(1).shared(tip) for cell in cells for tip in explained)
            told |= {stroke.what for stroke in tags}
            together += len(tags) > 2
    assert told == set(said)
    assert together


def test_who_leads_at_the_end_of_a_round_is_told_by_what_all_can_count(services):
    told = 0
    for seed in range(1, 6):
        session = at_random(3, seed, "alarun")
        for turn in session.history:
            for event in turn.events:
                if not isinstance(event, CentreCleared):
                    continue
                table = table_of(services, session, 0, moment=Moment(turn.number))
                seen, words = table.seen, table.over_words(event)
                totals = [sheet.total - sheet.colour for sheet in map(seen.sheet, range(seen.seats))]
                leads = dict(words.args).get("name")
                if seen.colours is None and totals.count(max(totals)) == 1:
                    assert leads == table.seats[totals.index(max(totals))].name
                    assert dict(words.args)["points"] == max(totals)
                    told += 1
                assert seen.colours is not None or "points" not in dict(words.args) or words.key.endswith("in_sight")
    assert told


def test_what_the_apprentice_counts_as_is_named_and_that_it_is_no_card_of_the_secret_colour(services):
    """D17: the secret colour pays for cards, and not for an apprentice that is named after one of that colour."""
    apart, alone = set(), set()
    for seed in (1, 2):
        session = at_random(3, seed, "alarun")
        table = table_of(services, session, 0)
        for turn in turns(session, table, 0):
            table.timeline.finish()
            seen, texts = table.seen, picture_of(table).texts
            sheet, colour = seen.sheet(0), seen.colour_of_seat(0)
            if table.say("alarun.table.nameless") in texts:
                continue
            others = sum(seen.sheet(0, each).potions == sheet.potions for each in range(49)) - 1
            alone.add(is_alone := seen.phase == "name" or seen.identities[0] is not None or not others)
            named = card_words(sheet.identity) if is_alone else reason("alarun.table.as_good", count=others)
            assert table.say(named) in texts, turn
            apart.add(is_apart := colour_of(sheet.identity) == colour)
            key = "alarun.table.colour_cards.apart" if is_apart else "alarun.table.colour_cards"
            bonus = seen.numbers.colour_bonus
            laid = (seen.squares[0][cell] for cell in cells_of(seen.taken[0]))
            cards = sum(card not in {APPRENTICE, CENTUM} and colour_of(card) == colour for card in laid)
            assert table.say(key, count=cards, points=bonus) in texts, turn
    assert apart == alone == {False, True}


def said_of_the_apprentice(table, asking) -> tuple[str, frozenset[str], frozenset[str]]:
    """Return what the tip of the apprentice says, what stands beside it, and what the tips of lines say."""
    tips = {tip.id: table.say(tip.words) for tip in table.tips(asking)}
    beside = {table.say("alarun.table.as_good", count=count) for count in range(1, 49)}
    beside |= {table.say(card_words(card)) for card in range(49)} | {table.say("alarun.table.nameless")}
    lines = frozenset(words for id, words in tips.items() if id.startswith(("row ", "column ")))
    return tips["tally.apprentice"], frozenset(beside.intersection(picture_of(table, asking).texts)), lines


def test_of_a_card_that_is_tried_the_same_is_said_as_once_it_is_kept(services):
    compared = set()
    for seed in (1, 2):
        session = at_random(2, seed, "alarun")
        for turn in session.history:
            if turn.seat or not isinstance(turn.move, Place):
                continue
            table = table_of(services, session, 0, moment=Moment(turn.number - 1))
            asking = asking_for([turn.move])
            for part in turn.move.parts:
                assert asking.narrowing.choose(part)
            tried = said_of_the_apprentice(table, asking)
            before = table.seen
            table = table_of(services, session, 0, moment=Moment(turn.number))
            if table.seen.phase == before.phase == "place":
                assert tried == said_of_the_apprentice(table, None), turn
                compared.add(tried)
    assert len(compared) > 6
