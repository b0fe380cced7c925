"""Simulated matches are the same for any number of processes, and the same as recorded ones."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from playing import ADVISER, WORDS

from game.play.bad_input import BadInput
from game.play.many_matches import Result, play_out, simulate, summarise, wilson
from game.play.match import new_match, parse_seats
from game.play.match_recording import record, verify

SKILLS = ("random", "greedy", "apprentice")


def test_any_number_of_processes_gives_the_same_results() -> None:
    one = list(simulate("cauldron15", SKILLS, 12, seed=4))
    assert list(simulate("cauldron15", SKILLS, 12, seed=4, jobs=3)) == one
    assert list(simulate("cauldron15", SKILLS, 3, seed=4, jobs=8)) == one[:3]
    assert len({result.seed for result in one}) == 12
    assert one != list(simulate("cauldron15", SKILLS, 12, seed=5))
    assert list(simulate("cauldron15", SKILLS, 0, seed=4, jobs=2)) == []


def test_a_result_can_be_played_again_by_its_seed(tmp_path: Path) -> None:
    result = next(simulate("cauldron15", SKILLS, 1, seed=9, options={"hand": "5"}))
    seats = ",".join(f"{name}={skill}" for name, skill in zip(("Ada", "Bea", "Cleo"), SKILLS, strict=True))
    match = new_match("cauldron15", parse_seats(seats, WORDS), {"hand": "5"}, result.seed)
    assert play_out(match, ADVISER) == result
    outcome = record(match, tmp_path / "match.jsonl")
    assert (outcome.scores, outcome.winners, outcome.ending) == (result.scores, result.winners, result.reason)
    assert verify(tmp_path / "match.jsonl") == outcome


def test_a_result_is_one_json_object() -> None:
    result = next(simulate("cauldron15", SKILLS, 1, seed=9))
    plain = msgspec.json.decode(msgspec.json.encode(result))
    assert list(plain) == ["game", "seed", "seats", "scores", "winners", "reason", "moves"]
    assert (plain["game"], plain["seats"], len(plain["scores"])) == ("cauldron15", list(SKILLS), 3)


def test_processes_that_nobody_listens_to_end() -> None:
    results = simulate("cauldron15", SKILLS, 10_000, seed=1, jobs=2)
    assert next(results).game == "cauldron15"
    results.close()


@pytest.mark.parametrize("skills", [("greedy",), ("greedy", "wizard"), ("greedy", "person")])
def test_seats_that_bots_cannot_fill_are_refused(skills: tuple[str, ...]) -> None:
    with pytest.raises(BadInput):
        simulate("cauldron15", skills, 1, seed=1)


def test_persons_cannot_be_recorded(tmp_path: Path) -> None:
    match = new_match("cauldron15", parse_seats("Ana,greedy", WORDS), {}, 1)
    with pytest.raises(BadInput):
        record(match, tmp_path / "match.jsonl")
    assert list(tmp_path.iterdir()) == []


def result_with(*winners: int) -> Result:
    return Result("cauldron15", 1, ("greedy", "master"), (1, 2), winners, "shared", 9)


def test_win_shares_count_shared_wins_in_parts() -> None:
    summary = summarise([result_with(0), result_with(0, 1), result_with(), result_with(1)])
    assert (summary.games, summary.without_winner) == (4, 0.25)
    assert [(seat.skill, seat.share) for seat in summary.seats] == [("greedy", 0.375), ("master", 0.375)]
    for seat in summary.seats:
        assert 0 < seat.lowest < seat.share < seat.highest < 1
    with pytest.raises(ValueError, match="no results"):
        summarise([])


def test_intervals_are_those_of_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.5, 100, 50) == pytest.approx((0.3450, 0.6550), abs=2e-3)


def test_bots_of_one_skill_win_about_equally_often() -> None:
    wins = Counter(seat for result in simulate("cauldron15", ["random"] * 4, 300, seed=2) for seat in result.winners)
    assert set(wins) == {0, 1, 2, 3}
    assert min(wins.values()) > 0.6 * max(wins.values())
