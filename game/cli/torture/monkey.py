"""Monkey: somebody who does anything whatever at the window, now and then even what makes sense."""

from collections.abc import Callable, Sequence
from random import Random

import pygame

from game.scenes.playing.play_scene import PlayScene
from game.view.drawing.area import LAYOUT_HEIGHT, LAYOUT_WIDTH
from game.view.input.commands import Intent
from game.view.input.gamepad import BUTTONS, FULL, STICKS, TRIGGERS
from game.view.input.keyboard import KEYS, Meaning
from game.view.scene import Scene, Services
from game.view.widgets import WidgetGroup

WORDS = ("a", " ", "Ana", "9", "é", "ő", "中", "🜄", "ל", "\u0301", "\t", "\n", "<b>", "{name}", "%s", "x" * 300, "")
"""What may be typed, pasted, or come from an input method."""

SIZES = ((1024, 640), (1280, 720), (1366, 768), (800, 1400), (2000, 640), (320, 200), (1, 1))
"""The sizes that a window may be pulled to."""

RARELY = {Intent.FULLSCREEN, Intent.SCREENSHOT}
"""What takes long, so that it is wished for less often than the rest."""

BACK = 0.08
"""The part of the actions beside the table that lead back to it."""

Event = pygame.event.Event


class Hand:
    """Gives the events of somebody at a window by chance; what it does can be told in words."""

    def __init__(self, services: Services, chance: Random) -> None:
        self._services = services
        self._chance = chance
        self._held: list[int] = []
        actions: dict[Callable[[Scene], Sequence[Event]], int] = {
            self._click: 40,
            self._pick: 18,
            self._go_on: 10,
            self._key: 12,
            self._move: 7,
            self._drag: 6,
            self._any_key: 5,
            self._pad: 8,
            self._lean: 3,
            self._plug: 1,
            self._let_go: 3,
            self._wheel: 3,
            self._type: 3,
            self._click_anywhere: 2,
            self._leave: 2,
            self._pull: 1,
        }
        self._actions, self._weights = list(actions), list(actions.values())

    def events(self, scene: Scene) -> Sequence[Event]:
        """Return what is done next before a scene: the events of one deed."""
        if not isinstance(scene, PlayScene) and self._chance.random() < BACK:
            return self._mean(Intent.CANCEL)
        return self._chance.choices(self._actions, self._weights)[0](scene)

    def seconds(self) -> float:
        """Return how much time passes before it."""
        return self._chance.choice((0.0, 0.0, 0.016, 0.016, 0.05, 0.3, 1.0, 5.0))

    # With the pointer

    def _place(self, scene: Scene) -> tuple[int, int]:
        """Return a point of the window: mostly in the middle of something that can be pressed."""
        viewport, chance = self._services.studio.viewport, self._chance
        groups = [group for group in _groups(scene) if group.ids]
        if groups and chance.random() < 0.93:
            group = chance.choice(groups)
            x, y = group[chance.choice(group.ids)].area.centre
        else:
            x, y = chance.uniform(-100, LAYOUT_WIDTH + 100), chance.uniform(-100, LAYOUT_HEIGHT + 100)
        return round(x * viewport.scale) + viewport.left, round(y * viewport.scale) + viewport.top

    def _pointer(self, kind: int, place: tuple[int, int], button: int = 1) -> Event:
        if kind == pygame.MOUSEMOTION:
            return Event(kind, pos=place, rel=(40, 0), buttons=(0, 0, 0))
        return Event(kind, pos=place, button=button)

    def _move(self, scene: Scene) -> list[Event]:
        return [self._pointer(pygame.MOUSEMOTION, self._place(scene))]

    def _click(self, scene: Scene) -> list[Event]:
        place = self._place(scene)
        button = self._chance.choice((1,) * 30 + (2, 3))
        kinds = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return [self._pointer(kind, place, button) for kind in kinds]

    def _click_anywhere(self, scene: Scene) -> list[Event]:
        """Press or let go a button without the other half, and buttons that no mouse should have."""
        kind = self._chance.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        return [self._pointer(kind, self._place(scene), self._chance.randint(1, 9))]

    def _drag(self, scene: Scene) -> list[Event]:
        """Drag something to something; half of the time it is let go over there."""
        start, end = self._place(scene), self._place(scene)
        between = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        events = [self._pointer(pygame.MOUSEMOTION, start), self._pointer(pygame.MOUSEBUTTONDOWN, start)]
        events += [self._pointer(pygame.MOUSEMOTION, place) for place in (between, end)]
        return events + [self._pointer(pygame.MOUSEBUTTONUP, end)] * self._chance.randint(0, 1)

    def _wheel(self, scene: Scene) -> list[Event]:
        steps = self._chance.choice((1.0, -1.0, 0.25, -0.25, 30.0, -30.0))
        return [*self._move(scene), Event(pygame.MOUSEWHEEL, x=0, y=round(steps), precise_x=0.0, precise_y=steps)]

    # With the keyboard

    def _press(self, code: int, modifiers: int = 0) -> list[Event]:
        """Press a key; mostly it is let go at once."""
        text = chr(code) if 31 < code < 127 and not modifiers & (pygame.KMOD_CTRL | pygame.KMOD_ALT) else ""
        events = [Event(pygame.KEYDOWN, key=code, mod=modifiers, unicode=text, scancode=0)]
        if text:
            events.append(Event(pygame.TEXTINPUT, text=text))
        if self._chance.random() < 0.8:
            events.append(Event(pygame.KEYUP, key=code, mod=modifiers, unicode=text, scancode=0))
        else:
            self._held.append(code)
        return events

    def _mean(self, meaning: Meaning) -> list[Event]:
        """Press a key that means something, by whatever it is bound to."""
        chords = self._services.bindings.chords_of(meaning)
        if not chords:
            return []
        *modifiers, key = self._chance.choice(chords).split("+")
        held = {"ctrl": pygame.KMOD_CTRL, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
        code = KEYS[key if key in KEYS else f"l{key}"]
        return self._press(code, sum(held[modifier] for modifier in modifiers))

    def _pick(self, scene: Scene) -> list[Event]:
        """Press a number key, and mostly confirm, once or twice."""
        events = self._mean(self._chance.choice((1, 1, 2, 2, *range(1, 10))))
        for _ in range(self._chance.choice((0, 1, 1, 2))):
            events += self._mean(Intent.CONFIRM)
        return events

    def _go_on(self, scene: Scene) -> list[Event]:
        """Press the next button of what is asked."""
        return self._mean(Intent.BUTTONS) + self._mean(Intent.CONFIRM)

    def _key(self, scene: Scene) -> list[Event]:
        intent = self._chance.choice(list(Intent))
        return [] if intent in RARELY and self._chance.random() < 0.9 else self._mean(intent)

    def _any_key(self, scene: Scene) -> list[Event]:
        modifiers = self._chance.choice((0, 0, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT))
        return self._press(self._chance.choice(list(KEYS.values())), modifiers)

    def _let_go(self, scene: Scene) -> list[Event]:
        code = self._held.pop() if self._held else self._chance.choice(list(KEYS.values()))
        return [Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)]

    def _type(self, scene: Scene) -> list[Event]:
        kind = self._chance.choice((pygame.TEXTINPUT, pygame.TEXTINPUT, pygame.TEXTEDITING))
        return [Event(kind, text=self._chance.choice(WORDS), start=0, length=0)]

    # With a gamepad

    def _pad(self, scene: Scene) -> list[Event]:
        """Press a button of a pad, mostly one that means something; mostly it is let go at once."""
        button = self._chance.choice((*BUTTONS, pygame.CONTROLLER_BUTTON_A, 99))
        kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)[: self._chance.choice((1, 2, 2, 2))]
        return [Event(kind, instance_id=self._chance.choice((0, 0, 1)), button=button) for kind in kinds]

    def _lean(self, scene: Scene) -> list[Event]:
        """Push a stick or a trigger somewhere."""
        axis, value = self._chance.choice((*STICKS, *TRIGGERS, 77)), self._chance.randint(-FULL - 1, FULL)
        return [Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)]

    def _plug(self, scene: Scene) -> list[Event]:
        """Plug a pad in that cannot be opened, or take one away."""
        if self._chance.random() < 0.5:
            return [Event(pygame.CONTROLLERDEVICEADDED, device_index=self._chance.randint(0, 9))]
        return [Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=self._chance.choice((0, 1)))]

    # With the window

    def _leave(self, scene: Scene) -> list[Event]:
        """Go elsewhere, come back, or have the window uncovered."""
        return [Event(self._chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED,
                                           pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED)))]  # fmt: skip

    def _pull(self, scene: Scene) -> list[Event]:
        """Give the window another size; seldom, as everything has to be scaled anew."""
        if self._chance.random() < 0.3:
            size = self._chance.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            return [Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])]
        return [Event(pygame.USEREVENT)]


def _groups(scene: Scene) -> list[WidgetGroup]:
    """Return what can be pointed at in a scene."""
    if isinstance(scene, PlayScene):
        return [scene.widgets]
    return [value for value in vars(scene).values() if isinstance(value, WidgetGroup)]
