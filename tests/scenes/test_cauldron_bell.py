"""Instants at one screen (A16, A17): who is asked, what the bell shows, and that silence leaves no trace."""

import pytest
from cauldron_sitting import acting, answerable, bell_stands, may_answer, moment, scene_of
from sitting import Sitting, asked, glowing, sit_down

from game.play.fence import PASS
from game.rules.cauldron.events import SpellCast
from game.rules.cauldron.moves import Cast
from game.scenes.handover import HandoverScene
from game.scenes.play import PlayScene
from game.scenes.play_bell import SECONDS
from game.view.commands import Intent, Pick, Pressed, Released

PERSONS = ("person", "person", "person")
STEP = 0.05


def alone(services, kind: str | None = None, seed: int = 3) -> Sitting:
    """Return a person alone against bots who may answer an announcement of a kind."""
    sitting = sit_down(services, moment(may_answer(0, kind), "person", "random", "random", seed=seed))
    sitting.wait_for(asked(sitting))
    return sitting


def announced(services, kind: str = "harvest", seed: int = 1, *, bell: str = "4s", kinds=PERSONS) -> Sitting:
    """Return three persons of whom the first has announced what another may answer; the bell stands if it may."""
    services.settings.change(bell=bell)
    session = moment(acting(0, kind), *kinds, seed=seed)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    move = answerable(session, kind)
    for part in move.parts:
        sitting.click(part)
    if bell != "off":
        sitting.wait_for(bell_stands(sitting))
    return sitting


def seconds_of(sitting: Sitting) -> float:
    """Return how long the bell stands that stands now."""
    passed = 0.0
    while scene_of(sitting).bell.stands:
        sitting.stack.update(STEP)
        passed += STEP
        assert passed < 60
    return passed


# Alone against bots


def test_alone_one_is_asked_straight_away_and_may_cast_by_name(services):
    sitting = alone(services)
    session = sitting.top.session
    spells = [move for move in session.legal_moves() if isinstance(move, Cast)]
    assert set(glowing(sitting)) == {move.parts[0] for move in spells}
    assert not scene_of(sitting).bell.stands
    assert sitting.says(f"card.{spells[0].spell}.name")
    sitting.click(f"{spells[0].parts[0]}#answer")
    assert session.history[-1].move == spells[0]


@pytest.mark.parametrize(("button", "again"), [("hush.turn", False), ("hush.kind", True)])
def test_who_wants_to_be_left_alone_passes_for_that_long(services, button, again):
    sitting = alone(services, "harvest")
    session = sitting.top.session
    count, season = session.move_count, session.observe(None).season
    turn_of = session.observe(None).active
    sitting.click(button)
    assert session.history[count].move.verb == PASS
    sitting.wait_for(lambda: asked(sitting)() or session.observe(None).season > season, 600)
    silent = [turn for turn in session.history[count:] if turn.seat == 0 and turn.move.verb == PASS]
    assert silent
    if asked(sitting)() and session.asks_secretly and session.observe(None).season == season:
        call = scene_of(sitting).answers.hush.call
        assert call is not None
        assert call.kind != "harvest" if again else session.observe(None).active != turn_of


def test_a_press_on_the_bell_lifts_the_hush(services):
    sitting = alone(services, "harvest")
    sitting.click("hush.kind")
    scene = scene_of(sitting)
    assert scene.answers.hush.on
    sitting.click("hush.lift")
    assert not scene.answers.hush.on
    assert "hush.lift" not in sitting.widgets.ids


# Several persons


