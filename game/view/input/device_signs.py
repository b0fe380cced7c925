"""Signs: what stands in a sentence for an intention: a key, or a control of the gamepad when that was used last."""

from game.store.settings import Settings
from game.store.words import Words
from game.view.input.commands import Intent
from game.view.input.gamepad import PadBindings
from game.view.input.keyboard import Bindings, Device

HOLDING = {"hold_": ("key.hold", "key.press"), "held_": ("key.held", "key.pressed")}
"""With these before the name of an intention a slot says to hold its key, or to press it where that is enough.

The first begins a sentence, the second does not.
"""


class Signs:
    """Fills the slots of texts like `{sign_undo}` and `{sign_hold_reveal}` by the device that was used last."""

    def __init__(self, bindings: Bindings, pad: PadBindings, words: Words, settings: Settings) -> None:
        self.bindings = bindings
        self.pad = pad
        self.device = Device.POINTER
        self._words = words
        self.follow(settings)

    def use(self, device: Device) -> bool:
        """Speak of another device from here on; return whether it is another one."""
        changed = device is not self.device
        self.device = device
        if changed:
            self._tell()
        return changed

    def follow(self, settings: Settings) -> None:
        """Take the bindings as they are, and from the settings in force whether keys are held, or pressed together."""
        self._holds = settings.reveal == "hold"
        self._one_hand = settings.one_hand
        self._tell()

    def hold(self, holds: bool) -> None:
        """Say from here on that the key of a hand is held, or only pressed, as whoever sits at the screen likes it."""
        if holds != self._holds:
            self._holds = holds
            self._tell()

    def of(self, intent: Intent) -> str:
        """Return the sign of an intention, or nothing where the device has none for it."""
        if self.device is Device.PAD:
            controls = self.pad.controls_of(intent)
            return f"<pad.{controls[0]}>" if controls else ""
        chords = self.bindings.chords_of(intent)
        if self._one_hand:
            chords = tuple(chord for chord in chords if "+" not in chord) or chords
        if not chords:
            return ""
        words = chord_words(chords[0], self._words)
        # A figure alone would pass for a number of something.
        return self._words.say("key.figure", key=words) if words.isdigit() else words

    def _tell(self) -> None:
        """Let the words ask here, and say everything anew; keys alone are spoken of like a pad, by other signs."""
        pad = "" if self.device is Device.POINTER else "pad"
        variant = "one_hand" if self._one_hand and self.device is not Device.PAD else pad
        self._words.sign_with(self._in_words, variant)

    def _in_words(self, name: str) -> str:
        """Return what fills the slot `{sign_<name>}`."""
        for beginning, (hold, press) in HOLDING.items():
            if name.startswith(beginning):
                sign = self.of(Intent(name.removeprefix(beginning)))
                return self._words.say(hold if self._holds else press, sign=sign)
        return self.of(Intent(name))


def chord_words(chord: str, words: Words) -> str:
    """Return a key with its modifiers as a player reads it: `ctrl+page_up` → `Ctrl+Page Up`."""
    return "+".join(_key_words(part, words) for part in chord.split("+"))


def _key_words(name: str, words: Words) -> str:
    """Return the name of a key as a player reads it."""
    if words.has(f"key.{name}"):
        return words.say(f"key.{name}")
    if (of_keypad := name.removeprefix("keypad_")) != name:
        return words.say("key.keypad", key=_key_words(of_keypad, words))
    return name.replace("_", " ").upper() if len(name) <= LONGEST_PLAIN else name.replace("_", " ").capitalize()


LONGEST_PLAIN = 3
"""The most letters of a key's name that is written in capitals: h, f12."""
