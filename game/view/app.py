"""App: the window and its loop: events become commands, time passes, and what differs is painted."""

import gc
import time
from collections.abc import Iterable
from datetime import datetime
from itertools import zip_longest
from pathlib import Path

import pygame

from game.store.places import ASSETS, ensure_folder
from game.store.trouble import Trouble
from game.view.drawing.picture import Picture, Screen
from game.view.heap import give_back, keep_heap_small
from game.view.input.commands import Command, Intent, PointerMoved, Pressed, Typed
from game.view.input.gamepad import Gamepads
from game.view.input.keyboard import Device, Listener
from game.view.outside import show_folder
from game.view.scene import Scene, Services, soonest
from game.view.scene_stack import SceneStack, viewport_for
from game.view.shutdown import Shutdown
from game.view.window import close_window, open_headless, open_window

FRAME = 1 / 60
"""The seconds between two frames while something moves."""

LOOK = 0.008
"""The seconds between two looks at the queue of events while nothing moves."""

QUIET = 2.0
"""The seconds without an event after which the queue is looked at once in a frame only."""

LONGEST_STEP = 0.1
"""The most seconds by which time may be late, so that a hitch does not skip a motion."""

ICON = ASSETS / "icon" / "64.png"
"""The picture that stands for the program in the task bar."""

ATTENTION = {
    pygame.WINDOWHIDDEN: {"visible": False},
    pygame.WINDOWMINIMIZED: {"visible": False},
    pygame.WINDOWSHOWN: {"visible": True},
    pygame.WINDOWRESTORED: {"visible": True},
    pygame.WINDOWFOCUSLOST: {"focused": False},
    pygame.WINDOWFOCUSGAINED: {"visible": True, "focused": True},
}
"""What the events of the window say about who sees and uses it."""

KEY_REPEAT = (400, 40)
"""Milliseconds until a held key repeats, and between repeats."""


