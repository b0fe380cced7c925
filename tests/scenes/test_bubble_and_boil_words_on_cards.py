"""Every card of Bubble and Boil in every look: no words are missing and none are cut, in longer languages neither."""

from types import SimpleNamespace

import pytest
from looks import TRANSLATED, named

from game.rules.bubble_and_boil.cards.card_text import cost_text
from game.scenes.pages.gallery_view import GalleryView
from game.store.places import LEVELS
from game.store.words import languages
from game.tables.bubble_and_boil.cards.card_faces import (
    LEAST_PLANTS,
    NOTE_EDGE,
    NOTE_MARGIN,
    OPEN,
    draw_card,
    draw_hex_words,
    draw_recipe_words,
)
from game.tables.bubble_and_boil.cards.card_facts import cards, design_of, effect_sentences, is_printed
from game.tables.bubble_and_boil.cards.gallery import gallery
from game.tables.bubble_and_boil.cards.large import draw_large
from game.tables.bubble_and_boil.pieces.hands import OWL, hint_place
from game.tables.plan import Plan
from game.tables.table import ZOOMS
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.levels import load_level
from game.view.scene import Services
from game.view.widgets.widget import State

LOOKS = (("en", 100), ("en", 130), ("qps", 130), *TRANSLATED)
SHEETS = ("common", "bubble_and_boil", "bubble_and_boil_cards")
EVERY_CARD = (*cards().deck, *cards().victory)


@pytest.fixture(params=LOOKS, ids=named)
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


HAND_OF_SEVEN = 142.0
"""How much is seen of each card but the last in a hand of seven, in layout px."""


def test_no_name_is_cut_in_a_hand_of_seven(make):
    for language in languages():
        services = make(language)
        services.studio.sheets.load(SHEETS)
        for scale in (1.0, 1.3):
            services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=scale))
            canvas, cut = Canvas(services.studio, services.studio.viewport), services.studio.lettering.cut
            for card in cards().deck:
                draw_card(canvas, services.words.say, card, Area(100, 100, 204, 300), shown=HAND_OF_SEVEN)
                assert cut == [], (language, card)


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", languages())
def test_the_lines_of_all_hexes_but_the_two_longest_lie_apart(make, language, scale):
    services = make(language)
    services.studio.sheets.load(SHEETS)
    services.studio.use_theme(services.studio.theme.with_look(high_contrast=False, text_scale=scale))
    services.studio.use_viewport(Viewport.fitting(1280, 720))
    tight = []
    for card in cards().deck:
        canvas, design = Canvas(services.studio, services.studio.viewport), design_of(card)
        hand = Area(100, 100, 204, 300)
        draw_hex_words(canvas, services.words.say, card, hand)
        words = " ".join(map(services.words.say, (*cost_text(design), *effect_sentences(design))))
        height = canvas.picture.boxes_of(words)[0][3]
        least = canvas.measure(words, size=1, width=hand.width - 2 * (NOTE_EDGE + NOTE_MARGIN), spacing=OPEN).height
        # Lines are whole pixels high.
        if height < services.studio.viewport.to_window(Area(0, 0, 1, least))[3] - 2:
            tight.append(card)
    assert len(tight) <= 2


@pytest.mark.parametrize("language", languages())
def test_the_words_of_every_hex_lie_on_its_card_below_what_it_grows_in_every_language(make, language):
    services = make(language)
    services.studio.sheets.load(SHEETS)
    services.studio.use_viewport(Viewport.fitting(1280, 720))
    canvas, hand = Canvas(services.studio, services.studio.viewport), Area(100, 100, 204, 300)
    for card in cards().deck:
        note = draw_hex_words(canvas, services.words.say, card, hand)
        assert hand.y <= note.y + LEAST_PLANTS and note.bottom <= hand.bottom, card


@pytest.mark.parametrize("draw_words", [draw_hex_words, draw_recipe_words])
def test_the_owl_of_a_hint_stands_at_the_edge_of_a_card_above_its_words(services, draw_words):
    canvas, hand = Canvas(services.studio, services.studio.viewport), Area(100, 100, 204, 300)
    for card in cards().deck:
        note = draw_words(canvas, services.words.say, card, hand)
        x, y = hint_place(hand, note)
        assert hand.x <= x - OWL / 2 and x + OWL / 2 < hand.middle_x, card
        assert y < hand.y + OWL / 2 and y + OWL / 2 <= note.y + LEAST_PLANTS, card


@pytest.mark.parametrize(
    ("step", "brink"), [("hex", False), ("plant", False), ("discard", False), ("discard", True), ("over", False)]
)
def test_every_large_card_has_room_for_its_words_and_the_rule_behind_it(services, step, brink):
    canvas, cut = Canvas(services.studio, services.studio.viewport), services.studio.lettering.cut
    table = SimpleNamespace(say=services.words.say, viewer=0, taken=tuple, log_rows=tuple)
    seen = SimpleNamespace(
        step=step, to_move=0, active=0, hexes=1, resolving=None, limits=SimpleNamespace(recipes=7), hand=EVERY_CARD,
        lacks_one_recipe=brink,
    )  # fmt: skip
    plan = Plan(load_level(LEVELS / "bubble_and_boil.tmx"), 4)
    for number, card in enumerate(EVERY_CARD):
        draw_large(canvas, table, plan.area(ZOOMS[number % 2]), card, seen)
        assert cut == [], card
    assert services.words.missed == set()


def test_the_gallery_has_every_card_and_room_for_its_words(services):
    canvas, cut = Canvas(services.studio, services.studio.viewport), services.studio.lettering.cut
    shown = gallery()
    assert sum(len(section.cards) for section in shown.sections) == len(EVERY_CARD)
    view = GalleryView(services, Area(256, 200, 1404, 790), shown)
    for number in range(len(EVERY_CARD)):
        view._choose(number)
        view._draw_chosen(canvas)
    view.draw(canvas, State())
    texts = canvas.picture.texts
    labels = {services.words.say(f"bubble_and_boil.printed.{card}") for card in EVERY_CARD if is_printed(card)}
    assert sum(text in labels for text in texts) == 5, "five cards are printed, each in part"
    assert services.words.say("gallery.printed") not in texts
    assert cut == []
    assert services.words.missed == set()
