"""Bots that play Alarún: each idea on a position, and able to say why."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest
from bot_matches import moments, never, ready

from game.bots.alarun import AlarunMind
from game.bots.alarun.close_rival import CloseRival
from game.bots.alarun.colour_guesses import ColourGuesses
from game.bots.alarun.features import features_of
from game.bots.alarun.laying_rehearsal import LayingRehearsal
from game.bots.alarun.layout_comparison import compare_layouts
from game.bots.alarun.learnt_prospects import TERMS, LearntProspects, prospects_of
from game.bots.alarun.line_shapes import BARE, BLOCKED, forecast
from game.bots.alarun.outlook import HandOutlook, Outlook
from game.bots.alarun.placement import Planner
from game.bots.alarun.prospects import Prospects, unseen_by
from game.bots.alarun.quick_scoring import potion_points
from game.bots.alarun.round_rehearsal import AlarunRehearsal
from game.bots.alarun.square_plans import SquarePlans
from game.bots.alarun.square_value import SquareValue
from game.bots.bot import Thought
from game.bots.hints import explain
from game.core.chance import Lcg
from game.core.move import Move
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import CENTUM, COLOURS, DECK
from game.rules.alarun.moves import PASS, PLACES, SWAP_ALL, Place, Swap
from game.rules.alarun.position import AlarunPosition
from game.rules.alarun.potion_scoring import standing
from game.rules.alarun.square import FIRST_SQUARE, Plan, Square, cell_at, cell_name, plan_of, with_card
from game.store.words import Words
from tests.rules.alarun.alarun_setup import card, cards, name, place, placing, plain

PLANNING = ("adept", "master")

# A square before the last round: a red egg, mandrake or myrrh at 2,-2 completes five reds.
FOUR_REDS = """
    Fr Br Cr Pr .
    By Fw Mg Ep Cu
    Cw Eb @  Ru Fg
    Pg Rp Bw My .
    Mb Cg Ry Fu .
"""
# The same of a neighbour who waits for a blue card.
FOUR_BLUES = """
    Fb Bb Cb Pb .
    Bw Mr Ey Cp Rg
    Eu Pw @  Fy Mp
    My Cr Ru Bg .
    Pp Fu Cg Ew .
