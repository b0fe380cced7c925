"""The rulings D1 to D27, one by one, and what D.1 to D.3 found; each is named by the tests that prove it."""

import ast
import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from alarun_setup import (
    after,
    card,
    cards,
    cells,
    line,
    name,
    names,
    only,
    place,
    placing,
    plain,
    play,
    random_match,
    swap,
    texts,
)
from alarun_setup import square as drawn

from game.core.chance import Lcg
from game.core.errors import IllegalMove
from game.core.event import Event
from game.rules.alarun import events as happened
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ending import Ending, judge
from game.rules.alarun.ingredient_cards import CARD_NAMES, CENTUM, COLOURS, DECK, KINDS, card_name
from game.rules.alarun.options import Numbers, Options
from game.rules.alarun.position import AlarunPosition
from game.rules.alarun.potion_scoring import Line, Sheet, best_identity, best_potion, count_as_good, score, standing
from game.rules.alarun.square import cards_in, certain, is_open, open_cells, within


def refusal(controller: Alarun, position: AlarunPosition, move: str) -> str:
    """Return the key of the reason why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        controller.apply(position, controller.parse(move))
    return refused.value.reason.key.removeprefix("alarun.reason.")


def strength(codes: str) -> int:
    """Return the strength of the best potion of a line."""
    return best_potion(line(codes)).strength


def test_every_ruling_is_named_by_a_test() -> None:
    tree = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    named = {int(found.group(1)) for function in functions if (found := re.match(r"test_d(\d\d)_", function))}
    assert named == set(range(1, 28))


# Setup


def test_d01_chance_chooses_who_begins(alarun: Alarun) -> None:
    for seats in (2, 3, 4):
        starters = Counter(alarun.start(seats, seed).starter for seed in range(300))
        assert set(starters) == set(range(seats))
        assert min(starters.values()) > 300 / seats * 0.7
        assert all(alarun.start(seats, seed).to_move == alarun.start(seats, seed).starter for seed in range(9))


def test_d02_colours_are_random_different_and_secret(alarun: Alarun) -> None:
    found: set[int] = set()
    for seed in range(200):
        told: list[Event] = []
        position = alarun.start(4, seed, told.append)
        assert len(set(position.colours)) == 4
        found.update(position.colours)
        for event in told:
            if isinstance(event, happened.ColourGiven):
                seen = [event.seen_by(eyes) for eyes in (0, 1, 2, 3, None)]
                assert [each.colour for each in seen].count(None) == 4
                assert seen[event.seat].colour == position.colours[event.seat]
    assert found == set(range(7))
    observed = [alarun.observe(position, eyes) for eyes in (0, 1, 2, 3, None)]
    assert [each.colour for each in observed] == [*position.colours, None]
    assert all(each.colours is None for each in observed)


def test_d02_colours_are_shown_when_the_match_is_over(alarun: Alarun) -> None:
    before = plain("", "", phase="name", round_number=8, actions=2, passer=0)
    position, told = after(alarun, before, "name red_egg", "name red_egg")
    assert only(told, happened.MatchEnded).colours == (0, 1)
    assert alarun.observe(position, None).colours == (0, 1)


# Actions


def test_d03_one_action_each_clockwise(alarun: Alarun) -> None:
    before = plain("Fy Ew Er", "Mu Pg Rb", "Cy Cw Cp", centre="Eb Mg Rp", starter=1)
    position, told = after(alarun, before, swap("Mu", "Eb"), swap("Cy", "Mg"), swap("Er", "Mu"), swap("Pg", "Er"))
    assert [event.seat for event in told if isinstance(event, happened.Swapped)] == [1, 2, 0, 1]
    assert position.hands[1] == cards("Eb Er Rb")
    assert position.centre == cards("Rp Cy Pg")
    assert alarun.to_move(position) == 2


def test_d03_the_actions_are_swap_one_pass_and_swap_all(alarun: Alarun) -> None:
    position = alarun.from_plain(plain("Fy Ew Er", "", "", centre="Eb Mg Rp"))
    swaps = [swap(give, take) for give in ("Fy", "Ew", "Er") for take in ("Eb", "Mg", "Rp")]
    assert texts(alarun, position) == [*swaps, "pass", "swap_all"]
    assert refusal(alarun, position, place("Fy", "1,0")) == "act_first"
    assert refusal(alarun, position, "name red_egg") == "act_first"


def test_d04_refresh_discards_the_open_cards_and_turns_up_the_others(alarun: Alarun) -> None:
    before = plain("Fy Ew Er", "Mu Pg Rb", centre="Eb Mg Rp", down=names("Cy Cw *"))
    position, told = after(alarun, before, "refresh")
    assert only(told, happened.Refreshed).turned == cards("Cy Cw *")
    assert (position.centre, position.down) == (cards("Cy Cw *"), ())
    assert sorted(position.discards) == list(cards("Eb Mg Rp"))
    assert alarun.to_move(position) == 1


def test_d04_refresh_is_once_a_round_for_both_together(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("", ""), "refresh")
    assert "refresh" not in texts(alarun, position)
    assert refusal(alarun, position, "refresh") == "refreshed"
    play(alarun, position, "pass")
    assert refusal(alarun, position, "refresh") == "refreshed"


def test_d04_refresh_comes_back_in_the_next_round(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("", ""), "refresh", "pass", "pass")
    while position.round == 1:
        play(alarun, position, alarun.legal_moves(position)[0].text)
    assert "refresh" in texts(alarun, position)


def test_d04_refresh_is_no_pass(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("", ""), "refresh")
    assert position.first_passer is None
    play(alarun, position, "pass")
    assert position.first_passer == 1


def test_d04_refresh_may_be_the_last_action(alarun: Alarun) -> None:
    position, told = after(alarun, plain("", ""), "pass", "refresh")
    assert isinstance(told[-1], happened.HandsOpened)
    assert position.phase == "place"


@pytest.mark.parametrize("seats", [3, 4])
def test_d04_refresh_is_for_two_seats_only(alarun: Alarun, seats: int) -> None:
    position = alarun.from_plain(plain(*[""] * seats))
    assert "refresh" not in texts(alarun, position)
    assert refusal(alarun, position, "refresh") == "refresh_two_seats"
    assert position.down == ()


def test_d05_after_the_first_pass_each_other_seat_has_one_more_action(alarun: Alarun) -> None:
    before = plain("", "", "Fy Ew Er", "", centre="Eb Mg Rp", actions=1)
    position, told = after(alarun, before, "pass", swap("Er", "Mg"), "pass", "swap_all")
    assert [type(event) for event in told] == [
        happened.Passed,
        happened.Swapped,
        happened.Passed,
        happened.SwappedAll,
        happened.HandsOpened,
    ]
    assert [event.first for event in told if isinstance(event, happened.Passed)] == [True, False]
    assert position.first_passer == 1


def test_d05_who_has_passed_does_not_act_again(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("", "", ""), "pass", "pass", "pass")
    assert position.phase == "place"
    for move in ("pass", "swap_all"):
        assert refusal(alarun, position, move) == "place_first"


def test_d05_the_others_are_asked_in_order(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("", "", "", "", starter=2), "pass")
    seen = alarun.observe(position, None)
    assert (seen.first_passer, seen.waiting, seen.is_last_action) == (2, (3, 0, 1), True)
    play(alarun, position, "pass")
    assert alarun.observe(position, None).waiting == (0, 1)


def test_d06_swap_all_is_a_pass(alarun: Alarun) -> None:
    before = plain("Fy Ew Er", "", "", centre="Eb Mg Rp")
    position, told = after(alarun, before, "swap_all")
    swapped = only(told, happened.SwappedAll)
    assert (swapped.gave, swapped.took, swapped.first) == (cards("Fy Ew Er"), cards("Eb Mg Rp"), True)
    assert (position.hands[0], position.centre) == (cards("Eb Mg Rp"), cards("Fy Ew Er"))
    assert position.first_passer == 0


def test_d06_swap_all_as_the_last_action_takes_no_second_alarun(alarun: Alarun) -> None:
    position, told = after(alarun, plain("", "", "Fy Ew Er", centre="Eb Mg Rp", starter=1), "pass", "swap_all", "pass")
    assert only(told, happened.SwappedAll).first is False
    assert (position.phase, position.first_passer) == ("place", 1)
    assert position.hands[2] == cards("Eb Mg Rp")


def test_d07_a_swap_has_to_change_something(alarun: Alarun) -> None:
    position = alarun.from_plain(plain("Fy Fy Er", "", centre="Fb Er Rp"))
    swaps = [text for text in texts(alarun, position) if text.startswith("swap ")]
    assert swaps == [swap("Fy", "Fb"), swap("Fy", "Er"), swap("Fy", "Rp"), swap("Er", "Fb"), swap("Er", "Rp")]
    assert refusal(alarun, position, swap("Er", "Er")) == "same_card"


def test_d07_identical_cards_are_one_choice(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("Fy Fy Er", "", centre="Eb Eb Rp"), swap("Fy", "Eb"))
    assert position.hands[0] == cards("Fy Eb Er")
    assert position.centre == cards("Fy Eb Rp")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d08_after_ten_actions_each_only_passes_are_legal(alarun: Alarun, numbers: Numbers, seats: int) -> None:
    position = alarun.from_plain(plain("Fy Ew Er", *[""] * (seats - 1), centre="Eb Mg Rp"))
    for _ in range(numbers.actions * seats):
        play(alarun, position, texts(alarun, position)[0])
    assert alarun.observe(position, 0).acted == (10,) * seats
    assert texts(alarun, position) == ["pass", "swap_all"]
    held, lying = card_name(position.hands[0][0]), card_name(position.centre[0])
    assert refusal(alarun, position, f"swap {held} {lying}") == "must_pass"
    play(alarun, position, "pass")
    for _ in range(seats - 1):
        assert len(texts(alarun, position)) > 2
        play(alarun, position, "pass")
    assert position.phase == "place"


def test_d08_refresh_is_not_left_either(alarun: Alarun) -> None:
    position = alarun.from_plain(plain("", "", actions=20))
    assert texts(alarun, position) == ["pass", "swap_all"]
    assert refusal(alarun, position, "refresh") == "must_pass"
    play(alarun, position, "pass")
    assert "refresh" in texts(alarun, position)


def test_d08_the_seat_is_told_two_actions_before(alarun: Alarun) -> None:
    left = []
    for actions in range(31):
        position = alarun.from_plain(plain("", "", "", actions=actions))
        left.append(alarun.observe(position, 0).actions_left)
    assert left == [None] * 24 + [2] * 3 + [1] * 3 + [0]
    play(alarun, position, "pass")
    assert alarun.observe(position, 0).actions_left is None


def test_d09_hands_are_hidden_and_what_came_from_the_centre_is_known(alarun: Alarun) -> None:
    before = plain("Fy Ew Er", "Mu Pg Rb", "", centre="Eb Mg Rp")
    position, told = after(alarun, before, swap("Fy", "Eb"), "pass")
    seen = alarun.observe(position, 2)
    assert (seen.hand, seen.hand_counts) == (position.hands[2], (3, 3, 3))
    assert seen.known == (cards("Eb"), (), ())
    assert alarun.observe(position, None).hand == ()
    assert only(told, happened.Swapped).secret == ()


def test_d09_what_is_given_away_is_not_in_the_hand_any_more(alarun: Alarun) -> None:
    before = plain("Fy Ew Er", "Mu Pg Rb", centre="Eb Mg Rp")
    position, _ = after(alarun, before, swap("Fy", "Eb"), swap("Mu", "Mg"), swap("Eb", "Mu"))
    assert alarun.observe(position, 1).known == (cards("Mu"), cards("Mg"))
    play(alarun, position, "swap_all")
    assert alarun.observe(position, 0).known[1] == cards("Fy Eb Rp")


def test_d09_of_two_identical_cards_only_the_one_from_the_centre_is_known(alarun: Alarun) -> None:
    before = plain("Eb Ew Er", "", centre="Eb Mg Rp")
    position, _ = after(alarun, before, swap("Er", "Eb"))
    assert alarun.observe(position, 1).known[0] == cards("Eb")
    play(alarun, position, "refresh")
    taken = alarun.legal_moves(position)[0].text
    play(alarun, position, f"swap {name('Eb')} {taken.split()[-1]}")
    assert card("Eb") in position.hands[0]
    assert card("Eb") not in alarun.observe(position, 1).known[0]


def test_d10_four_seats_leave_the_centre(alarun: Alarun) -> None:
    position, told = whole_round(alarun, 4)
    assert not [event for event in told if isinstance(event, happened.CentreCleared | happened.CentreLaid)]
    assert position.centre == cards("Eb Mg Rp")
    assert (position.round, position.discards) == (2, b"")


def test_d10_three_seats_discard_the_centre_and_lay_three(alarun: Alarun) -> None:
    position, told = whole_round(alarun, 3)
    assert only(told, happened.CentreCleared).cards == cards("Eb Mg Rp")
    assert only(told, happened.CentreLaid).cards == position.centre
    assert len(position.centre) == 3
    assert position.discards == bytes(cards("Eb Mg Rp"))


@pytest.mark.parametrize("refreshed", [False, True])
def test_d10_two_seats_discard_all_six_used_or_not(alarun: Alarun, refreshed: bool) -> None:
    position, told = whole_round(alarun, 2, *["refresh"] * refreshed)
    assert len(only(told, happened.CentreCleared).cards) == (3 if refreshed else 6)
    assert len(position.discards) == 6
    laid = only(told, happened.CentreLaid)
    assert (len(laid.cards), laid.down) == (3, 3)
    assert len(position.down) == 3
    assert position.refreshed is False


def whole_round(controller: Alarun, seats: int, *moves: str) -> tuple[AlarunPosition, list[Event]]:
    """Play round 1 with these moves, then passes and first placements; return the position and what happened."""
    position, told = after(controller, plain(*[""] * seats, centre="Eb Mg Rp"), *moves, *["pass"] * seats)
    while position.round == 1:
        told += play(controller, position, controller.legal_moves(position)[0].text)
    return position, told


def test_d11_discards_are_open_and_never_come_back(alarun: Alarun) -> None:
    told, positions, _ = random_match(alarun, 2, 5)
    gone: Counter[int] = Counter()
    for event in told:
        if isinstance(event, happened.CentreLaid | happened.Dealt):
            assert event.cards is not None
            fresh = Counter(event.cards)
            assert all(gone[each] + fresh[each] <= DECK.count(each) for each in fresh)
        if isinstance(event, happened.CentreCleared):
            gone.update(event.cards)
        if isinstance(event, happened.Refreshed):
            gone.update(event.discarded)
    last = positions[-1]
    assert Counter(last.discards) == gone
    assert alarun.observe(last, None).discards == tuple(last.discards)


# Placing


def test_d12_adjacent_is_side_by_side(alarun: Alarun) -> None:
    position = alarun.from_plain(placing("Fy Ew Er", ""))
    assert {move.split()[-1] for move in texts(alarun, position)} == {"0,-1", "-1,0", "1,0", "0,1"}
    assert refusal(alarun, position, place("Fy", "1,1")) == "not_adjacent"
    assert refusal(alarun, position, place("Fy", "2,0")) == "not_adjacent"


def test_d12_with_the_option_corners_count_too(cornered: Alarun) -> None:
    position = cornered.from_plain(placing("Fy Ew Er", ""))
    assert len({move.split()[-1] for move in texts(cornered, position)}) == 8
    play(cornered, position, place("Fy", "1,1"))
    assert refusal(cornered, position, place("Ew", "-1,2")) == "not_adjacent_diagonal"


def test_d13_hands_are_laid_open_then_seats_place_in_turn_from_the_starter(alarun: Alarun) -> None:
    before = plain("Fy Ew Er", "Mu Pg Rb", "Cy Cw Cp", starter=1, actions=1)
    position, told = after(alarun, before, "pass", "pass", "pass")
    opened = only(told, happened.HandsOpened)
    assert opened.hands == (cards("Fy Ew Er"), cards("Mu Pg Rb"), cards("Cy Cw Cp"))
    assert alarun.observe(position, None).known == opened.hands
    order = []
    while position.round == 1:
        order.append(alarun.to_move(position))
        play(alarun, position, alarun.legal_moves(position)[0].text)
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]


def test_d13_cards_go_in_any_order_and_touch_those_of_this_round(alarun: Alarun) -> None:
    for order in permutations(("Fy", "Ew", "Er")):
        moves = [place(code, f"{column},0") for column, code in enumerate(order, 1)]
        position, _ = after(alarun, placing("Fy Ew Er", ""), *moves)
        assert cards_in(position.squares[0]) == bytes(map(card, order))
        assert alarun.to_move(position) == 1


# That undo lasts until one's last card is confirmed is the session's part of D13; the positions in between allow it:
# every placement is a move of its own, and placing tells nobody anything hidden.


def test_d13_placing_tells_nothing_hidden(alarun: Alarun) -> None:
    position = alarun.from_plain(placing("Fy Ew Er", "", ""))
    seen = alarun.observe(position, 1)
    play(alarun, position, place("Fy", "1,0"))
    for seed in range(20):
        dealt = alarun.sampler(seen).deal(Lcg(seed))
        play(alarun, dealt, place("Fy", "1,0"))
        assert alarun.observe(dealt, 1) == alarun.observe(position, 1)


def test_d14_the_square_is_never_larger_than_five_by_five(alarun: Alarun) -> None:
    before = placing("Fy Ew Er", "", round_number=2, squares=["Fb Fr Fp @"])
    position = alarun.from_plain(before)
    play(alarun, position, place("Fy", "1,0"))
    assert refusal(alarun, position, place("Ew", "2,0")) == "too_large"
    assert refusal(alarun, position, place("Ew", "-4,0")) == "too_large"
    assert refusal(alarun, position, place("Ew", "-3,0")) == "taken"


def test_d14_the_apprentice_may_end_in_a_corner(alarun: Alarun) -> None:
    _, taken = drawn("@ . . . .\nFy Fb Fr Fp Fg\nMr . . . .\nMg . . . .\nMb . . . .")
    assert cells(within(taken)) == {f"{column},{row}" for column in range(5) for row in range(5)}
    assert cells(certain(taken)) == cells(within(taken))


def test_d14_the_window_floats_until_it_is_fixed() -> None:
    _, taken = drawn("@ Fy Fb")
    assert {cell.split(",")[0] for cell in cells(within(taken))} == {"-2", "-1", "0", "1", "2", "3", "4"}
    assert {cell.split(",")[1] for cell in cells(within(taken))} == {str(row) for row in range(-4, 5)}
    assert cells(certain(taken)) == {"0,0", "1,0", "2,0"}
    assert cells(open_cells(taken)) == {"-1,0", "3,0", "0,1", "0,-1", "1,1", "1,-1", "2,1", "2,-1"}


def test_d14_where_a_card_may_go_is_the_same_cell_by_cell() -> None:
    for seed in range(40):
        chance = Lcg.seeded(seed)
        taken = drawn("@")[1]
        for _ in range(24):
            for diagonal in (False, True):
                each = {cell for cell in range(90) if is_open(taken, cell, diagonal)}
                assert each == {cell for cell in range(90) if open_cells(taken, diagonal) >> cell & 1}
            free = [cell for cell in range(90) if open_cells(taken) >> cell & 1]
            taken |= 1 << free[chance.below(len(free))]
        assert not open_cells(taken)


def test_d14_every_square_can_be_filled(alarun: Alarun) -> None:
    for seed in range(10):
        _, positions, _ = random_match(alarun, 3, seed)
        assert [taken.bit_count() for taken in positions[-1].taken] == [25, 25, 25]


def test_d15_all_three_are_placed_and_stay(alarun: Alarun) -> None:
    told, _, _ = random_match(alarun, 4, 3)
    placed: Counter[int] = Counter()
    where: set[tuple[int, int]] = set()
    for event in told:
        if isinstance(event, happened.Placed):
            placed[event.seat] += 1
            assert (event.seat, event.cell) not in where
            where.add((event.seat, event.cell))
        if isinstance(event, happened.RoundStarted):
            assert set(placed.values()) <= {3 * (event.number - 1)}
    assert dict(placed) == dict.fromkeys(range(4), 24)
    before = placing("Fy Ew Er", "", round_number=2, squares=["Fb Fr Fp @"])
    assert refusal(alarun, alarun.from_plain(before), place("Fb", "1,0")) == "not_in_hand"


def test_d16_the_centum_auri_in_hand_has_to_be_placed(alarun: Alarun, numbers: Numbers) -> None:
    position, _ = after(alarun, placing("Fy Ew *", ""), place("Fy", "1,0"), place("Ew", "0,1"))
    assert {move.split()[1] for move in texts(alarun, position)} == {"centum_auri"}
    play(alarun, position, place("*", "-1,0"))
    assert standing(position.squares[0], position.taken[0], None, numbers).centum == 10
    assert standing(position.squares[1], position.taken[1], None, numbers).centum == 0


def test_d16_in_the_centre_at_the_end_it_is_worth_nothing(alarun: Alarun) -> None:
    before = plain("", "", "", "", phase="name", round_number=8, actions=4, passer=0, centre="* Fy Fb")
    position, _ = after(alarun, before, *["name red_egg"] * 4)
    assert [sheet.centum for sheet in alarun.sheets(position)] == [0, 0, 0, 0]


# Scoring


def test_d17_two_points_for_each_card_of_the_colour_in_a_potion_or_not(numbers: Numbers) -> None:
    laid, taken = drawn("""
        Fr  .   Mr
        Pb  @   Er
        *   .   Cw
    """)
    red, green = COLOURS.index("red"), COLOURS.index("green")
    assert score(laid, taken, card("Br"), red, numbers).colour == 6
    assert score(laid, taken, card("Bg"), green, numbers).colour == 0
    assert score(laid, taken, card("Br"), None, numbers).colour == 0


def test_d18_all_49_identities_may_be_named_and_no_other(alarun: Alarun) -> None:
    before = plain("", "", phase="name", round_number=8, actions=2, passer=0)
    position = alarun.from_plain(before)
    assert texts(alarun, position) == [f"name {each}" for each in CARD_NAMES[:49]]
    with pytest.raises(ValueError, match="Centum auri"):
        alarun.parse("name centum_auri")


def test_d18_it_is_one_identity_for_row_and_column(numbers: Numbers) -> None:
    laid, taken = drawn("""
        .  Mr .
        .  @  Ey
        .  Mb .
    """)
    # Mandrakes below and above make three; the yellow egg beside asks for another kind or for yellow.
    sheet = standing(laid, taken, None, numbers)
    assert card_name(sheet.identity) == "yellow_mandrake"
    assert [row.points for row in sheet.rows] == [0, 2, 0]
    assert [column.points for column in sheet.columns] == [5, 0]


def test_d18_it_may_be_a_third_copy(alarun: Alarun) -> None:
    before = plain("", "", phase="name", round_number=8, actions=2, passer=0)
    laid = list(before["squares"][0].values())
    twice = next(each for each in laid if laid.count(each) == 2)
    _, told = after(alarun, before, f"name {twice}")
    assert card_name(only(told, happened.Named).identity) == twice


def test_d18_the_best_of_49_is_found(numbers: Numbers) -> None:
    for seed in range(30):
        chance = Lcg.seeded(seed)
        laid, taken = drawn("@")
        for each in chance.shuffled(DECK)[:24]:
            free = [cell for cell in range(90) if open_cells(taken) >> cell & 1]
            cell = free[chance.below(len(free))]
            laid, taken = laid[:cell] + bytes([each]) + laid[cell + 1 :], taken | 1 << cell
        totals = [score(laid, taken, identity, None, numbers).total for identity in range(49)]
        assert best_identity(laid, numbers) == totals.index(max(totals))
        assert count_as_good(laid, numbers) == totals.count(max(totals)) - 1


def test_d18_seats_name_in_the_order_in_which_they_placed(alarun: Alarun) -> None:
    before = plain("", "", "", phase="name", round_number=8, starter=2, actions=3, passer=2)
    position = alarun.from_plain(before)
    order = []
    while (seat := alarun.to_move(position)) is not None:
        order.append(seat)
        play(alarun, position, "name red_egg")
    assert order == [2, 0, 1]


def test_d19_a_potion_is_one_colour_or_one_kind_without_a_gap() -> None:
    assert strength("Fy Ey My Cb Cr") == 3
    assert strength("Fy Fb Fr Cb Mg") == 3
    assert strength("Fy Ey Eb Mb Mr") == 2
    assert strength("Fy Ey . My Cy") == 2
    assert strength("Fy Eb My Cb Ry") == 0


def test_d19_it_is_worth_its_different_ingredients() -> None:
    assert strength("Fy Ey My Cy Py") == 5
    assert strength("Fy Fb Fr Fg Fw") == 5
    assert strength("Fy Fb Fy Fg Fw") == 4
    assert strength("Fy Ey Fy Ey Py") == 3


def test_d20_identical_cards_neither_interrupt_nor_count() -> None:
    assert strength("Fb Eb Eb Mb Cb") == 4
    assert strength("Eb Fb Mb Cb Eb") == 4
    assert strength("Fb Fb . . .") == 0
    assert strength("Fb Fb Fb Eb .") == 2


def test_d21_only_the_strongest_potion_of_a_line_scores(numbers: Numbers) -> None:
    assert strength("Fy Fb Fr Mg Cg") == 3
    assert strength("Fy Fb Mb Cb Eb") == 4
    laid, taken = drawn("@ * Fb Fr\nFy . . .")
    assert [row.points for row in score(laid, taken, card("Mg"), None, numbers).rows] == [2, 0]


def test_d22_the_centum_auri_splits_its_row_and_its_column(numbers: Numbers) -> None:
    assert strength("Fy Ey * My Cy") == 2
    assert strength("Fy * Ey * My") == 0
    laid, taken = drawn("""
        Ey Fy Eb
        @  *  Er
        Mg My Eg
    """)
    sheet = score(laid, taken, card("Ew"), None, numbers)
    assert [column.points for column in sheet.columns] == [2, 0, 5]
    assert [row.points for row in sheet.rows] == [2, 0, 2]


def test_d23_a_card_may_be_in_a_potion_of_its_row_and_one_of_its_column(numbers: Numbers) -> None:
    laid, taken = drawn("""
        Ey Eb
        @  Mb
    """)
    sheet = score(laid, taken, card("Cg"), None, numbers)
    assert [row.points for row in sheet.rows] == [2, 0]
    assert [column.points for column in sheet.columns] == [0, 2]


def test_d24_none_and_one_score_nothing(numbers: Numbers) -> None:
    assert numbers.points[:2] == (0, 0)
    assert strength("") == strength("Fy") == strength("*") == strength(". . .") == 0


def sheet(potions: int, colour: int, centum: int = 0) -> Sheet:
    """Return a score sheet with these points."""
    return Sheet(0, (Line(0, (), 0, potions),), (), centum, colour)


def test_d25_the_highest_total_wins() -> None:
    outcome = judge([sheet(30, 4), sheet(20, 4, 10), sheet(33, 2)])
    assert (outcome.ending, outcome.winners, outcome.scores) == (Ending.HIGHEST, (2,), (34, 34, 35))
    assert outcome.ranking == ((2,), (0,), (1,))


def test_d25_equal_totals_go_to_the_most_points_from_potions() -> None:
    outcome = judge([sheet(24, 0, 10), sheet(30, 4), sheet(9, 9)])
    assert (outcome.ending, outcome.winners) == (Ending.POTIONS, (1,))
    assert outcome.ranking == ((1,), (0,), (2,))


def test_d25_else_the_victory_is_shared() -> None:
    outcome = judge([sheet(30, 4), sheet(34, 0), sheet(34, 0), sheet(30, 4)])
    assert (outcome.ending, outcome.winners) == (Ending.SHARED, (1, 2))
    assert outcome.ranking == ((1, 2), (0, 3))


@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 3), (4, 0)])
def test_d26_three_cards_stay_unseen_with_two_or_three_seats(alarun: Alarun, seats: int, left: int) -> None:
    told, positions, _ = random_match(alarun, seats, 1)
    assert len(positions[-1].stack) == left
    shown = [event for event in told if isinstance(event, happened.HandsOpened)]
    assert len(shown) == 8
    assert alarun.observe(positions[-1], None).stack == left


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d27_the_first_to_pass_starts_the_next_round(alarun: Alarun, seats: int) -> None:
    for seed in range(5):
        told, _, _ = random_match(alarun, seats, seed)
        passer = None
        for event in told:
            if isinstance(event, happened.Passed | happened.SwappedAll) and event.first:
                passer = event.seat
            if isinstance(event, happened.RoundStarted) and event.number > 1:
                assert event.starter == passer


# What was found


def potions_of_the_example(two: int, three: int, four: int, five: int) -> int:
    """Return the points of the printed example's potions: A 3, B 5, C 4, D 0, E 3, F 2, G 4, H 5, I 4, J 4."""
    return three + five + four + 0 + three + two + four + five + four + four


