"""What tests share: the numbers of the games and their referees, and a fifth game that can be added."""

import gc
import os
from collections import defaultdict
from collections.abc import Iterator

import pygame
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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Make those cases slow that `one_in` does not pick; with two parameters or more it picks each value of each."""
    values: dict[tuple[object, str], list[str]] = defaultdict(list)
    for item in items:
        marker = item.get_closest_marker("one_in")
        if marker is not None and isinstance(item, pytest.Function):
            places = []
            for name, value in item.callspec.params.items():
                known = values[item.function, name]
                if repr(value) not in known:
                    known.append(repr(value))
                places.append(known.index(repr(value)))
            if sum(places) % marker.args[0]:
                item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """What is there before the first test stays until the last: no search for garbage has to go through it."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def numbers() -> Numbers:
    """The numbers of Cauldron 15."""
    path = CONFIG / "games" / "cauldron15.yaml"
    return convert(read_yaml(path)["numbers"], Numbers, str(path))


@pytest.fixture(scope="session")
def cauldron15(numbers: Numbers) -> Cauldron15:
    """The referee of Cauldron 15 with the printed options."""
    return Cauldron15(numbers, Options())


@pytest.fixture(scope="session", autouse=True)
def fonts_stay_open() -> Iterator[None]:
    """Whatever window is closed, fonts stay open for the studio that all tests of a process share."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.font, "quit", lambda: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def files_wait_for_no_disk() -> Iterator[None]:
    """What a test writes need not outlast a loss of power."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


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
