"""Verbs of ingredients in supplies and cellars: taken, destroyed, found, swapped (000 Harvest Season, Cellars)."""

from typing import Literal

from game.core.effects import NONE
from game.core.event import Seat
from game.rules.cauldron.effects import operations
from game.rules.cauldron.effects.modifiers import holds
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Effects, Frames, Possible, Ref, Verb, Who
from game.rules.cauldron.ingredients import count, handfuls, items_in, kinds_in, size
from game.rules.cauldron.token_places import STOCK, cellar, supply


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


class SetAside(Verb, frozen=True):
    """I give some tokens of my supply back, at least one and at most so many; which ones is bound to a name."""

    amount: int
    name: str = "aside"


class GiveBack(Verb, frozen=True):
    """Tokens that a name is bound to come back to my supply from the game supply, with `more` like some of them."""

    bag: Ref = "aside"
    more: int = 0


class Transmute(Verb, frozen=True):
    """All tokens of one kind in my supply become another kind, with so many `more` of it."""

    mine: Ref
    kind: Ref
    more: int = 0


class PassOn(Verb, frozen=True):
    """Whatever lies in supplies goes to the next player on that side, but for those that are safe from me."""

    side: Literal["left", "right"]


def take(run: Run, verb: Take) -> Frames:
    """Move the token, if it may be taken."""
    target = run.seat(verb.target)
    for seat in run.seats(verb.who):
        if target not in {NONE, seat} and _is_open(run, seat):
            operations.carry(run, run.kind(verb.kind), supply(seat), supply(target))
    return ()


def destroy(run: Run, verb: Destroy) -> Frames:
    """Give the token back to the game supply."""
    for seat in run.seats(verb.who):
        if _is_open(run, seat):
            operations.carry(run, run.kind(verb.kind), supply(seat), STOCK)
    return ()


def gather(run: Run, verb: Gather) -> Frames:
    """Take the token from the game supply, as long as it lasts."""
    for seat in run.seats(verb.who):
        operations.carry(run, run.kind(verb.kind), STOCK, supply(seat))
    return ()


def swap(run: Run, verb: Swap) -> Frames:
    """Move both tokens or neither."""
    mine, theirs, supplies = run.kind(verb.mine), run.kind(verb.theirs), run.position.supply
    for seat in run.seats(verb.who):
        both = min(mine, theirs) >= 0 and count(supplies[run.me], mine) and count(supplies[seat], theirs)
        if both and _is_open(run, seat):
            operations.carry(run, mine, supply(run.me), supply(seat))
            operations.carry(run, theirs, supply(seat), supply(run.me))
    return ()


def raid(run: Run, verb: Raid) -> Frames:
    """Take the token out of the cellar."""
    target = supply(run.me) if verb.fate == "take" else STOCK
    for seat in run.seats(verb.who):
        operations.carry(run, run.kind(verb.kind), cellar(seat), target)
    return ()


def set_aside(run: Run, verb: SetAside) -> Frames:
    """Ask which, then give them back."""
    chosen = run.answer("aside")
    if chosen is None:
        have = run.position.supply[run.me]
        several = range(1, min(verb.amount, size(have)) + 1)
        return run.ask("aside", run.me, "payment", tuple(bag for number in several for bag in handfuls(have, number)))
    if chosen != NONE:
        for kind in items_in(chosen):
            operations.carry(run, kind, supply(run.me), STOCK)
        run.bind(verb.name, chosen)
    return ()


def give_back(run: Run, verb: GiveBack) -> Frames:
    """Take them from the game supply as far as they last, then ask for each that comes with them."""
    bag = run.value(verb.bag)
    if bag == NONE:
        return ()
    if (left := run.answer("left")) is None:
        for kind in items_in(bag):
            operations.carry(run, kind, STOCK, supply(run.me))
        left = verb.more
    elif (chosen := run.answer("kind")) is not None:
        run.unbind("_kind")
        operations.carry(run, chosen, STOCK, supply(run.me))
        left -= 1
    run.bind("_left", left)
    return run.ask("kind", run.me, "kind", kinds_in(bag)) if left > 0 else ()


def transmute(run: Run, verb: Transmute) -> Frames:
    """Change them one by one as long as the game supply lasts."""
    mine, kind, me = run.kind(verb.mine), run.kind(verb.kind), supply(run.me)
    if NONE in {mine, kind}:
        return ()
    for _ in range(min(count(run.position.supply[run.me], mine), count(run.position.stock, kind))):
        operations.carry(run, mine, me, STOCK)
        operations.carry(run, kind, STOCK, me)
    for _ in range(verb.more):
        operations.carry(run, kind, STOCK, me)
    return ()


def pass_on(run: Run, verb: PassOn) -> Frames:
    """Let every supply move to the next one on that side at once."""
    position = run.position
    seats = [seat for seat in range(position.seats) if _is_open(run, seat)]
    step = 1 if verb.side == "left" else -1
    for at, bag in enumerate([position.supply[seat] for seat in seats]):
        for kind in items_in(bag):
            operations.carry(run, kind, supply(seats[at]), supply(seats[(at + step) % len(seats)]))
    return ()


def _has_token(run: Run, verb: SetAside) -> bool:
    """Return whether there is anything in my supply."""
    return run.position.supply[run.me] > 0


def _has_supplies(run: Run, verb: PassOn) -> bool:
    """Return whether anything would come to me."""
    return any(bag and _is_open(run, seat) for seat, bag in enumerate(run.position.supply) if seat != run.me)


def _is_open(run: Run, seat: Seat) -> bool:
    """Return whether I may lay hands on the supply of a seat."""
    return seat == run.me or not holds(run.position, "safe", seat)


EFFECTS: Effects = {
    Take: take,
    Destroy: destroy,
    Gather: gather,
    Swap: swap,
    Raid: raid,
    SetAside: set_aside,
    GiveBack: give_back,
    Transmute: transmute,
    PassOn: pass_on,
}
POSSIBLE: Possible = {SetAside: _has_token, PassOn: _has_supplies}
