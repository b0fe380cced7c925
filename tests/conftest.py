"""What tests share: the numbers of the games and their referees."""

import pytest
from hypothesis import settings

from game.rules.cauldron15.controller import Cauldron15
from game.rules.cauldron15.options import Numbers, Options
from game.store.content import convert, read_yaml
from game.store.places import CONFIG

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
