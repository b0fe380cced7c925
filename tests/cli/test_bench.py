"""The command `bench`: what is measured does its work, and the report says what was reached and what is missing."""

import msgspec
import pytest

from game.cli.bench.measure import rates
from game.cli.bench.ours import Bench
from game.cli.bench.report import Comparison, Figure, Report, as_json, as_table
from game.cli.bench.targets import LIMITS, PEERS, TARGETS, WINDOW
from game.play.catalogue import GAMES
from game.store.words import Words

FIGURES = (
    Figure("cauldron15", "decisions", 512_345.0),
    Figure("cauldron15", "pickled", 401, 2048, 1024),
    Figure("cauldron15", "think_mean", 0.11, 0.15, 0.08),
    Figure(WINDOW, "idle", 0.05, 0.03, 0.03),
)
COMPARISONS = (
    Comparison("cauldron15", "decisions", "catanatron", "3.2.1", 450_000, 30_000, 15.0, 9, 14),
    Comparison("cauldron15", "decisions", "rlcard raw uno", "1.2.0", 450_000, 300_000, 1.5, 2.5, 3.5),
    Comparison("cauldron15", "copies", "catanatron, copies", None, 1_000_000, None, None, 20, 50),
)


@pytest.fixture(scope="module")
def table():
    words = Words.load("en")
    lines = as_table(Report(FIGURES, COMPARISONS), words).splitlines()
    assert not words.missed
    return lines


def row(table, *parts):
    return next(line for line in table if all(part in line for part in parts))


def test_figures_stand_with_their_units_and_limits(table):
    assert "512 k/s" in row(table, "decisions", "512")
    assert row(table, "pickled").split()[-1] == "aim"
    assert row(table, "mean").split()[-1] == "floor"
    assert row(table, "Window").split()[-1] == "below"
    assert "5 %" in row(table, "Window")


def test_ratios_stand_beside_floor_and_aim(table):
    assert row(table, "catanatron 3.2.1").split()[-4:] == ["15.0×", "9×", "14×", "aim"]
    assert row(table, "raw uno").split()[-1] == "below"


def test_a_peer_that_is_not_installed_is_named_as_such(table):
    assert "not installed" in row(table, "catanatron, copies")


def test_json_has_everything():
    report = Report(FIGURES, COMPARISONS)
    assert msgspec.json.decode(as_json(report), type=Report) == report


def test_every_target_names_work_that_is_measured():
    for game, targets in TARGETS.items():
        assert game in GAMES
        for target in targets:
            assert target.peer in PEERS
            assert target.measure in {"decisions", "copies", "search"}
            assert target.floor <= target.aim
    assert set(LIMITS) <= {*GAMES, WINDOW}
    assert all(limit.aim <= limit.floor for limits in LIMITS.values() for limit in limits)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_our_work_is_done(game):
    bench = Bench(game)
    iterations = bench.loaded.skills["master"].iterations
    works = bench.works()
    assert set(works) == ({"decisions", "copies", "search"} if iterations else {"decisions", "copies"})
    assert all(work() > 0 for work in works.values())
    assert works.get("search", lambda: 0)() <= iterations
    assert 0 < bench.pickled() < 4096


def test_contestants_take_turns():
    turns = []

    def contestant(name):
        def work():
            turns.append(name)
            return 10**9

        return work

    found = rates({"one": contestant("one"), "other": contestant("other")}, rounds=2, seconds=0.001)
    assert {name: len(each) for name, each in found.items()} == {"one": 2, "other": 2}
    assert turns[:2] == ["one", "other"]
