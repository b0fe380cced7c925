"""The focus at every table: it is seen wherever it stands, and one key brings it back to what is asked."""

from collections import Counter

import pytest
from bubble_and_boil_harness import at, step
from harness import SIZE, Harness, any_move, asked, cut_in, match_of, play_on, sit_down
from legibility import touches

from game.play.moments import Moment
from game.rules.cauldron.moves import Cast, Use
from game.rules.cauldron15.cards import card_name, number_of
from game.scenes.playing.pause import PauseScene
from game.scenes.playing.play_intents import LookBack
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.table_at import table_at
from game.tables.asking import Asking
from game.tables.cauldron.asked import question_of
from game.view import panels
from game.view.drawing.area import LAYOUT_WIDTH, Area
from game.view.input.commands import Intent, PointerLeft, Pressed
from game.view.input.narrowing import Narrowing
from game.view.widgets.group import CORNERS_OUT

GAMES = ("alarun", "bubble_and_boil", "cauldron", "cauldron15")
NEAR = 14.0
"""By how many layout px a ring, or a piece that is lifted, may stand out of its place."""


def second_turn(services, game: str, phase: str | None = None) -> Harness:
    """Return a person who is asked in the open, in a phase of Alarún if given, after they have decided something."""

    def wanted(session) -> bool:
        if session.to_move != 0 or session.asks_secretly or 0 not in {turn.seat for turn in session.history}:
            return False
        return phase is None or session.observe(0).phase == phase

    session = play_on(match_of("person", "greedy", "greedy", game=game), wanted)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    return harness


def seen_at(harness: Harness, id: str, focus: str | None) -> list[object]:
    """Return what is painted at the place of a widget while this has the focus, or nothing has."""
    area = harness.widgets[id].area.inset(-NEAR)
    harness.widgets.focus_on(focus, by_keys=True)
    harness.give(PointerLeft())
    scale = SIZE[0] / LAYOUT_WIDTH
    box = (round(area.x * scale), round(area.y * scale), round(area.width * scale), round(area.height * scale))
    return [(*stroke[2:6], stroke.what) for stroke in harness.picture.strokes if touches(box, stroke.box)]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("game", "phase"), [*((game, None) for game in GAMES), ("alarun", "place"), ("alarun", "act")])
def test_the_focus_is_seen_wherever_it_stands(services, game, phase):
    harness = second_turn(services, game, phase)
    harness.press(Intent.BUTTONS, Intent.NEXT)
    harness.widgets.focus_on(None)
    ids = harness.widgets.ids
    unseen = [id for id in ids if seen_at(harness, id, id) == seen_at(harness, id, None)]
    assert not unseen, " | ".join(unseen)


@pytest.mark.parametrize("game", GAMES)
def test_the_way_out_leads_back_to_what_is_asked_before_it_opens_the_pause(services, game):
    harness = second_turn(services, game)
    harness.press(Intent.RIGHT)
    asked_first = harness.widgets.focus
    assert asked_first in harness.widgets.herd
    outside = next(id for id in harness.widgets.ids if id not in harness.widgets.herd)
    harness.widgets.focus_on(outside, by_keys=True)
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, PlayScene)
    assert harness.widgets.focus in harness.widgets.herd
    harness.press(Intent.CANCEL)
    assert isinstance(harness.top, PauseScene)


@pytest.mark.parametrize("phase", ["act", "place"])
def test_keys_stand_again_at_the_piece_that_is_put_back(services, phase):
    harness = second_turn(services, "alarun", phase)
    asking = harness.top.state.asking
    part = next(part for part in asking.narrowing.glowing if part in harness.widgets.ids)
    harness.widgets.focus_on(part, by_keys=True)
    harness.press(Intent.CONFIRM)
    assert asking.narrowing.chosen
    harness.widgets.focus_on(next(id for id in harness.widgets.ids if id != part), by_keys=True)
    harness.press(Intent.CANCEL)
    if asking.narrowing.chosen:
        harness.press(Intent.CANCEL)
    assert harness.widgets.focus == part


