"""What stands on the chips beneath one's cauldron keeps off their edges, in every language and text size."""

from dataclasses import replace

import pytest
from msgspec import structs
from recorded_matches import recorded, recorded_games
from test_tips_of_every_game import nothing
from walking import at_random, picture_of, table_of

from game.core.reason import reason
from game.store.words import Words, languages
from game.tables.tip import with_tips

EDGE = 5.0
"""How far words stay from the edge of their chip at least, in layout px."""


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("most", [None, 28])
def test_words_keep_off_the_edges_of_their_chips_also_behind_two_figures(services, language, scale, most):
    words = Words.load(language)
    services = replace(services, words=words)
    theme = services.studio.theme
    services.studio.use_theme(theme.with_look(high_contrast=False, text_scale=scale))
    try:
        table = table_of(services, recorded(recorded_games("bubble_and_boil")[0]), 0)
        if most is not None:
            many = (most,) * table.seen.seats
            table.show(structs.replace(table.seen, pot_sizes=many, corruption=many), 0)
        picture = picture_of(table)
        counts = {"cubes": table.seen.pot_sizes[0], "discs": table.seen.corruption[0]}
        for place, key in (("seat0.cubes", "cubes"), ("seat0.corruption", "discs")):
            said = words.say(f"bubble_and_boil.table.{key}", count=counts[key])
            chip = services.studio.viewport.to_window(table.plan.area(place).inset(EDGE, 0))
            boxes = [box for box in picture.boxes_of(said) if box[1] >= chip[1] - 4 and box[1] < chip[1] + chip[3]]
            assert boxes, said
            assert all(x >= chip[0] and x + width <= chip[0] + chip[2] for x, _, width, _ in boxes)
    finally:
        services.studio.use_theme(theme)


@pytest.mark.parametrize("points", [0, 3, 12])
def test_what_hexes_have_brought_is_no_score(services, points):
    """It has a plus before it as on the cards, and is not there while there is none."""
    table = table_of(services, recorded(recorded_games("bubble_and_boil")[0]), 0)
    table.show(structs.replace(table.seen, points=(points,) * table.seen.seats), 0)
    picture = picture_of(table)
    viewport = services.studio.viewport
    places = [viewport.to_window(table.plan.area(f"seat{seat}.points")) for seat in range(table.seen.seats)]
    for x, y, width, height in places:
        on_it = [
            stroke.what
            for stroke in picture.strokes
            if x <= stroke.x + stroke.width / 2 <= x + width and y <= stroke.y + stroke.height / 2 <= y + height
        ]
        digits = [f"digit.ink.{each}" for each in str(points)]
        assert on_it == (["points.seal", "digit.ink.plus", *digits] if points else [])
    word = services.words.say("bubble_and_boil.table.points", count=points)
    below = [y for _, y, _, _ in picture.boxes_of(word)] if points else []
    seals = [(x, y, width, height) for x, y, width, height in places[1:] if points]
    assert len(below) == len(seals), "at each rival's pot"
    assert all(low > y + height / 2 for (_, y, _, height), low in zip(seals, sorted(below), strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_hexes_have_brought_explains_itself_at_every_seat_and_says_whose_it_is(services, seats):
    table = table_of(services, at_random(seats, 1, "bubble_and_boil"), 0)
    table.show(structs.replace(table.seen, points=tuple(range(seats))), 0)
    widgets = with_tips(table.spots(None, nothing, nothing), table.all_tips(None), table.say, nothing)
    for seat in range(1, seats):
        middle = table.plan.area(f"seat{table.place_of(seat)}.points").centre
        note = next(each.note for each in reversed(widgets) if each.contains(*middle))
        words = reason("bubble_and_boil.tip.their_points", name=table.seats[seat].name, count=seat)
        assert note == table.say(words)
