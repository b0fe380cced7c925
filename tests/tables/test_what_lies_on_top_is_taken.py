"""What is seen of the cards of a hand is what a click takes: at rest, chosen, raised, and as a hint is about them."""

from collections.abc import Iterator

import pygame
import pytest
from cauldron_matches import begun
from walking import at_random, table_of

from game.play.moments import Moment
from game.play.session import Session
from game.tables.asking import Asking, Look
from game.tables.table import Table
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.picture import Box, Picture
from game.view.input.commands import PointerPressed
from game.view.input.narrowing import Narrowing
from game.view.scene import Services
from game.view.widgets import Spot, WidgetGroup

MATCHES = {
    "cauldron": lambda: begun(2, 4, quick=True),
    "bubble_and_boil": lambda: at_random(3, 5, "bubble_and_boil"),
    "cauldron15": lambda: at_random(2, 2),
    "alarun": lambda: at_random(3, 2, "alarun"),
}
"""A match of each game."""

HIDDEN = {
    "cauldron": lambda table, id: f"spell {table._hand.ids(table.seen, id.partition(':')[0]).index(id)}",
    "bubble_and_boil": lambda table, id: id.replace("card:", "hand:"),
}
"""The name under which a card is hidden, by the game; usually that of its spot."""

HANGING = {"cauldron15": 200}
"""So far below the highest edge of the cards seals and pennants end that hang on them and may lie on the next card."""

MOMENTS = 2
BLOCKS, STEP = (60, 40, 30, 20), 7
"""So many px across are tried to find the broadest places at which a card is seen, and how far those lie apart."""


def spots_of(table: Table, asking: Asking | None) -> list[Spot]:
    return table.spots(asking, lambda part: None, lambda *parts: True)


def hand(table: Table, asking: Asking | None = None) -> list[Spot]:
    """Return the cards of the viewer's hand."""
    spots = [spot for spot in spots_of(table, asking) if isinstance(spot, Spot) and spot.raised is not None]
    return [spot for spot in spots if not spot.id.startswith(("potion:", "centre:"))]


def asked(services: Services, session: Session) -> Iterator[tuple[Table, Asking]]:
    """Yield some moments in which a seat that has two cards or more chooses one of them."""
    found = 0
    for number in range(session.base, session.move_count):
        position = session._positions[number - session.base]
        seat = session.controller.to_move(position)
        table = table_of(services, session, seat, moment=Moment(number))
        asking = Asking(Narrowing(session.controller.legal_moves(position)), lambda move: None)
        ids = {spot.id.partition("#")[0] for spot in hand(table, asking)}
        if len(ids) > 1 and any(ids & set(move.parts) for move in asking.narrowing.all):
            yield table, asking
            found += 1
            if found == MOMENTS:
                return


def seen_of(table: Table, asking: Asking, look: Look, id: str, box: Box) -> pygame.Mask:
    """Return where a card of the hand is seen in a part of the window: what is otherwise if it is not drawn."""
    pictures, window = [], table.services.studio.viewport.size
    name = HIDDEN.get(table.game, lambda _table, id: id)(table, id)
    for hidden in (None, name):
        table.timeline.hides = lambda piece, hidden=hidden: piece == hidden
        surface = pygame.Surface(window)
        drawn_by(table, asking, look).paint_on(surface, box)
        pictures.append(surface.subsurface(box))
    del table.timeline.hides
    same = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1, 255), pictures[1])
    same.invert()
    return same


def drawn_by(table: Table, asking: Asking, look: Look) -> Picture:
    """Return what a table draws beneath what is large."""
    canvas = Canvas(table.services.studio, table.services.studio.viewport)
    table.draw(canvas, asking, look)
    return canvas.picture


def places_in(mask: pygame.Mask, size: int) -> list[tuple[int, int]]:
    """Return where squares of a size lie wholly in a mask."""
    (width, height), square = mask.get_size(), pygame.Mask((size, size), fill=True)
    places = [(x, y) for x in range(0, width - size, STEP) for y in range(0, height - size, STEP)]
    return [place for place in places if mask.overlap_area(square, place) == size * size]


def wrong(services: Services, table: Table, asking: Asking, front: str | None = None) -> list[str]:
    """Return the cards that are not taken where they are seen, the one in `front` raised by keys."""
    spots, viewport = spots_of(table, asking), services.studio.viewport
    cards = hand(table, asking)
    areas = [area for card in cards for area in (card.area, card.raised)]
    left, top = min(area.x for area in areas), min(area.y for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    top += HANGING.get(table.game, 0)
    box = viewport.to_window(Area(left, top, right - left, bottom - top))
    found = []
    for card in cards:
        mask = seen_of(table, asking, Look(front), card.id, box)
        broad, places = next((size, fits) for size in BLOCKS if (fits := places_in(mask, size)))
        for place in places:
            group = WidgetGroup(services, spots)
            if front is not None:
                group.focus_on(front, by_keys=True)
            x, y = viewport.to_layout(box[0] + place[0] + broad / 2, box[1] + place[1] + broad / 2)
            group.handle(PointerPressed(x, y))
            # What hangs on a card may stand out of it.
            if group.focus != card.id and group.focus in {other.id for other in cards}:
                found.append(f"{group.focus} is taken where {card.id} is seen, at {x:.0f}, {y:.0f}")
    return found


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", MATCHES)
def test_what_is_seen_of_a_hand_is_what_a_click_takes(services, game):
    for table, asking in asked(services, MATCHES[game]()):
        cards = [card.id for card in hand(table, asking)]
        assert wrong(services, table, asking) == []
        for id in cards:
            assert "\n".join(wrong(services, table, asking, id)) == ""
        part = next(part for move in asking.narrowing.all for part in move.parts if part in cards)
        hinted = next(move for move in asking.narrowing.all if part in move.parts)
        assert wrong(services, table, Asking(asking.narrowing, asking.why_not, hinted)) == []
        asking.narrowing.choose(part)
        assert wrong(services, table, asking) == []
