"""What tests of tables share: services over the real sheets, loaded once for a window of 1280×720."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.scenes.entry import make_services
from game.store.places import Places
from game.tables.pictures import PICTURES
from game.view.drawing.studio import Studio
from game.view.drawing.viewport import Viewport
from game.view.scene import Services
from game.view.window import open_headless


def no_thinker() -> None:
    raise AssertionError("no table asks a bot")


@pytest.fixture(scope="session")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    open_headless()
    studio = make_services(Places.under(tmp_path_factory.mktemp("home")), no_thinker).studio
    studio.use_viewport(Viewport.fitting(1280, 720))
    for pictures in PICTURES.values():
        studio.sheets.load(pictures().table.sheets)
    yield studio
    studio.sheets.close()


@pytest.fixture
def services(studio: Studio, tmp_path) -> Services:
    services = make_services(Places.under(tmp_path), no_thinker)
    services.sheets.close()
    return replace(services, studio=studio)
