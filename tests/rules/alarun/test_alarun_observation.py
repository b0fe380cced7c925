"""What a seat sees: enough to draw the whole table and to count its points."""

import pickle

import pytest
from alarun_setup import after, card, cards, name, placing, plain, play, random_match, swap

from game.cli.legible import legible
from game.core.chance import Lcg
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import card_name
from game.rules.alarun.observation import AlarunObservation
from game.rules.alarun.square import cell_at

# The table of the picture: round 5 of three seats, seat 0 is purple and collects green.
AGNES = """
    Fb Fr .  .
    Eb Er Eg Ep
    Pb @  Pg .
    .  Cr Cg .
    .  .  Bg By
"""


@pytest.fixture
def seen(alarun: Alarun) -> AlarunObservation:
    before = plain(
        "Cb Ew Mr",
        "",
        "",
        squares=[AGNES],
        centre="Pp Mg Rr",
        round_number=5,
        starter=1,
        actions=5,
        colours=["green", "red", "blue"],
    )
    return alarun.observe(alarun.from_plain(before), 0)


def test_the_table_is_seen(seen: AlarunObservation) -> None:
    assert (seen.phase, seen.to_move, seen.round_number, seen.rounds) == ("act", 0, 5, 8)
    assert (seen.hand, seen.hand_counts) == (cards("Cb Ew Mr"), (3, 3, 3))
    assert (seen.centre, seen.down, seen.refreshed) == (cards("Pp Mg Rr"), 0, False)
    assert (seen.stack, len(seen.discards)) == (99 - 5 * 9 - 5 * 3, 12)
    assert (seen.starter, seen.first_passer, seen.acted, seen.waiting) == (1, None, (1, 2, 2), ())
    assert (seen.actions_left, seen.is_last_action) == (None, False)
    assert (seen.colour, seen.colours) == (5, None)


def test_the_score_of_a_square_as_it_stands(seen: AlarunObservation) -> None:
    sheet = seen.sheet(0)
    assert card_name(sheet.identity) == "red_phoenix"
    assert [row.points for row in sheet.rows] == [2, 10, 5, 2, 2]
    assert [column.points for column in sheet.columns] == [5, 10, 10, 0]
    assert [row.index for row in sheet.rows] == [-2, -1, 0, 1, 2]
    assert [column.index for column in sheet.columns] == [-1, 0, 1, 2]
    assert (sheet.potions, sheet.colour, sheet.centum, sheet.total) == (46, 8, 0, 54)


def test_the_secret_colour_counts_for_its_owner_only(alarun: Alarun, seen: AlarunObservation) -> None:
    assert [seen.colour_of_seat(seat) for seat in range(3)] == [5, None, None]
    position = alarun.sampler(seen).deal(Lcg(1))
    for eyes in (1, 2, None):
        other = alarun.observe(position, eyes)
        assert (other.sheet(0).potions, other.sheet(0).colour) == (46, 0)


def test_what_a_card_would_add_is_told(seen: AlarunObservation) -> None:
    found = seen.gain(0, card("Mg"), cell_at(2, 1))
    # Green beside green calendula, and below the pink egg's empty neighbour: 2 points of colour, row 3 greens.
    assert (found.total, found.rows, found.columns) == (2, (), ())
    assert seen.gain(0, card("Mr"), cell_at(0, 2)).columns == ((0, 7),)


def test_a_named_apprentice_counts_as_it_was_named(alarun: Alarun) -> None:
    before = plain("", "", phase="name", round_number=8, actions=2, passer=0)
    position = alarun.from_plain(before)
    best = alarun.observe(position, 0).sheet(0)
    play(alarun, position, f"name {name('Fy')}")
    named = alarun.observe(position, 0).sheet(0)
    assert named.identity == card("Fy")
    assert named.total <= best.total
    play(alarun, position, f"name {name('Fy')}")
    outcome = alarun.outcome(position)
    assert outcome is not None
    for eyes in (0, 1, None):
        over = alarun.observe(position, eyes)
        assert (over.phase, over.to_move) == ("over", None)
        assert tuple(over.sheet(seat).total for seat in range(2)) == outcome.scores


def test_who_has_acted_how_often(alarun: Alarun) -> None:
    position, _ = after(alarun, plain("Fy Ew Er", "", "", starter=2, centre="Eb Mg Rp"), "pass", swap("Fy", "Eb"))
    seen = alarun.observe(position, None)
    assert (seen.acted, seen.waiting, seen.to_move) == ((1, 0, 1), (1,), 1)
    play(alarun, position, "pass")
    seen = alarun.observe(position, None)
    assert (seen.phase, seen.acted, seen.waiting, seen.is_last_action) == ("place", (1, 1, 1), (), False)


def test_cards_that_are_placed_leave_the_open_hand(alarun: Alarun) -> None:
    position, _ = after(alarun, placing("Fy Ew Er", ""), "place white_egg 1,0")
    seen = alarun.observe(position, 1)
    assert seen.known[0] == cards("Fy Er")
    assert seen.hand_counts == (2, 3)
    assert seen.squares[0][cell_at(1, 0)] == card("Ew")


def test_an_observation_can_be_read_by_persons(seen: AlarunObservation) -> None:
    told = legible(seen)
    assert told["hand"] == ["blue_calendula", "white_egg", "red_mandrake"]
    assert told["colour"] == "green"
    assert told["squares"][0]["1,-1"] == "green_egg"
    assert "0,0" in told["taken"][0]


def test_positions_and_observations_are_small_when_sent(alarun: Alarun) -> None:
    _, positions, _ = random_match(alarun, 4, 1)
    assert max(len(pickle.dumps(position)) for position in positions) <= 1024
    observation = alarun.observe(positions[-1], 0)
    assert pickle.loads(pickle.dumps(observation)) == observation


def test_copies_share_what_never_changes(alarun: Alarun) -> None:
    position = random_match(alarun, 4, 1)[1][-1]
    twin = position.copy()
    assert twin.stack is position.stack
    assert all(mine is yours for mine, yours in zip(twin.squares, position.squares, strict=True))
    assert alarun.to_plain(twin) == alarun.to_plain(position)
