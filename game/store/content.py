"""Content: the program's YAML files, read strictly and turned into Structs."""

import re
import stat
from collections.abc import Hashable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import yaml

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,19})")
_WORDS = {"true": True, "false": False, "null": None, "": None}
_DEEPEST = 100
_KEPT = 256
_LONGEST = 200
"""The most letters of a complaint: what is wrong may be as long as it likes."""


_LONGEST_WORD = 60
_LONG_WORD = re.compile(rf"[^\s/\\]{{{_LONGEST_WORD + 1},}}")


class BadContent(ValueError):
    """A file of ours that is wrong; the message is one sentence that names file and key, and long values in short."""

    def __init__(self, message: str) -> None:
        super().__init__(_LONG_WORD.sub(lambda word: f"{word[0][:_LONGEST_WORD]}…", message))


def parse_yaml(text: str, where: str, *, deepest: int = _DEEPEST) -> Any:
    """Return what one YAML document holds; `where` names it in errors.

    Only integers, true, false and null (or nothing) are resolved, everything else is text. Duplicate keys, anchors,
    aliases, tags, further documents and deep nesting are refused. Raises BadContent.
    """
    try:
        return _Builder(text, where, deepest).document()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f" (line {mark.line + 1})" if mark is not None else ""
        raise BadContent(f"{where}: {getattr(error, 'problem', None) or 'is no YAML text'}{line}") from error


def read_yaml(path: Path) -> Any:
    """Return what a YAML file holds; raise BadContent."""
    return parse_yaml(read_text(path), str(path))


def read_text(path: Path) -> str:
    """Return the text of a file; raise BadContent."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadContent(f"{path}: is no file")
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadContent(f"{path}: is not text in UTF-8") from error
    except OSError as error:
        raise BadContent(f"{path}: cannot be read: {error.strerror}") from error


def convert(plain: Any, kind: type[T], where: str) -> T:
    """Return plain data as a value of that type, nothing guessed; raise BadContent naming the key."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        complaint, _, path = str(error).partition(" - at `")
        path = path.removeprefix("key` in `").rstrip("`")
        key = _name_keys(plain, kind, path, str(error)).removeprefix("$").removeprefix(".")
        raise BadContent(": ".join(filter(None, (where, key[:_LONGEST], complaint[:_LONGEST])))) from error
    except RecursionError as error:
        raise BadContent(f"{where}: is nested too deeply") from error


def load(path: Path, kind: type[T]) -> T:
    """Return a YAML file as a value of that type, which nobody may change; raise BadContent.

    Each match loads its game, so a text that was read before is the value that was made of it.
    """
    made: T = _made(read_text(path), cast(Hashable, kind), str(path))
    return made


@lru_cache(_KEPT)
def _made(text: str, kind: Any, where: str) -> Any:
    return convert(parse_yaml(text, where), kind, where)


def load_folder(folder: Path, kind: type[S]) -> S:
    """Return a folder of YAML files as a Struct, each file being the field of its stem; raise BadContent."""
    fields = msgspec.structs.fields(kind)
    names = {field.name for field in fields}
    if surplus := sorted({path.name for path in folder.glob("*.yaml")} - {f"{name}.yaml" for name in names}):
        raise BadContent(f"{folder / surplus[0]}: does not belong here")
    return kind(**{field.name: load(folder / f"{field.name}.yaml", field.type) for field in fields})


def _name_keys(plain: Any, kind: Any, path: str, message: str) -> str:
    """Return the path with each `[...]` (some key of a mapping) replaced by the key that is to blame."""
    before, unnamed, after = path.partition("[...]")
    if not unnamed:
        return path
    try:
        mapping = _find(plain, before)
    except (KeyError, IndexError, TypeError):
        return path
    entries = list(mapping.items())
    try:
        for key, value in entries:
            mapping.clear()
            mapping[key] = value
            try:
                msgspec.convert(plain, kind)
            except msgspec.ValidationError as error:
                if str(error) == message:
                    return _name_keys(plain, kind, f"{before}.{key}{after}", message)
        return path
    finally:
        mapping.clear()
        mapping.update(entries)


def _find(plain: Any, path: str) -> dict[Any, Any]:
    """Return the mapping at a path such as `$.bots.adept` or `$.seats[2]`."""
    for name, index in re.findall(r"\.([^.\[]+)|\[(\d+)\]", path):
        plain = plain[name] if name in plain else plain[int(index or name)]
    if not isinstance(plain, dict):
        raise TypeError
    return plain


class _Builder:
    """Builds plain data from the events of libyaml, so that nothing is resolved behind our back."""

    def __init__(self, text: str, where: str, deepest: int) -> None:
        self._events: Iterator[Any] = iter(yaml.parse(text, Loader=yaml.CSafeLoader))
        self._where = where
        self._deepest = deepest
        self._path: list[str] = []

    def document(self) -> Any:
        """Return the value of the only document."""
        next(self._events)
        first = next(self._events)
        if isinstance(first, yaml.StreamEndEvent):
            raise BadContent(f"{self._where}: is empty")
        value = self._value(next(self._events))
        next(self._events)
        if not isinstance(following := next(self._events), yaml.StreamEndEvent):
            raise self._fail(following, "a second document begins here")
        return value

    def _fail(self, event: Any, complaint: str) -> BadContent:
        """Return the error at an event, with the key that is being read."""
        key = ".".join(self._path)
        return BadContent(f"{self._where}: {key + ': ' if key else ''}{complaint} (line {event.start_mark.line + 1})")

    def _value(self, event: Any) -> Any:
        """Return the value that an event begins."""
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise self._fail(event, "anchors and aliases are not used here")
        if event.tag is not None:
            raise self._fail(event, "tags are not used here")
        if len(self._path) > self._deepest:
            raise BadContent(f"{self._where}: is nested too deeply (line {event.start_mark.line + 1})")
        if isinstance(event, yaml.ScalarEvent):
            return _resolve(event)
        return self._sequence() if isinstance(event, yaml.SequenceStartEvent) else self._mapping()

    def _sequence(self) -> list[Any]:
        """Return the items up to the end of the sequence."""
        items: list[Any] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            self._path.append(str(len(items)))
            items.append(self._value(event))
            self._path.pop()
        return items

    def _mapping(self) -> dict[str | int, Any]:
        """Return the keys and values up to the end of the mapping."""
        mapping: dict[str | int, Any] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._value(event) if isinstance(event, yaml.ScalarEvent) else None
            if not isinstance(key, str | int) or isinstance(key, bool):
                raise self._fail(event, "a key is text or an integer")
            self._path.append(str(key))
            if key in mapping:
                raise self._fail(event, "is there twice")
            mapping[key] = self._value(next(self._events))
            self._path.pop()
        return mapping


def _resolve(event: Any) -> str | int | bool | None:
    """Return the value of a scalar; only a plain one can be more than text."""
    text = str(event.value)
    if event.style is None or event.style == "":
        if _INTEGER.fullmatch(text):
            return int(text)
        if text in _WORDS:
            return _WORDS[text]
    return text
