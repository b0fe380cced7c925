"""The rulebook's scoring example line by line, other positions with what has to come of them, and perft."""

from pathlib import Path
from typing import Any

import pytest
from alarun_setup import card, play, texts

from game.cli.legible import legible
from game.rules.alarun.controller import Alarun
from game.rules.alarun.ingredient_cards import colour_of, kind_of
from game.rules.alarun.options import Numbers, Options
from game.rules.alarun.position import AlarunPosition
from game.rules.alarun.potion_scoring import Line, Sheet, standing
from game.rules.alarun.square import APPRENTICE
from game.store.content import read_yaml

POSITIONS = Path(__file__).parent.parent.parent / "positions" / "alarun"
EXAMPLES = sorted(path for path in POSITIONS.glob("*.yaml") if not path.stem.startswith("perft"))
PERFTS = sorted(POSITIONS.glob("perft_*.yaml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_position_goes_on_as_written(alarun: Alarun, path: Path) -> None:
    example: dict[str, Any] = read_yaml(path)
    position = alarun.from_plain(example["position"])
    if "legal" in example:
        assert texts(alarun, position) == example["legal"]
    events = [(type(event).__name__, legible(event)) for event in play(alarun, position, *example["moves"])]
    assert [kind for kind, _ in events] == [expected["event"] for expected in example["events"]]
    for (_, event), expected in zip(events, example["events"], strict=True):
        del expected["event"]
        assert {key: event[key] for key in expected} == expected


# Lauren's example. The pictures of ingredients are lost in print, the sentences are not: kinds and the colours beyond
# those that are named are filled in so that every sentence is true (ruling D.3).


@pytest.fixture(scope="module")
def lauren(alarun: Alarun) -> AlarunPosition:
    return alarun.from_plain(read_yaml(POSITIONS / "laurens_example.yaml")["position"])


@pytest.fixture(scope="module")
def sheet(lauren: AlarunPosition, numbers: Numbers) -> Sheet:
    """Her score sheet: rows A to E, columns F to J."""
    return standing(lauren.squares[0], lauren.taken[0], lauren.colours[0], numbers)


def cards_of(lauren: AlarunPosition, line: Line) -> list[int]:
    """Return the cards of a line's potion."""
    return [lauren.squares[0][cell] for cell in line.cells]


def test_she_makes_her_druid_apprentice_count_as_blue_dragon_egg(sheet: Sheet) -> None:
    assert sheet.identity == card("Eb")


def test_row_a_three_in_different_colours_the_fourth_is_not_connected(lauren: AlarunPosition, sheet: Sheet) -> None:
    row = sheet.rows[0]
    square = lauren.squares[0]
    assert (row.strength, row.points) == (3, 5)
    across = [square[row.cells[0] + step] for step in range(5)]
    assert [kind_of(each) == kind_of(across[0]) for each in across] == [True, True, True, False, True]


def test_row_b_the_apprentice_makes_a_row_of_five(lauren: AlarunPosition, sheet: Sheet) -> None:
    row = sheet.rows[1]
    assert (row.strength, row.points) == (5, 17)
    kinds = [kind_of(each) for each in cards_of(lauren, row) if each != APPRENTICE]
    assert len(kinds) == 4
    assert set(kinds) == {kind_of(sheet.identity)}


def test_row_c_four_in_different_colours(lauren: AlarunPosition, sheet: Sheet) -> None:
    row = sheet.rows[2]
    assert (row.strength, row.points) == (4, 10)
    assert len(set(map(kind_of, cards_of(lauren, row)))) == 1


def test_row_d_nothing_similar_is_connected(sheet: Sheet) -> None:
    row = sheet.rows[3]
    assert (row.strength, row.cells, row.points) == (0, (), 0)


def test_row_e_three_score_and_the_two_beside_them_do_not(lauren: AlarunPosition, sheet: Sheet) -> None:
    row = sheet.rows[4]
    assert (row.strength, row.points) == (3, 5)
    two = [lauren.squares[0][row.cells[-1] + step] for step in (1, 2)]
    assert kind_of(two[0]) == kind_of(two[1])
    assert colour_of(two[0]) != colour_of(two[1])


def test_column_f_the_centum_auri_interrupts_four_yellow_ones(lauren: AlarunPosition, sheet: Sheet) -> None:
    column = sheet.columns[0]
    assert (column.strength, column.points) == (2, 2)
    assert set(map(colour_of, cards_of(lauren, column))) == {colour_of(card("Fy"))}
    whole = [lauren.squares[0][column.cells[0] + 10 * step] for step in range(5)]
    assert [colour_of(each) for each in whole if each != card("*")] == [colour_of(card("Fy"))] * 4


@pytest.mark.parametrize(
    ("at", "colour", "strength", "points"), [(1, "w", 4, 10), (2, "p", 5, 17), (4, "r", 4, 10)], ids=["G", "H", "J"]
)
def test_columns_g_h_and_j_have_different_ones_of_a_colour(
    lauren: AlarunPosition, sheet: Sheet, at: int, colour: str, strength: int, points: int
) -> None:
    column = sheet.columns[at]
    assert (column.strength, column.points) == (strength, points)
    assert set(map(colour_of, cards_of(lauren, column))) == {colour_of(card(f"E{colour}"))}


def test_column_i_five_blue_ones_with_one_twice_count_four(lauren: AlarunPosition, sheet: Sheet) -> None:
    column = sheet.columns[3]
    assert (column.strength, column.points) == (4, 10)
    blue = [sheet.identity if each == APPRENTICE else each for each in cards_of(lauren, column)]
    assert set(map(colour_of, blue)) == {colour_of(card("Eb"))}
    assert len(set(blue)) == len(blue) == 4


def test_the_bonuses_and_the_total(sheet: Sheet) -> None:
    assert sheet.potions == 86
    assert sheet.centum == 10
    assert sheet.colour == 8
    assert sheet.total == 104


# Perft


def perft(controller: Alarun, position: AlarunPosition, depth: int) -> int:
    """Return how many different sequences of moves there are, `depth` moves long or shorter where the match ends."""
    legal = controller.legal_moves(position)
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        following = position.copy()
        controller.apply(following, move)
        count += perft(controller, following, depth - 1)
    return count


@pytest.mark.parametrize("path", PERFTS, ids=lambda path: path.stem)
def test_perft(numbers: Numbers, path: Path) -> None:
    example: dict[str, Any] = read_yaml(path)
    controller = Alarun(numbers, Options(diagonal=example["diagonal"]))
    position = controller.from_plain(example["position"])
    counts = [perft(controller, position, depth) for depth in range(1, len(example["counts"]) + 1)]
    assert counts == example["counts"]


def test_there_is_perft_for_each_number_of_seats_and_each_phase() -> None:
    found = {(plain["seats"], plain["phase"]) for path in PERFTS for plain in [read_yaml(path)["position"]]}
    assert {seats for seats, _ in found} == {2, 3, 4}
    assert {phase for _, phase in found} == {"act", "place", "name"}
