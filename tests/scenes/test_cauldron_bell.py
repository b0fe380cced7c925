"""Instants at one screen (A16, A17): who is asked, what the bell shows, and that silence leaves no trace."""

from itertools import combinations

import pytest
from cauldron_harness import acting, answerable, bell_stands, cauldron, may_answer, moment, saving_move, scene_of
from harness import Harness, any_move, asked, come_from_the_curtain, cut_in, glowing, sit_down

from game.core.effect_stack import Running
from game.play.fence import PASS
from game.play.session import Session
from game.rules.cauldron.events import ActionAnnounced, DieRolled, SpellCast
from game.rules.cauldron.ingredients import KINDS
from game.rules.cauldron.moves import Cast
from game.scenes.playing.auto_pass import AutoPass
from game.scenes.playing.play_intents import Answering
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.playing.sharing.late_presses import FRESH
from game.scenes.playing.sharing.play_bell import SECONDS
from game.store.side_file import read_side
from game.tables.asking import Look
from game.tables.cauldron.announced import announced_now
from game.tables.cauldron.asked import announced_spell
from game.tables.cauldron.die_words import die_of
from game.tables.cauldron.pieces.card_facts import card_facts, card_words, kind_words
from game.view.dialog import Dialog
from game.view.drawing.area import Area
from game.view.input.commands import (
    Intent,
    Pick,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Pressed,
    Released,
)

PERSONS = ("person", "person", "person")
STEP = 0.05


def alone(services, kind: str | None = None, seed: int = 3) -> Harness:
    """Return a person alone against bots who may answer an announcement of a kind."""
    harness = sit_down(services, moment(may_answer(0, kind), "person", "random", "random", seed=seed))
    harness.wait_for(asked(harness))
    return harness


def announced(services, kind: str = "harvest", seed: int = 1, *, bell: str = "4s", kinds=PERSONS) -> Harness:
    """Return three persons of whom the first has announced what another may answer; the bell stands if it may."""
    services.settings.change(bell=bell)
    session = moment(acting(0, kind), *kinds, seed=seed)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    move = answerable(session, kind)
    waits = harness.top.table.confirms(move, dropped=False)
    for part in (*move.parts, *move.parts[-1:] * waits):
        harness.click(part)
    if bell != "off":
        harness.wait_for(bell_stands(harness))
    return harness


def seconds_of(harness: Harness) -> float:
    """Return how long the bell stands that stands now."""
    passed = 0.0
    while scene_of(harness).state.bell.stands:
        harness.stack.update(STEP)
        passed += STEP
        assert passed < 60
    return passed


def aimed_answers(session: Session) -> list[Cast]:
    """Return the answers of whoever is asked in secret for which something is chosen before they are shown."""
    casts = [move for move in session.legal_moves() if isinstance(move, Cast)] if session.asks_secretly else []
    return [move for move in casts if card_facts().spell(move.spell).targets]


# The first time


@pytest.mark.parametrize("before", [(), ("hand",)])
def test_the_first_time_several_read_how_hands_and_the_bell_are_used_and_it_waits(services, before):
    """Whoever knows from another game that a curtain falls before each turn reads that here none does."""
    services.settings.change(explained=before)
    session = moment(lambda each: acting(0)(each) and sum(each.observe(None).hand_counts[0]) > 0, *PERSONS, seed=1)
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, Dialog))
    assert harness.says("table.first.open")
    harness.press(Intent.CONFIRM)
    assert asked(harness)()
    for part in answerable(session, "harvest").parts:
        harness.click(part)
    harness.wait_for(lambda: isinstance(harness.top, Dialog))
    assert harness.says("table.first.bell")
    harness.press(Intent.CONFIRM)
    assert isinstance(harness.top, PlayScene)
    harness.let_pass(2 * SECONDS["15s"])
    assert scene_of(harness).state.bell.ringing.left is None, "the first time it waits"
    harness.click("silence")
    assert not scene_of(harness).state.bell.stands
    assert services.settings.current.explained == (*before, "open", "bell")


def test_where_nobody_holds_a_spell_nothing_is_explained(services):
    services.settings.change(explained=())
    harness = sit_down(services, cauldron(*PERSONS, simple="yes"))
    harness.wait_for(asked(harness))
    assert services.settings.current.explained == ()


# Alone against bots


@pytest.mark.parametrize("second", ["name", "card", "enter", "drag"])
def test_alone_one_is_asked_straight_away_and_answers_by_the_second_click(services, second):
    harness = alone(services)
    session, state = harness.top.session, harness.top.state
    spells = [move for move in session.legal_moves() if isinstance(move, Cast)]
    card = spells[0].parts[0]
    assert set(glowing(harness)) == {move.parts[0] for move in spells}
    assert not state.bell.stands
    assert harness.says(f"card.{spells[0].spell}.name")
    made = session.move_count
    if second == "drag":
        harness.drag(card, 960, 300)
    else:
        harness.click(card if second == "card" else f"{card}#answer")
        assert session.move_count == made and state.asking.narrowing.chosen == (card,), "a click alone is to read it"
        assert harness.says("cauldron.table.stake.window.ready")
        if second == "enter":
            harness.press(Intent.CONFIRM)
        else:
            harness.click(card if second == "card" else f"{card}#answer")
    assert session.history[made - session.base].move == spells[0]


