"""Helpers of the tests of Cauldron's table: the beginnings of matches by chance."""

from functools import cache
from typing import NamedTuple

from walking import NAMES

from game.core.event import Event, Seat
from game.core.move import Move
from game.play.luck import Luck, derive
from game.play.match import new_match
from game.play.moments import Moment
from game.play.replay import Replayed
from game.play.session import Session
from game.rules.cauldron.observation import CauldronObservation
from game.rules.cauldron.position import BASIC_SPELLS, HARVEST
from game.rules.cauldron.standing import Standing
from game.store.seat_plans import COLOURS, SeatPlan
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
def begun(seats: int, seed: int, **options: bool | str) -> Session:
    """Return a match, as far as a test needs it, in which everybody does whatever is allowed, liking some moves."""
    plans = [SeatPlan(NAMES[seat], "random", COLOURS[seat]) for seat in range(seats)]
    chosen = {name: "yes" if value is True else str(value) for name, value in options.items()}
    return _played_on(Session.begin(new_match("cauldron", plans, chosen, derive(seed, 0)), None), seed)


@cache
def barren() -> Session:
    """Return such a match of two in which nobody may harvest at first and the deck of Basic spells is used up."""
    usual = begun(2, 4)
    position = usual._positions[0].copy()
    position.standing = {"no_harvest": (Standing("no_harvest", "omen.tax_day", 0b11, HARVEST, 0),)}
    position.decks[BASIC_SPELLS], position.discards[BASIC_SPELLS] = b"", position.decks[BASIC_SPELLS]
    session = Session(usual.match, usual.controller, None, Replayed(0, [position], [], (), [], False))
    return _played_on(session, 4)


def _played_on(session: Session, seed: int) -> Session:
    """Return a match after so many moves as a test needs."""
    while session.to_move is not None and session.move_count < MOST_MOVES - 1:
        legal = session.legal_moves()
        luck = Luck(derive(seed, session.move_count + 1))
        verb = LIKED[luck.below(len(LIKED))]
        liked = [move for move in legal if move.verb == verb] or legal
        session.play(liked[luck.below(len(liked))])
    return session


@cache
def played(seats: int, seed: int, **options: bool) -> tuple[Turn, ...]:
    """Return the turns of such a match."""
    session = begun(seats, seed, **options)
    made = [(None, session.opening), *((turn.move, turn.events) for turn in session.history)]
    return tuple(
        Turn(
            move,
            tuple(happened),
            {eyes: session.moments.observe(eyes, Moment(number)) for eyes in (None, *range(seats))},
        )
        for number, (move, happened) in enumerate(made)
    )


def table_with(services: Services, seats: int, kind: str = "random") -> CauldronTable:
    """Return a table for so many seats of a kind."""
    services.sheets.load(CauldronTable.sheets)
    plans = [SeatPlan(NAMES[seat], kind, COLOURS[seat]) for seat in range(seats)]
    return CauldronTable(services, plans, played(seats, 1)[0].seen[None], 0)
