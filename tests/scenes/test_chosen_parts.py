"""Whatever is chosen for a move stands in the prompt as a chip, and a click on it takes it back."""

import pytest
from harness import Harness, any_move, asked, cut_in, match_of, play_on, sit_down

from game.scenes.playing.play_intents import Refused, Take
from game.scenes.playing.play_layout import chosen_words
from game.scenes.playing.table_at import table_at
from game.tables.asking import Action, Asking
from game.view.drawing.area import LAYOUT
from game.view.input.commands import Intent, PointerMoved, PointerPressed, PointerReleased
from game.view.input.narrowing import Narrowing


def composing(services, game: str) -> Harness:
    """Return a person who has chosen one part of a move that wants more, in a game where some do."""

    def wanted(session) -> bool:
        if session.to_move != 0 or session.asks_secretly or session.move_count < 2:
            return False
        return any(len(move.parts) > 1 for move in session.legal_moves())

    harness = sit_down(services, play_on(match_of("person", "greedy", "greedy", game=game), wanted))
    harness.wait_for(asked(harness))
    scene = harness.top
    parts = dict.fromkeys(
        part
        for move in scene.session.legal_moves()
        if len(move.parts) > 1
        for part in move.parts
        if scene.table.part_words(part) is not None and part in scene.widgets.ids
    )
    for part in parts:
        harness.click(part)
        if scene.state.asking is not None and part in scene.state.asking.narrowing.chosen:
            return harness
    raise AssertionError("nothing could be chosen")


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_chip_takes_its_part_back(services, game, way):
    harness = composing(services, game)
    scene = harness.top
    (part, words), *_ = chosen_words(scene.state)
    assert harness.says("table.chip", part=words)
    if way == "mouse":
        harness.click("chip 0")
    else:
        scene.widgets.focus_on("chip 0", by_keys=True)
        harness.press(Intent.CONFIRM)
    assert part not in scene.state.asking.narrowing.chosen
    assert "chip 0" not in scene.widgets.ids
    assert scene.prompt.title.key != "table.words"


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_chips_lie_in_the_prompt_and_are_read(services, game, text_scale, plain_theme):
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_scale))
    harness = composing(services, game)
    scene = harness.top
    for chip in [id for id in scene.widgets.ids if id.startswith("chip ")]:
        area = scene.widgets[chip].area
        assert area.shared(scene.table.plan.area("prompt")) == area.width * area.height
        assert area.shared(LAYOUT) == area.width * area.height
    assert not cut_in(harness)


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
def test_large_words_of_what_is_wanted_lie_below_the_chips(services, game, plain_theme):
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=1.3))
    harness = composing(services, game)
    wish = harness.top.table.say(harness.top.prompt.wish)
    scale = services.studio.viewport.scale
    tops = [stroke.y / scale for stroke in harness.picture.strokes if stroke.what == wish]
    assert tops and min(tops) > harness.top.widgets["chip 0"].area.bottom - 2


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron"])
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("words", ["No.", "That does not go with what is chosen."])
def test_chips_stay_above_what_is_told_meanwhile(services, game, text_scale, words, plain_theme):
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_scale))
    harness = composing(services, game) if game != "cauldron" else choosing_goods(services)
    scene = harness.top
    before = chosen_words(scene.state)
    scene.do(Refused(words))
    assert chosen_words(scene.state) == before
    assert words in harness.texts and "chip 0" in scene.widgets.ids
    assert not cut_in(harness)


def test_what_would_reach_into_the_chips_is_told_without_them(services):
    harness = choosing_goods(services)
    scene = harness.top
    scene.do(Refused("Here is told at great length what cannot be done as long as this is chosen, and why that is so."))
    assert "chip 0" not in scene.widgets.ids
    assert scene.prompt.title.key != "table.words", "so the title is there"
    harness.give(PointerMoved(10, 10), PointerPressed(10, 10), PointerReleased(10, 10))
    assert "chip 0" in scene.widgets.ids


def choosing_goods(services) -> Harness:
    """Return a person who has chosen what to buy."""
    harness = sit_down(services, play_on(match_of("person", "greedy", game="cauldron"), is_buying))
    harness.wait_for(asked(harness))
    harness.click(next(id for id in harness.top.state.asking.narrowing.glowing if id.startswith("market:")))
    return harness


