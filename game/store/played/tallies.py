"""Tallies: what a finished match counts for its persons, and what all of them come to."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

import msgspec

from game.bots.skills import SKILLS
from game.store.household import is_remembered
from game.store.records import Ending, Header, Name, Score, Seat, Time, Word
from game.store.regulars import regular_of

LATEST = 20
"""So many places of the last matches are told."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's end of a match: `place` is 1 for the best and 0 where it is not known."""

    name: str
    seat: Seat
    place: int
    won: bool
    score: Score


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished match as far as it counts.

    `key` is the same wherever its journal lies, `file` the name of that. `rival` is the best skill of its bots, or
    nothing where only persons play. `persons` are told by their ids, `regulars` by theirs. `marked` tells that an undo
    passed its fence.
    """

    key: str
    file: Name
    game: Word
    seats: int
    persons: dict[Word, Place]
    regulars: dict[Word, Place] = {}
    rival: Word = ""
    begun: Time | None = None
    marked: bool = False


class Share(msgspec.Struct, frozen=True):
    """How many of some matches were won, and how many would be at a table of equals."""

    matches: int = 0
    won: int = 0
    fair: float = 0.0


class Tally(msgspec.Struct, frozen=True):
    """What the matches of a person come to.

    Where undo passed its fence the match is only counted in `marked`. `against` is by the best rival and the number of
    seats. `regulars` tell how often the person came before each, and how often behind. `latest` are the last places
    with the seats there were, `run` is how many of the last matches were won one after the other, `longest` the most
    that ever were.
    """

    person: str
    name: str
    matches: int
    won: int
    marked: int
    against: dict[str, dict[int, Share]]
    regulars: dict[str, tuple[int, int]]
    latest: tuple[tuple[int, int], ...]
    run: int
    longest: int
    highest: int | None


def key_of(header: Header, file: str) -> str:
    """Return what tells a match from all others, by its file only where it does not say when it was begun."""
    return f"{header.game} {header.begun} {header.seed}" if header.begun else file


def played_of(header: Header, ending: Ending, file: str, *, marked: bool = False) -> Played | None:
    """Return what a finished match counts, or None where it counts for nobody.

    A match that was played on from another one does not, nor do seats that a bot played for some time, guests, and
    persons whom nobody asked for their names.
    """
    seats = list(enumerate(header.seats))
    places = {
        seat: Place(plan.name, seat, place_of(seat, ending), seat in ending.winners, ending.scores[seat])
        for seat, plan in seats
        if seat < len(ending.scores)
    }
    persons = {
        plan.person: places[seat]
        for seat, plan in seats
        if is_remembered(plan) and seat not in ending.left and seat in places
    }
    if header.branch is not None or not persons:
        return None
    bots = [plan.kind for plan in header.seats if plan.kind in SKILLS]
    regulars = {regular: places[seat] for seat, plan in seats if (regular := regular_of(plan)) and seat in places}
    rival = max(bots, key=SKILLS.index, default="")
    return Played(
        key_of(header, file), file, header.game, len(seats), persons, regulars, rival, header.begun, marked
    )  # fmt: skip


def tally(matches: Iterable[Played], person: str, game: str | None = None) -> Tally:
    """Return what the matches of a person come to, in one game or in all; they are in the order of their beginnings."""
    found = [each for each in matches if person in each.persons and game in (None, each.game)]
    counted = [each for each in found if not each.marked]
    own = [each.persons[person] for each in counted]
    return Tally(
        person,
        found[-1].persons[person].name if found else "",
        len(counted),
        sum(place.won for place in own),
        len(found) - len(counted),
        _against(counted, person),
        _regulars(counted, person),
        tuple((place.place, each.seats) for each, place in zip(counted, own, strict=True) if place.place)[-LATEST:],
        sum(1 for _ in takewhile(lambda place: place.won, reversed(own))),
        _longest([place.won for place in own]),
        max((place.score for place in own), default=None) if game is not None else None,
    )


def persons_of(matches: Sequence[Played]) -> dict[str, str]:
    """Return everybody who has finished a match, by the id with the name that they had last, the latest first."""
    found: dict[str, str] = {}
    for match in reversed(matches):
        for person, place in match.persons.items():
            found.setdefault(person, place.name)
    return found


def total(shares: Iterable[Share]) -> Share:
    """Return what several shares come to."""
    each = tuple(shares)
    return Share(sum(one.matches for one in each), sum(one.won for one in each), sum(one.fair for one in each))


def place_of(seat: int, ending: Ending) -> int:
    """Return a seat's place, 1 for the best; an ending without a ranking tells only who has won, the others have 0."""
    before = 0
    for group in ending.ranking:
        if seat in group:
            return before + 1
        before += len(group)
    return 1 if seat in ending.winners else 0


def _against(matches: Iterable[Played], person: str) -> dict[str, dict[int, Share]]:
    """Return the shares by the best rival and the number of seats, the weakest rival first."""
    found: dict[str, dict[int, Share]] = {rival: {} for rival in ("", *SKILLS)}
    for match in matches:
        by_seats = found[match.rival]
        one = Share(1, match.persons[person].won, 1 / match.seats)
        by_seats[match.seats] = total((by_seats.get(match.seats, Share()), one))
    return {rival: dict(sorted(by_seats.items())) for rival, by_seats in found.items() if by_seats}


def _regulars(matches: Iterable[Played], person: str) -> dict[str, tuple[int, int]]:
    """Return how often a person came before each regular and behind; equals count for neither."""
    found: dict[str, tuple[int, int]] = {}
    for match in matches:
        own = match.persons[person]
        for regular, other in match.regulars.items():
            ahead, behind = found.get(regular, (0, 0))
            if own.won != other.won:
                better = own.won
            elif own.place and other.place and own.place != other.place:
                better = own.place < other.place
            else:
                found.setdefault(regular, (0, 0))
                continue
            found[regular] = (ahead + better, behind + (not better))
    return found


def _longest(won: Sequence[bool]) -> int:
    """Return the most matches that were won one after the other."""
    longest = run = 0
    for each in won:
        run = run + 1 if each else 0
        longest = max(longest, run)
    return longest
