"""Mutators: every way in which a file is spoilt, each of them a function of the file and of chance alone.

Text mutators take and return bytes; `spoil_value` changes plain data; ODD_FILES put at a path what is no file of ours.
"""

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

Mutator = Callable[[bytes, Random], bytes]

_NUMBER = re.compile(rb"-?\d+")
_WORD = re.compile(rb"[A-Za-z_][A-Za-z0-9_]{2,}")
_DEEP = (20, 200, 2000, 20_000)
_ODD_NUMBERS = (0, -1, 1, 2, 3, 4, 5, 7, 99, 255, 256, 999, 99_999, 2**31, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63))
_ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0.5, 1e300, "", "x", "x" * 10_000, "\x00", "\u202e", "é",
    [], {}, [[]], [None], {"x": 1}, [0] * 500,
)  # fmt: skip


def bits(data: bytes, chance: Random) -> bytes:
    """Turn over some bits."""
    spoilt = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        if spoilt:
            spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def truncation(data: bytes, chance: Random) -> bytes:
    """Cut off the end or the beginning, take a piece out, or leave nothing."""
    first, last = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    return chance.choice(
        (data[:first], data[first:], data[:first] + data[last:], b"", data[:first] + bytes(last - first))
    )


def lines(data: bytes, chance: Random) -> bytes:
    """Drop, double, swap, overwrite or empty lines."""
    found = data.split(b"\n")
    for _ in range(chance.choice((1, 1, 2, 5))):
        one, other = chance.randrange(len(found)), chance.randrange(len(found))
        match chance.randrange(6):
            case 0 if len(found) > 1:
                del found[one]
            case 1:
                found.insert(other, found[one])
            case 2:
                found[one], found[other] = found[other], found[one]
            case 3:
                found[one] = found[other]
            case 4:
                found[one] = chance.choice((b"", b"{}", b"[]", b"null", b"\xff\xfe", b"- x: [", b"\t"))
            case _:
                found[one] = found[one][: chance.randrange(len(found[one]) + 1)]
    return b"\n".join(found)


def numbers(data: bytes, chance: Random) -> bytes:
    """Put other numbers in the place of some."""
    return _exchange(data, _NUMBER, chance, lambda old: b"%d" % _other_number(int(old[:30]), chance))


def words(data: bytes, chance: Random) -> bytes:
    """Put words of the file, or none of its, in the place of some."""
    known = [each[0] for each in _WORD.finditer(data)] or [b"x"]
    odd = (b"nonsense", b"null", b"true", b"\xc3\xa9", b"x" * 5000, b"<<", b"*a", b"&a", b"!!python/name:os.system")
    return _exchange(data, _WORD, chance, lambda _: chance.choice((chance.choice(known), chance.choice(odd))))


def depth(data: bytes, chance: Random) -> bytes:
    """Nest deeply somewhere."""
    at, deep = chance.randrange(len(data) + 1), chance.choice(_DEEP)
    nested = chance.choice((b"[" * deep, b'{"a":' * deep, b"[" * deep + b"]" * deep, b"- " * deep))
    return data[:at] + nested + data[at:]


def encodings(data: bytes, chance: Random) -> bytes:
    """Write the file as another program or machine would."""
    text = data.decode("utf-8", "replace")
    return chance.choice(
        (
            text.encode("utf-16"),
            text.encode("utf-16-be"),
            text.encode("latin-1", "replace"),
            b"\xef\xbb\xbf" + data,
            data.replace(b"\n", b"\r\n"),
            data.replace(b"\n", b"\r"),
            data.replace(b'"', b"\xe2\x80\x9c"),
            data + bytes(4096),
        )
    )


def values(data: bytes, chance: Random) -> bytes:
    """Change values, types and keys inside one line of JSON."""
    found = data.split(b"\n")
    for at in chance.sample(range(len(found)), len(found)):
        try:
            plain = json.loads(found[at])
        except (ValueError, RecursionError):
            continue
        found[at] = json.dumps(spoil_value(plain, chance), separators=(",", ":")).encode()
        break
    return b"\n".join(found)


TEXT: Mapping[str, Mutator] = {
    each.__name__: each for each in (bits, truncation, lines, numbers, words, depth, encodings)
}
"""The mutators of any text."""

JOURNAL: Mapping[str, Mutator] = {**TEXT, "values": values}
"""The mutators of a journal."""


