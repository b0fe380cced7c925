"""What tests of scenes share: services over the real sheets, loaded once, and a bot that thinks on the spot."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from harness import HereThinker, WatchedLettering

from game.scenes.entry import make_services
from game.store.places import ASSETS, Places
from game.view.drawing.memory import Memory
from game.view.drawing.studio import Made, Studio
from game.view.drawing.surfaces import bytes_of
from game.view.drawing.theme import Theme
from game.view.drawing.viewport import Viewport
from game.view.scene import Services
from game.view.window import open_headless

WITH_WORDS = {"composed", "faded edge", "lying", "miniature", "pictured", "text"}
"""The kinds of what is made and kept for pictures that may hold words, or what a test has put on a disk."""


@pytest.fixture(scope="session")
def plain_theme(tmp_path_factory: pytest.TempPathFactory) -> Theme:
    return _studio(tmp_path_factory.mktemp("home")).theme


@pytest.fixture(scope="session")
def shared_studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    studio = _studio(tmp_path_factory.mktemp("home"))
    yield studio
    studio.sheets.close()


@pytest.fixture(scope="session")
def plain_viewport(tmp_path_factory: pytest.TempPathFactory) -> Viewport:
    return _studio(tmp_path_factory.mktemp("home")).viewport


@pytest.fixture
def studio(shared_studio: Studio, plain_theme: Theme, plain_viewport: Viewport) -> Studio:
    """The studio with nothing left in it of the test before but sheets, grounds and shapes."""
    if shared_studio.theme is plain_theme and isinstance(shared_studio.made, MadeInTests):
        shared_studio.made.forget_words()
        shared_studio.drafts.clear()
        shared_studio.lettering.forget_blocks()
    else:
        shared_studio.use_theme(plain_theme)
    if shared_studio.viewport != plain_viewport:
        shared_studio.use_viewport(plain_viewport)
        shared_studio.forget()
    shared_studio.lettering.cut.clear()
    return shared_studio


@pytest.fixture
def make(studio: Studio, tmp_path: Path) -> Callable[..., Services]:
    """Return what makes services in a language; all use the same places, as if the program began again."""

    def made(language: str = "en") -> Services:
        thinker = HereThinker()
        services = make_services(Places.under(tmp_path), lambda: thinker, language)
        services.sheets.close()
        # Nobody clicks where a test does not say so.
        known = {"hold": "off", "explained": ("hand", "open", "bell")}
        services.settings.current = msgspec.structs.replace(services.settings.current, **known)
        return replace(services, studio=studio)

    return made


@pytest.fixture
def services(make: Callable[..., Services]) -> Iterator[Services]:
    """Services in English; whatever is drawn and said with them, no text key is missing."""
    services = make()
    yield services
    assert services.words.missed == set()


class MadeInTests(Memory[Made]):
    """What was made for a studio; grounds and shapes come out alike in every test."""

    def forget_words(self) -> None:
        """Forget what may hold words, so that each test sets them itself and sees which are cut."""
        for key in [key for key in self._kept if key[0] in WITH_WORDS]:
            made, _ = self._kept.pop(key)
            self.bytes -= self._weigh(made)


def _studio(home: Path) -> Studio:
    open_headless()
    studio = make_services(Places.under(home), HereThinker).studio
    studio.made = MadeInTests(studio.sheets.budget, lambda made: bytes_of(made.surface))
    studio.lettering = WatchedLettering(ASSETS / "fonts", studio.theme.faces, studio.sheets)
    studio.use_viewport(Viewport.fitting(1280, 720))
    return studio
