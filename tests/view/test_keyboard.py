"""Keys and pointer become commands, by the bindings of config/keys.yaml."""

import pygame
import pytest

from game.store.content import BadContent, load
from game.store.places import CONFIG
from game.view.drawing.viewport import Viewport
from game.view.input.commands import (
    Captured,
    Command,
    Intent,
    Pick,
    PointerMoved,
    PointerPressed,
    Pressed,
    Released,
    Typed,
    Wheel,
    WindowLost,
)
from game.view.input.gamepad import Gamepads, PadBindings
from game.view.input.keyboard import Bindings, Device, Listener, tidy_chord

WINDOW = Viewport.fitting(1280, 800)
DEFAULTS = load(CONFIG / "keys.yaml", dict[str, list[str]])


@pytest.fixture
def listener() -> Listener:
    return Listener(Bindings.load(CONFIG / "keys.yaml"), Gamepads(PadBindings.load(CONFIG / "pad.yaml")))


def key(code: int, modifiers: int = 0, text: str = "", *, down: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=modifiers, unicode=text)


def commands(listener: Listener, *events: pygame.event.Event, typing: bool = False) -> list[Command]:
    return [command for event in events for command in listener.commands(event, WINDOW, typing=typing)]


@pytest.mark.parametrize(
    ("code", "modifiers", "intent"),
    [
        (pygame.K_RETURN, 0, Intent.CONFIRM),
        (pygame.K_KP_ENTER, pygame.KMOD_NUM, Intent.CONFIRM),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Intent.PREVIOUS),
        (pygame.K_z, pygame.KMOD_RCTRL, Intent.UNDO),
        (pygame.K_z, pygame.KMOD_LMETA, Intent.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Intent.REDO),
        (pygame.K_PAGEUP, 0, Intent.PAGE_UP),
        (pygame.K_F11, 0, Intent.FULLSCREEN),
    ],
)
def test_keys_mean_what_the_file_says(listener: Listener, code: int, modifiers: int, intent: Intent) -> None:
    assert commands(listener, key(code, modifiers)) == [Pressed(intent)]


def test_keys_that_nothing_binds_do_nothing(listener: Listener) -> None:
    assert commands(listener, key(pygame.K_z), key(pygame.K_LSHIFT), key(pygame.K_F5), key(999_999)) == []


def test_keys_of_other_alphabets_count_by_their_place(listener: Listener) -> None:
    def placed(code: int, scancode: int) -> pygame.event.Event:
        return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=scancode)

    cyrillic_h, french_1, comma = 0x440, pygame.K_AMPERSAND, pygame.K_COMMA
    assert commands(listener, placed(cyrillic_h, pygame.KSCAN_H)) == [Pressed(Intent.HINT)]
    assert commands(listener, placed(french_1, pygame.KSCAN_1)) == [Pick(1)]
    assert commands(listener, placed(comma, pygame.KSCAN_M)) == []


def test_a_held_key_repeats_and_ends_what_it_began(listener: Listener) -> None:
    assert commands(listener, key(pygame.K_v), key(pygame.K_v)) == [
        Pressed(Intent.REVEAL),
        Pressed(Intent.REVEAL, repeated=True),
    ]
    assert commands(listener, key(pygame.K_v, pygame.KMOD_SHIFT, down=False)) == [Released(Intent.REVEAL)]
    assert commands(listener, key(pygame.K_v, down=False)) == []


def test_numbers_pick_once(listener: Listener) -> None:
    assert commands(listener, key(pygame.K_3), key(pygame.K_3), key(pygame.K_KP3)) == [Pick(3), Pick(3)]


def test_losing_the_window_lets_every_key_go(listener: Listener) -> None:
    commands(listener, key(pygame.K_v))
    assert commands(listener, pygame.event.Event(pygame.WINDOWFOCUSLOST)) == [WindowLost()]
    assert commands(listener, key(pygame.K_v, down=False)) == []


def test_while_typing_letters_are_text(listener: Listener) -> None:
    text = pygame.event.Event(pygame.TEXTINPUT, text="h")
    assert commands(listener, key(pygame.K_h, 0, "h"), text, typing=True) == [Typed("h")]
    assert commands(listener, key(pygame.K_h, 0, "h"), text) == [Pressed(Intent.HINT)]
    assert commands(listener, key(pygame.K_RETURN, 0, "\r"), key(pygame.K_BACKSPACE, 0, "\b"), typing=True) == [
        Pressed(Intent.CONFIRM),
        Pressed(Intent.ERASE),
    ]
    assert commands(listener, key(pygame.K_c, pygame.KMOD_LCTRL, "\x03"), typing=True) == [Pressed(Intent.COPY)]


