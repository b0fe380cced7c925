"""A hint names its move and what is as good, whatever they are, and has room for both beside the reason."""

from typing import get_args

import pytest
from harness import any_move, match_of

from game.bots.hints import Counsel, Rank
from game.core.reason import reason
from game.core.story import seat_words
from game.play.catalogue import GAMES
from game.scenes.playing.table_at import table_at
from game.tables.asking import Asking, Prompt
from game.tables.hint_key import with_key
from game.view.drawing.canvas import Canvas
from game.view.input.narrowing import Narrowing
from game.view.scene_stack import SceneStack
from game.view.widgets import Button, State

MOVES, FEW = 60, 8
WHY = {
    "alarun": reason("alarun.hint.column.towards.kind", kind=reason("alarun.kind.phoenix"), lie=2, count=8),
    "bubble_and_boil": reason(
        "hint.both",
        first=reason("bubble_and_boil.hint.rival.gardens", seat=seat_words(1), count=2),
        second=reason(
            "bubble_and_boil.hint.trade.both",
            gain=reason("bubble_and_boil.hint.gain.gardens", count=2),
            pay=reason(
                "bubble_and_boil.hint.trade.more",
                first=reason("bubble_and_boil.hint.pay.pot", count=2),
                rest=reason("bubble_and_boil.hint.pay.corruption", count=1),
            ),
        ),
    ),
    "cauldron": reason("cauldron.hint.potion.lacks", potion=reason("card.alchemists_shrug.name"), magik=5, count=2),
    "cauldron15": reason("cauldron15.hint.lets_spill", room=6, count=10, of=24, seat=seat_words(1)),
}


@pytest.mark.one_in(4)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("game", WHY)
@pytest.mark.parametrize("text_size", [100, 130])
def test_every_kind_of_move_is_named_and_none_is_cut(make, game, language, text_size):
    services = make(language)
    services.settings.change(text_size=text_size)
    SceneStack(services).apply_settings()
    cut, named = services.studio.lettering.cut, set()
    session = match_of("random", "random", "random", seed=3, game=game)
    while session.to_move is not None and session.move_count < MOVES:
        table = table_at(services, session, session.to_move, session.to_move, session.moments.last)
        services.sheets.load(table.sheets)
        asked = Prompt(session.to_move, reason("table.prompt.yours"), WHY[game], yours=True)
        legal = session.legal_moves()
        for number, move in enumerate(legal[:FEW]):
            words = table.say(table.move_words(move))
            named.add(words)
            other = legal[number - 1] if len(legal) > 1 else None
            ranks = get_args(Rank)
            rank = ranks[number % len(ranks)]
            why = reason("hint.tries", count=12) if rank == "next" else WHY[game]
            is_plainer = rank in {"alike", "otherwise"} and number >= len(ranks)
            counsel = Counsel(why, other, rank, why if rank == "otherwise" else None, is_plainer)
            prompt = with_key(table, table.hint_prompt(asked, move, counsel))
            said = f"{table.say(prompt.title)} {table.say(prompt.wish)}"
            assert words in said
            another = None if other is None else table.another_words(other, move)
            assert another is None or table.say(another) in said
            cut.clear()
            table.draw_prompt(Canvas(services.studio, services.studio.viewport), prompt, None)
            assert cut == [], said
        session.play(any_move(session))
    assert not services.words.missed
    assert len(named) > 8
    assert services.words.say("table.would.marked") not in named


@pytest.mark.one_in(4)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_owl_on_a_button_leaves_its_letters_clear(make, game, language, text_size):
    services, drawn = make(language), set()
    services.settings.change(text_size=text_size)
    SceneStack(services).apply_settings()
    session = match_of("random", "random", "random", seed=3, game=game)
    while session.to_move is not None and session.move_count < MOVES:
        table = table_at(services, session, session.to_move, session.to_move, session.moments.last)
        services.sheets.load(table.sheets)
        for action in table.actions(Asking(Narrowing(session.legal_moves()), session.why_not)):
            label, area = table.say(action.label), table.plan.area(action.place)
            if (label, area) in drawn:
                continue
            drawn.add((label, area))
            canvas = Canvas(services.studio, services.studio.viewport)
            Button(action.name, area, label, print, icon="icon.hint").draw(canvas, State())
            (owl,) = canvas.picture.boxes_of("icon.hint")
            (letters,) = (stroke for stroke in canvas.picture.strokes if stroke.what == label)
            assert not letters.paint.get_bounding_rect().move(letters.x, letters.y).colliderect(owl), label
        session.play(any_move(session))
    assert drawn


@pytest.mark.parametrize("game", WHY)
def test_what_is_as_good_is_never_called_what_is_marked(services, game):
    marked = services.words.say("table.would.marked").split()[-1]
    session = match_of("random", "random", "random", seed=3, game=game)
    while session.to_move is not None and session.move_count < MOVES:
        table = table_at(services, session, session.to_move, session.to_move, session.moments.last)
        legal = session.legal_moves()
        for move, other in zip(legal[1:FEW], legal, strict=False):
            if (another := table.another_words(other, move)) is None:
                continue
            words = table.say(another)
            assert marked not in words
            assert words != table.say(table.move_words(move))
        session.play(any_move(session))


def test_every_game_is_looked_at():
    assert set(WHY) == set(GAMES)
