"""Mutation sample of what lies between rules and screen: ``python -m tests.mutants`` (or ``make mutants``).

mutmut says how a line may be spoiled, coverage says which tests run it. A sample of these mutants, chosen by seed, is
put one by one into forked copies of a process that has imported everything: there the tests that run the line are run,
the fastest first, until one fails. What was found is kept in .mutants/, so that a run that was stopped goes on.
"""

import argparse
import ast
import difflib
import hashlib
import importlib
import json
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import CodeType, FunctionType
from typing import Any

import coverage
import libcst as cst
import pytest
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.configuration import config
from mutmut.mutation.file_mutation import create_mutations, deep_replace

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / ".mutants"
RESULTS = KEPT / "results.json"
SOURCES = [ROOT / path for path in config().source_paths]
TESTS = ("play", "scenes", "view", "tables")
WANTED = 0.8
LIMIT = 60
HANG = 20
"""Seconds of processor time that a test may take longer than it did without a mutant."""
FOR_DEVELOPERS = (cst.Raise, cst.Assert)
"""Statements whose words no player reads."""
UNSEEN = 10
"""mutmut adds one to a number; from here on that is a tenth at most: 35 px for 34 are no fault."""

VERDICT = "verdict.json"
KILLED, SURVIVED, HUNG = "killed", "survived", "hung"

QUIET = ("-o", "addopts=-q --strict-markers", "-p", "no:cacheprovider", "-m", "not slow")


@dataclass(frozen=True)
class Mutant:
    """One spoiled place: its file, its function as ``Class.method``, its lines, and the function before and after."""

    file: str
    function: str
    lines: tuple[int, ...]
    before: str
    after: str

    @property
    def key(self) -> str:
        """What the mutant is known by as long as its function stays as it is."""
        return digest(self.file, self.function, self.before, self.after)[:16]

    def difference(self) -> str:
        """The lines that differ, with the place above them."""
        lines = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), lineterm="", n=0)
        changed = [line for line in lines if not line.startswith(("---", "+++", "@@"))]
        return "\n".join([f"{self.file}:{self.lines[0]} {self.function}", *changed])


def digest(*texts: str) -> str:
    """A digest of some texts in their order."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


# -- which tests run a line ------------------------------------------------------------------------------------------


class Cover:
    """Notes of every test how long it took and which lines of the packages it ran, a file of tests at a time."""

    def __init__(self) -> None:
        self.coverage = coverage.Coverage(data_file=None, source=list(map(str, SOURCES)), config_file=False)
        self.tests: dict[str, dict[str, Any]] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        """Measure one test; write down what is known of its file after the last one of it."""
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        yield
        self.tests[item.nodeid] = {"seconds": round(time.process_time() - began, 4), "lines": {}}
        if nextitem is None or nextitem.path != item.path:
            self._write(item.path)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails as things are: it cannot judge."""
        if report.failed:
            self.failed.add(report.nodeid)

    def _write(self, path: Path) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        for measured in data.measured_files():
            file = Path(measured).relative_to(ROOT).as_posix()
            for number, tests in data.contexts_by_lineno(measured).items():
                for test in tests:
                    if test in self.tests:
                        self.tests[test]["lines"].setdefault(file, []).append(number)
        judges = {test: facts for test, facts in self.tests.items() if test not in self.failed}
        write(cover_file(path), {"digest": digest(path.read_text(encoding="utf-8")), "tests": judges})
        self.tests = {}
        self.coverage.erase()
        self.coverage.start()


def cover_file(path: Path) -> Path:
    """Where the lines that a file of tests runs are kept."""
    return KEPT / "cover" / (path.relative_to(ROOT).as_posix().replace("/", "-") + ".json")


def cover(paths: list[str]) -> None:
    """Run these files of tests once and note what they run."""
    noting = Cover()
    noting.coverage.start()
    sys.exit(pytest.main([*paths, *QUIET], plugins=[noting]))