def test_of_two_parts_either_can_be_taken_back(services):
    harness = composing(services, "alarun")
    scene = harness.top
    first = scene.state.asking.narrowing.chosen[0]
    assert scene.prompt.wish.key == "table.step"
    for second in scene.state.asking.narrowing.glowing:
        harness.click(second)
        if len(scene.state.asking.narrowing.chosen) == 2:
            break
    assert scene.prompt.wish.key != "table.step", "both are chosen"
    harness.click("chip 0")
    assert scene.state.asking.narrowing.chosen == (second,) != (first,)


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
def test_what_keys_stand_on_is_seen_large_though_another_part_is_chosen(services, game):
    harness = composing(services, game)
    scene, seen = harness.top, set()
    chosen = scene.state.asking.narrowing.chosen
    harness.press(Intent.NEXT)
    for _ in scene.widgets.ids:
        look = scene.look
        if look.pointed is not None and scene.table.shows_large(look.pointed):
            assert scene.looking.closely(look) == look
            seen.add(look.pointed)
        harness.press(Intent.NEXT)
    assert len(seen - set(chosen)) > 2
    assert scene.state.asking.narrowing.chosen == chosen


def test_what_is_chosen_stays_large_where_keys_are_led_to_a_button(services):
    harness = composing(services, "alarun")
    scene = harness.top
    harness.press(Intent.NEXT)
    scene.widgets.focus_on("pass")
    (chosen,) = scene.state.asking.narrowing.chosen
    assert scene.looking.closely(scene.look).pointed == chosen


def test_where_one_part_is_the_whole_move_nothing_is_counted(services):
    harness = choosing_goods(services)
    assert "chip 0" in harness.widgets.ids
    assert harness.top.prompt.wish.key != "table.step"
    harness.click("chip 0")
    assert not harness.top.state.asking.narrowing.chosen


def test_a_button_of_another_way_lets_go_of_what_was_chosen(services):
    def may_choose(session) -> bool:
        return is_buying(session) and sum(move.verb == "buy_field" for move in session.legal_moves()) > 1

    harness = sit_down(services, play_on(match_of("person", "greedy", game="cauldron"), may_choose))
    harness.wait_for(asked(harness))
    scene = harness.top
    part = next(id for id in scene.state.asking.narrowing.glowing if id.startswith("market:") and "field" not in id)
    harness.click(part)
    assert {"chip 0", "buy"} <= set(scene.widgets.ids)
    harness.click("bar:buy_field")
    assert not scene.state.asking.narrowing.chosen
    assert "chip 0" not in scene.widgets.ids
    assert scene.table.lit == "buy_field"
    assert scene.prompt.wish.key == "cauldron.table.stake.lit.field", "it is told where the fields are"
    harness.click(part)
    assert scene.state.asking.narrowing.chosen == (part,)
    assert scene.table.lit is None, "fields glow no more while a card is bought"


def is_buying(session) -> bool:
    """Return whether seat 0 can buy something."""
    return session.to_move == 0 and any(move.verb == "buy" for move in session.legal_moves())


def test_a_hint_has_the_whole_prompt(services):
    harness = composing(services, "alarun")
    harness.press(Intent.HINT)
    scene = harness.top
    harness.wait_for(lambda: scene.state.hint is not None and not scene.desk.busy)
    shown = scene.prompt.title.key in {"table.prompt.hint.key", "table.prompt.hint.put_back"}
    assert shown == (not any(id.startswith("chip ") for id in scene.widgets.ids))


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
def test_what_does_not_go_with_a_chosen_part_says_with_which(services, game):
    harness = composing(services, game)
    state = harness.top.state
    named = chosen_words(state)[-1][1]
    harness.top.do(Take("nothing of the kind"))
    assert state.notice.words == services.words.say("table.stray.named", part=named)


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil", "cauldron"])
def test_no_button_goes_away_while_something_is_chosen(services, game):
    """What cannot be done for the moment is grey and says why."""
    session, chosen = match_of("person", "greedy", game=game), 0
    while session.to_move is not None and session.move_count < 200:
        if session.to_move == 0 and not session.asks_secretly:
            table = table_at(services, session, 0, 0, session.moments.last)
            there = _buttons(table, asking := Asking(Narrowing(session.legal_moves()), session.why_not))
            for part in asking.narrowing.glowing:
                asking.narrowing.clear()
                asking.narrowing.choose(part)
                move = asking.narrowing.move
                if move is None or table.confirms(move, dropped=False):
                    chosen += 1
                    left = _buttons(table, asking)
                    assert {name for name, action in there.items() if action.move is not None} <= set(left), part
                    assert all(action.move is not None or action.why is not None for action in left.values())
        session.play(any_move(session))
    assert chosen > 20


def _buttons(table, asking: Asking) -> dict[str, Action]:
    """Return the buttons of a decision by name."""
    table.pieces(asking)
    return {action.name: action for action in table.actions(asking)}
