"""Upkeep: standing effects that are used up or come to their end."""

from game.core.event import Seat
from game.rules.cauldron.effects import modifiers, operations
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.standing import HARVEST, SEASON, Standing


def use(run: Run, what: str, seat: Seat, kinds: int = 0, tiers: int = 0, quick: bool = False) -> None:
    """Count one application of each effect that helped a seat; an effect ends with its last."""
    for effect in tuple(modifiers.effects(run.position, what, seat, kinds, tiers, quick)):
        count_use(run, effect)


def count_use(run: Run, effect: Standing) -> None:
    """Count one application of an effect, which ends with its last."""
    if effect.uses == 1:
        operations.end_standing(run, effect)
    elif effect.uses:
        _replace(run, effect, _changed(effect, uses=effect.uses - 1))


def end(run: Run, until: str) -> None:
    """Let all effects end that hold until now."""
    operations.end_all(run, lambda effect: effect.until == until)


def end_harvest(run: Run) -> None:
    """Let the effects of a harvest end, and those that last for one more harvest have their last one."""
    end(run, HARVEST)
    for effects in tuple(run.position.standing.values()):
        for effect in effects:
            if effect.until == SEASON:
                _replace(run, effect, _changed(effect, until=HARVEST))


def _changed(effect: Standing, uses: int | None = None, until: str | None = None) -> Standing:
    """Return the effect with fewer uses or another end."""
    return Standing(
        effect.what, effect.source, effect.seats, until or effect.until, effect.amount,
        effect.uses if uses is None else uses,
        effect.kinds, effect.tiers, effect.goods, effect.cell, effect.place, effect.quick, effect.owner, effect.known,
    )  # fmt: skip


def _replace(run: Run, old: Standing, new: Standing) -> None:
    """Put an effect in the place of another of its kind, untold: nothing begins or ends."""
    position = run.position
    effects = list(position.standing[old.what])
    effects[effects.index(old)] = new
    position.standing = {**position.standing, old.what: tuple(effects)}
