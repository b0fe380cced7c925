"""A pad that only SDL knows of: plugged in, pressed, pushed and taken away, it goes the way of a real one."""

import ctypes
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store.places import CONFIG
from game.view.input.commands import Command, Intent, PadCame, PadGone, Pressed, Released
from game.view.input.gamepad import FULL, Gamepads, PadBindings
from game.view.window import open_headless

GAMECONTROLLER, AXES, BUTTONS = 1, 6, 15
"""What SDL is asked for: a controller with so many axes and buttons."""


class VirtualPad:
    """A pad of SDL's own making."""

    def __init__(self, sdl: Any) -> None:
        self._sdl = sdl
        self._index = sdl.SDL_JoystickAttachVirtual(GAMECONTROLLER, AXES, BUTTONS, 0)
        sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._pad = ctypes.c_void_p(sdl.SDL_JoystickOpen(self._index))

    def button(self, number: int, *, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._pad, number, int(down))
        self._sdl.SDL_JoystickUpdate()

    def axis(self, number: int, value: int) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._pad, number, ctypes.c_int16(value))
        self._sdl.SDL_JoystickUpdate()

    def unplug(self) -> None:
        self._sdl.SDL_JoystickClose(self._pad)
        self._sdl.SDL_JoystickDetachVirtual(self._index)


@pytest.fixture
def pads() -> Iterator[Gamepads]:
    open_headless()
    pads = Gamepads(PadBindings.load(CONFIG / "pad.yaml"))
    pads.begin()
    pygame.event.clear()
    yield pads
    pads.end()


@pytest.fixture
def plug(pads: Gamepads) -> Callable[[], VirtualPad]:
    """Return what plugs a pad in; SDL is asked for it past pygame, where its library is found."""
    if not sys.platform.startswith("linux"):
        pytest.skip("the library of SDL is only looked for on Linux")
    lines = Path("/proc/self/maps").read_text("utf-8").splitlines()
    paths = sorted({line.split()[-1] for line in lines if "libSDL2-2" in line})
    if not paths or not hasattr(sdl := ctypes.CDLL(paths[0]), "SDL_JoystickAttachVirtual"):
        pytest.skip("this SDL has no virtual pads")
    return lambda: VirtualPad(sdl)


def said(pads: Gamepads) -> list[Command]:
    return [command for event in pygame.event.get() for command in pads.commands(event)]


def test_a_pad_of_sdl_is_understood_from_coming_to_going(pads: Gamepads, plug: Callable[[], VirtualPad]) -> None:
    pad = plug()
    (came,) = said(pads)
    assert isinstance(came, PadCame)
    assert came.name
    for number, intent in ((0, Intent.CONFIRM), (1, Intent.CANCEL), (6, Intent.MENU), (14, Intent.RIGHT)):
        pad.button(number, down=True)
        assert said(pads) == [Pressed(intent)]
        pad.button(number, down=False)
        assert said(pads) == [Released(intent)]
    pad.axis(1, -FULL)
    assert said(pads) == [Pressed(Intent.UP)]
    pad.axis(1, 0)
    assert said(pads) == [Released(Intent.UP)]
    pad.axis(5, FULL)
    assert said(pads) == [Pressed(Intent.REVEAL)]
    pad.button(13, down=True)
    said(pads)
    pad.unplug()
    assert set(said(pads)) == {Released(Intent.REVEAL), Released(Intent.LEFT), PadGone()}


def test_a_pad_that_is_there_already_comes_in_silence(plug: Callable[[], VirtualPad]) -> None:
    pad = plug()
    pygame.event.clear()
    pads = Gamepads(PadBindings.load(CONFIG / "pad.yaml"))
    pads.begin()
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    assert said(pads) == []
    pad.button(0, down=True)
    assert said(pads) == [Pressed(Intent.CONFIRM)]
    pad.unplug()
    assert said(pads)[-1] == PadGone()
