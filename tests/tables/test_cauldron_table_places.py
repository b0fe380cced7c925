"""However many fields, potions and spells there are at Cauldron's table, each lies in its place and can be read."""

from itertools import combinations, pairwise

import pytest
from cauldron_matches import played, table_with
from msgspec.structs import replace
from overlap import on_each_other

from game.core.hexgrid import cell_at, column_of, neighbours, open_places, row_of
from game.core.reason import reason
from game.play.luck import Luck, derive
from game.rules.cauldron.board import TOUCHING
from game.rules.cauldron.standing import MATCH, Standing
from game.scenes.pages.results_ledger import draw_ledgers
from game.scenes.pages.results_page import ledgers_of
from game.tables.asking import Asking, Look
from game.tables.cauldron.pieces.card_facts import card_words
from game.tables.cauldron.pieces.field_board import (
    MOST_RADIUS,
    READABLE,
    TURNS,
    FieldBoard,
    best_turns,
    fitted,
    laid,
    turned,
)
from game.tables.cauldron.pieces.own_hut import OwnHut
from game.tables.result_lines import Entry, SeatResult
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

ALL_FIELDS = 44
FIRST_FIELDS = 18
"""So many fields lie on the board of five from the beginning."""

NAME_HIGH = 24.0
POTIONS, SPELLS = 8, 7


def nothing(*parts: str) -> None:
    """Do nothing with what was pressed."""


def inside(inner: Area, outer: Area) -> bool:
    """Return whether an area lies in another one."""
    across = outer.x - 0.5 <= inner.x and inner.right <= outer.right + 0.5
    return across and outer.y - 0.5 <= inner.y and inner.bottom <= outer.bottom + 0.5


def grown(number: int, seed: int) -> list[int]:
    """Return a board of so many cells, each laid by chance where the rules let one lie (A57)."""
    cells, luck = [cell_at(0, 0), cell_at(1, 0), cell_at(0, 1)], Luck(seed)
    while len(cells) < number:
        places = open_places(cells, TOUCHING)
        cells.append(places[luck.below(len(places))])
    return cells


@pytest.mark.parametrize("seed", range(12))
def test_all_44_fields_lie_in_their_place_and_can_be_read(services, seed):
    table = table_with(services, 5)
    board = table.plan.area("board")
    cells = grown(ALL_FIELDS, derive(seed, 0))
    assert inside(board, Area(698, 152, 528, 496))
    for shown in (cells, [*cells[:-1], *open_places(cells[:-1], TOUCHING)]):
        grid = laid(tuple(shown), tuple(cells[:FIRST_FIELDS]), board)
        assert READABLE <= grid.radius <= MOST_RADIUS
        assert all(inside(grid.area(cell), board) for cell in shown)


