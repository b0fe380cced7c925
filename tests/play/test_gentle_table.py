"""The gentle table: bots do nothing to a child where anything else is legal, and undo is free."""

import pytest
from playing import ADVISER

from game.bots.mind import TellingVictims
from game.play.match import new_match
from game.play.session import Session
from game.store.seat_plans import CHILD, PERSON, SeatPlan

KINDS = {"bubble_and_boil": "greedy", "cauldron": "greedy"}
MOVES = 400


def seats(game: str, person: str) -> list[SeatPlan]:
    child = SeatPlan("Ida", PERSON, "plum", "", person)
    return [child, SeatPlan("Zelma", KINDS[game], "moss"), SeatPlan("Ottokar", KINDS[game], "teal")]


def harm_done(game: str, person: str) -> tuple[int, int]:
    """Return how many moves of bots were aimed at the first seat, and how many could have been."""
    session = Session.begin(new_match(game, seats(game, person), seed=2), None)
    mind = ADVISER.mind(game, session.match.options)
    assert isinstance(mind, TellingVictims)
    did = could = 0
    while session.to_move is not None and session.move_count < MOVES:
        if session.to_move in session.persons:
            session.play(ADVISER.answer(session.thinking_task("greedy")).move)
            continue
        task = session.thinking_task()
        move = ADVISER.answer(task).move
        kind = [each for each in task.legal if 0 not in mind.victims_of(task.observation, each)]
        could += 0 < len(kind) < len(task.legal)
        did += bool(kind) and 0 in mind.victims_of(task.observation, move)
        session.play(move)
    return did, could


@pytest.mark.parametrize("game", KINDS)
def test_no_bot_does_anything_to_a_child(game: str) -> None:
    did, could = harm_done(game, CHILD)
    assert (did, could > 10) == (0, True)


@pytest.mark.parametrize("game", KINDS)
def test_others_are_not_spared(game: str) -> None:
    did, _ = harm_done(game, "")
    assert did > 0


def test_a_child_takes_back_what_it_likes_and_hints_spare_nobody() -> None:
    session = Session.begin(new_match("cauldron", seats("cauldron", CHILD), seed=4), None)
    session.free_undo = False
    while session.to_move != 0:
        session.play(ADVISER.answer(session.thinking_task()).move)
    assert session.spared == (0,)
    assert session.thinking_task("master", explain=True).spared == ()
    session.play(session.legal_moves()[0])
    while session.to_move != 0:
        session.play(ADVISER.answer(session.thinking_task()).move)
    assert session.why_no_undo() is None


def test_among_several_a_child_takes_luck_back_but_nothing_that_was_hidden() -> None:
    """In Cauldron dice are luck; a card that is drawn was hidden."""
    barred = set()
    for person in (CHILD, ""):
        plans = [*seats("cauldron", person)[:2], SeatPlan("Bo", PERSON, "teal")]
        session = Session.begin(new_match("cauldron", plans, seed=4), None)
        while session.to_move is not None and session.move_count < MOVES:
            session.play(ADVISER.answer(session.thinking_task("greedy")).move)
            if session.undo_seat is None:
                continue
            why = session.why_no_undo()
            assert why is None or why.key == "play.undo.shared", "it says why it stays"
            told = None if why is None else dict(why.args)["why"].key.removesuffix(".by")
            barred.add((person if session.undo_seat == 0 else "", told))
    assert barred == {
        *((CHILD, each) for each in (None, "play.undo.hidden")),
        *(("", each) for each in (None, "play.undo.hidden", "play.undo.chance")),
    }
