"""Narrowing: how a person composes a move by pointing at its parts, one after the other, in any order."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.core.move import Move


class _Further(NamedTuple):
    """The next part of each move left, the moves without any, and all parts to come."""

    glowing: tuple[str, ...]
    bare: tuple[Move, ...]
    open: frozenset[str]


class Narrowing:
    """The legal moves that are left after the parts chosen so far; it never knows a rule.

    Choosing a part keeps the moves that contain it. What glows is the next part of each move left. One move left, or
    one that has no further part, is what confirming does; taking back frees the last choice.
    """

    def __init__(self, moves: Iterable[Move]) -> None:
        self._all = tuple(moves)
        self._chosen: list[str] = []
        self._left = self._all
        self._further: _Further | None = None

    @property
    def all(self) -> Sequence[Move]:
        """The moves that there were before anything was chosen."""
        return self._all

    @property
    def left(self) -> Sequence[Move]:
        """The moves that are still possible, in the order of the legal moves."""
        return self._left

    @property
    def chosen(self) -> tuple[str, ...]:
        """The parts chosen so far."""
        return tuple(self._chosen)

    @property
    def glowing(self) -> tuple[str, ...]:
        """The next part of each move left, each once."""
        return self._known.glowing

    @property
    def bare(self) -> tuple[Move, ...]:
        """The moves left that have no further part to point at (`done`, `pass`): buttons."""
        return self._known.bare

    @property
    def move(self) -> Move | None:
        """What confirming does: the one move left, or the one without a further part once something is chosen."""
        if len(self._left) == 1:
            return self._left[0]
        bare = self.bare if self._chosen else ()
        return bare[0] if len(bare) == 1 else None

    def can_choose(self, part: str) -> bool:
        """Return whether a move left has the part among those not chosen yet."""
        return part in self._known.open

    @property
    def open(self) -> frozenset[str]:
        """The parts of the moves left that are not chosen yet."""
        return self._known.open

    def choose(self, part: str) -> bool:
        """Keep the moves that contain the part; return whether there were any (else nothing changes)."""
        left = self._matching([*self._chosen, part])
        if not left:
            return False
        self._take([*self._chosen, part], left)
        return True

    def choose_instead(self, part: str) -> bool:
        """Choose a part and keep of the earlier choices what goes with it; return whether any move has the part."""
        before, left = self._chosen, self._matching([part])
        if not left:
            return False
        self._take([part], left)
        for earlier in before:
            self.choose(earlier)
        return True

    def take_back(self) -> bool:
        """Free the last choice; return whether there was one."""
        if not self._chosen:
            return False
        self._keep(self._chosen[:-1])
        return True

    def release(self, part: str) -> bool:
        """Free a part that was chosen, last chosen first; return whether it was."""
        if part not in self.chosen:
            return False
        last = max(place for place, each in enumerate(self._chosen) if each == part)
        self._keep([*self._chosen[:last], *self._chosen[last + 1 :]])
        return True

    def clear(self) -> None:
        """Free every choice."""
        self._keep([])

    def _keep(self, chosen: list[str]) -> None:
        """Have only these parts chosen."""
        self._take(chosen, self._matching(chosen))

    def _take(self, chosen: list[str], left: tuple[Move, ...]) -> None:
        self._chosen, self._left, self._further = chosen, left, None

    def _matching(self, chosen: Sequence[str]) -> tuple[Move, ...]:
        """Return the moves that have every chosen part."""
        if not chosen:
            return self._all
        counted = Counter(chosen)
        return tuple(move for move in self._all if counted <= Counter(move.parts))

    @property
    def _known(self) -> _Further:
        """What the moves left have beyond what is chosen, worked out when it is asked for first."""
        if self._further is None:
            self._further = _further(self._left, self._chosen)
        return self._further


def _further(left: Iterable[Move], chosen: Sequence[str]) -> _Further:
    """Return what moves have beyond the parts that are chosen."""
    glowing: dict[str, None] = {}
    bare: list[Move] = []
    open_: set[str] = set()
    for move in left:
        remaining = list(move.parts)
        for part in chosen:
            remaining.remove(part)
        if not remaining:
            bare.append(move)
            continue
        glowing[remaining[0]] = None
        open_.update(remaining)
    return _Further(tuple(glowing), tuple(bare), frozenset(open_))
