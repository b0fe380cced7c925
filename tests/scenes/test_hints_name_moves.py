"""A hint names its move, whatever the move is, and has room for it beside the reason."""

import pytest
from harness import any_move, match_of

from game.core.reason import reason
from game.core.story import seat_words
from game.play.catalogue import GAMES
from game.scenes.playing.table_at import table_at
from game.tables.table import Prompt
from game.view.drawing.canvas import Canvas
from game.view.scene_stack import SceneStack

MOVES = 150
WHY = {
    "alarun": reason("alarun.hint.refresh"),
    "bubble_and_boil": reason("bubble_and_boil.hint.draw"),
    "cauldron": reason("cauldron.hint.only"),
    "cauldron15": reason("cauldron15.hint.lets_spill", count=10, seat=seat_words(1)),
}


@pytest.mark.parametrize("game", WHY)
def test_every_kind_of_move_is_named_and_none_is_cut(services, game):
    services.settings.change(text_size=130)
    SceneStack(services).apply_settings()
    cut, named = services.studio.lettering.cut, set()
    for seed in (3, 4):
        session = match_of("random", "random", "random", seed=seed, game=game)
        while session.to_move is not None and session.move_count < MOVES:
            table = table_at(services, session, session.to_move, session.to_move, session.moments.last)
            services.sheets.load(table.sheets)
            asked = Prompt(session.to_move, reason("table.prompt.yours"), WHY[game], yours=True)
            for move in session.legal_moves()[:12]:
                words = table.say(table.move_words(move))
                named.add(words)
                prompt = table.hint_prompt(asked, move, WHY[game])
                assert words in f"{table.say(prompt.title)} {table.say(prompt.wish)}"
                cut.clear()
                table.draw_prompt(Canvas(services.studio, services.studio.viewport), prompt, None)
                assert cut == [], words
            session.play(any_move(session))
    assert not services.words.missed
    assert len(named) > 8
    assert services.words.say("table.would.marked") not in named


def test_every_game_is_looked_at():
    assert set(WHY) == set(GAMES)