def test_whoever_only_looked_at_an_answer_passes_by_one_press(services):
    harness = alone(services)
    session, made = harness.top.session, harness.top.session.move_count
    spell = next(move for move in session.legal_moves() if isinstance(move, Cast))
    harness.click(spell.parts[0])
    harness.click("pass")
    assert session.history[made - session.base].move.verb == PASS


@pytest.mark.parametrize(("button", "again"), [("hush.turn", False), ("hush.kind", True)])
def test_who_wants_to_be_left_alone_passes_for_that_long(services, button, again):
    harness = alone(services, "harvest")
    session = harness.top.session
    count, season = session.move_count, session.observe(None).season
    turn_of = session.observe(None).active
    harness.click(button)
    if again:
        assert session.move_count == count, "a slip lets nothing pass"
        assert cut_in(harness) == []
        harness.click("choice1")
        assert harness.top.state.notice.words is not None, "what is muted, and how it is taken back, is said"
    assert session.history[count].move.verb == PASS
    harness.wait_for(lambda: asked(harness)() or session.observe(None).season > season, 600)
    silent = [turn for turn in session.history[count:] if turn.seat == 0 and turn.move.verb == PASS]
    assert silent
    if asked(harness)() and session.asks_secretly and session.observe(None).season == season:
        call = scene_of(harness).state.auto_pass.call
        assert call is not None
        assert call.kind != "harvest" if again else session.observe(None).active != turn_of


def mute(harness: Harness) -> None:
    """Ask no more about what is announced, of that kind."""
    harness.click("hush.kind")
    harness.click("choice1")


def harvest_next(harness: Harness) -> bool:
    """Harvest as soon as anybody can, while nobody answers anything; return whether the bell stands for it."""
    scene = scene_of(harness)

    def can() -> bool:
        if scene.state.bell.stands:
            scene.do(Answering(None))
        if asked(harness)() and not any(move.verb == "harvest" for move in scene.session.legal_moves()):
            scene.do(saving_move(scene.session))
        return asked(harness)() and any(move.verb == "harvest" for move in scene.session.legal_moves())

    harness.wait_for(can)
    scene.do(next(move for move in scene.session.legal_moves() if move.verb == "harvest"))
    harness.wait_for(lambda: scene.state.bell.stands or asked(harness)())
    ringing = scene.state.bell.ringing
    return ringing is not None and ringing.call.kind == "harvest"


def test_several_let_pass_what_is_announced_of_a_kind_until_they_press_the_bell(services):
    harness = announced(services, "harvest")
    scene = scene_of(harness)
    harness.click("hush.kind")
    harness.click("choice1")
    assert not scene.state.bell.stands
    assert not harvest_next(harness)
    harness.wait_for(lambda: scene.state.still)
    harness.click("hush.lift")
    assert harvest_next(harness)


def test_several_mute_all_of_a_plain_turn_at_once(services):
    harness = announced(services, "harvest")
    scene = scene_of(harness)
    harness.click("hush.kind")
    assert cut_in(harness) == []
    harness.click("choice2")
    assert not scene.state.bell.stands
    assert set(scene.state.auto_pass.kinds) == set(scene.table.answering.plain)
    assert not {"steal", "spell", "roll"} & set(scene.state.auto_pass.kinds)
    assert not harvest_next(harness)


def test_what_is_done_to_somebody_is_muted_by_itself_alone(services):
    kind = "steal"
    harness = announced(services, kind)
    harness.click("hush.kind")
    assert "choice2" not in harness.widgets.ids
    harness.click("choice1")
    assert scene_of(harness).state.auto_pass.kinds == (kind,)


def test_a_press_on_a_bell_that_is_awake_says_how_it_is_muted(services):
    harness = announced(services, "harvest")
    scene_of(harness).do(Answering(None))
    harness.wait_for(asked(harness))
    harness.click("tip bell")
    assert harness.says("bell.awake")


@pytest.mark.parametrize("answer", [Intent.CANCEL, Intent.CONFIRM])
def test_one_slip_keeps_nobody_from_being_asked(services, answer):
    harness = announced(services, "harvest")
    scene = scene_of(harness)
    harness.click("hush.kind")
    harness.press(answer)
    assert harness.top is scene
    assert scene.state.bell.stands
    assert not scene.state.auto_pass.on


@pytest.mark.parametrize("persons", [2, 3, 4, 5])
@pytest.mark.parametrize("text_size", [100, 130])
def test_however_many_may_ring_each_has_a_button_beneath_what_is_said(services, plain_theme, persons, text_size):
    services.settings.change(bell="key", animation_speed=200)
    services.studio.use_theme(plain_theme.with_look(high_contrast=False, text_scale=text_size / 100))
    harness = sit_down(services, cauldron(*["person"] * persons, seed=2), fresh=True)
    scene = scene_of(harness)
    harness.wait_for(bell_stands(harness))
    assert len(scene.state.bell.ringing.ringers) == persons, "a die for the turn order may be answered by all"
    names = (*(f"ring {seat}" for seat in range(persons)), "silence", "hush.kind")
    areas = [harness.widgets[name].area for name in names]
    place = scene.table.answering.bell_area()
    assert all(place.shared(area) == pytest.approx(area.width * area.height) for area in areas)
    assert not any(one.shared(other) for one, other in combinations(areas, 2))
    assert cut_in(harness) == []


@pytest.mark.parametrize("kind", ["harvest", "steal", "brew"])
def test_the_names_at_the_bell_lie_as_they_sit_whoever_announces(services, kind):
    ringers = scene_of(announced(services, kind)).state.bell.ringing.ringers
    assert list(ringers) == sorted(ringers)