"""
CORNER = "2,-2"


@pytest.fixture(scope="module")
def referee() -> Any:
    return ready("alarun").referee


@pytest.fixture(scope="module")
def mind() -> Any:
    return ready("alarun").mind


def positions(seats: int, seed: int, few: int = 1000) -> list[AlarunPosition]:
    """Return so many decisions, or all, of a match."""
    return [moment.position for moment in moments("alarun", seats, seed, few)]


def think(referee: Alarun, position: AlarunPosition, skill: str, seed: int = 1) -> Thought:
    """Return what a skill thinks of the decision of the seat to move."""
    assert position.to_move is not None
    bot = ready("alarun").bot(skill)
    legal = tuple(referee.legal_moves(position))
    return bot.choose(referee.observe(position, position.to_move), legal, Lcg.seeded(seed), never)


@pytest.mark.parametrize("skill", ["greedy", *PLANNING])
def test_it_completes_a_line_of_five(referee: Alarun, skill: str) -> None:
    position = referee.from_plain(placing("Er Bp Mb", "", squares=[FOUR_REDS], round_number=8))
    laid = []
    while position.to_move == 0:
        laid.append(think(referee, position, skill).move)
        referee.apply(position, laid[-1])
    assert place("Er", CORNER) in [move.text for move in laid]


@pytest.mark.parametrize("skill", ["greedy", *PLANNING])
def test_it_swaps_for_the_card_that_completes_a_line(referee: Alarun, skill: str) -> None:
    before = plain("Bu Pu Mu", "", squares=[FOUR_REDS], centre="Er Bp Bb", round_number=8)
    move = think(referee, referee.from_plain(before), skill).move
    assert isinstance(move, Swap) and move.take == card("Er")


@pytest.mark.parametrize("skill", ["greedy", *PLANNING])
def test_it_takes_the_centum_auri_and_keeps_it(referee: Alarun, skill: str) -> None:
    offered = plain("Bu Pu Mu", "", squares=[FOUR_REDS], centre="* Bp Bb", round_number=8)
    move = think(referee, referee.from_plain(offered), skill).move
    assert isinstance(move, Swap) and move.take == CENTUM
    held = referee.from_plain(plain("* Pu Mu", "", "", squares=[FOUR_REDS], centre="Er Bp Bb", round_number=8))
    move = think(referee, held, skill).move
    assert isinstance(move, Swap) and (move.give, move.take) != (CENTUM, card("Er")) and move.give != CENTUM


def test_a_planner_lays_the_centum_auri_where_it_interrupts_nothing(referee: Alarun) -> None:
    position = referee.from_plain(placing("* Er Bp", "", squares=[FOUR_REDS], round_number=8))
    laid = {}
    while position.to_move == 0:
        move = think(referee, position, "adept").move
        laid[move.card] = move.cell
        referee.apply(position, move)
    assert place("Er", CORNER) == f"place {name('Er')} {cell_name(laid[card('Er')])}"


@pytest.mark.parametrize("skill", PLANNING)
@pytest.mark.parametrize("seed", range(3))
def test_in_the_last_round_a_plan_is_worth_what_it_scores(referee: Alarun, skill: str, seed: int) -> None:
    """The three cards go where no other order or place would score more, by trying all of them."""
    position = next(each for each in positions(2, seed) if each.round == 8 and each.phase == "place").copy()
    seat = position.to_move
    assert seat is not None and len(position.hands[seat]) == 3
    best = max(total for total in outcomes(referee, position, seat))
    while position.to_move == seat:
        referee.apply(position, think(referee, position, skill).move)
    assert referee.sheets(position)[seat].total == best


def outcomes(referee: Alarun, position: AlarunPosition, seat: int) -> Iterator[int]:
    """Yield the total of a seat for every way to place its hand."""
    if position.to_move != seat or position.phase != "place":
        yield referee.sheets(position)[seat].total
        return
    for move in referee.legal_moves(position):
        twin = position.copy()
        referee.apply(twin, move)
        yield from outcomes(referee, twin, seat)


@pytest.mark.parametrize("skill", PLANNING)
def test_it_passes_first_when_its_plan_is_done(referee: Alarun, skill: str) -> None:
    """Every exchange would cost it points; passing leaves the others with one action each."""
    before = plain("Er Fy Ry", "", "", squares=[FOUR_REDS, FOUR_BLUES], centre="Eb Rb Mb", round_number=8)
    assert think(referee, referee.from_plain(before), skill).move.text == "pass"


def test_master_takes_the_card_that_the_neighbour_wants(referee: Alarun) -> None:
    """Three exchanges are equal for its own square; the blue egg would give the neighbour a line of five."""
    squares = [FOUR_REDS, FOUR_BLUES]
    before = plain("Bu Pu Mu", "Cu Pg Rp", "", squares=squares, centre="Eb Bu Mu", round_number=8, starter=2,
                   actions=1, passer=2)  # fmt: skip
    position = referee.from_plain(before)
    for seed in range(3):
        move = think(referee, position, "master", seed).move
        assert move.text == "swap_all" or (isinstance(move, Swap) and move.take == card("Eb"))


def test_master_turns_the_centre_over_when_only_the_neighbour_likes_it(referee: Alarun) -> None:
    """Two seats: whatever it takes, another blue card would be left for the neighbour's line of five."""
    squares = [FOUR_REDS, FOUR_BLUES]
    before = plain("Er Fy Ry", "Cu Pg Rp", squares=squares, centre="Eb Rb Mb", round_number=8)
    assert think(referee, referee.from_plain(before), "master").move.text == "refresh"


@pytest.mark.parametrize("skill", ["greedy", *PLANNING])
def test_d18_the_apprentice_is_named_for_the_most_points(referee: Alarun, skill: str) -> None:
    position = positions(2, 3)[-1].copy()
    assert position.phase == "name" and position.to_move is not None
    seat = position.to_move
    best = standing(position.squares[seat], position.taken[seat], None, referee.numbers).potions
    referee.apply(position, think(referee, position, skill).move)
    assert referee.sheets(position)[seat].potions == best


def test_not_even_an_apprentice_names_a_worse_ingredient_than_the_square_shows(referee: Alarun) -> None:
    named = 0
    for seed in range(3, 8):
        position = positions(2, seed)[-1].copy()
        while (seat := referee.to_move(position)) is not None:
            best = standing(position.squares[seat], position.taken[seat], None, referee.numbers).potions
            referee.apply(position, think(referee, position, "apprentice").move)
            named += 1
            assert referee.sheets(position)[seat].potions == best
    assert named == 5


