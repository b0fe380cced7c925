"""Verbs of ingredients in supplies and cellars: taken, destroyed, found, swapped (000 Harvest Season, Cellars)."""

from typing import Literal

from game.core.event import Seat
from game.rules.cauldron import deeds
from game.rules.cauldron.ingredients import count
from game.rules.cauldron.modifiers import holds
from game.rules.cauldron.places import STOCK, cellar, supply
from game.rules.cauldron.run import Run
from game.rules.cauldron.verb import Effects, Frames, Possible, Ref, Verb, Who


class Take(Verb, frozen=True):
    """A token goes from the supply of one seat to that of another; a protected supply gives nothing."""

    kind: Ref
    who: Who
    target: Who = "me"


class Destroy(Verb, frozen=True):
    """A token goes from a supply back to the game supply; others cannot do it to a protected one."""

    kind: Ref
    who: Who = "me"


class Gather(Verb, frozen=True):
    """A token goes from the game supply to the supply of a seat."""

    kind: Ref
    who: Who = "me"


class Swap(Verb, frozen=True):
    """One token of mine and one of another supply change places; without either nothing moves."""

    mine: Ref
    theirs: Ref
    who: Who


class Raid(Verb, frozen=True):
    """A token leaves a cellar for my supply or for the game supply; no supply's protection helps there."""

    kind: Ref
    who: Who
    fate: Literal["take", "destroy"]


def take(run: Run, verb: Take) -> Frames:
    """Move the token, if it may be taken."""
    for seat in run.seats(verb.who):
        if _is_open(run, seat):
            deeds.carry(run, run.kind(verb.kind), supply(seat), supply(run.seat(verb.target)))
    return ()


def destroy(run: Run, verb: Destroy) -> Frames:
    """Give the token back to the game supply."""
    for seat in run.seats(verb.who):
        if _is_open(run, seat):
            deeds.carry(run, run.kind(verb.kind), supply(seat), STOCK)
    return ()


def gather(run: Run, verb: Gather) -> Frames:
    """Take the token from the game supply, as long as it lasts."""
    for seat in run.seats(verb.who):
        deeds.carry(run, run.kind(verb.kind), STOCK, supply(seat))
    return ()


def swap(run: Run, verb: Swap) -> Frames:
    """Move both tokens or neither."""
    mine, theirs, supplies = run.kind(verb.mine), run.kind(verb.theirs), run.position.supply
    for seat in run.seats(verb.who):
        both = min(mine, theirs) >= 0 and count(supplies[run.me], mine) and count(supplies[seat], theirs)
        if both and _is_open(run, seat):
            deeds.carry(run, mine, supply(run.me), supply(seat))
            deeds.carry(run, theirs, supply(seat), supply(run.me))
    return ()


def raid(run: Run, verb: Raid) -> Frames:
    """Take the token out of the cellar."""
    target = supply(run.me) if verb.fate == "take" else STOCK
    for seat in run.seats(verb.who):
        deeds.carry(run, run.kind(verb.kind), cellar(seat), target)
    return ()


def _is_open(run: Run, seat: Seat) -> bool:
    """Return whether I may lay hands on the supply of a seat."""
    return seat == run.me or not holds(run.position, "safe", seat)


EFFECTS: Effects = {Take: take, Destroy: destroy, Gather: gather, Swap: swap, Raid: raid}
POSSIBLE: Possible = {}
