"""What the chips on the potions of one's own hut say: never a number that is taken for a price."""

import re

import pytest
from cauldron_matches import played, table_with
from msgspec.structs import replace
from walking import picture_of

from game.core.effect_stack import Choice, Running, Window
from game.rules.cauldron.events import PotionGained, PotionMoved, SpellsDrawn
from game.rules.cauldron.observation import SeenBrew
from game.store.words import languages
from game.tables.asking import Asking, Look
from game.tables.cauldron.pieces.card_facts import card_facts
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing

POTIONS = tuple(card_facts().cards.potions)[:8]
SPELLS = tuple(card_facts().spell_order)[:10]
SHORT = SeenBrew("", 2, 9, 9, (), banned=False, forbidden=False)
ASKING = Asking(Narrowing([]), lambda move: None)
STROKES = 2
"""What the sign of "none" has in its colour: a ring and a line."""


@pytest.fixture(params=[100, 115, 130])
def in_letters(request, services):
    theme = services.studio.theme
    services.studio.use_theme(theme.with_look(high_contrast=False, text_scale=request.param / 100))
    yield services
    services.studio.use_theme(theme)


def drawn(table, seen, brews):
    """Return the picture of a hut with these brews."""
    table.show(replace(seen, brews=brews), 0)
    return picture_of(table, ASKING)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("sort", ["banned", "forbidden"])
def test_why_a_potion_may_not_be_brewed_is_said_in_words_or_by_the_sign_of_none(in_letters, language, sort):
    in_letters.words.speak(language)
    table = table_with(in_letters, 2)
    shown = next(seen for turn in played(2, 4) for seat, seen in turn.seen.items() if seat == seen.to_move == 0)
    for number in (1, 4, len(POTIONS)):
        seen = replace(shown, potions=(POTIONS[:number], *shown.potions[1:]))
        without = drawn(table, seen, ())
        brews = tuple(replace(SHORT, potion=potion, lacks=0, **{sort: True}) for potion in POTIONS[:number])
        chips = drawn(table, seen, brews)
        said = [text.replace("\n", " ") for text in chips.texts].count(table.say(f"cauldron.table.{sort}"))
        red = [sum(stroke.what == "blood" for stroke in picture.strokes) for picture in (chips, without)]
        assert said + (red[0] - red[1]) / STROKES == number


@pytest.mark.parametrize("language", languages())
def test_what_a_potion_lacks_is_said_in_words_or_beside_the_sign_of_none(in_letters, language):
    in_letters.words.speak(language)
    table = table_with(in_letters, 2)
    shown = next(seen for turn in played(2, 4) for seat, seen in turn.seen.items() if seat == seen.to_move == 0)
    words = table.say("cauldron.table.lacks", count=SHORT.lacks)
    for number in range(1, len(POTIONS) + 1):
        seen = replace(shown, potions=(POTIONS[:number], *shown.potions[1:]))
        without = drawn(table, seen, ())
        chips = drawn(table, seen, tuple(replace(SHORT, potion=potion) for potion in POTIONS[:number]))
        said = [text.replace("\n", " ") for text in chips.texts].count(words)
        red = [sum(stroke.what == "blood" for stroke in picture.strokes) for picture in (chips, without)]
        assert said >= 1, "the last potion has room for words"
        assert said + (red[0] - red[1]) / STROKES == number
        assert not [text for text in set(chips.texts) - set(without.texts) if re.match(r"[-−+]\s*\d", text)]


@pytest.mark.parametrize("asked", [None, Window("end_of_turn", (0,)), Choice(0, "field", (0, 1), "field")])
def test_whatever_is_asked_a_potion_says_what_it_lacks_or_that_it_has_all(services, asked):
    table = table_with(services, 2)
    shown = next(seen for turn in played(2, 4) for seat, seen in turn.seen.items() if seat == seen.to_move == 0)
    below = Running("end_of_turn", 0, 0, ())
    seen = replace(shown, stack=() if asked is None else (below, asked), potions=(POTIONS[:2], *shown.potions[1:]))
    brews = (replace(SHORT, potion=POTIONS[0], lacks=0), replace(SHORT, potion=POTIONS[1]))
    texts = drawn(table, seen, brews).texts
    assert table.say("cauldron.table.has_all") in texts
    assert table.say("cauldron.table.lacks", count=SHORT.lacks) in texts


