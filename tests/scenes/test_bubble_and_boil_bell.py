"""Hexes between persons at one screen: the bell for counterspells (B13), and what is asked with a closed hand."""

from collections.abc import Callable

import pytest
from bubble_and_boil_sitting import GAME, SEEDS, at, by_pointer, question, ready
from sitting import STEP, Sitting, any_move, asked, match_of, sit_down

from game.core.move import Move
from game.play.fence import PASS
from game.play.session import Session
from game.rules.bubble_and_boil.events import Countered
from game.rules.bubble_and_boil.moves import Hex
from game.scenes.handover import HandoverScene
from game.scenes.play import PlayScene
from game.scenes.play_bell import SECONDS
from game.tables.bubble_and_boil.card_book import costs_cards
from game.view.commands import Intent


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


def hexed(services, *, answerable: bool, bell: str = "4s") -> Sitting:
    """Return two persons and a bot, just after the first has hexed the second."""
    services.settings.change(bell=bell, animation_speed=200)
    for seed in range(1, SEEDS):
        session = match_of("person", "person", "random", seed=seed, game=GAME)
        while session.to_move is not None:
            move = hexing(session, answerable=answerable)
            if move is not None:
                sitting = sit_down(services, session)
                sitting.wait_for(lambda sitting=sitting: isinstance(sitting.top, HandoverScene))
                sitting.press(Intent.CONFIRM)
                sitting.wait_for(ready(sitting))
                by_pointer(sitting, move)
                return sitting
            session.play(any_move(session))
    raise AssertionError("no match comes to that")


def hit(services, asked: str, *, cards: bool) -> Sitting:
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


def scene_of(sitting: Sitting) -> PlayScene:
    return next(scene for scene in sitting.stack.scenes if isinstance(scene, PlayScene))


def bell_stands(sitting: Sitting) -> Callable[[], bool]:
    return lambda: scene_of(sitting).bell.stands


@pytest.mark.parametrize("answerable", [True, False])
def test_b13_the_bell_stands_as_long_for_a_hexed_person_with_and_without_a_counterspell(services, answerable):
    sitting = hexed(services, answerable=answerable, bell="2s")
    session = scene_of(sitting).session
    assert session.asks_secretly == answerable
    count = session.move_count
    sitting.wait_for(bell_stands(sitting))
    assert {id for id in sitting.widgets.ids if id.startswith(("ring", "silence"))} == {"ring 1", "silence"}
    assert session.names[1] in sitting.texts
    passed = 0.0
    while scene_of(sitting).bell.stands:
        sitting.stack.update(STEP)
        passed += STEP
    assert abs(passed - SECONDS["2s"]) < 2 * STEP
    sitting.wait_for(lambda: not session.asks_secretly)
    assert [turn.move.verb for turn in session.history[count:]] == [PASS] * answerable


def test_b13_who_rings_gets_the_curtain_and_answers(services):
    sitting = hexed(services, answerable=True)
    session = scene_of(sitting).session
    sitting.wait_for(bell_stands(sitting))
    sitting.click("ring 1")
    sitting.wait_for(lambda: isinstance(sitting.top, HandoverScene))
    assert session.names[1] in sitting.texts
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(asked(sitting))
    spell = next(move for move in session.legal_moves() if move.verb == "counter")
    by_pointer(sitting, spell)
    assert session.history[-1].seat == 1
    assert any(isinstance(event, Countered) for event in session.history[-1].events)


def test_b13_who_rings_in_vain_gets_the_curtain_too(services):
    sitting = hexed(services, answerable=False)
    session = scene_of(sitting).session
    sitting.wait_for(bell_stands(sitting))
    sitting.click("ring 1")
    sitting.wait_for(lambda: isinstance(sitting.top, HandoverScene))
    table = scene_of(sitting).table
    assert table.seen.resolving is not None, "the hex goes on after that"
    assert table.seen.hand == (), "the hand of the caster is closed to who takes the screen"
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(lambda: not isinstance(sitting.top, HandoverScene))
    sitting.stack.update(STEP)
    assert sitting.says("bell.nothing.words", name=session.names[1])
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(lambda: isinstance(sitting.top, HandoverScene))
    assert table.seen == session.observe(None)
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(ready(sitting))
    assert table.seen == session.observe(0)


def test_b13_somebody_alone_is_asked_without_a_bell_and_only_when_an_answer_is_possible(services):
    sitting = at(services, question("answer"), seats=3)
    session = sitting.top.session
    assert not scene_of(sitting).bell.stands
    assert any(move.verb == "counter" for move in session.legal_moves())
    assert not any(id.startswith("hush") for id in sitting.widgets.ids)
    sitting.click("do pass")
    assert session.history[-1].move.verb == PASS


@pytest.mark.parametrize("what", ["block", "way"])
def test_what_needs_no_card_of_the_hand_is_asked_openly(services, what):
    sitting = hit(services, what, cards=False)
    sitting.wait_for(ready(sitting))
    table = sitting.top.table
    assert (table.viewer, table.seen.hand) == (1, ())
    assert sitting.says(
        "bubble_and_boil.prompt.closed", wish=services.words.say(f"bubble_and_boil.prompt.asked.{what}")
    )
    count = sitting.top.session.move_count
    sitting.click(next(id for id in sitting.widgets.ids if id.startswith(("way", "block"))))
    assert sitting.top.session.history[count].seat == 1


@pytest.mark.parametrize("what", ["card", "way"])
def test_what_needs_the_hand_falls_under_the_curtain(services, what):
    sitting = hit(services, what, cards=True)
    sitting.wait_for(lambda: isinstance(sitting.top, HandoverScene))
    sitting.press(Intent.CONFIRM)
    sitting.wait_for(ready(sitting))
    assert sitting.top.table.seen.hand == sitting.top.session.observe(1).hand
