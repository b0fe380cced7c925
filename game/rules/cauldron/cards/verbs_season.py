"""Verbs of the season: actions foiled and added, turns, dice, cellars, and effects that last."""

from typing import Literal

from game.core.effects import NONE, root_of
from game.core.hexgrid import Cell
from game.rules.cauldron.effects import dice, modifiers, operations
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import TIERS, Effects, Frames, Kindname, Possible, Ref, Tier, Verb, Who
from game.rules.cauldron.ingredients import mask_of
from game.rules.cauldron.position import HARVEST as HARVEST_PHASE
from game.rules.cauldron.standing import GOODS, HARVEST, Goods, Standing, Until, What

# With fewer seats it does not matter which way round turns go.
FEWEST_FOR_ORDER = 3


class Foil(Verb, frozen=True):
    """The action that is answered comes to nothing and is spent (A25)."""


class Action(Verb, frozen=True):
    """The active seat has more actions in this turn."""

    amount: int


class NextTurn(Verb, frozen=True):
    """A seat has the next turn; from there turns go on as before."""

    who: Who = "me"


class Reverse(Verb, frozen=True):
    """Turns go the other way round until the season ends."""


class SetRoll(Verb, frozen=True):
    """The die that is answered shows this number."""

    amount: int


class TurnRoll(Verb, frozen=True):
    """The die that is answered is turned upside down: it shows 7 less its number."""


class Reroll(Verb, frozen=True):
    """The die that is answered is rolled again by its owner."""


class FreeCellar(Verb, frozen=True):
    """Seats get a cellar without paying, within their limit or even a `third` (A66)."""

    who: Who = "me"
    third: bool = False


class Modify(Verb, frozen=True):
    """Something is otherwise than usual for a while, on one `field` or anywhere; the rest is named as in Standing.

    A character's passive ability holds such changes for the whole match.
    """

    what: What
    amount: int = 0
    who: Who = "me"
    kinds: tuple[Kindname, ...] = ()
    tiers: tuple[Tier, ...] = ()
    goods: tuple[Goods, ...] = ()
    quick: bool = False
    beside: Literal["same"] | None = None
    edge: bool = False
    field: Ref = ""
    until: Until = HARVEST
    uses: int = 0


class EndOmen(Verb, frozen=True):
    """What the omen of this season still brings about ends."""


class Rituals(Verb, frozen=True):
    """Advanced cards may be bought from now on (Rituals of Power)."""


def foil(run: Run, verb: Foil) -> Frames:
    """Foil the action."""
    operations.foil(run)
    return ()


def action(run: Run, verb: Action) -> Frames:
    """Give the actions."""
    operations.more_actions(run, verb.amount)
    return ()


def next_turn(run: Run, verb: NextTurn) -> Frames:
    """Settle who comes next."""
    if (seat := run.seat(verb.who)) != NONE:
        operations.set_next(run, seat)
    return ()


def reverse(run: Run, verb: Reverse) -> Frames:
    """Turn the order round."""
    operations.turn_round(run, root_of(run.frame.source))
    return ()


def set_roll(run: Run, verb: SetRoll) -> Frames:
    """Set the die."""
    dice.set_roll(run, verb.amount)
    return ()


def turn_roll(run: Run, verb: TurnRoll) -> Frames:
    """Turn the die."""
    dice.turn_roll(run)
    return ()


def reroll(run: Run, verb: Reroll) -> Frames:
    """Roll it again."""
    dice.reroll(run)
    return ()


def free_cellar(run: Run, verb: FreeCellar) -> Frames:
    """Give the cellar to whoever may own one more."""
    for seat in run.seats(verb.who):
        if modifiers.may_own_more_cellars(run.book, run.position, seat, verb.third):
            operations.add_cellar(run, seat)
    return ()


def modify(run: Run, verb: Modify) -> Frames:
    """Let the change hold for its seats, each of which has uses of its own."""
    bits = [1 << seat for seat in run.seats(verb.who)]
    cell = run.cell(verb.field) if verb.field else NONE
    if verb.field and cell == NONE:
        return ()
    for seats in bits if verb.uses else filter(None, [sum(bits)]):
        operations.stand(run, standing_of(verb, root_of(run.frame.source), seats, cell=cell))
    return ()


def end_omen(run: Run, verb: EndOmen) -> Frames:
    """Let everything end that holds because of the omen."""
    if (source := _omen_source(run)) is not None:
        operations.end_source(run, source)
    return ()


def rituals(run: Run, verb: Rituals) -> Frames:
    """Unlock the Advanced cards."""
    operations.unlock(run)
    return ()


def standing_of(verb: Modify, source: str, seats: int, until: str = "", cell: Cell = NONE) -> Standing:
    """Return the lasting effect of a change for a mask of seats; `until` replaces its own end."""
    return Standing(
        verb.what,
        source,
        seats,
        until or verb.until,
        amount=verb.amount,
        uses=verb.uses,
        kinds=mask_of(verb.kinds),
        tiers=sum(1 << TIERS.index(tier) for tier in verb.tiers),
        goods=sum(1 << GOODS.index(goods) for goods in verb.goods),
        cell=cell,
        place="beside" if verb.beside else "edge" if verb.edge else "",
        quick=verb.quick,
    )


def _omen_source(run: Run) -> str | None:
    """Return what effects of the omen of this season call their source."""
    omen = run.position.omen
    return None if omen is None else run.book.omens[omen].source


def may_act_more(run: Run, verb: Action) -> bool:
    """Return whether it is my turn and there is something left to harvest."""
    position = run.position
    return position.active == run.me and position.phase == HARVEST_PHASE and any(position.tokens)


def may_have_next_turn(run: Run, verb: NextTurn) -> bool:
    """Return whether there is a next turn in this harvest."""
    return run.position.phase == HARVEST_PHASE and any(run.position.tokens)


def may_reverse(run: Run, verb: Reverse) -> bool:
    """Return whether there are enough seats for the order to matter, and turns left."""
    return run.position.seats >= FEWEST_FOR_ORDER and run.position.phase == HARVEST_PHASE


def may_get_cellar(run: Run, verb: FreeCellar) -> bool:
    """Return whether somebody may own one more (A66)."""
    return any(modifiers.may_own_more_cellars(run.book, run.position, seat, verb.third) for seat in run.seats(verb.who))


def may_end_omen(run: Run, verb: EndOmen) -> bool:
    """Return whether the omen of this season still brings anything about."""
    source = _omen_source(run)
    return any(root_of(effect.source) == source for effects in run.position.standing.values() for effect in effects)


EFFECTS: Effects = {
    Foil: foil,
    Action: action,
    NextTurn: next_turn,
    Reverse: reverse,
    SetRoll: set_roll,
    TurnRoll: turn_roll,
    Reroll: reroll,
    FreeCellar: free_cellar,
    Modify: modify,
    EndOmen: end_omen,
    Rituals: rituals,
}
POSSIBLE: Possible = {
    Action: may_act_more,
    NextTurn: may_have_next_turn,
    Reverse: may_reverse,
    FreeCellar: may_get_cellar,
    EndOmen: may_end_omen,
}
