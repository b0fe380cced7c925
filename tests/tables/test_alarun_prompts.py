"""Who is asked after the first pass reads who passed, and that an action is the last one only after another one."""

from walking import at_random

from game.core.reason import reason
from game.rules.alarun.ingredient_cards import card_words
from game.rules.alarun.moves import PASS, PLACES, REFRESH, Swap
from game.tables.alarun.prompts import instead_of, prompt_of, would_of
from game.tables.asking import Asking
from game.view.input.narrowing import Narrowing


def test_the_last_action_names_who_passed_and_an_only_one_is_called_so():
    told = set()
    for seats in (2, 4):
        session = at_random(seats, 1, "alarun")
        plans = session.match.seats
        for turn in session.history:
            position = session._positions[turn.number - 1]
            seen = session.controller.observe(position, turn.seat)
            if not seen.is_last_action:
                continue
            legal = session.controller.legal_moves(position)
            prompt = prompt_of(seen, turn.seat, plans, Asking(Narrowing(legal), lambda move: None))
            key = "last" if seen.acted[turn.seat] else "only"
            assert prompt.title == reason(f"alarun.table.title.act.{key}", count=1)
            assert prompt.wish == reason(f"alarun.prompt.act.{key}", name=plans[seen.first_passer].name)
            told.add(key)
    assert told == {"last", "only"}


def test_a_title_names_each_kind_of_action_that_is_open():
    """Two may refresh the centre, once a round (ruling D.4)."""
    told = set()
    for seats in (2, 3):
        session = at_random(seats, 1, "alarun")
        for number in range(1, session.move_count + 1):
            decision = session.moments.decision(number)
            seen = decision.observation
            if seen.phase == "act" and not seen.is_last_action and seen.actions_left != 0:
                prompt = prompt_of(
                    seen, seen.to_move, session.match.seats, Asking(Narrowing(decision.legal), lambda move: None)
                )
                assert prompt.title.key.endswith(".refresh") == (REFRESH in decision.legal)
                told.add(prompt.title.key)
    assert len(told) == 2


def test_what_is_as_good_is_named_whole_or_not_at_all():
    """Both cards of a swap are; a cell has no name, so another card is told of only for the cell that is marked."""
    swap = Swap(3, 7)
    for other in (Swap(4, 7), Swap(3, 8), Swap(4, 8), PASS):
        assert instead_of(other, swap) == would_of(other)
    marked = PLACES[3][10]
    assert instead_of(PLACES[4][10], marked) == reason("alarun.would.place.there", card=card_words(4))
    assert instead_of(PLACES[3][11], marked) == reason("alarun.would.place.elsewhere")
    assert instead_of(PLACES[4][11], marked) is None
