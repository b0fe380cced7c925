"""Names keep clear: one that ends in a figure, such as “Player 1”, does not run into what stands at its right."""

from collections.abc import Callable

import pytest
from walking import table_of

from game.play.catalogue import GAMES
from game.play.match import new_match
from game.play.session import Session
from game.store.seat_plans import COLOURS, SeatPlan
from game.tables.asking import Look
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.scene import Services

GAP = 3
"""How many px of a window 1280 px wide are at least left between a name and a sign or figure beside it."""

LARGE = 150
"""What is wider than so many px is the paper on which a name stands."""

NO_FIGURES = ("ring.", "character_card.")
"""What cannot be read as a figure of the name: the ring round a paper, and the picture of a character."""


SEATS = [(game, count) for game in GAMES for count in range(GAMES[game].seats[0], GAMES[game].seats[1] + 1)]


class Flat(Canvas):
    """A canvas that notes each piece of what it keeps, rather than the whole."""

    def kept(self, key: object, draw: Callable[[], None]) -> None:
        draw()


@pytest.mark.parametrize(("game", "seats"), SEATS)
@pytest.mark.parametrize("called", ["Player {}", "Bertók {}4"])
def test_a_name_that_ends_in_a_figure_keeps_a_gap_from_what_stands_beside_it(
    services: Services, game: str, seats: int, called: str
) -> None:
    names = [called.format(seat + 1) for seat in range(seats)]
    plans = [SeatPlan(name, "person", COLOURS[seat]) for seat, name in enumerate(names)]
    table = table_of(services, Session.begin(new_match(game, plans, {}, 3), None), 0)
    canvas = Flat(services.studio, services.studio.viewport)
    table.draw(canvas, None, Look())
    strokes = canvas.picture.strokes
    written = [stroke for stroke in strokes if stroke.ink is not None and stroke.what in names]
    assert written
    near = []
    for name in written:
        strip = Area(name.x, name.y + name.height / 3, name.width + GAP, name.height / 3)
        for each in strokes:
            box = Area(*each.box)
            if each is name or each.what.startswith(NO_FIGURES):
                continue
            if box.width < LARGE and box.x > name.x + name.width / 2 and box.shared(strip):
                near.append(f"{name.what} {name.box} | {each.what} {each.box}")
    assert not near
