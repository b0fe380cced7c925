"""The controls of a gamepad become the same commands as keys, by config/pad.yaml; pads come and go."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store.content import BadContent
from game.store.places import CONFIG
from game.view.drawing.viewport import Viewport
from game.view.input.commands import Command, Intent, PadCame, PadGone, PointerMoved, Pressed, Released, WindowLost
from game.view.input.gamepad import BUTTONS, CONTROLS, FULL, REPEAT_AFTER, REPEAT_EVERY, Gamepads, PadBindings
from game.view.input.keyboard import Bindings, Device, Listener

WINDOW = Viewport.fitting(1280, 720)
NUMBERS = {name: number for number, name in BUTTONS.items()}


class FakePad:
    """A pad without a plug."""

    def __init__(self, name: str = "Pad of wood") -> None:
        self.name = name
        self.is_there = True

    def attached(self) -> bool:
        return self.is_there


@pytest.fixture
def pads() -> Gamepads:
    return Gamepads(PadBindings.load(CONFIG / "pad.yaml"), lambda index: FakePad())


@pytest.fixture
def listener(pads: Gamepads) -> Listener:
    return Listener(Bindings.load(CONFIG / "keys.yaml"), pads)


def button(name: str, *, down: bool = True, pad: int = 0) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, instance_id=pad, button=NUMBERS[name])


def axis(number: int, value: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=number, value=round(value * FULL))


def across(value: float) -> pygame.event.Event:
    return axis(pygame.CONTROLLER_AXIS_LEFTX, value)


def down(value: float) -> pygame.event.Event:
    return axis(pygame.CONTROLLER_AXIS_LEFTY, value)


def said(pads: Gamepads, *events: pygame.event.Event) -> list[Command]:
    return [command for event in events for command in pads.commands(event)]


@pytest.mark.parametrize(
    ("name", "intent"),
    [("a", Intent.CONFIRM), ("b", Intent.CANCEL), ("y", Intent.HINT), ("start", Intent.MENU), ("pad_up", Intent.UP)],
)
def test_buttons_mean_what_the_file_says_until_they_come_up(pads: Gamepads, name: str, intent: Intent) -> None:
    assert said(pads, button(name), button(name, down=False)) == [Pressed(intent), Released(intent)]


def test_buttons_that_nothing_binds_do_nothing(pads: Gamepads) -> None:
    strange = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=99)
    assert said(pads, button("guide"), button("guide", down=False), strange) == []


def test_a_trigger_counts_from_a_good_squeeze_on(pads: Gamepads) -> None:
    trigger = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert said(pads, *(axis(trigger, value) for value in (0.2, 0.5))) == []
    assert said(pads, *(axis(trigger, value) for value in (0.7, 1.0, 0.5))) == [Pressed(Intent.REVEAL)]
    assert said(pads, axis(trigger, 0.1)) == [Released(Intent.REVEAL)]


def test_a_stick_that_rests_or_trembles_says_nothing(pads: Gamepads) -> None:
    assert said(pads, across(0.2), down(-0.3), across(0.55), across(0.0)) == []


def test_a_stick_leads_to_one_side_at_a_time(pads: Gamepads) -> None:
    assert said(pads, across(0.7), down(0.65), across(0.8)) == [Pressed(Intent.RIGHT)]
    assert said(pads, across(0.3)) == [Released(Intent.RIGHT), Pressed(Intent.DOWN)]
    assert said(pads, down(-1.0)) == [Released(Intent.DOWN), Pressed(Intent.UP)]
    assert said(pads, down(-0.5)) == []
    assert said(pads, down(0.0)) == [Released(Intent.UP)]


def test_what_is_held_comes_again_if_it_only_looks(pads: Gamepads) -> None:
    said(pads, button("pad_right"), button("a"))
    assert pads.next_due == REPEAT_AFTER
    assert pads.update(REPEAT_AFTER / 2) == []
    assert pads.update(REPEAT_AFTER / 2) == [Pressed(Intent.RIGHT, repeated=True)]
    assert pads.next_due == REPEAT_EVERY
    assert pads.update(REPEAT_EVERY) == [Pressed(Intent.RIGHT, repeated=True)]
    said(pads, button("pad_right", down=False))
    assert pads.next_due is None
    assert pads.update(1.0) == []


def test_a_pad_that_goes_lets_go_of_what_was_held(pads: Gamepads) -> None:
    said(pads, button("pad_left"), across(-1.0), button("pad_right", pad=1))
    gone = said(pads, pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    assert gone == [Released(Intent.LEFT), Released(Intent.LEFT), PadGone()]
    assert pads.update(REPEAT_AFTER) == [Pressed(Intent.RIGHT, repeated=True)]
    assert said(pads, across(-1.0)) == [Pressed(Intent.LEFT)]


def test_a_pad_that_comes_is_opened_and_named(pads: Gamepads) -> None:
    assert said(pads, pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)) == [PadCame("Pad of wood")]


def test_a_pad_that_cannot_be_opened_is_none() -> None:
    def refuse(index: int) -> Any:
        raise pygame.error("no such pad")

    pads = Gamepads(PadBindings.load(CONFIG / "pad.yaml"), refuse)
    assert said(pads, pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=3)) == []


def test_another_window_takes_everything_out_of_the_hand(listener: Listener) -> None:
    def heard(event: pygame.event.Event) -> list[Command]:
        return listener.commands(event, WINDOW)

    heard(button("pad_left"))
    assert heard(pygame.event.Event(pygame.WINDOWFOCUSLOST)) == [WindowLost()]
    assert listener.update(REPEAT_AFTER) == []
    assert heard(button("pad_left", down=False)) == []


def test_the_device_is_the_one_used_last(listener: Listener) -> None:
    def used(*events: pygame.event.Event) -> Device:
        for event in events:
            listener.commands(event, WINDOW)
        return listener.device

    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h")
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
    assert used() is Device.POINTER
    assert used(button("a")) is Device.PAD
    assert used(button("a", down=False), across(0.2)) is Device.PAD
    assert used(key) is Device.KEYS
    assert used(across(0.9)) is Device.PAD
    assert used(gone) is Device.POINTER


def test_a_mouse_that_is_nudged_does_not_take_over_from_the_pad(listener: Listener) -> None:
    def moved(by: int) -> list[Command]:
        return listener.commands(pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(by, 0)), WINDOW)

    assert moved(1) == [PointerMoved(960, 540)]
    listener.commands(button("a"), WINDOW)
    assert moved(3) == []
    assert listener.device is Device.PAD
    assert moved(30) == [PointerMoved(960, 540)]
    assert listener.device is Device.POINTER


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("jump: [a]", "pad.yaml: jump: is not a thing that a control can mean"),
        ("confirm: [z]", "pad.yaml: confirm: 'z' names no control of a gamepad"),
        ("confirm: [a]\ncancel: [a]", "pad.yaml: cancel: 'a' already means confirm"),
        ("confirm: [a]", "pad.yaml: cancel: is missing"),
        ("confirm: a", "pad.yaml: confirm: "),
    ],
)
def test_wrong_files_are_refused_by_name(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "pad.yaml").write_text(text, "utf-8")
    with pytest.raises(BadContent, match=complaint):
        PadBindings.load(tmp_path / "pad.yaml")


def test_every_control_has_a_picture() -> None:
    frames = (CONFIG.parent / "assets" / "sheets" / "pad.yaml").read_text("utf-8")
    assert [control for control in CONTROLS if f"  pad.{control}:" not in frames] == []