def spoil_value(plain: Any, chance: Random) -> Any:
    """Return plain data with one thing in it changed, at any depth."""
    if isinstance(plain, dict) and plain and chance.random() < 0.95:
        key = chance.choice(list(plain))
        match chance.randrange(20):
            case 0:
                return {each: value for each, value in plain.items() if each != key}
            case 1:
                return {**plain, chance.choice(("moons", "", "seats", key + "x")): chance.choice(_ODD_VALUES)}
            case 2:
                other = chance.choice(list(plain))
                return {**plain, key: plain[other], other: plain[key]}
        return {**plain, key: spoil_value(plain[key], chance)}
    if isinstance(plain, list) and plain and chance.random() < 0.95:
        at, other = chance.randrange(len(plain)), chance.randrange(len(plain))
        match chance.randrange(16):
            case 0:
                return plain[:at] + plain[at + 1 :]
            case 1:
                return [*plain[:at], plain[other], *plain[at:]]
            case 2:
                return [*plain[:at], plain[other], *plain[at + 1 :]]
            case 3:
                return chance.sample(plain, len(plain))
        return [*plain[:at], spoil_value(plain[at], chance), *plain[at + 1 :]]
    if isinstance(plain, bool):
        return chance.choice((not plain, chance.choice(_ODD_VALUES)))
    if isinstance(plain, int):
        return _other_number(plain, chance) if chance.random() < 0.8 else chance.choice(_ODD_VALUES)
    return chance.choice((*_ODD_VALUES, *_ODD_NUMBERS))


Kin = Mapping[str, list[Any]]
"""The values that stand under each key anywhere."""


def kin_of(*plain: Any) -> Kin:
    """Return the values under each key of plain data, at any depth."""
    found: dict[str, list[Any]] = {}
    left = [*plain]
    while left:
        each = left.pop()
        if isinstance(each, dict):
            for key, value in each.items():
                found.setdefault(key, []).append(value)
        left += each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
    return found


def transplant(plain: Any, chance: Random, kin: Kin) -> Any:
    """Return plain data in which a value, or an item of a list, is one that stands elsewhere under the same key."""
    places = [*_places(plain)]
    where = chance.choice(places)
    key = next(each for each in reversed(where) if isinstance(each, str))
    others = kin.get(key, [])
    if others and isinstance(where[-1], int):
        others = [item for each in others if isinstance(each, list) for item in each]
    return _put(plain, where, chance.choice(others)) if others else plain


def _places(plain: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every value under a key."""
    if any(isinstance(each, str) for each in at):
        yield at
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in inside:
        yield from _places(value, (*at, key))


def _put(plain: Any, where: tuple[str | int, ...], value: Any) -> Any:
    """Return plain data with another value at a place."""
    if not where:
        return value
    key, *rest = where
    copy: Any = dict(plain) if isinstance(plain, dict) else [*plain]
    copy[key] = _put(plain[key], tuple(rest), value)
    return copy


def folder(path: Path) -> None:
    """Put a folder there."""
    path.mkdir()


def loop(path: Path) -> None:
    """Put a link there that leads to itself."""
    path.symlink_to(path)


def dangling(path: Path) -> None:
    """Put a link there that leads nowhere."""
    path.symlink_to(path.with_name("nowhere"))


def pipe(path: Path) -> None:
    """Put a pipe there that nobody writes to."""
    os.mkfifo(path)


def device(path: Path) -> None:
    """Put a device there that has no end."""
    path.symlink_to("/dev/zero")


def giant(path: Path) -> None:
    """Put a file there that is far too large."""
    with path.open("wb") as file:
        file.truncate(100 << 20)


ODD_FILES: tuple[Callable[[Path], None], ...] = (
    folder, giant, *((loop, dangling, pipe, device) if os.name == "posix" else ()),
)  # fmt: skip


def _other_number(number: int, chance: Random) -> int:
    """Return a number near this one, or an odd one."""
    return chance.choice((number + 1, number - 1, -number, number * 2, chance.choice(_ODD_NUMBERS)))


def _exchange(data: bytes, pattern: re.Pattern[bytes], chance: Random, other: Callable[[bytes], bytes]) -> bytes:
    """Put something else in the place of some of what a pattern finds."""
    found = list(pattern.finditer(data))
    if not found:
        return data
    for each in sorted(chance.sample(found, min(len(found), chance.choice((1, 1, 2, 6)))), key=_start, reverse=True):
        data = data[: each.start()] + other(each[0]) + data[each.end() :]
    return data


def _start(found: re.Match[bytes]) -> int:
    return found.start()