@pytest.mark.parametrize("game", ["alarun", "bubble_and_boil"])
def test_arrows_stay_among_what_is_wanted_next_and_lead_back_to_no_chosen_piece(services, game):
    def begins(moves) -> str | None:
        """Return a piece with which several moves begin that want another one, and no whole move."""
        whole = {move.parts[0] for move in moves if len(set(move.parts)) == 1}
        first = Counter(move.parts[0] for move in moves if move.parts and move.parts[0] not in whole)
        return max(first, key=first.__getitem__, default=None)

    def composed(session) -> bool:
        return session.to_move == 0 and begins(session.legal_moves()) is not None

    harness = sit_down(services, play_on(match_of("person", "greedy", "greedy", game=game), composed))
    harness.wait_for(asked(harness))
    narrowing = harness.top.state.asking.narrowing
    part = begins(narrowing.all)
    harness.widgets.focus_on(part, by_keys=True)
    harness.press(Intent.CONFIRM)
    assert narrowing.chosen == (part,)
    buttons = {action.name for action in harness.top.table.actions(harness.top.state.asking)}
    harness.widgets.focus_on(next(id for id in harness.widgets.ids if id in narrowing.glowing), by_keys=True)
    reached = set()
    for way in (Intent.RIGHT, Intent.DOWN, Intent.LEFT, Intent.UP) * 2:
        for _ in range(5):
            harness.press(way)
            reached.add(harness.widgets.focus)
    assert reached <= {*narrowing.glowing, *buttons}
    assert reached & set(narrowing.glowing)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_take_back_keys_stand_at_the_piece_of_the_move_that_was_taken_back(services, game):
    harness = second_turn(services, game)
    harness.press(Intent.NEXT)
    scene = harness.top
    moves = [move for move in scene.session.legal_moves() if move.parts and move.parts[0] in harness.widgets.herd]
    if not moves:
        moves = [move for move in scene.session.legal_moves() if move.parts]
    made = moves[-1]
    scene.do(made)
    harness.wait_for(lambda: asked(harness)() or scene.state.hold.stands)
    harness.take_back()
    harness.wait_for(asked(harness))
    assert scene.session.undone == made
    first = scene.first_part(scene.state.asking)
    assert first in made.parts


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_turned_to_or_says_that_nothing_is_told_yet(services, game):
    harness = sit_down(services, match_of("person", "greedy", game=game))
    harness.wait_for(asked(harness))
    lines = [id for id in harness.widgets.ids if id == "log" or id.startswith("log ")]
    harness.press(Intent.LOG)
    assert (harness.widgets.focus in lines) if lines else harness.says("play.log.nothing")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("out", [Intent.CANCEL, Intent.LOG, None])