def test_d_1_the_table_makes_86_points_of_the_example(numbers: Numbers) -> None:
    assert numbers.points == (0, 0, 2, 5, 10, 17)
    assert potions_of_the_example(*numbers.points[2:]) == 86
    assert potions_of_the_example(*numbers.points[2:]) + numbers.centum + 4 * numbers.colour_bonus == 104


def test_d_1_it_is_the_only_growing_table_with_even_growth_of_its_steps() -> None:
    assert growing_tables() == [(2, 5, 10, 17)]


def growing_tables() -> list[tuple[int, int, int, int]]:
    """Return each table that starts above 0, fits the example and grows by steps that grow evenly."""
    found = []
    for two in range(1, 40):
        for step in range(1, 40):
            for growth in range(1, 40):
                three = two + step
                four = three + step + growth
                five = four + step + 2 * growth
                if potions_of_the_example(two, three, four, five) == 86:
                    found.append((two, three, four, five))
    return found


def test_d_2_the_stack_lasts_exactly(alarun: Alarun) -> None:
    assert len(DECK) == 7 * 7 * 2 + 1 == 99
    assert 4 * 3 * 8 + 3 == 99
    for seats, fresh in ((2, 6), (3, 3)):
        assert 8 * (3 * seats + fresh) == 96
    for seats in (2, 3, 4):
        told, _, _ = random_match(alarun, seats, 2)
        dealt = sum(event.count for event in told if isinstance(event, happened.Dealt))
        dealt += sum(len(event.cards) + event.down for event in told if isinstance(event, happened.CentreLaid))
        assert dealt == (99 if seats == 4 else 96)


def test_d_3_seven_kinds_in_seven_colours() -> None:
    assert len(set(KINDS)) == len(set(COLOURS)) == 7
    assert set(COLOURS) >= {"yellow", "white", "pink", "blue", "red"}
    assert CARD_NAMES[CENTUM] == "centum_auri"
    assert len(set(CARD_NAMES)) == 50


def test_the_options_default_to_the_printed_rules() -> None:
    assert Options().diagonal is False