def test_quick_points_are_those_of_the_rules(referee: Alarun) -> None:
    for position in positions(4, 8, 10):
        for square, taken in zip(position.squares, position.taken, strict=True):
            sheet = standing(square, taken, None, referee.numbers)
            assert potion_points(square, taken, referee.numbers.points) == sheet.potions
            assert SquareValue(referee.numbers.points, 0.0).worth(square, taken) == sheet.potions


def test_layouts_are_what_they_say(referee: Alarun) -> None:
    """Each layout holds the hand's cards in open cells; its worth is that of the square and the bonus."""
    position = next(each for each in positions(2, 6) if each.round == 4 and each.phase == "place")
    seat = position.to_move
    assert seat is not None
    seen = referee.observe(position, seat)
    judge = Prospects(unseen_by(seen), 4, referee.numbers)
    planner = Planner(judge, seen.squares[seat], seen.taken[seat], seen.colour, referee.numbers, False, 5, True)
    layouts = planner.layouts(seen.hand)
    assert len(layouts) == 5
    assert [layout.worth for layout in layouts] == sorted((layout.worth for layout in layouts), reverse=True)
    for layout in layouts:
        assert sorted(each for each, _ in layout.places) == list(seen.hand)
        assert layout.worth == judge.worth(layout.square, layout.taken) + layout.bonus
        twin = position.copy()
        for each, cell in layout.places:
            referee.apply(twin, PLACES[each][cell])
        assert twin.squares[seat] == layout.square


def square_of(*cards: tuple[str, int, int]) -> tuple[Square, Plan]:
    """Return a square with cards in columns and rows, and its plan."""
    square = FIRST_SQUARE
    for text, column, row in cards:
        square = with_card(square, card(text), cell_at(column, row))
    return square, plan_of(square)


def unseen_without(*cards: str) -> Counter[int]:
    """Return the deck with no copy of some cards."""
    return Counter(each for each in DECK if each not in map(card, cards))


def test_a_cell_that_no_card_serves_for_both_lines_promises_less(referee: Alarun) -> None:
    """A red row and a column of eggs cross: without red eggs one of the two misses it, without others none has to."""
    square = square_of(("Fr", 1, -1), ("Pr", 2, -1), ("Eb", -1, 1), ("Ew", -1, 2))
    crossed, free = (
        Prospects(unseen_without(*gone), 4, referee.numbers).worth(*square) for gone in (["Er"], ["Mr", "Ey"])
    )
    assert crossed < free


def test_two_rows_of_a_colour_promise_less_than_rows_of_two_colours(referee: Alarun) -> None:
    judge = Prospects(unseen_without("Cr", "Cb"), 4, referee.numbers)
    reds = ("Fr", 1, -1), ("Pr", 2, -1)
    assert judge.worth(*square_of(*reds, ("Mr", -2, 1), ("Er", -1, 1))) < judge.worth(
        *square_of(*reds, ("Mb", -2, 1), ("Eb", -1, 1))
    )


def test_room_that_is_lost_costs_points_as_long_as_rounds_are_left(referee: Alarun) -> None:
    points = referee.numbers.points
    assert forecast(BLOCKED, 9, 0.1, 0.2, points) == (-0.2 * points[5], 0.0, 0.0)
    assert forecast(BARE, 9, 0.1, 0.2, points) == forecast(BARE, 9, 0.1, 0.0, points)
    assert forecast(BLOCKED, 9, 0.1, 0.0, points).worth == 0


def test_unseen_cards_are_those_nobody_showed(referee: Alarun) -> None:
    for position in positions(3, 5, 12):
        assert position.to_move is not None
        seen = referee.observe(position, position.to_move)
        hidden = sum(map(len, position.hands)) - sum(map(len, seen.known)) - len(seen.hand)
        hidden += len(seen.known[position.to_move])
        assert sum(unseen_by(seen).values()) == hidden + seen.stack + seen.down
        assert set(unseen_by(seen)) <= set(DECK)


def test_learnt_prospects_start_from_what_needs_no_learning(referee: Alarun) -> None:
    """The first term is what prospects say, and the full square scores what it scores."""
    compared = 0
    for position in positions(2, 9):
        seat = position.to_move
        assert seat is not None
        seen = referee.observe(position, seat)
        rounds_left = seen.rounds - seen.round_number
        for square, taken in zip(seen.squares, seen.taken, strict=True):
            plain_worth = Prospects(unseen_by(seen), rounds_left, seen.numbers).worth(square, taken)
            learnt = LearntProspects(unseen_by(seen), rounds_left, seen.numbers, TERMS.untaught)
            assert learnt.worth(square, taken) == pytest.approx(plain_worth)
            compared += taken.bit_count() < 25
    assert compared > 50


