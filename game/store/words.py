"""Words: every sentence a player reads, found by its key in the text files of one language."""

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import msgspec

from game.core.reason import Argument, Reason
from game.store.content import BadContent, convert, read_yaml
from game.store.places import CONFIG
from game.store.pseudo import PSEUDO, pseudo

TEXT = CONFIG / "text"
SOURCE = "en"

SAID = 4000
"""The sentences that are kept as they were last put together."""

_SLOT = re.compile(r"\{([a-z_][a-z0-9_]*)\}")


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in two forms: `one` where the slot `count` is 1, `other` everywhere else."""

    one: str
    other: str


Text = str | Forms


class Words:
    """The texts of one language; English stands in where another language has none.

    `missed` gathers the keys and slots that were asked for and are nowhere: an empty set after a test is a promise
    kept. Texts have slots (`{count}`) and may have sprites (`<suit.plant>`), which pass through.
    """

    def __init__(self, language: str, texts: Mapping[str, Text], lacking: Collection[str] = ()) -> None:
        self.language = language
        self.lacking = tuple(sorted(lacking))
        self.missed: set[str] = set()
        self._texts = MappingProxyType(dict(texts))
        self._names: tuple[str, ...] = ()
        self._said: dict[tuple[Reason | str, tuple[tuple[str, Argument], ...]], str] = {}

    @classmethod
    def load(cls, language: str, *folders: Path) -> "Words":
        """Return the words of a language, `qps` being the machine-made one; raise BadContent.

        `folders` have one of each language, and are only ours if none is given.
        """
        folders = folders or (TEXT,)
        source = read_texts(*(folder / SOURCE for folder in folders))
        if language == SOURCE:
            return cls(language, source)
        if language == PSEUDO:
            return cls(language, {key: _pseudo_text(text) for key, text in source.items()})
        texts = read_texts(*(folder / language for folder in folders))
        for key, text in texts.items():
            if surplus := _slots(text) - _slots(source.get(key, text)):
                raise BadContent(f"{folders[0] / language}: {key}: has a slot that English has not: {min(surplus)}")
        return cls(language, {**source, **texts}, source.keys() - texts.keys())

    @property
    def keys(self) -> Collection[str]:
        """Every key there is."""
        return self._texts.keys()

    def has(self, key: str) -> bool:
        """Return whether there is a text for the key."""
        return key in self._texts

    def says(self, what: Reason) -> bool:
        """Return whether there is a text for a Reason whose slots it fills."""
        text = self._texts.get(what.key)
        return text is not None and _slots(text) <= {name for name, _ in what.args}

    def for_seats(self, names: Sequence[str]) -> "Words":
        """Return the same words for a match: `reason("seat", seat=2)` is the name of seat 2."""
        words = Words(self.language, self._texts, self.lacking)
        words.missed = self.missed
        words._names = tuple(names)
        return words

    def say(self, what: Reason | str, **args: Argument) -> str:
        """Return the sentence of a key or a Reason with its slots filled; a key without a text gives `[key]`."""
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
        text = self._texts.get(key)
        if text is None:
            self.missed.add(key)
            return f"[{key}]"
        template = text if isinstance(text, str) else text.one if args.get("count") == 1 else text.other
        return _SLOT.sub(lambda slot: self._fill(key, slot[1], args), template)

    def _fill(self, key: str, slot: str, args: Mapping[str, Argument]) -> str:
        """Return the words for a slot."""
        if slot not in args:
            self.missed.add(f"{key} {{{slot}}}")
            return f"{{{slot}}}"
        value = args[slot]
        return self.say(value) if isinstance(value, Reason) else str(value)


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
        for key, text in convert(read_yaml(path), dict[str, Text], str(path)).items():
            if key in texts:
                raise BadContent(f"{path}: {key}: is also in {owners[key].name}")
            texts[key] = text
            owners[key] = path
    return texts


def _slots(text: Text) -> set[str]:
    """Return the names of the slots of a text."""
    return set(_SLOT.findall(text if isinstance(text, str) else text.one + text.other))


def _pseudo_text(text: Text) -> Text:
    """Return a text in the pseudo-language."""
    return pseudo(text) if isinstance(text, str) else Forms(pseudo(text.one), pseudo(text.other))
