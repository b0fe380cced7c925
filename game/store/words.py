"""Words: every sentence a player reads, found by its key in the text files of one language."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import msgspec

from game.core.reason import Argument, Reason
from game.store.content import BadContent, load
from game.store.places import CONFIG
from game.store.pseudo import PSEUDO, pseudo

TEXT = CONFIG / "text"
SOURCE = "en"

SAID = 4000
"""The sentences that are kept as they were last put together."""

_SLOT = re.compile(r"\{([a-z_][a-z0-9_]*)\}")
_SIGN = "sign_"
_BRACKETED = re.compile(r"\s*\(([^(){}]*\{sign_[^()]*)\)")


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in two forms: `one` where the language counts the slot `count` as one thing, `other` everywhere else."""

    one: str
    other: str


Text = str | Forms

SINGULAR: Mapping[str, tuple[int, ...]] = MappingProxyType({"fr": (0, 1)})
"""The counts that a language says in the form `one`, by Unicode's plural rules; elsewhere it is 1 alone."""


class Speech:
    """The texts of the language that is spoken at the moment; the words of every match look into the same one.

    `version` rises with each change of the language. `more` gives texts beside those of our files.
    """

    def __init__(
        self,
        language: str,
        texts: Mapping[str, Text],
        lacking: Collection[str],
        more: Callable[[str], Mapping[str, str]] = lambda _language: {},
    ) -> None:
        self.version = 0
        self.sign: Callable[[str], str] = lambda _name: ""
        self.variant = ""
        self._more = more
        self.become(language, texts, lacking)

    def sign_with(self, sign: Callable[[str], str], variant: str) -> None:
        """Take from here on what fills the slots `{sign_<name>}`, and of texts this variant where there is one."""
        self.version += 1
        self.sign = sign
        self.variant = variant

    def become(self, language: str, texts: Mapping[str, Text], lacking: Collection[str]) -> None:
        """Speak another language from here on."""
        self.version += 1
        self.language = language
        self.lacking = tuple(sorted(lacking))
        more = self._more(language)
        if language == PSEUDO:
            more = {key: pseudo(text) for key, text in more.items()}
        self.texts = MappingProxyType({**more, **texts})
        self.singular = SINGULAR.get(language, (1,))