def test_the_card_for_which_the_bell_stands_is_seen_large_beside_the_bell(services):
    harness = announced(services, "brew", bell="key")
    scene = scene_of(harness)
    harness.give(PointerLeft())
    look = scene.looking.closely(scene.look)
    assert look.pointed is not None
    assert look.pointed == scene.table.card_of(scene.state.bell.ringing.call.words)
    assert not scene.table.zoom_area(None, look).shared(scene.table.answering.bell_area())
    scene.do(Answering(None))
    assert scene.looking.closely(scene.look).pointed is None


def test_enter_that_answers_nothing_says_so(services):
    harness = alone(services, "harvest")
    made = harness.top.session.move_count
    harness.press(Intent.CONFIRM)
    assert harness.top.session.move_count == made
    assert harness.says("table.keys.nowhere")


def test_a_press_on_the_bell_lifts_the_hush(services):
    harness = alone(services, "harvest")
    scene = scene_of(harness)
    mute(harness)
    assert scene.state.auto_pass.on
    harness.click("hush.lift")
    assert not scene.state.auto_pass.on
    assert "hush.lift" not in harness.widgets.ids


@pytest.mark.parametrize("how", ["turn", "kind"])
def test_the_bell_sleeps_while_nobody_is_asked_and_has_a_sign_where_it_does_not_ask_about_all(services, how):
    harness = alone(services, "harvest")
    if how == "turn":
        harness.click("hush.turn")
    else:
        mute(harness)
    harness.wait_for(lambda: "hush.lift" in harness.widgets.ids and not scene_of(harness).state.moving)
    assert ("bell.muted" in harness.frames) == (how == "turn")
    told, kind = harness.widgets["hush.lift"].tooltip, services.words.say("cauldron.bell.kind.harvest")
    assert (kind in told) == (how == "kind")
    harness.click("hush.lift")
    harness.wait_for(asked(harness))
    assert "bell.muted" not in harness.frames
    told = harness.widgets["tip bell"].tooltip
    assert told == services.words.say("cauldron.tip.bell")


def test_what_is_let_pass_is_so_after_undo_with_redo_and_after_continue(services, tmp_path):
    harness = alone(services, "harvest")
    session, silence = harness.top.session, scene_of(harness).state.auto_pass
    path = tmp_path / "kept.jsonl"
    kept = Session.begin(session.match, path)
    for turn in session.history:
        kept.play(turn.move)
    kept.close()
    silence.these_kinds("harvest")
    assert silence.on
    began = read_side(path)
    sit_down(services, Session.resume(path)).top.state.auto_pass.these_kinds("harvest")
    assert began != read_side(path)
    again = sit_down(services, Session.resume(path))
    assert scene_of(again).state.auto_pass.on
    scene_of(again).state.auto_pass.lift()
    assert read_side(path) == began
    session.undo()
    session.redo()
    assert silence.on


@pytest.mark.parametrize("kind", ["roll", None], ids=["of dice", "of what others do"])
@pytest.mark.parametrize("own", [(), ("choose",)], ids=["", "after an answer to a card"])
def test_a_first_match_asks_for_no_answer_before_ones_first_turn_but_on_request(services, tmp_path, kind, own):
    def asked(session: Session) -> bool:
        verbs = {turn.move.verb for turn in session.history if turn.seat == 0} - {PASS}
        of_dice = may_answer(0, "roll")(session)
        return verbs == set(own) and may_answer(0)(session) and of_dice == (kind == "roll")

    matches = (cauldron("person", "random", "random", seed=seed, quick="yes") for seed in range(300))
    found = next(session for session in matches if comes_to(session, asked, most=30))
    path = tmp_path / "first.jsonl"
    kept = Session.begin(found.match, path)
    for turn in found.history:
        kept.play(turn.move)
    kept.close()
    table = sit_down(services, found).top.table
    with Session.resume(path) as session:
        silence = AutoPass(table, session, services.library)
        assert silence.covers
        silence.lift()
        assert not silence.covers
    with Session.resume(path) as session:
        assert not AutoPass(table, session, services.library).covers


def comes_to(session: Session, done, most: int) -> bool:
    """Let everybody do anything until something holds; return whether it does within so many moves."""
    while session.to_move is not None and not done(session) and session.move_count < most:
        session.play(any_move(session))
    return session.to_move is not None and done(session)


def test_the_spell_that_is_announced_lies_there_large_until_it_is_answered(services):
    asks = may_answer(0, "spell")

    def asks_about_another(session: Session) -> bool:
        return asks(session) and session.observe(0).stack[-2].seat != 0

    sessions = (cauldron("person", "random", "random", seed=seed) for seed in range(1, 40))
    session = next(session for session in sessions if comes_to(session, asks_about_another, most=400))
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    announced_card = announced_spell(harness.top.table.seen)
    words = services.words.say(f"card.{announced_card}.name")
    harness.give(PointerLeft())
    assert words in harness.texts
    harness.click("pass")
    assert announced_spell(harness.top.table.seen) != announced_card or not harness.top.state.still