def test_what_is_learnt_counts_where_it_was_learnt(referee: Alarun) -> None:
    values = ready("alarun").loaded.values
    for seats in (2, 3):
        position = next(each for each in positions(seats, 3) if each.round == 4)
        assert position.to_move is not None
        judge = prospects_of(referee.observe(position, position.to_move), 4, values)
        assert isinstance(judge, LearntProspects) == (seats == 2)
        assert not isinstance(prospects_of(referee.observe(position, position.to_move), 4, None), LearntProspects)


def terms_of(*cards: tuple[str, int, int], unseen: Counter[int]) -> dict[str, float]:
    """Return the terms of a square by their names, four rounds before the end."""
    judge = LearntProspects(unseen, 4, ready("alarun").referee.numbers, TERMS.untaught)
    return dict(zip(TERMS.names, judge.terms(*square_of(*cards)), strict=True))


def test_terms_tell_squares_apart_that_look_alike_by_their_best_aims() -> None:
    deck = unseen_without()
    straight = terms_of(("Fr", 1, 0), ("Pr", 2, 0), ("Mr", 3, 0), unseen=deck)
    assert (straight["rectangle"], straight["slim"], straight["open_cells"]) == (4, 1, 10)
    assert (straight["middle_is_four"], straight["middle_may_be_five"]) == (1, 2)
    # With the apprentice the row has four reds: eight unseen ingredients are other reds.
    assert straight["for_lack_of_one"] == 8
    fewer = terms_of(("Fr", 1, 0), ("Pr", 2, 0), ("Mr", 3, 0), unseen=unseen_without("Er"))
    assert fewer["for_lack_of_one"] == 6
    # A red egg is of use for both aims, two mandrakes and an egg are of one mind.
    reds, eggs = ("Fr", 1, -1), ("Eb", -1, 1)
    crossed = ("Pr", 2, -1), ("Ew", -1, 2)
    one = terms_of(reds, eggs, *crossed, unseen=unseen_without("Er") + Counter([card("Er")]))
    none = terms_of(reds, eggs, *crossed, unseen=unseen_without("Er"))
    assert one["one_for_both"] > none["one_for_both"] == 0
    assert none["none_for_both"] > one["none_for_both"]


def test_layouts_are_compared_by_playing_on(referee: Alarun) -> None:
    """Of a whole hand in the last round but one; the position stays as it is, and the same luck tells the same."""
    found = 0
    for position in positions(2, 4):
        hand = position.hands[position.to_move or 0]
        whole = position.phase == "place" and len(hand) == 3
        if position.round == 7:
            before = referee.to_plain(position)
            comparison = compare_layouts(referee, position, Lcg.seeded(1))
            assert referee.to_plain(position) == before
            assert (comparison is not None) <= whole
            if comparison is not None:
                found += 1
                assert comparison.stage == 1
                assert 2 <= len(comparison.points) == len(comparison.choices) <= 4
                assert comparison == compare_layouts(referee, position, Lcg.seeded(1))
        elif not whole or position.round == 8:
            assert compare_layouts(referee, position, Lcg.seeded(1)) is None
    assert found


@pytest.mark.parametrize(("seats", "closely", "taught"), [(3, False, False), (3, True, False), (2, True, True)])
def test_a_rehearsal_leaves_its_world_alone_and_gives_chances(
    referee: Alarun, seats: int, closely: bool, taught: bool
) -> None:
    values = ready("alarun").loaded.values if taught else None
    for position in positions(seats, 11, 8):
        assert position.to_move is not None
        seen, legal = referee.observe(position, position.to_move), referee.legal_moves(position)
        rehearsal = AlarunRehearsal(referee, seen, legal, 1, closely=closely, values=values)
        if len(rehearsal.moves) < 2:
            assert position.phase != "act"
            continue
        world = rehearsal.deal(Lcg(3))
        before = referee.to_plain(world.position)
        rewards = [rehearsal.play_out(world, move) for move in rehearsal.moves]
        assert all(0 < reward < 1 for reward in rewards)
        assert referee.to_plain(world.position) == before


