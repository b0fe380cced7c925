"""Talk: what regulars say now and then about what everybody has seen."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from game.core.event import Event, Seat

MOST_LINES = 4
"""So many lines at most a regular has for one occasion."""

SPEAKS = {"usual": 2, "rare": 6, "off": 0}
"""By the setting: of so many occasions one makes somebody speak; 0: none."""


class Occasion(NamedTuple):
    """What the public part of an event is to those whom it concerns, and the round that begins with it, if one does."""

    about: Mapping[Seat, str] = {}
    round: int | None = None


class Remark(NamedTuple):
    """What a regular says: the seat and the key of the text."""

    seat: Seat
    key: str


class Talk:
    """Hears what happens in one match and says who remarks on it.

    At most one remark is made in a round, and none twice in a match. Only the public part of an event counts, so that
    all eyes hear the same. `regulars` has whoever sits on each seat (nothing for others); `has` tells which texts there
    are, under `talk.<regular>.<game>.<occasion>.<number from 1>`.
    """

    def __init__(
        self, game: str, regulars: Sequence[str], occasion: Callable[[Event], Occasion], has: Callable[[str], bool]
    ) -> None:
        self._game = game
        self._regulars = regulars
        self._occasion = occasion
        self._has = has
        self._heard = 0
        self._round = 0
        self._spoken_in = -1
        self._said: set[str] = set()

    def hear(self, event: Event, often: str = "usual") -> Remark | None:
        """Return the remark on an event, or None; `often` is how much is said, as in the settings."""
        self._heard += 1
        occasion = self._occasion(event.seen_by(None))
        if occasion.round is not None:
            self._round = occasion.round
        one_of = SPEAKS[often]
        if not one_of or self._spoken_in == self._round:
            return None
        for seat, about in occasion.about.items():
            lines = self._lines(seat, about)
            draw = crc32(f"{self._heard} {seat} {about}".encode())
            if lines and draw % one_of == 0:
                key = lines[draw // one_of % len(lines)]
                self._spoken_in = self._round
                self._said.add(key)
                return Remark(seat, key)
        return None

    def _lines(self, seat: Seat, about: str) -> list[str]:
        """Return what a seat may say on an occasion and has not said yet."""
        if not self._regulars[seat]:
            return []
        start = f"talk.{self._regulars[seat]}.{self._game}.{about}"
        keys = (f"{start}.{number}" for number in range(1, MOST_LINES + 1))
        return [key for key in keys if self._has(key) and key not in self._said]