@pytest.mark.parametrize("language", languages())
def test_a_potion_that_has_come_since_the_last_move_is_told_from_the_others(in_letters, language):
    in_letters.words.speak(language)
    table = table_with(in_letters, 2)
    shown = next(seen for turn in played(2, 4) for seat, seen in turn.seen.items() if seat == seen.to_move == 0)
    words = table.say("cauldron.table.fresh")
    for number in range(2, len(POTIONS) + 1):
        owned, away = POTIONS[:number], POTIONS[-1]
        seen = replace(shown, potions=(owned, *shown.potions[1:]))
        for come, fresh in (
            ((PotionGained(0, owned[0]),), 1),
            ((PotionMoved(owned[0], 1, 0), PotionGained(1, owned[1])), 1),
            ((PotionGained(0, away),), int(away in owned)),
            ((), 0),
            (tuple(PotionGained(0, potion) for potion in owned), 0),
        ):
            told = []
            for since in ((), come):
                table.show(seen, 0, since)
                picture = picture_of(table, ASKING)
                dots = sum(stroke.what == "plum" for stroke in picture.strokes)
                told.append(picture.texts.count(words) + dots)
            assert told[1] - told[0] == fresh, come


@pytest.mark.one_in(8)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(2, 8))
def test_a_spell_that_has_come_since_the_last_move_is_told_from_the_others(in_letters, language, number):
    in_letters.words.speak(language)
    table, hand = table_with(in_letters, 2), tuple(sorted(SPELLS[: number - 1] + SPELLS[:1]))
    shown = next(seen for turn in played(2, 4) for seat, seen in turn.seen.items() if seat == seen.to_move == 0)
    counts = ((number, 0), *shown.hand_counts[1:])
    seen, words = replace(shown, hand=hand, hand_counts=counts), table.say("cauldron.table.fresh")

    def news(*come, pointed=None) -> int:
        told = []
        for since in ((), come):
            table.show(seen, 0, since)
            canvas = Canvas(in_letters.studio, in_letters.studio.viewport)
            in_letters.studio.drafts.clear()
            table.draw(canvas, ASKING, Look(pointed))
            dots = sum(stroke.what == "plum" for stroke in canvas.picture.strokes)
            told.append(canvas.picture.texts.count(words) + dots)
        return told[1] - told[0]

    def drawn(seat, *spells) -> SpellsDrawn:
        return SpellsDrawn(seat, "basic", len(spells), spells)

    assert news() == news(drawn(1, *hand)) == news(drawn(0, *hand)) == 0, "none, another's, and all"
    assert news(drawn(0, SPELLS[0])) == 1, "of two copies one is new"
    assert news(drawn(0, SPELLS[0]), drawn(0, SPELLS[9])) == 1, "what has gone again is not there"
    assert news(drawn(0, hand[-1])) == news(drawn(0, hand[-1]), pointed=f"hand:{hand[-1]}") == 1
    table.show(seen, 0, (drawn(0, SPELLS[0]),))
    for spell in hand[:1], hand[-1:]:
        canvas = Canvas(in_letters.studio, in_letters.studio.viewport)
        table.draw_over(canvas, ASKING, Look(f"hand:{spell[0]}"))
        told = " ".join(canvas.picture.texts)
        assert (table.say("cauldron.table.fresh.about") in told) == (spell[0] == SPELLS[0])


def test_the_large_card_of_a_potion_that_has_come_since_the_last_move_says_so(services):
    table = table_with(services, 2)
    shown = next(seen for turn in played(2, 4) for seat, seen in turn.seen.items() if seat == seen.to_move == 0)
    table.show(replace(shown, potions=(POTIONS[:2], *shown.potions[1:])), 0, (PotionGained(0, POTIONS[0]),))
    for potion, told in zip(POTIONS, (True, False), strict=False):
        canvas = Canvas(services.studio, services.studio.viewport)
        table.draw_over(canvas, ASKING, Look(f"potion:{potion}"))
        assert (table.say("cauldron.table.fresh.about") in " ".join(canvas.picture.texts)) == told
