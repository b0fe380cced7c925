"""The page that walks through the fifth game shows what stands in its files, and names what there is."""

import re

import pytest

from game.store.places import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FOLDER = ROOT / "tests" / "fifth_game"
SNIPPETS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("file", "snippet"), SNIPPETS, ids=[file for file, _ in SNIPPETS])
def test_what_is_shown_stands_in_the_file_in_that_order(file: str, snippet: str) -> None:
    text = (FOLDER / file).read_text(encoding="utf-8")
    for part in snippet.removesuffix("\n").split("\n…\n"):
        assert part in text, f"{file} has no longer:\n{part}"
        text = text[text.index(part) + len(part) :]


def test_every_file_of_the_game_is_shown() -> None:
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert {file for file in files if "__pycache__" not in file} <= {file for file, _ in SNIPPETS}


def test_every_class_that_is_named_is_there() -> None:
    code = "\n".join(path.read_text("utf-8") for folder in ("game", "tests") for path in (ROOT / folder).rglob("*.py"))
    named = set(re.findall(r"`([A-Z]\w+)`", PAGE))
    assert named
    assert {name for name in named if not re.search(rf"^class {name}\b", code, re.MULTILINE)} == set()
