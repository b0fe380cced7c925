"""What tests of Cauldron: Bubble and Boil share: the numbers and cards of the game and its referees."""

import pytest
from bubble_and_boil_setup import NUMBERS, Referee, referee_of

from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.options import Numbers


@pytest.fixture(scope="session")
def numbers() -> Numbers:
    """The numbers of the game."""
    return NUMBERS


@pytest.fixture(scope="session")
def boil() -> BubbleAndBoil:
    """The referee with the printed options."""
    return referee_of()


@pytest.fixture(scope="session")
def referee() -> Referee:
    """What makes referees with other options and numbers."""
    return referee_of
