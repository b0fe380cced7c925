"""The gallery: cards with their names, found by words; the chart's lines wander but begin and end where they should."""

from itertools import pairwise

import pytest

from game.scenes.pages.chart import draw_pen
from game.scenes.pages.gallery_view import GalleryView
from game.scenes.pages.reader import CARDS, KIND, SOUGHT, SOURCE
from game.tables.pictures import PICTURES
from game.view.drawing.canvas import Canvas
from game.view.scene import Services
from game.view.widgets import State


def view_of(services: Services, game: str) -> GalleryView:
    gallery = PICTURES[game]().gallery()
    services.studio.sheets.load(("common", "heads", *PICTURES[game]().table.sheets, *gallery.sheets))
    return GalleryView(services, CARDS, gallery)


def texts_of(services: Services, view: GalleryView) -> list[str]:
    canvas = Canvas(services.studio, services.studio.viewport)
    view.draw(canvas, State())
    return list(canvas.picture.texts)


@pytest.mark.parametrize("game", PICTURES)
def test_every_card_is_found_by_its_name_and_stands_above_it(services: Services, game: str) -> None:
    view = view_of(services, game)
    whole = sum(len(section.cards) for section in PICTURES[game]().gallery().sections)
    assert view.narrow("") == whole
    for section in PICTURES[game]().gallery().sections:
        for card in section.cards[::7]:
            name = services.words.say(card.name)
            assert 1 <= view.narrow(f" {name.upper()} ") < whole
            texts = texts_of(services, view)
            view.scroller.to(view.scroller.most)
            assert name[:1].upper() + name[1:] in (*texts, *texts_of(services, view))


@pytest.mark.parametrize("game", PICTURES)
def test_a_section_is_found_whole(services: Services, game: str) -> None:
    view = view_of(services, game)
    for section in PICTURES[game]().gallery().sections:
        assert view.narrow(services.words.say(section.name)) >= len(section.cards)


def test_where_nothing_is_found_nothing_is_shown_or_chosen(services: Services) -> None:
    view = view_of(services, "cauldron")
    assert view.narrow("no card is called so") == 0
    view._choose(3)
    assert texts_of(services, view) == []
    assert view.narrow("") > 0
    assert texts_of(services, view) != []


def test_no_arrow_of_a_chooser_stands_at_its_neighbour() -> None:
    row = [SOUGHT, KIND, SOURCE]
    assert all(right.x - left.right >= left.height / 2 for left, right in pairwise(row))


def test_a_pens_line_leads_from_its_first_point_to_its_last(services: Services) -> None:
    canvas = Canvas(services.studio, services.studio.viewport)
    draw_pen(canvas, [(300, 300), (600, 300), (900, 150)], "ink", 4)
    x, y, width, height = canvas.picture.strokes[0].box
    scale = services.studio.viewport.scale
    assert x == pytest.approx(300 * scale, abs=4)
    assert x + width == pytest.approx(900 * scale, abs=4)
    assert y == pytest.approx(150 * scale, abs=4)
    assert y + height == pytest.approx(300 * scale, abs=6)


@pytest.mark.parametrize("game", PICTURES)
def test_cards_are_narrowed_to_one_kind_and_to_those_that_are_printed_or_ours(services: Services, game: str) -> None:
    view = view_of(services, game)
    sections = PICTURES[game]().gallery().sections
    whole = view.narrow()
    assert sum(view.narrow(section=number) for number in range(len(sections))) == whole
    assert view.narrow(printed=True) + view.narrow(printed=False) == whole
    assert view.is_mixed == (0 < view.narrow(printed=True) < whole)
    name = services.words.say(sections[0].cards[0].name)
    assert view.narrow(name, 0) >= 1
    assert view.section_names == tuple(section.name for section in sections)
    if len(sections) > 1:
        assert view.narrow(services.words.say(sections[1].cards[0].name), 0) < len(sections[0].cards)
