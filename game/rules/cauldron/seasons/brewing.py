"""Brewing: ingredients for Magik, the zones of the track, the brew that wins (000 Actions, Magik Track; A36 to A45)."""

from functools import lru_cache

from game.core.effects import NONE
from game.core.event import Seat
from game.rules.cauldron import events
from game.rules.cauldron.effects import later, modifiers, operations, upkeep
from game.rules.cauldron.effects.match_cards import Potion
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ingredients import ALL_KINDS, ONE, Bag, count, covers, handfuls, items_in, shortage, size
from game.rules.cauldron.position import OVER, CauldronPosition
from game.rules.cauldron.token_places import STOCK, cellar, supply


def brew(run: Run) -> Frames:
    """Brew the potion that was announced."""
    return brew_by(run, "potion", 0, 0)


def copy_by(run: Run, name: str, bonus: int) -> Frames:
    """Brew a recipe that may be somebody else's: the zones count for whoever brews, its signs do not."""
    return brew_by(run, name, 0, bonus, is_copy=True)


def brew_by(run: Run, name: str, spare: int, bonus: int, is_copy: bool = False) -> Frames:
    """Pay for a potion, gain its Magik and draw its spell; a brew that is no longer possible is lost (A25)."""
    position, seat, potion = run.position, run.me, run.value(name)
    if potion == NONE or not (is_copy or potion in position.potions[seat]):
        return ()
    card = run.book.potions[potion]
    if not modifiers.may_brew(run.book, position, seat, potion, spare, run.price):
        if run.tell is not None:
            run.tell(events.ActionFoiled(seat, "brew"))
        return ()
    paid = card.needs
    if card.wild or spare or "substitute" in position.standing or "spare" in position.standing:
        chosen = run.answer("payment")
        if chosen is None:
            return run.ask("payment", seat, "payment", payments(position, seat, card, spare))
        paid = chosen
    return _resolve(run, potion, paid, spare, bonus, is_copy)


def payments(position: CauldronPosition, seat: Seat, card: Potion, spare: int) -> tuple[Bag, ...]:
    """Return every bag with which a seat can pay for a potion, in ascending order (A37, A38).

    What a bag lacks names the slot that is spared.
    """
    substitutes, spares = modifiers.bends(position, seat, card)
    return _payments(
        modifiers.within_reach(position, seat), card.needs, card.wild, substitutes, min(spares + spare, card.slots)
    )


@lru_cache(maxsize=1 << 10)
def _payments(have: Bag, needs: Bag, wild: int, substitutes: int, spares: int) -> tuple[Bag, ...]:
    """Return the payments: some slots are left out, listed tokens may be replaced, a wild slot takes any token."""
    listed = size(needs)
    found: set[Bag] = set()
    for missing in range(min(substitutes + spares, listed) + 1):
        anything = wild - spares + missing
        if anything < 0:
            continue
        for named in handfuls(needs, listed - missing):
            if covers(have, named):
                found.update(named + free for free in handfuls(have - named, anything))
    return tuple(sorted(found))


def _resolve(run: Run, potion: int, paid: Bag, spare: int, bonus: int, is_copy: bool) -> Frames:
    """Give the tokens back and add the Magik, with what zones and effects add to it."""
    position, seat, card = run.position, run.me, run.book.potions[potion]
    _pay(run, seat, paid)
    magik = modifiers.brew_magik(run.book, position, seat, card, bonus, run.price)
    if position.standing:
        _use_up(run, card, paid, spare)
    if run.tell is not None:
        run.tell(events.Brewed(seat, card.id, paid, magik))
    frames = operations.gain(run, seat, magik, brewed=True)
    if position.magik[seat] >= run.book.numbers.goal:
        # A43: the first to get there by a brew wins at once.
        position.winner = seat
        position.phase = OVER
        return ()
    if card.spell and not is_copy:
        operations.draw_spells(run, seat, "basic", 1)
    told = (("actor", seat), ("potion", potion), ("used", paid), ("brewed", magik))
    return (*frames, *later.due(run, "brew", seat, told=told))


def _use_up(run: Run, card: Potion, paid: Bag, spare: int) -> None:
    """Use up what helped in a brew; one that was not needed stays."""
    seat = run.me
    upkeep.use(run, "yield", seat, card.kinds, card.tier_bit, card.quick)
    if not card.quick and run.frame.source == "quick_brew":
        upkeep.use(run, "quick", seat, card.kinds, card.tier_bit)
    if card.slots - size(paid) > spare:
        upkeep.use(run, "spare", seat, card.kinds, card.tier_bit, card.quick)
    listed = card.listed - size(shortage(paid, card.needs))
    if size(paid) - listed > card.wild:
        upkeep.use(run, "substitute", seat, card.kinds, card.tier_bit, card.quick)


def _pay(run: Run, seat: Seat, paid: Bag) -> None:
    """Give tokens back to the game supply; of each kind those outside the cellars go first (A36)."""
    have = run.position.supply[seat]
    loose = paid
    if not covers(have, paid):
        loose = sum(min(count(have, kind), count(paid, kind)) * ONE[kind] for kind in ALL_KINDS)
    for kind in items_in(loose):
        operations.carry(run, kind, supply(seat), STOCK)
    for kind in items_in(paid - loose):
        operations.carry(run, kind, cellar(seat), STOCK)
