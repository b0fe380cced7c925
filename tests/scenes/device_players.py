"""Persons who have one device in hand: events of a gamepad or of single keys reach the window, and nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import pygame
from harness import STEP

from game.play.luck import Luck
from game.scenes.playing.play_scene import PlayScene
from game.scenes.title import TitleScene
from game.view.app import App
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Intent
from game.view.input.gamepad import BUTTONS, FULL, TRIGGERS
from game.view.input.keyboard import KEYS
from game.view.scene import Scene, Services
from game.view.widgets import WidgetGroup
from game.view.window import open_headless

P = TypeVar("P", bound="Player")

NUMBERS = {name: number for number, name in BUTTONS.items()}
AXES = {name: number for number, name in TRIGGERS.items()}


class Player(ABC):
    """Somebody before the window with one device in hand; time passes only while they wait."""

    def __init__(self, app: App) -> None:
        self.app = app

    @abstractmethod
    def control(self, intent: Intent) -> str:
        """Return the control for an intention."""

    @abstractmethod
    def event(self, control: str, *, down: bool) -> pygame.event.Event:
        """Return the event of a control that goes down or comes up."""

    def do(self, *intents: Intent) -> None:
        """Press the controls for some intentions."""
        self.press(*map(self.control, intents))

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
        self.app.live(0.0, [self.event(control, down=True)])

    def let_go(self, control: str) -> None:
        """Let a control come up."""
        self.app.live(0.0, [self.event(control, down=False)])

    def press(self, *controls: str) -> None:
        """Press controls and let them go, one after the other."""
        for control in controls:
            self.hold(control)
            self.let_go(control)

    def steer(self, id: str) -> None:
        """Lead the focus to a widget, from one to the next."""
        for _ in range(len(self.widgets.ids) + 2):
            if self.widgets.focus == id and self.widgets.pointed == id:
                return
            self.do(Intent.NEXT)
        raise AssertionError(f"nothing leads to {id}, only to {self.widgets.focus} of {self.widgets.ids}")

    def take(self, id: str) -> None:
        """Lead the focus to a widget and press it."""
        self.steer(id)
        self.do(Intent.CONFIRM)

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
            self.do(Intent.CONFIRM)


class PadPlayer(Player):
    """Somebody with a gamepad."""

    def control(self, intent: Intent) -> str:
        """Return the first control of the pad."""
        return self.app.services.signs.pad.controls_of(intent)[0]

    def event(self, control: str, *, down: bool) -> pygame.event.Event:
        """Return the event of a button or a trigger."""
        if control in AXES:
            value = FULL if down else 0
            return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=AXES[control], value=value)
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        return pygame.event.Event(kind, instance_id=0, button=NUMBERS[control])


class KeyPlayer(Player):
    """Somebody with one finger on the keyboard: nothing is pressed together."""

    def control(self, intent: Intent) -> str:
        """Return the first key that is pressed alone."""
        return next(chord for chord in self.app.services.bindings.chords_of(intent) if "+" not in chord)

    def event(self, control: str, *, down: bool) -> pygame.event.Event:
        """Return the event of a key."""
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        return pygame.event.Event(kind, key=KEYS[control], mod=0, unicode="")


@contextmanager
def at_the_window(services: Services, scene: Scene | None = None, device: type[P] = PadPlayer) -> Iterator[P]:
    """Sit down before a window with a scene, or with the title."""
    app = App(services)
    app.open(scene or TitleScene(services))
    try:
        yield device(app)
    finally:
        app.live(0.0, [pygame.event.Event(pygame.QUIT)])
        open_headless()
        pygame.display.set_mode((1, 1))
        services.studio.use_viewport(Viewport.fitting(1280, 720))
        services.studio.forget()


def is_asked(player: Player) -> bool:
    """Return whether a table on top waits for a person."""
    scene = player.top
    return isinstance(scene, PlayScene) and scene.state.asking is not None and not scene.state.moving