@pytest.mark.parametrize("step", [(1, 0), (0, 1), (1, -1)])
def test_a_board_that_is_as_long_as_can_be_lies_in_its_place(services, step):
    q, r = step
    board = table_with(services, 5).plan.area("board")
    row = [cell_at(q * at - 11 * q, r * at - 11 * r) for at in range(ALL_FIELDS // 2)]
    cells = [*row, *(cell_at(column_of(cell) - r, row_of(cell) + q + r) for cell in row)]
    grid = fitted(cells, board)
    assert len(set(cells)) == ALL_FIELDS
    assert all(inside(grid.area(cell), board) for cell in cells)


@pytest.mark.parametrize("seed", range(6))
def test_a_board_is_turned_to_where_it_is_largest_and_keeps_its_neighbours(services, seed):
    board = table_with(services, 4).plan.area("board")
    cells = tuple(grown(15, derive(seed, 0)))
    turns = best_turns(cells, board)
    radii = [fitted(cells, board, turns=each).radius for each in range(TURNS)]
    assert radii[turns] == max(radii)
    for cell in cells:
        assert {turned(near, turns) for near in neighbours(cell)} == set(neighbours(turned(cell, turns)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_field_that_is_bought_turns_the_board(services, seats):
    table = table_with(services, seats)
    board = FieldBoard(table, table.plan)
    cells = [cell for cell, _, _ in table.seen.fields]
    bought = [cell for cell in grown(30, derive(seats, 0)) if cell not in cells]
    fields = (*table.seen.fields, *((cell, 0, 0) for cell in bought))
    assert board.grid(replace(table.seen, fields=fields)).turns == board.grid(table.seen).turns


def test_a_small_board_is_not_too_large(services):
    board = table_with(services, 5).plan.area("board")
    assert fitted([cell_at(0, 0), cell_at(1, 0)], board).radius < board.height / 4


@pytest.mark.parametrize("potions", range(1, POTIONS))
@pytest.mark.parametrize("spells", range(SPELLS))
def test_potions_and_spells_lie_side_by_side_and_the_name_of_each_spell_is_seen(services, potions, spells):
    table = table_with(services, 2)
    book, seen = table.book, played(2, 4)[0].seen[0]
    hand, owned = tuple([*book.spell_order][:spells]), tuple([*book.potion_order][:potions])
    counts = ((spells, 0), *seen.hand_counts[1:])
    seen = replace(seen, hand=hand, hand_counts=counts, potions=(owned, *seen.potions[1:]))
    table.show(seen, 0)
    home: OwnHut = table._home
    wall, cards = table.plan.area("seat0.wall"), home.spells(seen)
    bottles = list(home.potion_areas(seen).values())
    assert len(cards) == spells and len(bottles) == potions
    for place in cards:
        assert inside(place.card, wall) and place.strip.height >= NAME_HIGH
        assert place.card.x >= max(bottle.right for bottle in bottles)
    assert all(above.strip.bottom <= below.strip.y + 3 for above, below in pairwise(cards))
    assert all(left.x + 20 < right.x for left, right in pairwise(bottles))


def test_every_spell_of_the_fan_is_found_where_it_is_seen(services):
    table = table_with(services, 2)
    book, seen = table.book, played(2, 4)[0].seen[0]
    hand = tuple([*book.spell_order][:3])
    seen = replace(seen, hand=hand, hand_counts=((3, 0), *seen.hand_counts[1:]))
    table.show(seen, 0)
    spots = table.spots(Asking(Narrowing([]), lambda move: None), nothing, nothing)

    def found(x: float, y: float) -> str:
        return next(spot.id for spot in reversed(spots) if spot.contains(x, y))

    for spell, place in zip(hand, table._home.spells(seen), strict=True):
        assert found(*place.strip.centre) == f"hand:{spell}"
        assert found(place.card.x + 12, place.card.middle_y) == f"hand:{spell}"


@pytest.mark.parametrize("simple", ["no", "yes"])
def test_without_spells_no_stack_of_them_is_shown(services, simple):
    """A73: the Simple game has no spells."""
    table = table_with(services, 2)
    table.show(played(2, 4, simple=simple)[0].seen[0], 0)
    canvas = Canvas(services.studio, services.studio.viewport)
    table.draw(canvas, None, Look())
    assert ("back.spell.basic" in canvas.picture.frames) == (simple == "no")
    assert (table.say("cauldron.table.stacks.spells") in canvas.picture.texts) == (simple == "no")


def test_what_is_pointed_at_comes_to_the_front(services):
    table = table_with(services, 2)
    book, seen = table.book, played(2, 4)[0].seen[0]
    hand = tuple([*book.spell_order][:3])
    table.show(replace(seen, hand=hand, hand_counts=((3, 0), *seen.hand_counts[1:])), 0)

    def last_name(pointed: str | None) -> str:
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw(canvas, None, Look(pointed=pointed))
        names = [table.say(f"card.{spell}.name") for spell in hand]
        return [text for text in canvas.picture.texts if text in names][-1]

    assert last_name(None) == table.say(f"card.{hand[2]}.name")
    assert last_name(f"hand:{hand[0]}") == table.say(f"card.{hand[0]}.name")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_result_says_is_whole_and_lies_clear(services, seats):
    table = table_with(services, seats)
    entries = (
        Entry(reason("cauldron.results.start"), 2),
        Entry(reason("cauldron.results.brews", count=19), 49),
        Entry(reason("cauldron.results.spent"), -18),
        Entry(reason("cauldron.results.stars"), -6),
        Entry(reason("cauldron.results.rest"), -9),
    )
    favourite = reason("cauldron.results.favourite", card=reason("card.five_minute_genius.name"), count=12)
    lines = (reason("cauldron.results.spells", count=17), favourite)
    bottles = tuple(table.book.picture(potion) for potion in [*table.book.potion_order][:6])
    results = [
        SeatResult(seat, seat + 1, 18, False, seat == 0, "portrait.witch", bottles, (), entries, lines)
        for seat in range(seats)
    ]
    canvas = Canvas(services.studio, services.studio.viewport)
    papers = ledgers_of(seats)
    draw_ledgers(canvas, table, results, papers)
    scale = services.studio.viewport.scale
    for words in map(table.say, [*(entry.name for entry in entries), *lines]):
        boxes = [Area(*(side / scale for side in box)) for box in canvas.picture.boxes_of(words)]
        assert len(boxes) == seats and all(map(inside, boxes, papers))
    assert not list(on_each_other(canvas.picture))


@pytest.mark.parametrize("owned", [*range(1, 13)])
def test_the_only_rivals_hut_fills_its_side_and_every_potion_lies_in_it(services, owned):
    table = table_with(services, 2)
    seen = played(2, 4)[30].seen[0]
    many = tuple([*table.book.potion_order][:owned])
    table.show(replace(seen, potions=(seen.potions[0], many)), 0)
    wall, board = table.plan.area("seat1.wall"), table.boxed
    assert wall.right < board.x and wall.bottom > board.bottom - 20
    areas = [area for seat, name, area in potions_of(table) if seat == 1]
    assert len(areas) == owned and all(inside(area, wall) for area in areas)
    assert not any(one.shared(other) > 1 for one, other in combinations(areas, 2))
    canvas = Canvas(services.studio, services.studio.viewport)
    table.draw(canvas, None, Look())
    for ability, place in table._huts.abilities(table.seen, 1):
        assert inside(place, wall) and table.say(card_words(ability.id)) in canvas.picture.texts


def potions_of(table):
    """Return each potion of the others with its owner and where it lies."""
    seats = (seat for seat in range(table.seen.seats) if seat != table.viewer)
    return [(seat, *each) for seat in seats for each in table._huts.potion_areas(table.seen, seat).items()]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_something_idle_stands_where_no_hut_does_unless_the_owl_lies_there(services, seats):
    table = table_with(services, seats)

    def shown() -> bool:
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw(canvas, None, Look())
        return "desk.tea" in canvas.picture.frames

    assert shown() == (seats == 3)
    table.taken = lambda: (table.plan.area("owl"),)
    assert not shown()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_spell_that_is_cast_covers_neither_who_casts_it_nor_what_is_asked(services, seats):
    table = table_with(services, seats)
    shown, plan = table._motions.cast_area(), table.plan
    assert inside(shown, Area(0, 0, 1920, 1080))
    asked = ["prompt", "bell", "actions", *(f"seat{place}.wall" for place in range(seats))]
    assert not any(shown.shared(plan.area(name)) for name in asked)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_may_own_one_cellar_more_has_a_place_for_it_before_it_is_bought(services, seats, more, seat):
    table = table_with(services, seats)
    allowed = (Standing("cellars", "character.peat_cellar", 1 << seat, MATCH, amount=1),)
    seen = replace(played(seats, 6)[0].seen[0], cellars=(0,) * seats, effects=allowed * more)
    table.show(seen, 0)
    areas = table._huts.cellar_areas(seen, seat)
    assert len(areas) == 2 + more
    assert not any(one.shared(other) for one, other in combinations(areas, 2))
    picture = Canvas(services.studio, services.studio.viewport)
    table.draw(picture, None, Look())
    frame = "cellar.place" if seat == 0 else "cellar.place.small"
    others = 2 * (seats - 2) if seat else 0
    assert picture.picture.frames.count(frame) == others + 2 + more
    tips = [tip for tip in table.tips(None) if tip.id.startswith(f"cellar {seat} ")]
    assert len(tips) == 2 + more
