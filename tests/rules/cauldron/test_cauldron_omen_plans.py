"""What is asked about an omen: one seat a season, at the first turn, with nothing but the omen between."""

from dataclasses import dataclass, field

import pytest
from rulings import start

from game.core.effect_stack import Window
from game.core.statistics import Question
from game.rules.cauldron.moves import PASS
from game.rules.cauldron.omen_plans import OmenPlans
from game.rules.cauldron.position import HARVEST


@dataclass
class Asked:
    season: int
    omen: str
    questions: list[Question] = field(default_factory=list)


def walked(seats: int, seed: int, seasons: int) -> list[Asked]:
    """Return what is asked in the first seasons of a match in which everybody does the first thing that may be done."""
    controller, _, _ = start(seats, seed)
    plans = OmenPlans(controller)
    plans.begin(seats, seed)
    position = controller.start(seats, seed)
    found: list[Asked] = []
    while position.season <= seasons and controller.to_move(position) is not None:
        questions = list(plans.questions(position))
        if questions:
            assert position.phase == HARVEST
            assert not position.stack
            found.append(Asked(position.season, controller.book.omens[position.omen or 0].id, questions))
        legal = controller.legal_moves(position)
        is_market = position.phase == "market"
        move = PASS if is_market or (position.stack and isinstance(position.stack[-1], Window)) else legal[0]
        plans.expect(position, move)
        controller.apply(position, move)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_one_seat_after_the_other_is_asked_as_if_the_turn_were_its_own(seats: int) -> None:
    found = walked(seats, 3, 6)
    assert [asked.season for asked in found] == [1, 2, 3, 4, 5, 6]
    for asked in found:
        assert [question.seat for question in asked.questions] == [asked.season % seats]
        for question in asked.questions:
            assert question.card == asked.omen
            for position in (question.position, question.without):
                assert (position.active, position.actions, position.phase) == (question.seat, 1, HARVEST)
                assert position.season == asked.season


def test_only_what_the_omen_brings_differs() -> None:
    for asked in walked(3, 8, 12):
        for question in asked.questions:
            ours, theirs = question.position, question.without
            assert ours.omen == theirs.omen
            assert ours.board == theirs.board or asked.omen in {"new_furrow", "strange_seeds"}
            assert not any(effect.source.startswith("omen.") for each in theirs.standing.values() for effect in each)
            if asked.omen in {"kind_moon", "bright_moon", "rusty_locks", "cool_nights", "hard_frost"}:
                assert ours.standing != theirs.standing
                assert (ours.tokens, ours.supply, ours.magik) == (theirs.tokens, theirs.supply, theirs.magik)