def test_nobody_is_asked_whether_they_cancel_their_own_spell(services):
    def only_a_canceller(session: Session) -> bool:
        if session.to_move != 0 or not session.asks_secretly:
            return False
        seen = session.observe(0)
        answers = [move for move in session.legal_moves() if isinstance(move, Cast)]
        own = isinstance(seen.stack[-2], Running) and seen.stack[-2].seat == 0
        return own and bool(answers) and all(move.spell in {"fizzle", "magik_dome"} for move in answers)

    sessions = (cauldron("person", "random", "random", seed=seed) for seed in range(1, 400))
    session = next(session for session in sessions if comes_to(session, only_a_canceller, most=150))
    asked_at = session.move_count
    sit_down(services, session).wait_for(lambda: session.move_count > asked_at)
    assert session.history[asked_at].move.verb == PASS


@pytest.mark.parametrize("helps", [True, False])
def test_whose_only_answer_changes_nothing_is_not_asked_but_told(services, helps):
    def only_a_loaded_die(session: Session) -> bool:
        if session.to_move != 0 or not session.asks_secretly:
            return False
        answers = [move for move in session.legal_moves() if isinstance(move, Cast)]
        die = die_of(session.observe(0))
        if die is None or [move.spell for move in answers] != ["loaded_die"]:
            return False
        need = 4 if die.source == "steal" else 6
        return (dict(die.bindings)["roll"] < need) == helps

    sessions = (cauldron("person", "random", "random", seed=seed) for seed in range(1, 400))
    session = next(session for session in sessions if comes_to(session, only_a_loaded_die, most=150))
    asked_at = session.move_count
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    if helps:
        assert session.move_count == asked_at
    else:
        assert session.history[asked_at].move.verb == PASS


# Several persons


def test_the_bell_stands_as_long_whether_an_answer_is_possible_or_not(services):
    services.settings.change(bell="2s", animation_speed=200)
    session = moment(acting(0), *PERSONS, seed=1)
    harness = sit_down(services, session)
    found: dict[bool, set[float]] = {True: set(), False: set()}
    for _ in range(400):
        if scene_of(harness).state.bell.stands:
            possible = session.asks_secretly
            found[possible].add(round(seconds_of(harness), 2))
        elif asked(harness)():
            legal = [move for move in session.legal_moves() if move.verb in {"harvest", "end", "steal"}]
            scene_of(harness).do((legal or list(session.legal_moves()))[0])
        elif isinstance(harness.top, HandoverScene):
            harness.press(Intent.CONFIRM)
        if min(map(len, found.values())):
            break
        harness.stack.update(STEP)
    assert found[True]
    assert found[False]
    for seconds in found[True] | found[False]:
        assert abs(seconds - SECONDS["2s"]) < 2 * STEP


@pytest.mark.parametrize("seed", [2, 3])
def test_in_a_first_match_of_several_the_bell_sleeps_until_somebody_has_a_turn(services, tmp_path, seed):
    services.settings.change(bell="2s", animation_speed=200)
    session = Session.begin(cauldron(*PERSONS, seed=seed).match, tmp_path / "first.jsonl")
    harness = sit_down(services, session, fresh=True)
    scene = scene_of(harness)
    while not asked(harness)():
        assert isinstance(harness.top, PlayScene), "no curtain falls for a die of the turn order"
        assert not scene.state.bell.stands
        harness.stack.update(STEP)
    assert "hush.lift" in scene.widgets.ids
    scene.do(next(move for move in scene.session.legal_moves() if move.verb == "harvest"))
    assert "hush.lift" not in scene.widgets.ids
    harness.wait_for(lambda: scene.state.bell.stands)


def test_what_a_die_is_rolled_for_is_said_while_the_bell_stands(services):
    services.settings.change(bell="key", animation_speed=200)
    harness, told = sit_down(services, cauldron(*PERSONS, seed=2), fresh=True), set()
    scene = scene_of(harness)
    for _ in range(400):
        if scene.state.bell.ringing is not None:
            told.add(scene.state.bell.ringing.call.words.key)
            scene.do(Answering(None))
        if asked(harness)():
            break
        harness.stack.update(STEP)
    assert "cauldron.rolled.order" in told
    assert "cauldron.bell.roll" not in told


def test_silence_is_a_pass_for_all_and_nobody_sees_that_anybody_was_asked(services):
    harness = announced(services)
    session, before = harness.top.session, harness.top.session.move_count
    assert session.asks_secretly
    names = [session.names[seat] for seat in (1, 2) if sum(session.observe(None).hand_counts[seat])]
    assert set(names) <= set(harness.texts)
    assert harness.says("bell.wish")
    assert not any(frame.startswith("face.spell") for frame in harness.frames)
    seconds_of(harness)
    harness.wait_for(lambda: not session.asks_secretly)
    assert {turn.move.verb for turn in session.history[before:]} == {PASS}
    assert isinstance(harness.top, PlayScene)
    assert session.why_no_undo() is None
    session.undo()
    assert session.to_move == 0
    assert session.move_count == before - 1


def test_undo_of_what_was_announced_is_open_as_if_nobody_had_been_asked(services):
    harness = announced(services)
    session = harness.top.session
    assert session.asks_secretly
    assert session.why_no_undo() is None


def test_redo_makes_the_silence_again(services):
    harness = announced(services)
    session = harness.top.session
    harness.press(Intent.SKIP)
    harness.wait_for(lambda: not session.asks_secretly)
    count = session.move_count
    session.undo()
    session.redo()
    assert session.move_count == count
    assert not session.asks_secretly


