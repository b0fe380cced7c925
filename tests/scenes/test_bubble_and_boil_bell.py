"""Hexes between persons at one screen: the bell for counterspells (B13), and what is asked with a closed hand."""

from collections.abc import Callable

import pytest
from bubble_and_boil_harness import GAME, SEEDS, at, by_pointer, question, ready
from harness import STEP, Harness, any_move, asked, match_of, sit_down

from game.core.move import Move
from game.core.reason import reason
from game.play.fence import PASS
from game.play.session import Session
from game.rules.bubble_and_boil.events import Countered
from game.rules.bubble_and_boil.moves import Hex
from game.scenes.playing.play_scene import PlayScene
from game.scenes.playing.sharing.handover import HandoverScene
from game.scenes.playing.sharing.late_presses import FRESH
from game.scenes.playing.sharing.play_bell import SECONDS
from game.tables.bubble_and_boil.cards.card_facts import costs_cards
from game.view.input.commands import Intent


def hexing(session: Session, *, answerable: bool) -> Move | None:
    """Return a hex of the first seat that asks nothing and reaches the second, which may answer it or not."""
    if session.to_move != 0 or session.observe(0).step != "hex" or session.observe(0).asked is not None:
        return None
    for move in session.legal_moves():
        if isinstance(move, Hex) and move.target == 1 and session.observe(None).hand_counts[1]:
            position = session._positions[-1].copy()
            session.controller.apply(position, move)
            secret = session.controller.observe(position, None).to_move != session.controller.to_move(position)
            if secret if answerable else not position.stack:
                return move
    return None


def hexed(services, *, answerable: bool, bell: str = "4s") -> Harness:
    """Return two persons and a bot, just after the first has hexed the second."""
    services.settings.change(bell=bell, animation_speed=200)
    for seed in range(1, SEEDS):
        session = match_of("person", "person", "random", seed=seed, game=GAME)
        while session.to_move is not None:
            move = hexing(session, answerable=answerable)
            if move is not None:
                harness = sit_down(services, session)
                harness.wait_for(lambda harness=harness: isinstance(harness.top, HandoverScene))
                harness.press(Intent.CONFIRM)
                harness.wait_for(ready(harness))
                by_pointer(harness, move)
                return harness
            session.play(any_move(session))
    raise AssertionError("no match comes to that")


def chooses_unanswerably(services) -> Harness:
    """Return two persons and a bot, just after the first has hexed the second, who has to choose and cannot answer."""
    for seed in range(1, SEEDS):
        session = match_of("person", "person", "random", seed=seed, game=GAME)
        while session.to_move is not None:
            for move in session.legal_moves() if session.to_move == 0 and not session.asks_secretly else ():
                if not (isinstance(move, Hex) and move.target == 1 and session.observe(None).hand_counts[1]):
                    continue
                position = session._positions[-1].copy()
                session.controller.apply(position, move)
                chooses = session.controller.to_move(position) == 1
                if chooses and session.controller.observe(position, None).to_move == 1:
                    harness = sit_down(services, session)
                    harness.wait_for(lambda harness=harness: isinstance(harness.top, HandoverScene))
                    harness.press(Intent.CONFIRM)
                    harness.wait_for(ready(harness))
                    scene_of(harness).do(move)
                    return harness
            session.play(any_move(session))
    raise AssertionError("no match comes to that")


def hit(services, asked: str, *, cards: bool) -> Harness:
    """Return two persons of whom the second is asked by a hex of the first, for `cards` of the hand or not."""
    for seed in range(1, SEEDS):
        session = match_of("person", "person", seed=seed, game=GAME)
        while session.to_move is not None:
            seen = session.observe(None)
            hexed = session.to_move == 1 and seen.active == 0 and seen.asked == asked
            if hexed and (asked != "way" or costs_cards(seen.resolving) == cards):
                return sit_down(services, session)
            session.play(any_move(session))
    raise AssertionError("no match comes to that")


def scene_of(harness: Harness) -> PlayScene:
    return next(scene for scene in harness.stack.scenes if isinstance(scene, PlayScene))


def bell_stands(harness: Harness) -> Callable[[], bool]:
    return lambda: scene_of(harness).state.bell.stands


@pytest.mark.parametrize("answerable", [True, False])
def test_b13_the_bell_stands_as_long_for_a_hexed_person_with_and_without_a_counterspell(services, answerable):
    harness = hexed(services, answerable=answerable, bell="2s")
    session = scene_of(harness).session
    assert session.asks_secretly == answerable
    count = session.move_count
    harness.wait_for(bell_stands(harness))
    assert {id for id in harness.widgets.ids if id.startswith(("ring", "silence"))} == {"ring 1", "silence"}
    assert session.names[1] in harness.texts
    passed = 0.0
    while scene_of(harness).state.bell.stands:
        harness.stack.update(STEP)
        passed += STEP
    assert abs(passed - SECONDS["2s"]) < 2 * STEP
    harness.wait_for(lambda: not session.asks_secretly)
    assert [turn.move.verb for turn in session.history[count:]] == [PASS] * answerable


