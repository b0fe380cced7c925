"""Nameless: texts and journals without the names of persons and of the folders they live in."""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from game.store.household import Member
from game.store.records import Header
from game.store.seat_plans import PERSON, SeatPlan

_LINE = msgspec.json.Decoder(dict[str, Any])
_ENCODER = msgspec.json.Encoder()


def persons_of(seats: Iterable[SeatPlan]) -> tuple[str, ...]:
    """Return the names of the persons who sit there."""
    return tuple(seat.name for seat in seats if seat.is_person and seat.name)


def known_persons(household: Sequence[Member], headers: Iterable[Header]) -> tuple[str, ...]:
    """Return the names of all persons whom the program remembers or has matches of, each once."""
    sat = (name for header in headers for name in persons_of(header.seats))
    return tuple(dict.fromkeys((*(member.name for member in household), *sat)))


class Nameless:
    """Puts others in the place of names.

    `persons` are the names that must not be read, `called` says what the person of a number from 1 is called instead;
    `home` is the folder of the player, in whose place stands a tilde.
    """

    def __init__(self, persons: Sequence[str], called: Callable[[int], str], home: Path | None) -> None:
        self._instead = {name.casefold(): called(number) for number, name in enumerate(persons, 1)}
        # A long name may hold a short one.
        names = sorted(map(re.escape, persons), key=len, reverse=True)
        self._persons = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)", re.IGNORECASE) if names else None
        self._home = None if home is None or home == Path(home.anchor) else home

    def text(self, text: str) -> str:
        """Return a text without names and without the name of the player's folder."""
        if self._home is not None:
            text = text.replace(str(self._home), "~")
            text = re.sub(rf"(?<=[/\\]){re.escape(self._home.name)}(?=[/\\])", "~", text)
        if self._persons is not None:
            text = self._persons.sub(lambda found: self._instead.get(found[0].casefold(), "…"), text)
        return text

    def journal(self, data: bytes) -> bytes:
        """Return the bytes of a journal with the same match in it, but without names; damaged lines stay damaged."""
        return b"\n".join(map(self._line, data.split(b"\n")))

    def _line(self, line: bytes) -> bytes:
        try:
            plain = _LINE.decode(line)
        except (ValueError, RecursionError):
            return self.text(line.decode(errors="replace")).encode()
        if not isinstance(plain.get("seats"), list) and "ending" not in plain:
            return line
        plain.pop("branch", None)
        plain["seats"] = [self._seat(seat) for seat in plain["seats"]] if "seats" in plain else None
        plain["ending"] = self._deep(plain["ending"]) if "ending" in plain else None
        return _ENCODER.encode({key: value for key, value in plain.items() if value is not None})

    def _seat(self, seat: Any) -> Any:
        """Return the plain seat of a header; the id of its person goes with the name."""
        if not isinstance(seat, dict) or seat.get("kind") != PERSON:
            return seat
        return {
            key: self.text(str(value)) if key == "name" else value for key, value in seat.items() if key != "person"
        }

    def _deep(self, plain: Any) -> Any:
        """Return plain data without names in any of its texts."""
        if isinstance(plain, str):
            return self.text(plain)
        if isinstance(plain, list):
            return [self._deep(each) for each in plain]
        if isinstance(plain, dict):
            return {key: self._deep(value) for key, value in plain.items()}
        return plain