def test_while_capturing_the_key_comes_as_it_is(listener: Listener) -> None:
    def captured(code: int, modifiers: int) -> list[Command]:
        return listener.commands(key(code, modifiers), WINDOW, capturing=True)

    assert captured(pygame.K_k, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT) == [Captured("ctrl+shift+k")]
    assert captured(pygame.K_LCTRL, 0) == []
    assert captured(pygame.K_ESCAPE, 0) == [Pressed(Intent.CANCEL)]


def test_the_pointer_speaks_in_layout_px(listener: Listener) -> None:
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 400))
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 40), button=1)
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, precise_y=-1.0)
    found = commands(listener, moved, pressed, wheel)
    assert found == [PointerMoved(960, 540), PointerPressed(0, 0), Wheel(0, 0, -1)]


def test_the_right_button_cancels(listener: Listener) -> None:
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 40), button=3)
    assert commands(listener, pressed) == [PointerPressed(0, 0, 3), Pressed(Intent.CANCEL, pointed=True)]
    assert commands(listener, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 40), button=4)) == []


def test_a_chord_has_one_spelling() -> None:
    assert tidy_chord("Shift+Ctrl+Z") == "ctrl+shift+z"
    assert tidy_chord("keypad_enter") == "keypad_enter"
    for wrong in ("ctrl+", "hyper+z", "ctrl+shift", "f99"):
        with pytest.raises(ValueError, match=wrong.split("+", maxsplit=1)[0]):
            tidy_chord(wrong)


def test_a_person_may_bind_other_keys() -> None:
    bindings = Bindings(DEFAULTS)
    bindings.rebind({"hint": ["f3"]})
    assert bindings.chords_of(Intent.HINT) == ("f3",)
    assert bindings.meaning("h") is None
    bindings.rebind({})
    assert bindings.meaning("h") is Intent.HINT


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"jump": ["j"]}, "keys.yaml: jump: is not a thing that a key can mean"),
        ({"hint": ["f99"]}, "keys.yaml: hint: 'f99' names no key"),
        ({"hint": ["l"]}, "keys.yaml: log: 'l' already means hint"),
    ],
)
def test_wrong_bindings_are_refused_by_name(changes: dict[str, list[str]], complaint: str) -> None:
    bindings = Bindings(DEFAULTS)
    with pytest.raises(BadContent, match=complaint):
        bindings.rebind(changes)
    assert bindings.meaning("h") is Intent.HINT


def test_every_intent_has_a_key() -> None:
    bindings = Bindings(DEFAULTS)
    assert [intent for intent in Intent if not bindings.chords_of(intent)] == []
    with pytest.raises(BadContent, match=r"keys\.yaml: hint: is missing"):
        Bindings({name: chords for name, chords in DEFAULTS.items() if name != "hint"})


def test_keys_that_lead_about_are_another_device_than_the_pointer(listener: Listener) -> None:
    def used(event: pygame.event.Event, *, typing: bool = False) -> Device:
        commands(listener, event, typing=typing)
        return listener.device

    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)
    assert used(key(pygame.K_h)) is Device.POINTER
    assert used(key(pygame.K_RETURN), typing=True) is Device.POINTER
    assert used(key(pygame.K_TAB)) is Device.KEYS
    assert used(key(pygame.K_h)) is Device.KEYS
    assert used(click) is Device.POINTER


CTRL = pygame.KMOD_LCTRL


@pytest.mark.parametrize("code", [pygame.K_LCTRL, pygame.K_RCTRL])
def test_a_modifier_alone_means_something_when_it_is_let_go(listener: Listener, code: int) -> None:
    assert commands(listener, key(code, CTRL)) == []
    assert commands(listener, key(code, down=False)) == [Pressed(Intent.PIN), Released(Intent.PIN)]


@pytest.mark.parametrize(
    "between",
    [
        key(pygame.K_z, CTRL),
        key(pygame.K_F5, CTRL),
        key(pygame.K_LSHIFT, CTRL),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1),
        pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0),
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
    ],
    ids=["a letter", "an unbound key", "another modifier", "a click", "the wheel", "another window"],
)
def test_a_modifier_with_something_else_means_nothing_of_its_own(
    listener: Listener, between: pygame.event.Event
) -> None:
    commands(listener, key(pygame.K_LCTRL, CTRL), between)
    assert Pressed(Intent.PIN) not in commands(listener, key(pygame.K_LCTRL, down=False))


def test_a_modifier_alone_means_nothing_while_somebody_writes_or_is_asked_for_a_key(listener: Listener) -> None:
    assert commands(listener, key(pygame.K_LCTRL, CTRL), key(pygame.K_LCTRL, down=False), typing=True) == []
    for event in (key(pygame.K_LCTRL, CTRL), key(pygame.K_LCTRL, down=False)):
        assert listener.commands(event, WINDOW, capturing=True) == []
