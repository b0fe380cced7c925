"""What a prompt says grows with the letters: a hint is never set smaller than the usual words of the usual letters."""

import pytest
from harness import match_of

from game.bots.hints import Counsel
from game.core.reason import reason
from game.scenes.playing.table_at import table_at
from game.tables.asking import Prompt
from game.tables.hint_key import with_key
from game.view.drawing.canvas import Canvas
from game.view.drawing.viewport import Viewport
from game.view.scene_stack import SceneStack

LEAST = 23.0
"""The smallest letters of a hint at the largest size of text, in layout px: about those of the usual size."""

WORDS = reason("table.words", words="x")
WISHES = {
    "alarun": [
        reason("alarun.hint.row.colour.full", colour=reason("alarun.colour.yellow"), points=17),
        reason("alarun.hint.secret", points=2),
    ],
    "bubble_and_boil": [reason("bubble_and_boil.hint.record", points=12, count=5), reason("bubble_and_boil.hint.raze")],
    "cauldron": [reason("hint.only")],
    "cauldron15": [
        reason("cauldron15.hint.suit", suit=reason("cauldron15.suit.soul")),
        reason("cauldron15.hint.exact", target=15),
        reason("cauldron15.hint.not_exact", room=6),
    ],
}


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("game", WISHES)
def test_a_hint_is_larger_in_larger_letters(make, game, language):
    usual, largest = (_sizes(make(language), game, letters) for letters in (100, 130))
    for wish in WISHES[game]:
        assert largest[wish] >= max(usual[wish], LEAST), (largest[wish], usual[wish])
    assert any(largest[wish] > usual[wish] for wish in WISHES[game])


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("game", WISHES)
def test_a_hint_that_names_another_move_is_no_smaller_in_larger_letters(make, game, language):
    usual, largest = (_sizes(make(language), game, letters, alike=True) for letters in (100, 130))
    for wish in WISHES[game]:
        assert largest[wish] >= usual[wish], (largest[wish], usual[wish])


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_two_rows_below_the_title_grow_where_the_paper_has_room(make, language):
    usual, largest = (_sizes(make(language), "bubble_and_boil", letters, alike=True) for letters in (100, 130))
    assert all(largest[wish] > usual[wish] for wish in usual)


def _sizes(services, game, letters, *, alike=False):
    """Return how large the reasons of hints are written, in layout px, beside a long move."""
    services.settings.change(text_size=letters)
    SceneStack(services).apply_settings()
    session = match_of("random", "random", "random", seed=3, game=game)
    table = table_at(services, session, 0, 0, session.moments.last)
    services.sheets.load(table.sheets)
    *_, other, move = sorted(session.legal_moves(), key=lambda each: len(table.say(table.move_words(each))))
    found = {}
    for wish in WISHES[game]:
        canvas = Canvas(services.studio, Viewport.fitting(1280, 720))
        asked = Prompt(0, WORDS, WORDS, yours=True)
        counsel = Counsel(wish, equal=other if alike else None)
        prompt = with_key(table, table.hint_prompt(asked, move, counsel))
        table.draw_prompt(canvas, prompt, None)
        words = table.say(prompt.wish)
        strokes = [each for each in canvas.picture.strokes if each.what == words]
        assert strokes, f"{words!r} is not to be seen"
        found[wish] = strokes[0].ink.size / canvas.viewport.scale
    return found
