"""Later: what cards announced for a moment to come: a harvest, a brew, a purchase, the end of a harvest, growth."""

from game.core.effect_stack import Running
from game.core.effects import NONE
from game.core.event import Seat
from game.core.hexgrid import Cell
from game.rules.cauldron import events
from game.rules.cauldron.effects import upkeep
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.ingredients import Kind
from game.rules.cauldron.standing import GOODS, LATER, Moment, Standing


def due(
    run: Run,
    moment: Moment,
    seat: Seat | None = None,
    cell: Cell = NONE,
    kind: Kind | None = None,
    goods: str = "",
    told: tuple[tuple[str, int], ...] = (),
) -> tuple[Running, ...]:
    """Return the programs that have waited for a moment, in the order in which they were announced.

    A deed is that of a `seat`, on the field of a `cell` with a `kind` or for `goods`; `told` are the names by which
    they know it.
    """
    found: list[Running] = []
    for effect in run.position.standing.get(LATER + moment, ()):
        if not is_meant(effect, seat, cell, kind, goods):
            continue
        upkeep.count_use(run, effect)
        if run.tell is not None:
            run.tell(events.EffectDue(effect.owner, effect.source))
        known = tuple({**dict(effect.known), **dict(told)}.items())
        found.append(Running(effect.source, effect.owner, 0, known))
    return tuple(found)


def is_meant(effect: Standing, seat: Seat | None, cell: Cell = NONE, kind: Kind | None = None, goods: str = "") -> bool:
    """Return whether an effect waits for the deed of a seat."""
    if seat is not None and not effect.seats >> seat & 1:
        return False
    if effect.cell not in {NONE, cell} or (effect.kinds and (kind is None or not effect.kinds >> kind & 1)):
        return False
    return not effect.goods or (bool(goods) and effect.goods >> GOODS.index(goods) & 1 == 1)
