"""The house: what every file of the project keeps to, whichever game it belongs to."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from game.play.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (".ci", "assets", "config", "docs", "game", "installers", "levels", "tests")
TEXT = {".py", ".md", ".yaml", ".toml", ".txt", ".tmx", ".tsx", ".jsonl", ".svg", ""}
CONTRACT_FILES = ("controller.py", "position.py", "moves.py", "events.py", "observation.py")
LOCKS = (
    "requirements.txt",
    "requirements-dev.txt",
    "requirements-app.txt",
    "requirements-art.txt",
    "requirements-mutants.txt",
    "requirements-peers.txt",
    "requirements-sound.txt",
)

# What would tell of the machine or the making; the brackets keep this file from finding itself.
FORBIDDEN = re.compile(
    r"/[w]ork/|/[t]mp/|/[r]oot/|/[h]ome/|\.\./[s]hared|[T]ODO|[F]IXME|[X]XX|[N]otImplementedError"
    r"|[p]ypi\.org|[p]ythonhosted|[r]egistry\.npmjs|[m]ock-|[p]rototype"
)

# Module names that more than one game has, layer by layer; every other name of a module is the only one.
LAYERS_OF_GAMES = {
    "rules": (
        {"controller", "position", "moves", "events", "observation", "options", "sampler", "ending"}
        | {"position_text", "illegal", "story", "statistics"}
        | {"card_files", "match_cards", "programs", "run", "verbs", "operations", "legality", "card_text", "stack_text"}
    ),
    "bots": {"mind", "features", "traits", "effort"},
    "tables": (
        {
            "table",
            "gallery",
            "large",
            "log",
            "moods",
            "motions",
            "tips",
            "outcome_banners",
            "prompts",
            "results",
            "seats",
        }
        | {"card_facts", "occasions", "rules_lists"}
    ),
}

# Modules beyond 600 lines, each with the reason why it still holds one thing.
LONG_MODULES: dict[str, str] = {
    "game/scenes/playing/play_scene.py": "one scene, one state: what a person wants, what bots do, what is shown",
    "game/tables/table.py": "what a table is: the one class from which the table of every game is made",
}

CALLED_FROM_OUTSIDE = {"emit", "ignore_aliases", "print_help"}
"""Methods that packages call by these names."""

OFFERED = {"FeatureMind", "NoOptions", "area_of", "boxes_of", "rewinds"}
"""What games that are added may use (docs/adding-a-game.md), and what only tests look at."""


def files(*suffixes: str, under: tuple[str, ...] = FOLDERS) -> Iterator[Path]:
    """Yield the project's files of these suffixes, in the listed folders and beside them."""
    roots = [ROOT / folder for folder in under]
    found = [path for root in roots for path in root.rglob("*")]
    if under == FOLDERS:
        found += list(ROOT.iterdir())
    for path in sorted(found):
        if path.is_file() and path.suffix in suffixes and not {"__pycache__", ".git"} & set(path.parts):
            yield path


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree(path)))


def pins(lock: str) -> dict[str, list[str]]:
    """Return the pinned versions of each package of a lock (several where they depend on the Python version)."""
    found: dict[str, list[str]] = {}
    for package, version in re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", (ROOT / lock).read_text(encoding="utf-8"), re.M):
        found.setdefault(package, []).append(version)
    return found


def test_every_folder_of_code_is_a_package_that_says_what_it_is() -> None:
    folders = {path.parent for path in files(".py", under=("game",))}
    for folder in folders:
        package = folder / "__init__.py"
        assert package.is_file(), f"{name(folder)} has no __init__.py"
        assert ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))), f"{name(package)} says nothing"


