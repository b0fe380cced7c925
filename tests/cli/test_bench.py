"""The command `bench`: what is measured does its work, and the report says what was reached and what is missing."""

from pathlib import Path

import msgspec
import pytest

from game.cli.bench import soak
from game.cli.bench.bench_report import Comparison, Figure, Report, as_json, as_table
from game.cli.bench.bench_targets import LIMITS, PEERS, SHELF, TARGETS, WINDOW
from game.cli.bench.measure import rates
from game.cli.bench.ours import Bench
from game.cli.bench.shelf_bench import measure_shelf
from game.play.catalogue import GAMES
from game.store.words import Words
from game.view.window import open_headless

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
    assert set(LIMITS) <= {*GAMES, SHELF, WINDOW}
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


def test_thought_is_measured_where_there_is_something_to_decide():
    bench = Bench("alarun")
    everything, some = (len(list(bench.think_times("greedy", every))) for every in (1, 4))
    assert everything > 0
    assert 0 < some < everything


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


# The soak


@pytest.mark.parametrize(
    ("window", "size", "holds"),
    [
        ([200, 210, 205, 208], (1920, 1080), True),
        ([200, 210, 205, 260], (1920, 1080), False),
        ([290, 330, 290, 290], (1920, 1080), True),
        ([290, 390, 290, 290], (1920, 1080), False),
        ([310, 310, 310, 310], (1920, 1080), False),
        ([310, 310, 310, 310], (3440, 1440), True),
        ([460, 460, 460, 460], (3440, 1440), False),
    ],
)
def test_memory_has_to_be_flat_and_within_its_limits(window, size, holds):
    course = soak.courses([soak.Sample(each, 40, 30) for each in window], size, (0, 0))[0]
    assert (course.first, course.last, course.peak) == (window[0], window[-1], max(window))
    assert course.holds == holds


def test_the_worker_and_the_open_files_have_to_be_flat_too():
    large = [soak.Sample(200, worker, 30) for worker in (70, 75, 85)]
    leaking = [soak.Sample(200, 40, files) for files in (30, 60, 90)]
    for samples, failing in ((large, "worker"), (leaking, "files")):
        found = soak.courses(samples, (1920, 1080), (0, 0))
        assert [course.measure for course in found if not course.holds] == [failing]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux says what a process takes")
def test_a_soak_goes_from_page_to_page(monkeypatch):
    for stay in ("AT_TABLE", "AT_END", "AT_PAGE"):
        monkeypatch.setattr(soak, stay, 0.0)
    seen = set()
    usual = soak.Walk.live

    def watched(self, seconds, events):
        seen.update(type(scene).__name__ for scene in self.scenes)
        usual(self, seconds, events)

    monkeypatch.setattr(soak.Walk, "live", watched)
    found = soak.soak(0.05, (1280, 720))
    open_headless()
    assert seen >= {"TitleScene", "PlayScene"}
    assert [course.measure for course in found] == ["window", "worker", "files"]
    for course, line in zip(found, soak.as_lines(found, Words.load("en")), strict=True):
        assert course.peak >= course.last > 0
        assert f"{course.peak:.0f}" in line


def test_the_shelf_is_measured_with_broken_matches_on_it():
    assert measure_shelf(matches=12, broken=3).keys() == {"shelf_open", "shelf_index"}
