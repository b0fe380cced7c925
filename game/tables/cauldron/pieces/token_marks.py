"""Token marks: what glows for whoever is asked: what may be taken, what is lit, chosen or hinted at."""

from collections.abc import Sequence
from typing import NamedTuple

from game.tables.asking import Asking

USUALLY_LIT = frozenset({"harvest", "brew", "choose", "buy_field", "buy"})
"""The verbs whose pieces wear gold unasked; thefts, cellars and spells do when their button is pressed."""

ANSWER_LIT = frozenset({"cast"})

VERBS = {
    **{verb: frozenset({verb}) for verb in ("harvest", "steal", "brew", "cast", "buy_field")},
    "move": frozenset({"store", "fetch"}),
}
"""The verbs of each button of the desk."""


class Marks(NamedTuple):
    """Parts of moves: `open` may be chosen next, `lit` wear gold, `chosen` are taken, `hinted` are a master's.

    `settled` was chosen by a move before, for the same card. What lies `aside` is open too, but a lesson is about
    something else: it wears no gold when it is pointed at either.
    """

    open: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()
    chosen: tuple[str, ...] = ()
    hinted: frozenset[str] = frozenset()
    settled: tuple[str, ...] = ()
    aside: frozenset[str] = frozenset()

    @property
    def worn(self) -> bool:
        """Whether any piece wears one without being pointed at."""
        return bool(self.lit or self.chosen or self.hinted or self.settled)


def marks_of(asking: Asking | None, verb: str | None = None, settled: Sequence[str] = ()) -> Marks:
    """Return the marks; of the moves only those of a verb are lit, if one is given.

    What a lesson is about has them alone, but for a verb of which it is about nothing.
    """
    if asking is None:
        return Marks()
    moves = asking.narrowing.left
    verbs = {move.verb for move in moves}
    usual = USUALLY_LIT if verbs & USUALLY_LIT else ANSWER_LIT
    lit = VERBS.get(verb, usual) if verb is not None else usual
    takes = [move.parts[0] for move in moves if move.verb in lit and move.parts]
    wanted = asking.wanted(takes)
    may = frozenset(part for move in moves for part in move.parts)
    return Marks(
        may,
        frozenset(wanted if wanted or verb is None else takes),
        asking.narrowing.chosen,
        frozenset(asking.hinted.parts if asking.hinted is not None else ()),
        tuple(settled),
        frozenset() if asking.narrowing.chosen else may.difference(asking.wanted(may)),
    )
