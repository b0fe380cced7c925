"""Everything that the table of Bubble and Boil may draw has a place in its map and a frame in its sheets."""

import pytest
from legibility import openly
from msgspec.structs import replace
from noting import NotingLevel, assert_map_fits, noting
from walking import NAMES, at_random, picture_of, table_of, turns

from game.rules.bubble_and_boil.moves import HARVEST, RAZE, Hex
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation, SeenGarden
from game.store.seat_plans import COLOURS as HATS
from game.store.seat_plans import SeatPlan
from game.tables.asking import Asking, Look
from game.tables.bubble_and_boil.cards.card_facts import cards
from game.tables.bubble_and_boil.pieces.garden_beds import Gardens
from game.tables.bubble_and_boil.pieces.hands import Hands
from game.tables.bubble_and_boil.pieces.pool import UNDER
from game.tables.bubble_and_boil.table import BubbleAndBoilTable
from game.view.drawing.area import LAYOUT, Area
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

STEPS = ("draft", "hex", "plant", "replant", "grow", "discard", "brew", "over")


def first_seen(seats: int) -> BubbleAndBoilObservation:
    session = at_random(seats, 1, "bubble_and_boil")
    session.seek(session.base)
    return replace(session.observe(0), to_move=0, active=0)


def table_with(services, seats: int, hats: tuple[str, ...] = HATS) -> BubbleAndBoilTable:
    plans = [SeatPlan(NAMES[seat], "random", hats[seat]) for seat in range(seats)]
    return BubbleAndBoilTable(services, plans, first_seen(seats), 0)


def asking_for(moves) -> Asking:
    return Asking(Narrowing(moves), lambda move: None)


def asked_in_a_match(services, seats: int) -> NotingLevel:
    """Return the map, which noted the places that a whole match asks for."""
    # What was put together before would not be asked for again.
    services.studio.forget()
    session = at_random(seats, 1, "bubble_and_boil")
    table = table_of(services, session, 0)
    level = noting(table)
    for turn in turns(session, table, 0):
        table.timeline.finish()
        if turn.number % 4 == 0:
            table.spots(None, lambda part: None, lambda *parts: None)
            picture_of(table, None, Look("discards"))
    table.show(session.observe(0), 0)
    counting = table.counting(session.outcome)
    canvas = Canvas(services.studio, services.studio.viewport)
    for step in range(counting.steps(0) + 1):
        counting.draw(canvas, 0, step)
    seen = first_seen(seats)
    hexes = [Hex(card, 1) for card in seen.hand]
    victories = tuple(cards().victory)[:3]
    for step in STEPS:
        garden = SeenGarden("red", seen.hand[:2], ((0, 0, 1, 0), (0, 0, 0, 0)))
        shown = replace(seen, step=step, victories=victories, offer=victories[:2], books=(seen.hand,) * seats)
        table.show(replace(shown, gardens=((garden, garden),) * seats), 0)
        asking = asking_for([*hexes, HARVEST, *RAZE])
        table.spots(asking, lambda part: None, lambda *parts: None)
        for pointed in (f"hand:{seen.hand[0]}", f"victory {victories[0]}"):
            picture_of(table, asking, Look(pointed))
        level.asked |= {action.place for action in table.actions(asking)}
    for card, what in (("crow_tax", "way"), ("crone_poaching", "block")):
        table.show(replace(seen, resolving=card, asked=what, options=(0, 1)), 0)
        picture_of(table, asking_for(RAZE))
    table.draw_prompt(canvas, table.prompt(None), 0.5)
    return level


def test_every_place_that_is_asked_for_is_in_the_map_and_none_is_there_in_vain(services):
    assert_map_fits(lambda seats: asked_in_a_match(services, seats), (2, 3, 4))


@pytest.mark.parametrize("first", range(len(HATS)), ids=HATS)
def test_every_seat_may_have_every_colour(services, first):
    hats = HATS[first:] + HATS[:first]
    table = table_with(services, 4, hats)
    seen = first_seen(4)
    for viewer in (0, 3):
        for active in range(4):
            table.show(replace(seen, active=active, to_move=active), viewer)
            frames = set(picture_of(table).frames)
            assert {f"rival.{hats[other]}" for other in range(4) if other != viewer} <= frames
            assert {f"witch.{hats[viewer]}", f"pot.{hats[viewer]}", f"recipes.{hats[viewer]}"} <= frames
            own = active == viewer
            assert ("hearth.before.0" in frames) == own, "fire burns under the pot whose turn it is"
            assert ("hearth.before.small.0" in frames) != own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_lie_in_every_garden(services, seats):
    table = table_with(services, seats)
    seen = first_seen(seats)
    names = list(cards().deck)
    for colour, index in (("green", 0), ("orange", 1), ("red", 2), ("yellow", 3)):
        cubes = tuple(int(each == index) for each in range(4))
        garden = SeenGarden(colour, tuple(names[:6]), (cubes, (1, 1, 1, 1), *[(0, 0, 0, 0)] * 4))
        shown = replace(seen, gardens=((garden, garden),) * seats, hand=tuple(names[6:12]))
        table.show(shown, 0)
        frames = picture_of(table, look=Look(pointed=f"hand:{names[6]}")).frames
        assert f"plot.{colour}" in frames
        assert any(frame.startswith(f"cube.{colour}") for frame in frames)


