"""The count of Bubble and Boil: every cube of a pot has its end, every point its step, in the order of the rules."""

import pytest
from bubble_and_boil_ends import Ended, brewed_out, ended
from hypothesis import given
from hypothesis import strategies as st

from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.store.words import Words
from game.tables.bubble_and_boil.brewing_book import left_over
from game.tables.bubble_and_boil.cards.card_facts import cards, design_of
from game.tables.bubble_and_boil.count.pouring import book_order, pour
from game.tables.bubble_and_boil.count.score_steps import BREWING, ScoreSteps
from game.tables.bubble_and_boil.results import results

EXAMPLE_BOOK = "blackened_contract blackened_contract demonic_siphon enchant_familiar_chow un_holiday"
MATCHES = [(seats, seed, options) for seats in (2, 3, 4) for seed in range(3)
           for options in ((), (("victory", "3"),), (("victory", "draft"), ("memory_aid", True)))]  # fmt: skip

NBSP = "\xa0"
SIGNS = NBSP.join(f"<cube.{colour}.small>" for colour in ("green", "orange", "red", "yellow"))


def example() -> Ended:
    """The rulebook's example: 23 cubes, 6 corruption, five recipes (002 An Example of Potion Brewing)."""
    return brewed_out(["", "", "G3 O6 R9 Y5"], ["", "", EXAMPLE_BOOK], corruption=[0, 0, 6])


def seen_of(match: Ended) -> BubbleAndBoilObservation:
    return match.seen[None]


def told(match: Ended, seat: int) -> list[str]:
    """Return all sentences of a seat's count."""
    words = Words.load("en")
    reckoning = ScoreSteps(seen_of(match), seat, "Ana")
    said = [words.say(reckoning.says(step)) for step in range(len(reckoning.steps) + 1)]
    assert words.missed == set()
    return said


def test_a_count_of_the_brewing_alone_says_last_what_is_left_out():
    whole, brewing = (ScoreSteps(seen_of(example()), 2, "Ana", *parts) for parts in ((), (BREWING,)))
    assert brewing.says(len(brewing.steps)).key == "bubble_and_boil.count.rest"
    assert whole.says(len(whole.steps)).key == "bubble_and_boil.count.total"


# Where the cubes go


@given(
    st.lists(st.sampled_from(list(cards().deck)), max_size=4),
    st.tuples(*[st.integers(0, 9)] * 4),
    st.integers(0, 20),
)
def test_every_cube_of_a_pot_has_one_end(brewed, spare, corruption):
    needs = [sum(design_of(card).potion.needs[colour] for card in brewed) for colour in range(4)]
    wild = sum(design_of(card).potion.wild for card in brewed)
    pot = tuple(need + more for need, more in zip(needs, (spare[0] + wild, *spare[1:]), strict=True))
    poured = pour(pot, corruption, brewed)
    ends = [*poured.brewed, poured.locked, poured.left]
    assert tuple(map(sum, zip(*ends, strict=True))) == pot
    assert sum(poured.locked) + poured.extra == corruption
    for card, cubes in zip(brewed, poured.brewed, strict=True):
        assert sum(cubes) == design_of(card).potion.size


def test_b40_corruption_locks_cubes_of_which_most_are_left():
    assert pour((1, 5, 0, 0), 3, []).locked == (0, 3, 0, 0)


def test_b42_more_corruption_than_cubes_finds_none():
    poured = pour((1, 1, 0, 0), 5, [])
    assert (poured.locked, poured.extra) == ((1, 1, 0, 0), 3)


def test_b43_a_wild_slot_takes_what_is_left():
    assert pour((2, 0, 0, 4), 0, ["not_today_mildred"]).brewed == ((2, 0, 0, 2),)


def test_a_book_shows_what_was_brewed_first_and_the_best_before_the_others():
    brewed, failed = book_order(
        ["un_holiday", "hot_potato", "un_holiday", "leaky_kettle"], ["leaky_kettle", "un_holiday"]
    )
    assert brewed == ("un_holiday", "leaky_kettle")
    assert failed == ("hot_potato", "un_holiday")


# The steps


def test_the_printed_example_is_counted_in_the_order_of_the_rules():
    assert told(example(), 2) == [
        "Ana opens the pot and a book with 5 recipes.",
        "Diablerie stands at 0: 0 points.",
        "A tie: all have the same Diablerie, so each has the highest and the lowest, 15 points.",
        "No crone has come.",
        "Out of the pot come 23 cubes and 6 corruption.",
        "Nobody has more corruption than 6: 5 points.",
        f"Nobody has more {SIGNS} cubes: 20 points.",
        "Each corruption locks a cube of its owner’s choice; here the program chooses the 6 that cost fewest points.",
        "Liquid Rust takes 6 cubes: 18 points.",
        "Mojo Juice takes 5 cubes: 13 points.",
        "Salve of Insanity takes 4 cubes: 9 points.",
        "Not brewed, so worth nothing: Salve of Insanity and Tincture of Terror.",
        "80 points in all, with 3 potions brewed.",
    ]


