"""A person who has nothing in hand but a gamepad: events of its controls reach the window, and nothing else does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame
from harness import STEP

from game.play.luck import Luck
from game.scenes.playing.play_scene import PlayScene
from game.scenes.title import TitleScene
from game.view.app import App
from game.view.drawing.viewport import Viewport
from game.view.input.gamepad import BUTTONS, FULL, TRIGGERS
from game.view.scene import Scene, Services
from game.view.widgets import WidgetGroup
from game.view.window import open_headless

NUMBERS = {name: number for number, name in BUTTONS.items()}
AXES = {name: number for number, name in TRIGGERS.items()}


class PadPlayer:
    """Somebody before the window with a pad in hand; time passes only while they wait."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def top(self) -> Scene:
        return self.app.scenes[-1]

    @property
    def widgets(self) -> WidgetGroup:
        """The widgets of the top scene."""
        if isinstance(self.top, PlayScene):
            return self.top.widgets
        return next(value for value in vars(self.top).values() if isinstance(value, WidgetGroup))

    def hold(self, control: str) -> None:
        """Press a control and keep it down."""
        self.app.live(0.0, [event_of(control, down=True)])

    def let_go(self, control: str) -> None:
        """Let a control come up."""
        self.app.live(0.0, [event_of(control, down=False)])

    def press(self, *controls: str) -> None:
        """Press controls and let them go, one after the other."""
        for control in controls:
            self.hold(control)
            self.let_go(control)

    def steer(self, id: str, control: str = "right_shoulder") -> None:
        """Lead the focus to a widget with one control."""
        for _ in range(len(self.widgets.ids) + 2):
            if self.widgets.focus == id and self.widgets.pointed == id:
                return
            self.press(control)
        raise AssertionError(f"{control} does not lead to {id}, only to {self.widgets.focus} of {self.widgets.ids}")

    def take(self, id: str) -> None:
        """Lead the focus to a widget and press it."""
        self.steer(id)
        self.press("a")

    def wait_for(self, done: Callable[[], bool], seconds: float = 300.0) -> None:
        """Let time pass until something holds."""
        passed = 0.0
        while not done():
            assert passed < seconds, f"{type(self.top).__name__} stays for ever"
            self.app.live(STEP, [])
            passed += STEP

    def decide(self, luck: Luck) -> None:
        """Take one of the pieces that glow, or press one of the buttons for what is asked; again if it wants that."""
        scene = self.top
        assert isinstance(scene, PlayScene)
        asking = scene.state.asking
        assert asking is not None
        parts = [id for id in self.widgets.ids if id.partition("#")[0] in asking.narrowing.glowing]
        moves = [action.name for action in scene.table.actions(asking) if action.move is not None and not action.why]
        ways = [*parts, *(name for name in moves if name in self.widgets.ids)]
        before = scene.session.move_count
        self.take(ways[luck.below(len(ways))])
        asking = scene.state.asking
        if scene.session.move_count == before and asking is not None and asking.narrowing.move is not None:
            self.press("a")


def event_of(control: str, *, down: bool) -> pygame.event.Event:
    """Return the event of a button or a trigger."""
    if control in AXES:
        value = FULL if down else 0
        return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=AXES[control], value=value)
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, instance_id=0, button=NUMBERS[control])


@contextmanager
def at_the_window(services: Services, scene: Scene | None = None) -> Iterator[PadPlayer]:
    """Sit down before a window with a scene, or with the title."""
    app = App(services)
    app.open(scene or TitleScene(services))
    try:
        yield PadPlayer(app)
    finally:
        app.live(0.0, [pygame.event.Event(pygame.QUIT)])
        open_headless()
        pygame.display.set_mode((1, 1))
        services.studio.use_viewport(Viewport.fitting(1280, 720))
        services.studio.forget()


def is_asked(player: PadPlayer) -> bool:
    """Return whether a table on top waits for a person."""
    scene = player.top
    return isinstance(scene, PlayScene) and scene.state.asking is not None and not scene.state.moving