class Words:
    """The texts of a language; English stands in where another language has none.

    `missed` gathers the keys and slots that were asked for and are nowhere: an empty set after a test is a promise
    kept. Texts have slots (`{count}`) and may have sprites (`<suit.plant>`), which pass through. The slots
    `{sign_<name>}` are filled by the device in use; where that has no sign, the bracket around it is left
    out, and signs that are pictures need none. With a variant in use `<key>.<variant>` is said in the place of
    `<key>`, where it is there.
    """

    def __init__(self, speech: Speech, folders: Sequence[Path] = (), names: Sequence[str] = ()) -> None:
        self.missed: set[str] = set()
        self._speech = speech
        self._folders = tuple(folders)
        self._names = tuple(names)
        self._said: dict[tuple[Reason | str, tuple[tuple[str, Argument], ...]], str] = {}
        self._version = speech.version

    @classmethod
    def load(cls, language: str, *folders: Path) -> "Words":
        """Return the words of a language, `qps` being the machine-made one; raise BadContent.

        `folders` have one of each language, and are only ours if none is given.
        """
        folders = folders or (TEXT,)
        return cls(Speech(language, *_texts_of(language, folders)), folders)

    def speak(self, language: str) -> None:
        """Say everything in another language from here on, the words of matches too; raise BadContent."""
        if language != self.language:
            self._speech.become(language, *_texts_of(language, self._folders))

    @property
    def language(self) -> str:
        """The language that is spoken."""
        return self._speech.language

    @property
    def lacking(self) -> tuple[str, ...]:
        """The keys for which English stands in."""
        return self._speech.lacking

    @property
    def keys(self) -> Collection[str]:
        """Every key there is."""
        return self._speech.texts.keys()

    def has(self, key: str) -> bool:
        """Return whether there is a text for the key."""
        return key in self._speech.texts

    def says(self, what: Reason) -> bool:
        """Return whether there is a text for a Reason whose slots it fills."""
        text = self._speech.texts.get(what.key)
        given = {name for name, _ in what.args}
        return text is not None and all(slot in given or slot.startswith(_SIGN) for slot in slots(text))

    def sign_with(self, sign: Callable[[str], str], variant: str) -> None:
        """Fill the slots `{sign_<name>}` with `sign(name)` from here on, and prefer the texts of a variant."""
        self._speech.sign_with(sign, variant)

    def sign(self, name: str) -> str:
        """Return what fills the slot `{sign_<name>}`, or nothing where no device has such a sign."""
        return self._speech.sign(name)

    def with_texts(self, more: Callable[[str], Mapping[str, str]]) -> "Words":
        """Return the same words and more beside them, which are given for each language; ours are not replaced."""
        speech = Speech(self.language, self._speech.texts, self.lacking, more)
        words = Words(speech, self._folders, self._names)
        words.missed = self.missed
        return words

    def for_seats(self, names: Sequence[str]) -> "Words":
        """Return the same words for a match: `reason("seat", seat=2)` is the name of seat 2."""
        words = Words(self._speech, self._folders, names)
        words.missed = self.missed
        return words

    def say(self, what: Reason | str, **args: Argument) -> str:
        """Return the sentence of a key or a Reason with its slots filled; a key without a text gives `[key]`."""
        if self._version != self._speech.version:
            self._said.clear()
            self._version = self._speech.version
        asked = (what, tuple(args.items()))
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= SAID:
                self._said.clear()
            said = self._said[asked] = self._put(what, args)
        return said

    def _put(self, what: Reason | str, args: Mapping[str, Argument]) -> str:
        """Return the sentence of a key or a Reason, put together."""
        if isinstance(what, Reason):
            key, args = what.key, {**dict(what.args), **args}
        else:
            key = what
        if key == "seat" and self._names and isinstance(seat := args.get("seat"), int):
            return self._names[seat]
        text = self._text(key)
        if text is None:
            self.missed.add(key)
            return f"[{key}]"
        if isinstance(text, Forms):
            text = text.one if args.get("count") in self._speech.singular else text.other
        if _SIGN in text:
            text = _BRACKETED.sub(self._bracket, text)
        return _SLOT.sub(lambda slot: self._fill(key, slot[1], args), text)

    def _bracket(self, bracket: re.Match[str]) -> str:
        """Return a bracket around signs: nothing where one is missing, and pictures need no bracket."""
        signs = [
            self._speech.sign(name.removeprefix(_SIGN)) for name in _SLOT.findall(bracket[1]) if name.startswith(_SIGN)
        ]
        if not all(signs):
            return ""
        return f" {bracket[1]}" if all(sign.startswith("<") for sign in signs) else bracket[0]

    def _text(self, key: str) -> Text | None:
        """Return the text of a key as it is said now, or None."""
        texts, variant = self._speech.texts, self._speech.variant
        return texts.get(f"{key}.{variant}", texts.get(key)) if variant else texts.get(key)

    def _fill(self, key: str, slot: str, args: Mapping[str, Argument]) -> str:
        """Return the words for a slot."""
        if slot not in args and slot.startswith(_SIGN):
            return self._speech.sign(slot.removeprefix(_SIGN))
        if slot not in args:
            self.missed.add(f"{key} {{{slot}}}")
            return f"{{{slot}}}"
        value = args[slot]
        return self.say(value) if isinstance(value, Reason) else str(value)


def _texts_of(language: str, folders: Sequence[Path]) -> tuple[dict[str, Text], Collection[str]]:
    """Return all texts of a language, and the keys for which they are English; raise BadContent."""
    source = read_texts(*(folder / SOURCE for folder in folders))
    if language == SOURCE:
        return source, ()
    if language == PSEUDO:
        return {key: _pseudo_text(text) for key, text in source.items()}, ()
    texts = read_texts(*(folder / language for folder in folders))
    for key, text in texts.items():
        if surplus := slots(text) - slots(source.get(key, text)):
            raise BadContent(f"{folders[0] / language}: {key}: has a slot that English has not: {min(surplus)}")
    return {**source, **texts}, source.keys() - texts.keys()


def languages(folder: Path = TEXT) -> tuple[str, ...]:
    """Return the languages that have a folder of texts, in alphabetical order."""
    return tuple(sorted(each.name for each in folder.iterdir() if each.is_dir()))


def read_texts(*folders: Path) -> dict[str, Text]:
    """Return the texts of all files of one language's folders; raise BadContent for a key that is there twice."""
    texts: dict[str, Text] = {}
    owners: dict[str, Path] = {}
    if not any(folder.is_dir() for folder in folders):
        raise BadContent(f"{folders[0]}: there are no texts in this language")
    for path in (path for folder in folders for path in sorted(folder.glob("*.yaml"))):
        for key, text in load(path, dict[str, Text]).items():
            if key in texts:
                raise BadContent(f"{path}: {key}: is also in {owners[key].name}")
            texts[key] = text
            owners[key] = path
    return texts


def slots(text: Text) -> set[str]:
    """Return the names of the slots of a text."""
    return {slot for form in forms(text) for slot in _SLOT.findall(form)}


def forms(text: Text) -> tuple[str, ...]:
    """Return the forms of a text."""
    return (text,) if isinstance(text, str) else (text.one, text.other)


def _pseudo_text(text: Text) -> Text:
    """Return a text in the pseudo-language."""
    return pseudo(text) if isinstance(text, str) else Forms(pseudo(text.one), pseudo(text.other))