def test_the_bell_stands_as_long_whether_an_answer_is_possible_or_not(services):
    services.settings.change(bell="2s", animation_speed=200)
    session = moment(acting(0), *PERSONS, seed=1)
    sitting = sit_down(services, session)
    found: dict[bool, set[float]] = {True: set(), False: set()}
    for _ in range(400):
        if scene_of(sitting).bell.stands:
            possible = session.asks_secretly
            found[possible].add(round(seconds_of(sitting), 2))
        elif asked(sitting)():
            legal = [move for move in session.legal_moves() if move.verb in {"harvest", "end", "steal"}]
            scene_of(sitting)._play((legal or list(session.legal_moves()))[0])
        elif isinstance(sitting.top, HandoverScene):
            sitting.press(Intent.CONFIRM)
        if min(map(len, found.values())):
            break
        sitting.stack.update(STEP)
    assert found[True]
    assert found[False]
    for seconds in found[True] | found[False]:
        assert abs(seconds - SECONDS["2s"]) < 2 * STEP


def test_silence_is_a_pass_for_all_and_nobody_sees_that_anybody_was_asked(services):
    sitting = announced(services)
    session, before = sitting.top.session, sitting.top.session.move_count
    assert session.asks_secretly
    names = [session.names[seat] for seat in (1, 2) if sum(session.observe(None).hand_counts[seat])]
    assert set(names) <= set(sitting.texts)
    assert sitting.says("bell.wish")
    assert not any(frame.startswith("face.spell") for frame in sitting.frames)
    seconds_of(sitting)
    sitting.wait_for(lambda: not session.asks_secretly)
    assert {turn.move.verb for turn in session.history[before:]} == {PASS}
    assert isinstance(sitting.top, PlayScene)
    assert session.why_no_undo() is None
    session.undo()
    assert session.to_move == 0
    assert session.move_count == before - 1


def test_undo_of_what_was_announced_is_open_as_if_nobody_had_been_asked(services):
    sitting = announced(services)
    session = sitting.top.session
    assert session.asks_secretly
    assert session.why_no_undo() is None


def test_redo_makes_the_silence_again(services):
    sitting = announced(services)
    session = sitting.top.session
    sitting.press(Intent.SKIP)
    sitting.wait_for(lambda: not session.asks_secretly)
    count = session.move_count
    session.undo()
    session.redo()
    assert session.move_count == count
    assert not session.asks_secretly


def test_who_rings_gets_the_curtain_and_answers(services):
    sitting = announced(services, seed=4)
    session, seat = sitting.top.session, sitting.top.session.to_move
    sitting.click(f"ring {seat}")
    sitting.wait_for(lambda: isinstance(sitting.top, HandoverScene))
    assert session.names[seat] in sitting.texts
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting))
    spell = next(move for move in session.legal_moves() if isinstance(move, Cast))
    sitting.click(f"{spell.parts[0]}#answer")
    turn = session.history[-1]
    assert turn.seat == seat
    assert any(isinstance(event, SpellCast) and event.answers for event in turn.events)


def test_a_number_rings_for_the_person_in_that_place(services):
    sitting = announced(services)
    first = scene_of(sitting).bell.ringing.ringers[0]
    sitting.give(Pick(1))
    assert scene_of(sitting).bell.rung == first or isinstance(sitting.top, HandoverScene)
    assert not scene_of(sitting).bell.stands


def test_who_rings_in_vain_gets_the_curtain_too_and_is_told_behind_it(services):
    sitting = announced(services, seed=2)
    session = sitting.top.session
    vain = next(seat for seat in scene_of(sitting).bell.ringing.ringers if seat != session.to_move)
    sitting.click(f"ring {vain}")
    sitting.wait_for(lambda: not isinstance(sitting.top, PlayScene))
    assert isinstance(sitting.top, HandoverScene)
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(lambda: not isinstance(sitting.top, HandoverScene))
    sitting.stack.update(STEP)
    assert sitting.says("bell.nothing.words", name=session.names[vain])
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting), 60)