def test_b37_nobody_has_the_most_of_nothing_and_a_seat_without_recipes_brews_nothing():
    said = told(example(), 0)
    assert said[6] == "Not the most cubes of any colour: nothing."
    assert said[7] == "Ana has no recipe, so there is nothing to brew."
    assert said[8] == "25 points in all, with 0 potions brewed."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b36_where_all_are_equal_everybody_has_both_awards(seats):
    match = brewed_out(["G1 O1"] * seats, [""] * seats, corruption=[2] * seats, diablerie=[3] * seats)
    assert len(match.outcome.winners) == seats
    for seat in range(seats):
        said = told(match, seat)
        assert "A tie: all have the same Diablerie, so each has the highest and the lowest, 15 points." in said
        assert "A tie: all have as much corruption, so each has the most and the least, 15 points." in said
        assert f"Nobody has more {NBSP.join(SIGNS.split(NBSP)[:2])} cubes: 10 points." in said


def test_b36_whoever_ties_for_an_award_is_said_to_tie_and_has_all_of_it():
    match = brewed_out(["R1", "G4", "Y2"], [EXAMPLE_BOOK, "", ""], corruption=[0, 0, 3])
    rows = [ScoreSteps(seen_of(match), seat, "").rows() for seat in range(3)]
    least, other, most = (next(row for row in each if row.sign == "hex.corruption") for each in rows)
    assert least.name == other.name
    assert least.name.key == "bubble_and_boil.count.row.tied"
    assert least.points == other.points == 10
    assert most.name.key == "bubble_and_boil.count.row.corruption.most"


def test_b42_corruption_beyond_the_cubes_is_named():
    match = brewed_out(["R1", "G4"], ["", ""], corruption=[3, 0])
    assert "Each corruption locks a cube: 1 cube is lost, and 2 corruption finds none." in told(match, 0)


def test_an_award_that_a_victory_card_takes_away_is_named():
    match = brewed_out(["R1", "G4"], ["", ""], diablerie=[3, 0], victories=["humble_pie"])
    assert told(match, 0)[2] == told(match, 1)[2] == "In this match that Diablerie brings no award."


def test_a_victory_card_that_costs_points_has_its_own_step_and_row():
    match = brewed_out(["R1", "G4"], [EXAMPLE_BOOK, ""], victories=["quality_control"])
    assert "Quality Control: -15 points." in told(match, 0)
    row = ScoreSteps(seen_of(match), 0, "").rows()[-1]
    assert (row.name.key, row.points) == ("card.quality_control.name", -15)


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES, ids=str)
def test_steps_and_rows_add_up_to_the_score(seats, seed, options):
    match = ended(seats, seed, **dict(options))
    for seat in range(seats):
        reckoning = ScoreSteps(seen_of(match), seat, "Ana")
        *parts, total = reckoning.steps
        rows = reckoning.rows()
        assert sum(step.points for step in parts) == total.points == match.outcome.scores[seat]
        assert sum(row.points for row in rows) == total.points
        assert told(match, seat)
        filled = sorted(number for row in rows for number in row.steps)
        silent = {"pour", "lock", "failed", "total"}
        assert set(filled) >= {n for n, step in enumerate(reckoning.steps, 1) if step.part not in silent}


# The results


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES[::4], ids=str)
def test_results_rank_seats_and_explain_their_scores(seats, seed, options):
    match = ended(seats, seed, **dict(options))
    page = results(match.outcome, seen_of(match), match.happened)
    assert [result.seat for result in page.seats] == [seat for group in match.outcome.ranking for seat in group]
    for result in page.seats:
        assert result.score == sum(entry.points for entry in result.entries)
        assert result.won == (result.place == 1)


@pytest.mark.parametrize(("seats", "seed", "options"), MATCHES[::4], ids=str)
def test_b50_the_chart_knows_no_more_than_what_lay_open_until_the_end(seats, seed, options):
    match = ended(seats, seed, **dict(options))
    seen = seen_of(match)
    chart = results(match.outcome, seen, match.happened).chart
    for seat, scores in enumerate(chart.series):
        sheet = seen.sheets[seat]
        assert scores[0] == 0
        assert scores[-1] == match.outcome.scores[seat]
        assert scores[-2] == match.outcome.scores[seat] - sheet.brewed
        assert scores[-3] == sheet.points + sheet.diablerie + sheet.crones
    assert chart.sections[-1][0] == len(chart.series[0]) - 3


def test_seats_that_share_the_victory_share_the_first_place():
    match = brewed_out(["G1", "G1"], ["", ""])
    page = results(match.outcome, seen_of(match), match.happened)
    assert [(result.place, result.won) for result in page.seats] == [(1, True), (1, True)]


def test_b40_what_a_brew_leaves_is_free_as_far_as_no_disc_or_wild_slot_takes_it():
    pot, brewed = (2, 5, 3, 0), ("bad_influence",)
    potion = design_of("bad_influence").potion
    assert (potion.needs, potion.wild) == ((0, 1, 1, 0), 2)
    for corruption, free in ((0, 6), (5, 1), (6, 0)):
        said = left_over(pot, corruption, brewed)
        assert dict(said.args).get("count", 0) == free
    cubes = dict(left_over(pot, 5, brewed).args)["cubes"]
    assert cubes == "2\xa0<cube.green.small> 4\xa0<cube.orange.small> 2\xa0<cube.red.small>"
