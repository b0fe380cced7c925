"""What somebody's decisions lost, as far as analyses are kept; nothing is worked out anew."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from game.core.event import Seat
from game.play.analysis.kept import judgements_of
from game.store.played.tallies import Played


class Lost(msgspec.Struct, frozen=True):
    """What `decisions` in so many `matches` lost for certain, as chances to win added up.

    The costliest of them was the move of `number` in the match of `file`, made at `seat`.
    """

    matches: int
    decisions: int
    chance: float
    file: str
    seat: Seat
    number: int

    @property
    def a_move(self) -> float:
        """The chance lost a decision."""
        return self.chance / self.decisions


def lost_by(matches: Iterable[Played], person: str, folder: Path) -> Lost | None:
    """Return what the analysed decisions of a person lost in the matches of a folder, or None where there are none."""
    found = [
        (judgement.low, match.file, match.persons[person].seat, judgement.number)
        for match in matches
        if person in match.persons
        for judgement in judgements_of(folder / match.file, match.persons[person].seat)
    ]
    if not found:
        return None
    _, file, seat, number = max(found)
    return Lost(len({each[1] for each in found}), len(found), sum(each[0] for each in found), file, seat, number)
