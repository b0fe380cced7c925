"""What tests of Alarún share: the numbers of the game and its referees."""

import pytest

from game.rules.alarun.controller import Alarun
from game.rules.alarun.options import Numbers, Options
from game.store.content import convert, read_yaml
from game.store.places import CONFIG


@pytest.fixture(scope="session")
def numbers() -> Numbers:
    """The numbers of Alarún."""
    path = CONFIG / "games" / "alarun.yaml"
    return convert(read_yaml(path)["numbers"], Numbers, str(path))


@pytest.fixture(scope="session")
def alarun(numbers: Numbers) -> Alarun:
    """The referee of Alarún with the printed options."""
    return Alarun(numbers, Options())


@pytest.fixture(scope="session")
def cornered(numbers: Numbers) -> Alarun:
    """The referee of Alarún where corners count as adjacent."""
    return Alarun(numbers, Options(diagonal=True))