def test_whoever_leaves_the_log_stands_where_they_stood_before(services, game, out):
    """So it is also after a look back at a line of it."""
    harness = second_turn(services, game)
    for stood in sorted(harness.widgets.herd)[:3]:
        harness.widgets.focus_on(stood, by_keys=True)
        harness.press(Intent.LOG)
        assert harness.widgets.focus not in harness.widgets.herd
        if out is None:
            harness.top.do(LookBack(harness.top.session.move_count // 2))
        harness.press(out or Intent.CANCEL)
        harness.let_pass(0.5)
        assert isinstance(harness.top, PlayScene) and harness.top.session.is_live
        assert harness.widgets.focus == stood


def test_keys_never_begin_at_what_is_used_up(services):
    """Neither an ability nor a spell of Cauldron has the focus first in an open turn: Enter may be pressed by habit."""
    seen = set()
    for seed in range(1, 9):
        session = match_of("person", "greedy", "greedy", game="cauldron", seed=seed)
        table = table_at(services, session, 0, 0, Moment(session.base))
        while session.to_move is not None and session.move_count < 120:
            if session.to_move == 0:
                table.show(session.observe(0), 0)
                asking = Asking(Narrowing(session.legal_moves()), session.why_not)
                first = table.first_part(asking)
                costly = {move.parts[0] for move in session.legal_moves() if isinstance(move, Use | Cast)}
                if costly and question_of(table.seen) is None:
                    assert first not in costly
                    seen.add(first == "end" or first.partition(":")[0])
            session.play(any_move(session))
    assert len(seen) > 1


@pytest.mark.parametrize("game", GAMES)
def test_arrows_turn_the_log_to_its_ends_before_they_leave_it(services, game):
    session = match_of("person", "greedy", game=game, seed=5)
    harness = sit_down(services, play_on(session, lambda each: each.move_count > 30 and each.to_move == 0))
    harness.wait_for(asked(harness))
    log = harness.top.state.log
    assert len(log.lines) > len(log.shown())
    for intent, end in ((Intent.UP, 0), (Intent.DOWN, -1)):
        lines = [id for id in harness.widgets.ids if id == "log" or id.startswith("log ")]
        harness.widgets.focus_on(lines[-1 - end], by_keys=True)
        seen, before = set(), None
        while (harness.widgets.focus or "").startswith("log") and before != (log.shown(), harness.widgets.focus):
            seen.update(line for line, _ in log.shown())
            before = log.shown(), harness.widgets.focus
            harness.press(intent)
        assert seen == set(log.lines)
        assert log.shown()[end][0] == log.lines[end], "it is left at its end"


@pytest.mark.parametrize("game", GAMES)
def test_who_has_looked_back_stands_at_what_is_asked_again(services, game):
    harness = second_turn(services, game)
    harness.top.do(LookBack(harness.top.session.move_count // 2))
    harness.press(Intent.NEXT)
    assert not harness.top.session.is_live
    harness.press(Intent.CANCEL)
    harness.wait_for(asked(harness))
    harness.stack.update(0.0)
    assert harness.top.session.is_live
    assert harness.widgets.focus in harness.widgets.herd


def test_a_key_that_is_held_goes_on_with_nothing(services):
    harness = second_turn(services, "cauldron15")
    moves = harness.top.session.move_count
    harness.give(Pressed(Intent.RIGHT), Pressed(Intent.CONFIRM, repeated=True))
    assert harness.top.session.move_count == moves
    harness.give(Pressed(Intent.CANCEL), Pressed(Intent.CANCEL, repeated=True))
    assert isinstance(harness.top, PauseScene)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_next_is_seen_before_anybody_has_pressed_an_arrow(services, game):
    harness = second_turn(services, game)
    harness.press(Intent.RIGHT, Intent.LEFT)
    first = harness.widgets.focus
    assert first in harness.widgets.herd
    harness.widgets.look_away()
    assert seen_at(harness, first, first) != seen_at(harness, first, None)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_that_is_asked_for_by_keys_is_taken_with_one_key(services, game):
    harness = second_turn(services, game)
    harness.press(Intent.RIGHT, Intent.HINT)
    harness.wait_for(lambda: harness.top.state.hint is not None)
    harness.stack.update(0.0)
    move, moves = harness.top.state.hint.move, harness.top.session.move_count
    for _ in range(len(move.parts) + 2):
        if harness.top.session.move_count == moves:
            assert harness.widgets.focus is not None
            harness.press(Intent.CONFIRM)
    assert harness.top.session.history[moves].move == move


@pytest.mark.parametrize(("game", "phase"), [("alarun", "act"), ("cauldron15", None)])
def test_a_click_on_the_ring_of_a_card_is_a_click_on_the_card(services, game, phase):
    harness = second_turn(services, game, phase)
    for id in sorted(harness.widgets.herd):
        area = harness.widgets[id].area
        if harness.widgets[id].rotation == 0.0 and harness.widgets.id_at(*area.centre) == id:
            assert harness.widgets.id_at(area.x + 20, area.y - 6) == id
            assert harness.widgets.id_at(area.x + 20, area.y - 40) != id


@pytest.mark.parametrize("game", GAMES)
def test_arrows_lead_nowhere_while_others_play(services, game):
    services.settings.change(bot_pace=800, hold="off")
    session = play_on(
        match_of("person", "greedy", "greedy", game=game),
        lambda session: session.to_move not in {0, None} and not session.asks_secretly,
    )
    harness = sit_down(services, session)
    harness.let_pass(0.1)
    moves = session.move_count
    harness.press(Intent.RIGHT, Intent.RIGHT, Intent.CONFIRM)
    assert harness.widgets.focus is None
    assert session.move_count == moves
    harness.press(Intent.NEXT)
    assert harness.widgets.focus is not None


def test_what_a_lifted_card_would_do_is_not_hidden_by_the_prompt(services):
    harness = second_turn(services, "cauldron15")
    below = harness.top.table.plan.area("prompt").bottom * SIZE[0] / LAYOUT_WIDTH
    for id in sorted(harness.widgets.herd):
        harness.widgets.focus_on(id, by_keys=True)
        harness.give(PointerLeft())
        picture = harness.picture
        seals = [stroke.box for stroke in picture.strokes if stroke.what.startswith("seal.")]
        assert seals
        assert all(y >= below - 2 for _, y, _, _ in seals)


def test_no_prize_that_goes_above_the_limit_has_the_focus_where_another_does_not(services):
    dangerous = 0
    for seed in range(1, 12):
        session = match_of("random", "random", "random", game="cauldron15", seed=seed)
        while (seat := session.to_move) is not None:
            seen, legal = session.observe(seat), session.legal_moves()
            if seen.decision == "take" and len(legal) > 1:
                table = table_at(services, session, seat, seat, session.moments.last)
                totals = {move.parts[0]: seen.totals[seat] + number_of(move.card) for move in legal}
                asking = Asking(Narrowing(legal), session.why_not)
                assert table.first_part(asking) is None
                first = totals[table.led_first(asking)]
                within = [total for total in totals.values() if total <= seen.limit]
                assert first == max(within, default=min(totals.values()))
                dangerous += len(within) not in {0, len(totals)}
            session.play(any_move(session))
    assert dangerous


def test_keys_begin_at_no_card_to_be_thrown_out_where_none_is_best_thrown_out(services):
    began = set()
    for seed in range(1, 12):
        session = match_of("random", "random", "random", game="cauldron15", seed=seed)
        while (seat := session.to_move) is not None:
            seen, legal = session.observe(seat), session.legal_moves()
            if seen.decision == "discard" and len(legal) > 1:
                table = table_at(services, session, seat, seat, session.moments.last)
                is_button = table.first_part(Asking(Narrowing(legal), session.why_not)) == "done"
                assert is_button == (not seen.surplus)
                began.add(is_button)
            session.play(any_move(session))
    assert True in began


@pytest.mark.parametrize("game", GAMES)
def test_the_first_key_shows_where_keys_stand_and_takes_nothing(services, game):
    harness = second_turn(services, game)
    session, asking = harness.top.session, harness.top.state.asking
    before = session.move_count
    harness.press(Intent.CONFIRM)
    assert session.move_count == before
    assert asking.narrowing.chosen == ()
    assert harness.widgets.by_keys
    assert harness.widgets.focus in harness.widgets.herd


@pytest.mark.one_in(4)
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_chosen_nothing_reads_whole_why_the_first_key_waits(make, game, language):
    harness = second_turn(make(language), game)
    harness.press(Intent.CONFIRM)
    assert cut_in(harness) == []
    assert harness.says("table.keys.begin")


def test_the_first_key_makes_what_was_chosen_by_clicks(services):
    """What waits for its button is one's own choice: the key takes it at once."""
    harness = at(services, step("plant", "plant"))
    plant = next(move for move in harness.top.session.legal_moves() if move.verb == "plant")
    for part in plant.parts:
        if part.startswith("hand:") and part not in harness.top.state.asking.narrowing.chosen:
            harness.click(part)
    made = harness.top.state.asking.narrowing.move
    assert made is not None
    harness.press(Intent.CONFIRM)
    assert harness.top.session.history[-1].move == made


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_goes_through_what_is_asked_before_anything_else(services, game):
    session = play_on(match_of("person", "greedy", "greedy", game=game), lambda each: each.to_move == 0)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.widgets.focus_on(None)
    herd, seen = harness.widgets.herd, []
    for _ in harness.widgets.ids:
        harness.press(Intent.NEXT)
        seen.append(harness.widgets.focus)
    asked_for = [id in herd for id in seen]
    assert asked_for == sorted(asked_for, reverse=True)


def test_the_focus_goes_on_to_the_cards_that_may_not_be_played_which_say_why(services):
    def barred(session) -> list[str]:
        seen = session.observe(0)
        return [card_name(card) for card in seen.hand if card not in seen.options]

    session = play_on(match_of("person", "greedy", "greedy"), lambda each: each.to_move == 0 and barred(each))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.press(*[Intent.NEXT] * (len(harness.widgets.herd) + 1))
    card = harness.widgets.focus
    assert card in barred(session)
    state, moves = harness.top.state, session.move_count
    harness.press(Intent.CONFIRM)
    assert session.move_count == moves
    assert state.notice.words == state.table.say(state.asking.why_not(state.table.attempt(card)))


@pytest.mark.parametrize("game", GAMES)
def test_what_has_the_focus_has_marks_that_nothing_golden_has(services, game):
    harness = second_turn(services, game)
    harness.press(Intent.RIGHT)
    for id in sorted(harness.widgets.herd):
        marked, bare = seen_at(harness, id, id), seen_at(harness, id, None)
        added = {what for *_, what in set(marked) - set(bare)}
        assert {"ink", "paper_lite"} <= added, id


def test_keys_go_on_beside_what_was_chosen_last(services):
    session = play_on(
        match_of("person", "greedy", game="bubble_and_boil"),
        lambda each: each.to_move == 0 and any(move.verb == "plant" for move in each.legal_moves()),
    )
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    narrowing = harness.top.state.asking.narrowing
    for first in [part for part in narrowing.glowing if part.startswith("hand:")]:
        harness.widgets.focus_on(first, by_keys=True)
        narrowing.clear()
        harness.top.state.invalidate()
        harness.press(Intent.CONFIRM)
        focus = harness.widgets.focus
        if narrowing.move is None and focus.startswith("hand:"):
            middle = harness.widgets[first].area.middle_x
            away = {id: abs(harness.widgets[id].area.middle_x - middle) for id in narrowing.glowing if "hand:" in id}
            assert away[focus] == min(away.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_frames_a_piece_leaves_the_words_of_the_prompt_free(services, game):
    harness = second_turn(services, game)
    prompt, taken = harness.top.table.plan.area("prompt"), set(harness.top.state.asking.narrowing.glowing)
    framed = [harness.widgets[id] for id in harness.widgets.ids if id.partition("#")[0] in taken]
    assert framed
    for widget in framed:
        assert not widget.cornered.inset(-CORNERS_OUT).shared(prompt), widget.id


@pytest.mark.parametrize("game", GAMES)
def test_no_marks_of_the_focus_stay_on_a_table_beneath_a_page(services, monkeypatch, game):
    """Keys take what the page has; a piece behind it with such marks would look like what they take."""
    harness = second_turn(services, game)
    harness.press(Intent.RIGHT)
    marked: list[Area] = []
    monkeypatch.setattr(panels, "corners", lambda canvas, area, **_: marked.append(area.inset(CORNERS_OUT)))
    piece = harness.widgets[harness.widgets.focus].cornered
    assert harness.picture and marked == [piece]
    marked.clear()
    harness.press(Intent.MENU, Intent.DOWN)
    assert harness.picture
    assert len(marked) == 1 and piece not in marked
