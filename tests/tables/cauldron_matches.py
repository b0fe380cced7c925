"""Helpers of the tests of Cauldron's table: matches by chance, straight from the referee."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from walking import NAMES, differences, picture_of

from game.core.event import Event, Seat
from game.core.move import Move
from game.play.luck import Luck, derive
from game.rules.cauldron.controller import Cauldron
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.options import Options
from game.store.seats import COLOURS, SeatPlan
from game.tables.cauldron.book import card_book
from game.tables.cauldron.table import CauldronTable
from game.view.scene import Services

MOST_MOVES = 260
LIKED = ("brew", "buy_field", "buy", "cast", "use", "harvest", "steal", "choose")


class Turn(NamedTuple):
    """A move (None: the deal) with what happened and what each seat and a spectator saw after it."""

    move: Move | None
    events: tuple[Event, ...]
    seen: dict[Seat | None, CauldronObservation]


@cache
def played(seats: int, seed: int, **options: bool) -> tuple[Turn, ...]:
    """Return a match, as far as a test needs it, in which everybody does whatever is allowed, liking some moves."""
    book = card_book()
    referee = Cauldron(book.numbers, book.cards, Options(**options))
    happened: list[Event] = []
    position = referee.start(seats, derive(seed, 0), happened.append)
    turns = []
    move = None
    for number in range(MOST_MOVES):
        seen = {eyes: referee.observe(position, eyes) for eyes in (None, *range(seats))}
        turns.append(Turn(move, tuple(happened), seen))
        happened.clear()
        if referee.to_move(position) is None:
            break
        legal = referee.legal_moves(position)
        luck = Luck(derive(seed, number + 1))
        verb = LIKED[luck.below(len(LIKED))]
        liked = [each for each in legal if each.verb == verb] or legal
        move = liked[luck.below(len(liked))]
        referee.apply(position, move, happened.append)
    return tuple(turns)


def table_with(services: Services, seats: int, kind: str = "random") -> CauldronTable:
    """Return a table for so many seats of a kind."""
    services.sheets.load(CauldronTable.sheets)
    book = card_book()
    referee = Cauldron(book.numbers, book.cards, Options())
    seen = referee.observe(referee.start(seats, 1), None)
    return CauldronTable(services, [SeatPlan(NAMES[seat], kind, COLOURS[seat]) for seat in range(seats)], seen, 0)


def follow(services: Services, turns: tuple[Turn, ...], eyes: Seat | None) -> Iterator[tuple[Turn, CauldronTable]]:
    """Yield each turn after its events were handed to a table; its last frame is then still to come."""
    table = table_with(services, turns[0].seen[None].seats)
    table.show(turns[0].seen[eyes], eyes or 0)
    for turn in turns[1:]:
        for event in turn.events:
            table.animate(event.seen_by(eyes), None, None)
        yield turn, table


def differing(services: Services, table: CauldronTable, turn: Turn, eyes: Seat | None) -> list[str]:
    """Return in what a table differs from one that is shown the moment afresh."""
    fresh = table_with(services, turn.seen[None].seats)
    fresh.show(turn.seen[eyes], table.viewer)
    return differences(picture_of(table), picture_of(fresh))