def test_games_have_the_files_the_contracts_rely_on() -> None:
    folders = {path.name for path in (ROOT / "game" / "rules").iterdir() if (path / "__init__.py").is_file()}
    assert folders >= set(GAMES)
    for game in folders:
        for file in CONTRACT_FILES:
            assert (ROOT / "game" / "rules" / game / file).is_file(), f"{game} has no {file}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_has_numbers_words_rules_and_a_table(game: str) -> None:
    assert (ROOT / "config" / "games" / f"{game}.yaml").is_file()
    assert (ROOT / "config" / "text" / "en" / f"{game}.yaml").is_file()
    assert (ROOT / "config" / "rules" / "en" / f"{game}.md").is_file()
    assert (ROOT / "levels" / f"{game}.tmx").is_file()
    bots = ROOT / "game" / "bots" / game
    assert bots.with_suffix(".py").is_file() or (bots / "__init__.py").is_file()


def test_the_layers_are_exactly_the_packages() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    packages = {path.name for path in (ROOT / "game").iterdir() if (path / "__init__.py").is_file()}
    assert set(layers) == packages


def test_nothing_tells_of_the_machine_or_the_making() -> None:
    found = [
        f"{name(path)}:{number}: {forbidden[0]}"
        for path in files(*TEXT)
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if (forbidden := FORBIDDEN.search(line))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("page", ["README.md", "CREDITS.md", "CONTRIBUTING.md", "docs/adding-a-game.md"])
def test_pages_lead_to_files_that_are_there(page: str) -> None:
    links = re.findall(r"\]\((?!https?://)([^)#]+)\)", (ROOT / page).read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def test_the_manual_names_every_target_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)) - {"help"}
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {target for target in targets if f"`{target}`" not in readme} == set()


def test_a_module_holds_one_thing() -> None:
    long = {
        name(path)
        for path in files(".py", under=("game", "assets"))
        if path.read_text(encoding="utf-8").count("\n") > 600
    }
    assert long == set(LONG_MODULES)


def test_names_of_modules_are_unique_but_for_those_that_every_game_has() -> None:
    places: dict[str, list[str]] = {}
    for path in files(".py", under=("game",)):
        if path.stem != "__init__":
            places.setdefault(path.stem, []).append(name(path))
    of_a_game = tuple(f"game/{layer}/{game}/" for layer in LAYERS_OF_GAMES for game in GAMES)
    for module, found in places.items():
        common = [path for path in found if not path.startswith(of_a_game)]
        allowed = module in {shared for layer in LAYERS_OF_GAMES.values() for shared in layer}
        assert len(found) == 1 or (allowed and len(common) <= 1), f"{module} is the name of {', '.join(found)}"
        if len(found) > 1:
            for path in set(found) - set(common):
                assert module in LAYERS_OF_GAMES[path.split("/")[1]], f"{path} is called as in another layer"


def test_no_folder_holds_many_more_than_twenty_modules() -> None:
    for folder in sorted({path.parent for path in files(".py", under=("game",))}):
        modules = [path for path in folder.glob("*.py") if path.stem != "__init__"]
        assert len(modules) <= 22, f"{name(folder)} holds {len(modules)} modules: give it rooms"


def test_nothing_changes_at_module_level() -> None:
    found = [
        f"{name(path)}:{node.lineno}"
        for path in files(".py", under=("game",))
        for node in nodes(path)
        if isinstance(node, ast.Global)
    ]
    assert not found, f"module-level state that changes: {found}"


def names_in(node: ast.AST) -> Iterator[str]:
    """Yield the names that a node uses, also by a word that is the same."""
    match node:
        case ast.Name(id, ast.Load()) | ast.Attribute(attr=id) | ast.alias(id) | ast.Constant(str(id)):
            yield id.rpartition(".")[2]


def names_defined_in(path: Path) -> Iterator[str]:
    """Yield the names of a file's constants, and of its functions, methods and classes that no decorator registers."""
    for node in tree(path).body:
        if isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    for node in nodes(path):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            registered = [each for each in node.decorator_list if isinstance(each, ast.Call)]
            if not registered and not node.name.startswith("__"):
                yield node.name


