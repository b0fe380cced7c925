"""SceneStack: the scenes that lie on one another, and what happens when one of them fails."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Protocol

import pygame

from game.store.trouble import Trouble
from game.view import panels
from game.view.dialog import Dialog, DialogChoice
from game.view.drawing.canvas import Canvas
from game.view.drawing.picture import Picture
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Command, Intent, PadCame, PadGone, PointerLeft, Pressed, WindowLost
from game.view.input.keyboard import Device
from game.view.letter_board import LetterBoard
from game.view.scene import Scene, Services, soonest

NOTE_SECONDS = 3.0

PAD_SHEET = "pad"
"""The sheet of a gamepad's controls."""


def viewport_for(services: Services, size: tuple[int, int]) -> Viewport:
    """Return how the layout lies in a window of that size in px: whoever reads captions has room for them under it."""
    return Viewport.fitting(*size, below=panels.CAPTIONS if services.settings.current.in_force.captions else 0.0)


class Host(Protocol):
    """What the window does for the scenes."""

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        ...

    def reveal(self, path: Path) -> None:
        """Let the system show where a file lies, if it can."""
        ...

    def follow_settings(self) -> None:
        """Open the window as the settings want it."""
        ...


class SceneStack:
    """Scenes from the undermost to the top one, which alone is updated and hears commands.

    Pictures of a cycle are kept until something happens, so that a quiet table costs next to nothing.
    A `forgiving` stack logs what goes wrong in a scene, takes the scene off and says so in a dialog; another lets the
    error through.
    """

    def __init__(self, services: Services, host: Host | None = None, *, forgiving: bool = False) -> None:
        self.services = services
        self.over = False
        self._host = host
        self._forgiving = forgiving
        self._scenes: list[Scene] = []
        self._waiting: deque[Callable[[], None]] = deque()
        self._calls = 0
        self._note: str | None = None
        self._note_left = 0.0
        self._cycle: dict[tuple[int, Viewport], Picture] = {}

    @property
    def top(self) -> Scene | None:
        """The top scene."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes, undermost first."""
        return tuple(self._scenes)

    # What scenes ask for

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._later(lambda: self._put(scene))

    def pop(self) -> None:
        """Take the top scene off."""
        self._later(self._pop)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""

        def change() -> None:
            self._take()
            self._put(scene)

        self._later(change)

    def restart(self, scene: Scene) -> None:
        """Take every scene off and put this one on."""

        def change() -> None:
            self._clear()
            self._put(scene)

        self._later(change)

    def quit(self) -> None:
        """Take every scene off; then the program is over."""

        def change() -> None:
            self._clear()
            self.over = True

        self._later(change)

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        if self._host is not None:
            self._host.copy(text)

    def reveal(self, path: Path) -> None:
        """Let the system show where a file lies, if it can."""
        if self._host is not None:
            self._host.reveal(path)

    def tell(self, text: str) -> None:
        """Show a short note at the top of the window for a few seconds."""
        self._write_note(text)
        self.services.sounds.play("slip")

    def apply_settings(self) -> None:
        """Let theme and window follow the settings."""
        self._cycle.clear()
        settings = self.services.settings.current.in_force
        self.services.signs.follow(settings)
        studio = self.services.studio
        studio.use_theme(
            studio.theme.with_look(
                high_contrast=settings.high_contrast,
                text_scale=settings.text_size / 100,
                palette=settings.palette,
            )
        )
        if self._host is not None:
            self._host.follow_settings()

    # What the window does with the scenes

    def handle(self, command: Command) -> None:
        """Give a command to the top scene."""
        self._cycle.clear()
        match command:
            case Pressed(Intent.MUTE, repeated=False):
                self._mute()
            case PadCame(name):
                self._write_note(self.services.words.say("pad.came", name=name))
            case PadGone():
                self._write_note(self.services.words.say("pad.gone"))
            case Pressed(Intent.CONFIRM | Intent.CANCEL, repeated=True):
                # A key that is still held was meant for what lay there when it went down.
                pass
            case Pressed(Intent.CONFIRM) if self.typing and self.services.signs.device is Device.PAD:
                self._offer_letters()
            case _ if (scene := self.top) is not None:
                self._call(scene, lambda: scene.handle(command))

    def use(self, device: Device) -> None:
        """Let words and pictures speak of the device that is used."""
        if self.services.signs.use(device):
            self._cycle.clear()
            self.services.studio.drafts.clear()
            self._load(self._scenes)
            if (scene := self.top) is not None:
                self._call(scene, scene.reword)

    def _offer_letters(self) -> None:
        """Let a line be written that has the focus, letter by letter."""
        if self.top is not None:
            self.push(LetterBoard(self.services, self.top))

    def _write_note(self, text: str) -> None:
        """Show a short note in silence."""
        self._note, self._note_left = text, NOTE_SECONDS
        self._cycle.clear()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the top scene."""
        self._note_left -= dt
        if self._note_left <= 0:
            self._note = None
        self._surround()
        if (scene := self.top) is not None:
            other_changes = scene.cycle is None
            self._call(scene, lambda: scene.update(dt))
            if other_changes or scene.cycle is None:
                self._cycle.clear()

    def _mute(self) -> None:
        """Silence everything, or let it be heard again."""
        muted = not self.services.settings.current.muted
        try:
            self.services.settings.change(muted=muted)
        except Trouble as trouble:
            self.services.log.warning("settings: %s", trouble)
        self.tell(self.services.words.say("sounds.muted" if muted else "sounds.unmuted"))

    def _surround(self) -> None:
        """Let be heard what surrounds the topmost scene that has something to say about it."""
        around = next((scene.surroundings for scene in reversed(self._scenes) if scene.surroundings is not None), None)
        if around is not None:
            self.services.sounds.surround(around)

    def draw(self, viewport: Viewport) -> Picture:
        """Return the picture of the scenes in sight."""
        noted = self._note is not None or bool(self.services.sounds.captions)
        cycle = None if self.top is None or noted else self.top.cycle
        if cycle is None:
            return self._drawn(viewport)
        picture = self._cycle.get((cycle, viewport))
        if picture is None:
            picture = self._cycle[cycle, viewport] = self._drawn(viewport)
        return picture

    def _drawn(self, viewport: Viewport) -> Picture:
        """Return the picture of the scenes in sight, made anew."""
        self.services.studio.begin_picture()
        canvas = Canvas(self.services.studio, viewport)
        first = max((index for index, scene in enumerate(self._scenes) if scene.covers), default=None)
        if first is None:
            canvas.fill(canvas.visible, "paper_dark")
        for scene in self._in_sight(first or 0):
            canvas.beneath = scene is not self.top
            if not self._call(scene, partial(scene.draw, canvas)):
                return self._drawn(viewport)
        if self._note is not None:
            panels.note(canvas, self._note)
        if captions := self.services.sounds.captions:
            panels.captions(canvas, list(map(self.services.words.say, captions)))
        return canvas.picture

    def _in_sight(self, first: int) -> list[Scene]:
        """Return the scenes from one on; of dialogs on one another only the upper one."""
        scenes = self._scenes[first:]
        return [
            scene
            for scene, above in zip_longest(scenes, scenes[1:])
            if not (isinstance(scene, Dialog) and isinstance(above, Dialog))
        ]

    def picture(self, size: tuple[int, int]) -> Picture:
        """Return the picture for a window of that size in px."""
        studio = self.services.studio
        usual = studio.viewport
        studio.use_viewport(viewport_for(self.services, size))
        try:
            return self.draw(studio.viewport)
        finally:
            studio.use_viewport(usual)

    def surface(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the picture painted for a window of that size in px."""
        return self.picture(size).surface()

    @property
    def next_frame_due(self) -> float | None:
        """The seconds until the top scene changes by itself, or None."""
        note_due = None if self._note is None else self._note_left
        return note_due if self.top is None else soonest(self.top.next_frame_due, note_due)

    @property
    def typing(self) -> bool:
        """Whether keys write text for the top scene."""
        return self.top is not None and self.top.typing

    @property
    def capturing(self) -> bool:
        """Whether the top scene wants the next key as it is."""
        return self.top is not None and self.top.capturing

    # How changes come about

    def _later(self, change: Callable[[], None]) -> None:
        """Make a change when the running call has returned; at once when none runs."""
        self._waiting.append(change)
        if self._calls == 0:
            self._settle()

    def _settle(self) -> None:
        """Make the changes that wait, and those that they ask for."""
        self._calls += 1
        try:
            while self._waiting:
                self._cycle.clear()
                self._waiting.popleft()()
        finally:
            self._calls -= 1

    def _call(self, scene: Scene, function: Callable[[], None]) -> bool:
        """Call into a scene, then settle; return whether it went well."""
        self._calls += 1
        try:
            return self._guarded(scene, function)
        finally:
            self._calls -= 1
            if self._calls == 0:
                self._settle()

    def _guarded(self, scene: Scene, function: Callable[[], None]) -> bool:
        """Call a function of a scene; a forgiving stack survives what it raises."""
        try:
            function()
        except Exception as error:
            if not self._forgiving:
                raise
            self._fail(scene, error)
            return False
        return True

    def _fail(self, scene: Scene, error: Exception) -> None:
        """Log an error and say so; a scene stays only after trouble with files."""
        words = self.services.words
        self.services.log.error("in %s", type(scene).__name__, exc_info=error)
        if isinstance(scene, Dialog):
            raise error
        if isinstance(error, Trouble):
            text = words.say(error.reason)
        else:
            text = words.say("error.scene", file=str(self.services.places.log))
            while scene in self._scenes:
                self._take()
        if self._scenes:
            close = DialogChoice(words.say("error.close"), tone="primary")
        else:
            close = DialogChoice(words.say("error.quit"), self.quit, tone="primary")
        dialog = Dialog(self.services, words.say("error.title"), text, [close], cancel=0)
        self._waiting.append(partial(self._put, dialog))

    def _put(self, scene: Scene) -> None:
        """Load a scene's sheets and let it begin; the one below lets go of pointer and keys."""

        if (below := self.top) is not None:
            for command in (PointerLeft(), WindowLost()):
                self._guarded(below, partial(below.handle, command))

        def begin() -> None:
            self._load((*self._scenes, scene))
            scene.join(self)
            self._scenes.append(scene)
            scene.enter()

        self._guarded(scene, begin)

    def _pop(self) -> None:
        """Take the top scene off and let the one below go on."""
        self._take()
        if (scene := self.top) is not None:
            self._load(self._scenes)
            self._guarded(scene, scene.resume)

    def _load(self, scenes: Iterable[Scene]) -> None:
        """Load the sheets of some scenes; for the stack of the window, others are forgotten if they are too many."""
        wanted = list(dict.fromkeys(name for scene in scenes for name in scene.sheets))
        if self.services.signs.device is Device.PAD:
            wanted.append(PAD_SHEET)
        self.services.sheets.load(wanted)
        if self._host is not None:
            self.services.sheets.drop_all_but(wanted)

    def _take(self) -> None:
        """Take the top scene off."""
        if self._scenes:
            scene = self._scenes.pop()
            self._leave(scene)

    def _leave(self, scene: Scene) -> None:
        """Let a scene end; a forgiving stack only logs what it raises."""
        try:
            scene.leave()
        except Exception as error:
            if not self._forgiving:
                raise
            self.services.log.error("while leaving %s", type(scene).__name__, exc_info=error)

    def _clear(self) -> None:
        """Take every scene off, the top one first."""
        while self._scenes:
            self._take()
