"""What stands on the chips beneath one's cauldron keeps off their edges, in every language and text size."""

from dataclasses import replace

import pytest
from msgspec import structs
from recorded_matches import recorded, recorded_games
from walking import picture_of, table_of

from game.store.words import Words, languages

EDGE = 5.0
"""How far words stay from the edge of their chip at least, in layout px."""


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