def test_who_rings_gets_the_curtain_and_answers(services):
    harness = announced(services, seed=4)
    session, seat = harness.top.session, harness.top.session.to_move
    harness.click(f"ring {seat}")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert session.names[seat] in harness.texts
    harness.let_pass(0.5)
    [wish] = [text for text in harness.texts if session.names[seat] in text and session.names[0] in text]
    assert ".." not in wish
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    spell = next(move for move in session.legal_moves() if isinstance(move, Cast))
    harness.click(f"{spell.parts[0]}#answer")
    harness.click(f"{spell.parts[0]}#answer")
    turn = session.history[-1]
    assert turn.seat == seat
    assert any(isinstance(event, SpellCast) and event.answers for event in turn.events)


def test_a_number_rings_for_the_person_in_that_place(services):
    harness = announced(services)
    first = scene_of(harness).state.bell.ringing.ringers[0]
    harness.give(Pick(1))
    assert scene_of(harness).state.bell.rung == first or isinstance(harness.top, HandoverScene)
    assert not scene_of(harness).state.bell.stands


@pytest.mark.parametrize(("kind", "seed"), [("harvest", 2), ("steal", 1)], ids=["last to ring", "others may ring, too"])
def test_who_rings_in_vain_gets_the_curtain_too_and_is_told_behind_it(services, kind, seed):
    harness = announced(services, kind, seed=seed)
    session = harness.top.session
    vain = next(seat for seat in scene_of(harness).state.bell.ringing.ringers if seat != session.to_move)
    harness.click(f"ring {vain}")
    harness.wait_for(lambda: not isinstance(harness.top, PlayScene))
    assert isinstance(harness.top, HandoverScene)
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: not isinstance(harness.top, HandoverScene))
    harness.stack.update(STEP)
    assert harness.says("bell.nothing.words", name=session.names[vain])
    harness.let_pass(0.2)
    assert open_spells(harness) == set(session.observe(vain).hand), "one may ring only to look at one's hand"
    harness.press(Intent.CONFIRM)
    assert not open_spells(harness)
    harness.stack.update(STEP)
    assert harness.says("bell.unanswered"), "the others are told that there is none"
    if scene_of(harness).state.bell.stands:
        harness.click("silence")
    harness.wait_for(asked(harness), 60)


def test_what_the_bell_holds_up_waits_while_one_looks_back(services):
    services.settings.change(bell="key", reduced_motion=True)
    harness = sit_down(services, moment(acting(0), *PERSONS, seed=1))
    scene = scene_of(harness)
    for _ in range(400):
        if scene.state.bell.stands and scene.state.moving:
            break
        if scene.state.bell.stands:
            harness.press(Intent.SKIP)
        elif asked(harness)():
            legal = scene.session.legal_moves()
            scene.do(next((move for move in legal if move.verb == "end"), legal[0]))
        elif isinstance(harness.top, HandoverScene):
            harness.press(Intent.CONFIRM)
        harness.stack.update(STEP)
    assert scene.state.bell.stands
    shown = scene.state.moment
    scene._look_back(scene.session.base)
    harness.let_pass(1.0)
    assert scene.state.moment == shown
    harness.press(Intent.CANCEL)
    assert scene.session.is_live
    assert (scene.state.bell.stands, scene.state.moment) == (True, shown)
    harness.press(Intent.SKIP)
    harness.wait_for(lambda: scene.state.moment != shown)


def open_spells(harness: Harness) -> set[str]:
    """Return the spells whose names are read at the table, but for the log."""
    return {
        name
        for name in scene_of(harness).table.book.spell_order
        if harness.services.words.say(f"card.{name}.name") in harness.texts
    }


def test_a_hand_that_was_held_open_for_an_announcement_closes_when_it_is_let_go(services):
    services.settings.change(bell="4s")
    session = moment(lambda each: acting(0)(each) and bool(each.observe(0).hand), *PERSONS, seed=1)
    hand = set(session.observe(0).hand)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    assert open_spells(harness) == hand
    for part in answerable(session, "harvest").parts:
        harness.click(part)
    harness.wait_for(bell_stands(harness))
    harness.give(Released(Intent.REVEAL))
    assert not open_spells(harness)
    assert scene_of(harness).state.bell.stands


def test_whoever_has_answered_has_a_closed_hand_while_the_bell_stands_again(services):
    harness = announced(services, seed=4)
    session, seat = harness.top.session, harness.top.session.to_move
    harness.click(f"ring {seat}")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    assert open_spells(harness) == set(session.observe(seat).hand)
    spell = next(move for move in session.legal_moves() if isinstance(move, Cast))
    harness.click(f"{spell.parts[0]}#answer")
    harness.click(f"{spell.parts[0]}#answer")
    assert session.to_move != seat
    assert open_spells(harness) <= {spell.spell}
    harness.wait_for(bell_stands(harness))
    harness.let_pass(2 * SECONDS["4s"])
    assert scene_of(harness).state.bell.ringing.left is None, "the others look away until they are called"


def test_nothing_is_said_of_what_lies_beneath_the_bell(services):
    harness = announced(services)
    paper = scene_of(harness).table.answering.bell_paper
    beneath = [id for id in harness.widgets.ids if paper.contains(*harness.widgets[id].area.centre)]
    assert {id.partition(" ")[0] for id in beneath} == {"ring", "silence", "hush.kind"}