def test_b13_no_hand_lies_open_while_the_bell_stands_for_somebody_else(services):
    harness = hexed(services, answerable=False)
    scene = scene_of(harness)
    harness.wait_for(bell_stands(harness))
    harness.let_pass(0.1)
    assert scene.state.eyes.seat is None
    assert scene.table.seen.seat is None
    harness.let_pass(FRESH)
    harness.click("silence")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert scene.state.eyes.seat is None, "those who have looked at the bell look at the table still"


def test_b13_who_rings_gets_the_curtain_and_answers(services):
    harness = hexed(services, answerable=True)
    session = scene_of(harness).session
    harness.wait_for(bell_stands(harness))
    harness.let_pass(FRESH)
    harness.click("ring 1")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert session.names[1] in harness.texts
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    title, wish = map(harness.top.table.say, harness.top.prompt[1:3])
    assert (session.names[0] in title, session.names[1] in title, session.names[1] in wish) == (True, False, True)
    spell = next(move for move in session.legal_moves() if move.verb == "counter")
    by_pointer(harness, spell)
    assert session.history[-1].seat == 1
    assert any(isinstance(event, Countered) for event in session.history[-1].events)


def test_b13_who_rings_in_vain_gets_the_curtain_too(services):
    harness = hexed(services, answerable=False)
    session = scene_of(harness).session
    harness.wait_for(bell_stands(harness))
    harness.let_pass(FRESH)
    harness.click("ring 1")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    table = scene_of(harness).table
    assert table.seen.resolving is not None, "the hex goes on after that"
    assert table.seen.hand == (), "the hand of the caster is closed to who takes the screen"
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: not isinstance(harness.top, HandoverScene))
    harness.stack.update(STEP)
    assert harness.says("bell.nothing.words", name=session.names[1])
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert table.seen == session.observe(None)
    harness.press(Intent.CONFIRM)
    harness.wait_for(ready(harness))
    assert table.seen == session.observe(0)


def test_b13_who_rings_in_vain_and_has_to_choose_next_is_not_told_from_who_could_answer(services):
    services.settings.change(bell="key", animation_speed=200)
    harness = chooses_unanswerably(services)
    scene, session = scene_of(harness), scene_of(harness).session
    assert session.to_move == 1 and not session.asks_secretly
    harness.wait_for(bell_stands(harness))
    harness.let_pass(FRESH)
    told = reason("handover.answer", name=session.names[1], announced=scene.state.bell.call.words)
    harness.click("ring 1")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.let_pass(1.0)
    assert scene.table.say(told) in harness.texts
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: not isinstance(harness.top, HandoverScene))
    harness.stack.update(STEP)
    assert harness.says("bell.nothing.words", name=session.names[1])
    harness.press(Intent.CONFIRM)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene) or asked(harness)())


def test_b13_somebody_alone_is_asked_without_a_bell_and_only_when_an_answer_is_possible(services):
    harness = at(services, question("answer"), seats=3)
    session = harness.top.session
    assert not scene_of(harness).state.bell.stands
    assert any(move.verb == "counter" for move in session.legal_moves())
    assert not any(id.startswith("hush") for id in harness.widgets.ids)
    harness.click("do pass")
    assert session.history[-1].move.verb == PASS


@pytest.mark.parametrize("what", ["block", "way"])
def test_what_needs_no_card_of_the_hand_is_asked_openly(services, what):
    harness = hit(services, what, cards=False)
    harness.wait_for(ready(harness))
    table = harness.top.table
    assert (table.viewer, table.seen.hand) == (1, ())
    name = table.seats[table.seen.active].name
    wishes = [
        services.words.say(f"bubble_and_boil.prompt.asked.{what}"),
        services.words.say("bubble_and_boil.prompt.asked.block.gains", name=name),
    ]
    assert any(harness.says("bubble_and_boil.prompt.closed", wish=wish) for wish in wishes)
    count = harness.top.session.move_count
    harness.click(next(id for id in harness.widgets.ids if id.startswith(("way", "block"))))
    assert harness.top.session.history[count].seat == 1


@pytest.mark.parametrize("what", ["card", "way"])
def test_what_needs_the_hand_falls_under_the_curtain(services, what):
    harness = hit(services, what, cards=True)
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.CONFIRM)
    harness.wait_for(ready(harness))
    assert harness.top.table.seen.hand == harness.top.session.observe(1).hand


def test_an_answer_that_was_taken_back_and_is_made_again_ends_the_bell(services):
    harness = hexed(services, answerable=True, bell="key")
    scene = scene_of(harness)
    session = scene.session
    harness.wait_for(bell_stands(harness))
    harness.let_pass(FRESH)
    harness.click("ring 1")
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.CONFIRM)
    harness.wait_for(asked(harness))
    by_pointer(harness, next(move for move in session.legal_moves() if move.verb == "counter"))
    count = session.move_count
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    harness.press(Intent.UNDO)
    harness.wait_for(bell_stands(harness))
    harness.press(Intent.REDO)
    assert session.move_count == count
    assert not scene.state.bell.stands
    harness.wait_for(lambda: isinstance(harness.top, HandoverScene))
    assert scene.state.moment == session.moments.last
