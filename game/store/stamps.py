"""Stamps: which regulars were beaten in which box, as a small file that the journals' endings can make anew."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.bots.skills import SKILLS
from game.store.places import ensure_folder, read_whole, write_atomically
from game.store.records import Ending, Header, Time
from game.store.regulars import regular_of

FILE = "stamps.json"
FORMAT = 1
_MOST_BYTES = 1 << 20


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A regular that a person has beaten in a game, its skill then, and when that match was begun."""

    game: str
    regular: str
    skill: str
    begun: Time | None = None


class _File(msgspec.Struct, frozen=True):
    """What the file holds."""

    format: int
    stamps: tuple[Stamp, ...]


class Place(NamedTuple):
    """Where a stamp goes in the book."""

    game: str
    regular: str


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(_File)


class Stamps:
    """The stamps of one player. A file that cannot be read counts as empty: what the journals tell is stamped again."""

    def __init__(self, matches: Path) -> None:
        """Read the stamps beside a folder of matches."""
        self.path = matches.with_name(FILE)
        self._stamps: dict[Place, Stamp] = {}
        found = read_whole(self.path, _DECODER, _MOST_BYTES)
        if found is not None and found.format == FORMAT:
            self._add(found.stamps)

    def of(self, game: str, regular: str) -> Stamp | None:
        """Return the stamp at a place, or None."""
        return self._stamps.get(Place(game, regular))

    def collect(self, matches: Iterable[tuple[Header, Ending]]) -> tuple[Stamp, ...]:
        """Stamp what finished matches have won and return what is new; raise DiskTrouble.

        Of several matches that win the same stamp the one against the highest skill counts, of equals the first.
        """
        fresh = self._add(stamp for header, ending in matches for stamp in stamps_of(header, ending))
        if fresh:
            ensure_folder(self.path.parent)
            write_atomically(self.path, _ENCODER.encode(_File(FORMAT, tuple(self._stamps.values()))))
        return tuple(fresh.values())

    def _add(self, stamps: Iterable[Stamp]) -> dict[Place, Stamp]:
        """Take stamps in and return those that are new or against a higher skill."""
        fresh = {}
        for stamp in stamps:
            place = Place(stamp.game, stamp.regular)
            if place not in self._stamps or _rank(stamp) > _rank(self._stamps[place]):
                self._stamps[place] = fresh[place] = stamp
        return fresh


def stamps_of(header: Header, ending: Ending) -> tuple[Stamp, ...]:
    """Return what a finished match is worth: a stamp for each regular who lost it, where a person has won.

    A match that was played on from another one is worth none, nor one that a bot has won in the place of a person.
    """
    seats = header.seats
    won = [seat for seat in ending.winners if seat < len(seats) and seats[seat].is_person and seat not in ending.left]
    if header.branch is not None or not won:
        return ()
    return tuple(
        Stamp(header.game, regular, plan.kind, header.begun)
        for seat, plan in enumerate(seats)
        if seat not in ending.winners and (regular := regular_of(plan))
    )


def _rank(stamp: Stamp) -> int:
    """Return how high the skill of a stamp is."""
    return SKILLS.index(stamp.skill) if stamp.skill in SKILLS else -1
