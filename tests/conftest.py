"""What tests share: the numbers of the games and their referees, and a fifth game that can be added."""

import os
from collections.abc import Iterator

import pytest
from fifth_game import LADLE
from fifth_game.table import pictures
from hypothesis import settings

from game.play.catalogue import GAMES, Game
from game.play.pack_registry import install
from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.options import Numbers, Options
from game.store.content import convert, read_yaml
from game.store.places import CONFIG
from game.tables.pictures import PICTURES, add

os.environ["LANGUAGE"] = "en"
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-playthroughs", action="store_true", help="write the files in tests/playthroughs anew")
    parser.addoption("--write-games", action="store_true", help="play the recorded games in tests/games anew")


@pytest.fixture(scope="session")
def numbers() -> Numbers:
    """The numbers of Cauldron 15."""
    path = CONFIG / "games" / "cauldron15.yaml"
    return convert(read_yaml(path)["numbers"], Numbers, str(path))


@pytest.fixture(scope="session")
def cauldron15(numbers: Numbers) -> Cauldron15:
    """The referee of Cauldron 15 with the printed options."""
    return Cauldron15(numbers, Options())


@pytest.fixture(autouse=True)
def no_packs() -> Iterator[None]:
    """Card packs that a test lets be there are gone after it."""
    yield
    install(())


@pytest.fixture(scope="module")
def ladle() -> Iterator[Game]:
    """The fifth game, in the catalogue as long as a module of tests is run."""
    add(LADLE, pictures)
    yield LADLE
    del GAMES[LADLE.id], PICTURES[LADLE.id]
