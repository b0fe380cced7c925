"""The window: events reach the scenes, the loop ends when they are gone, and nothing of an error reaches the player."""

import gc
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.view.app import App, picture_of, render
from game.view.drawing.area import Area
from game.view.drawing.canvas import Canvas
from game.view.input.commands import Command, Intent, PointerPressed, Pressed, Typed
from game.view.scene import Scene, Services
from game.view.window import NoDisplay, close_window, open_headless, open_window


class Writing(Scene):
    """A scene that writes down what it hears and ends on Escape."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.heard: list[Command] = []
        self.seconds = 0.0
        self.due: float | None = None
        self.left = False

    @property
    def typing(self) -> bool:
        return True

    @property
    def next_frame_due(self) -> float | None:
        return self.due

    def handle(self, command: Command) -> None:
        self.heard.append(command)
        if command == Pressed(Intent.CANCEL):
            self.stage.pop()
        if command == Typed("!"):
            raise RuntimeError("boom")

    def update(self, dt: float) -> None:
        self.seconds += dt
        if self.seconds > 0.03 and self.due is not None:
            self.stage.pop()

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(Area(0, 0, 1920, 1080), "moss")
        canvas.text("Writing", 100, 100)

    def leave(self) -> None:
        self.left = True


@pytest.fixture
def app(services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The window; what other tests have left in the memory of the process is not its to go through."""
    gc.freeze()
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
    yield App(services)
    close_window()
    open_headless()


def key(code: int, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text)


def run(app: App, scene: Scene, *events: pygame.event.Event) -> int:
    for event in events:
        pygame.event.post(event)
    return app.run(scene)


def test_events_reach_the_scene_until_it_is_gone(app: App, services: Services) -> None:
    scene = Writing(services)
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1)
    text = pygame.event.Event(pygame.TEXTINPUT, text="é")
    assert run(app, scene, click, text, key(pygame.K_ESCAPE)) == 0
    heard = [command for command in scene.heard if isinstance(command, PointerPressed | Typed | Pressed)]
    assert heard == [PointerPressed(960, 540), Typed("é"), Pressed(Intent.CANCEL)]
    assert scene.left


def test_closing_the_window_leaves_every_scene(app: App, services: Services) -> None:
    scene = Writing(services)
    assert run(app, scene, pygame.event.Event(pygame.QUIT)) == 0
    assert scene.left


def test_time_passes_while_something_moves(app: App, services: Services) -> None:
    scene = Writing(services)
    scene.due = 0.0
    assert run(app, scene) == 0
    assert 0.03 < scene.seconds < 5


def test_an_error_is_said_in_the_window(app: App, services: Services, caplog: pytest.LogCaptureFixture) -> None:
    scene = Writing(services)
    wrong = pygame.event.Event(pygame.TEXTINPUT, text="!")
    assert run(app, scene, wrong, key(pygame.K_RETURN)) == 0
    assert "boom" in caplog.text
    assert scene.left


def test_an_error_beyond_the_scenes_is_logged(
    app: App, services: Services, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> list[pygame.event.Event]:
        raise RuntimeError("no events")

    monkeypatch.setattr(pygame.event, "get", fail)
    assert run(app, Writing(services)) == 1
    assert "no events" in caplog.text


def test_a_picture_of_the_window_is_saved(app: App, services: Services) -> None:
    assert run(app, Writing(services), key(pygame.K_F12), key(pygame.K_ESCAPE)) == 0
    (path,) = services.places.pictures.iterdir()
    picture = pygame.image.load(path)
    assert picture.get_size() == services.settings.current.window
    assert picture.get_at((600, 600))[:3] == services.theme.colour("moss")


def test_full_screen_is_a_setting(app: App, services: Services) -> None:
    assert run(app, Writing(services), key(pygame.K_F11), key(pygame.K_ESCAPE)) == 0
    assert services.settings.current.fullscreen


def test_the_table_makes_room_for_captions_as_soon_as_they_are_wanted(app: App, services: Services) -> None:
    scene = Writing(services)
    app.open(scene)
    bottom = (640, 719)
    for captions, y in ((False, 1078.5), (True, 1128.4), (False, 1078.5)):
        services.settings.change(captions=captions)
        app.follow_settings()
        app.live(0.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=bottom, button=1)])
        pressed = scene.heard[-1]
        assert isinstance(pressed, PointerPressed)
        assert pressed.y == pytest.approx(y, abs=0.1)


def test_a_window_larger_than_the_halves_loads_the_wholes(app: App, services: Services) -> None:
    pygame.display.set_mode((2560, 1440))
    run(app, Writing(services), key(pygame.K_ESCAPE))
    assert services.studio.viewport.size == (2560, 1440)
    assert services.settings.current.window == (2560, 1440)


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_without_a_screen_no_window_opens(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    with pytest.raises(NoDisplay):
        open_window((1280, 720), "title", fullscreen=False)


def test_a_system_that_refuses_has_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no available video device")

    monkeypatch.setattr(pygame.display, "init", refuse)
    with pytest.raises(NoDisplay, match="no available video device"):
        open_window((1280, 720), "title", fullscreen=False)


def test_a_window_is_never_smaller_than_the_layout_allows() -> None:
    assert open_window((200, 100), "title", fullscreen=False).get_size() == (1024, 640)


def drawn(make: Callable[[Scene, tuple[int, int]], object], services: Services) -> tuple[Writing, object]:
    scene = Writing(services)
    return scene, make(scene, (640, 360))


def test_a_scene_is_drawn_without_a_window(services: Services) -> None:
    scene, surface = drawn(render, services)
    assert isinstance(surface, pygame.Surface)
    assert surface.get_size() == (640, 360)
    assert surface.get_at((300, 300))[:3] == services.theme.colour("moss")
    assert scene.left
    assert picture_of(Writing(services), (640, 360)).texts == ["Writing"]