class App:
    """The program in its window; `run` returns when it is over, which it soon is when the `ending` is wanted."""

    def __init__(self, services: Services, ending: Shutdown | None = None) -> None:
        self.services = services
        self._ending = ending or Shutdown()
        keep_heap_small()
        settings = services.settings.current
        self._title = services.words.say("app.title")
        surface = open_window(settings.window, self._title, fullscreen=settings.fullscreen)
        self._size_set = settings.window
        pygame.key.set_repeat(*KEY_REPEAT)
        pygame.key.stop_text_input()
        self._pads = Gamepads(services.signs.pad)
        self._listener = Listener(services.bindings, self._pads)
        self._stack = SceneStack(services, self, forgiving=True)
        self._typing = False
        self._last_update = time.perf_counter()
        self._next_frame = 0.0
        self._last_event = 0.0
        self._use(surface)
        pygame.mouse.set_visible(True)
        self._look_for_pads()

    def run(self, first: Scene) -> int:
        """Show a scene and live until every scene is gone; return 0, or 1 after an error that is in the log."""
        try:
            self.open(first)
            self._show_icon()
            self._last_update = time.perf_counter()
            seen: Scene | None = None
            while (top := self._stack.top) is not None:
                self._next_frame = max(self._next_frame + FRAME, time.perf_counter())
                self.show()
                if top is not seen:
                    seen = top
                    self.services.log.info("seen: %s", type(top).__name__)
                    _tidy()
                self._turn()
        except Exception:
            self.services.log.exception("the window closes")
            return 1
        finally:
            self._remember_size()
            self.services.sounds.close()
            self._pads.end()
            close_window()
        return 0

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes that lie on one another, undermost first; none are left when the program is over."""
        return self._stack.scenes

    def open(self, first: Scene) -> None:
        """Put a scene into the window."""
        self._stack.push(first)

    def live(self, seconds: float, events: Iterable[pygame.event.Event]) -> None:
        """Let time pass for the scenes, and what happened at the window reach them."""
        self.services.sounds.update(seconds)
        self._stack.update(seconds)
        commands = self._listener.update(seconds)
        commands += [command for event in events for command in self._commands(event)]
        self._follow_device()
        for command in _without_stale_moves(commands):
            self._handle(command)
        self._follow_typing()
        surface = pygame.display.get_surface()
        if surface is not None and (surface is not self._screen.surface or surface.get_size() != self._viewport.size):
            self._use(surface)

    def show(self) -> None:
        """Paint what differs from what is seen."""
        boxes = self._screen.show(self._stack.draw(self._viewport))
        if boxes:
            pygame.display.update(boxes)

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error as error:
            self.services.log.warning("clipboard: %s", error)

    def reveal(self, path: Path) -> None:
        """Open the folder of a file with what the system has for that."""
        try:
            show_folder(path.parent)
        except OSError as error:
            self.services.log.warning("%s is not shown: %s", path.parent, error)

    def follow_settings(self) -> None:
        """Make the window as the settings want it."""
        settings = self.services.settings.current
        if pygame.display.is_fullscreen() != settings.fullscreen or settings.window != self._size_set:
            self._size_set = settings.window
            self._use(open_window(settings.window, self._title, fullscreen=settings.fullscreen))
        elif viewport_for(self.services, self._viewport.size) != self._viewport:
            self._use(self._screen.surface)

    def _use(self, surface: pygame.Surface) -> None:
        """Draw on a surface from here on."""
        self._screen = Screen(surface)
        self._viewport = viewport_for(self.services, surface.get_size())
        if self._viewport != self.services.studio.viewport:
            self.services.studio.use_viewport(self._viewport)
            self.services.studio.forget()

    def _turn(self) -> None:
        """Wait for the next thing to happen and let it."""
        painting = 0.0 if self._screen.owes else None
        due = soonest(self._stack.next_frame_due, self.services.sounds.next_due, self._pads.next_due, painting)
        events = self._wait(None if due is None else self._last_update + due)
        if self._ending.wanted:
            self._stack.quit()
        self.live(self._passed(LONGEST_STEP + (due or 0.0)), events)

    def _wait(self, until: float | None) -> list[pygame.event.Event]:
        """Return the events that came, as soon as there is one or the time (of the clock, None: never) has come.

        Frames keep their distance even when events come faster. The queue is looked at every LOOK seconds, when all is
        QUIET once in a FRAME: pygame's own waiting looks a thousand times a second, which costs more than drawing a
        quiet table.
        """
        self._sleep_until(self._next_frame)
        while True:
            events = pygame.event.get()
            now = time.perf_counter()
            if events:
                self._last_event = now
            if events or self._ending.wanted or (until is not None and now >= until):
                return events
            look = now + (LOOK if now - self._last_event < QUIET else FRAME)
            self._sleep_until(look if until is None else min(look, until))

    @staticmethod
    def _sleep_until(moment: float) -> None:
        """Sleep until a time of the clock."""
        rest = moment - time.perf_counter()
        if rest > 0:
            time.sleep(rest)

    def _passed(self, most: float) -> float:
        """Return the seconds since the last call, but no more than `most`."""
        now = time.perf_counter()
        passed, self._last_update = now - self._last_update, now
        return min(passed, most)

    def _commands(self, event: pygame.event.Event) -> list[Command]:
        """Return the commands of an event; do at once what concerns the window alone."""
        if event.type == pygame.QUIT:
            self._stack.quit()
            return []
        if event.type == pygame.CONTROLLERDEVICEADDED and self.services.settings.current.sofa:
            # From the sofa one plays with a pad, and is told about its controls from the first sentence on.
            self._listener.device = Device.PAD
        if event.type in ATTENTION:
            self.services.sounds.attend(**ATTENTION[event.type])
        if event.type == pygame.WINDOWEXPOSED:
            pygame.display.flip()
            return []
        return self._listener.commands(
            event, self._viewport, typing=self._stack.typing, capturing=self._stack.capturing
        )

    def _handle(self, command: Command) -> None:
        """Answer what concerns the window; give the scenes everything else."""
        match command:
            case Pressed(Intent.FULLSCREEN, repeated):
                if not repeated:
                    self._change_settings(fullscreen=not self.services.settings.current.fullscreen)
                    self.follow_settings()
            case Pressed(Intent.SCREENSHOT, repeated):
                if not repeated:
                    self._save_picture()
            case Pressed(Intent.PASTE):
                if self._stack.typing and (text := pygame.scrap.get_text()):
                    self._stack.handle(Typed(text))
            case _:
                self._stack.handle(command)

    def _look_for_pads(self) -> None:
        """Listen to gamepads, where the system has them."""
        try:
            self._pads.begin()
        except pygame.error as error:
            self.services.log.warning("gamepads: %s", error)

    def _follow_device(self) -> None:
        """Let signs and the pointer follow the device that was used last."""
        if self._listener.device is not self.services.signs.device:
            self._stack.use(self._listener.device)
            pygame.mouse.set_visible(self._listener.device is not Device.PAD)

    def _follow_typing(self) -> None:
        """Tell the system whether text is being written."""
        if self._stack.typing != self._typing:
            self._typing = self._stack.typing
            if self._typing:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def _save_picture(self) -> None:
        """Write what is seen to the folder of pictures."""
        words = self.services.words
        try:
            folder = ensure_folder(self.services.places.pictures)
            path = folder / f"four-cauldrons-{datetime.now():%Y%m%d-%H%M%S}.png"
            self._screen.settle()
            pygame.image.save(self._screen.surface, path)
        except Trouble as trouble:
            self._stack.tell(words.say(trouble.reason))
        except (OSError, pygame.error) as error:
            self.services.log.warning("screenshot: %s", error)
            self._stack.tell(words.say("screenshot.failed"))
        else:
            self._stack.tell(words.say("screenshot.saved", path=str(path)))

    def _show_icon(self) -> None:
        """Give the window its picture in the task bar."""
        try:
            pygame.display.set_icon(pygame.image.load(ICON))
        except (OSError, pygame.error) as error:
            self.services.log.warning("icon: %s", error)

    def _remember_size(self) -> None:
        """Keep the window's size for the next time."""
        settings = self.services.settings.current
        surface = pygame.display.get_surface()
        if surface is not None and not settings.fullscreen and surface.get_size() != settings.window:
            self._change_settings(window=surface.get_size())

    def _change_settings(self, **fields: object) -> None:
        """Change settings; what cannot be written is only logged."""
        try:
            self.services.settings.change(**fields)
        except Trouble as trouble:
            self.services.log.warning("settings: %s", trouble)


def render(scene: Scene, size: tuple[int, int]) -> pygame.Surface:
    """Return a scene painted for a window of that size in px, without a window."""
    return picture_of(scene, size).surface()


def picture_of(scene: Scene, size: tuple[int, int]) -> Picture:
    """Return the picture of a scene for a window of that size in px, without a window."""
    open_headless()
    stack = SceneStack(scene.services)
    stack.push(scene)
    try:
        return stack.picture(size)
    finally:
        stack.quit()


def _tidy() -> None:
    """Collect garbage and let the collector pass over what is left: a great round of it lasts longer than a frame."""
    gc.enable()
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def _without_stale_moves(commands: list[Command]) -> list[Command]:
    """Return the commands without those pointer moves that another one follows at once."""
    return [
        command
        for command, after in zip_longest(commands, commands[1:])
        if not (isinstance(command, PointerMoved) and isinstance(after, PointerMoved))
    ]
