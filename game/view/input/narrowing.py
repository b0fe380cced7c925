"""Narrowing: how a person composes a move by pointing at its parts, one after the other, in any order."""

from collections import Counter
from collections.abc import Iterable, Sequence

from game.core.move import Move


class Narrowing:
    """The legal moves that are left after the parts chosen so far; it never knows a rule.

    Choosing a part keeps the moves that contain it. What glows is the next part of each move left. One move left, or
    one that has no further part, is what confirming does; taking back frees the last choice.
    """

    def __init__(self, moves: Iterable[Move]) -> None:
        self._all = tuple(moves)
        self._chosen: list[str] = []
        self._left = self._all

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
        chosen = Counter(self.chosen)
        return tuple(dict.fromkeys(parts[0] for move in self._left if (parts := _remaining(move, chosen))))

    @property
    def bare(self) -> tuple[Move, ...]:
        """The moves left that have no further part to point at (`done`, `pass`): buttons."""
        chosen = Counter(self.chosen)
        return tuple(move for move in self._left if not _remaining(move, chosen))

    @property
    def move(self) -> Move | None:
        """What confirming does: the one move left, or the one without a further part once something is chosen."""
        if len(self._left) == 1:
            return self._left[0]
        bare = self.bare if self._chosen else ()
        return bare[0] if len(bare) == 1 else None

    def can_choose(self, part: str) -> bool:
        """Return whether a move left has the part among those not chosen yet."""
        chosen = Counter(self.chosen)
        return any(part in _remaining(move, chosen) for move in self._left)

    def choose(self, part: str) -> bool:
        """Keep the moves that contain the part; return whether there were any (else nothing changes)."""
        self._chosen.append(part)
        left = self._matching()
        if not left:
            self._chosen.pop()
            return False
        self._left = left
        return True

    def choose_instead(self, part: str) -> bool:
        """Choose a part and keep of the earlier choices what goes with it; return whether any move has the part."""
        before = self._chosen
        self._chosen = []
        if not self.choose(part):
            self._chosen = before
            return False
        for earlier in before:
            self.choose(earlier)
        return True

    def take_back(self) -> bool:
        """Free the last choice; return whether there was one."""
        if not self._chosen:
            return False
        self._chosen.pop()
        self._left = self._matching()
        return True

    def release(self, part: str) -> bool:
        """Free a part that was chosen, last chosen first; return whether it was."""
        if part not in self.chosen:
            return False
        del self._chosen[max(place for place, each in enumerate(self._chosen) if each == part)]
        self._left = self._matching()
        return True

    def clear(self) -> None:
        """Free every choice."""
        self._chosen.clear()
        self._left = self._all

    def _matching(self) -> tuple[Move, ...]:
        """Return the moves that have every chosen part."""
        chosen = Counter(self._chosen)
        return tuple(move for move in self._all if chosen <= Counter(move.parts))


def _remaining(move: Move, chosen: Counter[str]) -> list[str]:
    """Return the parts of a move that are not chosen yet, in order."""
    spent = Counter(chosen)
    remaining = []
    for part in move.parts:
        if spent[part] > 0:
            spent[part] -= 1
        else:
            remaining.append(part)
    return remaining
