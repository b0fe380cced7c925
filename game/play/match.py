"""Match: who plays which game with which options and which seed; everything about it besides its moves."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Any

import msgspec

from game.bots.skills import SKILLS
from game.core.reason import reason
from game.play.bad_input import BadInput
from game.play.catalogue import GAMES, Game, LoadedGame, game
from game.play.pack_registry import check_offered
from game.store.content import BadContent
from game.store.records import FORMAT, Branch, Evening, Header
from game.store.seat_plans import COLOURS, LONGEST_NAME, PERSON, SeatPlan
from game.store.trouble import BadSave
from game.store.words import Words

SEEDS = 1_000_000_000


class Match(msgspec.Struct, frozen=True):
    """A match to be: `options` are those of the game, `fingerprint` stands for its data and rules.

    `packs` are the names of the packs whose cards are in it. `day` is there where it is the match of a day, `evening`
    where it is one of the boxes of an evening. `lucks` are the numbers of moves after which all that no seat has seen
    is shuffled anew, each with the seed of that.
    """

    game: str
    options: Any
    seats: tuple[SeatPlan, ...]
    seed: int
    fingerprint: str
    packs: tuple[str, ...] = ()
    day: str | None = None
    evening: Evening | None = None
    lucks: tuple[tuple[int, int], ...] = ()

    @property
    def by_itself(self) -> "Match":
        """The same match as one of no day and no evening, with the luck of its own seed alone."""
        return msgspec.structs.replace(self, day=None, evening=None, lucks=())

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat."""
        return tuple(seat.name for seat in self.seats)

    def header(self, begun: str | None = None, branch: Branch | None = None) -> Header:
        """Return the first line of this match's journal; `begun` is a time in UTC."""
        options = msgspec.to_builtins(self.options)
        return Header(
            FORMAT, self.game, options, self.seats, self.seed, self.fingerprint, begun, branch, self.packs,
            day=self.day, evening=self.evening,
        )  # fmt: skip


def new_match(
    name: str,
    seats: Sequence[SeatPlan],
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    packs: Iterable[str] = (),
) -> Match:
    """Return a match of a game's id with the cards of packs; without a seed it gets a fresh one. Raises BadInput."""
    loaded = game(name).load(packs=packs)
    check_offered(loaded.packs, name)
    check_seats(loaded.game, seats)
    chosen = loaded.options(options or {}, len(seats))
    chance = fresh_seed() if seed is None else seed
    return Match(name, chosen, tuple(seats), chance, loaded.fingerprint, loaded.packs)


def match_of(header: Header, name: str) -> tuple[Match, LoadedGame]:
    """Return the match of a journal's header, checked whole, and its game; `name` is the file's. Raises BadSave."""
    if header.game not in GAMES:
        raise BadSave(reason("play.resume.game", name=name, game=header.game))
    loaded = _loaded(header, name)
    try:
        check_seats(loaded.game, header.seats)
    except BadInput as error:
        raise BadSave(reason("play.resume.seats", name=name, why=error.reason)) from error
    try:
        options = loaded.saved_options(header.options, len(header.seats))
    except BadContent as error:
        raise BadSave(reason("play.resume.options", name=name, complaint=str(error))) from error
    except BadInput as error:
        raise BadSave(reason("play.resume.wrong_options", name=name, why=error.reason)) from error
    match = Match(header.game, options, header.seats, header.seed, header.fingerprint, loaded.packs)
    lucks = () if header.branch is None else header.branch.lucks
    return msgspec.structs.replace(match, day=header.day, evening=header.evening, lucks=lucks), loaded


def _loaded(header: Header, name: str) -> LoadedGame:
    """Return the game of a journal with its packs; raise BadSave where one of them is gone or cannot be."""
    try:
        return GAMES[header.game].load(packs=header.packs)
    except BadInput as error:
        raise BadSave(reason("play.resume.pack", name=name, why=error.reason)) from error
    except BadContent as error:
        if not header.packs:
            raise
        raise BadSave(reason("play.resume.options", name=name, complaint=str(error))) from error


def fresh_seed() -> int:
    """Return a seed that nobody can guess, short enough to be copied by hand: 0 to 999,999,999."""
    return secrets.randbelow(SEEDS)


def parse_seats(text: str, words: Words) -> tuple[SeatPlan, ...]:
    """Return the seats of a comma list such as `Ana,master,Odile=adept`; raise BadInput.

    An item is a person's name, a skill, or a name with a skill. Bots without a name get one from the words.
    """
    items = [item.strip() for item in text.split(",")]
    split = [_split(item) for item in items]
    taken = {name.casefold() for name, _ in split}
    given = (words.say(f"play.name.{number}") for number in range(1, 2 * len(COLOURS) + 1))
    free = (name for name in given if name.casefold() not in taken)
    seats = []
    for (name, kind), colour in zip(split, cycle(COLOURS), strict=False):
        called = name if name or kind == PERSON else next(free, "")
        seats.append(SeatPlan(called, kind, colour))
    return tuple(seats)


def check_seats(of: Game, seats: Sequence[SeatPlan]) -> None:
    """Raise BadInput unless a match of the game can be played by these seats."""
    lowest, highest = of.seats
    if not lowest <= len(seats) <= highest:
        raise BadInput(reason("play.seats.number", count=len(seats), lowest=lowest, highest=highest))
    names: set[str] = set()
    for number, seat in enumerate(seats, start=1):
        name = seat.name.casefold()
        if seat.kind != PERSON and seat.kind not in SKILLS:
            raise BadInput(reason("play.seats.kind", kind=seat.kind, skills=", ".join(SKILLS)))
        if not seat.name.strip() or not seat.name.isprintable():
            raise BadInput(reason("play.seats.nameless", number=number))
        if len(seat.name) > LONGEST_NAME:
            raise BadInput(reason("play.seats.long", number=number, most=LONGEST_NAME))
        if seat.colour not in COLOURS:
            raise BadInput(reason("play.seats.colour", colour=seat.colour, colours=", ".join(COLOURS)))
        if name in SKILLS:
            raise BadInput(reason("play.seats.skill", name=seat.name))
        if name in names:
            raise BadInput(reason("play.seats.twice", name=seat.name))
        names.add(name)
    if len({seat.colour for seat in seats}) < len(seats):
        raise BadInput(reason("play.seats.colours"))


def _split(item: str) -> tuple[str, str]:
    """Return name and kind of one item of a list of seats; the name is empty where none was given."""
    name, equals, kind = (part.strip() for part in item.partition("="))
    if equals:
        return name, kind.casefold()
    return ("", name.casefold()) if name.casefold() in SKILLS else (name, PERSON)
