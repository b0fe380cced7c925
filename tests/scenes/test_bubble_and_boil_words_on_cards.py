"""Every card of Bubble and Boil in every look: no words are missing and none are cut, in longer languages neither."""

import pytest

from game.tables.bubble_and_boil.book import cards
from game.tables.bubble_and_boil.cards import draw_card
from game.view.area import Area
from game.view.canvas import Canvas
from game.view.scene import Services

LOOKS = (("en", 100), ("en", 130), ("qps", 130))
SHEETS = ("common", "bubble_and_boil", "bubble_and_boil_cards")
EVERY_CARD = (*cards().deck, *cards().victory)


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0]} {look[1]}")
def services(request, make) -> Services:
    """Services in a language, at a size of text."""
    language, size = request.param
    services = make(language)
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=size / 100))
    services.studio.sheets.load(SHEETS)
    return services


def test_every_face_has_room_for_its_words(services):
    canvas, cut = Canvas(services.studio, services.studio.viewport), services.studio.lettering.cut
    for card in EVERY_CARD:
        draw_card(canvas, services.words.say, card, Area(100, 100, 204, 300))
        assert cut == [], card
    assert services.words.missed == set()