def test_whoever_comes_next_in_the_open_begins_without_the_keys_of_the_person_before(services):
    services.settings.change(bell="off")
    session = moment(acting(0, "harvest"), *PERSONS, seed=1)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    harness.press(Intent.NEXT)
    assert harness.widgets.by_keys
    while session.to_move == 0:
        scene_of(harness).do(any_move(session))
        harness.wait_for(asked(harness))
    made = session.move_count
    harness.press(Intent.CONFIRM)
    assert session.move_count == made


@pytest.mark.one_in(2)
@pytest.mark.parametrize("by_key", [True, False], ids=["key", "click"])
def test_a_hand_that_one_has_opened_oneself_closes_before_everybody_looks_at_the_bell(services, by_key):
    services.settings.change(bell="4s")
    session = moment(lambda each: acting(0)(each) and bool(each.observe(0).hand), *PERSONS, seed=1)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    if by_key:
        come_from_the_curtain(harness)
        harness.give(Pressed(Intent.REVEAL))
    else:
        harness.click("reveal")
        harness.press(Intent.CONFIRM)
        harness.let_pass(1.0)
    assert open_spells(harness)
    for part in answerable(session, "harvest").parts:
        harness.click(part)
    harness.wait_for(bell_stands(harness))
    assert not open_spells(harness)
    harness.give(Released(Intent.REVEAL), Pressed(Intent.REVEAL))
    harness.let_pass(0.2)
    assert not open_spells(harness), "who wants to look at their hand rings"


def test_a_press_that_was_meant_for_the_bell_does_nothing_once_its_time_is_over(services):
    harness = announced(services)
    scene = scene_of(harness)
    buttons = [harness.widgets[id].area for id in harness.widgets.ids if id == "silence" or id.startswith("hush")]
    seconds_of(harness)
    harness.wait_for(asked(harness))
    made, scenes = scene.session.move_count, len(harness.stack.scenes)
    for area in buttons:
        x, y = area.centre
        harness.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    assert (scene.session.move_count, len(harness.stack.scenes)) == (made, scenes)


def test_the_time_to_ring_stands_still_while_the_pointer_is_on_a_button_of_the_bell(services):
    harness = announced(services)
    bell = scene_of(harness).state.bell
    harness.give(PointerMoved(*harness.widgets["hush.kind"].area.centre))
    harness.let_pass(2 * SECONDS["4s"])
    assert bell.stands
    harness.give(PointerMoved(4.0, 4.0))
    harness.let_pass(2 * SECONDS["4s"])
    assert not bell.stands


def test_a_pointer_that_has_rested_there_before_the_bell_stood_stops_no_time(services):
    harness = announced(services)
    bell = scene_of(harness).state.bell
    harness.let_pass(2 * SECONDS["4s"])
    assert not bell.stands


@pytest.mark.parametrize("held", [True, False])
def test_the_rest_of_an_open_hand_closes_when_a_spell_of_it_is_announced(services, held):
    """Everybody looks at the spell, whether anybody could answer it or not."""
    services.settings.change(bell="4s")

    def may_cast(session) -> bool:
        own = session.to_move == 0 and not session.asks_secretly and len(session.observe(0).hand) > 1
        return own and any(move.verb == "cast" for move in session.legal_moves())

    session = moment(may_cast, *PERSONS, seed=1)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    scene = scene_of(harness)
    if held:
        come_from_the_curtain(harness)
        harness.give(Pressed(Intent.REVEAL))
    else:
        scene.state.open_hand(0)
    assert scene.state.eyes.seat == 0
    scene.do(next(move for move in session.legal_moves() if move.verb == "cast"))
    harness.stack.update(STEP)
    assert scene.state.eyes.seat is None


@pytest.mark.parametrize("begun", [alone, announced])
def test_nothing_of_the_bell_lies_where_turns_are_ended_and_no_note_on_its_heading(services, begun):
    harness = begun(services, "harvest")
    scene = scene_of(harness)
    end, heading = scene.table.plan.area("button.end"), services.words.say("cauldron.table.window")
    buttons = [id for id in harness.widgets.ids if id in {"silence", "pass"} or id.startswith(("hush.", "ring "))]
    assert len(buttons) >= 3
    for id in buttons:
        button = harness.widgets[id]
        assert not button.area.shared(end), id
        harness.give(PointerMoved(*button.area.centre))
        harness.let_pass(1.5)
        strokes = harness.picture.strokes
        (words,) = [Area(*stroke.box) for stroke in strokes if stroke.what == heading]
        notes = [Area(*stroke.box) for stroke in strokes if stroke.ink is not None and stroke.what == button.note]
        assert bool(notes) == (button.note is not None)
        assert not any(note.shared(words) for note in notes), id


def test_a_second_click_on_a_button_of_the_bell_ends_no_turn(services):
    harness = announced(services)
    scene = scene_of(harness)
    buttons = [harness.widgets[id].area.centre for id in ("silence", "hush.kind")]
    harness.click("silence")
    harness.wait_for(lambda: asked(harness)() or scene.state.bell.stands)
    made = scene.session.move_count
    for x, y in buttons:
        harness.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    assert scene.session.move_count == made


def test_a_key_that_is_held_while_the_screen_changes_hands_opens_no_hand_of_another_person(services):
    services.settings.change(bell="off")
    session = moment(lambda each: acting(0)(each) and bool(each.observe(0).hand), *PERSONS, seed=1)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    assert open_spells(harness)
    while session.to_move == 0:
        scene_of(harness).do(any_move(session))
        harness.give(Pressed(Intent.REVEAL, repeated=True))
        harness.wait_for(asked(harness))
    harness.give(Pressed(Intent.REVEAL, repeated=True))
    assert scene_of(harness).state.eyes.seat is None
    assert not open_spells(harness)