def test_whatever_is_defined_is_used() -> None:
    used = {
        each
        for path in files(".py", under=("game", "assets", "installers"))
        for node in nodes(path)
        # What a package only hands on is not used by that.
        if path.name != "__init__.py" or not isinstance(node, ast.alias | ast.Constant)
        for each in names_in(node)
    }
    used |= CALLED_FROM_OUTSIDE | OFFERED
    unused = [
        f"{name(path)}: {each}"
        for path in files(".py", under=("game", "assets"))
        for each in names_defined_in(path)
        if each not in used and not each.startswith("__")
    ]
    assert not unused, "\n".join(unused)


def test_only_the_store_knows_where_the_program_lies() -> None:
    found = [name(path) for path in files(".py", under=("game",)) if "__file__" in path.read_text(encoding="utf-8")]
    assert found == ["game/store/places.py"]


def test_tests_neither_wait_nor_replace_the_rules() -> None:
    suspects = re.compile(r"\bmock\b|\bsleep\b")
    for path in files(".py", under=("tests",)):
        if not suspects.search(path.read_text(encoding="utf-8")):
            continue
        for node in nodes(path):
            imported = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                imported.append(node.module or "")
            assert not any(module.startswith("unittest.mock") for module in imported), f"{name(path)} replaces code"
            sleeps = isinstance(node, ast.Attribute) and node.attr == "sleep"
            assert not sleeps, f"{name(path)}:{node.lineno} waits"


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=[a-z0-9])", text.strip())
    assert entries
    for entry in entries:
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_locks_agree_with_the_project_and_each_other() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = {
        "requirements.txt": project["project"]["dependencies"],
        "requirements-dev.txt": project["project"]["dependencies"] + project["dependency-groups"]["dev"],
        "requirements-app.txt": project["project"]["dependencies"] + project["dependency-groups"]["app"],
        "requirements-peers.txt": project["project"]["dependencies"] + project["dependency-groups"]["peers"],
        "requirements-mutants.txt": project["project"]["dependencies"] + project["dependency-groups"]["mutants"],
        "requirements-art.txt": project["dependency-groups"]["art"],
        "requirements-sound.txt": project["dependency-groups"]["sound"],
    }
    assert set(wanted) == set(LOCKS)
    for lock, requirements in wanted.items():
        pinned = pins(lock)
        for requirement in map(Requirement, requirements):
            versions = pinned.get(requirement.name.lower(), [])
            assert versions, f"{lock} lacks {requirement.name}"
            assert all(requirement.specifier.contains(version) for version in versions), f"{lock}: {requirement}"
    players = pins("requirements.txt")
    for lock in ("requirements-dev.txt", "requirements-app.txt", "requirements-mutants.txt", "requirements-peers.txt"):
        for package, versions in players.items():
            assert pins(lock)[package] == versions, f"{lock} and requirements.txt differ in {package}"


def test_the_command_line_starts_without_a_window() -> None:
    look = "import sys, game.cli; sys.exit(sorted({'pygame', 'pytmx'} & sys.modules.keys()) or 0)"
    assert subprocess.run([sys.executable, "-c", look], cwd=ROOT, check=False).returncode == 0


def test_a_worker_that_imports_the_door_gets_nothing() -> None:
    for file in ("main.py", "game/__main__.py"):
        door = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert not [node for node in door.body if isinstance(node, ast.Import | ast.ImportFrom)], file


def test_the_start_imports_the_code_of_no_game() -> None:
    listing = "import sys, game.cli, game.scenes.entry; print(*sys.modules)"
    modules = subprocess.run(
        [sys.executable, "-c", listing], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
    assert "game.scenes.title" in modules
    games = tuple(f"game.{layer}.{game}." for layer in ("rules", "bots", "tables") for game in GAMES)
    assert [module for module in modules if f"{module}.".startswith(games)] == []
