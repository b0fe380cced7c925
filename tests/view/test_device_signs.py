"""Sentences name the key or the control of the device that was used last."""

from pathlib import Path

import msgspec
import pytest

from game.core.reason import reason
from game.store.content import load
from game.store.places import CONFIG
from game.store.settings import Settings
from game.store.words import TEXT, Words, forms, read_texts
from game.view.drawing.studio import Studio
from game.view.input.commands import Intent
from game.view.input.device_signs import Signs, chord_words
from game.view.input.gamepad import PadBindings
from game.view.input.keyboard import KEYS, Bindings, Device

SETTINGS = load(CONFIG / "settings.yaml", Settings)

TEXTS = """
    undo: "Take back ({sign_undo})"
    redo: "Again ({sign_redo})"
    both: "On ({sign_slip_on}), back ({sign_slip_back})"
    pace: "Pace (keys {sign_faster} and {sign_slower})"
    hands: "On ({sign_next} or {sign_previous})"
    look: "{sign_hold_reveal} to look."
    go: "Click it."
    go.pad: "Press {sign_confirm}."
    key.hold: "Hold {sign}"
    key.press: "Press {sign}"
    key.ctrl: Ctrl
    key.shift: Shift
    key.return: Enter
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "texts.yaml").write_text(TEXTS, "utf-8")
    return Words.load("en", tmp_path)


@pytest.fixture
def signs(words: Words) -> Signs:
    return Signs(Bindings.load(CONFIG / "keys.yaml"), PadBindings.load(CONFIG / "pad.yaml"), words, SETTINGS)


def test_words_follow_the_device(signs: Signs, words: Words) -> None:
    match = words.for_seats(["Ana"])
    assert [match.say(key) for key in ("undo", "go", "look")] == ["Take back (Ctrl+Z)", "Click it.", "Hold V to look."]
    assert signs.use(Device.PAD)
    assert [match.say(key) for key in ("undo", "go")] == ["Take back <pad.left_trigger>", "Press <pad.a>."]
    assert match.say("look") == "Hold <pad.right_trigger> to look."
    assert not signs.use(Device.PAD)
    assert signs.use(Device.KEYS)
    assert match.say("go") == "Press Enter."
    assert signs.use(Device.POINTER)
    assert match.say("go") == "Click it."
    assert words.missed == set()


def test_a_bracket_for_which_the_pad_has_no_sign_is_left_out(signs: Signs, words: Words) -> None:
    assert words.say("both") == "On (N), back (Shift+N)"
    signs.use(Device.PAD)
    assert [words.say(key) for key in ("redo", "both", "pace")] == ["Again", "On, back", "Pace"]


def test_pictures_need_no_bracket(signs: Signs, words: Words) -> None:
    assert [words.say(key) for key in ("hands", "pace")] == ["On (TAB or Shift+TAB)", "Pace (keys Plus and Minus)"]
    signs.use(Device.PAD)
    assert words.say("hands") == "On <pad.right_shoulder> or <pad.left_shoulder>"


def test_a_key_that_is_bound_anew_is_named(signs: Signs, words: Words) -> None:
    signs.bindings.rebind({"undo": ["shift+return"], "reveal": ["f5"]})
    signs.follow(msgspec.structs.replace(SETTINGS, reveal="toggle"))
    assert words.say("undo") == "Take back (Shift+Enter)"
    assert words.say("look") == "Press F5 to look."


def test_a_reason_may_leave_its_signs_to_the_device(signs: Signs, words: Words) -> None:
    assert words.says(reason("undo"))


def test_every_key_has_a_name_that_can_be_read() -> None:
    words = Words.load("en")
    names = {name: chord_words(name, words) for name in KEYS}
    assert [name for name, said in names.items() if not said or "_" in said or said == name != said.upper()] == []
    assert chord_words("ctrl+keypad_7", words) == "Ctrl+Keypad 7"
    assert words.missed == set()


def test_every_sign_that_our_texts_ask_for_is_one() -> None:
    words = Words.load("en")
    signs = Signs(Bindings.load(CONFIG / "keys.yaml"), PadBindings.load(CONFIG / "pad.yaml"), words, SETTINGS)
    for device in Device:
        signs.use(device)
        for path in sorted((CONFIG / "text" / "en").glob("*.yaml")):
            for key, text in load(path, dict[str, str | dict[str, str]]).items():
                if "{sign_" in str(text):
                    words.say(key.removesuffix(".pad"))
    assert {miss for miss in words.missed if "{sign" in miss} == set()
    assert signs.of(Intent.CONFIRM) == "<pad.a>"


def test_the_faces_have_every_letter_of_our_texts(studio: Studio) -> None:
    said = {key: text for key, text in read_texts(TEXT / "en").items() if not key.startswith("cli.")}
    missing = {
        key: letter
        for key, text in said.items()
        for letter in "".join(forms(text))
        if not letter.isspace() and not studio.lettering.can_write("text", letter)
    }
    assert missing == {}