def test_a_spell_that_is_cast_on_a_field_names_and_marks_it(services):
    session = cauldron(*PERSONS, seed=1)
    table = sit_down(services, session).top.table
    cell, kind, _ = table.seen.fields[0]
    call = table.answering.call(SpellCast(0, "fairy_ring", False, (("field", cell),)), None)
    assert table.say(f"cauldron.kind.{KINDS[kind]}") in table.say(call.words)
    assert call.about.cell == cell


def test_a_bell_without_a_time_says_that_it_waits(services):
    assert announced(services, bell="key").says("bell.wish.waits")
    assert announced(services, bell="4s").says("bell.wish")


def test_a_press_that_was_meant_for_what_lay_beneath_the_bell_does_nothing(services):
    harness = announced(services)
    scene = scene_of(harness)
    buttons = [harness.widgets[id] for id in harness.widgets.ids if id == "silence" or id.startswith(("ring ", "hush"))]
    over = [area.centre for area in scene._taken_lain if any(button.contains(*area.centre) for button in buttons)]
    assert over
    for x, y in over:
        harness.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
        assert scene.state.bell.stands
    harness.let_pass(FRESH)
    x, y = over[0]
    harness.give(PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y))
    assert not scene.state.bell.stands


def test_without_the_bell_nobody_is_asked(services):
    harness = announced(services, bell="off")
    session = harness.top.session
    harness.wait_for(lambda: not session.asks_secretly and asked(harness)())
    assert not scene_of(harness).state.bell.stands
    assert any(turn.move.verb == PASS for turn in session.history)


def test_the_bell_may_wait_for_a_key(services):
    harness = announced(services, bell="key")
    harness.let_pass(20)
    assert scene_of(harness).state.bell.stands
    assert harness.stack.next_frame_due is None or harness.stack.next_frame_due > 0.05
    harness.press(Intent.CONFIRM)
    assert not scene_of(harness).state.bell.stands


def test_a_closed_hand_tells_nothing_of_what_could_be_cast(services):
    session = moment(acting(0), *PERSONS, seed=1)
    harness = sit_down(services, session)
    harness.wait_for(asked(harness))
    assert not any(id.startswith("hand:") for id in harness.widgets.ids)
    count = session.move_count
    assert harness.widgets["bar:cast"].enabled == bool(sum(session.observe(None).hand_counts[0]))
    harness.click("bar:cast")
    assert session.move_count == count
    assert not any(frame.startswith("face.spell") for frame in harness.frames)


# Bots


def test_a_bot_that_is_asked_makes_no_pause_and_gives_no_sign(services):
    services.settings.change(bot_pace=1600)
    session = moment(may_answer(persons=False), "person", "random", "random", seed=5)
    harness = sit_down(services, session)
    assert session.asks_secretly
    harness.let_pass(3 * STEP)
    assert not session.asks_secretly or session.to_move == 0


def begun_in_secret() -> Session:
    """Return a match of two persons of whom one has begun a spell whose target is still to be chosen."""
    session = moment(lambda each: aimed(each) is not None, "person", "person", seed=3)
    session.play(aimed(session))
    return session


def aimed(session: Session) -> Cast | None:
    """Return a spell that is legal and asks for a target first, or None."""
    for move in session.legal_moves():
        if isinstance(move, Cast) and not session.asks_secretly:
            position, told = session._positions[-1].copy(), []
            session.controller.apply(position, move, told.append)
            if not told:
                return move
    return None


def test_a_spell_whose_target_is_still_to_be_chosen_is_asked_for_behind_the_curtain(services):
    session = begun_in_secret()
    harness = sit_down(services, session)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert scene_of(harness).table.seen == session.observe(None)
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    assert scene_of(harness).table.seen == session.observe(session.to_move)


def test_a_hand_that_is_let_go_in_the_middle_of_a_spell_takes_the_question_with_it(services):
    harness = sit_down(services, moment(lambda each: aimed(each) is not None, "person", "person", seed=3))
    session, scene = harness.top.session, harness.top
    harness.wait_for(asked(harness))
    come_from_the_curtain(harness)
    harness.give(Pressed(Intent.REVEAL))
    scene.do(aimed(session))
    harness.wait_for(asked(harness))
    assert isinstance(harness.top, PlayScene), "the hand is held open: no curtain falls"
    harness.give(Released(Intent.REVEAL))
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert scene.table.seen == session.observe(None)


@pytest.mark.parametrize("verb", ["harvest", "steal"])
def test_a_token_is_dragged_home_from_a_field_or_a_rival(services, verb):
    def possible(session: Session) -> bool:
        return session.to_move == 0 and any(move.verb == verb for move in session.legal_moves())

    harness = sit_down(services, moment(possible, "person", "random", "random", seed=3))
    session = harness.top.session
    harness.wait_for(asked(harness))
    home = harness.top.table.plan.area("seat0.wall").centre
    move = next(move for move in session.legal_moves() if move.verb == verb)
    count = session.move_count
    harness.drag(move.parts[0], 5, 5)
    assert session.move_count == count, "nothing is taken but by dragging it home"
    harness.drag(move.parts[0], *home)
    assert session.history[count].move == move


# What is announced is named, and shown on the table