# A rival who has laid nothing but blue cards.
ALL_BLUE = """
    Fb Bb Cb Pb
    Mb Rb @  Fb
    Eb Cb .  .
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rival_is_guessed_to_have_the_colour_that_it_collects(referee: Alarun, seats: int) -> None:
    """All have different colours, and of its own the guessing seat is sure."""
    before = plain(*[""] * seats, squares=["@", ALL_BLUE], round_number=4)
    seen = referee.observe(referee.from_plain(before), 0)
    guesses, chance = ColourGuesses(seen), Lcg.seeded(1)
    dealt = [guesses.deal(chance) for _ in range(200)]
    assert {colours[0] for colours in dealt} == {seen.colour}
    assert all(len(set(colours)) == seats for colours in dealt)
    guessed = Counter(colours[1] for colours in dealt)
    assert guessed[COLOURS.index("blue")] > 100 and len(guessed) > 2


def close_rival(referee: Alarun, position: AlarunPosition) -> CloseRival:
    """Return the second seat as the first looks at it."""
    seen = referee.observe(position, 0)
    return CloseRival(1, SquarePlans(seen, False, 1, True).planner_of(1), seen.numbers)


def test_to_a_rival_each_card_of_its_colour_counts_more(referee: Alarun) -> None:
    rival = close_rival(referee, referee.from_plain(plain("", "", squares=["@", FOUR_REDS], round_number=8)))
    hand, blue, green = cards("* Bb Eb"), COLOURS.index("blue"), COLOURS.index("green")
    assert rival.worth(hand, blue) == rival.worth(hand, green) + 2 * referee.numbers.colour_bonus


@pytest.mark.parametrize(("hand", "taken"), [("Bu Pu Mu", True), ("Er Pu Mu", False)])
def test_a_rival_wants_no_second_card_for_one_and_the_same_cell(referee: Alarun, hand: str, taken: bool) -> None:
    """Either of two red cards completes its line; with one of them in hand it leaves the other."""
    squares = ["@", FOUR_REDS]
    before = plain("Bp Pp Cp", hand, squares=squares, centre="Mr Bb Cu", round_number=8, starter=1)
    position = referee.from_plain(before)
    move = close_rival(referee, position).reply(position, lambda card: 0.0, 0.5)
    assert (isinstance(move, Swap) and move.take == card("Mr")) == taken


def test_a_rival_follows_its_taste_until_only_passes_are_left(referee: Alarun) -> None:
    before = plain("Bp Pp Cp", "Bu Pu Mu", squares=["@", FOUR_REDS], centre="Er Mr Bb", round_number=8, starter=1)
    position = referee.from_plain(before)
    rival = close_rival(referee, position)
    for wanted in ("Er", "Mr"):
        move = rival.reply(position, lambda liked, wanted=wanted: 3.0 * (liked == card(wanted)), 0.5)
        assert isinstance(move, Swap) and move.take == card(wanted)
    late = referee.from_plain({**before, "actions": 20})
    assert rival.reply(late, lambda card: 0.0, 0.5) in {PASS, SWAP_ALL}


def test_a_hand_that_is_met_often_is_looked_at_beyond_its_plan(referee: Alarun) -> None:
    """Compared with the hand that the seat has; what the next round may bring tells apart what plans do not."""
    position = next(each for each in positions(2, 3) if each.round == 6 and each.phase == "act")
    assert position.to_move is not None
    seen = referee.observe(position, position.to_move)
    judge = prospects_of(seen, 2, ready("alarun").loaded.values)
    square, taken = seen.squares[position.to_move], seen.taken[position.to_move]
    planner = Planner(judge, square, taken, seen.colour, seen.numbers, False, 2, False)
    outlook = HandOutlook(Outlook(seen, ready("alarun").loaded.values, False), planner, seen)
    hands = [seen.centre, tuple(sorted((*seen.hand[1:], seen.centre[0])))]
    gains = [[outlook.gain(hand) for _ in range(60)] for hand in hands]
    for told in gains:
        assert told[0] == 0 != told[-1] == told[-2]
        assert abs(told[-1]) < 20
    assert gains[0][-1] != gains[1][-1]
    assert {outlook.gain(seen.hand) for _ in range(60)} == {0}


def test_the_outlook_counts_beside_what_is_learnt(referee: Alarun) -> None:
    """Where nothing is learnt only the next round counts."""
    position = next(each for each in positions(2, 4) if each.round == 5 and each.phase == "place")
    assert position.to_move is not None
    seen, values = referee.observe(position, position.to_move), ready("alarun").loaded.values
    layout = SquarePlans(seen, False, 2, True, values).planner.layouts(seen.hand)[0]
    offer = sorted(unseen_by(seen))[:9]
    for known in (values, None):
        outlook = Outlook(seen, known, False)
        planner = outlook.planner(layout)
        hands = [planner.worth(tuple(sorted(hand))) + layout.bonus for hand in combinations(offer, 3)]
        worth = outlook.worth(layout, planner, offer)
        low, high = min(hands), max(hands)
        if known is None:
            assert any(worth == pytest.approx(each) for each in hands)
        else:
            assert 0.65 * low + 0.35 * layout.worth <= worth <= 0.65 * high + 0.35 * layout.worth


def laying_rehearsals(
    referee: Alarun, seats: int, seed: int
) -> Iterator[tuple[AlarunPosition, LayingRehearsal, Sequence[Move]]]:
    """Yield decisions where to lay the first of three cards, before the last round, as they are rehearsed."""
    for position in positions(seats, seed):
        seat = position.to_move
        assert seat is not None
        if position.phase == "place" and position.round < 8 and len(position.hands[seat]) == 3:
            legal = referee.legal_moves(position)
            values = ready("alarun").loaded.values
            yield position, LayingRehearsal(referee, referee.observe(position, seat), legal, 3, values), legal


def test_where_cards_are_laid_the_best_layouts_are_tried_with_the_same_offers(referee: Alarun) -> None:
    tried = 0
    for _, rehearsal, legal in laying_rehearsals(referee, 2, 4):
        if not rehearsal.moves:
            continue
        tried += 1
        best = max(range(len(legal)), key=rehearsal.scores.__getitem__)
        assert set(rehearsal.moves) <= set(legal) and len(set(rehearsal.moves)) == len(rehearsal.moves)
        firsts = [rehearsal.scores[legal.index(move)] for move in rehearsal.moves]
        assert firsts[0] == rehearsal.scores[best] and min(firsts) >= firsts[0] - 3
        offer = rehearsal.deal(Lcg(3))
        rewards = [rehearsal.play_out(offer, move) for move in rehearsal.moves]
        assert all(0 < reward < 1 for reward in rewards) and len(set(rewards)) > 1
        assert rewards == [rehearsal.play_out(offer, move) for move in rehearsal.moves]
    assert tried


def test_an_offer_has_no_card_that_lies_elsewhere_and_with_four_seats_the_open_ones(referee: Alarun) -> None:
    for seats in (2, 3, 4):
        position, rehearsal, _ = next(laying_rehearsals(referee, seats, 4))
        assert position.to_move is not None
        hidden = unseen_by(referee.observe(position, position.to_move))
        offered = Counter(rehearsal.deal(Lcg(5)).cards)
        open_cards = Counter(position.centre if seats == 4 else ())
        assert open_cards <= offered and offered - open_cards <= hidden


def test_a_hint_says_which_line_is_completed(referee: Alarun, mind: AlarunMind) -> None:
    position = referee.from_plain(placing("Er Bp Mb", "", squares=[FOUR_REDS], round_number=8))
    seen = referee.observe(position, 0)
    best, other = referee.parse(place("Er", CORNER)), referee.parse(place("Bp", CORNER))
    said = explain(mind, seen, Thought(best, other, ((best, 1.0),)))
    assert said.why.key == "alarun.hint.row.colour.full"
    assert "five red ingredients" in Words.load("en").say(said.why)


def test_the_points_of_a_hint_are_those_that_all_potions_bring_more(referee: Alarun) -> None:
    """A card in two lines, or one that the apprentice joins, brings more than the line of which the sentence speaks."""
    told = 0
    for seen, legal, _ in moments("alarun", 3, 2, 20):
        assert seen.to_move is not None
        for move in (move for move in legal if isinstance(move, Place)):
            gain = seen.gain(seen.to_move, move.card, move.cell)
            more = sum(points for lines in (gain.rows, gain.columns) for _, points in lines)
            said = [each.reason for each in features_of(seen, False, move) if each.about == "points"]
            # What a secret colour brings besides is told after that.
            plain = [dict(each.args)["why"] if each.key.endswith(".too") else each for each in said]
            assert [dict(each.args)["points"] for each in plain] == ([more] if said else [])
            told += len(said)
    assert told