def measure(jobs: int) -> None:
    """Bring the notes of all files of tests up to date, the largest files first, in some processes."""
    stale = [path for path in test_files() if not is_fresh(path)]
    if not stale:
        return
    print(f"running {len(stale)} files of tests to see which lines they run", flush=True)
    stale.sort(key=lambda path: -path.stat().st_size)
    parts = [[str(path) for path in stale[i::jobs]] for i in range(jobs)]
    workers = [multiprocessing.get_context("spawn").Process(target=cover, args=(part,)) for part in parts if part]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    missing = [path.name for path in test_files() if not is_fresh(path)]
    if missing:
        sys.exit(f"these tests must pass before mutants can be judged: {', '.join(missing)}")


def test_files() -> list[Path]:
    """Every file of tests that may judge."""
    return sorted(path for folder in TESTS for path in (ROOT / "tests" / folder).glob("test_*.py"))


def is_fresh(path: Path) -> bool:
    """Whether the notes of a file of tests are of that file as it is."""
    kept = cover_file(path)
    return kept.exists() and read(kept)["digest"] == digest(path.read_text(encoding="utf-8"))


def known_tests() -> dict[str, dict[str, Any]]:
    """Every test with its seconds and lines."""
    found: dict[str, dict[str, Any]] = {}
    for path in test_files():
        found |= read(cover_file(path))["tests"]
    return found


# -- mutants ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spot:
    """A mutant that can be made: its file, its function, and which of the function's it is."""

    file: str
    function: str
    number: int


@dataclass(frozen=True)
class Making:
    """How a mutant is made: the function it lies in, the node that is replaced and what replaces it."""

    function: cst.FunctionDef
    node: cst.CSTNode
    by: cst.CSTNode


def makings(path: Path) -> tuple[cst.Module, dict[Spot, Making]]:
    """A module and every mutant inside its functions, but those that nobody could see."""
    file = path.relative_to(ROOT).as_posix()
    module, mutations, _, _ = create_mutations(file, path.read_text(encoding="utf-8"))
    names = {node: name for name, node in functions(module)}
    silent = {below for node in walk(module) if isinstance(node, FOR_DEVELOPERS) for below in walk(node)}
    found: dict[Spot, Making] = {}
    counts = Counter[str]()
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        node = mutation.original_node
        if isinstance(node, cst.Integer | cst.Float) and node.evaluated_value >= UNSEEN:
            continue
        if isinstance(function, cst.FunctionDef) and node not in silent:
            name = names[function]
            counts[name] += 1
            found[Spot(file, name, counts[name])] = Making(function, node, mutation.mutated_node)
    return module, found


def spots_in(path: Path) -> list[Spot]:
    """Every mutant that can be made in a module; kept, for it takes long to find them."""
    facts = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"), *config().do_not_mutate_patterns
    kept = KEPT / "spots" / f"{digest(*facts)}.json"
    if not kept.exists():
        write(kept, {"spots": [astuple(spot) for spot in makings(path)[1]]})
    return [Spot(*spot) for spot in read(kept)["spots"]]


def made(path: Path, wanted: set[Spot]) -> Iterator[tuple[Spot, Mutant]]:
    """The wanted mutants of a module."""
    if not any(spot.file == path.relative_to(ROOT).as_posix() for spot in wanted):
        return
    module, found = makings(path)
    positions = MetadataWrapper(module, unsafe_skip_copy=True).resolve(PositionProvider)
    for spot, making in found.items():
        if spot in wanted:
            place = positions.get(making.node) or positions[making.function]
            before = module.code_for_node(making.function)
            after = module.code_for_node(
                cst.ensure_type(deep_replace(making.function, making.node, making.by), cst.FunctionDef)
            )
            yield spot, Mutant(*astuple(spot)[:2], tuple(range(place.start.line, place.end.line + 1)), before, after)


def functions(module: cst.Module) -> Iterator[tuple[str, cst.FunctionDef]]:
    """The functions of a module and the methods of its classes, by name."""
    for node in module.body:
        if isinstance(node, cst.FunctionDef):
            yield node.name.value, node
        elif isinstance(node, cst.ClassDef):
            for each in node.body.body:
                if isinstance(each, cst.FunctionDef):
                    yield f"{node.name.value}.{each.name.value}", each