@pytest.mark.parametrize("kind", ["harvest", "steal", "brew"])
def test_whoever_is_asked_reads_and_sees_what_is_announced(services, kind):
    harness = alone(services, kind)
    session, scene = harness.top.session, scene_of(harness)
    event = next(
        told for turn in reversed(session.history) for told in turn.events if isinstance(told, ActionAnnounced)
    )
    action = announced_now(scene.table.book, scene.table.seen)
    assert action is not None
    assert (action.seat, action.cell, action.victim) == (event.seat, event.cell, event.victim)
    assert action.potion == event.potion
    title = scene.table.say(scene.prompt.title)
    named = card_words(event.potion) if event.potion is not None else kind_words(action.kind)
    assert scene.table.say(named) in title
    marks = {"field.select", "token.ring"} & set(harness.frames)
    assert marks == ({"field.select"} if kind == "harvest" else {"token.ring"} if kind == "steal" else set())


@pytest.mark.parametrize("kind", ["harvest", "steal"])
def test_a_large_card_leaves_free_what_is_announced(services, kind):
    harness = alone(services, kind)
    table, asking = scene_of(harness).table, scene_of(harness).state.asking
    (about,) = table.announced_places()
    for card in table.seen.hand:
        assert not table.zoom_area(asking, Look(f"spell:{card}")).shared(about)
        assert not table.zoom_area(None, Look(f"spell:{card}")).shared(about)


def test_what_lies_beneath_a_large_card_does_not_explain_itself_through_it(services):
    harness = announced(services, "brew", bell="key")
    scene = scene_of(harness)
    harness.give(PointerLeft())
    large = scene.table.zoom_area(None, scene.looking.closely(scene.look))
    widgets = (harness.widgets[id] for id in harness.widgets.ids)
    below = next(each for each in widgets if each.note is not None and large.contains(*each.area.centre))
    harness.give(PointerMoved(*below.area.centre))
    harness.let_pass(2.0)
    assert harness.widgets.pointed == below.id
    assert below.note not in harness.texts


@pytest.mark.parametrize("kind", ["harvest", "steal"])
def test_the_bell_for_several_persons_names_and_shows_what_is_announced(services, kind):
    harness = announced(services, kind, bell="key")
    table, call = scene_of(harness).table, scene_of(harness).state.bell.ringing.call
    harness.let_pass(5.0)
    assert table.say(kind_words(call.about.kind)) in table.say(call.words)
    assert {"harvest": "field.select", "steal": "token.ring"}[kind] in harness.frames


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seed", [7, 12])
def test_a_hand_that_was_needed_for_a_secret_lies_closed_in_the_open_decisions_that_follow(services, seed):
    services.settings.change(bell="off")
    session = cauldron("person", "person", seed=seed)
    harness, secrets = sit_down(services, session), 0
    scene = scene_of(harness)
    while session.to_move is not None and session.move_count < 60:
        harness.wait_for(lambda: asks(scene) or isinstance(harness.top, HandoverScene))
        if isinstance(harness.top, HandoverScene):
            harness.press(Intent.CONFIRM)
            harness.wait_for(lambda: asks(scene) and harness.top is scene)
        if scene.sharing.needs_hand(session.to_move):
            secrets += 1
        else:
            assert scene.state.eyes.seat is None, session.move_count
        scene.do(any_move(session))
    assert secrets


def asks(scene: PlayScene) -> bool:
    """Return whether a person is asked, if only whether they end their turn."""
    return scene.state.asking is not None


def test_the_button_of_the_cellar_fetches_nothing_unasked(services):
    def only_fetches(session: Session) -> bool:
        ways = {move.verb for move in session.legal_moves()} & {"store", "fetch"}
        return session.to_move == 0 and not session.asks_secretly and ways == {"fetch"}

    harness = sit_down(services, moment(only_fetches, "person", "random", "random", seed=3))
    session = harness.top.session
    harness.wait_for(asked(harness))
    count = session.move_count
    harness.click("bar:move")
    assert session.move_count == count
    fetch = next(move for move in session.legal_moves() if move.verb == "fetch")
    assert fetch.parts[0] in harness.top.table.at_stake(harness.top.state.asking)
    harness.click(fetch.parts[0])
    assert session.history[count].move == fetch


def test_what_belongs_to_an_answer_is_chosen_with_the_hand_that_lies_open(services):
    services.settings.change(bell="key")
    session = moment(lambda each: bool(aimed_answers(each)), "person", "person", seed=1)
    harness, seat = sit_down(services, session), session.to_move
    scene = scene_of(harness)
    harness.wait_for(bell_stands(harness))
    scene.do(Answering(seat))
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    scene.do(aimed_answers(session)[0])
    assert session.to_move == seat
    harness.let_pass(1.0)
    assert harness.top is scene, "no second curtain"
    assert scene.state.eyes.seat == seat and scene.state.asking is not None


def test_while_the_bell_stands_the_log_tells_what_has_happened_until_then(services):
    services.settings.change(bell="key")
    harness = sit_down(services, cauldron("person", "person", seed=4), fresh=True)
    scene = scene_of(harness)
    harness.wait_for(bell_stands(harness))
    rolled = next(event for event in scene.table.since if isinstance(event, DieRolled))
    told = scene.table.log_lines(0, [rolled])[-1]
    assert scene.table.say(told.words) in [scene.table.say(line.words) for line in scene.state.log.lines]