def test_a_garden_whose_cubes_are_gone_is_empty_and_still_brings_its_crone(services, monkeypatch):
    """It stays until the next harvest (B18)."""
    monkeypatch.setattr(Canvas, "composed", openly)
    table, seen = table_with(services, 2), first_seen(2)
    bare = SeenGarden("red", seen.hand[:2], ((0, 0, 0, 0),) * 2)
    said = {name: services.words.say(f"bubble_and_boil.table.{name}") for name in ("no_cubes", "crone_next")}
    for garden in (bare, replace(bare, cubes=((0, 0, 1, 0), (0, 0, 0, 0)))):
        table.show(replace(seen, gardens=((garden,), ())), 0)
        picture = picture_of(table)
        assert picture.boxes_of(said["crone_next"])
        assert bool(picture.boxes_of(said["no_cubes"])) == (garden is bare)
        assert not picture.boxes_of("+0")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [2, 3, 5, 9, 14])
def test_long_gardens_and_hands_overlap_but_stay_in_their_places(services, seats, count):
    table = table_with(services, seats)
    gardens, hands = Gardens(table, table.plan), Hands(table, table.plan)
    for seat in range(seats):
        for place in (0, 1):
            plots = gardens.plots(seat, place, count)
            _inside(plots, gardens.bed(seat, place))
            assert [plot.x for plot in plots] == sorted({plot.x for plot in plots})
            for plot in range(count):
                cubes = gardens.cubes(seat, place, plot, count, 3)
                _inside(cubes, gardens.bed(seat, place).inset(-4))
                assert all(cube.width >= 9 for cube in cubes)
    _inside(hands.areas(count), table.plan.area("hand").inset(-1))


def _inside(areas: list[Area], whole: Area) -> None:
    for area in areas:
        assert whole.x - 0.5 <= area.x
        assert area.right <= whole.right + 0.5
        assert whole.y - 0.5 <= area.y
        assert area.bottom <= whole.bottom + 0.5
        assert LAYOUT.contains(area.x, area.y)


def test_every_size_of_the_heaps_can_be_drawn(services):
    table = table_with(services, 4)
    seen = first_seen(4)
    for count in range(29):
        shown = replace(seen, pool=(count,) * 4, corruption_left=32 - count, crones_left=count + 1, deck=count)
        table.show(shown, 0)
        frames = picture_of(table).frames
        assert frames.count("heap.empty") == (1 if count else 5), "four heaps, and the sign of colours used up"


def test_deck_and_discards_lie_whole_between_the_prompt_and_the_beds_and_their_numbers_beneath_them(services):
    table = table_with(services, 2)
    for name in ("deck", "discards"):
        cards, count = table.plan.area(name), table.plan.area(f"{name}.count")
        assert table.plan.area("prompt").bottom < cards.y - 2 * UNDER / 2 and cards.bottom <= count.y, name
        assert count.bottom <= table.plan.area("seat0.garden0").y, name


def test_the_tiles_of_a_choice_cover_the_numbers_of_the_piles_whole(services):
    table = table_with(services, 2)
    tiles = table.plan.area("choices.tiles")
    for name in ("deck.count", "discards.count", "pool.green.count"):
        assert table.plan.area(name).bottom <= tiles.bottom, name


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_a_card_in_a_garden_says_what_its_pale_places_are(services, gone):
    table = table_with(services, 3)
    garden = SeenGarden("orange", ("mud_slinging", "hot_potato"), ((0, 2 - gone, 0, 0), (0, 1, 0, 0)))
    seen = table.seen
    table.show(replace(seen, gardens=((garden,), *seen.gardens[1:])), 0)
    texts = " ".join(picture_of(table, None, Look("plot:0.0.0")).texts)
    told = services.words.say("bubble_and_boil.rule.gone", count=gone or 1)
    assert (told in texts) == (gone > 0)