def walk(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """A node and all below it."""
    yield node
    for child in node.children:
        yield from walk(child)


def sample(count: int, seed: int, only: str) -> list[Mutant]:
    """Mutants by seed. Each has its rank from its own text, so that a change elsewhere leaves the sample as it is."""
    paths = [path for source in SOURCES for path in sorted(source.rglob("*.py")) if only in path.as_posix()]
    with multiprocessing.Pool() as pool:
        spots = [spot for some in pool.imap(spots_in, paths, 8) for spot in some]
    print(f"{len(spots)} mutants can be made", flush=True)
    ranked = sorted(spots, key=lambda spot: digest(str(seed), *map(str, astuple(spot))))[:count]
    found = dict(pair for path in paths for pair in made(path, set(ranked)))
    return [found[spot] for spot in ranked]


def spoil(mutant: Mutant) -> bool:
    """Put a mutant into this process; False if Python does not take it."""
    module = importlib.import_module(mutant.file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    *owner, name = mutant.function.split(".")
    place = vars(getattr(module, owner[0])) if owner else vars(module)
    function = place[name]
    function = getattr(function, "__func__", function)
    try:
        code, defaults = compiled(mutant, function, vars(module))
        function.__code__ = code
    except (SyntaxError, ValueError, NameError):
        return False
    function.__defaults__, function.__kwdefaults__ = defaults
    return True


def compiled(mutant: Mutant, function: FunctionType, names: dict[str, Any]) -> tuple[CodeType, tuple[Any, Any]]:
    """The code of a mutant and its default values."""
    *owner, _ = mutant.function.split(".")
    text = "from __future__ import annotations\n"
    if owner:
        text += f"class {owner[0]}:\n"
        lines = mutant.after.strip("\n").splitlines()
        text += "\n".join(lines if lines[0].startswith(" ") else ["    " + line for line in lines])
    else:
        text += mutant.after
    tree = ast.parse(text)
    code = code_inside(compile(tree, function.__code__.co_filename, "exec"), mutant.function.split("."))
    bare = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    bare.body, bare.decorator_list = [ast.copy_location(ast.Pass(), bare)], []
    made: dict[str, Any] = {}
    exec(compile(ast.Module([tree.body[0], bare], []), "", "exec"), dict(names), made)
    return code, (made[bare.name].__defaults__, made[bare.name].__kwdefaults__)


def code_inside(code: CodeType, names: list[str]) -> CodeType:
    """The code of a function, by the names of what it lies in and its own."""
    for name in names:
        code = next(const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == name)
    return code


# -- judging ---------------------------------------------------------------------------------------------------------


class Judge:
    """Collects all tests once, then forks for every mutant instead of running them."""

    def __init__(self, mutants: list[Mutant], jobs: int, limit: int) -> None:
        self._jobs, self._limit = jobs, limit
        self._tests = known_tests()
        self._results = read(RESULTS)
        self._count = len(mutants)
        self.waiting = [mutant for mutant in mutants if not self._is_judged(mutant)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge every mutant that has no verdict yet, some at a time."""
        items = {item.nodeid: item for item in session.items}
        running: dict[int, tuple[Mutant, Path]] = {}
        while self.waiting or running:
            while self.waiting and len(running) < self._jobs:
                mutant = self.waiting.pop(0)
                places = Path(mkdtemp(prefix="mutant-"))
                sys.stdout.flush()
                child = os.fork()
                if not child:
                    self._judge(mutant, [items[test] for test in self._tests_of(mutant) if test in items], places)
                running[child] = (mutant, places)
            child, _ = os.wait()
            mutant, places = running.pop(child)
            self._note(mutant, read(places / VERDICT))
            rmtree(places)
        return True

    def _tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that run a line of the mutant, the fastest first."""
        lines = set(mutant.lines)
        found = [
            (facts["seconds"], test)
            for test, facts in self._tests.items()
            if lines & set(facts["lines"].get(mutant.file, ()))
        ]
        return [test for _, test in sorted(found)]

    def _asked(self, mutant: Mutant) -> str:
        """A digest of the tests that judge a mutant."""
        tests = sorted(self._tests_of(mutant))
        files = sorted({test.split("::")[0] for test in tests})
        return digest(*tests, *(read(cover_file(ROOT / file))["digest"] for file in files))

    def _is_judged(self, mutant: Mutant) -> bool:
        kept = self._results.get(mutant.key)
        if kept is None or kept["verdict"] != SURVIVED:
            return kept is not None
        return kept["limit"] >= self._limit and kept["asked"] == self._asked(mutant)

    def _note(self, mutant: Mutant, told: dict[str, Any]) -> None:
        verdict = {"verdict": HUNG, "by": ""} | told
        verdict |= {"tests": len(self._tests_of(mutant)), "asked": self._asked(mutant), "limit": self._limit}
        self._results[mutant.key] = verdict | asdict(mutant)
        write(RESULTS, self._results)
        left = len(self.waiting)
        print(
            f"{self._count - left:4}/{self._count} {verdict['verdict']:8} {mutant.file} {mutant.function}", flush=True
        )

    def _judge(self, mutant: Mutant, items: list[pytest.Item], places: Path) -> None:
        """In the forked process: run the tests and leave a verdict; the process ends here."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.alarm(10 * self._limit)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(places)
        failed = []

        class Listener:
            """Hears of the first test that fails."""

            def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
                if report.failed:
                    failed.append(report.nodeid)

        def leave(verdict: str, by: str = "") -> None:
            write(places / VERDICT, {"verdict": verdict, "by": by})
            os._exit(0)

        if not spoil(mutant):
            leave(KILLED, "Python")
        if not items:
            leave(SURVIVED, "no test runs this line")
        config = items[0].config
        config.pluginmanager.register(Listener())
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, self._tests[item.nodeid]["seconds"] * 3 + HANG)
            config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if failed:
                leave(KILLED, failed[0])
            used = resource.getrusage(resource.RUSAGE_SELF)
            if used.ru_utime + used.ru_stime > self._limit:
                leave(SURVIVED, f"no test failed in {self._limit} seconds")
        leave(SURVIVED)


def read(path: Path) -> dict[str, Any]:
    """The content of a JSON file, empty if there is none."""
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write(path: Path, content: dict[str, Any]) -> None:
    """Write a JSON file in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(f".{os.getpid()}")
    half.write_text(json.dumps(content), encoding="utf-8")
    half.replace(path)


def main() -> int:
    """Judge a sample; returns 0 if enough of it was killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", metavar="TEXT", help="only files with this text in their path")
    parser.add_argument("--limit", type=int, default=LIMIT, help="seconds of processor time for the tests of a mutant")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--resume", action="store_true", help="keep the verdicts that no test since has changed")
    options = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    if not options.resume:
        RESULTS.unlink(missing_ok=True)
    measure(options.jobs)
    chosen = sample(options.count, options.seed, options.only)
    judge = Judge(chosen, options.jobs, options.limit)
    if judge.waiting:
        code = pytest.main([*map(str, test_files()), *QUIET, "-s"], plugins=[judge])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            sys.exit(f"pytest ended with {code}")
    return report(chosen)


def report(chosen: list[Mutant]) -> int:
    """Print the survivors and the count."""
    results = read(RESULTS)
    for mutant in chosen:
        verdict = results[mutant.key]
        if verdict["verdict"] == SURVIVED:
            print(f"\n{mutant.difference()}\n  {verdict['by'] or 'survived'} ({verdict['tests']} tests)")
    counts = Counter(results[mutant.key]["verdict"] for mutant in chosen)
    killed = len(chosen) - counts[SURVIVED]
    print(f"\n{killed} of {len(chosen)} killed ({counts[HUNG]} of them never ended), {counts[SURVIVED]} survived")
    return 0 if killed >= WANTED * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
