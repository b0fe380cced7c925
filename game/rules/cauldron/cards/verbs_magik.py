"""Verbs of Magik: what is gained, lost and drained on the track (000 Magik Track; rulings A44 to A48)."""

from typing import Literal, TypeAlias

from game.core.effects import NONE, bound
from game.core.event import Seat
from game.rules.cauldron.effects import operations
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Effects, Frames, Possible, Verb, Who
from game.rules.cauldron.ingredients import kinds_in, size

Per: TypeAlias = Literal["cellar", "cellared", "potion", "kind", "die", "brew"]


class Gain(Verb, frozen=True):
    """Seats gain Magik, up to the cap; `per` multiplies it by what each of them has (A44, A45).

    `die` is the number of the die that is answered, `brew` half of what the brew yielded that was waited for.
    """

    amount: int
    who: Who = "me"
    per: Per | None = None


class Lose(Verb, frozen=True):
    """Seats lose Magik, down to 0, as Gain gives it (A46)."""

    amount: int
    who: Who = "me"
    per: Per | None = None


class Drain(Verb, frozen=True):
    """Seats lose Magik to another one, which gets no more than they really lost (A47)."""

    amount: int
    who: Who
    target: Who = "me"


def gain(run: Run, verb: Gain) -> Frames:
    """Add the Magik and return the track effects that are reached, seat by seat (A10, A48)."""
    return tuple(
        frame
        for seat in run.seats(verb.who)
        for frame in operations.gain(run, seat, verb.amount * _times(run, verb.per, seat))
    )


def lose(run: Run, verb: Lose) -> Frames:
    """Take the Magik away."""
    for seat in run.seats(verb.who):
        operations.lose(run, seat, verb.amount * _times(run, verb.per, seat))
    return ()


def drain(run: Run, verb: Drain) -> Frames:
    """Move Magik; between a seat and itself nothing moves."""
    target = run.seat(verb.target)
    victims = tuple(seat for seat in run.seats(verb.who) if seat != target)
    if target == NONE or not victims:
        return ()
    return operations.gain(run, target, sum(operations.lose(run, seat, verb.amount) for seat in victims))


def _times(run: Run, per: Per | None, seat: Seat) -> int:
    """Return how many things of the counted sort a seat has."""
    position = run.position
    match per:
        case "cellar":
            return position.cellars[seat]
        case "potion":
            return len(position.potions[seat])
        case "kind":
            return len(kinds_in(position.supply[seat]))
        case "cellared":
            return size(position.cellared[seat])
        case "die":
            announced = run.announced
            return 0 if announced is None else bound(announced, "roll") or 0
        case "brew":
            # Halves count up.
            return (max(0, run.value("brewed")) + 1) // 2
    return 1


EFFECTS: Effects = {Gain: gain, Lose: lose, Drain: drain}
POSSIBLE: Possible = {}
