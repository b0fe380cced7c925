"""What tests of the window share: no window, tiny sheets painted on the spot, and services on top of them."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from tiny_sheets import FRAMES, bake

from game.store.library import Library
from game.store.places import ASSETS, CONFIG, Places
from game.store.settings import SettingsFile
from game.store.words import Words
from game.view.drawing.canvas import Canvas
from game.view.drawing.sheets import Sheets
from game.view.drawing.studio import Studio
from game.view.drawing.text import Lettering
from game.view.drawing.theme import Theme, load_theme
from game.view.drawing.viewport import Viewport
from game.view.input.device_signs import Signs
from game.view.input.gamepad import CONTROLS, PadBindings
from game.view.input.key_file import KeyFile
from game.view.input.keyboard import Bindings
from game.view.scene import Services
from game.view.sound.player import SoundPlayer
from game.view.window import open_headless


@pytest.fixture(autouse=True)
def no_window() -> None:
    open_headless()


@pytest.fixture(scope="session")
def sheet_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    open_headless()
    folder = tmp_path_factory.mktemp("sheets")
    bake(folder, "common", FRAMES)
    bake(folder, "title", {"wordmark": (300, 60)}, scale=2)
    bake(folder, "pad", {f"pad.{control}": (24, 24) for control in CONTROLS})
    return folder


@pytest.fixture
def sheets(sheet_folder: Path) -> Iterator[Sheets]:
    sheets = Sheets(sheet_folder)
    yield sheets
    sheets.close()


@pytest.fixture(scope="session")
def shared_sheets(sheet_folder: Path) -> Iterator[Sheets]:
    """The tiny common sheet, loaded once; tests that change what is loaded take `sheets`."""
    sheets = Sheets(sheet_folder)
    sheets.load(["common"])
    yield sheets
    sheets.close()


@pytest.fixture(scope="session")
def theme() -> Theme:
    return load_theme(CONFIG / "theme.yaml")


@pytest.fixture(scope="session")
def words() -> Words:
    return Words.load("en")


@pytest.fixture
def studio(shared_sheets: Sheets, theme: Theme) -> Studio:
    studio = Studio(shared_sheets, Lettering(ASSETS / "fonts", theme.faces, shared_sheets), theme)
    studio.use_viewport(Viewport.fitting(1280, 720))
    return studio


@pytest.fixture
def canvas(studio: Studio) -> Canvas:
    """A canvas of 1920×1080: one px for one layout px."""
    return Canvas(studio, Viewport.fitting(1920, 1080))


@pytest.fixture
def services(studio: Studio, words: Words, tmp_path: Path) -> Services:
    places = Places.under(tmp_path / "home")

    def no_thinker() -> None:
        raise AssertionError("no test of the window asks a bot")

    settings = SettingsFile.load(places.settings)
    log = logging.getLogger("four-cauldrons.tests")
    bindings = Bindings.load(CONFIG / "keys.yaml")
    return Services(
        studio=studio,
        words=words,
        settings=settings,
        bindings=bindings,
        keys=KeyFile.load(bindings, places.keys),
        signs=Signs(bindings, PadBindings.load(CONFIG / "pad.yaml"), words, settings.current),
        places=places,
        library=Library(places.matches),
        thinker=no_thinker,  # type: ignore[arg-type]
        sounds=SoundPlayer(settings, CONFIG / "sounds.yaml", ASSETS / "sounds", log),
        log=log,
    )
