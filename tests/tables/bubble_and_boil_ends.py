"""Helpers of the tests of Bubble and Boil's table: matches that are over, straight from the referee."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from walking import match_at_random

from game.core.event import Event, Seat
from game.core.outcome import Outcome
from game.play.luck import Luck, derive
from game.play.replay import Replayed, Turn
from game.play.session import Session
from game.rules.bubble_and_boil.controller import BubbleAndBoil
from game.rules.bubble_and_boil.cubes import COLOURS
from game.rules.bubble_and_boil.moves import Brew
from game.rules.bubble_and_boil.observation import BubbleAndBoilObservation
from game.rules.bubble_and_boil.options import Numbers, Options
from game.store.content import convert, read_yaml
from game.store.places import CONFIG, ROOT
from game.tables.bubble_and_boil.cards.card_facts import cards

LIKED = ("plant", "plant", "record", "hex", "grow", "discard")
DUTY = {"harvest", "draw"}
CUBES = [name[0].upper() for name in COLOURS]
FILE = CONFIG / "games" / "bubble_and_boil.yaml"


class Ended(NamedTuple):
    """A match that is over: what happened, move by move, and what each seat and a spectator (None) sees at the end."""

    opening: tuple[Event, ...]
    turns: tuple[Turn, ...]
    seen: dict[Seat | None, BubbleAndBoilObservation]
    outcome: Outcome

    @property
    def happened(self) -> list[Event]:
        """Everything that happened after the opening."""
        return [event for turn in self.turns for event in turn.events]


def referee_of(**options: Any) -> BubbleAndBoil:
    """Return a referee with the real cards and numbers, those of cubes that wander from pot to pot aside."""
    unseen = {"pot_to_pot": "those_two"} if options.pop("unseen", False) else {}
    return BubbleAndBoil(convert(read_yaml(FILE)["numbers"] | unseen, Numbers, str(FILE)), cards(), Options(**options))


@cache
def hexed(seats: int, seed: int, **options: Any) -> Session:
    """Return a match to its end in which everybody does whatever is allowed, liking some moves, and brews best.

    In one that is `unseen` only two seats see the cubes that go from pot to pot.
    """
    referee = referee_of(**options)
    match = match_at_random(seats, derive(seed, 0), "bubble_and_boil")
    opening: list[Event] = []
    position = referee.start(seats, match.seed, opening.append)
    session = Session(match, referee, None, Replayed(0, [position], [], tuple(opening), [], False))
    while session.to_move is not None:
        legal = session.legal_moves()
        luck = Luck(derive(seed, session.move_count + 1))
        verb = LIKED[luck.below(len(LIKED))]
        liked = [move for move in legal if move.verb == verb] or [move for move in legal if move.verb in DUTY] or legal
        # The first of all brews is the best.
        session.play(legal[0] if isinstance(legal[0], Brew) else liked[luck.below(len(liked))])
    return session


def ended(seats: int, seed: int, **options: Any) -> Ended:
    """Return the end of such a match."""
    session = hexed(seats, seed, **options)
    seen = {eyes: session.observe(eyes) for eyes in (None, *range(seats))}
    assert session.outcome is not None
    return Ended(session.opening, tuple(session.history), seen, session.outcome)


def brewed_out(pots: Sequence[str], books: Sequence[str], **given: Any) -> Ended:
    """Return a match that had these pots (`G1 R2`) and books at its end; each seat then brewed best.

    `given` are further keys of the plain position of the rulebook's example, from which all else is taken.
    """
    victories = len(given.get("victories", ()))
    referee = referee_of(victory=str(victories) if victories else "off")
    plain = dict(read_yaml(ROOT / "tests" / "positions" / "bubble_and_boil" / "brewing_example.yaml")["position"])
    seats, order = len(pots), list(cards().deck)
    poured = [dict.fromkeys(CUBES, 0) | {name[0]: int(name[1:]) for name in pot.split()} for pot in pots]
    held = [sorted(book.split(), key=order.index) for book in books]
    deck = [card for card in order for _ in range(2)]
    for card in (card for book in held for card in book):
        deck.remove(card)
    annals = [{"seat": seat, "from": None, "card": card} for seat, book in enumerate(held) for card in book]
    nothing = {"hands": [[]] * seats, "shown": [[]] * seats, "gardens": [[]] * seats, "brewed": [None] * seats}
    zero = {name: [0] * seats for name in ("corruption", "crones", "diablerie", "points")}
    pool = {name: referee.numbers.cubes[seats] - sum(pot[name[0].upper()] for pot in poured) for name in COLOURS}
    plain |= {"seats": seats, "first": 0, "active": 0, "books": held, "annals": annals, "deck": deck, "pool": pool}
    plain |= {"pots": [{name: pot[name[0].upper()] for name in COLOURS} for pot in poured]} | nothing | zero | given
    position = referee.from_plain(plain)
    turns: list[Turn] = []
    while (seat := referee.to_move(position)) is not None:
        happened: list[Event] = []
        move = referee.legal_moves(position)[0]
        referee.apply(position, move, happened.append)
        turns.append(Turn(len(turns) + 1, seat, move, tuple(happened)))
    outcome = referee.outcome(position)
    assert outcome is not None
    return Ended((), tuple(turns), {None: referee.observe(position, None)}, outcome)