def test_what_the_bell_holds_up_waits_while_one_looks_back(services):
    services.settings.change(bell="key", reduced_motion=True)
    sitting = sit_down(services, moment(acting(0), *PERSONS, seed=1))
    scene = scene_of(sitting)
    for _ in range(400):
        if scene.bell.stands and scene.events.moving:
            break
        if scene.bell.stands:
            sitting.press(Intent.SKIP)
        elif asked(sitting)():
            legal = scene.session.legal_moves()
            scene._play(next((move for move in legal if move.verb == "end"), legal[0]))
        elif isinstance(sitting.top, HandoverScene):
            sitting.press(Intent.CONFIRM)
        sitting.stack.update(STEP)
    assert scene.bell.stands
    shown = scene.events.moment
    scene._look_back(scene.session.base)
    sitting.let_pass(1.0)
    assert scene.events.moment == shown
    sitting.press(Intent.CANCEL)
    assert scene.session.is_live
    assert (scene.bell.stands, scene.events.moment) == (True, shown)
    sitting.press(Intent.SKIP)
    sitting.wait_for(lambda: scene.events.moment != shown)


def open_spells(sitting: Sitting) -> set[str]:
    """Return the spells whose names are read at the table, but for the log."""
    return {
        name
        for name in scene_of(sitting).table.book.spell_order
        if sitting.services.words.say(f"card.{name}.name") in sitting.texts
    }


def test_a_hand_that_was_held_open_for_an_announcement_closes_when_it_is_let_go(services):
    services.settings.change(bell="4s")
    session = moment(lambda each: acting(0)(each) and bool(each.observe(0).hand), *PERSONS, seed=1)
    hand = set(session.observe(0).hand)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    sitting.give(Pressed(Intent.REVEAL))
    assert open_spells(sitting) == hand
    for part in answerable(session, "harvest").parts:
        sitting.click(part)
    sitting.wait_for(bell_stands(sitting))
    sitting.give(Released(Intent.REVEAL))
    assert not open_spells(sitting)
    assert scene_of(sitting).bell.stands


def test_whoever_has_answered_has_a_closed_hand_while_the_bell_stands_again(services):
    sitting = announced(services, seed=4)
    session, seat = sitting.top.session, sitting.top.session.to_move
    sitting.click(f"ring {seat}")
    sitting.wait_for(lambda: isinstance(sitting.top, HandoverScene))
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting))
    assert open_spells(sitting) == set(session.observe(seat).hand)
    spell = next(move for move in session.legal_moves() if isinstance(move, Cast))
    sitting.click(f"{spell.parts[0]}#answer")
    assert session.to_move != seat
    assert open_spells(sitting) <= {spell.spell}


def test_without_the_bell_nobody_is_asked(services):
    sitting = announced(services, bell="off")
    session = sitting.top.session
    sitting.wait_for(lambda: not session.asks_secretly and asked(sitting)())
    assert not scene_of(sitting).bell.stands
    assert any(turn.move.verb == PASS for turn in session.history)


def test_the_bell_may_wait_for_a_key(services):
    sitting = announced(services, bell="key")
    sitting.let_pass(20)
    assert scene_of(sitting).bell.stands
    assert sitting.stack.next_frame_due is None or sitting.stack.next_frame_due > 0.05
    sitting.press(Intent.CONFIRM)
    assert not scene_of(sitting).bell.stands


def test_a_closed_hand_tells_nothing_of_what_could_be_cast(services):
    session = moment(acting(0), *PERSONS, seed=1)
    sitting = sit_down(services, session)
    sitting.wait_for(asked(sitting))
    assert not any(id.startswith("hand:") for id in sitting.widgets.ids)
    count = session.move_count
    assert sitting.widgets["bar:cast"].enabled == bool(sum(session.observe(None).hand_counts[0]))
    sitting.click("bar:cast")
    assert session.move_count == count
    assert not any(frame.startswith("face.spell") for frame in sitting.frames)


# Bots


def test_a_bot_that_is_asked_makes_no_pause_and_gives_no_sign(services):
    services.settings.change(bot_pace=1600)
    session = moment(may_answer(persons=False), "person", "random", "random", seed=5)
    sitting = sit_down(services, session)
    assert session.asks_secretly
    sitting.let_pass(3 * STEP)
    assert not session.asks_secretly or session.to_move == 0
